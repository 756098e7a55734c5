"""A table of bots without a clock. After every move all seats may react, in random order, but for those that
are out; then the seat that the game waits for decides."""

import random
from collections.abc import Iterator, Sequence

from lastcard.bots.bot import Bot
from lastcard.game import Game
from lastcard.notation.moves import Move
from lastcard.views.events import Event


def play_match(game: Game, bots: Sequence[Bot], seed: int = 0) -> Iterator[list[Event]]:
    """Play until the match is over, and yield the events of each move."""
    order = random.Random(seed)
    while not game.over:
        seat, move = _next_move(game, bots, order)
        yield game.play(seat, move)


def _next_move(game: Game, bots: Sequence[Bot], order: random.Random) -> tuple[int, Move]:
    seats = list(range(len(bots)))
    if game.outcome is None:
        order.shuffle(seats)
        for seat in seats:
            view = game.view(seat)
            reaction = None if seat in view.out else bots[seat].react(view)
            if reaction is not None:
                return seat, reaction
    seat = game.to_act
    return seat, bots[seat].decide(game.view(seat))
