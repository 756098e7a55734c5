"""Tokens, which hold a seat, and codes, which open a room."""

import hmac
import re
import secrets
from hashlib import sha256

_CONSONANTS, _VOWELS = "bdfghjklmnprstvz", "aiou"
_GROUPS = 3


def new_token() -> str:
    """A new token: 256 random bits."""
    return secrets.token_urlsafe(32)


def is_token(given: str) -> bool:
    """Whether a text has the form of a token. Shorter ones could be guessed."""
    return re.fullmatch(r"[A-Za-z0-9_-]{43}", given) is not None


def key_of(token: str) -> str:
    """The hash of a token: what the server stores, and knows its holder by."""
    return sha256(token.encode()).hexdigest()


def same_key(key: str, other: str) -> bool:
    """Whether two keys are equal, compared in constant time. An empty key equals none."""
    return bool(key) and hmac.compare_digest(key, other)


def new_code() -> str:
    """A new code of a room: 48 random bits as syllables that can be read aloud in all our languages."""
    return "-".join(_group(secrets.randbits(16)) for _ in range(_GROUPS))


def _group(bits: int) -> str:
    """Sixteen bits as consonant, vowel, consonant, vowel, consonant."""
    letters = ""
    for place in range(5):
        alphabet, width = (_CONSONANTS, 4) if place % 2 == 0 else (_VOWELS, 2)
        letters += alphabet[bits & (1 << width) - 1]
        bits >>= width
    return letters


def tidy_code(typed: str) -> str:
    """The code that someone typed: capitals, spaces and missing hyphens do not matter."""
    letters = "".join(letter for letter in typed.lower() if letter.isalpha())
    return "-".join(letters[start : start + 5] for start in range(0, len(letters), 5))
