"""Option values as the numbers that the engine works with."""

from collections.abc import Mapping

from lastcard.cards.decks import deck_counts
from lastcard.cards.faces import (
    AIMED_TWO,
    BLANK,
    COLOURS,
    DISCARD_ALL,
    FACES,
    MAX_DECK,
    PLUS,
    PLUS_FOUR,
    SHUFFLE_HANDS,
    SKIP,
    SWAP_HANDS,
    SYMBOLS,
    WILD,
    WILD_FOUR,
)
from lastcard.engine.numbers import RuleNumbers
from lastcard.engine.values import AT_ONCE, EQUAL_OFF, LAST_NO_DRAW_CARD, LAST_NUMBER, ONE_LEFT, PAIRS
from lastcard.rules.catalogue import OPTIONS
from lastcard.rules.kinds import Value


def rule_numbers(values: Mapping[str, Value]) -> RuleNumbers:
    """The numbers of a complete rule set."""
    r = RuleNumbers()
    for option in OPTIONS:
        setattr(r, option.name, option.kind.number(values[option.name]))
    r.deck_counts = list(deck_counts(str(values["deck"])))
    cards = [face for face in range(FACES) for _ in range(r.deck_counts[face])]
    r.card_count = len(cards)
    r.cards = cards + [0] * (MAX_DECK - len(cards))
    r.most_announced = _most_announced(r)
    r.plus = list(PLUS)
    meant = {r.swap_number, r.rotate_number, r.slap_number, r.silence_number}
    meant |= {6, 9} if r.sixty_nine else set()
    r.plain = [int(number not in meant) for number in range(SKIP)]
    r.points = [_points(r, face) for face in range(FACES)]
    r.ends = [int(_can_be_last(r, face)) for face in range(FACES)]
    r.fitting_suffices = int(all(r.ends[:WILD]) and r.equal_cards == EQUAL_OFF)
    followed_up = (r.mercy > 0, r.hand_limit > 0, r.round_ends == ONE_LEFT, r.catch_until == AT_ONCE)
    r.has_follow_ups = int(any(followed_up))
    for bit, (amount, below) in enumerate(PAIRS):
        r.stacks[amount] |= (r.stacking >> bit & 1) << below
    return r


def _points(r: RuleNumbers, face: int) -> int:
    if face == WILD_FOUR or (face < WILD and face % SYMBOLS == PLUS_FOUR):
        return r.value_plus_four
    if face in (SWAP_HANDS, SHUFFLE_HANDS, BLANK):
        return r.value_hands
    if face >= WILD:
        return r.value_wild
    symbol = face % SYMBOLS
    return r.value_action if symbol >= SKIP else symbol


def _most_announced(r: RuleNumbers) -> int:
    """The largest hand that one play can reduce to one card: a discard-all and equal cards know no limit."""
    discards = any(r.deck_counts[colour * SYMBOLS + DISCARD_ALL] for colour in range(COLOURS))
    if discards or r.equal_cards != EQUAL_OFF:
        return r.card_count
    return 3 if r.double_play else 2


def _can_be_last(r: RuleNumbers, face: int) -> bool:
    """Whether the last card of a hand can have this face."""
    if face >= WILD and not r.go_out_on_black:
        return False
    if r.last_card == LAST_NUMBER:
        return face < WILD and face % SYMBOLS < SKIP
    return r.last_card != LAST_NO_DRAW_CARD or not (PLUS[face] or face == AIMED_TWO)
