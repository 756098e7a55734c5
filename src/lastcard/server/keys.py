"""Tokens and room codes: what opens a seat, and what opens a room."""

import hmac
import re
import secrets
from hashlib import sha256

_CONSONANTS, _VOWELS = "bdfghjklmnprstvz", "aiou"
_GROUPS = 3


def new_token() -> str:
    """256 bits that hold a seat."""
    return secrets.token_urlsafe(32)


def is_token(given: str) -> bool:
    """Whether something could be a token: nobody is let in with one that can be guessed."""
    return re.fullmatch(r"[A-Za-z0-9_-]{43}", given) is not None


def key_of(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def same_key(key: str, other: str) -> bool:
    """Whether two keys are the same, in a time that tells nothing. No key is the same as none."""
    return bool(key) and hmac.compare_digest(key, other)


def new_code() -> str:
    """A room's code: 48 bits in syllables that can be read aloud in any of our languages."""
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
    """A code as somebody typed it: capitals, blanks and missing hyphens do not matter."""
    letters = "".join(letter for letter in typed.lower() if letter.isalpha())
    return "-".join(letters[start : start + 5] for start in range(0, len(letters), 5))
