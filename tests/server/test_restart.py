"""A room that is made again out of its log is the same room, and goes on by itself where it stood."""

import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from lastcard import protocol as m
from lastcard.bots.cast import Level
from lastcard.errors import RulesError
from lastcard.notation.scenario import build_state
from lastcard.rules import Rules, load_rules
from lastcard.server import entries
from lastcard.server import room as room_module
from lastcard.server.actor import RoomActor
from lastcard.server.change import Change
from lastcard.server.keys import key_of, new_token
from lastcard.server.registry import DATABASE
from lastcard.server.room import LobbyCommand, Room
from lastcard.server.store import Row, Store
from lastcard.server.timeouts import Timeouts
from lastcard.server.writer import rows_of
from lastcard.table import LiveTable
from tests.property.rule_sets import random_rules
from tests.server.positions import RecordingClient, wait_until
from tests.server.servers import Running, running
from tests.table.tables import all_alert

LEVELS = ("novice", "casual", "tips")
CODE = "lusab-babad-gutih"
Act = Callable[[str], Change]  # something that somebody does, given the key of the command


class Kept:
    """A room without a server, and its log."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.now = 0.0
        self.log: list[Row] = []
        self.told = [0]  # the numbers that somebody can have been told
        self.tokens = [new_token() for _ in range(7)]
        self.keys = [key_of(token) for token in self.tokens]
        self.room = Room(CODE)
        self.keep(self.room.open(rules, seats, self.keys[0]))

    @property
    def table(self) -> LiveTable:
        """The table of the game that was begun last."""
        assert self.room.table
        return self.room.table

    def keep(self, change: Change) -> Change:
        """Put a change into the log, as a writer does."""
        self.log += rows_of(change)
        if change.entries:
            self.told.append(change.seq)
        return change

    def do(self, command: LobbyCommand, seat: int = 0) -> None:
        """Somebody carries out a command, with all rights."""
        change = self.keep(self.room.execute(command, self.keys[seat], self.now, is_host=True))
        assert change.refusal is None, change.refusal

    def again(self) -> Room:
        """The room out of its log."""
        room = Room(CODE)
        room.restore((row.number, row.at, row.command, entries.decode(row.entry)) for row in self.log)
        return room

    async def keep_in(self, folder: Path) -> None:
        """The log, where a server will find it."""
        store = Store(folder / DATABASE)
        store.append(self.log, lambda _error: None)
        store.close()

    # What a test wants to happen

    def begin(self, people: int = 2, bots: int = 0) -> None:
        """Everybody sits down, and the game begins."""
        for seat in range(people):
            self.do(m.Sit("", f"Player {seat}", seat), seat)
        for seat in range(people, people + bots):
            self.do(m.SeatBot("", seat, "casual"))
        self.do(m.Start("", self.room.game + 1, "next"))

    def play_until(self, true: Callable[[], bool]) -> None:
        """Whoever is asked lays a card if he can; nobody says Uno."""
        while not true():
            view = self.table.view(self.table.game.to_act)
            assert view.seat is not None
            laying = [move for move in view.answers if move.lays]
            self.move(view.seat, (laying or view.answers)[0].text)

    def move(self, seat: int, move: str) -> None:
        """A move of a person, or of a bot as if it had thought of it."""
        change = self.keep(self.room.move(seat, move, None, self.now))
        assert change.refusal is None, change.refusal

    def pass_time_until(self, moment: float) -> None:
        """Let time pass, as the log knows it: somebody says something."""
        self.now = moment
        self.do(m.Say("", "Well?"))


# Anything that can happen


def rules_by_lot(chance: random.Random) -> Rules:
    """Any rules at all, but with games that end soon and where something happens by the clock."""
    lively = {
        "hand_size": chance.choice((1, 2, 3, 5)),
        "uno_penalty": chance.choice((0, 1, 1, 1)),
        "false_catch_penalty": chance.choice((0, 1)),
        "false_call_penalty": chance.choice((0, 1)),
        "silence_penalty": chance.choice((0, 1)),
        "slap_penalty": 1,
        "grace_seconds": chance.choice((0, 2.5, 10)),
        "turn_seconds": chance.choice((0, 5, 30)),
        "misplay_penalty": chance.choice((0, 0, 1)),
        "silence_number": chance.choice(("none", 0, 4)),
        "slap_number": chance.choice(("none", "none", 3)),
        "scoring": chance.choice(("none", "none", "winner collects")),
        "match_games": 1,
        "teams": "none",
    }
    while True:
        try:
            return load_rules("basic-plus", {**random_rules(chance).values, **lively})
        except RulesError:
            continue


class Session(Kept):
    """People, and bots if there are any, who do whatever comes to their minds."""

    def __init__(self, seed: int, bots: bool) -> None:
        self.chance = random.Random(seed)
        self.bots = bots
        self.commands = 0
        super().__init__(rules_by_lot(self.chance), self.chance.randint(3, 5))

    def run(self) -> None:
        """One act at its time, and what happens by itself before."""
        self.now += self.chance.choice((0.0, 0.1, 0.3, 1.0))
        if not self._let_happen() or self.chance.random() < 0.5:
            self.commands += 1
            key = self.chance.choice(self.keys)
            act = self._act_in_game if self.room.playing else self._act_between_games
            self.keep(act(key)(f"{key[:16]}:{self.commands}"))

    def restart(self) -> None:
        """Go on with the room out of the log, whose time stood still after the last entry."""
        self.room = self.again()
        self.now = self.room.at

    def _let_happen(self) -> bool:
        """What happens by itself until now, or even what will be next."""
        due = self.table.due() if self.room.playing else None
        if due is None or (due > self.now and self.chance.random() < 0.8):
            return False
        self.now = max(self.now, due)
        return bool(self.keep(self.room.step(self.now)).entries)

    # Between games

    def _act_between_games(self, key: str) -> Act:
        room, chance = self.room, self.chance
        free = [number for number, one in enumerate(room.seats) if one.kind == "free"]
        if free and chance.random() < 0.7:
            return self._fill(free[0], key)
        seat = chance.randrange(len(room.seats))
        start = m.Start("", room.game + 1, chance.choice(("rules", "loser", "next")))
        commands: tuple[LobbyCommand, ...] = (
            start,
            start,
            self._fill_command(seat),
            m.Leave(""),
            m.Invite("", seat, f"Guest {self.commands}"),
            m.Clear("", seat),
            m.Arrange("", self._order()),
            self._other_rules(),
            m.Seed("", f"{chance.getrandbits(64):x}"),
            m.Say("", f"word {self.commands}"),
        )
        return self._command(chance.choice(commands), key)

    def _command(self, command: LobbyCommand, key: str) -> Act:
        return lambda request: self.room.execute(command, key, self.now, True, request)

    def _fill(self, seat: int, key: str) -> Act:
        return self._command(self._fill_command(seat), key)

    def _fill_command(self, seat: int) -> m.SeatBot | m.Sit:
        if self.bots and self.chance.random() < 0.3:
            return m.SeatBot("", seat, self.chance.choice(LEVELS))
        program = self.chance.random() < 0.2
        return m.Sit("", f"Player {self.commands}", seat, program)

    def _order(self) -> list[int]:
        seats = list(range(len(self.room.seats)))
        self.chance.shuffle(seats)
        return self.chance.choice((seats, [*seats, -1] if len(seats) < 5 else seats, seats[:-1]))

    def _other_rules(self) -> m.ChooseRules:
        rules = rules_by_lot(self.chance)
        chosen: dict[str, Any] = dict(rules.overrides())
        return m.ChooseRules("", rules.preset, chosen)

    # In a game

    def _act_in_game(self, key: str) -> Act:
        room, lot = self.room, self.chance.random()
        away = [number for number, seat in enumerate(room.seats) if seat.away]
        if lot < 0.06:
            return self._command(m.Say("", f"word {self.commands}"), key)
        if self.bots and lot < 0.1:
            return self._command(m.Leave(""), key)
        if self.bots and lot < 0.14 and (seats := self._held()):
            seat = self.chance.choice(seats)
            return lambda _request: room.set_away(seat, self.now)
        if away and lot < 0.3:
            return self._command(m.Back(""), room.seats[away[0]].key)
        return self._any_move()

    def _held(self) -> list[int]:
        return [number for number, seat in enumerate(self.room.seats) if seat.key]

    def _any_move(self) -> Act:
        """Somebody's move: one that is asked for, a chance, or a card that may not fit."""
        table, chance, people = self.table, self.chance, self._held()
        catchable = table.view(None).catchable
        if catchable and people and chance.random() < 0.4:
            return partial(self.room.move, chance.choice(people), f"catch {catchable[0]}", None, self.now)
        if not people:
            return lambda _request: self.room.nothing(self.now)
        reacting = [seat for seat in people if table.view(seat).reactions]
        asked = [seat for seat in people if table.view(seat).answers]
        seats = (asked if chance.random() < 0.6 else reacting) or people
        seat = chance.choice(seats)
        move = self._move_of(seat)
        seen = chance.choice((None, self.told[-1]))
        return partial(self.room.move, seat, move, seen, self.now)

    def _move_of(self, seat: int) -> str:
        view, chance = self.table.view(seat), self.chance
        laying = tuple(move for move in view.answers if move.lays)
        sensible = [moves for moves in (view.reactions, laying or view.answers) if moves]
        if sensible and chance.random() < 0.95:
            return chance.choice(chance.choice(sensible)).text
        return chance.choice([*(move.text for move in view.moves), "play r5", "play g1", "next"])


def portrait(room: Room, told: Sequence[int], commands: Sequence[str]) -> dict[str, Any]:
    """Everything about a room that somebody could notice, who was told some numbers of it and has given some
    commands."""
    known = {
        "seats": room.seats,
        "rules": (room.rules.preset, dict(room.rules.overrides()), room.rules_code),
        "host": room.host,
        "secrets": (room.secret, room.dealt_with, room.commitment),
        "game": (room.game, room.playing, room.first, room.last_player),
        "begins": [room.begins(first) for first in ("loser", "next")],
        "dealt": (room.seeds, room.dealt_to),
        "number": (room.row, room.seq, room.at),
        "answered": list(room.answers),
        "forgotten": [command for command in commands if not room.answers.may_be_logged(command)],
        "chat": list(room.history.chat),
        "stale": [seen < room.asked_at for seen in told],
        "missed": {after: missed_after(room, after) for after in told[-30:]},
    }
    return known | table_portrait(room.table) if room.table else known


def table_portrait(table: LiveTable) -> dict[str, Any]:
    """The same of a table."""
    return {
        "hash": table.game.hash(),
        "names": table.game.names,
        "views": table.game.views(),
        "players": (table.players, table.people, sorted(table.bots)),
        "deadline": table.deadline,
        "owing": table.catches.since,
        "asked": table.asked,
    }


def missed_after(room: Room, after: int) -> list[Any]:
    """What somebody who was told everything up to a number has missed since."""
    return [event for _, events in room.history.since(after) for event in events]


@pytest.fixture
def by_lot(monkeypatch: pytest.MonkeyPatch) -> Callable[[int, bool], Session]:
    """Sessions that come out the same way for the same seed."""

    def session(seed: int, bots: bool) -> Session:
        lot = random.Random(seed)
        monkeypatch.setattr(room_module, "new_secret", lambda: f"{lot.getrandbits(256):064x}")
        monkeypatch.setattr(room_module, "LiveTable", partial(LiveTable, seed=seed))
        return Session(seed, bots)

    return session


@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize("seed", range(10))
def test_a_room_out_of_its_log_is_the_same(
    seed: int, bots: bool, by_lot: Callable[[int, bool], Session]
) -> None:
    """After anything that people, bots and the clock do, and restarts among it, the log makes the same room.
    What people are told that it waits does wait; bots may have to notice again what they can catch."""
    session = by_lot(seed, bots)
    for act in range(300):
        session.run()
        waiting = session.room.table.waiting if session.room.table else []
        if not waiting and act % 20 < 19:
            continue
        again = session.again()
        known = session.told, [row.command for row in session.log if row.command]
        assert portrait(again, *known) == portrait(session.room, *known), session.log
        left = again.table.waiting if again.table else []
        if bots:
            assert {plan.move for plan in left} <= {plan.move for plan in waiting}, session.log
        else:
            assert left == waiting, session.log
        if session.chance.random() < 0.2:
            session.restart()


def test_sessions_have_everything_in_them(by_lot: Callable[[int, bool], Session]) -> None:
    """What is compared above is not a lot of nothing: all entries occur, and so does what the clock does."""
    found: set[str] = set()
    for seed in range(10):
        session = by_lot(seed, seed % 2 == 0)
        for _ in range(300):
            session.run()
        for row in session.log:
            entry = entries.decode(row.entry)
            found.add(type(entry).__name__)
            if isinstance(entry, entries.Moved):
                found.add("misplay" if entry.misplay else entry.move.split()[0])
            if isinstance(entry, entries.Seated):
                found |= {"away" for seat in entry.seats if seat.away}
                found |= {"seed" for seat in entry.seats if seat.seed}
    kinds = {"Opened", "Ruled", "Seated", "Prepared", "Started", "Moved", "Waited", "Chatted"}
    assert kinds | {"misplay", "away", "seed", "timeout", "catch", "speak"} <= found


# What goes on by itself after a restart


@asynccontextmanager
async def opened_again(
    kept: Kept, folder: Path, timeouts: Timeouts
) -> AsyncIterator[tuple[Running, RoomActor, m.RoomInfo]]:
    """A server that finds a log, and a room of it that was asked for, but that nobody is in."""
    await kept.keep_in(folder)
    async with running(folder, timeouts) as server:
        async with httpx.AsyncClient(trust_env=False) as http:
            answer = await http.get(f"{server.address}/api/rooms/{CODE}")
        info = msgspec.json.decode(answer.content, type=m.RoomInfo)
        yield server, server.registry.actors[CODE], info


PATIENT = Timeouts(away=3600.0, pace=0.001)


async def test_the_time_of_a_turn_goes_on_where_it_was(tmp_path: Path) -> None:
    """What was left of a turn at the last entry is left after a restart, however long the server was gone
    and nobody was there; then the turn runs out."""
    kept = Kept(load_rules("guide", {"turn_seconds": 30}), 2)
    kept.begin()
    kept.pass_time_until(12.0)
    kept.pass_time_until(29.9)
    asked = kept.table.game.to_act
    async with opened_again(kept, tmp_path, PATIENT) as (server, actor, _):
        assert actor.room.table
        assert (actor.room.table.deadline, actor.room.at) == (30.0, 29.9)
        assert actor.clock.paused
        assert 29.9 <= actor.clock.now() < 30.0
        assert set(actor.timers.running) == {"rest"}
        async with RecordingClient(server.address, CODE, kept.tokens[1 - asked]) as client:
            left = (await welcome_of(client)).seconds
            assert left is not None
            assert left <= 0.1
            await client.until(lambda: "timed-out" in kinds_told(client))
        assert moves_in(server)[-1] == (asked, "timeout")


async def welcome_of(client: RecordingClient) -> m.Welcome:
    """How somebody was welcomed."""
    await client.until(lambda: any(isinstance(message, m.Welcome) for message in client.messages))
    return next(message for message in client.messages if isinstance(message, m.Welcome))


def kinds_told(client: RecordingClient) -> list[str]:
    """What has happened since somebody came."""
    return [event.kind for update in client.updates() for event in update.events]


def moves_in(server: Running) -> list[tuple[int, str]]:
    """The moves of the log."""
    found = [entries.decode(row.entry) for row in server.registry.store.entries(CODE)]
    return [(entry.seat, entry.move) for entry in found if isinstance(entry, entries.Moved)]


async def test_a_catch_that_waits_is_carried_out(tmp_path: Path) -> None:
    """Somebody caught within the grace seconds, and the server was ended: he is the one who catches."""
    kept = Kept(load_rules("guide", {"hand_size": 2, "grace_seconds": 10}), 3)
    kept.begin(people=3)
    kept.play_until(lambda: bool(kept.table.view(None).catchable))
    target = kept.table.view(None).catchable[0]
    catcher = (target + 1) % 3
    kept.move(catcher, f"catch {target}")
    assert isinstance(entries.decode(kept.log[-1].entry), entries.Waited)
    kept.pass_time_until(9.9)
    made = len(kept.table.game.steps)
    async with (
        opened_again(kept, tmp_path, PATIENT) as (server, _, _),
        RecordingClient(server.address, CODE, kept.tokens[target]) as client,
    ):
        await client.until(lambda: "caught" in kinds_told(client))
        assert moves_in(server)[made:] == [(catcher, f"catch {target}")]


def test_a_catch_behind_that_of_a_bot_waits_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody catches a moment after a bot, and is told that his catch waits: after a restart one of the
    two does, for the bot may not notice again."""
    all_alert(monkeypatch)
    monkeypatch.setattr(Level, "reaction_time", lambda _level, _chance: 0.0)
    kept = Kept(load_rules("guide", {"hand_size": 2, "grace_seconds": 10}), 3)
    kept.begin(people=2, bots=1)
    kept.play_until(lambda: any(seat < 2 for seat in kept.table.view(None).catchable))
    target = min(kept.table.view(None).catchable)
    while (due := kept.room.due()) is not None and due <= kept.now:
        kept.keep(kept.room.step(kept.now))
    assert [plan.seat for plan in kept.table.waiting] == [2]
    kept.move(1 - target, f"catch {target}")
    left = kept.again().table
    assert left
    assert [plan.move.text for plan in left.waiting] == [f"catch {target}"]


def bots_are_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bot takes its time, not even for the first answer after a restart."""
    monkeypatch.setattr(room_module, "LiveTable", partial(LiveTable, pace=0.001))


async def test_a_bot_whose_turn_it_was_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot was asked when the server was ended: as soon as somebody is there it answers, and not before."""
    bots_are_quick(monkeypatch)
    kept = Kept(load_rules("guide"), 2)
    kept.begin(people=1, bots=1)
    kept.play_until(lambda: kept.table.game.to_act == 1)
    made = len(kept.table.game.steps)
    async with opened_again(kept, tmp_path, PATIENT) as (server, actor, _):
        assert "step" not in actor.timers.running
        async with RecordingClient(server.address, CODE, kept.tokens[0]) as client:
            await client.until(lambda: bool(client.updates()))
        assert moves_in(server)[made][0] == 1


async def test_nobody_is_there_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody counts as connected; whoever does not come is noticed once somebody is there, and a bot plays
    for him until he does come."""
    bots_are_quick(monkeypatch)
    kept = Kept(load_rules("guide"), 2)
    kept.begin()
    kept.play_until(lambda: kept.table.game.to_act == 1)
    made = len(kept.table.game.steps)
    impatient = Timeouts(away=0.05, pace=0.001)
    async with opened_again(kept, tmp_path, impatient) as (server, actor, info):
        assert [(seat.connected, seat.away) for seat in info.seats] == [(False, False)] * 2
        assert set(actor.timers.running) == {"rest"}
        async with RecordingClient(server.address, CODE, kept.tokens[0]) as ana:
            assert [seat.connected for seat in ana.info().seats] == [True, False]
            await ana.until(lambda: ana.info().seats[1].away)
            await wait_until(lambda: len(moves_in(server)) > made)
            assert moves_in(server)[made][0] == 1
            async with RecordingClient(server.address, CODE, kept.tokens[1]) as ben:
                assert (await welcome_of(ben)).seat == 1
                assert [(seat.connected, seat.away) for seat in ben.info().seats] == [(True, False)] * 2


async def test_whoever_stood_up_before_a_restart_is_asked_whether_he_is_back(tmp_path: Path) -> None:
    """A connection alone does not take a seat back from the bot if its player left it on purpose."""
    kept = Kept(load_rules("guide"), 2)
    kept.begin()
    kept.do(m.Leave(""), 1)
    kept.keep(kept.room.set_away(0, kept.now))
    async with (
        opened_again(kept, tmp_path, PATIENT) as (server, _, _),
        RecordingClient(server.address, CODE, kept.tokens[0]) as ana,
        RecordingClient(server.address, CODE, kept.tokens[1]) as ben,
    ):
        await ana.until(lambda: ana.info().seats[1].connected)
        assert [seat.away for seat in ana.info().seats] == [False, True]
        assert isinstance(await ben.command(m.Back(ben.new_id())), m.Done)
        assert [seat.away for seat in ben.info().seats] == [False, False]


async def test_the_host_is_the_host_after_a_restart(tmp_path: Path) -> None:
    """The token that opened the room still begins the next game, and nobody else's does."""
    kept = Kept(load_rules("guide"), 2)
    for seat in range(2):
        kept.do(m.Sit("", f"Player {seat}", seat), seat)
    async with (
        opened_again(kept, tmp_path, PATIENT) as (server, _, _),
        RecordingClient(server.address, CODE, kept.tokens[0]) as ana,
        RecordingClient(server.address, CODE, kept.tokens[1]) as ben,
    ):
        assert (ana.host, ben.host) == (True, False)
        refusal = await ben.start()
        assert isinstance(refusal, m.Refused)
        assert refusal.code == "host-only"
        assert isinstance(await ana.start(), m.Done)


async def test_a_room_that_was_put_to_rest_is_the_same(tmp_path: Path) -> None:
    """When everybody is gone for a while the room is its log alone; whoever comes back finds all of it."""
    kept = Kept(load_rules("guide"), 2)
    kept.begin()
    kept.play_until(lambda: len(kept.table.game.steps) == 5)
    await kept.keep_in(tmp_path)
    async with running(tmp_path, Timeouts(away=3600.0, rest=0.01)) as server:
        async with RecordingClient(server.address, CODE, kept.tokens[0]) as ana:
            actor = server.registry.actors[CODE]
            assert isinstance(await ana.say("Bye"), m.Done)
            seen = ana.view
        await wait_until(lambda: CODE not in server.registry.actors)
        async with RecordingClient(server.address, CODE, kept.tokens[0]) as ana:
            welcome = await welcome_of(ana)
            assert (welcome.view, welcome.seat, welcome.host) == (seen, 0, True)
            assert server.registry.actors[CODE] is not actor
            assert [line.text for line in welcome.chat] == ["Bye"]


# An end of a game that is easily forgotten


def test_a_game_that_speech_ends_reveals_its_secret() -> None:
    """A word under the silence that draws the last cards of a game which nobody can go on with is its end:
    the next game is dealt with another secret."""
    kept = Kept(load_rules("advanced"), 2)
    kept.begin()
    game = kept.table.game
    game.state = build_state(
        game.rules, {"hands": ["g1 g2", "g3 g4"], "discard": "r0", "draw": "b5", "turn": 0, "rest": False}
    )
    game.state.log = []
    game.state.silence = 1
    kept.table.seat(0, kept.table.players[0], kept.now)
    secret = kept.room.secret
    kept.do(m.Say("", "Oh"), 1)
    assert game.over
    assert kept.room.secret != secret
