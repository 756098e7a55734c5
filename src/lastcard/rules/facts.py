"""What follows from the values of a rule set: which cards there are, and what they can do."""

from collections.abc import Mapping
from functools import cached_property

from lastcard.cards.decks import deck_counts
from lastcard.cards.faces import (
    COLOURS,
    FACES,
    MAX_SEATS,
    PLUS,
    PLUS_FOUR,
    PLUS_TWO,
    REVERSE,
    REVERSE_FOUR,
    SKIP,
    SYMBOLS,
    WILD,
)
from lastcard.engine.values import AMOUNTS
from lastcard.rules.kinds import Value


class RuleFacts:
    """Answers questions about a value for every option."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.values = values
        self.counts = deck_counts(str(values["deck"]))

    def __getitem__(self, name: str) -> Value:
        return self.values[name]

    # The deck

    def faces(self, symbol: int) -> list[int]:
        """The coloured faces of a symbol that the deck has."""
        places = (colour * SYMBOLS + symbol for colour in range(COLOURS))
        return [face for face in places if self.counts[face]]

    def copies(self, symbol: int) -> int:
        """How many cards of a symbol there are in all colours."""
        return sum(self.counts[face] for face in self.faces(symbol))

    def has(self, face: int) -> bool:
        """Whether the deck has a face."""
        return self.counts[face] > 0

    @cached_property
    def coloured_actions(self) -> list[int]:
        """The symbols of coloured special cards in the deck."""
        return [symbol for symbol in range(SKIP, SYMBOLS) if self.faces(symbol)]

    @cached_property
    def coloured_draws(self) -> list[int]:
        """The coloured draw cards in the deck."""
        return self.faces(PLUS_TWO) + self.faces(PLUS_FOUR)

    @cached_property
    def black(self) -> list[int]:
        """The black cards in the deck."""
        return [face for face in range(WILD, FACES) if self.has(face)]

    @cached_property
    def black_draws(self) -> list[int]:
        """The black draw cards in the deck."""
        return [face for face in self.black if PLUS[face]]

    @cached_property
    def opening_draws(self) -> list[int]:
        """The black draw cards that can open a round."""
        return [face for face in self.black_draws if face != REVERSE_FOUR]

    @cached_property
    def draws(self) -> list[int]:
        """All draw cards in the deck."""
        return self.coloured_draws + self.black_draws

    @cached_property
    def twins(self) -> list[int]:
        """The faces of which the deck has two or more."""
        return [face for face in range(FACES) if self.counts[face] >= 2]

    def number(self, option: str) -> int:
        """The number card that an option names; -1 if the deck has none."""
        number = self[option]
        return int(str(number)) if number != "none" and self.faces(int(str(number))) else -1

    @cached_property
    def opening_meanings(self) -> bool:
        """Whether a number card of the deck does something when it opens a round."""
        numbers = ("swap_number", "rotate_number", "slap_number", "silence_number")
        return any(self.number(option) >= 0 for option in numbers)

    # Players

    @cached_property
    def least(self) -> int:
        """The fewest players."""
        if self["teams"] != "none":
            return 4
        return 3 if self["sixty_nine"] else 2

    @cached_property
    def most(self) -> int:
        """The most players. If the deck has too few cards, this is less than the fewest players."""
        dealt = (sum(self.counts) - 1) // int(str(self["hand_size"]))
        if self["teams"] == "sides":
            return min(dealt, MAX_SEATS) // 2 * 2
        return min(dealt, 4 if self["teams"] == "partners" else MAX_SEATS)

    @cached_property
    def players_leave(self) -> bool:
        """Whether a player can be out while others play on."""
        return self["round_ends"] == "one left" or self["mercy"] != 0 or self["elimination"] != "none"

    @cached_property
    def two_players(self) -> bool:
        """Whether two people can play, or be the last two of more."""
        return self.least == 2 or self.players_leave

    # Owing cards

    @cached_property
    def stack_pairs(self) -> list[tuple[int, int]]:
        """The pairs of amounts in this deck that stack, as (answer, card below)."""
        found = {(PLUS[a], PLUS[b]) for a in self.draws for b in self.draws if self._stacks(a, b)}
        return [(a, b) for a in AMOUNTS for b in AMOUNTS if (a, b) in found]

    def _stacks(self, answer: int, below: int) -> bool:
        """Whether a draw card can answer another, if its colour is right."""
        words = self["stacking"]
        assert isinstance(words, tuple)
        if answer >= WILD and below >= WILD and not self["black_on_black"]:
            return False
        a, b = PLUS[answer], PLUS[below]
        return words == ("any",) or (words == ("rising",) and a >= b) or f"+{a} on +{b}" in words

    @cached_property
    def stacks_all(self) -> bool:
        """Whether every draw card of this deck can answer every other."""
        present = {PLUS[face] for face in self.draws}
        return len(self.stack_pairs) == len(present) ** 2

    @cached_property
    def coloured_answers(self) -> bool:
        """Whether a coloured draw card can be an answer to another draw card."""
        amounts = {PLUS[face] for face in self.coloured_draws}
        return any(answer in amounts for answer, _ in self.stack_pairs)

    @cached_property
    def deflecting(self) -> list[int]:
        """The symbols that pass owed cards on."""
        words = self["deflect_with"]
        assert isinstance(words, tuple)
        symbols = ((REVERSE, "reverse"), (SKIP, "skip"))
        wanted = [symbol for symbol, word in symbols if word in words and self.faces(symbol)]
        return wanted if any(self.deflectable(face) for face in self.draws) else []

    def deflectable(self, face: int) -> bool:
        """Whether the rules allow passing on the cards of a draw card."""
        if self["deflects"] == "+4":
            return PLUS[face] == 4
        return self["deflects"] == "any" or (face < WILD and face % SYMBOLS == PLUS_TWO)

    def answerable(self, face: int) -> bool:
        """Whether any card can answer a draw card."""
        stacked = any(self._stacks(answer, face) for answer in self.draws)
        return stacked or (bool(self.deflecting) and self.deflectable(face))

    @cached_property
    def answers(self) -> bool:
        """Whether any draw card can be answered."""
        return any(self.answerable(face) for face in self.draws)

    # Reactions

    @cached_property
    def jumps(self) -> list[int]:
        """The faces that you can jump in with."""
        if self["jump_in"] == "off":
            return []
        black = self["jump_in"] == "all" and self["black_on_black"]
        return [face for face in self.twins if face < WILD or black]

    @cached_property
    def pairs(self) -> list[int]:
        """The faces that you can play in pairs."""
        if not self["double_play"]:
            return []
        return [face for face in self.twins if face < WILD or self["black_on_black"]]

    def pairs_of(self, symbol: int) -> bool:
        """Whether you can play two identical cards of a coloured symbol together."""
        return any(face < WILD and face % SYMBOLS == symbol for face in self.pairs)

    def equals_of(self, symbol: int) -> bool:
        """Whether you can play several cards of a coloured symbol together, whatever their colours."""
        most = {"off": -1, "numbers": SKIP - 1, "symbols": PLUS_FOUR}[str(self["equal_cards"])]
        return symbol <= most and self.copies(symbol) > 1

    def several_of(self, symbol: int) -> bool:
        """Whether you can play more than one card of a coloured symbol in one turn."""
        return self.pairs_of(symbol) or self.equals_of(symbol)

    @cached_property
    def sixty_nines(self) -> list[int]:
        """The colours in which a sixty-nine can happen."""
        if not self["sixty_nine"]:
            return []
        return [c for c in range(COLOURS) if self.has(c * SYMBOLS + 6) and self.has(c * SYMBOLS + 9)]

    @cached_property
    def points(self) -> bool:
        """Whether there are points."""
        return self["scoring"] != "none"
