"""`lastcard verify`: a line for each check, or one line about what is wrong."""

from pathlib import Path

import pytest
from lastcard_command import assert_says, complaint, good

from lastcard import Game, load_rules
from lastcard.fair import Deal
from lastcard.texts import LANGUAGES, text

DEAL = Deal("00ff" * 16, ("5eed", "", "c1e0"))
OTHER = Deal("11" * 32, ("", "", "")).commitment


@pytest.fixture(scope="module")
def game() -> Game:
    """A round under the simplest rules, in which every player makes the first legal move."""
    game = Game(load_rules("basic-plus"), ["Ana", "Ben", "Cleo"], deal=DEAL)
    while game.outcome is None:
        game.play(game.to_act, game.moves(game.to_act)[0])
    return game


@pytest.fixture
def folder(game: Game, tmp_path: Path) -> Path:
    """A folder with the transcript of the game, game.txt."""
    (tmp_path / "game.txt").write_text(game.transcript(), encoding="utf-8")
    return tmp_path


def _edit(folder: Path, old: str, new: str) -> None:
    """Replace a text in the transcript."""
    path = folder / "game.txt"
    content = path.read_text(encoding="utf-8")
    assert content.count(old) == 1
    path.write_text(content.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_checked(language: str, game: Game, folder: Path) -> None:
    """The output has a sentence for each check, in the chosen language, and the verdict."""
    given = ("--commitment", DEAL.commitment, "--chance", "c1e0", "--lang", language)
    assert good("verify", "game.txt", *given, cwd=folder).splitlines() == [
        text("verify-secret", language, commitment=DEAL.commitment),
        text("verify-commitment", language),
        text("verify-chance", language, chance="c1e0", who="Cleo"),
        text("verify-replayed", language, moves=len(game.steps), hash=game.hash()),
        text("verify-fair", language),
    ]


def test_what_is_not_given_is_not_checked(game: Game, folder: Path) -> None:
    """Without a commitment or seed to compare, the output says that they were not checked."""
    assert good("verify", "game.txt", cwd=folder).splitlines() == [
        text("verify-secret", commitment=DEAL.commitment),
        text("verify-commitment-unknown"),
        text("verify-chance-unknown"),
        text("verify-replayed", moves=len(game.steps), hash=game.hash()),
        text("verify-fair"),
    ]


def test_digits_may_be_upper_case(folder: Path) -> None:
    """Hexadecimal digits are accepted in upper and lower case."""
    given = ("--commitment", f" {DEAL.commitment.upper()}", "--chance", "5EED ")
    assert "added by Ana" in good("verify", "game.txt", *given, cwd=folder)


def test_swapped_names(folder: Path) -> None:
    """No hash covers the names, but the output says which player a seed is attributed to."""
    _edit(folder, "seat 0: Ana\nseat 1: Ben\n", "seat 0: Ben\nseat 1: Ana\n")
    assert "added by Ben" in good("verify", "game.txt", "--chance", "5eed", cwd=folder)


def test_one_seed_of_two_seats(folder: Path) -> None:
    """If several seats added the same seed, all of them are named."""
    deal = Deal(DEAL.secret, ("5eed", "5eed", ""))
    twice = Game(load_rules("basic-plus"), ["Ana", "Ben", "Cleo"], deal=deal)
    (folder / "twice.txt").write_text(twice.transcript(), encoding="utf-8")
    assert "added by Ana and Ben" in good("verify", "twice.txt", "--chance", "5eed", cwd=folder)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        pytest.param(
            ("--commitment", OTHER),
            ("game.txt", f"the commitment is {DEAL.commitment}, not {OTHER}"),
            id="other-commitment",
        ),
        pytest.param(("--commitment", "5eed"), ("not a commitment", "'5eed'"), id="no-commitment"),
        pytest.param(("--chance", "beef"), ("game.txt", "no seat added", "'beef'"), id="other-chance"),
        pytest.param(("--chance", ""), ("game.txt", "no seat added"), id="empty-chance"),
        pytest.param(("--chance", "luck"), ("not a chance", "'luck'"), id="no-chance"),
    ],
)
def test_noted_values_that_do_not_match(
    arguments: tuple[str, ...], words: tuple[str, ...], folder: Path
) -> None:
    """A wrong commitment or seed gives one line, and no check is reported as passed."""
    assert_says(complaint("verify", "game.txt", *arguments, cwd=folder), words)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        pytest.param("secret: 00", "secret: 01", ("line 7", "does not match the commitment"), id="secret"),
        pytest.param("chance 2: c1e0", "chance 2: c1e1", ("breaks the rules",), id="chance"),
        pytest.param(f"secret: {DEAL.secret}\n", "", ("not been revealed yet",), id="not-revealed"),
        pytest.param("hash: ", "hash: 0", ("do not lead to the end in the transcript",), id="hash"),
        pytest.param("hash: ", "# ", ("cut off",), id="cut-off"),
    ],
)
def test_a_transcript_that_was_changed(old: str, new: str, words: tuple[str, ...], folder: Path) -> None:
    """`verify` detects a change like `replay` does."""
    _edit(folder, old, new)
    assert_says(complaint("verify", "game.txt", cwd=folder), ("game.txt", *words))
    assert_says(complaint("replay", "--quiet", "game.txt", cwd=folder), ("game.txt", *words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plain_seed_cannot_be_verified(language: str, tmp_path: Path) -> None:
    """A game from a plain seed cannot be verified, and one line says so in the chosen language."""
    good("watch", "--seed", "5", "--players", "2", "--save", "game.txt", cwd=tmp_path)
    said = complaint("verify", "game.txt", "--lang", language, cwd=tmp_path)
    assert said == f"lastcard: game.txt: {text('verify-no-secret', language)}"


def test_no_file(tmp_path: Path) -> None:
    """A missing file is refused."""
    assert_says(complaint("verify", "game.txt", cwd=tmp_path), ("game.txt", "No such file"))
