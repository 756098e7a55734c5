"""`lastcard simulate` and `lastcard compare`: what a rule does to the game, over many matches."""

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from lastcard import compiled
from lastcard.cli.complaints import print_note, print_notes
from lastcard.cli.options import Files, PresetOption, Sets
from lastcard.cli.signals import stop_on_signals
from lastcard.cli.warmup import compile_with_bar
from lastcard.errors import LastCardError
from lastcard.lab.players import company_of, seat_alertness, seat_bots
from lastcard.lab.plot import check_plot, plot
from lastcard.lab.report import as_csv, as_data, as_json, comparison, report
from lastcard.lab.simulation import Plan, Simulation
from lastcard.lab.simulation import simulate as play
from lastcard.rules import Rules, rules_from
from lastcard.texts import number, text


class Engine(StrEnum):
    """The engine to play with."""

    auto = "auto"
    compiled = "compiled"
    interpreted = "interpreted"


Players = Annotated[int, typer.Option()]
Matches = Annotated[int, typer.Option(min=1)]
Bots = Annotated[str, typer.Option(metavar="BOT,...")]
Alertness = Annotated[str, typer.Option(metavar="SHARE,...")]
Seed = Annotated[int, typer.Option(min=0, max=2**64 - 1)]
Threads = Annotated[int, typer.Option(min=0, max=256)]
Json = Annotated[bool, typer.Option("--json")]
Csv = Annotated[bool, typer.Option("--csv")]
PlotFile = Annotated[Path | None, typer.Option("--plot", metavar="FILE.svg")]
EngineOption = Annotated[Engine, typer.Option()]


def simulate(
    preset: PresetOption = "guide",
    sets: Sets = None,
    files: Files = None,
    players: Players = 4,
    matches: Matches = 10_000,
    bots: Bots = "tips",
    alertness: Alertness = "0.9",
    seed: Seed = 1,
    threads: Threads = 0,
    json: Json = False,
    csv: Csv = False,
    plot_file: PlotFile = None,
    engine: EngineOption = Engine.auto,
) -> None:
    """Play many matches and report what happens in them, with 95 % intervals."""
    rules = rules_from(preset, sets or (), files or ())
    plan = _plan(rules, players, matches, bots, alertness, seed)
    print_notes(rules, players)
    _check_output(json, csv, plot_file)
    name = ",".join([preset, *(str(file) for file in files or ()), *(sets or ())])
    simulation, stopped = _run(plan, threads, _engine(engine), name)
    if json:
        print(as_json(as_data(simulation)))
    elif csv:
        print(as_csv([(name, simulation)]))
    else:
        print(report(simulation))
    _draw([(name, simulation)], plot_file)
    if stopped:
        raise typer.Exit(130)


def compare(
    rule_sets: Annotated[list[str], typer.Argument(metavar="RULES...")],
    players: Players = 4,
    matches: Matches = 10_000,
    bots: Bots = "tips",
    alertness: Alertness = "0.9",
    seed: Seed = 1,
    threads: Threads = 0,
    json: Json = False,
    csv: Csv = False,
    plot_file: PlotFile = None,
    engine: EngineOption = Engine.auto,
) -> None:
    """Play the same number of matches by several rule sets and show the figures side by side."""
    if len(rule_sets) < 2:
        raise LastCardError("lab-compare-two")
    _check_output(json, csv, plot_file)
    plans = []
    for source in rule_sets:
        plans.append((source, _plan(_rules_of(source), players, matches, bots, alertness, seed)))
    for _, plan in plans:
        print_notes(plan.rules, players)
    done, stopped, how = [], False, _engine(engine)
    for source, plan in plans:
        if stopped:
            print(text("lab-not-played", name=source), file=sys.stderr)
        else:
            simulation, stopped = _run(plan, threads, how, source)
            done.append((source, simulation))
    if json:
        print(as_json([{"name": source, **as_data(simulation)} for source, simulation in done]))
    elif csv:
        print(as_csv(done))
    else:
        print(comparison(done))
    _draw(done, plot_file)
    if stopped:
        raise typer.Exit(130)


def _rules_of(source: str) -> Rules:
    """Parse an argument of `compare`: `guide,jump_in=all,stacking=+2 on +2, +4 on +4`."""
    name, *sets = re.split(r",(?=\w+=)", source)
    return rules_from(name, sets, origin=source)


def _plan(rules: Rules, players: int, matches: int, bots: str, alertness: str, seed: int) -> Plan:
    rules.check_seats(players)
    seated = seat_bots([bot.strip() for bot in bots.split(",")], players)
    shares = seat_alertness([_share(word) for word in alertness.split(",")], players)
    company_of(seated, shares)  # refuse unknown bots now, before anything is played
    return Plan(rules, tuple(seated), tuple(shares), matches, seed)


def _share(word: str) -> float:
    try:
        return float(word)
    except ValueError:
        raise LastCardError("lab-alertness-range", share=word) from None


def _check_output(json: bool, csv: bool, plot_file: Path | None) -> None:
    if json and csv:
        raise LastCardError("lab-json-or-csv")
    if plot_file:
        check_plot(plot_file)


def _draw(simulations: list[tuple[str, Simulation]], plot_file: Path | None) -> None:
    if plot_file is None:
        return
    played = [(name, simulation) for name, simulation in simulations if any(simulation.tally.lengths)]
    if played:
        plot(played, plot_file)
    else:
        print_note(text("lab-nothing-drawn"))


Fast = tuple[bool, compiled.InBackground | None]  # whether to play compiled, and the build to wait for


def _run(plan: Plan, threads: int, how: Fast, name: str) -> tuple[Simulation, bool]:
    """Play with a progress bar. Also returns whether the user stopped it."""
    fast, build = how
    simulation = Simulation(plan)
    stop_on_signals()
    try:
        with _bar(plan, name) as show:
            for simulation in play(plan, threads or os.cpu_count() or 1, fast, build):
                show(simulation)
    except KeyboardInterrupt:
        return simulation, True
    if build and build.failed():
        print_note(text("compiled-failed"))
    return simulation, False


def _engine(engine: Engine) -> Fast:
    if engine == Engine.interpreted:
        return False, None
    if engine == Engine.compiled:
        if not compiled.is_built():
            compile_with_bar()
        return True, None
    if not compiled.available():
        print_note(text("compiled-not-installed"))
        return False, None
    if compiled.is_built():
        return True, None
    if not compiled.can_keep():
        print_note(text("compiled-not-kept", folder=compiled.folder()))
        return False, None
    print_note(text("compiled-in-background"))
    return True, compiled.in_background()


@contextmanager
def _bar(plan: Plan, name: str) -> Iterator[Callable[[Simulation], None]]:
    """Show a progress bar on standard error if that is a terminal."""
    from rich.console import Console  # noqa: PLC0415 - slow
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(name, total=plan.matches, rate="")

        def show(simulation: Simulation) -> None:
            rate = simulation.played / simulation.seconds if simulation.seconds else 0
            bar.update(task, completed=simulation.played, rate=text("lab-rate", rate=number(rate)))

        yield show
