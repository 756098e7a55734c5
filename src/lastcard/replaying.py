"""Replaying a transcript: every move is made again and must do what the transcript says."""

from collections.abc import Iterator

from lastcard.errors import LastCardError, RulesError, TranscriptError
from lastcard.game import Game, IllegalMove
from lastcard.notation.transcript import Step, Transcript, parse_transcript
from lastcard.texts import Phrase
from lastcard.views.events import Event


def replay(text: str) -> tuple[Game, Iterator[tuple[Step, list[Event]]]]:
    """The game of a transcript before its first move, and an iterator over its steps. Taking a step makes the
    move.

    The first move that breaks the rules, or a hash that does not match, raises TranscriptError.
    """
    return begin(parse_transcript(text))


def begin(transcript: Transcript) -> tuple[Game, Iterator[tuple[Step, list[Event]]]]:
    """The game and the steps of a transcript that was already parsed. The game may be unfinished."""
    try:
        game = Game(
            transcript.rules, transcript.seats, transcript.seed, transcript.dealer, deal=transcript.deal
        )
    except RulesError as error:
        raise TranscriptError.of(error) from None
    return game, _steps(game, transcript)


def replayed(text: str) -> Game:
    """The game of a transcript after its last move."""
    return to_the_end(*replay(text))


def to_the_end(game: Game, steps: Iterator[tuple[Step, list[Event]]]) -> Game:
    """The game after all its steps."""
    for _ in steps:
        pass
    return game


def _steps(game: Game, transcript: Transcript) -> Iterator[tuple[Step, list[Event]]]:
    for number, step in enumerate(transcript.steps, 1):
        before = len(game.state.log or ())
        try:
            _make(game, step)
        except LastCardError as error:
            known = step.seat < len(transcript.seats)
            who = transcript.seats[step.seat] if known else Phrase("seat-described", number=step.seat)
            raise TranscriptError(
                "replay-leaves-rules", line=step.line, number=number, who=who, move=step.move, why=error
            ) from None
        yield step, game.events_since(before)
    if transcript.hash and game.hash() != transcript.hash:
        raise TranscriptError("replay-other-end", hash=game.hash(), written=transcript.hash)


def _make(game: Game, step: Step) -> None:
    try:
        game.play(step.seat, step.move)
    except IllegalMove as refused:
        if not (step.misplay and refused.paid):
            raise
        game.steps[-1] = step  # spelled as it was written, because the hash covers the spelling
    else:
        if step.misplay:
            raise TranscriptError("replay-no-misplay")
