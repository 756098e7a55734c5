"""Answers and chances: what a seat must do, and what it can do without paying for it."""

from collections import Counter

import pytest

from lastcard.engine.state import MATCH_OVER, ROUND_OVER, SLAP, State
from lastcard.engine.turns import decider
from lastcard.game import Game
from lastcard.rules import PRESETS, Rules, load_rules
from lastcard.views.chances import answers, chances, owes_uno
from tests.bots.positions import COSTLY, game_at, states, view_in

RULE_SETS = [
    *((preset, {}) for preset in PRESETS),
    ("guide", {"challenge_by": "anyone", "table_talk_penalty": 2, "jump_in": "all"}),
    ("advanced", {"swap_number": 3, "swap_defence": True, "sixty_nine": True, "misplay_penalty": 2}),
]


def waited_for(s: State) -> set[int]:
    """The seats that the game waits for: in a slap all who have not, after a round anybody."""
    if s.phase == MATCH_OVER:
        return set()
    if s.phase == ROUND_OVER:
        return set(range(s.players))
    if s.phase == SLAP:
        return {seat for seat in range(s.players) if not s.slapped >> seat & 1}
    return {decider(s)}


def costs(s: State, rules: Rules, seat: int, move: str) -> bool:
    """Whether a move, made in a copy of the position, brings its seat a penalty; it must be legal."""
    events = Game.from_state(rules, s.copy()).play(seat, move)
    return any(event.seat == seat and event.kind in {"penalty", *COSTLY} for event in events)


@pytest.mark.parametrize(("preset", "options"), RULE_SETS)
def test_the_right_seats_have_answers(preset: str, options: dict[str, object]) -> None:
    """A seat has answers exactly if the game waits for it, and every answer is accepted."""
    rules = load_rules(preset, options)
    for s in states(rules, 4, 1, 60):
        found = {seat: answers(view_in(s, rules, seat)) for seat in range(4)}
        assert {seat for seat, moves in found.items() if moves} == waited_for(s)
        for seat, moves in found.items():
            game = Game.from_state(rules, s.copy())
            assert all(game.refused(seat, move) is None for move in moves)


@pytest.mark.parametrize(("preset", "options"), RULE_SETS)
def test_chances_cost_nothing(preset: str, options: dict[str, object]) -> None:
    """Every chance is a legal move without a penalty; only a challenge is a gamble that may be lost."""
    rules = load_rules(preset, options)
    seen: Counter[str] = Counter()
    for s in states(rules, 4, 2, 110):
        for seat in range(4):
            for move in chances(view_in(s, rules, seat)):
                seen[move.split()[0]] += 1
                assert not costs(s, rules, seat, move) or move == "challenge", (seat, move)
    assert seen["uno"]
    assert seen["catch"]
    assert bool(seen["jump"]) == (rules["jump_in"] != "off")
    assert bool(seen["slap"]) == (rules["slap_number"] != "none")
    assert bool(seen["challenge"]) == (rules["challenge_by"] == "anyone")
    assert bool(seen["agree"]) == (rules["table_talk_penalty"] != 0)


def test_wrong_moves_are_no_chances() -> None:
    """A wrong call, a catch without reason and a word under silence are legal, and no chances."""
    rules = load_rules("party")
    game = game_at("r5 b8 b9", rules)
    game.play(0, "play r5")
    view = game.view(0)
    assert {"uno", "catch 1", "slap", "speak"} <= set(view.moves)
    assert chances(view) == answers(view) == ()


def test_owing_uno() -> None:
    """Who holds one card owes a call until it is made; a watcher owes nothing."""
    game = game_at("r1 g8", load_rules("basic-plus"))
    assert not owes_uno(game.view(0))
    game.play(0, "play r1")
    assert owes_uno(game.view(0))
    assert not owes_uno(game.view(1))
    assert not owes_uno(game.view(None))
    game.play(0, "uno")
    assert not owes_uno(game.view(0))


def test_the_victim_answers_with_a_challenge_others_have_a_chance() -> None:
    """Who has to take the cards is asked; who may doubt besides can, but is not."""
    rules = load_rules("guide", {"challenge_by": "anyone"})
    game = game_at("b1 b2", rules, "r3 w+4:b", pending=4, bluff=True)
    assert answers(game.view(0)) == ("take", "challenge")
    assert chances(game.view(0)) == ()
    assert answers(game.view(1)) == ()
    assert chances(game.view(1)) == ("challenge",)
    assert chances(game.view(3)) == ()
