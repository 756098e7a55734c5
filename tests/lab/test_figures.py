"""Figures computed from counts, compared with other ways to compute them, and their 95 % intervals."""

import math
import random
import statistics
from collections import Counter
from collections.abc import Iterable

import pytest

from lastcard.lab.figures import Figure, largest, mean, mean_of_counts, more_than, quantile, share

SAMPLES = 2000  # of each kind; 95 in 100 intervals must contain the true value
FEWEST, MOST = 0.92, 0.98


def counted(numbers: Iterable[int]) -> list[int]:
    """How often each number from zero to the largest occurs."""
    found = Counter(numbers)
    return [found[number] for number in range(max(found, default=-1) + 1)]


def mean_of(numbers: list[int]) -> Figure:
    """The mean from sums, as a simulation has them."""
    return mean(sum(numbers), sum(number * number for number in numbers), len(numbers))


def close(figure: Figure, value: float, low: float, high: float) -> None:
    """Check that a figure has these three values, up to rounding."""
    assert figure == pytest.approx((value, low, high), rel=1e-6, abs=1e-9)


def covered(figures: Iterable[Figure], truth: float) -> float:
    """The share of intervals that contain the true value."""
    hits = [figure.low <= truth <= figure.high for figure in figures]
    return sum(hits) / len(hits)


@pytest.mark.parametrize("seed", range(20))
def test_mean_is_that_of_the_statistics_module(seed: int) -> None:
    """Mean and interval agree with Python's mean and standard deviation."""
    chance = random.Random(seed)
    numbers = [chance.randrange(300) for _ in range(chance.randrange(2, 400))]
    value = statistics.fmean(numbers)
    margin = statistics.NormalDist().inv_cdf(0.975) * statistics.stdev(numbers) / math.sqrt(len(numbers))
    close(mean_of(numbers), value, value - margin, value + margin)
    close(mean_of_counts(counted(numbers)), value, value - margin, value + margin)


def test_mean_of_many_large_numbers_is_exact_enough() -> None:
    """For a billion numbers around a thousand, the small spread is not lost in the large sums."""
    half = 500_000_000
    figure = mean(half * 999 + half * 1001, half * 999**2 + half * 1001**2, 2 * half)
    margin = 1.959964 / math.sqrt(2 * half)
    assert figure.value == 1000
    assert figure.margin == pytest.approx(margin, rel=0.01)


def test_mean_of_nothing_is_nan() -> None:
    """Without observations there is neither a value nor an interval."""
    assert all(math.isnan(number) for number in mean(0, 0, 0))
    assert all(math.isnan(number) for number in mean_of_counts([]))
    assert all(math.isnan(number) for number in mean_of_counts([0, 0, 0]))


def test_mean_of_one_may_be_anything() -> None:
    """One observation gives a value, but no interval."""
    assert mean_of([7]) == (7, -math.inf, math.inf)
    assert mean_of_counts([0, 0, 1]) == (2, -math.inf, math.inf)


@pytest.mark.parametrize("number", [0, 1, 3, 7, 1000])
@pytest.mark.parametrize("count", [2, 3, 10, 49])
def test_mean_of_equal_numbers_has_no_margin(number: int, count: int) -> None:
    """Equal numbers have that mean and no spread, in spite of rounding errors."""
    close(mean_of([number] * count), number, number, number)


@pytest.mark.parametrize(
    ("part", "count", "low", "high"),
    [
        pytest.param(81, 263, 0.2553, 0.3662, id="81-of-263"),
        pytest.param(15, 148, 0.0624, 0.1605, id="15-of-148"),
        pytest.param(0, 20, 0.0, 0.1611, id="none-of-20"),
        pytest.param(1, 29, 0.0061, 0.1718, id="1-of-29"),
        pytest.param(5, 10, 0.2366, 0.7634, id="half-of-10"),
        pytest.param(10, 10, 0.7225, 1.0, id="all-of-10"),
        pytest.param(0, 1, 0.0, 0.7935, id="none-of-one"),
        pytest.param(1, 1, 0.2065, 1.0, id="one-of-one"),
    ],
)
def test_share_has_the_known_interval_of_wilson(part: int, count: int, low: float, high: float) -> None:
    """Wilson's interval agrees with published values to four digits (first four: Newcombe 1998, table I)."""
    assert share(part, count) == pytest.approx((part / count, low, high), abs=5.1e-5)


@pytest.mark.parametrize("count", [1, 2, 7, 100, 12_345])
def test_share_ends_solve_the_equation_of_wilson(count: int) -> None:
    """Each end of the interval is exactly 1.96 standard deviations away from the value."""
    for part in {0, 1, count // 3, count // 2, count - 1, count}:
        figure = share(part, count)
        assert 0 <= figure.low <= figure.value <= figure.high <= 1
        for end in (figure.low, figure.high):
            if 0 < end < 1:
                away = abs(figure.value - end) / math.sqrt(end * (1 - end) / count)
                assert away == pytest.approx(1.959964, rel=1e-5)


def test_shares_stay_between_zero_and_one() -> None:
    """The interval of something that never happened starts at 0, and of what always happened ends at 1."""
    assert share(0, 50)[:2] == (0, 0)
    assert share(0, 50).high > 0
    assert share(50, 50)[::2] == (1, 1)
    assert share(50, 50).low < 1


def test_share_of_nothing_is_nan() -> None:
    """Without rounds there is no share."""
    assert all(math.isnan(number) for number in share(0, 0))
    assert all(math.isnan(number) for number in more_than([], 5))


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.99])
def test_quantile_is_the_number_at_its_rank(seed: int, part: float) -> None:
    """At least that part of all numbers is at or below the value, and fewer are below any smaller one."""
    chance = random.Random(seed)
    numbers = sorted(chance.randrange(80) for _ in range(chance.randrange(1, 500)))
    figure = quantile(counted(numbers), part)
    at_or_below = sum(number <= figure.value for number in numbers)
    below = sum(number < figure.value for number in numbers)
    assert figure.value in numbers
    assert at_or_below >= part * len(numbers) > below
    assert figure.low <= figure.value <= figure.high


def test_median_is_that_of_the_statistics_module() -> None:
    """The median agrees with Python's, with the lower of the two middle values."""
    chance = random.Random(5)
    for length in range(1, 60):
        numbers = [chance.randrange(30) for _ in range(length)]
        assert quantile(counted(numbers), 0.5).value == statistics.median_low(numbers)


def test_median_has_the_interval_of_the_known_ranks() -> None:
    """Of the numbers 1 to 100 the interval of the median goes from the 41st to the 60th."""
    assert quantile(counted(range(1, 101)), 0.5) == (50, 41, 60)


def test_quantile_of_nothing_is_nan() -> None:
    """Without observations there is no quantile."""
    for part in (0.5, 0.99):
        assert all(math.isnan(number) for number in quantile([], part))
        assert all(math.isnan(number) for number in quantile([0, 0], part))


@pytest.mark.parametrize("part", [0.5, 0.9, 0.99])
def test_quantile_of_one_is_that_one(part: float) -> None:
    """A single number is the value of every quantile, and lies in its interval."""
    figure = quantile([0, 0, 0, 1], part)
    assert figure.value == 3
    assert figure.low <= 3 <= figure.high


@pytest.mark.parametrize("part", [0.5, 0.9, 0.99])
def test_quantile_of_many_equal_numbers_has_no_margin(part: float) -> None:
    """The quantiles of a thousand equal numbers have no spread."""
    assert quantile([0, 0, 0, 1000], part) == (3, 3, 3)


def test_largest_number_that_was_counted() -> None:
    """Numbers with a count of zero do not matter. Without any numbers, the largest is zero."""
    assert largest([0, 2, 0, 1, 0, 0]) == 3
    assert largest([4]) == 0
    assert largest([0, 0]) == largest([]) == 0


def test_share_above_a_number() -> None:
    """A number equal to the limit is not above it."""
    counts = counted([1, 2, 2, 3, 3, 3, 9])
    assert more_than(counts, 2) == share(4, 7)
    assert more_than(counts, 3) == share(1, 7)
    assert more_than(counts, 9) == share(0, 7)
    assert more_than(counts, 500) == share(0, 7)


def test_margin_is_half_of_the_interval() -> None:
    """The margin is half of the interval, even if the value is not in the middle."""
    assert Figure(5, 2, 10).margin == 4


@pytest.mark.parametrize(
    ("first", "second", "differs"),
    [
        pytest.param(Figure(10, 9, 11), Figure(12, 11, 13), True, id="two-apart-margins-of-one"),
        pytest.param(Figure(10, 9, 11), Figure(11.4, 10.4, 12.4), False, id="less-than-both-together"),
        pytest.param(Figure(10, 9, 11), Figure(11.5, 10.5, 12.5), True, id="more-though-intervals-overlap"),
        pytest.param(Figure(3, 3, 3), Figure(3, 3, 3), False, id="the-same-without-doubt"),
        pytest.param(Figure(3, 3, 3), Figure(4, 4, 4), True, id="another-without-doubt"),
        pytest.param(mean_of([1]), mean_of([900, 900, 900]), False, id="one-observation-proves-nothing"),
        pytest.param(mean_of([]), mean_of([5, 6, 7]), False, id="none-neither"),
    ],
)
def test_figures_differ_by_more_than_chance(first: Figure, second: Figure, differs: bool) -> None:
    """Two figures differ if they are further apart than their combined margins, in either order."""
    assert first.differs(second) is differs
    assert second.differs(first) is differs


def test_means_of_one_truth_rarely_differ() -> None:
    """Of pairs of samples from the same dice, only about one in twenty differs."""
    chance = random.Random(11)

    def thrown() -> Figure:
        return mean_of([chance.randrange(1, 7) for _ in range(60)])

    differing = sum(thrown().differs(thrown()) for _ in range(SAMPLES))
    assert 1 - MOST <= differing / SAMPLES <= 1 - FEWEST


def share_differences(size: int) -> float:
    """How often two shares differ, for samples of a size with the same true share of one in four."""
    chance = random.Random(12)

    def drawn() -> Figure:
        return share(sum(chance.random() < 0.25 for _ in range(size)), size)

    return sum(drawn().differs(drawn()) for _ in range(SAMPLES)) / SAMPLES


def test_shares_of_one_truth_rarely_differ() -> None:
    """Two equally good seats rarely appear to differ."""
    assert 1 - MOST <= share_differences(200) <= 1 - FEWEST


@pytest.mark.parametrize("size", [1, 3, 5, 10])
def test_shares_of_one_truth_rarely_differ_in_small_samples(size: int) -> None:
    """Two equally good seats rarely appear to differ after only a few matches."""
    assert share_differences(size) <= 1 - FEWEST


def test_intervals_of_the_mean_hold_the_truth() -> None:
    """About 95 of 100 intervals contain the mean of a die, 3.5."""
    chance = random.Random(1)
    figures = [mean_of([chance.randrange(1, 7) for _ in range(100)]) for _ in range(SAMPLES)]
    assert FEWEST <= covered(figures, 3.5) <= MOST


@pytest.mark.parametrize(
    ("truth", "size"), [(0.5, 100), (0.25, 200), (0.05, 200), (0.01, 1000)], ids=("1/2", "1/4", "5%", "1%")
)
def test_intervals_of_a_share_hold_the_truth(truth: float, size: int) -> None:
    """About 95 of 100 intervals contain the true share, even a small one."""
    chance = random.Random(2)
    figures = [share(sum(chance.random() < truth for _ in range(size)), size) for _ in range(400)]
    assert FEWEST <= covered(figures, truth) <= MOST


def quantile_coverage(part: float, size: int) -> float:
    """How often the interval of a quantile contains the true value, for samples of a size."""
    chance = random.Random(3)
    numbers, truth = 1000, round(part * 1000) - 1
    figures = []
    for _ in range(500):
        counts = [0] * numbers
        for _ in range(size):
            counts[int(chance.random() * numbers)] += 1
        figures.append(quantile(counts, part))
    return covered(figures, truth)


@pytest.mark.parametrize(("part", "size"), [(0.5, 150), (0.9, 200), (0.99, 1000)])
def test_intervals_of_a_quantile_hold_the_truth(part: float, size: int) -> None:
    """About 95 of 100 intervals contain the true quantile."""
    assert FEWEST <= quantile_coverage(part, size) <= MOST


@pytest.mark.parametrize(("part", "size"), [(0.9, 20), (0.99, 30), (0.99, 200)])
def test_intervals_of_a_quantile_hold_the_truth_in_small_samples(part: float, size: int) -> None:
    """Small samples say little about the longest rounds, but the interval is still wide enough."""
    assert quantile_coverage(part, size) >= FEWEST
