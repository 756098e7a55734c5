"""Several people at one keyboard: each hand is hidden before the keyboard goes to the next person."""

import pytest

from lastcard.terminal.ask import Curtain
from lastcard.terminal.table_screen import TableScreen
from lastcard.texts import text
from tests.terminal.at_table import Seen, at_table, described

ANA, BEN, CLEO = "r1 r5 g3", "b1 b2 y9", "g1 g2 g4"
MARKS = {"r": "●R", "y": "▲Y", "g": "■G", "b": "◆B"}


def shows(seen: Seen, hand: str) -> bool:
    """Whether any card of a hand is drawn on the screen."""
    return any(f"{MARKS[card[0]]}{card[1:]}" in seen.text for card in hand.split())


def curtain(seen: Seen) -> str | None:
    """The person that a closed curtain waits for, or None."""
    return seen.app.screen.person if isinstance(seen.app.screen, Curtain) else None


async def test_nobody_sees_a_hand_before_the_curtain_opens() -> None:
    """With two people, the game starts with a curtain for the first one, and no hand behind it."""
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


async def test_a_click_opens_the_curtain() -> None:
    """A click opens the curtain, too."""
    async with at_table(described([ANA, BEN, CLEO], people=2)) as seen:
        await seen.click(text("curtain-key"))
        assert curtain(seen) is None
        assert shows(seen, ANA)


async def test_the_curtain_ignores_keys_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
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
async def test_the_curtain_falls_between_turns(size: tuple[int, int]) -> None:
    """After Ana's card the curtain waits for Ben: it shows no hand at first, then only Ben's."""
    async with at_table(described([ANA, BEN, CLEO], people=2), size) as seen:
        await seen.press("enter", "r", "1")
        assert curtain(seen) == "Ben"
        assert not shows(seen, ANA)
        assert not shows(seen, BEN)
        assert str(seen.screen.query_one("#hand").render()) == ""  # not even behind the curtain
        await seen.press("enter")
        assert curtain(seen) is None
        assert shows(seen, BEN)
        assert not shows(seen, "r5 g3")
        assert seen.session.viewer == 1


async def test_there_is_time_to_say_uno_before_the_keyboard_is_passed_on() -> None:
    """A player with one card left keeps the keyboard until they say Uno. Then the curtain closes."""
    session = described(["r5 g3", BEN, CLEO], people=2)
    async with at_table(session) as seen:
        await seen.press("enter", "r", "5")
        assert curtain(seen) is None
        assert seen.session.viewer == 0
        await seen.press("space", "space")
        assert seen.last_move() == "0 uno"
        assert curtain(seen) == "Ben"


async def test_the_time_to_say_uno_ends() -> None:
    """A player who forgets to say Uno loses the keyboard after a moment."""
    session = described(["r5 g3", BEN, CLEO], people=2)
    async with at_table(session) as seen:
        await seen.press("enter", "r", "5")
        assert isinstance(seen.app.screen, TableScreen)
        seen.app.screen.pass_on(waited=True)
        await seen.press("escape")
        assert curtain(seen) == "Ben"


async def test_the_log_tells_secrets_only_to_their_owner() -> None:
    """Ana's log says which card she drew, Ben's only that she drew one, and Ana's says it again later."""
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


async def test_shown_cards_are_told_only_to_the_challenger() -> None:
    """Only the challenger's log has the cards that a challenge reveals, not that of the next person."""
    session = described([ANA, "y1 y2", "b5 g9"], people=2, discard="r3 w+4:y", pending=4, bluff=False, turn=0)
    async with at_table(session) as seen:
        await seen.press("enter", "c")
        assert seen.last_move() == "0 challenge"
        assert curtain(seen) == "Ben"
        assert "is shown" not in seen.text
        await seen.press("enter")
        assert seen.session.viewer == 1
        assert "is shown" not in seen.text


async def test_tab_changes_places_while_a_bot_thinks() -> None:
    """A person who wants to react takes the keyboard with Tab, behind a curtain, and keeps it."""
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


async def test_tab_changes_places_during_another_players_turn() -> None:
    """During Ana's turn, Ben takes the keyboard to jump in. Then Ana gets it back."""
    session = described([ANA, "b1 r3 y9", CLEO], "guide-house", people=2)
    async with at_table(session) as seen:
        await seen.press("enter", "tab")
        assert curtain(seen) == "Ben"
        await seen.press("enter")
        assert curtain(seen) is None
        assert seen.session.viewer == 1
        await seen.press("r", "3")
        assert seen.last_move() == "1 jump r3"


async def test_the_key_to_change_places_is_for_several_people() -> None:
    """With only one person, Tab does nothing."""
    async with at_table(described([ANA, BEN, CLEO])) as seen:
        assert text("do-change") not in seen.text
        await seen.press("tab")
        assert isinstance(seen.app.screen, TableScreen)
        assert seen.session.viewer == 0
    async with at_table(described([ANA, BEN, CLEO], people=2)) as seen:
        await seen.press("enter")
        assert text("do-change") in seen.lines[-1]


async def test_typed_keys_are_dropped_when_the_keyboard_is_passed_on() -> None:
    """Ben types half a card, then Tab passes the keyboard to Ana: she starts with nothing typed."""
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


async def test_people_slap_one_after_the_other() -> None:
    """In a slap the keyboard goes to each person who has not slapped yet."""
    hands = ["b7 g8 g9", "b1 b2 b4", "r3 y1 y2"]
    session = described(hands, "party", people=2, turn=2, discard="r4", played=["2 play r3"])
    async with at_table(session) as seen:
        await seen.press("enter")
        assert seen.session.viewer == 0
        await seen.press("s")
        assert curtain(seen) == "Ben"
        await seen.press("enter", "s")
        assert [str(step) for step in seen.session.game.steps[1:3]] == ["0 slap", "1 slap"]
