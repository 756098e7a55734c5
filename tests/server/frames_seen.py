"""What a client is sent, letter by letter; and positions that one seat cannot tell apart.

A twin of a position for a viewer has the same cards, but some that this viewer cannot see lie elsewhere: in
another hand, or deeper in the pile. Which those are is said here once more, by the fields of the state and
not by the views, so that a view that shows too much is found out.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from lastcard import protocol as m
from lastcard.cards.text import COLOUR_LETTERS, FACE_TEXTS
from lastcard.client import socket_url
from lastcard.engine.events import DEALT, DREW, SHOWN
from lastcard.engine.phases import DRAWN, MATCH_OVER, ROUND_OVER, TURN
from lastcard.engine.state import NOBODY, State
from lastcard.errors import LastCardError
from lastcard.game import Game
from lastcard.rules import Rules
from lastcard.server.room import RawEvent

_PATIENCE = 100.0
_WORDS = (
    *("draw", "take", "keep", "challenge", "uno", "slap", "speak", "agree", "disagree", "next"),
    *("timeout", "win"),  # one is the clock's, one is nobody's
)
T = TypeVar("T")
Said = tuple[int, str]  # a seat, and what it tries
_HIDDEN = ("hand", "held", "pile", "rng", "guilty", "drawn", "discard", "event_counts", "card_counts")
_OPEN = tuple(name for name in State.FIELDS if name not in _HIDDEN)


def in_time(story: Coroutine[Any, Any, T]) -> T:
    """Run something in a loop of its own; nobody waits for ever for what does not come."""

    async def patiently() -> T:
        async with asyncio.timeout(_PATIENCE):
            return await story

    return asyncio.run(patiently())


def token_of(number: int) -> str:
    """A token that is the same in every room."""
    return f"t{number}".ljust(43, "0")


@dataclass
class Recorder:
    """One websocket, and every frame that came over it. It answers no ping, so that the frames are the same
    however slow the machine is."""

    socket: ClientConnection
    frames: list[str] = field(default_factory=list)

    async def say(self, command: m.Command) -> None:
        """Send a command."""
        await self.socket.send(msgspec.json.encode(command).decode())

    async def hear(self) -> dict[str, Any]:
        """The next frame, read."""
        frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        return msgspec.json.decode(frame)

    async def ask(self, command: m.Command) -> dict[str, Any]:
        """Send a command, and take frames until it is answered; the answer."""
        await self.say(command)
        wanted: str = command.id  # type: ignore[attr-defined]
        while (message := await self.hear()).get("answers") != wanted:
            pass
        return message

    def taken(self) -> list[str]:
        """The frames since this was asked last."""
        frames, self.frames = self.frames, []
        return frames


@asynccontextmanager
async def recorder(address: str, room: str, token: str = "", after: int = 0) -> AsyncIterator[Recorder]:
    """Somebody in a room, welcomed and pinged."""
    async with connect(socket_url(address, room), compression=None, proxy=None, max_queue=None) as socket:
        one = Recorder(socket)
        await one.say(m.Hello(m.VERSION, token, "en", after))
        while (await one.hear())["type"] != "ping":
            pass
        yield one


@asynccontextmanager
async def recorders(address: str, room: str, tokens: Sequence[str]) -> AsyncIterator[list[Recorder]]:
    """Several, one after the other."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(recorder(address, room, token)) for token in tokens]


# What a viewer sees, by the state


def seen_in(s: State, viewer: int | None) -> tuple[object, ...]:
    """Everything in a state that a viewer may know, None for somebody who only watches: what lies open, how
    many cards lie hidden, the own hand and the card just drawn to it."""
    own = viewer is not None and (tuple(s.hand[viewer]), s.phase == DRAWN and s.turn == viewer and s.drawn)
    lie_open = tuple(_plain(getattr(s, name)) for name in _OPEN)
    return (lie_open, tuple(s.discard[: s.discard_size]), own)


def shown_to(events: Sequence[RawEvent], viewer: int | None) -> tuple[RawEvent, ...]:
    """The cards that a viewer alone was given or shown, in their order."""
    return tuple(event for event in events if event[0] in (DEALT, DREW, SHOWN) and event[1] == viewer)


def _plain(value: Any) -> object:
    return tuple(value) if isinstance(value, list) else value


# Positions, what is tried in them, and their twins


_MOMENTS: dict[str, Callable[[State], bool]] = {
    "any": lambda s: s.phase != MATCH_OVER,
    "challenge": lambda s: s.phase == TURN and s.challengeable != NOBODY,
    "catch": lambda s: s.windows > 0,
    "question": lambda s: s.phase not in (TURN, ROUND_OVER, MATCH_OVER),
    "debt": lambda s: s.pending > 0,
}


def position(rules: Rules, seats: int, chance: random.Random) -> State:
    """A position some way into a match, at a moment of some kind if one comes."""
    wanted = _MOMENTS[chance.choice(tuple(_MOMENTS))]
    game = Game(rules, seats, seed=chance.getrandbits(64))
    steps, most = chance.randrange(60), 300
    while most and (steps > 0 or not wanted(game.state)):
        if game.over:
            return position(rules, seats, chance)
        game.play(game.to_act, chance.choice(game.view(game.to_act).answers))
        steps, most = steps - 1, most - 1
    return game.state


def attempts(rules: Rules, start: State, count: int, chance: random.Random) -> list[Said]:
    """What the seats try from a position on: answers, reactions, and a good deal of nonsense."""
    game = Game.from_state(rules, start.copy())
    said: list[Said] = []
    while len(said) < count and not game.over:
        said.append(_attempt(game, chance))
        _try(game, *said[-1])
    return said


def _attempt(game: Game, chance: random.Random) -> Said:
    kind = chance.random()
    if kind < 0.35:
        return game.to_act, chance.choice(game.view(game.to_act).answers).text
    seat = chance.randrange(game.state.players)
    moves = game.moves(seat)
    if kind < 0.6 and moves:
        return seat, chance.choice(moves).text
    return seat, any_words(chance, game.state.players)


def any_words(chance: random.Random, seats: int) -> str:
    """A move of any kind, allowed or not, or no move at all."""
    other, card = chance.randrange(seats), chance.choice(FACE_TEXTS)
    card += f":{chance.choice(COLOUR_LETTERS)}" if card.startswith("w") and chance.random() < 0.9 else ""
    with_card = (f"{verb} {card}" for verb in ("play", f"play {card}", "jump", "defend", "join", "dump"))
    with_seat = (f"{verb} {other}" for verb in ("swap", "catch", "accuse"))
    with_none = (f"{verb} none" for verb in ("swap", "defend", "join", "dump"))
    kinds = (with_card, with_seat, with_none, _WORDS, _WORDS, ("dump all", "colour r"))
    return chance.choice(tuple(chance.choice(kinds)))


def _try(game: Game, seat: int, move: str) -> None:
    with suppress(LastCardError):  # it may have been a misplay that was paid for
        game.play(seat, move)


def twin_of(
    rules: Rules, start: State, said: Sequence[Said], viewer: int | None, chance: random.Random, tries: int
) -> State | None:
    """A position that a viewer cannot tell from another, not even after all that was tried in both; None if
    chance finds none."""
    wanted = list(_seen_on_the_way(rules, start, said, viewer))
    twin: State | None = None
    for number in range(tries):
        other = (twin or start).copy()
        moved = _bluff(other, viewer) if number == 0 else _move_hidden(other, viewer, chance)
        if moved and _is_seen(wanted, rules, other, said, viewer):
            twin = other
    return twin


def _is_seen(
    wanted: Sequence[object], rules: Rules, start: State, said: Sequence[Said], viewer: int | None
) -> bool:
    """Whether a viewer sees this from a position on; given up at the first difference."""
    seen = _seen_on_the_way(rules, start, said, viewer)
    return all(one == other for one, other in zip(wanted, seen, strict=True))


def _seen_on_the_way(
    rules: Rules, start: State, said: Sequence[Said], viewer: int | None
) -> Iterator[tuple[object, ...]]:
    game = Game.from_state(rules, start.copy())
    yield seen_in(game.state, viewer)
    for seat, move in said:
        _try(game, seat, move)
        yield seen_in(game.state, viewer), shown_to(game.state.log or (), viewer)


def _bluff(s: State, viewer: int | None) -> bool:
    """If somebody else can be challenged: let it be a bluff if it was none, and the other way round."""
    s.guilty = 1 - s.guilty
    return s.challengeable not in (NOBODY, viewer)


def _move_hidden(s: State, viewer: int | None, chance: random.Random) -> bool:
    """Let two hidden cards change places; whether it was possible."""
    one, other = _hidden_card(s, viewer, chance), _hidden_card(s, viewer, chance)
    face, other_face = _face_at(s, *one), _face_at(s, *other)
    if face == other_face:
        return False
    _put(s, *one, face, other_face)
    _put(s, *other, other_face, face)
    return True


Place = tuple[int, int]  # a seat with a face in its hand, or -1 with a place in the pile


def _hidden_card(s: State, viewer: int | None, chance: random.Random) -> Place:
    hands = [
        (seat, face)
        for seat in range(s.players)
        if seat != viewer
        for face, count in enumerate(s.hand[seat])
        if count
    ]
    pile = [(-1, place) for place in range(s.pile_size)]
    near = pile[-6:] or pile  # the next cards are drawn sooner
    return chance.choice(chance.choice([places for places in (hands, hands, pile, near) if places]))


def _face_at(s: State, seat: int, place: int) -> int:
    return s.pile[place] if seat < 0 else place


def _put(s: State, seat: int, place: int, old: int, new: int) -> None:
    """Another card in a place; it may be the one just drawn."""
    if s.phase == DRAWN and seat == s.turn and old == s.drawn:
        s.drawn = new
    if seat < 0:
        s.pile[place] = new
        return
    s.hand[seat][old] -= 1
    s.hand[seat][new] += 1
    s.held[seat] = sum(1 << face for face, count in enumerate(s.hand[seat]) if count)
