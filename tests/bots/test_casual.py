"""The habits of the casual bot, and of the novice."""

from collections import Counter

import pytest

from lastcard.bots import Casual, make_bot
from lastcard.game import Game
from lastcard.notation.scenario import build_state
from lastcard.rules import Rules, load_rules
from lastcard.views.seat import View
from tests.bots.positions import choices, game_at, reaction, view_at

SWAPS = load_rules("ozby-full")
MUST_SWAP = load_rules("guide-house", {"swap": "required"})


def frequencies(view: View, seeds: int = 300) -> Counter[str]:
    """How often the casual bot makes each decision, over many seeds."""
    return Counter(Casual(seed, 0.0).decide(view).text for seed in range(seeds))


def test_keeps_wilds() -> None:
    """The bot lays a black card only if no coloured card fits."""
    assert choices("casual", view_at("r1 w w+4 b8 b9")) == {"play r1"}
    assert {move[:6] for move in choices("casual", view_at("w b8 b9"))} == {"play w"}


def test_prefers_its_most_held_colour() -> None:
    """Of two cards that fit, the bot prefers its more frequent colour, though not always."""
    assert choices("casual", view_at("r1 g3 g5 g6 g7 g8")) == {"play g3"}
    found = frequencies(view_at("r1 g3 g5 g6"))
    assert found["play g3"] > 2 * found["play r1"] > 0


def test_mostly_declares_its_best_colour() -> None:
    """With a black card, the bot mostly declares the colour it holds most of."""
    found = frequencies(view_at("w g8 g9 b9"))
    assert found["play w:g"] > sum(found.values()) / 3
    assert found.most_common(1)[0][0] == "play w:g"


def test_chooses_the_colour_of_the_opening() -> None:
    """For a black opening card, the bot chooses the colour it holds most of."""
    rules = load_rules("guide")
    hands = ["g8 g9 b9", "b1 b2", "y1 y2"]
    s = build_state(rules, {"hands": hands, "opening": "w", "turn": 0})
    assert choices("casual", Game.from_state(rules, s).view(0)) == {"colour g"}


def test_stops_a_player_who_is_about_to_win() -> None:
    """The bot has no preference for skips, unless the next player has two cards."""
    found = frequencies(view_at("r1 r9 rs g8"))
    assert len(found) == 3
    assert choices("casual", view_at("r1 r9 rs g8", size=2)) == {"play rs"}
    assert len(choices("casual", view_at("r1 r9 rs g8", size=2, direction="counterclockwise"))) == 3


def swap_choice(rules: Rules, hands: list[str], card: str) -> set[str]:
    """The seats that the bot may swap with after laying a swap card."""
    game = game_at("", rules, hands=hands)
    game.play(0, f"play {card}")
    return choices("casual", game.view(0), rules)


def test_swaps_with_the_smallest_hand() -> None:
    """The bot swaps only for a smaller hand, unless it has to swap."""
    hands = ["r7 b8 b9 y9", "b1 b2", "g1", "y1 y2 y4"]
    assert swap_choice(SWAPS, hands, "r7") == {"swap 2"}
    assert swap_choice(MUST_SWAP, hands, "r7") == {"swap 2"}
    small = ["r7 b8", "b1 b2", "g1 g2", "y1 y2 y4"]
    assert swap_choice(SWAPS, small, "r7") == {"swap none"}
    assert swap_choice(MUST_SWAP, small, "r7") == {"swap 1"}
    equal = ["r7 b8 b9", "b1 b2", "g1 g2", "y1 y2 y4"]
    assert swap_choice(SWAPS, equal, "r7") == {"swap none"}


def test_defends_its_hand() -> None:
    """If another player wants its hand, the bot stops the swap if it has the card for it."""
    rules = load_rules("party")
    game = game_at("", rules, hands=["r7 b8 b9", "y7 b1", "g1 g2 g4"])
    game.play(0, "play r7")
    game.play(0, "swap 1")
    assert choices("casual", game.view(1), rules) == {"defend y7"}


def sixty_nine() -> Game:
    """A game where seat 0 has just opened a sixty-nine, which seats 1 and 2 can join."""
    game = game_at("", MUST_SWAP, "r6", hands=["r9 r1 r2 b8", "r6 r4 b2", "r9 g2 g4"])
    game.play(0, "play r9")
    return game


def test_joins_and_sheds_in_a_sixty_nine() -> None:
    """The bot always joins a sixty-nine, and sheds all that it can."""
    game = sixty_nine()
    for seat, move in ((1, "join r6"), (2, "join r9"), (0, "dump all"), (1, "dump all"), (2, "dump all")):
        assert game.to_act == seat
        assert choices("casual", game.view(seat), MUST_SWAP) == {move}
        game.play(seat, move)
    assert game.view(None).sizes == (1, 1, 2)


@pytest.mark.parametrize(
    ("hand", "drawn", "answers"),
    [
        ("g8 b9", "r1", {"play r1"}),
        ("g8 b9", "w", {"keep"}),
        ("g8", "w", {"play w:r", "play w:y", "play w:g", "play w:b"}),
    ],
)
def test_keeps_a_drawn_wild_for_later(hand: str, drawn: str, answers: set[str]) -> None:
    """The bot lays a drawn card, but keeps a black one until it has few cards left."""
    game = game_at(hand, draw=drawn)
    game.play(0, "draw")
    assert choices("casual", game.view(0)) == answers


def test_challenges_large_hands_more_often() -> None:
    """The more cards the player of a wild +4 has left, the more often the bot challenges."""
    shares = []
    for hand in ("y5", "y5 y6 y7 y8 y9 g8"):
        hands = ["b1 b2 b4", "g1 g2", hand]
        found = frequencies(view_at("", discard="r3 w+4:b", hands=hands, pending=4, bluff=True))
        assert set(found) == {"take", "challenge"}
        shares.append(found["challenge"])
    assert shares[0] < shares[1]


def test_jumps_in_but_keeps_black_twins() -> None:
    """The bot jumps in with a coloured twin at once, with a black one only if it has few cards left."""
    rules = load_rules("gemela")
    for hand, top, answer in (
        ("r5 b8 b9", "r5", {"jump r5"}),
        ("w b8 b9", "w:r", {None}),
        ("w b8", "w:r", {f"jump w:{colour}" for colour in "rygb"}),
    ):
        view = view_at("", rules, f"r3 {top}", hands=[hand, "b1 b2 b4", "g1 g2 g4"], turn=1)
        assert {reaction(Casual(seed, 1.0), view) for seed in range(60)} == answer


@pytest.mark.parametrize("level", ["casual", "tips"])
def test_votes_for_the_accused(level: str) -> None:
    """If these bots vote at all, they vote against the accusation."""
    rules = load_rules("classic")
    game = game_at("b1 b2", rules, turn=1)
    game.play(1, "accuse 2")
    found = {bot_reaction(level, rules, seed, game.view(0)) for seed in range(30)}
    assert found <= {"disagree", None}
    assert "disagree" in found


def bot_reaction(level: str, rules: Rules, seed: int, view: View) -> str | None:
    """The reaction of a bot of a level."""
    return reaction(make_bot(level, rules, seed), view)


def test_a_novice_does_anything() -> None:
    """A novice lays any card that fits, sometimes keeps a drawn one, and votes either way."""
    assert len(choices("novice", view_at("r1 w b8 b9"))) == 5
    game = game_at("g8 b9", draw="r1")
    game.play(0, "draw")
    assert choices("novice", game.view(0)) == {"play r1", "keep"}
    classic = load_rules("classic")
    vote = game_at("b1 b2", classic, turn=1)
    vote.play(1, "accuse 2")
    found = {bot_reaction("novice", classic, seed, vote.view(0)) for seed in range(60)}
    assert found == {"agree", "disagree", None}
