"""`lastcard referee`: settle an argument by playing it."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from lastcard.cli.complaints import complain
from lastcard.cli.options import Sets
from lastcard.errors import ScenarioError
from lastcard.referee import Report, judge_file
from lastcard.rules.resolve import parse_sets
from lastcard.texts import text


def referee(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    preset: Annotated[str | None, typer.Option(metavar="PRESET")] = None,
    sets: Sets = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Play scenario files and print, line by line, what happens and which rule forbids a refused move."""
    code = 0
    overrides = parse_sets(sets or ())
    for path in files:
        try:
            report = judge_file(path, overrides, preset)
        except ScenarioError as error:
            code = complain(error)
            if as_json:
                no_report = asdict(Report(str(path), "", False, ()))
                print(json.dumps(no_report | {"error": str(error)}))
            continue
        if not report.held:
            code = max(code, 1)
        if as_json:
            print(json.dumps(asdict(report)))
        else:
            _print_report(report)
    raise typer.Exit(code)


def _print_report(report: Report) -> None:
    print(f"{report.file}: {report.title}" if report.title else report.file)
    for verdict in report.lines:
        mark = " " if verdict.held else "X"
        print(f" {mark} {verdict.line:3}  {verdict.text:28}  {verdict.said}")
    failed = [verdict for verdict in report.lines if not verdict.held]
    if failed:
        first = failed[0]
        words = text("referee-does-not-hold", line=first.line, content=first.text, said=first.said)
    else:
        words = text("referee-all-hold")
    print(f"   {words}")
    print()
