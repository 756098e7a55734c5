"""The counts of simulated games. They are whole numbers, so that the counts of parts can be added up."""

from typing import Annotated

from lastcard.cards.faces import KINDS, MAX_SEATS

from ..engine.events import EVENTS
from ..engine.fields import Fields
from ..engine.kernel import kernel
from ..engine.numbers import RuleNumbers
from ..engine.phases import MATCH_OVER, ROUND_OVER
from ..engine.state import STALEMATE, State
from ..engine.values import NO_TEAMS

LONGEST = 10_000  # moves; a longer round is given up, and its match with it
MOST_ROUNDS = 10_000  # of a match; a longer match is given up

BySeat = Annotated[list[int], (MAX_SEATS,)]
ByEvent = Annotated[list[int], (EVENTS,)]
ByCard = Annotated[list[int], (KINDS,)]


class Tally(Fields):
    """The counts of some games. Squares are for the variance of a count from round to round."""

    matches: int
    rounds: int  # finished
    endless: int  # given up
    stalemates: int
    lengths: Annotated[list[int], (LONGEST + 1,)]  # rounds by their number of moves
    wins: BySeat  # rounds won
    place_wins: BySeat  # rounds won by place, counted from the first player of the round
    match_wins: BySeat
    points: int  # of all seats, or teams, in a round
    points_squared: int
    match_rounds: int
    match_rounds_squared: int
    longest_match: int
    events: ByEvent
    events_squared: ByEvent
    cards: ByCard  # played, by kind of card
    cards_squared: ByCard

    def __add__(self, other: "Tally") -> "Tally":
        """The sum of two tallies."""
        total = Tally()
        for name, shape in self.FIELDS.items():
            mine, theirs = getattr(self, name), getattr(other, name)
            if name == "longest_match":
                total.longest_match = max(mine, theirs)
            elif shape:
                setattr(total, name, [a + b for a, b in zip(mine, theirs, strict=True)])
            else:
                setattr(total, name, mine + theirs)
        return total


@kernel
def count_round(s: State, r: RuleNumbers, t: Tally, moves: int) -> None:
    """Count a round that is over, or was given up."""
    t.lengths[min(moves, LONGEST)] += 1
    if s.phase < ROUND_OVER:
        t.endless += 1
        return
    t.rounds += 1
    if s.reason == STALEMATE:
        t.stalemates += 1
    points = 0
    for seat in range(s.players):
        if r.teams == NO_TEAMS or seat < 2:  # a team shares its points
            points += s.points[seat]
        won = (s.winners >> seat) & 1
        t.wins[seat] += won
    seat = s.first
    for place in range(s.players):
        t.place_wins[place] += (s.winners >> seat) & 1
        seat = s.clockwise[seat]
    t.points += points
    t.points_squared += points * points
    count_happenings(s, t)


@kernel
def count_happenings(s: State, t: Tally) -> None:
    """Count the events and the cards of a round."""
    for kind in range(EVENTS):
        count = s.event_counts[kind]
        t.events[kind] += count
        t.events_squared[kind] += count * count
    for kind in range(KINDS):
        count = s.card_counts[kind]
        t.cards[kind] += count
        t.cards_squared[kind] += count * count


@kernel
def count_match(s: State, t: Tally) -> None:
    """Count a match that is over."""
    if s.phase == MATCH_OVER:
        t.matches += 1
        t.match_rounds += s.round
        t.match_rounds_squared += s.round * s.round
        t.longest_match = max(t.longest_match, s.round)
        for seat in range(s.players):
            t.match_wins[seat] += (s.match_winners >> seat) & 1
