"""Moves as values, and the text that scenario files, transcripts and clients write them in.

The engine knows moves as numbers. Everything above it handles a `Move`, which says what kind of move it is,
with which cards, in which colour and against whom. This file is the only one that turns numbers and texts
into moves: text is parsed once, where it enters the program, and the move is passed on from there.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from lastcard.cards.faces import BLACK, COLOURS, MAX_SEATS, ROULETTE, SYMBOLS, WILD
from lastcard.cards.text import (
    COLOUR_LETTERS,
    COLOUR_NAMES,
    FACE_TEXTS,
    face_text,
    parse_card,
    parse_colour,
    parse_face,
)
from lastcard.engine import kinds
from lastcard.engine import moves as m
from lastcard.engine.moves import card_code, code_colour, code_face, join_face, kind_of, part_of
from lastcard.errors import CardError, InvalidMove, suggestion
from lastcard.files import whole_number

# A name for each kind of move. Engine kinds that differ only in their cards or their seat share a name.
KIND_NAMES: dict[int, str] = {
    kinds.PLAY: "play",
    kinds.PAIR: "pair",
    kinds.JUMP: "jump",
    kinds.MORE: "several",
    kinds.DRAW: "draw",
    kinds.TAKE: "take",
    kinds.KEEP: "keep",
    kinds.CHALLENGE: "challenge",
    kinds.UNO: "uno",
    kinds.SLAP: "slap",
    kinds.SPEAK: "speak",
    kinds.AGREE: "agree",
    kinds.DISAGREE: "disagree",
    kinds.NEXT: "next",
    kinds.COLOUR: "colour",
    kinds.SWAP: "swap",
    kinds.SWAP_NOBODY: "swap",
    kinds.CATCH: "catch",
    kinds.ACCUSE: "accuse",
    kinds.TARGET: "target",
    kinds.DEFEND: "defend",
    kinds.DEFEND_NOT: "defend",
    kinds.JOIN: "join",
    kinds.JOIN_NOT: "join",
    kinds.DUMP_ALL: "dump",
    kinds.DUMP_NONE: "dump",
    kinds.DUMP_SOME: "dump",
    kinds.DEFEND_OTHER: "defend",
    kinds.JOIN_OTHER: "join",
    kinds.PAIR_OTHER: "pair",
    kinds.PAIR_NOT_HELD: "pair",
    kinds.TIMEOUT: "timeout",
    kinds.TURN_BEGINS: "turn begins",
    kinds.TIME_UP: "time up",
}
KINDS = tuple(dict.fromkeys(KIND_NAMES.values()))

# What is true of a kind of move in every position. What a move means in one position is in its offer.
_LAYING = frozenset({"play", "pair", "several"})
_ANY_TIME = frozenset({"jump", "uno", "catch", "slap", "speak", "agree", "disagree", "accuse"})
_GRABBING = frozenset({"catch", "slap"})
_BY_CLOCK = frozenset({"timeout", "turn begins", "time up"})
_SAME_QUESTION = _ANY_TIME - {"jump"} | {"challenge", "turn begins"}

# The first words of moves. Several cards are written like a single one.
VERBS = tuple(sorted({kind.split()[0] for kind in KINDS} - {"pair", "several"}))


class Move(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True, gc=False):
    """A move. Equal moves exist once; see `move_of` and `parse_move`."""

    text: str  # parses back: "play r5", "play w:g", "swap 2", "dump all"
    kind: str  # one of KINDS
    cards: tuple[str, ...] = ()  # as they are in the hand, in order; a black one without its colour
    colour: str | None = None  # the name of the chosen colour
    seat: int | None = None  # the seat that the move is aimed at

    def __str__(self) -> str:
        return self.text

    @property
    def number(self) -> int:
        """The engine's number. Of several equal cards it is that of the first one."""
        return _numbers()[self.text]

    @property
    def numbers(self) -> tuple[int, ...]:
        """The engine's numbers, to be made one after the other: more than one only for several cards."""
        return (self.number,)

    @property
    def lays(self) -> bool:
        """Whether it plays cards from the hand in turn."""
        return self.kind in _LAYING

    @property
    def declines(self) -> bool:
        """Whether it says no to an offer: swap with nobody, do not defend, do not join, dump nothing."""
        return self.text.endswith(" none")

    @property
    def any_time(self) -> bool:
        """Whether it can be made no matter whom the game waits for. Such a move never comes too late for a
        question."""
        return self.kind in _ANY_TIME

    @property
    def grabs(self) -> bool:
        """Whether players race to make it and may send it many times: a catch or a slap."""
        return self.kind in _GRABBING

    @property
    def by_clock(self) -> bool:
        """Whether the clock of a live table makes it, and never a player."""
        return self.kind in _BY_CLOCK

    @property
    def asks_anew(self) -> bool:
        """Whether the game asks a new question after it, even if the table looks the same."""
        return self.kind not in _SAME_QUESTION


class Several(Move, frozen=True):
    """Several equal cards in one play, in the order in which they are laid. The engine lays them one by
    one."""

    @property
    def number(self) -> int:
        """The number of the first card."""
        return self.numbers[0]

    @property
    def numbers(self) -> tuple[int, ...]:
        """All but the last card are laid with "and go on"."""
        *first, last = (parse_face(card) for card in self.cards)
        return (*(m.MORE + face for face in first), m.PLAY + last)


class NeverAllowed(Move, frozen=True):
    """A move that the rules always refuse, such as a pair of two different cards. It exists so that the
    refusal can say why."""

    engine_number: int = -1

    @property
    def number(self) -> int:
        """The engine's number, which does not follow from the text alone."""
        return self.engine_number


@cache
def moves_by_number(swap_number: int) -> dict[int, Move]:
    """Every move that can be legal, and the moves of the clock. `swap_number` is the number card that can
    stop a swap."""
    numbers = (*range(m.DUMP_SOME), m.TIMEOUT, m.TURN_BEGINS, m.TIME_UP)
    return {number: _make_move(number, swap_number) for number in numbers if _has_text(number)}


def _has_text(number: int) -> bool:
    """Whether a number is a move of its own: only a whole run of cards is, and a black card needs a
    colour."""
    kind, part = kind_of(number), part_of(number)
    if kind in (kinds.PLAY, kinds.PAIR, kinds.JUMP):
        return code_colour(part) < BLACK or code_face(part) == ROULETTE
    return kind not in (kinds.UNUSED, kinds.MORE)


@cache
def moves_by_text(swap_number: int) -> dict[str, Move]:
    """Every move that can be legal, and the moves of the clock, by their texts."""
    return {move.text: move for move in moves_by_number(swap_number).values()}


def move_of(number: int, swap_number: int = 0) -> Move:
    """The move with a number of the engine."""
    return moves_by_number(swap_number)[number]


@cache
def _numbers() -> dict[str, int]:
    """The numbers of all moves that can be legal, whatever the swap number."""
    found: dict[str, int] = {}
    for swap_number in range(SYMBOLS):
        found |= {move.text: number for number, move in moves_by_number(swap_number).items()}
    return found


def play_of(cards: Sequence[str]) -> Move:
    """The move that plays these coloured cards of one symbol at once, in this order."""
    text = f"play {' '.join(cards)}"
    known = moves_by_text(0).get(text)  # one card, or a pair; neither depends on the swap number
    return known or Several(text, KIND_NAMES[kinds.MORE], tuple(cards))


def _make_move(number: int, swap_number: int) -> Move:
    kind, part = kind_of(number), part_of(number)
    name = KIND_NAMES[kind]
    match kind:
        case kinds.PLAY | kinds.PAIR | kinds.JUMP:
            return _move_with_code(name, part)
        case kinds.COLOUR:
            return Move(f"{name} {COLOUR_LETTERS[part]}", name, colour=COLOUR_NAMES[part])
        case kinds.SWAP | kinds.CATCH | kinds.ACCUSE | kinds.TARGET:
            return Move(f"{name} {part}", name, seat=part)
        case kinds.DEFEND:
            return _move_with_card(name, FACE_TEXTS[part * SYMBOLS + max(swap_number, 0)])
        case kinds.JOIN:
            return _move_with_card(name, FACE_TEXTS[join_face(number)])
        case kinds.SWAP_NOBODY | kinds.DEFEND_NOT | kinds.JOIN_NOT | kinds.DUMP_NONE:
            return Move(f"{name} none", name)
        case kinds.DUMP_ALL:
            return Move(f"{name} all", name)
    return Move(name, name)


def _move_with_code(name: str, code: int) -> Move:
    face, colour = code_face(code), code_colour(code)
    card = face_text(face, colour)
    declared = COLOUR_NAMES[colour] if face >= WILD and colour < BLACK else None
    if name == KIND_NAMES[kinds.PAIR]:
        return Move(f"play {card} {card}", name, (FACE_TEXTS[face],) * 2, declared)
    return Move(f"{name} {card}", name, (FACE_TEXTS[face],), declared)


def _move_with_card(name: str, card: str) -> Move:
    return Move(f"{name} {card}", name, (card,))


# Parsing


class _Words(NamedTuple):
    """The words of a text that may be a move, and the context to parse them in."""

    verb: str
    args: list[str]
    hand: Sequence[int]  # how many of each face the seat holds
    colour: int  # on the table
    swap_number: int

    def __str__(self) -> str:
        return " ".join([self.verb, *self.args])

    def move(self, number: int) -> Move:
        """The move with a number of the engine."""
        return move_of(number, self.swap_number)

    def never_allowed(self, number: int) -> Move:
        """A move that the rules always refuse, with its text as it was written."""
        cards = tuple(FACE_TEXTS[parse_card(word)[0]] for word in self.args)
        name = KIND_NAMES[kind_of(number)]
        return NeverAllowed(str(self), name, cards, engine_number=number)


def parse_move(text: str, hand: Sequence[int], colour: int, swap_number: int) -> Move:
    """Parse a move. `dump CARDS` and `defend CARD` depend on the seat's hand, the colour on the table and the
    swap number. This does not check whether the move is allowed."""
    verb, *args = text.split() or [""]
    words = _Words(verb, args, hand, colour, swap_number)
    known = moves_by_text(swap_number).get(str(words))
    if known is not None:
        return known
    if verb not in VERBS:
        raise InvalidMove("move-unknown", move=text, hint=suggestion(verb, VERBS))
    parse, usage = _FORMS.get(verb, (None, "move-stands-alone"))
    try:
        move = parse(words) if parse and args else None
    except CardError as error:
        raise InvalidMove("move-unreadable", move=text, why=error) from None
    if move is None:
        raise InvalidMove(usage, move=text, verb=verb)
    return move


def parse_seat(text: str) -> int:
    """The number of a seat."""
    seat = whole_number(text)
    if seat is None or not 0 <= seat < MAX_SEATS:
        raise InvalidMove("seat-unknown", seat=text)
    return seat


def _parse_cards(words: _Words) -> Move:
    cards = [parse_card(word) for word in words.args]
    if len(cards) > 1 and words.verb == "jump":
        raise InvalidMove("move-too-many-cards", move=str(words))
    if len(set(cards)) > 1 or len(cards) > 2:
        return _parse_several(words, [face for face, _ in cards])
    face, colour = cards[0]
    if colour == BLACK and face != ROULETTE:
        raise InvalidMove("move-black-without-colour", move=str(words), card=words.args[0])
    first = m.JUMP if words.verb == "jump" else m.PAIR if len(cards) == 2 else m.PLAY
    return words.move(first + card_code(face, colour))


def _parse_several(words: _Words, faces: list[int]) -> Move:
    wanted = Counter(faces)
    if not all(words.hand[face] >= count for face, count in wanted.items()):
        return words.never_allowed(m.PAIR_NOT_HELD)
    if max(faces) >= WILD or len({face % SYMBOLS for face in faces}) > 1:
        return words.never_allowed(m.PAIR_OTHER)
    return Several(str(words), KIND_NAMES[kinds.MORE], tuple(FACE_TEXTS[face] for face in faces))


def _parse_colour(words: _Words) -> Move | None:
    return words.move(m.COLOUR + parse_colour(words.args[0])) if len(words.args) == 1 else None


def _parse_seat_after(first: int) -> Callable[[_Words], Move | None]:
    """A parser for moves against a seat. Their engine numbers start at `first`."""

    def parse(words: _Words) -> Move | None:
        return words.move(first + parse_seat(words.args[0])) if len(words.args) == 1 else None

    return parse


def _parse_defence(words: _Words) -> Move | None:
    if len(words.args) != 1:
        return None
    face, _ = parse_card(words.args[0])
    if face < WILD and face % SYMBOLS == words.swap_number:
        return words.move(m.DEFEND + face // SYMBOLS)
    return words.never_allowed(m.DEFEND_OTHER)


def _parse_joining(words: _Words) -> Move | None:
    if len(words.args) != 1:
        return None
    face, _ = parse_card(words.args[0])
    if face < WILD and face % SYMBOLS in (6, 9):
        return words.move(m.JOIN + face // SYMBOLS * 2 + (face % SYMBOLS == 9))
    return words.never_allowed(m.JOIN_OTHER)


def _parse_dumping(words: _Words) -> Move:
    """Listing all cards of the colour on the table means `dump all`."""
    faces = sorted(parse_card(word)[0] for word in words.args)
    first = min(words.colour, COLOURS - 1) * SYMBOLS
    held = [face for face in range(first, first + SYMBOLS) for _ in range(words.hand[face])]
    return words.move(m.DUMP_ALL) if faces == held else words.never_allowed(m.DUMP_SOME)


# For each first word: the parser of the others, and the error text that says how to write the move.
_FORMS: dict[str, tuple[Callable[[_Words], Move | None], str]] = {
    "play": (_parse_cards, "move-needs-card"),
    "jump": (_parse_cards, "move-needs-card"),
    "colour": (_parse_colour, "move-needs-colour"),
    "swap": (_parse_seat_after(m.SWAP), "move-needs-seat"),
    "catch": (_parse_seat_after(m.CATCH), "move-needs-seat"),
    "accuse": (_parse_seat_after(m.ACCUSE), "move-needs-seat"),
    "target": (_parse_seat_after(m.TARGET), "move-needs-seat"),
    "defend": (_parse_defence, "move-needs-cards-or-none"),
    "join": (_parse_joining, "move-needs-cards-or-none"),
    "dump": (_parse_dumping, "move-needs-cards-or-none"),
}
