"""Matches with a limit (E15): when the time is up, the table ends the match, once."""

import pytest

from lastcard.errors import InvalidMove
from lastcard.game import Game
from lastcard.notation.transcript import Step
from lastcard.rules import load_rules
from lastcard.table import LiveTable
from tests.bots.positions import short_rules
from tests.table.tables import at_table, players_of, table_at

HANDS = ["r5 r6 b8", "r1 b2", "g1 g2 g4"]
TIMED = {"match_seconds": 120}
FORGETFUL = load_rules("gemela", TIMED)  # 1.5 grace seconds


def test_the_match_ends_when_its_time_is_up() -> None:
    """Nothing else has to happen for it, and the fewest cards win."""
    kept = table_at(load_rules("guide", TIMED), HANDS, "---")
    assert kept.table.match_ends == kept.table.due() == 120.0
    kept.submit(0, "play r5", 50.0)
    assert kept.table.due() == 120.0
    assert not kept.table.step(119.9)
    assert kept.table.step(120.0)
    assert kept.moves == ["0 play r5", "1 time up"]
    assert "time-up" in kept.kinds()
    assert kept.game.over
    assert kept.game.outcome is not None
    assert kept.game.outcome.reason == "time up"
    assert kept.table.due() is None
    assert not kept.table.step(500.0)


def test_without_a_limit_nothing_ends() -> None:
    """Without match_seconds a match takes as long as it takes."""
    kept = table_at(load_rules("guide"), HANDS, "---")
    assert kept.table.match_ends is None
    assert kept.table.due() is None


def test_no_player_can_end_the_time() -> None:
    """The move belongs to the clock."""
    kept = table_at(load_rules("guide", TIMED), HANDS, "---")
    with pytest.raises(InvalidMove):
        kept.submit(0, "time up", 1.0)


def test_the_time_goes_on_between_rounds() -> None:
    """A match can end while people look at the scores, and there is no next round."""
    kept = table_at(load_rules("guide", TIMED), ["r5", "b1 b2", "g1 g2"], "-tt", called=[0])
    kept.submit(0, "play r5", 100.0)
    assert kept.game.outcome is not None
    assert not kept.game.over
    assert kept.table.due() == 120.0
    assert kept.table.step(121.0)
    assert kept.moves == ["0 play r5", "1 time up"]
    assert kept.game.over
    assert kept.game.view(None).match_winners == (0,)


def test_the_time_counts_from_the_first_deal() -> None:
    """A table that opens later has its whole time, and a new round does not renew it."""
    game = Game(load_rules("guide", TIMED), 3, 1)
    assert LiveTable(game, players_of("---"), began=30.0).match_ends == 150.0
    kept = table_at(load_rules("guide", TIMED), ["r5", "b1 b2", "g1 g2"], "---", called=[0])
    kept.submit(0, "play r5", 40.0)
    kept.submit(0, "next", 50.0)
    assert kept.table.match_ends == 120.0


def test_a_turn_may_run_out_first() -> None:
    """Both limits hold at once."""
    kept = table_at(load_rules("guide", {**TIMED, "turn_seconds": 50}), HANDS, "---")
    kept.run(1000.0)
    assert kept.moves == ["0 timeout", "1 timeout", "2 time up"]


def test_catches_that_wait_come_first() -> None:
    """Someone who was caught within the grace seconds pays before the cards are counted."""
    kept = table_at(FORGETFUL, ["r5 g8", "r1 b2 b4", "y1 y2 y4"], "---")
    kept.submit(0, "play r5", 119.0)
    assert not kept.submit(2, "catch 0", 119.5)
    kept.run(120.0)
    assert kept.moves == ["0 play r5", "2 catch 0", "1 time up"]
    assert kept.game.view(None).winners != (0,)


def test_a_log_gives_the_same_deadline() -> None:
    """A table that is restored from its steps ends at the same time, also after a restart."""
    rules = load_rules("guide", TIMED)
    kept = at_table(Game(rules, 3, 4), "ttt")
    kept.run(30.0)
    again = LiveTable(Game(rules, 3, 4), players_of("ttt"), began=0.0, asleep=True)
    for step in kept.steps:
        again.redo(step, 30.0)
    again.wake(30.0)
    assert again.match_ends == kept.table.match_ends == 120.0
    kept.run(120.0)
    assert kept.game.over == (kept.moves[-1].endswith("time up")) is True
    ended = LiveTable(Game(rules, 3, 4), players_of("ttt"), asleep=True)
    for step in kept.steps:
        ended.redo(Step(step.seat, step.move, step.misplay), 1.0)
    assert ended.game.hash() == kept.game.hash()
    assert ended.due() is None


@pytest.mark.parametrize("preset", ["guide", "party", "no-mercy", "chat", "knockout", "online-crazy"])
@pytest.mark.parametrize("seed", range(3))
def test_bots_play_against_the_clock(preset: str, seed: int) -> None:
    """Whatever is going on, the match is over in time, and everything is in order."""
    kept = at_table(Game(short_rules(preset, {"match_seconds": 20 + 7 * seed}), 4, seed), "tncc", seed)
    ends = kept.table.match_ends
    assert ends is not None
    kept.run_to_end()
    assert kept.game.over
    assert not kept.game.problems()
    assert [move.partition(" ")[2] for move in kept.moves].count("time up") <= 1
