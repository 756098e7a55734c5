"""One game on both engines at once."""

from typing import Any

import numpy as np

from lastcard import compiled
from lastcard.autoplay.rounds import deal_game
from lastcard.compiled.records import STATE, fetch, rules_record, signed, store
from lastcard.engine.legal import legal_moves, refusal
from lastcard.engine.moves import MOVES
from lastcard.engine.state import State
from lastcard.engine.step import apply
from lastcard.rules import Rules

OUT = [0] * MOVES


def numbers_of(s: State) -> dict[str, Any]:
    """Everything in a state, except the unused space beyond the end of a pile."""
    content = {name: getattr(s, name) for name in State.FIELDS}
    content["pile"] = s.pile[: s.pile_size]
    content["discard"] = s.discard[: s.discard_size]
    return content


class Twins:
    """The same match, interpreted in `s` and compiled in `states`."""

    def __init__(self, rules: Rules, players: int, seed: int, number: int = 0) -> None:
        self.rules = rules
        self.s = State()
        self.states = np.zeros(1, STATE)
        self.r = rules_record(rules.numbers)
        self.entries = compiled.load()
        self.numbers, self.codes = np.array([number]), np.zeros(MOVES, np.int64)
        self.seats = np.zeros(1, np.int64)
        self.marks, self.out = np.zeros((1, MOVES), np.uint8), np.zeros(MOVES, np.int64)
        deal_game(self.s, rules.numbers, players, seed, number)
        self.entries.deal_games(self.states, self.r, 0, 1, players, signed(seed), self.numbers)
        self.check_state()

    def apply(self, seat: int, move: int) -> int:
        """Make a move on both engines, and check that results and states are the same."""
        code = apply(self.s, self.rules.numbers, seat, move)
        acts = np.array([[seat, move, 0]])
        self.entries.step_games(self.states, self.r, 0, 1, acts)
        assert acts[0, 2] == code, (self.rules, seat, move)
        self.check_state()
        return code

    def check_state(self) -> None:
        """Check that both engines are in the same state."""
        ours, theirs = numbers_of(self.s), numbers_of(fetch(self.states, 0, State()))
        assert ours == theirs, (
            self.rules,
            {name: (ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]},
        )

    def check_moves(self) -> None:
        """Check that every seat has the same moves on both engines."""
        for seat in range(self.s.players):
            n = legal_moves(self.s, self.rules.numbers, seat, OUT)
            self.seats[0] = seat
            self.entries.legal_games(self.states, self.r, self.out, 0, 1, self.seats, self.marks)
            assert sorted(OUT[:n]) == np.flatnonzero(self.marks[0]).tolist(), (self.rules, seat)

    def check_refusals(self, seat: int) -> None:
        """Check that both engines accept every move of a seat, or refuse it for the same reason."""
        self.entries.refusals(self.states, self.r, 0, seat, self.codes)
        ours = [refusal(self.s, self.rules.numbers, seat, move) for move in range(MOVES)]
        assert ours == self.codes.tolist(), (self.rules, seat)

    def check_invariants(self) -> None:
        """Check that the compiled engine finds no broken invariant."""
        self.entries.check_games(self.states, self.r, self.out, 0, 1, self.codes)
        assert self.codes[0] == 0, (self.rules, self.codes[0])

    def put(self, s: State) -> None:
        """Continue from a position of the interpreted engine."""
        self.s = s
        store(s, self.states)
