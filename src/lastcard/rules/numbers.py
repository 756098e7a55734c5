"""The rules as the engine sees them: numbers only, one for each option, and three tables by face."""

from typing import TYPE_CHECKING

from lastcard.cards.decks import deck_counts
from lastcard.cards.faces import FACES, PLUS, PLUS_FOUR, SKIP, SYMBOLS, WILD, WILD_FOUR
from lastcard.rules.catalogue import NAMES, OPTIONS
from lastcard.rules.kinds import Value

TABLES = ("deck_counts", "plus", "points")


class RuleNumbers:
    """One attribute an option, by the option's name; and by face: copies in the deck, +amount, points."""

    __slots__ = (*NAMES, *TABLES)

    deck_counts: list[int]
    plus: list[int]
    points: list[int]

    def __init__(self, values: dict[str, Value]) -> None:
        for option in OPTIONS:
            setattr(self, option.name, option.kind.number(values[option.name]))
        self.deck_counts = list(deck_counts(str(values["deck"])))
        self.plus = list(PLUS)
        self.points = [self._points(face) for face in range(FACES)]

    if TYPE_CHECKING:  # every option is a number

        def __getattr__(self, name: str) -> int: ...

    def _points(self, face: int) -> int:
        if face == WILD_FOUR or (face < WILD and face % SYMBOLS == PLUS_FOUR):
            return self.value_plus_four
        if face >= WILD:
            return self.value_wild
        symbol = face % SYMBOLS
        return self.value_action if symbol >= SKIP else symbol
