"""Deals that nobody can steer or foresee, and that everybody can check after the game.

Before the game the server draws a secret of 256 bits and shows its *commitment*, which gives nothing away
but fits no other secret. Then every seat may add a *chance* of its own, which the server could not know when
it committed itself. All chance in the game follows from the secret and those chances; after the game the
secret is revealed, and anybody can deal the same cards again.

The construction, for those who want to repeat it in another language:

    secret       32 bytes, written as 64 hexadecimal digits in lower case
    chance       of a seat: 0 to 64 hexadecimal digits in lower case; none if the seat added nothing
    commitment   SHA-256 of the 32 bytes of the secret, in hexadecimal digits
    message      of block k, in ASCII: the line "Last Card deal 1", a line for each seat from seat 0 on with
                 its chance (an empty line if it has none), each line ended by one line feed (byte 10), and
                 then k as a decimal number, with nothing after it
    block k      HMAC-SHA256 with the 32 bytes of the secret as key and that message: 32 bytes, which are
                 four words of 64 bits, each with its highest byte first
    word p       word p % 4 of block p // 4, both counted from 0; p is the *position* in the stream

A number from 0 to n-1 is made of the next word: w % n. A word of 2**64 - 2**64 % n or more is passed over and
the one after it is taken, because with those some remainders would come up more often than others. Every
number takes at least one word, also if n is 1. A game begins at position 0.
"""

import hmac
import re
import secrets
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256

from lastcard.errors import LastCardError

HEADER = "Last Card deal 1"
WORD = 1 << 64
WORDS = 4  # in a block
_BYTES = 8  # of a word

_DIGEST = re.compile(r"[0-9a-f]{64}")
_CHANCE = re.compile(r"[0-9a-f]{0,64}")


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown of a secret before the game."""
    return sha256(bytes.fromhex(checked_secret(secret))).hexdigest()


def checked_secret(secret: str) -> str:
    """The secret if it is one. What is wrong with it is said without repeating it."""
    if not _DIGEST.fullmatch(secret):
        raise LastCardError("deal-no-secret")
    return secret


def checked_commitment(given: str) -> str:
    """The commitment if it is one."""
    if not _DIGEST.fullmatch(given):
        raise LastCardError("deal-no-commitment", given=given)
    return given


def checked_chance(given: str) -> str:
    """The chance of a seat if it is one."""
    if not _CHANCE.fullmatch(given):
        raise LastCardError("deal-no-chance", given=given)
    return given


@dataclass(frozen=True)
class Deal:
    """Where all chance in a game comes from: the server's secret, and for each seat the chance that it added
    (an empty text for none)."""

    secret: str = field(repr=False)  # it must not slip into a log while the game is going on
    seeds: tuple[str, ...]

    def __post_init__(self) -> None:
        checked_secret(self.secret)
        for seed in self.seeds:
            checked_chance(seed)

    @property
    def commitment(self) -> str:
        """What is shown of the secret before the game."""
        return commitment(self.secret)


@dataclass(frozen=True)
class Stream:
    """The random numbers of a deal. It keeps no place of its own: whoever asks says where, and is told where
    to go on, so that games can be copied and replayed from anywhere."""

    deal: Deal

    def below(self, n: int, position: int) -> tuple[int, int]:
        """A number from 0 to n-1, and the position after it."""
        if not 0 < n <= WORD:
            raise ValueError(f"no numbers below {n}")
        end = WORD - WORD % n
        while True:
            word = self.word(position)
            position += 1
            if word < end:
                return word % n, position

    def word(self, position: int) -> int:
        """The 64 bits at a position."""
        return _block(self.deal, position // WORDS)[position % WORDS]


@lru_cache(maxsize=64)  # a block is asked for several times in a row, by every table that is being dealt
def _block(deal: Deal, number: int) -> tuple[int, ...]:
    message = "".join(f"{line}\n" for line in (HEADER, *deal.seeds)) + str(number)
    digest = hmac.digest(bytes.fromhex(deal.secret), message.encode("ascii"), "sha256")
    return tuple(int.from_bytes(digest[at : at + _BYTES], "big") for at in range(0, len(digest), _BYTES))
