"""The files generated for the browser client are up to date. `make docs` writes them."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

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
