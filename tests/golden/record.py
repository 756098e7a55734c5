"""Writes the golden transcripts: one whole match for every preset. Run it with `make golden` when you have
changed a rule on purpose, and read the diff before you commit it."""

from pathlib import Path

from lastcard import PRESETS, Game, load_rules
from lastcard.bots import Novice, play_match

HERE = Path(__file__).parent


def golden_match(preset: str) -> str:
    """The transcript of a match of four novices."""
    game = Game(load_rules(preset), ["Ana", "Ben", "Cleo", "Dov"], seed=PRESETS.index(preset))
    for _ in play_match(game, [Novice(seat) for seat in range(4)]):
        pass
    return game.transcript()


if __name__ == "__main__":
    for name in PRESETS:
        (HERE / f"{name}.txt").write_text(golden_match(name), encoding="utf-8")
