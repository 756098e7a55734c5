"""Complete 4-player random games a second: this engine, interpreted, and RLCard's uno environment.

Both play in turns in the same run, a slice of a second each, so that a noisy machine disturbs both alike;
the figures are medians over the slices. Random means: uniform over the legal moves, drawing only when
nothing can be played, no reactions, no events.

    make bench
"""

import argparse
import statistics
import time
from collections.abc import Callable
from importlib import import_module

from lastcard.engine.deal import start_match
from lastcard.engine.moves import MOVES
from lastcard.engine.playout import random_round
from lastcard.engine.state import State
from lastcard.rules import PRESETS, load_rules

PLAYERS = 4


def lastcard_games(preset: str) -> Callable[[int], int]:
    """A function that plays one game from a seed and returns its number of moves."""
    r = load_rules(preset).numbers
    s, out = State(), [0] * MOVES

    def play(seed: int) -> int:
        start_match(s, r, PLAYERS, seed, 0)
        return random_round(s, r, out, 100_000)

    return play


def rlcard_games() -> Callable[[int], int]:
    """The same for RLCard: `env.run` with its own random agents."""
    rlcard = import_module("rlcard")  # an extra: only `make bench` installs it
    agents = import_module("rlcard.agents")
    env = rlcard.make("uno", config={"game_num_players": PLAYERS, "seed": 1})
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(PLAYERS)])

    def play(_seed: int) -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return play


def games_in_slice(play: Callable[[int], int], seconds: float, first_seed: int) -> tuple[float, float]:
    """Games a second and moves a game, over a slice of time."""
    games = moves = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        moves += play(first_seed + games)
        games += 1
    return games / spent, moves / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Games a second, against RLCard.")
    parser.add_argument("--slices", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each slice")
    parser.add_argument("--presets", nargs="*", default=["guide"], choices=PRESETS)
    args = parser.parse_args()
    peer = rlcard_games()
    print(f"{'':14}{'games/s':>10}{'moves/game':>12}{'x RLCard':>10}   (lowest, highest)")
    for preset in args.presets:
        ours = lastcard_games(preset)
        rows = [
            (
                games_in_slice(ours, args.seconds, 1_000_000 * i),
                games_in_slice(peer, args.seconds, 0),
            )
            for i in range(args.slices)
        ]
        ratios = sorted(mine[0] / theirs[0] for mine, theirs in rows)
        report(preset, [mine for mine, _ in rows], statistics.median(ratios), ratios)
        report("rlcard 1.2.0", [theirs for _, theirs in rows], 1.0, [])


def report(name: str, rates: list[tuple[float, float]], ratio: float, ratios: list[float]) -> None:
    games = statistics.median(rate for rate, _ in rates)
    moves = statistics.median(moves for _, moves in rates)
    spread = f"   ({ratios[0]:.1f}, {ratios[-1]:.1f})" if ratios else ""
    print(f"{name:14}{games:>10.0f}{moves:>12.1f}{ratio:>10.1f}{spread}")


if __name__ == "__main__":
    main()
