"""The details at the end of a rulebook: general rulings that matter under a rule set.

If all of a ruling applies to the table, its own text (`ruling-...`) is used. Otherwise a text of the rulebook
(`book-fine-...`) says what does apply. A test finds rulings that are in neither FINE nor SAID_BEFORE.
"""

from collections.abc import Callable
from dataclasses import dataclass

from lastcard.cards.faces import (
    AIMED_TWO,
    BLANK,
    PLUS,
    PLUS_FOUR,
    REVERSE,
    REVERSE_FOUR,
    ROULETTE,
    SHUFFLE_HANDS,
    SKIP,
    SWAP_HANDS,
    WILD_FOUR,
)
from lastcard.rulebook.entries import at_once, goes_on, teams
from lastcard.rulebook.facts import Facts
from lastcard.rulebook.phrases import Phrases


@dataclass(frozen=True)
class Fine:
    """A detail: the ruling behind it, its text, and when it matters."""

    ruling: str
    key: str
    when: Callable[[Facts], bool]


def _must(facts: Facts) -> bool:
    return facts.in_force("drawn_card") and facts["drawn_card"] == "must play"


def _bound_four(facts: Facts) -> bool:
    return facts.has(WILD_FOUR) and facts["wild_draw_four"] != "free"


def _two_skip(facts: Facts) -> bool:
    return facts.in_force("two_player_reverse_skips") and bool(facts["two_player_reverse_skips"])


def _drawn_may_be_laid(facts: Facts) -> bool:
    """Whether a drawn card can be played, but no other one."""
    return facts.in_force("drawn_card") and facts["drawn_card"] in ("may play", "must play")


def _coloured_fours_answer(facts: Facts) -> bool:
    fours = facts.has(WILD_FOUR) or facts.has(REVERSE_FOUR)
    return (
        fours
        and bool(facts.faces(PLUS_FOUR))
        and (4, 4) in facts.stack_pairs
        and facts["stacking_colour"] == "fitting"
    )


def _fours_stack(facts: Facts) -> bool:
    """Whether a wild +4 that can be challenged can be an answer."""
    return facts.challenges and any(answer == 4 for answer, _ in facts.stack_pairs)


def _caught_by_turns(facts: Facts) -> bool:
    """Whether moves of others end the time to be caught."""
    return facts.in_force("catch_until") and facts["catch_until"] not in ("while holding one", "at once")


def _caught(facts: Facts) -> bool:
    """Whether players can be caught."""
    return facts["uno_penalty"] != 0 and not at_once(facts)


def _numbers_move_hands(facts: Facts) -> bool:
    """Whether number cards, or swap cards, give hands to other players."""
    numbers = "swap_number" in facts.meanings or "rotate_number" in facts.meanings
    return numbers or facts.has(SWAP_HANDS)


def _cards_move_hands(facts: Facts) -> bool:
    """Whether only other black cards do."""
    blank = facts.has(BLANK) and facts["blank_card"] == "rotate"
    return (facts.has(SHUFFLE_HANDS) or blank) and not _numbers_move_hands(facts)


def _hands_move(facts: Facts) -> bool:
    return _numbers_move_hands(facts) or _cards_move_hands(facts)


def _by_itself(facts: Facts) -> bool:
    """Whether the penalty for a forgotten call comes by itself."""
    return facts.in_force("catch_until") and at_once(facts)


def _leaves_a_bad_last_card(facts: Facts) -> bool:
    """Whether a player can be left with one card that may not be the last."""
    black = facts.in_force("go_out_on_black") and not facts["go_out_on_black"]
    return bool(black) or facts["last_card"] != "any"


def _pairs_of(facts: Facts, *options: str) -> bool:
    return any(option in facts.meanings and facts.several_of(facts.number(option)) for option in options)


def _equal_silences(facts: Facts) -> bool:
    return "silence_number" in facts.meanings and facts.equals_of(facts.number("silence_number"))


def _something_to_settle(facts: Facts) -> bool:
    numbers = "swap_number" in facts.meanings or "slap_number" in facts.meanings or bool(facts.sixty_nines)
    chosen = facts.has(ROULETTE) and facts["roulette_by"] == "victim"
    return bool(facts.jumps) and (numbers or chosen or facts.has(SWAP_HANDS) or facts.has(AIMED_TWO))


def _hands_without_points(facts: Facts) -> bool:
    """Whether there are cards that change hands, or blank ones, and no points."""
    return not facts.points and any(facts.has(face) for face in (SWAP_HANDS, SHUFFLE_HANDS, BLANK))


def _black_or_actions(facts: Facts) -> bool:
    return bool(facts.black or facts.coloured_actions)


FINE: tuple[Fine, ...] = (
    Fine("turns-opening-numbers", "book-fine-opening-sixty-nine", lambda f: bool(f.sixty_nines)),
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
    Fine(
        "jump-in-drawn",
        "book-fine-drawn-alone-equal",
        lambda f: f["equal_cards"] != "off" and not f.pairs and _drawn_may_be_laid(f),
    ),
    Fine(
        "jump-in-pairs",
        "book-fine-jump-alone",
        lambda f: f["equal_cards"] != "off" and bool(f.jumps),
    ),
    Fine("turns-two-reverses", "book-fine-two-reverses", lambda f: _two_skip(f) and f.several_of(REVERSE)),
    Fine("owing-take", "book-fine-take", lambda f: f.answers),
    Fine(
        "owing-deflecting-pair",
        "book-fine-deflecting-reverses",
        lambda f: REVERSE in f.deflecting and f.several_of(REVERSE),
    ),
    Fine("owing-deflecting-pair", "book-fine-deflecting-skip", lambda f: SKIP in f.deflecting),
    Fine("owing-pairs", "book-fine-coloured-four", _coloured_fours_answer),
    Fine("owing-challenge", "book-fine-challenge-hand", lambda f: f.challenges and f.bluffs),
    Fine(
        "owing-challenge",
        "book-fine-challenge-actions",
        lambda f: f.challenges and f.bluffs and f["wild_draw_four"] == "no colour",
    ),
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
    Fine(
        "owing-stacked-challenge",
        "book-fine-challenge-revenge",
        lambda f: f.challenges and bool(f["revenge"]),
    ),
    Fine("extras-forbidden", "book-fine-bad-last-card", _leaves_a_bad_last_card),
    Fine("uno-call", "ruling-uno-call", lambda _: True),
    Fine("uno-announcement", "book-fine-announcement", lambda f: f["call_when"] == "announce"),
    Fine(
        "uno-closing",
        "book-fine-skipped",
        lambda f: _caught_by_turns(f) and bool(f.faces(SKIP)),
    ),
    Fine("uno-swap", "ruling-uno-swap", lambda f: _numbers_move_hands(f) and _caught(f)),
    Fine("uno-swap", "book-fine-hands", lambda f: _cards_move_hands(f) and _caught(f)),
    Fine("extras-at-once", "book-fine-at-once", _by_itself),
    Fine("extras-at-once", "book-fine-at-once-jump", lambda f: _by_itself(f) and bool(f.jumps)),
    Fine("extras-at-once", "book-fine-at-once-force", lambda f: _by_itself(f) and _must(f)),
    Fine("extras-at-once", "book-fine-at-once-hands", lambda f: _by_itself(f) and _hands_move(f)),
    Fine(
        "turns-force",
        "book-fine-launcher",
        lambda f: f["draw_count"] == "launcher" and f["uno_penalty"] != 0,
    ),
    Fine("uno-going-out", "book-fine-going-out", lambda _: True),
    Fine(
        "uno-going-out",
        "book-fine-going-out-numbers",
        lambda f: bool(f.meanings or f.sixty_nines) and not goes_on(f),
    ),
    Fine(
        "uno-going-out",
        "book-fine-last-four",
        lambda f: goes_on(f) and f.challenges,
    ),
    Fine("extras-out", "book-fine-out", lambda f: f.players_leave),
    Fine("extras-knocked-out", "book-fine-knocked-out", lambda f: f["mercy"] != 0),
    Fine(
        "extras-knocked-out",
        "book-fine-knocked-out-most",
        lambda f: f["mercy"] != 0 and f["elimination"] == "most cards",
    ),
    Fine("jump-in-when", "book-fine-jump-when", lambda f: bool(f.jumps)),
    Fine(
        "jump-in-when",
        "book-fine-jump-owing",
        lambda f: any(PLUS[face] for face in f.jumps) and f["jump_in_on_draw"] != "refused",
    ),
    Fine("jump-in-settling", "book-fine-jump-settling", _something_to_settle),
    Fine(
        "jump-in-settling",
        "book-fine-jump-drawn",
        lambda f: (
            bool(f.jumps)
            and f.in_force("drawn_card")
            and f["drawn_card"] in ("may play", "may play any")
            and f["jump_in_until"] == "next card"
        ),
    ),
    Fine("jump-in-effects", "book-fine-jump-effects", lambda f: bool(f.jumps)),
    Fine(
        "jump-in-pairs",
        "book-fine-pairs-once",
        lambda f: _pairs_of(f, "swap_number", "rotate_number", "slap_number"),
    ),
    Fine(
        "jump-in-pairs",
        "book-fine-pairs-silence",
        lambda f: _pairs_of(f, "silence_number") and not _equal_silences(f),
    ),
    Fine("jump-in-pairs", "book-fine-equal-silence", _equal_silences),
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
        lambda f: teams(f) and _caught(f),
    ),
    Fine("turns-dead-end", "book-fine-dead-end", lambda f: not teams(f)),
    Fine("turns-dead-end", "book-fine-dead-end-teams", teams),
    Fine("turns-dead-end", "book-fine-dead-end-values", lambda f: not f.points and _black_or_actions(f)),
    Fine("turns-dead-end", "book-fine-dead-end-values-hands", _hands_without_points),
    Fine("turns-dead-end", "book-fine-dead-end-plain", lambda f: not f.points and not _black_or_actions(f)),
    Fine("extras-winner", "book-fine-first-out", lambda f: goes_on(f) and not teams(f)),
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
    if not fine.key.startswith("book-fine-dead-end-values"):
        return {}
    if fine.key.endswith("-hands"):
        return {"hands": facts["value_hands"]}
    return {
        "action": facts["value_action"],
        "wild": facts["value_wild"],
        "four": facts["value_plus_four"],
    }
