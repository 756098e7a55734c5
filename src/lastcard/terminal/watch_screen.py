"""The screen for watching bots play, faster, slower, or paused."""

from lastcard.terminal.actions import Action
from lastcard.terminal.table_screen import TableScreen
from lastcard.texts import text

FASTEST, SLOWEST = 1 / 64, 8.0


class WatchScreen(TableScreen):
    """The table as a watcher sees it."""

    def actions(self) -> list[Action]:
        """A watcher has no actions."""
        return []

    def always(self) -> list[tuple[str, str, str]]:
        """The keys for the speed, the rules and leaving."""
        pause = "do-go-on" if self.stopped else "do-pause"
        speed = f"{1 / self.session.table.pace:.3g}"
        return [
            (text("key-space"), text(pause), "pause"),
            ("+", text("do-faster"), "faster"),
            ("-", text("do-slower", speed=speed), "slower"),
            ("?", text("do-rules"), "rulebook"),
            ("q", text("do-leave"), "leave"),
        ]

    def command(self, key: str) -> bool:
        """Handle one of the few keys of a watcher."""
        named = {" ": "pause", "+": "faster", "=": "faster", "-": "slower", "?": "rulebook", "q": "leave"}
        if key in named:
            getattr(self, f"action_{named[key]}")()
        return True

    def action_pause(self) -> None:
        """Pause or continue."""
        self.stopped = not self.stopped
        if self.stopped:
            self.session.clock.pause()
        else:
            self.session.clock.go_on()
        self.after_change()

    def action_faster(self) -> None:
        """Double the speed, from the next decision on."""
        self._set_pace(self.session.table.pace / 2)

    def action_slower(self) -> None:
        """Halve the speed."""
        self._set_pace(self.session.table.pace * 2)

    def _set_pace(self, pace: float) -> None:
        self.session.table.pace = min(max(pace, FASTEST), SLOWEST)
        self.show()

    def action_leave(self) -> None:
        """Leave without asking: nothing is lost."""
        self.dismiss("leave")
