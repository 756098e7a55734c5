"""ARCHITECTURE.md's layers hold: nothing imports from above itself."""

from pathlib import Path

from importlinter.cli import lint_imports


def test_import_layers() -> None:
    """The contracts in pyproject.toml are kept."""
    assert lint_imports(config_filename=str(Path(__file__).parents[1] / "pyproject.toml")) == 0
