"""What follows from a rule set: which cards there are, who can play, which options have an effect."""

from collections.abc import Callable
from functools import cached_property

from lastcard.cards.faces import (
    COLOURS,
    FACES,
    MAX_SEATS,
    PLUS,
    PLUS_FOUR,
    PLUS_TWO,
    REVERSE,
    SKIP,
    SYMBOLS,
    WILD,
    WILD_FOUR,
    WILD_ONE,
    WILD_TWO,
)
from lastcard.engine.values import AMOUNTS, BY_REVERSE, BY_SKIP, DEFLECTS_ANY
from lastcard.rules import Rules
from lastcard.rules.catalogue import BY_NAME
from lastcard.rules.kinds import Value

NUMBER_OPTIONS = ("swap_number", "rotate_number", "slap_number", "silence_number")


class Facts:
    """Answers questions about a rule set."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.r = rules.numbers

    def __getitem__(self, name: str) -> Value:
        return self.rules[name]

    # The deck

    def faces(self, symbol: int) -> list[int]:
        """The coloured faces of a symbol that the deck has."""
        places = (colour * SYMBOLS + symbol for colour in range(COLOURS))
        return [face for face in places if self.r.deck_counts[face]]

    def copies(self, symbol: int) -> int:
        """How many cards of a symbol there are in all colours."""
        return sum(self.r.deck_counts[face] for face in self.faces(symbol))

    def has(self, face: int) -> bool:
        """Whether the deck has a face."""
        return self.r.deck_counts[face] > 0

    @cached_property
    def coloured_actions(self) -> list[int]:
        """The symbols of coloured special cards in the deck."""
        return [symbol for symbol in (SKIP, REVERSE, PLUS_TWO, PLUS_FOUR) if self.faces(symbol)]

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
    def draws(self) -> list[int]:
        """All draw cards in the deck."""
        return self.coloured_draws + self.black_draws

    @cached_property
    def twins(self) -> list[int]:
        """The faces of which the deck has two or more."""
        return [face for face in range(FACES) if self.r.deck_counts[face] >= 2]

    def number(self, option: str) -> int:
        """The number card that an option names; -1 if the deck has none."""
        number = int(getattr(self.r, option))
        return number if number >= 0 and self.faces(number) else -1

    @cached_property
    def meanings(self) -> list[str]:
        """The options that make a number card of this deck special."""
        return [option for option in NUMBER_OPTIONS if self.number(option) >= 0]

    # Players

    @cached_property
    def least(self) -> int:
        """The fewest players."""
        if self["teams"] == "partners":
            return 4
        return 3 if self["sixty_nine"] else 2

    @cached_property
    def most(self) -> int:
        """The most players. If the deck has too few cards, this is less than the fewest players."""
        dealt = (self.r.card_count - 1) // self.r.hand_size
        return min(dealt, 4 if self["teams"] == "partners" else MAX_SEATS)

    @cached_property
    def two_players(self) -> bool:
        """Whether two people can play."""
        return self.least == 2

    # Owing cards

    @cached_property
    def stack_pairs(self) -> list[tuple[int, int]]:
        """The pairs of amounts in this deck that stack, as (answer, card below)."""
        present = [amount for amount in AMOUNTS if any(PLUS[face] == amount for face in self.draws)]
        return [(a, b) for a in present for b in present if self.r.stacking >> (a // 2 * 3 + b // 2) & 1]

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
        bits = ((REVERSE, BY_REVERSE), (SKIP, BY_SKIP))
        wanted = [symbol for symbol, bit in bits if self.r.deflect_with & bit and self.faces(symbol)]
        return wanted if any(self.deflectable(face) for face in self.draws) else []

    def deflectable(self, face: int) -> bool:
        """Whether the rules allow passing on the cards of a draw card."""
        coloured_two = face < WILD and face % SYMBOLS == PLUS_TWO
        return self.r.deflects == DEFLECTS_ANY or coloured_two

    def answerable(self, face: int) -> bool:
        """Whether any card can answer a draw card."""
        stacked = any(below == PLUS[face] for _, below in self.stack_pairs)
        return stacked or (bool(self.deflecting) and self.deflectable(face))

    @cached_property
    def answers(self) -> bool:
        """Whether any draw card can be answered."""
        return any(self.answerable(face) for face in self.draws)

    # Reactions

    @cached_property
    def challenges(self) -> bool:
        """Whether the wild +4 can be challenged."""
        return self.in_force("challenge_by") and self["challenge_by"] != "nobody"

    @cached_property
    def bluffs(self) -> bool:
        """Whether the wild +4 can be played as a bluff."""
        return self.in_force("wild_draw_four_bluff") and bool(self["wild_draw_four_bluff"])

    @cached_property
    def jumps(self) -> list[int]:
        """The faces that you can jump in with."""
        if self["jump_in"] == "off":
            return []
        return [face for face in self.twins if face < WILD or self["jump_in"] == "all"]

    @cached_property
    def pairs(self) -> list[int]:
        """The faces that you can play in pairs."""
        return self.twins if self["double_play"] else []

    def pairs_of(self, symbol: int) -> bool:
        """Whether you can play two cards of a coloured symbol together."""
        return any(face < WILD and face % SYMBOLS == symbol for face in self.pairs)

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

    # Options

    def in_force(self, name: str) -> bool:
        """Whether an option has an effect: no other option and no missing card makes it pointless."""
        idle = BY_NAME[name].idle_when
        if idle and (self[idle[0]] in idle[1] or not self.in_force(idle[0])):
            return False
        pointless = _POINTLESS.get(name)
        return pointless is None or not pointless(self)


def _no_wild_four(facts: Facts) -> bool:
    return not facts.has(WILD_FOUR)


def _no_two_player_reverse(facts: Facts) -> bool:
    return not facts.faces(REVERSE) or not facts.two_players


def _no_guilt(facts: Facts) -> bool:
    return not facts.bluffs


def _without(option: str) -> Callable[[Facts], bool]:
    """Whether an option names a number card that is not in the deck. "none" names no card and is in force."""
    return lambda facts: facts[option] != "none" and facts.number(option) < 0


# Options that have no effect with certain decks or numbers of players, besides what the catalogue says.
_POINTLESS: dict[str, Callable[[Facts], bool]] = {
    "opening_actions": lambda facts: not facts.coloured_actions,
    "opening_wild": lambda facts: not facts.has(WILD),
    "opening_wild_draw": lambda facts: not facts.black_draws,
    "opening_reverse": lambda facts: not facts.faces(REVERSE),
    "wild_draw_four": _no_wild_four,
    "guilty_draws": _no_guilt,
    "go_out_on_black": lambda facts: not facts.black,
    "last_card_draws": lambda facts: not facts.draws,
    "plain_wild_on_black_plus": lambda facts: not (facts.has(WILD) and facts.black_draws),
    "stacking": lambda facts: not facts.draws,
    "stacking_colour": lambda facts: not facts.coloured_answers,
    "deflect_with": lambda facts: bool(facts["deflect_with"]) and not facts.deflecting,
    "two_player_reverse_skips": _no_two_player_reverse,
    "jump_in": lambda facts: facts["jump_in"] != "off" and not facts.jumps,
    "jump_in_on_draw": lambda facts: not any(PLUS[face] for face in facts.jumps),
    "double_play": lambda facts: not facts.twins,
    "double_skip": lambda facts: not facts.pairs_of(SKIP),
    "swap_number": _without("swap_number"),
    "rotate_number": _without("rotate_number"),
    "slap_number": _without("slap_number"),
    "silence_number": _without("silence_number"),
    "sixty_nine": lambda facts: bool(facts["sixty_nine"]) and not facts.sixty_nines,
    "value_action": lambda facts: not any(s != PLUS_FOUR for s in facts.coloured_actions),
    "value_wild": lambda facts: not any(facts.has(face) for face in (WILD, WILD_ONE, WILD_TWO)),
    "value_plus_four": lambda facts: not (facts.has(WILD_FOUR) or facts.faces(PLUS_FOUR)),
}
