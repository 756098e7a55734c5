"""The catalogue: one record for every option. No other place knows which options exist.

The resolver, the command line, the documentation and the rule editors are built from it. Names and values are
public interface. Add new options at the end, because rule codes refer to options by their index.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from lastcard.cards.decks import deck_counts
from lastcard.cards.faces import MAX_DECK, PLUS
from lastcard.engine.values import AMOUNTS
from lastcard.rules.kinds import Choice, Deck, Digit, Flag, Kind, Seconds, Several, Value, Whole

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
    # Another option, and its values that leave this one without effect.
    idle_when: tuple[str, tuple[Value, ...]] | None = None

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


_STACKING = tuple(f"+{a} on +{b}" for a in AMOUNTS for b in AMOUNTS)
_CARDS = (0, 2, 3)

OPTIONS: tuple[Option, ...] = (
    Option("deck", "deal", Deck(), "standard", ("B01", "G10", "G11", "G19")),
    Option("hand_size", "deal", Whole(1, MAX_DECK // 2, (1, 7, 9)), 7, ("B01", "G01", "O01", "D01")),
    Option("first_player", "deal", Choice(("random", "left of dealer")), "random", ("B02",)),
    Option("opening_actions", "opening", Choice(("apply", "ignore")), "apply", ("B03", "O02", "O10", "D08")),
    Option("opening_wild", "opening", Choice(("choose", "redraw")), "choose", ("B03", "C09", "O02")),
    Option("opening_wild_draw", "opening", Choice(("apply", "redraw")), "apply", ("B03", "C13", "D08")),
    Option(
        "opening_reverse",
        "opening",
        Choice(("as played", "dealer starts", "first player starts")),
        "as played",
        ("B04", "C07", "D09"),
        ("opening_actions", ("ignore",)),
    ),
    Option("draw", "turn", Choice(("optional", "when stuck")), "optional", ("B06", "C03", "O03", "D03")),
    Option("draw_count", "turn", Choice(("one", "until playable")), "one", ("B05", "D14")),
    Option(
        "drawn_card", "turn", Choice(("keep", "may play", "must play")), "keep", ("B05", "C03", "O11", "D03")
    ),
    Option(
        "wild_draw_four",
        "wild draw four",
        Choice(("free", "no colour", "no alternative")),
        "free",
        ("B08", "C10", "G11", "O12", "D02"),
    ),
    Option("wild_draw_four_bluff", "wild draw four", Flag(), False, ("C11",), ("wild_draw_four", ("free",))),
    Option(
        "challenge_by",
        "wild draw four",
        Choice(("nobody", "victim", "anyone")),
        "nobody",
        ("C12", "O12", "D10"),
        ("wild_draw_four", ("free",)),
    ),
    Option(
        "guilty_draws",
        "wild draw four",
        Whole(0, 20, (2, 4)),
        4,
        ("C12", "O12"),
        ("challenge_by", ("nobody",)),
    ),
    Option(
        "innocent_draws",
        "wild draw four",
        Whole(0, 20, (4, 6)),
        6,
        ("C12", "O12", "D10"),
        ("challenge_by", ("nobody",)),
    ),
    Option("go_out_on_black", "turn", Flag(), True, ("B08",)),
    Option("last_card_draws", "score", Flag(), False, ("B09",)),
    Option("plain_wild_on_black_plus", "turn", Flag(), True, ("G16",)),
    Option(
        "stacking",
        "owing",
        Several(
            _STACKING, True, ((), ("+2 on +2",), ("+2 on +2", "+2 on +4"), ("+2 on +2", "+4 on +4"), ("any",))
        ),
        (),
        ("B20", "G09", "G13", "O13", "D06", "D13", "A01"),
    ),
    Option(
        "stacking_colour", "owing", Choice(("any", "fitting")), "any", ("G12", "G15"), ("stacking", ((),))
    ),
    Option(
        "deflect_with",
        "owing",
        Several(("reverse", "skip"), False, ((), ("reverse",), ("skip",), ("reverse", "skip"))),
        (),
        ("G07", "A01"),
    ),
    Option("deflects", "owing", Choice(("+2", "any")), "any", ("G07", "A01"), ("deflect_with", ((),))),
    Option("two_player_reverse_skips", "turn", Flag(), False, ("B13", "O17")),
    Option("call_when", "uno", Choice(("at one", "announce")), "at one", ("B14", "B18", "C04", "G26")),
    Option("uno_penalty", "uno", Whole(0, 20, _CARDS), 3, ("B15", "C05", "G26", "O04", "D04")),
    Option(
        "catch_until",
        "uno",
        Choice(("while holding one", "next player acts", "next turn begins", "second next acts")),
        "while holding one",
        ("B15", "C05", "G30", "O04", "D04"),
        ("uno_penalty", (0,)),
    ),
    Option("false_catch_penalty", "uno", Whole(0, 20, _CARDS), 3, ("B16",), ("uno_penalty", (0,))),
    Option("false_call_penalty", "uno", Whole(0, 20, _CARDS), 3, ("B18",)),
    Option("grace_seconds", "uno", Seconds(10), 0, ("G28", "D04"), ("uno_penalty", (0,))),
    Option("turn_seconds", "table", Seconds(600), 0, ("A06",)),
    Option("jump_in", "reactions", Choice(("off", "coloured", "all")), "off", ("G20", "O14", "D12", "A04")),
    Option(
        "jump_in_until",
        "reactions",
        Choice(("next turn move", "next card")),
        "next card",
        ("G25", "O14"),
        ("jump_in", ("off",)),
    ),
    Option(
        "jump_in_on_draw",
        "reactions",
        Choice(("add", "restart")),
        "add",
        ("G24", "O14"),
        ("jump_in", ("off",)),
    ),
    Option("double_play", "turn", Flag(), False, ("G21", "A04")),
    Option("double_skip", "turn", Choice(("one", "two")), "one", ("G23",), ("double_play", (False,))),
    Option("swap_number", "numbers", Digit((0, 7)), "none", ("G17", "O15", "D11", "A05")),
    Option(
        "swap",
        "numbers",
        Choice(("optional", "required")),
        "optional",
        ("G17", "O15"),
        ("swap_number", ("none",)),
    ),
    Option("swap_defence", "numbers", Flag(), False, ("G18",), ("swap_number", ("none",))),
    Option("rotate_number", "numbers", Digit((0, 5)), "none", ("O16", "D11")),
    Option("slap_number", "numbers", Digit((7, 3)), "none", ("A03",)),
    Option("slap_penalty", "numbers", Whole(0, 20, _CARDS), 3, ("A03",), ("slap_number", ("none",))),
    Option("silence_number", "numbers", Digit((0, 4)), "none", ("A02",)),
    Option("silence_penalty", "numbers", Whole(0, 20, _CARDS), 3, ("A02",), ("silence_number", ("none",))),
    Option("sixty_nine", "reactions", Flag(), False, ("D15",)),
    Option("misplay_penalty", "table", Whole(0, 20, (0, 1, 3)), 0, ("C15", "A06")),
    Option("table_talk_penalty", "table", Whole(0, 20, (0, 2)), 0, ("C14",)),
    Option("teams", "table", Choice(("none", "partners")), "none", ("O18",)),
    Option(
        "scoring",
        "score",
        Choice(("none", "winner collects", "hands count")),
        "none",
        ("B21", "C01", "G02", "O05", "D05"),
    ),
    Option(
        "target", "score", Whole(1, 100_000, (100, 500)), 500, ("C01", "G02", "G04"), ("scoring", ("none",))
    ),
    Option(
        "match_games",
        "score",
        Whole(1, 1000, (1, 3)),
        1,
        ("B21", "A07"),
        ("scoring", ("winner collects", "hands count")),
    ),
    Option(
        "value_action", "score", Whole(0, 1000, (10, 20)), 20, ("C16", "G03", "O06"), ("scoring", ("none",))
    ),
    Option(
        "value_wild", "score", Whole(0, 1000, (10, 50)), 50, ("C16", "G03", "O06"), ("scoring", ("none",))
    ),
    Option(
        "value_plus_four",
        "score",
        Whole(0, 1000, (20, 50)),
        50,
        ("C16", "G03", "O06"),
        ("scoring", ("none",)),
    ),
    Option(
        "going_out_bonus",
        "score",
        Whole(-1000, 1000, (0, -10)),
        0,
        ("G05",),
        ("scoring", ("none", "winner collects")),
    ),
)

BY_NAME = {option.name: option for option in OPTIONS}
NAMES = tuple(BY_NAME)


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
)
