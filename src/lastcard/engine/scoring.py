"""The end of a round and of a match. There is one way in which a round ends: `finish_round`."""

from . import events
from .kernel import emit, kernel, lowest, rare
from .numbers import RuleNumbers
from .phases import MATCH_OVER, ROUND_OVER
from .piles import draw_cards
from .state import NO_CARD, NOBODY, STALEMATE, WENT_OUT, State
from .turns import seat_after
from .values import HANDS_COUNT, PARTNERS, WINNER_COLLECTS, WON_GAMES


@kernel
def same_team(r: RuleNumbers, a: int, b: int) -> bool:
    """Whether two seats win and lose together; partners sit opposite each other."""
    return a == b or (r.teams == PARTNERS and a % 2 == b % 2)


@rare
def hand_points(s: State, r: RuleNumbers, seat: int) -> int:
    """What a hand is worth."""
    total = 0
    faces = s.held[seat]
    while faces != 0:
        face = lowest(faces)
        total += s.hand[seat][face] * r.points[face]
        faces &= faces - 1
    return total


@kernel
def team_points(s: State, r: RuleNumbers, seat: int) -> int:
    """What the hands of a seat's side are worth."""
    total = 0
    for other in range(s.players):
        if same_team(r, seat, other):
            total += hand_points(s, r, other)
    return total


@kernel
def round_points(s: State, r: RuleNumbers, seat: int, winner: int) -> int:
    """The points of one seat for this round."""
    wins = same_team(r, seat, winner)
    if r.scoring == WON_GAMES:
        return 1 if wins else 0
    if r.scoring == WINNER_COLLECTS:
        if not wins:
            return 0
        total = 0
        for other in range(s.players):
            if not same_team(r, other, winner):
                total += hand_points(s, r, other)
        return total
    points = team_points(s, r, seat)
    if wins and s.reason == WENT_OUT:
        points += r.going_out_bonus
    return points


@kernel
def match_is_over(s: State, r: RuleNumbers) -> bool:
    """Whether all rounds are played, or a player has reached the target."""
    if r.scoring == WON_GAMES:
        return s.round >= r.match_games
    for seat in range(s.players):
        if s.scores[seat] >= r.target:
            return True
    return False


@kernel
def leaders(s: State, r: RuleNumbers) -> int:
    """The seats that lead the match, one bit each: the lowest score when hands count, else the highest."""
    sign = -1 if r.scoring == HANDS_COUNT else 1
    best = sign * s.scores[0]
    for seat in range(1, s.players):
        best = max(best, sign * s.scores[seat])
    mask = 0
    for seat in range(s.players):
        if sign * s.scores[seat] == best:
            mask |= 1 << seat
    return mask


@kernel
def close_everything(s: State) -> None:
    """End everything that ends with the round: windows, debts, votes and silence."""
    s.pending = 0
    s.plus_face = NO_CARD
    s.challengeable = NOBODY
    s.drawn = NO_CARD
    s.jump_open = 0
    s.announced = NOBODY
    s.silence = 0
    s.accuser = NOBODY
    s.accused = NOBODY
    s.asked = NOBODY
    s.windows = 0
    for seat in range(s.players):
        s.window[seat] = 0


@rare
def finish_round(s: State, r: RuleNumbers, winner: int, reason: int) -> None:
    """Count the points, add them to the scores, and see whether the match is over."""
    s.reason = reason
    close_everything(s)
    s.winners = 0
    for seat in range(s.players):
        if same_team(r, seat, winner):
            s.winners |= 1 << seat
        s.points[seat] = round_points(s, r, seat, winner)
        s.scores[seat] += s.points[seat]
        emit(s, events.POINTS, seat, s.points[seat], s.scores[seat])
    emit(s, events.ROUND_OVER, -1, s.round, 0)
    s.phase = ROUND_OVER
    if match_is_over(s, r):
        s.phase = MATCH_OVER
        s.match_winners = leaders(s, r)
        emit(s, events.MATCH_OVER, -1, s.match_winners, 0)


@kernel
def go_out(s: State, r: RuleNumbers, seat: int) -> None:
    """End the round for an empty hand. What its last card made another player owe is drawn, or not (B09)."""
    emit(s, events.WENT_OUT, seat, 0, 0)
    if r.last_card_draws == 1 and s.pending > 0:
        draw_cards(s, s.turn, s.pending)
    finish_round(s, r, seat, WENT_OUT)


@rare
def end_in_stalemate(s: State, r: RuleNumbers) -> None:
    """End a round in which nobody can move or draw. The fewest points in hand win (D07); of equals the first
    in turn."""
    emit(s, events.STALEMATE, -1, 0, 0)
    winner = s.turn
    for step in range(1, s.players):
        seat = seat_after(s, s.turn, step)
        if team_points(s, r, seat) < team_points(s, r, winner):
            winner = seat
    finish_round(s, r, winner, STALEMATE)
