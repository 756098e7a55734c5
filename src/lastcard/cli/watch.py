"""`lastcard watch`: bots among themselves, move by move, in plain words."""

import secrets
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from lastcard.bots import Novice, play_match
from lastcard.cli.complaints import print_notes
from lastcard.cli.options import Files, PresetOption, Sets
from lastcard.files import file_error
from lastcard.game import Game
from lastcard.rules import Rules, rules_from, show
from lastcard.texts import text
from lastcard.views.events import Event
from lastcard.views.words import event_words, events_words

NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eva", "Finn", "Gul", "Hal", "Ines", "Jun")
_QUIET = ("dealt",)  # the hands are shown as a table
_SHEET = ("points", "round-over", "match-over")


def watch(
    preset: PresetOption = "guide",
    sets: Sets = None,
    files: Files = None,
    players: Annotated[int, typer.Option()] = 4,
    seed: Annotated[int | None, typer.Option(min=0)] = None,
    rounds: Annotated[int, typer.Option(min=0)] = 1,
    delay: Annotated[float, typer.Option(min=0)] = 0.0,
    open_hands: Annotated[bool, typer.Option("--open")] = False,
    save: Annotated[Path | None, typer.Option()] = None,
) -> None:
    """Watch bots play a game, move by move."""
    rules = rules_from(preset, sets or (), files or ())
    rules.check_seats(players)
    print_notes(rules, players)
    names = NAMES[:players]
    seed = secrets.randbelow(1_000_000) if seed is None else seed
    game = Game(rules, names, seed)
    draft = _draft(save) if save else None  # a file that cannot be written is noticed now
    try:
        print(f"{_opening_words(rules, names, seed)}\n")
        _print_events(game, game.events, open_hands)
        _print_table(game, open_hands)
        _play(game, rounds, delay, open_hands)
    finally:  # also what was played until somebody had seen enough
        if save and draft:
            _save(game, draft, save)


def _play(game: Game, rounds: int, delay: float, open_hands: bool) -> None:
    bots = [Novice(game.seed * 100 + seat) for seat in range(len(game.names))]
    for number, events in enumerate(play_match(game, bots, game.seed), 1):
        print(f"{number:4}. ", end="")
        _print_events(game, events, open_hands)
        if game.outcome and rounds and game.state.round >= rounds:
            break
        if any(event.kind == "opened" for event in events):
            _print_table(game, open_hands)
        if delay:
            sys.stdout.flush()
            time.sleep(delay)


def _opening_words(rules: Rules, names: Sequence[str], seed: int) -> str:
    """Who plays by which rules."""
    settings = ", ".join(f"{name} = {show(value)}" for name, value in rules.overrides().items())
    said: dict[str, object] = {"names": ", ".join(names), "preset": rules.preset, "seed": str(seed)}
    if settings:
        return text("watch-begins-changed", settings=settings, **said)
    return text("watch-begins", **said)


def _print_events(game: Game, events: list[Event], open_hands: bool) -> None:
    """One line a move, and at the end of a round one line a player."""
    hidden = _QUIET if open_hands else (*_QUIET, "shown")
    seen = [event if open_hands else event.seen_by(None) for event in events if event.kind not in hidden]
    print(" ".join(events_words([event for event in seen if event.kind not in _SHEET], game.names)))
    for event in seen:
        if event.kind in _SHEET:
            print(f"      {event_words(event, game.names)}")


def _print_table(game: Game, open_hands: bool) -> None:
    for seat, name in enumerate(game.names):
        view = game.view(seat)
        cards = " ".join(view.hand) if open_hands else text("watch-cards", count=view.sizes[seat])
        print(f"      {name:6}{cards}")
    print()


def _draft(path: Path) -> Path:
    """An empty file beside the one to be written."""
    draft = path.with_name(f"{path.name}.part")
    try:
        draft.write_text("", encoding="utf-8")
    except OSError as error:
        raise file_error(path, error) from None
    return draft


def _save(game: Game, draft: Path, path: Path) -> None:
    """Whole or not at all: a file of before is replaced at once, and stays if nothing was played."""
    if not game.steps:
        draft.unlink()
        return
    try:
        draft.write_text(game.transcript(), encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise file_error(path, error) from None
    print(f"\n{text('watch-written', file=path)}")
