"""Rule codes: a short string that reproduces a table's rules, to be sent, read aloud and typed.

The bytes are: version, preset, then for every option that differs from the preset its place in the
catalogue and its number, and at the end two bytes of checksum over *all* values. So a typing mistake is
noticed, and so is a preset that has changed since the code was made. Written in base 32 without the
letters that look like digits, in groups of four.
"""

import zlib
from itertools import count

from lastcard.cards.decks import NAMED
from lastcard.errors import RulesError
from lastcard.rules.catalogue import BY_NAME, NAMES, OPTIONS
from lastcard.rules.kinds import Value
from lastcard.rules.resolve import PRESETS, Rules, Setting, resolve
from lastcard.texts import Phrase

VERSION = 1
_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
_READ_AS = str.maketrans({"o": "0", "i": "1", "l": "1"})


def encode(rules: Rules) -> str:
    """The code of a rule set."""
    data = bytearray([VERSION, PRESETS.index(rules.preset)])
    for name, value in rules.overrides().items():
        data.append(NAMES.index(name))
        data += _value_bytes(name, value)
    data += _checksum(rules)
    letters = _base32(bytes(data))
    return "-".join(letters[i : i + 4] for i in range(0, len(letters), 4))


def decode(code: str) -> Rules:
    """The rule set of a code; a wrong code is refused with a reason."""
    data = _from_base32(code)
    if len(data) < 4 or data[0] != VERSION or data[1] >= len(PRESETS):
        raise RulesError("code-unknown", code=code)
    rest, check = data[2:-2], data[-2:]
    settings: list[Setting] = []
    try:
        while rest:
            name = NAMES[rest[0]]
            value, rest = _read_value(name, rest[1:])
            settings.append((name, value, Phrase("origin-code")))
    except (IndexError, ValueError, OverflowError, RulesError):
        raise RulesError("code-unknown", code=code) from None
    rules = resolve(PRESETS[data[1]], settings)
    if _checksum(rules) != check:
        raise RulesError("code-checksum", code=code)
    return rules


def looks_like_code(source: str) -> bool:
    """Whether a text that is no preset was meant as a code."""
    letters = source.replace("-", "").lower().translate(_READ_AS)
    return letters.startswith("04") and len(letters) >= 7 and all(c in _ALPHABET for c in letters)


def _checksum(rules: Rules) -> bytes:
    # Options that came later and stand at their default do not change the code of older rules.
    known = [(o.name, rules.values[o.name]) for o in OPTIONS if rules.values[o.name] != o.default]
    return (zlib.crc32(repr(known).encode()) & 0xFFFF).to_bytes(2, "big")


def _value_bytes(name: str, value: Value) -> bytes:
    if name == "deck" and value not in NAMED:
        composition = str(value).encode()
        return bytes([len(NAMED)]) + _varint(len(composition)) + composition
    return _varint(_zigzag(BY_NAME[name].kind.number(value)))


def _read_value(name: str, data: bytes) -> tuple[Value, bytes]:
    if name == "deck" and data[0] == len(NAMED):
        length, rest = _read_varint(data[1:])
        composition = rest[:length].decode()
        if composition.endswith(".toml"):  # a code stands on its own: it names no file
            raise ValueError(composition)
        return composition, rest[length:]
    number, rest = _read_varint(data)
    return BY_NAME[name].kind.word(-(number // 2) - 1 if number & 1 else number // 2), rest


def _zigzag(number: int) -> int:
    return number * 2 if number >= 0 else -number * 2 - 1


def _varint(number: int) -> bytes:
    out = bytearray()
    while number >= 128:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes([*out, number])


def _read_varint(data: bytes) -> tuple[int, bytes]:
    number = 0
    for place in count():
        number |= (data[place] & 127) << 7 * place
        if data[place] < 128:
            return number, data[place + 1 :]
    raise AssertionError


def _base32(data: bytes) -> str:
    bits = "".join(f"{byte:08b}" for byte in data)
    bits += "0" * (-len(bits) % 5)
    return "".join(_ALPHABET[int(bits[i : i + 5], 2)] for i in range(0, len(bits), 5))


def _from_base32(code: str) -> bytes:
    letters = code.replace("-", "").replace(" ", "").lower().translate(_READ_AS)
    if not letters or any(letter not in _ALPHABET for letter in letters):
        raise RulesError("code-unknown", code=code)
    bits = "".join(f"{_ALPHABET.index(letter):05b}" for letter in letters)
    if "1" in bits[len(bits) // 8 * 8 :]:  # what fills the last letter is always zero
        raise RulesError("code-checksum", code=code)
    return bytes(int(bits[i : i + 8], 2) for i in range(0, len(bits) - 7, 8))
