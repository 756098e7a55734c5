"""A table in a terminal that is only thought: positions to sit down at, keys, clicks, and what is to be seen."""

import asyncio
import functools
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import ParamSpec

from rich.cells import cell_len
from textual.app import App
from textual.pilot import Pilot

from lastcard.game import Game
from lastcard.notation.scenario import build_state
from lastcard.rules import load_rules
from lastcard.table import Player
from lastcard.terminal.app import LastCardApp
from lastcard.terminal.session import Session
from lastcard.terminal.table_screen import TableScreen

NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eva", "Finn", "Gul", "Hal", "Ines", "Jun")
SMALL, LARGE = (80, 24), (120, 40)
SLOW = 1000.0  # the pace of bots that do nothing unless a test lets time pass
OTHERS = ("b1 b2 b4 b5", "g1 g2 g4 g5", "y1 y2 y4 y5")

Given = ParamSpec("Given")


def coroutine_test(test: Callable[Given, Awaitable[None]]) -> Callable[Given, None]:
    """Lets pytest run a test that is a coroutine."""

    @functools.wraps(test)
    def run(*args: Given.args, **kwargs: Given.kwargs) -> None:
        async def whole() -> None:
            await test(*args, **kwargs)

        asyncio.run(whole())

    return run


def described(
    hands: Sequence[str],
    preset: str = "guide",
    people: int = 1,
    options: Mapping[str, object] | None = None,
    played: Sequence[str] = (),
    **position: object,
) -> Session:
    """A session that goes on from a position, after some moves; the first seats are people."""
    rules = load_rules(preset, dict(options or {}))
    position = {"turn": 0, **position}
    if "opening" not in position:
        position = {"discard": "r3", **position}
    game = Game.from_state(rules, build_state(rules, {"hands": list(hands), **position}))
    game.names = list(NAMES[: len(hands)])
    for step in played:
        seat, _, move = step.partition(" ")
        game.play(int(seat), move)
    players = [Player(name, "" if seat < people else "casual") for seat, name in enumerate(game.names)]
    return Session(game, players, pace=SLOW)


def screen_lines(app: App[None]) -> list[str]:
    """What is to be seen, line by line, without what cannot be seen: colours and blanks at the end."""
    return [strip.text.rstrip() for strip in app.screen._compositor.render_strips()]


class Seen:
    """An app that runs: what it shows, and hands to use it."""

    def __init__(self, app: LastCardApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def lines(self) -> list[str]:
        """The screen, line by line."""
        return screen_lines(self.app)

    @property
    def text(self) -> str:
        """The screen as one text, its lines joined by blanks: what is wrapped can be found."""
        return " ".join(" ".join(self.lines).split())

    @property
    def session(self) -> Session:
        """The session that is played."""
        assert self.app.session is not None
        return self.app.session

    @property
    def screen(self) -> TableScreen:
        """The table, also while something lies over it."""
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
        """How many moves were made."""
        return len(self.session.game.steps)

    async def press(self, *keys: str) -> None:
        """Press keys, and let everything settle."""
        await self.pilot.press(*keys)
        await self.settle()

    async def settle(self) -> None:
        """Wait until everything is shown."""
        await self.pilot.pause()
        await self.pilot.pause()

    async def click(self, words: str, right: int = 0) -> None:
        """Click on some words, or so many columns to the right of their beginning."""
        place = self.place(words)
        assert place is not None, f"{words!r} is not on the screen:\n" + "\n".join(self.lines)
        await self.pilot.click(offset=(place[0] + right, place[1]))
        await self.settle()

    def place(self, words: str) -> tuple[int, int] | None:
        """Column and line at which some words begin."""
        for number, line in enumerate(self.lines):
            if words in line:
                return cell_len(line[: line.index(words)]), number
        return None

    async def stop_clock(self) -> None:
        """Time stands still, so that nothing is a race."""
        self.session.clock.pause()
        await self.settle()

    async def happen(self) -> None:
        """Let the next thing happen that happens by itself."""
        self.session.clock.pause()
        assert self.session.let_happen()
        self.screen.after_change()
        await self.settle()

    async def wait(self, seconds: float) -> None:
        """Let time pass at the table, and what is due happen."""
        clock = self.session.clock
        clock.pause()
        clock.skip_to(clock.now() + seconds)
        self.screen.tick()
        await self.settle()


@asynccontextmanager
async def running(app: LastCardApp, size: tuple[int, int] = SMALL) -> AsyncIterator[Seen]:
    """An app on a screen of some size."""
    async with app.run_test(size=size) as pilot:
        seen = Seen(app, pilot)
        await seen.settle()
        yield seen


@asynccontextmanager
async def at_table(session: Session, size: tuple[int, int] = SMALL) -> AsyncIterator[Seen]:
    """The table of a session, its time standing still."""
    async with running(LastCardApp(session), size) as seen:
        await seen.stop_clock()
        yield seen
