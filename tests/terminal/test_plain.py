"""The game line by line, with prepared answers: every word it knows, and its replies."""

import re
from collections.abc import Callable, Iterable

import pytest

from lastcard.terminal import plain as plain_module
from lastcard.terminal.plain import PlainGame
from lastcard.terminal.session import Session
from lastcard.texts import text, use
from lastcard.views.words import card_words
from tests.terminal.at_table import OTHERS, described

HAND = "r1 r5 rs g3 b9"
CARDS = "red 1, red 5, red skip, green 3, blue 9"
Answers = Iterable[str | Callable[[], str]]


class Talk:
    """A session with its output and the given answers. The input ends after the last answer."""

    def __init__(self, session: Session, *answers: str | Callable[[], str], screenful: int = 0) -> None:
        self.session = session
        self.lines: list[str] = []
        self._answers = iter(answers)
        self.game = PlainGame(session, self._read, self._say, screenful)
        self.game.play()

    def _read(self) -> str | None:
        answer = next(self._answers, None)
        answer = answer() if callable(answer) else answer
        self.lines.append(f"> {answer}")
        return None if answer is None else f"{answer}\n"

    def _say(self, words: str) -> None:
        self.lines += words.split("\n")

    @property
    def text(self) -> str:
        """The whole dialogue."""
        return "\n".join(self.lines)

    def after(self, answer: str) -> list[str]:
        """The output between an answer and the next one."""
        rest = self.lines[self.lines.index(f"> {answer}") + 1 :]
        end = next((place for place, line in enumerate(rest) if line.startswith("> ")), len(rest))
        return rest[:end]

    def own_moves(self, seat: int = 0) -> list[str]:
        """The moves that a seat made."""
        return [step.move for step in self.session.game.steps if step.seat == seat]


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("2", "play r5"),
        ("r5", "play r5"),
        ("R5", "play r5"),
        ("rs", "play rs"),
        ("play r5", "play r5"),
        ("  play   r5 ", "play r5"),
        ("w:g", "play w:g"),
        ("play w:b", "play w:b"),
    ],
)
def test_a_move_in_every_form(answer: str, move: str) -> None:
    """A number from the list, a card, or a move in full all make the move."""
    talk = Talk(described([f"{HAND} w", *OTHERS]), answer)
    assert talk.own_moves()[:1] == [move]


def test_what_is_asked() -> None:
    """A question shows the top card, the hand sizes of the others, the hand, and every choice."""
    talk = Talk(described([HAND, *OTHERS]))
    assert text("plain-turn", name="Ana") in talk.lines
    assert text("plain-top", card="red 3") in talk.lines
    assert text("plain-others", name="Cleo", count=4) in talk.lines
    assert text("plain-hand", count=5, cards=CARDS) in talk.lines
    assert "1: play red 1 (play r1)" in talk.lines
    assert not any("play b9" in line for line in talk.lines)


def test_cards_due() -> None:
    """The output mentions cards that are due, and a word takes them."""
    talk = Talk(described(["r1 b9", *OTHERS], discard="r3 r+2", pending=2), "take")
    assert text("plain-due", count=2) in talk.lines
    assert talk.own_moves() == ["take"]


def test_drawing_and_keeping() -> None:
    """Words draw a card and keep it."""
    talk = Talk(described(["g9 b9", *OTHERS], draw="r7"), "draw", "keep")
    assert talk.own_moves()[:2] == ["draw", "keep"]
    assert "Ana draws red 7." in talk.lines


def test_a_refused_move_says_why() -> None:
    """A card that does not fit is refused with the rule, `why` quotes it, and the question is repeated."""
    talk = Talk(described([HAND, *OTHERS]), "b9", "why", "r5")
    said = talk.after("b9")
    assert len(said) == 1
    assert text("refusal-does-not-fit") in said[0]
    assert re.search(r"\[[A-Z]\d\d", said[0])
    rule = re.findall(r"[A-Z]\d\d", said[0])
    assert any(named in " ".join(talk.after("why")) for named in rule)
    assert talk.own_moves()[:1] == ["play r5"]


def test_why_before_any_refusal() -> None:
    """Without a refusal there is nothing to explain."""
    assert Talk(described([HAND, *OTHERS]), "why").after("why") == [text("plain-no-reason")]


@pytest.mark.parametrize(
    "answer", ["99", "0", "fly away", "play", "play r", "rx", "²", "timeout", "#", "\x1b[A"]
)
def test_nonsense_is_answered_in_one_line(answer: str) -> None:
    """Nonsense gets a reply of one line, and the question is repeated."""
    talk = Talk(described([HAND, *OTHERS]), answer, "r5")
    assert len(talk.lines[talk.lines.index("> r5") - 1]) > 5
    assert "\x1b" not in talk.text.replace(f"> {answer}", "")
    assert talk.own_moves()[:1] == ["play r5"]


def test_help_and_an_empty_line() -> None:
    """An empty line and `help` list the possible answers."""
    talk = Talk(described([HAND, *OTHERS]), "help", "")
    assert talk.after("help") == [text("plain-help")]
    assert talk.after("") == [text("plain-help")]


def test_hand_and_table() -> None:
    """`hand` shows the cards again, and `table` the whole table with the scores."""
    talk = Talk(described([HAND, *OTHERS], scores=[10, 20, 30, 40]), "hand", "table")
    assert talk.after("hand") == [
        text("plain-hand", count=5, cards="red 1, red 5, red skip, green 3, blue 9")
    ]
    told = talk.after("table")
    assert text("plain-top", card="red 3") in told
    assert text("plain-others", name="Dov", count=4) in told
    assert text("plain-score", name="Cleo", score=30) in told


def test_hint() -> None:
    """`hint` names a move and the reason, but makes no move."""
    talk = Talk(described(["r1 r9 w b8", *OTHERS]), "hint")
    assert talk.after("hint")[0].startswith("Hint: play red 9.")
    assert talk.own_moves() == []


def test_rules() -> None:
    """`rules` prints the rulebook, and `rules D03` the part about one rule."""
    talk = Talk(described([HAND, *OTHERS]), "rules", "rules d03")
    assert len(talk.after("rules")) > 30
    one = talk.after("rules d03")
    assert 1 <= len(one) < 10
    assert all("D03" in line for line in one)


def test_quit() -> None:
    """`quit` ends the dialogue."""
    talk = Talk(described([HAND, *OTHERS]), "quit", "r5")
    assert talk.lines[-1] == "> quit"
    assert talk.own_moves() == []


def test_the_end_of_the_input() -> None:
    """At the end of the input the dialogue ends with a message."""
    assert Talk(described([HAND, *OTHERS])).lines[-1] == text("plain-end")


@pytest.mark.parametrize("language", ["es", "de"])
def test_words_of_the_language(language: str) -> None:
    """The words can be typed in the current language, and always in English."""
    use(language)
    for word in ("hand", "help"):
        own = text(f"plain-word-{word}")
        talk = Talk(described([HAND, *OTHERS]), own, word)
        assert talk.after(own) == talk.after(word)


def test_uno_is_a_chance() -> None:
    """With one card left, the game asks whether to say Uno. Enter passes."""
    talk = Talk(described(["r5 g8", *OTHERS]), "r5", "1")
    assert text("plain-chance", name="Ana") in talk.lines
    assert talk.own_moves()[:2] == ["play r5", "uno"]
    talk = Talk(described(["r5 g8", *OTHERS]), "r5", "")
    assert talk.own_moves() == ["play r5"]
    assert talk.lines.count(text("plain-chance", name="Ana")) == 1


def test_a_jump_in_is_a_chance() -> None:
    """A player who can jump in is asked before the others continue."""
    talk = Talk(described(["r3 g8 g9", *OTHERS], "guide-house", turn=1), "1")
    assert talk.session.game.steps[0].move == "jump r3"
    talk = Talk(described(["r3 g8 g9", *OTHERS], "guide-house", turn=1), "r3")
    assert talk.session.game.steps[0].move == "jump r3"


def test_rounds_follow_each_other() -> None:
    """After a round the scores are printed, and Enter deals the next one."""
    talk = Talk(described(["r5", *OTHERS]), "r5", "")
    assert text("plain-score", name="Ana", score=36) in talk.lines
    assert text("plain-next") in talk.lines
    assert any(step.move == "next" for step in talk.session.game.steps)


def test_the_dialogue_ends_with_the_match() -> None:
    """After the last round nothing more is asked."""
    talk = Talk(described(["r5", *OTHERS], scores=[490, 0, 0, 0]), "r5", "x")
    assert talk.lines[-1] == "The match is over. Ana won."
    assert "> x" not in talk.lines


def test_hands_are_shown_only_to_their_owners() -> None:
    """With two people, every line with a hand or a secret is for the person at the keyboard."""
    hands = ["g9 y8 r6", "b1 b2 r9", "g1 g2 g4"]
    session = described(hands, people=2, draw="b8 y7 g6")
    talk = Talk(session, "", "r6", "", "r9", "", *["draw", ""] * 6, screenful=40)
    names = dict(
        zip(("Ana", "Ben"), hands[::-1][1:], strict=True)
    )  # the hand that is hidden from each person
    hidden = {name: {card_words(card) for card in hand.split()} for name, hand in names.items()}
    called = ""
    for line in talk.lines:
        if found := re.fullmatch(r"Pass the keyboard to (\w+), who presses Enter\.", line.strip()):
            called = found[1]
        elif line.startswith("Your hand"):
            assert not [card for card in hidden[called] if card in line], (called, line)
    assert {"Ana", "Ben"} <= {line.split(",")[0] for line in talk.lines if line.endswith("it is up to you.")}
    assert talk.lines.count("") >= 40


def test_a_drawn_card_is_told_only_to_its_owner() -> None:
    """When Ana draws, Ben learns that she drew a card, but not which."""
    session = described(["g9 y8", "b1 b2 r9", "g1 g2 g4"], people=2, draw="b8")
    talk = Talk(session, "", "draw", "", "hand")
    called = next(place for place, line in enumerate(talk.lines) if "Pass the keyboard to Ben" in line)
    assert not any("blue 8" in line for line in talk.lines[called:])


class SlowClock:
    """A clock that the test advances."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now

    def after(self, seconds: float, answer: str) -> Callable[[], str]:
        """An answer that takes some time."""

        def answers() -> str:
            self.now += seconds
            return answer

        return answers


@pytest.mark.parametrize(("seconds", "move"), [(29.0, "play r5"), (31.0, "timeout")])
def test_an_answer_that_comes_too_late(seconds: float, move: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer after the turn limit is a timeout, and one before it counts."""
    clock = SlowClock()
    monkeypatch.setattr(plain_module, "time", clock)
    talk = Talk(described([HAND, *OTHERS], options={"turn_seconds": 30}), clock.after(seconds, "r5"))
    assert talk.own_moves()[0] == move
    assert ("Ana ran out of time." in talk.lines) == (move == "timeout")


def test_questions_in_between_do_not_stop_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty seconds for a hint and twenty for the move add up to forty, which is too late."""
    clock = SlowClock()
    monkeypatch.setattr(plain_module, "time", clock)
    answers = [clock.after(20, "hint"), clock.after(20, "r5")]
    talk = Talk(described([HAND, *OTHERS], options={"turn_seconds": 30}), *answers)
    assert talk.own_moves()[0] == "timeout"


# New moves


@pytest.mark.parametrize("answer", ["r5 b5 g5", "R5 B5 G5", "play r5 b5 g5"])
def test_several_equal_cards(answer: str) -> None:
    """Equal cards are typed one after the other, and the choices say how."""
    talk = Talk(described(["r5 g5 b5 b8 y9", *OTHERS], "online-crazy"), answer)
    assert talk.own_moves() == ["play r5 b5 g5"]
    assert (
        "1: play red 5 (play r5), alone or with up to 2 of green 5 and blue 5 (play r5 g5 b5)" in talk.lines
    )


@pytest.mark.parametrize("answer", ["w+10:g", "W+10:G", "play w+10:g"])
def test_long_cards(answer: str) -> None:
    """Cards with long names can be typed alone, too."""
    assert Talk(described(["w+10 b8 b9", *OTHERS], "no-mercy"), answer).own_moves()[:1] == ["play w+10:g"]


def test_aiming_and_roulettes() -> None:
    """A target is chosen from the list, and so is the colour of a roulette."""
    aimed = described(["wt+2 b8 b9", *OTHERS], options={"deck": "0-9*2 s r w*4 wt+2*4"})
    talk = Talk(aimed, "wt+2:g", "2")
    assert talk.own_moves() == ["play wt+2:g", "target 2"]
    assert "2: aim at Cleo (target 2)" in talk.lines
    hit = described(["b8 b9 r1", "y1 y2", "wd g1 g2"], "no-mercy", turn=2, played=["2 play wd"])
    assert Talk(hit, "colour g").own_moves()[0] == "colour g"


def test_players_who_are_out_and_open_hands() -> None:
    """It says who is out and why, and what lies open."""
    options = {"open_hands": 2}
    went = described(
        ["r5 b8 b9", "r1", "r2 y4"], "chat", turn=1, played=["1 play r1", "2 play r2"], options=options
    )
    talk = Talk(went)
    assert text("plain-place", name="Ben", place=1) in talk.lines
    assert text("plain-open", name="Cleo", cards="yellow 4") in talk.lines


def test_without_hints_cards_are_not_listed() -> None:
    """Without hints, the choices do not say which cards can be played."""
    talk = Talk(described([HAND, *OTHERS], options={"hints": False, "draw": "optional"}), "1")
    assert talk.own_moves() == ["draw"]
    assert "play r1" not in talk.text


def test_the_time_of_the_match_runs_while_you_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The match is over if its time runs out before an answer, which then does not count."""
    now = [100.0]
    monkeypatch.setattr(plain_module.time, "monotonic", lambda: now[0])

    def late() -> str:
        now[0] += 70
        return "r5"

    session = described([HAND, *OTHERS], options={"match_seconds": 60})
    talk = Talk(session, "hand", late)
    assert text("plain-match-time", time="1:00") in talk.lines
    assert [step.move for step in session.game.steps] == ["time up"]
    assert session.game.over
