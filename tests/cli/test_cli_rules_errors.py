"""Error messages for impossible rules, decks and tables."""

from contextlib import suppress
from pathlib import Path

import pytest
from lastcard_command import assert_says, complaint, lastcard

from lastcard.errors import RulesError
from lastcard.rules import decode, encode, load_rules

BINARY = b"\x89PNG\r\n\xff\xfe\x80"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        pytest.param(
            ("show", "clasic"), ("no such preset", "'clasic'", "did you mean 'classic'"), id="preset"
        ),
        pytest.param(
            ("show", "classic", "--set", "stakking=any"),
            ("no such option", "'stakking'", "from --set", "did you mean 'stacking'"),
            id="option",
        ),
        pytest.param(
            ("show", "classic", "--set", "hand_size=many"),
            ("hand_size", "'many'", "from --set", "a whole number from 1 to 120"),
            id="no-number",
        ),
        pytest.param(
            ("code", "classic", "--set", "hand_size=121"),
            ("hand_size", "'121'", "from --set", "from 1 to 120"),
            id="out-of-range",
        ),
        pytest.param(
            ("show", "classic", "--set", "draw=optionel"),
            ("draw", "'optionel'", "from --set", "'when stuck'", "did you mean 'optional'"),
            id="no-such-choice",
        ),
        pytest.param(
            ("show", "classic", "--set", "grace_seconds=nan"),
            ("grace_seconds", "'nan'", "from --set", "seconds from 0 to 10"),
            id="not-a-time",
        ),
        pytest.param(
            ("show", "classic", "--set", "hand_size"), ("'hand_size'", "name=value"), id="set-without-equals"
        ),
        pytest.param(
            ("show", "classic", "--set", "deck=standrad"),
            ("deck", "no such deck: 'standrad'", "from --set", "did you mean 'standard'"),
            id="deck",
        ),
        pytest.param(
            ("show", "classic", "--set", "deck=0-9*9"),
            ("deck", "from --set", "360 cards, more than 240"),
            id="too-many-cards",
        ),
        pytest.param(
            ("show", "party", "--set", "slap_number=7"),
            ("swap_number = 7 (from preset party)", "slap_number = 7 (from --set)", "only one special rule"),
            id="conflict-with-the-preset",
        ),
        pytest.param(
            ("code", "basic-plus", "--set", "swap_number=6", "--set", "sixty_nine=true"),
            ("swap_number = 6 (from --set)", "sixty_nine = true (from --set)", "do not go together"),
            id="conflict-of-settings",
        ),
    ],
)
def test_wrong_rules_are_named(arguments: tuple[str, ...], words: tuple[str, ...], tmp_path: Path) -> None:
    """The error for an unknown preset, option or value says where it came from and what to do."""
    assert_says(complaint("rules", *arguments, cwd=tmp_path), words)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        pytest.param('preset = "classic', ("not valid TOML", "line 1"), id="broken"),
        pytest.param('presett = "classic"', ("unknown key", "'presett'"), id="unknown-key"),
        pytest.param('preset = "clasic"', ("no such preset", "did you mean 'classic'"), id="unknown-preset"),
        pytest.param(
            "[options]\nhand_sise = 5", ("no such option", "'hand_sise'", "'hand_size'"), id="unknown-option"
        ),
        pytest.param(
            "[options]\nhand_size = 1.5", ("hand_size", "1.5", "a whole number from 1 to 120"), id="bad-value"
        ),
        pytest.param(
            'preset = "party"\n[options]\nslap_number = 7',
            ("swap_number = 7 (from preset party)", "slap_number = 7 (from house.toml)"),
            id="conflict",
        ),
        pytest.param('[options]\ndeck = "gone.toml"', ("deck", "gone.toml", "No such file"), id="deck-gone"),
        pytest.param(f"title = {'[' * 3000}", ("not valid TOML",), id="nested-too-deep"),
        pytest.param(f"[options]\nhand_size = {'9' * 5000}", ("not valid TOML",), id="endless-number"),
    ],
)
def test_wrong_rules_file_is_named(content: str, words: tuple[str, ...], tmp_path: Path) -> None:
    """The error for an invalid rules file names the file and what is wrong with it."""
    (tmp_path / "house.toml").write_text(content + "\n", encoding="utf-8")
    message = complaint("rules", "show", "house.toml", cwd=tmp_path)
    assert_says(message, ("house.toml", *words))


@pytest.mark.parametrize(
    ("content", "words"),
    [
        pytest.param('[coloured]\n"1-9" = -1', ("[coloured]", "'1-9'", "0 to 99", "-1"), id="negative"),
        pytest.param('[black]\n"w" = "four"', ("[black]", "'w'", "0 to 99", "'four'"), id="word"),
        pytest.param('[coloured]\n"0-9" = 7', ("280 cards", "more than 240"), id="too-many-cards"),
        pytest.param('[black]\n"w" = 4', ("at least one coloured card",), id="only-black"),
        pytest.param('[coloured]\n"5" = 4\n[cards]\n"q5" = 1', ("no such card", "'q5'"), id="no-such-card"),
        pytest.param('[coloured]\n"x" = 4', ("no such symbol", "'x'"), id="no-such-symbol"),
        pytest.param('[coloured]\n"5" = 4\n"9-1" = 2', ("'9-1'",), id="backward-range"),
        pytest.param('[coloured]\n"5" = 9\n[black]\n"7" = 9', ("[black]", "'7'"), id="coloured-among-black"),
        pytest.param('[colored]\n"5" = 4', ("unknown key", "'colored'", "coloured"), id="unknown-table"),
    ],
)
def test_nonsense_deck_file_is_named(content: str, words: tuple[str, ...], tmp_path: Path) -> None:
    """The error for an invalid deck file names the file, and the table and entry that are wrong."""
    (tmp_path / "cards.toml").write_text(content + "\n", encoding="utf-8")
    message = complaint("rules", "show", "classic", "--set", "deck=cards.toml", cwd=tmp_path)
    assert_says(message, ("cards.toml", "from --set", *words))


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param(("rules", "show", "odd.toml"), id="rules"),
        pytest.param(("rules", "show", "classic", "--set", "deck=odd.toml"), id="deck"),
        pytest.param(("referee", "odd.toml"), id="scenario"),
        pytest.param(("replay", "odd.toml"), id="transcript"),
    ],
)
@pytest.mark.parametrize("kind", ["missing", "directory", "binary"])
def test_file_that_is_not_text_is_named(arguments: tuple[str, ...], kind: str, tmp_path: Path) -> None:
    """A missing file, a directory or a binary file is refused by name, wherever a file is read."""
    path = tmp_path / "odd.toml"
    if kind == "directory":
        path.mkdir()
    elif kind == "binary":
        path.write_bytes(BINARY)
    why = {"missing": "No such file", "directory": "directory"}.get(kind, "not a text file")
    assert_says(complaint(*arguments, cwd=tmp_path), ("odd.toml", why))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        pytest.param(
            ("--players", "10", "--set", "hand_size=20"),
            ("10 players", "20 cards each", "201 cards", "the deck has 108"),
            id="hands-larger-than-the-deck",
        ),
        pytest.param(("--players", "1"), ("1 player:", "2 to 10"), id="1"),
        pytest.param(("--players", "11"), ("11 players", "2 to 10"), id="11"),
        pytest.param(("--players", "-1"), ("-1 player:", "2 to 10"), id="minus-1"),
        pytest.param(("--players", "1000"), ("1000 players", "2 to 10"), id="1000"),
        pytest.param(
            ("--players", "3", "--set", "teams=partners"),
            ("teams = partners", "from --set", "exactly 4 players, not 3"),
            id="teams-of-3",
        ),
        pytest.param(
            ("--players", "2", "--set", "sixty_nine=true"),
            ("sixty_nine = true", "from --set", "at least 3 players"),
            id="sixty-nine-for-2",
        ),
    ],
)
def test_impossible_table_is_explained(
    arguments: tuple[str, ...], words: tuple[str, ...], tmp_path: Path
) -> None:
    """The error for an impossible number of players names the option that forbids it."""
    assert_says(complaint("watch", "--seed", "1", *arguments, cwd=tmp_path), words)


@pytest.mark.parametrize("command", ["decode", "show"])
def test_mistyped_code_is_noticed(command: str, tmp_path: Path) -> None:
    """A rule code with one wrong letter is refused and shown."""
    code = encode(load_rules("classic", {"hand_size": 9}))
    wrong = code[:-3] + ("4" if code[-3] != "4" else "5") + code[-2:]
    assert_says(complaint("rules", command, wrong, cwd=tmp_path), (wrong, "mistyped"))


def test_mistyped_time_in_a_code_is_noticed(tmp_path: Path) -> None:
    """A mistake that makes a time in a rule code impossible is refused like any other."""
    wrong = "0401-vr8m-0dqb-e"
    assert_says(complaint("rules", "decode", wrong, cwd=tmp_path), ("code",))


@pytest.mark.parametrize("code", ["hello", ""])
def test_invalid_codes_are_refused(code: str, tmp_path: Path) -> None:
    """A text that cannot be a rule code is refused as such."""
    assert_says(complaint("rules", "decode", code, cwd=tmp_path), ("not a rule code", f"'{code}'"))


@pytest.mark.parametrize(
    "overrides",
    [{"turn_seconds": 30, "grace_seconds": 1.5}, {"deck": "0 1-9*2 w*4 w+4*4 r5=3"}, {"stacking": "any"}],
    ids=["times", "deck", "stacking"],
)
def test_no_single_wrong_letter_makes_other_rules(overrides: dict[str, object]) -> None:
    """A code with one wrong letter is refused, or means the same rules."""
    rules = load_rules("guide", overrides)
    code = encode(rules)
    for place, letter in enumerate(code):
        for other in "0123456789abcdefghjkmnpqrstvwxyz" if letter != "-" else "":
            with suppress(RulesError):
                assert decode(code[:place] + other + code[place + 1 :]) == rules


@pytest.mark.parametrize("preset", ["x" * 3000, "two\nlines"], ids=["very-long", "with-a-line-break"])
def test_odd_preset_name_is_one_line(preset: str, tmp_path: Path) -> None:
    """A preset name that is very long or has a line break in it is still refused in one line."""
    assert_says(complaint("rules", "show", preset, cwd=tmp_path), ("no such preset",))


def test_negative_delay_is_refused(tmp_path: Path) -> None:
    """A delay below zero is refused with the option's name instead of a crash in the middle of a game."""
    done = lastcard("watch", "--seed", "1", "--delay=-1", cwd=tmp_path)
    assert "Traceback" not in done.err
    assert done.code == 2
    assert "delay" in done.err


def test_save_where_nothing_can_be_written(tmp_path: Path) -> None:
    """If a transcript cannot be written, one line says so with its path."""
    done = lastcard("watch", "--seed", "1", "--players", "2", "--save", "gone/game.txt", cwd=tmp_path)
    assert done.code == 2
    assert done.err.splitlines() == [f"lastcard: {Path('gone/game.txt')}: No such file or directory"]


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        pytest.param(("wach",), "wach", id="command"),
        pytest.param(("watch", "--players", "many"), "--players", id="number"),
        pytest.param(("rules", "show"), "PRESET", id="argument-missing"),
    ],
)
def test_wrong_usage_is_refused(arguments: tuple[str, ...], word: str, tmp_path: Path) -> None:
    """A command, flag or argument that does not exist is named, with exit code 2 and no traceback."""
    done = lastcard(*arguments, cwd=tmp_path)
    assert (done.code, done.out) == (2, "")
    assert "Traceback" not in done.err
    assert word in done.err


def test_setting_without_effect_is_only_a_note(tmp_path: Path) -> None:
    """An option without effect gets a note on standard error, and the command continues."""
    done = lastcard("rules", "show", "basic-plus", "--set", "target=100", cwd=tmp_path)
    assert done.code == 0
    assert done.err.splitlines() == ["note: target = 100 has no effect while scoring = none"]
    row = next(line for line in done.out.splitlines() if line.split()[:1] == ["target"])
    assert row.split()[1] == "100"
    assert row.endswith("<- --set")
