"""What everybody may see of hands: E05, E14 and E38 say more about it than scenarios can show."""

from lastcard import Game
from lastcard.notation.scenario import parse_scenario


def game_of(position: dict[str, object], options: dict[str, object]) -> Game:
    """A game that continues from a position."""
    scenario = parse_scenario({"options": options, "position": {"script": "", **position}})
    return Game.from_state(scenario.rules, scenario.state.copy())


def test_what_is_drawn_into_an_open_hand_is_seen() -> None:
    """Everybody sees a card that comes into an open hand, and nobody one that comes into another (E14)."""
    position = {"hands": ["b1 b2", "g1 g2 g3", "y1 y2 y3"], "discard": "r3", "draw": "y5 y6"}
    game = game_of(position, {"open_hands": 2})
    for seat, seen in ((0, "y5"), (1, None)):
        drew = [event for event in game.play(seat, "draw") if event.kind == "drew"]
        assert [event.seen_by(2).card for event in drew] == [seen]


def test_shuffled_hands_are_secret() -> None:
    """Everybody sees only their own cards when hands are shuffled (E38)."""
    position = {"hands": ["wm b1 b2", "g1 g2 g3", "y1 y2 y3"], "discard": "r3"}
    dealt = [e for e in game_of(position, {"deck": "shuffle-112"}).play(0, "play wm:g") if e.kind == "dealt"]
    assert len(dealt) == 8
    for event in dealt:
        assert event.card
        assert event.seen_by(None).card is None
        assert [event.seen_by(seat).card for seat in range(3)].count(None) == 2


def test_the_cards_of_a_knocked_out_hand_are_not_shown() -> None:
    """Nobody sees the hand of a player who was knocked out, nor later under the discards (E05)."""
    position = {"hands": ["b1 b2 b3 b4", "g1 g2 g3", "y1 y2 y3"], "discard": "r3 r4", "draw": "y5 y6"}
    game = game_of(position, {"hand_size": 3, "mercy": 5})
    events = [event.seen_by(None) for event in game.play(0, "draw")]
    assert "knocked-out" in {event.kind for event in events}
    assert {event.card for event in events} == {None}
    view = game.view(1)
    assert view.buried == 5
    assert view.discard == ("r3",)
