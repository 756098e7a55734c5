"""Texts for people in Fluent files, one folder a language. The only way in is `text(key, **variables)`."""

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en",)
LONGEST = 900


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow; many need no text

    bundle = FluentBundle([language], use_isolating=False)
    for file in (resources.files("lastcard.texts") / language).iterdir():
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def has_text(key: str, language: str = "en") -> bool:
    """Whether a text exists."""
    return _bundle(language).has_message(key)


def text(key: str, language: str = "en", /, **variables: object) -> str:
    """The text of a key with its variables filled in. A missing text or variable is a bug, and says so."""
    bundle = _bundle(language)
    message = bundle.get_message(key)
    if message.value is None:
        raise KeyError(key)
    result, errors = bundle.format_pattern(message.value, {n: _given(v) for n, v in variables.items()})
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return str(result)


def _given(value: object) -> object:
    """A value as Fluent takes it: counts choose plural forms but have no separators; texts have a limit."""
    from fluent.runtime.types import fluent_number  # noqa: PLC0415 - see above

    if isinstance(value, int):
        return fluent_number(value, useGrouping=False)
    return str(value) if len(str(value)) <= LONGEST else f"{str(value)[:LONGEST]}..."
