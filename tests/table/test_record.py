"""The record of a game: every step is on disk at once, and an unfinished game continues as it was left."""

import errno
import gc
import os
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from lastcard.errors import LastCardError, TranscriptError
from lastcard.game import Game, IllegalMove
from lastcard.notation.hashes import state_hash
from lastcard.notation.transcript import Step, parse_transcript
from lastcard.replaying import begin, replayed, to_the_end
from lastcard.rules import load_rules
from lastcard.table import LiveTable, Record, last_unfinished, resume
from lastcard.table.record import games_folder
from tests.bots.positions import short_rules
from tests.table.tables import players_of

LETTERS = "-tcn"
FULL = Path("/dev/full")
NAMES = ["Ana", "José", "Cleo: the 2nd", "名"]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Store games in the test's folder."""
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path))
    return tmp_path


def new_game(seed: int = 1, preset: str = "guide") -> Game:
    """A short match with names of all kinds."""
    return Game(short_rules(preset), NAMES, seed, seed % 4)


def recorded(game: Game, path: Path | None = None, letters: str = "ntcn") -> tuple[LiveTable, Record]:
    """A table for a new game, with its record."""
    players = players_of(letters)
    record = Record.of_game(game, players, path)
    return LiveTable(game, players, record.keep, 1), record


def run(table: LiveTable, steps: int) -> None:
    """Let some steps happen, or fewer if the match ends."""
    for _ in range(steps):
        due = table.due()
        if due is None:
            return
        table.step(due)


def unfinished(path: Path, steps: int = 40, letters: str = "ntcn") -> Game:
    """A game that was left after some steps, with its record in the file."""
    game = new_game()
    table, record = recorded(game, path, letters)
    run(table, steps)
    record.close()
    return game


def lines_of(path: Path) -> list[str]:
    """The lines of a file."""
    return path.read_text(encoding="utf-8").splitlines()


def test_the_head_says_everything(data: Path) -> None:
    """The head has the rules, names, bots with their levels, dealer and seed."""
    game = Game(load_rules("guide", {"turn_seconds": 15}), NAMES, 7, 2)
    _, record = recorded(game, letters=LETTERS)
    assert record.path.parent == data / "games" == games_folder()
    assert "guide" in record.path.name
    assert lines_of(record.path) == [
        "Last Card transcript 2",
        "rules: guide",
        "set: turn_seconds = 15",
        *(f"seat {seat}: {name}" for seat, name in enumerate(NAMES)),
        "bot 1: tips",
        "bot 2: casual",
        "bot 3: novice",
        "dealer: 2",
        "seed: 7",
        "",
    ]
    record.close()


def test_file_names_are_unique() -> None:
    """Two games that start in the same second have two files."""
    records = [Record.of_game(new_game(seed), players_of("ntcn")) for seed in range(3)]
    assert len({record.path for record in records}) == 3
    for record in records:
        record.close()


def test_every_step_is_in_the_file_at_once() -> None:
    """After each step, another process can read it from the file."""
    game = new_game()
    table, record = recorded(game)
    head = len(lines_of(record.path))
    for _ in range(60):
        table.step(table.due() or 0.0)
        assert lines_of(record.path)[head:] == [str(step) for step in game.steps]
    record.close()


def test_moves_of_people_and_misplays_are_in_the_file() -> None:
    """The file has people's moves, including misplays that cost cards."""
    game = new_game(3, "classic")
    table, record = recorded(game, letters="----")
    seat = (game.to_act + 1) % 4
    card = next(card for card in game.view(seat).hand if card[0] != "w")
    with pytest.raises(IllegalMove):
        table.submit(seat, game.parse(seat, f"play {card}"), 1.0)
    assert lines_of(record.path)[-1] == f"! {seat} play {card}"
    move = game.moves(game.to_act)[0]
    mover = game.to_act
    table.submit(mover, move, 2.0)
    assert lines_of(record.path)[-1] == f"{mover} {move}"
    record.close()
    again, _, record = resume(record.path)
    record.close()
    assert again.hash() == game.hash()


@pytest.mark.parametrize("preset", ["guide", "party", "gemela", "classic"])
def test_a_finished_match_replays(preset: str) -> None:
    """A finished record ends with the hash, names the bots, and replays like any transcript."""
    game = Game(short_rules(preset), 4, 1)
    table, record = recorded(game)
    run(table, 20_000)
    assert game.over
    record.finish(game)
    record.close()
    text = record.path.read_text(encoding="utf-8")
    assert text.endswith(f"\nhash: {game.hash()}\n")
    assert replayed(text).hash() == game.hash()
    transcript = parse_transcript(text)
    assert transcript.bots == {0: "novice", 1: "tips", 2: "casual", 3: "novice"}
    assert transcript.to_text() == text


@pytest.mark.parametrize("steps", [0, 1, 17, 60])
def test_a_game_continues_as_it_was_left(tmp_path: Path, steps: int) -> None:
    """A resumed game has the same state, random numbers, names and bots. New steps are appended."""
    path = tmp_path / "game.txt"
    left = unfinished(path, steps, "-tcn" if steps == 0 else "ntcn")
    game, players, record = resume(path)
    assert state_hash(game.state) == state_hash(left.state)
    assert game.hash() == left.hash()
    assert [player.name for player in players] == NAMES
    assert [player.level for player in players] == ["novice" if steps else "", "tips", "casual", "novice"]
    before = path.read_text(encoding="utf-8")
    table = LiveTable(game, players_of("ntcn"), record.keep, 2)
    run(table, 20_000)
    record.finish(game)
    record.close()
    text = path.read_text(encoding="utf-8")
    assert text.startswith(before)
    assert replayed(text).hash() == game.hash()


def test_a_game_can_be_left_again_and_again(tmp_path: Path) -> None:
    """Leaving and resuming a game every few steps still makes one game."""
    path = tmp_path / "game.txt"
    unfinished(path, 5)
    for seed in range(6):
        game, players, record = resume(path)
        run(LiveTable(game, players, record.keep, seed), 7)
        record.close()
    game, _, record = resume(path)
    assert len(game.steps) == 5 + 6 * 7
    record.close()


@pytest.mark.parametrize("torn", ["0", "1 pl", "2 play r5", "! 1", "hash: 12ab", "\t"])
def test_half_a_line_is_dropped(tmp_path: Path, torn: str) -> None:
    """An incomplete last line was never shown, so it is removed, and new steps follow the last whole line."""
    path = tmp_path / "game.txt"
    left = unfinished(path)
    whole = path.read_bytes()
    path.write_bytes(whole + torn.encode())
    game, players, record = resume(path)
    assert game.hash() == left.hash()
    assert path.read_bytes() == whole
    run(LiveTable(game, players, record.keep, 1), 5)
    record.close()
    again, _, record = resume(path)
    record.close()
    assert again.hash() == game.hash()


def test_a_whole_game_cut_anywhere(tmp_path: Path) -> None:
    """Wherever a file is cut after its head, the game can be resumed from the last whole line."""
    path = tmp_path / "game.txt"
    game = unfinished(path, 12)
    content = path.read_bytes()
    head = content.index(b"\n\n") + 2
    for end in range(head, len(content), 3):
        path.write_bytes(content[:end])
        found, _, record = resume(path)
        record.close()
        assert found.steps == game.steps[: content[head:end].count(b"\n")]


@contextmanager
def left_alone(path: Path) -> Iterator[None]:
    """Expect a LastCardError of one line, an unchanged file, and no lock afterwards."""
    before = path.read_bytes()
    with pytest.raises(LastCardError) as refused:
        yield
    message = str(refused.value)
    assert "\n" not in message
    assert path.name in message
    assert path.read_bytes() == before
    assert sorted(path.parent.iterdir()) == [path]


def test_a_finished_game_is_left_alone(tmp_path: Path) -> None:
    """A finished game cannot be resumed."""
    path = tmp_path / "game.txt"
    game = unfinished(path, 20_000)
    path.write_text(f"{path.read_text(encoding='utf-8')}hash: {game.hash()}\n", encoding="utf-8")
    with left_alone(path):
        resume(path)[2].close()


def test_a_finished_game_without_its_last_line_end_is_left_alone(tmp_path: Path) -> None:
    """An editor may have removed the line end. The hash is right, so the file is complete."""
    path = tmp_path / "game.txt"
    game = unfinished(path, 20_000)
    path.write_text(f"{path.read_text(encoding='utf-8')}hash: {game.hash()}", encoding="utf-8")
    with left_alone(path):
        resume(path)[2].close()


def test_a_file_in_use_is_left_alone(tmp_path: Path) -> None:
    """Only one process at a time can use a file. After it is closed, another one can."""
    path = tmp_path / "game.txt"
    table, record = recorded(new_game(), path)
    run(table, 10)
    before = path.read_bytes()
    for again in (lambda: resume(path), lambda: Record(path), lambda: Record(path, "x")):
        with pytest.raises(LastCardError, match="another program"):
            again()
    assert path.read_bytes() == before
    run(table, 5)
    record.close()
    game, _, other = resume(path)
    other.close()
    assert len(game.steps) == 15


BROKEN = {
    "unknown bot": lambda text: text.replace("bot 1: tips", "bot 1: genius"),
    "bot without a level": lambda text: text.replace("bot 1: tips", "bot 1:"),
    "bot without a seat": lambda text: text.replace("bot 1: tips", "bot 7: tips"),
    "no such rules": lambda text: text.replace("rules: guide", "rules: guild"),
    "no seed": lambda text: text.replace("seed: ", "# "),
    "no header": lambda text: text.partition("\n")[2],
    "another header": lambda text: text.replace("transcript 2", "transcript 99"),
    "only half a head": lambda text: text.partition("seat 1")[0],
    "one line without an end": lambda _: "Last Card transcript 2",
    "nothing": lambda _: "",
    "no text": lambda text: text + "\0\n",
    "an unknown seat": lambda text: text + "9 draw\n",
    "no move": lambda text: text + "0 fly\n",
    "an illegal move": lambda text: text + "0 swap 1\n",
    "no misplay": lambda text: text.replace("\n\n", "\n\n! ", 1),
    "a move twice": lambda text: text + text.splitlines()[-1] + "\n" + text.splitlines()[-1] + "\n",
}


@pytest.mark.parametrize("damage", BROKEN)
def test_a_broken_file_is_left_alone(tmp_path: Path, damage: str) -> None:
    """A broken file gives an error of one line and is not changed; not even half a line is removed."""
    path = tmp_path / "game.txt"
    unfinished(path)
    text = path.read_text(encoding="utf-8")
    path.write_text(BROKEN[damage](text), encoding="utf-8")
    with left_alone(path):
        resume(path)[2].close()


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"caf\xe9\n", bytes(range(256))])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    """A file that is not a game, such as a picture, is refused and not changed."""
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    with left_alone(path):
        resume(path)[2].close()


def test_a_missing_file(tmp_path: Path) -> None:
    """Trying to resume a missing file creates neither it nor anything beside it."""
    with pytest.raises(LastCardError):
        resume(tmp_path / "none.txt")
    with pytest.raises(LastCardError):
        resume(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_new_record_overwrites_nothing(tmp_path: Path) -> None:
    """A new record refuses a path that exists."""
    path = tmp_path / "game.txt"
    path.write_text("my shopping list\n", encoding="utf-8")
    with left_alone(path):
        Record.of_game(new_game(), players_of("ntcn"), path)


def test_a_folder_that_cannot_be_created(tmp_path: Path) -> None:
    """A file in place of the folder is reported."""
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(LastCardError) as refused:
        Record.of_game(new_game(), players_of("ntcn"), tmp_path / "file" / "game.txt")
    assert "\n" not in str(refused.value)


# The last unfinished game


def aged(path: Path, age: int) -> None:
    """Make a file look some seconds old."""
    now = path.stat().st_mtime
    os.utime(path, (now - age, now - age))


def test_the_newest_unfinished_game(data: Path) -> None:
    """Finished games are skipped, whatever their age, and so are files that are not games."""
    folder = data / "games"
    assert last_unfinished() is None
    old, new, done = folder / "old.txt", folder / "new.txt", folder / "done.txt"
    for path in (old, new):
        unfinished(path)
    game = unfinished(done, 20_000)
    with done.open("a", encoding="utf-8") as file:
        file.write(f"hash: {game.hash()}\n")
    (folder / "notes.md").write_text("x", encoding="utf-8")
    aged(old, 200)
    aged(new, 100)
    assert last_unfinished() == new
    aged(new, 200)
    assert last_unfinished() == old
    assert last_unfinished(folder) == old
    assert last_unfinished(data / "elsewhere") is None


def test_only_finished_games(data: Path) -> None:
    """If all games are finished, there is none to resume."""
    path = data / "games" / "done.txt"
    game = unfinished(path, 20_000)
    with path.open("a", encoding="utf-8") as file:
        file.write(f"hash: {game.hash()}\n")
    assert last_unfinished() is None


def test_unreadable_files_are_skipped(data: Path) -> None:
    """A folder that is named like a game, and a broken link, are skipped."""
    path = data / "games" / "game.txt"
    unfinished(path)
    (data / "games" / "folder.txt").mkdir()
    (data / "games" / "link.txt").symlink_to(data / "nowhere.txt")
    assert last_unfinished() == path


# Disk errors


def no_space(*_: object) -> None:
    """Raise the error of a full disk."""
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def begun_on_a_full_disk(path: Path) -> str:
    """Try to start a record. Returns the key of the error, and keeps no reference to the record."""
    try:
        Record.of_game(new_game(), players_of("ntcn"), path).close()
    except LastCardError as error:
        return error.key
    return ""


def test_a_full_disk_when_a_game_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The error is one line, nothing stays open, and the file can be used afterwards."""
    path = tmp_path / "game.txt"
    with monkeypatch.context() as full, warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        full.setattr(os, "fsync", no_space)
        assert begun_on_a_full_disk(path) == "file-no-space"
        gc.collect()
    assert [str(warning.message) for warning in warned] == []
    path.unlink(missing_ok=True)
    Record.of_game(new_game(), players_of("ntcn"), path).close()


def test_a_full_disk_while_a_game_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A step that cannot be written raises an error, and the game can be resumed from the step before."""
    path = tmp_path / "game.txt"
    table, record = recorded(new_game(), path)
    run(table, 10)
    kept = lines_of(path)
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", no_space)
        with pytest.raises(LastCardError) as refused:
            table.step(table.due() or 0.0)
    assert refused.value.key == "file-no-space"
    record.close()
    game, _, again = resume(path)
    again.close()
    assert len(game.steps) >= 10
    assert lines_of(path)[: len(kept)] == kept


def test_a_full_disk_when_a_game_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error while writing the hash is reported like one while writing a step."""
    path = tmp_path / "game.txt"
    game = new_game()
    table, record = recorded(game, path)
    run(table, 20_000)
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", no_space)
        with pytest.raises(LastCardError) as refused:
            record.finish(game)
    assert refused.value.key == "file-no-space"
    record.close()


@pytest.mark.skipif(not FULL.exists(), reason="there is no device that is always full")
def test_a_device_that_is_really_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written, not even when the record is closed. Afterwards the file can be used."""
    monkeypatch.setattr(os, "fsync", lambda _: None)  # a device file cannot be synced
    path = tmp_path / "game.txt"
    path.symlink_to(FULL)
    record = Record(path)
    with pytest.raises(LastCardError) as refused:
        record.keep(Step(0, "draw"))
    assert refused.value.key == "file-no-space"
    record.close()
    Record(path).close()


# Transcripts that name bots, and transcripts of unfinished games


def test_only_begin_reads_unfinished_transcripts(tmp_path: Path) -> None:
    """`replay` requires the hash; `begin` does not."""
    path = tmp_path / "game.txt"
    left = unfinished(path)
    text = path.read_text(encoding="utf-8")
    with pytest.raises(TranscriptError, match="cut off"):
        replayed(text)
    transcript = parse_transcript(text, finished=False)
    assert transcript.hash == ""
    assert to_the_end(*begin(transcript)).hash() == left.hash()


def test_bots_are_part_of_the_head_alone(tmp_path: Path) -> None:
    """The bots in the head affect neither the game nor its hash."""
    path = tmp_path / "game.txt"
    unfinished(path)
    text = path.read_text(encoding="utf-8")
    transcript = parse_transcript(text, finished=False)
    assert transcript.bots == {0: "novice", 1: "tips", 2: "casual", 3: "novice"}
    without = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("bot "))
    assert parse_transcript(without, finished=False).bots == {}
    games = [to_the_end(*begin(parse_transcript(one, finished=False))) for one in (text, without)]
    assert games[0].hash() == games[1].hash()
