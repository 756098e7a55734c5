"""Whole matches over websockets, by the rules of every preset: everybody sees what the engine says he sees,
hears all that happened, and can replay it afterwards."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
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
from tests.server.frames_seen import any_words, in_time, recorder
from tests.server.servers import Running, running
from tests.slices import some

SEATS = 4
BOT = SEATS - 1  # the seat of the server's own bot
MISCHIEF = 0.05  # how often somebody does something silly
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
class Ear:
    """Everything that a client was told of the table: events, and views, each after so many events."""

    client: Client
    events: list[Event] = field(default_factory=list)
    views: list[tuple[int, View]] = field(default_factory=list)
    welcomes: int = 0
    complete: bool = True

    def __post_init__(self) -> None:
        self.client.on_message = self.hear

    def hear(self, message: m.AnyMessage) -> None:
        """One message, after the client has taken it in."""
        if isinstance(message, m.Welcome):
            self.welcomes += 1
            self.complete &= message.complete
            for happened in message.missed:
                self.events += happened.events
        elif isinstance(message, m.Update):
            self.events += message.events
        if isinstance(message, (m.Welcome, m.Update, m.WholeView)) and self.client.view is not None:
            self.views.append((len(self.events), self.client.view))


class Rascal:
    """Plays a seat: begins with any card, goes on as a bot would, mostly. May lose the line after some moves,
    once."""

    def __init__(self, client: Client, seed: int, drops_after: int = 0) -> None:
        self.client = client
        self._chance = random.Random(seed)
        self._drops_after = drops_after
        self.dropped = 0
        self._bot: Bot | None = None  # once there was a first move

    async def play(self) -> None:
        """Until the match is over."""
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
            self._bot = make_bot("casual", decode(self.client.room.rules), self._chance.getrandbits(64))
            return self._any_card(view)
        if self._chance.random() < MISCHIEF:
            return self._mischief(view)
        if view.reactions and (move := self._bot.react(view)) is not None:
            return move.text
        return self._bot.decide(view).text if view.answers else None

    def _any_card(self, view: View) -> str:
        card = self._chance.choice(view.hand or ("r1",))
        return f"play {card}:b" if card.startswith("w") else f"play {card}"

    def _mischief(self, view: View) -> str:
        """Anything at all, allowed or not: a card that need not fit, a call, a word."""
        reaction = self._chance.choice([move.text for move in view.moves] or ["uno"])
        nonsense = any_words(self._chance, view.players)
        return self._chance.choice((self._any_card(view), reaction, nonsense, "say"))


@dataclass
class Played:
    """A match that was played, and what everybody made of it."""

    ears: list[Ear]  # of the seats, then of a watcher
    transcript: str
    commitment: str  # as it was shown before the deal
    live: Game
    dropped: list[int]  # how often each of the ears lost the line

    def viewers(self) -> list[tuple[int | None, Ear]]:
        """The ears with the seats they belong to."""
        return [(ear.client.seat, ear) for ear in self.ears]


async def _match(srv: Running, preset: str, seed: int) -> Played:
    code, host = await srv.open_room(preset, SEATS, **SHORT)
    room = srv.registry.actors[code].room
    tokens = [host, *[""] * (SEATS - 1)]
    async with AsyncExitStack() as stack:
        ears = [Ear(srv.client(code, token)) for token in tokens]
        clients = [await stack.enter_async_context(ear.client) for ear in ears]
        await _sit_down(clients[:BOT])
        commitment = clients[0].room.commitment if clients[0].room else ""
        await clients[0].command(m.Start(clients[0].new_id(), 1))
        for client in clients:
            await client.until(lambda client=client: client.view is not None and _is_playing(client))
        rascals = [Rascal(client, seed + seat, 3 * seat) for seat, client in enumerate(clients[:BOT])]
        await asyncio.gather(*(rascal.play() for rascal in rascals))
        for client in clients:
            await client.command(m.Look(client.new_id()))
        assert room.table
        for ear in ears:
            assert ear.client.view == room.table.view(ear.client.seat)
        transcript = await _transcript(srv, code)
    dropped = [*(rascal.dropped for rascal in rascals), 0]
    return Played(ears, transcript, commitment, room.table.game, dropped)


async def _sit_down(clients: Sequence[Client]) -> None:
    for seat, client in enumerate(clients):
        await client.command(m.Sit(client.new_id(), f"Player {seat}", seat))
        await client.command(m.Seed(client.new_id(), f"{seat}".rjust(seat + 1, "c")))
    answer = await clients[0].command(m.SeatBot(clients[0].new_id(), BOT))
    assert isinstance(answer, m.Done)


async def _transcript(srv: Running, code: str) -> str:
    async with httpx.AsyncClient(trust_env=False) as http:
        answer = await http.get(f"{srv.address}/api/rooms/{code}/games/1")
    assert answer.status_code == 200
    return answer.text


def _is_playing(client: Client) -> bool:
    return client.room is not None and client.room.playing


def _views_after(transcript: str) -> dict[int, list[Views]]:
    """What everybody sees after so many events, by the engine. A step in which nothing happens that could be
    told makes it several views."""
    game, steps = replay(transcript)
    views = {len(game.events): [game.views()]}
    for _ in steps:
        views.setdefault(len(game.events), []).append(game.views())
    return views


@pytest.mark.parametrize("preset", some(PRESETS, 4))
def test_match(preset: str, tmp_path: Path) -> None:
    """A match is the same for everybody all the time: each view is the engine's, all events together are the
    game's as that seat may know them, and the transcript replays to the same end by the deal that was
    committed to."""

    async def play() -> Played:
        async with running(tmp_path) as srv:
            return await _match(srv, preset, seed=1)

    played = in_time(play())
    views = _views_after(played.transcript)
    for seat, ear in played.viewers():
        assert ear.views
        assert ear.complete
        for events, view in ear.views:
            assert view in [seen[seat] for seen in views.get(events, ())]
    game = replayed(played.transcript)
    for seat, ear in played.viewers():
        assert ear.events == [event.seen_by(seat) for event in game.events]
    assert game.over
    assert game.outcome == played.live.outcome
    assert game.hash() == played.live.hash()
    deal = parse_transcript(played.transcript).deal
    assert deal
    assert deal.commitment == played.commitment
    assert deal.seeds == ("0", "c1", "cc2", "")
    assert [ear.welcomes - 1 for ear in played.ears] == played.dropped


def test_cut_anywhere(tmp_path: Path) -> None:
    """Whatever frame was the last one before a line broke: what was heard and what is told as missed are, put
    together, all that happened, and nothing twice."""

    async def wrong_after() -> list[str]:
        async with running(tmp_path) as srv:
            code, token = await srv.open_room("classic", 3, hand_size=3, target=1)
            frames = await _frames_of_match(srv, code, token)
            game = replayed(await _transcript(srv, code))
            events = [event.seen_by(0) for event in game.events]
            happened = msgspec.json.decode(msgspec.json.encode(events))
            wrong, heard, last = [], [], 0
            for frame in frames:
                message = msgspec.json.decode(frame)
                heard += message.get("events", ())
                last = max(last, message.get("seq", 0))
                missed = (await _welcome(srv, code, token, last)).get("missed", ())
                if heard + [event for step in missed for event in step["events"]] != happened:
                    wrong.append(frame)
            return wrong

    assert in_time(wrong_after()) == []


async def _frames_of_match(srv: Running, code: str, token: str) -> list[str]:
    """All that a seat is told in a match at which bots play for everybody."""
    async with recorder(srv.address, code, token) as line:
        await line.ask(m.Sit("sit", "Ana", 0))
        for seat in (1, 2):
            await line.ask(m.SeatBot(f"bot {seat}", seat))
        await line.ask(m.Start("start", 1))
        await line.ask(m.Leave("leave"))
        while (message := await line.hear())["type"] != "room" or message["room"]["playing"]:
            pass
        await line.ask(m.Look("the end"))
        return line.frames


async def _welcome(srv: Running, code: str, token: str, after: int) -> dict[str, Any]:
    """What somebody is told who comes back after a number."""
    async with recorder(srv.address, code, token, after) as line:
        frames = [msgspec.json.decode(frame) for frame in line.frames]
    return next(frame for frame in frames if frame["type"] == "welcome")


def test_back_before_the_deal(tmp_path: Path) -> None:
    """Who was there last when seats were still being taken is told all that has happened since, and that this
    is complete."""

    async def welcome() -> dict[str, Any]:
        async with running(tmp_path) as srv:
            code, token = await srv.open_room("classic", 2)
            async with recorder(srv.address, code, token) as line:
                seen: int = (await line.ask(m.Sit("sit", "Ana", 0)))["seq"]
                await line.ask(m.SeatBot("bot", 1))
                await line.ask(m.Start("start", 1))
                return await _welcome(srv, code, token, seen)

    told = in_time(welcome())
    assert told["missed"][0]["events"][0]["kind"] == "dealt"
    assert told.get("complete", True)


def test_last_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match may end because somebody spoke under the silence and drew the last card: then its secret is
    used up, as it is after any other match."""
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
