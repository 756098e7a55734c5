"""The browser client knows what the server knows. `make docs` writes the generated files."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from lastcard.cards.text import BLACK_TEXTS, SYMBOL_TEXTS

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture
def generate() -> ModuleType:
    """web/generate.py, which is not part of the package."""
    spec = importlib.util.spec_from_file_location("generate", WEB / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_are_those_of_the_server(generate: ModuleType) -> None:
    """web/src/lib/protocol.ts describes the messages of this version."""
    assert generate.types() == generate.TYPES.read_text(encoding="utf-8")


def test_the_game_of_the_tests_is_a_replay_of_the_server(generate: ModuleType) -> None:
    """web/tests/game.json is what the server sends today for the match in game.txt."""
    assert generate.game() == generate.GAME.read_text(encoding="utf-8")


def test_the_browser_knows_every_card() -> None:
    """web/src/lib/cards.ts lists all symbols; its own tests draw and name each of them."""
    source = (WEB / "src" / "lib" / "cards.ts").read_text(encoding="utf-8")
    lists = dict(re.findall(r"export const (\w*SYMBOLS) = \[(.*)\];", source))
    known = {name: set(re.findall('"(.*?)"', words)) for name, words in lists.items()}
    assert {"0123456789", *SYMBOL_TEXTS[10:]} <= known["SYMBOLS"]
    assert {text[1:] for text in BLACK_TEXTS} <= known["BLACK_SYMBOLS"]
