"""The terminal app: first the setup screen, then the table."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import App
from textual.binding import BindingType
from textual.screen import ModalScreen

from lastcard.errors import LastCardError
from lastcard.terminal.session import Session
from lastcard.terminal.setup import SetupScreen
from lastcard.terminal.table_screen import TableScreen, TableTrouble
from lastcard.terminal.table_setup import RESUME, TableSetup
from lastcard.terminal.watch_screen import WatchScreen

Begin = Callable[[TableSetup], Session]
Resume = Callable[[], Session] | None


class LastCardApp(App[None]):
    """Plays a session, or shows the setup screen first if there is none yet."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []
    CSS = """
    Screen { background: #14171a; color: #e8e6e3; }
    ModalScreen { align: center middle; background: #14171a; }
    Question { background: #14171a 60%; }
    .box { width: 60; max-width: 90%; height: auto; padding: 1 2; }
    .box { border: round #7fd4c1; background: #20262b; }
    .title { text-style: bold; color: #7fd4c1; margin-bottom: 1; }
    .keys { margin-top: 1; color: #9aa0a6; }
    """

    def __init__(
        self,
        session: Session | None = None,
        setup: TableSetup | None = None,
        begin: Begin | None = None,
        resume: Resume = None,
    ) -> None:
        """Play or watch `session`, or let the user edit `setup` first and start it with `begin`."""
        super().__init__()
        self.session = session
        self.setup = setup or TableSetup([])
        self.begin = begin
        self.resume = resume
        self.trouble: LastCardError | None = None  # why the app exited

    def on_mount(self) -> None:
        """Show the table, or the setup screen if there is no session yet."""
        if self.session:
            self._play(self.session)
        else:
            self.push_screen(SetupScreen(self.setup, self.resume is not None), self._chosen)

    def _chosen(self, setup: TableSetup | None) -> None:
        if setup is None:
            self.exit()
            return
        try:
            if setup is RESUME and self.resume:
                self._play(self.resume())
            elif self.begin:
                self._play(self.begin(setup))
        except LastCardError as error:
            self.give_up(error)

    def give_up(self, error: LastCardError) -> None:
        """Exit with an error. Nothing that was shown is lost, but the game cannot continue."""
        self.trouble = error
        self.exit()

    def _play(self, session: Session) -> None:
        self.session = session
        rules = session.rules
        self.setup = TableSetup(list(session.players), rules.preset, dict(rules.overrides()))  # to play again
        screen = TableScreen if session.table.people else WatchScreen
        self.push_screen(screen(session), self._left)

    def _left(self, how: str | None) -> None:
        if self.session:
            self.session.close()
        if how == "again":
            self._chosen(self.setup)
        else:
            self.exit()

    def on_table_trouble(self, message: TableTrouble) -> None:
        """The transcript cannot be written."""
        self.give_up(message.error)

    def action_help_quit(self) -> None:
        """Ctrl-C leaves. At the table it asks first, so that nobody leaves a game by mistake."""
        if isinstance(self.screen, TableScreen):
            self.screen.action_leave()
        elif not isinstance(self.screen, ModalScreen):
            self.exit()
