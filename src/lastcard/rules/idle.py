"""Reasons why an option does nothing with the values of the others. The catalogue lists them by option."""

from collections.abc import Callable
from dataclasses import dataclass

from lastcard.cards.faces import (
    BLANK,
    FACES,
    PLUS,
    PLUS_FOUR,
    REVERSE,
    ROULETTE,
    SHUFFLE_HANDS,
    SKIP,
    SWAP_HANDS,
    WILD,
    WILD_FOUR,
)
from lastcard.rules.facts import RuleFacts
from lastcard.rules.kinds import Value


@dataclass(frozen=True)
class Idle:
    """A reason why an option does nothing.

    `culprit` is the option to change if you want the effect. `key` names the text that says why
    (`idle-<key>`). If the option `follows`, it also does nothing whenever its culprit does nothing.
    """

    culprit: str
    applies: Callable[[RuleFacts], bool]
    key: str
    follows: bool = False


def when(culprit: str, *values: Value, key: str = "") -> Idle:
    """Another option has one of these values, or does nothing itself."""
    return Idle(culprit, lambda facts: facts[culprit] in values, key or culprit, follows=True)


def without_number(option: str) -> Idle:
    """An option names a number card that is not in the deck. "none" names no card and is in force."""
    return Idle("deck", lambda facts: facts[option] != "none" and facts.number(option) < 0, "no-such-number")


_HANDS = (SWAP_HANDS, SHUFFLE_HANDS, BLANK)  # the cards that have a value of their own


def _limit_above_mercy(facts: RuleFacts) -> bool:
    limit, mercy = int(str(facts["hand_limit"])), int(str(facts["mercy"]))
    return 0 < mercy <= limit


def _no_bomb(facts: RuleFacts) -> bool:
    """Whether so many equal numbers cannot be laid at once. A pair of twins is enough for a bomb of two."""
    if facts["bomb"] == 0 or facts["equal_cards"] != "off":
        return False
    return not (facts["bomb"] == 2 and facts["double_play"])


def _swaps(facts: RuleFacts) -> bool:
    """Whether a card of the deck swaps hands."""
    return facts.number("swap_number") >= 0 or facts.has(SWAP_HANDS)


def _no_action_to_count(facts: RuleFacts) -> bool:
    return all(symbol == PLUS_FOUR for symbol in facts.coloured_actions)


def _no_wild_to_count(facts: RuleFacts) -> bool:
    others = (WILD_FOUR, *_HANDS)
    return not any(facts.has(face) for face in range(WILD, FACES) if face not in others)


def _no_four(facts: RuleFacts) -> bool:
    return not facts.has(WILD_FOUR) and not facts.faces(PLUS_FOUR)


def _no_deflecting(facts: RuleFacts) -> bool:
    return bool(facts["deflect_with"]) and not facts.deflecting


def _no_jumps(facts: RuleFacts) -> bool:
    return facts["jump_in"] != "off" and not facts.jumps


def _no_jump_on_draw(facts: RuleFacts) -> bool:
    return not any(PLUS[face] for face in facts.jumps)


def _no_sixty_nine(facts: RuleFacts) -> bool:
    return bool(facts["sixty_nine"]) and not facts.sixty_nines


# The deck lacks the cards.
NO_ACTIONS = Idle("deck", lambda facts: not facts.coloured_actions, "no-actions")
NO_ACTION_TO_COUNT = Idle("deck", _no_action_to_count, "no-actions")
NO_BLACK = Idle("deck", lambda facts: not facts.black, "no-black")
NO_BLACK_DRAWS = Idle("deck", lambda facts: not facts.black_draws, "no-black-draws")
NO_BLACK_DRAW_OPENS = Idle("deck", lambda facts: not facts.opening_draws, "no-black-draws")
NO_DEFLECTING = Idle("deck", _no_deflecting, "no-deflecting")
NO_DRAWS = Idle("deck", lambda facts: not facts.draws, "no-draws")
NO_FOUR = Idle("deck", _no_four, "no-four")
NO_JUMPS = Idle("deck", _no_jumps, "no-twins")
NO_REVERSE = Idle("deck", lambda facts: not facts.faces(REVERSE), "no-reverse")
NO_SIXTY_NINE = Idle("deck", _no_sixty_nine, "no-six-and-nine")
NO_SKIP_PAIRS = Idle("deck", lambda facts: not facts.several_of(SKIP), "no-skip-pairs")
NO_ROULETTE = Idle("deck", lambda facts: not facts.has(ROULETTE), "no-roulette")
NO_BLANK = Idle("deck", lambda facts: not facts.has(BLANK), "no-blank")
NO_HANDS_TO_COUNT = Idle("deck", lambda facts: not any(facts.has(face) for face in _HANDS), "no-hands")
NO_TWINS = Idle(
    "deck", lambda facts: not facts.pairs if facts["double_play"] else not facts.twins, "no-twins"
)
NO_WILD = Idle("deck", lambda facts: not facts.has(WILD), "no-wild")
NO_WILD_OPENS = Idle("deck", lambda facts: not facts.has(WILD) and not facts.has(BLANK), "no-wild")
NO_WILD_FOUR = Idle("deck", lambda facts: not facts.has(WILD_FOUR), "no-wild-four")
NO_WILD_TO_COUNT = Idle("deck", _no_wild_to_count, "no-wild")

# Without an option, or the cards for it.
NO_PAIRS_OF_SKIPS = Idle(
    "double_play",
    lambda facts: not facts["double_play"] and facts["equal_cards"] != "symbols",
    "double_play",
)
NO_SWAP = Idle(
    "swap_number", lambda facts: facts["swap_number"] == "none" and not _swaps(facts), "swap_number"
)
NO_SWAP_CARD = Idle(
    "deck", lambda facts: facts["swap_number"] != "none" and not _swaps(facts), "no-such-number"
)
NEVER_TWO_IN_TEAMS = Idle("teams", lambda facts: facts["teams"] != "none" and not facts.two_players, "teams")
NEVER_TWO = Idle(
    "sixty_nine", lambda facts: bool(facts["sixty_nine"]) and not facts.two_players, "sixty_nine"
)

# Other options allow it for other cards only.
NO_COLOURED_ANSWERS = Idle("stacking", lambda facts: not facts.coloured_answers, "no-coloured-answers")
NO_BOMB = Idle("equal_cards", _no_bomb, "no-bomb")
NO_MEANINGS = Idle("swap_number", lambda facts: not facts.opening_meanings, "no-meanings")
LIMIT_ABOVE_MERCY = Idle("mercy", _limit_above_mercy, "limit-above-mercy")
NO_JUMP_ON_DRAW = Idle("jump_in", _no_jump_on_draw, "no-jump-on-draw")
