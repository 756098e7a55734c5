"""`lastcard replay`: step through a transcript and check it."""

from pathlib import Path
from typing import Annotated

import typer

from lastcard.errors import TranscriptError
from lastcard.files import read_text
from lastcard.game import Game
from lastcard.replaying import replay as replay_text
from lastcard.texts import text
from lastcard.views.events import Event
from lastcard.views.words import events_words


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    seat: Annotated[int | None, typer.Option()] = None,
    step: Annotated[bool, typer.Option("--step")] = False,
    quiet: Annotated[bool, typer.Option("--quiet")] = False,
) -> None:
    """Step through a transcript in words, and check that it follows the rules to its final hash."""
    transcript = read_text(file, TranscriptError)
    try:
        game, steps = replay_text(transcript)
        if seat is not None and not 0 <= seat < len(game.names):
            raise TranscriptError("seat-unknown-range", seat=seat, last=len(game.names) - 1)
        if not quiet:
            _print_move("", game, game.events, seat)
        number = 0
        for number, (made, events) in enumerate(steps, 1):
            if step:
                typer.prompt("", default="", show_default=False, prompt_suffix="")
            if not quiet:
                _print_move(f"{number:4}. {made}", game, events, seat)
    except TranscriptError as error:
        raise TranscriptError("error-in-file", file=file, why=error) from None
    print(text("replay-right", file=file, moves=number, hash=game.hash()))


def _print_move(head: str, game: Game, events: list[Event], seat: int | None) -> None:
    if head:
        print(head)
    seen = [event if seat is None else event.seen_by(seat) for event in events]
    for sentence in events_words(seen, game.names):
        print(f"      {sentence}")
