"""Only `notation/moves.py` classifies moves by lists of their kinds.

It knows what a move is in every position; an offer says what a move is in one position. A list of kinds
anywhere else would be a second definition, which sooner or later differs from the first.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lastcard.notation.moves import KINDS

ROOT = Path(__file__).parents[1]
OWNERS = {"src/lastcard/notation/moves.py", "src/lastcard/engine/moves.py"}
PLACES = [
    "src/lastcard/**/*.py",
    "examples/*.py",
    "benchmarks/*.py",
    "web/src/**/*.ts",
    "web/src/**/*.svelte",
]
# Two kinds in quotes side by side: in a list, a set, a call or a type.
_SIDE_BY_SIDE = re.compile(r"""(["'`])({0})\1\s*[,|]\s*(["'`])({0})\3""".format("|".join(sorted(KINDS))))


def lists_in_python(source: str) -> Iterator[int]:
    """The lines of tuples, lists and sets of move kinds; one other string among them does not matter."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Tuple, ast.List, ast.Set)):
            values = [item.value for item in node.elts if isinstance(item, ast.Constant)]
            texts = [value for value in values if isinstance(value, str)]
            kinds = [text for text in texts if text in KINDS]
            if len(kinds) > 1 and len(texts) - len(kinds) <= 1:
                yield node.lineno


def lists_in_typescript(source: str) -> Iterator[int]:
    """The lines with two kinds of moves side by side."""
    for found in _SIDE_BY_SIDE.finditer(source):
        yield source.count("\n", 0, found.start()) + 1


def lists_in(file: Path) -> Iterator[int]:
    """The lines in a file that list kinds of moves."""
    source = file.read_text(encoding="utf-8")
    return lists_in_python(source) if file.suffix == ".py" else lists_in_typescript(source)


@pytest.mark.parametrize("place", PLACES)
def test_nobody_else_lists_kinds_of_moves(place: str) -> None:
    """Neither the Python code, nor the browser client, nor the example bot lists kinds of moves."""
    files = sorted(ROOT.glob(place))
    assert files
    found = [
        f"{name}:{line}"
        for file in files
        if (name := file.relative_to(ROOT).as_posix()) not in OWNERS
        for line in lists_in(file)
    ]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        'if move.kind in ("catch", "slap"):\n    pass',
        '_VERBS = ["play", "draw"]',
        'x = {"jump", 3, "turn begins"}',
        'text.startswith(("play", "jump"))',
        'x = ("play", "draw", "none")',
    ],
)
def test_lists_are_found_in_python(code: str) -> None:
    """The check finds lists in Python code in every form."""
    assert list(lists_in_python(code))


def test_other_tables_are_allowed() -> None:
    """A table with an entry for each kind, such as its key, is allowed, and so are other similar names."""
    assert not list(lists_in_python('_KEYS = {"draw": "d", "take": "t"}'))
    assert not list(lists_in_python('PHASES = ("colour", "turn", "drawn", "swap")'))
    assert not list(lists_in_typescript('const KEYS = { draw: "d", take: "t" };'))


@pytest.mark.parametrize(
    "code",
    [
        'const GRABS = new Set(["catch", "slap"]);',
        "if (['play', 'jump'].includes(kind))",
        'type Answer = "play" | "draw";',
        'const VERBS = [\n  "play",\n  "draw",\n];',
    ],
)
def test_lists_are_found_in_typescript(code: str) -> None:
    """The check finds lists in TypeScript code in every form."""
    assert list(lists_in_typescript(code))
