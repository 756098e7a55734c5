"""The game line by line: no colours, no boxes, no cursor; for screen readers, pipes and slow connections.

Nothing is a race here: the clock stops while the game waits for an answer, and it asks every player who can
react. Only the limits for turns and for the match (turn_seconds, match_seconds) keep running, and an answer
that comes too late does not count.
"""

import time
from collections.abc import Callable

from lastcard.errors import LastCardError
from lastcard.game import IllegalMove
from lastcard.notation.moves import Move
from lastcard.rulebook import FORMATS, lookup, plain, rulebook
from lastcard.rules import show
from lastcard.rules.ledger import IDS
from lastcard.terminal.keys import card_move
from lastcard.terminal.looks import minutes
from lastcard.terminal.session import Session
from lastcard.texts import current, join_words, text
from lastcard.views.offers import Offer
from lastcard.views.seat import View
from lastcard.views.words import card_words, move_words

COMMANDS = ("hand", "table", "hint", "rules", "why", "help", "quit")
_CARD_FIRST = "rygbw"
_CARD_LENGTH = 6  # w+10:g


class Leave(Exception):
    """The player left, or the input ended. The message says which."""


class PlainGame:
    """Plays a session with questions and answers. `read` returns the next line, or None at the end of the
    input. `screenful` is how many empty lines hide one player's hand from the next."""

    def __init__(
        self, session: Session, read: Callable[[], str | None], say: Callable[[str], None], screenful: int = 0
    ) -> None:
        self.session = session
        self.read = read
        self.say = say
        self.screenful = screenful
        self.told = 0  # events
        self.named: tuple[str, ...] = ()  # rules of the last refusal
        self.passed: dict[int | None, frozenset[str]] = {}  # the reactions that each seat was asked about

    def play(self) -> None:
        """Play until the match is over, a player leaves, or the input ends."""
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
        self.say(text("plain-players", names=join_words([self._introduced(seat) for seat in session.seats])))
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
        """Ask the players who could react, then the one who has to decide. If there is nobody to ask, let the
        next thing happen."""
        game, people = self.session.game, self.session.table.people
        views = [game.view(seat) for seat in people]
        if game.outcome is not None and people:
            self._ask_for_next_round()
            return
        for view in sorted(views, key=lambda view: view.uno_is_due, reverse=True):  # Uno comes before catches
            if view.seat != game.to_act and self._ask_about_reactions(view):
                return
        for view in views:
            if view.seat == game.to_act or view.question == "slap":
                self._question(view, view.answers + self._on_top(view), must=True)
                return
        if not self.session.let_happen():
            raise RuntimeError("nobody is asked, and nothing happens by itself")

    def _ask_about_reactions(self, view: View) -> bool:
        """Ask a player who could react, once for each reaction. False if there is nothing new to ask."""
        reactions = self._reactions(view)
        texts = {move.text for move in reactions}
        known = self.passed.get(view.seat, frozenset()) & texts  # a reaction that is over may come again
        self.passed[view.seat] = known
        if known == texts:
            return False
        if not self._question(view, reactions, must=False):
            self.passed[view.seat] = frozenset(texts)
        return True

    def _reactions(self, view: View) -> tuple[Offer, ...]:
        """The reactions of a seat, without catches that are already waiting for the grace seconds to end."""
        waiting = [plan.move.text for plan in self.session.table.waiting]
        return tuple(move for move in view.reactions if move.text not in waiting)

    def _on_top(self, view: View) -> tuple[Offer, ...]:
        """What the seat that is asked can do besides answering."""
        return tuple(move for move in self._reactions(view) if not move.answer)

    def _ask_for_next_round(self) -> None:
        self._scores()
        self.say(text("plain-next"))
        asked = time.monotonic()
        self._line()
        if self._match_is_over(time.monotonic() - asked):
            return
        self.session.viewer = (
            self.session.table.people[0] if self.session.viewer is None else self.session.viewer
        )
        self.session.submit("next")

    # Questions and answers

    def _question(self, view: View, choices: tuple[Offer, ...], must: bool) -> bool:
        """Ask until the player makes a move, or passes where no move is required. True if they moved."""
        self._take_seat(view)
        name = self.session.game.names[view.seat or 0]
        self.say(text("plain-turn" if must else "plain-chance", name=name))
        self._describe(view, must)
        if not self.session.rules["hints"]:  # nothing tells which cards can be played
            choices = tuple(move for move in choices if not move.lays)
        for number, move in enumerate(choices, 1):
            self.say(self._choice(number, move))
        began = asked = time.monotonic()
        while True:
            line = self._line()
            before, asked = asked, time.monotonic()
            if self._match_is_over(asked - before) or (must and self._too_late(asked - began)):
                return True
            if not line and not must:
                return False
            if self._answer(view, line, choices):
                return True

    def _choice(self, number: int, move: Offer) -> str:
        """A choice in words, with the equal cards that can be played together with it."""
        words = move_words(move, self.session.game.names)
        given = {"number": number, "move": words, "notation": move.text}
        if not move.more:
            return text("plain-choice", **given)
        cards = join_words([card_words(card) for card in move.more])
        example = " ".join([move.text, *move.more[: move.at_most]])
        return text("plain-choice-equal", **given, cards=cards, most=move.at_most, example=example)

    def _take_seat(self, view: View) -> None:
        """Pass the keyboard to another person, after scrolling the previous person's hand out of sight."""
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
        left = self.session.match_seconds_left()
        if left is not None:
            self.say(text("plain-match-time", time=minutes(left)))
        if fully:
            self._others(view)
        self._hand(view)

    def _others(self, view: View) -> None:
        for seat in view.order:
            if seat != view.seat:
                self.say(self._other(view, seat))

    def _other(self, view: View, seat: int) -> str:
        """How many cards a player has, and which if they lie open; or why they are out."""
        name = self.session.game.names[seat]
        if seat in view.gone:
            return text("plain-gone", name=name)
        if seat in view.places:
            return text("plain-place", name=name, place=view.places.index(seat) + 1)
        if seat in view.out:
            return text("plain-knocked-out", name=name)
        cards = view.open_hands[seat] if view.open_hands else None
        if cards:
            return text("plain-open", name=name, cards=join_words([card_words(card) for card in cards]))
        return text("plain-others", name=name, count=view.sizes[seat])

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
            pass  # others act before the time is up, then the clock does
        return True

    def _match_is_over(self, seconds: float) -> bool:
        """Whether the time of the match ran out while a player was asked, for so many seconds."""
        self.session.table.spend(seconds)
        if self.session.match_seconds_left() != 0:
            return False
        while not self.session.game.over and self.session.let_happen():
            pass  # catches that wait come first
        return True

    def _answer(self, view: View, line: str, choices: tuple[Offer, ...]) -> bool:
        """Do what a line says. True if that made a move."""
        word = line.partition(" ")[0].casefold()
        if line.isdecimal() and 1 <= int(line) <= len(choices):
            return self._make(choices[int(line) - 1])
        for command in COMMANDS:
            if word in (command, text(f"plain-word-{command}")):
                getattr(self, f"_say_{command}")(view, line)
                return False
        cards = line.casefold()
        if line and all(card[0] in _CARD_FIRST and len(card) <= _CARD_LENGTH for card in cards.split()):
            return self._make(card_move(view, self.session.rules, cards))
        if not line:
            self._say_help(view, line)
            return False
        return self._make(line)

    def _make(self, move: Move | str) -> bool:
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

    # Words that are not moves

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
