"""Grace seconds (G28): a catch that comes too soon waits, and is neither wrong nor lost. Also the clock that
ends the time to catch (D04)."""

from collections.abc import Mapping

import pytest

from lastcard.game import IllegalMove
from lastcard.rules import Rules, load_rules
from tests.table.tables import Kept, all_alert, table_at

HANDS = ["r5 g8", "r1 b2 b4", "r2 g2 g4", "r4 y2 y4"]
PENALTY = 6  # gemela
GRACE = 1.5


def gemela(options: Mapping[str, object] | None = None) -> Rules:
    """Rules under which wrong catches cost cards, to see that a waiting catch never does."""
    return load_rules("gemela", {"false_catch_penalty": 3, **(options or {})})


def forgot(rules: Rules, letters: str = "----", hands: list[str] | None = None) -> Kept:
    """A table where seat 0, at ten seconds, laid its second-to-last card and did not say Uno."""
    kept = table_at(rules, hands or HANDS, letters)
    kept.submit(0, "play r5", 10.0)
    return kept


def test_a_catch_within_the_grace_seconds_waits() -> None:
    """Nothing happens until the grace seconds are over. Then the catch counts."""
    kept = forgot(gemela())
    sizes = kept.sizes()
    kept.submit(2, "catch 0", 10.5)
    assert [(plan.seat, plan.move.text) for plan in kept.table.waiting] == [(2, "catch 0")]
    assert kept.sizes() == sizes
    assert kept.table.due() == 10.0 + GRACE
    assert not kept.table.step(11.4)
    assert kept.table.step(11.5)
    assert kept.sizes() == (1 + PENALTY, *sizes[1:])
    assert kept.moves[1:] == ["2 catch 0"]
    assert kept.table.due() is None


def test_a_call_meanwhile_makes_it_void() -> None:
    """If the player says Uno in time, nobody is caught, and the catcher does not pay."""
    kept = forgot(gemela())
    sizes = kept.sizes()
    kept.submit(2, "catch 0", 10.5)
    kept.submit(0, "uno", 11.4)
    assert kept.table.waiting == []
    kept.run(100.0)
    assert kept.sizes() == sizes
    assert kept.moves[1:] == ["0 uno"]


def test_a_catch_after_the_grace_seconds_counts_at_once() -> None:
    """After the grace seconds a catch does not wait."""
    for now in (10.0 + GRACE, 20.0):
        kept = forgot(gemela())
        kept.submit(2, "catch 0", now)
        assert kept.table.waiting == []
        assert kept.sizes()[0] == 1 + PENALTY


def test_without_grace_seconds_a_catch_counts_at_once() -> None:
    """Without grace seconds a catch never waits."""
    kept = forgot(gemela({"grace_seconds": 0}))
    kept.submit(2, "catch 0", 10.0)
    assert kept.sizes()[0] == 1 + PENALTY


def test_of_two_catchers_one_counts() -> None:
    """The first catch counts. The second catcher does not pay, and nobody is caught twice."""
    kept = forgot(gemela())
    kept.submit(3, "catch 0", 10.2)
    kept.submit(2, "catch 0", 10.4)
    kept.submit(3, "catch 0", 10.6)
    kept.run(100.0)
    assert kept.moves[1:] == ["3 catch 0"]
    assert kept.kinds().count("caught") == 1
    assert "caught-wrongly" not in kept.kinds()


def test_a_catch_when_another_one_is_just_due() -> None:
    """If a second catch comes just when the first is due, one of the two counts, and nobody pays."""
    kept = forgot(gemela())
    kept.submit(2, "catch 0", 10.5)
    kept.submit(3, "catch 0", 11.6)
    kept.run(100.0)
    assert kept.kinds().count("caught") == 1
    assert "caught-wrongly" not in kept.kinds()


def test_a_wrong_catch_does_not_wait() -> None:
    """Catching a player who owes nothing costs cards at once, with or without grace seconds."""
    kept = forgot(gemela())
    kept.submit(2, "catch 1", 10.5)
    assert kept.kinds(2).count("caught-wrongly") == 1


def test_players_cannot_catch_themselves() -> None:
    """Catching yourself is refused at once, even within the grace seconds, and blocks no other catch."""
    kept = forgot(gemela())
    before = kept.snapshot()
    with pytest.raises(IllegalMove):
        kept.submit(0, "catch 0", 10.5)
    assert kept.snapshot() == before
    kept.submit(2, "catch 0", 10.6)
    kept.run(100.0)
    assert kept.sizes()[0] == 1 + PENALTY


def test_a_seat_number_may_be_written_differently() -> None:
    """Two catches of one seat count as one, however the seat number is written."""
    kept = forgot(gemela({"catch_until": "next player acts"}))
    kept.submit(2, "catch 0", 10.2)
    kept.submit(3, "catch 00", 10.4)
    kept.submit(1, "play r1", 10.6)
    assert kept.moves[1:] == ["2 catch 0", "1 play r1"]


@pytest.mark.parametrize("move", ["play r1", "draw"])
def test_an_act_that_ends_the_time_comes_after_the_catch(move: str) -> None:
    """A waiting catch is settled before a move that would end it."""
    kept = forgot(gemela({"catch_until": "next player acts"}))
    kept.submit(2, "catch 0", 10.5)
    kept.submit(1, move, 10.8)
    assert kept.moves[1:] == ["2 catch 0", f"1 {move}"]
    assert kept.sizes()[0] == 1 + PENALTY


def test_a_jump_in_that_ends_the_time_comes_after_the_catch() -> None:
    """A waiting catch is settled before any jump-in that would end it."""
    hands = ["r5 g8", "r1 b2 b4", "r2 g2 g4", "r5 y2 y4"]
    kept = forgot(gemela({"catch_until": "next player acts"}), hands=hands)
    kept.submit(2, "catch 0", 10.5)
    kept.submit(3, "jump r5", 10.8)
    assert kept.moves[1:] == ["2 catch 0", "3 jump r5"]


def test_an_act_of_the_target_comes_after_the_catch() -> None:
    """Players cannot escape a waiting catch by having the next turn themselves, whatever ends it."""
    for until in ("while holding one", "next player acts"):
        rules = gemela({"catch_until": until})
        kept = table_at(rules, ["rs r6", "b1 b2 b4"], "--")
        kept.submit(0, "play rs", 10.0)
        kept.submit(1, "catch 0", 10.5)
        kept.submit(0, "play r6", 10.8)
        assert kept.moves[1:] == ["1 catch 0", "0 play r6"]
        assert kept.game.outcome is None


def test_an_act_that_does_not_end_the_time_leaves_the_grace_seconds() -> None:
    """Until the second next player acts (G30), or while they hold one card, players can still say Uno."""
    for until in ("second next acts", "while holding one"):
        kept = forgot(gemela({"catch_until": until}))
        kept.submit(2, "catch 0", 10.5)
        kept.submit(1, "play r1", 10.8)
        assert kept.moves[1:] == ["1 play r1"], until
        kept.submit(0, "uno", 11.0)
        kept.run(100.0)
        assert "caught" not in kept.kinds(), until


def test_the_second_act_comes_after_the_catch() -> None:
    """Where the second act ends the time to catch, two quick acts do not save the player."""
    kept = forgot(gemela())
    kept.submit(1, "play r1", 10.5)
    kept.submit(3, "catch 0", 10.8)
    kept.submit(2, "play r2", 10.9)
    assert kept.moves[1:] == ["1 play r1", "3 catch 0", "2 play r2"]


def test_an_illegal_act_settles_nothing() -> None:
    """A refused move does not shorten another player's grace seconds."""
    for seat, move in ((3, "draw"), (1, "play b2"), (2, "play g2")):
        kept = forgot(gemela({"catch_until": "next player acts"}))
        kept.submit(2, "catch 0", 10.5)
        before = kept.snapshot()
        with pytest.raises(IllegalMove):
            kept.submit(seat, move, 10.8)
        assert kept.snapshot() == before, move


def test_shedding_the_last_card_does_not_undo_a_catch() -> None:
    """When a player discards their last card in a sixty-nine, a waiting catch comes first."""
    rules = load_rules("guide-house", {"grace_seconds": 2})
    kept = table_at(rules, ["r9 r1", "r6 b2 b4", "r9 g2 g4"], "---", discard="r6")
    for seat, move, now in ((0, "play r9", 10.0), (2, "catch 0", 10.2), (1, "join r6", 10.4)):
        kept.submit(seat, move, now)
    kept.submit(2, "join r9", 10.6)
    kept.submit(0, "dump all", 10.8)
    assert "caught" in kept.kinds(0)


def test_a_swap_that_comes_to_nothing_does_not_undo_a_catch() -> None:
    """Nobody can be caught during a swap, but a catch that was made before it is not lost."""
    rules = load_rules("basic-plus", {"grace_seconds": 2, "swap_number": 7})
    kept = table_at(rules, ["r5 g8", "r7 b2 b4", "g1 g2 g4"], "---")
    for seat, move, now in ((0, "play r5", 10.0), (2, "catch 0", 10.5), (1, "play r7", 10.8)):
        kept.submit(seat, move, now)
    kept.submit(1, "swap none", 11.0)
    kept.run(100.0)
    assert kept.kinds(0).count("caught") == 1


@pytest.mark.parametrize("options", [{}, {"swap_defence": True}, {"catch_until": "next player acts"}])
def test_a_bot_may_swap_with_the_target_of_a_waiting_catch(
    options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot chooses the hand of the player who is about to be caught. Whatever happens to the catch, the
    table continues."""
    all_alert(monkeypatch, 0.0)
    rules = load_rules("basic-plus", {"grace_seconds": 10, "swap_number": 7, **options})
    kept = table_at(rules, ["r5 g8", "r7 b2 b4", "g1 g2 g4"], "-c-")
    kept.submit(0, "play r5", 1.0)
    kept.submit(2, "catch 0", 1.1)
    for _ in range(20):
        due = kept.table.due()
        if due is None or kept.game.to_act != 1:
            break
        kept.table.step(due)
    assert kept.moves[-1].startswith("1 swap")
    assert "caught-wrongly" not in kept.kinds()


def test_a_bot_decides_after_the_catch_is_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot without a matching card gets some as its penalty, so it has to decide again."""
    all_alert(monkeypatch, 0.0)
    rules = load_rules("guide", {"grace_seconds": 10})
    kept = table_at(rules, ["rs g8", "b1 b2 b4"], "t-", draw="r1 r2 r4 r6")
    kept.run(kept.table.due() or 0.0)
    assert kept.moves == ["0 play rs"]
    due = kept.table.due()
    assert due is not None
    kept.submit(1, "catch 0", due - 0.1)
    assert kept.table.waiting
    assert kept.table.step(due)
    assert "caught" in kept.kinds(0)


def test_a_catch_that_waits_is_dropped_with_the_round() -> None:
    """When a round ends, its waiting catches are dropped, also for the next round."""
    hands = ["r5 g8", "r1", "r2 g2 g4", "r4 y2 y4"]
    kept = table_at(gemela({"catch_until": "while holding one"}), hands, "----", called=[1])
    kept.submit(0, "play r5", 10.0)
    kept.submit(2, "catch 0", 10.5)
    kept.submit(1, "play r1", 10.8)
    assert kept.game.outcome is not None
    assert kept.table.waiting == []
    assert kept.table.due() is None


# The clock that ends the time to catch (D04)


def guide(grace: float) -> Rules:
    """Rules under which players who forget Uno can be caught until the next turn begins."""
    return load_rules("guide", {"grace_seconds": grace})


def test_the_clock_begins_the_next_turn() -> None:
    """When the grace seconds are over, the next player's turn begins, and a catch comes too late."""
    kept = forgot(guide(2))
    assert kept.table.due() == 12.0
    assert kept.table.step(12.0)
    assert kept.moves[1:] == ["1 turn begins"]
    assert kept.table.due() is None
    before = kept.snapshot()
    with pytest.raises(IllegalMove):
        kept.submit(2, "catch 0", 12.1)
    assert kept.snapshot() == before


def test_a_catch_in_time_comes_before_the_turn_begins() -> None:
    """A waiting catch is due at the same moment and comes first; then the clock has no turn to begin."""
    kept = forgot(guide(2))
    kept.submit(2, "catch 0", 11.9)
    kept.run(100.0)
    assert kept.moves[1:] == ["2 catch 0"]
    assert kept.sizes()[0] == 3


def test_a_call_in_time_leaves_no_turn_to_begin() -> None:
    """If nobody can be caught, the clock does nothing."""
    kept = forgot(guide(2))
    kept.submit(0, "uno", 11.0)
    assert kept.table.due() is None


def test_an_act_begins_the_turn_before_the_clock_does() -> None:
    """If the next player acts before the clock, that begins the turn."""
    kept = forgot(guide(2))
    kept.submit(1, "play r1", 11.0)
    assert kept.table.due() is None
    with pytest.raises(IllegalMove):
        kept.submit(2, "catch 0", 11.1)


def test_the_clock_rests_while_hands_are_swapped() -> None:
    """Laying a swap card has begun the turn, so the clock does nothing."""
    rules = load_rules("guide-house", {"grace_seconds": 2})
    kept = table_at(rules, ["r5 g8", "r7 b2 b4", "g1 g2 g4"], "---")
    kept.submit(0, "play r5", 10.0)
    kept.submit(1, "play r7", 11.0)
    kept.run(50.0)
    assert kept.moves == ["0 play r5", "1 play r7"]
    kept.submit(1, "swap 2", 60.0)
    kept.run(100.0)
    assert kept.moves[2:] == ["1 swap 2"]


def test_without_grace_seconds_the_clock_makes_no_move() -> None:
    """Without grace seconds, the time to catch lasts until the next player acts."""
    kept = forgot(guide(0))
    assert kept.table.due() is None
    kept.submit(2, "catch 0", 100.0)
    assert kept.moves[1:] == ["2 catch 0"]


def test_where_catches_cost_nothing_there_is_no_grace() -> None:
    """Without a penalty nobody can be caught, so the clock does nothing."""
    kept = forgot(load_rules("guide", {"grace_seconds": 2, "uno_penalty": 0}))
    assert kept.table.due() is None
