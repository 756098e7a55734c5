"""Events, cards and refusals in words."""

from collections.abc import Sequence
from itertools import groupby

from lastcard.cards.faces import SYMBOLS, WILD
from lastcard.cards.text import BLACK_TEXTS, COLOUR_NAMES, SYMBOL_TEXTS, parse_card
from lastcard.engine.refusals import NAMES as REFUSAL_NAMES
from lastcard.engine.refusals import REFUSALS
from lastcard.rules.ledger import OF_PRESET
from lastcard.texts import text
from lastcard.views.events import Event

_RECEIVING = ("dealt", "drew")
_SYMBOL_KEYS = {10: "skip", 11: "reverse"}


def card_words(card: str | None, language: str | None = None) -> str:
    """A card as people say it; a card one may not see is "a card"."""
    if card is None:
        return text("card-hidden", language)
    face, colour = parse_card(card)
    if face < WILD:
        symbol = face % SYMBOLS
        name = (
            text(f"symbol-{_SYMBOL_KEYS[symbol]}", language)
            if symbol in _SYMBOL_KEYS
            else SYMBOL_TEXTS[symbol]
        )
        return text("card-coloured", language, colour=_colour(colour, language), symbol=name)
    plus = BLACK_TEXTS[face - WILD][1:]
    name = text("card-wild-plus", language, plus=plus) if plus else text("card-wild", language)
    if ":" in card:
        return text("card-declared", language, card=name, colour=_colour(colour, language))
    return name


def _colour(colour: int, language: str | None) -> str:
    return text(f"colour-{COLOUR_NAMES[colour]}", language)


def move_words(move: str, names: Sequence[str], language: str | None = None) -> str:
    """A move as people say it: lay red 5, catch Ben."""
    verb, *rest = move.split()
    if verb in ("swap", "catch", "accuse") and rest != ["none"]:
        return text(f"move-{verb}", language, name=names[int(rest[0])])
    if verb == "colour":
        name = next(name for name in COLOUR_NAMES if name[0] == rest[0])
        return text("move-colour", language, colour=text(f"colour-{name}", language))
    if rest and rest[0] not in ("none", "all"):
        key = "move-play-pair" if len(rest) == 2 else f"move-{verb}"
        return text(key, language, card=card_words(rest[0], language))
    return text(f"move-{'-'.join([verb, *rest])}", language)


def event_words(event: Event, names: Sequence[str], language: str | None = None) -> str:
    """What happened, in one sentence."""
    variables: dict[str, object] = {}
    if event.seat is not None:
        variables["seat"] = names[event.seat]
    if event.other is not None:
        variables["other"] = names[event.other]
    variables["card"] = card_words(event.card, language)
    if event.colour is not None:
        variables["colour"] = text(f"colour-{event.colour}", language)
    if event.direction is not None:
        variables["direction"] = text(f"direction-{event.direction}", language)
    if event.seats is not None:
        variables["winners"] = join_names([names[seat] for seat in event.seats], language)
    for number in ("count", "needed", "score"):
        if getattr(event, number) is not None:
            variables[number] = getattr(event, number)
    return text(f"event-{event.kind}", language, **variables)


def events_words(events: Sequence[Event], names: Sequence[str], language: str | None = None) -> list[str]:
    """Several events in sentences; the cards that one player gets in a row make one sentence."""
    sentences = []
    for (kind, seat), run in groupby(enumerate(events), key=_received):
        group = [event for _, event in run]
        if kind not in _RECEIVING or seat is None or len(group) == 1:
            sentences += [event_words(event, names, language) for event in group]
        elif group[0].card is None:
            sentences.append(text(f"event-{kind}-several", language, seat=names[seat], count=len(group)))
        else:
            cards = join_names([card_words(event.card, language) for event in group], language)
            sentences.append(text(f"event-{kind}", language, seat=names[seat], card=cards))
    return sentences


def _received(item: tuple[int, Event]) -> tuple[str, int | None]:
    """Cards that one seat gets belong together, everything else stands alone."""
    place, event = item
    return (event.kind, event.seat) if event.kind in _RECEIVING else ("", place)


def join_names(names: Sequence[str], language: str | None = None) -> str:
    """Names, or cards, as a list in words: Ana; Ana and Ben; Ana, Ben and Cleo."""
    if len(names) < 2:
        return "".join(names)
    return text("list-and", language, first=", ".join(names[:-1]), last=names[-1])


def refusal_rules(code: int, preset: str = "") -> tuple[str, ...]:
    """The ledger rules that a refusal rests on: those of the preset's own document if it has any."""
    rules = REFUSALS[REFUSAL_NAMES[code]]
    own = tuple(rule for rule in rules if rule[0] in OF_PRESET.get(preset, ""))
    return own or rules


def refusal_words(code: int, preset: str = "", language: str | None = None) -> str:
    """Why a move was refused, with the rules in brackets."""
    sentence = text(f"refusal-{REFUSAL_NAMES[code]}", language)
    rules = refusal_rules(code, preset)
    return f"{sentence} [{', '.join(rules)}]" if rules else sentence
