"""Deals that nobody can steer or foresee, and that anyone can check after the game.

Before the game, the server draws a random secret of 256 bits and shows its *commitment*. The commitment
gives nothing away, but no other secret matches it. Then every seat may add its own *seed* (a `chance` line
in transcripts), which the server could not know when it showed the commitment. All random numbers of the
game follow from the secret and the seeds. After the game the secret is revealed, and anyone can deal the
same cards again.

To repeat this in another language:

    secret       32 bytes, written as 64 hexadecimal digits in lower case
    seed         of a seat: 0 to 64 hexadecimal digits in lower case; none if the seat added nothing
    commitment   SHA-256 of the 32 bytes of the secret, in hexadecimal digits
    message      of block k, in ASCII: the line "Last Card deal 1", a line for each seat from seat 0 on with
                 its seed (an empty line if it has none), each line ending with a line feed (byte 10), and
                 then k as a decimal number, with nothing after it
    block k      HMAC-SHA256 with the 32 bytes of the secret as the key and that message: 32 bytes, which are
                 four words of 64 bits in big-endian order
    word p       word p % 4 of block p // 4, both counted from 0; p is the *position* in the stream

A number from 0 to n-1 is made from the next word w as w % n. Words from 2**64 - 2**64 % n up are skipped,
because they would make some remainders more likely than others. Every number uses at least one word, even
if n is 1. A game starts at position 0.
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
    """Draw a new random secret."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """The commitment of a secret, which is shown before the game."""
    return sha256(bytes.fromhex(checked_secret(secret))).hexdigest()


def checked_secret(secret: str) -> str:
    """Return a secret if it is valid. The error does not repeat it."""
    if not _DIGEST.fullmatch(secret):
        raise LastCardError("deal-no-secret")
    return secret


def checked_commitment(given: str) -> str:
    """Return a commitment if it is valid."""
    if not _DIGEST.fullmatch(given):
        raise LastCardError("deal-no-commitment", given=given)
    return given


def checked_chance(given: str) -> str:
    """Return the seed of a seat if it is valid."""
    if not _CHANCE.fullmatch(given):
        raise LastCardError("deal-no-chance", given=given)
    return given


@dataclass(frozen=True)
class Deal:
    """The source of all random numbers in a game: the server's secret and the seeds of the seats.

    A seat that added nothing has an empty seed."""

    secret: str = field(repr=False)  # must not get into a log during the game
    seeds: tuple[str, ...]

    def __post_init__(self) -> None:
        checked_secret(self.secret)
        for seed in self.seeds:
            checked_chance(seed)

    @property
    def commitment(self) -> str:
        """The commitment of the secret, which is shown before the game."""
        return commitment(self.secret)


@dataclass(frozen=True)
class Stream:
    """The random numbers of a deal.

    The stream has no state: callers pass the position and get the next one back. So games can be copied and
    replayed from any point."""

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


@lru_cache(maxsize=64)  # every table that is being dealt asks for a block several times in a row
def _block(deal: Deal, number: int) -> tuple[int, ...]:
    message = "".join(f"{line}\n" for line in (HEADER, *deal.seeds)) + str(number)
    digest = hmac.digest(bytes.fromhex(deal.secret), message.encode("ascii"), "sha256")
    return tuple(int.from_bytes(digest[at : at + _BYTES], "big") for at in range(0, len(digest), _BYTES))
