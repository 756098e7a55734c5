"""Several people at one keyboard: what is one's own is hidden before the keyboard goes to the next."""

import pytest

from lastcard.terminal.ask import Curtain
from lastcard.terminal.table_screen import TableScreen
from lastcard.texts import text
from tests.terminal.at_table import Seen, at_table, coroutine_test, described

ANA, BEN, CLEO = "r1 r5 g3", "b1 b2 y9", "g1 g2 g4"
MARKS = {"r": "●R", "y": "▲Y", "g": "■G", "b": "◆B"}


def shows(seen: Seen, hand: str) -> bool:
    """Whether any card of a hand is on the screen, drawn as a card of a hand."""
    return any(f"{MARKS[card[0]]}{card[1:]}" in seen.text for card in hand.split())


def curtain(seen: Seen) -> str | None:
    """Whom the curtain waits for, if it is closed."""
    return seen.app.screen.person if isinstance(seen.app.screen, Curtain) else None


@coroutine_test
async def test_nobody_sees_a_hand_before_the_curtain_opens() -> None:
    """Two people: at first a curtain for the one who begins, no card of a hand behind it."""
    async with at_table(described([ANA, BEN, CLEO], people=2)) as seen:
        assert curtain(seen) == "Ana"
        assert text("curtain-title", name="Ana") in seen.text
        assert not shows(seen, ANA)
        assert not shows(seen, BEN)
        await seen.press("x", "space")
        assert curtain(seen) == "Ana"
        await seen.press("enter")
        assert curtain(seen) is None
        assert shows(seen, ANA)
        assert not shows(seen, BEN)


@coroutine_test
async def test_a_click_opens_the_curtain() -> None:
    """A click will do."""
    async with at_table(described([ANA, BEN, CLEO], people=2)) as seen:
        await seen.click(text("curtain-key"))
        assert curtain(seen) is None
        assert shows(seen, ANA)


@coroutine_test
async def test_the_curtain_is_deaf_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter pressed twice by mistake does not open a curtain that has just closed."""
    monkeypatch.setattr(Curtain, "DEAF", 1000)
    async with at_table(described([ANA, BEN, CLEO], people=2)) as seen:
        await seen.press("enter", "enter")
        assert curtain(seen) == "Ana"
        assert isinstance(seen.app.screen, Curtain)
        seen.app.screen.listen()
        await seen.press("enter")
        assert curtain(seen) is None


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@coroutine_test
async def test_the_curtain_falls_between_turns(size: tuple[int, int]) -> None:
    """After Ana's card the curtain waits for Ben: first no hand at all, then only his."""
    async with at_table(described([ANA, BEN, CLEO], people=2), size) as seen:
        await seen.press("enter", "r", "1")
        assert curtain(seen) == "Ben"
        assert not shows(seen, ANA)
        assert not shows(seen, BEN)
        assert str(seen.screen.query_one("#hand").render()) == ""  # nor behind the curtain
        await seen.press("enter")
        assert curtain(seen) is None
        assert shows(seen, BEN)
        assert not shows(seen, "r5 g3")
        assert seen.session.viewer == 1


@coroutine_test
async def test_there_is_time_to_say_uno_before_the_keyboard_is_passed_on() -> None:
    """Who is left with one card keeps the keyboard until Uno is said; then the curtain falls."""
    session = described(["r5 g3", BEN, CLEO], people=2)
    async with at_table(session) as seen:
        await seen.press("enter", "r", "5")
        assert curtain(seen) is None
        assert seen.session.viewer == 0
        await seen.press("space", "space")
        assert seen.last_move() == "0 uno"
        assert curtain(seen) == "Ben"


@coroutine_test
async def test_the_time_to_say_uno_ends() -> None:
    """Who forgets it gives the keyboard away after a moment."""
    session = described(["r5 g3", BEN, CLEO], people=2)
    async with at_table(session) as seen:
        await seen.press("enter", "r", "5")
        assert isinstance(seen.app.screen, TableScreen)
        seen.app.screen.pass_on(waited=True)
        await seen.press("escape")
        assert curtain(seen) == "Ben"


@coroutine_test
async def test_the_log_tells_secrets_only_to_their_owner() -> None:
    """Ana reads which card she drew; Ben reads that she drew one; Ana reads it again later."""
    session = described(["g9 y8", "b1 b2 r9", CLEO], people=2, draw="b8")
    async with at_table(session) as seen:
        await seen.press("enter", "d")
        assert curtain(seen) == "Ben"
        assert "blue 8" not in seen.text
        await seen.press("enter")
        assert "Ana draws a card." in seen.text
        assert "blue 8" not in seen.text
        assert "◆B8" not in seen.text
        await seen.press("r", "9", "tab")
        assert curtain(seen) == "Ana"
        await seen.press("enter")
        assert "Ana draws blue 8." in seen.text
        assert not shows(seen, "b1 b2")


@coroutine_test
async def test_shown_cards_are_told_only_to_the_challenger() -> None:
    """The hand that a challenge shows is told to who challenged, not to the next at the keyboard."""
    session = described([ANA, "y1 y2", "b5 g9"], people=2, discard="r3 w+4:y", pending=4, bluff=False, turn=0)
    async with at_table(session) as seen:
        await seen.press("enter", "c")
        assert seen.last_move() == "0 challenge"
        assert curtain(seen) == "Ben"
        assert "is shown" not in seen.text
        await seen.press("enter")
        assert seen.session.viewer == 1
        assert "is shown" not in seen.text


@coroutine_test
async def test_tab_changes_places_while_a_bot_thinks() -> None:
    """Somebody who wants to react takes the keyboard with Tab, behind a curtain, and stays."""
    async with at_table(described([ANA, BEN, CLEO], people=2, turn=2)) as seen:
        await seen.press("enter")
        first = seen.session.viewer
        assert first == 0
        await seen.press("tab")
        assert curtain(seen) == "Ben"
        await seen.press("enter")
        assert seen.session.viewer == 1
        assert shows(seen, BEN)
        assert not shows(seen, ANA)
        await seen.press("tab", "enter")
        assert seen.session.viewer == 0


@coroutine_test
async def test_tab_changes_places_in_somebodys_turn() -> None:
    """While it is Ana's turn, Ben takes the keyboard to throw a card in; then it is Ana's again."""
    session = described([ANA, "b1 r3 y9", CLEO], "guide-house", people=2)
    async with at_table(session) as seen:
        await seen.press("enter", "tab")
        assert curtain(seen) == "Ben"
        await seen.press("enter")
        assert curtain(seen) is None
        assert seen.session.viewer == 1
        await seen.press("r", "3")
        assert seen.last_move() == "1 jump r3"


@coroutine_test
async def test_the_key_to_change_places_is_for_several_people() -> None:
    """Alone among bots there is nobody to change places with, and Tab does nothing."""
    async with at_table(described([ANA, BEN, CLEO])) as seen:
        assert text("do-change") not in seen.text
        await seen.press("tab")
        assert isinstance(seen.app.screen, TableScreen)
        assert seen.session.viewer == 0
    async with at_table(described([ANA, BEN, CLEO], people=2)) as seen:
        await seen.press("enter")
        assert text("do-change") in seen.lines[-1]


@coroutine_test
async def test_what_was_typed_is_not_left_to_the_next() -> None:
    """Half a card of Ben's, then Tab's way to change places: Ana, who has cards like it, begins anew."""
    async with at_table(described([ANA, "b1 r2 y9", CLEO], people=2, turn=2)) as seen:
        await seen.press("enter", "tab", "enter")
        assert seen.session.viewer == 1
        await seen.press("r")
        assert seen.screen.typed == "r"
        seen.screen.verb = "pair"
        seen.screen.action_change()
        await seen.settle()
        await seen.press("enter")
        assert seen.session.viewer == 0
        assert (seen.screen.typed, seen.screen.verb) == ("", "")


@coroutine_test
async def test_people_slap_one_after_the_other() -> None:
    """In a slap the keyboard goes to whoever has not slapped yet."""
    hands = ["b7 g8 g9", "b1 b2 b4", "r3 y1 y2"]
    session = described(hands, "party", people=2, turn=2, discard="r4", played=["2 play r3"])
    async with at_table(session) as seen:
        await seen.press("enter")
        assert seen.session.viewer == 0
        await seen.press("s")
        assert curtain(seen) == "Ben"
        await seen.press("enter", "s")
        assert [str(step) for step in seen.session.game.steps[1:3]] == ["0 slap", "1 slap"]
