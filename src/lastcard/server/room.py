"""A room: who sits where, by which rules, and the game they play. It is what its log makes of it.

There are no sockets here and no clock: the caller says what time it is in the room. Everything that can be
done to a room returns a `Change`: the entries for the log, the events for clients, or the refusal. `restore`
makes the same room again out of the log."""

from collections.abc import Callable, Iterable, Sequence

from lastcard import protocol as m
from lastcard.engine.events import FIRST, JUMPED, PLAYED
from lastcard.errors import LastCardError
from lastcard.fair import Deal, commitment, new_secret
from lastcard.game import Game, IllegalMove, RawEvent
from lastcard.notation.transcript import Step
from lastcard.rules import Rules, encode
from lastcard.server import entries as log
from lastcard.server.answers import Answer, Answers
from lastcard.server.change import Change, is_paid, kinds_of
from lastcard.server.cooldowns import Cooldowns
from lastcard.server.entries import AnyEntry, Seat
from lastcard.server.history import History, shared
from lastcard.server.keys import key_of, new_token, same_key
from lastcard.server.rule_sets import chosen_rules, rules_of_game, shared_rules
from lastcard.server.seats import FREE, Seats
from lastcard.table import LiveTable, Player

STAND_IN = "casual"  # the bot that plays for someone who is away

LobbyCommand = (
    m.Sit
    | m.Leave
    | m.Back
    | m.SeatBot
    | m.Invite
    | m.Clear
    | m.Arrange
    | m.ChooseRules
    | m.Seed
    | m.Start
    | m.Say
)
_FOR_THE_HOST = (m.SeatBot, m.Invite, m.Clear, m.Arrange, m.ChooseRules, m.Start)
_BETWEEN_GAMES = (m.Sit, m.SeatBot, m.Invite, m.Clear, m.Arrange, m.ChooseRules, m.Seed, m.Start)


class Room:
    """One room. A person or program in it is known by the key of their token."""

    def __init__(self, code: str, pace: float = 1.0) -> None:
        self.code = code
        self.pace = pace  # a factor on the time that bots take
        self.row = 0  # the number of entries in the log
        self.seq = 0  # the number that clients see; entries that nobody is told of do not count
        self.at = 0.0  # the room's time at the last entry
        self.rules: Rules
        self.seats = Seats()
        self.host = ""
        self.secret = ""  # of the next deal
        self.game = 0  # the number of the last game that was dealt
        self.seeds: tuple[str, ...] = ()  # what the seats added to its deal
        self.dealt_with = ""  # its secret
        self.dealt_to: tuple[str, ...] = ()  # the keys of its seats
        self.first = 0  # who began it
        self.last_player = 0  # who laid the top card
        self.asked_at = 0  # the number since which the game asks its present question
        self.table: LiveTable | None = None
        self.answers = Answers()
        self.history = History()
        self.cooldowns = Cooldowns()
        self._question: object = None
        self._entries: list[AnyEntry] = []  # those of the change that is being made

    # What can be done to a room

    def open(self, rules: Rules, seats: int, host: str) -> Change:
        """Open a new room. `host` is the key of the host's token."""
        rules.check_seats(seats)
        seating = (FREE,) * seats
        self._record(log.Opened(rules.preset, dict(rules.overrides()), seating, host, rules.edition), 0.0)
        self._record(log.Prepared(new_secret()), 0.0)
        return self._change(0.0)

    def execute(
        self, command: LobbyCommand, key: str, now: float, is_host: bool = False, request: str | None = None
    ) -> Change:
        """Carry out any command but a move, sent by the holder of a key."""
        refusal, token = None, ""
        try:
            token = self._execute(command, key, now, is_host)
        except LastCardError as error:
            refusal = error
        return self._change(now, request, refusal, token)

    def move(
        self, seat: int | None, text: str, seen: int | None, now: float, request: str | None = None
    ) -> Change:
        """Make a move of a seat. `seen` is the number of the view that the player decided by."""
        refusal, waits = None, False
        try:
            waits = not self._move(seat, text, seen, now)
        except LastCardError as error:
            refusal = error
        return self._change(now, request, refusal, waits=waits)

    def step(self, now: float) -> Change:
        """Let the next thing happen that is due by itself: a bot's move, or a timeout."""
        if self.playing and self.table and self.table.step(now):
            self._prepare_next_game(now)
        return self._change(now)

    def set_away(self, number: int, now: float) -> Change:
        """Let a bot play for someone who has been disconnected for a while."""
        return self.reseat(self.seats.set_away(number), now)

    def reconnect(self, key: str, now: float) -> Change:
        """Give a seat back to a player who connects again, unless they left it on purpose."""
        number = self.seat_of(key)
        if number is not None and self.seats[number].away and not self.seats[number].left:
            self._reseat(self.seats.come_back(key), now)
        return self._change(now)

    def reseat(self, seats: Seats, now: float) -> Change:
        """Seat people as given."""
        self._reseat(seats, now)
        return self._change(now)

    def nothing(self, now: float) -> Change:
        """No change at all, for answers that only have to wait until everything before them is stored."""
        return Change(self.code, self.row, self.seq, now)

    # Reading

    @property
    def playing(self) -> bool:
        """Whether a game is going on."""
        return self.table is not None and not self.table.game.over

    @property
    def commitment(self) -> str:
        """The commitment to the secret of this game, or of the next one if none is going on."""
        return commitment(self.dealt_with if self.playing else self.secret)

    @property
    def rules_code(self) -> str:
        """The code of the rule set."""
        return encode(self.rules)

    def due(self) -> float | None:
        """When the next thing will happen by itself, in the room's time."""
        return self.table.due() if self.table and self.playing else None

    def seconds_left(self, now: float) -> float | None:
        """The seconds that are left to the seat that is asked, if the rules limit them."""
        if self.table is None or self.table.deadline is None:
            return None
        return round(max(0.0, self.table.deadline - now), 1)

    def match_seconds_left(self, now: float) -> float | None:
        """The seconds that are left to the match, if the rules limit them."""
        if self.table is None or self.table.match_ends is None or not self.playing:
            return None
        return round(max(0.0, self.table.match_ends - now), 1)

    def seat_of(self, key: str) -> int | None:
        """The seat that a key holds."""
        return self.seats.find(key)

    def knows(self, key: str) -> bool:
        """Whether a key belongs to someone here: the host, or a seat."""
        return same_key(self.host, key) or self.seat_of(key) is not None

    def place_of(self, key: str) -> int | None:
        """The seat that a key had in the last deal. Someone without one sees the game as a watcher."""
        found = [number for number, held in enumerate(self.dealt_to) if same_key(held, key)]
        return found[0] if found else None

    def acting_host(self, connected: Callable[[str], bool]) -> str:
        """The key that has the host's rights: the host's, or while they are gone the first connected
        person's."""
        if connected(self.host):
            return self.host
        return self.seats.first_person(connected) or self.host

    def begins(self, first: str) -> int:
        """The seat that begins the next game: the `loser` of the last one, or the `next` seat after the one
        that began it."""
        count = len(self.seats)
        if self.table is None or self.table.game.state.players != count:
            return self.game % count
        names = self.seats.names  # people may have changed seats since
        last = self.table.game.names[loser(self.table.game) if first == "loser" else self.first]
        place = names.index(last) if last in names else self.first
        return place if first == "loser" else (place + 1) % count

    # Carrying out commands

    def _execute(self, command: LobbyCommand, key: str, now: float, is_host: bool) -> str:
        """Carry out a command; returns a token if the command makes one."""
        if isinstance(command, _FOR_THE_HOST) and not is_host:
            raise LastCardError("server-host-only")
        if isinstance(command, _BETWEEN_GAMES) and self.playing:
            raise LastCardError("server-game-on")
        seats = self.seats
        match command:
            case m.Sit():
                self._reseat(seats.sit(key, command.name, command.seat, command.program), now)
            case m.Leave():
                self._reseat(seats.leave(key) if self.playing else seats.free(seats.require(key)), now)
            case m.Back():
                self._reseat(seats.come_back(key), now)
            case m.SeatBot():
                self._reseat(seats.seat_bot(command.seat, command.level), now)
            case m.Invite():
                token = new_token()
                self._reseat(seats.invite(command.seat, command.name, key_of(token)), now)
                return token
            case m.Clear():
                self._reseat(seats.free(command.seat), now)
            case m.Arrange():
                self._arrange(command.order, now)
            case m.Seed():
                self._reseat(seats.add_seed(key, command.seed), now)
            case m.ChooseRules():
                self._choose_rules(command, now)
            case m.Start():
                self._start(command.game, command.first, now)
            case m.Say():
                self._say(key, command.text, now)
        return ""

    def _reseat(self, seats: Seats, now: float) -> None:
        self._record(log.Seated(tuple(seats)), now)

    def _arrange(self, order: Sequence[int], now: float) -> None:
        seats = self.seats.arrange(order)
        self.rules.check_seats(len(seats))
        self._reseat(seats, now)

    def _choose_rules(self, command: m.ChooseRules, now: float) -> None:
        rules = chosen_rules(command.preset, command.set, command.code)
        rules.check_seats(len(self.seats))
        self._record(log.Ruled(rules.preset, dict(rules.overrides()), rules.edition), now)

    def _start(self, game: int, first: str, now: float) -> None:
        """Deal. The number says which game is meant, so that a button pressed twice deals once."""
        if game != self.game + 1:
            raise LastCardError("server-other-game", game=game, next=self.game + 1)
        if not self.seats.all_taken:
            raise LastCardError("server-seats-free")
        self.rules.check_seats(len(self.seats))
        dealer = (self.begins(first) - 1) % len(self.seats)
        self._record(log.Started(game, dealer, first != "rules"), now)

    def _say(self, key: str, text: str, now: float) -> None:
        """Say something to everyone. Under the rule of silence it is also the move `speak`."""
        number = self.seats.require(key)
        line = "".join(letter if letter.isprintable() else " " for letter in text).strip()
        if not line:
            raise LastCardError("server-no-words")
        self._record(log.Chatted(number, line), now)
        if self.table and self.playing and (speak := self.table.view(number).offer("speak")):
            self.table.submit(number, speak, now)
            self._prepare_next_game(now)

    def _move(self, seat: int | None, text: str, seen: int | None, now: float) -> bool:
        """Make a move; False if it is a catch that waits."""
        if seat is None:
            raise LastCardError("server-no-seat")
        table = self.table
        if table is None:
            raise LastCardError("server-no-game")
        move = table.game.parse(seat, text)
        if move.grabs:
            self.cooldowns.check(seat, now)
        if self.seats[seat].away:
            raise LastCardError("server-away")
        if seen is not None and seen < self.asked_at and not move.any_time:
            raise LastCardError("server-stale")
        try:
            made = table.submit(seat, move, now)
        except IllegalMove as error:
            free = not error.paid and error.code != "catch-too-early"
            if move.grabs and free and not table.is_late(seat, move, now):
                self.cooldowns.start(seat, now)
            raise
        if made:
            self._prepare_next_game(now)
        return made

    def _prepare_next_game(self, now: float) -> None:
        """A game that is over reveals its secret: draw another one for the next game."""
        if self.secret == self.dealt_with and self.table and self.table.game.over:
            self._record(log.Prepared(new_secret()), now)

    # Entries

    def restore(self, rows: Iterable[tuple[int, float, str | None, AnyEntry]]) -> None:
        """Apply all entries of a log in order: row, time, key of the command, entry."""
        for row, at, request, entry in rows:
            self._apply(entry, at, asleep=True)
            self._count(row, at, entry, request)
            self._collect_events()
        if self.table:
            self.table.wake(self.at)

    def _record(self, entry: AnyEntry, at: float) -> None:
        """Apply an entry and make it part of the change."""
        self._apply(entry, at)
        self._entries.append(entry)

    def _change(
        self,
        now: float,
        request: str | None = None,
        refusal: LastCardError | None = None,
        token: str = "",
        waits: bool = False,
    ) -> Change:
        """Everything that was recorded since the last change. The last entry is stored with the request."""
        entries, self._entries = tuple(self._entries), []
        request = request if refusal is None or is_paid(refusal) else None
        for place, entry in enumerate(entries, 1):
            self._count(self.row + 1, now, entry, request if place == len(entries) else None)
        events = self._collect_events() if entries else ()
        return Change(
            self.code,
            self.row,
            self.seq,
            now,
            entries,
            kinds_of(entries),
            events,
            request,
            refusal,
            token,
            waits,
        )

    def _count(self, row: int, at: float, entry: AnyEntry, request: str | None) -> None:
        """Number an entry. One that nobody is told of does not count for clients: the player whom a catch
        waits for would notice it."""
        self.row, self.at = row, at
        self.seq += not isinstance(entry, log.Waited)
        if isinstance(entry, log.Chatted):
            self.history.chat.append(m.Said(self.seq, entry.seat, self.seats[entry.seat].name, entry.text))
        if request:
            self.answers.remember(request, Answer.of(self.seq, entry))

    def _collect_events(self) -> tuple[RawEvent, ...]:
        """Take the new events of the game."""
        if self.table is None:
            return ()
        events: tuple[RawEvent, ...] = ()
        new = self.table.game.take_events()
        if new:
            events = shared(new)
            self._find_last_player(events)
            self.history.add(self.seq, events)
        if self.table.asked != self._question:
            self._question, self.asked_at = self.table.asked, self.seq
        return events

    def _find_last_player(self, events: Sequence[RawEvent]) -> None:
        """Who laid the top card. An opening card counts as laid by the neighbour of who begins (B03)."""
        for kind, seat, _, _ in reversed(events):
            if kind in (PLAYED, JUMPED, FIRST):
                self.last_player = seat if kind != FIRST else (seat - 1) % len(self.seats)
                return

    def _apply(self, entry: AnyEntry, at: float, asleep: bool = False) -> None:
        """What an entry does to the room. A live move has been made before it is recorded; one out of a log
        (`asleep`) is made here."""
        match entry:
            case log.Opened():
                self.rules = shared_rules(entry.preset, entry.set, entry.edition)
                self.seats = Seats(entry.seats)
                self.host = entry.host
            case log.Ruled():
                self.rules = shared_rules(entry.preset, entry.set, entry.edition)
            case log.Seated():
                self._take_seats(Seats(entry.seats), at)
            case log.Prepared():
                self.secret = entry.secret
            case log.Started():
                self._deal(entry, at, asleep)
            case log.Moved():
                assert self.table
                self.table.redo(Step(entry.seat, entry.move, entry.misplay), at)
            case log.Waited():
                assert self.table
                self.table.waits(entry.seat, self.table.game.parse(entry.seat, entry.move), at)
            case log.Chatted():
                pass  # it is numbered first, and then added to the history

    def _take_seats(self, seats: Seats, at: float) -> None:
        before, self.seats = self.seats, seats
        if self.playing and self.table:
            for number, (old, new) in enumerate(zip(before, seats, strict=True)):
                if old.away != new.away:
                    self.table.seat(number, _player(new), at)

    def _deal(self, entry: log.Started, at: float, asleep: bool) -> None:
        self.game = entry.game
        self.seeds = self.seats.seeds
        self.dealt_with, self.dealt_to = self.secret, self.seats.keys
        game = Game(
            rules_of_game(self.rules, entry.fixed),
            self.seats.names,
            dealer=entry.dealer,
            deal=Deal(self.secret, self.seeds),
        )
        self.first = self.last_player = game.state.first
        self.table = LiveTable(
            game,
            [_player(seat) for seat in self.seats],
            lambda step: self._entries.append(log.Moved(step.seat, step.move, step.misplay)),
            pace=self.pace,
            began=at,
            asleep=asleep,
            keep_waiting=lambda seat, move: self._entries.append(log.Waited(seat, move.text)),
        )
        self._question = None
        self.seats = self.seats.without_seeds()


def loser(game: Game) -> int:
    """Who came last: by score, then by cards, then the one who sits farthest from the winner."""
    s = game.state
    lowest_wins = game.rules["scoring"] == "hands count"
    scores = [score if lowest_wins else -score for score in s.scores[: s.players]]
    winner = next((seat for seat in range(s.players) if s.match_winners >> seat & 1), 0)
    return max(range(s.players), key=lambda seat: (scores[seat], s.size[seat], (seat - winner) % s.players))


def _player(seat: Seat) -> Player:
    level = seat.level if seat.kind == "bot" else STAND_IN if seat.away else ""
    return Player(seat.name, level)
