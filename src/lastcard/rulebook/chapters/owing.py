"""Draw cards: owing their cards, answering them, passing them on."""

from lastcard.cards.faces import REVERSE, SKIP, WILD_FOUR
from lastcard.rulebook.entries import (
    ON,
    Chapter,
    Insert,
    Rule,
    among,
    answers,
    anything,
    containing,
    negate,
    some_words,
)
from lastcard.rulebook.facts import Facts
from lastcard.rulebook.phrases import Phrases


def _stack_pairs(facts: Facts, phrases: Phrases) -> dict[str, object]:
    pairs = [phrases.text("book-stack-pair", answer=f"+{a}", top=f"+{b}") for a, b in facts.stack_pairs]
    return {"pairs": phrases.listed(pairs)}


def _four_answers(facts: Facts) -> bool:
    """Whether a wild +4 that has a condition can be an answer."""
    bound = facts["wild_draw_four"] != "free" and facts.has(WILD_FOUR)
    return bound and any(answer == 4 for answer, _ in facts.stack_pairs)


def _reverse_deflects(facts: Facts) -> bool:
    return REVERSE in facts.deflecting


def _skip_deflects(facts: Facts) -> bool:
    return SKIP in facts.deflecting


CHAPTER: Chapter = (
    Rule(
        "book-stacking-none",
        "B11 B20 C06 D06",
        {"stacking": anything},
        when=negate(answers),
    ),
    Rule("book-owing-answer", "G09 G14 O13 D13 A01", when=answers),
    Rule(
        "book-stacking-any",
        "G09 G10 G13 A01",
        {"stacking": some_words},
        when=lambda f: bool(f.stack_pairs) and f.stacks_all,
    ),
    Rule(
        "book-stacking-rising",
        "E33 E34 E35",
        {"stacking": among(("rising",))},
        when=lambda f: bool(f.stack_pairs) and not f.stacks_all,
    ),
    Rule(
        "book-stacking-listed",
        "O13 D13",
        {"stacking": lambda value: value not in ((), ("rising",))},
        when=lambda f: bool(f.stack_pairs) and not f.stacks_all,
        variables=_stack_pairs,
    ),
    Rule(
        "book-stacking-none-deflect",
        "B20 D06",
        {"stacking": anything},
        when=lambda f: f.answers and not f.stack_pairs,
    ),
    Rule("book-stacking_colour-any", "G09 O13 D13", {"stacking_colour": among("any")}),
    Rule("book-stacking_colour-fitting", "G12 G15", {"stacking_colour": among("fitting")}),
    Rule("book-stacking-four", when=_four_answers),
    *(
        Rule(key, cites, {"deflect_with": containing(word), "deflects": among(deflected)}, when=when)
        for key, cites, word, deflected, when in (
            ("book-deflect_with-reverse", "A01", "reverse", "any", _reverse_deflects),
            ("book-deflect_with-reverse-plus-2", "G07", "reverse", "+2", _reverse_deflects),
            ("book-deflect_with-reverse-plus-4", "E11", "reverse", "+4", _reverse_deflects),
            ("book-deflect_with-skip", "A01", "skip", "any", _skip_deflects),
            ("book-deflect_with-skip-plus-2", "A01", "skip", "+2", _skip_deflects),
            ("book-deflect_with-skip-plus-4", "E11", "skip", "+4", _skip_deflects),
        )
    ),
    Rule("book-deflect_colour-fitting", "G07 A01", {"deflect_colour": among("fitting")}),
    Rule("book-deflect_colour-any", "E10", {"deflect_colour": among("any")}),
    Rule(
        "book-deflect-again",
        "G07 A01",
        when=lambda f: bool(f.deflecting) and not f.stack_pairs,
    ),
    Rule(
        "book-deflect-again-stacking",
        "G07 A01",
        when=lambda f: bool(f.deflecting and f.stack_pairs),
    ),
    Rule("book-revenge-true", "E17", {"revenge": ON}),
    Rule("book-owing-choice", "G09 G14 O13 D13 A01", when=answers),
    Insert("owing"),
)
