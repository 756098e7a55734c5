"""`lastcard simulate`, `compare` and `warmup` on the command line. Everything is played interpreted."""

import contextlib
import csv
import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest
from lastcard_command import IN_BACKGROUND, Done, assert_says, complaint, good, lastcard, one_line, python

from lastcard.cli import main
from lastcard.cli.renamed import with_new_names
from lastcard.rules import encode, load_rules
from lastcard.texts import text

INTERPRETED = ("--engine", "interpreted")
FEW = (*INTERPRETED, "--matches", "2")
FOR_EVER = (*INTERPRETED, "--matches", "1000000000")  # playing these would exceed the time limit
ENDLESS = ("--preset", "basic-plus", "--set", "deck=3*50 w+4*30", "--set", "slap_number=3")
EXTRA = ("numba", "numpy", "llvmlite")
SECTIONS = ("Length", "Long rounds", "Wins", "Points", "Cards played in a round", "What happened in a round")


def without(modules: tuple[str, ...], *arguments: str, cwd: Path) -> Done:
    """Run `lastcard` where these modules are not installed."""
    code = (
        "import runpy, sys\n"
        f"sys.modules.update(dict.fromkeys({modules!r}))\n"  # None: there is no such module
        "runpy.run_module('lastcard', run_name='__main__', alter_sys=True)\n"
    )
    return python("-c", code, *arguments, cwd=cwd)


def data_of(*arguments: str, cwd: Path) -> dict[str, object]:
    """What `simulate --json` prints, without the time it took."""
    out = good("simulate", *arguments, *INTERPRETED, "--json", cwd=cwd)
    data = json.loads(out, parse_constant=pytest.fail)  # NaN and Infinity are not valid JSON
    assert data.pop("seconds") >= 0
    return data


def test_simulate_prints_a_report(tmp_path: Path) -> None:
    """`simulate` prints what was played and all sections of figures, and nothing on standard error."""
    done = lastcard("simulate", "--preset", "guide", "--matches", "3", *INTERPRETED, cwd=tmp_path)
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == "guide; 4 players"
    assert lines[1] == "Bots: tips. Alertness: 0.9. Seed: 1."
    assert re.fullmatch(r"3 matches with \d+ rounds in .* s, .* rounds a second, interpreted\.", lines[2])
    assert [line for line in lines if line in SECTIONS] == list(SECTIONS)


def test_simulate_as_json(tmp_path: Path) -> None:
    """`--json` has exactly the documented keys, with the values that were asked for."""
    (tmp_path / "house.toml").write_text("hand_size = 5\n", encoding="utf-8")
    data = data_of(
        *("--preset", "classic", "--set", "jump_in=all", "--options", "house.toml", "--matches", "2"),
        *("--players", "3", "--bots", "tips:wilds+high, random", "--alertness", "1,0.5", "--seed", "9"),
        cwd=tmp_path,
    )
    assert list(data) == [
        *("rules", "players", "bots", "alertness", "seed", "matches", "games", "planned", "rounds", "path"),
        *("figures", "lengths"),
    ]
    rules, figures, lengths = data["rules"], data["figures"], data["lengths"]
    assert isinstance(rules, dict)
    assert isinstance(figures, dict)
    assert isinstance(lengths, dict)
    assert all(list(figure) == ["value", "low", "high"] for figure in figures.values())
    assert sum(lengths.values()) == data["rounds"]
    assert (rules["preset"], rules["set"]) == ("classic", {"hand_size": "5", "jump_in": "all"})
    assert (data["players"], data["seed"], data["matches"], data["planned"]) == (3, 9, 2, 2)
    assert data["bots"] == ["tips:wilds+high", "random", "random"]
    assert data["alertness"] == [1.0, 0.5, 0.5]
    assert data["path"] == "interpreted"


def test_bots_are_seated_in_their_order(tmp_path: Path) -> None:
    """With `--bots tips,random`, the first seat follows the advice, and wins more than its share."""
    out = good("simulate", *INTERPRETED, "--matches", "20", "--bots", "tips,random", cwd=tmp_path)
    assert "Bots: tips, random." in out
    shares = re.findall(r"rounds won by seat (\d) +(\d+\.\d+) %", out)
    assert [seat for seat, _ in shares] == ["0", "1", "2", "3"]
    assert max(shares, key=lambda pair: float(pair[1]))[0] == "0"


def test_same_seed_same_figures(tmp_path: Path) -> None:
    """The same seed gives the same output, except for the time, with any number of threads."""
    arguments = ("--matches", "2", "--preset", "party", "--seed", "7")
    first = data_of(*arguments, "--threads", "1", cwd=tmp_path)
    assert data_of(*arguments, "--threads", "2", cwd=tmp_path) == first


def test_simulate_as_csv(tmp_path: Path) -> None:
    """`--csv` prints a heading and a line for each figure, all of the preset."""
    rows = list(csv.DictReader(good("simulate", *FEW, "--csv", cwd=tmp_path).splitlines()))
    assert {row["rules"] for row in rows} == {"guide"}
    assert len({row["figure"] for row in rows}) == len(rows) > 20
    for row in rows:
        known = [float(row[end]) for end in ("low", "value", "high") if row[end]]
        assert known == sorted(known), row


def test_compare_prints_columns(tmp_path: Path) -> None:
    """`compare` has a column for each rule set, named as it was given, settings after commas included."""
    other = "guide,jump_in=all,stacking=+2 on +2, +4 on +4"
    lines = good("compare", "guide", other, "basic-plus", *FEW, cwd=tmp_path).splitlines()
    header = next(line for line in lines if line.split()[:1] == ["guide"])
    assert header.split("  ")[-1].strip() == "basic-plus"
    assert other in header
    assert [line for line in lines if line in SECTIONS] == list(SECTIONS)
    jumps = next(line for line in lines if line.startswith("  jump-ins"))
    assert max(float(mean) for mean in re.findall(r"(\d+\.\d+) ±", jumps)) > 0
    assert "2 matches by each rule set" in lines[1]
    assert lines[-1].startswith("* differs from guide")


def test_compare_takes_files_and_codes(tmp_path: Path) -> None:
    """Rule sets may be files and codes, and `--json` names each as it was given."""
    (tmp_path / "house.toml").write_text('preset = "guide"\n[options]\nhand_size = 9\n', encoding="utf-8")
    code = encode(load_rules("classic", {"hand_size": 5}))
    sources = ("house.toml", code, "guide,hand_size=3")
    data = json.loads(good("compare", *sources, *FEW, "--json", cwd=tmp_path))
    assert [entry["name"] for entry in data] == list(sources)
    assert [entry["rules"]["set"]["hand_size"] for entry in data] == ["9", "5", "3"]
    assert [entry["rules"]["preset"] for entry in data] == ["guide", "classic", "guide"]
    assert all(entry["matches"] == 2 for entry in data)


def test_compare_as_csv(tmp_path: Path) -> None:
    """`compare --csv` has the lines of all rule sets, a name with a comma in quotes."""
    rows = list(
        csv.reader(good("compare", "guide", "guide,jump_in=all", *FEW, "--csv", cwd=tmp_path).splitlines())
    )
    assert rows[0] == ["rules", "figure", "value", "low", "high"]
    assert all(len(row) == 5 for row in rows)
    assert list(dict.fromkeys(row[0] for row in rows[1:])) == ["guide", "guide,jump_in=all"]
    assert ["guide,jump_in=all", "jump-ins"] in [row[:2] for row in rows]


def test_compare_the_same_rules_twice_as_json(tmp_path: Path) -> None:
    """The JSON has both results, even if the rule sets are the same."""
    out = good("compare", "guide", "guide", *INTERPRETED, "--matches", "1", "--json", cwd=tmp_path)
    assert len(json.loads(out)) == 2


def test_plot_is_a_picture_and_the_same_again(tmp_path: Path) -> None:
    """`--plot` writes an SVG beside the report; the same seed gives the same file."""
    for name in ("a.svg", "b.svg"):
        done = lastcard("simulate", *FEW, "--seed", "4", "--plot", name, cwd=tmp_path)
        assert done.code == 0, done
        assert done.out.startswith("guide; 4 players"), done
    first, again = ((tmp_path / name).read_bytes() for name in ("a.svg", "b.svg"))
    assert ElementTree.fromstring(first).tag == "{http://www.w3.org/2000/svg}svg"
    assert first == again


def test_plot_of_a_comparison(tmp_path: Path) -> None:
    """`compare --plot` draws all rule sets into one picture, here a PNG, and the JSON stays JSON."""
    done = lastcard("compare", "guide", "party", *FEW, "--json", "--plot", "both.PNG", cwd=tmp_path)
    assert done.code == 0, done
    assert [entry["name"] for entry in json.loads(done.out)] == ["guide", "party"]
    assert (tmp_path / "both.PNG").read_bytes().startswith(b"\x89PNG")


def test_plot_of_rounds_without_end(tmp_path: Path) -> None:
    """A requested picture is drawn, or an error says why not."""
    arguments = (*ENDLESS, "--set", "slap_penalty=10", "--set", "hand_size=20", "--players", "10")
    done = lastcard("simulate", *arguments, *INTERPRETED, "--matches", "1", "--plot", "a.svg", cwd=tmp_path)
    assert (tmp_path / "a.svg").exists() or "a.svg" in done.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        pytest.param(("--json", "--csv"), ("--json", "--csv", "choose either"), id="json-and-csv"),
        pytest.param(("--plot", "a.txt"), ("a.txt", ".svg"), id="plot-kind"),
        pytest.param(("--plot", "missing/a.svg"), ("missing", "no such folder"), id="plot-folder"),
        pytest.param(("--bots", "tips,ramdom"), ("no such bot: ramdom", "did you mean 'random'?"), id="bot"),
        pytest.param(("--alertness", "1.5"), ("alertness", "0 to 1", "1.5"), id="alertness"),
        pytest.param(("--players", "11"), ("11 players", "2 to 10"), id="players"),
        pytest.param(("--matches", "0"), ("--matches", "1"), id="no-matches"),
        pytest.param(("--seed", "-1"), ("--seed", "0"), id="negative-seed"),
    ],
)
def test_wrong_simulation_is_refused(
    arguments: tuple[str, ...], words: tuple[str, ...], tmp_path: Path
) -> None:
    """Wrong arguments give one line and exit code 2, before any game is played."""
    assert_says(complaint("simulate", *FOR_EVER, *arguments, cwd=tmp_path), words)
    assert list(tmp_path.iterdir()) == []


def test_comparing_one_rule_set_is_refused(tmp_path: Path) -> None:
    """Comparing a single rule set gives one line and exit code 2."""
    assert_says(complaint("compare", "guide", *FOR_EVER, cwd=tmp_path), ("at least two",))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        pytest.param("simulate --bots tips:wild", ("no such advice: wild", "'wilds'"), id="advice"),
        pytest.param("simulate --bots random:wilds", ("random follows no advice",), id="advice-for-random"),
        pytest.param("simulate --bots tips,tips,tips --players 2", ("3 bots", "2 seats"), id="too-many-bots"),
        pytest.param("simulate --bots=", ("no such bot",), id="no-bot"),
        pytest.param("simulate --bots tips,,tips", ("no such bot",), id="nobody-in-the-middle"),
        pytest.param("simulate --alertness 1,often", ("alertness", "0 to 1", "often"), id="in-words"),
        pytest.param("simulate --alertness 1,1,1,1,1", ("5", "4 seats"), id="too-many-alertnesses"),
        pytest.param("simulate --players 1", ("1 player:", "2 to 10"), id="one-player"),
        pytest.param("simulate --set teams=partners --players 3", ("teams", "--set"), id="teams-of-three"),
        pytest.param("simulate --matches many", ("--matches",), id="matches-in-words"),
        pytest.param(f"simulate --seed {2**64}", ("--seed", str(2**64 - 1)), id="seed-too-large"),
        pytest.param("simulate --threads -1", ("--threads",), id="threads"),
        pytest.param("simulate --engine steam", ("--engine", "steam", "interpreted"), id="engine"),
        pytest.param("simulate --set jump_in=maybe", ("jump_in", "'maybe'", "--set"), id="setting"),
        pytest.param("simulate --preset giude", ("no such preset", "'guide'"), id="preset"),
        pytest.param("simulate --plot picture", ("picture", ".svg"), id="plot-without-suffix"),
        pytest.param("compare", ("RULES",), id="compare-nothing"),
        pytest.param("compare guide nobody", ("no such preset", "'nobody'"), id="compare-preset"),
        pytest.param("compare guide guide,jump_in=maybe", ("jump_in", "'maybe'"), id="compare-value"),
        pytest.param("compare guide guide,jumpin=all", ("'jumpin'", "'jump_in'"), id="compare-option"),
        pytest.param("compare guide missing.toml", ("missing.toml",), id="compare-file"),
        pytest.param("compare guide guide-house --players 2", ("sixty_nine",), id="compare-seats"),
        pytest.param("compare guide classic --plot a.txt", ("a.txt", ".svg"), id="compare-plot"),
        pytest.param("compare guide classic --json --csv", ("choose either",), id="compare-json-and-csv"),
        pytest.param("compare guide classic --bots tpis", ("no such bot: tpis",), id="compare-bot"),
    ],
)
def test_refused_before_any_game(
    arguments: str,
    words: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """All other wrong arguments are refused before any game. This runs in-process, because there are many."""

    def play(*given: object) -> None:
        raise AssertionError(f"begun to play: {given}")

    command, *rest = arguments.split()
    monkeypatch.setattr(import_module("lastcard.cli.simulate"), "play", play)
    monkeypatch.setattr("sys.argv", ["lastcard", command, *INTERPRETED, *rest])
    with pytest.raises(SystemExit) as ended:
        main()
    printed = capsys.readouterr()
    assert_says(one_line(Done(int(ended.value.code or 0), printed.out, printed.err)), words)
    assert printed.out == ""


class Running:
    """A running `lastcard` whose standard error is a terminal and whose output goes to a file. Ctrl-C is
    ignored when it starts, as in a background job of a shell, so it must handle the signal itself."""

    def __init__(self, arguments: tuple[str, ...], folder: Path) -> None:
        hidden = ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE")
        env = {name: value for name, value in os.environ.items() if name not in hidden}
        self.output = folder / "output"
        self.terminal, other_end = os.openpty()
        self.shown = ""
        try:
            with self.output.open("wb") as output:
                self.process = subprocess.Popen(
                    [*IN_BACKGROUND, sys.executable, "-m", "lastcard", *arguments],
                    cwd=folder,
                    env={**env, "TERM": "xterm", "COLUMNS": "150", "PYTHONIOENCODING": "utf-8"},
                    stdin=subprocess.DEVNULL,
                    stdout=output,
                    stderr=other_end,
                )
        finally:
            os.close(other_end)

    def read(self, seconds: float) -> bool:
        """Read from the terminal for some seconds at most. False when the process has closed it."""
        ready, _, _ = select.select([self.terminal], [], [], seconds)
        if not ready:
            return True
        try:
            more = os.read(self.terminal, 65536)
        except OSError:  # how Linux says that the other end is closed
            return False
        self.shown += more.decode(errors="replace")
        return bool(more)

    def wait_for(self, pattern: str) -> None:
        """Wait until the terminal has shown a pattern."""
        end = time.monotonic() + 40
        while not re.search(pattern, self.shown):
            assert time.monotonic() < end, self.shown
            assert self.read(1), self.shown

    def interrupt(self, how: signal.Signals) -> tuple[int, str]:
        """Stop the process with a signal. Returns the exit code and the output."""
        self.process.send_signal(how)
        end = time.monotonic() + 40
        while self.read(1):
            assert time.monotonic() < end, self.shown
        code = self.process.wait(20)
        return code, self.output.read_text(encoding="utf-8")


@contextlib.contextmanager
def running(*arguments: str, folder: Path) -> Iterator[Running]:
    """Start a command that runs forever, and make sure that it ends with the test."""
    process = Running(arguments, folder)
    try:
        yield process
    finally:
        process.process.kill()
        process.process.wait()
        os.close(process.terminal)


BEGUN = r"[1-9]\d*/10000000\D.*matches/s"  # the bar after the first matches


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_interrupted_simulation_reports_what_it_has(how: signal.Signals, tmp_path: Path) -> None:
    """Ctrl-C and SIGTERM give exit code 130, and valid JSON of the matches played so far."""
    with running("simulate", "--matches", "10000000", *INTERPRETED, "--json", folder=tmp_path) as process:
        process.wait_for(BEGUN)
        code, out = process.interrupt(how)
    assert code == 130
    assert "Traceback" not in process.shown
    data = json.loads(out, parse_constant=pytest.fail)
    assert 0 < data["matches"] < data["planned"] == 10_000_000
    assert sum(data["lengths"].values()) == data["rounds"] >= data["matches"]
    assert data["path"] == "interpreted"


def test_interrupted_comparison_says_so(tmp_path: Path) -> None:
    """After Ctrl-C, a comparison does not claim matches that were never played."""
    with running(
        "compare", "guide", "classic", "--matches", "10000000", *INTERPRETED, folder=tmp_path
    ) as process:
        process.wait_for(BEGUN)
        code, out = process.interrupt(signal.SIGINT)
    assert code == 130
    assert "10,000,000 matches by each rule set" not in out


def test_simulate_without_numba(tmp_path: Path) -> None:
    """Without the extra, games are interpreted, with one note on how to install it."""
    done = without(EXTRA, "simulate", "--matches", "2", "--json", cwd=tmp_path)
    assert done.code == 0, done
    assert len(done.err.splitlines()) == 1
    assert done.err.startswith("note: ")
    assert "pip install 'lastcard[fast]'" in done.err
    data = json.loads(done.out)
    assert (data["matches"], data["path"]) == (2, "interpreted")


def test_warmup_without_numba(tmp_path: Path) -> None:
    """Without the extra nothing can be compiled: one line, exit code 2."""
    done = without(EXTRA, "warmup", cwd=tmp_path)
    assert "pip install 'lastcard[fast]'" in one_line(done)
    assert done.out == ""


def test_compiled_engine_without_numba(tmp_path: Path) -> None:
    """Asking for the compiled engine gives one line and exit code 2, not another engine."""
    done = without(EXTRA, "simulate", "--matches", "2", "--engine", "compiled", cwd=tmp_path)
    assert "pip install 'lastcard[fast]'" in one_line(done)


def test_plot_without_matplotlib(tmp_path: Path) -> None:
    """If pictures cannot be drawn, the error comes before any game is played."""
    done = without(("matplotlib",), "simulate", *FOR_EVER, "--plot", "a.svg", cwd=tmp_path)
    assert "pip install 'lastcard[plots]'" in one_line(done)


def test_cache_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a writable cache, `simulate` plays interpreted with a note, and `warmup` refuses."""
    pytest.importorskip("numba")
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    monkeypatch.setenv("LASTCARD_CACHE", str(tmp_path / "file"))
    done = lastcard("simulate", "--matches", "2", cwd=tmp_path)
    assert done.code == 0, done
    assert done.err.startswith("note: ")
    assert str(tmp_path / "file") in done.err
    assert len(done.err.splitlines()) == 1
    assert "interpreted." in done.out.splitlines()[2]
    assert str(tmp_path / "file") in complaint("warmup", cwd=tmp_path)


@pytest.mark.parametrize("argument", [("--games", "2"), ("--games=2",)])
@pytest.mark.parametrize("command", [("simulate",), ("compare", "guide", "classic")])
def test_the_old_name_of_matches(command: tuple[str, ...], argument: tuple[str, ...], tmp_path: Path) -> None:
    """`--games` still works, and a note in the user's language gives the new name."""
    done = lastcard(*command, *argument, *INTERPRETED, "--json", "--lang", "de", cwd=tmp_path)
    note = text("option-renamed", "de", old="--games", new="--matches")
    assert (done.code, done.err.splitlines()) == (0, [text("note", "de", note=note)])
    data = json.loads(done.out)
    for played in data if isinstance(data, list) else [data]:
        assert played["matches"] == played["games"] == 2


def test_old_names_are_only_options_of_their_commands(capsys: pytest.CaptureFixture[str]) -> None:
    """Values behind `--` and options of other commands stay as they are, without a note."""
    for arguments in (["watch", "--games", "1"], ["bot", "--", "--games"], ["--games"], []):
        assert with_new_names(arguments) == arguments
    assert capsys.readouterr().err == ""
    assert with_new_names(["bot", "--games", "1"]) == ["bot", "--matches", "1"]
    assert "--matches" in capsys.readouterr().err


STAGES = (
    "import lastcard",
    "game = lastcard.Game(lastcard.load_rules('guide'), seats=['Ana', 'Ben'], seed=7)\n"
    "game.play(game.to_act, game.moves(game.to_act)[0])",
    "import lastcard.cli",
    "from lastcard.lab.report import report\n"
    "from lastcard.lab.simulation import Plan, simulate\n"
    "plan = Plan(lastcard.load_rules('guide'), ('tips', 'tips'), (0.9, 0.9), 1)\n"
    "report(list(simulate(plan, fast=False))[-1])",
)


def test_numba_is_imported_only_when_needed(tmp_path: Path) -> None:
    """Importing the package, playing, and interpreted simulations do not import the heavy libraries."""
    heavy = ("numba", "numpy", "llvmlite", "matplotlib")
    ask = f"\nimport sys\nprint([name for name in {heavy!r} if name in sys.modules])\n"
    done = python("-c", ask.join((*STAGES, "")), cwd=tmp_path)
    assert (done.code, done.out.splitlines(), done.err) == (0, ["[]"] * len(STAGES), "")
