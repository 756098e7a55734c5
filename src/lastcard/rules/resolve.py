"""Build a rule set from a preset and overrides. Options that contradict each other raise an error."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from pathlib import Path
from types import MappingProxyType
from typing import Self

from lastcard.cards.faces import MAX_SEATS
from lastcard.engine.numbers import RuleNumbers
from lastcard.errors import CardError, RulesError, suggestion
from lastcard.files import read_toml
from lastcard.rules.catalogue import BY_NAME, CONFLICTS, NAMES, OPTIONS, RISKS, idle_reason
from lastcard.rules.editions import EDITION, in_edition
from lastcard.rules.facts import RuleFacts
from lastcard.rules.idle import Idle
from lastcard.rules.kinds import Value
from lastcard.rules.notes import Note, NoteKind
from lastcard.rules.numbers import rule_numbers
from lastcard.texts import Phrase, text

# The order is part of rule codes: new presets go to the end.
PRESETS = (
    "basic-plus",
    "classic",
    "gemela",
    "ozby",
    "ozby-full",
    "guide",
    "guide-house",
    "advanced",
    "party",
    "no-mercy",
    "modern",
    "knockout",
    "chat",
    "chat-wild",
    "online-party",
    "online-crazy",
)

Origin = str | Phrase  # where a setting comes from, as errors name it
Setting = tuple[str, object, Origin]


@dataclass(frozen=True)
class Rules:
    """A complete rule set: a value for every option, and where each value was set. It never changes."""

    preset: str
    values: Mapping[str, Value]
    origins: Mapping[str, Origin]
    edition: int = EDITION  # of the presets; older games keep theirs

    def __post_init__(self) -> None:
        object.__setattr__(self, "values", MappingProxyType(dict(self.values)))
        object.__setattr__(self, "origins", MappingProxyType(dict(self.origins)))

    def __reduce__(self) -> tuple[type[Self], tuple[str, dict[str, Value], dict[str, Origin], int]]:
        """Pickle the mappings as dicts: a mapping proxy cannot be pickled."""
        return type(self), (self.preset, dict(self.values), dict(self.origins), self.edition)

    def __copy__(self) -> Self:
        """Return the same rules: they never change, so that copies can share them."""
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __getitem__(self, name: str) -> Value:
        return self.values[name]

    def __repr__(self) -> str:
        overrides = self.overrides()
        return f"load_rules({self.preset!r}{f', {overrides!r}' if overrides else ''})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and dict(self.values) == dict(other.values)

    def __hash__(self) -> int:
        return hash(tuple(self.values.values()))

    @cached_property
    def numbers(self) -> RuleNumbers:
        """The rules as the engine reads them."""
        return rule_numbers(self.values)

    def overrides(self) -> dict[str, Value]:
        """The options that differ from the preset. `load_rules(preset, overrides)` gives the same rules, if
        they are of the present edition."""
        base = preset_values(self.preset, self.edition)
        return {name: value for name, value in self.values.items() if value != base[name]}

    def in_present_edition(self) -> "Rules":
        """The same values, as differences from the present preset."""
        return self if self.edition == EDITION else Rules(self.preset, self.values, self.origins)

    @cached_property
    def facts(self) -> RuleFacts:
        """What follows from the values."""
        return RuleFacts(self.values)

    def notes(self, seats: int = MAX_SEATS, language: str | None = None) -> list[Note]:
        """What players should know before they start: risks, and settings without effect."""
        changed = self.overrides()
        return self.risks(seats, language) + [
            note for note in self.idle_options(language) if note.option in changed
        ]

    def risks(self, seats: int = MAX_SEATS, language: str | None = None) -> list[Note]:
        """Settings under which a round with this many players may never end."""
        return [
            self._note(risk.option, "risk", Phrase(f"risk-{risk.key}"), language)
            for risk in RISKS
            if risk.applies(self.values, seats)
        ]

    def idle_options(self, language: str | None = None) -> list[Note]:
        """All options that do nothing with the other values, and the option that is the reason."""
        reasons = ((name, self.idle_reason(name)) for name in NAMES)
        return [
            self._note(name, "idle", Phrase(f"idle-{idle.key}"), language, idle.culprit)
            for name, idle in reasons
            if idle
        ]

    def idle_reason(self, name: str) -> Idle | None:
        """Why an option does nothing, or None if it has an effect."""
        return idle_reason(name, self.facts)

    def _note(
        self, option: str, kind: NoteKind, why: Phrase, language: str | None, culprit: str | None = None
    ) -> Note:
        value = show(self.values[option])
        other = culprit or option
        other_value = show(self.values[other])
        line = text(
            f"rules-note-{kind}",
            language,
            option=option,
            value=value,
            other=other,
            otherValue=other_value,
            why=why,
        )
        return Note(option, kind, culprit, text(f"note-{kind}", language, why=why), line)

    def check_seats(self, seats: int) -> None:
        """Raise RulesError if these rules do not allow this number of players. It names the option."""
        if not 2 <= seats <= MAX_SEATS:
            raise RulesError("rules-seats-range", seats=seats, most=MAX_SEATS)
        self.check_deal(seats)
        self.check_company(seats)

    def check_deal(self, seats: int) -> None:
        """Raise RulesError if the deck has too few cards for every hand and the opening card."""
        deck = self.numbers.card_count
        need = seats * self.numbers.hand_size + 1
        if need > deck:
            size = self.numbers.hand_size
            raise RulesError("rules-seats-cards", seats=seats, size=size, need=need, deck=deck)

    def check_company(self, seats: int) -> None:
        """Raise RulesError if an option needs another number of players."""
        if self.values["teams"] == "partners" and seats != 4:
            raise RulesError("rules-seats-teams", seats=seats, origin=self.origins["teams"])
        if self.values["teams"] == "sides" and (seats < 4 or seats % 2):
            raise RulesError("rules-seats-sides", seats=seats, origin=self.origins["teams"])
        if self.values["sixty_nine"] and seats == 2:
            raise RulesError("rules-seats-sixty-nine", origin=self.origins["sixty_nine"])


def show(value: Value) -> str:
    """A value as you write it on the command line, and as tables show it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return ", ".join(value) or "none"
    return str(value)


def load_rules(
    preset: str = "basic-plus", overrides: Mapping[str, object] | None = None, edition: int = EDITION
) -> Rules:
    """The rules of a preset with some options changed. `edition` is for games of older presets."""
    return resolve(preset, override_settings(overrides), edition)


def override_settings(overrides: Mapping[str, object] | None) -> list[Setting]:
    """Settings from Python code, rather than from a file or the command line."""
    origin = Phrase("origin-overrides")
    return [(name, value, origin) for name, value in (overrides or {}).items()]


def rules_from(
    source: str, sets: Iterable[str] = (), files: Iterable[Path] = (), origin: str = "--set"
) -> Rules:
    """Rules as a user names them on the command line.

    `source` is a preset, a .toml file or a rule code. `files` with more options change it, and
    `name=value` settings in `sets` change those. Errors name `origin` as the source of `sets`.
    """
    preset, settings = source_settings(source)
    for file in files:
        named, more = _from_file(file)
        if named is not None:
            raise RulesError("rules-file-second-preset", where=file, preset=named)
        settings += more
    settings += [(name, value, origin) for name, value in parse_sets(sets).items()]
    return resolve(preset, settings)


def source_settings(source: str, folder: Path = Path()) -> tuple[str, list[Setting]]:
    """The preset of a name, a .toml file (relative to the folder) or a code, and its settings."""
    if source.endswith(".toml"):
        named, settings = _from_file(folder / source)
        return named or "basic-plus", settings
    if source not in PRESETS:
        from lastcard.rules.codes import decode, looks_like_code  # noqa: PLC0415 - codes are made of rules

        if looks_like_code(source):
            decoded = decode(source)
            origin = Phrase("origin-code")
            return decoded.preset, [(name, value, origin) for name, value in decoded.overrides().items()]
    return source, []


def parse_sets(sets: Iterable[str]) -> dict[str, str]:
    """Parse settings of the form `name=value`."""
    parsed: dict[str, str] = {}
    for setting in sets:
        name, equals, value = setting.partition("=")
        if not equals:
            raise RulesError("rules-set-syntax", setting=setting)
        parsed[name.strip()] = value.strip()
    return parsed


def resolve(preset: str, settings: Iterable[Setting], edition: int = EDITION) -> Rules:
    """Apply settings (name, value, origin) to a preset. Later ones win; conflicts raise RulesError."""
    values = dict(preset_values(preset, edition))
    origins: dict[str, Origin] = dict.fromkeys(NAMES, Phrase("origin-preset", preset=preset))
    for name, given, origin in settings:
        values[name] = _parse(name, given, origin)
        origins[name] = origin
    for conflict in CONFLICTS:
        first, second = conflict.first, conflict.second
        if conflict.clash(values[first], values[second]):
            raise RulesError(
                "rules-conflict",
                first=first,
                firstValue=show(values[first]),
                firstOrigin=origins[first],
                second=second,
                secondValue=show(values[second]),
                secondOrigin=origins[second],
                why=Phrase(f"conflict-{conflict.key}"),
            )
    return Rules(preset, values, origins, edition)


@cache
def preset_values(preset: str, edition: int = EDITION) -> Mapping[str, Value]:
    """The value of every option in a preset, including those of the preset it extends."""
    if preset not in PRESETS:
        hint = suggestion(preset, PRESETS) or Phrase("rules-known-presets", presets=", ".join(PRESETS))
        raise RulesError("rules-unknown-preset", preset=preset, hint=hint)
    with resources.as_file(resources.files("lastcard.rules") / "presets" / f"{preset}.toml") as path:
        data = read_toml(path, RulesError)
    base = data.get("extends")
    values = {option.name: option.default for option in OPTIONS}
    if isinstance(base, str):
        values = dict(preset_values(base, edition))
    for name, given in in_edition(preset, edition, _options_table(data, preset)).items():
        values[name] = _parse(name, given, Phrase("origin-preset", preset=preset))
    return MappingProxyType(values)


def _options_table(data: Mapping[str, object], where: str) -> Mapping[str, object]:
    table = data.get("options", {})
    if not isinstance(table, dict):
        raise RulesError("rules-options-table", where=where)
    return table


def _from_file(path: Path) -> tuple[str | None, list[Setting]]:
    """The preset that a file names, if any, and its options."""
    data = read_toml(path, RulesError)
    unknown = sorted(set(data) - {"title", "preset", "options", *NAMES})
    if unknown:
        hint = suggestion(unknown[0], (*NAMES, "title", "preset", "options"))
        raise RulesError("rules-file-key", where=path, key=unknown[0], hint=hint)
    preset = str(data["preset"]) if "preset" in data else None
    if preset is not None and preset not in PRESETS:
        hint = suggestion(preset, PRESETS)
        raise RulesError("rules-file-preset", where=path, preset=preset, hint=hint)
    table = {name: value for name, value in data.items() if name in BY_NAME}
    table |= _options_table(data, str(path))
    return preset, [(name, deck_beside(path.parent, name, value), str(path)) for name, value in table.items()]


def deck_beside(folder: Path, name: str, value: object) -> object:
    """Resolve the path of a deck file relative to the file that names it."""
    if name == "deck" and isinstance(value, str) and (folder / value).is_file():
        return str(folder / value)
    return value


def _parse(name: str, given: object, origin: Origin) -> Value:
    option = BY_NAME.get(name)
    if option is None:
        raise RulesError("rules-unknown-option", option=name, origin=origin, hint=suggestion(name, NAMES))
    try:
        return option.kind.parse(given)
    except (RulesError, CardError) as error:
        raise RulesError(
            "rules-bad-value", option=name, value=repr(given), origin=origin, why=error
        ) from None
