"""What a deck is made of: a count for every face.

A deck has a name ("standard"), is written in one line, or comes from a TOML file. In one line, words are
separated by spaces: `1-9*2` is two of each number in every colour, `s` one skip in every colour, `w+4*4`
four black +4, and `r5=3` exactly three red fives, whatever came before.

    0 1-9*2 s*2 r*2 +2*2 w*4 w+4*4          the 108-card deck

A TOML file has three tables:

    [coloured]          # copies in every colour
    "0" = 1
    "1-9" = 2
    [black]
    "w" = 4
    [cards]             # exact numbers for single cards
    "r5" = 3
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from lastcard.cards.faces import COLOURS, FACES, MAX_DECK, SYMBOLS, WILD
from lastcard.cards.text import BLACK_TEXTS, FACE_TEXTS, SYMBOL_TEXTS, parse_face
from lastcard.errors import CardError, suggestion
from lastcard.files import read_toml

NAMED = {
    "standard": "0 1-9*2 s*2 r*2 +2*2 w*4 w+4*4",
    "twins": "0-9*2 s*2 r*2 +2*2 w*4 w+1*2 w+2*2 w+4*4",
    "colour-fours": "0-9*2 s*2 r*2 +2*2 +4*2 w*4 w+1*2 w+2*2 w+4*4",
    "double": "0*2 1-9*4 s*4 r*4 +2*4 w*8 w+4*8",
    "no-mercy": "0-9*2 s*3 ss*2 r*3 +2*3 +4*2 d*3 wr+4*8 w+6*4 w+10*4 wd*8",
    "shuffle-112": "0 1-9*2 s*2 r*2 +2*2 w*4 w+4*4 wm wb*3",
    "swap-112": "0 1-9*2 s*2 r*2 +2*2 w*4 w+4*4 wx wb*3",
    "chat-wild": "1-5*4 s*4 r*4 +2*4 w*6 w+4*6",
}

_WORD = re.compile(r"(?P<what>[^*=]+)(?:(?P<how>[*=])(?P<count>\d{1,3}))?")


def deck_counts(deck: str) -> tuple[int, ...]:
    """The count of every face of a deck, which is a name, a composition or a TOML file."""
    if deck in NAMED:
        return _compose(NAMED[deck])
    if deck.endswith(".toml"):
        return _from_file(Path(deck))
    if " " in deck or "*" in deck or "=" in deck:
        return _compose(deck)
    raise CardError("deck-unknown", deck=deck, hint=suggestion(deck, tuple(NAMED)))


def canonical(deck: str) -> str:
    """The name of a deck if it has one, else its composition in one line. Both work without a file."""
    counts = deck_counts(deck)
    for name, composition in NAMED.items():
        if counts == _compose(composition):
            return name
    return composition_text(counts)


def composition_text(counts: tuple[int, ...]) -> str:
    """The composition of a deck in one line, which parses back."""
    words: list[str] = []
    exact: list[str] = []
    for symbol, text in enumerate(SYMBOL_TEXTS):
        copies = [counts[colour * SYMBOLS + symbol] for colour in range(COLOURS)]
        common = max(set(copies), key=lambda n: (copies.count(n), n))
        if common:
            words.append(_times(text, common))
        exact += [
            f"{FACE_TEXTS[colour * SYMBOLS + symbol]}={n}" for colour, n in enumerate(copies) if n != common
        ]
    words += [_times(BLACK_TEXTS[face - WILD], counts[face]) for face in range(WILD, FACES) if counts[face]]
    return " ".join(words + exact)


def _times(text: str, count: int) -> str:
    return f"{text}*{count}"


def _compose(composition: str) -> tuple[int, ...]:
    counts = [0] * FACES
    for word in composition.split():
        match = _WORD.fullmatch(word)
        if match is None:
            raise CardError("deck-unreadable", word=word)
        count = int(match["count"] or 1)
        for face in [parse_face(match["what"])] if match["how"] == "=" else _faces(match["what"]):
            counts[face] = count if match["how"] == "=" else counts[face] + count
    return _checked(counts)


def _faces(what: str) -> Iterator[int]:
    if what in BLACK_TEXTS:
        yield WILD + BLACK_TEXTS.index(what)
        return
    first, _, last = what.partition("-")
    if first not in SYMBOL_TEXTS or (last and last not in SYMBOL_TEXTS[:10]):
        known = (*SYMBOL_TEXTS, *BLACK_TEXTS)
        raise CardError("deck-unknown-symbol", symbol=what, hint=suggestion(what, known))
    symbols = range(SYMBOL_TEXTS.index(first), SYMBOL_TEXTS.index(last or first) + 1)
    if not symbols:
        raise CardError("deck-unknown-symbols", symbols=what)
    for symbol in symbols:
        for colour in range(COLOURS):
            yield colour * SYMBOLS + symbol


def _from_file(path: Path) -> tuple[int, ...]:
    data = read_toml(path, CardError)
    unknown = set(data) - {"name", "coloured", "black", "cards"}
    if unknown:
        raise CardError("deck-unknown-key", file=path, key=sorted(unknown)[0])
    words = [f"{what}*{n}" for what, n in _table(path, data, "coloured")]
    words += [f"{what}*{n}" for what, n in _table(path, data, "black")]
    words += [f"{card}={n}" for card, n in _table(path, data, "cards")]
    try:
        return _compose(" ".join(words))
    except CardError as error:
        raise CardError("error-in-file", file=path, why=error) from None


def _table(path: Path, data: Mapping[str, object], name: str) -> Iterator[tuple[str, int]]:
    table = data.get(name, {})
    if not isinstance(table, dict):
        raise CardError("deck-no-table", file=path, table=name)
    for what, count in table.items():
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= 99:
            raise CardError("deck-no-count", file=path, table=name, card=what, given=repr(count))
        if " " in what or (name != "cards" and (what in BLACK_TEXTS) != (name == "black")):
            raise CardError("deck-wrong-table", file=path, table=name, card=what)
        yield what, count


def _checked(counts: list[int]) -> tuple[int, ...]:
    if not any(counts[:WILD]):
        raise CardError("deck-without-colour")
    if sum(counts) > MAX_DECK:
        raise CardError("deck-too-large", cards=sum(counts), most=MAX_DECK)
    return tuple(counts)
