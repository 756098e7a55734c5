"""The engine's rules are those of the catalogue: the same options, and values with the same numbers."""

import pytest

from lastcard.engine import values
from lastcard.engine.numbers import RuleNumbers
from lastcard.rules.catalogue import NAMES, OPTIONS
from lastcard.rules.kinds import Choice

# Words whose constant has another name, because two options share the word or it says too little alone.
NAMED_OTHERWISE = {
    ("opening_wild_draw", "redraw"): "IGNORE",
    ("opening_actions", "redraw"): "REDRAW_ACTIONS",
    ("wild_draw_four", "no colour but actions"): "NO_NUMBER",
    ("deflects", "+4"): "DEFLECTS_PLUS_FOUR",
    ("jump_in_on_draw", "refused"): "JUMP_REFUSED",
    ("opening_numbers", "ignore"): "NUMBERS_IGNORED",
    ("opening_numbers", "act"): "NUMBERS_ACT",
    ("equal_cards", "off"): "EQUAL_OFF",
    ("equal_cards", "numbers"): "EQUAL_NUMBERS",
    ("equal_cards", "symbols"): "EQUAL_SYMBOLS",
    ("last_card", "any"): "LAST_ANY",
    ("last_card", "no draw card"): "LAST_NO_DRAW_CARD",
    ("last_card", "number"): "LAST_NUMBER",
    ("elimination", "none"): "NO_ELIMINATION",
    ("elimination", "target"): "REACHED_TARGET",
    ("next_first", "winner"): "WINNER_FIRST",
    ("next_first", "loser"): "LOSER_FIRST",
    ("deflect_colour", "fitting"): "DEFLECT_FITTING",
    ("deflect_colour", "any"): "DEFLECT_ANY_COLOUR",
    ("seat_order", "fixed"): "SEATS_FIXED",
    ("seat_order", "shuffled"): "SEATS_MIXED",
    ("roulette_by", "victim"): "BY_THE_VICTIM",
    ("roulette_by", "layer"): "BY_THE_LAYER",
    ("blank_card", "wild"): "BLANK_WILD",
    ("blank_card", "rotate"): "BLANK_ROTATES",
    ("blank_card", "skip everyone"): "BLANK_SKIPS_ALL",
    ("blank_card", "others draw 2"): "BLANK_OTHERS_DRAW",
    ("stacking_colour", "any"): "ANY_COLOUR",
    ("challenge_by", "nobody"): "BY_NOBODY",
    ("challenge_by", "victim"): "BY_VICTIM",
    ("challenge_by", "anyone"): "BY_ANYONE",
    ("deflects", "+2"): "DEFLECTS_PLUS_TWO",
    ("deflects", "any"): "DEFLECTS_ANY",
    ("jump_in", "off"): "JUMP_OFF",
    ("jump_in", "coloured"): "JUMP_COLOURED",
    ("jump_in", "all"): "JUMP_ALL",
    ("double_skip", "one"): "SKIP_ONE",
    ("double_skip", "two"): "SKIP_TWO",
    ("swap", "optional"): "SWAP_OPTIONAL",
    ("swap", "required"): "SWAP_REQUIRED",
    ("teams", "none"): "NO_TEAMS",
    ("scoring", "none"): "WON_GAMES",
}
CHOICES = [
    (o.name, word, place)
    for o in OPTIONS
    if isinstance(o.kind, Choice)
    for place, word in enumerate(o.kind.words)
]


def test_rule_numbers_have_every_option() -> None:
    """The engine has a number for each option of the catalogue, in the same order, and then its tables."""
    tables = ("card_count", "most_announced", "fitting_suffices", "has_follow_ups")
    options = tuple(name for name, shape in RuleNumbers.FIELDS.items() if not shape and name not in tables)
    assert options == NAMES


@pytest.mark.parametrize(("option", "word", "place"), CHOICES)
def test_value_has_its_number(option: str, word: str, place: int) -> None:
    """Every word of an option has the number of its constant in the engine."""
    name = NAMED_OTHERWISE.get((option, word), word.upper().replace(" ", "_"))
    assert getattr(values, name) == place
