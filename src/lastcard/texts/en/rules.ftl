# Texts about rule sets: errors, presets, options and their values.

## Invalid rules

rules-known-presets = ; there are { $presets }
rules-unknown-preset = no such preset: '{ $preset }'{ $hint }
rules-unknown-option = no such option: '{ $option }' (from { $origin }){ $hint }
rules-bad-value = { $option } = { $value } (from { $origin }): { $why }
rules-set-syntax = cannot read '{ $setting }': write name=value
rules-options-table = { $where }: options must be a table
rules-file-key = { $where }: unknown key '{ $key }'{ $hint } (use title, preset, [options] or the name of an option)
rules-file-second-preset = { $where }: names the preset '{ $preset }' itself; give this file instead of a preset
rules-file-preset = { $where }: no such preset: '{ $preset }'{ $hint }
rules-conflict = { $first } = { $firstValue } (from { $firstOrigin }) and { $second } = { $secondValue } (from { $secondOrigin }) do not go together: { $why }
conflict-one-number-one-meaning = a number can have only one special rule
conflict-sixty-nine-needs-its-numbers = sixty-nine needs the 6 and the 9
rules-note-idle = { $option } = { $value } has no effect while { $other } = { $otherValue }
risk-draws-without-end = { $option } = { $value }: hands can grow faster than they shrink, so a round may take thousands of moves
risk-slaps-fill-hands = { $option } = { $value }: every slap makes someone draw, so with many players a round may take thousands of moves
risk-match-without-end = { $option } = { $value }: going out may take away more points than a round gives, so the target may never be reached
risk-black-cards-go-round = { $option } = { $value }: when nearly all cards are in hands, the last black ones are drawn and played again and again, so with nine or ten players a round may take thousands of moves
risk-deck-of-draw-cards = { $option } = { $value }: with so many draw cards hands can grow faster than they shrink, so with many players a round may take thousands of moves
rules-seats-range = { $seats ->
    [one] { $seats } player: there must be 2 to { $most }
   *[other] { $seats } players: there must be 2 to { $most }
}
rules-seats-cards = { $seats } players with { $size } cards each and the opening card need { $need } cards, but the deck has { $deck }
rules-seats-teams = teams = partners (from { $origin }) needs exactly 4 players, not { $seats }
rules-seats-sixty-nine = sixty_nine = true (from { $origin }) needs at least 3 players; set sixty_nine=false to play with two
code-unknown = not a rule code: '{ $code }'
code-checksum = the rule code '{ $code }' is mistyped, or comes from a version with other presets
rules-unknown-id = no such rule or option: '{ $id }'{ $hint }

## Where a setting comes from, after "from"; also the name of a file or --set

origin-preset = preset { $preset }
origin-code = code
origin-line = line { $line }
origin-overrides = overrides

## What a value must be, after "hand_size = many (from --set): "

kind-choice = must be one of { $words }{ $hint }
kind-flag = must be true or false
kind-whole = must be a whole number from { $least } to { $most }
kind-seconds = must be a number of seconds from 0 to { $most }
kind-digit = must be "none" or a number card from 0 to 9
kind-list = must be a list of { $words }
kind-list-without = has no '{ $word }'{ $hint } (a list of { $words })
kind-deck = must be the name of a deck, its composition or a .toml file

## What values an option can have

range-whole = { $least } to { $most }
range-seconds = 0 to { $most } seconds
range-digit = "none", 0 to 9
range-or-any = { $words }, or ["any"]
range-deck = { $names }, a composition, a .toml file

## Presets

preset-basic-plus = On your turn, play a card or draw one. No points, no stacking. A forgotten Uno can be caught as long as you hold that one card.
preset-classic = Play to 500 points, with penalties for mistakes and bluffing with the wild +4.
preset-gemela = Every card has a twin: jump in, play pairs, stack everything. At 250 points the lowest total wins.
preset-ozby = The basic part of a custom set: draw whenever you like, count your own hand, and lose at 500 points.
preset-ozby-full = The custom set with its add-ons: force play, challenges, +2 stacks, speed, 7 swaps and 0 rotates.
preset-guide = The rules most people know: draw when you are stuck, challenge the +4, play to 500 points.
preset-guide-house = The guide's rules with its house rules: 7-0, jump-in, stacking and sixty-nine.
preset-advanced = Basic+ with accumulation, silence, slapping, jump-ins and pairs.
preset-party = Everything lively at once.

## Sections of the catalogue

section-deal = The deal
section-opening = The opening card
section-turn = A turn
section-wild-draw-four = The wild +4
section-owing = Draw cards
section-uno = Uno
section-reactions = Out of turn
section-numbers = Special numbers
section-table = At the table
section-score = Winning and points

## Options: what each decides

option-deck = The cards you play with: a named deck, a list of cards in one line, or a TOML file.
option-hand_size = How many cards each player is dealt.
option-first_player = Who starts the first round. After that, the start moves one seat clockwise.
value-first_player-random = a random player
value-first_player-left-of-dealer = the player to the left of the dealer
option-opening_actions = Whether a skip, reverse or coloured draw card takes effect as the opening card.
value-opening_actions-apply = it hits the first player
value-opening_actions-ignore = it only shows its colour and symbol
option-opening_wild = What happens if the opening card is a plain wild.
value-opening_wild-choose = the first player chooses the colour
value-opening_wild-redraw = it goes back and another card is turned over
option-opening_wild_draw = What happens if the opening card is a black draw card.
value-opening_wild_draw-apply = the first player chooses the colour and owes the cards
value-opening_wild_draw-redraw = it goes back and another card is turned over
option-opening_reverse = What happens if the opening card is a reverse.
value-opening_reverse-as-played = it counts as played by the player on the right, so the seat beyond that player starts
value-opening_reverse-dealer-starts = the dealer starts and play goes counterclockwise
value-opening_reverse-first-player-starts = the first player starts and play goes counterclockwise
option-draw = When you may draw instead of playing a card.
value-draw-optional = whenever you like
value-draw-when-stuck = only if you have no card you can play honestly
option-draw_count = How many cards you draw.
value-draw_count-one = one
value-draw_count-until-playable = until you get one you can play
option-drawn_card = What happens to a drawn card that you can play.
value-drawn_card-keep = you keep it and your turn is over
value-drawn_card-may-play = you may play it right away
value-drawn_card-must-play = it is played automatically
option-wild_draw_four = When you may play the wild +4.
value-wild_draw_four-free = at any time
value-wild_draw_four-no-colour = only if you have no card of the current colour
value-wild_draw_four-no-alternative = only if you have no coloured card to play
option-wild_draw_four_bluff = Whether you may bluff: play the wild +4 although its condition is not met.
option-challenge_by = Who may challenge a wild +4.
value-challenge_by-nobody = nobody
value-challenge_by-victim = the player it hits
value-challenge_by-anyone = anyone else, until the player it hits acts
option-guilty_draws = Cards that a bluffer draws when challenged.
option-innocent_draws = Cards that a wrong challenger draws, including the four.
option-go_out_on_black = Whether your last card may be black.
option-last_card_draws = Whether the next player still draws if the last card is a draw card.
option-plain_wild_on_black_plus = Whether you may play a plain wild on a black draw card.
option-stacking = Which draw cards can answer which others.
option-stacking_colour = Which colour a coloured draw card needs as an answer.
value-stacking_colour-any = any
value-stacking_colour-fitting = the current colour, unless the amount is the same
option-deflect_with = Which cards pass owed cards on without adding to them.
option-deflects = Which draw cards can be passed on like this.
value-deflects-plus-2 = a coloured +2
value-deflects-any = any draw card
option-two_player_reverse_skips = Whether a reverse works like a skip with two players.
option-call_when = When you may say Uno.
value-call_when-at-one = when you have one card
value-call_when-announce = also on your turn, just before the play that leaves you with one card
option-uno_penalty = Cards to draw if you are caught without Uno.
option-catch_until = How long you can be caught if you forget Uno.
value-catch_until-while-holding-one = as long as you hold one card
value-catch_until-next-player-acts = until the next player plays, draws, takes or challenges, or someone jumps in
value-catch_until-next-turn-begins = until the next player's turn begins; without a clock, until that player acts
value-catch_until-second-next-acts = until the next two players have acted
option-false_catch_penalty = Cards to draw if you catch someone by mistake; if 0, such a catch is refused.
option-false_call_penalty = Cards to draw if you say Uno by mistake; if 0, such a call is refused.
option-grace_seconds = Seconds before a catch counts, by the clock of a live table.
option-turn_seconds = Seconds for a turn, by the clock of a live table; 0 means no limit.
option-jump_in = Whether you may jump in out of turn with a card identical to the top card.
value-jump_in-off = no
value-jump_in-coloured = coloured cards only
value-jump_in-all = black cards too
option-jump_in_until = How long you can jump in on a card.
value-jump_in_until-next-turn-move = until someone plays, draws, takes or challenges on their turn
value-jump_in_until-next-card = until another card is played
option-jump_in_on_draw = What happens if you jump in on a draw card whose cards are still owed.
value-jump_in_on_draw-add = the player after you owes the cards of both
value-jump_in_on_draw-restart = the old cards are forgotten, and the player after you owes the new ones
option-double_play = Whether you may play two identical cards in one turn.
option-double_skip = How many players two skips skip when played together.
value-double_skip-one = one
value-double_skip-two = two
option-swap_number = The number card that lets you swap hands with another player.
option-swap = Whether you have to swap.
value-swap-optional = no
value-swap-required = yes
option-swap_defence = Whether the next player may stop a swap with them by playing the same number.
option-rotate_number = The number card that makes everyone pass their hand on.
option-slap_number = The number card that makes everyone slap the pile.
option-slap_penalty = Cards to draw if you slap last or at the wrong time.
option-silence_number = The number card that starts a silence, or ends it.
option-silence_penalty = Cards to draw if you talk during a silence, which ends it.
option-sixty_nine = Whether a 9 on a 6 of its colour, or a 6 on a 9, lets everyone discard that colour if enough players join.
option-misplay_penalty = Cards to draw if you play a card that does not match or at the wrong time; if 0, it is only refused.
option-table_talk_penalty = Cards to draw for giving advice, if more than half of the others agree; if 0, nobody can be accused.
option-teams = Whether four players play two against two, with partners opposite each other.
value-teams-none = everyone for themselves
value-teams-partners = two against two
option-scoring = What a round is worth.
value-scoring-none = one win
value-scoring-winner-collects = the winner scores the cards the others hold, and the highest total wins
value-scoring-hands-count = everyone scores their own hand, and the lowest total wins
option-target = The score that ends the match.
option-match_games = How many rounds a match without points has.
option-value_action = Points for a coloured skip, reverse or +2.
option-value_wild = Points for a wild and for a black +1 or +2.
option-value_plus_four = Points for a +4, black or coloured.
option-going_out_bonus = Points for going out, if everyone scores their own hand.
