"""Out of turn: jump-ins and sixty-nine."""

from lastcard.cards.faces import PLUS, SYMBOLS, WILD
from lastcard.rulebook.entries import (
    ON,
    Chapter,
    Insert,
    Rule,
    among,
    anything,
    goes_on,
    negate,
    value_of,
)
from lastcard.rulebook.facts import Facts
from lastcard.rulebook.phrases import Phrases


def _late_draw_cards(facts: Facts) -> bool:
    """Whether you can jump in with a draw card after the cards of its twin have been drawn."""
    return facts["jump_in_until"] == "next card" and any(PLUS[face] for face in facts.jumps)


def _needed(facts: Facts, players: int) -> int:
    """How many players must take part in a sixty-nine, by the engine: the minimum over all colours."""
    quorum = facts["sixty_nine_quorum"]
    wanted = max(3, players // 2) if quorum == "half" else int(str(quorum))
    found = []
    for colour in facts.sixty_nines:
        six, nine = colour * SYMBOLS + 6, colour * SYMBOLS + 9
        found.append(min(wanted, facts.r.deck_counts[six] + facts.r.deck_counts[nine] - 1, players))
    return min(found)


def _needed_is_fixed(facts: Facts) -> bool:
    """Whether a sixty-nine needs the same number of players no matter how many play."""
    return bool(facts.sixty_nines) and _needed(facts, facts.least) == _needed(facts, max(facts.most, 3))


def _enough(facts: Facts, _phrases: Phrases) -> dict[str, object]:
    return {"count": _needed(facts, facts.least)}


CHAPTER: Chapter = (
    Rule(
        "book-jump_in-coloured",
        "O14 D12",
        {"jump_in": among("coloured", "all")},
        when=lambda f: max(f.jumps, default=WILD) < WILD,
    ),
    Rule(
        "book-jump_in-all",
        "G20 A04",
        {"jump_in": among("all")},
        when=lambda f: max(f.jumps, default=0) >= WILD,
    ),
    Insert("jump"),
    Rule(
        "book-jump_in_until-next-turn-move",
        "O14",
        {"jump_in_until": among("next turn move")},
    ),
    Rule("book-jump_in_until-next-card", "G25", {"jump_in_until": among("next card")}),
    Rule("book-jump_in_on_draw-add", "G24", {"jump_in_on_draw": among("add")}),
    Rule("book-jump_in_on_draw-restart", "O14", {"jump_in_on_draw": among("restart")}),
    Rule("book-jump_in_on_draw-refused", "E19", {"jump_in_on_draw": among("refused")}),
    Insert("jump on a draw card"),
    Rule("book-jump_in_on_draw-after", "G25", when=_late_draw_cards),
    Rule("book-sixty_nine-true", "D15", {"sixty_nine": ON}),
    Rule(
        "book-sixty_nine-enough",
        "D15",
        {"sixty_nine": ON, "sixty_nine_quorum": anything},
        when=_needed_is_fixed,
        variables=_enough,
    ),
    Rule(
        "book-sixty_nine-enough-half",
        "D15",
        {"sixty_nine": ON, "sixty_nine_quorum": among("half")},
        when=negate(_needed_is_fixed),
    ),
    Rule(
        "book-sixty_nine-enough-number",
        "D15",
        {"sixty_nine": ON, "sixty_nine_quorum": lambda value: value != "half"},
        when=negate(_needed_is_fixed),
        variables=value_of("sixty_nine_quorum"),
    ),
    Rule("book-sixty_nine-few", "D15", {"sixty_nine": ON}),
    Rule("book-sixty_nine-ends", "D15", {"sixty_nine": ON}, when=negate(goes_on)),
    Rule("book-sixty_nine-ends-one-left", "D15 E04", {"sixty_nine": ON}, when=goes_on),
)
