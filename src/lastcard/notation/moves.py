"""Moves as text, the way scenario files and transcripts write them. Text is parsed back."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from lastcard.cards.faces import BLACK, COLOURS, MAX_SEATS, SYMBOLS, WILD
from lastcard.cards.text import COLOUR_LETTERS, FACE_TEXTS, face_text, parse_card, parse_colour
from lastcard.engine import moves as m
from lastcard.engine.moves import card_code, code_colour, code_face, join_face
from lastcard.errors import CardError, InvalidMove, suggestion
from lastcard.files import whole_number

_WORDS = {
    m.DRAW: "draw",
    m.TAKE: "take",
    m.KEEP: "keep",
    m.CHALLENGE: "challenge",
    m.UNO: "uno",
    m.SLAP: "slap",
    m.SPEAK: "speak",
    m.AGREE: "agree",
    m.DISAGREE: "disagree",
    m.NEXT: "next",
    m.SWAP_NOBODY: "swap none",
    m.DEFEND_NOT: "defend none",
    m.JOIN_NOT: "join none",
    m.DUMP_ALL: "dump all",
    m.DUMP_NONE: "dump none",
    m.TIMEOUT: "timeout",
    m.TURN_BEGINS: "turn begins",
}
_BY_WORD = {text: move for move, text in _WORDS.items()}
_VERBS = ("play", "jump", "colour", "swap", "catch", "accuse", "defend", "join", "dump")
VERBS = tuple(sorted({*_VERBS, *(text.split()[0] for text in _WORDS.values())}))


@cache
def move_texts(swap_number: int) -> tuple[str, ...]:
    """All moves of players as text, by their numbers; those that are never allowed have none."""
    return tuple(move_text(move, swap_number) if move <= m.DUMP_NONE else "" for move in range(m.MOVES))


@cache
def move_numbers(swap_number: int) -> dict[str, int]:
    """The same the other way round: moves that are written just so need not be taken apart."""
    return {text: move for move, text in enumerate(move_texts(swap_number)) if text}


def move_text(move: int, swap_number: int = 0) -> str:
    """A move as text; the swap number is what a defence is made with."""
    if move in _WORDS:
        return _WORDS[move]
    if move < m.PAIR:
        return f"play {_code_text(move - m.PLAY)}"
    if move < m.JUMP:
        card = _code_text(move - m.PAIR)
        return f"play {card} {card}"
    if move < m.DRAW:
        return f"jump {_code_text(move - m.JUMP)}"
    if m.COLOUR <= move < m.SWAP:
        return f"colour {COLOUR_LETTERS[move - m.COLOUR]}"
    if m.DEFEND <= move < m.DEFEND_NOT:
        return f"defend {FACE_TEXTS[(move - m.DEFEND) * SYMBOLS + max(swap_number, 0)]}"
    if m.JOIN <= move < m.JOIN_NOT:
        return f"join {FACE_TEXTS[join_face(move)]}"
    for name, first in (("swap", m.SWAP), ("catch", m.CATCH), ("accuse", m.ACCUSE)):
        if first <= move < first + MAX_SEATS:
            return f"{name} {move - first}"
    raise ValueError(f"no such move: {move}")


def parse_move(text: str, hand: Sequence[int], colour: int, swap_number: int) -> int:
    """A move from text. The seat's hand, the colour on the table and the swap number give meaning to
    `dump CARDS` and `defend CARD`; nothing here asks whether the move is allowed."""
    words = text.split()
    if " ".join(words) in _BY_WORD:
        return _BY_WORD[" ".join(words)]
    verb, args = (words[0], words[1:]) if words else ("", [])
    try:
        if verb in ("play", "jump") and args:
            return _card_move(verb, args, hand)
        if verb == "colour" and len(args) == 1:
            return m.COLOUR + parse_colour(args[0])
        if verb in ("swap", "catch", "accuse") and len(args) == 1:
            return {"swap": m.SWAP, "catch": m.CATCH, "accuse": m.ACCUSE}[verb] + parse_seat(args[0])
        if verb == "defend" and len(args) == 1:
            return _defence(parse_card(args[0])[0], swap_number)
        if verb == "join" and len(args) == 1:
            return _joining(parse_card(args[0])[0])
        if verb == "dump" and args:
            return _dumping(sorted(parse_card(word)[0] for word in args), hand, colour)
    except CardError as error:
        raise InvalidMove("move-unreadable", move=text, why=error) from None
    if verb in VERBS:
        raise InvalidMove(_usage(verb), move=text, verb=verb)
    raise InvalidMove("move-unknown", move=text, hint=suggestion(verb, VERBS))


def parse_seat(text: str) -> int:
    """The number of a seat."""
    seat = whole_number(text)
    if seat is None or not 0 <= seat < MAX_SEATS:
        raise InvalidMove("seat-unknown", seat=text)
    return seat


def _usage(verb: str) -> str:
    """The text that says how a move with this word is written."""
    if verb in ("play", "jump"):
        return "move-needs-card"
    if verb in ("swap", "catch", "accuse"):
        return "move-needs-seat"
    if verb in ("defend", "join", "dump"):
        return "move-needs-cards-or-none"
    if verb == "colour":
        return "move-needs-colour"
    return "move-stands-alone"


def _card_move(verb: str, args: list[str], hand: Sequence[int]) -> int:
    cards = [parse_card(word) for word in args]
    if len(cards) > (2 if verb == "play" else 1):
        raise InvalidMove("move-too-many-cards", move=" ".join([verb, *args]))
    if len(set(cards)) > 1:
        wanted = Counter(face for face, _ in cards)
        held = all(hand[face] >= count for face, count in wanted.items())
        return m.PAIR_OTHER if held else m.PAIR_NOT_HELD
    face, colour = cards[0]
    if colour == BLACK:
        raise InvalidMove("move-black-without-colour", move=" ".join([verb, *args]), card=args[0])
    kind = m.JUMP if verb == "jump" else m.PAIR if len(cards) == 2 else m.PLAY
    return kind + card_code(face, colour)


def _defence(face: int, swap_number: int) -> int:
    if face < WILD and face % SYMBOLS == swap_number:
        return m.DEFEND + face // SYMBOLS
    return m.DEFEND_OTHER


def _joining(face: int) -> int:
    if face < WILD and face % SYMBOLS in (6, 9):
        return m.JOIN + face // SYMBOLS * 2 + (face % SYMBOLS == 9)
    return m.JOIN_OTHER


def _dumping(faces: list[int], hand: Sequence[int], colour: int) -> int:
    first = min(colour, COLOURS - 1) * SYMBOLS
    held = [face for face in range(first, first + SYMBOLS) for _ in range(hand[face])]
    return m.DUMP_ALL if faces == held else m.DUMP_SOME


def _code_text(code: int) -> str:
    return face_text(code_face(code), code_colour(code))
