"""Rounds of 4 random players per second: RLCard's uno, and this engine interpreted and compiled.

They take turns within one run, a slice of time each, so that a noisy machine affects all of them equally. The
figures are medians over the slices; only the ratios count. The players choose uniformly among the legal
moves and draw only when they cannot play a card. Uno, catches and all other reactions are included
(alertness 0.9).

    make bench
"""

import argparse
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module

import numba

from lastcard.autoplay.company import Company
from lastcard.autoplay.rounds import deal_game, play_rounds
from lastcard.autoplay.tally import Tally
from lastcard.compiled.batch import Batch, play_matches
from lastcard.compiled.records import Array
from lastcard.engine.moves import MOVES
from lastcard.engine.state import State
from lastcard.rules import PRESETS, load_rules

PLAYERS = 4
ALERTNESS = [900] * 10
Player = Callable[[float], float]  # plays for some seconds; returns rounds per second


def rlcard_player() -> Player:
    """RLCard: `env.run` with its own random agents."""
    rlcard = import_module("rlcard")  # an extra: only `make bench` installs it
    agents = import_module("rlcard.agents")
    env = rlcard.make("uno", config={"game_num_players": PLAYERS, "seed": 1})
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(PLAYERS)])
    return timed(lambda _: env.run(is_training=False), 1)


def interpreted_player(preset: str) -> Player:
    """This engine, interpreted."""
    r, company = load_rules(preset).numbers, Company(alertness=ALERTNESS)
    s, out, tally = State(), [0] * MOVES, Tally()

    def play(number: int) -> None:
        deal_game(s, r, PLAYERS, 1, number)
        play_rounds(s, r, company, tally, out, 1)

    return timed(play, 1)


def compiled_player(preset: str, threads: int = 1) -> Player:
    """This engine, compiled, in one thread or more."""
    rules, company = load_rules(preset), Company(alertness=ALERTNESS)

    def play(first: int) -> None:
        play_matches(rules, company, PLAYERS, 1, first, first + 2000, rounds=1)

    return timed(play, 2000) if threads == 1 else timed_in_threads(play, 2000, threads)


def timed(play: Callable[[int], object], rounds: int) -> Player:
    """Measure rounds per second. Each call of `play` plays `rounds` rounds."""

    def player(seconds: float) -> float:
        played = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            play(played)
            played += rounds
        return played / spent

    return player


def timed_in_threads(play: Callable[[int], object], rounds: int, threads: int) -> Player:
    """Measure rounds per second in several threads at once."""
    one = timed(play, rounds)

    def player(seconds: float) -> float:
        with ThreadPoolExecutor(threads) as pool:
            return sum(pool.map(one, [seconds] * threads))

    return player


@numba.njit(nogil=True)
def copy_round(states: Array, times: int) -> None:
    """Copy states over others, as at the start of every playout."""
    for i in range(times):
        states[i % 8] = states[8 + i % 3]


def copy_nanoseconds() -> float:
    """The time to copy a state inside compiled code."""
    states, times = Batch(load_rules("guide"), PLAYERS, 11).states, 100_000
    copy_round(states, 1)
    start = time.perf_counter()
    copy_round(states, times)
    return (time.perf_counter() - start) / times * 1e9


def step_microseconds() -> float:
    """The time of one move made from Python, including the check of the rules."""
    batch = Batch(load_rules("guide"), PLAYERS, 2000)
    _, marks = batch.legal()
    moves = marks.argmax(axis=1).tolist()
    start = time.perf_counter()
    for game, move in enumerate(moves):
        batch.step_one(game, move)
    return (time.perf_counter() - start) / len(moves) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description="Rounds a second, against RLCard.")
    parser.add_argument("--slices", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.7, help="of each slice")
    parser.add_argument("--presets", nargs="*", default=["guide", "party"], choices=PRESETS)
    args = parser.parse_args()
    players: dict[str, Player] = {"RLCard 1.2.0": rlcard_player()}
    for preset in args.presets:
        players[f"{preset}, interpreted"] = interpreted_player(preset)
        players[f"{preset}, compiled"] = compiled_player(preset)
    players[f"{args.presets[0]}, two threads"] = compiled_player(args.presets[0], 2)
    rates: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(args.slices):
        for name, player in players.items():
            rates[name].append(player(args.seconds))
    report(rates)
    for name, measure, unit in (
        ("copying a state", copy_nanoseconds, "ns"),
        ("one step from Python", step_microseconds, "us"),
    ):
        times = sorted(measure() for _ in range(args.slices))
        print(f"{name}: {statistics.median(times):.2f} {unit} ({times[0]:.2f}, {times[-1]:.2f})")


def report(rates: dict[str, list[float]]) -> None:
    """Print a line for each player: the median rate, and the median of the ratios slice by slice."""
    print(f"{'':28}{'rounds/s':>10}{'x RLCard':>10}   (lowest, highest)   x interpreted")
    peers = rates["RLCard 1.2.0"]
    for name, mine in rates.items():
        ratios = sorted(a / b for a, b in zip(mine, peers, strict=True))
        interpreted = rates.get(f"{name.split(',')[0]}, interpreted", [])
        times = [a / b for a, b in zip(mine, interpreted, strict=False)]
        print(
            f"{name:28}{statistics.median(mine):>10,.0f}{statistics.median(ratios):>10.1f}"
            f"   ({ratios[0]:.1f}, {ratios[-1]:.1f})".ljust(70)
            + (f"{statistics.median(times):>8.1f}" if times else "")
        )
    for name, mine in rates.items():
        if name.endswith("two threads"):
            one = rates[name.replace("two threads", "compiled")]
            ratios = sorted(a / b for a, b in zip(mine, one, strict=True))
            median = statistics.median(ratios)
            print(f"two threads are {median:.2f} times one ({ratios[0]:.2f}, {ratios[-1]:.2f})")


if __name__ == "__main__":
    main()
