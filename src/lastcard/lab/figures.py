"""Figures with 95 % intervals, from counts."""

import math
from collections.abc import Sequence
from typing import NamedTuple

Z = 1.959964  # of the normal distribution, 95 % between minus and plus
NEVER_SEEN = 3.689  # of the Poisson distribution: with such a mean nothing happens in 2.5 of 100 cases


class Figure(NamedTuple):
    """A value, and between what the true one lies in 95 of 100 such runs."""

    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half of the interval."""
        return (self.high - self.low) / 2

    def differs(self, other: "Figure") -> bool:
        """Whether two figures differ by more than chance explains: what lies between them is more than
        the ends of their intervals that point at each other (Newcombe's interval, for shares)."""
        low, high = sorted((self, other))
        return high.value - low.value > math.hypot(high.value - high.low, low.high - low.value)


def mean(total: int, squares: int, count: int) -> Figure:
    """The mean of numbers, from their sum and the sum of their squares."""
    if count == 0:
        return Figure(math.nan, math.nan, math.nan)
    value = total / count
    if count == 1:
        return Figure(value, -math.inf, math.inf)
    variance = max(squares - total * value, 0.0) / (count - 1)
    margin = Z * math.sqrt(variance / count)
    return Figure(value, value - margin, value + margin)


def mean_count(total: int, squares: int, count: int) -> Figure:
    """The mean of numbers that are never below nothing."""
    if total == 0 and count > 0:  # never seen: it may still happen, in one of so many
        return Figure(0.0, 0.0, NEVER_SEEN / count)
    figure = mean(total, squares, count)
    return figure._replace(low=max(figure.low, 0.0))


def share(part: int, count: int) -> Figure:
    """How much of a count, by Wilson's interval: it holds for rare things too."""
    if count == 0:
        return Figure(math.nan, math.nan, math.nan)
    value = part / count
    spread = Z * Z / count
    centre = (value + spread / 2) / (1 + spread)
    margin = Z / (1 + spread) * math.sqrt(value * (1 - value) / count + spread / (4 * count))
    return Figure(value, max(0.0, min(value, centre - margin)), min(1.0, max(value, centre + margin)))


def quantile(counts: Sequence[int], part: float) -> Figure:
    """The number that a part of all stays at or below, of numbers counted one by one. With few numbers
    an end of the interval may lie beyond all of them: nothing is known about it then."""
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
    """The mean of numbers counted one by one."""
    total = sum(number * count for number, count in enumerate(counts))
    return mean(total, sum(number * number * count for number, count in enumerate(counts)), sum(counts))


def largest(counts: Sequence[int]) -> int:
    """The largest number that was counted."""
    return max((number for number, count in enumerate(counts) if count), default=0)


def more_than(counts: Sequence[int], number: int) -> Figure:
    """The share of what lies above a number."""
    return share(sum(counts[number + 1 :]), sum(counts))
