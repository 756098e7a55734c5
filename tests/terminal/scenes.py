"""Every screen in a fixed state, for the snapshots."""

from collections.abc import Callable
from dataclasses import dataclass

from lastcard.table import Player
from lastcard.terminal.app import LastCardApp
from lastcard.terminal.session import Session
from lastcard.terminal.table_setup import TableSetup
from tests.terminal.at_table import LARGE, OTHERS, SMALL, described, running, standing_clock

SIZES = {"80x24": SMALL, "120x40": LARGE}
HAND = "r1 r5 rs g3 b9 b+2 w"
MANY = "r0 r1 r2 r4 r5 r6 r7 r8 r9 y0 y1 y2 y9 ys g1 g2 g3 gr g+2 b5 b6 bs b+2 w w+4"
FEW = tuple(f"{colour}{number} {colour}{number + 1}" for colour in "ybg" for number in (3, 5, 7))

SCORES = [0, 35, 120, 7, 80, 0, 12, 400, 3, 9]


@dataclass(frozen=True)
class Scene:
    """An app, and the keys that lead to the screen."""

    begin: Callable[[], LastCardApp]
    keys: tuple[str, ...] = ()


def form() -> LastCardApp:
    """The app with its first screen, nothing changed."""
    players = [Player("Ana"), Player("Ben", "casual"), Player("Cleo", "tips"), Player("Dov", "novice")]
    return LastCardApp(None, TableSetup(players), None, lambda: described([HAND, *OTHERS]))


def table(*keys: str, hand: str = HAND, preset: str = "guide", people: int = 1, **position: object) -> Scene:
    """A table of four."""

    def begin() -> Session:
        return described([hand, *OTHERS], preset, people, **position)  # type: ignore[arg-type]

    return Scene(lambda: LastCardApp(begin()), keys)


SCENES = {
    "setup": Scene(form),
    "options": Scene(form, ("down", "down", "down", "enter")),
    "search": Scene(form, ("down", "down", "down", "enter", "/", *"swap", "enter")),
    "presets": Scene(form, ("down", "down", "enter")),
    "your-turn": table(),
    "waiting": table("r", "5"),
    "pending": table(discard="r3 b+2 w+4:g", pending=4, bluff=True),
    "refused": table("b", "9"),
    "hint": table("h"),
    "ten-players": Scene(
        lambda: LastCardApp(described([HAND, *FEW], scores=[0, 35, 120, 7, 80, 0, 12, 400, 3, 9]))
    ),
    "round-over": table("r", "5", hand="r5", scores=[100, 35, 7, 240]),
    "match-over": table("r", "5", hand="r5", scores=[480, 35, 7, 240]),
    "large-hand": table(hand=MANY),
    "black-card": table("w"),
    "many-keys": table(hand="r3 g8 g8 g9", preset="party", turn=1),
    "swap": table("r", "7", hand="r7 g8 g9", preset="guide-house"),
    "equal-cards": table(
        "r",
        "5",
        "b",
        "5",
        hand="r5 y5 g5 b5 b8 w+4",
        preset="online-crazy",
        options={"open_hands": 4, "match_seconds": 300},
    ),
    "no-mercy": table(
        hand="rs rss yd g3 b9 b+4 wr+4 w+6 w+10 wd",
        preset="no-mercy",
        turn=1,
        discard="r3 w+10:b",
        pending=22,
        played=["1 take"],
    ),
    "one-left": Scene(
        lambda: LastCardApp(
            described([HAND, "r1", "r2", *OTHERS], "chat", turn=1, played=["1 play r1", "2 play r2"])
        )
    ),
    "no-hints": table("r", "s", hand="rs rss yd g3 b9", preset="no-mercy", options={"hints": False}),
    "watch": table(*["+"] * 4, people=0),
    "rulebook": table("?"),
    "rule": table("b", "9", "?"),
    "curtain": table(people=2),
    "leave": table("q"),
}


async def lines_of(name: str, size: str) -> list[str]:
    """What a scene looks like."""
    scene = SCENES[name]
    with standing_clock():
        async with running(scene.begin(), SIZES[size]) as seen:
            if seen.app.session:
                seen.stop_clock()
            await seen.press(*scene.keys)
            if name == "rule":  # wait until the book has scrolled to the rule
                await seen.pilot.wait_for_animation()
            await seen.settle_wholly()
            return seen.lines
