"""Positions that one viewer cannot tell apart.

The twin of a position for a viewer has the same cards, but some that this viewer cannot see are elsewhere: in
another hand, or deeper in the pile. This module decides by the fields of the state what a viewer can see. It
does not use the views, so it finds a view that shows too much.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from lastcard.cards.text import COLOUR_LETTERS, FACE_TEXTS
from lastcard.engine.events import DEALT, DREW, SHOWN
from lastcard.engine.phases import DRAWN, MATCH_OVER, ROUND_OVER, TURN
from lastcard.engine.state import NOBODY, State
from lastcard.errors import LastCardError
from lastcard.game import Game
from lastcard.rules import Rules
from lastcard.server.room import RawEvent
from tests.property.checks import note_faces

_WORDS = (
    *("draw", "take", "keep", "challenge", "uno", "slap", "speak", "agree", "disagree", "next"),
    *("timeout", "win"),  # one is the clock's move, the other is no move
)
Attempt = tuple[int, str]  # a seat, and the move that it tries
_HIDDEN = ("hand", "held", "pile", "rng", "guilty", "drawn", "discard", "event_counts", "card_counts")
_OPEN = tuple(name for name in State.FIELDS if name not in _HIDDEN)


# What a viewer sees


def seen_in(s: State, viewer: int | None) -> tuple[object, ...]:
    """Everything in a state that a viewer may know: open cards, the number of hidden cards, the own hand and
    the card just drawn. None is a watcher."""
    own = viewer is not None and (tuple(s.hand[viewer]), s.phase == DRAWN and s.turn == viewer and s.drawn)
    lie_open = tuple(_plain(getattr(s, name)) for name in _OPEN)
    return (lie_open, tuple(s.discard[: s.discard_size]), own)


def shown_to(events: Sequence[RawEvent], viewer: int | None) -> tuple[RawEvent, ...]:
    """The cards that only one viewer was given or shown, in order."""
    return tuple(event for event in events if event[0] in (DEALT, DREW, SHOWN) and event[1] == viewer)


def _plain(value: Any) -> object:
    return tuple(value) if isinstance(value, list) else value


# Positions, attempts and twins


_MOMENTS: dict[str, Callable[[State], bool]] = {
    "any": lambda s: s.phase != MATCH_OVER,
    "challenge": lambda s: s.phase == TURN and s.challengeable != NOBODY,
    "catch": lambda s: s.windows > 0,
    "question": lambda s: s.phase not in (TURN, ROUND_OVER, MATCH_OVER),
    "debt": lambda s: s.pending > 0,
}


def position(rules: Rules, seats: int, rng: random.Random) -> State:
    """A position some way into a match, if possible at a moment of a random kind."""
    wanted = _MOMENTS[rng.choice(tuple(_MOMENTS))]
    game = Game(rules, seats, seed=rng.getrandbits(64))
    steps, most = rng.randrange(60), 300
    while most and (steps > 0 or not wanted(game.state)):
        if game.over:
            return position(rules, seats, rng)
        game.play(game.to_act, rng.choice(game.view(game.to_act).answers))
        steps, most = steps - 1, most - 1
    return game.state


def attempts(rules: Rules, start: State, count: int, rng: random.Random) -> list[Attempt]:
    """Moves that the seats try from a position on: answers, reactions, and nonsense."""
    game = Game.from_state(rules, start.copy())
    tried: list[Attempt] = []
    while len(tried) < count and not game.over:
        tried.append(_attempt(game, rng))
        _play(game, *tried[-1])
    return tried


def _attempt(game: Game, rng: random.Random) -> Attempt:
    kind = rng.random()
    if kind < 0.35:
        return game.to_act, rng.choice(game.view(game.to_act).answers).text
    seat = rng.randrange(game.state.players)
    moves = game.moves(seat)
    if kind < 0.6 and moves:
        return seat, rng.choice(moves).text
    return seat, random_move_text(rng, game.state.players)


def random_move_text(rng: random.Random, seats: int) -> str:
    """A random move, allowed or not, or no move at all."""
    other, card = rng.randrange(seats), rng.choice(FACE_TEXTS)
    card += f":{rng.choice(COLOUR_LETTERS)}" if card.startswith("w") and rng.random() < 0.9 else ""
    with_card = (f"{verb} {card}" for verb in ("play", f"play {card}", "jump", "defend", "join", "dump"))
    with_seat = (f"{verb} {other}" for verb in ("swap", "catch", "accuse"))
    with_none = (f"{verb} none" for verb in ("swap", "defend", "join", "dump"))
    kinds = (with_card, with_seat, with_none, _WORDS, _WORDS, ("dump all", "colour r"))
    return rng.choice(tuple(rng.choice(kinds)))


def _play(game: Game, seat: int, move: str) -> None:
    with suppress(LastCardError):  # it may have been a misplay
        game.play(seat, move)


def twin_of(
    rules: Rules, start: State, tried: Sequence[Attempt], viewer: int | None, rng: random.Random, tries: int
) -> State | None:
    """A position that a viewer cannot tell from another one, even after all attempts. None if the search
    finds none."""
    wanted = list(_seen_on_the_way(rules, start, tried, viewer))
    twin: State | None = None
    for number in range(tries):
        other = (twin or start).copy()
        moved = _bluff(other, viewer) if number == 0 else _move_hidden(other, viewer, rng)
        if moved and _is_seen(wanted, rules, other, tried, viewer):
            twin = other
    return twin


def _is_seen(
    wanted: Sequence[object], rules: Rules, start: State, tried: Sequence[Attempt], viewer: int | None
) -> bool:
    """Whether a viewer sees this from a position on. Stops at the first difference."""
    seen = _seen_on_the_way(rules, start, tried, viewer)
    return all(one == other for one, other in zip(wanted, seen, strict=True))


def _seen_on_the_way(
    rules: Rules, start: State, tried: Sequence[Attempt], viewer: int | None
) -> Iterator[tuple[object, ...]]:
    game = Game.from_state(rules, start.copy())
    yield seen_in(game.state, viewer)
    for seat, move in tried:
        _play(game, seat, move)
        yield seen_in(game.state, viewer), shown_to(game.state.log or (), viewer)


def _bluff(s: State, viewer: int | None) -> bool:
    """If another seat can be challenged, exchange bluff and truth."""
    s.guilty = 1 - s.guilty
    return s.challengeable not in (NOBODY, viewer)


def _move_hidden(s: State, viewer: int | None, rng: random.Random) -> bool:
    """Exchange two hidden cards. Returns whether that was possible."""
    one, other = _hidden_card(s, viewer, rng), _hidden_card(s, viewer, rng)
    face, other_face = _face_at(s, *one), _face_at(s, *other)
    if face == other_face:
        return False
    _put(s, *one, face, other_face)
    _put(s, *other, other_face, face)
    return True


Place = tuple[int, int]  # a seat and a face in its hand, or -1 and an index in the pile


def _hidden_card(s: State, viewer: int | None, rng: random.Random) -> Place:
    hands = [
        (seat, face)
        for seat in range(s.players)
        if seat != viewer
        for face, count in enumerate(s.hand[seat])
        if count
    ]
    pile = [(-1, place) for place in range(s.pile_size)]
    near = pile[-6:] or pile  # these cards are drawn first
    return rng.choice(rng.choice([places for places in (hands, hands, pile, near) if places]))


def _face_at(s: State, seat: int, place: int) -> int:
    return s.pile[place] if seat < 0 else place


def _put(s: State, seat: int, place: int, old: int, new: int) -> None:
    """Put another card in a place, which may be the card just drawn."""
    if s.phase == DRAWN and seat == s.turn and old == s.drawn:
        s.drawn = new
    if seat < 0:
        s.pile[place] = new
        return
    s.hand[seat][old] -= 1
    s.hand[seat][new] += 1
    note_faces(s, seat)
