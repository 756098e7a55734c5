"""Finished games step by step, as every seat saw them, for browsers that replay them."""

import asyncio
import time
from collections import OrderedDict
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from lastcard.cards.text import FACE_TEXTS
from lastcard.engine.values import HIGHEST_CARD, RANDOM
from lastcard.notation.transcript import Step
from lastcard.protocol import ViewChange
from lastcard.replaying import begin
from lastcard.rules import encode
from lastcard.server.archive import Played, games_of
from lastcard.server.frames import own_changes, public_changes
from lastcard.server.http.static import StaticContent
from lastcard.server.store import Row, Store
from lastcard.views.events import Event
from lastcard.views.seat import Views

KEPT = 8  # replays in the cache


First = Literal["lot", "cards", "fixed"]
_FIRST: dict[int, First] = {RANDOM: "lot", HIGHEST_CARD: "cards"}  # how else: the rules name a seat


class ReplayStep(Struct, frozen=True):
    """A step of a game that is over; the first one is the deal, which is nobody's move. `table` is what has
    changed for everyone, `own` for each seat what has changed for that seat alone. The view of a seat is its
    view before with both laid over it; in the first step they are all of it. Who watches has no cards and
    no moves, and sees the `table`."""

    seat: int | None
    move: str
    misplay: Annotated[bool, Meta(description="the move was against the rules, and was paid for")]
    events: Annotated[tuple[Event, ...], Meta(description="what happened, secrets included")]
    table: ViewChange  # type: ignore[valid-type]
    own: tuple[ViewChange | None, ...]  # type: ignore[valid-type]


class Replay(Struct, frozen=True):
    """A game that is over, step by step, with everything that its deal came from. How numbers are made of the
    secret and the seeds is told in `lastcard.fair`; they are used in this order:

    If `first` is "lot" (and `lot` is true), the first number, below the number of seats, is the seat that
    begins. If it is "cards", a pile is made as described below, and every seat, from seat 0 on, turns over a
    card from its top: the `drew-lot` events. The highest number begins; other cards are lower than 0. Seats
    that tie turn over again, from the same pile; when it is empty, a new one is made. If it is "fixed", the
    rules say who begins, without a number.

    Then the pile is made, card by card in the order of the `deck`: for the card at place i, counted from 0, a
    number j below i + 1 is taken; the card comes to place j of the pile, and what lay there to its end. That
    end is the top of the pile. From it seat 0 is dealt its whole hand, card by card, then seat 1, and so on:
    the `dealt` events of the first step, in their order. The next card is turned over: it has `opened` the
    round, or is `put-back` under the pile, which is made again, in the same way, of its own cards from the
    bottom on; then the next one is turned over."""

    game: int
    seats: tuple[str, ...]
    preset: str
    rules: Annotated[str, Meta(description="the code of the rule set")]
    commitment: str
    secret: str
    seeds: tuple[str, ...]
    deck: tuple[str, ...]
    lot: bool
    first: Annotated[First, Meta(description="how the first player was found")]
    steps: tuple[ReplayStep, ...]


class Replays:
    """Makes replays and caches a few of them. A game can be long, so replays are made outside of the event
    loop, one at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[tuple[str, int], StaticContent] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def of(self, room: str, number: int) -> StaticContent | None:
        """The replay of a game as JSON; None if there is no such finished game."""
        async with self._one_at_a_time:
            place = room, number
            if place not in self._kept:
                made = await asyncio.to_thread(_packed, room, number, self._store.entries(room))
                if made is None:
                    return None
                self._kept[place] = made
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(place)
            return self._kept[place]


def _packed(room: str, number: int, rows: list[Row]) -> StaticContent | None:
    for played in games_of(room, rows):
        if played.over and played.number == number:
            return StaticContent(msgspec.json.encode(replay_of(played)), "application/json")
    return None


def replay_of(played: Played) -> Replay:
    """The replay of a finished game."""
    transcript = played.transcript
    rules, deal = transcript.rules, transcript.deal
    assert deal  # every game of a room has one
    return Replay(
        game=played.number,
        seats=tuple(transcript.seats),
        preset=rules.preset,
        rules=encode(rules),
        commitment=deal.commitment,
        secret=deal.secret,
        seeds=deal.seeds,
        deck=tuple(FACE_TEXTS[face] for face in rules.numbers.cards[: rules.numbers.card_count]),
        lot=rules.numbers.first_player == RANDOM,
        first=_FIRST.get(rules.numbers.first_player, "fixed"),
        steps=tuple(_steps(played)),
    )


def _steps(played: Played) -> list[ReplayStep]:
    game, moves = begin(played.transcript)
    now = game.views()
    steps = [_step(None, game.events, None, now)]
    for move, events in moves:
        before, now = now, game.views()
        steps.append(_step(move, events, before, now))
        time.sleep(0)  # let the event loop go first
    return steps


def _step(move: Step | None, events: list[Event], before: Views | None, now: Views) -> ReplayStep:
    own = [own_changes(before, now, seat) for seat in now if seat is not None]
    return ReplayStep(
        seat=move.seat if move else None,
        move=move.move if move else "",
        misplay=move.misplay if move else False,
        events=tuple(events),
        table=ViewChange(**public_changes(before, now)),
        own=tuple(ViewChange(**changed) if changed else None for changed in own),
    )
