"""Tests use only public names of the server."""

import ast
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
OURS = ("lastcard.server", "lastcard.client", "lastcard.protocol")


def private(name: str) -> bool:
    """Whether a name starts with one underscore."""
    return name.startswith("_") and not name.startswith("__")


def own_names(tree: ast.Module) -> set[str]:
    """The private names that a file defines itself."""
    names = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and is_stored(node)}
    functions = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    names |= {node.name for node in ast.walk(tree) if isinstance(node, functions)}
    return names | {
        node.target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def is_stored(node: ast.Attribute) -> bool:
    """Whether a test class sets this attribute on itself."""
    own = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
    return own and isinstance(node.ctx, ast.Store)


def private_uses(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The foreign private names that a file uses: attributes, imports and patched names."""
    own = own_names(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and private(node.attr) and node.attr not in own:
            yield node.lineno, node.attr
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(OURS):
            yield from ((node.lineno, alias.name) for alias in node.names if private(alias.name))
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "setattr"
        ):
            named = [one.value for one in node.args[:2] if isinstance(one, ast.Constant)]
            yield from ((node.lineno, str(name)) for name in named if private(str(name).rpartition(".")[2]))


def test_no_private_names_are_used() -> None:
    """No test uses a private name of the server or the client."""
    found = [
        f"{file.name}:{line} {name}"
        for file in sorted(HERE.glob("*.py"))
        for line, name in private_uses(ast.parse(file.read_text("utf-8")))
    ]
    assert found == []


def test_private_names_are_found() -> None:
    """The check finds attributes, imports and patched names."""
    source = """
from lastcard.server.room import _player, Room
def test(monkeypatch, actor):
    monkeypatch.setattr("lastcard.server.room._player", None)
    monkeypatch.setattr(actor, "_race", [])
    assert actor._timers
class Own:
    def __init__(self):
        self._mine = 1
        self._mine += self._others
"""
    names = [name for _, name in sorted(private_uses(ast.parse(source)))]
    assert names == ["_player", "lastcard.server.room._player", "_race", "_timers", "_others"]
