"""A game at one keyboard: the live table, its record, its clock, and the person at the keyboard.

Both ways to play, on the screen and line by line, are built on this.
"""

import random
import secrets
from collections.abc import Sequence
from pathlib import Path

from lastcard.bots import hint
from lastcard.game import Game
from lastcard.notation.moves import Move
from lastcard.rules import Rules
from lastcard.table import Clock, LiveTable, Player, Record
from lastcard.texts import text
from lastcard.views.events import Event
from lastcard.views.seat import View
from lastcard.views.words import events_words, move_words

UNTOLD = ("dealt",)  # all players see their own hands


class Session:
    """`viewer` is the seat of the person at the keyboard, or None for a watcher."""

    def __init__(
        self, game: Game, players: Sequence[Player], record: Record | None = None, pace: float = 1.0
    ) -> None:
        self.game = game
        self.players = tuple(players)
        self.record = record
        self.kept_in = record.path if record else None
        self.clock = Clock()
        seed = secrets.randbits(64) if record else game.seed
        self.table = LiveTable(game, players, record.keep if record else (lambda _: None), seed, pace)
        # With several people, no hand is shown before one of them takes the keyboard.
        self.viewer: int | None = self.table.people[0] if len(self.table.people) == 1 else None

        self.rounds = 0  # how many to play; 0: all of them
        self._guest_at = -1  # the step at which a player who is not asked took the keyboard
        if record:
            self._finish()  # only the hash may be missing

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.game.rules

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.players))

    @property
    def view(self) -> View:
        """What the viewer may see."""
        return self.game.view(self.viewer)

    def submit(self, move: Move | str) -> None:
        """Make a move for the viewer, given as a move or as text."""
        assert self.viewer is not None
        given = move if isinstance(move, Move) else self.game.parse(self.viewer, move)
        self.table.submit(self.viewer, given, self.clock.now())
        self._finish()

    def step(self) -> bool:
        """Let the next thing that is due happen. False if nothing is due."""
        happened = self.table.step(self.clock.now())
        if happened:
            self._finish()
        return happened

    def let_happen(self) -> bool:
        """While the clock is paused, let the next thing happen at once. False if there is none."""
        due = self.table.due()
        if due is None:
            return False
        self.clock.skip_to(due)
        return self.step()

    def _finish(self) -> None:
        if self.game.over and self.record:
            self.record.finish(self.game)
            self.close()

    def seconds_to_wait(self) -> float | None:
        """Seconds until something happens by itself, or None if nothing will."""
        due = self.table.due()
        if due is None or self.clock.paused or self.seen_enough:
            return None
        return max(0.0, due - self.clock.now())

    @property
    def seen_enough(self) -> bool:
        """Whether the requested number of rounds is over."""
        return bool(self.rounds and self.game.outcome and self.game.state.round >= self.rounds)

    def seconds_left(self) -> float | None:
        """Seconds left for the decision that the game waits for, if it has a limit."""
        deadline = self.table.deadline
        return None if deadline is None else max(0.0, deadline - self.clock.now())

    def match_seconds_left(self) -> float | None:
        """Seconds left for the match, if it has a limit and is not over."""
        ends = self.table.match_ends
        return None if ends is None or self.game.over else max(0.0, ends - self.clock.now())

    def take_keyboard(self, seat: int) -> None:
        """Give the keyboard to a seat. A player who is not asked keeps it until something happens."""
        self.viewer = seat
        self._guest_at = len(self.game.steps)

    def next_person(self) -> int | None:
        """The person who should get the keyboard next, or None if the viewer keeps it."""
        people = self.table.people
        if self.viewer is None:
            return self.game.to_act if self.game.to_act in people else next(iter(people), None)
        if self.game.outcome is not None or self._guest_at == len(self.game.steps):
            return None
        wanted = self.game.to_act
        if self.view.phase == "slap" and self.viewer in self.view.slapped:
            wanted = next((seat for seat in people if seat not in self.view.slapped), self.viewer)
        elif self.view.phase == "slap":
            wanted = self.viewer
        return wanted if wanted in people and wanted != self.viewer else None

    @property
    def happened(self) -> int:
        """How many events there have been."""
        return len(self.game.state.log or ())

    def events(self, since: int = 0) -> list[Event]:
        """What happened after the first `since` events, as the viewer may know it."""
        found = [event for event in self.game.events_since(since) if event.kind not in UNTOLD]
        return [event.seen_by(self.viewer) for event in found if self._is_told(event)]

    def _is_told(self, event: Event) -> bool:
        """Whether the viewer is told about an event. Only the player who was shown cards hears about them."""
        return event.kind != "shown" or event.seat == self.viewer

    def sentences(self, since: int = 0) -> list[str]:
        """What happened after the first `since` events, in words."""
        return events_words(self.events(since), self.game.names)

    def hint(self) -> str:
        """The move that the advice for players suggests to the viewer, and why."""
        found = None if self.viewer is None else hint(self.view, self.rules, self.game.seed)
        if found is None:
            return text("hint-none")
        why = " ".join(text(f"hint-{reason}") for reason in found.reasons)
        return text("hint", move=move_words(found.move, self.game.names), why=why)

    def close(self) -> None:
        """Close the record. An unfinished game can be resumed."""
        if self.record:
            self.record.close()
            self.record = None


def new_session(
    rules: Rules,
    players: Sequence[Player],
    seed: int | None = None,
    file: Path | None = None,
    pace: float = 1.0,
) -> Session:
    """Deal a new match and begin its record."""
    seed = secrets.randbits(48) if seed is None else seed
    dealer = random.Random(seed).randrange(len(players))
    game = Game(rules, [player.name for player in players], seed, dealer)
    return Session(game, players, Record.of_game(game, list(players), file), pace)
