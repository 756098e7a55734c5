"""Answers and reactions: what a seat must do, and what it can do for free."""

from collections import Counter

import pytest

from lastcard.engine.phases import MATCH_OVER, ROUND_OVER, SLAP
from lastcard.engine.state import State
from lastcard.engine.turns import decider
from lastcard.game import Game
from lastcard.notation.moves import Move
from lastcard.rules import PRESETS, Rules, load_rules
from tests.bots.positions import COSTLY, game_at, states, texts, view_in

RULE_SETS = [
    *((preset, {}) for preset in PRESETS),
    ("guide", {"challenge_by": "anyone", "table_talk_penalty": 2, "jump_in": "all"}),
    ("advanced", {"swap_number": 3, "swap_defence": True, "sixty_nine": True, "misplay_penalty": 2}),
]


def waited_for(s: State) -> set[int]:
    """The seats that the game waits for: in a slap those who have not slapped, after a round all."""
    if s.phase == MATCH_OVER:
        return set()
    if s.phase == ROUND_OVER:
        return set(range(s.players))
    if s.phase == SLAP:
        return {seat for seat in range(s.players) if not s.slapped >> seat & 1}
    return {decider(s)}


def costs(s: State, rules: Rules, seat: int, move: Move) -> bool:
    """Whether a legal move, made in a copy of the position, costs its seat a penalty."""
    events = Game.from_state(rules, s.copy()).play(seat, move)
    return any(event.seat == seat and event.kind in {"penalty", *COSTLY} for event in events)


@pytest.mark.parametrize(("preset", "options"), RULE_SETS)
def test_the_right_seats_have_answers(preset: str, options: dict[str, object]) -> None:
    """A seat has answers exactly if the game waits for it, and every answer is accepted."""
    rules = load_rules(preset, options)
    for s in states(rules, 4, 1, 60):
        found = {seat: view_in(s, rules, seat).answers for seat in range(4)}
        assert {seat for seat, moves in found.items() if moves} == waited_for(s)
        for seat, moves in found.items():
            game = Game.from_state(rules, s.copy())
            assert all(game.refused(seat, move) is None for move in moves)


@pytest.mark.parametrize(("preset", "options"), RULE_SETS)
def test_reactions_cost_nothing(preset: str, options: dict[str, object]) -> None:
    """Every reaction is legal and free of penalties. Only a challenge may be lost."""
    rules = load_rules(preset, options)
    seen: Counter[str] = Counter()
    for s in states(rules, 4, 2, 110):
        for seat in range(4):
            for move in view_in(s, rules, seat).reactions:
                seen[move.kind] += 1
                assert not move.price
                assert not costs(s, rules, seat, move) or move.kind == "challenge", (seat, move)
    assert seen["uno"]
    assert bool(seen["catch"]) == (rules["uno_penalty"] != 0)
    assert bool(seen["jump"]) == (rules["jump_in"] != "off")
    assert bool(seen["slap"]) == (rules["slap_number"] != "none")
    assert bool(seen["challenge"]) == (rules["challenge_by"] == "anyone")
    assert bool(seen["agree"]) == (rules["table_talk_penalty"] != 0)


def test_mistakes_are_not_reactions() -> None:
    """A wrong call, a wrong catch and talking during a silence are legal, but have a price."""
    rules = load_rules("party")
    game = game_at("r5 b8 b9", rules)
    game.play(0, "play r5")
    view = game.view(0)
    assert set(texts(move for move in view.moves if move.price)) >= {"uno", "catch 1", "slap", "speak"}
    assert view.reactions == view.answers == ()


def test_uno_is_due() -> None:
    """Uno is due while a player holds one card and has not called. It is never due for a watcher."""
    game = game_at("r1 g8", load_rules("basic-plus"))
    assert not game.view(0).uno_is_due
    game.play(0, "play r1")
    assert game.view(0).uno_is_due
    assert not game.view(1).uno_is_due
    assert not game.view(None).uno_is_due
    game.play(0, "uno")
    assert not game.view(0).uno_is_due


def test_a_challenge_is_an_answer_for_the_target_and_a_reaction_for_others() -> None:
    """The game asks the player who has to take the cards. Others may challenge without being asked."""
    rules = load_rules("guide", {"challenge_by": "anyone"})
    game = game_at("b1 b2", rules, "r3 w+4:b", pending=4, bluff=True)
    assert texts(game.view(0).answers) == ["take", "challenge"]
    assert texts(game.view(0).reactions) == []
    assert texts(game.view(1).answers) == []
    assert texts(game.view(1).reactions) == ["challenge"]
    assert texts(game.view(3).reactions) == []
