"""What no client should say: each is answered, costs nothing and leaves no trace; the line and the room go
on."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from lastcard import protocol as m
from lastcard.server.limits import Limits
from lastcard.texts import LANGUAGES, text
from tests.server.lines import (
    Kept,
    Line,
    Told,
    kept_running,
    line,
    logged,
    member,
    nothing_happens,
    short_game,
)
from tests.server.servers import Running

MOST = Limits.message_bytes
HUGE = 10**40
MANY = 300  # more commands than a room remembers
FRAMES = {
    "nothing": ("", "no-json"),
    "blanks": ("   \n", "no-json"),
    "half-an-object": ('{"type":"say","id":"1","text":"x"', "no-json"),
    "words": ("hello there", "no-json"),
    "two-objects": ('{"type":"look","id":"1"}{"type":"look","id":"2"}', "no-json"),
    "not-a-number": ('{"type":"pong","number":NaN}', "no-json"),
    "endless-number": ('{"type":"pong","number":Infinity}', "no-json"),
    "half-a-surrogate": ('{"type":"say","id":"1","text":"\\ud800"}', "no-json"),
    "surrogates-in-wrong-order": ('{"type":"say","id":"1","text":"\\udc00\\ud800"}', "no-json"),
    "raw-control-character": ('{"type":"say","id":"1","text":"\x01"}', "no-json"),
    "bytes": (b'{"type":"look","id":"1"}', "binary"),
    "no-bytes": (b"", "binary"),
    "wild-bytes": (bytes(range(256)), "binary"),
    "null": ("null", "no-command"),
    "a-number": ("1e308", "no-command"),
    "a-list": ("[1, 2]", "no-command"),
    "a-text": ('"say"', "no-command"),
    "no-type": ({"id": "1", "text": "x"}, "no-command"),
    "type-is-a-number": ({"type": 1, "id": "1"}, "no-command"),
    "type-is-a-list": ({"type": ["say"], "id": "1"}, "no-command"),
    "unknown-type": ({"type": "deal", "id": "1"}, "no-command"),
    "a-message-of-the-server": ({"type": "done", "answers": "1", "seq": 1}, "no-command"),
    "unknown-field": ({"type": "look", "id": "1", "as": "host"}, "no-command"),
    "seat-of-another": ({"type": "move", "id": "1", "move": "draw", "seat": 1}, "no-command"),
    "key-of-another": ({"type": "say", "id": "1", "text": "x", "key": "0"}, "no-command"),
    "missing-field": ({"type": "say", "id": "1"}, "no-command"),
    "id-is-a-number": ({"type": "look", "id": 1}, "no-command"),
    "empty-id": ({"type": "look", "id": ""}, "no-command"),
    "long-id": ({"type": "look", "id": "x" * 41}, "no-command"),
    "text-is-null": ({"type": "say", "id": "1", "text": None}, "no-command"),
    "empty-text": ({"type": "say", "id": "1", "text": ""}, "no-command"),
    "long-text": ({"type": "say", "id": "1", "text": "x" * 301}, "no-command"),
    "long-name": ({"type": "sit", "id": "1", "name": "x" * 21}, "no-command"),
    "seat-is-a-text": ({"type": "clear", "id": "1", "seat": "0"}, "no-command"),
    "seat-is-true": ({"type": "clear", "id": "1", "seat": True}, "no-command"),
    "half-a-seat": ({"type": "clear", "id": "1", "seat": 0.5}, "no-command"),
    "seat-below-zero": ({"type": "clear", "id": "1", "seat": -1}, "no-command"),
    "seat-far-away": ({"type": "clear", "id": "1", "seat": HUGE}, "no-command"),
    "order-is-a-text": ({"type": "arrange", "id": "1", "order": "01"}, "no-command"),
    "order-of-texts": ({"type": "arrange", "id": "1", "order": ["0", "1"]}, "no-command"),
    "order-too-short": ({"type": "arrange", "id": "1", "order": [0]}, "no-command"),
    "order-too-long": ({"type": "arrange", "id": "1", "order": [-1] * 11}, "no-command"),
    "settings-are-a-list": ({"type": "rules", "id": "1", "set": ["hand_size"]}, "no-command"),
    "number-out-of-range": ('{"type":"rules","id":"1","set":{"hand_size":1e999}}', "no-command"),
    "seed-is-no-number": ({"type": "seed", "id": "1", "seed": "xyz"}, "no-command"),
    "long-seed": ({"type": "seed", "id": "1", "seed": "0" * 65}, "no-command"),
    "game-zero": ({"type": "start", "id": "1", "game": 0}, "no-command"),
    "first-is-unknown": ({"type": "start", "id": "1", "game": 1, "first": "me"}, "no-command"),
    "long-move": ({"type": "move", "id": "1", "move": "x" * 601}, "no-command"),
    "empty-move": ({"type": "move", "id": "1", "move": ""}, "no-command"),
    "seen-below-zero": ({"type": "move", "id": "1", "move": "draw", "seen": -1}, "no-command"),
    "just-too-big": (json.dumps({"type": "look", "id": "1"}).ljust(MOST + 1), "too-big"),
    "too-big-in-bytes": ('{"type":"say","id":"1","text":"%s"}' % ("é" * (MOST // 2)), "too-big"),
    "too-big-to-be-read": ("x" * 60_000, "too-big"),
    "hello-twice": ({"type": "hello", "version": 2}, "hello-once"),
}
HOST, OTHER, WATCHER = "host", "other", "watcher"
BEFORE_THE_START = [
    (HOST, "start", {"game": 1}, "seats-free"),
    (HOST, "start", {"game": 2}, "other-game"),
    (HOST, "sit", {"name": "Ana"}, "seated-already"),
    (HOST, "bot", {"seat": 1}, "seat-taken"),
    (HOST, "bot", {"seat": 7}, "seat-unknown-range"),
    (HOST, "bot", {"seat": 2, "level": "../tips"}, "bot-unknown"),
    (HOST, "invite", {"seat": 0, "name": "Robo"}, "seat-taken"),
    (HOST, "invite", {"seat": 2, "name": "BEN"}, "name-taken"),
    (HOST, "clear", {"seat": 2}, "seat-free"),
    (HOST, "arrange", {"order": [0, 0, 1]}, "order"),
    (HOST, "arrange", {"order": [0, 1, 5]}, "order"),
    (HOST, "arrange", {"order": [0, 2]}, "order-loses"),
    (HOST, "rules", {"preset": "../guide"}, "rules-unknown-preset"),
    (HOST, "rules", {"set": {"deck": "cards.toml"}}, "no-files"),
    (HOST, "rules", {"set": {"no_such_option": 1}}, "rules-unknown-option"),
    (HOST, "rules", {"set": {"hand_size": -HUGE}}, "rules-bad-value"),
    (HOST, "rules", {"set": {"swap_number": 7, "rotate_number": 7}}, "rules-conflict"),
    (HOST, "rules", {"set": {"hand_size": 100}}, "rules-seats-cards"),
    (HOST, "rules", {"code": "<script>"}, "code-unknown"),
    (HOST, "move", {"move": "draw"}, "no-game"),
    (HOST, "back", {}, "not-away"),
    (HOST, "say", {"text": "\a\u202e \u200b"}, "no-words"),
    *[(OTHER, kind, fields, "host-only") for kind, fields in [
        ("start", {"game": 1}),
        ("bot", {"seat": 2}),
        ("invite", {"seat": 2, "name": "Robo"}),
        ("clear", {"seat": 0}),
        ("arrange", {"order": [1, 0, 2]}),
        ("rules", {"preset": "party"}),
    ]],
    *[(WATCHER, kind, fields, "no-seat") for kind, fields in [
        ("move", {"move": "draw"}),
        ("seed", {"seed": "00"}),
        ("say", {"text": "hello"}),
        ("leave", {}),
        ("back", {}),
    ]],
    (WATCHER, "sit", {"name": "Cleo", "seat": 0}, "seat-taken"),
    (WATCHER, "sit", {"name": "Cleo", "seat": 3}, "seat-unknown-range"),
    (WATCHER, "sit", {"name": "ａＮＡ"}, "name-taken"),
    *[(WATCHER, "sit", {"name": name}, "seat-no-name") for name in (
        " ", "\x1b[31m", "a\0b", "\u202eevil", "zero\u200bwidth", "\ufeff", "😀", "!?", "#1",
    )],
]  # fmt: skip
IN_A_GAME = [
    *[(HOST, kind, fields, "game-on") for kind, fields in [
        ("start", {"game": 2}),
        ("bot", {"seat": 1}),
        ("invite", {"seat": 1, "name": "Robo"}),
        ("clear", {"seat": 1}),
        ("arrange", {"order": [1, 0]}),
        ("rules", {"preset": "party"}),
        ("seed", {"seed": "00"}),
    ]],
    (WATCHER, "sit", {"name": "Cleo"}, "game-on"),
    (WATCHER, "move", {"move": "draw"}, "no-seat"),
    *[(who, "move", {"move": move}, "no-move") for who in (HOST, OTHER) for move in (
        "fly", "play", "play r99", "play w", "timeout", "turn  begins", "catch 99", f"catch {HUGE}", "  ",
        "<script>", "draw draw", "\u202edraw", "PLAY R5",
    )],
    (HOST, "move", {"move": "catch 0"}, "catch-self"),
    (HOST, "move", {"move": "next"}, "round-is-running"),
    (HOST, "move", {"move": "accuse 1"}, "no-accusations"),
    (HOST, "move", {"move": "swap 1"}, "nothing-to-swap"),
]  # fmt: skip
AFTER_THE_END = [
    *[(who, "move", {"move": move}, "match-is-over") for who in (HOST, OTHER) for move in (
        "draw", "play r5", "next", "uno", "catch 1",
    )],
    (HOST, "move", {"move": "timeout"}, "no-move"),
    (HOST, "start", {"game": 1}, "other-game"),
    (HOST, "start", {"game": 3}, "other-game"),
]  # fmt: skip


@dataclass
class Place:
    """A room that tests meet people in."""

    room: str
    tokens: dict[str, str]


@dataclass
class Places:
    """A server with a room before the first game, one in a game, and one after it."""

    kept: Kept
    before: Place
    during: Place
    after: Place

    @property
    def srv(self) -> Running:
        return self.kept.srv


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Places]:
    with kept_running(tmp_path_factory.mktemp("places")) as kept:
        yield Places(kept, *kept.run(_three_rooms(kept.srv)))


async def _three_rooms(srv: Running) -> list[Place]:
    return [await _room(srv, 3, False), await _room(srv, 2, True), await _finished(srv)]


async def _room(srv: Running, seats: int, begun: bool) -> Place:
    """A room with Ana and Ben."""
    room, token = await srv.open_room("guide", seats)
    async with member(srv, room, token, "Ana") as ana, member(srv, room, "", "Ben") as ben:
        if begun:
            assert (await ana.command("start", game=1))["type"] in ("update", "done")
        return Place(room, {HOST: token, OTHER: ben.token, WATCHER: ""})


async def _finished(srv: Running) -> Place:
    room, tokens = await short_game(srv)
    return Place(room, {HOST: tokens[0], OTHER: tokens[1], WATCHER: ""})


# What is no command


@pytest.mark.parametrize(("frame", "code"), FRAMES.values(), ids=FRAMES)
def test_what_is_no_command(places: Places, frame: object, code: str) -> None:
    """Whatever is no command is answered by an error with its code and a text, and changes nothing."""
    places.kept.run(_no_command(places, frame, code))


async def _no_command(places: Places, frame: object, code: str) -> None:
    for place in (places.before, places.during):
        async with (
            member(places.srv, place.room, place.tokens[HOST]) as ana,
            nothing_happens(places.srv, place.room, ana),
        ):
            told = await ana.error(frame)
            assert (told["code"], told["text"] != "") == (code, True)


def test_deep_nesting(places: Places) -> None:
    """However deep something is nested, it is answered: also if it is just so deep that it can be read, and
    what is then done with it goes a little deeper."""
    # Fails while settings may hold anything: to show them again goes deeper than to read them.
    places.kept.run(_nested(places))


async def _nested(places: Places) -> None:
    place = places.before
    async with (
        member(places.srv, place.room, place.tokens[HOST]) as ana,
        nothing_happens(places.srv, place.room, ana),
    ):
        for depth in (10, 100, 500, *range(800, 1010, 3), 1900):
            settings = "[" * depth + "]" * depth
            await ana.say(f'{{"type":"rules","id":"deep{depth}","set":{{"hand_size":{settings}}}}}')
            told = await ana.hear(lambda told: told["type"] in ("error", "refused"))
            assert told["code"] in ("no-json", "no-command", "rules-bad-value"), depth


@pytest.mark.parametrize(
    "command",
    [
        pytest.param({"type": "start", "game": HUGE}, id="game"),
        pytest.param({"type": "start", "game": int("9" * 3000)}, id="game-of-3000-digits"),
        pytest.param({"type": "move", "move": "draw", "seen": HUGE}, id="seen"),
        pytest.param({"type": "rules", "set": {"turn_seconds": 10**400}}, id="seconds"),
        pytest.param({"type": "rules", "set": {"turn_seconds": -1e308}}, id="seconds-below-zero"),
        pytest.param({"type": "rules", "set": {"turn_seconds": "nan"}}, id="seconds-no-number"),
        pytest.param({"type": "rules", "set": {"hand_size": "9" * 3000}}, id="digits"),
        pytest.param({"type": "rules", "set": {"hand_size": {"hand_size": None}}}, id="object"),
    ],
)
def test_huge_numbers(places: Places, command: dict[str, object]) -> None:
    """Numbers that no game has are answered like any other mistake."""
    frame = json.dumps({"id": "huge", **command})
    places.kept.run(_answered_somehow(places, frame))


async def _answered_somehow(places: Places, frame: str) -> None:
    place = places.before
    async with (
        member(places.srv, place.room, place.tokens[HOST]) as ana,
        nothing_happens(places.srv, place.room, ana),
    ):
        await ana.say(frame)
        told = await ana.hear(lambda told: told["type"] in ("error", "refused"))
        assert told["code"] not in ("not-kept", "failed")
        assert told["text"]


@pytest.mark.parametrize("frame", [{"type": "pong", "number": HUGE}, {"type": "pong", "number": -1}])
def test_pongs_that_nobody_asked_for(places: Places, frame: dict[str, object]) -> None:
    """A pong that answers no ping is not heard, not even before hello."""
    places.kept.run(_unasked(places, frame))


async def _unasked(places: Places, frame: dict[str, object]) -> None:
    place = places.before
    async with line(places.srv, place.room) as ana:
        await ana.say(frame)
        await ana.hello(place.tokens[HOST])
        async with nothing_happens(places.srv, place.room, ana):
            await ana.say(frame)
        assert all(told["type"] != "error" for told in ana.heard)


@pytest.mark.parametrize("letters", [b"\xff\xfe", b"\xed\xa0\x80"], ids=["no-utf-8", "surrogates"])
def test_text_that_is_none(places: Places, letters: bytes) -> None:
    """Bytes that are no letters, in a frame that says they are: answered, and the line goes on."""
    places.kept.run(_no_letters(places, b'{"type":"say","id":"1","text":"%s"}' % letters))


async def _no_letters(places: Places, frame: bytes) -> None:
    place = places.before
    async with (
        member(places.srv, place.room, place.tokens[HOST]) as ana,
        nothing_happens(places.srv, place.room, ana),
    ):
        await ana.socket.send(frame, text=True)
        assert (await ana.hear(lambda told: told["type"] == "error"))["code"] == "no-json"


# Too big


def test_the_biggest_message(places: Places) -> None:
    """A message of just as many bytes as are allowed is read."""
    places.kept.run(_biggest(places))


async def _biggest(places: Places) -> None:
    place = places.before
    async with member(places.srv, place.room, place.tokens[HOST]) as ana:
        await ana.say(json.dumps({"type": "look", "id": "biggest"}).ljust(MOST))
        assert (await ana.answer("biggest"))["type"] == "view"


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        pytest.param("x" * 200_000, 1009, id="one-frame"),
        pytest.param(["x" * 20_000] * 10, 1009, id="in-pieces"),
        pytest.param(b"x" * 200_000, 1009, id="bytes"),
    ],
)
def test_frames_that_end_a_line(places: Places, frames: str | bytes | list[str], code: int) -> None:
    """Far too big: the line is closed with the code of that; the room goes on."""
    places.kept.run(_ends_a_line(places, frames, code))


async def _ends_a_line(places: Places, frames: str | bytes | list[str], code: int) -> None:
    place = places.during
    async with member(places.srv, place.room, place.tokens[HOST]) as ana:
        async with nothing_happens(places.srv, place.room, ana):
            async with member(places.srv, place.room, place.tokens[OTHER]) as ben:
                await ben.socket.send(frames)
                assert await ben.closed() == code
            await ana.hear(lambda told: told["type"] == "room" and not told["room"]["seats"][1]["connected"])
        async with member(places.srv, place.room, place.tokens[OTHER]) as ben:
            assert (await ben.command("look"))["view"]["seat"] == 1


# Out of order


@pytest.mark.parametrize(
    "command",
    [
        {"type": "sit", "id": "1", "name": "Cleo"},
        {"type": "start", "id": "1", "game": 1},
        {"type": "move", "id": "1", "move": "draw"},
        {"type": "say", "id": "1", "text": "x"},
        {"type": "look", "id": "1"},
        {"type": "leave", "id": "1"},
    ],
    ids=lambda command: command["type"],
)
def test_commands_before_hello(places: Places, command: dict[str, object]) -> None:
    """Before hello every command is an error; afterwards the same line is as good as any."""
    places.kept.run(_before_hello(places, command, "hello-first"))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        pytest.param({"version": 1}, "version", id="other-version"),
        pytest.param({"version": HUGE}, "version", id="huge-version"),
        pytest.param({"version": "1"}, "no-command", id="version-is-a-text"),
        pytest.param({"room": "x"}, "no-command", id="room"),
        pytest.param({"token": "guess"}, "no-token", id="no-token"),
        pytest.param({"token": "é" * 43}, "no-token", id="other-letters"),
        pytest.param({"token": "x" * 65}, "no-command", id="long-token"),
        pytest.param({"after": -1}, "no-command", id="after-below-zero"),
        pytest.param({"lang": "x" * 11}, "no-command", id="long-language"),
        pytest.param({"seat": 0}, "no-command", id="unknown-field"),
    ],
)
def test_hellos_that_are_none(places: Places, change: dict[str, object], code: str) -> None:
    """A hello with something wrong lets nobody in; a better one on the same line does."""
    hello = {"type": "hello", "version": m.VERSION, **change}
    places.kept.run(_before_hello(places, hello, code))


@pytest.mark.parametrize(
    "room", ["lusab-babad-gutih", "", "%00' OR 1=1 --".replace(" ", "%20"), "x" * 4000, "a/b"]
)
def test_rooms_that_are_none(places: Places, room: str) -> None:
    """A room that does not exist is refused, whatever its address looks like."""
    places.kept.run(_no_room(places.srv, room))


async def _no_room(srv: Running, room: str) -> None:
    async with line(srv, room) as ana:
        assert (await ana.error({"type": "hello", "version": m.VERSION}))["code"] == "no-room"


async def _before_hello(places: Places, frame: dict[str, object], code: str) -> None:
    place = places.before
    async with (
        line(places.srv, place.room) as ana,
        member(places.srv, place.room, place.tokens[OTHER]) as ben,
    ):
        async with nothing_happens(places.srv, place.room, ben):
            assert (await ana.error(frame))["code"] == code
        welcome = await ana.hello(place.tokens[HOST])
        assert (welcome["seat"], welcome["host"]) == (0, True)


def test_after_the_future(places: Places) -> None:
    """Whoever says to have seen more than there is gets a welcome without anything missed."""
    places.kept.run(_after_the_future(places))


async def _after_the_future(places: Places) -> None:
    place = places.during
    async with line(places.srv, place.room) as ana:
        welcome = await ana.hello(place.tokens[HOST], after=HUGE)
        assert (welcome["seat"], welcome.get("missed", [])) == (0, [])
        assert welcome["view"]["seat"] == 0


def test_a_token_of_nobody(places: Places) -> None:
    """A token that looks right and holds nothing is a watcher's: no seat, nobody's hand."""
    places.kept.run(_token_of_nobody(places))


async def _token_of_nobody(places: Places) -> None:
    async with line(places.srv, places.during.room) as stranger:
        welcome = await stranger.hello("A" * 43)
        assert (welcome["seat"], welcome["host"]) == (None, False)
        assert (welcome["view"]["seat"], welcome["view"]["hand"]) == (None, [])


# Refused


@pytest.mark.parametrize(("who", "kind", "fields", "code"), BEFORE_THE_START)
def test_refused_before_the_start(
    places: Places, who: str, kind: str, fields: dict[str, object], code: str
) -> None:
    """What cannot be done before a game, by whoever tries, is refused by its code."""
    places.kept.run(_refused(places.srv, places.before, who, kind, fields, code))


@pytest.mark.parametrize(("who", "kind", "fields", "code"), IN_A_GAME)
def test_refused_in_a_game(places: Places, who: str, kind: str, fields: dict[str, object], code: str) -> None:
    """What cannot be done in a game is refused by its code, and so is what is no move."""
    places.kept.run(_refused(places.srv, places.during, who, kind, fields, code))


@pytest.mark.parametrize(("who", "kind", "fields", "code"), AFTER_THE_END)
def test_refused_after_the_end(
    places: Places, who: str, kind: str, fields: dict[str, object], code: str
) -> None:
    """After the last round nothing can be played, and the game that was is not begun again."""
    places.kept.run(_refused(places.srv, places.after, who, kind, fields, code))


async def _refused(
    srv: Running, place: Place, who: str, kind: str, fields: dict[str, object], code: str
) -> None:
    async with (
        member(srv, place.room, place.tokens[HOST]) as ana,
        member(srv, place.room, place.tokens[who]) as somebody,
        nothing_happens(srv, place.room, ana),
    ):
        told = await somebody.command(kind, **fields)
        assert (told["type"], told["code"], told["text"] != "") == ("refused", code, True)
        assert not told.get("paid")


def test_out_of_turn_and_out_of_date(places: Places) -> None:
    """A move of a seat that is not asked is refused; and so is an answer to a question of long ago."""
    places.kept.run(_out_of_turn(places))


async def _out_of_turn(places: Places) -> None:
    srv, place = places.srv, places.during
    table = srv.registry.actors[place.room].room.table
    assert table
    asked, other = (HOST, OTHER) if table.game.to_act == 0 else (OTHER, HOST)
    async with (
        member(srv, place.room, place.tokens[asked]) as one,
        member(srv, place.room, place.tokens[other]) as another,
        nothing_happens(srv, place.room, one),
    ):
        # A black card may have opened the round: then its colour is asked for first.
        assert (await another.command("move", move="draw"))["code"] in ("not-your-turn", "decide-first")
        assert (await one.command("move", move="draw", seen=1))["code"] == "stale"


def test_a_seat_that_came_after_the_game(places: Places) -> None:
    """Whoever sits on a seat that was added after a game cannot move in it, but looks on."""
    places.kept.run(_added_seat(places.srv))


async def _added_seat(srv: Running) -> None:
    place = await _finished(srv)
    async with member(srv, place.room, place.tokens[HOST]) as ana:
        assert (await ana.command("arrange", order=[0, 1, -1]))["type"] == "done"
        async with member(srv, place.room, "", "Cleo") as cleo, nothing_happens(srv, place.room, ana):
            assert (await cleo.command("move", move="draw"))["type"] == "refused"
            assert (await cleo.command("look"))["view"]["seat"] is None


# In everybody's language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_errors(places: Places, language: str) -> None:
    """Errors and refusals are in the language that the client has asked for."""
    places.kept.run(_language(places, language))


async def _language(places: Places, language: str) -> None:
    before, during = places.before, places.during
    async with member(places.srv, before.room, before.tokens[HOST], lang=language) as ana:
        assert (await ana.error("{"))["text"] == text("server-no-json", language)
        assert (await ana.error(b""))["text"] == text("server-binary", language)
        refused = await ana.command("start", game=7)
        assert refused["text"] == text("server-other-game", language, game=7, next=1)
        refused = await ana.command("sit", name="Ana")
        assert refused["text"] == text("server-seated-already", language)
    async with member(places.srv, during.room, during.tokens[HOST], lang=language) as ana:
        refused = await ana.command("move", move="swap 1")
        assert refused["text"].startswith(text("refusal-nothing-to-swap", language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_a_hello_that_is_refused(places: Places, language: str) -> None:
    """Whoever is not let in reads why in the language of the hello, whatever was wrong with it."""
    places.kept.run(_language_of_hello(places.srv, language))


async def _language_of_hello(srv: Running, language: str) -> None:
    hello = {"type": "hello", "version": m.VERSION, "lang": language}
    async with line(srv, "nobody") as ana:
        assert (await ana.error(hello))["text"] == text("server-no-room", language)
        told = await ana.error({**hello, "version": 3})
        assert told["text"] == text("server-version", language, given=3, spoken=m.VERSION)


def test_a_language_that_nobody_speaks(places: Places) -> None:
    """An unknown language is English."""
    places.kept.run(_no_language(places))


async def _no_language(places: Places) -> None:
    async with member(places.srv, places.before.room, lang="tlh") as one:
        assert (await one.error("{"))["text"] == text("server-no-json", "en")


# Replayed frames


def test_the_same_frame_again_and_again(places: Places) -> None:
    """A frame that comes again, on whatever line of its sender, is answered alike and carried out once."""
    places.kept.run(_again(places))


async def _again(places: Places) -> None:
    place = places.during
    frame = json.dumps({"type": "say", "id": "again", "text": "only once"})
    async with member(places.srv, place.room, place.tokens[HOST]) as ana:
        answers = [await _answer_to(ana, frame, "again") for _ in range(3)]
        async with member(places.srv, place.room, place.tokens[HOST]) as other_tab:
            answers.append(await _answer_to(other_tab, frame, "again"))
    assert answers == [answers[0]] * 4
    assert answers[0]["type"] == "done"
    assert "".join(logged(places.srv, place.room)).count("only once") == 1


async def _answer_to(one: Line, frame: str, command: str) -> Told:
    await one.say(frame)
    return await one.answer(command)


def test_somebody_elses_frame(places: Places) -> None:
    """A frame of somebody else, sent again by another, is that other's own: it gives him nothing."""
    places.kept.run(_somebody_elses(places))


async def _somebody_elses(places: Places) -> None:
    place = places.before
    frame = json.dumps({"type": "bot", "id": "stolen", "seat": 2})
    async with (
        member(places.srv, place.room, place.tokens[HOST]) as ana,
        nothing_happens(places.srv, place.room, ana),
        member(places.srv, place.room, place.tokens[OTHER]) as ben,
        member(places.srv, place.room) as stranger,
    ):
        assert (await _answer_to(ben, frame, "stolen"))["code"] == "host-only"
        assert (await _answer_to(stranger, frame, "stolen"))["code"] == "host-only"


def test_ids_are_everybodys_own(places: Places) -> None:
    """Two people may call their commands the same: each is carried out."""
    places.kept.run(_same_ids(places))


async def _same_ids(places: Places) -> None:
    place = places.before
    for who in (HOST, OTHER):
        async with member(places.srv, place.room, place.tokens[who]) as one:
            frame = json.dumps({"type": "say", "id": "same", "text": f"I am the {who}"})
            assert (await _answer_to(one, frame, "same"))["type"] == "done"
    said = "".join(logged(places.srv, place.room))
    assert said.count("I am the host") == said.count("I am the other") == 1


def test_a_frame_of_long_ago(places: Places) -> None:
    """A frame that comes again after more commands than the room remembers is still not carried out twice,
    and nobody loses anything by it."""
    places.kept.run(_long_ago(places))


async def _long_ago(places: Places) -> None:
    place = places.before
    frame = json.dumps({"type": "say", "id": "old", "text": "long ago"})
    async with member(places.srv, place.room, place.tokens[HOST]) as ana:
        answer = await _answer_to(ana, frame, "old")
        for number in range(MANY):
            await ana.say({"type": "say", "id": f"later{number}", "text": "and later"})
        await ana.answer(f"later{MANY - 1}")
        async with nothing_happens(places.srv, place.room, ana):
            assert (await _answer_to(ana, frame, "old"))["type"] == answer["type"] == "done"
    assert "".join(logged(places.srv, place.room)).count("long ago") == 1


def test_ids_with_nothing_in_them(places: Places) -> None:
    """Ids of any letters are told apart, or refused from the beginning; never mistaken for each other."""
    places.kept.run(_odd_ids(places))


async def _odd_ids(places: Places) -> None:
    place = places.before
    async with member(places.srv, place.room, place.tokens[HOST]) as ana:
        for name in ("a\0b", "a\0c", "\0", "\0\0", "\U0001f600", "'; DROP TABLE log; --"):
            await ana.say({"type": "say", "id": name, "text": "hello"})
            told = await ana.hear(
                lambda told, name=name: told.get("answers") == name or told["type"] == "error"
            )
            assert told["type"] == "done" or told["code"] == "no-command", told


# Names, seeds and words


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("<b onclick=x>Ana</b>", "<b onclick=x>Ana</b>"),
        ("  José \t Ñ ", "José Ñ"),
        ("李雷 😀", "李雷 😀"),
        ("O'Neil\n; --", "O'Neil ; --"),
        ("Ｃｌｅｏ", "Cleo"),
    ],
)
def test_names_are_words_and_nothing_else(places: Places, given: str, shown: str) -> None:
    """A name is kept as it is read: what means something elsewhere means nothing here."""
    places.kept.run(_name(places.srv, given, shown))


async def _name(srv: Running, given: str, shown: str) -> None:
    room, _ = await srv.open_room()
    async with member(srv, room, name=given) as somebody, member(srv, room) as watcher:
        assert watcher.heard[-1]["room"]["seats"][0]["name"] == shown
        assert (await somebody.command("leave"))["type"] == "done"


def test_a_name_that_becomes_longer(places: Places) -> None:
    """A name is no longer than names may be, also if single letters of it stand for many."""
    places.kept.run(_long_name(places))


async def _long_name(places: Places) -> None:
    room, _ = await places.srv.open_room()
    async with member(places.srv, room) as somebody:
        await somebody.command("sit", name="\ufdfa" * m.NAME_LENGTH)
    name = places.srv.registry.actors[room].room.seats[0].name
    assert len(name) <= m.NAME_LENGTH


@pytest.mark.parametrize(
    ("given", "heard"),
    [
        ("<script>alert('x')</script> & <img src=x>", "<script>alert('x')</script> & <img src=x>"),
        ("clear\x1b[2J bell\a", "clear [2J bell"),
        ("abc\u202etxt.exe", "abc txt.exe"),
        ("one\ntwo\u2028three", "one two three"),
        ("😀 ñ ß 中", "😀 ñ ß 中"),
        (r"\u0000 %s {0} ${x} { $name }", r"\u0000 %s {0} ${x} { $name }"),
    ],
)
def test_words_are_words_and_nothing_else(places: Places, given: str, heard: str) -> None:
    """What people say comes to the others as text; what would move a cursor or turn a line around is cut."""
    places.kept.run(_words(places, given, heard))


async def _words(places: Places, given: str, heard: str) -> None:
    place = places.before
    async with member(places.srv, place.room, place.tokens[OTHER]) as ben:
        async with member(places.srv, place.room, place.tokens[HOST]) as ana:
            await ana.command("say", text=given)
        said = await ben.hear(lambda told: told["type"] == "said")
        assert (said["name"], said["text"]) == ("Ana", heard)


def test_a_seed_with_a_line_feed(places: Places) -> None:
    """A seed is digits and nothing else: what comes after them never keeps a game from beginning."""
    places.kept.run(_seed(places.srv))


async def _seed(srv: Running) -> None:
    room, token = await srv.open_room()
    async with member(srv, room, token, "Ana") as ana:
        await ana.say({"type": "seed", "id": "odd", "seed": "ab\n"})
        told = await ana.hear(lambda told: told["type"] == "error" or told.get("answers") == "odd")
        assert told["type"] in ("error", "refused")
        assert (await ana.command("bot", seat=1))["type"] == "done"
        assert (await ana.command("start", game=1))["type"] in ("done", "update")
