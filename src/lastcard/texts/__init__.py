"""Texts for people in Fluent files, one folder a language. The only way in is `text(key, **variables)`."""

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en",)


@cache
def _bundle(language: str) -> FluentBundle:
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
    # Numbers are given as text: card counts need no thousands separators.
    given = {name: str(value) if isinstance(value, float) else value for name, value in variables.items()}
    result, errors = bundle.format_pattern(message.value, given)
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return str(result)
