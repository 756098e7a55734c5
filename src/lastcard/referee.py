"""The referee: plays a scenario and says, line by line, whether it held and why."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from lastcard.cards.faces import COLOURS
from lastcard.cards.text import (
    COLOUR_NAMES,
    cards_text,
    face_text,
    hand_faces,
    parse_card,
    parse_cards,
    parse_colour,
)
from lastcard.engine.phases import MATCH_OVER, ROUND_OVER
from lastcard.engine.turns import dealer_seat, is_out
from lastcard.errors import CardError, InvalidMove, LastCardError, ScenarioError
from lastcard.files import whole_number
from lastcard.game import Game, IllegalMove
from lastcard.notation.moves import parse_seat
from lastcard.notation.scenario import Line, Scenario, load_scenario
from lastcard.texts import text
from lastcard.views.events import direction_name, seats_of
from lastcard.views.words import events_words


@dataclass(frozen=True)
class Verdict:
    """The result of one line."""

    line: int
    text: str
    held: bool
    said: str


@dataclass(frozen=True)
class Report:
    """The result of a scenario."""

    file: str
    title: str
    held: bool
    lines: tuple[Verdict, ...]


def judge_file(
    path: Path, overrides: Mapping[str, object] | None = None, preset: str | None = None
) -> Report:
    """Play a scenario file, by its own rules or by others. ScenarioError if it is not a scenario."""
    scenario = load_scenario(path, overrides, preset)
    try:
        lines = judge(scenario)
    except ScenarioError as error:
        raise ScenarioError("error-in-file", file=path, why=error) from None
    return Report(str(path), scenario.title, all(line.held for line in lines), tuple(lines))


def judge(scenario: Scenario) -> list[Verdict]:
    """Play a script. It ends at a move that did not go as expected, because what follows builds on it."""
    table = _Table(Game.from_state(scenario.rules, scenario.state.copy()))
    verdicts = []
    for line in scenario.script:
        try:
            held, said = table.step(line)
        except LastCardError as error:
            raise ScenarioError("error-in-line", line=line.number, why=error) from None
        verdicts.append(Verdict(line.number, line.text, held, said))
        if not held and line.kind != "fact":
            break
    return verdicts


# By whether it was expected, and whether it cost something.
_REFUSED = {
    (True, False): "referee-refused",
    (True, True): "referee-refused-and-paid",
    (False, False): "referee-refused-unexpectedly",
    (False, True): "referee-refused-unexpectedly-and-paid",
}


class _Table:
    """A game with the questions a script can ask about it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.s = game.state
        self.before_step = 0

    def step(self, line: Line) -> tuple[bool, str]:
        if line.kind == "fact":
            return self._fact(line.rest)
        seat, words = self._seat_and_rest(line.rest)
        move = self.game.parse(seat, words)
        self.before_step = len(self.s.log or ())
        try:
            events = self.game.play(seat, move)
        except IllegalMove as refused:
            expected = line.kind == "refuse"
            return expected, text(_REFUSED[expected, refused.paid], why=refused)
        said = " ".join(events_words(events, self.game.names))
        if line.kind == "refuse":
            return False, text("referee-accepted-unexpectedly", events=said)
        return True, said

    def _seat_and_rest(self, text: str) -> tuple[int, str]:
        word, _, rest = text.partition(" ")
        return self._seat(word), rest.strip()

    def _seat(self, word: str) -> int:
        seat = parse_seat(word)
        if seat >= self.s.players:
            raise InvalidMove("seat-unknown-range", seat=seat, last=self.s.players - 1)
        return seat

    def _fact(self, fact: str) -> tuple[bool, str]:
        words = fact.replace("=", " = ").split()
        for length in (2, 1):
            question = _FACTS.get(" ".join(words[:length]))
            if question:
                return question(self, [word for word in words[length:] if word != "="])
        raise ScenarioError("fact-unknown", fact=fact)

    # The questions. Each returns whether the fact is true, and a sentence that says what is true.

    def one_number(self, args: list[str], is_so: int, what: str) -> tuple[bool, str]:
        wanted = whole_number(" ".join(args))
        if wanted is None:
            raise ScenarioError("fact-one-number", fact=what)
        return wanted == is_so, _is(what, is_so)

    def turn(self, args: list[str]) -> tuple[bool, str]:
        return self.one_number(args, self.s.turn, "turn")

    def dealer(self, args: list[str]) -> tuple[bool, str]:
        return self.one_number(args, dealer_seat(self.s), "dealer")

    def first(self, args: list[str]) -> tuple[bool, str]:
        return self.one_number(args, self.s.first, "first")

    def pending(self, args: list[str]) -> tuple[bool, str]:
        return self.one_number(args, self.s.pending, "pending")

    def size(self, args: list[str]) -> tuple[bool, str]:
        seat = self._seat(args[0] if args else "")
        return self.one_number(args[1:], self.s.size[seat], f"size {seat}")

    def hand(self, args: list[str]) -> tuple[bool, str]:
        seat = self._seat(args[0] if args else "")
        held = hand_faces(self.s.hand[seat])
        return _same_cards(args[1:], held), _is(f"hand {seat}", cards_text(held))

    def drawn(self, args: list[str]) -> tuple[bool, str]:
        seat = self._seat(args[0] if args else "")
        events = self.game.events_since(self.before_step)
        cards = [e.card for e in events if e.kind == "drew" and e.seat == seat and e.card]
        faces = parse_cards(" ".join(cards) or "none")
        return _same_cards(args[1:], faces), text("fact-drew", seat=seat, cards=cards_text(faces))

    def top(self, args: list[str]) -> tuple[bool, str]:
        is_so = face_text(self.s.top, self.s.colour)
        if len(args) != 1:
            raise ScenarioError("fact-one-card")
        parse_card(args[0])
        return args == [is_so], _is("top", is_so)

    def colour(self, args: list[str]) -> tuple[bool, str]:
        wanted = parse_colour(" ".join(args))
        if self.s.colour >= COLOURS:
            return False, text("fact-no-colour")
        return self.s.colour == wanted, _is("colour", COLOUR_NAMES[self.s.colour])

    def direction(self, args: list[str]) -> tuple[bool, str]:
        if args not in (["clockwise"], ["counterclockwise"]):
            raise ScenarioError("fact-direction")
        is_so = direction_name(self.s.direction)
        return args == [is_so], _is("direction", is_so)

    def can(self, args: list[str]) -> tuple[bool, str]:
        seat = self._seat(args[0] if args else "")
        reason = self.game.why_not(seat, " ".join(args[1:]))
        return reason is None, text("fact-can") if reason is None else text("fact-cannot", why=reason)

    def cannot(self, args: list[str]) -> tuple[bool, str]:
        can, said = self.can(args)
        return not can, said

    def called(self, args: list[str]) -> tuple[bool, str]:
        seat = self._seat(args[0] if len(args) == 1 else "")
        has = bool(self.s.called[seat]) or self.s.announced == seat
        return has, text("fact-called" if has else "fact-not-called", seat=seat)

    def not_called(self, args: list[str]) -> tuple[bool, str]:
        has, said = self.called(args)
        return not has, said

    def out(self, args: list[str]) -> tuple[bool, str]:
        seat = self._seat(args[0] if len(args) == 1 else "")
        is_so = is_out(self.s, seat)
        return is_so, text("fact-out" if is_so else "fact-not-out", seat=seat)

    def not_out(self, args: list[str]) -> tuple[bool, str]:
        is_so, said = self.out(args)
        return not is_so, said

    def gone(self, args: list[str]) -> tuple[bool, str]:
        seat = self._seat(args[0] if len(args) == 1 else "")
        is_so = bool(self.s.gone >> seat & 1)
        return is_so, text("fact-gone" if is_so else "fact-not-gone", seat=seat)

    def not_gone(self, args: list[str]) -> tuple[bool, str]:
        is_so, said = self.gone(args)
        return not is_so, said

    def open(self, args: list[str]) -> tuple[bool, str]:
        """The cards that a watcher sees."""
        seat = self._seat(args[0] if args else "")
        hands = self.game.view(None).open_hands
        seen = parse_cards(" ".join((hands[seat] if hands else None) or ["none"]))
        return _same_cards(args[1:], seen), _is(f"open {seat}", cards_text(seen))

    def places(self, args: list[str]) -> tuple[bool, str]:
        is_so = self.game.view(None).places
        wanted = [] if args == ["none"] else _numbers(args, "places")
        return wanted == list(is_so), _is("places", " ".join(map(str, is_so)) or "none")

    def silence(self, args: list[str]) -> tuple[bool, str]:
        _no_more(args)
        return self.s.silence == 1, text("fact-silence" if self.s.silence else "fact-no-silence")

    def no_silence(self, args: list[str]) -> tuple[bool, str]:
        is_silent, said = self.silence(args)
        return not is_silent, said

    def round_over(self, args: list[str]) -> tuple[bool, str]:
        _no_more(args)
        over = self.s.phase >= ROUND_OVER
        return over, text("fact-round-over" if over else "fact-round-running")

    def round_running(self, args: list[str]) -> tuple[bool, str]:
        over, said = self.round_over(args)
        return not over, said

    def match_over(self, args: list[str]) -> tuple[bool, str]:
        _no_more(args)
        over = self.s.phase == MATCH_OVER
        return over, text("fact-match-over" if over else "fact-match-running")

    def match_running(self, args: list[str]) -> tuple[bool, str]:
        over, said = self.match_over(args)
        return not over, said

    def winner(self, args: list[str]) -> tuple[bool, str]:
        return _same_seats(args, self.s.winners, "winner")

    def match_winner(self, args: list[str]) -> tuple[bool, str]:
        return _same_seats(args, self.s.match_winners, "match winner")

    def points(self, args: list[str]) -> tuple[bool, str]:
        return _same_numbers(args, self.s.points[: self.s.players], "points")

    def scores(self, args: list[str]) -> tuple[bool, str]:
        return _same_numbers(args, self.s.scores[: self.s.players], "scores")


_FACTS: dict[str, Callable[[_Table, list[str]], tuple[bool, str]]] = {
    name: getattr(_Table, name.replace(" ", "_"))
    for name in (
        *("turn", "dealer", "first", "pending", "size", "hand", "drawn", "top", "colour", "direction"),
        *("can", "cannot", "called", "not called", "silence", "no silence", "round over", "round running"),
        *("match over", "match running", "winner", "match winner", "points", "scores"),
        *("out", "not out", "gone", "not gone", "open", "places"),
    )
}


def _is(fact: str, value: object) -> str:
    """The value of a fact, named as scripts name it."""
    return text("fact-is", fact=fact, value=value)


def _no_more(args: list[str]) -> None:
    if args:
        raise ScenarioError("fact-too-long", rest=" ".join(args))


def _same_cards(args: list[str], faces: list[int]) -> bool:
    if not args:
        raise ScenarioError("fact-no-cards")
    try:
        return sorted(parse_cards(" ".join(args))) == sorted(faces)
    except CardError as error:
        raise ScenarioError.of(error) from None


def _numbers(args: list[str], what: str) -> list[int]:
    numbers = [whole_number(word) for word in args]
    if not numbers or None in numbers:
        raise ScenarioError("fact-numbers", fact=what, given=" ".join(args))
    return [number for number in numbers if number is not None]


def _same_seats(args: list[str], mask: int, what: str) -> tuple[bool, str]:
    wanted = [] if args == ["none"] else _numbers(args, what)
    is_so = seats_of(mask)
    return sorted(wanted) == list(is_so), _is(what, " ".join(map(str, is_so)) or "none")


def _same_numbers(args: list[str], is_so: list[int], what: str) -> tuple[bool, str]:
    return _numbers(args, what) == is_so, text("fact-are", fact=what, values=" ".join(map(str, is_so)))
