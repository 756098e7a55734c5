"""The generated page of the rules is up to date."""

import importlib.util
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_the_rules_page_is_what_the_catalogue_says() -> None:
    """docs/rules.md is the generator's output. `make docs` writes it."""
    spec = importlib.util.spec_from_file_location("generate", DOCS / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    generate = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generate)
    assert generate.rules_page() == (DOCS / "rules.md").read_text(encoding="utf-8")
