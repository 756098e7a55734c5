"""B02: who starts the first round. This is random, so no scenario can show it."""

from collections import Counter

from lastcard import Game, load_rules


def test_random_first_player_is_fair() -> None:
    """With a random first player, every seat starts about equally often over many seeds."""
    begins = Counter(Game(load_rules("basic-plus"), 5, seed).state.first for seed in range(2000))
    assert set(begins) == set(range(5))
    assert all(330 < count < 470 for count in begins.values())


def test_left_of_the_dealer_begins() -> None:
    """With a dealer, the seat on their left starts, whatever the seed."""
    for dealer in range(3):
        firsts = {Game(load_rules("classic"), 3, seed, dealer).state.first for seed in range(20)}
        assert firsts == {(dealer + 1) % 3}
