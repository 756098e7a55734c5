"""The opening card, and what it does to the first player."""

from lastcard.cards.faces import (
    AIMED_TWO,
    BLANK,
    DISCARD_ALL,
    REVERSE_FOUR,
    ROULETTE,
    SHUFFLE_HANDS,
    SKIP,
    SKIP_ALL,
    SWAP_HANDS,
    WILD,
)
from lastcard.cards.text import FACE_TEXTS
from lastcard.rulebook.entries import OFF, ON, Chapter, Rule, among, both, leaving, negate, number_of
from lastcard.rulebook.facts import Facts
from lastcard.rulebook.phrases import Phrases

_NEVER = (REVERSE_FOUR, ROULETTE, SWAP_HANDS, SHUFFLE_HANDS, AIMED_TWO)


def _opening_draws(facts: Facts, phrases: Phrases) -> dict[str, object]:
    return {"cards": phrases.cards(FACE_TEXTS[face] for face in facts.opening_draws)}


def _never(facts: Facts, phrases: Phrases) -> dict[str, object]:
    return {"cards": phrases.cards(FACE_TEXTS[face] for face in _NEVER if facts.has(face))}


def _some_never_open(facts: Facts) -> bool:
    """Whether the deck has black cards that never open a round, and others that are not sent back."""
    return any(facts.has(face) for face in _NEVER) and not _no_black_opens(facts)


def _coloured_can_be_answered(facts: Facts) -> bool:
    return any(facts.answerable(face) for face in facts.coloured_draws)


def _black_can_be_answered(facts: Facts) -> bool:
    return any(facts.answerable(face) for face in facts.opening_draws)


def _two_players(facts: Facts) -> bool:
    """Whether a round can open with two players."""
    return facts.least == 2 or leaving(facts)


def _blank(facts: Facts) -> bool:
    return facts.has(BLANK)


def _no_black_opens(facts: Facts) -> bool:
    """Whether the deck has both kinds of black cards, and neither may open the round."""
    kinds = (facts.has(WILD) or facts.has(BLANK)) and bool(facts.opening_draws)
    return kinds and facts["opening_wild"] == facts["opening_wild_draw"] == "redraw"


_APPLY, _REDRAW = among("apply"), among("redraw")
_AS_PLAYED = {"opening_actions": _APPLY, "opening_reverse": among("as played")}
_DEALER = {"opening_actions": _APPLY, "opening_reverse": among("dealer starts")}


CHAPTER: Chapter = (
    Rule("book-opening", "B03 G01 O02 D01"),
    Rule(
        "book-opening_actions-apply-skip",
        "B03 C08 O10 D08",
        {"opening_actions": _APPLY},
        when=lambda f: bool(f.faces(SKIP)),
    ),
    Rule("book-opening_reverse-as-played", "B04 O10", _AS_PLAYED, when=negate(_two_players)),
    Rule("book-opening_reverse-as-played-more", "B04 O10", _AS_PLAYED, when=_two_players),
    Rule(
        "book-opening_reverse-as-played-two",
        "B13",
        {**_AS_PLAYED, "two_player_reverse_skips": OFF},
        when=_two_players,
    ),
    Rule(
        "book-opening_reverse-as-played-two-skips",
        "O17",
        {**_AS_PLAYED, "two_player_reverse_skips": ON},
        when=_two_players,
    ),
    Rule(
        "book-opening_reverse-dealer-starts",
        "C07 D09",
        {**_DEALER, "first_player": among("left of dealer")},
    ),
    Rule(
        "book-opening_reverse-dealer-starts-lot",
        "C07 D09",
        {**_DEALER, "first_player": among("random", "highest card")},
    ),
    Rule(
        "book-opening_reverse-first-player-starts",
        "B04",
        {"opening_actions": _APPLY, "opening_reverse": among("first player starts")},
    ),
    Rule(
        "book-opening_actions-apply-draw",
        "B03 C06 O10 D08",
        {"opening_actions": _APPLY},
        when=lambda f: bool(f.coloured_draws) and not _coloured_can_be_answered(f),
    ),
    Rule(
        "book-opening_actions-apply-draw-answer",
        "B03 C06 O10 D08",
        {"opening_actions": _APPLY},
        when=_coloured_can_be_answered,
    ),
    Rule(
        "book-opening_actions-apply-skip-all",
        "E31",
        {"opening_actions": _APPLY, "first_player": among("left of dealer")},
        when=lambda f: bool(f.faces(SKIP_ALL)),
    ),
    Rule(
        "book-opening_actions-apply-skip-all-lot",
        "E31",
        {"opening_actions": _APPLY, "first_player": among("random", "highest card")},
        when=lambda f: bool(f.faces(SKIP_ALL)),
    ),
    Rule(
        "book-opening_actions-apply-discard-all",
        "E32",
        {"opening_actions": _APPLY},
        when=lambda f: bool(f.faces(DISCARD_ALL)),
    ),
    Rule("book-opening_actions-ignore", "G01 O02", {"opening_actions": among("ignore")}),
    Rule("book-opening_actions-redraw", "E03", {"opening_actions": _REDRAW}),
    Rule(
        "book-opening_wild-choose",
        "B03 C09 D08",
        {"opening_wild": among("choose")},
        when=negate(_blank),
    ),
    Rule(
        "book-opening_wild-choose-blank",
        "B03 C09 D08 E39",
        {"opening_wild": among("choose")},
        when=_blank,
    ),
    Rule(
        "book-opening_wild-redraw",
        "G01 O02",
        {"opening_wild": _REDRAW},
        when=both(negate(_no_black_opens), negate(_blank)),
    ),
    Rule(
        "book-opening_wild-redraw-blank",
        "G01 O02 E39",
        {"opening_wild": _REDRAW},
        when=both(negate(_no_black_opens), _blank),
    ),
    Rule(
        "book-opening_wild_draw-apply",
        "B03",
        {"opening_wild_draw": _APPLY},
        when=negate(_black_can_be_answered),
        variables=_opening_draws,
    ),
    Rule(
        "book-opening_wild_draw-apply-answer",
        "B03",
        {"opening_wild_draw": _APPLY},
        when=_black_can_be_answered,
        variables=_opening_draws,
    ),
    Rule(
        "book-opening_wild_draw-redraw",
        "C13 D08 G01 O02",
        {"opening_wild_draw": _REDRAW},
        when=negate(_no_black_opens),
        variables=_opening_draws,
    ),
    Rule(
        "book-opening-black-redraw",
        "G01 O02",
        {"opening_wild": _REDRAW, "opening_wild_draw": _REDRAW},
        when=_no_black_opens,
    ),
    Rule("book-opening-never", "E33 E36 E37 E38 E40", when=_some_never_open, variables=_never),
    Rule("book-opening_numbers-ignore", options={"opening_numbers": among("ignore")}),
    Rule("book-opening_numbers-act", "B03 O10", {"opening_numbers": among("act")}),
    Rule(
        "book-opening_numbers-act-swap",
        "B03 O10",
        {"opening_numbers": among("act")},
        when=lambda f: f.number("swap_number") >= 0,
        variables=number_of("swap_number"),
    ),
)
