"""Nothing is cut off on a screen of 80 columns and 24 lines: cards, keys, prompts, forms, in any language."""

from collections import Counter

import pytest
from rich.style import Style

from lastcard.rules.groups import TOPICS
from lastcard.table import Player
from lastcard.terminal.app import LastCardApp
from lastcard.terminal.form import Form
from lastcard.terminal.form_screen import FormScreen
from lastcard.terminal.looks import SHAPES, hand_card, symbol, top_card
from lastcard.terminal.looks import SMALL as SMALL_CARDS
from lastcard.terminal.options_screen import OptionsScreen
from lastcard.terminal.session import Session
from lastcard.terminal.table_setup import TableSetup
from lastcard.texts import LANGUAGES, text, use
from tests.slices import grid
from tests.terminal.at_table import LARGE, OTHERS, SMALL, Seen, at_table, described, running
from tests.terminal.scenes import FEW, MANY

EVEN = "r1 r2 r4 r5 r6 y0 y1 y2 y3 y9 g1 g2 g3 g6 g8 b5 b6 b7 b8 b9 w w w w+4 w+4"
ONE_COLOUR = "r0 r1 r1 r2 r2 r4 r4 r5 r5 r6 r6 r7 r7 r8 r8 r9 r9 rs rs rr rr r+2 r+2 y9 w"
LONG_ROWS = "r0 r1 r2 r4 r5 r6 r7 r8 r9 y0 y1 y2 y4 y5 y6 y7 y8 y9 g6 g7 g8 g9 b6 b7 w"
SEVENS = "r0 r1 r2 r4 r5 r6 r7 y0 y1 y2 y4 y5 y6 y7 g0 g3 g6 g7 g8 g9 gs b6 b7 w w+4"
THE_OTHERS = ("b1 b2", "b3 b4", "b8 bs")
SEATS = [Player("Ana"), Player("Ben", "casual"), Player("Cleo", "tips"), Player("Dov", "novice")]


def flat(words: str) -> str:
    """A text without its line breaks."""
    return " ".join(words.split())


@pytest.mark.parametrize(("hand", "size"), grid([MANY, EVEN, ONE_COLOUR, LONG_ROWS, SEVENS], [SMALL, LARGE]))
async def test_a_hand_of_25_cards_is_all_there(hand: str, size: tuple[int, int]) -> None:
    """A large hand fits on the screen, together with the keys below it."""
    async with at_table(described([hand, *THE_OTHERS], draw="g5"), size) as seen:
        cards = Counter(f"{SHAPES[card[0]]}{card[0].upper()}{symbol(card)}" for card in hand.split())
        assert sum(cards.values()) == 25
        words = Counter(word.strip("[]»«") for word in seen.text.replace("[", " ").replace("]", " ").split())
        assert {card: words[card] for card in cards} == dict(cards)
        assert_keys_are_whole(seen)
        assert flat(str(seen.screen.message)) in seen.text


def test_every_card_fits_and_looks_different() -> None:
    """The longest signs fit on the smallest card, and no two cards of a hand show the same."""
    signs = [*"0123456789", "s", "r", "ss", "d", "+2", "+4"]
    black = ["w", "w+1", "w+2", "w+4", "wr+4", "w+6", "w+10", "wd", "wx", "wm", "wb", "wt+2"]
    cards = [*(colour + sign for colour in "rygb" for sign in signs), *black]
    shown = {card: hand_card(card, SMALL_CARDS, True, False, Style())[0] for card in cards}
    assert len({str(line) for line in shown.values()}) == len(cards)
    assert symbol("wd") != symbol("rd")  # the same letter, but another card
    assert {card for card, line in shown.items() if line.cell_len != SMALL_CARDS.columns + 1} == set()
    for card in (*cards, *(f"{card}:{colour}" for card in black for colour in "rygb")):
        assert {line.cell_len for line in top_card(card, SMALL_CARDS)} == {SMALL_CARDS.top_columns}, card


def assert_keys_are_whole(seen: Seen) -> None:
    """Check that the bar at the bottom shows every key and its words."""
    bar = seen.screen.query_one("#actions").region
    shown = flat(" ".join(seen.lines[bar.y : bar.bottom]))
    actions = [f"{action.key} {action.label}" for action in seen.screen.actions()]
    always = [f"{key} {label}" for key, label, _ in seen.screen.always()]
    assert bar.bottom <= len(seen.lines)
    assert [label for label in actions + always if flat(label) not in shown] == []


def situations() -> dict[str, Session]:
    """Tables with many keys, or with long prompts."""
    swap = {"preset": "party", "options": {"swap_defence": False}, "played": ["0 play r7"]}
    others = [*OTHERS[:2], "r7 r9 y1 y2"]
    asked = {"preset": "party", "turn": 3}
    return {
        "turn": described(["r1 g8", *OTHERS]),
        "stuck": described(["b8 g8", *OTHERS]),
        "drawn": described(["b8 g8", *OTHERS], draw="r7", played=["0 draw"]),
        "owing": described(["r1 g8", *OTHERS], discard="r3 w+4:g", pending=4, bluff=True),
        "one owing": described(["r1 g8", *OTHERS], "party", discard="r3 g+2", pending=2),
        "colour": described(["r1 g8", *OTHERS], opening="w", dealer=3),
        "swap": described(["r7 g8 g9", *OTHERS], **swap),
        "swap of ten": described(["r7 r8 g9", *FEW], **swap),
        "defend": described(["b7 g8", *others], **asked, played=["3 play r7", "3 swap 0"]),
        "join": described(["r6 g8 r8", *others], **asked, played=["3 play r9"], discard="r6"),
        "slap": described(["b7 g8", *OTHERS[:2], "r3 y1 y2"], **asked, discard="r4", played=["3 play r3"]),
        "reactions": described(
            ["r3 g8 g9 g9", *OTHERS[:2], "y4"], "party", turn=1, options={"table_talk_penalty": 2}
        ),
        "vote": described(["r5 g8", *OTHERS], "classic", turn=1, played=["1 accuse 2"]),
        "round over": described(["r5", *OTHERS], played=["0 play r5"]),
        "match over": described(["r5", *OTHERS], played=["0 play r5"], scores=[490, 0, 0, 0]),
    }


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_key_and_no_prompt_is_cut(language: str) -> None:
    """In every situation the screen shows all keys with their words, and the whole prompt."""
    use(language)
    first, *others = situations().items()
    async with at_table(first[1]) as seen:
        for name, session in (first, *others):
            await change_table(seen, session)
            assert_keys_are_whole(seen)
            assert flat(str(seen.screen.message)) in seen.text, name
            assert flat(str(seen.screen.query_one("#head").render())) in seen.lines[0], name


async def change_table(seen: Seen, session: Session) -> None:
    """Show another game on the same screen, which is quicker than a new app for each."""
    session.clock.pause()
    seen.app.session = seen.screen.session = session
    seen.screen._shown = -1
    seen.screen.after_change()
    await seen.settle()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_key_of_a_watcher_is_cut(language: str) -> None:
    """A watcher's screen shows all keys with their words."""
    use(language)
    async with at_table(described(["r5", *OTHERS], people=0)) as seen:
        assert_keys_are_whole(seen)


@pytest.mark.parametrize(("language", "size"), grid(LANGUAGES, [SMALL, LARGE]))
async def test_no_player_is_cut(language: str, size: tuple[int, int]) -> None:
    """Every seat has one complete line: with the winner of a match, a seat to catch, or a bot's level."""
    use(language)
    ends = {"turn": text("level-casual"), "reactions": flat(text("mark-catchable"))}
    ends |= {"round over": "★", "match over": "★★"}
    known = situations()
    async with at_table(known["turn"], size) as seen:
        for name, end in ends.items():
            await change_table(seen, known[name])
            lines = players_lines(seen)
            starts = [line.split()[:2] for line in lines]
            assert starts == [[str(seat + 1), who] for seat, who in enumerate(seen.session.game.names)], name
            assert any(line.endswith(end) for line in lines), (name, lines)


def players_lines(seen: Seen) -> list[str]:
    """The lines about the players."""
    region = seen.screen.query_one("#players").region
    lines = [line.ljust(region.right)[region.x : region.right] for line in seen.lines]
    return [flat(line).lstrip("▶ ") for line in lines[region.y : region.bottom] if line.strip()]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_question_and_no_colour_is_cut(language: str) -> None:
    """The colours of a black card, the question before leaving, the curtain and the rulebook's keys fit."""
    use(language)
    async with at_table(described(["r1 b9 w", *OTHERS], people=2)) as seen:
        shown = seen.text.replace("│ │", "").replace("│", "")
        for key in ("curtain-title", "curtain-text", "curtain-key"):
            assert flat(text(key, name="Ana")) in flat(shown), key
        await seen.press("enter", "w")
        assert_keys_are_whole(seen)
        for name in ("colour-red", "colour-blue", "hand-black"):
            assert any(text(name) in line for line in seen.lines[-9:-1]), name
        await seen.press("escape", "q")
        shown = " ".join(line.strip(" │╭╮╰╯─") for line in seen.lines[7:18])
        for key in ("leave-question", "question-yes", "question-no"):
            assert flat(text(key)) in flat(shown), key
        await seen.press("escape", "?")
        assert flat(text("book-keys")) in flat(seen.lines[-1])


async def assert_form_is_whole(seen: Seen) -> None:
    """Check that every row with its value, every help text, the title and the keys fit."""
    screen = seen.app.screen
    assert isinstance(screen, FormScreen)
    assert flat(screen.key_line()) in flat(seen.lines[-1])
    assert flat(screen.title_line()) in flat(seen.lines[0])
    form, cut = screen.form, []
    for number, row in enumerate(form.rows):
        if not row.is_heading:
            form.highlighted = number
            await seen.settle()
            assert_row_is_whole(seen, form)
            cut += [row.label] if flat(row.help()) not in seen.help else []
    assert not cut, f"their help is cut: {', '.join(cut)}"


def assert_row_is_whole(seen: Seen, form: Form) -> None:
    """Check that the row with the cursor is on the screen with its whole value."""
    (line,) = [line for line in seen.lines if line.startswith(" ▸ ")]
    fold = {None: "", True: "+ ", False: "- "}[form.row.folded]
    assert flat(line).startswith(f"▸ {fold}{flat(form.row.label)}")
    beginning, cut, _ = flat(line).partition("…")
    if cut:  # a long value; the help has all of it
        assert flat(form.row.value) in seen.help
        assert flat(form.row.value).startswith(beginning.rpartition("◂ ")[2])
    else:
        assert flat(form.row.value) in flat(line)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_of_the_first_screen_is_cut(language: str) -> None:
    """All rows, help texts, the title and the keys of the first screen fit."""
    use(language)
    app = LastCardApp(None, TableSetup(list(SEATS)), None, lambda: described(["r5", *OTHERS]))
    async with running(app) as seen:
        await assert_form_is_whole(seen)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_of_the_options_is_cut(language: str) -> None:
    """All rows, help texts, the title and the keys of the options screen fit."""
    use(language)
    async with running(LastCardApp(None, TableSetup(list(SEATS), "party"))) as seen:
        await seen.press("down", "down", "enter")
        assert isinstance(seen.app.screen, OptionsScreen)
        seen.app.screen.unfolded = set(TOPICS)
        seen.app.screen.show()
        await assert_form_is_whole(seen)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_of_the_presets_is_cut(language: str) -> None:
    """All rows, help texts, the title and the keys of the presets screen fit."""
    use(language)
    async with running(LastCardApp(None, TableSetup(list(SEATS), "party"))) as seen:
        await seen.press("down", "enter")
        await assert_form_is_whole(seen)


async def test_ten_players_are_all_there() -> None:
    """A table of ten shows ten names, ten numbers of cards and ten scores."""
    scores = [10, 35, 120, 7, 80, 45, 12, 400, 3, 9]
    async with at_table(described(["r1 g8 b9", *FEW], scores=scores)) as seen:
        for seat, name in enumerate(seen.session.game.names):
            assert name in seen.text
            assert f"{len(seen.session.game.view(seat).hand)}▮" in seen.text
            assert f" {scores[seat]}" in seen.text
