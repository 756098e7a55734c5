"""The bots of a simulation by name, and errors for wrong names."""

import math

import pytest

from lastcard.autoplay.company import (
    ADVICE,
    ALL_ADVICE,
    ALWAYS,
    CHALLENGE_WELL,
    KEEP_WILDS,
    OWN_COLOUR,
    POLICIES,
    RANDOM,
    RANDOM_ANY,
    SHED_HIGH,
    STOP_WINNER,
    TIPS,
)
from lastcard.errors import LastCardError
from lastcard.lab.players import company_of, seat_alertness, seat_bots


def policy(bot: str) -> tuple[int, int]:
    """The policy of a bot, and the advice it follows."""
    company = company_of([bot, bot], [1.0, 1.0])
    assert (company.policy[0], company.advice[0]) == (company.policy[1], company.advice[1])
    return company.policy[0], company.advice[0]


def refusal(function: object, *given: object) -> str:
    """The message of a call that must be refused. It must be one line."""
    assert callable(function)
    with pytest.raises(LastCardError) as raised:
        function(*given)
    message = str(raised.value)
    assert message
    assert "\n" not in message
    return message


@pytest.mark.parametrize(("bot", "number"), [("random", RANDOM), ("random-any", RANDOM_ANY), ("tips", TIPS)])
def test_bots_have_names(bot: str, number: int) -> None:
    """Every name stands for its policy. `tips` follows all advice by default."""
    assert policy(bot) == (number, ALL_ADVICE)


def test_every_policy_can_be_named() -> None:
    """Every policy has a name that users can choose."""
    assert [policy(name)[0] for name in POLICIES] == list(range(len(POLICIES)))


@pytest.mark.parametrize(
    ("advice", "followed"),
    [
        ("wilds", KEEP_WILDS),
        ("high", SHED_HIGH),
        ("stop", STOP_WINNER),
        ("colour", OWN_COLOUR),
        ("challenge", CHALLENGE_WELL),
        ("none", 0),
        ("wilds+colour", KEEP_WILDS | OWN_COLOUR),
        ("colour+wilds", KEEP_WILDS | OWN_COLOUR),
        ("wilds+wilds", KEEP_WILDS),
        ("none+high", SHED_HIGH),
        ("wilds+high+stop+colour+challenge", ALL_ADVICE),
    ],
)
def test_advice_follows_after_a_colon(advice: str, followed: int) -> None:
    """Only the named pieces of advice are followed. Order and repetition do not matter."""
    assert policy(f"tips:{advice}") == (TIPS, followed)


def test_pieces_of_advice_are_told_apart() -> None:
    """No two pieces of advice share a bit, and together they are all advice."""
    pieces = [policy(f"tips:{name}")[1] for name in ADVICE]
    assert sum(pieces) == ALL_ADVICE
    assert len(set(pieces)) == len(pieces)
    assert all(piece.bit_count() == 1 for piece in pieces)


@pytest.mark.parametrize(
    ("bots", "players", "seated"),
    [
        (["tips"], 3, ["tips", "tips", "tips"]),
        (["tips", "random"], 4, ["tips", "random", "random", "random"]),
        (["tips", "random", "tips:high"], 3, ["tips", "random", "tips:high"]),
        (["random-any", "tips"], 2, ["random-any", "tips"]),
    ],
)
def test_last_bot_takes_the_seats_that_are_left(bots: list[str], players: int, seated: list[str]) -> None:
    """Bots sit in the given order, and the last one fills the remaining seats."""
    assert seat_bots(bots, players) == seated


@pytest.mark.parametrize(
    ("given", "players", "seated"),
    [
        ([0.5], 3, [0.5, 0.5, 0.5]),
        ([1.0, 0.0], 4, [1.0, 0.0, 0.0, 0.0]),
        ([0.1, 0.2, 0.3], 3, [0.1, 0.2, 0.3]),
    ],
)
def test_last_alertness_is_for_the_seats_that_are_left(
    given: list[float], players: int, seated: list[float]
) -> None:
    """Alertness is assigned to seats like bots. 0 and 1 are allowed."""
    assert seat_alertness(given, players) == seated


def test_company_has_each_seat_its_own() -> None:
    """Policies, advice and alertness, in thousandths, are assigned to the right seats."""
    company = company_of(["random", "tips:high", "random-any"], [0.0, 0.25, 1.0])
    assert list(company.policy[:3]) == [RANDOM, TIPS, RANDOM_ANY]
    assert list(company.advice[:3]) == [ALL_ADVICE, SHED_HIGH, ALL_ADVICE]
    assert list(company.alertness[:3]) == [0, ALWAYS // 4, ALWAYS]


@pytest.mark.parametrize("bot", ["tipps", "TIPS", "", "human", "tips;high"])
def test_unknown_bot_is_named_with_those_there_are(bot: str) -> None:
    """The error for an unknown bot names it and the available ones."""
    message = refusal(company_of, ["random", bot], [1.0, 1.0])
    assert f"no such bot: {bot}" in message
    assert all(name in message for name in POLICIES)


def test_unknown_bot_that_is_nearly_one() -> None:
    """The error for a typo suggests the right name."""
    assert "did you mean 'random-any'?" in refusal(company_of, ["random-ayn"], [1.0])


@pytest.mark.parametrize("advice", ["wild", "wilds+clour", "wilds,high", "wilds+", "all"])
def test_unknown_advice_is_named_with_what_there_is(advice: str) -> None:
    """Unknown advice is refused, even beside known advice."""
    message = refusal(company_of, [f"tips:{advice}"], [1.0])
    assert "no such advice" in message
    assert all(name in message for name in (*ADVICE, "none"))


def test_unknown_advice_that_is_nearly_one() -> None:
    """The error for a typo suggests the right name."""
    assert "did you mean 'colour'?" in refusal(company_of, ["tips:wilds+color"], [1.0])


@pytest.mark.parametrize("bot", ["random", "random-any"])
def test_only_tips_takes_advice(bot: str) -> None:
    """Advice for a random bot is refused."""
    assert refusal(company_of, [f"{bot}:wilds"], [1.0]).startswith(f"{bot} follows no advice")


def test_more_bots_than_seats() -> None:
    """Five bots at a table for three are refused."""
    assert refusal(seat_bots, ["tips"] * 5, 3) == "5 bots are too many for 3 seats"


def test_more_shares_of_alertness_than_seats() -> None:
    """Three values of alertness at a table for two are refused."""
    message = refusal(seat_alertness, [0.5] * 3, 2)
    assert "3" in message
    assert "2 seats" in message


@pytest.mark.parametrize("share", [1.5, 1.0001, -0.1, math.inf, -math.inf, math.nan])
def test_alertness_out_of_range(share: float) -> None:
    """Alertness below 0 or above 1 is refused, at any seat."""
    message = refusal(seat_alertness, [0.5, share], 4)
    assert message == f"alertness is a number from 0 to 1, not {share}"
