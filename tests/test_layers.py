"""The layers in ARCHITECTURE.md hold: no module imports from a layer above its own."""

from pathlib import Path

from importlinter.cli import lint_imports


def test_import_layers() -> None:
    """The import contracts in pyproject.toml hold."""
    assert lint_imports(config_filename=str(Path(__file__).parents[1] / "pyproject.toml")) == 0
