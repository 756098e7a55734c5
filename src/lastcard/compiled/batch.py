"""Thousands of games as one array.

    batch = Batch(load_rules("guide"), players=4, games=4096, seed=7)
    seats, marks = batch.legal()   the seats whose decision it is, and a mark for each of their legal moves
    codes = batch.step(moves)      a move in every game; 0, or the code of the refusal
    batch.over()                   which rounds are over
    batch.reset(batch.over())      deal these games again
    batch.play(company)            play all games to the end of the round, and count what happens

    play_matches(rules, company, players=4, seed=7, first=0, end=4096)   only count, which is faster

Threads share the array. The same seed gives the same games, whatever the number of threads.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from lastcard import compiled
from lastcard.autoplay.company import Company
from lastcard.autoplay.tally import MOST_ROUNDS, Tally
from lastcard.compiled.records import (
    COMPANY_RECORD,
    STATE,
    TALLY_RECORD,
    Array,
    fetch,
    rules_record,
    signed,
    store,
)
from lastcard.engine.moves import MOVES
from lastcard.engine.phases import ROUND_OVER
from lastcard.engine.state import State
from lastcard.engine.step import MISPLAYED, refusal_of
from lastcard.rules import Rules

THE_ONE_ASKED = -1


def _room() -> Array:
    """A buffer for a list of moves. Every thread needs its own."""
    return np.zeros(MOVES, np.int64)


def play_matches(
    rules: Rules, company: Company, players: int, seed: int, first: int, end: int, rounds: int = MOST_ROUNDS
) -> Tally:
    """Play the matches of a seed from number `first` up to `end`, and count what happened.

    This is for counting only: the matches share one state, which stays in the processor's cache, so that
    they take up to a fifth less time than in a `Batch`. Threads can play parts of one seed at once.
    """
    state = np.zeros(1, STATE)
    return _play(state, rules_record(rules.numbers), company, first, end, rounds, players, signed(seed))


def _play(
    states: Array,
    rules: Array,
    company: Company,
    first: int,
    end: int,
    rounds: int,
    players: int = 0,
    seed: int = 0,
) -> Tally:
    """Continue given states or, if `players` is given, play matches of a seed (see entries.py)."""
    seats, counts = np.zeros(1, COMPANY_RECORD), np.zeros(1, TALLY_RECORD)
    store(company, seats)
    play = compiled.load().play_games
    play(states, rules, seats, counts, _room(), first, end, rounds, players, seed)
    return fetch(counts, 0, Tally())


class Batch:
    """Many matches by one rule set, side by side. `states` is the array of their states."""

    def __init__(self, rules: Rules, players: int, games: int, seed: int = 0, threads: int = 1) -> None:
        rules.check_seats(players)
        if games < 1 or threads < 1:
            raise ValueError(f"a batch needs games and threads, not {games} and {threads}")
        self.rules = rules
        self.players = players
        self.games = games
        self.seed = seed
        self.threads = threads
        self.states: Array = np.zeros(games, STATE)
        self._entries = compiled.load()
        self._pool = ThreadPoolExecutor(threads)  # starts threads only when there is work
        self._rules = rules_record(rules.numbers)
        self._numbers = np.arange(games, dtype=np.int64) - games
        self._acts = np.zeros((games, 3), np.int64)  # for single steps
        self.reset()

    def reset(self, which: Array | None = None) -> None:
        """Deal all games again, or only the marked ones. Each has its own sequence of deals from the seed."""
        chosen = np.ones(self.games, bool) if which is None else np.asarray(which, bool)
        self._numbers[chosen] += self.games
        numbers, seed = np.where(chosen, self._numbers, -1), signed(self.seed)
        deal = self._entries.deal_games
        self._share(lambda a, b: deal(self.states, self._rules, a, b, self.players, seed, numbers))

    def over(self) -> Array:
        """A mark for every game whose round is over."""
        return self.states["phase"] >= ROUND_OVER

    def legal(self, seats: Array | None = None) -> tuple[Array, Array]:
        """The seats, by default those that the games wait for, and marks for the legal moves of each."""
        asked = self._checked_seats(seats)
        marks = np.zeros((self.games, MOVES), np.uint8)
        look = self._entries.legal_games
        self._share(lambda a, b: look(self.states, self._rules, _room(), a, b, asked, marks))
        return asked, marks.view(bool)

    def step(self, moves: Array, seats: Array | None = None) -> Array:
        """Make a move in every game, by default for the seats that the games wait for. Returns 0 or the
        code of the refusal for each. A refused move changes nothing, except that a misplay is paid for."""
        asked = self._checked_seats(seats)
        wanted = np.array(moves, np.int64)
        if wanted.shape != (self.games,) or wanted.min() < 0 or wanted.max() >= MOVES:
            raise ValueError(f"moves must be {self.games} numbers from 0 to {MOVES - 1}")
        acts = np.column_stack((asked, wanted, np.zeros(self.games, np.int64)))
        step = self._entries.step_games
        self._share(lambda a, b: step(self.states, self._rules, a, b, acts))
        return acts[:, 2] & ~MISPLAYED

    def step_one(self, game: int, move: int, seat: int = THE_ONE_ASKED) -> int:
        """Make a move in one game. Returns 0, or the code of the refusal."""
        if not (0 <= game < self.games and 0 <= move < MOVES and -1 <= seat < self.players):
            raise ValueError(f"no such game, move or seat: {game}, {move}, {seat}")
        acts = self._acts
        acts[game, 0] = seat
        acts[game, 1] = move
        self._entries.step_games(self.states, self._rules, game, game + 1, acts)
        return refusal_of(acts.item(game, 2))

    def play(self, company: Company, rounds: int = 1) -> Tally:
        """Let all games play themselves for up to this many rounds, and count what happens."""

        def part(first: int, end: int) -> Tally:
            return _play(self.states, self._rules, company, first, end, rounds)

        return sum(self._share(part), Tally())

    def problems(self) -> Array:
        """The broken invariants of every game, one bit for each. See engine/invariants.py."""
        flags = np.zeros(self.games, np.int64)
        check = self._entries.check_games
        self._share(lambda a, b: check(self.states, self._rules, _room(), a, b, flags))
        return flags

    def get(self, game: int) -> State:
        """The state of one game, for the interpreted engine."""
        return fetch(self.states, game, State())

    def put(self, game: int, state: State) -> None:
        """Set one game to a position of the interpreted engine."""
        store(state, self.states, game)

    def spread(self, game: int) -> None:
        """Copy one game into all others."""
        self._entries.copy_games(self.states, game, 0, self.games)

    def _checked_seats(self, seats: Array | None) -> Array:
        if seats is None:
            return np.full(self.games, THE_ONE_ASKED, np.int64)
        asked = np.array(seats, np.int64)
        if asked.shape != (self.games,) or asked.min() < THE_ONE_ASKED or asked.max() >= self.players:
            raise ValueError(f"seats must be {self.games} numbers below {self.players}")
        return asked

    def _share(self, work: Callable[[int, int], Tally | None]) -> list[Tally]:
        """Split the games among the threads."""
        if self.threads == 1:
            results = [work(0, self.games)]
        else:
            ends = [self.games * part // self.threads for part in range(self.threads + 1)]
            results = list(self._pool.map(work, ends[:-1], ends[1:]))
        return [result for result in results if result is not None]
