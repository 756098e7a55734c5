"""The state of a match: numbers only, of fixed size.

FIELDS is the whole of it: a name and its shape (none for a single number). The interpreted engine keeps
it in a plain object with lists.

One *phase* is in force at any time, and says which decision the game waits for:

    COLOUR       the first player chooses the colour of an opening black card
    TURN         the seat on turn plays, draws, takes or challenges
    DRAWN        the seat on turn plays the card it drew, or keeps it
    SWAP         the seat on turn says with whom it swaps hands
    DEFEND       the seat `asked` may stop that swap
    SLAP         everybody slaps the pile
    JOIN         the seat `asked` joins a sixty-nine or not
    DUMP         the seat `asked` sheds the colour of a sixty-nine or not
    ROUND_OVER   somebody asks for the next round
    MATCH_OVER   nothing more to decide
"""

from typing import Protocol

from lastcard.cards.faces import FACES, KINDS, MAX_DECK, MAX_SEATS

from .events import EVENTS
from .fields import Fields, Shapes

COLOUR, TURN, DRAWN, SWAP, DEFEND, SLAP, JOIN, DUMP, ROUND_OVER, MATCH_OVER = range(10)
PHASE_NAMES = (
    "colour",
    "turn",
    "drawn",
    "swap",
    "defend",
    "slap",
    "join",
    "dump",
    "round over",
    "match over",
)

NOBODY = -1
NO_CARD = -1

# Why a round ended.
RUNNING, WENT_OUT, STALEMATE = range(3)

FIELDS: Shapes = {
    # the table
    "players": (),
    "rng": (),
    "round": (),
    "first": (),  # the first player of this round; the dealer sits before
    "scores": (MAX_SEATS,),
    # whose decision
    "phase": (),
    "turn": (),
    "asked": (),  # who is asked in DEFEND, JOIN, DUMP
    "direction": (),  # 1 clockwise, -1 counterclockwise
    # cards
    "hand": (MAX_SEATS, FACES),
    "size": (MAX_SEATS,),
    "held": (MAX_SEATS,),  # the faces in each hand, one bit each: hands are asked about far more than changed
    "pile": (MAX_DECK,),  # the next card to be drawn is the last one
    "pile_size": (),
    "discard": (MAX_DECK,),  # what lies below the top card
    "discard_size": (),
    "top": (),
    "colour": (),  # of the top card, declared or its own
    "cards": (),  # how many there are in all
    "drawn": (),  # the card of a DRAWN phase
    # owing
    "pending": (),
    "plus_face": (),  # the last draw card of what is pending; deflecting cards may lie on it
    "layer": (),  # who can be challenged for the wild +4 on top
    "guilty": (),  # and whether it was a bluff
    "laid": (),  # how many cards the last play laid
    # Uno
    "called": (MAX_SEATS,),
    "announced": (),
    "window": (MAX_SEATS,),  # acts until a seat can no longer be caught; 0 closed
    "windows": (),  # how many are open
    # reactions
    "jump_open": (),
    "partner": (),  # with whom the swap under DEFEND would be
    "opener": (),  # of a sixty-nine
    "joined": (),  # seats in a sixty-nine, one bit each
    "slapped": (),  # seats that have slapped, one bit each
    "silence": (),
    "accuser": (),
    "accused": (),
    "agreed": (),  # votes, one bit a seat
    "disagreed": (),
    # the end
    "reason": (),
    "winners": (),  # of the round, one bit a seat
    "match_winners": (),
    "points": (MAX_SEATS,),
    # what happened in this round, for statistics; no rule asks
    "event_counts": (EVENTS,),
    "card_counts": (KINDS,),  # cards laid, by kind: a symbol, or after them a black card
}

# What follows from the other fields, or has no consequence.
NOT_POSITION = ("held", "event_counts", "card_counts")


class Chance(Protocol):
    """Random numbers from outside the engine, by position: the same position gives the same number."""

    def below(self, n: int, position: int) -> tuple[int, int]:
        """A number from 0 to n-1, and the position after it."""
        ...


class State(Fields):
    """The interpreted form of the state. `log` collects events if it is a list. `stream` is where chance
    comes from in place of the engine's own generator; `rng` is then the position in it."""

    __slots__ = (*FIELDS, "log", "stream")
    FIELDS = FIELDS

    def __init__(self) -> None:
        super().__init__()
        self.log: list[tuple[int, int, int, int]] | None = None
        self.stream: Chance | None = None

    def copy(self) -> "State":
        """An independent copy; events are not copied, the copy keeps none. Both take their chance from one
        stream, each from its own position in it."""
        other = State.__new__(State)
        for name, shape in FIELDS.items():
            value = getattr(self, name)
            if shape:
                value = [row[:] for row in value] if len(shape) == 2 else value[:]
            setattr(other, name, value)
        other.log = None
        other.stream = self.stream
        return other
