"""Rule codes: a short string for a complete rule set, to send, read aloud and type.

The bytes are: the edition of the presets, the preset, then for every option that differs from the preset its
index in the catalogue and its number, and finally two bytes of checksum over *all* values. The checksum
catches typing mistakes, and presets that changed after the code was made. The text form is Crockford's base
32, which has no letters that look like digits, in groups of four. Base 64 would be shorter, but it needs
upper and lower case, which are hard to read aloud. Existing codes must stay valid.
"""

import zlib
from base64 import b32decode, b32encode
from contextlib import suppress
from itertools import count

from lastcard.cards.decks import NAMED
from lastcard.errors import CardError, RulesError
from lastcard.rules.catalogue import BY_NAME, NAMES, OPTIONS
from lastcard.rules.editions import EDITION
from lastcard.rules.kinds import Value
from lastcard.rules.resolve import PRESETS, Rules, Setting, resolve
from lastcard.texts import Phrase

# Marks a deck that is written card by card. By an old oversight, the third named deck has the same number.
# This is not ambiguous: what follows a named deck never parses as a deck.
_COMPOSITION = 4
_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's, which has no i, l, o and u
_STANDARD = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"  # what the standard library reads and writes
_FROM_STANDARD = str.maketrans(_STANDARD, _ALPHABET)
_TO_STANDARD = str.maketrans(_ALPHABET, _STANDARD)
_BEGINNINGS = ("04", "08")  # of the codes of editions 1 and 2
_FIRST_ANY = 2 * (1 << 9) - 2  # "any" in the first edition, which had nine ways to stack
_LOOKALIKES = str.maketrans("oil", "011")


def encode(rules: Rules) -> str:
    """The code of a rule set."""
    rules = rules.in_present_edition()
    data = bytearray([EDITION, PRESETS.index(rules.preset)])
    for name, value in rules.overrides().items():
        data.append(NAMES.index(name))
        data += _value_bytes(name, value)
    data += _checksum(rules)
    letters = _base32(bytes(data))
    return "-".join(letters[i : i + 4] for i in range(0, len(letters), 4))


def decode(code: str) -> Rules:
    """The rule set of a code. A wrong code raises RulesError, which says why."""
    data = _from_base32(code)
    if len(data) < 4 or not 1 <= data[0] <= EDITION or data[1] >= len(PRESETS):
        raise RulesError("code-unknown", code=code)
    rest, check = data[2:-2], data[-2:]
    settings: list[Setting] = []
    try:
        while rest:
            name = NAMES[rest[0]]
            value, rest = _read_value(name, rest[1:], data[0])
            settings.append((name, value, Phrase("origin-code")))
    except (IndexError, ValueError, OverflowError, RulesError):
        raise RulesError("code-unknown", code=code) from None
    rules = resolve(PRESETS[data[1]], settings, data[0])
    if _checksum(rules) != check:
        raise RulesError("code-checksum", code=code)
    return rules.in_present_edition()


def looks_like_code(source: str) -> bool:
    """Whether a text that is not the name of a preset was meant to be a code."""
    letters = _normal(source)
    return letters.startswith(_BEGINNINGS) and len(letters) >= 7 and all(c in _ALPHABET for c in letters)


def _checksum(rules: Rules) -> bytes:
    # Skip defaults: an option added later then leaves the codes of older rules as they were.
    known = [(o.name, rules.values[o.name]) for o in OPTIONS if rules.values[o.name] != o.default]
    return (zlib.crc32(repr(known).encode()) & 0xFFFF).to_bytes(2, "big")


def _value_bytes(name: str, value: Value) -> bytes:
    if name == "deck" and value not in NAMED:
        composition = str(value).encode()
        return bytes([_COMPOSITION]) + _varint(len(composition)) + composition
    return _varint(_zigzag(BY_NAME[name].kind.number(value)))


def _read_value(name: str, data: bytes, edition: int) -> tuple[Value, bytes]:
    if name == "deck" and data[0] == _COMPOSITION:
        with suppress(IndexError, ValueError, CardError):
            return _read_composition(data[1:])
    number, rest = _read_varint(data)
    if name == "stacking" and edition == 1 and number == _FIRST_ANY:
        return ("any",), rest
    return BY_NAME[name].kind.word(-(number // 2) - 1 if number & 1 else number // 2), rest


def _read_composition(data: bytes) -> tuple[Value, bytes]:
    length, rest = _read_varint(data)
    composition = rest[:length].decode()
    if composition.endswith(".toml"):  # a code must not depend on a file
        raise ValueError(composition)
    return BY_NAME["deck"].kind.parse(composition), rest[length:]


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
    return b32encode(data).decode().rstrip("=").translate(_FROM_STANDARD)


def _from_base32(code: str) -> bytes:
    letters = _normal(code.replace(" ", ""))
    if not letters or set(letters) - set(_ALPHABET):
        raise RulesError("code-unknown", code=code)
    data = b32decode(letters.translate(_TO_STANDARD) + "A" * (-len(letters) % 8))
    length = len(letters) * 5 // 8
    if any(data[length:]):  # the bits that fill up the last letter are always zero
        raise RulesError("code-checksum", code=code)
    return data[:length]


def _normal(code: str) -> str:
    """The letters of a code without its groups; letters that look like a digit are read as that digit."""
    return code.replace("-", "").lower().translate(_LOOKALIKES)
