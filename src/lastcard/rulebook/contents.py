"""What a rulebook says: its chapters in order, and the values that need no words.

Every value of every option has a sentence in a chapter, a row in a table, or an entry in SILENT with its
reason. A test finds values that have none of them.
"""

from dataclasses import dataclass

from lastcard.rulebook.chapters import (
    cards,
    deal,
    four,
    numbers,
    opening,
    owing,
    reactions,
    score,
    short,
    table,
    turn,
    uno,
)
from lastcard.rulebook.entries import OFF, ON, Chapter, Rule, ValueTest, among, zero
from lastcard.rules.kinds import Value

# By the name in the key of their heading: `book-section-short`.
CHAPTERS: dict[str, Chapter] = {
    "short": short.CHAPTER,
    "deal": deal.CHAPTER,
    "opening": opening.CHAPTER,
    "turn": turn.CHAPTER,
    "cards": cards.CHAPTER,
    "four": four.CHAPTER,
    "owing": owing.CHAPTER,
    "uno": uno.CHAPTER,
    "reactions": reactions.CHAPTER,
    "numbers": numbers.CHAPTER,
    "table": table.CHAPTER,
    "score": score.CHAPTER,
}

RULES = tuple(entry for chapter in CHAPTERS.values() for entry in chapter if isinstance(entry, Rule))

# Options whose value is a row of the table of points.
IN_TABLES = ("value_action", "value_wild", "value_plus_four", "value_hands")


@dataclass(frozen=True)
class Silence:
    """Values of an option that need no words, and why."""

    option: str
    test: ValueTest
    why: str


SILENT: tuple[Silence, ...] = (
    Silence("go_out_on_black", ON, "any card may be the last: nobody expects otherwise"),
    Silence("plain_wild_on_black_plus", ON, "black cards match every card"),
    Silence("wild_draw_four_bluff", OFF, "the condition holds: nothing to add"),
    Silence("challenge_by", among("nobody"), "off"),
    Silence("deflect_with", among(()), "off"),
    Silence("false_catch_penalty", zero, "off"),
    Silence("false_call_penalty", zero, "off"),
    Silence("grace_seconds", zero, "off"),
    Silence("turn_seconds", zero, "off"),
    Silence("jump_in", among("off"), "off"),
    Silence("double_play", OFF, "off"),
    Silence("swap_number", among("none"), "off"),
    Silence("swap_defence", OFF, "off"),
    Silence("rotate_number", among("none"), "off"),
    Silence("slap_number", among("none"), "off"),
    Silence("slap_penalty", zero, "the sentence on slapping says enough about a slap that costs nothing"),
    Silence("silence_number", among("none"), "off"),
    Silence("sixty_nine", OFF, "off"),
    Silence("misplay_penalty", zero, "off"),
    Silence("table_talk_penalty", zero, "off"),
    Silence("teams", among("none"), "off"),
    Silence("going_out_bonus", zero, "off"),
    Silence("equal_cards", among("off"), "off"),
    Silence("last_card", among("any"), "any card may be the last: nobody expects otherwise"),
    Silence("mercy", zero, "off"),
    Silence("elimination", among("none"), "off"),
    Silence("hand_limit", zero, "off"),
    Silence("open_hands", zero, "off"),
    Silence("match_seconds", zero, "off"),
    Silence("bomb", zero, "off"),
    Silence("revenge", OFF, "off"),
    Silence("black_on_black", ON, "black cards match every card"),
    Silence("draw_most", zero, "off"),
    Silence("seat_order", among("fixed"), "nobody expects otherwise"),
    Silence("hints", ON, "a help on the screen, not a rule"),
)


def silent(option: str, value: Value) -> bool:
    """Whether a value needs no words."""
    return any(silence.option == option and silence.test(value) for silence in SILENT)
