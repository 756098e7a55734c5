"""`lastcard verify`: check that a deal was fair, with only the transcript and what players noted down."""

from pathlib import Path
from typing import Annotated

import typer

from lastcard.errors import TranscriptError
from lastcard.fair import checked_chance, checked_commitment
from lastcard.files import read_text
from lastcard.notation.transcript import Transcript, parse_transcript
from lastcard.replaying import begin, to_the_end
from lastcard.texts import join_words, text


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    commitment: Annotated[str | None, typer.Option(metavar="HEX")] = None,
    chance: Annotated[str | None, typer.Option(metavar="HEX")] = None,
) -> None:
    """Check that the deal of a transcript was fair: fixed before the game, and followed to its end."""
    committed = None if commitment is None else checked_commitment(_typed(commitment))
    added = None if chance is None else checked_chance(_typed(chance))
    content = read_text(file, TranscriptError)
    try:
        checked = _checks(content, committed, added)
    except TranscriptError as error:
        raise TranscriptError("error-in-file", file=file, why=error) from None
    for sentence in checked:  # printed last, so that an error stands alone
        print(sentence)


def _typed(digits: str) -> str:
    """Normalise digits copied by hand: spaces around them and capitals do not matter."""
    return digits.strip().lower()


def _checks(content: str, commitment: str | None, chance: str | None) -> list[str]:
    """Check everything; return a sentence for each check. Raises TranscriptError if one fails."""
    transcript = parse_transcript(content)  # fails if the secret does not match its commitment
    if transcript.deal is None:
        raise TranscriptError("verify-no-secret")
    checked = [text("verify-secret", commitment=transcript.deal.commitment)]
    checked.append(_commitment_check(transcript.deal.commitment, commitment))
    checked.append(_chance_check(transcript, transcript.deal.seeds, chance))
    game = to_the_end(*begin(transcript))
    checked.append(text("verify-replayed", moves=len(transcript.steps), hash=game.hash()))
    return [*checked, text("verify-fair")]


def _commitment_check(commitment: str, given: str | None) -> str:
    if given is None:
        return text("verify-commitment-unknown")
    if given != commitment:
        raise TranscriptError("verify-other-commitment", commitment=commitment, given=given)
    return text("verify-commitment")


def _chance_check(transcript: Transcript, seeds: tuple[str, ...], given: str | None) -> str:
    if given is None:
        return text("verify-chance-unknown")
    names = [name for name, seed in zip(transcript.seats, seeds, strict=True) if seed and seed == given]
    if not names:
        raise TranscriptError("verify-no-such-chance", given=given)
    return text("verify-chance", chance=given, who=join_words(names))
