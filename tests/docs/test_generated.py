"""The generated pages about rules are up to date, and what they say can be set."""

import importlib.util
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from lastcard import load_rules
from lastcard.rules.catalogue import BY_NAME

DOCS = Path(__file__).parents[2] / "docs"


def generator() -> ModuleType:
    """docs/generate.py as a module."""
    spec = importlib.util.spec_from_file_location("generate", DOCS / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    generate = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generate)
    return generate


@pytest.mark.parametrize("page", ["rules", "tables"])
def test_a_page_is_what_the_generator_writes(page: str) -> None:
    """docs/rules.md and docs/tables.md are the generator's output. `make docs` writes them."""
    written = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    assert getattr(generator(), f"{page}_page")() == written


def test_switches_of_other_apps_can_be_set() -> None:
    """Every setting on the page loads, changes something, and has an effect."""
    for app in generator().apps():
        for switch in app["switch"]:
            options = tomllib.loads("\n".join(switch.get("set", ())))
            rules = load_rules(switch.get("preset", "guide"), options)
            assert "note" in switch or "preset" in switch or options, switch["name"]
            for option in options:
                assert rules.idle_reason(option) is None, (switch["name"], option)


def test_every_switch_is_listed() -> None:
    """One app has 33 switches; each is listed once."""
    first = generator().apps()[0]
    names = [switch["name"] for switch in first["switch"]]
    assert (first["title"], len(names), len(set(names))) == ("uno-online", 33, 33)


def test_the_comparison_has_options() -> None:
    """Every column is an option, and none comes twice."""
    columns = [option for options in generator().TOPICS.values() for option in options]
    assert set(columns) <= set(BY_NAME)
    assert len(columns) == len(set(columns))
