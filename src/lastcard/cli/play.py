"""`lastcard play`: a game in the terminal, against bots and with people at the same keyboard."""

import getpass
import os
import shutil
import sys
from pathlib import Path
from typing import Annotated

import typer

from lastcard.bots import LEVELS, bot_names
from lastcard.cards.faces import MAX_SEATS
from lastcard.cli.complaints import print_notes
from lastcard.cli.options import Files, Sets
from lastcard.errors import LastCardError
from lastcard.files import whole_number
from lastcard.rules import Rules, rules_from
from lastcard.table import Player, games_folder, last_unfinished, resume
from lastcard.terminal.plain import PlainGame
from lastcard.terminal.session import Session, new_session
from lastcard.texts import text

_MIX = ("casual", "tips", "novice")  # the bots for `--bots N`


def play(
    preset: Annotated[str | None, typer.Option("--preset", metavar="PRESET")] = None,
    sets: Sets = None,
    files: Files = None,
    people: Annotated[str | None, typer.Option(metavar="NAME,...")] = None,
    bots: Annotated[str | None, typer.Option(metavar="NUMBER|LEVEL,...")] = None,
    seed: Annotated[int | None, typer.Option(min=0)] = None,
    speed: Annotated[float, typer.Option(min=0.1, max=100)] = 1.0,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    resume_game: Annotated[bool, typer.Option("--resume")] = False,
    file: Annotated[Path | None, typer.Option("--file", metavar="FILE")] = None,
) -> None:
    """Play in the terminal."""
    chosen = {"--preset": preset, "--set": sets, "--options": files, "--people": people, "--bots": bots}
    given = [name for name, value in chosen.items() if value is not None]
    players = seat_players(people, bots)
    rules = rules_from(preset or "guide", sets or (), files or ())
    if resume_game:
        _run(_resumed(file, given, 1 / speed), plain, 1 / speed)
        return
    rules.check_seats(len(players))
    print_notes(rules, len(players))
    if given or plain or not has_screen():
        _run(new_session(rules, players, seed, file, 1 / speed), plain, 1 / speed)
    else:
        _run_app(None, players, rules, seed, file, 1 / speed)


def seat_players(people: str | None, bots: str | None) -> list[Player]:
    """The players: people first, then bots. By default one person and three bots."""
    names = [name.strip() for name in (_default_name() if people is None else people).split(",")]
    names = [name for name in names if name]
    levels = _levels("3" if bots is None else bots)
    if not names and not levels:
        raise LastCardError("play-nobody")
    if len({name.casefold() for name in names}) < len(names):
        raise LastCardError("setup-names")
    named = bot_names(len(levels), names)
    return [Player(name) for name in names] + [Player(*seat) for seat in zip(named, levels, strict=False)]


def _levels(given: str) -> list[str]:
    number = whole_number(given)
    if number is not None and 0 <= number < MAX_SEATS:
        return [_MIX[place % len(_MIX)] for place in range(number)]
    levels = [level.strip() for level in given.split(",")]
    if not set(levels) <= set(LEVELS) or len(levels) > 10:
        raise LastCardError("play-bots", given=given, known=", ".join(LEVELS))
    return levels


def _default_name() -> str:
    """The user's login name if it works as a player name, else Ana."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError):
        name = ""
    return name.capitalize() if name.isalpha() and name != "root" else "Ana"


def _resumed(file: Path | None, given: list[str], pace: float) -> Session:
    if given:
        raise LastCardError("play-resume-alone", option=given[0])
    path = file or last_unfinished()
    if path is None:
        raise LastCardError("record-none")
    game, players, record = resume(path)
    return Session(game, players, record, pace)


def has_screen() -> bool:
    """Whether there is a terminal to draw the table on. Textual draws on standard error."""
    streams = (sys.stdin, sys.stdout, sys.__stderr__)
    return all(stream and stream.isatty() for stream in streams) and os.environ.get("TERM") != "dumb"


def _run(session: Session, plain: bool, pace: float) -> None:
    if has_screen() and not plain:
        _run_app(session, list(session.players), session.rules, pace=pace)
        return
    lines = shutil.get_terminal_size().lines if sys.stdout.isatty() else 0
    try:
        PlainGame(session, _read, _say, lines).play()
    finally:
        session.close()
    if not session.game.over:
        _say(farewell(session.kept_in))


def farewell(path: Path | None) -> str:
    """Print how to resume a game that was left."""
    if path is None or path.parent == games_folder():
        return text("play-left")
    return text("play-left-file", file=path)


def _read() -> str | None:
    """Read the next line; None at the end of the input."""
    if sys.stdin.isatty():
        print("> ", end="", flush=True)
    try:
        line = sys.stdin.readline()
    except (KeyboardInterrupt, UnicodeDecodeError):
        return None
    return line if line else None


def _say(words: str) -> None:
    print(words, flush=True)


def _run_app(
    session: Session | None,
    players: list[Player],
    rules: Rules,
    seed: int | None = None,
    file: Path | None = None,
    pace: float = 1.0,
) -> None:
    """Run the terminal app. Messages are printed after it has left the screen."""
    from lastcard.terminal.app import LastCardApp  # noqa: PLC0415 - Textual is slow to import
    from lastcard.terminal.table_setup import TableSetup  # noqa: PLC0415 - same

    first = [(seed, file)]  # only for the first game; later ones get a new seed and file

    def begin(setup: TableSetup) -> Session:
        seed, file = first.pop() if first else (None, None)
        return new_session(setup.rules(), setup.players, seed, file, pace)

    def go_on() -> Session:
        return _resumed(None, [], pace)

    if session:
        first.clear()
    setup = TableSetup(players, rules.preset, dict(rules.overrides()))
    app = LastCardApp(session, setup, begin, go_on if last_unfinished() else None)
    try:
        app.run()
    finally:
        if app.session:
            app.session.close()
    if app.trouble:
        raise app.trouble
    if app.session and not app.session.game.over:
        print(farewell(app.session.kept_in))
