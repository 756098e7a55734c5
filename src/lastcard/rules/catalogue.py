"""The catalogue: one record for every option. No other place knows which options exist.

The resolver, the command line, the documentation and the rule editors are built from it. Names and values are
public interface. Add new options at the end, because rule codes refer to options by their index.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from lastcard.cards.decks import deck_counts
from lastcard.cards.faces import MAX_DECK, MAX_SEATS, PLUS
from lastcard.engine.values import PAIRS
from lastcard.rules.facts import RuleFacts
from lastcard.rules.idle import (
    LIMIT_ABOVE_MERCY,
    NEVER_TWO,
    NEVER_TWO_IN_TEAMS,
    NO_ACTION_TO_COUNT,
    NO_ACTIONS,
    NO_BLACK,
    NO_BLACK_DRAW_OPENS,
    NO_BLACK_DRAWS,
    NO_BLANK,
    NO_BOMB,
    NO_COLOURED_ANSWERS,
    NO_DEFLECTING,
    NO_DRAWS,
    NO_FOUR,
    NO_HANDS_TO_COUNT,
    NO_JUMP_ON_DRAW,
    NO_JUMPS,
    NO_MEANINGS,
    NO_PAIRS_OF_SKIPS,
    NO_REVERSE,
    NO_ROULETTE,
    NO_SIXTY_NINE,
    NO_SKIP_PAIRS,
    NO_SWAP,
    NO_SWAP_CARD,
    NO_TWINS,
    NO_WILD,
    NO_WILD_FOUR,
    NO_WILD_OPENS,
    NO_WILD_TO_COUNT,
    Idle,
    when,
    without_number,
)
from lastcard.rules.kinds import Choice, Deck, Digit, Flag, Kind, Seconds, Several, Value, Whole, WholeOr

SECTIONS = (
    "deal",
    "opening",
    "turn",
    "wild draw four",
    "owing",
    "uno",
    "reactions",
    "numbers",
    "table",
    "score",
)


@dataclass(frozen=True)
class Option:
    """One rule that tables differ on."""

    name: str
    section: str
    kind: Kind
    default: Value
    ledger: tuple[str, ...]
    idle: tuple[Idle, ...] = ()  # the reasons why it may do nothing; the first that applies is shown

    def value_key(self, word: str) -> str:
        """The key of the text that explains one of this option's words."""
        return f"value-{self.name}-{word.replace('+', 'plus-').replace(' ', '-')}"


@dataclass(frozen=True)
class Conflict:
    """Two options whose values may not go together. `key` names the text that says why."""

    first: str
    second: str
    clash: Callable[[Value, Value], bool]
    key: str


_STACKING = tuple(f"+{a} on +{b}" for a, b in PAIRS)
_RISING = tuple(f"+{a} on +{b}" for a, b in PAIRS if a >= b)
_CARDS = (0, 2, 3)

OPTIONS: tuple[Option, ...] = (
    Option("deck", "deal", Deck(), "standard", ("B01", "G10", "G11", "G19")),
    Option("hand_size", "deal", Whole(1, MAX_DECK // 2, (1, 7, 9)), 7, ("B01", "G01", "O01", "D01")),
    Option("first_player", "deal", Choice(("random", "left of dealer", "highest card")), "random", ("B02",)),
    Option(
        "opening_actions",
        "opening",
        Choice(("apply", "ignore", "redraw")),
        "apply",
        ("B03", "O02", "O10", "D08", "E03"),
        (NO_ACTIONS,),
    ),
    Option(
        "opening_wild",
        "opening",
        Choice(("choose", "redraw")),
        "choose",
        ("B03", "C09", "O02"),
        (NO_WILD_OPENS,),
    ),
    Option(
        "opening_wild_draw",
        "opening",
        Choice(("apply", "redraw")),
        "apply",
        ("B03", "C13", "D08"),
        (NO_BLACK_DRAW_OPENS,),
    ),
    Option(
        "opening_reverse",
        "opening",
        Choice(("as played", "dealer starts", "first player starts")),
        "as played",
        ("B04", "C07", "D09"),
        (
            when("opening_actions", "ignore"),
            when("opening_actions", "redraw", key="opening_actions-redraw"),
            NO_REVERSE,
        ),
    ),
    Option("draw", "turn", Choice(("optional", "when stuck")), "optional", ("B06", "C03", "O03", "D03")),
    Option("draw_count", "turn", Choice(("one", "until playable", "launcher")), "one", ("B05", "D14", "E24")),
    Option(
        "drawn_card",
        "turn",
        Choice(("keep", "may play", "must play", "may play any")),
        "keep",
        ("B05", "C03", "O11", "D03", "E21"),
        (when("draw_count", "launcher"),),
    ),
    Option(
        "wild_draw_four",
        "wild draw four",
        Choice(("free", "no colour", "no alternative", "no colour but actions")),
        "free",
        ("B08", "C10", "G11", "O12", "D02"),
        (NO_WILD_FOUR,),
    ),
    Option(
        "wild_draw_four_bluff", "wild draw four", Flag(), False, ("C11",), (when("wild_draw_four", "free"),)
    ),
    Option(
        "challenge_by",
        "wild draw four",
        Choice(("nobody", "victim", "anyone")),
        "nobody",
        ("C12", "O12", "D10"),
        (when("wild_draw_four", "free"),),
    ),
    Option(
        "guilty_draws",
        "wild draw four",
        Whole(0, 20, (2, 4)),
        4,
        ("C12", "O12"),
        (when("challenge_by", "nobody"), when("wild_draw_four_bluff", False)),
    ),
    Option(
        "innocent_draws",
        "wild draw four",
        Whole(0, 20, (4, 6)),
        6,
        ("C12", "O12", "D10"),
        (when("challenge_by", "nobody"),),
    ),
    Option("go_out_on_black", "turn", Flag(), True, ("B08",), (NO_BLACK,)),
    Option("last_card_draws", "score", Flag(), False, ("B09",), (NO_DRAWS,)),
    Option(
        "plain_wild_on_black_plus",
        "turn",
        Flag(),
        True,
        ("G16",),
        (NO_WILD, NO_BLACK_DRAWS, when("black_on_black", False)),
    ),
    Option(
        "stacking",
        "owing",
        Several(
            _STACKING,
            (("any", _STACKING), ("rising", _RISING)),
            (
                (),
                ("+2 on +2",),
                ("+2 on +2", "+2 on +4"),
                ("+2 on +2", "+4 on +4"),
                ("rising",),
                ("any",),
            ),
        ),
        (),
        ("B20", "G09", "G13", "O13", "D06", "D13", "A01", "E33", "E34", "E35"),
        (NO_DRAWS,),
    ),
    Option(
        "stacking_colour",
        "owing",
        Choice(("any", "fitting")),
        "any",
        ("G12", "G15"),
        (when("stacking", ()), NO_COLOURED_ANSWERS),
    ),
    Option(
        "deflect_with",
        "owing",
        Several(("reverse", "skip"), (), ((), ("reverse",), ("skip",), ("reverse", "skip"))),
        (),
        ("G07", "A01"),
        (NO_DEFLECTING,),
    ),
    Option(
        "deflects",
        "owing",
        Choice(("+2", "any", "+4")),
        "any",
        ("G07", "A01", "E11"),
        (when("deflect_with", ()),),
    ),
    Option(
        "two_player_reverse_skips",
        "turn",
        Flag(),
        False,
        ("B13", "O17"),
        (NO_REVERSE, NEVER_TWO_IN_TEAMS, NEVER_TWO),
    ),
    Option("call_when", "uno", Choice(("at one", "announce")), "at one", ("B14", "B18", "C04", "G26")),
    Option("uno_penalty", "uno", Whole(0, 20, _CARDS), 3, ("B15", "C05", "G26", "O04", "D04")),
    Option(
        "catch_until",
        "uno",
        Choice(("while holding one", "next player acts", "next turn begins", "second next acts", "at once")),
        "while holding one",
        ("B15", "C05", "G30", "O04", "D04", "E08"),
        (when("uno_penalty", 0),),
    ),
    Option(
        "false_catch_penalty",
        "uno",
        Whole(0, 20, _CARDS),
        3,
        ("B16",),
        (when("uno_penalty", 0), when("catch_until", "at once")),
    ),
    Option("false_call_penalty", "uno", Whole(0, 20, _CARDS), 3, ("B18",)),
    Option(
        "grace_seconds",
        "uno",
        Seconds(10),
        0,
        ("G28", "D04"),
        (when("uno_penalty", 0), when("catch_until", "at once")),
    ),
    Option("turn_seconds", "table", Seconds(600), 0, ("A06",)),
    Option(
        "jump_in",
        "reactions",
        Choice(("off", "coloured", "all")),
        "off",
        ("G20", "O14", "D12", "A04"),
        (NO_JUMPS,),
    ),
    Option(
        "jump_in_until",
        "reactions",
        Choice(("next turn move", "next card")),
        "next card",
        ("G25", "O14"),
        (when("jump_in", "off"),),
    ),
    Option(
        "jump_in_on_draw",
        "reactions",
        Choice(("add", "restart", "refused")),
        "add",
        ("G24", "O14", "E19"),
        (when("jump_in", "off"), NO_JUMP_ON_DRAW),
    ),
    Option("double_play", "turn", Flag(), False, ("G21", "A04"), (NO_TWINS,)),
    Option(
        "double_skip",
        "turn",
        Choice(("one", "two")),
        "one",
        ("G23",),
        (NO_PAIRS_OF_SKIPS, NO_SKIP_PAIRS),
    ),
    Option(
        "swap_number",
        "numbers",
        Digit((0, 7)),
        "none",
        ("G17", "O15", "D11", "A05"),
        (without_number("swap_number"),),
    ),
    Option(
        "swap",
        "numbers",
        Choice(("optional", "required")),
        "optional",
        ("G17", "O15", "E37"),
        (NO_SWAP, NO_SWAP_CARD),
    ),
    Option("swap_defence", "numbers", Flag(), False, ("G18",), (when("swap_number", "none"),)),
    Option(
        "rotate_number", "numbers", Digit((0, 5)), "none", ("O16", "D11"), (without_number("rotate_number"),)
    ),
    Option("slap_number", "numbers", Digit((7, 3)), "none", ("A03",), (without_number("slap_number"),)),
    Option("slap_penalty", "numbers", Whole(0, 20, _CARDS), 3, ("A03",), (when("slap_number", "none"),)),
    Option("silence_number", "numbers", Digit((0, 4)), "none", ("A02",), (without_number("silence_number"),)),
    Option(
        "silence_penalty", "numbers", Whole(0, 20, _CARDS), 3, ("A02",), (when("silence_number", "none"),)
    ),
    Option("sixty_nine", "reactions", Flag(), False, ("D15",), (NO_SIXTY_NINE,)),
    Option("misplay_penalty", "table", Whole(0, 20, (0, 1, 3)), 0, ("C15", "A06")),
    Option("table_talk_penalty", "table", Whole(0, 20, (0, 2)), 0, ("C14",)),
    Option("teams", "table", Choice(("none", "partners", "sides")), "none", ("O18", "E13")),
    Option(
        "scoring",
        "score",
        Choice(("none", "winner collects", "hands count")),
        "none",
        ("B21", "C01", "G02", "O05", "D05"),
    ),
    Option(
        "target",
        "score",
        Whole(1, 100_000, (100, 500), "points"),
        500,
        ("C01", "G02", "G04"),
        (when("scoring", "none"), when("elimination", "most cards")),
    ),
    Option(
        "match_games",
        "score",
        Whole(1, 1000, (1, 3), "rounds"),
        1,
        ("B21", "A07"),
        (when("scoring", "winner collects", "hands count", key="points"), when("elimination", "most cards")),
    ),
    Option(
        "value_action",
        "score",
        Whole(0, 1000, (10, 20), "points"),
        20,
        ("C16", "G03", "O06"),
        (when("scoring", "none"), NO_ACTION_TO_COUNT),
    ),
    Option(
        "value_wild",
        "score",
        Whole(0, 1000, (10, 50), "points"),
        50,
        ("C16", "G03", "O06"),
        (when("scoring", "none"), NO_WILD_TO_COUNT),
    ),
    Option(
        "value_plus_four",
        "score",
        Whole(0, 1000, (20, 50), "points"),
        50,
        ("C16", "G03", "O06"),
        (when("scoring", "none"), NO_FOUR),
    ),
    Option(
        "going_out_bonus",
        "score",
        Whole(-1000, 1000, (0, -10), "points"),
        0,
        ("G05",),
        (when("scoring", "none"), when("scoring", "winner collects", key="winner-collects")),
    ),
    Option("opening_numbers", "opening", Choice(("ignore", "act")), "ignore", ("B03", "O10"), (NO_MEANINGS,)),
    Option(
        "sixty_nine_quorum",
        "reactions",
        WholeOr("half", 2, MAX_SEATS, (2, 5)),
        "half",
        ("D15",),
        (when("sixty_nine", False),),
    ),
    Option("equal_cards", "turn", Choice(("off", "numbers", "symbols")), "off", ("E01",)),
    Option("last_card", "turn", Choice(("any", "no draw card", "number")), "any", ("E02",)),
    Option("round_ends", "score", Choice(("first out", "one left")), "first out", ("E04",)),
    Option("mercy", "turn", Whole(2, MAX_DECK, (0, 25), or_zero=True), 0, ("E05",)),
    Option(
        "mercy_points",
        "score",
        Whole(0, 10_000, (0, 250), "points"),
        250,
        ("E06",),
        (when("mercy", 0), when("scoring", "none")),
    ),
    Option("elimination", "score", Choice(("none", "most cards", "target")), "none", ("E07",)),
    Option("next_first", "deal", Choice(("next seat", "winner", "loser")), "next seat", ("E09",)),
    Option(
        "deflect_colour",
        "owing",
        Choice(("fitting", "any")),
        "fitting",
        ("E10",),
        (when("deflect_with", ()),),
    ),
    Option("hand_limit", "turn", Whole(0, MAX_DECK, (0, 12)), 0, ("E12",), (LIMIT_ABOVE_MERCY,)),
    Option("open_hands", "table", Whole(0, MAX_DECK, (0, 2)), 0, ("E14",)),
    Option("match_seconds", "table", Seconds(86_400), 0, ("E15",)),
    Option("bomb", "turn", Whole(2, 8, (0, 3), or_zero=True), 0, ("E16",), (NO_BOMB,)),
    Option("revenge", "owing", Flag(), False, ("E17",), (NO_DRAWS,)),
    Option("black_on_black", "turn", Flag(), True, ("E18",), (NO_BLACK,)),
    Option(
        "draw_most",
        "turn",
        Whole(0, MAX_DECK, (0, 3)),
        0,
        ("E20",),
        (when("draw_count", "one"), when("draw_count", "launcher")),
    ),
    Option("seat_order", "deal", Choice(("fixed", "shuffled")), "fixed", ("E22",)),
    Option("hints", "table", Flag(), True, ("E23",)),
    Option("roulette_by", "turn", Choice(("victim", "layer")), "victim", ("E36",), (NO_ROULETTE,)),
    Option(
        "blank_card",
        "turn",
        Choice(("wild", "rotate", "skip everyone", "others draw 2")),
        "wild",
        ("E39",),
        (NO_BLANK,),
    ),
    Option(
        "value_hands",
        "score",
        Whole(0, 1000, (40, 50), "points"),
        40,
        ("E37", "E38", "E39"),
        (when("scoring", "none"), NO_HANDS_TO_COUNT),
    ),
)

# What people argue about most. Rule editors show these first.
ARGUED = (
    "stacking",
    "deflect_with",
    "jump_in",
    "draw_count",
    "drawn_card",
    "wild_draw_four",
    "challenge_by",
    "two_player_reverse_skips",
    "swap_number",
    "rotate_number",
    "uno_penalty",
    "equal_cards",
    "last_card",
)

BY_NAME = {option.name: option for option in OPTIONS}
NAMES = tuple(BY_NAME)


def idle_reason(name: str, facts: RuleFacts) -> Idle | None:
    """Why an option does nothing, or None if it has an effect."""
    for idle in BY_NAME[name].idle:
        if idle.applies(facts):
            return idle
        if idle.follows and (further := idle_reason(idle.culprit, facts)):
            return further
    return None


def _same_number(a: Value, b: Value) -> bool:
    return a == b != "none"


def _six_or_nine(number: Value, sixty_nine: Value) -> bool:
    return number in (6, 9) and bool(sixty_nine)


@dataclass(frozen=True)
class Risk:
    """Values of an option with which rounds can take very long. `key` names the warning."""

    option: str
    applies: Callable[[Mapping[str, Value], int], bool]  # values, players
    key: str


def _draws_go_on(values: Mapping[str, Value], _seats: int) -> bool:
    return values["draw_count"] == "until playable"


def _slaps_cost(values: Mapping[str, Value], _seats: int) -> bool:
    return values["slap_number"] != "none" and values["slap_penalty"] != 0


def _black_cards_go_round(values: Mapping[str, Value], seats: int) -> bool:
    """Whether you can jump in with black cards while at least 70 % of the cards are dealt.

    The pile soon has only these few cards left, and players who draw them jump in with them again."""
    dealt = seats * int(str(values["hand_size"]))
    return values["jump_in"] == "all" and 10 * dealt >= 7 * sum(deck_counts(str(values["deck"])))


def _match_goes_on(values: Mapping[str, Value], _seats: int) -> bool:
    """Whether going out takes away more points than a round gives, so that nobody may reach the target."""
    return values["scoring"] == "hands count" and int(str(values["going_out_bonus"])) <= -100


def _draws_abound(values: Mapping[str, Value], _seats: int) -> bool:
    """Whether the draw cards of the deck make players draw more than half as many cards as it has."""
    counts = deck_counts(str(values["deck"]))
    return 2 * sum(count * plus for count, plus in zip(counts, PLUS, strict=True)) > sum(counts)


# Found by playing random rule sets (tests/property, tests/differential/test_pairs.py): every round that was
# not over after 5,000 moves had one of these.
RISKS: tuple[Risk, ...] = (
    Risk("draw_count", _draws_go_on, "draws-without-end"),
    Risk("slap_number", _slaps_cost, "slaps-fill-hands"),
    Risk("deck", _draws_abound, "deck-of-draw-cards"),
    Risk("going_out_bonus", _match_goes_on, "match-without-end"),
    Risk("jump_in", _black_cards_go_round, "black-cards-go-round"),
)


def _too_small_for_hand(number: Value, size: Value) -> bool:
    return 0 < int(str(number)) <= int(str(size))


def _below_hand(limit: Value, size: Value) -> bool:
    return 0 < int(str(limit)) < int(str(size))


NUMBER_CARDS = ("swap_number", "rotate_number", "slap_number", "silence_number")

CONFLICTS: tuple[Conflict, ...] = (
    *(
        Conflict(a, b, _same_number, "one-number-one-meaning")
        for i, a in enumerate(NUMBER_CARDS)
        for b in NUMBER_CARDS[i + 1 :]
    ),
    *(
        Conflict(number, "sixty_nine", _six_or_nine, "sixty-nine-needs-its-numbers")
        for number in NUMBER_CARDS
    ),
    Conflict("mercy", "hand_size", _too_small_for_hand, "mercy-above-hand"),
    Conflict("hand_limit", "hand_size", _below_hand, "limit-above-hand"),
    Conflict("catch_until", "call_when", lambda a, b: (a, b) == ("at once", "at one"), "announce-at-once"),
    Conflict(
        "elimination", "scoring", lambda a, b: a == "target" and b != "hands count", "target-needs-hands"
    ),
    Conflict("elimination", "teams", lambda a, b: "none" not in (a, b), "elimination-without-teams"),
    Conflict("seat_order", "teams", lambda a, b: a == "shuffled" and b != "none", "seats-without-teams"),
)
