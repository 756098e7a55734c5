"""Texts for users, in Fluent files with a folder per language. Everything goes through `text`.

    text("event-kept", seat="Ana")          in the current language
    text("event-kept", "es", seat="Ana")    in another language
    use("de")                               sets the current language of the program
    Phrase("event-kept", seat="Ana")        translated when it is shown

The current language is English until `use` is called. The command line uses the system's language.
"""

import locale
import os
import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "es", "de")
LONGEST = 900

_KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
# Babel's names of our languages. British English writes "Ana, Ben and Cleo", without a second comma.
_LOCALES = {"en": "en_GB", "es": "es", "de": "de"}
_SOUNDS_LIKE_I = re.compile(r"i|hi(?![ae])", re.IGNORECASE)
_WINDOWS_NAMES = {"english": "en", "spanish": "es", "german": "de"}
_current = ["en"]


@runtime_checkable
class Sayable(Protocol):
    """Something with a text in any language: a phrase, or an error."""

    def in_language(self, language: str | None) -> str: ...


class Phrase:
    """A text that is translated when it is shown."""

    def __init__(self, key: str, /, **variables: object) -> None:
        self.key = key
        self.variables = variables

    def in_language(self, language: str | None) -> str:
        """The text in a language."""
        return text(self.key, language, **self.variables)

    def __str__(self) -> str:
        return self.in_language(None)


def use(language: str) -> None:
    """Set the current language for the whole process. Code that needs several at once passes `language`."""
    if language not in LANGUAGES:
        raise ValueError(f"no such language: {language!r}")
    _current[0] = language


def current() -> str:
    """The current language."""
    return _current[0]


def system_language() -> str:
    """The system's language, looked up as gettext does, or English if there are no texts for it."""
    for wanted in _wanted_languages():
        language = re.split(r"[_.@-]", wanted)[0].lower()
        language = _WINDOWS_NAMES.get(language, language)
        if language in LANGUAGES:
            return language
        if language in ("c", "posix"):
            return "en"
    return "en"


def _wanted_languages() -> Iterator[str]:
    """The languages in LANGUAGE, then the first of the other variables that is set."""
    yield from filter(None, os.environ.get("LANGUAGE", "").split(":"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            yield os.environ[name]
            return
    yield locale.getlocale()[0] or ""


def has_text(key: str, language: str = "en") -> bool:
    """Whether a text exists."""
    return key in _files_of_keys(language)


def text(key: str, language: str | None = None, /, **variables: object) -> str:
    """The text of a key with its variables filled in. A missing text or variable raises KeyError."""
    language = language or current()
    bundle = _bundle_with(key, language)
    message = bundle.get_message(key)
    if message.value is None:
        raise KeyError(key)
    given = {name: _given(value, language) for name, value in variables.items()}
    result, errors = bundle.format_pattern(message.value, given)
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return str(result)


def number(value: float, decimals: int = 0, language: str | None = None) -> str:
    """A number as the language writes it, with separators: 1,234.5 or 1.234,5."""
    from babel.numbers import format_decimal  # noqa: PLC0415 - slow to import, and not always needed

    return format_decimal(value, f"#,##0.{'0' * decimals}", _LOCALES[language or current()])


def join_words(words: Sequence[str], language: str | None = None) -> str:
    """Words as a list in a sentence: Ana; Ana and Ben; Ana, Ben and Cleo."""
    from babel.lists import format_list  # noqa: PLC0415 - see above

    language = language or current()
    joined = format_list(words, locale=_LOCALES[language])
    if language == "es" and len(words) > 1 and _SOUNDS_LIKE_I.match(words[-1]):
        return f"{joined.removesuffix(f' y {words[-1]}')} e {words[-1]}"  # Ana e Inés; Babel does not know
    return joined


def _bundle_with(key: str, language: str) -> "FluentBundle":
    """The texts of a language, after loading the file that has the key."""
    bundle = _bundle(language)
    if not bundle.has_message(key):
        from fluent.runtime import FluentResource  # noqa: PLC0415 - slow, and many commands need no text

        bundle.add_resource(FluentResource(_read(language, _files_of_keys(language)[key])))
    return bundle


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle  # noqa: PLC0415 - see above

    return FluentBundle([language], use_isolating=False)


@cache
def _files_of_keys(language: str) -> dict[str, str]:
    """The file of every key. Parsing is slow, so that only the files that are needed are parsed."""
    folder = resources.files("lastcard.texts") / language
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    return {key: name for name in names for key in _KEY.findall(_read(language, name))}


@cache
def _read(language: str, file: str) -> str:
    return (resources.files("lastcard.texts") / language / file).read_text(encoding="utf-8")


def _given(value: object, language: str) -> object:
    """Convert a variable for Fluent.

    Numbers choose plural forms, but have no separators. Strings are cut at a limit, and control
    characters are escaped so that they cannot move the cursor of a terminal.
    """
    if isinstance(value, (int, float)):
        from fluent.runtime.types import fluent_number  # noqa: PLC0415 - see above

        return fluent_number(value, useGrouping=False)
    if not isinstance(value, str) and isinstance(value, Sayable):
        return value.in_language(language)
    words = _CONTROL.sub(lambda found: repr(found[0])[1:-1], str(value))
    return words if len(words) <= LONGEST else f"{words[:LONGEST]}..."
