"""Time at the table: it stops behind the rulebook and the curtain, and a turn can run out of time."""

import errno
from pathlib import Path

import pytest

from lastcard.errors import LastCardError
from lastcard.rules import load_rules
from lastcard.table import Player
from lastcard.terminal.app import LastCardApp
from lastcard.terminal.session import Session, new_session
from lastcard.terminal.watch_screen import WatchScreen
from lastcard.texts import text
from tests.terminal.at_table import OTHERS, SLOW, at_table, described, running

HAND = "r1 r5 g3"
TIMED = {"turn_seconds": 30}


@pytest.mark.parametrize(("there", "back"), [("?", "escape"), ("q", "escape")])
async def test_time_stands_still(there: str, back: str) -> None:
    """While the rulebook or a question is open, no time passes, and nothing happens."""
    async with running(LastCardApp(described([HAND, *OTHERS], options=TIMED))) as seen:
        clock = seen.session.clock
        assert not clock.paused
        await seen.press(there)
        assert clock.paused
        assert seen.session.seconds_to_wait() is None
        now = clock.now()
        seen.screen.tick()
        assert clock.now() == now
        assert seen.moves() == 0
        await seen.press(back)
        assert not clock.paused
        assert clock.now() >= now


async def test_time_stands_still_behind_the_curtain() -> None:
    """The time of a turn starts when the curtain opens."""
    session = described([HAND, *OTHERS], options=TIMED, people=2)
    async with running(LastCardApp(session)) as seen:
        assert session.clock.paused
        await seen.press("enter")
        assert not session.clock.paused
        await seen.press("r", "1")
        assert session.clock.paused
        await seen.press("enter")
        assert not session.clock.paused


def _seconds_left(head: str) -> int:
    """The seconds at the end of the first line."""
    said = head.rsplit(" · ", maxsplit=1)[-1].strip()
    seconds = int(said.split()[0])
    assert said == text("table-seconds", seconds=seconds)
    return seconds


async def test_the_head_counts_the_seconds() -> None:
    """The first line shows the seconds left, and counts down."""
    async with at_table(described([HAND, *OTHERS], options=TIMED)) as seen:
        before = _seconds_left(seen.lines[0])
        assert before <= 30
        await seen.wait(12)
        seen.screen.show_head()
        await seen.settle()
        assert 0 < _seconds_left(seen.lines[0]) <= before - 12
        assert seen.moves() == 0


async def test_no_seconds_without_a_limit() -> None:
    """Without a turn limit, the first line shows no seconds."""
    async with at_table(described([HAND, *OTHERS])) as seen:
        assert "s left" not in seen.text


async def test_a_turn_runs_out_of_time() -> None:
    """When the time is over, the turn ends with a message."""
    async with at_table(described([HAND, *OTHERS], options=TIMED)) as seen:
        await seen.wait(31)
        assert seen.last_move() == "0 timeout"
        assert "Ana ran out of time." in seen.text
        assert seen.session.game.to_act == 1


async def test_half_a_card_stays_half_a_card() -> None:
    """A card that was half typed at the timeout still waits for its second key, which does nothing else."""
    async with at_table(described([HAND, *OTHERS], options=TIMED)) as seen:
        await seen.press("r")
        await seen.wait(31)
        await seen.press("5")
        assert seen.last_move() == "0 timeout"
        assert text("refusal-not-your-turn") in seen.text


async def test_bots_move_by_themselves() -> None:
    """A bot lays its card without any key press."""
    session = described(["r1 r5 g3", "r9 b2 b4", "g1 g2 g4"], turn=1)
    session.table.pace = 0.0
    async with running(LastCardApp(session)) as seen:
        session.table._bots.answers_at = 0.0
        seen.screen.tick()
        await seen.settle()
        assert seen.session.game.steps[0].seat == 1


def full_disk(_: object) -> None:
    """Raise the error of a full disk."""
    raise OSError(errno.ENOSPC, "No space left on device")


def kept_session(folder: Path, levels: tuple[str, ...] = ("", "casual")) -> Session:
    """A session with a record."""
    players = [Player(name, level) for name, level in zip(("Ana", "Ben"), levels, strict=True)]
    return new_session(load_rules("guide"), players, 3, folder / "game.txt", SLOW)


async def test_a_full_disk_ends_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a move cannot be written, the app exits with the reason, and keeps what was written before."""
    session = kept_session(tmp_path)
    async with at_table(session) as seen:
        while session.game.to_act != 0:
            await seen.happen()
        written = (tmp_path / "game.txt").read_text()
        monkeypatch.setattr("os.fsync", full_disk)
        seen.screen.action_do(session.view.moves[0].text)
        await seen.settle()
        assert not seen.runs
        assert seen.app.trouble is not None
        assert str(tmp_path / "game.txt") in str(seen.app.trouble)
        assert (tmp_path / "game.txt").read_text().startswith(written)


async def test_a_full_disk_ends_the_game_in_a_bots_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a bot's move cannot be written, the app exits with the reason."""
    session = kept_session(tmp_path, ("casual", ""))
    async with at_table(session) as seen:
        if session.game.to_act == 1:
            seen.screen.action_do(session.view.moves[0].text)
        seen.stop_clock()
        monkeypatch.setattr("os.fsync", full_disk)
        due = session.table.due()
        assert due is not None
        session.clock.skip_to(due)
        seen.screen.tick()
        await seen.settle()
        assert not seen.runs
        assert seen.app.trouble is not None


def test_a_full_disk_at_the_end_of_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the last line of a transcript cannot be written, the error is a sentence, too."""
    session = kept_session(tmp_path)
    assert session.record is not None
    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(LastCardError, match=r"game\.txt"):
        session.record.finish(session.game)
    session.close()


async def test_a_watcher_stops_time() -> None:
    """Space pauses and continues; plus and minus change the speed."""
    session = described(["r1 r5 g3", *OTHERS], people=0)
    async with running(LastCardApp(session)) as seen:
        assert isinstance(seen.app.screen, WatchScreen)
        assert not session.clock.paused
        await seen.press("space")
        assert session.clock.paused
        assert text("do-go-on") in seen.lines[-1]
        await seen.press("?", "escape")
        assert session.clock.paused
        await seen.press("space")
        assert not session.clock.paused
        session.table.pace = 1.0
        await seen.press("+")
        assert session.table.pace == 0.5
        await seen.press("-", "-")
        assert session.table.pace == 2.0
        await seen.press("q")
        assert not seen.runs


async def test_a_watcher_changes_nothing() -> None:
    """The keys of players do nothing for a watcher, and no hand is shown."""
    session = described(["r1 r5 g3", *OTHERS], people=0)
    async with at_table(session) as seen:
        await seen.press(
            "r", "1", "d", "u", "space", "space", "2", "h", "n", "enter", "right", "tab", "p", "o"
        )
        assert seen.moves() == 0
        assert seen.runs
        assert "■G3" not in seen.text


async def test_a_watcher_clicks() -> None:
    """A watcher can click the words in the bar."""
    session = described(["r1 r5 g3", *OTHERS], people=0)
    async with running(LastCardApp(session)) as seen:
        await seen.click(text("do-pause"))
        assert session.clock.paused
        await seen.click(text("do-leave"))
        assert not seen.runs
