"""Last Card: the card game everyone knows, by everyone's rules.

>>> from lastcard import Game, load_rules
>>> game = Game(load_rules("classic"), seats=["Ana", "Ben", "Cleo"], seed=7)
>>> game.moves(game.to_act)

Names are looked up when they are used, so that importing a part of the package, such as the engine, does
not import all of it.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from lastcard.errors import InvalidMove, LastCardError, RulesError, ScenarioError, TranscriptError
    from lastcard.game import Game, IllegalMove, Outcome
    from lastcard.replaying import replay, replayed
    from lastcard.rules import PRESETS, Rules, load_rules, rules_from
    from lastcard.views.events import Event
    from lastcard.views.seat import View

__all__ = [
    "PRESETS",
    "Event",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "LastCardError",
    "Outcome",
    "Rules",
    "RulesError",
    "ScenarioError",
    "TranscriptError",
    "View",
    "load_rules",
    "replay",
    "replayed",
    "rules_from",
]

_MODULES = {
    "lastcard.errors": ("InvalidMove", "LastCardError", "RulesError", "ScenarioError", "TranscriptError"),
    "lastcard.game": ("Game", "IllegalMove", "Outcome"),
    "lastcard.replaying": ("replay", "replayed"),
    "lastcard.rules": ("PRESETS", "Rules", "load_rules", "rules_from"),
    "lastcard.views.events": ("Event",),
    "lastcard.views.seat": ("View",),
}


def __getattr__(name: str) -> object:
    for module, names in _MODULES.items():
        if name in names:
            value = globals()[name] = getattr(import_module(module), name)
            return value
    raise AttributeError(name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
