"""Invalid input: the server answers it, it costs nothing and changes nothing, and the room goes on."""

import json

import pytest

from lastcard import protocol as m
from lastcard.server.limits import Limits
from lastcard.texts import LANGUAGES, text
from tests.server.json_connection import JsonConnection, Message, joined, json_connection, log_of, no_effect
from tests.server.servers import Running
from tests.server.three_rooms import HOST, OTHER, WATCHER, OpenRoom, ThreeRooms, finished_room

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


# Frames that are no commands


@pytest.mark.parametrize(("frame", "code"), FRAMES.values(), ids=FRAMES)
async def test_frames_that_are_no_commands(rooms: ThreeRooms, frame: object, code: str) -> None:
    """A frame that is no command gets an error with a code and a text, and changes nothing."""
    for room in (rooms.before, rooms.during):
        async with (
            joined(rooms.server, room.code, room.tokens[HOST]) as ana,
            no_effect(rooms.server, room.code, ana),
        ):
            message = await ana.error(frame)
            assert (message["code"], message["text"] != "") == (code, True)


async def test_deep_nesting(rooms: ThreeRooms) -> None:
    """Nested JSON is answered, however deep it is, also if it is just shallow enough to be read."""
    # Regression: some settings were read, but were nested too deep to be encoded for the answer.
    room = rooms.before
    async with (
        joined(rooms.server, room.code, room.tokens[HOST]) as ana,
        no_effect(rooms.server, room.code, ana),
    ):
        for depth in (10, 100, 500, *range(800, 1010, 3), 1900):
            settings = "[" * depth + "]" * depth
            await ana.send(f'{{"type":"rules","id":"deep{depth}","set":{{"hand_size":{settings}}}}}')
            message = await ana.receive(lambda message: message["type"] in ("error", "refused"))
            assert message["code"] in ("no-json", "no-command", "rules-bad-value"), depth


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
async def test_huge_numbers(rooms: ThreeRooms, command: dict[str, object]) -> None:
    """Numbers that no game has are refused like any other mistake."""
    frame = json.dumps({"id": "huge", **command})
    room = rooms.before
    async with (
        joined(rooms.server, room.code, room.tokens[HOST]) as ana,
        no_effect(rooms.server, room.code, ana),
    ):
        await ana.send(frame)
        message = await ana.receive(lambda message: message["type"] in ("error", "refused"))
        assert message["code"] not in ("not-kept", "failed")
        assert message["text"]


@pytest.mark.parametrize("frame", [{"type": "pong", "number": HUGE}, {"type": "pong", "number": -1}])
async def test_unexpected_pongs(rooms: ThreeRooms, frame: dict[str, object]) -> None:
    """A pong that answers no ping is ignored, even before hello."""
    room = rooms.before
    async with json_connection(rooms.server, room.code) as ana:
        await ana.send(frame)
        await ana.hello(room.tokens[HOST])
        async with no_effect(rooms.server, room.code, ana):
            await ana.send(frame)
        assert all(message["type"] != "error" for message in ana.received)


@pytest.mark.parametrize("letters", [b"\xff\xfe", b"\xed\xa0\x80"], ids=["no-utf-8", "surrogates"])
async def test_text_frames_without_text(rooms: ThreeRooms, letters: bytes) -> None:
    """A text frame that is not valid UTF-8 gets an error, and the connection stays open."""
    room = rooms.before
    async with (
        joined(rooms.server, room.code, room.tokens[HOST]) as ana,
        no_effect(rooms.server, room.code, ana),
    ):
        await ana.socket.send(b'{"type":"say","id":"1","text":"%s"}' % letters, text=True)
        assert (await ana.receive(lambda message: message["type"] == "error"))["code"] == "no-json"


# Size limits


async def test_the_biggest_message(rooms: ThreeRooms) -> None:
    """A message of the maximum size is read."""
    room = rooms.before
    async with joined(rooms.server, room.code, room.tokens[HOST]) as ana:
        await ana.send(json.dumps({"type": "look", "id": "biggest"}).ljust(MOST))
        assert (await ana.answer("biggest"))["type"] == "view"


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        pytest.param("x" * 200_000, 1009, id="one-frame"),
        pytest.param(["x" * 20_000] * 10, 1009, id="in-pieces"),
        pytest.param(b"x" * 200_000, 1009, id="bytes"),
    ],
)
async def test_frames_that_are_far_too_big(
    rooms: ThreeRooms, frames: str | bytes | list[str], code: int
) -> None:
    """A frame that is far too big closes the connection with the right code. The room goes on."""
    room = rooms.during
    async with joined(rooms.server, room.code, room.tokens[HOST]) as ana:
        async with no_effect(rooms.server, room.code, ana):
            async with joined(rooms.server, room.code, room.tokens[OTHER]) as ben:
                await ben.socket.send(frames)
                assert await ben.closed() == code
            await ana.receive(
                lambda message: message["type"] == "room" and not message["room"]["seats"][1]["connected"]
            )
        async with joined(rooms.server, room.code, room.tokens[OTHER]) as ben:
            assert (await ben.command("look"))["view"]["seat"] == 1


# Wrong order


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
async def test_commands_before_hello(rooms: ThreeRooms, command: dict[str, object]) -> None:
    """Before hello, every command is an error. Afterwards the same connection works."""
    await _before_hello(rooms, command, "hello-first")


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
async def test_invalid_hellos(rooms: ThreeRooms, change: dict[str, object], code: str) -> None:
    """An invalid hello is refused. A valid one on the same connection works."""
    hello = {"type": "hello", "version": m.VERSION, **change}
    await _before_hello(rooms, hello, code)


@pytest.mark.parametrize(
    "room", ["lusab-babad-gutih", "", "%00' OR 1=1 --".replace(" ", "%20"), "x" * 4000, "a/b"]
)
async def test_unknown_rooms(rooms: ThreeRooms, room: str) -> None:
    """A room that does not exist is refused, whatever its address looks like."""
    async with json_connection(rooms.server, room) as ana:
        assert (await ana.error({"type": "hello", "version": m.VERSION}))["code"] == "no-room"


async def _before_hello(rooms: ThreeRooms, frame: dict[str, object], code: str) -> None:
    room = rooms.before
    async with (
        json_connection(rooms.server, room.code) as ana,
        joined(rooms.server, room.code, room.tokens[OTHER]) as ben,
    ):
        async with no_effect(rooms.server, room.code, ben):
            assert (await ana.error(frame))["code"] == code
        welcome = await ana.hello(room.tokens[HOST])
        assert (welcome["seat"], welcome["host"]) == (0, True)


async def test_after_a_future_step(rooms: ThreeRooms) -> None:
    """A client that claims to have seen more than has happened gets a welcome without missed steps."""
    room = rooms.during
    async with json_connection(rooms.server, room.code) as ana:
        welcome = await ana.hello(room.tokens[HOST], after=HUGE)
        assert (welcome["seat"], welcome.get("missed", [])) == (0, [])
        assert welcome["view"]["seat"] == 0


async def test_an_unknown_token(rooms: ThreeRooms) -> None:
    """A well-formed token without a seat makes its user a watcher, who sees no hand."""
    async with json_connection(rooms.server, rooms.during.code) as stranger:
        welcome = await stranger.hello("A" * 43)
        assert (welcome["seat"], welcome["host"]) == (None, False)
        assert (welcome["view"]["seat"], welcome["view"]["hand"]) == (None, [])


# Refused commands


@pytest.mark.parametrize(("who", "kind", "fields", "code"), BEFORE_THE_START)
async def test_refused_before_the_start(
    rooms: ThreeRooms, who: str, kind: str, fields: dict[str, object], code: str
) -> None:
    """Commands that are not allowed before a game are refused with a code."""
    await _refused(rooms.server, rooms.before, who, kind, fields, code)


@pytest.mark.parametrize(("who", "kind", "fields", "code"), IN_A_GAME)
async def test_refused_in_a_game(
    rooms: ThreeRooms, who: str, kind: str, fields: dict[str, object], code: str
) -> None:
    """Commands and moves that are not allowed during a game are refused with a code."""
    await _refused(rooms.server, rooms.during, who, kind, fields, code)


@pytest.mark.parametrize(("who", "kind", "fields", "code"), AFTER_THE_END)
async def test_refused_after_the_end(
    rooms: ThreeRooms, who: str, kind: str, fields: dict[str, object], code: str
) -> None:
    """After the last round no move is allowed, and the same game cannot be started again."""
    await _refused(rooms.server, rooms.after, who, kind, fields, code)


async def _refused(
    server: Running, room: OpenRoom, who: str, kind: str, fields: dict[str, object], code: str
) -> None:
    async with (
        joined(server, room.code, room.tokens[HOST]) as ana,
        joined(server, room.code, room.tokens[who]) as client,
        no_effect(server, room.code, ana),
    ):
        message = await client.command(kind, **fields)
        assert (message["type"], message["code"], message["text"] != "") == ("refused", code, True)
        assert not message.get("paid")


async def test_out_of_turn_and_stale_moves(rooms: ThreeRooms) -> None:
    """A move out of turn is refused, and so is an answer to an old question."""
    server, room = rooms.server, rooms.during
    table = server.registry.actors[room.code].room.table
    assert table
    asked, other = (HOST, OTHER) if table.game.to_act == 0 else (OTHER, HOST)
    async with (
        joined(server, room.code, room.tokens[asked]) as one,
        joined(server, room.code, room.tokens[other]) as another,
        no_effect(server, room.code, one),
    ):
        # If a wild card opened the round, its colour must be chosen first.
        assert (await another.command("move", move="draw"))["code"] in ("not-your-turn", "decide-first")
        assert (await one.command("move", move="draw", seen=1))["code"] == "stale"


async def test_a_seat_added_after_the_game(rooms: ThreeRooms) -> None:
    """A player on a seat that was added after a game watches that game, and cannot move in it."""
    room = await finished_room(rooms.server)
    async with joined(rooms.server, room.code, room.tokens[HOST]) as ana:
        assert (await ana.command("arrange", order=[0, 1, -1]))["type"] == "done"
        async with (
            joined(rooms.server, room.code, "", "Cleo") as cleo,
            no_effect(rooms.server, room.code, ana),
        ):
            assert (await cleo.command("move", move="draw"))["type"] == "refused"
            assert (await cleo.command("look"))["view"]["seat"] is None


# Languages


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_language_of_errors(rooms: ThreeRooms, language: str) -> None:
    """Errors and refusals are in the language that the client asked for."""
    before, during = rooms.before, rooms.during
    async with joined(rooms.server, before.code, before.tokens[HOST], lang=language) as ana:
        assert (await ana.error("{"))["text"] == text("server-no-json", language)
        assert (await ana.error(b""))["text"] == text("server-binary", language)
        refused = await ana.command("start", game=7)
        assert refused["text"] == text("server-other-game", language, game=7, next=1)
        refused = await ana.command("sit", name="Ana")
        assert refused["text"] == text("server-seated-already", language)
    async with joined(rooms.server, during.code, during.tokens[HOST], lang=language) as ana:
        refused = await ana.command("move", move="swap 1")
        assert refused["text"].startswith(text("refusal-nothing-to-swap", language))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_language_of_a_refused_hello(rooms: ThreeRooms, language: str) -> None:
    """The error for a refused hello is in the language of that hello."""
    hello = {"type": "hello", "version": m.VERSION, "lang": language}
    async with json_connection(rooms.server, "nobody") as ana:
        assert (await ana.error(hello))["text"] == text("server-no-room", language)
        message = await ana.error({**hello, "version": 3})
        assert message["text"] == text("server-version", language, given=3, spoken=m.VERSION)


async def test_an_unknown_language(rooms: ThreeRooms) -> None:
    """For an unknown language, the server uses English."""
    async with joined(rooms.server, rooms.before.code, lang="tlh") as one:
        assert (await one.error("{"))["text"] == text("server-no-json", "en")


# Repeated frames


async def test_a_repeated_frame(rooms: ThreeRooms) -> None:
    """A frame that is repeated, on any connection of its sender, gets the same answer and is executed
    once."""
    room = rooms.during
    frame = json.dumps({"type": "say", "id": "again", "text": "only once"})
    async with joined(rooms.server, room.code, room.tokens[HOST]) as ana:
        answers = [await _answer_to(ana, frame, "again") for _ in range(3)]
        async with joined(rooms.server, room.code, room.tokens[HOST]) as other_tab:
            answers.append(await _answer_to(other_tab, frame, "again"))
    assert answers == [answers[0]] * 4
    assert answers[0]["type"] == "done"
    assert "".join(log_of(rooms.server, room.code)).count("only once") == 1


async def _answer_to(one: JsonConnection, frame: str, command: str) -> Message:
    await one.send(frame)
    return await one.answer(command)


async def test_another_clients_frame(rooms: ThreeRooms) -> None:
    """A copied frame of another client counts as the sender's own, and gives no rights."""
    room = rooms.before
    frame = json.dumps({"type": "bot", "id": "stolen", "seat": 2})
    async with (
        joined(rooms.server, room.code, room.tokens[HOST]) as ana,
        no_effect(rooms.server, room.code, ana),
        joined(rooms.server, room.code, room.tokens[OTHER]) as ben,
        joined(rooms.server, room.code) as stranger,
    ):
        assert (await _answer_to(ben, frame, "stolen"))["code"] == "host-only"
        assert (await _answer_to(stranger, frame, "stolen"))["code"] == "host-only"


async def test_two_clients_with_the_same_id(rooms: ThreeRooms) -> None:
    """Two clients may use the same id, and both commands are executed."""
    room = rooms.before
    for who in (HOST, OTHER):
        async with joined(rooms.server, room.code, room.tokens[who]) as one:
            frame = json.dumps({"type": "say", "id": "same", "text": f"I am the {who}"})
            assert (await _answer_to(one, frame, "same"))["type"] == "done"
    said = "".join(log_of(rooms.server, room.code))
    assert said.count("I am the host") == said.count("I am the other") == 1


async def test_an_old_frame(rooms: ThreeRooms) -> None:
    """A frame that is repeated after more commands than the room remembers is not executed twice, and
    disturbs nobody."""
    room = rooms.before
    frame = json.dumps({"type": "say", "id": "old", "text": "long ago"})
    async with joined(rooms.server, room.code, room.tokens[HOST]) as ana:
        answer = await _answer_to(ana, frame, "old")
        for number in range(MANY):
            await ana.send({"type": "say", "id": f"later{number}", "text": "and later"})
        await ana.answer(f"later{MANY - 1}")
        async with no_effect(rooms.server, room.code, ana):
            assert (await _answer_to(ana, frame, "old"))["type"] == answer["type"] == "done"
    assert "".join(log_of(rooms.server, room.code)).count("long ago") == 1


async def test_unusual_ids(rooms: ThreeRooms) -> None:
    """Ids of any characters are distinguished, or refused from the beginning."""
    room = rooms.before
    async with joined(rooms.server, room.code, room.tokens[HOST]) as ana:
        for name in ("a\0b", "a\0c", "\0", "\0\0", "\U0001f600", "'; DROP TABLE log; --"):
            await ana.send({"type": "say", "id": name, "text": "hello"})
            message = await ana.receive(
                lambda message, name=name: message.get("answers") == name or message["type"] == "error"
            )
            assert message["type"] == "done" or message["code"] == "no-command", message


# Names, seeds and chat


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
async def test_names_are_plain_text(rooms: ThreeRooms, given: str, shown: str) -> None:
    """A name is kept as plain text, also if it looks like HTML or SQL."""
    room, _ = await rooms.server.open_room()
    async with joined(rooms.server, room, name=given) as client, joined(rooms.server, room) as watcher:
        assert watcher.received[-1]["room"]["seats"][0]["name"] == shown
        assert (await client.command("leave"))["type"] == "done"


async def test_a_name_that_normalisation_expands(rooms: ThreeRooms) -> None:
    """A name keeps to the maximum length, even if normalisation expands its characters."""
    room, _ = await rooms.server.open_room()
    async with joined(rooms.server, room) as client:
        await client.command("sit", name="\ufdfa" * m.NAME_LENGTH)
    name = rooms.server.registry.actors[room].room.seats[0].name
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
async def test_chat_is_plain_text(rooms: ThreeRooms, given: str, heard: str) -> None:
    """Chat messages are plain text, without characters that move the cursor or change the direction."""
    room = rooms.before
    async with joined(rooms.server, room.code, room.tokens[OTHER]) as ben:
        async with joined(rooms.server, room.code, room.tokens[HOST]) as ana:
            await ana.command("say", text=given)
        said = await ben.receive(lambda message: message["type"] == "said")
        assert (said["name"], said["text"]) == ("Ana", heard)


async def test_a_seed_with_a_line_feed(rooms: ThreeRooms) -> None:
    """A seed consists of digits only, so that a game can always start."""
    room, token = await rooms.server.open_room()
    async with joined(rooms.server, room, token, "Ana") as ana:
        await ana.send({"type": "seed", "id": "odd", "seed": "ab\n"})
        message = await ana.receive(
            lambda message: message["type"] == "error" or message.get("answers") == "odd"
        )
        assert message["type"] in ("error", "refused")
        assert (await ana.command("bot", seat=1))["type"] == "done"
        assert (await ana.command("start", game=1))["type"] in ("done", "update")
