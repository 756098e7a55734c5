"""Playing many games from one seed, interpreted or compiled.

Game number n of a seed is the same game on both paths, so a simulation may begin interpreted and go on
compiled as soon as that is ready, and may be split among threads: the counts come out the same.
"""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field

from lastcard import compiled
from lastcard.autoplay.company import Company
from lastcard.autoplay.rounds import deal_game, play_rounds
from lastcard.autoplay.tally import MOST_ROUNDS, Tally
from lastcard.engine.moves import MOVES
from lastcard.engine.state import State
from lastcard.lab.players import company_of
from lastcard.rules import Rules

PORTION_SECONDS = 0.15  # of one piece of work: short enough to stop soon, long enough to be worth it


@dataclass(frozen=True)
class Plan:
    """What is to be played. A game is a whole match: rounds until somebody has won it."""

    rules: Rules
    bots: tuple[str, ...]  # one for each seat
    alertness: tuple[float, ...]
    games: int
    seed: int = 0

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.bots)

    @property
    def company(self) -> Company:
        """The bots for the engine."""
        return company_of(self.bots, self.alertness)


@dataclass
class Simulation:
    """A plan and what has been counted so far."""

    plan: Plan
    tally: Tally = field(default_factory=Tally)
    games: int = 0  # played or given up
    interpreted: int = 0  # of these
    seconds: float = 0.0


Part = Callable[[int, int], Tally]


def interpreted_part(plan: Plan) -> Part:
    """Plays the games from one number to another, interpreted."""
    r, company = plan.rules.numbers, plan.company
    s, out = State(), [0] * MOVES

    def play(first: int, end: int) -> Tally:
        tally = Tally()
        for number in range(first, end):
            deal_game(s, r, plan.players, plan.seed, number)
            play_rounds(s, r, company, tally, out, MOST_ROUNDS)
        return tally

    return play


def compiled_part(plan: Plan) -> Part:
    """The same, compiled; parts can be played in several threads at once."""
    entries = compiled.load()
    import numpy as np  # noqa: PLC0415 - the extra is there, or load had refused

    from lastcard.compiled import records  # noqa: PLC0415 - needs the extra

    rules = records.rules_record(plan.rules.numbers)
    company = np.zeros(1, records.COMPANY_RECORD)
    records.store(plan.company, company)
    seed = records.signed(plan.seed)

    def play(first: int, end: int) -> Tally:
        states, counts = np.zeros(1, records.STATE), np.zeros(1, records.TALLY_RECORD)
        out = np.zeros(MOVES, np.int64)
        entries.play_games(states, rules, company, counts, out, first, end, MOST_ROUNDS, plan.players, seed)
        return records.fetch(counts, 0, Tally())

    return play


def simulate(
    plan: Plan, threads: int = 1, fast: bool = True, build: compiled.InBackground | None = None
) -> Iterator[Simulation]:
    """Play it all, and report after every portion; stopping early leaves what has been counted. Where the
    compiled engine is not there yet, a build in the background may be given: until then it is interpreted."""
    simulation = Simulation(plan)
    if not fast or build is not None:
        yield from _play_interpreted(simulation, build)
    if simulation.games < plan.games:
        yield from _play_in_threads(simulation, threads)


@dataclass
class _Portion:
    """How many games to play at once, from how long the last ones took."""

    games: int = 1

    def timed(self, part: Part, first: int, end: int) -> Tally:
        start = time.perf_counter()
        tally = part(first, end)
        spent = max(time.perf_counter() - start, 1e-6)
        # Never ten times as many as before: the next games may be longer ones.
        self.games = max(1, min(int((end - first) * PORTION_SECONDS / spent), 10 * (end - first)))
        return tally


def _play_interpreted(simulation: Simulation, build: compiled.InBackground | None) -> Iterator[Simulation]:
    part, portion = interpreted_part(simulation.plan), _Portion()
    start = time.perf_counter()
    while simulation.games < simulation.plan.games and not (build and build.done()):
        end = min(simulation.games + portion.games, simulation.plan.games)
        tally = simulation.tally + portion.timed(part, simulation.games, end)
        simulation.tally, simulation.games, simulation.interpreted = tally, end, end
        simulation.seconds = time.perf_counter() - start
        yield simulation


def _play_in_threads(simulation: Simulation, threads: int) -> Iterator[Simulation]:
    part, portion = compiled_part(simulation.plan), _Portion()
    before, start = simulation.seconds, time.perf_counter()
    handed_out = simulation.games
    working: dict[Future[Tally], int] = {}
    with ThreadPoolExecutor(threads) as pool:
        while handed_out < simulation.plan.games or working:
            while handed_out < simulation.plan.games and len(working) < threads:
                end = min(handed_out + portion.games, simulation.plan.games)
                working[pool.submit(portion.timed, part, handed_out, end)] = end - handed_out
                handed_out = end
            for future in wait(working, return_when=FIRST_COMPLETED).done:
                tally, games = simulation.tally + future.result(), simulation.games + working.pop(future)
                simulation.tally, simulation.games = tally, games
            simulation.seconds = before + time.perf_counter() - start
            yield simulation
