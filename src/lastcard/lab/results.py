"""The results of a simulation: figures by name, in the order in which they are shown.

A name is public interface: it stands in JSON and CSV, and its words are the text `figure-<name>`.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from lastcard.autoplay.tally import LONGEST, Tally
from lastcard.cards.faces import PLUS_FOUR, PLUS_TWO, REVERSE, SKIP, SYMBOLS
from lastcard.engine import events
from lastcard.lab.figures import Figure, largest, mean, mean_count, mean_of_counts, more_than, quantile, share
from lastcard.lab.simulation import Simulation
from lastcard.rules import Rules
from lastcard.rules.catalogue import NUMBER_CARDS

# The sections of a report. Those in SHARES are shown in percent.
LENGTHS, WINS, POINTS, LONG, CARDS, HAPPENINGS = "lengths", "wins", "points", "long", "cards", "happenings"
SHARES = (WINS, LONG)

_SPECIAL = {
    "skip": SKIP,
    "reverse": REVERSE,
    "plus-two": PLUS_TWO,
    "plus-four": PLUS_FOUR,
    "wild": SYMBOLS,
    "wild-plus-one": SYMBOLS + 1,
    "wild-plus-two": SYMBOLS + 2,
    "wild-plus-four": SYMBOLS + 3,
}
_EVENTS = {
    "cards-drawn": events.DREW,
    "debts-taken": events.TOOK,
    "reshuffles": events.RESHUFFLED,
    "uno-calls": events.CALLED,
    "catches": events.CAUGHT,
    "jump-ins": events.JUMPED,
    "challenges": events.CHALLENGED,
    "bluffs-found": events.BLUFFED,
    "swaps": events.SWAPPED,
    "swaps-stopped": events.DEFENDED,
    "rotations": events.ROTATED,
    "slaps": events.SLAP_OPENED,
    "silences": events.SILENCE_BEGAN,
    "sixty-nines": events.SIXTY_NINE,
    "sixty-nines-joined": events.JOINED,
    "sixty-nines-failed": events.SIXTY_NINE_FAILED,
    "penalties": events.PENALTY,
}
_ALWAYS = ("cards-drawn", "reshuffles", "uno-calls", "catches")
_GIVEN_UP = ("rounds-given-up", "matches-given-up", "stalemates")
_SELDOM = (*(f"laid-{name}" for name in _SPECIAL), *_EVENTS, *_GIVEN_UP)
TOO_LONG = (200, 500, 5000)


@dataclass(frozen=True)
class Result:
    """One figure of a report."""

    section: str
    name: str
    figure: Figure
    number: int | None = None  # the seat, place or limit that the name refers to

    @property
    def worth_showing(self) -> bool:
        """Whether a report should include this figure. Most events that never happened are left out."""
        return self.figure.value != 0 or self.name in _ALWAYS or self.name not in _SELDOM

    @property
    def key(self) -> str:
        """The name of the figure, with its number if it has one."""
        return self.name if self.number is None else f"{self.name}-{self.number}"


def results(simulation: Simulation) -> list[Result]:
    """All figures of a simulation."""
    tally = simulation.tally
    return [
        *_lengths(simulation),
        *_wins(tally, simulation.plan.players),
        *_points(tally),
        *_cards(tally, simulation.plan.rules),
        *_happenings(tally),
    ]


def _lengths(simulation: Simulation) -> Iterator[Result]:
    tally, lengths = simulation.tally, simulation.tally.lengths
    yield Result(LENGTHS, "moves-mean", mean_of_counts(lengths))
    yield Result(LENGTHS, "moves-median", quantile(lengths, 0.5))
    yield Result(LENGTHS, "moves-90", quantile(lengths, 0.9))
    yield Result(LENGTHS, "moves-99", quantile(lengths, 0.99))
    longest = largest(lengths)
    yield Result(LENGTHS, "moves-max", Figure(longest, longest, longest))
    yield Result(
        LENGTHS, "rounds-a-match", mean(tally.match_rounds, tally.match_rounds_squared, tally.matches)
    )
    for limit in TOO_LONG:
        yield Result(LONG, "rounds-over", more_than(lengths, limit), limit)
    yield Result(LONG, "rounds-given-up", share(tally.endless, tally.endless + tally.rounds), LONGEST)
    given_up = share(simulation.played - tally.matches, simulation.played)
    yield Result(LONG, "matches-given-up", given_up)
    yield Result(LONG, "stalemates", share(tally.stalemates, tally.rounds))


def _wins(tally: Tally, players: int) -> Iterator[Result]:
    for seat in range(players):
        yield Result(WINS, "wins-seat", share(tally.wins[seat], tally.rounds), seat)
    if tally.match_rounds > tally.matches:
        for seat in range(players):
            yield Result(WINS, "match-wins-seat", share(tally.match_wins[seat], tally.matches), seat)
    for place in range(players):
        yield Result(WINS, "wins-place", share(tally.place_wins[place], tally.rounds), place + 1)


def _points(tally: Tally) -> Iterator[Result]:
    yield Result(POINTS, "points-a-round", mean(tally.points, tally.points_squared, tally.rounds))


def _cards(tally: Tally, rules: Rules) -> Iterator[Result]:
    def laid(kind: int) -> Figure:
        return mean_count(tally.cards[kind], tally.cards_squared[kind], tally.rounds)

    for name, kind in _SPECIAL.items():
        yield Result(CARDS, f"laid-{name}", laid(kind))
    for option in NUMBER_CARDS:
        number = rules[option]
        if isinstance(number, int):
            yield Result(CARDS, f"laid-{option.replace('_', '-')}", laid(number))


def _happenings(tally: Tally) -> Iterator[Result]:
    for name, kind in _EVENTS.items():
        figure = mean_count(tally.events[kind], tally.events_squared[kind], tally.rounds)
        yield Result(HAPPENINGS, name, figure)
