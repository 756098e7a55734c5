"""`lastcard watch`: watch bots play each other, on the screen or line by line."""

import secrets
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from lastcard.bots import LEVELS
from lastcard.cli.complaints import print_notes
from lastcard.cli.options import Files, PresetOption, Sets
from lastcard.cli.play import has_screen
from lastcard.cli.signals import stop_on_signals
from lastcard.errors import LastCardError
from lastcard.files import Draft
from lastcard.game import Game
from lastcard.rules import Rules, rules_from, show
from lastcard.table import Player
from lastcard.terminal.session import Session
from lastcard.texts import text
from lastcard.views.events import Event
from lastcard.views.words import event_words, events_words

NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eva", "Finn", "Gul", "Hal", "Ines", "Jun")
_QUIET = ("dealt",)  # hands are printed as a table instead
_SHEET = ("points", "round-over", "match-over")


def watch(
    preset: PresetOption = "guide",
    sets: Sets = None,
    files: Files = None,
    players: Annotated[int, typer.Option()] = 4,
    bots: Annotated[str, typer.Option(metavar="LEVEL,...")] = "casual,tips,novice,casual",
    seed: Annotated[int | None, typer.Option(min=0)] = None,
    rounds: Annotated[int | None, typer.Option(min=0)] = None,
    speed: Annotated[float | None, typer.Option(min=0, max=1000)] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    open_hands: Annotated[bool, typer.Option("--open")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Watch bots play."""
    rules = rules_from(preset, sets or (), files or ())
    rules.check_seats(players)
    print_notes(rules, players)
    seated = [Player(*seat) for seat in zip(NAMES, _levels(bots, players), strict=False)]
    seed = secrets.randbelow(1_000_000) if seed is None else seed
    on_screen = has_screen() and not plain and not open_hands
    pace = 1 / speed if speed else 1.0
    session = Session(Game(rules, NAMES[:players], seed), seated, pace=pace)
    stop_on_signals()
    draft = Draft(save) if save else None  # fail now if the file cannot be written
    try:
        if on_screen:
            session.rounds = rounds or 0
            _show(session)
        else:
            session.rounds = 1 if rounds is None else rounds
            _tell(session, bool(speed), open_hands)
    finally:  # also if the user stops it
        _save(session.game, draft)


def _levels(bots: str, players: int) -> list[str]:
    """The level of each seat. The last one given fills the remaining seats."""
    levels = [level.strip() for level in bots.split(",")]
    if not set(levels) <= set(LEVELS):
        unknown = next(level for level in levels if level not in LEVELS)
        raise LastCardError("bot-unknown", bot=unknown, known=", ".join(LEVELS))
    return (levels + [levels[-1]] * players)[:players]


def _show(session: Session) -> None:
    from lastcard.terminal.app import LastCardApp  # noqa: PLC0415 - Textual is slow to import

    LastCardApp(session).run()


def _tell(session: Session, in_time: bool, open_hands: bool) -> None:
    """Print the game line by line, without pauses unless a speed is given."""
    game = session.game
    print(f"{_opening_words(game.rules, game.names, game.seed)}\n")
    _print_events(game, game.events, open_hands)
    _print_table(game, open_hands)
    if not in_time:
        session.clock.pause()
    number = 0
    while not game.over and not session.seen_enough:
        before = len(game.state.log or ())
        _wait_and_step(session)
        number += 1
        print(f"{number:4}. ", end="")
        events = game.events_since(before)
        _print_events(game, events, open_hands)
        if any(event.kind == "opened" for event in events):
            _print_table(game, open_hands)


def _wait_and_step(session: Session) -> None:
    """Wait until the next thing happens at the table."""
    sys.stdout.flush()
    while not (session.let_happen() if session.clock.paused else session.step()):
        time.sleep(session.seconds_to_wait() or 0)


def _opening_words(rules: Rules, names: Sequence[str], seed: int) -> str:
    """The first line: players, rules and seed."""
    settings = ", ".join(f"{name} = {show(value)}" for name, value in rules.overrides().items())
    said: dict[str, object] = {"names": ", ".join(names), "preset": rules.preset, "seed": str(seed)}
    if settings:
        return text("watch-begins-changed", settings=settings, **said)
    return text("watch-begins", **said)


def _print_events(game: Game, events: list[Event], open_hands: bool) -> None:
    """Print one line per move, and at the end of a round one line per player."""
    hidden = _QUIET if open_hands else (*_QUIET, "shown")
    seen = [event if open_hands else event.seen_by(None) for event in events if event.kind not in hidden]
    print(" ".join(events_words([event for event in seen if event.kind not in _SHEET], game.names)))
    for event in seen:
        if event.kind in _SHEET:
            print(f"      {event_words(event, game.names)}")


def _print_table(game: Game, open_hands: bool) -> None:
    public = game.view(None)
    for seat in public.order:
        if seat not in public.gone:
            hand = " ".join(game.view(seat).hand)
            cards = hand if open_hands else text("watch-cards", count=public.sizes[seat])
            print(f"      {game.names[seat]:6}{cards}")
    print()


def _save(game: Game, draft: Draft | None) -> None:
    if draft is None:
        return
    if not game.steps:
        draft.drop()
        return
    draft.write(game.transcript())
    print(f"\n{text('watch-written', file=draft.path)}")
