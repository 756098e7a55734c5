"""The end of a round and of a match. There is one way in which a round ends: `finish_round`.

A seat can also leave earlier: its hand is empty and the round goes on, it is knocked out, or it is eliminated
from the match after the round.
"""

from lastcard.cards.faces import BLACK, COLOURS, WILD

from . import events
from .kernel import emit, kernel, lowest, random_below, rare
from .numbers import RuleNumbers
from .phases import MATCH_OVER, ROUND_OVER
from .piles import draw_cards
from .state import LAST_LEFT, NO_CARD, NOBODY, OUT_OF_TIME, STALEMATE, WENT_OUT, State
from .turns import is_out, next_seat
from .values import (
    HANDS_COUNT,
    LOSER_FIRST,
    MOST_CARDS,
    NEXT_SEAT,
    NO_ELIMINATION,
    NO_TEAMS,
    ONE_LEFT,
    WINNER_COLLECTS,
    WON_GAMES,
)
from .windows import lapse


@kernel
def same_team(r: RuleNumbers, a: int, b: int) -> bool:
    """Whether two seats win and lose together; those of a team sit at every other seat."""
    return a == b or (r.teams != NO_TEAMS and a % 2 == b % 2)


@rare
def hand_points(s: State, r: RuleNumbers, seat: int) -> int:
    """What a hand is worth; a seat that was knocked out has a fixed value (E06)."""
    if (s.knocked >> seat) & 1 == 1:
        return r.mercy_points
    total = 0
    faces = s.held[seat]
    while faces != 0:
        face = lowest(faces)
        faces ^= 1 << face
        total += s.hand[seat][face] * r.points[face]
    faces = s.black[seat]
    while faces != 0:
        face = lowest(faces)
        faces ^= 1 << face
        total += s.hand[seat][WILD + face] * r.points[WILD + face]
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
    if (s.gone >> seat) & 1 == 1:
        return 0
    points = team_points(s, r, seat)
    if wins and (s.reason == WENT_OUT or went_out_first(s, r, seat)):
        points += r.going_out_bonus
    return points


@rare
def went_out_first(s: State, r: RuleNumbers, seat: int) -> bool:
    """Whether a seat, or one of its side, was the first to go out in a round that went on."""
    for other in range(s.players):
        if s.places[other] == 1 and same_team(r, seat, other):
            return True
    return False


@kernel
def match_is_over(s: State, r: RuleNumbers) -> bool:
    """Whether all rounds are played, or a player has reached the target. Where players are eliminated, a
    match is over when one is left."""
    if r.elimination != NO_ELIMINATION:
        return s.gone != 0 and still_there(s) == 1
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
    there = ((1 << s.players) - 1) & ~s.gone
    best = sign * s.scores[lowest(there)]
    for seat in range(s.players):
        if (there >> seat) & 1:
            best = max(best, sign * s.scores[seat])
    mask = 0
    for seat in range(s.players):
        if (there >> seat) & 1 and sign * s.scores[seat] == best:
            mask |= 1 << seat
    return mask


@kernel
def still_there(s: State) -> int:
    """How many seats have not left the match."""
    count = 0
    for seat in range(s.players):
        count += 1 - ((s.gone >> seat) & 1)
    return count


@rare
def eliminate(s: State, r: RuleNumbers, winner: int) -> None:
    """After a round, let a player leave the match, or all who have reached the target (E07). If all who are
    left reach it together, those with the lowest total stay."""
    if r.elimination == MOST_CARDS:
        leave_match(s, loser_of(s, r, winner))
        return
    reached = 0
    stay = 0
    for seat in range(s.players):
        if (s.gone >> seat) & 1 == 0:
            if s.scores[seat] >= r.target:
                reached |= 1 << seat
            else:
                stay |= 1 << seat
    if stay == 0:
        reached &= ~leaders(s, r)
    for seat in range(s.players):
        if (reached >> seat) & 1:
            leave_match(s, seat)


@kernel
def leave_match(s: State, seat: int) -> None:
    """Take a seat out of the match."""
    emit(s, events.LEFT_MATCH, seat, 0, 0)
    s.gone |= 1 << seat


@kernel
def cards_held(s: State, r: RuleNumbers, seat: int) -> int:
    """How many cards a seat has at the end of a round. One that was knocked out had too many."""
    return r.mercy if (s.knocked >> seat) & 1 == 1 else s.size[seat]


@rare
def loser_of(s: State, r: RuleNumbers, winner: int) -> int:
    """The seat with the most cards at the end of a round, of equals the one with more points in hand, then
    the first after the winner. It is never the winner."""
    loser = NOBODY
    seat = s.clockwise[winner]
    while seat != winner:
        if (s.gone >> seat) & 1 == 0:
            if loser == NOBODY:
                loser = seat
            else:
                more = cards_held(s, r, seat) - cards_held(s, r, loser)
                if more > 0 or (more == 0 and hand_points(s, r, seat) > hand_points(s, r, loser)):
                    loser = seat
        seat = s.clockwise[seat]
    return loser


@rare
def last_of(s: State, r: RuleNumbers, winner: int) -> int:
    """The seat that lost a round, for the next first player (E09): the last one left, else the one with the
    most points in hand, of equals the first after the winner."""
    if r.round_ends == ONE_LEFT and s.seats_in == 1 and is_out(s, winner):
        return lowest(((1 << s.players) - 1) & ~s.out)
    loser = NOBODY
    seat = s.clockwise[winner]
    while seat != winner:
        if (s.gone >> seat) & 1 == 0:
            if loser == NOBODY or hand_points(s, r, seat) > hand_points(s, r, loser):
                loser = seat
        seat = s.clockwise[seat]
    return loser


@kernel
def choose_next_first(s: State, r: RuleNumbers, winner: int) -> None:
    """Say who begins the next round: the next seat clockwise, the winner or the loser (E09)."""
    if r.next_first == NEXT_SEAT:
        s.next_first = s.clockwise[s.first]
    else:
        s.next_first = last_of(s, r, winner) if r.next_first == LOSER_FIRST else winner


@kernel
def close_everything(s: State) -> None:
    """End everything that ends with the round: windows, debts, votes and silence."""
    s.pending = 0
    s.plus_face = NO_CARD
    s.challengeable = NOBODY
    s.drawn = NO_CARD
    s.jump_open = 0
    s.announced = NOBODY
    s.forgot = 0
    s.opening = 0
    s.silence = 0
    s.accuser = NOBODY
    s.accused = NOBODY
    s.asked = NOBODY
    s.windows = 0
    for seat in range(s.players):
        s.window[seat] = 0


@kernel
def name_missing_colour(s: State) -> None:
    """Draw the colour of a black card by lot if nobody can name it any more."""
    if s.colour == BLACK:
        s.colour = random_below(s, COLOURS)


@rare
def finish_round(s: State, r: RuleNumbers, winner: int, reason: int) -> None:
    """Count the points, add them to the scores, and see whether the match is over."""
    name_missing_colour(s)
    s.reason = reason
    close_everything(s)
    s.winners = 0
    for seat in range(s.players):
        if same_team(r, seat, winner):
            s.winners |= 1 << seat
        s.points[seat] = round_points(s, r, seat, winner)
        s.scores[seat] += s.points[seat]
        if (s.gone >> seat) & 1 == 0:
            emit(s, events.POINTS, seat, s.points[seat], s.scores[seat])
    emit(s, events.ROUND_OVER, -1, s.round, 0)
    s.phase = ROUND_OVER
    choose_next_first(s, r, winner)
    if reason == OUT_OF_TIME:
        return
    if r.elimination != NO_ELIMINATION:
        eliminate(s, r, winner)
    if match_is_over(s, r):
        end_match(s, leaders(s, r))


@kernel
def end_match(s: State, winners: int) -> None:
    """End the match."""
    s.phase = MATCH_OVER
    s.match_winners = winners
    emit(s, events.MATCH_OVER, -1, winners, 0)


@kernel
def go_out(s: State, r: RuleNumbers, seat: int) -> None:
    """End the round for an empty hand, unless it goes on until one is left. What its last card made another
    player owe is drawn, or not (B09)."""
    if r.round_ends == ONE_LEFT:
        s.challengeable = NOBODY
        if not is_decided(s, r):
            return
    else:
        emit(s, events.WENT_OUT, seat, 0, 0)
    if r.last_card_draws == 1 and s.pending > 0:
        draw_cards(s, r, s.turn, s.pending)
    finish_round(s, r, first_out(s, r, seat), WENT_OUT)


# Rounds that go on when someone is out


@rare
def finish(s: State, seat: int) -> None:
    """Take a seat with an empty hand out of the round (E04). Its place is the next one."""
    place = 1
    for other in range(s.players):
        place += 1 if s.places[other] > 0 else 0
    s.places[seat] = place
    emit(s, events.FINISHED, seat, place, 0)
    lapse(s, seat)
    s.out |= 1 << seat
    s.seats_in -= 1


@rare
def is_decided(s: State, r: RuleNumbers) -> bool:
    """Whether one seat is left in the round or, with teams, one side has nobody left."""
    if r.teams == NO_TEAMS:
        return s.seats_in <= 1
    sides = 0
    for seat in range(s.players):
        if not is_out(s, seat):
            sides |= 1 << seat % 2
    return sides != 3


@kernel
def side_is_out(s: State, r: RuleNumbers, seat: int) -> bool:
    """Whether nobody of a seat's side is left in the round."""
    for other in range(s.players):
        if same_team(r, seat, other) and not is_out(s, other):
            return False
    return True


@rare
def first_out(s: State, r: RuleNumbers, otherwise: int) -> int:
    """The seat that has won a round because it went out first; with teams all of its side must be out. If
    there is none, it is the other seat given."""
    first = NOBODY
    for seat in range(s.players):
        if s.places[seat] > 0 and side_is_out(s, r, seat):
            if first == NOBODY or s.places[seat] < s.places[first]:
                first = seat
    return otherwise if first == NOBODY else first


@rare
def end_with_one_left(s: State, r: RuleNumbers) -> None:
    """End a round in which the others were knocked out. Whoever went out before has won it (E05)."""
    left = lowest(((1 << s.players) - 1) & ~s.out)
    finish_round(s, r, first_out(s, r, left), LAST_LEFT)


@rare
def end_in_stalemate(s: State, r: RuleNumbers) -> None:
    """End a round in which nobody can move or draw. The fewest points in hand win (D07); of equals the first
    in turn."""
    emit(s, events.STALEMATE, -1, 0, 0)
    winner = s.turn
    seat = next_seat(s, s.turn)
    while seat != s.turn:
        if team_points(s, r, seat) < team_points(s, r, winner):
            winner = seat
        seat = next_seat(s, seat)
    finish_round(s, r, first_out(s, r, winner), STALEMATE)


@rare
def end_in_time(s: State, r: RuleNumbers) -> None:
    """End the match because its time is up (E15). The fewest cards win the round. With points the leader wins
    the match, without them the winner of this round."""
    emit(s, events.TIME_UP, -1, 0, 0)
    if s.phase < ROUND_OVER:
        finish_round(s, r, first_out(s, r, fewest_cards(s, r)), OUT_OF_TIME)
    end_match(s, s.winners if r.scoring == WON_GAMES else leaders(s, r))


@kernel
def fewest_cards(s: State, r: RuleNumbers) -> int:
    """The seat, or a seat of the side, with the fewest cards, of equals with the fewest points, then the
    first from the seat on turn."""
    first = next_seat(s, s.turn) if is_out(s, s.turn) else s.turn  # a sixty-nine goes on without its opener
    winner = first
    seat = next_seat(s, first)
    while seat != first:
        fewer = side_cards(s, r, winner) - side_cards(s, r, seat)
        if fewer > 0 or (fewer == 0 and team_points(s, r, seat) < team_points(s, r, winner)):
            winner = seat
        seat = next_seat(s, seat)
    return winner


@kernel
def side_cards(s: State, r: RuleNumbers, seat: int) -> int:
    """How many cards a seat and its side hold."""
    count = 0
    for other in range(s.players):
        if same_team(r, seat, other):
            count += cards_held(s, r, other)
    return count
