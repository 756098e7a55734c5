"""Frames of every kind for a server to cope with, from a seed: sensible commands, commands by the schema and
beside it, mutations of what was sensible, and plain garbage."""

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


class Noise:
    """What one client says."""

    def __init__(self, seed: object, room: str) -> None:
        self.chance = random.Random(f"{seed}")
        self.game = 1  # the number that the next game has
        self.seq = 0
        self.moves: list[str] = []  # what can be done, as far as is known
        self._room = room
        self._definitions: dict[str, Json] = schema()["$defs"]
        self._sensible: deque[Json] = deque(maxlen=50)
        self._ids = 0

    def frame(self) -> str | bytes:
        """The next frame."""
        make = self.chance.choices((self._sense, self._by_schema, self._mutant, self._garbage), (9, 5, 5, 1))
        return make[0]()

    def settings(self) -> dict[str, object]:
        """A few options with values of theirs; they may contradict each other."""
        options = self.chance.sample(OPTIONS, self.chance.choice((0, 1, 1, 2, 4)))
        return {option.name: self.chance.choice(list(option.kind.samples()) or [1]) for option in options}

    # What makes sense

    def _sense(self) -> str:
        said = self._move() if self.moves and self.chance.random() < 0.7 else self._command()
        self._sensible.append(said)
        return json.dumps(said)

    def _id(self) -> str:
        self._ids += self.chance.random() < 0.9  # else the last one once more
        return f"n{self._ids}"

    def _move(self) -> Json:
        seen = self.chance.choice((self.seq, self.seq, None, 0, self.seq + 5))
        return {"type": "move", "id": self._id(), "move": self.chance.choice(self.moves), "seen": seen}

    def _command(self) -> Json:
        chance, kind = self.chance, self.chance.choice((*_COMMANDS, "start", "bot", "move"))
        fields: dict[str, Callable[[], Json]] = {
            "sit": lambda: {"name": self._word(1, 20), "program": chance.random() < 0.3},
            "bot": lambda: {"seat": chance.randrange(5), "level": chance.choice(list(LEVELS))},
            "invite": lambda: {"seat": chance.randrange(5), "name": self._word(1, 20)},
            "clear": lambda: {"seat": chance.randrange(5)},
            "arrange": lambda: {"order": chance.sample((-1, -1, 0, 1, 2, 3), chance.randint(2, 5))},
            "rules": lambda: {"preset": chance.choice(PRESETS), "set": self.settings()},
            "chance": lambda: {"seed": f"{chance.getrandbits(64):x}"},
            "start": lambda: {"game": self.game, "first": chance.choice(("rules", "loser", "next"))},
            "say": lambda: {"text": self._word(1, 60)},
            "move": lambda: {"move": f"{chance.choice(VERBS)} {chance.choice((*FACE_TEXTS, *'0123'))}"},
        }
        return {"type": kind, "id": self._id(), **fields.get(kind, dict)()}

    # By the schema

    def _by_schema(self) -> str:
        made = self._value(self._definitions["command"])
        if self.chance.random() < 0.2:
            made[self.chance.choice([*made, self._word(0, 5)])] = self._anything(3)
        return json.dumps(made)

    def _value(self, kind: Json) -> Json:
        """Something that a schema allows, at its edges as often as between them."""
        chance = self.chance
        if "$ref" in kind:
            return self._value(self._definitions[kind["$ref"].rsplit("/", 1)[1]])
        if "anyOf" in kind:
            return self._value(chance.choice(kind["anyOf"]))
        if "enum" in kind:
            return chance.choice(kind["enum"])
        match kind.get("type"):
            case "integer":
                return self._number(kind)
            case "string":
                return self._text(kind)
            case "boolean":
                return chance.random() < 0.5
            case "array":
                most = min(kind.get("maxItems", 4), 10)
                count = chance.randint(kind.get("minItems", 0), most)
                return [self._value(kind.get("items", {})) for _ in range(count)]
            case "object" if "properties" in kind:
                required = kind.get("required", ())
                names = [name for name in kind["properties"] if name in required or chance.random() < 0.5]
                return {name: self._value(kind["properties"][name]) for name in names}
            case "object":
                return self.settings() if chance.random() < 0.5 else {self._word(0, 9): self._anything(3)}
            case "null":
                return None
        return self._anything(2)

    def _number(self, kind: Json) -> int:
        least, most = kind.get("minimum", -(10**400)), kind.get("maximum", 10**400)
        most = min(most, kind.get("exclusiveMaximum", most + 1) - 1)
        return self.chance.choice([number for number in _EDGES if least <= number <= most] or [least])

    def _text(self, kind: Json) -> str:
        least, most = kind.get("minLength", 0), kind.get("maxLength", 40)
        if "pattern" in kind:
            return self.chance.choice(("0", "ab", "ab\n", "rules", "next", "n1", "f" * 64))
        return self.chance.choice((self._word(least, most), self._word(most, most), self._room[:most]))

    # Beside it

    def _mutant(self) -> str:
        """Something sensible with something wrong about it, in its parts or in its letters."""
        said = json.loads(json.dumps(self.chance.choice(self._sensible))) if self._sensible else {}
        for _ in range(self.chance.randint(0, 2)):
            name = self.chance.choice([*said, "extra"])
            if self.chance.random() < 0.3:
                said.pop(name, None)
            else:
                said[name] = self._anything(4)
        letters = json.dumps(said)
        for _ in range(self.chance.choice((0, 0, 1, 3))):
            letters = self._scratched(letters)
        return letters

    def _scratched(self, letters: str) -> str:
        here, there = sorted(self.chance.randrange(len(letters) + 1) for _ in range(2))
        piece = self.chance.choice(("", letters[here:there] * 2, self._word(1, 5), "\ud83d\ude00"))
        return letters[:here] + piece.encode("utf-8", "replace").decode() + letters[there:]

    def _anything(self, depth: int) -> Json:
        """Any JSON there is."""
        chance = self.chance
        kind = chance.randrange(8 if depth else 6)
        if kind < 6:
            numbers = (*_EDGES, 0.5, -1e308, 1e-320)
            plain = (None, True, False, chance.choice(numbers), self._word(0, 12), VERSION)
            return plain[kind]
        items = [self._anything(depth - 1) for _ in range(chance.randrange(4))]
        return items if kind == 6 else {self._word(0, 6): item for item in items}

    def _word(self, least: int, most: int) -> str:
        return "".join(self.chance.choices(_LETTERS, k=self.chance.randint(least, most)))

    # Nothing at all

    def _garbage(self) -> str | bytes:
        chance = self.chance
        depth = chance.choice((5, 500, 900, 960, 980, 1000, 2000))
        return chance.choice((
            "",
            chance.randbytes(chance.choice((0, 1, 100, 5000))),
            self._word(0, 200),
            chance.choice("[{\"'") * chance.choice((1, 1000, 4096, 4097, 70_000)),
            "[" * depth + "]" * depth,
            f'{{"type":"rules","id":"{self._id()}","set":{{"hand_size":{"[" * depth + "]" * depth}}}}}',
            " " * chance.choice((1, 4096, 65_000)),
        ))  # fmt: skip
