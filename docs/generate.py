"""Writes docs/rules.md from the catalogue, the presets and the texts. Run it by `make docs`."""

from collections.abc import Iterator
from pathlib import Path

from lastcard.cards.decks import NAMED, deck_counts
from lastcard.rules import OPTIONS, PRESETS, Option, preset_values, show
from lastcard.rules.catalogue import CONFLICTS, RISKS, SECTIONS
from lastcard.rules.kinds import Choice
from lastcard.rules.ledger import DOCUMENTS, RULINGS
from lastcard.texts import text

# A value that shows each risk.
RISKY = {
    "draws-without-end": "until playable",
    "slaps-fill-hands": "7",
    "deck-of-draw-cards": "colour-fours",
    "black-cards-go-round": "all",
    "match-without-end": "-100",
}
TARGET = Path(__file__).parent / "rules.md"

INTRODUCTION = """# The rules

<!-- Made by docs/generate.py from the catalogue; change it there, then run `make docs`. -->

Five documents describe the game and contradict each other. Here each of them is a preset, every rule in
them is an option, and any option can be set to any of its values:

```console
$ lastcard rules show classic --set jump_in=all
...
```

Rules have numbers (B05, C12, ...): a letter for the document and a place in it. A refused move names the
rules behind the refusal; `lastcard rules explain C12` says what a number means.
"""


def rules_page() -> str:
    """The whole page."""
    return "\n".join([INTRODUCTION, *_presets(), *_options(), *_combinations(), *_rulings(), *_ledger()])


def _presets() -> Iterator[str]:
    yield "## Presets\n"
    yield from (f"- **{preset}**: {text(f'preset-{preset}')}" for preset in PRESETS)
    yield ""


def _options() -> Iterator[str]:
    yield "## Options\n"
    for section in SECTIONS:
        yield f"### {text('section-' + section.replace(' ', '-'))}\n"
        for option in OPTIONS:
            if option.section == section:
                yield from _option(option)
    yield "### Decks\n"
    yield from (f"- `{name}`: {sum(deck_counts(name))} cards, `{cards}`" for name, cards in NAMED.items())
    yield ""


def _option(option: Option) -> Iterator[str]:
    yield f"#### `{option.name}`\n"
    yield f"{text(f'option-{option.name}')} Ledger: {', '.join(option.ledger)}.\n"
    yield f"Values: {option.kind.range_text()}.\n"
    if isinstance(option.kind, Choice):
        yield from (f"- `{word}`: {text(option.value_key(word))}" for word in option.kind.words)
        yield ""
    yield f"Set by: {_who_sets(option)}.\n"


def _who_sets(option: Option) -> str:
    """The presets behind every value, the value most of them want first."""
    by_value: dict[str, list[str]] = {}
    for preset in PRESETS:
        by_value.setdefault(show(preset_values(preset)[option.name]), []).append(preset)
    if len(by_value) == 1:
        return f"`{next(iter(by_value))}` in all presets"
    ranked = sorted(by_value.items(), key=lambda item: -len(item[1]))
    return "; ".join(f"`{value}` in {', '.join(presets)}" for value, presets in ranked)


def _combinations() -> Iterator[str]:
    yield "## What does not go together\n"
    for key in dict.fromkeys(conflict.key for conflict in CONFLICTS):
        names = dict.fromkeys(n for c in CONFLICTS if c.key == key for n in (c.first, c.second))
        yield f"- {', '.join(f'`{name}`' for name in names)}: {text(f'conflict-{key}')}."
    yield "- `sixty_nine` needs at least three players, `teams = partners` exactly four."
    yield "- Every hand and the opening card must come out of the deck.\n"
    yield "Such rules are refused when they are loaded, with both options and where each was set.\n"
    yield "### Known risks\n"
    for risk in RISKS:
        yield f"- {text(f'risk-{risk.key}', option=f'`{risk.option}`', value=RISKY[risk.key])}."
    yield "\nThey are shown when such rules are loaded on the command line.\n"


def _rulings() -> Iterator[str]:
    yield "## Rulings that hold everywhere\n"
    for topic, names in RULINGS.items():
        yield f"### {text(f'ruling-{topic}')}\n"
        yield from (f"- {text(f'ruling-{topic}-{name}')}" for name in names)
        yield ""


def _ledger() -> Iterator[str]:
    yield "## The ledger\n"
    for letter, (document, numbers) in DOCUMENTS.items():
        yield f"### {letter}: {document}\n"
        yield f"{text(f'document-{document}')}\n"
        for number in numbers:
            rule = f"{letter}{number:02}"
            options = ", ".join(f"`{option.name}`" for option in OPTIONS if rule in option.ledger)
            yield f"- **{rule}** {text(f'ledger-{rule}')}{f' ({options})' if options else ''}"
        yield ""


if __name__ == "__main__":
    TARGET.write_text(rules_page(), encoding="utf-8")
