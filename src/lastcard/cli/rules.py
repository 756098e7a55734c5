"""`lastcard rules`: show and compare presets and rule sets, and share them as codes."""

from typing import Annotated

import typer

from lastcard.cli.book import book
from lastcard.cli.complaints import print_notes
from lastcard.cli.options import Files, Sets, Source
from lastcard.rules import OPTIONS, Option, decode, encode, rules_from, show
from lastcard.rules.catalogue import BY_NAME, SECTIONS
from lastcard.rules.groups import PRESET_GROUPS
from lastcard.rules.kinds import Choice
from lastcard.rules.ledger import DOCUMENTS, check_id
from lastcard.rules.words import group_name
from lastcard.texts import text

app = typer.Typer(no_args_is_help=True)

app.command("book")(book)


@app.command("list")
def list_presets() -> None:
    """List the presets, each with one sentence."""
    for group, presets in PRESET_GROUPS.items():
        if presets:
            print(group_name(group))
        for preset in presets:
            print(f"  {preset:13}{text(f'preset-{preset}')}")


@app.command("show")
def show_rules(preset: Source, sets: Sets = None, files: Files = None) -> None:
    """Show every option of a rule set: its value, the rules behind it, and where it was set."""
    rules = rules_from(preset, sets or (), files or ())
    print_notes(rules)
    overridden = rules.overrides()
    for section in SECTIONS:
        print(text(f"section-{section.replace(' ', '-')}"))
        for option in OPTIONS:
            if option.section == section:
                origin = f"  <- {rules.origins[option.name]}" if option.name in overridden else ""
                ids = " ".join(option.ledger)
                print(f"  {option.name:26}{show(rules[option.name]):24} {ids}{origin}")


@app.command("diff")
def diff(first: Source, second: Source) -> None:
    """Show the options in which two rule sets differ."""
    a, b = rules_from(first), rules_from(second)
    names = [option.name for option in OPTIONS if a[option.name] != b[option.name]]
    if not names:
        print(text("rules-same"))
        return
    width = max(len(first), *(len(show(a[name])) for name in names))
    print(f"{'':26}{first:{width}}  {second}")
    for name in names:
        print(f"{name:26}{show(a[name]):{width}}  {show(b[name])}")


@app.command("code")
def code(
    presets: Annotated[list[str], typer.Argument(metavar="PRESET...")],
    sets: Sets = None,
    files: Files = None,
) -> None:
    """Print a short code for each rule set."""
    for preset in presets:
        rules = rules_from(preset, sets or (), files or ())
        print_notes(rules)
        print(encode(rules))


@app.command("decode")
def decode_code(
    code: Annotated[str, typer.Argument(metavar="CODE")],
) -> None:
    """Print the rule set of a code: its preset, and what differs from it."""
    rules = decode(code)
    print(f"preset = {rules.preset}")
    for name, value in rules.overrides().items():
        print(f"{name} = {show(value)}")


@app.command("explain")
def explain(
    rules: Annotated[list[str], typer.Argument(metavar="ID...")],
) -> None:
    """Explain a numbered rule and its options, or what an option does."""
    for rule in [rule if rule in BY_NAME else check_id(rule) for rule in rules]:
        if rule in BY_NAME:
            _explain_option(BY_NAME[rule])
            continue
        print(f"{rule} ({DOCUMENTS[rule[0]][0]}): {text(f'ledger-{rule}')}")
        for option in OPTIONS:
            if rule in option.ledger:
                print(f"    {option.name}: {option.kind.range_text()}")


def _explain_option(option: Option) -> None:
    print(f"{option.name}: {text(f'option-{option.name}')} [{', '.join(option.ledger)}]")
    if not isinstance(option.kind, Choice):
        print(f"    {option.kind.range_text()}")
        return
    for word in option.kind.words:
        print(f"    {word}: {text(option.value_key(word))}")
