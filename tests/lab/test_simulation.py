"""Many games from one seed: the counts do not depend on how games are played, split and stopped."""

from collections.abc import Callable, Generator
from itertools import islice, pairwise

import pytest

from lastcard import compiled
from lastcard.autoplay.rounds import deal_game, play_round
from lastcard.autoplay.tally import LONGEST, Tally
from lastcard.engine.moves import MOVES
from lastcard.engine.state import State
from lastcard.lab import simulation as lab
from lastcard.lab.results import results
from lastcard.lab.simulation import Part, Plan, Simulation, interpreted_part, simulate
from lastcard.rules import PRESETS, Rules, load_rules

ENDLESS = load_rules("basic-plus", {"deck": "3*50 w+4*30", "slap_number": 3, "slap_penalty": 10})
STUCK = load_rules("basic-plus", {"deck": "r0=1 g1=1 b2=1 y3=1", "hand_size": 1})  # no card fits another
PARTNERS = load_rules("ozby", {"teams": "partners"})


def plan_of(
    rules: Rules | str = "guide", games: int = 20, seed: int = 1, players: int = 4, bot: str = "tips"
) -> Plan:
    """A plan with the same bot on all seats."""
    chosen = load_rules(rules) if isinstance(rules, str) else rules
    chosen.check_seats(players)
    return Plan(chosen, (bot,) * players, (0.9,) * players, games, seed)


def counts(tally: Tally) -> dict[str, object]:
    """Everything that was counted."""
    return {name: getattr(tally, name) for name in Tally.FIELDS}


def played(plan: Plan) -> Tally:
    """Play all games of a plan at once."""
    return interpreted_part(plan)(0, plan.matches)


def run(
    plan: Plan, threads: int = 1, fast: bool = False, build: compiled.InBackground | None = None
) -> Simulation:
    """Run a whole simulation, and return its final state."""
    return list(simulate(plan, threads, fast, build))[-1]


def stopped(plan: Plan, portions: int, threads: int = 1, fast: bool = False) -> Simulation:
    """Run a simulation, and stop after some portions."""
    going = simulate(plan, threads, fast)
    assert isinstance(going, Generator)
    simulation = list(islice(going, portions))[-1]
    going.close()
    return simulation


class Build(compiled.InBackground):
    """A fake background build that is done after `calls` checks."""

    def __init__(self, calls: int) -> None:
        self.calls = calls

    def done(self) -> bool:
        """Whether it has been checked often enough."""
        self.calls -= 1
        return self.calls < 0

    def failed(self) -> bool:
        """The fake build never fails."""
        return False


def part_for_threads(plan: Plan) -> Part:
    """An interpreted part that, like the compiled one, can be played in several threads at once."""

    def play(first: int, end: int) -> Tally:
        return interpreted_part(plan)(first, end)

    return play


@pytest.fixture
def fake_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the interpreted engine in place of the compiled one, so that nothing needs Numba."""
    monkeypatch.setattr(lab, "compiled_part", part_for_threads)


def check_sums(tally: Tally, games: int, winners: int = 1) -> None:
    """Check the sums that must hold for any games, with this many winners per round."""
    assert sum(tally.lengths) == tally.rounds + tally.endless
    assert sum(tally.wins) == winners * tally.rounds
    assert sum(tally.place_wins) == sum(tally.wins)
    assert tally.matches + tally.endless == games
    assert tally.lengths[LONGEST] >= tally.endless
    assert tally.lengths[0] == 0
    assert tally.matches <= tally.match_rounds <= tally.rounds
    assert sum(tally.match_wins) >= winners * tally.matches
    assert tally.stalemates <= tally.rounds


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda: plan_of("guide-house", 4), id="house"),
        pytest.param(lambda: plan_of("party", 3, players=7), id="party-of-7"),
        pytest.param(lambda: plan_of("advanced", 10, bot="random-any"), id="by-chance"),
        pytest.param(lambda: plan_of("basic-plus", 10, seed=2**64 - 1), id="largest-seed"),
    ],
)
def test_same_seed_same_counts(change: Callable[[], Plan]) -> None:
    """The same plan gives the same counts, at once or in portions."""
    first, again = run(change()), run(change())
    assert counts(first.tally) == counts(again.tally) == counts(played(change()))
    assert first.played == again.played == change().matches
    assert first.tally.rounds > 0


@pytest.mark.parametrize("preset", ["guide", "party"])
@pytest.mark.parametrize("cuts", [(0, 1, 20), (0, 7, 13, 20), tuple(range(21))], ids=len)
def test_counts_do_not_depend_on_the_parts(preset: str, cuts: tuple[int, ...]) -> None:
    """The counts of twenty games are the sum of their parts, in any order and of any size."""
    plan = plan_of(load_rules(preset, {"target": 60}))
    parts = list(pairwise(cuts))
    shared = interpreted_part(plan)
    forwards, backwards = Tally(), Tally()
    for first, end in parts:
        forwards += shared(first, end)
    for first, end in reversed(parts):
        backwards += interpreted_part(plan)(first, end)
    assert counts(forwards) == counts(backwards) == counts(played(plan))


def test_nothing_to_play_counts_nothing() -> None:
    """A part without games adds nothing."""
    assert counts(interpreted_part(plan_of())(5, 5)) == counts(Tally())


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(plan_of("basic-plus", seed=2), id="seed"),
        pytest.param(plan_of("basic-plus", bot="random"), id="bots"),
        pytest.param(plan_of("classic"), id="rules"),
        pytest.param(Plan(load_rules("basic-plus"), ("tips",) * 4, (0.1,) * 4, 20, 1), id="alertness"),
    ],
)
def test_another_plan_plays_other_games(other: Plan) -> None:
    """Another seed, other bots, rules or alertness give other games."""
    assert counts(played(plan_of("basic-plus"))) != counts(played(other))


def test_games_of_one_seed_are_not_all_alike() -> None:
    """Every game of a seed is different, and a seed does not repeat the games of the next one."""
    first, second = (
        interpreted_part(plan_of("basic-plus", seed=1)),
        interpreted_part(plan_of("basic-plus", seed=2)),
    )
    games = [str(counts(first(number, number + 1))) for number in range(20)]
    others = [str(counts(second(number, number + 1))) for number in range(20)]
    assert len(set(games)) == 20
    assert not set(games) & set(others)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [3, 10])
def test_counts_add_up(preset: str, players: int) -> None:
    """Lengths and wins by seat, by place and by match all count the same rounds, with one winner each."""
    plan = plan_of(preset, 3, players=players)
    tally = played(plan)
    assert tally.rounds >= 3
    check_sums(tally, 3)
    assert not any(tally.wins[players:])
    assert not any(tally.place_wins[players:])
    assert not any(tally.match_wins[players:])


@pytest.mark.parametrize("players", [2, 3, 5])
def test_places_are_counted_from_the_first_player(players: int) -> None:
    """The player who moves first has the first place, at any seat. The first seat changes with each game."""
    plan = plan_of(load_rules("classic", {"target": 1}), players=players)  # a match is one round
    part, first_seats = interpreted_part(plan), set()
    for number in range(2 * players):
        dealt = State()
        deal_game(dealt, plan.rules.numbers, players, plan.seed, number)
        tally = part(number, number + 1)
        assert tally.rounds == 1
        winner = tally.wins.index(1)
        assert tally.place_wins.index(1) == (winner - dealt.first) % players
        first_seats.add(dealt.first)
    assert first_seats == set(range(players))


def test_partners_win_together() -> None:
    """With teams a round has two winners, who sit opposite each other."""
    tally = played(plan_of(PARTNERS, 4))
    check_sums(tally, 4, winners=2)
    assert tally.wins[0] == tally.wins[2]
    assert tally.wins[1] == tally.wins[3]
    assert tally.match_wins[0] == tally.match_wins[2]


def test_rounds_that_are_given_up_count_as_games() -> None:
    """A round that does not end is given up with its match. It has a length, but no winner."""
    tally = played(plan_of(ENDLESS, 4, players=10, bot="random"))
    check_sums(tally, 4)
    assert tally.endless > 0
    assert tally.rounds > 0


def test_rounds_in_which_nobody_can_move_are_rounds() -> None:
    """A stalemate ends a round, and the round has a winner."""
    tally = played(plan_of(STUCK, 6, players=3))
    check_sums(tally, 6)
    assert tally.stalemates == tally.rounds == tally.matches == 6


def test_matches_count_their_rounds() -> None:
    """If the rules fix the number of rounds, a match has exactly that many."""
    tally = played(plan_of(load_rules("basic-plus", {"match_games": 3}), 5))
    assert (tally.matches, tally.rounds, tally.match_rounds, tally.match_rounds_squared) == (5, 15, 15, 45)
    assert tally.longest_match == 3


def test_longest_match_of_parts_is_not_a_sum() -> None:
    """When counts are added, the longest match is the longer one of both."""
    short, long = Tally(), Tally()
    short.longest_match, long.longest_match = 4, 9
    assert (short + long).longest_match == 9


def test_partners_share_their_points() -> None:
    """The points of a team in a round are counted once, not for each partner."""
    plan = plan_of(load_rules("guide", {"teams": "partners", "target": 1}), 1)
    s = State()
    deal_game(s, plan.rules.numbers, 4, plan.seed, 0)
    play_round(s, plan.rules.numbers, plan.company, [0] * MOVES, 10_000)
    assert s.points[0] == s.points[2]
    assert s.points[1] == s.points[3]
    assert played(plan).points == s.points[0] + s.points[1] > 0


def test_a_match_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """If winning a round costs more than it gives, nobody reaches the target, and the report says so."""
    monkeypatch.setattr(lab, "MOST_ROUNDS", 12)
    rules = load_rules("gemela", {"going_out_bonus": -1000})
    assert rules.risks(4)
    *_, simulation = simulate(plan_of(rules, 2), fast=False)
    assert (simulation.tally.matches, simulation.tally.rounds) == (0, 24)
    found = {result.key: result for result in results(simulation)}
    assert found["matches-given-up"].figure.value == 1


def test_progress_only_goes_up() -> None:
    """Each progress report has more games than the one before, and the last one has all."""
    plan = plan_of("basic-plus", 100)
    games, seconds = [], []
    for simulation in simulate(plan, fast=False):
        games.append(simulation.played)
        seconds.append(simulation.seconds)
        assert simulation.interpreted == simulation.played
        check_sums(simulation.tally, simulation.played)
    assert games == sorted(set(games))
    assert seconds == sorted(seconds)
    assert games[-1] == 100
    assert len(games) > 1


@pytest.mark.parametrize("portions", [1, 2, 3])
def test_stopping_early_leaves_what_was_counted(portions: int) -> None:
    """After some portions, the counts are exactly those of the games reported as played."""
    plan = plan_of("basic-plus", 1_000_000)
    simulation = stopped(plan, portions)
    assert 0 < simulation.played < plan.matches
    assert simulation.tally.rounds > 0
    check_sums(simulation.tally, simulation.played)
    assert counts(simulation.tally) == counts(interpreted_part(plan)(0, simulation.played))


def test_interrupt_in_the_middle_of_a_portion(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C during a portion loses only that portion."""
    plan = plan_of("basic-plus", 1000)
    calls = 0

    def interrupted(plan: Plan) -> Part:
        real = interpreted_part(plan)

        def play(first: int, end: int) -> Tally:
            nonlocal calls
            calls += 1
            tally = real(first, end)
            if calls == 3:
                raise KeyboardInterrupt
            return tally

        return play

    monkeypatch.setattr(lab, "interpreted_part", interrupted)
    going = simulate(plan, fast=False)
    simulation = next(going)
    with pytest.raises(KeyboardInterrupt):
        list(going)
    assert 1 < simulation.played < 1000
    assert counts(simulation.tally) == counts(interpreted_part(plan)(0, simulation.played))


@pytest.mark.usefixtures("fake_compiled")
@pytest.mark.parametrize("threads", [1, 3])
def test_beginning_interpreted_and_going_on_compiled(threads: int) -> None:
    """Changing engines in the middle gives the counts of an interpreted run."""
    plan = plan_of("basic-plus", 60)
    simulation = run(plan, threads, fast=True, build=Build(2))
    assert 0 < simulation.interpreted < simulation.played == 60
    assert counts(simulation.tally) == counts(run(plan).tally)


@pytest.mark.usefixtures("fake_compiled")
@pytest.mark.parametrize("threads", [1, 3])
def test_compiled_from_the_beginning(threads: int) -> None:
    """If the compiled engine is ready, no game is interpreted, and the counts are the same."""
    plan = plan_of(load_rules("party", {"target": 60}), 25)
    simulation = run(plan, threads, fast=True)
    assert (simulation.interpreted, simulation.played) == (0, 25)
    assert counts(simulation.tally) == counts(run(plan).tally)


@pytest.mark.usefixtures("fake_compiled")
def test_build_that_is_done_at_once() -> None:
    """If the build is ready before the first game, no game is interpreted."""
    simulation = run(plan_of("basic-plus", 10), 2, fast=True, build=Build(0))
    assert (simulation.interpreted, simulation.played) == (0, 10)


def test_build_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """If compiling fails or takes too long, all games are interpreted."""

    def refuse(plan: Plan) -> Part:
        raise AssertionError(f"not compiled: {plan}")

    monkeypatch.setattr(lab, "compiled_part", refuse)
    plan = plan_of("basic-plus", 30)
    simulation = run(plan, 2, fast=True, build=Build(10**9))
    assert simulation.interpreted == simulation.played == 30
    assert counts(simulation.tally) == counts(played(plan))


@pytest.mark.usefixtures("fake_compiled")
@pytest.mark.parametrize("threads", [1, 3])
def test_stopping_threads_early(threads: int) -> None:
    """Stopping leaves only whole games, with any number of threads."""
    simulation = stopped(plan_of("basic-plus", 1_000_000), 4, threads, fast=True)
    assert 0 < simulation.played < 1_000_000
    assert simulation.tally.rounds > 0
    check_sums(simulation.tally, simulation.played)


def test_error_in_a_thread_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error while a part is played reaches the caller, and nothing waits forever."""

    def broken(_: Plan) -> Part:
        def play(first: int, end: int) -> Tally:
            raise ZeroDivisionError(f"{first} to {end}")

        return play

    monkeypatch.setattr(lab, "compiled_part", broken)
    with pytest.raises(ZeroDivisionError):
        run(plan_of("basic-plus", 10), 3, fast=True)
