"""A room as what its log makes of it: who sits where, by which rules, and the game they play.

There are no sockets here and no clock: whoever asks for something says what time it is in the room. Every
change is an entry of the log (`fresh` has those that are not written yet); `redo` makes a room out of
entries, and comes to the same room. What is refused raises an error and has changed nothing.
"""

import re
import unicodedata
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from lastcard.bots.cast import LEVELS, bot_names
from lastcard.engine.events import FIRST, JUMPED, PLAYED
from lastcard.errors import LastCardError
from lastcard.fair import Deal, commitment, new_secret
from lastcard.game import Game
from lastcard.notation.transcript import Step
from lastcard.rules import Rules, decode, encode, load_rules
from lastcard.server import entries as log
from lastcard.server.entries import AnyEntry, Seat
from lastcard.server.keys import key_of, new_token, same_key
from lastcard.server.messages import NAME_LENGTH, ChooseRules, Chosen
from lastcard.table import LiveTable, Player

STAND_IN = "casual"  # who plays for somebody who is away
RawEvent = tuple[int, int, int, int]
_REMEMBERED = 64  # commands whose answer may be asked for again
_SKETCH = 1024  # bytes
_RECENT = 200  # steps that can be told again
_CHAT = 100
_FREE = Seat()
_MOST_ALIKE = 20_000
_ALIKE: dict[RawEvent, RawEvent] = {}  # events that are alike are kept once: there are some thousands of them


class Answer(Struct, frozen=True, gc=False):
    """What became of a command: its place in the log, and whether it was a misplay."""

    seq: int
    misplay: bool


def answer_of(seq: int, entry: AnyEntry) -> Answer:
    """What became of the command behind an entry."""
    return Answer(seq, isinstance(entry, log.Moved) and entry.misplay)


class Room:
    """One room. A member is known by the key of its token."""

    def __init__(self, code: str, pace: float = 1.0) -> None:
        self.code = code
        self.pace = pace  # a factor on the times that bots take
        self.rows = 0  # how many entries the log has
        self.seq = 0  # how many of them there is something to tell of
        self.at = 0.0  # the time of the last entry
        self.rules: Rules
        self.seats: list[Seat] = []
        self.host = ""
        self.secret = ""
        self.game = 0
        self.chances: tuple[str, ...] = ()  # of the game that was dealt last
        self.dealt_with = ""  # and its secret
        self.dealt_to: tuple[str, ...] = ()  # and the keys of its seats
        self.table: LiveTable | None = None
        self.first = 0  # who began the last game
        self.asked_at = 0  # the number since which the present question is asked
        self.layer = 0  # who laid the card on top
        self.answered: OrderedDict[str, Answer] = OrderedDict()
        self._sketch = bytearray(_SKETCH)  # marks of all commands there ever were
        self.recent: deque[tuple[int, tuple[RawEvent, ...]]] = deque(maxlen=_RECENT)
        self.forgotten = 0  # the number of the last step that cannot be told again
        self.chat: deque[tuple[int, int, str, str]] = deque(maxlen=_CHAT)
        self.fresh: list[AnyEntry] = []
        self.told: list[RawEvent] = []  # what happened since somebody took it
        self._asked: object = None

    def may_know(self, command: str) -> bool:
        """Whether a command may have been carried out before, however long ago; often it has not."""
        place, mark = _mark(command)
        return bool(self._sketch[place] & mark)

    # Making a room

    def open(self, rules: Rules, seats: int, host: str) -> None:
        """The first entry."""
        rules.check_seats(seats)
        self._note(log.Opened(rules.preset, dict(rules.overrides()), (_FREE,) * seats, host), 0.0)
        self._note(log.Prepared(new_secret()), 0.0)

    def redo(self, rows: Iterable[tuple[int, float, str | None, AnyEntry]]) -> None:
        """All entries of a log, in order: number, time, command, entry."""
        for seq, at, command, entry in rows:
            self._apply(entry, at, asleep=True)
            self._written(seq, at, entry, command)
        self.told.clear()
        if self.table:
            self.table.wake(self.at)

    def written(self, command: str | None, at: float) -> list[AnyEntry]:
        """The fresh entries, numbered from now on as those after `seq`; they are not fresh any more."""
        fresh, self.fresh = self.fresh, []
        for place, entry in enumerate(fresh):
            self._written(self.rows + 1, at, entry, command if place == len(fresh) - 1 else None)
        return fresh

    def _written(self, row: int, at: float, entry: AnyEntry, command: str | None) -> None:
        """An entry is in the log. One that nobody is told of takes no number either: whoever was to be caught
        would see by it that a catch is waiting."""
        self.rows, self.at = row, at
        self.seq += not isinstance(entry, log.Waited)
        if command:
            self.answered[command] = answer_of(self.seq, entry)
            place, mark = _mark(command)
            self._sketch[place] |= mark
            if len(self.answered) > _REMEMBERED:
                self.answered.popitem(last=False)
        if self.table:
            self._harvest()

    def note(self, entry: AnyEntry) -> None:
        """An entry out of a log, for somebody who wants to know how the seats and the rules were."""
        self._apply(entry, self.at, asleep=True)

    def leave_the_table(self) -> None:
        """The same: a game was dealt, and what the seats had added to it is used up."""
        self.seats = [replace(seat, chance="") for seat in self.seats]

    def _harvest(self) -> None:
        """Take what the game has to tell since the last entry."""
        assert self.table
        if len(_ALIKE) > _MOST_ALIKE:
            _ALIKE.clear()
        events = self.table.game.state.log
        if events:
            told = [_ALIKE.setdefault(event, event) for event in events]
            events.clear()
            self._find_layer(told)
            if len(self.recent) == _RECENT:
                self.forgotten = self.recent[0][0]
            self.recent.append((self.seq, tuple(told)))
            self.told += told
        asked = self.table.asked
        if asked != self._asked:
            self._asked, self.asked_at = asked, self.seq

    def _find_layer(self, told: Sequence[RawEvent]) -> None:
        """Who laid the card on top; an opening card counts as laid by the neighbour of who begins (B03)."""
        for kind, seat, _, _ in reversed(told):
            if kind in (PLAYED, JUMPED, FIRST):
                self.layer = seat if kind != FIRST else (seat - 1) % len(self.seats)
                return

    def _note(self, entry: AnyEntry, at: float) -> None:
        self._apply(entry, at)
        self.fresh.append(entry)

    def _apply(self, entry: AnyEntry, at: float, asleep: bool = False) -> None:
        """What an entry does. Moves are made before they are entries, but for those out of a log."""
        match entry:
            case log.Opened():
                self.rules = _alike(load_rules(entry.preset, entry.set))
                self.seats = list(entry.seats)
                self.host = entry.host
            case log.Ruled():
                self.rules = _alike(load_rules(entry.preset, entry.set))
            case log.Seated():
                self._seat_all(entry.seats, at)
            case log.Prepared():
                self.secret = entry.secret
            case log.Started():
                self._deal(entry, at, asleep)
            case log.Moved():
                assert self.table
                self.table.redo(Step(entry.seat, entry.move, entry.misplay), at)
            case log.Waited():
                assert self.table
                self.table.waits(entry.seat, entry.move, at)
            case log.Chatted():
                self.chat.append((self.seq + 1, entry.seat, self.seats[entry.seat].name, entry.text))

    def _seat_all(self, seats: Sequence[Seat], at: float) -> None:
        before, self.seats = self.seats, list(seats)
        if self.playing:
            for number, (old, new) in enumerate(zip(before, seats, strict=True)):
                if old.away != new.away and self.table:
                    self.table.seat(number, _player(new), at)

    def _deal(self, entry: log.Started, at: float, asleep: bool) -> None:
        self.game = entry.game
        self.chances = tuple(seat.chance for seat in self.seats)
        self.dealt_with = self.secret
        self.dealt_to = tuple(seat.key for seat in self.seats)
        game = Game(
            self.game_rules(entry.fixed),
            [seat.name for seat in self.seats],
            dealer=entry.dealer,
            deal=Deal(self.secret, self.chances),
        )
        self.first = self.layer = game.state.first
        players = [_player(seat) for seat in self.seats]
        self.table = LiveTable(
            game,
            players,
            self._keep,
            pace=self.pace,
            began=at,
            asleep=asleep,
            keep_waiting=self._keep_waiting,
        )
        self._asked = None
        self.leave_the_table()

    def _keep(self, step: Step) -> None:
        self.fresh.append(log.Moved(step.seat, step.move, step.misplay))

    def _keep_waiting(self, seat: int, move: str) -> None:
        self.fresh.append(log.Waited(seat, move))

    def game_rules(self, fixed: bool) -> Rules:
        """The rules of a game, which may say who begins."""
        if not fixed:
            return self.rules
        overrides = {**self.rules.overrides(), "first_player": "left of dealer"}
        return _alike(load_rules(self.rules.preset, overrides))

    # Who is who

    @property
    def playing(self) -> bool:
        """Whether a game is on."""
        return self.table is not None and not self.table.game.over

    @property
    def commitment(self) -> str:
        """Of the secret of this game, or of the next one if none is on."""
        return commitment(self.dealt_with if self.playing else self.secret)

    @property
    def rules_code(self) -> str:
        """The code of the rule set."""
        return encode(self.rules)

    def seat_of(self, key: str) -> int | None:
        """The seat that a key holds. All are compared, so that the time tells nothing."""
        found = [number for number, seat in enumerate(self.seats) if same_key(seat.key, key)]
        return found[0] if found else None

    def knows(self, key: str) -> bool:
        """Whether a key is somebody's here: the host's, or of a seat."""
        return same_key(self.host, key) or self.seat_of(key) is not None

    def place_of(self, key: str) -> int | None:
        """The place at the table of the last game that a key was dealt in at."""
        found = [number for number, held in enumerate(self.dealt_to) if same_key(held, key)]
        return found[0] if found else None

    def acting_host(self, connected: Callable[[str], bool]) -> str:
        """The key of whoever may seat bots and start: the host, or in his absence the first who is there."""
        if connected(self.host):
            return self.host
        there = (seat.key for seat in self.seats if seat.kind == "person" and connected(seat.key))
        return next(there, self.host)

    # Seats

    def sit(self, key: str, name: str, seat: int | None, program: bool, at: float) -> None:
        """Take a free seat."""
        self._between_games()
        if self.seat_of(key) is not None:
            raise LastCardError("server-seated-already")
        number = self._free_seat(seat)
        kind = "program" if program else "person"
        self._reseat(number, Seat(kind, self._new_name(name), key=key), at)

    def leave(self, key: str, at: float) -> None:
        """Stand up: between games the seat is free, in a game a bot plays on."""
        number = self._own_seat(key)
        if self.playing:
            self._reseat(number, replace(self.seats[number], away=True, left=True), at)
        else:
            self._reseat(number, _FREE, at)

    def back(self, key: str, at: float) -> None:
        """Take the seat back."""
        number = self._own_seat(key)
        if not self.seats[number].away:
            raise LastCardError("server-not-away")
        self._reseat(number, replace(self.seats[number], away=False, left=False), at)

    def went_away(self, number: int, at: float) -> None:
        """Nobody has seen the player of a seat for a while."""
        self._reseat(number, replace(self.seats[number], away=True), at)

    def seat_bot(self, number: int, level: str, at: float) -> None:
        """A bot of the server's takes a free seat, or another bot's."""
        self._between_games()
        if level not in LEVELS:
            raise LastCardError("bot-unknown", bot=level, known=", ".join(LEVELS))
        if self._seat(number).kind not in ("free", "bot"):
            raise LastCardError("server-seat-taken")
        taken = [seat.name for place, seat in enumerate(self.seats) if place != number]
        self._reseat(number, Seat("bot", bot_names(1, taken)[0], level), at)

    def invite(self, number: int, name: str, at: float) -> str:
        """A seat for a program; its token. An earlier token of that seat is worth nothing then."""
        self._between_games()
        if self._seat(number).kind not in ("free", "program"):
            raise LastCardError("server-seat-taken")
        token = new_token()
        name = self._new_name(name, number)
        self._reseat(number, Seat("program", name, key=key_of(token)), at)
        return token

    def clear(self, number: int, at: float) -> None:
        """Free a seat."""
        self._between_games()
        if self._seat(number).kind == "free":
            raise LastCardError("server-seat-free")
        self._reseat(number, _FREE, at)

    def arrange(self, order: Sequence[int], at: float) -> None:
        """Another order, or number, of seats."""
        self._between_games()
        kept = [number for number in order if number >= 0]
        left_out = [seat for number, seat in enumerate(self.seats) if number not in kept]
        if len(set(kept)) < len(kept) or any(number >= len(self.seats) for number in kept):
            raise LastCardError("server-order")
        if any(seat.kind != "free" for seat in left_out):
            raise LastCardError("server-order-loses")
        self.rules.check_seats(len(order))
        seats = tuple(self.seats[number] if number >= 0 else _FREE for number in order)
        self._note(log.Seated(seats), at)

    def add_chance(self, key: str, seed: str, at: float) -> None:
        """What a seat adds to the next deal."""
        self._between_games()
        number = self._own_seat(key)
        self._reseat(number, replace(self.seats[number], chance=seed), at)

    def _reseat(self, number: int, seat: Seat, at: float) -> None:
        seats = list(self.seats)
        seats[number] = seat
        self._note(log.Seated(tuple(seats)), at)

    def _free_seat(self, wanted: int | None) -> int:
        free = [number for number, seat in enumerate(self.seats) if seat.kind == "free"]
        if wanted is None:
            if not free:
                raise LastCardError("server-full")
            return free[0]
        self._seat(wanted)
        if wanted not in free:
            raise LastCardError("server-seat-taken")
        return wanted

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise LastCardError("seat-unknown-range", seat=number, last=len(self.seats) - 1)
        return self.seats[number]

    def _own_seat(self, key: str) -> int:
        number = self.seat_of(key)
        if number is None:
            raise LastCardError("server-no-seat")
        return number

    def _new_name(self, name: str, number: int | None = None) -> str:
        """A name that can be shown anywhere, and that nobody else at the table has."""
        tidy = " ".join(unicodedata.normalize("NFKC", name).split())
        if not tidy or not tidy.isprintable() or "#" in tidy or not re.search(r"\w", tidy):
            raise LastCardError("seat-no-name", name=name)
        others = [seat.name.casefold() for place, seat in enumerate(self.seats) if place != number]
        if len(tidy) > NAME_LENGTH:
            raise LastCardError("server-name-long", most=NAME_LENGTH)
        if tidy.casefold() in others:
            raise LastCardError("server-name-taken", name=tidy)
        return tidy

    def _between_games(self) -> None:
        if self.playing:
            raise LastCardError("server-game-on")

    # Rules and games

    def choose_rules(self, command: ChooseRules, at: float) -> None:
        """Other rules for the next game."""
        self._between_games()
        rules = rules_of(command.preset, command.set, command.code)
        rules.check_seats(len(self.seats))
        self._note(log.Ruled(rules.preset, dict(rules.overrides())), at)

    def start(self, game: int, first: str, at: float) -> None:
        """Deal. The number of the game says which one is meant: pressed twice, it is dealt once."""
        self._between_games()
        if game != self.game + 1:
            raise LastCardError("server-other-game", game=game, next=self.game + 1)
        if any(seat.kind == "free" for seat in self.seats):
            raise LastCardError("server-seats-free")
        self.rules.check_seats(len(self.seats))
        dealer = (self.begins(first) - 1) % len(self.seats)
        self._note(log.Started(game, dealer, first != "rules"), at)

    def begins(self, first: str) -> int:
        """Who begins the next game if that was asked for: the loser of the last one, or the next seat."""
        seats = len(self.seats)
        if self.table is None or self.table.game.state.players != seats:
            return self.game % seats
        names = [seat.name for seat in self.seats]  # seats may have been changed since
        last = self.table.game.names[loser(self.table.game) if first == "loser" else self.first]
        place = names.index(last) if last in names else self.first
        return place if first == "loser" else (place + 1) % seats

    def move(self, number: int, move: str, seen: int | None, at: float) -> bool:
        """A move of a seat; False if it is a catch that waits."""
        if self.table is None:
            raise LastCardError("server-no-game")
        if self.seats[number].away:
            raise LastCardError("server-away")
        if seen is not None and seen < self.asked_at and _is_answer(move):
            raise LastCardError("server-stale")
        if not self.table.submit(number, move, at):
            return False
        self._after_game(at)
        return True

    def step(self, now: float) -> bool:
        """Let happen by itself what is due."""
        happened = self.playing and self.table is not None and self.table.step(now)
        if happened:
            self._after_game(now)
        return happened

    def say(self, key: str, text: str, at: float) -> None:
        """A line to everybody; under the silence it is speech."""
        number = self._own_seat(key)
        line = "".join(letter if letter.isprintable() else " " for letter in text).strip()
        if not line:
            raise LastCardError("server-no-words")
        self._note(log.Chatted(number, line), at)
        if self.table and self.playing and "speak" in self.table.view(number).moves:
            self.table.submit(number, "speak", at)
            self._after_game(at)

    def _after_game(self, at: float) -> None:
        """A game that is over reveals its secret; the next one needs another."""
        if self.secret == self.dealt_with and self.table and self.table.game.over:
            self._note(log.Prepared(new_secret()), at)


def _mark(command: str) -> tuple[int, int]:
    """The bit of a command in a sketch, and the byte that it is in."""
    bit = hash(command) % (_SKETCH * 8)
    return bit >> 3, 1 << (bit & 7)


def _alike(rules: Rules) -> Rules:
    """Rules that many rooms play by are kept once."""
    return _once(rules.preset, rules)


@lru_cache(maxsize=256)
def _once(_preset: str, rules: Rules) -> Rules:
    return rules


def rules_of(preset: str, settings: Chosen, code: str) -> Rules:
    """A rule set by its code, or by a preset and settings. None of them may name a file of the server's."""
    for name, value in settings.items():
        if isinstance(value, str) and value.endswith(".toml"):
            raise LastCardError("server-no-files", option=name)
    return decode(code) if code else load_rules(preset, settings)


def loser(game: Game) -> int:
    """Who came last: by the scores, then by cards, then the one who sits farthest from the winner."""
    s = game.state
    lowest_wins = game.rules["scoring"] == "hands count"
    scores = [score if lowest_wins else -score for score in s.scores[: s.players]]
    winner = next((seat for seat in range(s.players) if s.match_winners >> seat & 1), 0)
    return max(range(s.players), key=lambda seat: (scores[seat], s.size[seat], (seat - winner) % s.players))


def _is_answer(move: str) -> bool:
    return not move.split(maxsplit=1)[:1] or move.split(maxsplit=1)[0] not in (
        "jump",
        "catch",
        "slap",
        "uno",
        "agree",
        "disagree",
        "accuse",
        "speak",
    )


def _player(seat: Seat) -> Player:
    level = seat.level if seat.kind == "bot" else STAND_IN if seat.away else ""
    return Player(seat.name, level)
