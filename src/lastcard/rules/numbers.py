"""Option values as the numbers that the engine works with."""

from collections.abc import Mapping

from lastcard.cards.decks import deck_counts
from lastcard.cards.faces import FACES, MAX_DECK, PLUS, PLUS_FOUR, SKIP, SYMBOLS, WILD, WILD_FOUR
from lastcard.engine.numbers import RuleNumbers
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
    r.plus = list(PLUS)
    meant = {r.swap_number, r.rotate_number, r.slap_number, r.silence_number}
    meant |= {6, 9} if r.sixty_nine else set()
    r.plain = [int(number not in meant) for number in range(SKIP)]
    r.points = [_points(r, face) for face in range(FACES)]
    return r


def _points(r: RuleNumbers, face: int) -> int:
    if face == WILD_FOUR or (face < WILD and face % SYMBOLS == PLUS_FOUR):
        return r.value_plus_four
    if face >= WILD:
        return r.value_wild
    symbol = face % SYMBOLS
    return r.value_action if symbol >= SKIP else symbol
