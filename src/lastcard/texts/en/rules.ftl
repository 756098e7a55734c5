# What is said about rule sets: errors, presets, options and their values.

## Rules that cannot be

rules-known-presets = ; there are { $presets }
rules-unknown-preset = no such preset: '{ $preset }'{ $hint }
rules-unknown-option = no such option: '{ $option }' (from { $origin }){ $hint }
rules-bad-value = { $option } = { $value } (from { $origin }): { $why }
rules-set-syntax = cannot read '{ $setting }': write name=value
rules-options-table = { $where }: options must be a table
rules-file-key = { $where }: unknown key '{ $key }'{ $hint } (title, preset, [options] or the name of an option)
rules-file-second-preset = { $where }: names the preset '{ $preset }' itself; give the file in place of a preset
rules-file-preset = { $where }: no such preset: '{ $preset }'{ $hint }
rules-conflict = { $first } = { $firstValue } (from { $firstOrigin }) and { $second } = { $secondValue } (from { $secondOrigin }) do not go together: { $why }
conflict-one-number-one-meaning = one number cannot have two meanings
conflict-sixty-nine-needs-its-numbers = sixty-nine needs the 6 and the 9 for itself
rules-note-idle = { $option } = { $value } has no effect while { $other } = { $otherValue }
risk-draws-without-end = { $option } = { $value }: hands fill faster than they empty, a round can take thousands of moves
risk-slaps-fill-hands = { $option } = { $value }: every slap makes somebody draw, with many players a round can take thousands of moves
risk-match-without-end = { $option } = { $value }: going out takes away more points than a round gives, so the target may never be reached
risk-black-cards-go-round = { $option } = { $value }: where nearly all cards are in hands, the last black ones are drawn and thrown again and again, with nine or ten players a round can take thousands of moves
risk-deck-of-draw-cards = { $option } = { $value }: so many draw cards fill hands faster than they empty, with many players a round can take thousands of moves
rules-seats-range = { $seats ->
    [one] { $seats } player: there must be 2 to { $most }
   *[other] { $seats } players: there must be 2 to { $most }
}
rules-seats-cards = { $seats } players with { $size } cards each need { $need } cards with the opening one; the deck has { $deck }
rules-seats-teams = teams = partners (from { $origin }) needs exactly 4 players, not { $seats }
rules-seats-sixty-nine = sixty_nine = true (from { $origin }) needs at least 3 players; set sixty_nine=false for two
code-unknown = not a rule code: '{ $code }'
code-checksum = the rule code '{ $code }' was mistyped, or made for other presets than these
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

preset-basic-plus = A turn is one card laid or one card drawn. No points, no stacking, and a forgotten Uno can be caught as long as there is one card.
preset-classic = To 500 points, with penalties for mistakes and the bluff of the wild +4.
preset-gemela = Every card has its twin: jump in, lay pairs, stack everything. The lowest total wins at 250.
preset-ozby = The plain part of a custom set: draw if you like, count your own hand, 500 loses.
preset-ozby-full = The custom set with its add-ons: force play, challenges, +2 stacks, speed, 7 swaps and 0 rotates.
preset-guide = The rules most people were told: draw when stuck, challenge the +4, 500 points.
preset-guide-house = The guide's rules with its house rules: 7-0, jump-in, stacking and sixty-nine.
preset-advanced = Basic+ with accumulation, silence, slapping, jump-ins and pairs.
preset-party = Everything lively at once.

## Sections of the catalogue

section-deal = The deal
section-opening = The opening card
section-turn = A turn
section-wild-draw-four = The wild +4
section-owing = Owing cards
section-uno = Uno
section-reactions = Out of turn
section-numbers = Number cards with a meaning
section-table = At the table
section-score = Winning and points

## Options: what each decides

option-deck = The cards played with: a named deck, a composition in one line, or a TOML file.
option-hand_size = How many cards everybody is dealt.
option-first_player = Who begins the first round; later the start moves one seat clockwise.
value-first_player-random = drawn by lot
value-first_player-left-of-dealer = the seat left of the dealer
option-opening_actions = Whether a skip, reverse or coloured draw card acts when it is turned over to start.
value-opening_actions-apply = it acts on the first player
value-opening_actions-ignore = it only shows its colour and symbol
option-opening_wild = A plain wild card turned over to start.
value-opening_wild-choose = the first player chooses the colour
value-opening_wild-redraw = it goes back and another card is turned
option-opening_wild_draw = A black draw card turned over to start.
value-opening_wild_draw-apply = the first player chooses the colour and owes the cards
value-opening_wild_draw-redraw = it goes back and another card is turned
option-opening_reverse = A reverse turned over to start.
value-opening_reverse-as-played = as though the right-hand neighbour had laid it: the seat beyond that neighbour begins
value-opening_reverse-dealer-starts = the dealer begins and play runs counterclockwise
value-opening_reverse-first-player-starts = the first player begins and play runs counterclockwise
option-draw = When a card may be drawn instead of laying one.
value-draw-optional = whenever one likes
value-draw-when-stuck = only without a card that could be played honestly
option-draw_count = How many cards a draw is.
value-draw_count-one = one
value-draw_count-until-playable = until one can be played
option-drawn_card = What happens to a drawn card that fits.
value-drawn_card-keep = it stays in the hand and the turn is over
value-drawn_card-may-play = it may be played at once
value-drawn_card-must-play = it is played without asking
option-wild_draw_four = When the wild +4 may be laid.
value-wild_draw_four-free = at any time
value-wild_draw_four-no-colour = without a card of the current colour
value-wild_draw_four-no-alternative = without any coloured card that could be played
option-wild_draw_four_bluff = Whether it may be laid against that condition all the same, as a bluff.
option-challenge_by = Who may challenge a wild +4.
value-challenge_by-nobody = nobody
value-challenge_by-victim = the player it hits
value-challenge_by-anyone = everybody but its player, until the one it hits acts
option-guilty_draws = Cards for a bluffer who is challenged.
option-innocent_draws = Cards for a challenger who is wrong, the four included.
option-go_out_on_black = Whether a black card may be the last one.
option-last_card_draws = Whether the draw effect of the last card still hits the next player before points are counted.
option-plain_wild_on_black_plus = Whether a plain wild card may be laid on a black draw card.
option-stacking = Which draw card answers which, so that the debt adds up and moves on.
option-stacking_colour = Which colour a coloured draw card needs as an answer.
value-stacking_colour-any = any
value-stacking_colour-fitting = the colour that counts, unless the amounts are equal
option-deflect_with = Which cards pass a debt on instead of adding to it.
option-deflects = What can be passed on like that.
value-deflects-plus-2 = a coloured +2
value-deflects-any = any draw card
option-two_player_reverse_skips = Whether a reverse is a skip between two players.
option-call_when = When Uno may be called.
value-call_when-at-one = with one card in hand
value-call_when-announce = also on one's own turn, before the play that leaves one card
option-uno_penalty = Cards for a forgotten Uno that somebody notices.
option-catch_until = How long a forgotten Uno can be caught.
value-catch_until-while-holding-one = as long as there is one card
value-catch_until-next-player-acts = until the next player plays, draws, takes or challenges, or somebody jumps in
value-catch_until-next-turn-begins = until the next player's turn begins; without a clock, until that player acts
value-catch_until-second-next-acts = until the second next player has acted
option-false_catch_penalty = Cards for catching somebody without reason; at 0 such a catch is refused.
option-false_call_penalty = Cards for saying Uno without reason; at 0 such a call is refused.
option-grace_seconds = Seconds that must pass before a catch counts, by the clock of a live table.
option-turn_seconds = Seconds for a turn, by the clock of a live table; 0 for as long as one likes.
option-jump_in = Whether a card identical to the top one may be thrown in out of turn.
value-jump_in-off = no
value-jump_in-coloured = coloured cards only
value-jump_in-all = black cards too
option-jump_in_until = How long a card can be jumped on.
value-jump_in_until-next-turn-move = until somebody plays, draws, takes or challenges on their turn
value-jump_in_until-next-card = until another card lies on it
option-jump_in_on_draw = A jump-in on a draw card whose cards are still due.
value-jump_in_on_draw-add = the debt adds up for the player after the one who jumped in
value-jump_in_on_draw-restart = the old debt is void and a new one begins
option-double_play = Whether two identical cards may be laid in one turn.
option-double_skip = How many players two skips at once skip.
value-double_skip-one = one
value-double_skip-two = two
option-swap_number = The number card that swaps hands with another player.
option-swap = Whether the swap is compulsory.
value-swap-optional = no
value-swap-required = yes
option-swap_defence = Whether the next player, chosen for a swap, may stop it by discarding a card of that number.
option-rotate_number = The number card that passes all hands on in the direction of play.
option-slap_number = The number card after which everybody slaps the pile.
option-slap_penalty = Cards for the last to slap, and for a slap at the wrong time.
option-silence_number = The number card that begins a silence, and ends it the second time.
option-silence_penalty = Cards for speaking during a silence, which ends it.
option-sixty_nine = Whether a 9 on a 6 of its colour, or a 6 on a 9, lets everybody shed that colour if enough join.
option-misplay_penalty = Cards for laying a card that one holds at the wrong time or on the wrong card; at 0 it is only refused.
option-table_talk_penalty = Cards for advising others, if more than half of the table agree; at 0 there are no accusations.
option-teams = Whether four players play two against two, partners opposite.
value-teams-none = everybody alone
value-teams-partners = two against two
option-scoring = What a round is worth.
value-scoring-none = a won game
value-scoring-winner-collects = the winner scores what the others hold, highest total wins
value-scoring-hands-count = everybody scores their own hand, lowest total wins
option-target = The score that ends the match.
option-match_games = How many games a match without points has.
option-value_action = Points of a coloured skip, reverse or +2.
option-value_wild = Points of a wild card and of a black +1 or +2.
option-value_plus_four = Points of a +4, black or coloured.
option-going_out_bonus = Points of the one who goes out, where everybody's hand counts.
