"""Random frames of all kinds: valid commands, commands by the schema, mutated commands, and garbage."""

import json
import random
import string
from collections import deque
from collections.abc import Callable
from typing import Any

from lastcard.bots import LEVELS
from lastcard.cards.text import FACE_TEXTS
from lastcard.notation.moves import VERBS
from lastcard.protocol import VERSION, schema
from lastcard.rules import OPTIONS, PRESETS

Json = Any
_EDGES = (0, 1, 2, 9, 10, -1, 2**31, 2**53 + 1, 2**64, 10**30, 10**400, -(10**30))
_LETTERS = (
    *string.ascii_letters,
    *'0123456789 {}[]":,\\/<>&#-_=+*',
    *"\0\n\r\x1b\x7f\u0301\u200b\u202e\u2028\ufdfa\ufeff\uffff😀ß李",
)
_COMMANDS = (
    "sit", "leave", "back", "bot", "invite", "clear", "arrange", "rules", "seed", "start", "say", "look"
)  # fmt: skip


class FrameFuzzer:
    """Makes random frames for one client."""

    def __init__(self, seed: object, room: str) -> None:
        self.rng = random.Random(f"{seed}")
        self.game = 1  # the number of the next game
        self.seq = 0
        self.moves: list[str] = []  # the moves in the latest view
        self._room = room
        self._definitions: dict[str, Json] = schema()["$defs"]
        self._recent: deque[Json] = deque(maxlen=50)
        self._ids = 0

    def frame(self) -> str | bytes:
        """Make the next frame."""
        make = self.rng.choices((self._valid, self._by_schema, self._mutated, self._garbage), (9, 5, 5, 1))
        return make[0]()

    def settings(self) -> dict[str, object]:
        """A few options with valid values, which may contradict each other."""
        options = self.rng.sample(OPTIONS, self.rng.choice((0, 1, 1, 2, 4)))
        return {option.name: self.rng.choice(list(option.kind.samples()) or [1]) for option in options}

    # Valid commands

    def _valid(self) -> str:
        command = self._move() if self.moves and self.rng.random() < 0.7 else self._command()
        self._recent.append(command)
        return json.dumps(command)

    def _id(self) -> str:
        self._ids += self.rng.random() < 0.9  # otherwise the same id again
        return f"n{self._ids}"

    def _move(self) -> Json:
        seen = self.rng.choice((self.seq, self.seq, None, 0, self.seq + 5))
        return {"type": "move", "id": self._id(), "move": self.rng.choice(self.moves), "seen": seen}

    def _command(self) -> Json:
        rng, kind = self.rng, self.rng.choice((*_COMMANDS, "start", "bot", "move"))
        fields: dict[str, Callable[[], Json]] = {
            "sit": lambda: {"name": self._word(1, 20), "program": rng.random() < 0.3},
            "bot": lambda: {"seat": rng.randrange(5), "level": rng.choice(list(LEVELS))},
            "invite": lambda: {"seat": rng.randrange(5), "name": self._word(1, 20)},
            "clear": lambda: {"seat": rng.randrange(5)},
            "arrange": lambda: {"order": rng.sample((-1, -1, 0, 1, 2, 3), rng.randint(2, 5))},
            "rules": lambda: {"preset": rng.choice(PRESETS), "set": self.settings()},
            "seed": lambda: {"seed": f"{rng.getrandbits(64):x}"},
            "start": lambda: {"game": self.game, "first": rng.choice(("rules", "loser", "next"))},
            "say": lambda: {"text": self._word(1, 60)},
            "move": lambda: {"move": f"{rng.choice(VERBS)} {rng.choice((*FACE_TEXTS, *'0123'))}"},
        }
        return {"type": kind, "id": self._id(), **fields.get(kind, dict)()}

    # Commands by the schema

    def _by_schema(self) -> str:
        made = self._value(self._definitions["command"])
        if self.rng.random() < 0.2:
            made[self.rng.choice([*made, self._word(0, 5)])] = self._anything(3)
        return json.dumps(made)

    def _value(self, kind: Json) -> Json:
        """A value that a schema allows, often at its limits."""
        rng = self.rng
        if "$ref" in kind:
            return self._value(self._definitions[kind["$ref"].rsplit("/", 1)[1]])
        if "anyOf" in kind:
            return self._value(rng.choice(kind["anyOf"]))
        if "enum" in kind:
            return rng.choice(kind["enum"])
        match kind.get("type"):
            case "integer":
                return self._number(kind)
            case "string":
                return self._text(kind)
            case "boolean":
                return rng.random() < 0.5
            case "array":
                most = min(kind.get("maxItems", 4), 10)
                count = rng.randint(kind.get("minItems", 0), most)
                return [self._value(kind.get("items", {})) for _ in range(count)]
            case "object" if "properties" in kind:
                required = kind.get("required", ())
                names = [name for name in kind["properties"] if name in required or rng.random() < 0.5]
                return {name: self._value(kind["properties"][name]) for name in names}
            case "object":
                return self.settings() if rng.random() < 0.5 else {self._word(0, 9): self._anything(3)}
            case "null":
                return None
        return self._anything(2)

    def _number(self, kind: Json) -> int:
        least, most = kind.get("minimum", -(10**400)), kind.get("maximum", 10**400)
        most = min(most, kind.get("exclusiveMaximum", most + 1) - 1)
        return self.rng.choice([number for number in _EDGES if least <= number <= most] or [least])

    def _text(self, kind: Json) -> str:
        least, most = kind.get("minLength", 0), kind.get("maxLength", 40)
        if "pattern" in kind:
            return self.rng.choice(("0", "ab", "ab\n", "rules", "next", "n1", "f" * 64))
        return self.rng.choice((self._word(least, most), self._word(most, most), self._room[:most]))

    # Mutated commands

    def _mutated(self) -> str:
        """A valid command with wrong fields or wrong characters."""
        command = json.loads(json.dumps(self.rng.choice(self._recent))) if self._recent else {}
        for _ in range(self.rng.randint(0, 2)):
            name = self.rng.choice([*command, "extra"])
            if self.rng.random() < 0.3:
                command.pop(name, None)
            else:
                command[name] = self._anything(4)
        letters = json.dumps(command)
        for _ in range(self.rng.choice((0, 0, 1, 3))):
            letters = self._edited(letters)
        return letters

    def _edited(self, letters: str) -> str:
        here, there = sorted(self.rng.randrange(len(letters) + 1) for _ in range(2))
        piece = self.rng.choice(("", letters[here:there] * 2, self._word(1, 5), "\ud83d\ude00"))
        return letters[:here] + piece.encode("utf-8", "replace").decode() + letters[there:]

    def _anything(self, depth: int) -> Json:
        """Any JSON value."""
        rng = self.rng
        kind = rng.randrange(8 if depth else 6)
        if kind < 6:
            numbers = (*_EDGES, 0.5, -1e308, 1e-320)
            plain = (None, True, False, rng.choice(numbers), self._word(0, 12), VERSION)
            return plain[kind]
        items = [self._anything(depth - 1) for _ in range(rng.randrange(4))]
        return items if kind == 6 else {self._word(0, 6): item for item in items}

    def _word(self, least: int, most: int) -> str:
        return "".join(self.rng.choices(_LETTERS, k=self.rng.randint(least, most)))

    # Garbage

    def _garbage(self) -> str | bytes:
        rng = self.rng
        depth = rng.choice((5, 500, 900, 960, 980, 1000, 2000))
        return rng.choice((
            "",
            rng.randbytes(rng.choice((0, 1, 100, 5000))),
            self._word(0, 200),
            rng.choice("[{\"'") * rng.choice((1, 1000, 4096, 4097, 70_000)),
            "[" * depth + "]" * depth,
            f'{{"type":"rules","id":"{self._id()}","set":{{"hand_size":{"[" * depth + "]" * depth}}}}}',
            " " * rng.choice((1, 4096, 65_000)),
        ))  # fmt: skip
