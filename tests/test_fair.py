"""Fair deals: the random numbers follow from the secret as documented, games follow from the numbers, and any
later change of a transcript is detected."""

import hashlib
import hmac
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from lastcard import PRESETS, Game, LastCardError, RulesError, TranscriptError, load_rules, replayed
from lastcard.bots import Novice, play_match
from lastcard.engine.kernel import random_below
from lastcard.engine.state import State
from lastcard.fair import WORD, Deal, Stream, commitment, new_secret
from lastcard.notation.transcript import parse_transcript
from lastcard.table.live import Player
from lastcard.table.record import Record, resume

SECRET = "00ff" * 16
SEATS = ["Ana", "Ben", "Cleo", "Dov"]
SEEDS = ("5eed", "", "c1e0" * 16, "0")
DEAL = Deal(SECRET, SEEDS)


def words(secret: str, lines: str, blocks: int) -> list[int]:
    """The words of the stream, computed with hmac alone. `lines` is the message before the block number."""
    made = []
    for number in range(blocks):
        message = lines.encode() + str(number).encode()
        digest = hmac.new(bytes.fromhex(secret), message, hashlib.sha256).digest()
        made += [int.from_bytes(digest[place : place + 8], "big") for place in (0, 8, 16, 24)]
    return made


def taken(stream: Stream, n: int, count: int) -> list[int]:
    """The first numbers below n."""
    numbers, position = [], 0
    for _ in range(count):
        value, position = stream.below(n, position)
        numbers.append(value)
    return numbers


# The construction


def test_commitment_is_a_digest_of_the_bytes() -> None:
    """The commitment is the SHA-256 of the 32 bytes, not of the digits; the vector comes from sha256sum."""
    assert commitment("00" * 32) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert DEAL.commitment == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


@pytest.mark.parametrize(
    ("seeds", "lines"),
    [
        pytest.param(("", ""), "Last Card deal 1\n\n\n", id="nobody"),
        pytest.param(("5eed", ""), "Last Card deal 1\n5eed\n\n", id="first"),
        pytest.param(("", "5eed"), "Last Card deal 1\n\n5eed\n", id="second"),
        pytest.param(SEEDS, f"Last Card deal 1\n5eed\n\n{'c1e0' * 16}\n0\n", id="several"),
    ],
)
def test_words_of_the_stream(seeds: tuple[str, ...], lines: str) -> None:
    """The words equal those of plain hmac, over 12 blocks, so that a block number has two digits."""
    stream = Stream(Deal(SECRET, seeds))
    assert [stream.word(position) for position in range(48)] == words(SECRET, lines, 12)


def test_known_numbers() -> None:
    """Test vectors for implementations in other languages."""
    stream = Stream(Deal("00" * 32, ("", "5eed")))
    assert f"{stream.word(0):016x}" == "7653150b4419ef72"
    assert f"{stream.word(5):016x}" == "65b123121a027538"
    assert taken(stream, 108, 8) == [34, 71, 31, 11, 78, 40, 16, 44]


@pytest.mark.parametrize("n", [1, 2, 4, 10, 108, 240])
def test_a_number_is_the_remainder_of_a_word(n: int) -> None:
    """Numbers below a small n, even below 1, take one word each."""
    expected = [word % n for word in words(SECRET, "Last Card deal 1\n5eed\n", 5)]
    assert taken(Stream(Deal(SECRET, ("5eed",))), n, 20) == expected


class _Given(Stream):
    """A stream with given words."""

    def word(self, position: int) -> int:
        return (WORD - 1, WORD - 2, WORD - 16, WORD - 17, 3)[position]


def test_words_that_would_favour_some_numbers_are_skipped() -> None:
    """2**64 is 16 more than a multiple of 100: the last 16 words are skipped, the one before them is used."""
    assert WORD % 100 == 16
    assert _Given(DEAL).below(100, 0) == (99, 4)
    assert _Given(DEAL).below(100, 3) == (99, 4)
    assert _Given(DEAL).below(100, 4) == (3, 5)


def test_no_word_is_skipped_without_need() -> None:
    """Powers of two, up to 2**64 itself, divide 2**64, so every word is used."""
    assert _Given(DEAL).below(16, 0) == (15, 1)
    assert _Given(DEAL).below(WORD, 0) == (WORD - 1, 1)


def test_half_of_all_words_can_be_skipped() -> None:
    """For n just above half of 2**64, about every second word is skipped; the others are used unchanged."""
    n = WORD // 2 + 1
    every = words(SECRET, "Last Card deal 1\n", 50)
    assert taken(Stream(Deal(SECRET, ())), n, 80) == [word for word in every if word < n][:80]


@pytest.mark.parametrize("n", [0, -1, WORD + 1])
def test_impossible_ranges_are_refused(n: int) -> None:
    """An empty range, or one larger than a word, is refused instead of looping forever."""
    with pytest.raises(ValueError, match=str(n)):
        Stream(DEAL).below(n, 0)


def test_numbers_are_spread_evenly() -> None:
    """Of ten thousand numbers below 10, each occurs about a thousand times (standard deviation 30)."""
    counts = Counter(taken(Stream(DEAL), 10, 10_000))
    assert sorted(counts) == list(range(10))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_stream_has_no_memory() -> None:
    """A position always gives the same number, whatever was read before."""
    stream = Stream(DEAL)
    first = stream.below(108, 7)
    taken(stream, 108, 1000)
    assert stream.below(108, 7) == first == Stream(DEAL).below(108, 7)


def test_secrets_are_new() -> None:
    """A new secret has 64 digits and is never repeated."""
    made = {new_secret() for _ in range(20)}
    assert len(made) == 20
    assert all(re.fullmatch("[0-9a-f]{64}", secret) for secret in made)


@pytest.mark.parametrize(
    "secret", ["", "00" * 31, "00" * 33, "FF" * 32, "0g" * 32, f"{'00' * 32}\n", " " * 64]
)
def test_invalid_secrets_are_refused(secret: str) -> None:
    """The error does not repeat the text, because it may be a real secret with a typo."""
    for use in (commitment, lambda given: Deal(given, ())):
        with pytest.raises(LastCardError, match="64 hexadecimal digits") as caught:
            use(secret)
        assert not secret.strip() or secret not in str(caught.value)


@pytest.mark.parametrize("seed", ["0" * 65, "5EED", "xyz", "5e\ned", "5eed\n", " "])
def test_invalid_seeds_are_refused(seed: str) -> None:
    """A seed must not look like another line of the message."""
    with pytest.raises(LastCardError, match="up to 64 hexadecimal digits"):
        Deal(SECRET, ("", seed))


def test_the_secret_is_not_shown_by_accident() -> None:
    """A deal can be printed during a game without revealing the secret."""
    assert SECRET not in repr(DEAL)
    assert SECRET not in repr(Stream(DEAL))


# Games


def dealt(deal: Deal) -> list[tuple[str, ...]]:
    """The hands at the start of a game."""
    game = Game(load_rules("classic"), SEATS, deal=deal)
    return [game.view(seat).hand for seat in range(4)]


def played(preset: str, deal: Deal = DEAL) -> Game:
    """Play a match of four novices."""
    game = Game(load_rules(preset), SEATS, deal=deal)
    for _ in play_match(game, [Novice(seat) for seat in range(4)]):
        pass
    return game


def test_a_deal_follows_the_documentation() -> None:
    """Compute the first hand from plain hmac: the shuffle swaps each card with one of those before it."""
    rules = load_rules("classic")
    drawn = iter(words(SECRET, f"Last Card deal 1\n5eed\n\n{'c1e0' * 16}\n0\n", 30))
    pile: list[int] = []
    for place, face in enumerate(rules.numbers.cards[: rules.numbers.card_count]):
        other = next(drawn) % (place + 1)
        pile.append(face)
        pile[place], pile[other] = pile[other], face
    game = Game(rules, SEATS, deal=DEAL)
    hand = [face for face, count in enumerate(game.state.hand[0]) for _ in range(count)]
    assert sorted(pile[-rules.numbers.hand_size :]) == hand


@pytest.mark.parametrize("seat", range(4))
def test_every_seat_changes_the_deal(seat: int) -> None:
    """If one seat adds another seed, every seat gets other cards."""
    seeds = [*SEEDS[:seat], "beef", *SEEDS[seat + 1 :]]
    others = dealt(Deal(SECRET, tuple(seeds)))
    assert all(mine != other for mine, other in zip(dealt(DEAL), others, strict=True))


def test_the_secret_and_the_order_change_the_deal() -> None:
    """Another secret, or the same seeds from other seats, give another deal."""
    hands = [dealt(deal) for deal in (DEAL, Deal("00" * 32, SEEDS), Deal(SECRET, SEEDS[::-1]))]
    assert len({tuple(cards) for cards in hands}) == 3


def test_the_same_deal_gives_the_same_game() -> None:
    """Two games from one deal are identical. A seed makes no difference."""
    assert dealt(DEAL) == dealt(Deal(SECRET, SEEDS))
    assert played("party").transcript() == played("party").transcript()
    rules = load_rules("classic")
    assert Game(rules, SEATS, 1, deal=DEAL).hash() == Game(rules, SEATS, 2, deal=DEAL).hash()


def test_a_copy_does_not_disturb_the_original() -> None:
    """A copy and its original continue independently from the same place in the stream."""
    s = Game(load_rules("classic"), SEATS, deal=DEAL).state
    position = s.rng
    other = s.copy()
    ahead = [random_below(other, 108) for _ in range(10)]
    assert (s.rng, other.rng) == (position, position + 10)
    assert [random_below(s, 108) for _ in range(10)] == ahead


def test_games_without_a_deal_have_no_stream() -> None:
    """Neither a game from a seed, nor a copy of its state, nor a game from a position has a stream."""
    game = Game(load_rules("classic"), SEATS, seed=7)
    assert (game.deal, game.state.stream, game.state.copy().stream, State().stream) == (None,) * 4
    assert Game.from_state(game.rules, game.state.copy()).deal is None
    assert "seed: 7\n" in game.transcript()
    assert not re.search("secret|commitment|chance", game.transcript())


@pytest.mark.parametrize("seeds", [(), ("5eed",), ("", "", "", "", "")])
def test_a_deal_needs_one_seed_for_each_seat(seeds: tuple[str, ...]) -> None:
    """A deal with too many or too few seeds is refused."""
    with pytest.raises(RulesError, match=f"4 in all, not {len(seeds)}"):
        Game(load_rules("classic"), SEATS, deal=Deal(SECRET, seeds))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_replays_from_its_deal(preset: str) -> None:
    """For every preset, a whole match with all its shuffles replays from its transcript."""
    game = played(preset)
    again = replayed(game.transcript())
    assert again.over
    assert not again.problems()
    assert (again.deal, again.hash(), again.transcript()) == (DEAL, game.hash(), game.transcript())


def test_a_game_at_a_table_can_be_resumed(tmp_path: Path) -> None:
    """The record contains the deal, so a resumed game continues with the same cards."""
    game = Game(load_rules("classic"), SEATS, deal=DEAL)
    record = Record.of_game(game, [Player(name) for name in SEATS], tmp_path / "game.txt")
    game.play(game.to_act, game.moves(game.to_act)[0])
    record.keep(game.steps[0])
    record.close()
    again, _, record = resume(tmp_path / "game.txt")
    record.close()
    assert (again.deal, again.hash()) == (DEAL, game.hash())


# Transcripts


@pytest.fixture(scope="module")
def transcript() -> str:
    """The transcript of a whole match."""
    return played("classic").transcript()


def test_how_a_deal_is_written(transcript: str) -> None:
    """The deal replaces the seed in the transcript. Seats that added nothing have no line."""
    head = transcript.split("\n\n", maxsplit=1)[0].splitlines()
    assert head[6:] == [
        "dealer: 0",
        f"commitment: {DEAL.commitment}",
        f"secret: {SECRET}",
        "chance 0: 5eed",
        f"chance 2: {'c1e0' * 16}",
        "chance 3: 0",
    ]


def edited(transcript: str, pattern: str, new: str) -> str:
    """A transcript with the first line that matches a pattern replaced by another line."""
    made = re.sub(pattern, new, transcript, count=1, flags=re.M)
    assert made != transcript
    return made


OTHER = Deal("11" * 32, SEEDS)


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        pytest.param(lambda t: edited(t, "^secret: 0", "secret: 1"), "line 8: .* match", id="secret"),
        pytest.param(
            lambda t: edited(t, "^commitment: .*", f"commitment: {OTHER.commitment}"),
            f"line 8: .* gives {DEAL.commitment}, not {OTHER.commitment}",
            id="commitment",
        ),
        pytest.param(
            lambda t: edited(
                edited(t, "^commitment: .*", f"commitment: {OTHER.commitment}"),
                "^secret.*",
                "secret: " + "11" * 32,
            ),
            "breaks the rules",
            id="both",
        ),
        pytest.param(lambda t: edited(t, "^chance 0: 5", "chance 0: 6"), "breaks the rules", id="chance"),
        pytest.param(lambda t: edited(t, "^chance 3: .*\n", ""), "breaks the rules", id="chance-left-out"),
        pytest.param(
            lambda t: edited(t, "^chance 3: 0", "chance 1: 0"),
            "breaks the rules",
            id="chance-of-another-seat",
        ),
        pytest.param(
            lambda t: edited(t, "^chance 3: 0", "chance 3: 0\nchance 1: 1"),
            "breaks the rules",
            id="chance-more",
        ),
        pytest.param(lambda t: edited(t, "^dealer: 0", "dealer: 1"), "breaks the rules", id="dealer"),
        pytest.param(lambda t: edited(t, "^[0-3] play .*\n", ""), "breaks the rules", id="move-left-out"),
        pytest.param(
            lambda t: edited(t, r"^[0-3] play .*\nhash", "0 draw\nhash"),
            "breaks the rules",
            id="move",
        ),
        pytest.param(lambda t: edited(t, "^hash: .*", f"hash: {'0' * 32}"), "do not lead to", id="hash"),
        pytest.param(
            lambda t: edited(t, r"^(seat 0.*)\n(seat 1.*)", r"\2\n\1"), "line 3: cannot read", id="seat-order"
        ),
        pytest.param(lambda t: edited(t, "^seat 3.*\n", ""), "cannot read 'chance 3", id="seat-left-out"),
    ],
)
def test_changes_are_detected(edit: Callable[[str], str], words: str, transcript: str) -> None:
    """The commitment, a card that a player never had, or the hash gives a change away."""
    with pytest.raises(TranscriptError, match=words):
        replayed(edit(transcript))


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        pytest.param(
            lambda t: edited(t, "^(dealer.*)", r"\1\nseed: 3"), "line 13: .* either a seed", id="seed-first"
        ),
        pytest.param(
            lambda t: edited(t, "^(chance 3.*)", r"\1\nseed: 3"), "line 13: .* either a seed", id="seed-last"
        ),
        pytest.param(
            lambda t: edited(t, "(?s)^secret.*chance 3: 0$", "seed: 3"),
            "line 9: .* either",
            id="seed-for-secret",
        ),
        pytest.param(
            lambda t: edited(t, "(?s)^commitment.*chance 3: 0$", ""),
            "not a transcript: seed .* is missing",
            id="neither",
        ),
        pytest.param(
            lambda t: edited(t, "^secret: .*\n", ""), "line 11: .* not been revealed yet", id="no-secret"
        ),
        pytest.param(
            lambda t: edited(t, "^commitment: .*\n", ""), "line 8: .* no commitment", id="no-commitment"
        ),
        pytest.param(
            lambda t: edited(t, "^(secret: .*)", r"\1\n\1"), "line 10: cannot read", id="two-secrets"
        ),
        pytest.param(
            lambda t: edited(t, "^(chance 0.*)", r"\1\n\1"), "line 11: cannot read", id="two-chances"
        ),
        pytest.param(
            lambda t: edited(t, "^secret: 00", "secret: "), "line 9: not a secret", id="short-secret"
        ),
        pytest.param(
            lambda t: edited(t, "^commitment: .", "commitment: x"),
            "line 8: not a commitment: 'x",
            id="no-hex",
        ),
        pytest.param(
            lambda t: edited(t, "^chance 0: 5eed", "chance 0: 5EED"), "line 10: not a chance", id="capitals"
        ),
        pytest.param(
            lambda t: edited(t, "^chance 3", "chance 4"), "line 12: cannot read 'chance 4", id="no-such-seat"
        ),
        pytest.param(lambda t: edited(t, "^chance 3", "chance 03"), "line 12: cannot read", id="seat-as-03"),
    ],
)
def test_invalid_transcripts_are_refused(edit: Callable[[str], str], words: str, transcript: str) -> None:
    """The error for an invalid transcript names the line."""
    with pytest.raises(TranscriptError, match=words):
        parse_transcript(edit(transcript))


def test_a_secret_may_follow_the_moves(transcript: str) -> None:
    """The secret is revealed after the game, so it may come at the end of the transcript."""
    moved = edited(edited(transcript, "^secret: .*\n", ""), "^hash", f"secret: {SECRET}\nhash")
    assert replayed(moved).transcript() == transcript
