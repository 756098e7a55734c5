"""The table screen: how it looks, what the keys do, and how time passes."""

from collections.abc import Collection
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from lastcard.cards.text import COLOUR_LETTERS
from lastcard.errors import LastCardError
from lastcard.game import IllegalMove
from lastcard.terminal import panels
from lastcard.terminal.actions import (
    FORGET,
    PLAY_RUN,
    TYPED_COLOURS,
    Action,
    actions,
    colour_actions,
    run_actions,
    seat_of,
)
from lastcard.terminal.ask import Curtain, Question
from lastcard.terminal.book_screen import BookScreen
from lastcard.terminal.keys import FIRST_KEYS, Reading, can_be_added, card_move, read_card, without_colour
from lastcard.terminal.looks import LARGE, SMALL, Size, clicked
from lastcard.terminal.session import Session
from lastcard.texts import text
from lastcard.views.seat import View
from lastcard.views.words import card_words

DOUBLE_TAP = 0.6  # seconds between two presses of the space bar that are one call
SMALLEST = (80, 24)  # columns and lines that the table needs
TIME_FOR_UNO = 3.0  # seconds before the keyboard is passed on
SOON = 0.001  # Textual cannot wait for no time at all
WIDE = 110  # columns from which the log is shown beside the table
RECENT = 80  # events that the log shows at most
LINES_WITHOUT_HAND = 20  # of the table where cards are large
TALL = 36  # lines from which cards are drawn large


class TableTrouble(Message):
    """The game cannot continue, because its record cannot be written."""

    def __init__(self, error: LastCardError) -> None:
        super().__init__()
        self.error = error


class TableScreen(Screen[str]):
    """Shows a session and plays it. The result is "again" or "leave"."""

    CSS_PATH = "table.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [("tab", "change", "")]  # otherwise Tab moves the focus

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.typed = ""  # the keys of a card, so far
        self.verb = ""  # "pair", "jump" or "accuse", if that key came before
        self.black = ""  # a black card whose colour is asked for
        self.run: list[str] = []  # equal cards chosen for one play, in order
        self.marked: str | None = None
        self.message = Text("")
        self.rules_named: tuple[str, ...] = ()  # by the last refusal
        self.stopped = False  # by a watcher
        self._tapped = -1.0
        self._shown = 0
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """Create the parts of the table."""
        yield Static(id="head")
        with Horizontal(id="body"):
            with Vertical(id="main"):
                with Horizontal(id="middle"):
                    yield Static(id="pile")
                    yield Static(id="players")
                yield Static(id="log")
                yield Static(id="message")
                yield Static(id="hand")
                yield Static(id="actions")
            yield Static(id="side-log")

    def on_mount(self) -> None:
        """Show the table and start the clock."""
        self._fit()
        if self.session.rules["turn_seconds"] or self.session.rules["match_seconds"]:
            self.set_interval(0.5, self.show_head)
        self.after_change()

    def on_resize(self) -> None:
        """Update the layout."""
        self._fit()
        self.call_after_refresh(self.show)

    def _fit(self) -> None:
        wide, tall = self.app.size.width >= WIDE, self.app.size.height >= TALL
        self.set_class(wide, "wide")
        self.set_class(wide and tall, "large")

    def on_screen_suspend(self) -> None:
        """Pause while another screen is open: the rules, a question, or the curtain."""
        self.session.clock.pause()

    def on_screen_resume(self) -> None:
        """Resume, unless a watcher has stopped the game."""
        if not self.stopped:
            self.session.clock.go_on()
        self.after_change()

    # Time

    def tick(self) -> None:
        """Let the next thing that is due happen."""
        try:
            happened = self.session.step()
        except LastCardError as error:  # the record cannot be written: nothing was shown, nothing is lost
            self._give_up(error)
            return
        if happened:
            self.after_change()
        else:
            self._schedule()

    def _schedule(self) -> None:
        if self._timer is not None:
            self._timer.stop()
        seconds = self.session.seconds_to_wait()
        self._timer = None if seconds is None else self.set_timer(max(seconds, SOON), self.tick)

    def after_change(self) -> None:
        """Show what happened, pass the keyboard on if necessary, and wait for the next thing."""
        view = self.session.view
        if self.marked not in view.hand:
            self.marked = None
        self._clear_message(view)
        self.show()
        self._schedule()
        self.pass_on()

    def pass_on(self, waited: bool = False) -> None:
        """Pass the keyboard to the person who is asked, but leave time to say Uno first."""
        person = self.session.next_person()
        if person is None or self.app.screen is not self:
            return
        if self.session.view.uno_is_due and not waited:
            self.set_timer(TIME_FOR_UNO, lambda: self.pass_on(waited=True))
        else:
            self.take_over(person)

    def _clear_message(self, view: View) -> None:
        """Drop the message about the last move once the game has moved on. A half-typed card stays, because
        otherwise the next key would mean something else."""
        count = len(self.session.game.steps)
        if count != self._shown or not self.message:
            self._shown = count
            self.rules_named = ()
            if not self._can_go_on(view):
                self._drop_choice()
            if not (self.typed or self.verb or self.black or self.run):
                self.message = self._prompt(view)

    def _can_go_on(self, view: View) -> bool:
        """Whether what was chosen so far still makes sense."""
        if self.run and not can_be_added(view, self.run):
            return False
        if self.black and self.verb != "jump" and self.black not in view.hand:
            return False
        return not self.typed or bool(self._read(view).expected)

    def _read(self, view: View) -> Reading:
        """What was typed so far."""
        return read_card(self.typed, view.hand, without_colour(self.session.rules))

    def _drop_choice(self) -> None:
        """Forget a card that was chosen only in part."""
        self.typed = self.verb = self.black = ""
        self.run = []

    def take_over(self, person: int) -> None:
        """Hide the hands, then pass the keyboard to another person."""
        self.session.viewer = None
        self.show()
        self.app.push_screen(Curtain(self.session.game.names[person]), lambda _: self._seat(person))

    def _seat(self, person: int) -> None:
        self.session.take_keyboard(person)
        self._drop_choice()
        self.marked, self._shown = None, -1
        self.after_change()

    # Looks

    def show(self) -> None:
        """Draw everything."""
        session, view = self.session, self.session.view
        large = self.has_class("large")
        size = LARGE if large else SMALL
        self.show_head()
        self._put("#pile", panels.pile(view, size))
        self._put(
            "#players", panels.players(view, self._company(), 10 if large else 5, self._room("#players"))
        )
        self._put("#message", self.message)
        self._put("#hand", self._hand(view, size))
        self._put("#actions", panels.action_bar(self.actions(), self.always()))
        sentences = session.sentences(max(0, session.happened - RECENT))
        for name in ("#log", "#side-log"):
            room = self.query_one(name, Static).content_size
            self._put(name, panels.log(sentences, room.width, room.height))

    def _hand(self, view: View, size: Size) -> Text:
        """Draw the hand, with large cards only if all of them fit."""
        width = self._room("#hand")
        if panels.hand_lines(view, size, width) > max(self.app.size.height - LINES_WITHOUT_HAND, 5):
            size = SMALL
        marked = [*self.run, *([self.marked] if self.marked else [])]
        return panels.hand(view, size, marked, width, self._playable(view))

    def _playable(self, view: View) -> Collection[str] | None:
        """The cards to show as playable: if some are chosen, those that can be added. None without hints."""
        if not self.hints:
            return None
        return can_be_added(view, self.run) or () if self.run else panels.playable_faces(view)

    @property
    def hints(self) -> bool:
        """Whether the cards that can be played are marked."""
        return bool(self.session.rules["hints"])

    def _put(self, name: str, content: Text) -> None:
        self.query_one(name, Static).update(content)

    def _company(self) -> panels.Company:
        session = self.session
        levels = [text(f"level-{player.level}") if player.level else "" for player in session.players]
        scored = session.rules["scoring"] != "none" or int(str(session.rules["match_games"])) > 1
        return panels.Company(session.game.names, levels, scored)

    def show_head(self) -> None:
        """Draw the first line, which shows the time."""
        session = self.session
        line = panels.head(session.view, session.rules, session.seconds_left(), session.match_seconds_left())
        if self.app.size.width < SMALLEST[0] or self.app.size.height < SMALLEST[1]:
            line = Text(text("table-too-small"), panels.DANGER)
        self.query_one("#head", Static).update(line)

    def _room(self, name: str) -> int:
        return self.query_one(name, Static).content_size.width or self.app.size.width - 2

    def _prompt(self, view: View) -> Text:
        return panels.prompt(view, self.session.game.to_act, self.session.game.names, self.hints)

    def actions(self) -> list[Action]:
        """The actions that have a key now."""
        view = self.session.view
        if self.asks_colour:
            return colour_actions()
        found = actions(view, self.session.game.names, self.hints)
        if self.run:
            found = [*run_actions(len(self.run)), *found]
        if view.phase == "match over":
            found.append(Action("a", text("do-again"), "again"))
        return found

    def always(self) -> list[tuple[str, str, str]]:
        """The actions that always have a key, as key, words and action."""
        view = self.session.view
        found = []
        if view.of_kind("pair") if self.hints else self.session.rules["double_play"]:
            found.append(("p", text("do-pair"), "pair"))
        if view.seat is not None:
            found.append(("h", text("do-hint"), "hint"))
        if len(self.session.table.people) > 1:
            found.append(("⇥", text("do-change"), "change"))
        if self.session.rules["table_talk_penalty"] and view.players > 2 and view.seat is not None:
            found.append(("o", text("do-accuse"), "accuse"))
        return [*found, ("?", text("do-rules"), "rulebook"), ("q", text("do-leave"), "leave")]

    def say(self, words: str, danger: bool = False) -> None:
        """Show a line to the player."""
        self.message = Text(words, panels.DANGER if danger else panels.ACCENT)
        self.show()

    # Keys

    def on_key(self, event: events.Key) -> None:
        """Handle a key. Everything can be done with the keyboard."""
        key = event.character.lower() if event.character and event.character.isprintable() else event.key
        event.stop()
        event.prevent_default()
        if key == "escape":
            self._forget()
        elif self.black:
            self._name_colour(key)
        elif self.typed or (self.verb == "accuse" and key.isdecimal()) or not self.command(key):
            self._type(key)

    def on_click(self, event: events.Click) -> None:
        """Handle a click on a card, a key or a mark."""
        if does := clicked(event):
            getattr(self, f"action_{does[0]}")(*does[1:])

    def command(self, key: str) -> bool:
        """Handle a key that is a command by itself. False if it is not one."""
        if key == " ":
            self._tap()
        elif key in ("left", "right", "up", "down"):
            self._move_mark(-1 if key in ("left", "up") else 1)
        elif key == "enter":
            self._enter()
        elif action := self._action(key):
            self.action_do(action.move)
        elif key in _NAMED:
            getattr(self, f"action_{_NAMED[key]}")()
        elif key == "u":
            self.action_do("uno")
        elif key.isdecimal():
            self.action_do(f"catch {seat_of(key)}")
        else:
            return key not in FIRST_KEYS
        return True

    def _action(self, key: str) -> Action | None:
        found = [action for action in self.actions() if action.key == key]
        return found[0] if found and not self.verb else None

    def _tap(self) -> None:
        """Count a tap. Tapping the table twice means saying Uno (B19)."""
        now = self.session.clock.now()
        if 0 <= now - self._tapped <= DOUBLE_TAP:
            self._tapped = -1.0
            self.action_do("uno")
        else:
            self._tapped = now

    def _enter(self) -> None:
        if self.run and not self.marked:
            self._play_run()
        elif self.marked:
            self.action_card(self.marked)
        elif self.session.view.phase == "round over":
            self.action_do("next")

    def _move_mark(self, step: int) -> None:
        view = self.session.view
        cards = list(dict.fromkeys((can_be_added(view, self.run) or ()) if self.run else view.hand))
        if cards:
            place = cards.index(self.marked) + step if self.marked in cards else (0 if step > 0 else -1)
            self.marked = cards[place % len(cards)]
            self.show()

    def _forget(self) -> None:
        self._drop_choice()
        self.message = self._prompt(self.session.view)
        self.show()

    def _type(self, key: str) -> None:
        """Handle the next key of a card."""
        if self.verb == "accuse" and key.isdecimal():
            self.verb = ""
            if key.isdigit():
                self.action_do(f"accuse {seat_of(key)}")
                return
        view = self.session.view
        whole = self._read(view).card if key == "enter" else None
        if whole is not None:
            self._choose(whole)
            return
        self.typed += key
        reading = self._read(view)
        if reading.expected:
            self._ask_for_more(reading)
        elif reading.card is not None:
            self._choose(reading.card)
        else:
            self._no_such_card(reading.not_held)

    def _no_such_card(self, not_held: str | None) -> None:
        """Say what is wrong with the keys. Cards that were chosen before stay chosen."""
        self.typed = self.verb = self.black = ""
        if self.run:
            self._ask_for_equal()
        elif not_held:
            self.say(text("typed-not-held", card=card_words(not_held)), True)
        else:
            self.say(text("typed-nothing"), True)

    @property
    def asks_colour(self) -> bool:
        """Whether a black card was chosen, but not its colour yet."""
        if self.black:
            return True
        expected = self._read(self.session.view).expected if self.typed else ()
        return self.typed.startswith("w") and set(expected) >= set(COLOUR_LETTERS)

    def _ask_for_more(self, reading: Reading) -> None:
        typed, keys = self.typed.upper(), " ".join(reading.expected).upper()
        if reading.card:
            self.say(text("typed-or", typed=typed, card=card_words(reading.card), keys=keys))
        elif set(reading.expected) == set(COLOUR_LETTERS):
            self.say(text("typed-colour", typed=typed))
        else:
            self.say(text("typed-more", typed=typed, keys=keys))

    def _ask_for_colour(self, card: str, verb: str = "") -> None:
        self._drop_choice()
        self.black, self.verb = card, verb
        self.say(text("typed-colour", typed=card.upper()))

    def _name_colour(self, key: str) -> None:
        """Complete a black card that was clicked or chosen with the arrows."""
        if key in COLOUR_LETTERS:
            self._choose(f"{self.black}:{key}")
        else:
            self._no_such_card(None)

    def _choose(self, card: str) -> None:
        """Play a card, or ask for equal cards to play with it. Another card replaces those chosen before."""
        view, verb = self.session.view, self.verb
        adds = self.run and card in (can_be_added(view, self.run) or ())
        run = [*self.run, card] if adds else [card]
        self._drop_choice()
        if verb == "jump":
            self.action_do(f"jump {card}")
        elif verb != "pair" and can_be_added(view, run):
            self.run, self.marked = run, None
            self._ask_for_equal()
        else:
            self.action_do(card_move(view, self.session.rules, " ".join(run), verb == "pair"))

    def _ask_for_equal(self) -> None:
        """Show the equal cards that are chosen, and those that can be added."""
        view = self.session.view
        left = can_be_added(view, self.run) or ()
        first = view.offer(f"play {self.run[0]}")
        most = first.at_most + 1 - len(self.run) if first else 0
        typed, keys = (" ".join(cards).upper() for cards in (self.run, left))
        self.say(text("typed-equal", typed=typed, count=len(self.run), keys=keys, most=min(most, len(left))))

    def _play_run(self) -> None:
        run = self.run
        self._drop_choice()
        self.action_do(card_move(self.session.view, self.session.rules, " ".join(run)))

    # What keys and clicks do

    def action_card(self, card: str) -> None:
        """Play a card that was clicked or chosen with the arrows. A black card needs a colour first."""
        self.marked = card
        if card.startswith("w") and card not in without_colour(self.session.rules):
            self._ask_for_colour(card, self.verb)
        else:
            self._choose(card)

    def action_do(self, move: str) -> None:
        """Make a move for the viewer."""
        if move == "again":
            self.dismiss("again")
            return
        if move in TYPED_COLOURS:
            (self._name_colour if self.black else self._type)(move[-1])
            return
        if move == PLAY_RUN:
            self._play_run()
            return
        if move == FORGET:
            self._forget()
            return
        if move == "jump":  # with a black card: which colour?
            self._ask_for_colour(self.session.view.top.partition(":")[0], "jump")
            return
        if self.session.viewer is None:
            return
        try:
            self.session.submit(move)
        except IllegalMove as refused:
            self._refused(refused)
        except LastCardError as error:
            self._trouble(error)
        else:
            self._done(move)

    def _done(self, move: str) -> None:
        if any(plan.move.text == move for plan in self.session.table.waiting):
            self.say(text("catch-waits"))
        else:
            self.after_change()

    def _refused(self, refused: IllegalMove) -> None:
        if refused.paid:
            self.after_change()
        self.rules_named = refused.rules
        words = text("refused-paid" if refused.paid else "refused", why=str(refused))
        self.say(words, danger=True)

    def _trouble(self, error: LastCardError) -> None:
        """Show the error. A disk error ends the game, which can be resumed later."""
        if error.key.startswith("file-"):
            self._give_up(error)
        else:
            self.say(str(error), danger=True)

    def _give_up(self, error: LastCardError) -> None:
        self.session.close()
        self.post_message(TableTrouble(error))

    def action_pair(self) -> None:
        """Play the next card twice."""
        self.verb = "pair"
        self.say(text("typed-pair"))

    def action_accuse(self) -> None:
        """Accuse the player whose digit is typed next."""
        self.verb = "accuse"
        self.say(text("typed-accuse"))

    def action_hint(self) -> None:
        """Show what the advice for players says."""
        self.say(self.session.hint())

    def action_rulebook(self) -> None:
        """Open the rules of this table at the rule that was named last."""
        self.app.push_screen(BookScreen(self.session.rules, self.rules_named))

    def action_change(self) -> None:
        """Pass the keyboard to the next person."""
        people = self.session.table.people
        if len(people) > 1 and self.session.viewer is not None:
            place = people.index(self.session.viewer)
            self.take_over(people[(place + 1) % len(people)])

    def action_leave(self) -> None:
        """Leave, but ask first."""
        if self.session.game.over:
            self.dismiss("leave")
            return

        def answered(leave: bool | None) -> None:
            if leave:
                self.dismiss("leave")

        self.app.push_screen(Question(text("leave-question")), answered)


_NAMED = {
    "h": "hint",
    "?": "rulebook",
    "tab": "change",
    "q": "leave",
    "p": "pair",
    "o": "accuse",
}
