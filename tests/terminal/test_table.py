"""A turn at the table: laying cards with keys, arrows and clicks, drawing, refusals, hints, the rulebook."""

import pytest

from lastcard.rulebook import plain
from lastcard.terminal.book_screen import BookScreen
from lastcard.terminal.table_screen import TableScreen
from lastcard.texts import text
from tests.terminal.at_table import OTHERS, Seen, at_table, described

HAND = "r1 r5 rs g3 b9"


def message(seen: Seen) -> str:
    """The message line."""
    return str(seen.screen.message)


async def test_a_card_is_laid_by_its_keys() -> None:
    """R and 5 lay the red 5; after the R the screen says what may follow."""
    async with at_table(described([HAND, *OTHERS])) as seen:
        await seen.press("r")
        assert "R … then 1 5 S" in seen.text
        assert seen.moves() == 0
        await seen.press("5")
        assert seen.last_move() == "0 play r5"
        assert seen.top == "r5"
        assert "Ana plays red 5." in seen.text
        assert text("prompt-wait", name="Ben") in seen.text


async def test_capital_letters_are_keys_too() -> None:
    """With Caps Lock on, R and S still lay the red skip."""
    async with at_table(described([HAND, *OTHERS])) as seen:
        await seen.press("R", "S")
        assert seen.last_move() == "0 play rs"


async def test_all_of_a_draw_card_may_be_typed() -> None:
    """Typing R + 2 lays the red +2, and the 2 does not catch anyone."""
    async with at_table(described(["r+2 r5 g3", *OTHERS], "basic-plus")) as seen:
        await seen.press("r", "+", "2")
        assert [step.move for step in seen.session.game.steps] == ["play r+2"]


async def test_a_card_is_laid_by_arrows_and_enter() -> None:
    """The arrows move a mark along the hand and around its ends, and Enter lays the marked card."""
    async with at_table(described([HAND, *OTHERS])) as seen:
        await seen.press("right")
        assert "» ●R1 «" in seen.text
        await seen.press("right")
        assert "» ●R5 «" in seen.text
        await seen.press("left", "left")
        assert "» ◆B9 «" in seen.text
        await seen.press("right", "down", "enter")
        assert seen.last_move() == "0 play r5"
        assert "»" not in seen.text


async def test_a_card_is_laid_by_a_click() -> None:
    """A click on a card of the hand lays it."""
    async with at_table(described([HAND, *OTHERS])) as seen:
        await seen.click("■G3")
        assert seen.last_move() == "0 play g3"


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_clicks_find_every_card(size: tuple[int, int]) -> None:
    """On screens of all sizes, a click on a card selects that card."""
    async with at_table(described(["r1 r5 g3 b9 w", *OTHERS], turn=1), size) as seen:
        for card in ("●R1", "●R5", "■G3", "◆B9", "✦W"):
            await seen.click(card)
            assert seen.screen.marked == card[1:].lower()
            await seen.press("escape")


@pytest.mark.parametrize("keys", ["wg", "Wg"])
async def test_a_black_card_is_laid_in_a_colour(keys: str) -> None:
    """W asks for the colour, whose keys are shown; G makes it green."""
    async with at_table(described(["r1 b9 w", *OTHERS])) as seen:
        await seen.press(keys[0])
        assert text("typed-colour", typed="W") in seen.text
        for colour in ("r red", "y yellow", "g green", "b blue"):
            assert colour in seen.lines[-1]
        await seen.press(keys[1])
        assert seen.last_move() == "0 play w:g"


async def test_a_black_card_by_clicks() -> None:
    """A black card is laid with a click on it and a click on a colour."""
    async with at_table(described(["r1 b9 w", *OTHERS])) as seen:
        await seen.click("✦W")
        await seen.click("b blue")
        assert seen.last_move() == "0 play w:b"


async def test_one_of_two_kinds_of_black_cards_by_clicks() -> None:
    """A player with both kinds of black cards can click either, and then its colour."""
    for card, move in (("✦W ", "0 play w:g"), ("✦W+4", "0 play w+4:g")):
        async with at_table(described(["b9 w w+4 g8", *OTHERS], discard="r3")) as seen:
            await seen.click(card)
            assert "g green" in seen.lines[-1], card
            await seen.click("g green")
            assert seen.last_move() == move


async def test_one_of_two_kinds_of_black_cards_by_arrows() -> None:
    """A player with both kinds of black cards can choose either with the arrows, and then its colour."""
    for steps, move in ((2, "0 play w:g"), (1, "0 play w+4:g")):
        async with at_table(described(["b9 w w+4", *OTHERS], discard="r3")) as seen:
            await seen.press(*["left"] * steps, "enter", "g")
            assert seen.last_move() == move


async def test_drawing_and_keeping() -> None:
    """D draws; a drawn card that fits is laid by its keys or kept with K."""
    async with at_table(described(["g9 b9", *OTHERS], draw="r7")) as seen:
        assert "d draw" in seen.lines[-1]
        await seen.press("d")
        assert "You drew red 7. Play it or keep it." in seen.text
        assert "k keep it" in seen.lines[-1]
        assert "d draw" not in seen.lines[-1]
        await seen.press("k")
        assert seen.last_move() == "0 keep"
        assert seen.hand() == "r7 g9 b9"


async def test_drawing_by_a_click_and_laying_the_card() -> None:
    """A click on the words draws a card, which can be laid at once."""
    async with at_table(described(["g9 b9", *OTHERS], draw="r7")) as seen:
        await seen.click("d draw")
        await seen.press("r", "7")
        assert seen.last_move() == "0 play r7"


async def test_a_refused_move_says_why() -> None:
    """A card that does not fit is refused with the reason and the rules, and nothing changes."""
    async with at_table(described([HAND, *OTHERS])) as seen:
        await seen.press("b", "9")
        assert seen.moves() == 0
        why = text("refusal-does-not-fit")
        assert f"Not allowed: {why} [" in seen.text
        assert "(press ? for the rule)" in seen.text


async def test_a_refused_click_says_why() -> None:
    """Clicking a card that does not fit shows the reason and the rules."""
    async with at_table(described([HAND, *OTHERS])) as seen:
        await seen.click("◆B9")
        assert text("refusal-does-not-fit") in seen.text


async def test_the_rule_of_a_refusal_is_opened() -> None:
    """After a refusal, ? opens the rulebook at the rule, which is highlighted."""
    async with at_table(described([HAND, *OTHERS])) as seen:
        await seen.press("b", "9")
        named = seen.screen.rules_named
        assert named
        await seen.press("?")
        await seen.pilot.wait_for_animation()
        screen = seen.app.screen
        assert isinstance(screen, BookScreen)
        found = list(screen.query(".found"))
        assert found
        pages = screen.query_one("#pages")
        assert pages.region.overlaps(found[0].region)
        assert found[0].region.y >= pages.region.y
        assert found[0].region.bottom <= pages.region.bottom
        assert plain(screen.found[0].words)[:40] in seen.text
        assert set(screen.found[0].ledger) & set(named)


async def test_a_rule_that_the_book_does_not_have() -> None:
    """A rule that this rulebook leaves out is quoted from the ledger and highlighted."""
    async with at_table(described([HAND, *OTHERS], "basic-plus")) as seen:
        seen.screen.rules_named = ("O18",)
        await seen.press("?")
        assert f"O18 {text('ledger-O18')[:40]}" in seen.text
        assert len(seen.app.screen.query(".found")) == 1


async def test_the_rulebook_and_back() -> None:
    """? opens the rulebook at its beginning. It scrolls, and Esc, q and ? go back to the table."""
    async with at_table(described([HAND, *OTHERS])) as seen:
        for way_back in ("escape", "q", "?"):
            await seen.press("?")
            assert isinstance(seen.app.screen, BookScreen)
            await seen.press(way_back)
            assert isinstance(seen.app.screen, TableScreen)
        await seen.press("?")
        first = seen.lines
        await seen.press("pagedown")
        await seen.pilot.wait_for_animation()
        await seen.settle()
        assert seen.lines != first
        assert seen.moves() == 0


async def test_a_click_leaves_the_rulebook() -> None:
    """A click on the word opens the rulebook, and one on the line of keys below it goes back."""
    async with at_table(described([HAND, *OTHERS])) as seen:
        await seen.click("? rules")
        assert isinstance(seen.app.screen, BookScreen)
        await seen.click("Esc back")
        assert isinstance(seen.app.screen, TableScreen)


async def test_a_hint() -> None:
    """H names a legal move and the reason."""
    async with at_table(described(["r1 r9 w b8", *OTHERS])) as seen:
        await seen.press("h")
        assert seen.session.view.offer("play r9")
        assert "Hint: play red 9." in seen.text
        assert text("hint-wilds")[:25] in seen.text
        assert seen.moves() == 0


async def test_no_hint_out_of_turn() -> None:
    """A player who has nothing to decide gets no hint."""
    async with at_table(described([HAND, *OTHERS], turn=1)) as seen:
        await seen.press("h")
        assert text("hint-none") in seen.text


async def test_a_card_that_is_not_held() -> None:
    """A card that is not in the hand is not laid. After nonsense, the screen says how to type cards."""
    async with at_table(described([HAND, *OTHERS])) as seen:
        await seen.press("r", "7")
        assert text("typed-not-held", card="red 7") in seen.text
        await seen.press("r", "x")
        assert "R 5, B S, W G" in seen.text
        await seen.press("y")
        assert "R 5, B S, W G" in seen.text
        assert seen.moves() == 0
        await seen.press("r", "5")
        assert seen.last_move() == "0 play r5"


async def test_escape_clears_typed_keys() -> None:
    """After Esc, the next keys start a new card."""
    async with at_table(described([HAND, *OTHERS])) as seen:
        await seen.press("r", "escape")
        assert "Your turn" in seen.text
        assert seen.screen.typed == ""
        await seen.press("5")
        assert seen.top == "r3"
        await seen.press("escape", "r", "1")
        assert seen.last_move() == "0 play r1"


async def test_escape_forgets_the_black_card() -> None:
    """Esc after W closes the choice of colours, and R means red cards again."""
    async with at_table(described(["r1 b9 w", *OTHERS])) as seen:
        await seen.press("w", "escape")
        assert "r red" not in seen.lines[-1]
        await seen.press("r", "1")
        assert seen.last_move() == "0 play r1"


async def test_cards_due_are_taken() -> None:
    """With two cards owed, the screen says so and T takes them."""
    session = described(["r1 b9", *OTHERS], discard="r3 r+2", pending=2)
    async with at_table(session) as seen:
        assert "2 cards owed" in seen.text
        assert "Your turn: you owe 2 cards." in seen.text
        assert "t take 2" in seen.lines[-1]
        await seen.press("t")
        assert seen.last_move() == "0 take"
        assert len(seen.session.view.hand) == 4


async def test_leaving_asks_first() -> None:
    """Q asks; Esc stays, Enter leaves."""
    async with at_table(described([HAND, *OTHERS])) as seen:
        await seen.press("q")
        assert "Leave the table?" in seen.text
        await seen.press("escape")
        assert seen.runs
        assert isinstance(seen.app.screen, TableScreen)
        await seen.press("q", "enter")
        assert not seen.runs


async def test_leaving_by_clicks() -> None:
    """The answers to the question can be clicked. A click beside them does nothing."""
    async with at_table(described([HAND, *OTHERS])) as seen:
        await seen.click("q leave")
        await seen.click("Leave the table?")
        assert "Leave the table?" in seen.text
        await seen.click("Esc: no")
        assert isinstance(seen.app.screen, TableScreen)
        await seen.click("q leave")
        await seen.click("Enter: yes")
        assert not seen.runs


async def test_keys_without_a_meaning_do_nothing() -> None:
    """All other keys, even those without a character, change nothing."""
    async with at_table(described([HAND, *OTHERS])) as seen:
        for key in ("m", "f7", "home", "delete", "ctrl+a", "é", "%", "²"):
            await seen.press(key)
            assert seen.runs, key
        assert seen.moves() == 0


async def test_playable_cards_are_told_apart_without_colour() -> None:
    """Only cards that can be laid now are in brackets. Of two equal cards, both are."""
    async with at_table(described(["r5 r5 g3 b9 y8 w", *OTHERS])) as seen:
        assert seen.text.count("[ ●R5 ]") == 2
        assert "[ ■G3 ]" in seen.text
        assert "[ ✦W ]" in seen.text
        assert "◆B9" in seen.text
        assert "[ ◆B9 ]" not in seen.text
        assert "[ ▲Y8 ]" not in seen.text


async def test_no_brackets_out_of_turn() -> None:
    """While others think, nothing is in brackets."""
    async with at_table(described(["r5 g3 w", *OTHERS], turn=1)) as seen:
        assert "[" not in seen.text
        assert "▶2 Ben" in seen.text
        assert "▶1 Ana" not in seen.text


async def test_a_smaller_and_a_larger_window() -> None:
    """In a larger window, the cards are large and the log is beside the table. It works both ways."""
    async with at_table(described([HAND, *OTHERS])) as seen:
        await seen.press("r", "5")
        before = seen.lines
        await seen.pilot.resize_terminal(120, 40)
        await seen.settle()
        assert len(seen.lines) == 40
        assert seen.screen.has_class("large")
        assert "Ana plays red 5." in seen.text
        await seen.pilot.resize_terminal(80, 24)
        await seen.settle()
        assert seen.lines == before


async def test_half_a_card_stays_while_others_act() -> None:
    """If another player moves between R and 1, the keys still mean the red 1, and the 1 catches nobody."""
    async with at_table(described(["r1 r5 g3 b9", *OTHERS], "basic-plus", turn=1)) as seen:
        await seen.press("r")
        await seen.happen()
        assert seen.moves() == 1
        assert seen.screen.typed == "r"
        await seen.press("1")
        assert all(not step.move.startswith("catch") for step in seen.session.game.steps)
        assert seen.screen.typed == ""
