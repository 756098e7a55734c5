"""Play many matches from one seed, interpreted or compiled.

Match number n of a seed is the same on both engines. So a simulation can start interpreted and continue
compiled as soon as that is ready, and threads can share the work: the counts come out the same.
"""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from functools import partial

from lastcard import compiled
from lastcard.autoplay.company import Company
from lastcard.autoplay.rounds import deal_game, play_rounds
from lastcard.autoplay.tally import MOST_ROUNDS, Tally
from lastcard.engine.moves import MOVES
from lastcard.engine.state import State
from lastcard.lab.players import company_of
from lastcard.rules import Rules

PORTION_SECONDS = 0.15  # per piece of work: short enough to stop soon, long enough to be worth it


@dataclass(frozen=True)
class Plan:
    """A simulation to run: rules, bots, number of matches and seed."""

    rules: Rules
    bots: tuple[str, ...]  # one per seat
    alertness: tuple[float, ...]
    matches: int
    seed: int = 0

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.bots)

    @property
    def company(self) -> Company:
        """The bots in the form that the engine needs."""
        return company_of(self.bots, self.alertness)


@dataclass
class Simulation:
    """A plan and its counts so far."""

    plan: Plan
    tally: Tally = field(default_factory=Tally)
    played: int = 0  # matches, including those given up
    interpreted: int = 0  # how many of them were played interpreted
    seconds: float = 0.0


Part = Callable[[int, int], Tally]  # plays the matches from one number up to another


def interpreted_part(plan: Plan) -> Part:
    """A function that plays matches of a plan with the interpreted engine."""
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
    """A function that plays matches of a plan with the compiled engine, also in several threads."""
    compiled.load()  # raises NotAvailable if the engine cannot be used
    from lastcard.compiled.batch import play_matches  # noqa: PLC0415 - needs the extra

    return partial(play_matches, plan.rules, plan.company, plan.players, plan.seed)


def simulate(
    plan: Plan, threads: int = 1, fast: bool = True, build: compiled.InBackground | None = None
) -> Iterator[Simulation]:
    """Play all matches of a plan and yield the simulation after every portion.

    If you stop early, the counts are those of the matches played so far. With `build`, which compiles in
    the background, matches are interpreted until it is done.
    """
    simulation = Simulation(plan)
    if not fast or build is not None:
        yield from _play_interpreted(simulation, build)
    if simulation.played < plan.matches:
        yield from _play_in_threads(simulation, threads)


@dataclass
class _Portion:
    """How many matches to play at once, estimated from the time of the last ones."""

    matches: int = 1

    def timed(self, part: Part, first: int, end: int) -> Tally:
        start = time.perf_counter()
        tally = part(first, end)
        spent = max(time.perf_counter() - start, 1e-6)
        # At most ten times as many as before: the next matches may be longer.
        self.matches = max(1, min(int((end - first) * PORTION_SECONDS / spent), 10 * (end - first)))
        return tally


def _play_interpreted(simulation: Simulation, build: compiled.InBackground | None) -> Iterator[Simulation]:
    part, portion = interpreted_part(simulation.plan), _Portion()
    start = time.perf_counter()
    while simulation.played < simulation.plan.matches and not (build and build.done()):
        end = min(simulation.played + portion.matches, simulation.plan.matches)
        tally = simulation.tally + portion.timed(part, simulation.played, end)
        simulation.tally, simulation.played, simulation.interpreted = tally, end, end
        simulation.seconds = time.perf_counter() - start
        yield simulation


def _play_in_threads(simulation: Simulation, threads: int) -> Iterator[Simulation]:
    part, portion = compiled_part(simulation.plan), _Portion()
    before, start = simulation.seconds, time.perf_counter()
    handed_out = simulation.played
    working: dict[Future[Tally], int] = {}
    with ThreadPoolExecutor(threads) as pool:
        while handed_out < simulation.plan.matches or working:
            while handed_out < simulation.plan.matches and len(working) < threads:
                end = min(handed_out + portion.matches, simulation.plan.matches)
                working[pool.submit(portion.timed, part, handed_out, end)] = end - handed_out
                handed_out = end
            for future in wait(working, return_when=FIRST_COMPLETED).done:
                tally, played = simulation.tally + future.result(), simulation.played + working.pop(future)
                simulation.tally, simulation.played = tally, played
            simulation.seconds = before + time.perf_counter() - start
            yield simulation
