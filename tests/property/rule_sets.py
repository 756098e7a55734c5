"""Random rule sets, and a list of rule sets that covers every pair of option values."""

import random
from functools import cache
from itertools import combinations, product

from lastcard.errors import RulesError
from lastcard.rules import OPTIONS, Rules, load_rules
from lastcard.rules.catalogue import CONFLICTS
from lastcard.rules.kinds import Value

Setting = tuple[str, Value]


def random_rules(chance: random.Random) -> Rules:
    """A rule set with random options. Contradictory ones are drawn again."""
    while True:
        try:
            return load_rules("basic-plus", {o.name: chance.choice(o.kind.samples()) for o in OPTIONS})
        except RulesError:
            continue


def random_players(chance: random.Random, rules: Rules) -> int:
    """A random number of players that these rules allow."""
    while True:
        players = 4 if rules["teams"] == "partners" else chance.randint(2, 10)
        try:
            rules.check_seats(players)
        except RulesError:
            continue
        return players


def clash(a: Setting, b: Setting) -> bool:
    """Whether two settings contradict each other."""
    for conflict in CONFLICTS:
        for x, y in ((a, b), (b, a)):
            if (conflict.first, conflict.second) == (x[0], y[0]) and conflict.clash(x[1], y[1]):
                return True
    return False


@cache
def all_pairs() -> frozenset[frozenset[Setting]]:
    """Every pair of values of two options that do not contradict each other."""
    settings = [[(o.name, value) for value in o.kind.samples()] for o in OPTIONS]
    return frozenset(
        frozenset((a, b))
        for one, other in combinations(settings, 2)
        for a, b in product(one, other)
        if not clash(a, b)
    )


@cache
def covering_rule_sets() -> tuple[Rules, ...]:
    """A small number of rule sets that together contain every pair at least once."""
    chance = random.Random(2026)
    missing = set(all_pairs())
    found = []
    while missing:
        chosen = _cover(missing, chance)
        missing -= {frozenset(pair) for pair in combinations(chosen.items(), 2)}
        found.append(load_rules("basic-plus", chosen))
    return tuple(found)


def _cover(missing: set[frozenset[Setting]], chance: random.Random) -> dict[str, Value]:
    """One rule set: start from a missing pair, and give every other option the value that covers most."""
    chosen: dict[str, Value] = dict(min(missing, key=lambda pair: repr(sorted(map(repr, pair)))))
    rest = [option for option in OPTIONS if option.name not in chosen]
    chance.shuffle(rest)
    for option in rest:
        fitting = [
            v for v in option.kind.samples() if not any(clash((option.name, v), s) for s in chosen.items())
        ]
        chosen[option.name] = max(
            fitting,
            key=lambda v: (
                sum(frozenset(((option.name, v), s)) in missing for s in chosen.items()),
                chance.random(),
            ),
        )
    return chosen
