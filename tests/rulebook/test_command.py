"""`lastcard rules book`: its output, files and errors."""

from pathlib import Path

import pytest

from lastcard.cli.book import BookFormat, book
from lastcard.errors import LastCardError
from lastcard.files import Draft
from lastcard.texts import has_text


def test_prints_a_rulebook(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a file, the rulebook goes to standard output, but notes on the rules do not."""
    book("classic", ["jump_in=all", "swap=required"])
    printed = capsys.readouterr()
    assert printed.out.startswith("Rulebook: classic, with changes\n")
    assert "swap = required" in printed.err


@pytest.mark.parametrize(
    ("format", "begins"),
    [(BookFormat.TEXT, "Rulebook"), (BookFormat.MD, "# Rulebook"), (BookFormat.HTML, "<!DOCTYPE html>")],
)
def test_saves_a_rulebook(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], format: BookFormat, begins: str
) -> None:
    """The file is replaced by the whole rulebook, and no other file is left behind."""
    file = tmp_path / "our rules.txt"
    file.write_text("something else", encoding="utf-8")
    book("party", format=format, save=file)
    assert file.read_text(encoding="utf-8").startswith(begins)
    assert list(tmp_path.iterdir()) == [file]
    assert capsys.readouterr().out == f"Written to {file}.\n"


@pytest.mark.parametrize("where", ["missing/book.txt", ".", "folder", "file.txt/book.txt", "x" * 300])
def test_bad_paths_are_one_line(tmp_path: Path, where: str) -> None:
    """A path that cannot be written gives an error of one line, and nothing is left behind."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "file.txt").write_text("kept", encoding="utf-8")
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(LastCardError) as error:
        Draft(tmp_path / where).write("content")
    assert str(tmp_path / where)[:60] in str(error.value)
    assert "\n" not in str(error.value)
    assert sorted(tmp_path.rglob("*")) == before
    assert (tmp_path / "file.txt").read_text(encoding="utf-8") == "kept"


def test_a_wrong_option_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    """After an error no partial file exists."""
    with pytest.raises(LastCardError):
        book("classic", ["jump_in=often"], save=tmp_path / "book.txt")
    assert list(tmp_path.iterdir()) == []


def test_help_has_texts() -> None:
    """The command and its own options have help texts."""
    for key in ("help-rules-book", "help-rules-book-format", "help-rules-book-save"):
        assert has_text(key)
