"""The clock of a table stops while the table is paused."""

from dataclasses import dataclass

import pytest

from lastcard.table import Clock


@dataclass
class Time:
    """A system clock that the test controls."""

    seconds: float = 100.0

    def monotonic(self) -> float:
        """Seconds since an arbitrary moment."""
        return self.seconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """Replace the system clock."""
    there = Time()
    monkeypatch.setattr("lastcard.table.clock.time", there)
    return there


def test_a_clock_starts_at_zero(time: Time) -> None:
    """A new clock starts at zero and follows the system clock."""
    clock = Clock()
    assert clock.now() == 0.0
    time.seconds += 2.5
    assert clock.now() == 2.5
    assert not clock.paused


def test_a_pause_does_not_count(time: Time) -> None:
    """The clock stops during a pause, then continues from where it was."""
    clock = Clock()
    time.seconds += 2
    clock.pause()
    time.seconds += 50
    assert clock.paused
    assert clock.now() == 2
    clock.go_on()
    assert not clock.paused
    assert clock.now() == 2
    time.seconds += 3
    assert clock.now() == 5


def test_pausing_twice_is_pausing_once(time: Time) -> None:
    """Pausing a paused clock, and resuming a running one, change nothing."""
    clock = Clock()
    time.seconds += 2
    clock.pause()
    time.seconds += 7
    clock.pause()
    assert clock.now() == 2
    clock.go_on()
    time.seconds += 1
    clock.go_on()
    assert clock.now() == 3


def test_a_paused_clock_can_skip_ahead(time: Time) -> None:
    """A paused clock can be moved to a later time, but never to an earlier one."""
    clock = Clock()
    time.seconds += 2
    clock.pause()
    clock.skip_to(9)
    assert clock.now() == 9
    clock.skip_to(4)
    assert clock.now() == 9
    time.seconds += 100
    clock.go_on()
    time.seconds += 1
    assert clock.now() == 10


def test_a_running_clock_skips_nothing(time: Time) -> None:
    """Only a paused clock can skip ahead."""
    clock = Clock()
    time.seconds += 2
    clock.skip_to(9)
    assert clock.now() == 2
