"""Restarts: a room that is restored from its log is the same room, and continues by itself."""

import random
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from lastcard import protocol as m
from lastcard.bots.cast import Level
from lastcard.errors import RulesError
from lastcard.notation.scenario import build_state
from lastcard.rules import Rules, load_rules
from lastcard.server import entries
from lastcard.server import room as room_module
from lastcard.server.change import Change
from lastcard.server.room import LobbyCommand, Room
from lastcard.server.timeouts import Timeouts
from lastcard.table import LiveTable
from tests.property.rule_sets import random_rules
from tests.server.logged_room import CODE, PATIENT, LoggedRoom, quick_bots, serve_log
from tests.server.positions import RecordingClient, wait_until
from tests.server.servers import Running, running
from tests.table.tables import all_alert

LEVELS = ("novice", "casual", "tips")
Act = Callable[[str], Change]  # an action, given the key of its command


# Random sessions


def lively_rules(rng: random.Random) -> Rules:
    """Random rules with short games in which the clock acts."""
    lively = {
        "hand_size": rng.choice((1, 2, 3, 5)),
        "uno_penalty": rng.choice((0, 1, 1, 1)),
        "false_catch_penalty": rng.choice((0, 1)),
        "false_call_penalty": rng.choice((0, 1)),
        "silence_penalty": rng.choice((0, 1)),
        "slap_penalty": 1,
        "grace_seconds": rng.choice((0, 2.5, 10)),
        "turn_seconds": rng.choice((0, 5, 30)),
        "match_seconds": rng.choice((0, 0, 60)),
        "misplay_penalty": rng.choice((0, 0, 1)),
        "silence_number": rng.choice(("none", 0, 4)),
        "slap_number": rng.choice(("none", "none", 3)),
        "scoring": rng.choice(("none", "none", "winner collects")),
        "match_games": 1,
        "teams": "none",
    }
    while True:
        try:
            return load_rules("basic-plus", {**random_rules(rng).values, **lively})
        except RulesError:
            continue


class RandomSession(LoggedRoom):
    """People, and bots if wanted, who do random things."""

    def __init__(self, seed: int, bots: bool) -> None:
        self.rng = random.Random(seed)
        self.bots = bots
        self.commands = 0
        super().__init__(lively_rules(self.rng), self.rng.randint(3, 5))

    def run(self) -> None:
        """Do one random thing, after what the room does by itself."""
        self.now += self.rng.choice((0.0, 0.1, 0.3, 1.0))
        if not self._let_happen() or self.rng.random() < 0.5:
            self.commands += 1
            key = self.rng.choice(self.keys)
            act = self._act_in_game if self.room.playing else self._act_between_games
            self.log_change(act(key)(f"{key[:16]}:{self.commands}"))

    def restart(self) -> None:
        """Continue with the room that the log gives. Time stands still after the last entry."""
        self.room = self.restored()
        self.now = self.room.at

    def _let_happen(self) -> bool:
        """Let the room do what is due, or sometimes what will be due next."""
        due = self.table.due() if self.room.playing else None
        if due is None or (due > self.now and self.rng.random() < 0.8):
            return False
        self.now = max(self.now, due)
        return bool(self.log_change(self.room.step(self.now)).entries)

    # Between games

    def _act_between_games(self, key: str) -> Act:
        room, rng = self.room, self.rng
        free = [number for number, one in enumerate(room.seats) if one.kind == "free"]
        if free and rng.random() < 0.7:
            return self._fill(free[0], key)
        seat = rng.randrange(len(room.seats))
        start = m.Start("", room.game + 1, rng.choice(("rules", "loser", "next")))
        commands: tuple[LobbyCommand, ...] = (
            start,
            start,
            self._fill_command(seat),
            m.Leave(""),
            m.Invite("", seat, f"Guest {self.commands}"),
            m.Clear("", seat),
            m.Arrange("", self._order()),
            self._other_rules(),
            m.Seed("", f"{rng.getrandbits(64):x}"),
            m.Say("", f"word {self.commands}"),
        )
        return self._command(rng.choice(commands), key)

    def _command(self, command: LobbyCommand, key: str) -> Act:
        return lambda request: self.room.execute(command, key, self.now, True, request)

    def _fill(self, seat: int, key: str) -> Act:
        return self._command(self._fill_command(seat), key)

    def _fill_command(self, seat: int) -> m.SeatBot | m.Sit:
        if self.bots and self.rng.random() < 0.3:
            return m.SeatBot("", seat, self.rng.choice(LEVELS))
        program = self.rng.random() < 0.2
        return m.Sit("", f"Player {self.commands}", seat, program)

    def _order(self) -> list[int]:
        seats = list(range(len(self.room.seats)))
        self.rng.shuffle(seats)
        return self.rng.choice((seats, [*seats, -1] if len(seats) < 5 else seats, seats[:-1]))

    def _other_rules(self) -> m.ChooseRules:
        rules = lively_rules(self.rng)
        chosen: dict[str, Any] = dict(rules.overrides())
        return m.ChooseRules("", rules.preset, chosen)

    # In a game

    def _act_in_game(self, key: str) -> Act:
        room, roll = self.room, self.rng.random()
        away = [number for number, seat in enumerate(room.seats) if seat.away]
        if roll < 0.06:
            return self._command(m.Say("", f"word {self.commands}"), key)
        if self.bots and roll < 0.1:
            return self._command(m.Leave(""), key)
        if self.bots and roll < 0.14 and (seats := self._held()):
            seat = self.rng.choice(seats)
            return lambda _request: room.set_away(seat, self.now)
        if away and roll < 0.3:
            return self._command(m.Back(""), room.seats[away[0]].key)
        return self._any_move()

    def _held(self) -> list[int]:
        return [number for number, seat in enumerate(self.room.seats) if seat.key]

    def _any_move(self) -> Act:
        """A move of a random seat: an answer, a reaction, or a card that may not fit."""
        table, rng, people = self.table, self.rng, self._held()
        catchable = table.view(None).catchable
        if catchable and people and rng.random() < 0.4:
            return partial(self.room.move, rng.choice(people), f"catch {catchable[0]}", None, self.now)
        if not people:
            return lambda _request: self.room.nothing(self.now)
        reacting = [seat for seat in people if table.view(seat).reactions]
        asked = [seat for seat in people if table.view(seat).answers]
        seats = (asked if rng.random() < 0.6 else reacting) or people
        seat = rng.choice(seats)
        move = self._move_of(seat)
        seen = rng.choice((None, self.seqs[-1]))
        return partial(self.room.move, seat, move, seen, self.now)

    def _move_of(self, seat: int) -> str:
        view, rng = self.table.view(seat), self.rng
        laying = tuple(move for move in view.answers if move.lays)
        sensible = [moves for moves in (view.reactions, laying or view.answers) if moves]
        if sensible and rng.random() < 0.95:
            return rng.choice(rng.choice(sensible)).text
        return rng.choice([*(move.text for move in view.moves), "play r5", "play g1", "next"])


def state_of(room: Room, told: Sequence[int], commands: Sequence[str]) -> dict[str, Any]:
    """Everything about a room that a client could notice, given the numbers it knows and the commands it
    sent."""
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
    return known | table_state(room.table) if room.table else known


def table_state(table: LiveTable) -> dict[str, Any]:
    """Everything about a table that a client could notice."""
    return {
        "hash": table.game.hash(),
        "names": table.game.names,
        "views": table.game.views(),
        "players": (table.players, table.people, sorted(table.bots)),
        "deadline": table.deadline,
        "match_ends": table.match_ends,
        "owing": table.catches.since,
        "asked": table.asked,
    }


def missed_after(room: Room, after: int) -> list[Any]:
    """The events after a number."""
    return [event for _, events in room.history.since(after) for event in events]


@pytest.fixture
def new_session(monkeypatch: pytest.MonkeyPatch) -> Callable[[int, bool], RandomSession]:
    """Makes sessions that are the same for the same seed."""

    def session(seed: int, bots: bool) -> RandomSession:
        rng = random.Random(seed)
        monkeypatch.setattr(room_module, "new_secret", lambda: f"{rng.getrandbits(256):064x}")
        monkeypatch.setattr(room_module, "LiveTable", partial(LiveTable, seed=seed))
        return RandomSession(seed, bots)

    return session


@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize("seed", range(10))
def test_a_restored_room_is_the_same(
    seed: int, bots: bool, new_session: Callable[[int, bool], RandomSession]
) -> None:
    """After random actions of people, bots and the clock, with restarts, the log gives the same room. Waiting
    catches of people still wait, while bots may have to notice theirs again."""
    session = new_session(seed, bots)
    for act in range(300):
        session.run()
        waiting = session.room.table.waiting if session.room.table else []
        if not waiting and act % 20 < 19:
            continue
        again = session.restored()
        known = session.seqs, [row.command for row in session.log if row.command]
        assert state_of(again, *known) == state_of(session.room, *known), session.log
        left = again.table.waiting if again.table else []
        if bots:
            assert {plan.move for plan in left} <= {plan.move for plan in waiting}, session.log
        else:
            assert left == waiting, session.log
        if session.rng.random() < 0.2:
            session.restart()


def test_sessions_are_varied(new_session: Callable[[int, bool], RandomSession]) -> None:
    """All kinds of entries occur in the random sessions, and so do the clock's moves."""
    found: set[str] = set()
    for seed in range(10):
        session = new_session(seed, seed % 2 == 0)
        for _ in range(300):
            session.run()
        for row in session.log:
            entry = entries.decode(row.entry)
            found.add(type(entry).__name__)
            if isinstance(entry, entries.Moved):
                found.add("misplay" if entry.misplay else entry.move.split()[0])
                found |= {entry.move} & {"time up"}
            if isinstance(entry, entries.Seated):
                found |= {"away" for seat in entry.seats if seat.away}
                found |= {"seed" for seat in entry.seats if seat.seed}
    kinds = {"Opened", "Ruled", "Seated", "Prepared", "Started", "Moved", "Waited", "Chatted"}
    assert kinds | {"misplay", "away", "seed", "timeout", "time up", "catch", "speak"} <= found


# What continues by itself after a restart


async def test_the_turn_timer_continues(tmp_path: Path) -> None:
    """The seconds that were left of a turn are left after a restart, however long the server was down. Then
    the turn times out."""
    logged = LoggedRoom(load_rules("guide", {"turn_seconds": 30}), 2)
    logged.start()
    logged.pass_time_until(12.0)
    logged.pass_time_until(29.9)
    asked = logged.table.game.to_act
    async with serve_log(logged, tmp_path, PATIENT) as (server, actor, _):
        assert actor.room.table
        assert (actor.room.table.deadline, actor.room.at) == (30.0, 29.9)
        assert actor.clock.paused
        assert 29.9 <= actor.clock.now() < 30.0
        assert set(actor.timers.running) == {"rest"}
        async with RecordingClient(server.address, CODE, logged.tokens[1 - asked]) as client:
            left = (await welcome_of(client)).seconds
            assert left is not None
            assert left <= 0.1
            await client.until(lambda: "timed-out" in event_kinds(client))
        assert moves_in(server)[-1] == (asked, "timeout")


async def test_the_time_of_the_match_continues(tmp_path: Path) -> None:
    """The seconds that were left of the match are left after a restart. Then the match is over."""
    logged = LoggedRoom(load_rules("guide", {"match_seconds": 30}), 2)
    logged.now = 5.0
    logged.start()
    logged.pass_time_until(34.9)
    asked = logged.table.game.to_act
    async with serve_log(logged, tmp_path, PATIENT) as (server, actor, _):
        assert actor.room.table
        assert (actor.room.table.match_ends, actor.room.at) == (35.0, 34.9)
        assert actor.clock.paused
        async with RecordingClient(server.address, CODE, logged.tokens[1 - asked]) as client:
            left = (await welcome_of(client)).match_seconds
            assert left is not None
            assert left <= 0.1
            await client.until(lambda: "time-up" in event_kinds(client))
        assert moves_in(server)[-1] == (asked, "time up")


async def welcome_of(client: RecordingClient) -> m.Welcome:
    """Wait for the welcome of a client."""
    await client.until(lambda: any(isinstance(message, m.Welcome) for message in client.messages))
    return next(message for message in client.messages if isinstance(message, m.Welcome))


def event_kinds(client: RecordingClient) -> list[str]:
    """The kinds of all events in the updates of a client."""
    return [event.kind for update in client.updates() for event in update.events]


def moves_in(server: Running) -> list[tuple[int, str]]:
    """The moves in the log."""
    found = [entries.decode(row.entry) for row in server.registry.store.entries(CODE)]
    return [(entry.seat, entry.move) for entry in found if isinstance(entry, entries.Moved)]


async def test_a_waiting_catch_is_made(tmp_path: Path) -> None:
    """A catch that was waiting for the grace seconds when the server stopped is made after the restart."""
    logged = LoggedRoom(load_rules("guide", {"hand_size": 2, "grace_seconds": 10}), 3)
    logged.start(people=3)
    logged.play_until(lambda: bool(logged.table.view(None).catchable))
    target = logged.table.view(None).catchable[0]
    catcher = (target + 1) % 3
    logged.move(catcher, f"catch {target}")
    assert isinstance(entries.decode(logged.log[-1].entry), entries.Waited)
    logged.pass_time_until(9.9)
    made = len(logged.table.game.steps)
    async with (
        serve_log(logged, tmp_path, PATIENT) as (server, _, _),
        RecordingClient(server.address, CODE, logged.tokens[target]) as client,
    ):
        await client.until(lambda: "caught" in event_kinds(client))
        assert moves_in(server)[made:] == [(catcher, f"catch {target}")]


def test_a_catch_after_a_bots_catch_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person catches just after a bot, and is told that the catch waits. After a restart it still waits,
    because the bot may not notice again."""
    all_alert(monkeypatch)
    monkeypatch.setattr(Level, "reaction_time", lambda _level, _chance: 0.0)
    logged = LoggedRoom(load_rules("guide", {"hand_size": 2, "grace_seconds": 10}), 3)
    logged.start(people=2, bots=1)
    logged.play_until(lambda: any(seat < 2 for seat in logged.table.view(None).catchable))
    target = min(logged.table.view(None).catchable)
    while (due := logged.room.due()) is not None and due <= logged.now:
        logged.log_change(logged.room.step(logged.now))
    assert [plan.seat for plan in logged.table.waiting] == [2]
    logged.move(1 - target, f"catch {target}")
    left = logged.restored().table
    assert left
    assert [plan.move.text for plan in left.waiting] == [f"catch {target}"]


async def test_a_bot_continues_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If it was a bot's turn when the server stopped, the bot moves as soon as a client connects, and not
    before."""
    quick_bots(monkeypatch)
    logged = LoggedRoom(load_rules("guide"), 2)
    logged.start(people=1, bots=1)
    logged.play_until(lambda: logged.table.game.to_act == 1)
    made = len(logged.table.game.steps)
    async with serve_log(logged, tmp_path, PATIENT) as (server, actor, _):
        assert "step" not in actor.timers.running
        async with RecordingClient(server.address, CODE, logged.tokens[0]) as client:
            await client.until(lambda: bool(client.updates()))
        assert moves_in(server)[made][0] == 1


async def test_nobody_is_connected_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart nobody counts as connected. When one player returns, a bot plays for the others until
    they return."""
    quick_bots(monkeypatch)
    logged = LoggedRoom(load_rules("guide"), 2)
    logged.start()
    logged.play_until(lambda: logged.table.game.to_act == 1)
    made = len(logged.table.game.steps)
    impatient = Timeouts(away=0.05, pace=0.001)
    async with serve_log(logged, tmp_path, impatient) as (server, actor, info):
        assert [(seat.connected, seat.away) for seat in info.seats] == [(False, False)] * 2
        assert set(actor.timers.running) == {"rest"}
        async with RecordingClient(server.address, CODE, logged.tokens[0]) as ana:
            assert [seat.connected for seat in ana.info().seats] == [True, False]
            await ana.until(lambda: ana.info().seats[1].away)
            await wait_until(lambda: len(moves_in(server)) > made)
            assert moves_in(server)[made][0] == 1
            async with RecordingClient(server.address, CODE, logged.tokens[1]) as ben:
                assert (await welcome_of(ben)).seat == 1
                assert [(seat.connected, seat.away) for seat in ben.info().seats] == [(True, False)] * 2


async def test_a_left_seat_stays_with_the_bot(tmp_path: Path) -> None:
    """A player who left on purpose before the restart does not get the seat back by connecting, but by the
    command `back`."""
    logged = LoggedRoom(load_rules("guide"), 2)
    logged.start()
    logged.do(m.Leave(""), 1)
    logged.log_change(logged.room.set_away(0, logged.now))
    async with (
        serve_log(logged, tmp_path, PATIENT) as (server, _, _),
        RecordingClient(server.address, CODE, logged.tokens[0]) as ana,
        RecordingClient(server.address, CODE, logged.tokens[1]) as ben,
    ):
        await ana.until(lambda: ana.info().seats[1].connected)
        assert [seat.away for seat in ana.info().seats] == [False, True]
        assert isinstance(await ben.command(m.Back(ben.new_id())), m.Done)
        assert [seat.away for seat in ben.info().seats] == [False, False]


async def test_the_host_stays_the_host(tmp_path: Path) -> None:
    """The token that opened the room still has the host's rights after a restart, and no other has."""
    logged = LoggedRoom(load_rules("guide"), 2)
    for seat in range(2):
        logged.do(m.Sit("", f"Player {seat}", seat), seat)
    async with (
        serve_log(logged, tmp_path, PATIENT) as (server, _, _),
        RecordingClient(server.address, CODE, logged.tokens[0]) as ana,
        RecordingClient(server.address, CODE, logged.tokens[1]) as ben,
    ):
        assert (ana.host, ben.host) == (True, False)
        refusal = await ben.start()
        assert isinstance(refusal, m.Refused)
        assert refusal.code == "host-only"
        assert isinstance(await ana.start(), m.Done)


async def test_an_unloaded_room_is_the_same(tmp_path: Path) -> None:
    """A room that was unloaded is restored unchanged when a client connects."""
    logged = LoggedRoom(load_rules("guide"), 2)
    logged.start()
    logged.play_until(lambda: len(logged.table.game.steps) == 5)
    await logged.write_to(tmp_path)
    async with running(tmp_path, Timeouts(away=3600.0, rest=0.01)) as server:
        async with RecordingClient(server.address, CODE, logged.tokens[0]) as ana:
            actor = server.registry.actors[CODE]
            assert isinstance(await ana.say("Bye"), m.Done)
            seen = ana.view
        await wait_until(lambda: CODE not in server.registry.actors)
        async with RecordingClient(server.address, CODE, logged.tokens[0]) as ana:
            welcome = await welcome_of(ana)
            assert (welcome.view, welcome.seat, welcome.host) == (seen, 0, True)
            assert server.registry.actors[CODE] is not actor
            assert [line.text for line in welcome.chat] == ["Bye"]


# The end of a game by speech


def test_a_game_that_speech_ends_reveals_its_secret() -> None:
    """Speech under silence may draw the last cards and end the game. The next game is dealt with another
    secret."""
    logged = LoggedRoom(load_rules("advanced"), 2)
    logged.start()
    game = logged.table.game
    game.state = build_state(
        game.rules, {"hands": ["g1 g2", "g3 g4"], "discard": "r0", "draw": "b5", "turn": 0, "rest": False}
    )
    game.state.log = []
    game.state.silence = 1
    logged.table.seat(0, logged.table.players[0], logged.now)
    secret = logged.room.secret
    logged.do(m.Say("", "Oh"), 1)
    assert game.over
    assert logged.room.secret != secret
