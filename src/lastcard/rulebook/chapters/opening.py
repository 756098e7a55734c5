"""The opening card, and what it does to the first player."""

from lastcard.cards.faces import SKIP, WILD
from lastcard.cards.text import FACE_TEXTS
from lastcard.rulebook.entries import OFF, ON, Chapter, Rule, among, negate
from lastcard.rulebook.facts import Facts
from lastcard.rulebook.phrases import Phrases


def _black_draws(facts: Facts, phrases: Phrases) -> dict[str, object]:
    return {"cards": phrases.cards(FACE_TEXTS[face] for face in facts.black_draws)}


def _coloured_can_be_answered(facts: Facts) -> bool:
    return any(facts.answerable(face) for face in facts.coloured_draws)


def _black_can_be_answered(facts: Facts) -> bool:
    return any(facts.answerable(face) for face in facts.black_draws)


def _two_players(facts: Facts) -> bool:
    return facts.two_players


def _no_black_opens(facts: Facts) -> bool:
    """Whether the deck has both kinds of black cards, and neither may open the round."""
    both = facts.has(WILD) and bool(facts.black_draws)
    return both and facts["opening_wild"] == facts["opening_wild_draw"] == "redraw"


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
    ),
    Rule(
        "book-opening_reverse-as-played-two-skips",
        "O17",
        {**_AS_PLAYED, "two_player_reverse_skips": ON},
    ),
    Rule(
        "book-opening_reverse-dealer-starts",
        "C07 D09",
        {**_DEALER, "first_player": among("left of dealer")},
    ),
    Rule(
        "book-opening_reverse-dealer-starts-lot",
        "C07 D09",
        {**_DEALER, "first_player": among("random")},
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
    Rule("book-opening_actions-ignore", "G01 O02", {"opening_actions": among("ignore")}),
    Rule("book-opening_wild-choose", "B03 C09 D08", {"opening_wild": among("choose")}),
    Rule(
        "book-opening_wild-redraw",
        "G01 O02",
        {"opening_wild": _REDRAW},
        when=negate(_no_black_opens),
    ),
    Rule(
        "book-opening_wild_draw-apply",
        "B03",
        {"opening_wild_draw": _APPLY},
        when=negate(_black_can_be_answered),
        variables=_black_draws,
    ),
    Rule(
        "book-opening_wild_draw-apply-answer",
        "B03",
        {"opening_wild_draw": _APPLY},
        when=_black_can_be_answered,
        variables=_black_draws,
    ),
    Rule(
        "book-opening_wild_draw-redraw",
        "C13 D08 G01 O02",
        {"opening_wild_draw": _REDRAW},
        when=negate(_no_black_opens),
        variables=_black_draws,
    ),
    Rule(
        "book-opening-black-redraw",
        "G01 O02",
        {"opening_wild": _REDRAW, "opening_wild_draw": _REDRAW},
        when=_no_black_opens,
    ),
)
