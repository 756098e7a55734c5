"""Reports: every figure has a text, stars mark real differences, and programs can read JSON and CSV."""

import csv
import json
import math
import re
from collections.abc import Callable
from functools import cache
from importlib import resources
from itertools import pairwise

import pytest

from lastcard.autoplay.tally import LONGEST, Tally
from lastcard.lab.figures import largest
from lastcard.lab.report import as_csv, as_data, as_json, comparison, label, path, report
from lastcard.lab.results import CARDS, HAPPENINGS, LENGTHS, LONG, POINTS, SHARES, WINS, Result, results
from lastcard.lab.simulation import Plan, Simulation, interpreted_part
from lastcard.rules import PRESETS, decode, load_rules
from lastcard.texts import has_text, text

SECTIONS = (LENGTHS, LONG, WINS, POINTS, CARDS, HAPPENINGS)
PLAYERS = 4
BAR = re.compile(r"^ *(\d+)(?:-(\d+))?  ([█▏▎▍▌▋▊▉]*) +(\d+\.\d) %$")
LABEL_WIDTH = 40


@cache
def played(preset: str, games: int, *settings: tuple[str, str], seed: int = 1) -> Simulation:
    """A simulation that has played all of its games, interpreted."""
    rules = load_rules(preset, dict(settings))
    plan = Plan(rules, ("tips",) * PLAYERS, (0.9,) * PLAYERS, games, seed)
    return Simulation(plan, interpreted_part(plan)(0, games), games, games, 0.5)


def full() -> Simulation:
    """A simulation with a count for everything that can be counted."""
    tally = Tally()
    for name, shape in Tally.FIELDS.items():
        setattr(tally, name, [5] * shape[0] if shape else 5)
    tally.match_rounds = 10  # more than matches: those who won a match are shown too
    plan = Plan(load_rules("party"), ("tips",) * PLAYERS, (0.9,) * PLAYERS, 8, 1)
    return Simulation(plan, tally, 8, 8, 1.0)


def empty() -> Simulation:
    """A simulation that was stopped before the first game ended."""
    plan = Plan(load_rules("guide"), ("tips",) * PLAYERS, (0.9,) * PLAYERS, 100, 1)
    return Simulation(plan)


def row(shown: str, key: str, simulation: Simulation) -> str:
    """The line of a report about one figure, without its label."""
    return row_of(shown, label(next(result for result in results(simulation) if result.key == key)))


def row_of(shown: str, words: str) -> str:
    """The line of a report with a label, without the label."""
    start = f"  {words:{LABEL_WIDTH}}"
    found = [line for line in shown.splitlines() if line.startswith(start)]
    assert len(found) == 1, (words, shown)
    return found[0].removeprefix(start)


def stars(simulations: list[tuple[str, Simulation]]) -> list[str]:
    """The lines of a comparison that have a star, except the one that explains it."""
    *lines, explained = comparison(simulations).splitlines()
    assert explained == text("lab-star", first=simulations[0][0])
    return [line for line in lines if "*" in line]


def check_labels(found: list[Result]) -> None:
    """Check that every figure has a unique key, and a unique label that fits its column."""
    words = [label(result) for result in found]
    assert all(words)
    assert max(len(word) for word in words) < LABEL_WIDTH
    assert len(set(words)) == len(words)
    assert len({result.key for result in found}) == len(found)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_figure_of_every_preset_has_a_text(preset: str) -> None:
    """Every figure of a simulation under any preset has a text, and is in the report once."""
    simulation = played(preset, 2)
    found = results(simulation)
    check_labels(found)
    shown = report(simulation)
    assert all(row_of(shown, label(result)) for result in found if result.worth_showing)
    assert {result.section for result in found} == set(SECTIONS)


def test_texts_and_figures_are_the_same_list() -> None:
    """Every figure has a text, and every text belongs to a figure."""
    found = results(full())
    check_labels(found)
    words = (resources.files("lastcard.texts") / "en" / "lab.ftl").read_text(encoding="utf-8")
    assert {f"figure-{result.name}" for result in found} == set(re.findall(r"^(figure-\S+) =", words, re.M))
    for key in ("section-" + section for section in SECTIONS):
        assert has_text(f"lab-{key}")
    for way in ("compiled", "interpreted", "both"):
        assert has_text(f"lab-path-{way}")


@pytest.mark.parametrize("preset", ["guide", "party", "basic-plus"])
def test_report_has_every_section_once(preset: str) -> None:
    """Every section appears by name, after an empty line, in order."""
    lines = report(played(preset, 2)).splitlines()
    places = [lines.index(text(f"lab-section-{section}")) for section in SECTIONS]
    assert places == sorted(places)
    assert all(lines[place - 1] == "" and lines[place + 1].startswith("  ") for place in places)


def test_report_says_what_was_played() -> None:
    """The heading names rules and settings, players, bots, alertness, seed, games and engine."""
    rules = load_rules("guide", {"jump_in": "all", "hand_size": 5})
    plan = Plan(rules, ("tips", "random", "random", "random"), (1.0, 0.5, 0.5, 0.5), 2, 77)
    tally = interpreted_part(plan)(0, 2)
    lines = report(Simulation(plan, tally, 2, 2, 0.5)).splitlines()
    assert lines[0] == "guide, hand_size = 5, jump_in = all; 4 players"
    assert lines[1] == "Bots: tips, random. Alertness: 1, 0.5. Seed: 77."
    assert lines[2].startswith(
        f"2 matches with {tally.rounds} rounds in 0.5 s, {2 * tally.rounds} rounds a second"
    )
    assert lines[2].endswith("interpreted.")
    assert lines[3] == ""


def test_report_says_when_it_was_stopped() -> None:
    """A report of fewer games than requested says so."""
    whole = played("basic-plus", 5)
    stopped = Simulation(
        Plan(whole.plan.rules, whole.plan.bots, whole.plan.alertness, 1000, 1), whole.tally, 5, 5
    )
    assert text("lab-stopped", matches="5", planned="1,000") in report(stopped).splitlines()
    assert "Stopped" not in report(whole)


@pytest.mark.parametrize(
    ("games", "interpreted", "way"), [(10, 10, "interpreted"), (10, 0, "compiled"), (10, 4, "both")]
)
def test_path_says_which_engine_played(games: int, interpreted: int, way: str) -> None:
    """The report says whether one engine played all games, or each engine some."""
    whole = played("basic-plus", 10)
    simulation = Simulation(whole.plan, whole.tally, games, interpreted, 1.0)
    assert path(simulation) == way
    assert text(f"lab-path-{way}") in report(simulation).splitlines()[2]
    assert as_data(simulation)["path"] == way


def test_report_shows_numbers_and_shares() -> None:
    """A mean has two decimals, a number of moves none, a share is a percentage; each has its interval."""
    simulation = played("guide", 4)
    figures = {result.key: result.figure for result in results(simulation)}
    shown = report(simulation)
    value, low, high = figures["moves-mean"]
    assert row(shown, "moves-mean", simulation).split() == [f"{value:.2f}", f"{low:.2f}", "to", f"{high:.2f}"]
    value, low, high = figures["moves-median"]
    assert row(shown, "moves-median", simulation).split() == [f"{value}", f"{low}", "to", f"{high}"]
    value, low, high = (100 * number for number in figures["wins-seat-2"])
    expected = f"{value:.2f} %   {low:.2f} % to {high:.2f} %"
    assert row(shown, "wins-seat-2", simulation).strip() == expected
    assert row(shown, "moves-max", simulation).strip() == f"{figures['moves-max'].value}"


def test_report_of_nothing_has_no_numbers() -> None:
    """Without a finished game, the report has dashes instead of figures, and no bars."""
    shown = report(empty())
    assert "nan" not in shown
    assert "inf" not in shown
    assert row(shown, "moves-mean", empty()).strip() == "-"
    assert row(shown, "wins-seat-0", empty()).strip() == "-"
    assert not any(BAR.match(line) for line in shown.splitlines())


@pytest.mark.parametrize(("preset", "games"), [("guide", 30), ("party", 10), ("advanced", 10)])
def test_bars_show_all_rounds(preset: str, games: int) -> None:
    """The bars cover all lengths without gaps, and their percentages are right and add up to about 100."""
    simulation = played(preset, games)
    lengths = simulation.tally.lengths
    bars = [found.groups() for line in report(simulation).splitlines() if (found := BAR.match(line))]
    ends = [(int(first), int(last or first)) for first, last, _, _ in bars]
    assert ends[0][0] == next(moves for moves, count in enumerate(lengths) if count)
    assert all(next_first == last + 1 for (_, last), (next_first, _) in pairwise(ends))
    assert sum(lengths[: ends[-1][1] + 1]) == simulation.tally.rounds
    for (first, last), (_, _, _, percent) in zip(ends, bars, strict=True):
        right = sum(lengths[first : last + 1]) / simulation.tally.rounds * 100
        assert float(percent) == pytest.approx(right, abs=0.051)
    assert sum(float(percent) for *_, percent in bars) == pytest.approx(100, abs=1.1)
    assert len(bars) <= 21
    assert ends[-1][1] >= largest(lengths)


def test_longest_bar_is_for_the_most_rounds() -> None:
    """The bar of the most frequent lengths fills the line, and the others are proportional."""
    bars = [found.groups() for line in report(played("guide", 10)).splitlines() if (found := BAR.match(line))]
    drawn = [(float(percent), len(bar)) for _, _, bar, percent in bars[:-1]]
    most = max(percent for percent, _ in drawn)
    for percent, width in drawn:
        assert abs(width - percent / most * 40) <= 1.5
    assert max(width for _, width in drawn) == 40


def test_same_rules_twice_have_no_star() -> None:
    """Identical games do not differ in any figure."""
    assert (
        stars([("one", played("guide", 5)), ("two", played("guide", 5)), ("three", played("guide", 5))]) == []
    )


def test_same_rules_with_another_seed_have_few_stars() -> None:
    """Different games under the same rules differ by chance, in about one figure of twenty."""
    simulations = [("one", played("guide", 30)), ("two", played("guide", 30, seed=2))]
    assert len(stars(simulations)) <= len(results(simulations[0][1])) * 0.15


def jumping_in() -> list[tuple[str, Simulation]]:
    """The guide's rules without and with jumping in."""
    return [("guide", played("guide", 30)), ("jump", played("guide", 30, ("jump_in", "all")))]


def test_jumping_in_has_stars_where_it_matters() -> None:
    """Jumping in ends other players' debts and exposes more bluffs, which is more than chance."""
    simulations = jumping_in()
    shown = comparison(simulations)
    for key in ("debts-taken", "bluffs-found"):
        assert row(shown, key, simulations[1][1]).endswith("*"), key
    assert len(stars(simulations)) < len(results(simulations[0][1])) / 2


def test_jump_ins_have_a_star_where_there_were_none() -> None:
    """Seven jump-ins a round against none differ by more than chance explains."""
    simulations = jumping_in()
    assert row(comparison(simulations), "jump-ins", simulations[1][1]).endswith("*")


def test_one_round_each_proves_nothing() -> None:
    """No difference between two single rounds is more than chance."""
    assert stars([("one", played("basic-plus", 1)), ("two", played("basic-plus", 1, seed=2))]) == []


def test_star_stands_exactly_where_figures_differ() -> None:
    """In every row, a column has a star exactly if its figure differs from the first column's."""
    simulations = [
        ("guide", played("guide", 30)),
        ("stuck", played("guide", 30, ("drawn_card", "keep"))),
        ("few", played("guide", 30, ("hand_size", "4"))),
    ]
    shown = comparison(simulations)
    tables = [{result.key: result for result in results(simulation)} for _, simulation in simulations]
    starred = 0
    for key, first in tables[0].items():
        if not any(table[key].worth_showing for table in tables):
            assert f"  {label(first)}  " not in shown
            continue
        cells = re.findall(r"\S+(?: %)?(?: ±\S+)?( \*)?", row_of(shown, label(first)).rstrip())
        expected = [
            key in table and key != "moves-max" and first.figure.differs(table[key].figure)
            for table in tables
        ]
        assert [bool(cell) for cell in cells] == expected, key
        assert not expected[0]
        starred += sum(expected)
    assert starred > 5


def test_longest_round_never_has_a_star() -> None:
    """The longest round is a single round, so it proves nothing."""
    simulations = [("long", played("guide", 5)), ("short", played("guide", 5, ("hand_size", "2")))]
    assert "*" not in row(comparison(simulations), "moves-max", simulations[0][1])


def test_comparison_has_every_figure_of_all() -> None:
    """A figure that only some rule sets have gets a row, too, with a dash for the others."""
    simulations = [("plain", played("basic-plus", 5)), ("party", played("party", 5))]
    shown = comparison(simulations)
    for _, simulation in simulations:
        assert all(row_of(shown, label(result)) for result in results(simulation) if result.worth_showing)
    assert row(shown, "swaps", simulations[1][1]).split()[0] == "0"
    header = next(line for line in shown.splitlines() if line.split() == ["plain", "party"])
    assert header.startswith(" " * LABEL_WIDTH)


def test_comparison_with_nothing_has_no_star() -> None:
    """If one of two simulations has no games, nothing differs, and no figure is NaN."""
    simulations = [("some", played("guide", 5)), ("none", empty())]
    assert stars(simulations) == stars(simulations[::-1]) == []
    assert "nan" not in comparison(simulations)


def strict_json(written: str) -> dict[str, object]:
    """Parse JSON strictly, without NaN and Infinity."""

    def refuse(word: str) -> None:
        raise AssertionError(f"no JSON: {word}")

    return json.loads(written, parse_constant=refuse)


@pytest.mark.parametrize("preset", PRESETS)
def test_json_has_everything(preset: str) -> None:
    """The JSON says what was played, and has each figure by its key and the counts of all lengths."""
    simulation = played(preset, 2)
    data = strict_json(as_json(as_data(simulation)))
    figures, lengths, rules = data["figures"], data["lengths"], data["rules"]
    assert isinstance(figures, dict)
    assert isinstance(lengths, dict)
    assert isinstance(rules, dict)
    for result in results(simulation):
        numbers = [number if math.isfinite(number) else None for number in result.figure]
        assert list(figures[result.key].values()) == numbers
        assert list(figures[result.key]) == ["value", "low", "high"]
    assert len(figures) == len(results(simulation))
    assert {int(moves): count for moves, count in lengths.items()} == {
        moves: count for moves, count in enumerate(simulation.tally.lengths) if count
    }
    assert (data["matches"], data["planned"], data["players"], data["seed"]) == (2, 2, PLAYERS, 1)
    assert (data["rounds"], data["path"]) == (simulation.tally.rounds, "interpreted")
    assert (data["bots"], data["alertness"]) == (["tips"] * PLAYERS, [0.9] * PLAYERS)
    assert rules["preset"] == preset
    assert decode(rules["code"]) == simulation.plan.rules


def test_json_names_what_was_set() -> None:
    """The JSON has the settings as they are written on the command line."""
    data = as_data(played("guide", 1, ("jump_in", "all"), ("stacking", "+2 on +2, +4 on +4")))
    rules = data["rules"]
    assert isinstance(rules, dict)
    assert rules["set"] == {"jump_in": "all", "stacking": "+2 on +2, +4 on +4"}


@pytest.mark.parametrize("make", [empty, full, lambda: played("basic-plus", 1)], ids=("none", "all", "one"))
def test_json_and_csv_have_no_words_for_numbers(make: Callable[[], Simulation]) -> None:
    """Unknown values, such as the spread of one round, are null in JSON and empty in CSV."""
    simulation = make()
    written = as_json(as_data(simulation))
    assert strict_json(written)
    assert not re.search(r"nan|infinity", written, re.I)
    rows = list(csv.reader(as_csv([("rules", simulation)]).splitlines()))[1:]
    for numbers in (line[2:] for line in rows):
        assert len(numbers) == 3
        assert all(number == "" or math.isfinite(float(number)) for number in numbers)


def test_one_round_has_a_mean_without_ends() -> None:
    """The mean of one round is known, its interval is not."""
    figures = as_data(played("basic-plus", 1))["figures"]
    assert isinstance(figures, dict)
    assert figures["points-a-round"]["value"] is not None
    assert figures["points-a-round"]["low"] is figures["points-a-round"]["high"] is None


def test_csv_has_a_line_for_each_figure() -> None:
    """A heading, then a line for every figure of every simulation, with the numbers in full."""
    simulations = [
        ("guide,jump_in=all", played("guide", 2, ("jump_in", "all"))),
        ("party", played("party", 2)),
    ]
    rows = list(csv.DictReader(as_csv(simulations).splitlines()))
    expected = [(name, result) for name, simulation in simulations for result in results(simulation)]
    assert len(rows) == len(expected)
    for found, (name, result) in zip(rows, expected, strict=True):
        assert list(found) == ["rules", "figure", "value", "low", "high"]
        assert (found["rules"], found["figure"]) == (name, result.key)
        numbers = [float(found[end]) if found[end] else None for end in ("value", "low", "high")]
        assert numbers == [number if math.isfinite(number) else None for number in result.figure]
    assert not as_csv(simulations).endswith("\n")


def test_shares_are_shares() -> None:
    """Shares lie between 0 and 1, and the shares of wins add up to 1."""
    found = results(played("guide-house", 5))
    assert all(0 <= result.figure.value <= 1 for result in found if result.section in SHARES)
    for name in ("wins-seat", "wins-place"):
        assert sum(result.figure.value for result in found if result.name == name) == pytest.approx(1)


def test_rounds_given_up_and_stalemates_are_reported() -> None:
    """Rounds given up, with the limit, and stalemates are reported only if there were any."""
    found = {result.key: result for result in results(full())}
    assert found[f"rounds-given-up-{LONGEST}"].figure.value == 5 / 10
    assert found["stalemates"].figure.value == 1
    usual = {result.name for result in results(played("guide", 2)) if result.worth_showing}
    assert not usual & {"rounds-given-up", "stalemates"}


def test_what_never_happened_differs_too() -> None:
    """If only the first rules have jump-ins, the zero of the second has a star."""
    simulations = [("jumping", played("guide", 30, ("jump_in", "all"))), ("plain", played("guide", 30))]
    assert row(comparison(simulations), "jump-ins", simulations[0][1]).endswith("0 *")
