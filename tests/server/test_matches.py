"""Whole matches over websockets by the rules of every preset. All clients have the right views and events,
and the transcript replays the match."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import pytest

from lastcard import protocol as m
from lastcard.bots.bot import Bot
from lastcard.bots.cast import make_bot
from lastcard.client import Client
from lastcard.game import Game
from lastcard.notation.scenario import build_state
from lastcard.notation.transcript import parse_transcript
from lastcard.replaying import replay, replayed
from lastcard.rules import PRESETS, decode, load_rules
from lastcard.server import room as rooms
from lastcard.views.events import Event
from lastcard.views.seat import View, Views
from tests.server.frame_recorder import recorder as frame_recorder
from tests.server.servers import Running
from tests.server.twin_positions import random_move_text
from tests.slices import some

SEATS = 4
BOT = SEATS - 1  # the seat of the server's bot
MISCHIEF = 0.05  # how often a player does something random
SHORT: dict[str, object] = {
    "hand_size": 4,
    "target": 80,
    "match_games": 2,
    "grace_seconds": 0.1,
    "false_catch_penalty": 1,
    "false_call_penalty": 1,
    "slap_penalty": 1,
    "silence_penalty": 1,
}


@dataclass
class ViewRecorder:
    """All events that a client got, and all views with the number of events before them."""

    client: Client
    events: list[Event] = field(default_factory=list)
    views: list[tuple[int, View]] = field(default_factory=list)
    welcomes: int = 0
    complete: bool = True

    def __post_init__(self) -> None:
        self.client.on_message = self.receive

    def receive(self, message: m.AnyMessage) -> None:
        """Record one message, after the client has processed it."""
        if isinstance(message, m.Welcome):
            self.welcomes += 1
            self.complete &= message.complete
            for happened in message.missed:
                self.events += happened.events
        elif isinstance(message, m.Update):
            self.events += message.events
        if isinstance(message, (m.Welcome, m.Update, m.WholeView)) and self.client.view is not None:
            self.views.append((len(self.events), self.client.view))


class UnrulyPlayer:
    """Plays a seat like a bot, after a random first card and with some random moves. May disconnect once."""

    def __init__(self, client: Client, seed: int, drops_after: int = 0) -> None:
        self.client = client
        self._rng = random.Random(seed)
        self._drops_after = drops_after
        self.dropped = 0
        self._bot: Bot | None = None  # after the first move

    async def play(self) -> None:
        """Play until the match is over."""
        while _is_playing(self.client):
            seen = self.client.received
            move = self._choose()
            if move is not None:
                await self._make(move)
                self._drops_after -= 1
                if self._drops_after == 0:
                    self.dropped = 1
                    await self.client.drop()
            else:
                await self.client.until(lambda seen=seen: self.client.received > seen)

    async def _make(self, move: str) -> None:
        if move == "say":
            await self.client.command(m.Say(self.client.new_id(), "Mau!"))
        else:
            await self.client.move(move)

    def _choose(self) -> str | None:
        view = self.client.view
        assert view
        assert self.client.room
        if self._bot is None:
            self._bot = make_bot("casual", decode(self.client.room.rules), self._rng.getrandbits(64))
            return self._any_card(view)
        if self._rng.random() < MISCHIEF:
            return self._mischief(view)
        if view.reactions and (move := self._bot.react(view)) is not None:
            return move.text
        return self._bot.decide(view).text if view.answers else None

    def _any_card(self, view: View) -> str:
        card = self._rng.choice(view.hand or ("r1",))
        return f"play {card}:b" if card.startswith("w") else f"play {card}"

    def _mischief(self, view: View) -> str:
        """A random action, allowed or not: a card, a reaction, nonsense, or chat."""
        reaction = self._rng.choice([move.text for move in view.moves] or ["uno"])
        nonsense = random_move_text(self._rng, view.players)
        return self._rng.choice((self._any_card(view), reaction, nonsense, "say"))


@dataclass
class Played:
    """A finished match, and what all clients know of it."""

    recorders: list[ViewRecorder]  # of the seats, then of a watcher
    transcript: str
    commitment: str  # shown before the deal
    live: Game
    dropped: list[int]  # the disconnects of each client

    def viewers(self) -> list[tuple[int | None, ViewRecorder]]:
        """The recorders with their seats."""
        return [(recorder.client.seat, recorder) for recorder in self.recorders]


async def _match(server: Running, preset: str, seed: int) -> Played:
    code, host = await server.open_room(preset, SEATS, **SHORT)
    room = server.registry.actors[code].room
    tokens = [host, *[""] * (SEATS - 1)]
    async with AsyncExitStack() as stack:
        recorders = [ViewRecorder(server.client(code, token)) for token in tokens]
        clients = [await stack.enter_async_context(recorder.client) for recorder in recorders]
        await _sit_down(clients[:BOT])
        commitment = clients[0].room.commitment if clients[0].room else ""
        await clients[0].command(m.Start(clients[0].new_id(), 1))
        for client in clients:
            await client.until(lambda client=client: client.view is not None and _is_playing(client))
        players = [UnrulyPlayer(client, seed + seat, 3 * seat) for seat, client in enumerate(clients[:BOT])]
        await asyncio.gather(*(player.play() for player in players))
        for client in clients:
            await client.command(m.Look(client.new_id()))
        assert room.table
        for recorder in recorders:
            assert recorder.client.view == room.table.view(recorder.client.seat)
        transcript = await _transcript(server, code)
    dropped = [*(player.dropped for player in players), 0]
    return Played(recorders, transcript, commitment, room.table.game, dropped)


async def _sit_down(clients: Sequence[Client]) -> None:
    for seat, client in enumerate(clients):
        await client.command(m.Sit(client.new_id(), f"Player {seat}", seat))
        await client.command(m.Seed(client.new_id(), f"{seat}".rjust(seat + 1, "c")))
    answer = await clients[0].command(m.SeatBot(clients[0].new_id(), BOT))
    assert isinstance(answer, m.Done)


async def _transcript(server: Running, code: str) -> str:
    async with httpx.AsyncClient(trust_env=False) as http:
        answer = await http.get(f"{server.address}/api/rooms/{code}/games/1")
    assert answer.status_code == 200
    return answer.text


def _is_playing(client: Client) -> bool:
    return client.room is not None and client.room.playing


def _views_after(transcript: str) -> dict[int, list[Views]]:
    """All views by the number of events, according to the engine. A step without events gives several
    views."""
    game, steps = replay(transcript)
    views = {len(game.events): [game.views()]}
    for _ in steps:
        views.setdefault(len(game.events), []).append(game.views())
    return views


@pytest.mark.parametrize("preset", some(PRESETS, 4))
async def test_match(preset: str, server: Running) -> None:
    """Every view is the engine's, and the events are the game's events as each seat may know them. The
    transcript replays to the same end, by the committed deal."""
    played = await _match(server, preset, seed=1)
    views = _views_after(played.transcript)
    for seat, recorder in played.viewers():
        assert recorder.views
        assert recorder.complete
        for events, view in recorder.views:
            assert view in [seen[seat] for seen in views.get(events, ())]
    game = replayed(played.transcript)
    for seat, recorder in played.viewers():
        assert recorder.events == [event.seen_by(seat) for event in game.events]
    assert game.over
    assert game.outcome == played.live.outcome
    assert game.hash() == played.live.hash()
    deal = parse_transcript(played.transcript).deal
    assert deal
    assert deal.commitment == played.commitment
    assert deal.seeds == ("0", "c1", "cc2", "")
    assert [recorder.welcomes - 1 for recorder in played.recorders] == played.dropped


async def test_reconnecting_after_any_frame(server: Running) -> None:
    """A connection may break after any frame. The events received until then, and those that the next welcome
    lists as missed, are together all events of the game, each of them once."""
    code, token = await server.open_room("classic", 3, hand_size=3, target=1)
    frames = await _frames_of_match(server, code, token)
    game = replayed(await _transcript(server, code))
    events = [event.seen_by(0) for event in game.events]
    happened = msgspec.json.decode(msgspec.json.encode(events))
    wrong, received, last = [], [], 0
    for frame in frames:
        message = msgspec.json.decode(frame)
        received += message.get("events", ())
        last = max(last, message.get("seq", 0))
        missed = (await _welcome(server, code, token, last)).get("missed", ())
        if received + [event for step in missed for event in step["events"]] != happened:
            wrong.append(frame)
    assert wrong == []


async def _frames_of_match(server: Running, code: str, token: str) -> list[str]:
    """All frames that a seat is sent in a match that bots play."""
    async with frame_recorder(server.address, code, token) as connection:
        await connection.command(m.Sit("sit", "Ana", 0))
        for seat in (1, 2):
            await connection.command(m.SeatBot(f"bot {seat}", seat))
        await connection.command(m.Start("start", 1))
        await connection.command(m.Leave("leave"))
        while (message := await connection.receive())["type"] != "room" or message["room"]["playing"]:
            pass
        await connection.command(m.Look("the end"))
        return connection.frames


async def _welcome(server: Running, code: str, token: str, after: int) -> dict[str, Any]:
    """The welcome of a client that returns after a number."""
    async with frame_recorder(server.address, code, token, after) as connection:
        frames = [msgspec.json.decode(frame) for frame in connection.frames]
    return next(frame for frame in frames if frame["type"] == "welcome")


async def test_reconnecting_after_the_deal(server: Running) -> None:
    """A client that disconnected in the lobby is told everything since then, and that it is complete."""
    code, token = await server.open_room("classic", 2)
    async with frame_recorder(server.address, code, token) as connection:
        seen: int = (await connection.command(m.Sit("sit", "Ana", 0)))["seq"]
        await connection.command(m.SeatBot("bot", 1))
        await connection.command(m.Start("start", 1))
        welcome = await _welcome(server, code, token, seen)
    assert welcome["missed"][0]["events"][0]["kind"] == "dealt"
    assert welcome.get("complete", True)


def test_speech_can_end_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match may end because a player spoke under the silence and drew the last card. Its secret is then
    replaced, like after any other match."""
    rules = load_rules("advanced", {"scoring": "hands count", "target": 1})
    position = {"hands": ["g5 g6", "b7 b8"], "discard": "r0", "draw": "y1", "rest": False, "turn": 0}

    def begun(*given: object, **more: object) -> Game:
        game = Game(*given, **more)  # type: ignore[arg-type]
        game.state = build_state(rules, position)
        game.state.silence, game.state.log = 1, []
        return game

    monkeypatch.setattr(rooms, "Game", begun)
    room = rooms.Room("gafas-gafas-gafas")
    room.open(rules, 2, "host")
    for key in ("host", "guest"):
        room.execute(m.Sit("", key), key, 0.0)
    room.execute(m.Start("", 1), "host", 0.0, is_host=True)
    room.execute(m.Say("", "Oh!"), "host", 1.0)
    assert room.table
    assert room.table.game.over
    assert room.secret != room.dealt_with
