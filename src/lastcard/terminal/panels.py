"""The parts of the table screen. Each is drawn from a view."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from lastcard.cards.text import COLOUR_NAMES
from lastcard.rules import Rules
from lastcard.terminal.actions import Action, seat_key
from lastcard.terminal.looks import (
    SHAPES,
    Size,
    card_style,
    colour_sign,
    hand_card,
    minutes,
    on_click,
    top_card,
)
from lastcard.texts import text
from lastcard.views.seat import View
from lastcard.views.words import card_words

ACCENT = Style(color="#7fd4c1", bold=True)  # your turn
DANGER = Style(color="#ff8a65", bold=True)  # cards are owed, or a player can be caught
QUIET = Style(color="#9aa0a6")
_LABEL = 12
OUT = Style(color="#70767c")  # a player who is out
# Questions that tell which cards can be played, and those that are asked in their place.
_WITHOUT_HINTS = {"stuck": "turn", "lay": "turn", "take": "owing", "doubt": "owing"}
_GROUPS = ("r", "y", "g", "b", "w")


def head(view: View, rules: Rules, seconds: float | None, match_seconds: float | None = None) -> Text:
    """The line at the top: rules, round, the points that win the match, the time left."""
    line = Text(" ")
    line.append(text("table-head", preset=rules.preset, round=view.round), ACCENT)
    if rules["scoring"] != "none":
        line.append(" · ").append(text("table-target", target=rules["target"]), QUIET)
    if view.silence:
        line.append(" · ").append(text("table-silence"), DANGER)
    if match_seconds is not None:
        words = text("table-match-time", time=minutes(match_seconds))
        line.append(" · ").append(words, DANGER if match_seconds < 30 else QUIET)
    if seconds is not None:
        line.append(" · ").append(
            text("table-seconds", seconds=round(seconds)), DANGER if seconds < 5 else QUIET
        )
    return line


def prompt(view: View, asked: int, names: Sequence[str], hints: bool = True) -> Text:
    """What the game is waiting for, in one line. `asked` is the seat that it waits for. Without hints it does
    not tell whether a card can be played."""
    if view.phase in ("round over", "match over"):
        winners = view.match_winners or view.winners
        key = "prompt-match-over" if view.match_winners else "prompt-round-over"
        return Text(text(key, names=", ".join(names[seat] for seat in winners)), ACCENT)
    if view.question is None:
        return Text(text("prompt-wait", name=names[asked]), QUIET)
    given = {"count": view.pending, "card": card_words(view.drawn), "name": names[view.turn]}
    question = view.question if hints else _WITHOUT_HINTS.get(view.question, view.question)
    if question == "colour" and view.top == "wd":
        question = "roulette"
    return Text(text(f"prompt-{question}", **given), DANGER if question == "slap" else ACCENT)


def pile(view: View, size: Size) -> Text:
    """The top card with its colour, the cards that are owed, the piles and the direction of play."""
    card = top_card(view.top, size)
    arrow = "↻" if view.direction == "clockwise" else "↺"
    below = " ".join(["‹", *(_card_name(card) for card in view.discard[:-4:-1])]) if view.discard else ""
    beside = [
        colour_sign(view.colour),
        Text(text("table-due", count=view.pending), DANGER) if view.pending else Text(""),
        Text(text("table-pile", count=view.pile), QUIET),
        Text(f"{arrow} {text(f'direction-{view.direction}')}", QUIET),
        Text(below, QUIET),
    ]
    first = (size.top_lines - len(beside)) // 2
    lines = [Text("")] * first + beside + [Text("")] * (size.top_lines - len(beside) - first)
    return Text("\n").join(Text.assemble(left, "  ", right) for left, right in zip(card, lines, strict=True))


def _card_name(card: str) -> str:
    return f"{card[0].upper()}{card[1:]}"


@dataclass(frozen=True)
class Company:
    """Who sits at the table, and whether scores are shown."""

    names: Sequence[str]
    levels: Sequence[str]  # in words; empty for people
    scored: bool


def players(view: View, company: Company, lines: int, width: int) -> Text:
    """One line for each seat, clockwise, in two narrow columns if there are too many seats."""
    if view.players <= lines:
        return Text("\n").join(_player(view, company, seat, False, width) for seat in view.order)
    half, column = (view.players + 1) // 2, width // 2
    both = []
    for place, seat in enumerate(view.order[:half]):
        left = _player(view, company, seat, True, column - 1)
        other = view.order[half + place : half + place + 1]
        right = _player(view, company, other[0], True, column) if other else Text("")
        both.append(Text.assemble(left, " " * max(column - left.cell_len, 1), right))
    return Text("\n").join(both)


def _player(view: View, company: Company, seat: int, narrow: bool, width: int) -> Text:
    over = view.phase in ("round over", "match over")
    active = not over and seat == (view.turn if view.asked is None else view.asked)
    room = 8 if narrow else 12
    line = Text().append("▶" if active else " ", ACCENT)
    line.append(f"{seat_key(seat)} ", QUIET)
    line.append(f"{company.names[seat][:room]:<{room}}", ACCENT if seat == view.seat else Style(bold=active))
    line.append(f"{view.sizes[seat]:>3}▮", DANGER if view.sizes[seat] == 1 else Style())
    if company.scored:
        line.append(f"{view.scores[seat]:>{4 if narrow else 6}}", QUIET if narrow else Style())
        if over and not narrow:
            line.append(f" ({view.points[seat]:+})", QUIET)
    if seat in view.out and not (over and seat in view.winners):
        line.stylize(OUT)
        line.append(f" {_why_out(view, seat, narrow)}", OUT)
    else:
        line.append_text(_marks(view, company, seat, over, narrow))
        line.append_text(_open_hand(view, seat))
    line.truncate(width, overflow="ellipsis")
    return line


def _why_out(view: View, seat: int, narrow: bool) -> str:
    """Why a player is out: the place, or knocked out, or gone from the match."""
    if seat in view.places and seat not in view.gone:
        place = view.places.index(seat) + 1
        return f"#{place}" if narrow else text("mark-place", place=place)
    return "✗" if narrow else text("mark-gone" if seat in view.gone else "mark-knocked-out")


def _open_hand(view: View, seat: int) -> Text:
    """The cards of another player's hand that lies open."""
    cards = view.open_hands[seat] if view.open_hands and seat != view.seat else None
    shown = [Text.assemble(" ", (_card_name(card), card_style(card))) for card in cards or ()]
    return Text("").join(shown)


def _marks(view: View, company: Company, seat: int, over: bool, narrow: bool) -> Text:
    """A seat's status: it has called Uno, can be caught or has won. Otherwise the level of its bot."""
    if over:
        return Text(" ★★" if seat in view.match_winners else " ★" if seat in view.winners else "", ACCENT)
    if seat in view.catchable and seat != view.seat:
        return Text(f" !{'' if narrow else text('mark-catchable')}", DANGER + on_click("do", f"catch {seat}"))
    if seat in view.called and view.sizes[seat] <= 1:
        return Text(f" {text('mark-uno')}", ACCENT)
    hidden = not view.open_hands or view.open_hands[seat] is None
    return Text(f" {company.levels[seat]}" if hidden and not narrow else "", QUIET)


def hand_lines(view: View, size: Size, width: int) -> int:
    """How many lines the hand needs with cards of this size."""
    room = max((width - _LABEL) // (size.columns + 1), 1)
    groups = Counter(card[0] for card in view.hand)
    return size.lines * sum(-(-count // room) for count in groups.values())


def hand(view: View, size: Size, marked: Sequence[str], width: int, playable: Collection[str] | None) -> Text:
    """The viewer's hand, colour by colour. Cards that can be played are in brackets, unless it is None."""
    if view.seat is None:
        return Text("")
    lines: list[Text] = []
    for group in _GROUPS:
        cards = [card for card in view.hand if card[0] == group]
        drawn = [
            hand_card(
                card,
                size,
                None if playable is None else card in playable,
                _has_mark(cards, place, marked),
                on_click("card", card),
            )
            for place, card in enumerate(cards)
        ]
        lines += _rows(_label(group), drawn, max((width - _LABEL) // (size.columns + 1), 1))
    return Text("\n").join(lines)


def _label(group: str) -> Text:
    colour = next((name for name in COLOUR_NAMES if name[0] == group), None)
    words = text(f"colour-{colour}") if colour else text("hand-black")
    return Text(f" {SHAPES[group]} {words:<{_LABEL - 3}}"[:_LABEL], QUIET)


def _has_mark(cards: Sequence[str], place: int, marked: Sequence[str]) -> bool:
    """Whether a card is a marked one. Of equal cards, only as many as are marked."""
    return cards[:place].count(cards[place]) < marked.count(cards[place])


def _rows(label: Text, drawn: Sequence[list[Text]], room: int) -> Iterator[Text]:
    """Cards side by side, in as many rows as they need."""
    for start in range(0, len(drawn), room):
        lines = list(zip(*drawn[start : start + room], strict=True))
        for place, line in enumerate(lines):
            named = start == 0 and place == len(lines) // 2
            yield Text.assemble(label if named else " " * _LABEL, *line)


def playable_faces(view: View) -> set[str]:
    """The cards that can be played now, in turn or out of turn."""
    return {card for offer in view.moves for card in offer.cards}


def action_bar(shown: Iterable[Action], always: Iterable[tuple[str, str, str]]) -> Text:
    """The keys and what they do. Each can be clicked."""
    bar = Text(" ")
    for action in shown:
        style = DANGER if action.urgent else Style(bold=True)
        bar.append(f"{action.key} {action.label}", style + on_click("do", action.move)).append("   ")
    for key, label, name in always:
        bar.append(f"{key} {label}", QUIET + on_click(name)).append("   ")
    return bar


def log(sentences: Sequence[str], width: int, height: int) -> Text:
    """The latest sentences of the log, as many as fit. The newest stands out."""
    from rich.console import Console  # noqa: PLC0415 - slow

    console = Console(width=max(width, 10), color_system=None)
    lines: list[Text] = []
    for place, sentence in enumerate(sentences[-height:] if height else []):
        newest = place == min(len(sentences), height) - 1
        lines += Text(sentence, Style() if newest else QUIET).wrap(console, max(width, 10))
    return Text("\n").join(lines[-height:])
