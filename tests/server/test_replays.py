"""Replays of finished games: the steps give every seat's views, and the deal can be checked."""

import asyncio
import gzip
import hashlib
import hmac
import itertools
import random
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastcard.errors import InvalidMove
from lastcard.fair import Deal
from lastcard.game import Game, IllegalMove
from lastcard.notation.transcript import Transcript, parse_transcript
from lastcard.replaying import begin
from lastcard.rules import PRESETS, decode, load_rules
from lastcard.server import replays
from lastcard.server.archive import Played
from lastcard.server.replays import Replay, replay_of
from lastcard.views.seat import View
from tests.server.positions import short_game
from tests.server.servers import Running, running

SEATS = ["Ana", "Ben", "Cleo", "Dan"]
SECRET, SEEDS = "11" * 32, ("", "c4a9ce", "", "0")
Json = dict[str, Any]


@cache
def finished(preset: str) -> Transcript:
    """A finished game of four, with right and wrong reactions of all kinds, and with misplays."""
    rules, deal = load_rules(preset, {"target": 100, "misplay_penalty": 2}), Deal(SECRET, SEEDS)
    game, rng = Game(rules, SEATS, deal=deal), random.Random(preset)
    while not game.over:
        seat = game.to_act if rng.random() < 0.7 else rng.randrange(len(SEATS))
        view = game.view(seat)
        sensible = view.answers + view.reactions
        moves = [move.text for move in [move for move in sensible if move.lays] or sensible]
        if rng.random() < 0.03:
            moves = [*(move.text for move in view.moves), *(f"play {card}" for card in view.hand)]
        if moves:
            with suppress(IllegalMove, InvalidMove):
                game.play(seat, rng.choice(moves))
    return Transcript(rules, SEATS, 0, 0, game.steps, game.hash(), deal=deal)


@cache
def replayed(preset: str) -> Json:
    """The replay of such a game, as a browser reads it."""
    return as_json(replay_of(Played("lusab-babad-gutih", 3, finished(preset), 0.0, 0.0, True)))


def as_json(value: object) -> Any:
    """Encode a value and decode it again."""
    return msgspec.json.decode(msgspec.json.encode(value))


def changed(view: Json, change: Json) -> Json:
    """A view after a change, as the protocol describes it."""
    view = view | change
    return view | {"discard": view["discard"] + view.pop("covered", [])}


@pytest.mark.parametrize("preset", PRESETS)
def test_the_steps_give_every_view(preset: str) -> None:
    """The steps give the right view at every point, for every seat and for a watcher."""
    steps = replayed(preset)["steps"]
    game, moves = begin(finished(preset))
    nothing = {"seat": None, "hand": [], "drawn": None, "moves": [], "question": None}
    views: dict[int | None, Json] = dict.fromkeys((None, *range(len(SEATS))), nothing)
    move, events = None, game.events
    for step in steps:
        own: dict[int | None, Json | None] = dict(enumerate(step["own"]))
        views = {seat: changed(view, step["table"] | (own.get(seat) or {})) for seat, view in views.items()}
        assert views == {seat: as_json(view) for seat, view in game.views().items()}
        assert step["events"] == as_json(events)
        assert (step["seat"], step["move"], step["misplay"]) == (move[:3] if move else (None, "", False))
        move, events = next(moves, (None, []))
    assert game.over
    assert len(steps) == len(finished(preset).steps) + 1


def test_the_games_are_varied() -> None:
    """The games include misplays, reshuffles and swapped hands, and show every drawn card."""
    steps = [step for preset in PRESETS for step in replayed(preset)["steps"]]
    events = [event for step in steps for event in step["events"]]
    assert {"reshuffled", "swapped", "caught", "caught-wrongly"} <= {one["kind"] for one in events}
    assert [step for step in steps if step["misplay"]]
    assert all("card" in event for event in events if event["kind"] in ("dealt", "drew"))


@pytest.mark.parametrize("preset", PRESETS)
def test_steps_contain_only_changes(preset: str) -> None:
    """A step contains only what it changes. For an unaffected seat it contains nothing, and the discards are
    not repeated."""
    first, *others = replayed(preset)["steps"]
    assert {*first["table"], *first["own"][0]} == set(View.__struct_fields__)
    assert not first["table"].keys() & first["own"][0].keys()
    assert all(own is None or own for step in others for own in step["own"])
    assert sum(own is None for step in others for own in step["own"]) > len(others)
    repeated = [step for step in others if "discard" in step["table"]]
    causes = [{event["kind"] for event in step["events"]} & {"reshuffled", "dealt"} for step in repeated]
    assert all(causes)


# The deal


def stream(secret: str, seeds: list[str]) -> Callable[[int], int]:
    """Random numbers below a limit, computed from the description of the stream and without our code."""
    blocks = (_block(secret, seeds, number) for number in itertools.count())
    words = (int.from_bytes(block[at : at + 8], "big") for block in blocks for at in (0, 8, 16, 24))
    return lambda n: next(word % n for word in words if word < 2**64 - 2**64 % n)


def _block(secret: str, seeds: list[str], number: int) -> bytes:
    message = "".join(f"{json_connection}\n" for json_connection in ("Last Card deal 1", *seeds)) + str(
        number
    )
    return hmac.digest(bytes.fromhex(secret), message.encode(), "sha256")


def pile_of(cards: list[str], below: Callable[[int], int]) -> list[str]:
    """Shuffle cards into a pile, by the description of a replay."""
    pile: list[str] = []
    for i, card in enumerate(cards):
        j = below(i + 1)
        pile.append(card if j == i else pile[j])
        pile[j] = card
    return pile


@pytest.mark.parametrize("preset", PRESETS)
def test_the_deal_can_be_repeated(preset: str) -> None:
    """With a replay and its description, anyone can deal the same cards."""
    replay = replayed(preset)
    assert replay["commitment"] == hashlib.sha256(bytes.fromhex(replay["secret"])).hexdigest()
    check_deal(replay)


def test_the_highest_card_can_be_repeated() -> None:
    """The cards that decide who begins follow from the same numbers. Some deals turn over again."""
    turned = []
    for seed in range(12):
        deal = Deal(SECRET, (f"{seed:x}", "", "", ""))
        game = Game(load_rules("guide", {"first_player": "highest card"}), SEATS, deal=deal)
        transcript = Transcript(game.rules, SEATS, 0, 0, game.steps, game.hash(), deal=deal)
        replay = as_json(replay_of(Played("lusab-babad-gutih", 1, transcript, 0.0, 0.0, True)))
        assert (replay["lot"], replay["first"]) == (False, "cards")
        turned.append(check_deal(replay))
    assert min(turned) == len(SEATS) < max(turned)


def check_deal(replay: Json) -> int:
    """Deal the first round again, by the description of a replay. Returns the number of cards turned over to
    find the first player."""
    below = stream(replay["secret"], replay["seeds"])
    events = replay["steps"][0]["events"]
    begins = replay["steps"][0]["table"]["first"]
    lots = [(event["seat"], event["card"]) for event in events if event["kind"] == "drew-lot"]
    if replay["first"] == "lot":
        assert below(len(SEATS)) == begins
    elif replay["first"] == "cards":
        assert highest_card(replay["deck"], below) == (begins, lots)
    pile = pile_of(replay["deck"], below)
    dealt = [event for event in events if event["kind"] == "dealt"]
    assert [event["card"] for event in dealt] == [pile.pop() for _ in dealt]
    seats = [event["seat"] for event in dealt]
    assert seats == [seat for seat in range(len(SEATS)) for _ in range(seats.count(0))]
    for event in events:
        if event["kind"] in ("put-back", "opened"):
            assert event["card"] == pile.pop()
        if event["kind"] == "put-back":
            pile = pile_of([event["card"], *pile], below)
    return len(lots)


def highest_card(deck: list[str], below: Callable[[int], int]) -> tuple[int, list[tuple[int, str]]]:
    """Who begins, and the cards that were turned over, by the description of a replay."""
    pile, turned, seats = pile_of(deck, below), [], list(range(len(SEATS)))
    while len(seats) > 1:
        round_of_cards = [(seat, pile.pop()) for seat in seats]
        turned += round_of_cards
        numbers = {seat: int(card[1:]) if card[1:].isdigit() else -1 for seat, card in round_of_cards}
        seats = [seat for seat in seats if numbers[seat] == max(numbers.values())]
    return seats[0], turned


def test_a_deal_can_be_long() -> None:
    """One of the deals puts back two cards in a row."""
    deals = [[event["kind"] for event in replayed(preset)["steps"][0]["events"]] for preset in PRESETS]
    assert [kinds for kinds in deals if kinds.count("put-back") > 1]


def test_the_first_player_is_random_or_not() -> None:
    """Presets with and without a random first player occur."""
    assert {preset: replayed(preset)["lot"] for preset in PRESETS} == {
        preset: load_rules(preset)["first_player"] == "random" for preset in PRESETS
    }
    found = {preset: (replayed(preset)["lot"], replayed(preset)["first"]) for preset in PRESETS}
    assert set(found.values()) == {(True, "lot"), (False, "fixed")}


# Over HTTP


async def test_over_http(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The replay over HTTP is the same for all, is computed once, and is compressed."""
    made: list[int] = []

    def counted(played: Played) -> Replay:
        made.append(played.number)
        return replay_of(played)

    monkeypatch.setattr(replays, "replay_of", counted)

    async with server.http() as http:
        room, _ = await short_game(server)
        path = f"/api/rooms/{room}/games/1"
        transcript = parse_transcript((await http.get(path)).text)
        packed, again, plain = await asyncio.gather(
            http.get(f"{path}/replay", headers={"accept-encoding": "gzip"}),
            http.get(f"/api/rooms/{room.upper()}/games/1/replay"),
            http.get(f"{path}/replay", headers={"accept-encoding": "identity"}),
        )
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < len(gzip.compress(plain.content)) + 50
        assert "content-encoding" not in plain.headers
        assert packed.content == again.content == plain.content
        for answer in (packed, plain):
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["cache-control"] == "no-store"
        replay = msgspec.json.decode(plain.content, type=Replay)
        assert (replay.game, list(replay.seats)) == (1, ["Ana", "Ben"])
        assert transcript.deal == Deal(replay.secret, replay.seeds)
        assert decode(replay.rules) == transcript.rules
        steps = [(step.seat, step.move, step.misplay) for step in replay.steps[1:]]
        assert steps == [step[:3] for step in transcript.steps]
    assert made == [1]


async def test_the_cache_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the latest replays are cached."""
    monkeypatch.setattr(replays, "KEPT", 2)
    made: list[str] = []

    def noted(played: Played) -> Replay:
        made.append(played.room)
        return replay_of(played)

    monkeypatch.setattr(replays, "replay_of", noted)

    async with running(tmp_path) as server:
        rooms = [(await short_game(server))[0] for _ in range(3)]
        for room in (0, 1, 0, 2, 0, 2, 1):
            assert await server.registry.replays.of(rooms[room], 1)
        assert made == [rooms[0], rooms[1], rooms[2], rooms[1]]


async def test_replays_do_not_block_the_server(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a replay is computed, other requests are answered. A second request for it waits for the
    first."""
    begun, go_on = threading.Semaphore(0), threading.Event()

    def slow(played: Played) -> Replay:
        begun.release()
        assert go_on.wait(10)
        return replay_of(played)

    monkeypatch.setattr(replays, "replay_of", slow)

    async with server.http() as http:
        room, _ = await short_game(server)
        path = f"/api/rooms/{room}/games/1/replay"
        waiting = asyncio.gather(http.get(path), http.get(path))
        assert await asyncio.to_thread(begun.acquire, timeout=10)
        for _ in range(3):
            assert (await http.get(f"/api/rooms/{room}")).status_code == 200
        assert not waiting.done()
        go_on.set()
        assert [answer.status_code for answer in await waiting] == [200, 200]
        assert not begun.acquire(blocking=False)
