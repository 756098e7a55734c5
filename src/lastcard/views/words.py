"""Cards, moves, events and refusals in words."""

from collections.abc import Callable, Sequence
from itertools import groupby

from lastcard.cards.text import COLOUR_LETTERS, COLOUR_NAMES
from lastcard.engine.refusals import NAMES as REFUSAL_NAMES
from lastcard.engine.refusals import REFUSALS
from lastcard.notation.moves import Move
from lastcard.rules.ledger import OF_PRESET
from lastcard.texts import join_words, text
from lastcard.views.events import Event

_COUNTED = ("dealt", "drew")  # hidden cards are counted
_IN_A_ROW = (*_COUNTED, "shown", "laid")  # events about single cards that are reported together
_SYMBOL_KEYS = {
    "s": "symbol-skip",
    "r": "symbol-reverse",
    "ss": "symbol-skip-everyone",
    "d": "symbol-discard-all",
}
# Black cards by their text without its number.
_BLACK_KEYS = {
    "w": "card-wild",
    "w+": "card-wild-plus",
    "wr+": "card-wild-reverse-plus",
    "wt+": "card-wild-aimed-plus",
    "wd": "card-wild-roulette",
    "wx": "card-wild-swap",
    "wm": "card-wild-shuffle",
    "wb": "card-wild-blank",
}


def card_words(card: str | None, language: str | None = None, say: Callable[..., str] = text) -> str:
    """A card in words. A hidden card is "a card". `say` is called like `text` and can choose other words."""
    if card is None:
        return say("card-hidden", language)
    face, _, chosen = card.partition(":")
    if face[0] in COLOUR_LETTERS:
        symbol = symbol_words(face[1:], language, say)
        return say("card-coloured", language, colour=_colour(face[0], language, say), symbol=symbol)
    plus = f"+{face.partition('+')[2]}"
    name = say(_BLACK_KEYS[face.rstrip("0123456789")], language, plus=plus)
    if chosen:
        return say("card-declared", language, card=name, colour=_colour(chosen, language, say))
    return name


def symbol_words(symbol: str, language: str | None = None, say: Callable[..., str] = text) -> str:
    """What a coloured card shows besides its colour, in words."""
    return say(_SYMBOL_KEYS[symbol], language) if symbol in _SYMBOL_KEYS else symbol


def _colour(letter: str, language: str | None, say: Callable[..., str]) -> str:
    return say(f"colour-{COLOUR_NAMES[COLOUR_LETTERS.index(letter)]}", language)


def move_words(move: Move, names: Sequence[str], language: str | None = None) -> str:
    """A move in words: lay red 5, catch Ben."""
    if move.seat is not None:
        return text(f"move-{move.kind}", language, name=names[move.seat])
    if move.kind == "several":
        cards = join_words([card_words(card, language) for card in move.cards], language)
        return text("move-several", language, cards=cards)
    if move.cards:
        card = f"{move.cards[0]}:{move.colour[0]}" if move.colour else move.cards[0]
        return text(f"move-{move.kind}", language, card=card_words(card, language))
    if move.colour:
        return text(f"move-{move.kind}", language, colour=text(f"colour-{move.colour}", language))
    return text(f"move-{move.text.replace(' ', '-')}", language)


def event_words(event: Event, names: Sequence[str], language: str | None = None) -> str:
    """What happened, in one sentence."""
    return text(f"event-{event.kind}", language, **_variables(event, names, language))


def _variables(event: Event, names: Sequence[str], language: str | None) -> dict[str, object]:
    """The variables of an event's sentence."""
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
        variables["winners"] = join_words([names[seat] for seat in event.seats], language)
    for number in ("count", "needed", "score"):
        if getattr(event, number) is not None:
            variables[number] = getattr(event, number)
    return variables


def events_words(events: Sequence[Event], names: Sequence[str], language: str | None = None) -> list[str]:
    """Several events in sentences. Cards that a player gets, or is shown, in a row share a sentence."""
    runs = groupby(enumerate(events), key=_told_together)
    return [_run_words([event for _, event in run], names, language) for _, run in runs]


def _told_together(item: tuple[int, Event]) -> tuple[object, ...]:
    """A key that groups events: those about cards belong together if kind and players are the same, all other
    events stand alone."""
    place, event = item
    return (event.kind, event.seat, event.other) if event.kind in _IN_A_ROW else (place,)


def _run_words(run: list[Event], names: Sequence[str], language: str | None) -> str:
    """Events that belong together, in one sentence."""
    first = run[0]
    variables = _variables(first, names, language)
    if len(run) > 1 and first.card is None and first.kind in _COUNTED:
        return text(f"event-{first.kind}-several", language, **variables, count=len(run))
    if first.card is not None:
        variables["card"] = join_words([card_words(event.card, language) for event in run], language)
    return text(f"event-{first.kind}", language, **variables)


def refusal_rules(code: int, preset: str = "") -> tuple[str, ...]:
    """The ledger rules behind a refusal: those of the preset's own document if it has any."""
    rules = REFUSALS[REFUSAL_NAMES[code]]
    own = tuple(rule for rule in rules if rule[0] in OF_PRESET.get(preset, ""))
    return own or rules


def refusal_words(code: int, preset: str = "", language: str | None = None) -> str:
    """Why a move was refused, with the rules in brackets."""
    sentence = text(f"refusal-{REFUSAL_NAMES[code]}", language)
    rules = refusal_rules(code, preset)
    return f"{sentence} [{', '.join(rules)}]" if rules else sentence
