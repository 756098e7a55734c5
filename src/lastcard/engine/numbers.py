"""The rules as the engine sees them: numbers only."""

from typing import Annotated

from lastcard.cards.faces import FACES, MAX_DECK, PLUS, SKIP

from .fields import Fields

MOST_PLUS = max(PLUS)

ByFace = Annotated[list[int], (FACES,)]


class RuleNumbers(Fields):
    """One number for each option, and some tables made of them.

    The fields of options have the names and the order of the catalogue (rules/catalogue.py), which a test
    compares. What their values mean is in values.py. They are filled in by rules/numbers.py.
    """

    deck: int
    hand_size: int
    first_player: int
    opening_actions: int
    opening_wild: int
    opening_wild_draw: int
    opening_reverse: int
    draw: int
    draw_count: int
    drawn_card: int
    wild_draw_four: int
    wild_draw_four_bluff: int
    challenge_by: int
    guilty_draws: int
    innocent_draws: int
    go_out_on_black: int
    last_card_draws: int
    plain_wild_on_black_plus: int
    stacking: int
    stacking_colour: int
    deflect_with: int
    deflects: int
    two_player_reverse_skips: int
    call_when: int
    uno_penalty: int
    catch_until: int
    false_catch_penalty: int
    false_call_penalty: int
    grace_seconds: int
    turn_seconds: int
    jump_in: int
    jump_in_until: int
    jump_in_on_draw: int
    double_play: int
    double_skip: int
    swap_number: int
    swap: int
    swap_defence: int
    rotate_number: int
    slap_number: int
    slap_penalty: int
    silence_number: int
    silence_penalty: int
    sixty_nine: int
    misplay_penalty: int
    table_talk_penalty: int
    teams: int
    scoring: int
    target: int
    match_games: int
    value_action: int
    value_wild: int
    value_plus_four: int
    going_out_bonus: int
    opening_numbers: int
    sixty_nine_quorum: int
    equal_cards: int
    last_card: int
    round_ends: int
    mercy: int
    mercy_points: int
    elimination: int
    next_first: int
    deflect_colour: int
    hand_limit: int
    open_hands: int
    match_seconds: int
    bomb: int
    revenge: int
    black_on_black: int
    draw_most: int
    seat_order: int
    hints: int
    roulette_by: int
    blank_card: int
    value_hands: int

    deck_counts: ByFace  # copies in the deck
    plus: ByFace  # cards that a face makes the next player draw
    points: ByFace
    cards: Annotated[list[int], (MAX_DECK,)]  # the deck card by card
    card_count: int
    plain: Annotated[list[int], (SKIP,)]  # whether a number card has no meaning beyond its number
    ends: ByFace  # whether a face can be the last card of a hand
    fitting_suffices: int  # whether a coloured card that fits can always be laid, but only alone or as a pair
    has_follow_ups: int  # whether a move may have consequences that are settled after it: see step.py
    most_announced: int  # the largest hand that one play can reduce to one card
    stacks: Annotated[list[int], (MOST_PLUS + 1,)]  # by amount: the amounts that it can answer, one bit each
