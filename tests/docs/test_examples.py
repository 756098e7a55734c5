"""Runs the documentation: every example on a page must do what the page says.

In README.md and docs/*.md, these are run, block by block and in order:

    ```python     prompts (`>>>`) with the output they give, or plain code; a page is one namespace
    ```console    lines with `$ `: commands, each followed by what it prints; without any, it must succeed
    ```toml       under <!-- scenario: holds -->, fails or refused: the referee's verdict
    tables        under <!-- mistakes: script -->, position or file: something wrong, and the message for it

A block under <!-- file: NAME --> is written to the temporary folder in which the page is run (a scenario
can be too: <!-- scenario: holds, file: NAME -->). The folder also has the repository's examples/. Three dots
stand for any text. Other commands (git, make) are not run.
"""

import contextlib
import dataclasses
import doctest
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import lastcard
from lastcard import Event, Outcome, ScenarioError, View, referee, rules_from
from lastcard.notation import scenario
from lastcard.notation.moves import VERBS
from lastcard.views.events import KINDS

ROOT = Path(__file__).parents[2]
PAGES = [page for page in (ROOT / "README.md", *sorted(ROOT.glob("docs/*.md"))) if page.exists()]
# Pages with an example for the compiled engine wait for it.
PAGES_TO_RUN = [
    pytest.param(page, marks=pytest.mark.compiled) if "lastcard.compiled" in page.read_text("utf-8") else page
    for page in PAGES
]
EXAMPLES = sorted(path for path in ROOT.glob("examples/*.toml") if "[position]" in path.read_text("utf-8"))
RULES = sorted(set(ROOT.glob("examples/*.toml")) - set(EXAMPLES))

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
RUN = ("lastcard", "python", "printf", "echo", "cat", "head", "tail", "grep", "sed", "ls")

_BLOCK = re.compile(
    r"^(?:<!-- (?P<mark>.*?) -->\n+)?^```(?P<language>\w+)[^\n]*\n(?P<body>.*?)^```$", re.M | re.S
)
_MISTAKES = re.compile(r"^<!-- mistakes: (?P<where>\w+) -->\n+(?P<table>(?:\|.*\n)+)", re.M)
_ROW = re.compile(r"\| `(?P<wrong>[^`]+)` \| `(?P<message>[^`]+)` \|")

# The scenario for the tables of mistakes. One part of it is replaced by each mistake.
RIGHT_SCENARIO = {
    "preset": "classic",
    "position": {"hands": ["r5 b1 w", "g7 g8", "y1 y2"], "discard": "r9", "script": "0 play r5"},
}


@dataclass(frozen=True)
class Block:
    """A fenced block, the line it begins on and the comment above it."""

    line: int
    language: str
    mark: str
    body: str

    @property
    def file(self) -> str | None:
        """The file name that the comment gives the block."""
        match = re.search(r"\bfile: (\S+)", self.mark)
        return match[1] if match else None

    @property
    def verdict(self) -> str | None:
        """The expected verdict of the referee, if the block is a scenario."""
        match = re.match(r"scenario: (\w+)", self.mark)
        return match[1] if match else None


def blocks_of(text: str) -> Iterator[Block]:
    """The fenced blocks of a page."""
    for match in _BLOCK.finditer(text):
        line = text.count("\n", 0, match.start("body")) + 1
        yield Block(line, match["language"], match["mark"] or "", match["body"])


class Runner:
    """Runs the blocks of a page in a folder and collects differences from the page."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.folder = folder
        self.namespace: dict[str, object] = {"__name__": "docs"}
        self.exit_code = 0
        self.stale: list[str] = []

    def run(self, text: str) -> list[str]:
        """Everything that is outdated on a page."""
        with contextlib.chdir(self.folder):
            for block in blocks_of(text):
                if block.file:
                    path = self.folder / block.file
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_text(block.body, encoding="utf-8")
                if block.language == "python":
                    self._python(block)
                elif block.language == "console":
                    self._console(block)
        return self.stale

    def _python(self, block: Block) -> None:
        if ">>>" not in block.body:
            source = "\n" * (block.line - 1) + block.body
            exec(compile(source, self.name, "exec"), self.namespace)
            return
        test = doctest.DocTestParser().get_doctest(
            block.body, self.namespace, self.name, self.name, block.line - 1
        )
        doctest.DocTestRunner(verbose=False, optionflags=FLAGS).run(
            test, out=self.stale.append, clear_globs=False
        )
        self.namespace.update(test.globs)

    def _console(self, block: Block) -> None:
        for command, expected in commands_of(block.body):
            if command.split()[0] not in RUN:
                continue
            printed = self._shell(command)
            where = f"{self.name}, console block at line {block.line}: $ {command}\n"
            if expected:
                if not doctest.OutputChecker().check_output(expected, printed, doctest.ELLIPSIS):
                    self.stale.append(f"{where}the page shows:\n{expected}it prints:\n{printed}")
            elif self.exit_code:
                self.stale.append(f"{where}exit code {self.exit_code}:\n{printed}")

    def _shell(self, command: str) -> str:
        """The output of a command, including standard error. `$?` is the exit code of the previous one."""
        python = f"'{sys.executable}'"
        script = (
            f'lastcard() {{ {python} -m lastcard "$@"; }}; python() {{ {python} "$@"; }}; '
            f"(exit {self.exit_code}); {command}"
        )
        done = subprocess.run(
            ["sh", "-c", script],
            cwd=self.folder,
            env={**os.environ, "COLUMNS": "80", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        self.exit_code = done.returncode
        return trimmed(done.stdout)


def commands_of(body: str) -> Iterator[tuple[str, str]]:
    """The commands of a console block, each with the output shown for it."""
    for part in re.split(r"^\$ ", body, flags=re.M)[1:]:
        command, _, expected = part.partition("\n")
        yield command, trimmed(expected)


def trimmed(text: str) -> str:
    """A text without trailing spaces and trailing empty lines."""
    lines = "\n".join(line.rstrip() for line in text.splitlines()).rstrip("\n")
    return f"{lines}\n" if lines else ""


def verdict_on(path: Path) -> str:
    """The referee's verdict on a scenario file, in one word."""
    try:
        return "holds" if referee.judge_file(path).held else "fails"
    except ScenarioError:
        return "refused"


def message_for(where: str, wrong: str) -> str:
    """The message for a scenario with a mistake in its script, its position or the file."""
    data = {**RIGHT_SCENARIO, "position": dict(RIGHT_SCENARIO["position"])}
    if where == "script":
        data["position"]["script"] = wrong
    elif where == "position":
        data["position"].update(tomllib.loads(wrong))
    else:
        data.update(tomllib.loads(wrong))
    try:
        verdicts = referee.judge(scenario.parse_scenario(data))
    except lastcard.LastCardError as error:
        return str(error)
    return verdicts[-1].said


def page_text(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def code_spans(text: str, heading: str = "") -> set[str]:
    """Everything set as `code` on a page, or in one section of it."""
    if heading:
        level = heading.split(maxsplit=1)[0]
        _, found, text = text.partition(f"\n{heading}\n")
        assert found, f"no section {heading!r}"
        text = re.split(rf"^{level} ", text, flags=re.M)[0]
    return set(re.findall(r"`([^`\n]+)`", text))


def scenario_blocks() -> list[object]:
    return [
        pytest.param(block, id=f"{page.name}:{block.line}")
        for page in PAGES
        for block in blocks_of(page.read_text(encoding="utf-8"))
        if block.verdict
    ]


def mistakes() -> list[object]:
    return [
        pytest.param(table["where"], row, id=f"{page.name}:{table['where']}:{row.split('`')[1]}")
        for page in PAGES
        for table in _MISTAKES.finditer(page.read_text(encoding="utf-8"))
        for row in table["table"].splitlines()[2:]
    ]


@pytest.mark.parametrize("page", PAGES_TO_RUN, ids=lambda page: page.name)
def test_page(page: Path, tmp_path: Path) -> None:
    """The Python examples and the commands of a page give the output that it shows."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    stale = Runner(page.name, tmp_path).run(page.read_text(encoding="utf-8"))
    assert not stale, "\n".join(stale)


@pytest.mark.parametrize("block", scenario_blocks())
def test_scenario(block: Block, tmp_path: Path) -> None:
    """The referee agrees with what a page says about a scenario."""
    path = tmp_path / "scenario.toml"
    path.write_text(block.body, encoding="utf-8")
    assert verdict_on(path) == block.verdict


@pytest.mark.parametrize(("where", "row"), mistakes())
def test_mistake(where: str, row: str) -> None:
    """A mistake gives the message that the page promises."""
    match = _ROW.match(row)
    assert match, row
    said = message_for(where, match["wrong"].replace(r"\n", "\n"))
    assert doctest.OutputChecker().check_output(match["message"] + "\n", said + "\n", doctest.ELLIPSIS), said


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.name)
def test_example_rules(path: Path) -> None:
    """The example rules can be applied to a preset and change something."""
    assert rules_from("guide", files=[path]).overrides()


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_example_file(path: Path) -> None:
    """The example scenarios hold, and pages show them unchanged."""
    assert verdict_on(path) == "holds"
    shown = [b for page in PAGES for b in blocks_of(page.read_text(encoding="utf-8"))]
    for block in shown:
        if block.file == f"examples/{path.name}":
            assert block.body == path.read_text(encoding="utf-8")


def test_scenario_format_is_complete() -> None:
    """docs/scenarios.md names every key, move and fact."""
    text = page_text("scenarios.md")
    assert set(scenario._TOP) <= code_spans(text, "## The file")
    assert set(scenario._POSITION) - {"script"} <= code_spans(text, "## The position")
    assert set(VERBS) <= {span.split()[0] for span in code_spans(text, "## Moves")}
    facts = {re.sub(r" (=|[A-Z]).*", "", span) for span in code_spans(text, "## Facts")}
    assert set(referee._FACTS) <= facts


def test_api_is_complete() -> None:
    """docs/api.md names everything public, every field of public objects, and every kind of event."""
    text = page_text("api.md")
    spans = code_spans(text)
    assert set(lastcard.__all__) <= {word for span in spans for word in re.findall(r"\w+", span)}
    assert set(View.__struct_fields__) <= code_spans(text, "## What a seat sees")
    assert set(Event.__struct_fields__) <= code_spans(text, "## Events")
    assert {field.name for field in dataclasses.fields(Outcome)} <= spans
    assert set(KINDS) <= code_spans(text, "## Events")


STALE_PAGE = """
```python
>>> 1 + 1
3
```
```console
$ echo one
two
$ lastcard replay nothing-here.txt
```
"""


def test_outdated_pages_are_detected(tmp_path: Path) -> None:
    """A wrong result, a wrong output and a failing command are three faults."""
    assert len(Runner("a stale page", tmp_path).run(STALE_PAGE)) == 3


def test_pages_have_examples() -> None:
    """The runner finds the examples on the three main pages."""
    for name in ("scenarios.md", "transcripts.md", "api.md"):
        languages = [block.language for block in blocks_of(page_text(name))]
        assert {"python", "console"} & set(languages), name
