"""Everything besides laying a card in turn: Uno, catches, jump-ins, challenges, swaps, slaps, votes."""

import pytest

from lastcard.terminal.table_screen import TableScreen
from lastcard.texts import text
from tests.terminal.at_table import OTHERS, at_table, described

ONE_LEFT = ["r5", *OTHERS]


@pytest.mark.parametrize("keys", [("space", "space"), ("u",)])
async def test_saying_uno(keys: tuple[str, ...]) -> None:
    """Two taps of the space bar say Uno; so does U."""
    async with at_table(described(ONE_LEFT, turn=1)) as seen:
        assert "2×Space Uno!" in seen.lines[-1]
        await seen.press(*keys)
        assert seen.last_move() == "0 uno"
        assert "Ana says Uno." in seen.text


async def test_saying_uno_by_a_click() -> None:
    """A click on the word says Uno."""
    async with at_table(described(ONE_LEFT, turn=1)) as seen:
        await seen.click("Uno!")
        assert seen.last_move() == "0 uno"


async def test_a_single_space_does_nothing() -> None:
    """One tap is not a call, and neither are two taps with a pause between them."""
    async with at_table(described(ONE_LEFT, turn=1)) as seen:
        await seen.press("space")
        seen.session.clock.skip_to(seen.session.clock.now() + 1)
        await seen.press("space")
        assert seen.moves() == 0
        await seen.press("space")
        assert seen.last_move() == "0 uno"


async def test_three_taps_are_one_call() -> None:
    """A quick third tap is not half of a second call."""
    async with at_table(described(ONE_LEFT, turn=1)) as seen:
        await seen.press("space", "space", "space")
        assert seen.moves() == 1


async def test_uno_is_announced_before_the_card() -> None:
    """Where Uno is announced, the call comes before the second-to-last card."""
    async with at_table(described(["r5 g8", *OTHERS], "classic")) as seen:
        await seen.press("u", "r", "5")
        assert [str(step.move) for step in seen.session.game.steps] == ["uno", "play r5"]
        assert 0 in seen.session.view.called


async def test_catching_by_the_digit_of_the_seat() -> None:
    """A player who forgot Uno is marked, and can be caught with the digit of their seat."""
    async with at_table(described(["r5 g8", *OTHERS[:2], "y4"], "basic-plus", turn=2)) as seen:
        assert "4 catch Dov!" in seen.lines[-1]
        assert "catch!" in "".join(line for line in seen.lines if "4 Dov" in line)
        await seen.press("4")
        assert seen.last_move() == "0 catch 3"
        assert len(seen.session.game.view(3).hand) == 4


async def test_catching_by_a_click_on_the_mark() -> None:
    """The mark beside the name can be clicked."""
    async with at_table(described(["r5 g8", *OTHERS[:2], "y4"], "basic-plus", turn=2)) as seen:
        await seen.click(text("mark-catchable").strip())
        assert seen.last_move() == "0 catch 3"


async def test_a_catch_without_reason_costs_what_the_table_wants() -> None:
    """Any digit tries to catch that seat. Here a wrong catch costs three cards, and the screen says so."""
    session = described(["r5 g8", *OTHERS], "basic-plus")
    async with at_table(session) as seen:
        await seen.press("2")
        assert seen.last_move() == "0 catch 1"
        assert "Ana tries to catch Ben by mistake." in seen.text
        assert len(seen.session.view.hand) == 5


async def test_a_catch_within_the_grace_seconds_waits() -> None:
    """The screen shows a catch that is too early, and it counts when the grace seconds are over."""
    session = described(["b5 g8 g9", *OTHERS[:2], "r3 r4"], "gemela", turn=3, played=["3 play r4"])
    async with at_table(session) as seen:
        await seen.press("4")
        assert text("catch-waits") in seen.text
        assert seen.moves() == 1
        await seen.wait(2)
        assert seen.last_move() == "0 catch 3"


async def test_jumping_in_by_typing_the_card() -> None:
    """Out of turn, typing the same card as on top jumps in."""
    async with at_table(described(["r3 g8", *OTHERS], "guide-house", turn=1)) as seen:
        assert "j jump in!" in seen.lines[-1]
        assert "[ ●R3 ]" in seen.text
        await seen.press("r", "3")
        assert seen.last_move() == "0 jump r3"
        assert "Ana jumps in with red 3." in seen.text


async def test_jumping_in_with_j() -> None:
    """J jumps in with the card that fits."""
    async with at_table(described(["r3 g8", *OTHERS], "guide-house", turn=1)) as seen:
        await seen.press("j")
        assert seen.last_move() == "0 jump r3"


async def test_jumping_in_with_a_black_card() -> None:
    """J with a black card asks for its colour; a click answers, too."""
    for click in (False, True):
        session = described(["w g8 b8", *OTHERS], "party", turn=1, discard="r3 w:r")
        async with at_table(session) as seen:
            await seen.press("j")
            assert text("typed-colour", typed="W") in seen.text
            if click:
                await seen.click("g green")
            else:
                await seen.press("g")
            assert seen.last_move() == "0 jump w:g"


async def test_jumping_in_with_one_of_two_kinds_of_black_cards() -> None:
    """J with a plain wild card on the pile, and a wild +4 in the hand as well: the colour is enough."""
    session = described(["w w+4 g8 b8", *OTHERS], "party", turn=1, discard="r3 w:r")
    async with at_table(session) as seen:
        await seen.press("j", "g")
        assert seen.last_move() == "0 jump w:g"


async def test_a_card_out_of_turn_is_refused() -> None:
    """Without jump-ins, a card out of turn is refused."""
    async with at_table(described(["r3 g8", *OTHERS], turn=1)) as seen:
        await seen.press("r", "3")
        assert text("refusal-not-your-turn") in seen.text
        assert seen.moves() == 0


@pytest.mark.parametrize(("key", "move"), [("c", "0 challenge"), ("t", "0 take")])
async def test_challenging_or_taking(key: str, move: str) -> None:
    """After a wild +4, C challenges it and T takes the cards."""
    session = described(["r5 g8", *OTHERS], discard="r3 w+4:g", pending=4, bluff=True)
    async with at_table(session) as seen:
        assert "c challenge!" in seen.lines[-1]
        assert "t take 4" in seen.lines[-1]
        await seen.press(key)
        assert seen.last_move() == move


async def test_challenge_shows_the_hand_to_the_challenger() -> None:
    """The challenger sees the other hand, and the result."""
    session = described(["r5 g8", "b1 b2", "g1 g2", "y1 r9"], discard="r3 w+4:g", pending=4, bluff=True)
    async with at_table(session) as seen:
        await seen.press("c")
        assert "Dov shows Ana" in seen.text
        assert "Dov was bluffing." in seen.text


@pytest.mark.parametrize(("key", "move"), [("3", "0 swap 2"), ("x", "0 swap none")])
async def test_swapping(key: str, move: str) -> None:
    """After a seven, the digit of a seat swaps hands with it, and X swaps with nobody."""
    session = described(["r7 g8 g9", *OTHERS], "party", options={"swap_defence": False})
    async with at_table(session) as seen:
        await seen.press("r", "7")
        assert text("prompt-swap") in seen.text
        assert "3 swap with Cleo" in " ".join(seen.lines[-3:])
        await seen.press(key)
        assert seen.last_move() == move


@pytest.mark.parametrize(("keys", "move"), [(("b", "7"), "0 defend b7"), (("x",), "0 defend none")])
async def test_defending(keys: tuple[str, ...], move: str) -> None:
    """When another player wants to swap, a card of that number stops it, and X lets it happen."""
    session = described(
        ["b7 g8 g9", *OTHERS[:2], "r7 y1 y2"], "party", turn=3, played=["3 play r7", "3 swap 0"]
    )
    async with at_table(session) as seen:
        assert "Dov wants to swap hands with you" in seen.text
        assert "[ ◆B7 ]" in seen.text
        await seen.press(*keys)
        assert seen.last_move() == move


async def test_slapping() -> None:
    """When a slap is due, S slaps the pile, once."""
    session = described(
        ["b7 g8 g9", *OTHERS[:2], "r3 y1 y2"], "party", turn=3, discard="r4", played=["3 play r3"]
    )
    async with at_table(session) as seen:
        assert text("prompt-slap") in seen.text
        assert "s slap!" in " ".join(seen.lines[-3:])
        await seen.press("s")
        assert seen.last_move() == "0 slap"
        assert "Ana slaps the pile." in seen.text


@pytest.mark.parametrize(
    ("keys", "moves"),
    [
        (("r", "6", "a"), ["join r6", "dump all"]),
        (("r", "6", "x"), ["join r6", "dump none"]),
        (("x",), ["join none"]),
    ],
)
async def test_sixty_nine(keys: tuple[str, ...], moves: list[str]) -> None:
    """A six or a nine joins a sixty-nine, then A sheds all and X nothing. X alone does not join."""
    hands = ["r6 r1 g1 g2", "r9 r2 b1 b2", "r9 r3 y1 y2"]
    session = described(hands, "guide-house", turn=2, discard="r6", played=["2 play r9"])
    async with at_table(session) as seen:
        assert text("prompt-join") in seen.text
        for key in keys[:2]:
            await seen.press(key)
        if len(moves) > 1:
            seen.session.game.play(1, "join r9")
            seen.session.game.play(2, "dump none")
            seen.screen.after_change()
            await seen.settle()
            assert text("prompt-dump") in seen.text
            await seen.press(keys[2])
        own = [step.move for step in seen.session.game.steps if step.seat == 0]
        assert own == moves


async def test_the_colour_of_an_opening_wild() -> None:
    """After a wild opening card, the first player chooses the colour with its key, or with a click."""
    for click in (False, True):
        session = described(["b7 g8 g9", *OTHERS], opening="w", dealer=3)
        async with at_table(session) as seen:
            assert text("prompt-colour") in seen.text
            if click:
                await seen.click("b blue", 2)
            else:
                await seen.press("b")
            assert seen.last_move() == "0 colour b"
            assert "Ana chooses blue." in seen.text


async def test_a_pair() -> None:
    """P and then the keys of a card lay it twice."""
    async with at_table(described(["r5 r5 g8 g9", *OTHERS], "party")) as seen:
        assert "p a pair" in " ".join(seen.lines[-3:])
        await seen.press("p")
        assert text("typed-pair") in seen.text
        await seen.press("r", "5")
        assert seen.last_move() == "0 play r5 r5"
        assert "Ana plays red 5 twice." in seen.text


async def test_a_pair_by_clicks() -> None:
    """A pair can be laid with the mouse."""
    async with at_table(described(["r5 r5 g8 g9", *OTHERS], "party")) as seen:
        await seen.click("p a pair")
        await seen.click("●R5")
        assert seen.last_move() == "0 play r5 r5"


async def test_escape_forgets_the_pair() -> None:
    """After P and Esc a card is laid once."""
    async with at_table(described(["r5 r5 g8 g9", *OTHERS], "party")) as seen:
        await seen.press("p", "escape", "r", "5")
        assert seen.last_move() == "0 play r5"


async def test_accusing_and_voting() -> None:
    """O and a digit accuse a player of table talk, and the others vote."""
    async with at_table(described(["r5 g8", *OTHERS], "classic", turn=1)) as seen:
        await seen.press("o")
        assert text("typed-accuse") in seen.text
        await seen.press("3")
        assert seen.last_move() == "0 accuse 2"
        assert "Ana accuses Cleo of table talk." in seen.text


@pytest.mark.parametrize("key", ["r", "d", "w", "?", "x"])
async def test_accusing_nobody(key: str) -> None:
    """After O, a key that is not a digit accuses nobody, and nothing breaks."""
    async with at_table(described(["r5 g8 w", *OTHERS], "classic", turn=1)) as seen:
        await seen.press("o", key)
        assert seen.runs
        assert not any(step.move.startswith("accuse") for step in seen.session.game.steps)


@pytest.mark.parametrize(("key", "move"), [("+", "0 agree"), ("-", "0 disagree")])
async def test_voting(key: str, move: str) -> None:
    """Plus agrees with an accusation, minus does not."""
    session = described(["r5 g8", *OTHERS], "classic", turn=1, played=["1 accuse 2"])
    async with at_table(session) as seen:
        assert "+ agree" in " ".join(seen.lines[-3:])
        assert "- disagree" in " ".join(seen.lines[-3:])
        await seen.press(key)
        assert seen.last_move() == move


async def test_silence() -> None:
    """During silence, the top line says so, and Z makes the player speak."""
    session = described(["r5 g8", *OTHERS], "advanced", turn=3, discard="y3", played=[])
    game = session.game
    game.state.silence = 1
    async with at_table(session) as seen:
        assert text("table-silence") in seen.lines[0]
        assert f"z {text('do-speak')}" in " ".join(seen.lines[-3:])
        await seen.press("z")
        assert seen.last_move() == "0 speak"


@pytest.mark.parametrize("key", ["n", "enter"])
async def test_the_next_round(key: str) -> None:
    """After a round the screen shows the scores, and N or Enter deals the next one."""
    async with at_table(described(["r5", *OTHERS])) as seen:
        await seen.press("r", "5")
        assert "Ana won the round." in seen.text
        assert any("Ana" in line and line.endswith("★") for line in seen.lines)
        assert "n next round" in seen.lines[-1]
        await seen.press(key)
        assert seen.last_move() == "0 next"
        assert "round 2" in seen.lines[0]


async def test_play_again() -> None:
    """After the match, A starts another one of the same kind."""
    begun = []
    session = described(["r5", *OTHERS], scores=[490, 0, 0, 0])
    async with at_table(session) as seen:
        seen.app.begin = lambda setup: begun.append(setup) or described(["r5 r6 r7", *OTHERS])
        await seen.press("r", "5")
        assert "Ana won the match!" in seen.text
        assert any("Ana" in line and line.endswith("★★") for line in seen.lines)
        await seen.press("a")
        assert len(begun) == 1
        assert isinstance(seen.app.screen, TableScreen)
        assert seen.hand() == "r5 r6 r7"


async def test_leaving_after_the_match() -> None:
    """After the match, Q leaves without asking."""
    async with at_table(described(["r5", *OTHERS], scores=[490, 0, 0, 0])) as seen:
        await seen.press("r", "5", "q")
        assert not seen.runs


async def test_a_misplay_costs_and_is_told() -> None:
    """Where a wrong card costs cards, the message says so, together with the reason."""
    async with at_table(described(["b9 g8 r1", *OTHERS], "classic")) as seen:
        await seen.press("b", "9")
        assert "That was against the rules and cost you cards" in seen.text
        assert len(seen.session.view.hand) == 4
