"""The details at the end of a rulebook: general rulings that matter under a rule set.

If all of a ruling applies to the table, its own text (`ruling-...`) is used. Otherwise a text of the rulebook
(`book-fine-...`) says what does apply. A test finds rulings that are in neither FINE nor SAID_BEFORE.
"""

from collections.abc import Callable
from dataclasses import dataclass

from lastcard.cards.faces import PLUS, PLUS_FOUR, REVERSE, SKIP, WILD_FOUR
from lastcard.rulebook.facts import Facts
from lastcard.rulebook.phrases import Phrases


@dataclass(frozen=True)
class Fine:
    """A detail: the ruling behind it, its text, and when it matters."""

    ruling: str
    key: str
    when: Callable[[Facts], bool]


def _must(facts: Facts) -> bool:
    return facts["drawn_card"] == "must play"


def _bound_four(facts: Facts) -> bool:
    return facts.has(WILD_FOUR) and facts["wild_draw_four"] != "free"


def _two_skip(facts: Facts) -> bool:
    return facts.in_force("two_player_reverse_skips") and bool(facts["two_player_reverse_skips"])


def _drawn_may_be_laid(facts: Facts) -> bool:
    return facts["drawn_card"] != "keep"


def _coloured_fours_answer(facts: Facts) -> bool:
    fours = bool(facts.faces(PLUS_FOUR)) and facts.has(WILD_FOUR)
    return fours and (4, 4) in facts.stack_pairs and facts["stacking_colour"] == "fitting"


def _fours_stack(facts: Facts) -> bool:
    """Whether a wild +4 that can be challenged can be an answer."""
    return facts.challenges and any(answer == 4 for answer, _ in facts.stack_pairs)


def _caught_by_turns(facts: Facts) -> bool:
    """Whether moves of others end the time to be caught."""
    return facts.in_force("catch_until") and facts["catch_until"] != "while holding one"


def _hands_move(facts: Facts) -> bool:
    return "swap_number" in facts.meanings or "rotate_number" in facts.meanings


def _pairs_of(facts: Facts, *options: str) -> bool:
    return any(option in facts.meanings and facts.pairs_of(facts.number(option)) for option in options)


def _something_to_settle(facts: Facts) -> bool:
    settled = "swap_number" in facts.meanings or "slap_number" in facts.meanings or bool(facts.sixty_nines)
    return bool(facts.jumps) and settled


def _black_or_actions(facts: Facts) -> bool:
    return bool(facts.black or facts.coloured_actions)


FINE: tuple[Fine, ...] = (
    Fine(
        "turns-opening-numbers",
        "book-fine-opening-numbers",
        lambda f: bool(f.meanings or f.sixty_nines),
    ),
    Fine("turns-pile", "book-fine-nothing-to-draw", lambda _: True),
    Fine("turns-force", "book-fine-force", _must),
    Fine("turns-force", "book-fine-force-four", lambda f: _must(f) and _bound_four(f)),
    Fine(
        "jump-in-drawn",
        "ruling-jump-in-drawn",
        lambda f: bool(f.pairs and f.jumps) and _drawn_may_be_laid(f),
    ),
    Fine(
        "jump-in-drawn",
        "book-fine-drawn-alone",
        lambda f: bool(f.pairs) and not f.jumps and _drawn_may_be_laid(f),
    ),
    Fine("turns-two-reverses", "book-fine-two-reverses", lambda f: _two_skip(f) and f.pairs_of(REVERSE)),
    Fine("owing-take", "book-fine-take", lambda f: f.answers),
    Fine(
        "owing-deflecting-pair",
        "book-fine-deflecting-reverses",
        lambda f: REVERSE in f.deflecting and f.pairs_of(REVERSE),
    ),
    Fine("owing-deflecting-pair", "book-fine-deflecting-skip", lambda f: SKIP in f.deflecting),
    Fine("owing-pairs", "book-fine-coloured-four", _coloured_fours_answer),
    Fine("owing-challenge", "book-fine-challenge-hand", lambda f: f.challenges and f.bluffs),
    Fine(
        "owing-challenge",
        "book-fine-stacked-no-challenge",
        lambda f: f.challenges and f.answerable(WILD_FOUR),
    ),
    Fine("owing-stacked-challenge", "book-fine-stacked-challenge", _fours_stack),
    Fine(
        "owing-stacked-challenge",
        "book-fine-challenge-pair",
        lambda f: f.challenges and WILD_FOUR in f.pairs,
    ),
    Fine("uno-call", "ruling-uno-call", lambda _: True),
    Fine("uno-announcement", "book-fine-announcement", lambda f: f["call_when"] == "announce"),
    Fine(
        "uno-closing",
        "book-fine-skipped",
        lambda f: _caught_by_turns(f) and bool(f.faces(SKIP)),
    ),
    Fine("uno-swap", "ruling-uno-swap", lambda f: _hands_move(f) and f["uno_penalty"] != 0),
    Fine("uno-going-out", "book-fine-going-out", lambda _: True),
    Fine(
        "uno-going-out",
        "book-fine-going-out-numbers",
        lambda f: bool(f.meanings or f.sixty_nines),
    ),
    Fine("jump-in-when", "book-fine-jump-when", lambda f: bool(f.jumps)),
    Fine("jump-in-when", "book-fine-jump-owing", lambda f: any(PLUS[face] for face in f.jumps)),
    Fine("jump-in-settling", "book-fine-jump-settling", _something_to_settle),
    Fine(
        "jump-in-settling",
        "book-fine-jump-drawn",
        lambda f: bool(f.jumps) and f["drawn_card"] == "may play" and f["jump_in_until"] == "next card",
    ),
    Fine("jump-in-effects", "book-fine-jump-effects", lambda f: bool(f.jumps)),
    Fine(
        "jump-in-pairs",
        "book-fine-pairs-once",
        lambda f: _pairs_of(f, "swap_number", "rotate_number", "slap_number"),
    ),
    Fine("jump-in-pairs", "book-fine-pairs-silence", lambda f: _pairs_of(f, "silence_number")),
    Fine(
        "numbers-defence",
        "book-fine-defence",
        lambda f: f.in_force("swap_defence") and bool(f["swap_defence"]),
    ),
    Fine("numbers-silence", "book-fine-silence", lambda f: "silence_number" in f.meanings),
    Fine(
        "numbers-slap",
        "book-fine-slap",
        lambda f: "slap_number" in f.meanings and f["slap_penalty"] != 0,
    ),
    Fine("numbers-sixty-nine", "book-fine-sixty-nine", lambda f: bool(f.sixty_nines)),
    Fine("turns-misplay", "book-fine-misplay", lambda f: f["misplay_penalty"] != 0),
    Fine(
        "turns-misplay",
        "book-fine-misplay-jump",
        lambda f: f["misplay_penalty"] != 0 and bool(f.jumps),
    ),
    Fine("table-accusation", "ruling-table-accusation", lambda f: f["table_talk_penalty"] != 0),
    Fine(
        "uno-wrong",
        "book-fine-teams-catch",
        lambda f: f["teams"] == "partners" and f["uno_penalty"] != 0,
    ),
    Fine("turns-dead-end", "book-fine-dead-end", lambda f: f["teams"] != "partners"),
    Fine("turns-dead-end", "book-fine-dead-end-teams", lambda f: f["teams"] == "partners"),
    Fine("turns-dead-end", "book-fine-dead-end-values", lambda f: not f.points and _black_or_actions(f)),
    Fine("turns-dead-end", "book-fine-dead-end-plain", lambda f: not f.points and not _black_or_actions(f)),
)

# Rulings that the chapters cover, and which.
SAID_BEFORE: dict[str, str] = {
    "owing-opening": "the opening card",
    "owing-after-deflecting": "owing cards",
    "uno-second": "Uno",
    "uno-grace": "Uno",
    "turns-drawn": "a turn",
    "turns-time": "at the table",
    "table-next-round": "deck and deal",
    "table-scores": "winning",
    "table-teams": "deck and deal, winning",
    "table-target": "winning",
}


def variables_of(fine: Fine, facts: Facts, _phrases: Phrases) -> dict[str, object]:
    """The variables of a detail: the values of cards, where no table lists them."""
    if fine.key != "book-fine-dead-end-values":
        return {}
    return {
        "action": facts["value_action"],
        "wild": facts["value_wild"],
        "four": facts["value_plus_four"],
    }
