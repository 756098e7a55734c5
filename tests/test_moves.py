"""Moves as values: kind, cards, colour and seat, a text that parses back, and the engine's number."""

import msgspec
import pytest

from lastcard.cards.faces import BLACK, ROULETTE
from lastcard.cards.text import FACE_TEXTS, parse_cards
from lastcard.engine import kinds
from lastcard.engine.moves import (
    DUMP_SOME,
    MOVES,
    PAIR_NOT_HELD,
    PAIR_OTHER,
    colour_of,
    face_of,
    kind_of,
    lays_card,
)
from lastcard.errors import InvalidMove
from lastcard.game import Game
from lastcard.notation.moves import KINDS, VERBS, Move, move_of, moves_by_number, moves_by_text, parse_move
from lastcard.notation.scenario import build_state
from lastcard.rules import PRESETS, load_rules
from lastcard.texts import has_text
from lastcard.views.offers import Offer
from tests.bots.positions import states, view_in

SWAP_NUMBERS = (-1, 0, 7)
NO_CARDS = [0] * len(FACE_TEXTS)


def hand_of(cards: str) -> list[int]:
    """How many of each face are in a hand."""
    hand = list(NO_CARDS)
    for face in parse_cards(cards):
        hand[face] += 1
    return hand


def parsed(text: str, hand: str = "none", swap_number: int = 7) -> Move:
    """Parse a move with a red card on top."""
    return parse_move(text, hand_of(hand), 0, swap_number)


@pytest.mark.parametrize("swap_number", SWAP_NUMBERS)
def test_every_move_parses_back(swap_number: int) -> None:
    """Looking a move up by its text or its number gives the same object."""
    for number, move in moves_by_number(swap_number).items():
        assert move.number == number
        assert move_of(number, swap_number) is move
        assert moves_by_text(swap_number)[move.text] is move
        assert parse_move(f"  {move.text.replace(' ', '   ')} ", NO_CARDS, 0, max(swap_number, 0)) == move
        assert move.kind in KINDS
        assert str(move) == move.text


def test_every_move_that_can_be_legal_exists() -> None:
    """Only numbers that the engine always refuses have no move."""
    clock = {kinds.TIMEOUT, kinds.TURN_BEGINS, kinds.TIME_UP}
    unnamed = {kinds.UNUSED, kinds.MORE}  # a whole run of cards is a move, see Several
    legal = {number for number in moves_by_number(0) if kind_of(number) not in clock}
    known = {number for number in range(DUMP_SOME) if kind_of(number) not in unnamed}
    assert legal == {number for number in known if not lacks_colour(number)}
    assert len(moves_by_number(0)) == len(legal) + len(clock)
    assert DUMP_SOME < MOVES


def lacks_colour(number: int) -> bool:
    """Whether a move lays a black card without a colour. Only a roulette can be laid like that."""
    return lays_card(number) and colour_of(number) == BLACK and face_of(number) != ROULETTE


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("play r5", Move("play r5", "play", ("r5",))),
        ("play w+4:g", Move("play w+4:g", "play", ("w+4",), "green")),
        ("play w:green", Move("play w:g", "play", ("w",), "green")),
        ("play r5 r5", Move("play r5 r5", "pair", ("r5", "r5"))),
        ("play w:b w:b", Move("play w:b w:b", "pair", ("w", "w"), "blue")),
        ("jump y+2", Move("jump y+2", "jump", ("y+2",))),
        ("colour yellow", Move("colour y", "colour", colour="yellow")),
        ("swap 2", Move("swap 2", "swap", seat=2)),
        ("swap none", Move("swap none", "swap")),
        ("catch 0", Move("catch 0", "catch", seat=0)),
        ("accuse 9", Move("accuse 9", "accuse", seat=9)),
        ("defend b7", Move("defend b7", "defend", ("b7",))),
        ("defend none", Move("defend none", "defend")),
        ("join g9", Move("join g9", "join", ("g9",))),
        ("dump r1 r5", Move("dump all", "dump")),
        ("dump none", Move("dump none", "dump")),
        ("turn begins", Move("turn begins", "turn begins")),
        ("uno", Move("uno", "uno")),
    ],
)
def test_parsed_moves(text: str, move: Move) -> None:
    """A text is parsed into the parts of a move, and into its canonical text."""
    assert parsed(text, "r1 r5 g3") == move


@pytest.mark.parametrize(
    ("text", "kind", "cards", "number"),
    [
        ("play r5 g3", "pair", ("r5", "g3"), PAIR_OTHER),
        ("play r5 r6", "pair", ("r5", "r6"), PAIR_NOT_HELD),
        ("dump r1", "dump", ("r1",), DUMP_SOME),
    ],
)
def test_moves_that_are_never_legal(text: str, kind: str, cards: tuple[str, ...], number: int) -> None:
    """Moves that are never legal are parsed, so that a refusal can say why, and keep their text as given."""
    move = parsed(f" {text}", "r1 r5 g3")
    assert (move.text, move.kind, move.cards, move.number) == (text, kind, cards, number)


def test_a_defence_depends_on_the_swap_number() -> None:
    """The same text is a legal move under some rules, and always refused under others."""
    assert kind_of(parsed("defend r5", swap_number=5).number) == kinds.DEFEND
    assert kind_of(parsed("defend r5", swap_number=7).number) == kinds.DEFEND_OTHER


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "move-unknown"),
        ("pair r5", "move-unknown"),
        ("play", "move-needs-card"),
        ("play w", "move-black-without-colour"),
        ("jump r5 r5", "move-too-many-cards"),
        ("play x9", "move-unreadable"),
        ("colour", "move-needs-colour"),
        ("colour red green", "move-needs-colour"),
        ("swap", "move-needs-seat"),
        ("catch 1 2", "move-needs-seat"),
        ("catch 10", "seat-unknown"),
        ("defend", "move-needs-cards-or-none"),
        ("join r6 r9", "move-needs-cards-or-none"),
        ("dump", "move-needs-cards-or-none"),
        ("draw 2", "move-stands-alone"),
        ("turn", "move-stands-alone"),
    ],
)
def test_texts_that_are_not_moves(text: str, key: str) -> None:
    """The error says how to write such a move."""
    with pytest.raises(InvalidMove) as raised:
        parsed(text)
    assert raised.value.key == key


def test_verbs_are_the_first_words_of_moves() -> None:
    """The list of verbs has every first word of a move, and no others."""
    assert set(VERBS) == {text.split()[0] for text in moves_by_text(0)}


def test_moves_in_json() -> None:
    """Fields that do not apply are left out, and so is the engine's number."""
    offer = Offer("play w+4:g", "play", ("w+4",), "green", answer=True)
    written = b'{"text":"play w+4:g","kind":"play","cards":["w+4"],"colour":"green","answer":true}'
    assert msgspec.json.encode(offer) == written
    read = msgspec.json.decode(written, type=Offer)
    assert read == offer
    assert read.number == move_of(read.number).number


@pytest.mark.parametrize("preset", PRESETS)
def test_offers_follow_the_engine(preset: str) -> None:
    """In many positions, every offer is accepted, a seat has answers exactly if it is asked, a mistake is
    neither an answer nor a reaction, and the text of an offer parses to the same move."""
    rules = load_rules(preset)
    for s in states(rules, 4, 9, 60):
        for seat in range(4):
            view = view_in(s, rules, seat)
            assert bool(view.answers) == (view.question is not None)
            for offer in view.moves:
                assert not (offer.price and (offer.answer or offer.reaction or offer.race))
                assert view.offer(offer.text) is offer
                game = Game.from_state(rules, s.copy())
                assert game.parse(seat, offer.text).number == offer.number
                assert game.refused(seat, offer) is None


PARTY = {"hands": ["r+2 b8", "g1 g2", "b1 b2"], "discard": "r+2", "pending": 2}
QUESTIONS: list[tuple[str | None, str, int, dict[str, object], str]] = [
    ("turn", "basic-plus", 0, {}, ""),
    ("lay", "classic", 0, {}, ""),
    ("stuck", "guide", 0, {"discard": "y7"}, ""),
    ("owing", "party", 0, PARTY, ""),
    ("doubt", "guide", 0, {"discard": "r3 w+4:y", "pending": 4, "bluff": True}, ""),
    ("take", "guide", 0, {"discard": "r3 r+2", "pending": 2}, ""),
    ("drawn", "guide", 0, {"discard": "y7", "draw": "y1"}, "draw"),
    ("colour", "guide", 0, {"opening": "w"}, ""),
    ("swap", "ozby-full", 0, {"hands": ["r7 b8 b9", "g1 g2 g4", "b1 b2 b4"]}, "play r7"),
    ("next", "guide", 2, {"hands": ["r5", "g1 g2", "b1 b2"], "called": [0]}, "play r5"),
    (None, "guide", 1, {}, ""),
    (None, "guide", 0, {}, "play r5"),
]


@pytest.mark.parametrize(("question", "preset", "seat", "position", "move"), QUESTIONS)
def test_questions(
    question: str | None, preset: str, seat: int, position: dict[str, object], move: str
) -> None:
    """The view names the question that the game puts to a seat, here after an optional move of seat 0."""
    rules = load_rules(preset)
    given = {"hands": ["r5 b8 b9", "g1 g2 g4", "b1 b2 b4"], "turn": 0, **position}
    if "opening" not in given:
        given.setdefault("discard", "r3")
    game = Game.from_state(rules, build_state(rules, given))
    if move:
        game.play(0, move)
    assert game.view(seat).question == question
    assert question is None or has_text(f"prompt-{question}") or question == "next"
    assert game.view(None).question is None
