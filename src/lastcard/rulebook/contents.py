"""What a rulebook says, in order: one entry for every sentence there is.

A `Rule` names its section, its text, the options it speaks for with the values that make it true, and the
written rules it rests on. It is printed if all those options are in force with such values and `when` holds.
Values that need no sentence are in SILENT, each with its reason; a test finds values that are in neither.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from lastcard.cards.faces import (
    PLUS,
    PLUS_FOUR,
    PLUS_TWO,
    REVERSE,
    SKIP,
    SYMBOLS,
    WILD,
    WILD_FOUR,
    WILD_TWO,
)
from lastcard.cards.text import FACE_TEXTS
from lastcard.rulebook.facts import Facts
from lastcard.rulebook.phrases import Phrases
from lastcard.rules.kinds import Value
from lastcard.rules.ledger import OF_PRESET

Test = Callable[[Value], bool]
Variables = Callable[[Facts, Phrases], dict[str, object]]

SECTIONS = (
    *("short", "deal", "opening", "turn", "cards", "four", "owing", "uno", "reactions", "numbers"),
    *("table", "score"),
)


def among(*values: Value) -> Test:
    """One of these values."""
    return lambda value: value in values


def anything(_value: Value) -> bool:
    """Whatever the value is."""
    return True


def nought(value: Value) -> bool:
    """The number 0."""
    return value == 0


def not_nought(value: Value) -> bool:
    """Any number but 0."""
    return value != 0


def some_number(value: Value) -> bool:
    """A number card, not "none"."""
    return value != "none"


def some_words(value: Value) -> bool:
    """A list that is not empty."""
    return value != ()


def containing(word: str) -> Test:
    """A list with this word in it."""
    return lambda value: isinstance(value, tuple) and word in value


def _always(_facts: Facts) -> bool:
    return True


def _nothing(_facts: Facts, _phrases: Phrases) -> dict[str, object]:
    return {}


@dataclass(frozen=True)
class Rule:
    """A sentence, and when it holds."""

    section: str
    key: str
    rests_on: tuple[str, ...] = ()
    options: Mapping[str, Test] = field(default_factory=dict)
    when: Callable[[Facts], bool] = _always
    variables: Variables = _nothing

    def holds(self, facts: Facts) -> bool:
        """Whether it belongs into the rulebook of a rule set."""
        spoken = (facts.in_force(name) and test(facts[name]) for name, test in self.options.items())
        return all(spoken) and self.when(facts)


@dataclass(frozen=True)
class Insert:
    """The place of a table or an example, by its name."""

    section: str
    name: str


@dataclass(frozen=True)
class Silence:
    """Values of an option that need no words, and why."""

    option: str
    test: Test
    why: str


def _ids(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def _value(name: str, variable: str = "count") -> Variables:
    """The value of an option as a variable."""
    return lambda facts, _phrases: {variable: facts[name]}


def _number(option: str) -> Variables:
    return lambda facts, _phrases: {"number": facts.number(option)}


def _time(option: str) -> Variables:
    return lambda facts, phrases: {"time": phrases.text("book-seconds", seconds=facts[option])}


def _turn_time(facts: Facts, phrases: Phrases) -> dict[str, object]:
    """Whoever runs out of time draws what a misplay costs."""
    return {"count": facts.r.misplay_penalty, **_time("turn_seconds")(facts, phrases)}


def _deck_size(facts: Facts, _phrases: Phrases) -> dict[str, object]:
    return {"cards": facts.r.card_count, "size": facts.r.hand_size}


def _players(facts: Facts, _phrases: Phrases) -> dict[str, object]:
    return {"least": facts.least, "most": facts.most, "count": facts.least}


def _black_draws(facts: Facts, phrases: Phrases) -> dict[str, object]:
    return {"cards": phrases.cards(FACE_TEXTS[face] for face in facts.black_draws)}


def _stack_pairs(facts: Facts, phrases: Phrases) -> dict[str, object]:
    pairs = [phrases.text("book-stack-pair", answer=f"+{a}", top=f"+{b}") for a, b in facts.stack_pairs]
    return {"pairs": phrases.listed(pairs)}


def _needed(facts: Facts, players: int) -> int:
    """How many must take part in a sixty-nine, as the engine counts it; the least of all colours."""
    found = []
    for colour in facts.sixty_nines:
        six, nine = colour * SYMBOLS + 6, colour * SYMBOLS + 9
        found.append(min(max(3, players // 2), facts.r.deck_counts[six] + facts.r.deck_counts[nine] - 1))
    return min(found)


def _needed_is_fixed(facts: Facts) -> bool:
    """Whether that is the same for every number of players."""
    return bool(facts.sixty_nines) and _needed(facts, facts.least) == _needed(facts, max(facts.most, 3))


def _enough(facts: Facts, _phrases: Phrases) -> dict[str, object]:
    return {"count": _needed(facts, facts.least)}


# Questions that several entries ask


def _can_seat(facts: Facts) -> bool:
    return facts.most >= facts.least


def _same_amount(facts: Facts) -> bool:
    """Whether there are coloured and black draw cards of one amount."""
    two = facts.has(WILD_TWO) and bool(facts.faces(PLUS_TWO))
    return two or (facts.has(WILD_FOUR) and bool(facts.faces(PLUS_FOUR)))


def _answers_opening(facts: Facts) -> bool:
    return any(facts.answerable(face) for face in facts.coloured_draws)


def _answers_black(facts: Facts) -> bool:
    return any(facts.answerable(face) for face in facts.black_draws)


def _no_black_opens(facts: Facts) -> bool:
    return facts.has(WILD) and bool(facts.black_draws) and facts["opening_wild"] == "redraw"


def _both_redraw(facts: Facts) -> bool:
    return _no_black_opens(facts) and facts["opening_wild_draw"] == "redraw"


def _not(question: Callable[[Facts], bool]) -> Callable[[Facts], bool]:
    return lambda facts: not question(facts)


def _jumping(facts: Facts) -> bool:
    return bool(facts.jumps)


def _teams(facts: Facts) -> bool:
    return facts["teams"] == "partners"


def _four_answers(facts: Facts) -> bool:
    """Whether the wild +4, under its condition, can be an answer."""
    bound = facts["wild_draw_four"] != "free" and facts.has(WILD_FOUR)
    return bound and any(answer == 4 for answer, _ in facts.stack_pairs)


def _clocked(facts: Facts) -> bool:
    """Whether the clock ends the time to be caught."""
    return facts["catch_until"] == "next turn begins" and facts["grace_seconds"] != 0


def _no_clock_no_jump(facts: Facts) -> bool:
    return not _clocked(facts) and not _jumping(facts)


def _no_clock_but_jump(facts: Facts) -> bool:
    return not _clocked(facts) and _jumping(facts)


_APPLY, _REDRAW = among("apply"), among("redraw")
_FLAG_ON, _FLAG_OFF = among(True), among(False)
_ONE, _UNTIL = among("one"), among("until playable")
_PLAYED = {"opening_actions": _APPLY, "opening_reverse": among("as played")}
_DEALER = {"opening_actions": _APPLY, "opening_reverse": among("dealer starts")}

CONTENTS: tuple[Rule | Insert, ...] = (
    # The game in short
    Rule("short", "book-short-aim-game", options={"scoring": among("none")}),
    Rule(
        "short",
        "book-short-aim-collects",
        options={"scoring": among("winner collects")},
        variables=_value("target", "target"),
    ),
    Rule(
        "short",
        "book-short-aim-hands",
        options={"scoring": among("hands count")},
        variables=_value("target", "target"),
    ),
    Rule("short", "book-short-turn-optional", options={"draw": among("optional")}),
    Rule("short", "book-short-turn-when-stuck", options={"draw": among("when stuck")}),
    Rule("short", "book-short-cards", when=lambda f: bool(f.coloured_actions or f.black)),
    Rule("short", "book-short-answer", when=lambda f: f.answers),
    Rule("short", "book-short-double", when=lambda f: bool(f.pairs)),
    Rule("short", "book-short-jump", when=_jumping),
    Rule("short", "book-short-uno"),
    # Deck and deal
    Rule(
        "deal",
        "book-players",
        _ids("O01"),
        when=lambda f: _can_seat(f) and f.least != f.most,
        variables=_players,
    ),
    Rule("deal", "book-players-exactly", when=lambda f: f.least == f.most, variables=_players),
    Rule("deal", "book-players-none", when=_not(_can_seat), variables=_deck_size),
    Rule("deal", "book-teams-partners", _ids("O18"), {"teams": among("partners")}),
    Rule("deal", "book-deck-standard", options={"deck": among("standard")}, variables=_deck_size),
    Rule(
        "deal",
        "book-deck-twins",
        _ids("G19"),
        {"deck": among("twins", "colour-fours")},
        variables=_deck_size,
    ),
    Rule("deal", "book-deck-double", options={"deck": among("double")}, variables=_deck_size),
    Rule(
        "deal",
        "book-deck-own",
        options={"deck": lambda value: value not in ("standard", "twins", "colour-fours", "double")},
        variables=_deck_size,
    ),
    Insert("deal", "numbers of an own deck"),
    Rule(
        "deal",
        "book-hand_size",
        _ids("B01 G01 O01 D01"),
        {"hand_size": anything},
        variables=_value("hand_size"),
    ),
    Rule("deal", "book-first_player-random", _ids("B02 B21 A07"), {"first_player": among("random")}),
    Rule("deal", "book-first_player-left-of-dealer", _ids("C17"), {"first_player": among("left of dealer")}),
    # The opening card
    Rule("opening", "book-opening", _ids("D01")),
    Rule(
        "opening",
        "book-opening_actions-apply-skip",
        _ids("B03 C08 O10 D08"),
        {"opening_actions": _APPLY},
        when=lambda f: bool(f.faces(SKIP)),
    ),
    Rule("opening", "book-opening_reverse-as-played", _ids("B04"), _PLAYED),
    Rule(
        "opening",
        "book-opening_reverse-as-played-two",
        _ids("B13"),
        {**_PLAYED, "two_player_reverse_skips": _FLAG_OFF},
    ),
    Rule(
        "opening",
        "book-opening_reverse-as-played-two-skips",
        _ids("O17"),
        {**_PLAYED, "two_player_reverse_skips": _FLAG_ON},
    ),
    Rule(
        "opening",
        "book-opening_reverse-dealer-starts",
        _ids("C07 D09"),
        {**_DEALER, "first_player": among("left of dealer")},
    ),
    Rule(
        "opening",
        "book-opening_reverse-dealer-starts-lot",
        _ids("C07 D09"),
        {**_DEALER, "first_player": among("random")},
    ),
    Rule(
        "opening",
        "book-opening_reverse-first-player-starts",
        _ids("B04"),
        {"opening_actions": _APPLY, "opening_reverse": among("first player starts")},
    ),
    Rule(
        "opening",
        "book-opening_actions-apply-draw",
        _ids("B03 C06 O10 D08"),
        {"opening_actions": _APPLY},
        when=lambda f: bool(f.coloured_draws) and not _answers_opening(f),
    ),
    Rule(
        "opening",
        "book-opening_actions-apply-draw-answer",
        _ids("B03 C06 O10 D08"),
        {"opening_actions": _APPLY},
        when=_answers_opening,
    ),
    Rule("opening", "book-opening_actions-ignore", _ids("G01 O02"), {"opening_actions": among("ignore")}),
    Rule("opening", "book-opening_wild-choose", _ids("B03 C09 D08"), {"opening_wild": among("choose")}),
    Rule(
        "opening",
        "book-opening_wild-redraw",
        _ids("G01 O02"),
        {"opening_wild": _REDRAW},
        when=_not(_both_redraw),
    ),
    Rule(
        "opening",
        "book-opening_wild_draw-apply",
        _ids("B03"),
        {"opening_wild_draw": _APPLY},
        when=_not(_answers_black),
        variables=_black_draws,
    ),
    Rule(
        "opening",
        "book-opening_wild_draw-apply-answer",
        _ids("B03"),
        {"opening_wild_draw": _APPLY},
        when=_answers_black,
        variables=_black_draws,
    ),
    Rule(
        "opening",
        "book-opening_wild_draw-redraw",
        _ids("C13 D08 G01 O02"),
        {"opening_wild_draw": _REDRAW},
        when=_not(_both_redraw),
        variables=_black_draws,
    ),
    Rule(
        "opening",
        "book-opening-black-redraw",
        _ids("G01 O02"),
        {"opening_wild": _REDRAW, "opening_wild_draw": _REDRAW},
        when=_both_redraw,
    ),
    # A turn
    Rule("turn", "book-fits", _ids("B05 B07 C02 G01 O03 D01")),
    Rule("turn", "book-fits-black", _ids("B07 B10 C09 G11"), when=lambda f: bool(f.black)),
    Rule("turn", "book-plain_wild_on_black_plus-false", _ids("G16"), {"plain_wild_on_black_plus": _FLAG_OFF}),
    Rule("turn", "book-fits-amount", _ids("G15"), when=_same_amount),
    Insert("turn", "fits"),
    Rule("turn", "book-draw-optional", _ids("B06 G01 O03"), {"draw": among("optional")}),
    Rule("turn", "book-draw-when-stuck", _ids("C03 D03"), {"draw": among("when stuck")}),
    Rule(
        "turn",
        "book-drawn_card-keep",
        _ids("B05 O03"),
        {"drawn_card": among("keep"), "draw_count": _ONE},
    ),
    Rule(
        "turn",
        "book-drawn_card-may-play",
        _ids("C03 G01 D03"),
        {"drawn_card": among("may play"), "draw_count": _ONE},
    ),
    Rule(
        "turn",
        "book-drawn_card-must-play",
        _ids("O11"),
        {"drawn_card": among("must play"), "draw_count": _ONE},
    ),
    Rule(
        "turn",
        "book-drawn_card-keep-until",
        _ids("D14"),
        {"drawn_card": among("keep"), "draw_count": _UNTIL},
    ),
    Rule(
        "turn",
        "book-drawn_card-may-play-until",
        _ids("D14"),
        {"drawn_card": among("may play"), "draw_count": _UNTIL},
    ),
    Rule(
        "turn",
        "book-drawn_card-must-play-until",
        _ids("D14 O11"),
        {"drawn_card": among("must play"), "draw_count": _UNTIL},
    ),
    Rule("turn", "book-go_out_on_black-false", _ids("B08"), {"go_out_on_black": _FLAG_OFF}),
    Rule(
        "turn",
        "book-double_play-true",
        _ids("G21 A04"),
        {"double_play": _FLAG_ON},
        when=lambda f: max(f.pairs, default=0) >= WILD,
    ),
    Rule(
        "turn",
        "book-double_play-true-coloured",
        _ids("G21 A04"),
        {"double_play": _FLAG_ON},
        when=lambda f: max(f.pairs, default=WILD) < WILD,
    ),
    Insert("turn", "pair"),
    Rule("turn", "book-double-reverse", _ids("G22"), when=lambda f: f.pairs_of(REVERSE)),
    Rule("turn", "book-double_skip-one", _ids("G23"), {"double_skip": among("one")}),
    Rule("turn", "book-double_skip-two", _ids("G23"), {"double_skip": among("two")}),
    Rule("turn", "book-double-draw", when=lambda f: any(PLUS[face] for face in f.pairs)),
    Rule("turn", "book-pile", _ids("D07")),
    # Special cards
    Insert("cards", "special cards"),
    Rule(
        "cards",
        "book-two_player_reverse_skips-true",
        _ids("O17"),
        {"two_player_reverse_skips": _FLAG_ON},
    ),
    Rule(
        "cards",
        "book-two_player_reverse_skips-false",
        _ids("B13"),
        {"two_player_reverse_skips": _FLAG_OFF},
    ),
    # The wild +4
    Rule("four", "book-wild_draw_four-free", _ids("B08 G11"), {"wild_draw_four": among("free")}),
    Rule("four", "book-wild_draw_four-no-colour", _ids("C10 D02"), {"wild_draw_four": among("no colour")}),
    Rule(
        "four", "book-wild_draw_four-no-alternative", _ids("O12"), {"wild_draw_four": among("no alternative")}
    ),
    Rule(
        "four",
        "book-wild_draw_four_bluff-true",
        _ids("C11"),
        {"wild_draw_four_bluff": _FLAG_ON},
        when=lambda f: f.challenges,
    ),
    Rule(
        "four",
        "book-wild_draw_four_bluff-true-safe",
        _ids("C11"),
        {"wild_draw_four_bluff": _FLAG_ON},
        when=_not(lambda f: f.challenges),
    ),
    Insert("four", "wild four"),
    Rule("four", "book-challenge_by-victim", _ids("C12 O12 D10"), {"challenge_by": among("victim")}),
    Rule("four", "book-challenge_by-anyone", _ids("C12 D10"), {"challenge_by": among("anyone")}),
    Rule(
        "four",
        "book-guilty_draws",
        _ids("C12 O12 D10"),
        {"guilty_draws": anything},
        variables=_value("guilty_draws"),
    ),
    Rule(
        "four",
        "book-innocent_draws-victim",
        _ids("C12 O12 D10"),
        {"innocent_draws": anything, "challenge_by": among("victim")},
        variables=_value("innocent_draws"),
    ),
    Rule(
        "four",
        "book-innocent_draws-anyone",
        _ids("C12 O12 D10"),
        {"innocent_draws": anything, "challenge_by": among("anyone")},
        variables=_value("innocent_draws"),
    ),
    Rule("four", "book-challenge-vain", when=lambda f: f.challenges and not f.bluffs),
    Rule("four", "book-challenge-colour", _ids("C12"), when=lambda f: f.challenges),
    Insert("four", "challenge"),
    # Owing cards
    Rule(
        "owing",
        "book-stacking-none",
        _ids("B11 B20 C06 D06"),
        {"stacking": anything},
        when=_not(lambda f: f.answers),
    ),
    Rule("owing", "book-owing-answer", _ids("G09 G14 O13 D13 A01"), when=lambda f: f.answers),
    Rule(
        "owing",
        "book-stacking-any",
        _ids("G09 G10 G13 A01"),
        {"stacking": some_words},
        when=lambda f: bool(f.stack_pairs) and f.stacks_all,
    ),
    Rule(
        "owing",
        "book-stacking-listed",
        _ids("O13 D13"),
        {"stacking": some_words},
        when=lambda f: bool(f.stack_pairs) and not f.stacks_all,
        variables=_stack_pairs,
    ),
    Rule(
        "owing",
        "book-stacking-none-deflect",
        _ids("B20 D06"),
        {"stacking": anything},
        when=lambda f: f.answers and not f.stack_pairs,
    ),
    Rule("owing", "book-stacking_colour-any", _ids("G09 O13"), {"stacking_colour": among("any")}),
    Rule("owing", "book-stacking_colour-fitting", _ids("G12 G15"), {"stacking_colour": among("fitting")}),
    Rule("owing", "book-stacking-four", when=_four_answers),
    Rule(
        "owing",
        "book-deflect_with-reverse",
        _ids("G07 A01"),
        {"deflect_with": containing("reverse")},
        when=lambda f: REVERSE in f.deflecting,
    ),
    Rule(
        "owing",
        "book-deflect_with-skip",
        _ids("A01"),
        {"deflect_with": containing("skip")},
        when=lambda f: SKIP in f.deflecting,
    ),
    Rule("owing", "book-deflects-plus-2", _ids("G07"), {"deflects": among("+2")}),
    Rule("owing", "book-deflects-any", _ids("A01"), {"deflects": among("any")}),
    Rule(
        "owing",
        "book-deflect-again",
        _ids("G07 A01"),
        when=lambda f: bool(f.deflecting) and not f.stack_pairs,
    ),
    Rule(
        "owing",
        "book-deflect-again-stacking",
        _ids("G07 A01"),
        when=lambda f: bool(f.deflecting and f.stack_pairs),
    ),
    Rule("owing", "book-owing-choice", _ids("G09 G14 O13"), when=lambda f: f.answers),
    Insert("owing", "owing"),
    # Uno
    Rule("uno", "book-call_when-at-one", _ids("B14 O04 D04"), {"call_when": among("at one")}),
    Rule(
        "uno",
        "book-call_when-announce",
        _ids("B18 C04 G26"),
        {"call_when": among("announce")},
        when=lambda f: not f.pairs,
    ),
    Rule(
        "uno",
        "book-call_when-announce-pairs",
        _ids("B18 C04 G26 G31"),
        {"call_when": among("announce")},
        when=lambda f: bool(f.pairs),
    ),
    # A rule of one document and no option of any: others do not speak of tapping.
    Rule("uno", "book-uno-tap", _ids("B19"), when=lambda f: "B" in OF_PRESET.get(f.rules.preset, "")),
    Rule(
        "uno",
        "book-uno_penalty",
        _ids("B15 C05 G26 O04 D04"),
        {"uno_penalty": not_nought},
        variables=_value("uno_penalty"),
    ),
    Rule("uno", "book-uno_penalty-nought", _ids("B17"), {"uno_penalty": nought}),
    Rule("uno", "book-uno-in-time", _ids("B17 G27"), {"uno_penalty": not_nought}),
    Rule(
        "uno",
        "book-catch_until-while-holding-one",
        _ids("B15"),
        {"catch_until": among("while holding one")},
    ),
    *(
        Rule("uno", key, _ids(rules), {"catch_until": among(value)}, when=when)
        for value, rules, key, when in (
            ("next player acts", "C05 O04", "book-catch_until-next-player-acts", _not(_jumping)),
            ("next player acts", "C05 O04", "book-catch_until-next-player-acts-jump", _jumping),
            ("next turn begins", "D04", "book-catch_until-next-turn-begins", _no_clock_no_jump),
            ("next turn begins", "D04", "book-catch_until-next-turn-begins-jump", _no_clock_but_jump),
            ("second next acts", "G30", "book-catch_until-second-next-acts", _not(_jumping)),
            ("second next acts", "G30", "book-catch_until-second-next-acts-jump", _jumping),
        )
    ),
    Rule(
        "uno",
        "book-catch_until-next-turn-begins-clock",
        _ids("D04"),
        {"catch_until": among("next turn begins"), "grace_seconds": not_nought},
        variables=_time("grace_seconds"),
    ),
    Rule(
        "uno",
        "book-grace_seconds",
        _ids("G28"),
        {"grace_seconds": not_nought},
        variables=_time("grace_seconds"),
    ),
    Rule(
        "uno",
        "book-false_catch_penalty",
        _ids("B16"),
        {"false_catch_penalty": not_nought},
        variables=_value("false_catch_penalty"),
    ),
    Rule(
        "uno",
        "book-false_call_penalty",
        _ids("B18"),
        {"false_call_penalty": not_nought},
        variables=_value("false_call_penalty"),
    ),
    # Out of turn
    Rule(
        "reactions",
        "book-jump_in-coloured",
        _ids("O14 D12"),
        {"jump_in": among("coloured", "all")},
        when=lambda f: max(f.jumps, default=WILD) < WILD,
    ),
    Rule(
        "reactions",
        "book-jump_in-all",
        _ids("G20 A04"),
        {"jump_in": among("all")},
        when=lambda f: max(f.jumps, default=0) >= WILD,
    ),
    Insert("reactions", "jump"),
    Rule(
        "reactions",
        "book-jump_in_until-next-turn-move",
        _ids("O14"),
        {"jump_in_until": among("next turn move")},
    ),
    Rule("reactions", "book-jump_in_until-next-card", _ids("G25"), {"jump_in_until": among("next card")}),
    Rule("reactions", "book-jump_in_on_draw-add", _ids("G24"), {"jump_in_on_draw": among("add")}),
    Rule("reactions", "book-jump_in_on_draw-restart", _ids("O14"), {"jump_in_on_draw": among("restart")}),
    Insert("reactions", "jump on a draw card"),
    Rule("reactions", "book-sixty_nine-true", _ids("D15"), {"sixty_nine": _FLAG_ON}),
    Rule(
        "reactions",
        "book-sixty_nine-enough",
        _ids("D15"),
        {"sixty_nine": _FLAG_ON},
        when=_needed_is_fixed,
        variables=_enough,
    ),
    Rule(
        "reactions",
        "book-sixty_nine-enough-half",
        _ids("D15"),
        {"sixty_nine": _FLAG_ON},
        when=_not(_needed_is_fixed),
    ),
    Rule("reactions", "book-sixty_nine-ends", _ids("D15"), {"sixty_nine": _FLAG_ON}),
    # Numbers with a meaning
    Rule(
        "numbers",
        "book-swap-optional",
        _ids("G17 O15 A05"),
        {"swap_number": some_number, "swap": among("optional")},
        variables=_number("swap_number"),
    ),
    Rule(
        "numbers",
        "book-swap-required",
        _ids("O15 D11 A05"),
        {"swap_number": some_number, "swap": among("required")},
        variables=_number("swap_number"),
    ),
    Rule(
        "numbers",
        "book-swap_defence-true",
        _ids("G18"),
        {"swap_defence": _FLAG_ON},
        variables=_number("swap_number"),
    ),
    Rule(
        "numbers",
        "book-rotate_number",
        _ids("O16 D11"),
        {"rotate_number": some_number},
        variables=_number("rotate_number"),
    ),
    Rule(
        "numbers",
        "book-slap_number",
        _ids("A03"),
        {"slap_number": some_number},
        variables=_number("slap_number"),
    ),
    Rule(
        "numbers",
        "book-slap_penalty",
        _ids("A03"),
        {"slap_penalty": not_nought},
        variables=_value("slap_penalty"),
    ),
    Rule(
        "numbers",
        "book-silence_number",
        _ids("A02 B19"),
        {"silence_number": some_number},
        variables=_number("silence_number"),
    ),
    Rule(
        "numbers",
        "book-silence_penalty",
        _ids("A02"),
        {"silence_penalty": anything},
        variables=_value("silence_penalty"),
    ),
    # At the table
    Rule(
        "table",
        "book-misplay_penalty",
        _ids("C15 A06"),
        {"misplay_penalty": not_nought},
        variables=_value("misplay_penalty"),
    ),
    Rule(
        "table",
        "book-turn_seconds",
        _ids("A06"),
        {"turn_seconds": not_nought},
        when=lambda f: f["misplay_penalty"] == 0,
        variables=_time("turn_seconds"),
    ),
    Rule(
        "table",
        "book-turn_seconds-misplay",
        _ids("A06"),
        {"turn_seconds": not_nought, "misplay_penalty": not_nought},
        variables=_turn_time,
    ),
    Rule(
        "table",
        "book-table_talk_penalty",
        _ids("C14"),
        {"table_talk_penalty": not_nought},
        variables=_value("table_talk_penalty"),
    ),
    # Winning and points
    Rule("score", "book-going-out", _ids("B09 C17 G31"), when=_not(_teams)),
    Rule("score", "book-going-out-teams", _ids("O18"), when=_teams),
    Rule(
        "score",
        "book-last_card_draws-true",
        options={"last_card_draws": _FLAG_ON},
        when=lambda f: f.points,
    ),
    Rule(
        "score",
        "book-last_card_draws-true-game",
        options={"last_card_draws": _FLAG_ON},
        when=_not(lambda f: f.points),
    ),
    Rule("score", "book-last_card_draws-false", _ids("B09"), {"last_card_draws": _FLAG_OFF}),
    Rule(
        "score",
        "book-match_games",
        _ids("B21 A07"),
        {"scoring": among("none"), "match_games": anything},
        variables=_value("match_games"),
    ),
    Rule(
        "score",
        "book-scoring-winner-collects",
        _ids("C01 D05"),
        {"scoring": among("winner collects")},
        when=_not(_teams),
    ),
    Rule(
        "score",
        "book-scoring-winner-collects-teams",
        _ids("O18"),
        {"scoring": among("winner collects")},
        when=_teams,
    ),
    Rule(
        "score",
        "book-scoring-hands-count",
        _ids("G02 O05"),
        {"scoring": among("hands count")},
        when=_not(_teams),
    ),
    Rule(
        "score",
        "book-scoring-hands-count-teams",
        _ids("O18"),
        {"scoring": among("hands count")},
        when=_teams,
    ),
    Rule(
        "score",
        "book-going_out_bonus",
        _ids("G05"),
        {"going_out_bonus": not_nought},
        when=_not(_teams),
        variables=_value("going_out_bonus", "points"),
    ),
    Rule(
        "score",
        "book-going_out_bonus-teams",
        _ids("G05"),
        {"going_out_bonus": not_nought},
        when=_teams,
        variables=_value("going_out_bonus", "points"),
    ),
    Rule(
        "score",
        "book-target-winner-collects",
        _ids("C01 D05"),
        {"scoring": among("winner collects"), "target": anything},
        variables=_value("target", "target"),
    ),
    Rule(
        "score",
        "book-target-hands-count",
        _ids("G02 G04 O05"),
        {"scoring": among("hands count"), "target": anything},
        variables=_value("target", "target"),
    ),
    Insert("score", "points of cards"),
    Insert("score", "counting"),
)

RULES = tuple(entry for entry in CONTENTS if isinstance(entry, Rule))

# Options whose value is a row of the table of points.
IN_TABLES = ("value_action", "value_wild", "value_plus_four")

SILENT: tuple[Silence, ...] = (
    Silence("go_out_on_black", _FLAG_ON, "any card may be the last: nobody expects otherwise"),
    Silence("plain_wild_on_black_plus", _FLAG_ON, "black cards fit on every card"),
    Silence("wild_draw_four_bluff", _FLAG_OFF, "the condition is kept: nothing to add"),
    Silence("challenge_by", among("nobody"), "off"),
    Silence("deflect_with", among(()), "off"),
    Silence("false_catch_penalty", nought, "off"),
    Silence("false_call_penalty", nought, "off"),
    Silence("grace_seconds", nought, "off"),
    Silence("turn_seconds", nought, "off"),
    Silence("jump_in", among("off"), "off"),
    Silence("double_play", _FLAG_OFF, "off"),
    Silence("swap_number", among("none"), "off"),
    Silence("swap_defence", _FLAG_OFF, "off"),
    Silence("rotate_number", among("none"), "off"),
    Silence("slap_number", among("none"), "off"),
    Silence("slap_penalty", nought, "a slap that costs nothing needs no more than the sentence on slapping"),
    Silence("silence_number", among("none"), "off"),
    Silence("sixty_nine", _FLAG_OFF, "off"),
    Silence("misplay_penalty", nought, "off"),
    Silence("table_talk_penalty", nought, "off"),
    Silence("teams", among("none"), "off"),
    Silence("going_out_bonus", nought, "off"),
)


def silent(option: str, value: Value) -> bool:
    """Whether a value needs no words."""
    return any(silence.option == option and silence.test(value) for silence in SILENT)
