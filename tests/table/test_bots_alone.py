"""Tables with only bots: stepping from one due thing to the next plays whole matches."""

import pytest

from lastcard.game import Game
from lastcard.replaying import replayed
from lastcard.rules import PRESETS, load_rules
from lastcard.table.seated_bots import ROUND_PAUSE
from tests.bots.positions import COSTLY, short_rules
from tests.table.tables import Kept, at_table

LIVELY = {"gemela": {}, "party": {"grace_seconds": 1}, "guide": {"grace_seconds": 2, "turn_seconds": 3}}


def match(preset: str, seed: int, options: dict[str, object] | None = None, letters: str = "nct") -> Kept:
    """Play a match to its end."""
    kept = at_table(Game(short_rules(preset, options), len(letters), 9), letters, seed)
    kept.run_to_end()
    return kept


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_of_every_preset(preset: str) -> None:
    """A match ends, no bot makes a costly mistake, every step is kept, and the transcript replays."""
    kept = match(preset, 1)
    assert kept.game.over
    assert not COSTLY & set(kept.kinds())
    assert kept.steps == kept.game.steps
    assert replayed(kept.game.transcript()).hash() == kept.game.hash()


@pytest.mark.parametrize("preset", LIVELY)
def test_a_match_against_the_clock(preset: str) -> None:
    """Matches also end with grace seconds and a turn limit, which does not apply to bots."""
    kept = match(preset, 2, LIVELY[preset], "ncttc")
    assert kept.game.over
    assert not COSTLY & set(kept.kinds())
    assert not any(move.endswith("timeout") for move in kept.moves)


def test_the_same_seed_gives_the_same_match() -> None:
    """The same seed of the bots gives the same match, and another seed another match."""
    transcripts = [match("gemela", seed).game.transcript() for seed in (3, 3, 4)]
    assert transcripts[0] == transcripts[1] != transcripts[2]


def test_pace_changes_times_and_nothing_else() -> None:
    """At half the speed, the same match takes twice the time (without grace seconds, which do not scale)."""
    rules = short_rules("guide")
    tables = [at_table(Game(rules, 3, 9), "nct", 1, pace) for pace in (1.0, 2.0)]
    ends = [table.run_to_end() for table in tables]
    assert tables[0].moves == tables[1].moves
    assert ends[1] == pytest.approx(2 * ends[0])


def test_time_goes_forward() -> None:
    """The next thing is never due before the last one, and nothing happens before it is due."""
    kept = at_table(Game(load_rules("party", {"target": 60}), 4, 2), "nctt", 5)
    now = 0.0
    while (due := kept.table.due()) is not None:
        assert due >= now
        before = kept.snapshot()
        assert not kept.table.step(due - 0.001)
        assert kept.snapshot() == before
        assert kept.table.step(due)
        now = due
    assert kept.game.over


def played_round(letters: str) -> tuple[Kept, float]:
    """A table at the end of a round, but not of the match, and the time."""
    kept = at_table(Game(load_rules("guide"), 3, 1), letters)
    now = 0.0
    while kept.game.outcome is None:
        now = kept.table.due() or now
        assert kept.table.step(now)
    assert not kept.game.over
    return kept, now


def test_bots_alone_deal_the_next_round_after_a_pause() -> None:
    """The pause is long enough to look at the scores."""
    kept, now = played_round("nct")
    assert kept.table.due() == now + ROUND_PAUSE
    kept.table.step(now + ROUND_PAUSE)
    assert kept.moves[-1].endswith("next")
    assert kept.game.view(None).round == 2
