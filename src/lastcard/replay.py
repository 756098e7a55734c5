"""Replaying a transcript: every move is made again and must be what it says it was."""

from collections.abc import Iterator

from lastcard.errors import LastCardError, RulesError, TranscriptError
from lastcard.game import Game, IllegalMove
from lastcard.notation.transcript import Step, Transcript, parse_transcript
from lastcard.views.events import Event


def replay(text: str) -> tuple[Game, Iterator[tuple[Step, list[Event]]]]:
    """The game of a transcript before its first move, and its steps; taking a step makes the move.

    The first move that leaves the rules, or a hash that does not fit, raises TranscriptError.
    """
    transcript = parse_transcript(text)
    try:
        game = Game(transcript.rules, transcript.seats, transcript.seed, transcript.dealer)
    except RulesError as error:
        raise TranscriptError(str(error)) from None
    return game, _steps(game, transcript)


def replayed(text: str) -> Game:
    """The game of a transcript after its last move."""
    game, steps = replay(text)
    for _ in steps:
        pass
    return game


def _steps(game: Game, transcript: Transcript) -> Iterator[tuple[Step, list[Event]]]:
    for number, step in enumerate(transcript.steps, 1):
        before = len(game.state.log or ())
        try:
            _make(game, step)
        except LastCardError as error:
            who = transcript.seats[step.seat] if step.seat < len(transcript.seats) else f"seat {step.seat}"
            raise TranscriptError(
                f"line {step.line}: move {number}, {who}: {step.move}: it leaves the rules here: {error}"
            ) from None
        yield step, game.events_since(before)
    if game.hash() != transcript.hash:
        raise TranscriptError(
            f"the moves follow the rules, but they do not end where the transcript says: "
            f"hash {game.hash()}, not {transcript.hash}"
        )


def _make(game: Game, step: Step) -> None:
    try:
        game.play(step.seat, step.move)
    except IllegalMove as refused:
        if not (step.misplay and refused.paid):
            raise
    else:
        if step.misplay:
            raise TranscriptError("it is marked as a misplay, but it is allowed")
