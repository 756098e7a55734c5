"""E23: playable cards may be left unmarked. Only clients mark cards, so no scenario can show it."""

from lastcard import Game, load_rules
from lastcard.rules.codes import decode, encode


def test_hints_change_nothing_in_the_game() -> None:
    """The same game has the same moves and refusals with and without hints."""
    marked, plain = (Game(load_rules("classic", {"hints": hints}), 3, 5) for hints in (True, False))
    for _ in range(60):
        if marked.outcome:
            break
        seat = marked.to_act
        assert marked.moves(seat) == plain.moves(seat)
        for other in range(3):
            assert marked.why_not(other, "draw") == plain.why_not(other, "draw")
        move = marked.moves(seat)[0].text
        assert marked.play(seat, move) == plain.play(seat, move)
    assert marked.state.hand == plain.state.hand


def test_clients_are_told() -> None:
    """The option is part of the rules that clients get, and of their code."""
    rules = load_rules("classic", {"hints": False})
    assert rules["hints"] is False
    assert decode(encode(rules))["hints"] is False
