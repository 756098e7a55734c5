"""The language of the command line: the system's, or the one given by `--lang`, at any position."""

from pathlib import Path

import pytest
from lastcard_command import Done, complaint, good, lastcard

from lastcard.texts import text

SPANISH_PRESET = text("preset-party", "es")


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param(("--lang", "es", "rules", "list"), id="first"),
        pytest.param(("rules", "--lang", "es", "list"), id="middle"),
        pytest.param(("rules", "list", "--lang", "es"), id="last"),
        pytest.param(("rules", "list", "--lang=es"), id="with-equals"),
        pytest.param(("--lang", "de", "rules", "list", "--lang", "es"), id="the-last-one-counts"),
    ],
)
def test_lang_may_stand_anywhere(arguments: tuple[str, ...], tmp_path: Path) -> None:
    """`--lang` works before the command, among its arguments and after it."""
    assert SPANISH_PRESET in good(*arguments, cwd=tmp_path)


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        pytest.param(("--lang", "es"), "help-rules", id="nothing-else"),
        pytest.param(("--help", "--lang", "es"), "help-rules", id="after-help"),
        pytest.param(("--lang", "es", "rules"), "help-rules-list", id="group"),
        pytest.param(("rules", "--help", "--lang", "es"), "help-rules-list", id="group-help"),
        pytest.param(("watch", "--help", "--lang", "es"), "help-watch-open-hands", id="command"),
        pytest.param(("rules", "show", "--lang", "es", "--help"), "help-lang", id="every-command-has-it"),
    ],
)
def test_help_is_in_the_language(arguments: tuple[str, ...], key: str, tmp_path: Path) -> None:
    """Help is in the chosen language, wherever `--lang` stands."""
    done = lastcard(*arguments, cwd=tmp_path)
    assert _start_of(text(key, "es")) in _unwrapped(done)
    assert _start_of(text(key, "en")) not in _unwrapped(done)


def _start_of(sentence: str) -> str:
    """As much of a sentence as fits into a list of commands."""
    return " ".join(sentence.split()[:4])


def _unwrapped(done: Done) -> str:
    return " ".join((done.out + done.err).split())


def test_the_system_language_is_the_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without `--lang` the system's language is used."""
    monkeypatch.setenv("LANGUAGE", "es")
    assert SPANISH_PRESET in good("rules", "list", cwd=tmp_path)
    assert text("preset-party") in good("rules", "list", "--lang", "en", cwd=tmp_path)


def test_complaints_are_in_the_language(tmp_path: Path) -> None:
    """Errors, including nested ones, are in the chosen language."""
    said = complaint("rules", "show", "classic", "--set", "hand_size=many", "--lang", "es", cwd=tmp_path)
    assert text("kind-whole", "es", least=1, most=120) in said
    assert text("kind-whole", "en", least=1, most=120) not in said


@pytest.mark.parametrize("arguments", [("--lang", "xx", "rules", "list"), ("rules", "list", "--lang=xx")])
def test_an_unknown_language(arguments: tuple[str, ...], tmp_path: Path) -> None:
    """An unknown language is refused in one line that names the available ones."""
    assert complaint(*arguments, cwd=tmp_path) == ("lastcard: no such language: 'xx' (there are en, es, de)")


def test_lang_without_a_language(tmp_path: Path) -> None:
    """`--lang` without a value is refused."""
    assert "--lang" in complaint("rules", "list", "--lang", cwd=tmp_path)


def test_what_follows_two_dashes_is_left_alone(tmp_path: Path) -> None:
    """After `--`, `--lang` is not an option."""
    assert "'--lang'" in complaint("rules", "explain", "--", "--lang", "es", cwd=tmp_path)


@pytest.mark.parametrize("language", ["es", "de"])
def test_a_game_in_another_language(language: str, tmp_path: Path) -> None:
    """A game can be watched, saved and replayed in every language, with the same transcript."""
    game = ("watch", "--seed", "5", "--players", "2", "--save")
    out = good(*game, "game.txt", "--lang", language, cwd=tmp_path)
    assert text("watch-written", language, file="game.txt") in out
    good(*game, "english.txt", cwd=tmp_path)
    written = [(tmp_path / name).read_text(encoding="utf-8") for name in ("game.txt", "english.txt")]
    assert written[0] == written[1]
    assert "game.txt: " in good("replay", "--quiet", "game.txt", "--lang", language, cwd=tmp_path)
