"""Games, saved games, rooms and codes of the first edition of the presets. They were recorded at commit
19c738b, before presets were corrected and cards got new numbers, and must replay to the same hashes for
ever."""

import json
from pathlib import Path

import msgspec
import pytest

from lastcard import replayed
from lastcard.notation.hashes import state_hash
from lastcard.rules import decode, load_rules
from lastcard.server import archive, entries
from lastcard.server.archive import games_of
from lastcard.server.room import Room
from lastcard.server.store import Row
from lastcard.table import resume

FIRST = Path(__file__).parent / "first"
TRANSCRIPTS = sorted(FIRST.glob("transcripts/*.txt"))
ROOMS = sorted(FIRST.glob("rooms/*.json"))
SAVED: dict[str, str] = json.loads((FIRST / "saved.json").read_text())


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_transcripts_replay(path: Path) -> None:
    """Every move is legal under the old values, and the game ends with the hash that was written. It is
    written again letter by letter."""
    text = path.read_text(encoding="utf-8")
    game = replayed(text)
    assert game.rules.edition == 1
    assert game.transcript() == text


@pytest.mark.parametrize("preset", SAVED)
def test_saved_games_go_on(preset: str, tmp_path: Path) -> None:
    """A saved game continues where it was left, by the rules that it began with."""
    path = tmp_path / f"{preset}.txt"
    path.write_bytes((FIRST / "saved" / path.name).read_bytes())
    game, _players, record = resume(path)
    record.close()
    assert state_hash(game.state, 1) == SAVED[preset]
    assert game.hash() == replayed(game.transcript()).hash()


@pytest.mark.parametrize("path", ROOMS, ids=lambda path: path.stem)
def test_rooms_are_restored(path: Path) -> None:
    """A room is restored from its log: the finished game with its hash, and the game that goes on."""
    recorded = json.loads(path.read_text())
    rows = msgspec.convert(recorded["rows"], list[Row])
    room = Room(recorded["code"])
    room.restore((row.number, row.at, row.command, entries.decode(row.entry)) for row in rows)
    archive._RESULTS.clear()  # all recorded rooms have the same code
    finished, running = games_of(recorded["code"], rows)
    assert (finished.result.hash, list(finished.result.scores)) == (recorded["hash"], recorded["scores"])
    assert not running.over
    assert room.table
    assert room.table.game.hash() == recorded["running"]


@pytest.mark.parametrize("recorded", json.loads((FIRST / "codes.json").read_text()), ids=lambda r: r["code"])
def test_codes_keep_their_meaning(recorded: dict[str, object]) -> None:
    """A code still gives the values that it was made for; options that came later have their defaults."""
    rules = decode(str(recorded["code"]))
    values = {
        name: list(value) if isinstance(value, tuple) else value for name, value in rules.values.items()
    }
    old = recorded["values"]
    assert isinstance(old, dict)
    assert {name: values[name] for name in old} == old
    assert rules.values["opening_numbers"] == "ignore"


def test_a_room_of_the_first_edition_keeps_its_presets() -> None:
    """The presets of the first edition have the values that were corrected later."""
    assert load_rules("guide", edition=1)["challenge_by"] == "victim"
    assert load_rules("guide")["challenge_by"] == "anyone"
