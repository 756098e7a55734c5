"""What a seat can do now: every legal move, and its role in this position.

The engine decides all of it (`engine/roles.py`). The fields of an offer say which moves answer what the game
asks, which are reactions, and which are mistakes that cost cards. Bots and clients only read them and need no
rules of their own.
"""

from functools import cache

import msgspec

from lastcard.cards.faces import SYMBOLS, WILD
from lastcard.cards.text import FACE_TEXTS
from lastcard.engine.legal import decisions, reactions
from lastcard.engine.moves import CHALLENGE, DRAW, MOVES, begins_run, face_of, lays_card
from lastcard.engine.numbers import RuleNumbers
from lastcard.engine.phases import NAMES as PHASE_NAMES
from lastcard.engine.phases import ROUND_OVER, TURN
from lastcard.engine.roles import ANSWER, RACE, REACTION, price, role
from lastcard.engine.state import State
from lastcard.engine.values import EQUAL_OFF
from lastcard.notation.moves import Move, move_of

_NUMBER_BITS, _ROLE_BITS = 10, 3
_NUMBER, _ROLE = (1 << _NUMBER_BITS) - 1, (1 << _ROLE_BITS) - 1
_ANSWER = ANSWER << _NUMBER_BITS
_ANSWERS = tuple(_ANSWER | move for move in range(MOVES))  # made once: rooms keep many of them


class Offer(Move, frozen=True, omit_defaults=True, repr_omit_defaults=True, gc=False):
    """A move that a seat can make now."""

    answer: bool = False  # the game waits for this seat, and this is one of its answers
    reaction: bool = False  # a reaction that is not a mistake
    race: bool = False  # another player may be quicker
    price: int = 0  # the cards that it costs if it is a mistake
    more: tuple[str, ...] = ()  # equal cards that can be laid on this one in the same play, in any order
    at_most: int = 0  # how many of them


def offer_codes(s: State, r: RuleNumbers, seat: int, out: list[int]) -> tuple[int, ...]:
    """The offers to a seat as numbers, which are quick to make and compare. `out` is a buffer for moves."""
    answers = decisions(s, r, seat, out)
    count = reactions(s, r, seat, out, answers)
    if not count:  # most seats can do nothing most of the time
        return ()
    codes = [_ANSWERS[move] for move in out[:answers]]
    # Only a challenge or a slap can be more than an answer, and they come last.
    if answers and (more := role(s, r, seat, out[answers - 1])) != ANSWER:
        codes[-1] = more << _NUMBER_BITS | out[answers - 1]
    for move in out[answers:count]:
        if cards := price(s, r, seat, move):  # a mistake has no role
            codes.append(cards << _ROLE_BITS + _NUMBER_BITS | move)
        else:
            codes.append(role(s, r, seat, move) << _NUMBER_BITS | move)
    return tuple(codes)


def offers_json(codes: tuple[int, ...], hand: bytes, r: RuleNumbers) -> list[msgspec.Raw]:
    """Offers as JSON. Every offer is encoded once and then copied into the messages that contain it."""
    if r.equal_cards != EQUAL_OFF:
        return [msgspec.Raw(msgspec.json.encode(offer)) for offer in offers_of(codes, hand, r)]
    return [_offer_json(code, r.swap_number) for code in codes]


def offers_of(codes: tuple[int, ...], hand: bytes, r: RuleNumbers) -> tuple[Offer, ...]:
    """Offers from their numbers. A card on which equal ones can be laid says so; `hand` counts the cards of
    each face."""
    if r.equal_cards == EQUAL_OFF:
        return tuple([_offer(code, r.swap_number) for code in codes])
    runs = {face_of(code & _NUMBER) for code in codes if begins_run(code & _NUMBER)}
    offers = []
    for code in codes:
        if begins_run(code & _NUMBER):
            continue
        offer = _offer(code, r.swap_number)
        if offer.kind == "play" and face_of(code & _NUMBER) in runs:
            offer = _with_more(offer, face_of(code & _NUMBER), hand, r)
        offers.append(offer)
    return tuple(offers)


def _with_more(offer: Offer, first: int, hand: bytes, r: RuleNumbers) -> Offer:
    """An offer of a card with the equal cards that can be laid on it. If none of them may be the last card of
    the hand, one has to stay."""
    equal = [
        FACE_TEXTS[face]
        for face in range(first % SYMBOLS, WILD, SYMBOLS)
        for _ in range(hand[face] - (face == first))
    ]
    stays = sum(hand) == len(equal) + 1 and not r.ends[first]
    return msgspec.structs.replace(offer, more=tuple(equal), at_most=len(equal) - stays)


def price_among(codes: tuple[int, ...], move: Move) -> int | None:
    """The price of a move among these offers, or None if it is not among them."""
    number = move.number
    if _ANSWER | number in codes:  # most moves are answers, and only mistakes have a price
        return 0
    for code in codes:
        if code & _NUMBER == number:
            return code >> _NUMBER_BITS + _ROLE_BITS
    return None


@cache
def _offer_json(code: int, swap_number: int) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(_offer(code, swap_number)))


@cache
def _offer(code: int, swap_number: int) -> Offer:
    move = move_of(code & _NUMBER, swap_number)
    found = code >> _NUMBER_BITS & _ROLE
    return Offer(
        move.text,
        move.kind,
        move.cards,
        move.colour,
        move.seat,
        answer=bool(found & ANSWER),
        reaction=bool(found & REACTION),
        race=bool(found & RACE),
        price=code >> _NUMBER_BITS + _ROLE_BITS,
    )


def question_of(s: State, codes: tuple[int, ...]) -> str | None:
    """What the game asks of a seat that has these offers, or None if it does not wait for that seat:

    turn      lay a card that fits, or draw
    lay       lay a card that fits; drawing is not allowed
    stuck     draw: no card fits
    owing     answer the pending cards with a card, or take them
    doubt     take the pending cards, or challenge
    take      take the pending cards
    drawn     lay the card just drawn, or keep it
    colour    name the colour of an opening black card, or of a roulette
    swap      choose with whom to swap hands
    target    choose at whom to aim the card
    defend    stop a swap of hands, or let it happen
    slap      slap the pile
    join      join a sixty-nine, or not
    dump      shed the colour of a sixty-nine, or nothing
    next      deal the next round
    """
    if not codes[0] & _ANSWER:  # answers come first
        return None
    if s.phase == ROUND_OVER:
        return "next"
    if s.phase != TURN:
        return PHASE_NAMES[s.phase]
    lays = lays_card(codes[0] & _NUMBER)  # cards come first
    if s.pending:
        doubts = any(code & _NUMBER == CHALLENGE for code in codes)
        return "owing" if lays else "doubt" if doubts else "take"
    return "stuck" if not lays else "turn" if _ANSWERS[DRAW] in codes else "lay"
