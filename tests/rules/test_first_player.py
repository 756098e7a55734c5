"""B02: who starts the first round. This is random, so no scenario can show it."""

from collections import Counter

from lastcard import Game, load_rules
from lastcard.cards.faces import SKIP, SYMBOLS, WILD
from lastcard.cards.text import parse_face


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


def rank(card: str | None) -> int:
    """What a card counts when lots are drawn: its number, or less than all numbers."""
    face = parse_face(card or "")
    return face % SYMBOLS if face < WILD and face % SYMBOLS < SKIP else -1


def lots(game: Game) -> list[tuple[int, int]]:
    """The seats that turned over a card to see who starts, each with what it counts, in order."""
    return [(event.seat or 0, rank(event.card)) for event in game.events if event.kind == "drew-lot"]


def highest_begins(drawn: list[tuple[int, int]], seats: list[int]) -> tuple[int, int]:
    """The seat that starts, and in how many turns it was found: those who tie turn over again."""
    turns = 0
    while len(seats) > 1:
        now, drawn = drawn[: len(seats)], drawn[len(seats) :]
        assert [seat for seat, _ in now] == seats
        highest = max(number for _, number in now)
        seats = [seat for seat, number in now if number == highest]
        turns += 1
    assert not drawn
    return seats[0], turns


def test_highest_card_begins() -> None:
    """All turn over a card, and the highest number starts; those who tie turn over again."""
    rules = load_rules("basic-plus", {"first_player": "highest card"})
    firsts: Counter[int] = Counter()
    ties = 0
    for seed in range(400):
        game = Game(rules, 4, seed)
        first, turns = highest_begins(lots(game), [0, 1, 2, 3])
        assert game.state.first == first
        firsts[first] += 1
        ties += turns > 1
    assert set(firsts) == set(range(4))
    assert ties > 20


def test_lots_go_back_into_the_deck() -> None:
    """The cards that were turned over are shuffled in again: nobody is short of them."""
    game = Game(load_rules("basic-plus", {"first_player": "highest card"}), 4, 1)
    assert game.state.cards == 108
    assert not game.problems()


def test_lots_are_for_everyone_to_see() -> None:
    """Everybody sees the cards that were turned over."""
    game = Game(load_rules("basic-plus", {"first_player": "highest card"}), 3, 1)
    seen = [event.seen_by(None) for event in game.events if event.kind == "drew-lot"]
    assert len(seen) >= 3
    assert all(event.card for event in seen)
