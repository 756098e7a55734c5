"""Every reaction over a server: made, told to everyone, refused where it is wrong, and limited by a
cooldown."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from lastcard import protocol as m
from lastcard.rules import Rules, load_rules
from lastcard.server.cooldowns import COOLDOWN
from lastcard.table.live import RACE
from tests.server.fake_clock import UVLOOP, ClockedTable, OpenTable, done, refused, refused_for_free

FORGETFUL = ["r5 g8", "r1 b2 b4 b5", "y1 y2 y4 y5"]
CHEAP = load_rules("guide")  # wrong calls and wrong catches are free
DEAR = load_rules("basic-plus")  # wrong calls and wrong catches cost three cards
ANNOUNCED = load_rules("classic")  # you call Uno with the last card but one
SILENT = load_rules("advanced")  # a 0 asks for silence, a 7 for a slap
SWAPS = load_rules("gemela", {"swap_defence": True})


@pytest.fixture(scope="module")
def anyio_backend() -> object:
    """Run these tests on the event loop of a real server."""
    return UVLOOP


# Reactions that are allowed


@dataclass(frozen=True)
class Case:
    """Some moves, and the events of the last one."""

    rules: Rules
    hands: Sequence[str]
    script: str
    told: str
    discard: str = "r3"
    draw: str = "none"


NINES = ["r9 r1 b1 b2", "r6 r2 g1 g2", "r9 r3 y1 y2"]
SIXTY_NINE = "0 play r9, 1 join r6, 2 join r9, "
BLUFF = ["w+4 r1 b8", "b1 b2 b4", "y1 y2 y4"]
TALK = ["r5 r6", "b1 b2", "g1 g2", "y1 y2"]
CASES = {
    "jump-in": Case(
        load_rules("guide-house"), ["r5 b8 b9", "r1 b2 b4", "r5 g2 g4"], "0 play r5, 2 jump r5", "jumped"
    ),
    "jump-in out of turn in a pause": Case(
        load_rules("gemela"),
        ["b8 b9", "r1 b2 b4", "r3 g2 g4"],
        "0 draw, 2 jump r3",
        "jumped",
        draw="r4",
    ),
    "a call before the card": Case(ANNOUNCED, FORGETFUL, "0 uno", "called"),
    "a card after the call": Case(ANNOUNCED, FORGETFUL, "0 uno, 0 play r5", "played called"),
    "a call after the card": Case(DEAR, FORGETFUL, "0 play r5, 0 uno", "called"),
    "a catch": Case(DEAR, FORGETFUL, "0 play r5, 2 catch 0", "caught penalty drew drew drew"),
    "a wrong catch": Case(DEAR, FORGETFUL, "1 catch 2", "caught-wrongly penalty drew drew drew"),
    "a catch after the call": Case(
        DEAR, FORGETFUL, "0 play r5, 0 uno, wait, 1 catch 0", "caught-wrongly penalty drew drew drew"
    ),
    "a wrong call": Case(DEAR, FORGETFUL, "1 uno", "called-wrongly penalty drew drew drew"),
    "a slap": Case(SILENT, ["r7 b8 b9", "b1 b2", "g1 g2"], "0 play r7, 2 slap", "slapped"),
    "the last slap": Case(
        SILENT,
        ["r7 b8 b9", "b1 b2", "g1 g2"],
        "0 play r7, 2 slap, 0 slap",
        "slapped slapped-last penalty drew drew drew",
    ),
    "a wrong slap": Case(SILENT, FORGETFUL, "1 slap", "slapped-wrongly penalty drew drew drew"),
    "a challenge that is won": Case(
        load_rules("guide"),
        BLUFF,
        "0 play w+4:g, 1 challenge",
        "challenged shown shown bluffed penalty drew drew drew drew",
    ),
    "a challenge that is lost": Case(
        load_rules("guide"),
        ["w+4 b8", *BLUFF[1:]],
        "0 play w+4:g, 1 challenge",
        "challenged shown honest penalty drew drew drew drew drew drew",
    ),
    "a challenge by anyone": Case(
        load_rules("guide", {"challenge_by": "anyone"}),
        BLUFF,
        "0 play w+4:g, 2 challenge",
        "challenged shown shown bluffed penalty drew drew drew drew",
    ),
    "a swap that is fended off": Case(
        SWAPS, ["r0 g1 g2", "b0 y1 y2", "b1 b2"], "0 play r0, 0 swap 1, 1 defend b0", "defended"
    ),
    "a swap that is not": Case(
        SWAPS, ["r0 g1 g2", "b0 y1 y2", "b1 b2"], "0 play r0, 0 swap 1, 1 defend none", "swapped"
    ),
    "a sixty-nine": Case(load_rules("guide-house"), NINES, "0 play r9", "played sixty-nine", "r6"),
    "joining it": Case(load_rules("guide-house"), NINES, "0 play r9, 1 join r6", "joined", "r6"),
    "not joining it": Case(load_rules("guide-house"), NINES, "0 play r9, 1 join none", "not-joined", "r6"),
    "too few": Case(
        load_rules("guide-house"),
        NINES,
        "0 play r9, 1 join r6, 2 join none",
        "not-joined sixty-nine-failed",
        "r6",
    ),
    "shedding": Case(load_rules("guide-house"), NINES, SIXTY_NINE + "0 dump all", "dumped", "r6"),
    "shedding nothing": Case(
        load_rules("guide-house"), NINES, SIXTY_NINE + "0 dump none", "not-dumped", "r6"
    ),
    "an accusation": Case(ANNOUNCED, TALK, "3 accuse 1", "accused"),
    "a vote": Case(ANNOUNCED, TALK, "3 accuse 1, 0 agree", "agreed"),
    "an accusation upheld": Case(
        ANNOUNCED, TALK, "3 accuse 1, 0 agree, 2 agree", "agreed upheld penalty drew drew"
    ),
    "an accusation dismissed": Case(ANNOUNCED, TALK, "3 accuse 1, 0 disagree, 2 agree", "agreed dismissed"),
    "I spoke": Case(
        SILENT,
        ["r0 b8 b9", "b1 b2", "g1 g2"],
        "0 play r0, 2 speak",
        "spoke silence-ended penalty drew drew drew",
    ),
}


@pytest.mark.parametrize("name", CASES)
async def test_a_reaction(open_table: OpenTable, name: str) -> None:
    """The reaction is made, everyone gets the same events, and all views are correct."""
    case = CASES[name]
    async with open_table(case.rules, case.hands, case.discard, draw=case.draw) as table:
        *before, last = case.script.split(", ")
        for move in before:
            await play(table, move)
        told = len(table.events(0))
        answer = await play(table, last)
        assert isinstance(answer, m.Update)
        for seat in range(len(case.hands)):
            await table.sync(seat)
            assert " ".join(table.events(seat)[told:]) == case.told


async def play(table: ClockedTable, move: str) -> object:
    """Make one move of a script, or wait for a while."""
    if move == "wait":
        return table.clock.advance(2 * RACE)
    seat, _, words = move.partition(" ")
    return done(await table.make(int(seat), words))


async def test_watchers_get_events(open_table: OpenTable) -> None:
    """Watchers get all events, without the drawn cards."""
    async with (
        open_table(DEAR, FORGETFUL) as table,
        table.server.client(table.actor.room.code) as watcher,
    ):
        heard: list[m.AnyMessage] = []
        watcher.on_message = heard.append
        await play(table, "0 play r5")
        await play(table, "2 catch 0")
        await watcher.until(lambda: watcher.view == (table.actor.publisher.views or {})[None])
        events = [event for told in heard if isinstance(told, m.Update) for event in told.events]
        assert [event.kind for event in events] == ["played", "caught", "penalty", "drew", "drew", "drew"]
        assert [event.card for event in events if event.kind == "drew"] == [None] * 3


@pytest.mark.parametrize(
    "name",
    ["jump-in", "a call after the card", "a catch", "a slap", "an accusation", "a vote", "I spoke"],
)
async def test_a_reaction_is_never_stale(open_table: OpenTable, name: str) -> None:
    """You may react without having seen the latest step. To answer a question, you must have seen it."""
    case = CASES[name]
    async with open_table(case.rules, case.hands, case.discard, draw=case.draw) as table:
        *before, last = case.script.split(", ")
        for move in before:
            await play(table, move)
        seat, _, words = last.partition(" ")
        blind = await table.send_command(table.client(int(seat)), m.Move("reaction", words, seen=1))
        done(await table.made(blind))
        blind = await table.send_command(table.client(table.game.to_act), m.Move("answer", "draw", seen=1))
        assert refused_for_free(await table.made(blind)).code == "stale"


# Refusals that cost nothing


@pytest.mark.parametrize(
    ("rules", "hands", "script", "move", "code"),
    [
        (CHEAP, FORGETFUL, "", "1 uno", "wrong-call"),
        (CHEAP, FORGETFUL, "", "1 catch 2", "wrong-catch"),
        (CHEAP, FORGETFUL, "", "1 catch 1", "catch-self"),
        (CHEAP, FORGETFUL, "", "1 slap", "no-slapping"),
        (load_rules("advanced", {"slap_penalty": 0}), FORGETFUL, "", "1 slap", "wrong-slap"),
        (CHEAP, FORGETFUL, "", "1 jump r1", "no-jump-in"),
        (CHEAP, FORGETFUL, "", "1 challenge", "nothing-to-challenge"),
        (
            load_rules("guide", {"challenge_by": "victim"}),
            BLUFF,
            "0 play w+4:g",
            "2 challenge",
            "not-the-victim",
        ),
        (CHEAP, FORGETFUL, "", "1 speak", "no-silence"),
        (CHEAP, FORGETFUL, "", "1 accuse 2", "no-accusations"),
        (ANNOUNCED, TALK, "3 accuse 1", "0 accuse 2", "accusation-open"),
        (ANNOUNCED, TALK, "3 accuse 1", "3 agree", "no-vote"),
        (ANNOUNCED, TALK, "3 accuse 1", "1 disagree", "no-vote"),
        (ANNOUNCED, TALK, "3 accuse 1, 0 agree", "0 disagree", "no-vote"),
        (SWAPS, ["r0 g1 g2", "b0 y1 y2", "b1 b2"], "0 play r0, 0 swap 1", "2 defend none", "not-asked"),
        (load_rules("guide-house"), FORGETFUL, "", "1 join none", "no-sixty-nine"),
    ],
)
async def test_what_is_refused(
    open_table: OpenTable, rules: Rules, hands: list[str], script: str, move: str, code: str
) -> None:
    """A refusal has a code, costs nothing, and is sent to nobody else."""
    async with open_table(rules, hands) as table:
        for before in script.split(", ") if script else ():
            await play(table, before)
        sizes, made, seat = table.sizes, list(table.moves), int(move[0])
        others = [len(heard) for heard in table.messages]
        refusal = refused_for_free(await table.make(seat, move[2:]))
        assert refusal.code == code
        assert (table.sizes, table.moves) == (sizes, made)
        for other in set(range(len(hands))) - {seat}:
            await table.client(other).command(m.Look("look"))
            assert len(table.messages[other]) == others[other] + 1


# Cooldowns


async def test_a_free_wrong_catch_has_a_cooldown(open_table: OpenTable) -> None:
    """After a free wrong catch, a seat cannot catch or slap for three seconds of the room's time, even
    rightly."""
    async with open_table(CHEAP, FORGETFUL) as table:
        assert refused_for_free(await table.make(2, "catch 1")).code == "wrong-catch"
        await play(table, "0 play r5")
        table.clock.advance(COOLDOWN - 0.1)
        for move in ("catch 0", " catch   0", "slap"):
            assert refused_for_free(await table.make(2, move)).code == "cooldown"
        table.clock.advance(0.2)
        done(await table.make(2, "catch 0"))
        assert table.moves == ["0 play r5", "2 catch 0"]


async def test_the_cooldown_says_how_long(open_table: OpenTable) -> None:
    """The refusal names the remaining seconds, in the player's language."""
    async with open_table(CHEAP, FORGETFUL) as table:
        refused_for_free(await table.make(2, "catch 1"))
        table.clock.advance(0.5)
        table.connection(2).language = "de"
        assert "2,5" in refused_for_free(await table.make(2, "catch 1")).text.replace("2.5", "2,5")


async def test_attempts_do_not_extend_the_cooldown(open_table: OpenTable) -> None:
    """Attempts during the cooldown cost nothing and do not extend it."""
    async with open_table(CHEAP, FORGETFUL) as table:
        refused_for_free(await table.make(2, "catch 1"))
        for _ in range(29):
            table.clock.advance(0.1)
            assert refused_for_free(await table.make(2, "catch 0")).code == "cooldown"
        await play(table, "0 play r5")
        table.clock.advance(0.2)
        done(await table.make(2, "catch 0"))


async def test_the_cooldown_is_for_catches_of_one_seat(open_table: OpenTable) -> None:
    """During a cooldown, other seats may catch, and the seat itself may call and play."""
    async with open_table(CHEAP, FORGETFUL) as table:
        refused_for_free(await table.make(0, "catch 1"))
        await play(table, "0 play r5")
        await play(table, "0 uno")
        await play(table, "1 play r1")
        refused_for_free(await table.make(1, "catch 2"))
        assert refused_for_free(await table.make(0, "catch 2")).code == "cooldown"


async def test_the_cooldown_stops_while_nobody_is_connected(open_table: OpenTable) -> None:
    """The cooldown uses the room's time, which stops while nobody is connected."""
    async with open_table(CHEAP, FORGETFUL) as table:
        refused_for_free(await table.make(2, "catch 1"))
        for connection in list(table.actor.connections):
            table.actor.exit(connection)
        table.clock.advance(2 * COOLDOWN)
        async with table.second_client(2) as again:
            assert refused_for_free(await again.move("catch 1")).code == "cooldown"
            table.clock.advance(COOLDOWN)
            assert refused_for_free(await again.move("catch 1")).code == "wrong-catch"


async def test_a_free_wrong_slap_has_a_cooldown(open_table: OpenTable) -> None:
    """A free wrong slap starts a cooldown."""
    async with open_table(
        load_rules("advanced", {"slap_penalty": 0}), ["r7 b8 b9", "b1 b2", "g1 g2"]
    ) as table:
        assert refused_for_free(await table.make(1, "slap")).code == "wrong-slap"
        assert refused_for_free(await table.make(1, "slap")).code == "cooldown"
        await play(table, "0 play r7")
        assert refused_for_free(await table.make(1, "slap")).code == "cooldown"
        table.clock.advance(COOLDOWN)
        done(await table.make(1, "slap"))


@pytest.mark.parametrize("move", ["catch 0", " catch  0"])
async def test_a_lost_race_is_no_wrong_catch(open_table: OpenTable, move: str) -> None:
    """A catch that loses a race is refused without a cooldown."""
    # Regression: with extra spaces, the lost catch started a cooldown.
    async with open_table(CHEAP, FORGETFUL) as table:
        await play(table, "0 play r5")
        await play(table, "1 catch 0")
        table.clock.advance(RACE / 2)
        assert refused_for_free(await table.make(2, move)).code == "wrong-catch"
        assert not table.actor.room.cooldowns.left(2, table.actor.clock.now())


async def test_a_late_catch_is_wrong(open_table: OpenTable) -> None:
    """A catch half a second after another one is wrong, and starts a cooldown."""
    async with open_table(CHEAP, FORGETFUL) as table:
        await play(table, "0 play r5")
        await play(table, "1 catch 0")
        table.clock.advance(RACE + 0.1)
        assert refused_for_free(await table.make(2, "catch 0")).code == "wrong-catch"
        assert refused_for_free(await table.make(2, "catch 0")).code == "cooldown"


async def test_repeated_catches_cost_cards(open_table: OpenTable) -> None:
    """Where wrong catches cost cards, each attempt is paid, and there is no cooldown."""
    async with open_table(DEAR, FORGETFUL) as table:
        for times in range(1, 4):
            await play(table, "2 catch 1")
            assert table.sizes[2] == 4 + 3 * times
        assert not table.actor.room.cooldowns.left(2, table.actor.clock.now())


async def test_repeated_free_catches_are_ignored(open_table: OpenTable) -> None:
    """A program tries to catch nine times a second. Only one attempt in three seconds counts, so it misses
    its chance."""
    async with open_table(CHEAP, FORGETFUL) as table:
        codes = []
        for number in range(55):
            if number == 35:
                await play(table, "0 play r5")
            if number == 45:
                await play(table, "0 uno")
            codes.append(refused_for_free(await table.make(2, "catch 0")).code)
            table.clock.advance(0.11)
        assert [number for number, code in enumerate(codes) if code != "cooldown"] == [0, 28]
        assert "caught" not in table.events(0)


async def test_reconnecting_does_not_end_the_cooldown(open_table: OpenTable) -> None:
    """A new connection does not end the cooldown."""
    async with open_table(CHEAP, FORGETFUL) as table:
        refused_for_free(await table.make(2, "catch 1"))
        table.actor.exit(table.connection(2))
        async with table.second_client(2) as again:
            assert refused_for_free(await again.move("catch 1")).code == "cooldown"


# Silence and chat

QUIET = ["r0 b8 b9", "r1 b2", "g1 g2"]


def said(table: ClockedTable, seat: int) -> list[tuple[int, str]]:
    """The chat messages that a seat was sent."""
    return [(told.seat, told.text) for told in table.messages[seat] if isinstance(told, m.Said)]


async def say(table: ClockedTable, seat: int, words: str) -> object:
    """Send a chat message."""
    return done(await table.client(seat).command(m.Say(table.client(seat).new_id(), words)))


async def test_chat_without_silence_costs_nothing(open_table: OpenTable) -> None:
    """A chat message is sent to everyone and changes nothing in the game."""
    async with open_table(SILENT, QUIET) as table:
        await say(table, 1, "hello")
        await table.exchange(2)
        assert said(table, 2) == [(1, "hello")]
        assert table.moves == []
        assert table.sizes == (3, 2, 2)


async def test_chat_under_silence_is_speech(open_table: OpenTable) -> None:
    """A chat message under silence is delivered, costs three cards and ends the silence. The next one is
    free."""
    async with open_table(SILENT, QUIET) as table:
        await play(table, "0 play r0")
        told = len(table.events(0))
        await say(table, 1, "oh no")
        for seat in range(3):
            await table.sync(seat)
            assert table.events(seat)[told:] == ["spoke", "silence-ended", "penalty", "drew", "drew", "drew"]
        assert said(table, 0) == [(1, "oh no")]
        assert table.moves == ["0 play r0", "1 speak"]
        assert table.sizes == (2, 5, 2)
        await say(table, 1, "sorry")
        assert table.sizes == (2, 5, 2)


async def test_an_empty_message_is_no_speech(open_table: OpenTable) -> None:
    """A message of spaces is refused, and costs nothing under silence."""
    async with open_table(SILENT, QUIET) as table:
        await play(table, "0 play r0")
        answer = await table.client(1).command(m.Say("empty", " \t\u200b "))
        assert refused_for_free(answer).code == "no-words"
        assert table.moves == ["0 play r0"]


async def test_reacting_is_not_speaking(open_table: OpenTable) -> None:
    """Calls and catches do not break the silence."""
    async with open_table(SILENT, QUIET) as table:
        await play(table, "0 play r0")
        await play(table, "1 play r1")
        await play(table, "0 catch 1")
        assert table.game.view(None).silence


async def test_watchers_cannot_chat(open_table: OpenTable) -> None:
    """Watchers cannot tell players what they do not see."""
    async with open_table(SILENT, QUIET) as table:
        async with table.server.client(table.actor.room.code) as watcher:
            assert refused(await watcher.command(m.Say("aloud", "seat 2 has no red"))).code == "no-seat"
        await table.exchange(0)
        assert said(table, 0) == []


async def test_speech_can_end_a_game(open_table: OpenTable) -> None:
    """The cards for speaking are the last ones of the pile, and nobody can move. That ends the match, reveals
    its secret, and the next game has another one."""
    # Regression: the next game had the same secret, which is public by then.
    async with open_table(SILENT, ["r0 b8 b9", "w b1 b2", "y4 y5"], rest=False) as table:
        await play(table, "0 play r0")
        await play(table, "1 play w:g")
        secret = table.actor.room.secret
        await say(table, 2, "oops")
        assert table.game.over
        assert not table.actor.room.playing
        assert table.actor.room.secret != secret
