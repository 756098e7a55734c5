"""Everything that users read is a text, in every language, and no such words are left in the code."""

import ast
import pickle
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from lastcard import IllegalMove, LastCardError, load_rules, texts
from lastcard.autoplay.tally import Tally
from lastcard.cards.text import COLOUR_NAMES, FACE_TEXTS
from lastcard.cli import app_of
from lastcard.cli.language import Command, help_key, in_any_language, parameter_keys, subcommands
from lastcard.engine import refusals
from lastcard.engine.refusals import REFUSALS
from lastcard.errors import CardError, RulesError, TranscriptError, suggestion
from lastcard.game import _REASONS as REASONS
from lastcard.lab import results
from lastcard.lab.simulation import Plan, Simulation
from lastcard.rules import OPTIONS, PRESETS
from lastcard.rules.catalogue import CONFLICTS, RISKS, SECTIONS
from lastcard.rules.groups import PRESET_GROUPS, TOPICS
from lastcard.rules.kinds import Choice, Whole
from lastcard.rules.ledger import DOCUMENTS, IDS, OF_PRESET, RULINGS
from lastcard.rules.words import words_of
from lastcard.texts import (
    LANGUAGES,
    Phrase,
    current,
    has_text,
    join_words,
    number,
    system_language,
    text,
    use,
)
from lastcard.views.events import KINDS, Event
from lastcard.views.words import card_words, event_words, refusal_rules

SOURCE = Path(texts.__file__).parents[1]
# Keys that are built from other names; needed_keys knows all of them.
FAMILIES = tuple(
    f"{family}-"
    for family in (
        *("event", "refusal", "preset", "group", "section", "conflict", "risk", "idle", "ledger", "document"),
        *("ruling", "option", "name", "search", "value", "colour", "symbol", "direction", "figure"),
        *("lab-section", "lab-path", "help"),
    )
)


def needed_keys() -> list[str]:
    """The keys that the code builds from other names."""
    keys = [f"event-{kind}" for kind in KINDS]
    keys += [f"refusal-{name}" for name in REFUSALS if name != "ok"]
    keys += [f"{family}-{preset}" for preset in PRESETS for family in ("preset", "preset-name")]
    keys += [f"group-{group}" for group in PRESET_GROUPS]
    keys += [f"section-{topic.replace(' ', '-')}" for topic in TOPICS]
    keys += [f"conflict-{conflict.key}" for conflict in CONFLICTS]
    keys += [f"risk-{risk.key}" for risk in RISKS]
    keys += [f"idle-{idle.key}" for option in OPTIONS for idle in option.idle]
    keys += [f"{family}-{kind}" for kind in ("risk", "idle") for family in ("note", "rules-note")]
    keys += [f"ledger-{rule}" for rule in IDS]
    keys += [f"document-{document}" for document, _ in DOCUMENTS.values()]
    keys += [f"ruling-{topic}" for topic in RULINGS]
    keys += [f"ruling-{topic}-{name}" for topic, names in RULINGS.items() for name in names]
    for option in OPTIONS:
        keys += [f"option-{option.name}", f"name-{option.name}"]
        keys += [key for key in (f"search-{option.name}",) if has_text(key)]  # not every option needs it
        keys += [option.value_key(word) for word in words_of(option) if " on " not in word]
    units = {option.kind.unit for option in OPTIONS if isinstance(option.kind, Whole)}
    keys += [f"value-{word}" for word in (*units, "seconds", "yes", "no", "none", "all", "on")]
    keys += [f"colour-{name}" for name in COLOUR_NAMES]
    keys += [f"symbol-{symbol}" for symbol in ("skip", "reverse", "skip-everyone", "discard-all")]
    keys += ["direction-clockwise", "direction-counterclockwise"]
    keys += ["event-dealt-several", "event-drew-several"]
    keys += [f"lab-path-{path}" for path in ("compiled", "interpreted", "both")]
    figures = results.results(_simulation_of_everything())
    keys += [f"figure-{name}" for name in dict.fromkeys(figure.name for figure in figures)]
    keys += [f"lab-section-{section}" for section in dict.fromkeys(figure.section for figure in figures)]
    keys += [help_key(path) for path, _ in commands()]
    return keys


def _simulation_of_everything() -> Simulation:
    """A simulation whose report has every figure: all number cards, and matches of several rounds."""
    numbers = {"swap_number": 1, "rotate_number": 2, "slap_number": 3, "silence_number": 4}
    plan = Plan(load_rules("classic", numbers), ("tips",) * 4, (1.0,) * 4, 1)
    tally = Tally()
    tally.matches, tally.match_rounds = 1, 2
    return Simulation(plan, tally)


@cache
def commands() -> tuple[tuple[tuple[str, ...], Command], ...]:
    """Every command of the program, with the words that lead to it."""

    def walk(path: tuple[str, ...], command: Command) -> Iterator[tuple[tuple[str, ...], Command]]:
        yield path, command
        for name, subcommand in subcommands(command):
            yield from walk((*path, name), subcommand)

    return tuple(walk((), in_any_language(app_of())))


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_text(language: str) -> None:
    """Every option, value, event, refusal and ledger rule has a text."""
    assert [key for key in needed_keys() if not has_text(key, language)] == []


@pytest.mark.parametrize("card", FACE_TEXTS)
def test_every_card_has_words(card: str) -> None:
    """Every card can be put into words, a black one also with its colour."""
    assert card_words(card)
    if card.startswith("w"):
        assert card_words(f"{card}:g").endswith("(green)")


@pytest.mark.parametrize("kind", KINDS)
def test_every_event_has_a_sentence(kind: str) -> None:
    """No sentence needs more variables than its event has."""
    event = Event(kind, 0, "r5", 2, 1, "red", "clockwise", (0, 1), 3, 4)
    assert event_words(event, ["Ana", "Ben"]).endswith((".", "!"))


def test_refusals_name_rules_of_the_ledger() -> None:
    """Every refusal, except the obvious ones, cites a rule that can be looked up."""
    for code, (name, rules) in enumerate(REFUSALS.items()):
        assert set(rules) <= set(IDS)
        assert rules or name in ("ok", "no-such-seat", "no-such-move")
        assert refusal_rules(code) == rules


def test_refusals_name_the_rules_of_the_table() -> None:
    """A refusal cites the document of the table's preset, where that document has such a rule."""
    assert refusal_rules(refusals.WRONG_CATCH, "guide-house") == ("D04",)
    assert refusal_rules(refusals.WRONG_CATCH, "classic") == ("C05",)
    assert refusal_rules(refusals.NO_PAIRS, "classic") == ("G21",)
    assert set(OF_PRESET) <= set(PRESETS)


def test_a_missing_text_is_an_error() -> None:
    """A missing text or a missing variable raises an error instead of showing a broken sentence."""
    with pytest.raises(LookupError):
        text("no-such-text")
    with pytest.raises(LookupError):
        text("event-kept")


def test_refusal_codes_and_names_are_the_same_list() -> None:
    """The engine's refusal code is the index of its name: WRONG_CALL is "wrong-call"."""
    for code, name in enumerate(refusals.NAMES):
        assert getattr(refusals, name.upper().replace("-", "_")) == code


# The files of every language


class _Variables(Visitor):
    """Collects the variables of a message, including those in selectors, and the texts it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.references.add(f"-{node.id.name}")


def _read(message: ftl.Message) -> _Variables:
    variables = _Variables()
    variables.visit(message)
    return variables


@cache
def entries(language: str) -> dict[str, list[ftl.EntryType]]:
    """Everything in the files of a language, by file."""
    files = sorted((SOURCE / "texts" / language).glob("*.ftl"))
    return {file.name: FluentParser().parse(file.read_text(encoding="utf-8")).body for file in files}


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """The messages of a language by key."""
    found = [entry for body in entries(language).values() for entry in body]
    return {entry.id.name: entry for entry in found if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_have_no_mistakes(language: str) -> None:
    """Fluent can parse every file, no key occurs twice, and no text refers to another file."""
    keys: Counter[str] = Counter()
    for file, body in entries(language).items():
        assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == [], file
        own = [entry for entry in body if isinstance(entry, (ftl.Message, ftl.Term))]
        names = {entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}" for entry in own}
        keys.update(entry.id.name for entry in own)
        for entry in own:
            if isinstance(entry, ftl.Message):
                assert _read(entry).references <= names, (file, entry.id.name)
    assert [key for key, count in keys.items() if count > 1] == []


@cache
def replacements(language: str) -> dict[str, str]:
    """The texts that a preset says in its own words, `gemela-book-pile`, with the keys they replace."""
    presets = sorted(PRESETS, key=len)  # guide-house after guide
    return {
        key: key.removeprefix(f"{preset}-")
        for preset in presets
        for key in messages(language)
        if key.startswith(f"{preset}-")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys(language: str) -> None:
    """No language lacks a text or has an extra one, except for the words of a preset."""
    english = set(messages("en")) - set(replacements("en"))
    keys = set(messages(language)) - set(replacements(language))
    assert (sorted(english - keys), sorted(keys - english)) == ([], [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_preset_replace_a_text(language: str) -> None:
    """A text in a preset's own words replaces one of the same language, with the same variables, and says
    something else."""
    found = messages(language)
    bases = replacements(language)
    assert [key for key, base in bases.items() if base not in found or base in bases] == []
    assert [key for key, base in bases.items() if _read(found[key]).names != _read(found[base]).names] == []
    assert [key for key, base in bases.items() if _value(found[key]) == _value(found[base])] == []


def _value(message: ftl.Message) -> str:
    """What a message says, as it is written in its file."""
    return FluentSerializer().serialize_entry(message).partition("=")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_variables(language: str) -> None:
    """Every translation of a text uses the same variables."""
    english = messages("en")
    wrong = {
        key: (_read(english[key]).names, _read(message).names)
        for key, message in messages(language).items()
        if key in english and _read(english[key]).names != _read(message).names
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_found_where_the_parser_finds_them(language: str) -> None:
    """The quick scan for keys, which saves loading most files, finds the same keys as Fluent."""
    assert {key for key in messages(language) if not has_text(key, language)} == set()


# The code


@cache
def modules() -> dict[str, ast.Module]:
    """The syntax trees of all modules, by path."""
    return {
        path.relative_to(SOURCE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
    }


@cache
def error_names() -> frozenset[str]:
    """LastCardError and its subclasses, which are created from a key."""
    classes = [
        node for tree in modules().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
    ]
    names = {"LastCardError"}
    while True:
        more = {cls.name for cls in classes if names & {_name(base) for base in cls.bases}} | names
        if more == names:
            return frozenset(names)
        names = more


def _name(node: ast.expr) -> str:
    """The last part of a name: text, texts.text."""
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _literals(node: ast.expr) -> list[str]:
    """A literal, or the two of `"..." if ... else "..."`."""
    if isinstance(node, ast.IfExp):
        return _literals(node.body) + _literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def keyed_calls() -> Iterator[tuple[str, str, ast.Call]]:
    """Every place where the code asks for a text by a literal key, as place, key and call."""
    makers = {"text", "say", "Phrase", "error", *error_names()}
    for path, tree in modules().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node.func) in makers and node.args:
                for key in _literals(node.args[0]):
                    yield f"{path}:{node.lineno}", key, node


def test_every_key_in_the_code_exists() -> None:
    """Every literal key in the code has a text."""
    assert [(place, key) for place, key, _ in keyed_calls() if not has_text(key)] == []


def test_every_text_is_given_its_variables() -> None:
    """Every call passes the variables that its text needs."""
    lacking = []
    for place, key, call in keyed_calls():
        given = {keyword.arg for keyword in call.keywords}
        if None not in given and key in messages("en"):
            lacking += [(place, key, name) for name in _read(messages("en")[key]).names - given]
    assert lacking == []


def test_no_text_is_unused() -> None:
    """Every text is used somewhere, by a literal key or a built one."""
    nodes = [node for tree in modules().values() for node in ast.walk(tree)]
    used = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    used |= set(needed_keys())
    used |= {key for path, command in commands() for key in _parameter_texts(path, command)}
    used |= {key for key, whole in page_keys() if whole}
    patterns = [_pattern(node) for node in nodes if isinstance(node, ast.JoinedStr)]
    patterns += [f"{key}.+" for key, whole in page_keys() if not whole]
    together = [re.compile(pattern) for pattern in patterns if pattern and not pattern.startswith(FAMILIES)]
    unused = [
        key for key in messages("en") if key not in used and not any(p.fullmatch(key) for p in together)
    ]
    assert unused == []


PAGE = SOURCE.parent.parent / "web" / "src"


@cache
def page_keys() -> frozenset[tuple[str, bool]]:
    """The keys in the browser client: whole keys, and prefixes that something is appended to."""
    code = [path.read_text(encoding="utf-8") for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte")]
    found = [
        match for page in code for match in re.finditer(r"""["`]([a-z]+(?:-[a-z0-9]+)*-?)(["`$])""", page)
    ]
    return frozenset((match[1], match[2] != "$") for match in found if match[2] != "$" or match[1][-1] == "-")


def test_every_key_in_the_pages_exists() -> None:
    """Every key in the browser client has a text, and every prefix is the start of one."""
    keys = messages("en")
    asked = {(key, whole) for key, whole in page_keys() if key.startswith("web-")}
    assert asked
    assert [key for key, whole in asked if whole and key not in keys] == []
    assert [key for key, whole in asked if not whole and not any(name.startswith(key) for name in keys)] == []


def _pattern(node: ast.JoinedStr) -> str:
    """A pattern for the keys that an f-string can make, if it begins like a key."""
    parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
    if not isinstance(parts[0], str) or not re.fullmatch(r"[a-z][a-z-]*-", parts[0]):
        return ""
    return "".join(re.escape(part) if isinstance(part, str) else ".+" for part in parts).replace("\\-", "-")


def _parameter_texts(path: tuple[str, ...], command: Command) -> Iterator[str]:
    for parameter in command.params:
        found = [key for key in parameter_keys(path, parameter.name or "") if has_text(key)]
        yield from found[:1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("path", "command"), commands(), ids=[help_key(path) for path, _ in commands()])
def test_every_command_has_help(path: tuple[str, ...], command: Command, language: str) -> None:
    """Every command, argument and option has a help text in every language, and none in the code."""
    assert has_text(help_key(path), language)
    for parameter in command.params:
        keys = parameter_keys(path, parameter.name or "")
        assert any(has_text(key, language) for key in keys), keys


# Three words in a row look like a sentence; two are enough where they are printed or raised.
SENTENCE = re.compile(r"(?<![\w-])[A-Za-z][a-z']*,? [a-z']+,? [a-z']+(?![\w-])")
WORDS = re.compile(r"(?<![\w-])[A-Za-z][a-z']+,? [a-z']+(?![\w-])")
# Errors for programmers stay in the code, in English.
FOR_PROGRAMMERS = ("ValueError", "TypeError", "AssertionError", "RuntimeError", "NotImplementedError")
# In the contents of rulebooks: names of parts that code assembles, reasons why a value needs no sentence, and
# where a ruling is already covered.
NOT_SHOWN = ("Insert", "Silence", "SAID_BEFORE")
# For programs and operators: descriptions of schemas and metrics, SQL, headers.
DESCRIBED = ("Meta", "Counter", "CounterMetricFamily", "Gauge", "Histogram", "defstruct")
FOR_PROGRAMS = ("_SCHEMA", "_INSERT", "_SELECT", "_FIND", "_LAST", "_TROUBLES", "POLICY", "HEADERS")


def _strings(root: ast.AST, skipped: set[ast.AST]) -> Iterator[tuple[int, str]]:
    """The strings below a node, without the parts that are filled in, and without skipped nodes."""
    for node in ast.walk(root):
        if node in skipped:
            continue
        if isinstance(node, ast.JoinedStr):
            skipped.update(node.values)
            pieces = (part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)
            yield node.lineno, "".join(map(str, pieces))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def _not_for_people(tree: ast.Module) -> set[ast.AST]:
    """Docstrings, errors for programmers, names that are looked up, and strings that are never shown."""
    skipped: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skipped.add(node.value)
        elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            if _name(node.exc.func) in FOR_PROGRAMMERS:
                skipped.update(ast.walk(node))
        elif isinstance(node, ast.Call) and _name(node.func) in NOT_SHOWN:
            skipped.update(node.args)
        elif isinstance(node, ast.Call) and _name(node.func) in DESCRIBED:
            skipped.update(ast.walk(node))
        elif isinstance(node, ast.Assign):
            skipped.update(ast.walk(node.value) if _name(node.targets[0]) in FOR_PROGRAMS else ())
        elif isinstance(node, ast.AnnAssign) and _name(node.target) in NOT_SHOWN and node.value:
            skipped.update(ast.walk(node.value))
        elif isinstance(node, ast.Dict):
            skipped.update(key for key in node.keys if key is not None)
    return skipped


def _said(tree: ast.Module) -> Iterator[ast.AST]:
    """The nodes that are printed or raised."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in {
            "print",
            "echo",
            "prompt",
            "complain",
            *error_names(),
        }:
            yield from node.args


def test_no_sentence_is_left_in_the_code() -> None:
    """Everything that users read is a text; the words of options and sections are names, not sentences."""
    names = {word for option in OPTIONS if isinstance(option.kind, Choice) for word in option.kind.words}
    names |= {*SECTIONS, *REASONS.values()}
    found = []
    for path, tree in modules().items():
        skipped = _not_for_people(tree)
        spoken = [(line, words) for node in _said(tree) for line, words in _strings(node, set(skipped))]
        found += [(path, line, words) for line, words in spoken if WORDS.search(words)]
        found += [
            (path, line, words)
            for line, words in _strings(tree, skipped)
            if SENTENCE.search(words) and words not in names
        ]
    assert found == []


def test_no_help_is_left_in_the_code() -> None:
    """Help is a text, too, so the code passes none to Typer."""
    found = [
        (path, node.lineno)
        for path, tree in modules().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and _name(node.func) in ("Option", "Argument", "Typer", "command", "add_typer")
        if any(keyword.arg in ("help", "short_help", "epilog") for keyword in node.keywords)
    ]
    assert found == []


# The language


@pytest.fixture
def _english_again() -> Iterator[None]:
    yield
    use("en")


ASKING = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        pytest.param({}, "de", id="locale"),
        pytest.param({"LANG": "es_AR.UTF-8"}, "es", id="lang"),
        pytest.param({"LANG": "es_ES", "LC_MESSAGES": "de_DE"}, "de", id="messages-before-lang"),
        pytest.param({"LC_MESSAGES": "de_DE", "LC_ALL": "es_ES"}, "es", id="all-before-messages"),
        pytest.param({"LC_ALL": "es_ES", "LANGUAGE": "de"}, "de", id="language-before-all"),
        pytest.param({"LANGUAGE": "fr:es_MX:de"}, "es", id="first-known-one"),
        pytest.param({"LANGUAGE": "fr", "LC_ALL": "es_ES"}, "es", id="none-known-in-language"),
        pytest.param({"LC_ALL": "fr_FR", "LANG": "es_ES"}, "en", id="unknown"),
        pytest.param({"LC_ALL": "", "LANG": "es"}, "es", id="empty-is-not-set"),
        pytest.param({"LC_ALL": "C", "LANG": "es_ES"}, "en", id="c"),
        pytest.param({"LANG": "POSIX"}, "en", id="posix"),
        pytest.param({"LANG": "C.UTF-8"}, "en", id="c-utf-8"),
        pytest.param({"LANG": "de_DE@euro"}, "de", id="modifier"),
        pytest.param({"LANG": "ES"}, "es", id="capitals"),
    ],
)
def test_the_language_comes_from_the_system(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The variables are read in gettext's order, and an unsupported language means English."""
    for name in ASKING:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("locale.getlocale", lambda: ("de_DE", "UTF-8"))
    assert system_language() == expected


@pytest.mark.parametrize(
    ("name", "expected"), [("Spanish_Spain", "es"), ("German_Germany", "de"), (None, "en")]
)
def test_windows_language_names(name: str | None, expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows has its own names for languages, and sets no environment variables."""
    for variable in ASKING:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("locale.getlocale", lambda: (name, "1252"))
    assert system_language() == expected


@pytest.mark.usefixtures("_english_again")
def test_the_current_language() -> None:
    """The language is English until another one is set. An unknown language is refused."""
    assert current() == "en"
    use("es")
    assert (current(), text("colour-red"), text("colour-red", "en")) == ("es", "rojo", "red")
    with pytest.raises(ValueError, match="xx"):
        use("xx")


@pytest.mark.usefixtures("_english_again")
def test_errors_are_in_the_current_language() -> None:
    """An error, nested errors and suggestions are all in the language that is current when it is shown."""
    inner = CardError("card-unknown", card="r55", hint=suggestion("r55", FACE_TEXTS))
    error = TranscriptError("error-in-line", line=3, why=inner)
    english = "line 3: no such card: 'r55'; did you mean 'r5'?"
    assert (str(error), error.in_language("en")) == (english, english)
    spanish = error.in_language("es")
    assert inner.in_language("es") in spanish
    assert text("did-you-mean", "es", word="r5") in spanish
    assert spanish != english
    use("es")
    assert (str(error), error.in_language("en")) == (spanish, english)


@pytest.mark.usefixtures("_english_again")
def test_refusals_are_in_the_current_language() -> None:
    """The reason for a refused move, with the rules behind it, is in the current language."""
    refused = IllegalMove(refusals.NOT_YOUR_TURN, "classic", False)
    assert str(refused).startswith(text("refusal-not-your-turn"))
    use("de")
    assert str(refused).startswith(text("refusal-not-your-turn", "de"))
    assert all(rule in str(refused) for rule in refused.rules)


def test_errors_can_be_sent_to_another_process() -> None:
    """After pickling, an error keeps its message and a refusal its reason."""
    error: LastCardError = RulesError(
        "rules-bad-value", option="a", value="b", origin=Phrase("origin-code"), why="c"
    )
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    refused = IllegalMove(refusals.NOT_YOUR_TURN, "classic", True)
    again = pickle.loads(pickle.dumps(refused))
    assert (str(again), again.code, again.rules, again.paid) == (
        str(refused),
        refused.code,
        refused.rules,
        True,
    )


def test_numbers_are_written_as_the_language_does() -> None:
    """Decimal and thousands separators depend on the language, also for floats among a text's variables."""
    assert (number(1234567.891, 2), number(1234.5, 1, "de")) == ("1,234,567.89", "1.234,5")
    assert text("lab-percent", "es", number=2.5).startswith("2,5")
    assert text("lab-percent", "en", number=2.5).startswith("2.5")


@pytest.mark.parametrize(
    ("language", "words", "joined"),
    [  # web/tests/words.test.ts has the same ones: the browser joins them with Intl.ListFormat
        ("en", [], ""),
        ("en", ["Ana"], "Ana"),
        ("en", ["Ana", "Ben"], "Ana and Ben"),
        ("en", ["Ana", "Ben", "Cleo"], "Ana, Ben and Cleo"),
        ("de", ["Ana", "Ben", "Cleo"], "Ana, Ben und Cleo"),
        ("es", ["Ana", "Ben", "Cleo"], "Ana, Ben y Cleo"),
        ("es", ["Ana", "Ines"], "Ana e Ines"),
        ("es", ["Ana", "Ben", "Hilda"], "Ana, Ben e Hilda"),
        ("es", ["Ana", "Hiena"], "Ana y Hiena"),
        ("es", ["Ines"], "Ines"),
    ],
)
def test_words_are_joined_as_the_language_does(language: str, words: list[str], joined: str) -> None:
    """Lists have commas and an "and", which Spanish changes before the sound of an i."""
    assert join_words(words, language) == joined


def test_variables_are_made_safe() -> None:
    """User input is shortened if it is very long, and cannot send escape sequences to a terminal."""
    assert "\x1b" not in text("card-not-black", card="\x1b[31mred")
    assert len(text("card-not-black", card="x" * 5000)) < 1000
