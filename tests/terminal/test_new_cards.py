"""New cards at the table: cards that begin alike, several equal cards in one play, targets, roulettes,
players who are out, open hands, and tables without hints."""

import pytest

from lastcard.terminal.session import Session
from lastcard.texts import text
from tests.terminal.at_table import OTHERS, at_table, described

EQUAL = "r5 g5 b5 b8 y9"
AIMED = {"deck": "0-9*2 s r w*4 wt+2*4"}


def crazy(hand: str = EQUAL, **options: object) -> Session:
    """A table where several equal cards can be played at once."""
    return described([hand, *OTHERS], "online-crazy", options=options)


# Cards that begin alike


@pytest.mark.parametrize(("keys", "move"), [("rss", "play rss"), (["r", "s", "enter"], "play rs")])
async def test_skip_and_skip_everyone(keys: list[str], move: str) -> None:
    """R S waits for Enter if R S S is another card of the hand."""
    async with at_table(described(["rs rss r5 b8", *OTHERS], "no-mercy")) as seen:
        await seen.press("r", "s")
        assert text("typed-or", typed="RS", card="red skip", keys="S") in seen.text
        assert seen.moves() == 0
        await seen.press(*keys[2:])
        assert seen.last_move() == f"0 {move}"


async def test_a_blank_and_a_wild() -> None:
    """W B waits: Enter makes it a blue wild, a colour makes it a blank. Clicks never wait."""
    blank = {"deck": "shuffle-112"}
    for keys, move in ((("enter",), "play w:b"), (("g",), "play wb:g")):
        async with at_table(described(["w wb b8", *OTHERS], options=blank)) as seen:
            await seen.press("w", "b")
            assert seen.moves() == 0
            await seen.press(*keys)
            assert seen.last_move() == f"0 {move}"
    for card, move in (("✦W ", "play w:b"), ("✦WB", "play wb:b")):
        async with at_table(described(["w wb b8", *OTHERS], options=blank)) as seen:
            await seen.click(card)
            await seen.click("b blue")
            assert seen.last_move() == f"0 {move}"


async def test_a_roulette_has_no_colour() -> None:
    """W D plays it at once, and so does a click. The next player chooses the colour, with its key."""
    async with at_table(described(["wd w+6 b8", *OTHERS], "no-mercy")) as seen:
        await seen.press("w", "d")
        assert seen.last_move() == "0 play wd"
    async with at_table(described(["wd b8", *OTHERS], "no-mercy")) as seen:
        await seen.click("✦WD")
        assert seen.last_move() == "0 play wd"
    hit = described(["b8 b9 r1", "y1 y2", "wd g1 g2"], "no-mercy", turn=2, played=["2 play wd"])
    async with at_table(hit) as seen:
        assert text("prompt-roulette") in seen.text
        await seen.press("g")
        assert seen.last_move() == "0 colour g"


# Several equal cards


@pytest.mark.parametrize(
    ("keys", "move"),
    [
        (["r", "5", "enter"], "play r5"),
        (["r", "5", "b", "5", "enter"], "play r5 b5"),
        (["r", "5", "b", "5", "g", "5"], "play r5 b5 g5"),
        (["r", "5", "g", "5", "b", "5"], "play r5 g5 b5"),
        (["right", "enter", "enter"], "play r5"),
        (["right", "enter", "right", "enter", "enter"], "play r5 g5"),
        (["right", "enter", "left", "enter", "left", "enter"], "play r5 b5 g5"),
    ],
)
async def test_equal_cards_by_keys(keys: list[str], move: str) -> None:
    """After a card with equal ones the table waits. They are laid in the order in which they are chosen, and
    without Enter as soon as nothing can be added."""
    async with at_table(crazy()) as seen:
        for key in keys[:-1]:
            await seen.press(key)
            assert seen.moves() == 0
        await seen.press(keys[-1])
        assert seen.last_move() == f"0 {move}"
        assert not seen.screen.run


async def test_equal_cards_are_shown() -> None:
    """The table says what is chosen and what can be added, and marks both."""
    async with at_table(crazy()) as seen:
        assert "[ ■G5 ]" not in seen.text
        await seen.press("r", "5")
        assert text("typed-equal", typed="R5", count=1, most=2, keys="G5 B5") in seen.text
        assert "» ●R5 «" in seen.text
        assert "[ ■G5 ]" in seen.text
        assert text("do-play-equal", count=1) in seen.text
        await seen.press("b", "5")
        assert text("typed-equal", typed="R5 B5", count=2, most=1, keys="G5") in seen.text
        assert "» ◆B5 «" in seen.text
        await seen.press("escape")
        assert "»" not in seen.text
        assert text("prompt-lay") in seen.text


async def test_equal_cards_by_clicks() -> None:
    """Click the cards in order, then the words. A card that is not equal begins anew."""
    async with at_table(crazy()) as seen:
        await seen.click("●R5")
        await seen.click("◆B5")
        await seen.click(text("do-play-equal", count=2))
        assert seen.last_move() == "0 play r5 b5"
    async with at_table(crazy("r5 g5 r8 b8 y9")) as seen:  # there are two eights
        await seen.click("●R5")
        await seen.click("●R8")
        assert seen.screen.run == ["r8"]
        await seen.click(text("do-forget"))
        assert seen.screen.run == []
        assert seen.moves() == 0


async def test_another_card_replaces_those_chosen() -> None:
    """Typing a card that is not equal means that card."""
    async with at_table(crazy("r5 g5 r8 y8 b9")) as seen:
        await seen.press("r", "5", "r", "8")
        assert seen.screen.run == ["r8"]
        await seen.press("enter")
        assert seen.last_move() == "0 play r8"


async def test_twins_are_chosen_one_by_one() -> None:
    """The same card can be added as often as it is in the hand."""
    async with at_table(crazy("r5 r5 g5 b8 y9")) as seen:
        await seen.press("r", "5", "r", "5")
        assert seen.text.count("» ●R5 «") == 2
        await seen.press("enter")
        assert seen.last_move() == "0 play r5 r5"


async def test_no_more_than_allowed() -> None:
    """If one of the cards has to stay, the others are laid as soon as they are chosen."""
    async with at_table(crazy("rs gs bs", equal_cards="symbols", last_card="number")) as seen:
        await seen.press("r", "s")
        assert text("typed-equal", typed="RS", count=1, most=1, keys="GS BS") in seen.text
        await seen.press("b", "s")
        assert seen.last_move() == "0 play rs bs"


async def test_chosen_cards_are_dropped_with_the_turn() -> None:
    """What was chosen stays while others react, and is dropped when the cards can no longer be played."""
    async with at_table(crazy()) as seen:
        await seen.press("r", "5")
        game = seen.session.game
        seen.screen.after_change()
        assert seen.screen.run == ["r5"]
        game.play(0, "play r5 b5")
        seen.screen.after_change()
        await seen.settle()
        assert seen.screen.run == []
        assert text("prompt-wait", name="Ben") in seen.text


# Targets


@pytest.mark.parametrize("by", ["key", "click"])
async def test_aiming(by: str) -> None:
    """An aimed card asks for a player, as a swap does."""
    async with at_table(described(["wt+2 b8 b9", *OTHERS], options=AIMED)) as seen:
        await seen.press("w", "g")
        assert text("prompt-target") in seen.text
        await (seen.press("3") if by == "key" else seen.click(text("do-target", name="Cleo")))
        assert seen.last_move() == "0 target 2"
        assert len(seen.hand(2).split()) == 6


# Players


async def test_players_who_are_out() -> None:
    """A player who went out has a place, one who was knocked out is called that; they have no level."""
    went = described(["r5 b8", "r1", "y4 y5", "g1 g2"], "chat", turn=1, played=["1 play r1"])
    async with at_table(went) as seen:
        assert text("mark-place", place=1) in seen.text
    many = " ".join(f"{colour}{number}" for colour in "rygb" for number in (1, 2, 3, 4, 6, 8))
    knocked = described(
        ["r5 b8", many, "y4 y5", "g1 g2"], "no-mercy", turn=1, discard="w+10:r", pending=10, played=["1 take"]
    )
    async with at_table(knocked) as seen:
        assert text("mark-knocked-out") in seen.text


async def test_the_viewer_is_out() -> None:
    """Someone who is out has nothing to call."""
    session = described(["r5", "r1 r2", "y4 y5", "g1 g2"], "chat", played=["0 play r5"])
    async with at_table(session) as seen:
        assert text("do-uno") not in seen.text
        assert text("mark-place", place=1) in seen.text


async def test_players_sit_in_their_order() -> None:
    """The list of players is the order of play."""
    session = described(["r5 b8", "r1 r2", "y4 y5", "g1 g2"])
    s = session.game.state
    for seat, after in ((0, 2), (2, 1), (1, 3), (3, 0)):
        s.clockwise[seat], s.counterclockwise[after] = after, seat
    async with at_table(session) as seen:
        places = [
            seen.place(f"{key} {name}") for key, name in ((1, "Ana"), (3, "Cleo"), (2, "Ben"), (4, "Dov"))
        ]
        rows = [place[1] for place in places if place]
        assert rows == sorted(rows)
        assert len(rows) == 4


async def test_open_hands() -> None:
    """Small hands lie open, larger ones do not."""
    session = described(["r5 b8", "r1 r2", "y4 y5 y6"], options={"open_hands": 2})
    async with at_table(session) as seen:
        assert "R1 R2" in seen.text
        assert "Y4 Y5" not in seen.text


# Without hints


async def test_without_hints_nothing_is_marked() -> None:
    """No card is in brackets, and the prompt does not say whether one can be played. Refusals say why."""
    async with at_table(described(["r5 b8", *OTHERS], options={"hints": False})) as seen:
        assert "[" not in seen.text
        assert text("prompt-turn") in seen.text
        await seen.press("b", "8")
        assert "matches neither" in seen.text
    async with at_table(described(["g5 b8", *OTHERS], options={"hints": False})) as seen:
        assert text("prompt-turn") in seen.text
        await seen.press("d")
        assert seen.last_move() == "0 draw"
    hinted = described(["r5 b8", *OTHERS])
    async with at_table(hinted) as seen:
        assert "[" in seen.text


async def test_drawing_is_always_shown_without_hints() -> None:
    """Whether you may draw does not tell whether you can play."""
    for hand in ("r5 b8", "g5 b8"):
        session = described([hand, *OTHERS], options={"hints": False, "draw": "when stuck"})
        async with at_table(session) as seen:
            assert text("do-draw") in seen.lines[-1], hand


# The time of the match


async def test_the_time_of_the_match() -> None:
    """The time that is left is in the first line. When it is up, the match is over."""
    async with at_table(described([EQUAL, *OTHERS], options={"match_seconds": 300})) as seen:
        assert text("table-match-time", time="5:00") in seen.lines[0]
        await seen.wait(65)
        seen.screen.show_head()
        await seen.settle()
        assert text("table-match-time", time="3:55") in seen.lines[0]
        await seen.wait(240)
        assert seen.session.game.over
        assert seen.last_move().endswith("time up")
