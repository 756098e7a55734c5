"""Error messages for scenarios and transcripts that are broken, cut off or edited."""

from collections.abc import Callable
from pathlib import Path

import pytest
from lastcard_command import assert_says, complaint, good, lastcard, one_line
from scenario_texts import SCENARIO, line_of, spoiled

DRAW = line_of("0 draw")
TURN = line_of("? turn 1")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        pytest.param(
            spoiled('r5 g7 w"', 'r5 r5 r5"'), ("3 of r5", "standard has 2"), id="too-many-of-a-card"
        ),
        pytest.param(
            spoiled('r5 g7 w"', 'r5 w+1"'), ("1 of w+1", "standard has 0"), id="card-not-in-the-deck"
        ),
        pytest.param(spoiled('r5 g7 w"', 'r5 q7"'), ("hand 0", "no such card", "'q7'"), id="no-such-card"),
        pytest.param(
            spoiled('"b3 r9"', '"b3 w"'), ("colour of the top card", "w:r"), id="top-without-colour"
        ),
        pytest.param(
            spoiled("title =", "titel ="), ("unknown key", "'titel'", "did you mean 'title'"), id="key"
        ),
        pytest.param(
            spoiled("turn = 0", "trun = 0"), ("position", "'trun'", "did you mean 'turn'"), id="position-key"
        ),
        pytest.param(spoiled("turn = 0", "turn = 3"), ("turn 3", "not a seat", "0 to 2"), id="no-such-turn"),
        pytest.param(
            spoiled("{}", "{hand_sise = 3}"), ("no such option", "'hand_sise'", "'hand_size'"), id="option"
        ),
        pytest.param(
            spoiled("{}", '{teams = "partners"}'), ("teams = partners", "exactly 4", "not 3"), id="company"
        ),
        pytest.param(SCENARIO.rstrip("'\n"), ("not valid TOML",), id="broken-toml"),
        pytest.param('title = "only"\n', ("not a scenario", "[position]"), id="no-position"),
        pytest.param(SCENARIO.split("script")[0], ("not a scenario", "no script"), id="no-script"),
        pytest.param(spoiled("0 draw ", "draw "), (f"line {DRAW}", "'draw'", "SEAT MOVE"), id="no-seat"),
        pytest.param(spoiled("? turn 1", "?"), (f"line {TURN}", "'?'", "? FACT"), id="empty-fact"),
        pytest.param(
            spoiled("? turn 1", "? trun 1"), (f"line {TURN}", "no such fact", "'trun 1'"), id="unknown-fact"
        ),
        pytest.param(
            spoiled("? turn 1", "? turn one"),
            (f"line {TURN}", "turn", "one number"),
            id="fact-without-number",
        ),
        pytest.param(
            spoiled("? turn 1", "? turn --1"), (f"line {TURN}", "turn", "number"), id="two-minus-signs"
        ),
        pytest.param(spoiled("? turn 1", "? turn ²"), (f"line {TURN}", "turn", "number"), id="superscript"),
        pytest.param(
            spoiled("0 draw ", "0 drwa "),
            (f"line {DRAW}", "no such move", "'drwa'", "did you mean 'draw'"),
            id="unknown-move",
        ),
        pytest.param(
            spoiled("0 draw ", "3 draw "), (f"line {DRAW}", "no such seat", "0 to 2"), id="no-such-seat"
        ),
    ],
)
def test_invalid_scenarios_are_named(content: str, words: tuple[str, ...], tmp_path: Path) -> None:
    """The error for an invalid scenario names the file, and the key or line that is wrong."""
    (tmp_path / "case.toml").write_text(content, encoding="utf-8")
    assert_says(complaint("referee", "case.toml", cwd=tmp_path), ("case.toml", *words))


def test_scenarios_own_lines_are_counted(tmp_path: Path) -> None:
    """Line numbers are those of the file, even if the title repeats a line of the script."""
    content = 'title = "0 drwa"\n[position]\nhands = ["r5", "r6"]\ndiscard = "r9"\nscript = "0 drwa"\n'
    (tmp_path / "case.toml").write_text(content, encoding="utf-8")
    assert_says(complaint("referee", "case.toml", cwd=tmp_path), ("case.toml: line 5:",))


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The transcript of a round. Its last move is the winning card."""
    folder = tmp_path_factory.mktemp("watched")
    good("watch", "--preset", "basic-plus", "--players", "3", "--seed", "7", "--save", "game.txt", cwd=folder)
    return (folder / "game.txt").read_text(encoding="utf-8")


def _edited(game: str, old: str, new: str) -> str:
    """The game with the first line that starts with a text replaced."""
    lines = game.splitlines()
    place = next(place for place, line in enumerate(lines) if line.startswith(old))
    return "\n".join([*lines[:place], *([new] if new else []), *lines[place + 1 :]]) + "\n"


def _moves(game: str) -> list[tuple[int, str]]:
    """Line number and text of every move."""
    return [(number, line) for number, line in enumerate(game.splitlines(), 1) if line[:1].isdigit()]


def _with_line(game: str, number: int, line: str) -> str:
    lines = game.splitlines()
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        pytest.param(lambda t: _edited(t, "hash", ""), ("cut off", "hash"), id="no-hash"),
        pytest.param(lambda t: "".join(t.splitlines(True)[:30]), ("cut off", "hash"), id="half"),
        pytest.param(lambda t: t + "0 draw\n", ("nothing may follow the hash",), id="more-after-the-hash"),
        pytest.param(lambda _: SCENARIO, ("not a transcript", "first line"), id="a-scenario"),
        pytest.param(lambda t: _edited(t, "seed", ""), ("not a transcript", "seed", "missing"), id="no-seed"),
        pytest.param(
            lambda t: _edited(t, "seed", "seed: soon"), ("line 7", "'seed: soon'"), id="seed-in-words"
        ),
        pytest.param(
            lambda t: _edited(t, "seed", "seed: --7"), ("line 7", "'seed: --7'"), id="seed-minus-minus"
        ),
        pytest.param(lambda t: _edited(t, "seed", "seed: ²"), ("line 7", "'seed: ²'"), id="seed-superscript"),
        pytest.param(lambda t: _edited(t, "seed", f"seed: {'9' * 5000}"), ("line 7",), id="seed-without-end"),
        pytest.param(
            lambda t: _edited(t, "seed", "seed: 8"), ("move 1,", "breaks the rules"), id="other-seed"
        ),
        pytest.param(lambda t: _edited(t, "dealer", "dealer: 3"), ("dealer", "3"), id="no-such-dealer"),
        pytest.param(lambda t: _edited(t, "seat 1", "seat 1:"), ("name for a seat",), id="nameless"),
        pytest.param(
            lambda t: _edited(t, "rules", "rules: clasic"), ("no such preset", "classic"), id="preset"
        ),
        pytest.param(
            lambda t: _edited(t, "rules", "rules: classic\nset: hand_sise = 9"),
            ("no such option", "'hand_sise'", "line 3", "'hand_size'"),
            id="option",
        ),
        pytest.param(
            lambda t: _edited(t, "hash", f"hash: {'0' * 32}"),
            ("follow the rules", "hash", f"not {'0' * 32}"),
            id="other-hash",
        ),
        pytest.param(
            lambda t: _edited(t, "rules", "rules: ozby"), ("breaks the rules",), id="moves-of-other-rules"
        ),
    ],
)
def test_spoiled_transcript_is_named(
    edit: Callable[[str], str], words: tuple[str, ...], game: str, tmp_path: Path
) -> None:
    """The error for a transcript that was cut off, or whose head was changed, says what is wrong."""
    (tmp_path / "game.txt").write_text(edit(game), encoding="utf-8")
    assert_says(complaint("replay", "--quiet", "game.txt", cwd=tmp_path), ("game.txt", *words))


@pytest.mark.parametrize("number", [1, 20])
def test_move_changed_to_an_illegal_one(number: int, game: str, tmp_path: Path) -> None:
    """The error for an illegal move names its line and number, the player, and the reason."""
    line, move = _moves(game)[number - 1]
    assert "play" in move
    seat = int(move[0])
    (tmp_path / "game.txt").write_text(_with_line(game, line, f"{seat} take"), encoding="utf-8")
    message = complaint("replay", "--quiet", "game.txt", cwd=tmp_path)
    name = ("Ana", "Ben", "Cleo")[seat]
    assert_says(message, (f"game.txt: line {line}: move {number}, {name}: take:", "You do not owe any cards"))


def test_moves_up_to_an_illegal_one_are_told(game: str, tmp_path: Path) -> None:
    """Without --quiet, the moves before the illegal one are printed, and the error is still one line."""
    line, move = _moves(game)[19]
    (tmp_path / "game.txt").write_text(_with_line(game, line, f"{move[0]} take"), encoding="utf-8")
    done = lastcard("replay", "game.txt", cwd=tmp_path)
    assert_says(one_line(done), (f"line {line}: move 20,",))
    assert "  19. " in done.out
    assert "  20. " not in done.out


def test_move_changed_to_nonsense(game: str, tmp_path: Path) -> None:
    """The error for a line that is not a move names its line and number."""
    line, move = _moves(game)[4]
    (tmp_path / "game.txt").write_text(_with_line(game, line, f"{move[0]} dance"), encoding="utf-8")
    message = complaint("replay", "--quiet", "game.txt", cwd=tmp_path)
    assert_says(message, (f"line {line}: move 5,", "no such move", "'dance'"))


def test_move_changed_to_another_legal_one(game: str, tmp_path: Path) -> None:
    """The hash reveals a change to another legal move."""
    line, move = _moves(game)[-1]
    assert "play" in move
    (tmp_path / "game.txt").write_text(_with_line(game, line, f"{move[0]} draw"), encoding="utf-8")
    message = complaint("replay", "--quiet", "game.txt", cwd=tmp_path)
    recorded = game.splitlines()[-1].removeprefix("hash: ")
    assert_says(message, ("game.txt", "the moves follow the rules", "hash", f"not {recorded}"))


def test_misplay_that_was_none(game: str, tmp_path: Path) -> None:
    """The error for a legal move marked as a misplay names its line and number."""
    line, move = _moves(game)[0]
    (tmp_path / "game.txt").write_text(_with_line(game, line, f"! {move}"), encoding="utf-8")
    message = complaint("replay", "--quiet", "game.txt", cwd=tmp_path)
    assert_says(message, (f"line {line}: move 1,", "misplay", "allowed"))


def test_replay_for_nobody(game: str, tmp_path: Path) -> None:
    """A seat that the transcript does not have is refused."""
    (tmp_path / "game.txt").write_text(game, encoding="utf-8")
    assert_says(complaint("replay", "--seat", "3", "game.txt", cwd=tmp_path), ("game.txt", "no such seat: 3"))
