"""The same game line by line: no colours, no boxes, no cursor; for screen readers, pipes and slow lines.

Nothing is a race here: time stands still while somebody is asked, and whoever has a chance to react is asked
about it. Only the limit of a turn runs on (turn_seconds), and is held against an answer that comes too late.
"""

import time
from collections.abc import Callable

from lastcard.errors import LastCardError
from lastcard.game import IllegalMove
from lastcard.rulebook import FORMATS, lookup, plain, rulebook
from lastcard.rules import show
from lastcard.rules.ledger import IDS
from lastcard.terminal.keys import card_move
from lastcard.terminal.session import Session
from lastcard.texts import current, text
from lastcard.views.chances import answers, chances, owes_uno
from lastcard.views.seat import View
from lastcard.views.words import card_words, join_names, move_words

COMMANDS = ("hand", "table", "hint", "rules", "why", "help", "quit")
_CARD_FIRST = "rygbw"


class Leave(Exception):
    """Somebody has had enough, or the input has ended; the text says which."""


class PlainGame:
    """Plays a session with questions and answers. `read` gives the next line, or None where the input ends;
    `screenful` is how many empty lines hide one player's hand from the next."""

    def __init__(
        self, session: Session, read: Callable[[], str | None], say: Callable[[str], None], screenful: int = 0
    ) -> None:
        self.session = session
        self.read = read
        self.say = say
        self.screenful = screenful
        self.told = 0  # events
        self.named: tuple[str, ...] = ()  # rules of the last refusal
        self.passed: dict[int | None, frozenset[str]] = {}  # the chances that each seat has let go by

    def play(self) -> None:
        """Until the match is over, somebody leaves, or the input ends."""
        self._welcome()
        self.session.clock.pause()
        try:
            while not self.session.game.over:
                self._tell()
                self._go_on()
            self._tell()
        except Leave as left:
            if str(left):
                self.say(str(left))

    def _welcome(self) -> None:
        session = self.session
        overrides = [f"{name} = {show(value)}" for name, value in session.rules.overrides().items()]
        self.say(text("plain-welcome", rules=", ".join([session.rules.preset, *overrides])))
        self.say(text(f"preset-{session.rules.preset}"))
        self.say(text("plain-players", names=join_names([self._introduced(seat) for seat in session.seats])))
        if session.record:
            self.say(text("plain-kept", file=str(session.record.path)))

    def _introduced(self, seat: int) -> str:
        player = self.session.players[seat]
        if not player.is_bot:
            return player.name
        return text("plain-bot", name=player.name, level=text(f"level-{player.level}"))

    def _tell(self) -> None:
        for sentence in self.session.sentences(self.told):
            self.say(sentence)
        self.told = self.session.happened

    # Whom to ask

    def _go_on(self) -> None:
        """Ask whoever has to decide, else whoever could react, else let the next thing happen."""
        game, people = self.session.game, self.session.table.people
        views = [game.view(seat) for seat in people]
        if game.outcome is not None and people:
            self._ask_for_next_round()
            return
        for view in sorted(views, key=owes_uno, reverse=True):  # who owes Uno may say it before others catch
            if view.seat != game.to_act and self._ask_about_chance(view):
                return
        for view in views:
            if view.seat == game.to_act or (view.phase == "slap" and answers(view)):
                self._question(view, answers(view) + self._on_top(view), must=True)
                return
        if not self.session.let_happen():
            raise RuntimeError("nobody is asked, and nothing happens by itself")

    def _ask_about_chance(self, view: View) -> bool:
        """Ask somebody who could react, once for every chance; whether somebody was asked."""
        there = self._chances(view)
        known = self.passed.get(view.seat, frozenset()) & set(there)  # what is over may come again
        self.passed[view.seat] = known
        if known == set(there):
            return False
        if not self._question(view, there, must=False):
            self.passed[view.seat] = frozenset(there)
        return True

    def _chances(self, view: View) -> tuple[str, ...]:
        """The chances of a seat, without the catches that wait for the grace seconds to pass."""
        waiting = [plan.move for plan in self.session.table.waiting]
        return tuple(move for move in chances(view) if move not in waiting)

    def _on_top(self, view: View) -> tuple[str, ...]:
        """What can be done besides answering."""
        there = tuple(move for move in self._chances(view) if move not in answers(view))
        return there + (("uno",) if view.announces and view.seat not in view.called else ())

    def _ask_for_next_round(self) -> None:
        self._scores()
        self.say(text("plain-next"))
        self._line()
        self.session.viewer = (
            self.session.table.people[0] if self.session.viewer is None else self.session.viewer
        )
        self.session.submit("next")

    # Questions and answers

    def _question(self, view: View, choices: tuple[str, ...], must: bool) -> bool:
        """Ask until something is done, or a chance is let go by; whether something was done."""
        self._take_seat(view)
        name = self.session.game.names[view.seat or 0]
        self.say(text("plain-turn" if must else "plain-chance", name=name))
        self._describe(view, must)
        for number, move in enumerate(choices, 1):
            words = move_words(move, self.session.game.names)
            self.say(text("plain-choice", number=number, move=words, notation=move))
        began = time.monotonic()
        while True:
            line = self._line()
            if must and self._too_late(time.monotonic() - began):
                return True
            if not line and not must:
                return False
            if self._answer(view, line, choices):
                return True

    def _take_seat(self, view: View) -> None:
        """The keyboard goes to another person: first the hand of the last one is out of sight."""
        if view.seat == self.session.viewer:
            return
        self.session.viewer = view.seat
        self.say(
            "\n" * self.screenful + text("plain-take-over", name=self.session.game.names[view.seat or 0])
        )
        self._line()

    def _describe(self, view: View, fully: bool) -> None:
        self.say(text("plain-top", card=card_words(view.top)))
        if view.pending:
            self.say(text("plain-due", count=view.pending))
        if fully:
            self._others(view)
        self._hand(view)

    def _others(self, view: View) -> None:
        for seat, name in enumerate(self.session.game.names):
            if seat != view.seat:
                self.say(text("plain-others", name=name, count=view.sizes[seat]))

    def _hand(self, view: View) -> None:
        cards = ", ".join(card_words(card) for card in view.hand)
        self.say(text("plain-hand", count=len(view.hand), cards=cards))

    def _scores(self) -> None:
        key = "plain-wins" if self.session.rules["scoring"] == "none" else "plain-score"
        for name, score in zip(self.session.game.names, self.session.game.view(None).scores, strict=True):
            self.say(text(key, name=name, score=score))

    def _line(self) -> str:
        line = self.read()
        if line is None:
            raise Leave(text("plain-end"))
        return " ".join(line.split())

    def _too_late(self, seconds: float) -> bool:
        """Whether the time of the turn ran out before the answer came."""
        left = self.session.seconds_left()
        if left is None or seconds <= left:
            return False
        asked = self.session.table.deadline
        while self.session.table.deadline == asked and self.session.let_happen():
            pass  # what others do before the time is up, and then the clock
        return True

    def _answer(self, view: View, line: str, choices: tuple[str, ...]) -> bool:
        """Do what a line says; whether that was a move that was made."""
        word = line.partition(" ")[0].casefold()
        if line.isdecimal() and 1 <= int(line) <= len(choices):
            return self._make(choices[int(line) - 1])
        for command in COMMANDS:
            if word in (command, text(f"plain-word-{command}")):
                getattr(self, f"_say_{command}")(view, line)
                return False
        if word and word[0] in _CARD_FIRST and " " not in line and len(word) <= 5:
            return self._make(card_move(view, self.session.rules, word))
        if not line:
            self._say_help(view, line)
            return False
        return self._make(line)

    def _make(self, move: str) -> bool:
        try:
            self.session.submit(move)
        except IllegalMove as refused:
            self.named = refused.rules
            self.say(text("plain-refused", why=str(refused)))
            self._tell()
            return refused.paid
        except LastCardError as error:
            if error.key.startswith("file-"):
                raise
            self.say(str(error))
            return False
        return True

    # Words that are no moves

    def _say_hand(self, view: View, _line: str) -> None:
        self._hand(view)

    def _say_table(self, view: View, _line: str) -> None:
        self._describe(view, fully=True)
        self._scores()

    def _say_hint(self, _view: View, _line: str) -> None:
        self.say(self.session.hint())

    def _say_rules(self, _view: View, line: str) -> None:
        wanted = tuple(word.upper() for word in line.split()[1:] if word.upper() in IDS)
        if wanted:
            self._look_up(wanted)
        else:
            self.say(FORMATS["text"](rulebook(self.session.rules, current())))

    def _say_why(self, _view: View, _line: str) -> None:
        if self.named:
            self._look_up(self.named)
        else:
            self.say(text("plain-no-reason"))

    def _look_up(self, rules: tuple[str, ...]) -> None:
        for sentence in lookup(self.session.rules, rules, current()):
            self.say(f"{plain(sentence.words)} [{', '.join(sentence.ledger)}]")

    def _say_help(self, _view: View, _line: str) -> None:
        self.say(text("plain-help"))

    def _say_quit(self, _view: View, _line: str) -> None:
        raise Leave("")
