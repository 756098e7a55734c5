"""The first screen: a newcomer starts with one key; everything can be changed before."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lastcard.rules import PRESETS
from lastcard.rules.catalogue import BY_NAME
from lastcard.table import Player
from lastcard.terminal.app import LastCardApp
from lastcard.terminal.book_screen import BookScreen
from lastcard.terminal.options_screen import OptionsScreen
from lastcard.terminal.plan import Plan
from lastcard.terminal.session import Session, new_session
from lastcard.terminal.setup import SetupScreen
from lastcard.terminal.table_screen import TableScreen
from lastcard.texts import text
from tests.terminal.at_table import Seen, coroutine_test, running

COMPANY = (Player("Ana"), Player("Ben", "casual"), Player("Cleo", "tips"), Player("Dov", "novice"))
OPTION_ROWS = {"rules": 1, "options": 2, "language": 3, "seats": 4, "seat 1": 5, "seat 2": 6}


def newcomer(
    resume: Callable[[], Session] | None = None, preset: str = "guide", **settings: object
) -> LastCardApp:
    """The program as it starts without any options."""
    plan = Plan(list(COMPANY), preset, dict(settings))
    return LastCardApp(None, plan, lambda plan: new_session(plan.rules(), plan.players, 1, pace=1000), resume)


async def go_to(seen: Seen, row: str) -> None:
    """Move the mark from the first row to another."""
    await seen.press(*["down"] * OPTION_ROWS[row])


async def open_option(seen: Seen, name: str) -> None:
    """Open the list of options, and move the mark to one."""
    await go_to(seen, "options")
    await seen.press("enter")
    screen = seen.app.screen
    assert isinstance(screen, OptionsScreen)
    screen.form.place = [row.label for row in screen.form.rows].index(name)
    await seen.settle()


@coroutine_test
async def test_enter_starts_a_game() -> None:
    """A newcomer presses Enter and sits at the table."""
    async with running(newcomer()) as seen:
        assert isinstance(seen.app.screen, SetupScreen)
        assert "Deal the cards" in seen.text
        await seen.press("enter")
        assert isinstance(seen.app.screen, TableScreen)
        assert "round 1" in seen.text
        assert seen.session.rules.preset == "guide"
        assert [player.name for player in seen.session.players] == ["Ana", "Ben", "Cleo", "Dov"]


@coroutine_test
async def test_f5_starts_from_any_row() -> None:
    """F5 begins the game, wherever the mark is; so does a click on it."""
    async with running(newcomer()) as seen:
        await seen.press("down", "down", "f5")
        assert isinstance(seen.app.screen, TableScreen)
    async with running(newcomer()) as seen:
        await seen.click("F5")
        assert isinstance(seen.app.screen, TableScreen)


@coroutine_test
async def test_escape_leaves() -> None:
    """Esc ends the program without a game."""
    async with running(newcomer()) as seen:
        await seen.press("escape")
        assert seen.app.session is None
        assert not seen.runs


@coroutine_test
async def test_presets_change_with_the_arrows() -> None:
    """Left and right go through all presets and round; each says what it is, and changes are dropped."""
    async with running(newcomer(hand_size=5)) as seen:
        assert "one changed" in seen.text
        await go_to(seen, "rules")
        seen_presets = []
        for _ in PRESETS:
            await seen.press("right")
            seen_presets.append(seen.app.plan.preset)
            assert text(f"preset-{seen_presets[-1]}")[:40] in seen.text
        assert sorted(seen_presets) == sorted(PRESETS)
        assert "as the rules have them" in seen.text
        await seen.press("left")
        assert seen.app.plan.preset == seen_presets[-2]


@coroutine_test
async def test_the_chosen_preset_is_played() -> None:
    """What was chosen is what is dealt."""
    async with running(newcomer()) as seen:
        await go_to(seen, "rules")
        await seen.press("right")
        chosen = seen.app.plan.preset
        assert chosen != "guide"
        await seen.press("f5")
        assert seen.session.rules.preset == chosen
        assert f"· {chosen} ·" in seen.text


@coroutine_test
async def test_a_click_changes_a_row() -> None:
    """A click on the arrows beside a value changes it, the one on the left back again."""
    async with running(newcomer()) as seen:
        await seen.click("guide")
        changed = seen.app.plan.preset
        assert changed != "guide"
        await seen.click(f"◂ {changed}")
        assert seen.app.plan.preset == "guide"


@coroutine_test
async def test_seats_come_and_go() -> None:
    """Right adds a bot with a name of its own, up to ten; left takes the last away, down to two."""
    async with running(newcomer()) as seen:
        await go_to(seen, "seats")
        await seen.press("right")
        assert len(seen.app.plan.players) == 5
        assert "Seat 5" in seen.text
        assert "Eva" in seen.text
        await seen.press(*["right"] * 7)
        assert len(seen.app.plan.players) == 10
        assert len({player.name for player in seen.app.plan.players}) == 10
        assert seen.app.plan.trouble() is None
        await seen.press(*["left"] * 12)
        assert len(seen.app.plan.players) == 2
        assert "Seat 3" not in seen.text


@coroutine_test
async def test_a_seat_is_a_person_or_a_bot() -> None:
    """Left and right on a seat go through the levels and a person."""
    async with running(newcomer()) as seen:
        await go_to(seen, "seat 2")
        levels = []
        for _ in range(4):
            await seen.press("right")
            levels.append(seen.app.plan.players[1].level)
        assert sorted(levels) == ["", "casual", "novice", "tips"]
        assert levels[-1] == "casual"


@coroutine_test
async def test_names_are_typed() -> None:
    """Letters on a seat are its name, Backspace takes the last away."""
    async with running(newcomer()) as seen:
        await go_to(seen, "seat 1")
        await seen.press("backspace", "backspace", "backspace", "Z", "o", "é")
        assert seen.app.plan.players[0].name == "Zoé"
        assert "Zoé" in seen.text
        await seen.press("f5")
        assert isinstance(seen.app.screen, TableScreen)
        assert "Zoé" in seen.text


@coroutine_test
async def test_two_players_of_one_name_are_refused() -> None:
    """Equal names and empty ones are complained about at once, and the game does not begin."""
    async with running(newcomer()) as seen:
        await go_to(seen, "seat 1")
        await seen.press("backspace", "backspace", "backspace")
        assert text("setup-names") in seen.text
        await seen.press("b", "e", "n", "f5")
        assert text("setup-names") in seen.text
        assert isinstance(seen.app.screen, SetupScreen)
        await seen.press("z", "f5")
        assert isinstance(seen.app.screen, TableScreen)


@coroutine_test
async def test_all_texts_change_with_the_language() -> None:
    """Another language: the form, the keys, the title, and then the table speak it."""
    async with running(newcomer()) as seen:
        await go_to(seen, "language")
        await seen.press("right")
        for key in ("setup-start", "setup-options", "setup-language", "setup-language-help", "setup-keys"):
            assert " ".join(text(key, "es").split()) in seen.text, key
        assert text("setup-seat", "es", number=1) in seen.text
        assert text("setup-start", "en") not in seen.text
        await seen.press("f5")
        assert text("do-leave", "es") in seen.text
        assert text("do-rules", "es") in seen.text
        assert text("prompt-wait", "es", name="Cleo") in seen.text


@coroutine_test
async def test_the_language_stays_while_the_table_goes_on() -> None:
    """What happens later, by a key or by itself, and the rulebook are told in the chosen language, too."""
    async with running(newcomer()) as seen:
        await go_to(seen, "language")
        await seen.press("left")  # German
        await seen.press("f5")
        seen.stop_clock()
        while seen.session.game.to_act != 0:
            await seen.happen()
        await seen.press("h")
        assert text("hint", "de", move="", why="").split(":")[0] in seen.text
        await seen.press("q")
        assert text("question-yes", "de") in seen.text
        await seen.press("escape", "?")
        assert " ".join(text("book-keys", "de").split()) in seen.text


@coroutine_test
async def test_a_conflict_is_shown_at_once() -> None:
    """Two options that cannot go together: both are named at once, and the game does not begin."""
    async with running(newcomer(preset="party")) as seen:
        await open_option(seen, "swap_number")
        await seen.press(*["left"] * 7)
        assert seen.app.plan.settings == {"swap_number": 0}
        assert "swap_number" in seen.help
        assert "rotate_number" in seen.help
        await seen.press("escape")
        assert isinstance(seen.app.screen, SetupScreen)
        assert "rotate_number" in seen.text
        await seen.press("f5")
        assert isinstance(seen.app.screen, SetupScreen)
        await seen.press("f1")
        assert isinstance(seen.app.screen, SetupScreen)


@coroutine_test
async def test_too_many_players_are_refused() -> None:
    """Hands that the deck cannot deal are complained about before the game begins."""
    async with running(newcomer(hand_size=40)) as seen:
        await seen.press("enter")
        assert isinstance(seen.app.screen, SetupScreen)
        assert str(seen.app.plan.trouble()) in seen.text


@coroutine_test
async def test_an_option_changes_with_the_arrows() -> None:
    """Right is the next value and a mark of change; what the preset has is no change."""
    async with running(newcomer()) as seen:
        await open_option(seen, "hand_size")
        await seen.press("right")
        assert seen.app.plan.settings == {"hand_size": 8}
        await seen.press("left")
        assert seen.app.plan.settings == {}
        await seen.press("right", "escape")
        assert "one changed" in seen.text


@coroutine_test
async def test_numbers_stop_at_their_limits() -> None:
    """A number does not go beyond its limits."""
    async with running(newcomer(hand_size=1)) as seen:
        await open_option(seen, "hand_size")
        await seen.press("left", "left")
        assert seen.app.plan.settings == {"hand_size": 1}


@coroutine_test
async def test_every_option_can_be_changed() -> None:
    """Right on each of all options sets another value, and explains it without an error."""
    async with running(newcomer()) as seen:
        await go_to(seen, "options")
        await seen.press("enter")
        screen = seen.app.screen
        assert isinstance(screen, OptionsScreen)
        for number, row in enumerate(screen.form.rows):
            if not row.is_heading:
                seen.app.plan.settings.clear()
                screen.form.place = number
                await seen.press("right")
                assert list(seen.app.plan.settings) == [row.label]


@coroutine_test
async def test_f8_goes_back_to_the_preset() -> None:
    """F8 drops every change."""
    async with running(newcomer(hand_size=5, jump_in="all")) as seen:
        await open_option(seen, "hand_size")
        await seen.press("f8")
        assert seen.app.plan.settings == {}


@coroutine_test
async def test_a_value_is_typed() -> None:
    """Enter on an option asks for its value."""
    async with running(newcomer()) as seen:
        await open_option(seen, "target")
        await seen.press("enter", "backspace", "backspace", "backspace", "2", "5", "0", "enter")
        assert seen.app.plan.settings == {"target": 250}
        assert "250" in seen.text
        await seen.press("down")
        assert seen.app.plan.settings == {"target": 250}


@coroutine_test
async def test_a_bad_value_keeps_the_old_one() -> None:
    """A value that is none says why; Esc keeps what was there."""
    async with running(newcomer()) as seen:
        await open_option(seen, "target")
        await seen.press("enter", "x", "enter")
        assert seen.app.plan.settings == {}
        assert "from 1 to 100000" in seen.help
        await seen.press("escape")
        assert seen.app.plan.value(BY_NAME["target"]) == 500
        assert text("option-target")[:30] in seen.help
        await seen.press("escape")
        assert isinstance(seen.app.screen, SetupScreen)


@coroutine_test
async def test_f1_opens_the_rulebook_of_what_was_chosen() -> None:
    """The rulebook is that of the chosen rules; Esc goes back to the form."""
    async with running(newcomer(preset="party")) as seen:
        await seen.press("f1")
        assert isinstance(seen.app.screen, BookScreen)
        assert seen.app.screen.book.title in seen.text
        await seen.press("escape")
        assert isinstance(seen.app.screen, SetupScreen)
        await seen.press("enter")
        assert isinstance(seen.app.screen, TableScreen)


@coroutine_test
async def test_an_unfinished_game_can_be_resumed(tmp_path: Path) -> None:
    """Where a game was left, there is a row to go on with it; F6 does, too."""
    resumed: list[Session] = []

    def resume() -> Session:
        resumed.append(new_session(Plan([]).rules(), list(COMPANY), 5, tmp_path / f"{len(resumed)}.txt"))
        return resumed[-1]

    for keys in (("down", "enter"), ("f6",)):
        async with running(newcomer(resume)) as seen:
            assert text("setup-resume") in seen.text
            await seen.press(*keys)
            assert seen.session is resumed[-1]
    async with running(newcomer()) as seen:
        assert text("setup-resume") not in seen.text
        await seen.press("f6")
        assert isinstance(seen.app.screen, SetupScreen)


@coroutine_test
async def test_a_game_that_cannot_be_kept_does_not_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where games cannot be written, the program ends and says so."""
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path / "file"))
    async with running(newcomer()) as seen:
        await seen.press("enter")
        assert seen.app.trouble is not None
        assert str(tmp_path) in str(seen.app.trouble)
