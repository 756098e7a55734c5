"""The entries that chapters are made of: a sentence with the options that make it true, or an insert.

A `Rule` is printed if all the options it names are in force with a value it speaks for, and `when` holds.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from lastcard.rulebook.facts import Facts
from lastcard.rulebook.phrases import Phrases
from lastcard.rules.kinds import Value

ValueTest = Callable[[Value], bool]
Question = Callable[[Facts], bool]
Variables = Callable[[Facts, Phrases], dict[str, object]]


def _always(_facts: Facts) -> bool:
    return True


def _no_variables(_facts: Facts, _phrases: Phrases) -> dict[str, object]:
    return {}


@dataclass(frozen=True)
class Rule:
    """A sentence of the rulebook: its text, the ledger rules it cites, and when it is printed."""

    key: str
    cites: str = ""
    options: Mapping[str, ValueTest] = field(default_factory=dict)
    when: Question = _always
    variables: Variables = _no_variables

    @property
    def rests_on(self) -> tuple[str, ...]:
        """The ledger rules behind the sentence, of all documents."""
        return tuple(self.cites.split())

    def holds(self, facts: Facts) -> bool:
        """Whether the sentence belongs in the rulebook of a rule set."""
        matches = (facts.in_force(name) and test(facts[name]) for name, test in self.options.items())
        return all(matches) and self.when(facts)


@dataclass(frozen=True)
class Insert:
    """The place of a table or an example, by its name."""

    name: str


Chapter = tuple[Rule | Insert, ...]


# Tests of a value


def among(*values: Value) -> ValueTest:
    """Matches any of these values."""
    return lambda value: value in values


def anything(_value: Value) -> bool:
    """Matches every value."""
    return True


def zero(value: Value) -> bool:
    """Matches the number 0."""
    return value == 0


def not_zero(value: Value) -> bool:
    """Matches every number but 0."""
    return value != 0


def some_number(value: Value) -> bool:
    """Matches a number card, but not "none"."""
    return value != "none"


def some_words(value: Value) -> bool:
    """Matches a list that is not empty."""
    return value != ()


def containing(word: str) -> ValueTest:
    """Matches a list that contains a word."""
    return lambda value: isinstance(value, tuple) and word in value


ON, OFF = among(True), among(False)


# Variables of a sentence


def value_of(option: str, variable: str = "count") -> Variables:
    """The value of an option, as a variable of the text."""
    return lambda facts, _phrases: {variable: facts[option]}


def number_of(option: str) -> Variables:
    """The number card that an option names, as the variable `number`."""
    return lambda facts, _phrases: {"number": facts.number(option)}


def time_of(option: str) -> Variables:
    """A number of seconds in words, as the variable `time`."""
    return lambda facts, phrases: {"time": phrases.seconds(facts[option])}


# Questions that several chapters ask


def negate(question: Question) -> Question:
    """The opposite of a question."""
    return lambda facts: not question(facts)


def jumping(facts: Facts) -> bool:
    """Whether anyone can jump in."""
    return bool(facts.jumps)


def teams(facts: Facts) -> bool:
    """Whether players win and lose together."""
    return facts["teams"] != "none"


def goes_on(facts: Facts) -> bool:
    """Whether a round goes on when the first player has no cards left."""
    return facts["round_ends"] == "one left"


def team_goes_on(facts: Facts) -> bool:
    """Whether a round goes on until nobody of a team is left in it."""
    return goes_on(facts) and teams(facts)


def leaving(facts: Facts) -> bool:
    """Whether players leave the match before it ends."""
    return facts["elimination"] != "none"


def at_once(facts: Facts) -> bool:
    """Whether the penalty for a forgotten call comes by itself."""
    return facts["catch_until"] == "at once"


def both(*questions: Question) -> Question:
    """Whether several questions are all answered with yes."""
    return lambda facts: all(question(facts) for question in questions)


def bluffs(facts: Facts) -> bool:
    """Whether the wild +4 can be played as a bluff."""
    return facts.bluffs


def challenges(facts: Facts) -> bool:
    """Whether the wild +4 can be challenged."""
    return facts.challenges


def answers(facts: Facts) -> bool:
    """Whether any draw card can be answered with a card."""
    return facts.answers
