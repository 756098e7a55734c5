"""Whole games as text that people can read and diff, and that replays: rules, seats, seed and every move.

    Last Card transcript 2
    rules: classic
    set: misplay_penalty = 0
    seat 0: Ana
    seat 1: Ben
    bot 1: tips              seat 1 was played by a bot of this level
    dealer: 0
    seed: 42

    0 play r5
    1 draw
    ! 0 play g7              a misplay: the card was taken back and the penalty paid
    hash: 5f2c...

A game with a verifiable deal (see `lastcard.fair`) has these lines instead of the seed:

    commitment: 9f64...      the hash of the secret, published before the game
    secret: 00ab...
    chance 0: 5eed           the seed that a seat added; omitted if it added none

The number in the first line is the edition of the presets (`lastcard.rules.editions`). `#` starts a comment.
The hash covers all moves and the state after the last one. An unfinished or truncated
file has no hash; an edited one no longer matches its hash.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from lastcard.errors import LastCardError, RulesError, TranscriptError
from lastcard.fair import Deal, checked_chance, checked_commitment, checked_secret
from lastcard.files import whole_number
from lastcard.rules import Rules, show
from lastcard.rules.editions import EDITION
from lastcard.rules.resolve import Setting, resolve
from lastcard.texts import Phrase

HEADER = "Last Card transcript"


class Step(NamedTuple):
    """A move that was made. A `misplay` was refused and cost cards."""

    seat: int
    move: str
    misplay: bool = False
    line: int = 0

    def __str__(self) -> str:
        return f"{'! ' if self.misplay else ''}{self.seat} {self.move}"


@dataclass
class Transcript:
    """Everything needed to replay a game. If there is a `deal`, the seed is ignored."""

    rules: Rules
    seats: list[str]
    seed: int
    dealer: int = 0
    steps: list[Step] = field(default_factory=list)
    hash: str = ""
    bots: dict[int, str] = field(default_factory=dict)  # the levels of seats that are bots
    deal: Deal | None = None

    def to_text(self) -> str:
        """The content of the transcript file."""
        lines = [str(step) for step in self.steps]
        lines.append(f"hash: {self.hash}")
        return self.head() + "\n".join(lines) + "\n"

    def head(self) -> str:
        """The lines before the first move."""
        lines = [f"{HEADER} {self.rules.edition}", f"rules: {self.rules.preset}"]
        lines += [f"set: {name} = {show(value)}" for name, value in self.rules.overrides().items()]
        lines += [f"seat {seat}: {name}" for seat, name in enumerate(self.seats)]
        lines += [f"bot {seat}: {level}" for seat, level in self.bots.items()]
        lines += [f"dealer: {self.dealer}", *self._chance(), ""]
        return "\n".join(lines) + "\n"

    def _chance(self) -> list[str]:
        if self.deal is None:
            return [f"seed: {self.seed}"]
        lines = [f"commitment: {self.deal.commitment}", f"secret: {self.deal.secret}"]
        return lines + [f"chance {seat}: {seed}" for seat, seed in enumerate(self.deal.seeds) if seed]


def parse_transcript(text: str, finished: bool = True) -> Transcript:
    """Parse a transcript. This does not check the moves against the rules; see `lastcard.replaying`.

    With `finished=False` the transcript may end without a hash, because the game is still going on."""
    lines = [(number, line.split("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line]
    editions = {f"{HEADER} {edition}": edition for edition in range(1, EDITION + 1)}
    if not lines or lines[0][1] not in editions:
        raise TranscriptError("transcript-header", header=f"{HEADER} {EDITION}")
    reader = _Reader(editions[lines[0][1]])
    for number, line in lines[1:]:
        if reader.hash:
            raise TranscriptError("transcript-after-hash", line=number)
        reader.read(number, line)
    transcript = reader.finish()
    if finished and not transcript.hash:
        raise TranscriptError("transcript-cut-off")
    return transcript


class _Reader:
    def __init__(self, edition: int) -> None:
        self.edition = edition
        self.preset = ""
        self.settings: list[Setting] = []
        self.seats: list[str] = []
        self.numbers: dict[str, int] = {}
        self.steps: list[Step] = []
        self.hash = ""
        self.bots: dict[int, str] = {}
        self.deal: dict[str, tuple[int, str]] = {}  # line number and value of each line of the deal
        self.seed_line = 0

    def read(self, number: int, line: str) -> None:
        key, colon, value = (part.strip() for part in line.partition(":"))
        word = key.split()[0] if key else ""
        if not colon or word.isdigit() or word == "!":
            self.steps.append(_step(number, line))
        elif key == "rules":
            self.preset = value
        elif key == "set" and "=" in value:
            name, _, setting = value.partition("=")
            self.settings.append((name.strip(), setting.strip(), Phrase("origin-line", line=number)))
        elif word == "seat" and key == f"seat {len(self.seats)}":
            self.seats.append(value)
        elif word == "bot" and key in (names := [f"bot {seat}" for seat in range(len(self.seats))]):
            self.bots[names.index(key)] = value
        elif key in ("dealer", "seed") and (given := whole_number(value)) is not None:
            self.numbers[key] = given
            self.seed_line = number if key == "seed" else self.seed_line
        elif key not in self.deal and (check := self._part_of_deal(key)):
            self.deal[key] = number, _checked(check, number, value)
        elif key == "hash":
            self.hash = value
        else:
            raise TranscriptError("transcript-unreadable", line=number, content=line)

    def finish(self) -> Transcript:
        chance = self.seed_line or self.deal
        for name, there in (("rules", self.preset), ("seats", self.seats), ("seed / secret", chance)):
            if not there:
                raise TranscriptError("transcript-lacks", what=name)
        try:
            rules = resolve(self.preset, self.settings, self.edition)
            rules.check_seats(len(self.seats))
        except RulesError as error:
            raise TranscriptError.of(error) from None
        dealer = self.numbers.get("dealer", 0)
        if not 0 <= dealer < len(self.seats):
            raise TranscriptError("dealer-unknown", dealer=dealer)
        deal = self._whole_deal() if self.deal else None
        seed = self.numbers.get("seed", 0)
        return Transcript(rules, self.seats, seed, dealer, self.steps, self.hash, self.bots, deal)

    def _part_of_deal(self, key: str) -> Callable[[str], str] | None:
        """The function that validates this line, or None if it is not part of a deal."""
        if key in (f"chance {seat}" for seat in range(len(self.seats))):
            return checked_chance
        return {"secret": checked_secret, "commitment": checked_commitment}.get(key)

    def _whole_deal(self) -> Deal:
        line = max(number for number, _ in self.deal.values())
        if self.seed_line:
            raise TranscriptError("transcript-seed-and-secret", line=max(line, self.seed_line))
        if "secret" not in self.deal:
            raise TranscriptError("transcript-not-revealed", line=line)
        if "commitment" not in self.deal:
            raise TranscriptError("transcript-no-commitment", line=self.deal["secret"][0])
        seeds = [self.deal.get(f"chance {seat}", (0, ""))[1] for seat in range(len(self.seats))]
        deal = Deal(self.deal["secret"][1], tuple(seeds))
        line, committed = self.deal["commitment"]
        if committed != deal.commitment:
            raise TranscriptError(
                "transcript-other-secret", line=line, commitment=deal.commitment, written=committed
            )
        return deal


def _checked(check: Callable[[str], str], line: int, value: str) -> str:
    try:
        return check(value)
    except LastCardError as error:
        raise TranscriptError("error-in-line", line=line, why=error) from None


def _step(number: int, line: str) -> Step:
    misplay = line.startswith("!")
    word, _, move = line.lstrip("! ").partition(" ")
    seat = whole_number(word)
    if seat is None or seat < 0 or not move:
        raise TranscriptError("transcript-no-move", line=number, content=line)
    return Step(seat, " ".join(move.split()), misplay, number)
