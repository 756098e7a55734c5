"""Worked examples. The engine says what may be played and what happens, so examples are always right.

If the deck lacks a card that an example needs, the example is left out.
"""

from collections.abc import Iterable, Sequence

from lastcard.cards.faces import DISCARD_ALL, PLUS, PLUS_FOUR, PLUS_TWO, SYMBOLS, WILD
from lastcard.cards.text import COLOUR_LETTERS, FACE_TEXTS, parse_face
from lastcard.engine.fits import four_is_honest
from lastcard.game import Game
from lastcard.notation.scenario import build_state
from lastcard.rulebook.facts import Facts
from lastcard.rulebook.model import FIXED, Example, Sentence
from lastcard.rulebook.phrases import Phrases

NAMES = ("Ana", "Ben", "Cleo", "Dan")
# Numbers in order of preference: those that are rarely special come first.
_NUMBERS = (5, 2, 4, 8, 1, 3, 7, 0, 6, 9)
RED, YELLOW, GREEN, BLUE = range(4)


class Position:
    """Sets up a position from the cards of a deck."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.left = list(facts.r.deck_counts)

    def take(self, *cards: str) -> list[str]:
        """Take those of some cards that the deck still has."""
        taken = []
        for card in cards:
            face = parse_face(card.partition(":")[0])
            if self.left[face]:
                self.left[face] -= 1
                taken.append(card)
        return taken

    def take_all(self, *cards: str) -> list[str] | None:
        """Take all of these cards; None if one is missing."""
        taken = self.take(*cards)
        return taken if len(taken) == len(cards) else None

    def number(self, colour: int, copies: int = 1, other_than: Iterable[str] = ()) -> str | None:
        """A number card of a colour that is not special and has enough copies left."""
        for number in _NUMBERS:
            face = colour * SYMBOLS + number
            card = FACE_TEXTS[face]
            if self.facts.r.plain[number] and self.left[face] >= copies and card not in other_than:
                return card
        return None

    def game(self, hands: Sequence[Sequence[str]], top: str, turn: int = 0, **more: object) -> Game | None:
        """A game with four players in this position. Players without a given hand get any two cards."""
        full = [list(hand) for hand in hands]
        while len(full) < len(NAMES):
            spare = [FACE_TEXTS[face] for face in range(WILD) for _ in range(self.left[face])][:2]
            if len(spare) < 2:
                return None
            full.append(self.take(*spare))
        position = {"hands": [" ".join(hand) for hand in full], "discard": top, "turn": turn, **more}
        return Game.from_state(self.facts.rules, build_state(self.facts.rules, position))


def playable(game: Game, seat: int) -> list[str]:
    """The single cards that a seat may play, without the colours of black ones."""
    return list(dict.fromkeys(move.cards[0] for move in game.moves(seat) if move.kind == "play"))


def played_as(card: str) -> str:
    """A card as a move names it: a black one needs a colour."""
    return f"{card}:g" if card.startswith("w") else card


def fits(facts: Facts, phrases: Phrases) -> list[Example]:
    """Which cards of a hand match a number card."""
    table = Position(facts)
    top = table.number(RED)
    if top is None:
        return []
    table.take(top)
    symbol = top[1:]
    same_colour = table.number(RED, other_than=[top])
    other = table.number(GREEN, other_than=[f"g{symbol}"])
    hand = table.take(*filter(None, (same_colour, f"b{symbol}", other, "ys", "w")))
    game = table.game([hand], top)
    if game is None or not hand:
        return []
    cards = sorted(playable(game, 0), key=hand.index)
    if not cards:
        return []
    variables = {"top": phrases.mark(top), "cards": phrases.cards(cards), "hand": phrases.cards(hand)}
    return [Example((phrases.sentence("example-fits", **variables),))]


def pair(facts: Facts, phrases: Phrases) -> list[Example]:
    """Two identical cards at once."""
    if not facts.pairs:
        return []
    table = Position(facts)
    twin = table.number(GREEN, 2)
    top = f"r{twin[1:]}" if twin else ""
    taken = table.take_all(top, twin, twin) if twin else None
    spare = table.number(BLUE)
    if not twin or not taken or not spare:
        return []
    game = table.game([[twin, twin, *table.take(spare)]], top)
    if game is None or game.why_not(0, f"play {twin} {twin}") is not None:
        return []
    variables = {"top": phrases.mark(top), "card": phrases.mark(twin)}
    return [Example((phrases.sentence("example-pair", **variables),))]


def equal_cards(facts: Facts, phrases: Phrases) -> list[Example]:
    """Several cards of one number, of different colours."""
    if facts["equal_cards"] == "off":
        return []
    table = Position(facts)
    top = table.number(RED)
    cards = [f"{colour}{top[1:]}" for colour in "gb"] if top else []
    taken = table.take_all(top, *cards) if top else None
    spare = table.number(YELLOW)
    if not top or not taken or not spare:
        return []
    game = table.game([[*cards, *table.take(spare)]], top)
    if game is None or game.why_not(0, f"play {' '.join(cards)}") is not None:
        return []
    names = {f"{place}": phrases.mark(card) for place, card in zip(("first", "last"), cards, strict=True)}
    return [Example((phrases.sentence("example-equal", top=phrases.mark(top), **names),))]


def discard_all(facts: Facts, phrases: Phrases) -> list[Example]:
    """What a discard-all takes with it, and what is left."""
    table = Position(facts)
    card = FACE_TEXTS[RED * SYMBOLS + DISCARD_ALL]
    if not table.take(card):
        return []
    top = table.number(RED)
    green = table.number(GREEN)
    if not top or not green or not table.take(top):
        return []
    red = table.take(*filter(None, (table.number(RED, other_than=[top]), "rs")))
    hand = [card, *red, *table.take(green, "bs")]
    game = table.game([hand], top)
    if game is None or len(red) < 2 or game.why_not(0, f"play {card}") is not None:
        return []
    game.play(0, f"play {card}")
    left = [held for held in hand if game.state.hand[0][parse_face(held)]]
    cards = {"card": phrases.mark(card), "gone": phrases.cards(red), "left": phrases.cards(left)}
    return [Example((phrases.sentence("example-discard-all", hand=phrases.cards(hand), **cards),))]


def wild_four(facts: Facts, phrases: Phrases) -> list[Example]:
    """Hands with which you may play the wild +4, and hands with which you may not."""
    if not facts.in_force("wild_draw_four") or facts["wild_draw_four"] == "free":
        return []
    found = []
    for hand in _four_hands(facts):
        sentence = _about_four(facts, phrases, hand)
        if sentence:
            found.append(sentence)
    if not found:
        return []
    top = phrases.mark(_four_hands(facts)[0][0])
    return [Example((phrases.sentence("example-four-top", top=top), *found))]


def _four_hands(facts: Facts) -> list[tuple[str, list[str]]]:
    """Top cards with hands that have the colour, only the number, and neither."""
    table = Position(facts)
    top = table.number(RED)
    if top is None:
        return []
    red = table.number(RED, other_than=[top])
    green = table.number(GREEN, other_than=[f"g{top[1:]}"])
    yellow = table.number(YELLOW, other_than=[f"y{top[1:]}"])
    hands = [[red, green], [f"b{top[1:]}", green], [yellow, green]]
    if facts["wild_draw_four"] == "no colour but actions":
        hands.insert(1, ["rs", green])
    return [(top, [card for card in hand if card]) for hand in hands if all(hand)]


def _about_four(facts: Facts, phrases: Phrases, case: tuple[str, list[str]]) -> Sentence | None:
    top, hand = case
    table = Position(facts)
    taken = table.take_all(top, "w+4", *hand)
    game = table.game([["w+4", *hand]], top) if taken else None
    if game is None:
        return None
    variables = {"hand": phrases.cards(hand)}
    if four_is_honest(game.state, facts.r, 0, 0):
        return phrases.sentence("example-four-honest", **variables)
    refused = game.why_not(0, "play w+4:g") is not None
    return phrases.sentence("example-four-refused" if refused else "example-four-bluff", **variables)


def challenge(facts: Facts, phrases: Phrases) -> list[Example]:
    """What happens when a bluff is challenged, and when an honest wild +4 is."""
    if not facts.challenges:
        return []
    found = []
    for top, hand in _four_hands(facts):
        sentence = _challenged(facts, phrases, top, hand)
        if sentence and sentence.key not in [other.key for other in found]:
            found.append(sentence)
    return [Example(tuple(found))] if found else []


def _challenged(facts: Facts, phrases: Phrases, top: str, hand: list[str]) -> Sentence | None:
    """Ana plays the wild +4 from a hand, and Ben challenges."""
    table = Position(facts)
    taken = table.take_all(top, "w+4", *hand)
    game = table.game([["w+4", *hand]], top) if taken else None
    if game is None or game.why_not(0, "play w+4:g") is not None:
        return None
    game.play(0, "play w+4:g")
    events = game.play(1, "challenge")
    guilty = any(event.kind == "bluffed" for event in events)
    count = sum(event.kind == "drew" for event in events)
    names = {"layer": NAMES[0], "victim": NAMES[1], "next": NAMES[game.to_act]}
    key = "example-challenge-guilty" if guilty else "example-challenge-innocent"
    return phrases.sentence(key, count=count, **names)


def _draw_card(facts: Facts) -> str | None:
    """The draw card of the example: the most common one that can be answered. A black one is red."""
    coloured = [FACE_TEXTS[RED * SYMBOLS + symbol] for symbol in (PLUS_TWO, PLUS_FOUR)]
    known = [card for card in coloured if facts.has(parse_face(card))]
    known += [f"{FACE_TEXTS[face]}:r" for face in facts.black_draws]
    answerable = [card for card in known if facts.answerable(parse_face(card.partition(":")[0]))]
    return next(iter(answerable or known), None)


def owing(facts: Facts, phrases: Phrases) -> list[Example]:
    """How a player who owes cards may answer, and what the next player owes then."""
    table = Position(facts)
    top = _draw_card(facts)
    if top is None or not table.take(top):
        return []
    count = PLUS[parse_face(top.partition(":")[0])]
    hand = _answering_hand(facts, table, count)
    spare = table.number(BLUE)
    if not hand or not spare:
        return []
    full = [*hand, *table.take(spare)] if facts.answers else hand
    # The victim needs another card, because playing the last one would end the round.
    game = table.game([table.take(*_any_two(table)), [*hand, spare]], top, 1, pending=count)
    if game is None:
        return []
    cards = sorted(playable(game, 1), key=full.index)
    variables = {"victim": NAMES[1], "count": count, "top": phrases.mark(top), "hand": phrases.cards(full)}
    if not cards:
        return [Example((phrases.sentence("example-must-draw", **variables),))]
    first = phrases.sentence("example-answer", cards=phrases.cards(cards), **variables)
    return [Example((first, *(_after_answer(game, phrases, card) for card in cards)))]


def _any_two(table: Position) -> list[str]:
    """Two coloured cards that are left."""
    return [FACE_TEXTS[face] for face in range(WILD) if table.left[face]][:2]


def _answering_hand(facts: Facts, table: Position, owed: int) -> list[str]:
    """Cards to answer with: up to three draw cards, those that can answer first, and reverse and skip where
    they can answer. If nothing can answer, two draw cards."""
    every = ("b+2", "w+2", "w+4", "w+6", "wr+4", "b+4", "w+10", "w+1")
    known = [card for card in every if table.left[parse_face(card)]]
    known.sort(key=lambda card: (PLUS[parse_face(card)], owed) not in facts.stack_pairs)
    hand = table.take(*known[: 3 if facts.answers else 2])
    return hand + (table.take("rr", "rs") if facts.deflecting else [])


def _after_answer(game: Game, phrases: Phrases, card: str) -> Sentence:
    """What is owed, and by whom, after an answer."""
    after = Game.from_state(game.rules, game.state.copy())
    after.play(1, f"play {played_as(card)}")
    names = {"victim": NAMES[1], "next": NAMES[after.state.turn]}
    return phrases.sentence(
        "example-answer-after", card=phrases.mark(card), count=after.state.pending, **names
    )


def jump(facts: Facts, phrases: Phrases) -> list[Example]:
    """Someone jumps in with a number card."""
    table = Position(facts)
    colours = [COLOUR_LETTERS.index(letter) for letter in COLOUR_LETTERS]
    card = next((card for colour in colours if (card := table.number(colour, 2))), None)
    if not facts.jumps or card is None:
        return []
    thrown = _thrown_in(facts, card, 0)
    if thrown is None:
        return []
    variables = {"top": phrases.mark(card), "card": phrases.mark(card)}
    names = {"turn": NAMES[1], "jumper": NAMES[2], "next": NAMES[thrown.state.turn]}
    return [Example((phrases.sentence("example-jump", **variables, **names),))]


def jump_on_draw(facts: Facts, phrases: Phrases) -> list[Example]:
    """Someone jumps in with a draw card while the cards of its twin are owed."""
    faces = [face for face in facts.jumps if PLUS[face] and face < WILD]
    if not faces:
        return []
    card = FACE_TEXTS[faces[0]]
    thrown = _thrown_in(facts, card, PLUS[faces[0]])
    if thrown is None:
        return []
    variables = {"top": phrases.mark(card), "count": thrown.state.pending}
    names = {"turn": NAMES[1], "jumper": NAMES[2], "next": NAMES[thrown.state.turn]}
    return [Example((phrases.sentence("example-jump-draw", **variables, **names),))]


def _thrown_in(facts: Facts, card: str, pending: int) -> Game | None:
    """A card is on top, it is Ben's turn, and Cleo jumps in with its twin."""
    table = Position(facts)
    if not table.take_all(card, card):
        return None
    hands = [table.take(*_any_two(table)) for _ in range(3)]
    if not all(hands):
        return None
    hands[2].append(card)
    game = table.game(hands, card, 1, pending=pending)
    if game is None or game.why_not(2, f"jump {card}") is not None:
        return None
    game.play(2, f"jump {card}")
    return game


def counting(facts: Facts, phrases: Phrases) -> list[Example]:
    """The end of a round, scored by the engine."""
    table = Position(facts)
    last = table.number(RED)
    if not facts.points or last is None:
        return []
    table.take(last)
    top = table.number(RED)
    if top is None:
        return []
    table.take(top)
    wanted = (("g5", "bs", "w"), ("r+2", "y8"), ("y1", "g3", "w+4"))
    hands = [[last], *(table.take(*hand) or table.take(*_any_two(table)) for hand in wanted)]
    game = table.game(hands, top) if all(hands) else None
    if game is None or game.why_not(0, f"play {last}") is not None:
        return []
    game.play(0, f"play {last}")
    if game.outcome is None:  # the others play on
        return []
    sentences = [phrases.sentence("example-points", winner=NAMES[0])]
    if facts["teams"] != "none":
        partners = dict(zip(("first", "third", "second", "fourth"), NAMES, strict=True))
        sentences.insert(0, phrases.sentence("example-points-teams", **partners))
    sentences += [_hand_count(facts, phrases, seat, hands[seat]) for seat in range(1, len(NAMES))]
    return [Example((*sentences, *_results(game, facts, phrases)))]


def _hand_count(facts: Facts, phrases: Phrases, seat: int, hand: list[str]) -> Sentence:
    """A hand and its points, added up."""
    points = [facts.r.points[parse_face(card)] for card in hand]
    terms = f"{FIXED}+{FIXED}".join(map(str, points))
    total = f"{terms}{FIXED}={FIXED}{sum(points)}" if len(points) > 1 else terms
    return phrases.sentence("example-points-hand", player=NAMES[seat], hand=phrases.cards(hand), sum=total)


def _results(game: Game, facts: Facts, phrases: Phrases) -> list[Sentence]:
    """What every player scores. If only the winners score, one sentence covers the others."""
    outcome = game.outcome
    points = outcome.points if outcome else ()
    collects = facts["scoring"] == "winner collects"
    scorers = [seat for seat in range(len(points)) if points[seat] or not collects]
    found = [
        phrases.sentence("example-points-result", player=NAMES[seat], points=points[seat]) for seat in scorers
    ]
    return [*found, phrases.sentence("example-points-rest")] if collects else found
