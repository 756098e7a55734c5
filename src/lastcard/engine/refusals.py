"""Why a move is refused, with the rules of the ledger that say so.

A refusal for mistakes of input (no such card in that hand) costs nothing under any rules.
"""

from typing import NewType

from .numbering import names_in

Refusal = NewType("Refusal", int)
_rules: list[tuple[str, ...]] = []


def _refusal(*rules: str) -> Refusal:
    """Declare the next refusal and the rules it rests on."""
    _rules.append(rules)
    return Refusal(len(_rules) - 1)


OK = _refusal()
# Input
NOT_HELD = _refusal("C15")
NO_SUCH_SEAT = _refusal()
NO_SUCH_MOVE = _refusal()
COLOUR_NEEDED = _refusal("B10", "E36")
COLOUR_NOT_YOURS = _refusal("E36")
# Time
ROUND_IS_OVER = _refusal("C17")
ROUND_IS_RUNNING = _refusal("C17")
MATCH_IS_OVER = _refusal("C01")
DECK_TOO_SMALL = _refusal("B01")
NOT_YOUR_TURN = _refusal("B05", "C15", "G01", "O03", "D01")
YOU_ARE_OUT = _refusal("E04", "E05", "E07")
DECIDE_FIRST = _refusal("B05")
NOT_ASKED = _refusal("B05")
# Cards
DOES_NOT_FIT = _refusal("B07", "C02", "G01", "O03", "D01")
ONLY_THE_DRAWN_CARD = _refusal("C03", "G21")
NO_PAIRS = _refusal("G21")
PAIR_NOT_IDENTICAL = _refusal("G21")
WILD_ON_BLACK_PLUS = _refusal("G16")
BLACK_LAST_CARD = _refusal("B08")
DRAW_CARD_LAST = _refusal("E02")
LAST_IS_NUMBER = _refusal("E02")
NO_BLACK_ON_BLACK = _refusal("E18")
NO_EQUAL_CARDS = _refusal("E01")
NOT_EQUAL = _refusal("E01")
LAY_ANOTHER = _refusal("E01")
FOUR_HAS_COLOUR = _refusal("C10", "C11", "D02")
FOUR_HAS_NUMBER = _refusal("C10", "C11")
FOUR_HAS_ALTERNATIVE = _refusal("O12")
# Drawing and owing
TAKE_FIRST = _refusal("B11", "B20", "C06", "G14", "O13", "D06")
NO_STACKING = _refusal("B20", "C06", "D06")
STACK_NOT_LISTED = _refusal("O13", "D13")
STACK_WRONG_COLOUR = _refusal("G12", "G15")
NO_DEFLECTING = _refusal("G07")
NOT_DEFLECTABLE = _refusal("G07")
DEFLECT_DOES_NOT_FIT = _refusal("G07", "A01")
NOTHING_PENDING = _refusal("B11", "C06", "G14")
CAN_PLAY = _refusal("C03", "D03")
NOTHING_TO_DRAW = _refusal("D07")
AT_HAND_LIMIT = _refusal("E12")
MUST_PLAY_DRAWN = _refusal("O11")
NOTHING_DRAWN = _refusal("B05")
# Challenge
NO_CHALLENGES = _refusal("B08", "C12", "O12", "D10")
NOTHING_TO_CHALLENGE = _refusal("C12", "O12", "D10")
NOT_THE_VICTIM = _refusal("C12", "O12", "D10")
OWN_CARD = _refusal("D10")
# Uno
WRONG_CALL = _refusal("B18", "C04", "G26", "O04", "D04")
NO_CATCHING = _refusal("B15", "C05", "G26", "O04", "D04")
CATCH_SELF = _refusal("B15", "C05", "G26", "O04", "D04")
WRONG_CATCH = _refusal("B16", "C05", "G30", "O04", "D04")
CATCH_TOO_EARLY = _refusal("G27", "G29")
# Jump-in
NO_JUMP_IN = _refusal("G20", "O14", "D12")
JUMP_NOT_BLACK = _refusal("O14")
JUMP_NOT_IDENTICAL = _refusal("G20", "D12")
JUMP_TOO_LATE = _refusal("G25", "O14")
JUMP_WHILE_OWED = _refusal("E19")
# Swap
NOTHING_TO_SWAP = _refusal("G17", "O15")
SWAP_SELF = _refusal("G17", "O15")
SEAT_IS_OUT = _refusal("E04", "E05", "E07")
NOTHING_TO_AIM = _refusal("E40")
AIM_AT_SELF = _refusal("E40")
MUST_SWAP = _refusal("O15", "D11")
NOTHING_TO_DEFEND = _refusal("G18")
WRONG_DEFENCE_CARD = _refusal("G18")
# Slap, silence
NO_SLAPPING = _refusal("A03")
WRONG_SLAP = _refusal("A03")
NO_SILENCE = _refusal("A02")
# Sixty-nine
NO_SIXTY_NINE = _refusal("D15")
WRONG_JOIN_CARD = _refusal("D15")
DUMP_ALL_OR_NONE = _refusal("D15")
# Table talk
NO_ACCUSATIONS = _refusal("C14")
ACCUSE_SELF = _refusal("C14")
ACCUSE_TWO_PLAYERS = _refusal("C14")
ACCUSATION_OPEN = _refusal("C14")
NO_VOTE = _refusal("C14")
# Opening
NO_COLOUR_ASKED = _refusal("B03", "C09", "E36")
# The clock
NO_TURN_CLOCK = _refusal("A06")
NO_CATCH_CLOCK = _refusal("D04")
NO_MATCH_CLOCK = _refusal("E15")

NAMES = names_in(globals(), "-")
REFUSALS = dict(zip(NAMES, _rules, strict=True))  # the rules of each, by its name
