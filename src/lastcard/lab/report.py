"""Reports of simulations: as text, JSON and CSV."""

import csv
import io
import json
import math
from collections.abc import Iterator, Sequence

from lastcard.autoplay.tally import LONGEST
from lastcard.lab.figures import Figure, largest, quantile
from lastcard.lab.results import CARDS, HAPPENINGS, LENGTHS, LONG, POINTS, SHARES, WINS, Result, results
from lastcard.lab.simulation import Simulation
from lastcard.rules import encode, show
from lastcard.texts import number, text

BARS = 20
BAR_WIDTH = 40
_LABEL = 40
_WHOLE = ("moves-median", "moves-90", "moves-99", "moves-max")


def label(result: Result) -> str:
    """The name of a figure, in words."""
    return text(f"figure-{result.name}", number=0 if result.number is None else result.number)


def report(simulation: Simulation) -> str:
    """All figures of one simulation, and a histogram of the lengths of its rounds."""
    lines = list(_heading(simulation))
    found = [result for result in results(simulation) if result.worth_showing]
    for section in (LENGTHS, LONG, WINS, POINTS, CARDS, HAPPENINGS):
        rows = [result for result in found if result.section == section]
        if rows:
            lines += ["", text(f"lab-section-{section}")]
            lines += [f"  {label(row):{_LABEL}}{_value(row):>10}   {_interval(row)}".rstrip() for row in rows]
        if section == LENGTHS:
            lines += ["", *_histogram(simulation.tally.lengths)]
    return "\n".join(lines)


def comparison(simulations: Sequence[tuple[str, Simulation]]) -> str:
    """The figures of several simulations side by side. A star marks a difference from the first."""
    tables = [{result.key: result for result in results(simulation)} for _, simulation in simulations]
    rows: dict[str, Result] = {}
    for table in tables:
        rows |= {key: row for key, row in table.items() if key not in rows and row.worth_showing}
    widths = [max(len(name), 18) + 2 for name, _ in simulations]
    lines = [*_heading(simulations[0][1], alone=False), *_matches(simulations), text("lab-margin")]
    header = "".join(f"{name:>{width}}" for (name, _), width in zip(simulations, widths, strict=True))
    lines += ["", " " * (_LABEL + 2) + header]
    for section in (LENGTHS, LONG, WINS, POINTS, CARDS, HAPPENINGS):
        keys = [key for key, result in rows.items() if result.section == section]
        if keys:
            lines += ["", text(f"lab-section-{section}")]
        for key in keys:
            cells = [_cell(table.get(key), tables[0].get(key)) for table in tables]
            row = "".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
            lines.append(f"  {label(rows[key]):{_LABEL}}{row}".rstrip())
    lines += ["", text("lab-star", first=simulations[0][0])]
    return "\n".join(lines)


def _heading(simulation: Simulation, alone: bool = True) -> Iterator[str]:
    plan, tally = simulation.plan, simulation.tally
    if alone:
        settings = [f"{name} = {show(value)}" for name, value in plan.rules.overrides().items()]
        yield text("lab-rules", rules=", ".join([plan.rules.preset, *settings]), players=plan.players)
    yield text(
        "lab-seats",
        bots=", ".join(_runs(plan.bots)),
        alertness=", ".join(_runs([f"{share:g}" for share in plan.alertness])),
        seed=str(plan.seed),
    )
    if not alone:
        return
    rate = tally.rounds / simulation.seconds if simulation.seconds else 0
    yield text(
        "lab-matches",
        matches=number(simulation.played),
        rounds=number(tally.rounds),
        seconds=number(simulation.seconds, 1),
        rate=number(rate),
        path=text(f"lab-path-{path(simulation)}"),
    )
    if simulation.played < plan.matches:
        yield text("lab-stopped", matches=number(simulation.played), planned=number(plan.matches))
    if tally.endless:
        yield text("lab-given-up")


def _matches(simulations: Sequence[tuple[str, Simulation]]) -> Iterator[str]:
    """How many matches each simulation played, or which of them were stopped early."""
    if all(simulation.played == simulation.plan.matches for _, simulation in simulations):
        yield text("lab-matches-each", matches=number(simulations[0][1].played))
    for name, simulation in simulations:
        if simulation.played < simulation.plan.matches:
            matches, planned = number(simulation.played), number(simulation.plan.matches)
            yield text("lab-stopped-one", name=name, matches=matches, planned=planned)


def path(simulation: Simulation) -> str:
    """The engine that played: "interpreted", "compiled", or "both"."""
    if simulation.interpreted == simulation.played:
        return "interpreted"
    return "both" if simulation.interpreted else "compiled"


def _runs(words: Sequence[str]) -> Iterator[str]:
    """The words without repeats at the end, as they were given on the command line."""
    last = len(words)
    while last > 1 and words[last - 1] == words[last - 2]:
        last -= 1
    yield from words[:last]


def _number(result: Result, value: float) -> str:
    """A number of a figure, with as many decimals as its margin justifies."""
    if math.isnan(value):
        return "-"
    if result.name in _WHOLE:
        return number(value)
    if result.section in SHARES:
        return text("lab-percent", number=number(value * 100, _decimals(result.figure.margin * 100)))
    return number(value, _decimals(result.figure.margin))


def _decimals(margin: float) -> int:
    """The decimals to show: two, or more if the margin is smaller than that."""
    if not 0 < margin < 1:
        return 2
    return min(max(2, -math.floor(math.log10(margin))), 5)


def _value(result: Result) -> str:
    return _number(result, result.figure.value)


def _interval(result: Result) -> str:
    figure = result.figure
    if result.name == "moves-max" or not math.isfinite(figure.low) or not math.isfinite(figure.high):
        return ""
    return text("lab-interval", low=_number(result, figure.low), high=_number(result, figure.high))


def _cell(result: Result | None, first: Result | None) -> str:
    if result is None:
        return "-  "
    value = "0"  # never happened: not part of these rules, or rare
    if result.worth_showing:
        value = _value(result)
        margin = result.figure.margin * (100 if result.section in SHARES else 1)
        if result.name != "moves-max" and math.isfinite(margin):
            value += f" ±{number(margin, _decimals(margin))}"
    differs = first is not None and result is not first and result.figure.differs(first.figure)
    return f"{value} {'*' if differs and result.name != 'moves-max' else ' '}"


def _histogram(lengths: Sequence[int]) -> Iterator[str]:
    """Bars of rounds by their number of moves. The longest 1 % share the last line."""
    total = sum(lengths)
    if total == 0:
        return
    start = next(moves for moves, count in enumerate(lengths) if count)
    end = int(quantile(lengths, 0.99).value) + 1
    width = max(1, math.ceil((end - start) / BARS))
    bars = [(first, sum(lengths[first : first + width])) for first in range(start, end, width)]
    rest = bars[-1][0] + width
    most = max(count for _, count in bars)
    for first, count in bars:
        name = f"{first}" if width == 1 else f"{first}-{min(first + width - 1, LONGEST)}"
        yield f"  {name:>9}  {_bar(count, most):{BAR_WIDTH}} {_percent(count, total)}"
    if sum(lengths[rest:]):
        name = f"{rest}-{largest(lengths)}"
        yield f"  {name:>9}  {'':{BAR_WIDTH}} {_percent(sum(lengths[rest:]), total)}"


def _percent(count: int, total: int) -> str:
    return f"{text('lab-percent', number=number(count / total * 100, 1)):>7}"


def _bar(count: int, most: int) -> str:
    """A bar, drawn in eighths of a character."""
    eighths = round(count / most * BAR_WIDTH * 8)
    return "█" * (eighths // 8) + ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")[eighths % 8]


def as_data(simulation: Simulation) -> dict[str, object]:
    """Everything about a simulation, for JSON."""
    plan, tally = simulation.plan, simulation.tally
    return {
        "rules": {
            "preset": plan.rules.preset,
            "set": {name: show(value) for name, value in plan.rules.overrides().items()},
            "code": encode(plan.rules),
        },
        "players": plan.players,
        "bots": list(plan.bots),
        "alertness": list(plan.alertness),
        "seed": plan.seed,
        "matches": simulation.played,
        "games": simulation.played,  # the old name of matches
        "planned": plan.matches,
        "rounds": tally.rounds,
        "path": path(simulation),
        "seconds": round(simulation.seconds, 3),
        "figures": {result.key: _numbers(result.figure) for result in results(simulation)},
        "lengths": {str(moves): count for moves, count in enumerate(tally.lengths) if count},
    }


def _numbers(figure: Figure) -> dict[str, float | None]:
    """A figure for JSON, which cannot write NaN or infinity."""
    return {
        name: number if math.isfinite(number) else None
        for name, number in zip(Figure._fields, figure, strict=True)
    }


def as_json(data: object) -> str:
    """Write data as JSON."""
    return json.dumps(data, indent=2, ensure_ascii=False, allow_nan=False)


def as_csv(simulations: Sequence[tuple[str, Simulation]]) -> str:
    """Write one line per figure: rules, name, value, low, high."""
    target = io.StringIO()
    writer = csv.writer(target, lineterminator="\n")
    writer.writerow(("rules", "figure", *Figure._fields))
    for name, simulation in simulations:
        for result in results(simulation):
            numbers = _numbers(result.figure).values()
            writer.writerow((name, result.key, *("" if number is None else number for number in numbers)))
    return target.getvalue().rstrip("\n")
