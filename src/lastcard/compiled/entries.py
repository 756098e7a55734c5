"""The few functions of the compiled engine that Python calls, with the loops inside.

They take arrays of records: S states, R one rule set, C one company, T one tally. What is done is done
for the states from `first` to `end`, so that threads can share an array. `out` is room for a list of
moves. Importing this module compiles nothing; build.py does, or takes it from the cache.
"""

import numba

from lastcard.compiled.loader import compiled_module
from lastcard.compiled.records import COMPANY_RECORD, RULES, STATE, TALLY_RECORD
from lastcard.engine.moves import MOVES

broken = compiled_module("engine.invariants").broken
legal_moves = compiled_module("engine.legal").legal_moves
refusal = compiled_module("engine.legal").refusal
apply = compiled_module("engine.step").apply
decider = compiled_module("engine.turns").decider
deal_game = compiled_module("autoplay.rounds").deal_game
play_rounds = compiled_module("autoplay.rounds").play_rounds

_STATES, _RULES, _COMPANY, _TALLY = (
    numba.from_dtype(record)[::1] for record in (STATE, RULES, COMPANY_RECORD, TALLY_RECORD)
)
_NUMBER = numba.int64
_NUMBERS = numba.int64[::1]
_TABLE = numba.uint8[:, ::1]
_ACTS = numba.int64[:, ::1]


@numba.njit(nogil=True, error_model="numpy")
def deal_games(S, R, first, end, players, seed, numbers):
    """A fresh match, the game of a seed with the number given; a state with a number below 0 stays."""
    for i in range(first, end):
        if numbers[i] >= 0:
            deal_game(S[i], R[0], players, seed, numbers[i])


@numba.njit(nogil=True, error_model="numpy")
def legal_games(S, R, out, first, end, seats, table):
    """Mark what a seat can do; a seat of -1 asks for the one that the game waits for, and is told."""
    for i in range(first, end):
        if seats[i] < 0:
            seats[i] = decider(S[i])
        for move in range(MOVES):
            table[i, move] = 0
        for place in range(legal_moves(S[i], R[0], seats[i], out)):
            table[i, out[place]] = 1


@numba.njit(nogil=True, error_model="numpy")
def step_games(S, R, first, end, acts):
    """A move in every state: a row has a seat, a move, and room for what `apply` returns.
    A seat of -1 as in legal_games."""
    for i in range(first, end):
        if acts[i, 0] < 0:
            acts[i, 0] = decider(S[i])
        acts[i, 2] = apply(S[i], R[0], acts[i, 0], acts[i, 1])


@numba.njit(nogil=True, error_model="numpy")
def refusals(S, R, place, seat, codes):
    """Why a seat cannot make a move, for every move."""
    for move in range(MOVES):
        codes[move] = refusal(S[place], R[0], seat, move)


@numba.njit(nogil=True, error_model="numpy")
def check_games(S, R, out, first, end, flags):
    """The broken invariants of every state."""
    for i in range(first, end):
        flags[i] = broken(S[i], R[0], out)


@numba.njit(nogil=True, error_model="numpy")
def play_games(S, R, C, T, out, first, end, rounds, players, seed):
    """Every state plays itself on, for so many rounds at most. With players given, these are the games of
    a seed from number `first` to `end`, dealt and played one after the other in one state."""
    for i in range(first, end):
        place = i
        if players > 0:
            place = 0
            deal_game(S[0], R[0], players, seed, i)
        play_rounds(S[place], R[0], C[0], T[0], out, rounds)


@numba.njit(nogil=True, error_model="numpy")
def copy_games(S, source, first, end):
    """One state into many others."""
    for i in range(first, end):
        S[i] = S[source]


SIGNATURES = {
    deal_games: (_STATES, _RULES, *[_NUMBER] * 4, _NUMBERS),
    legal_games: (_STATES, _RULES, _NUMBERS, _NUMBER, _NUMBER, _NUMBERS, _TABLE),
    step_games: (_STATES, _RULES, _NUMBER, _NUMBER, _ACTS),
    refusals: (_STATES, _RULES, _NUMBER, _NUMBER, _NUMBERS),
    check_games: (_STATES, _RULES, _NUMBERS, _NUMBER, _NUMBER, _NUMBERS),
    play_games: (_STATES, _RULES, _COMPANY, _TALLY, _NUMBERS, *[_NUMBER] * 5),
    copy_games: (_STATES, _NUMBER, _NUMBER, _NUMBER),
}
