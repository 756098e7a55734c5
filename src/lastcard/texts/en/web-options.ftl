# The browser: short names of presets, options and values. Their explanations are in rules.ftl.

## Presets

web-preset-basic-plus = Basic+
web-preset-classic = Classic
web-preset-gemela = Gemela
web-preset-ozby = Ozby
web-preset-ozby-full = Ozby with everything
web-preset-guide = Guide
web-preset-guide-house = Guide with house rules
web-preset-advanced = Advanced
web-preset-party = Party

## Decks

web-deck-standard = The 108 cards everyone knows
web-deck-twins = Every card twice, with black +1 and +2 (116)
web-deck-colour-fours = Twins with coloured +4 (124)
web-deck-double = Two decks in one (216)
web-deck-own = Your own deck
web-deck-composition = The cards in it
web-deck-help = For every card, its sign and how many: 1-9*2 is each number twice in every colour, s is a skip, r a reverse, w*4 four wilds, w+4 a black +4, r5=3 exactly three red fives.

## Options

web-option-deck = The deck
web-option-hand_size = Cards to begin with
web-option-first_player = Who starts
web-option-opening_actions = Opening with an action card
web-option-opening_wild = Opening with a wild
web-option-opening_wild_draw = Opening with a black draw card
web-option-opening_reverse = Opening with a reverse
web-option-draw = When to draw
web-option-draw_count = How many to draw
web-option-drawn_card = The drawn card
web-option-wild_draw_four = When to play the +4
web-option-wild_draw_four_bluff = Bluffing with the +4
web-option-challenge_by = Challenging the +4
web-option-guilty_draws = For a bluffer
web-option-innocent_draws = For a wrong challenge
web-option-go_out_on_black = Going out with a black card
web-option-last_card_draws = The last card still hits
web-option-plain_wild_on_black_plus = A wild on a black draw card
web-option-stacking = Stacking draw cards
web-option-stacking_colour = Colour when stacking
web-option-deflect_with = Passing cards on
web-option-deflects = What can be passed on
web-option-two_player_reverse_skips = A reverse with two players
web-option-call_when = Saying Uno
web-option-uno_penalty = For a forgotten Uno
web-option-catch_until = Time to catch
web-option-false_catch_penalty = For a wrong catch
web-option-false_call_penalty = For a wrong Uno
web-option-grace_seconds = Grace before a catch
web-option-turn_seconds = Time for a turn
web-option-jump_in = Jumping in
web-option-jump_in_until = Time to jump in
web-option-jump_in_on_draw = Jumping in on a draw card
web-option-double_play = Playing pairs
web-option-double_skip = Two skips at once
web-option-swap_number = Swapping hands
web-option-swap = Having to swap
web-option-swap_defence = Stopping a swap
web-option-rotate_number = Passing all hands on
web-option-slap_number = Slapping the pile
web-option-slap_penalty = For the last to slap
web-option-silence_number = Silence
web-option-silence_penalty = For breaking the silence
web-option-sixty_nine = Sixty-nine
web-option-misplay_penalty = For playing a wrong card
web-option-table_talk_penalty = For giving advice
web-option-teams = Teams of two
web-option-scoring = What a round is worth
web-option-target = Points that end the match
web-option-match_games = Rounds in a match
web-option-value_action = Points for an action card
web-option-value_wild = Points for a wild
web-option-value_plus_four = Points for a +4
web-option-going_out_bonus = Points for going out

## Values without an explanation in rules.ftl

web-value-yes = Yes
web-value-no = No
web-value-none = None
web-value-all = All
web-value-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}
web-value-on = { $answer } on { $card }
web-value-reverse = Reverse
web-value-skip = Skip
