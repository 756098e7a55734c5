"""Scenario files: a described position, moves from it, and what must follow. See docs/scenarios.md."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from lastcard.cards.faces import BLACK, FACES, MAX_DECK, MAX_SEATS, REVERSE, SKIP, SYMBOLS, WILD, WILD_FOUR
from lastcard.cards.text import FACE_TEXTS, parse_card, parse_cards
from lastcard.engine.deal import clear_round, open_round, seat_around
from lastcard.engine.hands import add_card
from lastcard.engine.kernel import seed_chance
from lastcard.engine.piles import shuffle
from lastcard.engine.state import State
from lastcard.engine.turns import is_out, seat_before
from lastcard.engine.uno import can_announce
from lastcard.errors import CardError, LastCardError, ScenarioError, suggestion
from lastcard.files import read_text, read_toml
from lastcard.rules import Rules
from lastcard.rules.resolve import deck_beside, override_settings, resolve, source_settings

_TOP = {"title": str, "ledger": list, "preset": str, "options": dict, "position": dict, "script": str}
_POSITION = {
    "hands": list,
    "discard": str,
    "draw": str,
    "turn": int,
    "direction": str,
    "dealer": int,
    "pending": int,
    "called": list,
    "scores": list,
    "places": list,
    "knocked": list,
    "gone": list,
    "bluff": bool,
    "rest": bool,
    "opening": str,
    "script": str,
}
_TYPE_KEYS = {
    str: "scenario-no-text",
    list: "scenario-no-list",
    dict: "scenario-no-table",
    int: "scenario-no-number",
    bool: "scenario-no-flag",
}


@dataclass(frozen=True)
class Line:
    """One step of a script. Its kind is `make` (a move), `refuse` (a move that must be refused) or `fact`."""

    number: int
    text: str
    kind: str
    rest: str


@dataclass(frozen=True)
class Scenario:
    """A scenario, ready to be played: rules, starting position and script."""

    title: str
    ledger: tuple[str, ...]
    rules: Rules
    state: State
    script: tuple[Line, ...]


def load_scenario(
    path: Path, overrides: Mapping[str, object] | None = None, preset: str | None = None
) -> Scenario:
    """Load a scenario file. `preset` replaces the preset of the file; `overrides` win over its options."""
    data = read_toml(path, ScenarioError)
    if preset is not None:
        data["preset"] = preset
    try:
        return parse_scenario(data, read_text(path, ScenarioError), overrides, path.parent)
    except LastCardError as error:
        raise ScenarioError("error-in-file", file=path, why=error) from None


def parse_scenario(
    data: Mapping[str, object],
    source: str = "",
    overrides: Mapping[str, object] | None = None,
    folder: Path = Path(),
) -> Scenario:
    """Build a scenario from parsed TOML. `source` is the text of the file and gives the line numbers of the
    script. Deck files are looked up in `folder`."""
    _check_keys(data, _TOP)
    position = data.get("position")
    if not isinstance(position, dict):
        raise ScenarioError("scenario-without-position")
    try:
        _check_keys(position, _POSITION)
    except ScenarioError as error:
        raise ScenarioError("scenario-position", why=error) from None
    script = position.get("script", data.get("script"))
    if not isinstance(script, str):
        raise ScenarioError("scenario-without-script")
    options = data.get("options", {})
    preset, settings = source_settings(str(data.get("preset", "basic-plus")), folder)
    settings += [
        (str(name), deck_beside(folder, str(name), value), "options")
        for name, value in dict(options).items()  # type: ignore[call-overload]
    ]
    rules = resolve(preset, settings + override_settings(overrides))
    return Scenario(
        title=str(data.get("title", "")),
        ledger=tuple(str(rule) for rule in data.get("ledger", [])),  # type: ignore[attr-defined]
        rules=rules,
        state=build_state(rules, position),
        script=tuple(parse_script(script, _first_line(source, script))),
    )


def parse_script(script: str, first: int = 1) -> list[Line]:
    """Split a script into steps. Comments and empty lines are ignored."""
    lines = []
    for number, raw in enumerate(script.splitlines(), first):
        text = raw.split("#")[0].strip()
        if not text:
            continue
        kind = {"!": "refuse", "?": "fact"}.get(text[0], "make")
        rest = text if kind == "make" else text[1:].strip()
        if not rest or (kind != "fact" and not re.fullmatch(r"\d+ .+", rest)):
            raise ScenarioError("script-unreadable", line=number, content=text)
        lines.append(Line(number, text, kind, rest))
    return lines


def _first_line(source: str, script: str) -> int:
    """The line of the file where the text of the script begins."""
    key = re.search(r"^\s*script\s*=", source, re.MULTILINE)
    place = source.find(script, key.end()) if script and key else -1
    return source.count("\n", 0, place) + 1 if place >= 0 else 1


def _check_keys(data: Mapping[str, object], known: Mapping[str, type]) -> None:
    for key, value in data.items():
        if key not in known:
            raise ScenarioError("scenario-unknown-key", key=key, hint=suggestion(key, tuple(known)))
        kind = known[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise ScenarioError(_TYPE_KEYS[kind], key=key)


def build_state(rules: Rules, position: Mapping[str, object]) -> State:
    """Build the described position, or raise a ScenarioError that says why it is impossible."""
    try:
        return _Builder(rules, position).build()
    except ScenarioError as error:
        raise ScenarioError("scenario-position", why=error) from None


class _Builder:
    """Builds a position, one part after the other."""

    def __init__(self, rules: Rules, position: Mapping[str, object]) -> None:
        self.rules = rules
        self.r = rules.numbers
        self.position = position
        self.s = State()

    def build(self) -> State:
        hands = self._hands()
        self.s.players = len(hands)
        if not 2 <= self.s.players <= MAX_SEATS:
            raise ScenarioError("position-hands-range", players=self.s.players, most=MAX_SEATS)
        self.rules.check_company(self.s.players)
        seed_chance(self.s, 0)
        seat_around(self.s)
        self._gone()
        self._seats()
        clear_round(self.s)
        self._out(hands)
        self._cards(hands)
        self._scores()
        if "opening" in self.position:
            self._nothing_before_the_opening()
            open_round(self.s, self.r, False)
        else:
            self._middle_of_round()
        self._called()
        return self.s

    def _hands(self) -> list[list[int]]:
        hands = self.position.get("hands")
        if not isinstance(hands, list) or not all(isinstance(hand, str) for hand in hands):
            raise ScenarioError("position-hands-texts")
        return [self._parse(f"hand {seat}", hand) for seat, hand in enumerate(hands)]

    def _parse(self, what: str, text: object) -> list[int]:
        try:
            return parse_cards(str(text))
        except CardError as error:
            raise ScenarioError("error-in-part", part=what, why=error) from None

    def _gone(self) -> None:
        for seat in self._seat_list("gone"):
            self.s.gone |= 1 << seat

    def _out(self, hands: list[list[int]]) -> None:
        """Take the seats out that do not take part. They have no cards, and all others do."""
        s = self.s
        places, knocked = self._seat_list("places"), self._seat_list("knocked")
        for place, seat in enumerate(places, 1):
            s.places[seat] = place
        for seat in knocked:
            s.knocked |= 1 << seat
        for seat in (*places, *knocked):
            if is_out(s, seat):
                raise ScenarioError("position-out-twice", seat=seat)
            s.out |= 1 << seat
            s.seats_in -= 1
        for seat, hand in enumerate(hands):
            if bool(hand) == is_out(s, seat):
                raise ScenarioError("position-out-with-cards" if hand else "position-hand-empty", seat=seat)
        if s.seats_in < 2 or is_out(s, s.turn):
            raise ScenarioError("position-out-on-turn", turn=s.turn)

    def _seat_list(self, key: str) -> list[int]:
        seats = self.position.get(key, [])
        if not isinstance(seats, list):
            raise ScenarioError("scenario-no-list", key=key)
        for seat in seats:
            if type(seat) is not int or not 0 <= seat < self.s.players:
                raise ScenarioError("position-no-seat", key=key, seat=seat, last=self.s.players - 1)
        return seats

    def _seats(self) -> None:
        s = self.s
        turn = self._seat("turn", 0)
        dealer = self._seat("dealer", self._next_there(turn, -1))
        if "opening" in self.position and dealer != self._next_there(turn, -1):
            raise ScenarioError("position-dealer-misfit", dealer=dealer, turn=turn)
        s.first = self._next_there(dealer, 1)
        s.round = 1
        s.turn = turn

    def _next_there(self, seat: int, step: int) -> int:
        """The next seat in clockwise order, or in the other, that has not left the match."""
        for _ in range(self.s.players):
            seat = (seat + step) % self.s.players
            if self.s.gone >> seat & 1 == 0:
                break
        return seat

    def _seat(self, key: str, default: int) -> int:
        seat = self.position.get(key, default)
        if not isinstance(seat, int) or not 0 <= seat < self.s.players:
            raise ScenarioError("position-no-seat", key=key, seat=seat, last=self.s.players - 1)
        return seat

    def _cards(self, hands: list[list[int]]) -> None:
        s = self.s
        if ("discard" in self.position) == ("opening" in self.position):
            raise ScenarioError("position-discard-or-opening")
        discard = self._parse("discard", self.position.get("discard", "none"))
        opening = self._parse("opening", self.position.get("opening", "none"))
        draw = opening + self._parse("draw", self.position.get("draw", "none"))
        if "opening" in self.position and len(opening) != 1:
            raise ScenarioError("position-opening-one-card")
        if "discard" in self.position and not discard:
            raise ScenarioError("position-discard-empty")
        rest = self._rest(Counter(draw + discard + [face for hand in hands for face in hand]))
        shuffle(s, rest, len(rest))
        s.pile[len(rest) : len(rest) + len(draw)] = draw[::-1]
        s.pile_size += len(draw)
        s.discard_size = max(len(discard) - 1, 0)
        s.discard[: s.discard_size] = discard[:-1]
        for seat, hand in enumerate(hands):
            for face in hand:
                add_card(s, seat, face)
        s.cards = s.pile_size + len(discard) + sum(s.size)

    def _rest(self, listed: Counter[int]) -> list[int]:
        for face, count in listed.items():
            if count > self.r.deck_counts[face]:
                raise ScenarioError(
                    "position-too-many",
                    count=count,
                    card=FACE_TEXTS[face],
                    deck=self.rules["deck"],
                    has=self.r.deck_counts[face],
                )
        if self.position.get("rest") is False:
            return []
        return [face for face in range(FACES) for _ in range(self.r.deck_counts[face] - listed[face])]

    def _scores(self) -> None:
        s = self.s
        scores = self.position.get("scores", [0] * s.players)
        if (
            not isinstance(scores, list)
            or len(scores) != s.players
            or not all(type(n) is int for n in scores)
        ):
            raise ScenarioError("position-scores", count=s.players)
        s.scores[: s.players] = scores
        if self.rules["scoring"] == "none":  # scores count won rounds, so they tell how many were played
            winners = 1 if self.rules["teams"] == "none" else s.players // 2
            s.round = sum(scores) // winners + 1

    def _middle_of_round(self) -> None:
        s = self.s
        words = str(self.position["discard"]).split()
        s.top, s.colour = parse_card(words[-1])
        if s.colour == BLACK:
            raise ScenarioError("position-top-without-colour", card=words[-1])
        direction = self.position.get("direction", "clockwise")
        if direction not in ("clockwise", "counterclockwise"):
            raise ScenarioError("position-direction", given=direction)
        s.direction = 1 if direction == "clockwise" else -1
        s.turn = self._seat("turn", 0)
        s.jump_open = 1
        self._pending()
        self._bluff()

    def _nothing_before_the_opening(self) -> None:
        for key, default in (("direction", "clockwise"), ("pending", 0), ("bluff", None)):
            if self.position.get(key, default) != default:
                raise ScenarioError("position-before-opening", key=key)

    def _pending(self) -> None:
        s = self.s
        pending = self.position.get("pending", 0)
        if not isinstance(pending, int) or not 0 <= pending <= MAX_DECK:
            raise ScenarioError("position-pending")
        s.pending = pending
        if s.pending:
            s.plus_face = self._draw_card_below()

    def _draw_card_below(self) -> int:
        """The draw card behind the pending cards: the top card, or the card below the deflecting ones."""
        s = self.s
        for face in [s.top, *s.discard[: s.discard_size][::-1]]:
            if self.r.plus[face]:
                return face
            if face >= WILD or face % SYMBOLS not in (REVERSE, SKIP):
                break
        raise ScenarioError("position-pending-without-card")

    def _bluff(self) -> None:
        s = self.s
        if "bluff" not in self.position:
            return
        if s.top != WILD_FOUR or s.pending < self.r.plus[WILD_FOUR]:
            raise ScenarioError("position-bluff-without-card")
        s.guilty = int(bool(self.position["bluff"]))
        s.challengeable = seat_before(s, s.turn)

    def _called(self) -> None:
        s = self.s
        called = self.position.get("called", [])
        for seat in called if isinstance(called, list) else []:
            if type(seat) is not int or not 0 <= seat < s.players:
                raise ScenarioError("position-called-no-seat", seat=seat)
            if s.size[seat] == 1:
                s.called[seat] = 1
            elif can_announce(s, self.r, seat):
                s.announced = seat
            else:
                raise ScenarioError("position-called-too-many", seat=seat, count=s.size[seat])
