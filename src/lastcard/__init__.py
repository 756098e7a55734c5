"""Last Card: the shedding card game that everybody knows, by everybody's rules.

>>> from lastcard import Game, load_rules
>>> game = Game(load_rules("classic"), seats=["Ana", "Ben", "Cleo"], seed=7)
>>> game.moves(game.to_act)
"""

__version__ = "0.1.0"

from lastcard.errors import InvalidMove, LastCardError, RulesError, ScenarioError, TranscriptError
from lastcard.game import Game, IllegalMove, Outcome
from lastcard.replay import replay, replayed
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
