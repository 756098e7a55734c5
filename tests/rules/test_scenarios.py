"""Every rule of the ledger has scenarios that hold, and that fail when its option has another value.

`<document>/<ID>-*.toml` are the scenarios. `<document>/teeth.toml` names, for scenarios about an option,
another setting under which a line of the scenario must no longer hold.
"""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from lastcard.notation.scenario import load_scenario
from lastcard.referee import judge
from lastcard.rules import OPTIONS
from lastcard.rules.ledger import DOCUMENTS, IDS

HERE = Path(__file__).parent
SCENARIOS = sorted(path for path in HERE.glob("*/*.toml") if path.name != "teeth.toml")

# No scenario can show what is left to chance, or to clients: see test_first_player.py, test_seat_order.py and
# test_hints.py. What scenarios cannot show of draw_count is in test_launcher.py.
WITHOUT_TEETH = {"first_player", "seat_order", "hints"}


@cache
def teeth() -> dict[str, dict[str, object]]:
    """The settings under which each scenario (document/name) must fail."""
    found: dict[str, dict[str, object]] = {}
    for path in sorted(HERE.glob("*/teeth.toml")):
        entries = tomllib.loads(path.read_text(encoding="utf-8"))
        found |= {f"{path.parent.name}/{name}": settings for name, settings in entries.items()}
    return found


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", SCENARIOS, ids=name_of)
def test_scenario_holds(path: Path) -> None:
    """Every line of the scenario holds."""
    failed = [f"line {v.line}: {v.text}: {v.said}" for v in judge(load_scenario(path)) if not v.held]
    assert not failed


@pytest.mark.parametrize("name", teeth())
def test_scenario_has_teeth(name: str) -> None:
    """The scenario fails if its option has another value, so it tests this rule and not another."""
    path = HERE / f"{name}.toml"
    assert not all(verdict.held for verdict in judge(load_scenario(path, teeth()[name])))


@pytest.mark.parametrize("rule", IDS)
def test_every_rule_has_a_scenario(rule: str) -> None:
    """The document's folder has a scenario named after the rule, and the scenario cites the rule."""
    document = DOCUMENTS[rule[0]][0]
    files = [path for path in SCENARIOS if path.parent.name == document and path.name.startswith(f"{rule}-")]
    assert files
    assert all(rule in load_scenario(path).ledger for path in files)


@pytest.mark.parametrize("option", [o.name for o in OPTIONS if o.name not in WITHOUT_TEETH])
def test_every_option_has_a_tooth(option: str) -> None:
    """Some scenario depends on the option."""
    assert any(option in settings for settings in teeth().values())


@pytest.mark.parametrize("path", SCENARIOS, ids=name_of)
def test_scenario_names_rules_of_the_ledger(path: Path) -> None:
    """A scenario cites existing rules, including the one in its name."""
    scenario = load_scenario(path)
    assert scenario.title
    assert set(scenario.ledger) <= set(IDS)
    assert path.name.split("-")[0] in scenario.ledger
