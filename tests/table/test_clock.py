"""Time at the table stands still while it is paused."""

from dataclasses import dataclass

import pytest

from lastcard.table import Clock


@dataclass
class Time:
    """What the system says, as far as the test wants it."""

    seconds: float = 100.0

    def monotonic(self) -> float:
        """Seconds since some time or other."""
        return self.seconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The time of the system, in the hands of the test."""
    there = Time()
    monkeypatch.setattr("lastcard.table.clock.time", there)
    return there


def test_a_clock_begins_at_nought(time: Time) -> None:
    """And goes with the time of the system."""
    clock = Clock()
    assert clock.now() == 0.0
    time.seconds += 2.5
    assert clock.now() == 2.5
    assert not clock.paused


def test_a_pause_does_not_count(time: Time) -> None:
    """Time stands still, then goes on as if nothing had been."""
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


def test_twice_is_once(time: Time) -> None:
    """A pause in a pause, and going on without one, change nothing."""
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


def test_a_time_comes_at_once(time: Time) -> None:
    """While paused, what is due can be let happen; a time that is over does not come back."""
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
    """Only a paused one does."""
    clock = Clock()
    time.seconds += 2
    clock.skip_to(9)
    assert clock.now() == 2
