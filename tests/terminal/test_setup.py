"""The first screen: one key starts a game, and everything can be changed before."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from lastcard.rules import OPTIONS, PRESETS
from lastcard.rules.catalogue import ARGUED, BY_NAME
from lastcard.rules.groups import GROUP_OF, PRESET_GROUPS, TOPICS
from lastcard.rules.words import group_name, option_name, preset_name, topic_name
from lastcard.table import Player
from lastcard.terminal.app import LastCardApp
from lastcard.terminal.book_screen import BookScreen
from lastcard.terminal.form import Form
from lastcard.terminal.form_screen import FormScreen
from lastcard.terminal.options_screen import OptionsScreen
from lastcard.terminal.presets_screen import PresetsScreen
from lastcard.terminal.session import Session, new_session
from lastcard.terminal.setup import SetupScreen
from lastcard.terminal.table_screen import TableScreen
from lastcard.terminal.table_setup import TableSetup
from lastcard.texts import text, use
from tests.terminal.at_table import Seen, running

COMPANY = (Player("Ana"), Player("Ben", "casual"), Player("Cleo", "tips"), Player("Dov", "novice"))
OPTION_ROWS = {"rules": 1, "options": 2, "language": 3, "seats": 4, "seat 1": 5, "seat 2": 6}


def newcomer(
    resume: Callable[[], Session] | None = None, preset: str = "guide", **settings: object
) -> LastCardApp:
    """The app as it starts without any options."""
    setup = TableSetup(list(COMPANY), preset, dict(settings))
    return LastCardApp(
        None, setup, lambda setup: new_session(setup.rules(), setup.players, 1, pace=1000), resume
    )


async def go_to(seen: Seen, row: str) -> None:
    """Move the cursor from the first row to another."""
    await seen.press(*["down"] * OPTION_ROWS[row])


async def open_option(seen: Seen, name: str) -> None:
    """Open the list of options, and move the cursor to one."""
    await go_to(seen, "options")
    await seen.press("enter")
    screen = await unfold(seen)
    screen.form.highlighted = labels(screen).index(option_name(BY_NAME[name]))
    await seen.settle()


async def unfold(seen: Seen) -> OptionsScreen:
    """Show the options of every topic."""
    screen = seen.app.screen
    assert isinstance(screen, OptionsScreen)
    screen.unfolded = set(TOPICS)
    screen.show()
    await seen.settle()
    return screen


def labels(screen: FormScreen) -> list[str]:
    """What the rows of a form are called."""
    return [row.label.strip() for row in screen.form.rows]


async def test_enter_starts_a_game() -> None:
    """Enter on the first screen starts a game."""
    async with running(newcomer()) as seen:
        assert isinstance(seen.app.screen, SetupScreen)
        assert "Deal the cards" in seen.text
        await seen.press("enter")
        assert isinstance(seen.app.screen, TableScreen)
        assert "round 1" in seen.text
        assert seen.session.rules.preset == "guide"
        assert [player.name for player in seen.session.players] == ["Ana", "Ben", "Cleo", "Dov"]


async def test_f5_starts_from_any_row() -> None:
    """F5, or a click on it, starts the game, wherever the cursor is."""
    async with running(newcomer()) as seen:
        await seen.press("down", "down", "f5")
        assert isinstance(seen.app.screen, TableScreen)
    async with running(newcomer()) as seen:
        await seen.click("F5")
        assert isinstance(seen.app.screen, TableScreen)


async def test_escape_leaves() -> None:
    """Esc exits without a game."""
    async with running(newcomer()) as seen:
        await seen.press("escape")
        assert seen.app.session is None
        assert not seen.runs


async def test_presets_change_with_the_arrows() -> None:
    """Left and right go through all presets, group by group. Each has a description; changes to options are
    dropped."""
    async with running(newcomer(hand_size=5)) as seen:
        assert "one changed" in seen.text
        await go_to(seen, "rules")
        seen_presets = []
        for _ in PRESETS:
            await seen.press("right")
            seen_presets.append(seen.app.setup.preset)
            assert text(f"preset-{seen_presets[-1]}")[:40] in seen.text
            assert group_name(GROUP_OF[seen_presets[-1]]) in seen.help
        assert sorted(seen_presets) == sorted(PRESETS)
        groups = [GROUP_OF[preset] for preset in seen_presets]
        assert sum(one != other for one, other in pairwise([*groups, groups[0]])) == len(set(groups))
        assert "unchanged" in seen.text
        await seen.press("left")
        assert seen.app.setup.preset == seen_presets[-2]


async def test_the_chosen_preset_is_played() -> None:
    """The game uses the chosen preset."""
    async with running(newcomer()) as seen:
        await go_to(seen, "rules")
        await seen.press("right")
        chosen = seen.app.setup.preset
        assert chosen != "guide"
        await seen.press("f5")
        assert seen.session.rules.preset == chosen
        assert f"· {chosen} ·" in seen.text


async def test_a_click_changes_a_row() -> None:
    """A click on the right arrow beside a value changes it, and one on the left arrow changes it back."""
    async with running(newcomer()) as seen:
        await seen.click("Guide")
        changed = seen.app.setup.preset
        assert changed != "guide"
        await seen.click(f"◂ {preset_name(changed)}")
        assert seen.app.setup.preset == "guide"


async def test_seats_come_and_go() -> None:
    """Right adds a bot with a unique name, up to ten players; left removes the last one, down to two."""
    async with running(newcomer()) as seen:
        await go_to(seen, "seats")
        await seen.press("right")
        assert len(seen.app.setup.players) == 5
        assert "Seat 5" in seen.text
        assert "Eva" in seen.text
        await seen.press(*["right"] * 7)
        assert len(seen.app.setup.players) == 10
        assert len({player.name for player in seen.app.setup.players}) == 10
        assert seen.app.setup.trouble() is None
        await seen.press(*["left"] * 12)
        assert len(seen.app.setup.players) == 2
        assert "Seat 3" not in seen.text


async def test_a_seat_is_a_person_or_a_bot() -> None:
    """Left and right on a seat cycle through the levels and a person."""
    async with running(newcomer()) as seen:
        await go_to(seen, "seat 2")
        levels = []
        for _ in range(4):
            await seen.press("right")
            levels.append(seen.app.setup.players[1].level)
        assert sorted(levels) == ["", "casual", "novice", "tips"]
        assert levels[-1] == "casual"


async def test_names_are_typed() -> None:
    """Typing on a seat changes its name, and Backspace removes the last letter."""
    async with running(newcomer()) as seen:
        await go_to(seen, "seat 1")
        await seen.press("backspace", "backspace", "backspace", "Z", "o", "é")
        assert seen.app.setup.players[0].name == "Zoé"
        assert "Zoé" in seen.text
        await seen.press("f5")
        assert isinstance(seen.app.screen, TableScreen)
        assert "Zoé" in seen.text


async def test_two_players_of_one_name_are_refused() -> None:
    """Equal or empty names give an error at once, and the game does not start."""
    async with running(newcomer()) as seen:
        await go_to(seen, "seat 1")
        await seen.press("backspace", "backspace", "backspace")
        assert text("setup-names") in seen.text
        await seen.press("b", "e", "n", "f5")
        assert text("setup-names") in seen.text
        assert isinstance(seen.app.screen, SetupScreen)
        await seen.press("z", "f5")
        assert isinstance(seen.app.screen, TableScreen)


async def test_all_texts_change_with_the_language() -> None:
    """Changing the language changes the form, the keys, the title, and then the table."""
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


async def test_the_language_stays_during_the_game() -> None:
    """Later events, whether caused by a key or not, and the rulebook are in the chosen language, too."""
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


async def test_a_conflict_is_shown_at_once() -> None:
    """If two options contradict each other, the screen names both at once, and the game does not start."""
    async with running(newcomer(preset="party")) as seen:
        await open_option(seen, "swap_number")
        await seen.press(*["left"] * 7)
        assert seen.app.setup.settings == {"swap_number": 0}
        screen = seen.app.screen
        assert isinstance(screen, OptionsScreen)
        assert [row.label.strip() for row in screen.form.rows if row.warned] == [
            "Swapping hands",
            "Passing all hands on",
        ]
        assert "“Swapping hands: 0” and “Passing all hands on: 0” do not go together" in seen.help
        assert "_" not in seen.help
        await seen.press("escape")
        assert isinstance(seen.app.screen, SetupScreen)
        assert "“Passing all hands on: 0”" in seen.text
        await seen.press("f5")
        assert isinstance(seen.app.screen, SetupScreen)
        await seen.press("f1")
        assert isinstance(seen.app.screen, SetupScreen)


async def test_too_many_players_are_refused() -> None:
    """Hands that the deck cannot deal give an error before the game starts."""
    async with running(newcomer(hand_size=40)) as seen:
        await seen.press("enter")
        assert isinstance(seen.app.screen, SetupScreen)
        assert str(seen.app.setup.trouble()) in seen.text


async def test_an_option_changes_with_the_arrows() -> None:
    """Right sets the next value and marks the row as changed. The preset's value is not a change."""
    async with running(newcomer()) as seen:
        await open_option(seen, "hand_size")
        await seen.press("right")
        assert seen.app.setup.settings == {"hand_size": 8}
        await seen.press("left")
        assert seen.app.setup.settings == {}
        await seen.press("right", "escape")
        assert "one changed" in seen.text


async def test_the_cursor_moves_by_pages() -> None:
    """Page Down, End and Home move the cursor beyond the visible rows, and never to a heading."""
    async with running(newcomer()) as seen:
        await open_option(seen, "deck")
        form = seen.app.screen.query_one(Form)
        await seen.press("pagedown")
        assert "▸ The deck" not in seen.text
        assert f"▸ {form.row.label.strip()}" in seen.text
        await seen.press("end")
        assert form.row is form.rows[-1]
        assert f"▸ {form.row.label.strip()}" in seen.text
        await seen.press("home")
        assert f"▸ - {text('section-argued')}" in seen.text
        await seen.press("up")
        assert form.row is form.rows[-1]


async def test_numbers_stop_at_their_limits() -> None:
    """The arrow keys stop at the limits of a number."""
    async with running(newcomer(hand_size=1)) as seen:
        await open_option(seen, "hand_size")
        await seen.press("left", "left")
        assert seen.app.setup.settings == {"hand_size": 1}


async def test_every_option_can_be_changed() -> None:
    """Right changes the value of each option, and shows its help without an error."""
    async with running(newcomer()) as seen:
        await go_to(seen, "options")
        await seen.press("enter")
        screen = await unfold(seen)
        names = {option_name(option): option.name for option in OPTIONS}
        assert set(labels(screen)) == set(names) | {topic_name(topic) for topic in TOPICS}
        for number, row in enumerate(screen.form.rows):
            if row.folded is None:
                seen.app.setup.settings.clear()
                screen.form.highlighted = number
                await seen.press("right")
                name = names[row.label.strip()]
                assert list(seen.app.setup.settings) == [name]
                assert f"{name} = " in seen.help or seen.app.setup.trouble()


async def test_topics_fold() -> None:
    """What people argue about is shown, the rest is folded by topic. Enter and the arrows unfold a topic."""
    async with running(newcomer(hand_size=5)) as seen:
        await go_to(seen, "options")
        await seen.press("enter")
        screen = seen.app.screen
        assert isinstance(screen, OptionsScreen)
        argued = [option_name(BY_NAME[name]) for name in ARGUED]
        topics = [topic_name(topic) for topic in TOPICS]
        assert labels(screen) == [topics[0], *argued, *topics[1:]]
        assert screen.form.rows[len(argued) + 1].value == "one changed"
        assert screen.form.rows[len(argued) + 2].value == "5 rules"
        await seen.press("enter")
        assert labels(screen) == topics
        await seen.press("down", "right")
        assert labels(screen)[:4] == [*topics[:2], "The deck", "Cards to begin with"]
        assert screen.form.row.label == topics[1]  # the cursor stays
        await seen.press("left")
        assert labels(screen) == topics
        await seen.click(f"+ {topics[1]}")
        assert "The deck" in seen.text


async def test_options_are_in_the_language_of_the_user() -> None:
    """Names and values are those that people know; what you write in a file is in the help."""
    use("de")
    async with running(newcomer()) as seen:
        await open_option(seen, "drawn_card")
        assert "▸ Die gezogene Karte ◂ Du darfst sie sofort legen ▸" in seen.text
        assert "drawn_card = may play" in seen.help
        assert "drawn_card" not in seen.text.replace(seen.help, "")


async def test_an_option_that_does_nothing_says_why() -> None:
    """It is dimmed, and the help says why. It can still be changed. Risks are in the help, too."""
    async with running(newcomer(preset="basic-plus")) as seen:
        await open_option(seen, "target")
        form = seen.app.screen.query_one(Form)
        assert form.row.idle
        assert "Does nothing: there are no points." in seen.help
        await seen.press("right")
        assert seen.app.setup.settings == {"target": 501}
        form.highlighted = [row.label.strip() for row in form.rows].index("What a round is worth")
        await seen.press("right", "down")
        assert not form.row.idle
        assert "Does nothing" not in seen.help
        await seen.press("home", *["down"] * (1 + ARGUED.index("draw_count")))
        assert not form.row.warned
        await seen.press("right")
        assert form.row.warned
        assert "Careful: hands can grow" in seen.help


async def test_options_are_searched() -> None:
    """A slash searches by any word for an option while you type; Esc shows all options again."""
    async with running(newcomer()) as seen:
        await go_to(seen, "options")
        await seen.press("enter", "/", *"plus two on")
        screen = seen.app.screen
        assert isinstance(screen, OptionsScreen)
        assert labels(screen) == [text("section-argued"), "Stacking draw cards"]
        assert "“plus two on”: one rule" in seen.lines[0]
        await seen.press("enter", "right")
        assert list(seen.app.setup.settings) == ["stacking"]
        await seen.press("/", *["backspace"] * 11, *"xyz")
        assert text("options-none") in seen.text
        await seen.press("down", "right", "enter")  # nothing to go to
        await seen.press("escape")
        assert len(labels(screen)) > len(ARGUED)
        await seen.press("escape")
        assert isinstance(seen.app.screen, SetupScreen)


async def test_presets_are_listed_in_groups() -> None:
    """Enter on the rules lists all presets in their groups, and Enter there chooses one."""
    async with running(newcomer(hand_size=5)) as seen:
        await go_to(seen, "rules")
        await seen.press("enter")
        screen = seen.app.screen
        assert isinstance(screen, PresetsScreen)
        expected = []
        for group, presets in PRESET_GROUPS.items():
            expected += [group_name(group)] if presets else []
            expected += [preset_name(preset) for preset in presets]
        assert labels(screen) == expected
        assert screen.form.row.label == "Guide"
        await seen.press("escape")
        assert seen.app.setup.settings == {"hand_size": 5}
        await seen.press("enter", "down", "enter")
        assert isinstance(seen.app.screen, SetupScreen)
        assert (seen.app.setup.preset, seen.app.setup.settings) == ("guide-house", {})
        assert "Guide with house rules" in seen.text


async def test_f8_goes_back_to_the_preset() -> None:
    """F8 drops every change."""
    async with running(newcomer(hand_size=5, jump_in="all")) as seen:
        await open_option(seen, "hand_size")
        await seen.press("f8")
        assert seen.app.setup.settings == {}


async def test_a_value_is_typed() -> None:
    """Enter on an option asks for its value."""
    async with running(newcomer()) as seen:
        await open_option(seen, "target")
        await seen.press("enter", "backspace", "backspace", "backspace", "2", "5", "0", "enter")
        assert seen.app.setup.settings == {"target": 250}
        assert "250" in seen.text
        await seen.press("down")
        assert seen.app.setup.settings == {"target": 250}


async def test_a_bad_value_keeps_the_old_one() -> None:
    """An invalid value shows an error, and Esc keeps the old value."""
    async with running(newcomer()) as seen:
        await open_option(seen, "target")
        await seen.press("enter", "x", "enter")
        assert seen.app.setup.settings == {}
        assert "from 1 to 100000" in seen.help
        await seen.press("escape")
        assert seen.app.setup.value(BY_NAME["target"]) == 500
        assert text("option-target")[:30] in seen.help
        await seen.press("escape")
        assert isinstance(seen.app.screen, SetupScreen)


async def test_f1_opens_the_rulebook_of_what_was_chosen() -> None:
    """F1 opens the rulebook of the chosen rules, and Esc goes back to the form."""
    async with running(newcomer(preset="party")) as seen:
        await seen.press("f1")
        assert isinstance(seen.app.screen, BookScreen)
        assert seen.app.screen.book.title in seen.text
        await seen.press("escape")
        assert isinstance(seen.app.screen, SetupScreen)
        await seen.press("enter")
        assert isinstance(seen.app.screen, TableScreen)


async def test_an_unfinished_game_can_be_resumed(tmp_path: Path) -> None:
    """If there is an unfinished game, a row offers to resume it, and so does F6."""
    resumed: list[Session] = []

    def resume() -> Session:
        resumed.append(
            new_session(TableSetup([]).rules(), list(COMPANY), 5, tmp_path / f"{len(resumed)}.txt")
        )
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


async def test_a_game_that_cannot_be_stored_does_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If games cannot be written, the app exits with an error."""
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path / "file"))
    async with running(newcomer()) as seen:
        await seen.press("enter")
        assert seen.app.trouble is not None
        assert str(tmp_path) in str(seen.app.trouble)
