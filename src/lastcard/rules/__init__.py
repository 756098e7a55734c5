"""Rules as data: the catalogue of options, the presets, and rule sets."""

from lastcard.rules.catalogue import OPTIONS, Option
from lastcard.rules.codes import decode, encode
from lastcard.rules.notes import Note
from lastcard.rules.resolve import PRESETS, Rules, load_rules, preset_values, rules_from, show

__all__ = [
    "OPTIONS",
    "PRESETS",
    "Note",
    "Option",
    "Rules",
    "decode",
    "encode",
    "load_rules",
    "preset_values",
    "rules_from",
    "show",
]
