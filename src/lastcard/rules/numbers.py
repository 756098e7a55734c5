"""The rules as the engine sees them: numbers only, one for each option, and some tables made of them."""

from typing import TYPE_CHECKING

from lastcard.cards.decks import deck_counts
from lastcard.cards.faces import FACES, MAX_DECK, PLUS, PLUS_FOUR, SKIP, SYMBOLS, WILD, WILD_FOUR
from lastcard.rules.catalogue import NAMES, OPTIONS
from lastcard.rules.kinds import Value

# By face: copies in the deck, cards it makes the next player draw, points. The deck card by card. And
# by number: whether it has no meaning beyond itself.
TABLES: dict[str, tuple[int, ...]] = {
    "deck_counts": (FACES,),
    "plus": (FACES,),
    "points": (FACES,),
    "cards": (MAX_DECK,),
    "card_count": (),
    "plain": (SKIP,),
}


class RuleNumbers:
    """One attribute for each option, by the option's name, and one for each table."""

    __slots__ = (*NAMES, *TABLES)

    deck_counts: list[int]
    plus: list[int]
    points: list[int]
    cards: list[int]
    plain: list[int]

    def __init__(self, values: dict[str, Value]) -> None:
        for option in OPTIONS:
            setattr(self, option.name, option.kind.number(values[option.name]))
        self.deck_counts = list(deck_counts(str(values["deck"])))
        cards = [face for face in range(FACES) for _ in range(self.deck_counts[face])]
        self.card_count = len(cards)
        self.cards = cards + [0] * (MAX_DECK - len(cards))
        self.plus = list(PLUS)
        meant = {self.swap_number, self.rotate_number, self.slap_number, self.silence_number}
        meant |= {6, 9} if self.sixty_nine else set()
        self.plain = [int(number not in meant) for number in range(SKIP)]
        self.points = [self._points(face) for face in range(FACES)]

    if TYPE_CHECKING:  # every option is a number

        def __getattr__(self, name: str) -> int: ...
        def __setattr__(self, name: str, value: object) -> None: ...

    def _points(self, face: int) -> int:
        if face == WILD_FOUR or (face < WILD and face % SYMBOLS == PLUS_FOUR):
            return self.value_plus_four
        if face >= WILD:
            return self.value_wild
        symbol = face % SYMBOLS
        return self.value_action if symbol >= SKIP else symbol
