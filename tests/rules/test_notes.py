"""Notes on rule sets: what players should know about an option before they start."""

from typing import Any

import pytest

from lastcard import PRESETS, load_rules
from lastcard.errors import RulesError
from lastcard.rules.catalogue import BY_NAME, OPTIONS
from lastcard.rules.notes import notes_on_error, plain_words
from lastcard.texts import LANGUAGES

NUMBERS_ONLY = "0 1-9*2"
BLACK = "0 1-9*2 s*2 r*2 +2*2 w+4*4"  # without a plain wild


def idle(preset: str = "basic-plus", **values: Any) -> dict[str, tuple[str | None, str]]:
    """The options that do nothing, each with its culprit and the sentence that says why."""
    notes = load_rules(preset, values).idle_options("en")
    assert all(note.kind == "idle" for note in notes)
    return {note.option: (note.culprit, note.text) for note in notes}


@pytest.mark.parametrize(
    ("option", "culprit", "text", "values"),
    [
        ("jump_in_until", "jump_in", "Does nothing: jumping in is off.", {"jump_in": "off"}),
        ("catch_until", "uno_penalty", "Does nothing: forgetting Uno costs nothing.", {"uno_penalty": 0}),
        ("target", "scoring", "Does nothing: there are no points.", {"scoring": "none"}),
        ("match_games", "scoring", "Does nothing: points end the match.", {"scoring": "hands count"}),
        (
            "going_out_bonus",
            "scoring",
            "Does nothing: only the winner of a round scores.",
            {"scoring": "winner collects"},
        ),
        ("opening_wild", "deck", "Does nothing: the deck has no wild.", {"deck": BLACK}),
        ("stacking", "deck", "Does nothing: the deck has no draw cards.", {"deck": NUMBERS_ONLY}),
        (
            "stacking_colour",
            "stacking",
            "Does nothing: no coloured draw card can be stacked.",
            {"stacking": ["+4 on +4"]},
        ),
        (
            "two_player_reverse_skips",
            "teams",
            "Does nothing: teams need at least four players.",
            {"teams": "partners"},
        ),
        # An option follows the one that it needs: the culprit is the option to change.
        (
            "guilty_draws",
            "wild_draw_four",
            "Does nothing: the wild +4 may be played at any time.",
            {"challenge_by": "victim", "wild_draw_four_bluff": True},
        ),
        (
            "guilty_draws",
            "wild_draw_four_bluff",
            "Does nothing: bluffing is off.",
            {"challenge_by": "victim", "wild_draw_four": "no colour"},
        ),
        (
            "swap",
            "deck",
            "Does nothing: the deck has no such number.",
            {"swap_number": 7, "deck": "0-6*2 w*4 w+4*4"},
        ),
    ],
)
def test_an_option_that_does_nothing(option: str, culprit: str, text: str, values: dict[str, Any]) -> None:
    """It names the option that is the reason, and says why in a short sentence."""
    assert idle(**values)[option] == (culprit, text)


def test_options_with_an_effect_have_no_note() -> None:
    """Nothing is said about an option that does something, nor about one that is merely off."""
    assert "jump_in_until" not in idle(jump_in="coloured")
    assert "jump_in" not in idle(jump_in="off")
    assert "swap_number" not in idle()
    assert "guilty_draws" not in idle("classic")
    assert "opening_wild" not in idle()


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_have_no_notes(preset: str) -> None:
    """Notes are about what somebody changed: an option that is idle in the preset itself is not worth one."""
    rules = load_rules(preset)
    assert [note for note in rules.notes(4) if note.kind == "idle"] == []


def test_notes_on_changes_only() -> None:
    """A changed option without effect gets a note, in one line with the names as you write them."""
    rules = load_rules("basic-plus", {"target": 100, "draw_count": "until playable"})
    assert [(note.option, note.kind) for note in rules.notes()] == [
        ("draw_count", "risk"),
        ("target", "idle"),
    ]
    assert str(rules.notes()[1]) == "target = 100 has no effect while scoring = none"
    assert str(rules.notes()[0]).startswith("draw_count = until playable: hands can grow")
    assert rules.notes()[0].text.startswith("Careful: hands can grow")
    assert rules.notes()[0].culprit is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_are_sentences(language: str) -> None:
    """The text beside an option is one short sentence without identifiers."""
    for deck in ("standard", NUMBERS_ONLY):
        for note in load_rules("basic-plus", {"deck": deck}).idle_options(language):
            assert note.text.endswith(".")
            assert "_" not in note.text
            assert len(note.text) <= 80


def test_no_option_waits_for_itself() -> None:
    """Following the options that an option needs comes to an end."""

    def depth(name: str) -> int:
        return 1 + max((depth(one.culprit) for one in BY_NAME[name].idle if one.follows), default=0)

    assert max(depth(option.name) for option in OPTIONS) < 5
    assert all(one.culprit in BY_NAME for option in OPTIONS for one in option.idle)


def noted(preset: str, values: dict[str, Any], seats: int) -> list[tuple[str, str, str | None, str]]:
    """The notes on the error of a rule set, and that their lines are its message."""
    with pytest.raises(RulesError) as raised:
        load_rules(preset, values).check_seats(seats)
    notes = notes_on_error(raised.value)
    assert all(str(note) == str(raised.value) for note in notes)
    assert plain_words(raised.value) == (notes[0].text if notes else str(raised.value))
    return [(note.option, note.kind, note.culprit, note.text) for note in notes]


def test_notes_on_errors() -> None:
    """An error names the options that are to blame by the names that people know."""
    why = "a number can have only one special rule"
    clash = f"“Swapping hands: 7” and “Slapping the pile: 7” do not go together: {why}."
    assert noted("guide", {"swap_number": 7, "slap_number": 7}, 4) == [
        ("swap_number", "conflict", "slap_number", clash),
        ("slap_number", "conflict", "swap_number", clash),
    ]
    assert noted("guide", {"draw": "never"}, 4) == [
        ("draw", "value", None, "“When to draw”: must be one of 'optional', 'when stuck'."),
    ]
    assert noted("guide", {"teams": "partners"}, 3) == [
        ("teams", "conflict", None, "Teams need exactly four players."),
    ]
    assert noted("party", {}, 2) == [
        ("sixty_nine", "conflict", None, "Sixty-nine needs at least three players."),
    ]
    assert noted("guide", {}, 11) == []
