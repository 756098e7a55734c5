"""How cards look in a terminal: colour, letter and shape, so that hue is never the only sign."""

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text
from textual.events import Click

from lastcard.cards.text import COLOUR_LETTERS
from lastcard.texts import text

SHAPES = {"r": "●", "y": "▲", "g": "■", "b": "◆", "w": "✦"}
# Background and foreground. They can be told apart in grey and with every kind of colour blindness.
COLOURS = {
    "r": ("#b3261e", "#ffffff"),
    "y": ("#f2c230", "#1b1b1b"),
    "g": ("#2e8b57", "#ffffff"),
    "b": ("#1d4e9e", "#ffffff"),
    "w": ("#000000", "#ffffff"),
}
# Background and foreground of cards that cannot be played now.
_PALE = {
    "r": ("#3d201e", "#e5a19c"),
    "y": ("#3a3319", "#dcc98d"),
    "g": ("#1c3327", "#93c9ab"),
    "b": ("#1a2740", "#a3bde8"),
    "w": ("#2a2a2f", "#c0c0c8"),
}
_SYMBOLS = {"s": "S⊘", "r": "R⇄", "ss": "SS⊘", "d": "D⇊"}
_BLACK_SYMBOLS = {"d": "D◔", "x": "X⇅", "m": "M≋", "b": "B✎"}


def symbol(card: str) -> str:
    """What is printed on a card besides its colour. A letter is also the key that plays the card."""
    printed = card.partition(":")[0][1:]
    signs = _BLACK_SYMBOLS if card.startswith("w") else _SYMBOLS
    return signs.get(printed, printed.upper())


def colour_of(card: str) -> str:
    """The letter of a card's colour: for a black card the chosen colour, or w if none is chosen yet."""
    return card.partition(":")[2] or card[0]


def minutes(seconds: float) -> str:
    """Seconds as minutes and seconds: 4:05."""
    return f"{round(seconds) // 60}:{round(seconds) % 60:02}"


def card_style(card: str) -> Style:
    """White or black on the card's colour."""
    back, front = COLOURS[colour_of(card)]
    return Style(color=front, bgcolor=back, bold=True)


def on_click(action: str, *arguments: object) -> Style:
    """A style that says what a click on the text does; the screen reads it with `clicked`."""
    return Style(meta={"does": (action, *arguments)})


def clicked(event: Click) -> tuple[object, ...] | None:
    """The action of the text under a click, or None."""
    return event.style.meta.get("does")


@dataclass(frozen=True)
class Size:
    """How large cards are drawn: columns and lines of a card in the hand, and of the top card."""

    columns: int
    lines: int
    top_columns: int
    top_lines: int


SMALL = Size(7, 1, 9, 5)
LARGE = Size(9, 3, 13, 9)


def hand_card(card: str, size: Size, playable: bool | None, marked: bool, click: Style) -> list[Text]:
    """A card of the hand, line by line. It is in brackets if it can be played, and pale if not; neither if
    nobody says so."""
    letter = card[0]
    inner = f"{SHAPES[letter]}{letter.upper()}{symbol(card)}"
    left, right = ("»", "«") if marked else ("[", "]") if playable else (" ", " ")
    back, front = _PALE[letter]
    pale = playable is False
    style = Style(color=front, bgcolor=back) if pale else card_style(card)
    style += Style(reverse=marked and pale) + click
    lines = [" " * size.columns] * size.lines
    lines[size.lines // 2] = f"{left}{inner:^{size.columns - 2}}{right}"
    return [Text.assemble((line, style), " ") for line in lines]


def top_card(card: str, size: Size) -> list[Text]:
    """The top card, line by line."""
    letter, style = colour_of(card), card_style(card)
    corner, room = f"{SHAPES[letter]}{letter.upper()}", size.top_columns - 4
    name = f"W{symbol(card)}" if card.startswith("w") else symbol(card)
    lines = [""] * size.top_lines
    lines[1], lines[size.top_lines // 2], lines[-2] = (
        f"{corner:<{room}}",
        f"{name:^{room}}",
        f"{corner:>{room}}",
    )
    return [Text(f"  {line:<{room}}  ", style) for line in lines]


def colour_sign(name: str | None) -> Text:
    """A colour in words, with its shape."""
    if name is None:
        return Text("")
    letter = name[0]
    assert letter in COLOUR_LETTERS
    back, front = COLOURS[letter]
    return Text(f" {SHAPES[letter]} {text(f'colour-{name}')} ", Style(color=front, bgcolor=back, bold=True))
