"""`lastcard play`: a game in the terminal, against bots and with people at the same keyboard."""

import getpass
import sys
from pathlib import Path
from typing import Annotated

import typer

from lastcard.bots import LEVELS, bot_names
from lastcard.cli.complaints import print_notes
from lastcard.cli.options import Files, Sets
from lastcard.errors import LastCardError
from lastcard.rules import Rules, rules_from
from lastcard.table import Player, last_unfinished, resume
from lastcard.terminal.plain import PlainGame
from lastcard.terminal.session import Session, new_session
from lastcard.texts import text

_MIX = ("casual", "tips", "novice")  # who comes if only a number of bots is asked for
_SCREENFUL = 40


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
        _run(_resumed(file, given, 1 / speed), plain)
        return
    rules.check_seats(len(players))
    print_notes(rules, len(players))
    if given or _is_plain(plain):
        _run(new_session(rules, players, seed, file, 1 / speed), plain)
    else:
        _run_app(None, players, rules, seed, file, 1 / speed)


def seat_players(people: str | None, bots: str | None) -> list[Player]:
    """People first, then bots; without a word on it somebody and three bots."""
    names = [name.strip() for name in (_default_name() if people is None else people).split(",")]
    names = [name for name in names if name]
    levels = _levels("3" if bots is None else bots)
    if not names and not levels:
        raise LastCardError("play-nobody")
    named = bot_names(len(levels), names)
    return [Player(name) for name in names] + [Player(*seat) for seat in zip(named, levels, strict=False)]


def _levels(given: str) -> list[str]:
    if given.isdigit() and int(given) < 10:
        return [_MIX[place % len(_MIX)] for place in range(int(given))]
    levels = [level.strip() for level in given.split(",")]
    if not set(levels) <= set(LEVELS) or len(levels) > 10:
        raise LastCardError("play-bots", given=given, known=", ".join(LEVELS))
    return levels


def _default_name() -> str:
    """The name that the system knows the user by, if it is one."""
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


def _is_plain(plain: bool) -> bool:
    """Whether to play line by line: because somebody wants to, or because there is no terminal."""
    return plain or not (sys.stdin.isatty() and sys.stdout.isatty())


def _run(session: Session, plain: bool) -> None:
    if not _is_plain(plain):
        _run_app(session, list(session.players), session.rules)
        return
    try:
        PlainGame(session, _read, _say, _SCREENFUL if sys.stdout.isatty() else 0).play()
    finally:
        session.close()


def _read() -> str | None:
    """The next line, or None at the end."""
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
    """The table on the screen; what has to be said when it is gone is said after it."""
    from lastcard.terminal.app import LastCardApp  # noqa: PLC0415 - Textual is slow to import
    from lastcard.terminal.setup import Plan  # noqa: PLC0415 - same

    def begin(plan: Plan) -> Session:
        return new_session(plan.rules(), plan.players, seed, file, pace)

    def go_on() -> Session:
        return _resumed(None, [], pace)

    plan = Plan(players, rules.preset, dict(rules.overrides()))
    app = LastCardApp(session, plan, begin, go_on if last_unfinished() else None)
    try:
        app.run()
    finally:
        if app.session:
            app.session.close()
    if app.trouble:
        raise app.trouble
    if app.session and not app.session.game.over:
        print(text("plain-left"))
