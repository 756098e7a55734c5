"""The bots of a simulation by name: `random`, `random-any`, `tips`, or `tips:wilds+colour` for a bot that
follows only some of the advice."""

from collections.abc import Sequence

from lastcard.autoplay.company import ADVICE, ALL_ADVICE, ALWAYS, POLICIES, TIPS, Company
from lastcard.errors import LastCardError, suggestion


def seat_bots(bots: Sequence[str], players: int) -> list[str]:
    """A bot for every seat. The last one given fills the remaining seats."""
    if len(bots) > players:
        raise LastCardError("lab-too-many-bots", bots=len(bots), players=players)
    return [*bots, *[bots[-1]] * (players - len(bots))]


def company_of(bots: Sequence[str], alertness: Sequence[float]) -> Company:
    """The bots in the form that the engine needs."""
    return Company([_policy(bot) for bot in bots], [round(share * ALWAYS) for share in alertness])


def seat_alertness(alertness: Sequence[float], players: int) -> list[float]:
    """An alertness for every seat. The last one given fills the remaining seats."""
    if len(alertness) > players:
        raise LastCardError("lab-too-many-alertnesses", given=len(alertness), players=players)
    for share in alertness:
        if not 0 <= share <= 1:
            raise LastCardError("lab-alertness-range", share=str(share))
    return [*alertness, *[alertness[-1]] * (players - len(alertness))]


def _policy(bot: str) -> tuple[int, int]:
    name, _, advice = bot.partition(":")
    if name not in POLICIES:
        hint = suggestion(name, POLICIES)
        raise LastCardError("lab-no-such-bot", bot=name, known=", ".join(POLICIES), hint=hint)
    policy = POLICIES.index(name)
    if not advice:
        return policy, ALL_ADVICE
    if policy != TIPS:
        raise LastCardError("lab-no-advice", bot=name)
    return policy, sum(_piece(word) for word in set(advice.split("+")) if word != "none")


def _piece(word: str) -> int:
    if word not in ADVICE:
        known = (*ADVICE, "none")
        hint = suggestion(word, known)
        raise LastCardError("lab-no-such-advice", advice=word, known=", ".join(known), hint=hint)
    return ADVICE[word]
