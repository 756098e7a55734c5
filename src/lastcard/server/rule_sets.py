"""Rule sets on a server: rooms that play by the same rules share them."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from lastcard.errors import LastCardError
from lastcard.protocol import Chosen
from lastcard.rules import Rules, decode, load_rules


def chosen_rules(preset: str, settings: Chosen, code: str) -> Rules:
    """The rule set that a client has chosen, by a code or by a preset with settings. A setting cannot name a
    file: it would be a file of the server."""
    for name, value in settings.items():
        if isinstance(value, str) and value.endswith(".toml"):
            raise LastCardError("server-no-files", option=name)
    return decode(code) if code else load_rules(preset, settings)


def shared_rules(preset: str, overrides: Mapping[str, Any], edition: int) -> Rules:
    """The rule set of a preset of some edition and its overrides, the same object for all rooms that play by
    it."""
    rules = load_rules(preset, overrides, edition)
    return _shared(preset, edition, rules)


def rules_of_game(rules: Rules, fixed: bool) -> Rules:
    """The rules of a game: those of the room, but if `fixed` the player left of the dealer begins."""
    if not fixed:
        return rules
    return shared_rules(rules.preset, {**rules.overrides(), "first_player": "left of dealer"}, rules.edition)


@lru_cache(maxsize=256)
def _shared(_preset: str, _edition: int, rules: Rules) -> Rules:
    return rules
