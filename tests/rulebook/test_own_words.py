"""A preset's rulebook uses the words of its own document."""

import re
from itertools import product
from pathlib import Path

import pytest

from lastcard.rulebook import FORMATS, lookup, plain, rulebook
from lastcard.rulebook.phrases import Phrases
from lastcard.rules import OPTIONS, PRESETS, encode, load_rules, rules_from
from lastcard.rules.kinds import Value
from lastcard.texts import LANGUAGES
from tests.rulebook.rule_books import flat, rule_sets

# Spanish words of other rulebooks that the document of gemela does not use.
FOREIGN = re.compile(r"\b(rob[aoeó]|salt(o|a|an|ar)s?\b|col(ar|ad|e)|cuel[ae]|pill|baraja)\w*", re.IGNORECASE)
# The variants that the document names.
VARIANTS: dict[str, dict[str, Value]] = {
    "as it is": {},
    "skip pairs": {"double_skip": "two"},
    "going-out bonus": {"going_out_bonus": -10},
    "defence with a zero": {"swap_defence": True},
    "coloured +4": {"deck": "colour-fours"},
    "longer": {"target": 500},
    "all of them": {
        "double_skip": "two",
        "going_out_bonus": -10,
        "swap_defence": True,
        "deck": "colour-fours",
        "target": 500,
    },
}
OTHERS = [pair for pair in product(PRESETS, LANGUAGES) if pair != ("gemela", "es")]


def foreign(page: str) -> list[str]:
    """The words on a page that do not belong to the document."""
    return [found[0] for found in FOREIGN.finditer(page)]


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_gemela_speaks_like_its_document(variant: str, format: str) -> None:
    """The Spanish rulebook of gemela and of its variants has the words of the document, and no others."""
    page = flat(rulebook(load_rules("gemela", VARIANTS[variant]), "es"), format)
    assert foreign(page) == []
    for word in ("levantas", "toma", "arroja", "tirar", "descartarte las dos a la vez", "penalidad"):
        assert word in page
    for word in ("skip amarillo", "Skip", "saltean", "pozo", "mazo", "comodín", "carta gemela"):
        assert word in page


def test_gemela_with_any_rules_speaks_like_its_document() -> None:
    """A table that starts from gemela and changes everything else still has its words."""
    for rules in rule_sets():
        changed = load_rules("gemela", {option.name: rules[option.name] for option in OPTIONS})
        assert foreign(flat(rulebook(changed, "es"))) == [], changed.overrides()


def test_files_and_codes_that_start_from_gemela_have_its_words(tmp_path: Path) -> None:
    """It does not matter how a table says that it starts from gemela."""
    file = tmp_path / "ours.toml"
    file.write_text('preset = "gemela"\nuno_penalty = 4\n', encoding="utf-8")
    from_file = rules_from(str(file))
    for rules in (from_file, rules_from(encode(from_file))):
        page = flat(rulebook(rules, "es"))
        assert "«no dijiste uno», levantas 4 cartas" in page
        assert foreign(page) == []


def test_every_card_has_a_name_of_gemela() -> None:
    """Also a card that no deck of the document has is named with its words."""
    phrases = Phrases("es", "gemela")
    symbols = ["5", "+2", "s", "r", "ss", "d"]
    black = ["w", "w+4", "wr+4", "w+10", "wd", "wx", "wm", "wb", "wt+2"]
    names = [phrases.card(card).words for card in (*(f"r{symbol}" for symbol in symbols), *black)]
    names += [phrases.symbol(symbol) for symbol in symbols]
    assert [name for name in names if foreign(name)] == []
    assert {"skip rojo", "skip general rojo", "skip general"} <= set(names)


def test_a_refusal_quotes_the_same_words() -> None:
    """A rule that is looked up has the words of the rulebook."""
    (sentence,) = lookup(load_rules("gemela"), ["G23"], "es")
    assert plain(sentence.words) == "Dos skips arrojados a la vez saltean a un solo jugador."
    assert sentence.key == "book-double_skip-one"


@pytest.mark.parametrize(("preset", "language"), OTHERS)
def test_no_other_book_changes(preset: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every other preset, and gemela in other languages, has the words that all presets share."""
    page = flat(rulebook(load_rules(preset), language))
    monkeypatch.setattr("lastcard.rulebook.phrases._own_key", lambda key, *_: key)
    assert page == flat(rulebook(load_rules(preset), language))


def test_other_spanish_books_keep_their_words() -> None:
    """Other Spanish rulebooks say robar, salto and colarse, also after gemela's book was made."""
    rulebook(load_rules("gemela"), "es")
    page = flat(rulebook(load_rules("guide-house"), "es"))
    assert {"robar", "salto", "Salto", "Colarse", "baraja"} <= set(foreign(page))
    assert "skip" not in page
