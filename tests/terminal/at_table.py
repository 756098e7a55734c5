"""The app in a simulated terminal: positions to play from, keys, clicks, and what the screen shows."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from types import SimpleNamespace
from unittest.mock import patch

from rich.cells import cell_len
from textual._wait import wait_for_idle
from textual.app import App, ScreenStackError
from textual.events import Key
from textual.keys import _character_to_key
from textual.pilot import Pilot

from lastcard.game import Game
from lastcard.notation.scenario import build_state
from lastcard.rules import load_rules
from lastcard.table import Player, clock
from lastcard.terminal.app import LastCardApp
from lastcard.terminal.session import Session
from lastcard.terminal.table_screen import TableScreen

NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eva", "Finn", "Gul", "Hal", "Ines", "Jun")
SMALL, LARGE = (80, 24), (120, 40)
SLOW = 1000.0  # the pace of bots that do nothing unless a test lets time pass
OTHERS = ("b1 b2 b4 b5", "g1 g2 g4 g5", "y1 y2 y4 y5")

_CHARACTERS = {"space": " "}


def described(
    hands: Sequence[str],
    preset: str = "guide",
    people: int = 1,
    options: Mapping[str, object] | None = None,
    played: Sequence[str] = (),
    **position: object,
) -> Session:
    """A session that starts from a position, after some moves. The first seats are people."""
    rules = load_rules(preset, dict(options or {}))
    position = {"turn": 0, **position}
    if "opening" not in position:
        position = {"discard": "r3", **position}
    game = Game.from_state(rules, build_state(rules, {"hands": list(hands), **position}))
    game.names = [str(name) for name in NAMES[: len(hands)]]
    for step in played:
        seat, _, move = step.partition(" ")
        game.play(int(seat), move)
    players = [Player(name, "" if seat < people else "casual") for seat, name in enumerate(game.names)]
    return Session(game, players, pace=SLOW)


def screen_lines(app: App[None]) -> list[str]:
    """The screen, line by line, without colours and trailing spaces."""
    return [strip.text.rstrip() for strip in app.screen._compositor.render_strips()]


class Seen:
    """A running app: what it shows, and ways to use it."""

    def __init__(self, app: LastCardApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def lines(self) -> list[str]:
        """The screen, line by line."""
        return screen_lines(self.app)

    @property
    def text(self) -> str:
        """The screen as one text with its lines joined by spaces, so that wrapped texts can be found."""
        return " ".join(" ".join(self.lines).split())

    @property
    def help(self) -> str:
        """The lines below a form."""
        place = self.app.screen.query_one("#help").region
        return " ".join(" ".join(self.lines[place.y + 1 : place.bottom]).split())

    @property
    def session(self) -> Session:
        """The session of the app."""
        assert self.app.session is not None
        return self.app.session

    @property
    def screen(self) -> TableScreen:
        """The table screen, even if another screen covers it."""
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def top(self) -> str:
        """The card on the pile."""
        return self.session.game.view(None).top

    def hand(self, seat: int = 0) -> str:
        """The cards of a seat."""
        return " ".join(self.session.game.view(seat).hand)

    def last_move(self) -> str:
        """The last step of the game: seat and move."""
        step = self.session.game.steps[-1]
        return f"{step.seat} {step.move}"

    def moves(self) -> int:
        """How many moves have been made."""
        return len(self.session.game.steps)

    async def press(self, *keys: str) -> None:
        """Press keys, and let everything settle after each."""
        for key in keys:
            named = _character_to_key(key) if len(key) == 1 else key
            event = Key(named, key if len(key) == 1 else _CHARACTERS.get(key))
            event.set_sender(self.app)  # as if it came from a terminal
            assert self.app._driver is not None
            self.app._driver.send_message(event)
            await self.settle()

    async def settle(self) -> None:
        """Wait until every message is handled, and what came of it is shown."""
        with suppress(ScreenStackError):  # the app has exited meanwhile
            for _ in range(2):
                await self._flush()
            if self.runs:
                shown = asyncio.Event()
                self.app.screen.call_after_refresh(shown.set)
                await self._first_of(shown, self.app._exception_event)
                await self._flush()
        if not self.runs:
            await wait_for_idle(0)  # the end of the program has no event of its own here

    async def settle_wholly(self) -> None:
        """Wait until the screen no longer changes. One layout can trigger another."""
        before: list[str] = []
        while self.runs and (self._is_pending() or self.lines != before):
            before = self.lines
            await self.settle()

    def _is_pending(self) -> bool:
        """Whether the screen still has to be laid out or painted."""
        screen = self.app.screen
        layout = self.app._resize_event or screen._layout_required or screen._scroll_required
        painting = screen._repaint_required or screen._dirty_widgets or screen._callbacks
        return bool(layout or painting)

    async def _first_of(self, *events: asyncio.Event) -> None:
        tasks = [asyncio.create_task(event.wait()) for event in events]
        done, waiting = await asyncio.wait(tasks, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        assert done, "nothing was shown"

    async def _flush(self) -> None:
        if self.runs:
            await self.pilot._wait_for_screen(60)

    @property
    def runs(self) -> bool:
        """Whether the app is still running."""
        return not self.app._exit and bool(self.app._screen_stack) and self.app._exception is None

    async def click(self, words: str, right: int = 0) -> None:
        """Click on some words, or `right` columns after their start."""
        await self.settle_wholly()  # what is read must still be there when it is clicked
        place = self.place(words)
        assert place is not None, f"{words!r} is not on the screen:\n" + "\n".join(self.lines)
        await self.pilot.click(offset=(place[0] + right, place[1]))
        await self.settle()

    def place(self, words: str) -> tuple[int, int] | None:
        """The column and line at which some words begin, or None."""
        for number, line in enumerate(self.lines):
            if words in line:
                return cell_len(line[: line.index(words)]), number
        return None

    def stop_clock(self) -> None:
        """Pause the clock, so that nothing is a race."""
        self.session.clock.pause()

    async def happen(self) -> None:
        """Let the next thing that is due happen."""
        self.session.clock.pause()
        assert self.session.let_happen()
        self.screen.after_change()
        await self.settle()

    async def wait(self, seconds: float) -> None:
        """Let some seconds pass at the table, and let what is due happen."""
        clock = self.session.clock
        clock.pause()
        clock.skip_to(clock.now() + seconds)
        self.screen.tick()
        await self.settle()


@asynccontextmanager
async def running(app: LastCardApp, size: tuple[int, int] = SMALL) -> AsyncIterator[Seen]:
    """Run an app on a screen of some size."""
    async with app.run_test(size=size) as pilot:
        seen = Seen(app, pilot)
        await seen.settle_wholly()
        try:
            yield seen
        finally:
            if app.session:
                app.session.close()


@contextmanager
def standing_clock() -> Iterator[None]:
    """No time passes at tables, however long the app takes to start."""
    now = time.monotonic()
    with patch.object(clock, "time", SimpleNamespace(monotonic=lambda: now)):
        yield


@asynccontextmanager
async def at_table(session: Session, size: tuple[int, int] = SMALL) -> AsyncIterator[Seen]:
    """Show the table of a session. Its clock is paused from the start."""
    with standing_clock():
        async with running(LastCardApp(session), size) as seen:
            seen.stop_clock()
            yield seen
