"""The state of a match: numbers only, of fixed size.

A declared colour belongs to the state, never to a card. Phases, which say what the game waits for, are in
phases.py.
"""

from typing import Annotated, Any, Protocol, Self

from lastcard.cards.faces import FACES, KINDS, MAX_DECK, MAX_SEATS

from .events import EVENTS
from .fields import Fields
from .phases import Phase

NOBODY = -1
NO_CARD = -1

# Why a round ended.
RUNNING, WENT_OUT, STALEMATE, LAST_LEFT, OUT_OF_TIME = range(5)

BySeat = Annotated[list[int], (MAX_SEATS,)]
Cards = Annotated[list[int], (MAX_DECK,)]
Entry = tuple[int, int, int, int]  # an event, see events.py


class RandomSource(Protocol):
    """Random numbers from outside the engine, by position: the same position gives the same number."""

    def below(self, n: int, position: int) -> tuple[int, int]:
        """A number from 0 to n-1, and the position after it."""
        ...


class State(Fields):
    """The interpreted form of the state.

    Sets of seats and of faces are numbers with one bit for each. Two slots are not part of the position:
    `log` collects events if it is a list; `stream`, if there is one, gives the random numbers in place of
    the engine's own generator, and `rng` is then the position in it.
    """

    # The table
    players: int
    rng: int
    round: int
    first: int  # the first player of this round; the dealer sits before
    next_first: int  # the first player of the next round, once this one is over
    scores: BySeat
    clockwise: BySeat  # the seat after each in clockwise order
    counterclockwise: BySeat
    # Seats that do not take part, one bit each
    out: int  # in this round: finished, knocked out or gone
    knocked: int  # knocked out in this round
    gone: int  # from the match
    seats_in: int  # how many still take part
    places: BySeat  # who went out first, second and so on, counted from 1; 0 for none
    # Whose decision
    phase: Phase
    turn: int
    asked: int  # who is asked in DEFEND, JOIN, DUMP
    opening: int  # whether an opening number is being settled, and nobody has acted since
    direction: int  # 1 clockwise, -1 counterclockwise
    # Cards. A hand is `hand`, `size`, `held` and `black`, which hands.py keeps in step.
    hand: Annotated[list[list[int]], (MAX_SEATS, FACES)]
    size: BySeat
    held: BySeat  # the coloured faces in each hand
    black: BySeat  # the black faces in each hand, the plain wild first
    pile: Cards  # the next card to be drawn is the last one
    pile_size: int
    discard: Cards  # what lies below the top card
    discard_size: int
    buried: int  # how many of them, at the bottom, nobody has seen: the hands of those knocked out
    top: int
    colour: int  # of the top card, declared or its own
    cards: int  # how many there are in all
    drawn: int  # the card of a DRAWN phase
    # Owing
    pending: int
    plus_face: int  # the last draw card of what is pending; deflecting cards may lie on it
    challengeable: int  # who can be challenged for the wild +4 on top
    guilty: int  # and whether it was a bluff
    laid: int  # how many cards the last play laid, or has laid so far
    # Uno
    called: BySeat
    announced: int
    forgot: int  # the seats that owe a penalty for a missing call, which comes by itself, one bit each
    window: BySeat  # acts until a seat can no longer be caught; 0 closed
    windows: int  # how many are open
    # Reactions
    jump_open: int
    partner: int  # with whom the swap under DEFEND would be
    opener: int  # of a sixty-nine
    joined: int  # seats in a sixty-nine
    slapped: int  # seats that have slapped
    silence: int
    accuser: int
    accused: int
    agreed: int  # votes
    disagreed: int
    # The end
    reason: int
    winners: int  # seats that won the round
    match_winners: int
    points: BySeat
    # What happened in this round, for statistics; no rule looks at it
    event_counts: Annotated[list[int], (EVENTS,)]
    card_counts: Annotated[list[int], (KINDS,)]  # cards laid, by kind: a symbol, or after them a black card

    log: list[Entry] | None
    stream: RandomSource | None

    def __init__(self) -> None:
        super().__init__()
        self.log = None
        self.stream = None

    def copy(self) -> Self:
        """An independent copy that keeps no log. Both take random numbers from one stream, each from its own
        position in it."""
        other = super().copy()
        other.log = None
        other.stream = self.stream
        return other

    def __copy__(self) -> Self:
        other = self.copy()
        other.log = None if self.log is None else self.log[:]
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.__copy__()


# What follows from the other fields, or has no consequence.
NOT_POSITION = ("held", "black", "event_counts", "card_counts")
