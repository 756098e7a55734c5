"""Figures with 95 % intervals, from counts."""

import math
from collections.abc import Sequence
from typing import NamedTuple

Z = 1.959964  # 95 % of a normal distribution lies within so many standard deviations
NEVER_SEEN = 3.689  # a Poisson distribution with this mean gives 0 in 2.5 % of cases


class Figure(NamedTuple):
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    def differs(self, other: "Figure") -> bool:
        """Whether two figures differ by more than chance explains.

        Combines the halves of the two intervals that face each other. For shares this is Newcombe's
        interval.
        """
        low, high = sorted((self, other))
        return high.value - low.value > math.hypot(high.value - high.low, low.high - low.value)


def mean(total: int, squares: int, count: int) -> Figure:
    """The mean, from the sum of the numbers and the sum of their squares."""
    if count == 0:
        return Figure(math.nan, math.nan, math.nan)
    value = total / count
    if count == 1:
        return Figure(value, -math.inf, math.inf)
    variance = max(squares - total * value, 0.0) / (count - 1)
    margin = Z * math.sqrt(variance / count)
    return Figure(value, value - margin, value + margin)


def mean_count(total: int, squares: int, count: int) -> Figure:
    """The mean of numbers that are never negative."""
    if total == 0 and count > 0:  # never seen, but it may still happen
        return Figure(0.0, 0.0, NEVER_SEEN / count)
    figure = mean(total, squares, count)
    return figure._replace(low=max(figure.low, 0.0))


def share(part: int, count: int) -> Figure:
    """A share of a count, with Wilson's interval, which also suits rare events."""
    if count == 0:
        return Figure(math.nan, math.nan, math.nan)
    value = part / count
    spread = Z * Z / count
    centre = (value + spread / 2) / (1 + spread)
    margin = Z / (1 + spread) * math.sqrt(value * (1 - value) / count + spread / (4 * count))
    return Figure(value, max(0.0, min(value, centre - margin)), min(1.0, max(value, centre + margin)))


def quantile(counts: Sequence[int], part: float) -> Figure:
    """A quantile of a histogram: `counts[n]` is how often n was seen.

    With few numbers an end of the interval is infinite: the data do not limit it.
    """
    total = sum(counts)
    if total == 0:
        return Figure(math.nan, math.nan, math.nan)
    margin = Z * math.sqrt(total * part * (1 - part))
    low, value, high = (
        _at_rank(counts, math.ceil(rank))
        for rank in (total * part - margin, total * part, total * part + margin)
    )
    return Figure(value, low, high)


def _at_rank(counts: Sequence[int], rank: int) -> float:
    if rank < 1:
        return -math.inf
    seen = 0
    for number, count in enumerate(counts):
        seen += count
        if seen >= rank:
            return number
    return math.inf


def mean_of_counts(counts: Sequence[int]) -> Figure:
    """The mean of a histogram."""
    total = sum(number * count for number, count in enumerate(counts))
    return mean(total, sum(number * number * count for number, count in enumerate(counts)), sum(counts))


def largest(counts: Sequence[int]) -> int:
    """The largest number in a histogram."""
    return max((number for number, count in enumerate(counts) if count), default=0)


def more_than(counts: Sequence[int], number: int) -> Figure:
    """The share of a histogram above a number."""
    return share(sum(counts[number + 1 :]), sum(counts))
