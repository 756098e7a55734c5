"""The commands of `lastcard`, used as intended."""

import json
from pathlib import Path

import pytest
from lastcard_command import Done, complaint, good, lastcard
from scenario_texts import SCENARIO, line_of, spoiled

from lastcard import __version__
from lastcard.rules import OPTIONS, PRESETS
from lastcard.rules.groups import PRESET_GROUPS
from lastcard.texts import text

DECK = "deck=0 1-9*2 w*4 w+4*4 r5=3"
DECK_WRITTEN_OUT = "0*1 1*2 2*2 3*2 4*2 5*2 6*2 7*2 8*2 9*2 w*4 w+4*4 r5=3"


def _settings(text: str) -> dict[str, str]:
    """The `name = value` lines of an output."""
    return dict(line.split(" = ", 1) for line in text.splitlines())


def _row(text: str, name: str) -> str:
    """The line of a table that starts with a name."""
    return next(line for line in text.splitlines() if line.split()[:1] == [name])


def test_version(tmp_path: Path) -> None:
    """`--version` prints name and version."""
    assert good("--version", cwd=tmp_path) == f"lastcard {__version__}\n"


def test_help_lists_all_commands(tmp_path: Path) -> None:
    """`--help` lists every command."""
    out = good("--help", cwd=tmp_path)
    for command in ("rules", "watch", "referee", "replay"):
        assert _row(out, command)


def test_rules_help_lists_all_commands(tmp_path: Path) -> None:
    """`rules --help` lists every command about rules."""
    out = good("rules", "--help", cwd=tmp_path)
    for command in ("list", "show", "diff", "code", "decode"):
        assert _row(out, command)


def test_list_names_all_presets(tmp_path: Path) -> None:
    """`rules list` has one line for each preset, its name and a sentence, by group."""
    listed = good("rules", "list", cwd=tmp_path).splitlines()
    lines = [line for line in listed if line.startswith(" ")]
    assert sorted(line.split()[0] for line in lines) == sorted(PRESETS)
    assert all(line.endswith(".") and len(line.split()) > 3 for line in lines)
    titles = [text(f"group-{group}") for group, presets in PRESET_GROUPS.items() if presets]
    assert [line for line in listed if line not in lines] == titles


def test_show_mentions_every_option(tmp_path: Path) -> None:
    """`rules show` has one row for every option of the catalogue, with its ledger rules."""
    rows = [line.split() for line in good("rules", "show", "party", cwd=tmp_path).splitlines()]
    for option in OPTIONS:
        found = [row for row in rows if row[:1] == [option.name]]
        assert len(found) == 1, option.name
        assert set(option.ledger) <= set(found[0]), option.name


def test_show_says_where_a_setting_comes_from(tmp_path: Path) -> None:
    """`rules show` says for each option that differs from the preset, and no other, where it was set."""
    (tmp_path / "house.toml").write_text(
        'title = "Ours"\npreset = "classic"\n[options]\nhand_size = 9\nstacking = ["+2 on +2"]\n',
        encoding="utf-8",
    )
    out = good("rules", "show", "house.toml", "--set", "jump_in=all", cwd=tmp_path)
    marked = {line.split()[0]: line.split("<-")[1].strip() for line in out.splitlines() if "<-" in line}
    assert marked == {"hand_size": "house.toml", "stacking": "house.toml", "jump_in": "--set"}
    assert _row(out, "hand_size").split()[1] == "9"
    assert "+2 on +2" in _row(out, "stacking")


def test_later_setting_wins(tmp_path: Path) -> None:
    """If an option is set twice with `--set`, the later value counts. `--set` overrides the file."""
    (tmp_path / "house.toml").write_text("[options]\nhand_size = 9\n", encoding="utf-8")
    out = good("rules", "show", "house.toml", "--set", "hand_size=5", "--set", "hand_size = 6", cwd=tmp_path)
    assert _row(out, "hand_size").split()[1] == "6"


def test_show_of_a_code(tmp_path: Path) -> None:
    """`rules show` takes a code, shows its values, and says that they come from a code."""
    code = good("rules", "code", "guide", "--set", "hand_size=9", cwd=tmp_path).strip()
    row = _row(good("rules", "show", code, cwd=tmp_path), "hand_size")
    assert row.split()[1] == "9"
    assert row.endswith("<- code")


def test_diff_of_the_same(tmp_path: Path) -> None:
    """`rules diff` says when there is no difference."""
    assert good("rules", "diff", "classic", "classic", cwd=tmp_path) == "The same rules.\n"


def test_diff_of_two(tmp_path: Path) -> None:
    """`rules diff` has a heading and one row for each option that differs, first value first."""
    (tmp_path / "house.toml").write_text(
        'preset = "classic"\n[options]\nhand_size = 9\njump_in = "all"\n', encoding="utf-8"
    )
    rows = [
        line.split() for line in good("rules", "diff", "classic", "house.toml", cwd=tmp_path).splitlines()
    ]
    assert rows == [["classic", "house.toml"], ["hand_size", "7", "9"], ["jump_in", "off", "all"]]


def test_code_for_every_preset(tmp_path: Path) -> None:
    """`rules code` prints a short code for each preset, and no two are the same."""
    codes = good("rules", "code", *PRESETS, cwd=tmp_path).splitlines()
    assert len(set(codes)) == len(PRESETS)
    assert all(len(code) <= 12 for code in codes)


@pytest.mark.parametrize(
    ("preset", "sets", "expected"),
    [
        pytest.param("gemela", (), {}, id="preset-alone"),
        pytest.param(
            "classic",
            ("hand_size=9", "stacking=+2 on +2, +2 on +4", "turn_seconds=2.5", "swap_number=7"),
            {"hand_size": "9", "stacking": "+2 on +2, +2 on +4", "turn_seconds": "2.5", "swap_number": "7"},
            id="settings",
        ),
        pytest.param("guide", (DECK,), {"deck": DECK_WRITTEN_OUT}, id="deck"),
    ],
)
def test_code_and_back(preset: str, sets: tuple[str, ...], expected: dict[str, str], tmp_path: Path) -> None:
    """`rules decode` reads what `rules code` writes: the preset and exactly the options that were set."""
    arguments = [word for setting in sets for word in ("--set", setting)]
    code = good("rules", "code", preset, *arguments, cwd=tmp_path).strip()
    assert _settings(good("rules", "decode", code, cwd=tmp_path)) == {"preset": preset, **expected}


def test_code_can_be_typed_carelessly(tmp_path: Path) -> None:
    """A code may be written in capitals, without its dashes, and with letters that look like digits."""
    code = good("rules", "code", "classic", "--set", "hand_size=9", cwd=tmp_path).strip()
    typed = code.upper().replace("-", "").replace("0", "O").replace("1", "l")
    assert typed != code
    assert good("rules", "diff", code, typed, cwd=tmp_path) == "The same rules.\n"


def test_deck_file_beside_the_rules_file(tmp_path: Path) -> None:
    """A deck file is found beside the rules file that names it, and the rule code works without the file."""
    folder = tmp_path / "house"
    folder.mkdir()
    (folder / "cards.toml").write_text(
        '[coloured]\n"0" = 1\n"1-9" = 2\n[black]\n"w" = 4\n"w+4" = 4\n[cards]\n"r5" = 3\n', encoding="utf-8"
    )
    (folder / "rules.toml").write_text('preset = "guide"\n[options]\ndeck = "cards.toml"\n', encoding="utf-8")
    code = good("rules", "code", "house/rules.toml", cwd=tmp_path)
    assert code == good("rules", "code", "guide", "--set", DECK, cwd=tmp_path)


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param(("--preset", "guide-house", "--players", "5"), id="house"),
        pytest.param(
            ("--preset", "party", "--players", "4", "--set", DECK, "--set", "slap_number=4"), id="deck"
        ),
        pytest.param(("--preset", "ozby", "--set", "teams=partners", "--rounds", "3"), id="teams-3-rounds"),
    ],
)
def test_watched_game_replays(arguments: tuple[str, ...], tmp_path: Path) -> None:
    """A game saved by `watch` replays to its hash, move by move."""
    watched = lastcard("watch", "--seed", "5", *arguments, "--save", "game.txt", cwd=tmp_path)
    assert watched.code == 0
    assert "Written to game.txt." in watched.out
    lines = (tmp_path / "game.txt").read_text(encoding="utf-8").splitlines()
    moves = [line for line in lines if line[:1].isdigit() or line.startswith("!")]
    digest = lines[-1].removeprefix("hash: ")
    out = good("replay", "--quiet", "game.txt", cwd=tmp_path)
    assert out == f"game.txt: {len(moves)} moves, all within the rules; the hash {digest} is right.\n"


def test_same_seed_same_game(tmp_path: Path) -> None:
    """The same seed gives the same output; another seed gives another game."""
    first, again, other = (
        good("watch", "--preset", "party", "--seed", seed, cwd=tmp_path) for seed in ("11", "11", "12")
    )
    assert first == again
    assert first.replace("Seed 11", "") != other.replace("Seed 12", "")


def test_replay_tells_one_seat_only_its_own_cards(tmp_path: Path) -> None:
    """`replay --seat` prints every move, but names dealt cards only for that seat."""
    good("watch", "--seed", "5", "--players", "2", "--save", "game.txt", cwd=tmp_path)
    everything = good("replay", "game.txt", cwd=tmp_path)
    ben = good("replay", "--seat", "1", "game.txt", cwd=tmp_path)
    seen, told = (
        {line.split()[0]: line for line in text.splitlines() if "is dealt" in line}
        for text in (ben, everything)
    )
    assert seen["Ana"].strip() == "Ana is dealt 7 cards."
    assert seen["Ben"] == told["Ben"]
    assert told["Ana"].count(",") == told["Ben"].count(",") == 5  # seven cards by name, the last after "and"
    assert everything.splitlines()[-1] == ben.splitlines()[-1]


def _referee(files: dict[str, str], *arguments: str, cwd: Path) -> Done:
    """Write scenario files and let the referee judge them."""
    for name, content in files.items():
        (cwd / name).write_text(content, encoding="utf-8")
    return lastcard("referee", *files, *arguments, cwd=cwd)


def test_referee_when_every_line_holds(tmp_path: Path) -> None:
    """A scenario that holds: exit code 0, each line with what happened, refusals with the rule."""
    done = _referee({"case.toml": SCENARIO}, cwd=tmp_path)
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == "case.toml: Drawing ends the turn"
    told = [line.split(maxsplit=1) for line in lines[1:6]]
    first = line_of("0 draw")
    assert [number for number, _ in told] == [str(first + place) for place in range(5)]
    assert "draws green 1" in told[0][1]
    assert "refused" in told[3][1]
    assert "[B05]" in told[3][1]
    assert "every line holds" in lines[6]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        pytest.param("? turn 1", "? turn 2", ("turn is 1",), id="fact"),
        pytest.param("? hand 0 = r5 g7 w g1", "? hand 0 = r5 g7 w", ("hand 0 is r5 g1 g7 w",), id="hand"),
        pytest.param("! 0 play r5", "0 play r5", ("should be accepted", "not your turn"), id="refused"),
        pytest.param("! 0 play r5", "! 1 draw", ("should be refused", "accepted"), id="accepted"),
    ],
)
def test_referee_when_a_line_does_not_hold(
    old: str, new: str, words: tuple[str, ...], tmp_path: Path
) -> None:
    """A line that does not hold: exit code 1, its number, what was expected and what is the case."""
    done = _referee({"case.toml": spoiled(old, new)}, cwd=tmp_path)
    assert (done.code, done.err) == (1, "")
    number = line_of(old)
    verdict = next(line for line in done.out.splitlines() if "does not hold" in line)
    assert f"line {number} does not hold: {new!r}" in verdict
    assert all(word in verdict for word in words), verdict
    marked = [line for line in done.out.splitlines() if line.startswith(" X ")]
    assert [line.split()[1] for line in marked] == [str(number)]
    assert "every line holds" not in done.out


HELD, FAILED, BROKEN = SCENARIO, spoiled("? turn 1", "? turn 2"), spoiled("turn = 0", "trun = 0")


@pytest.mark.parametrize(
    ("files", "code"),
    [
        pytest.param({"a.toml": HELD, "b.toml": HELD}, 0, id="all-hold"),
        pytest.param({"a.toml": FAILED, "b.toml": HELD}, 1, id="first-fails"),
        pytest.param({"a.toml": BROKEN, "b.toml": FAILED, "c.toml": HELD}, 2, id="first-is-broken"),
        pytest.param({"a.toml": FAILED, "b.toml": HELD, "c.toml": BROKEN}, 2, id="last-is-broken"),
    ],
)
def test_referee_goes_through_all_files(files: dict[str, str], code: int, tmp_path: Path) -> None:
    """With several files, the worst result decides the exit code, and every file is judged."""
    done = _referee(files, cwd=tmp_path)
    assert done.code == code
    for name, content in files.items():
        assert (f"{name}: Drawing ends the turn" in done.out) == (content != BROKEN), name
    broken = [name for name, content in files.items() if content == BROKEN]
    assert [line.split(": ")[:2] for line in done.err.splitlines()] == [["lastcard", name] for name in broken]


def test_referee_as_json(tmp_path: Path) -> None:
    """`--json` prints one object per line, one for each file, with exactly the documented keys."""
    files = {"a.toml": HELD, "b.toml": BROKEN, "c.toml": FAILED}
    done = _referee(files, "--json", cwd=tmp_path)
    assert done.code == 2
    assert len(done.err.splitlines()) == 1
    held, broken, failed = (json.loads(line) for line in done.out.splitlines())
    assert (broken["file"], broken["held"], broken["lines"]) == ("b.toml", False, [])
    assert broken["error"]
    for report in (held, failed):
        assert list(report) == ["file", "title", "held", "lines"]
        assert report["title"] == "Drawing ends the turn"
        assert all(list(line) == ["line", "text", "held", "said"] for line in report["lines"])
        assert [line["line"] for line in report["lines"]] == [line_of("0 draw") + n for n in range(5)]
    assert (held["file"], held["held"]) == ("a.toml", True)
    assert (failed["file"], failed["held"]) == ("c.toml", False)
    assert all(line["held"] is True for line in held["lines"])
    assert [line["held"] for line in failed["lines"]] == [True, False, True, True, True]
    assert failed["lines"][1]["text"] == "? turn 2"
    assert failed["lines"][1]["said"] == "turn is 1"
    assert held["lines"][0]["text"] == "0 draw"


def test_options_from_a_file_over_a_preset(tmp_path: Path) -> None:
    """A file's options, in a table or not, are laid over the preset, and `--set` over the file."""
    (tmp_path / "ours.toml").write_text('jump_in = "all"\n[options]\nhand_size = 5\n', encoding="utf-8")
    out = good("rules", "show", "classic", "--options", "ours.toml", "--set", "hand_size=6", cwd=tmp_path)
    changed = [line.split() for line in out.splitlines() if "<-" in line]
    assert [(words[0], words[1], words[-1]) for words in changed] == [
        ("hand_size", "6", "--set"),
        ("jump_in", "all", "ours.toml"),
    ]


def test_options_file_with_a_preset_of_its_own(tmp_path: Path) -> None:
    """A file that names a preset cannot be laid over another one."""
    (tmp_path / "ours.toml").write_text('preset = "guide"\n', encoding="utf-8")
    message = complaint("rules", "show", "classic", "--options", "ours.toml", cwd=tmp_path)
    assert "ours.toml" in message
    assert "guide" in message


def test_referee_judges_by_another_table(tmp_path: Path) -> None:
    """Another preset, option or rules file changes the verdict on the same scenario."""
    (tmp_path / "a.toml").write_text(HELD, encoding="utf-8")
    (tmp_path / "ours.toml").write_text('preset = "guide"\n', encoding="utf-8")
    assert lastcard("referee", "a.toml", cwd=tmp_path).code == 0
    assert lastcard("referee", "a.toml", "--preset", "guide", cwd=tmp_path).code == 1
    assert lastcard("referee", "a.toml", "--preset", "ours.toml", cwd=tmp_path).code == 1
    assert lastcard("referee", "a.toml", "--set", "draw=when stuck", cwd=tmp_path).code == 1
    assert lastcard("referee", "a.toml", "--preset", "nobody", cwd=tmp_path).code == 2
