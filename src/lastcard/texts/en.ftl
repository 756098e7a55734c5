# Last Card in English. One file a language; keys and variables are the same in all of them.

## Cards

card-hidden = a card
card-coloured = { $colour } { $symbol }
card-wild = wild
card-wild-plus = wild { $plus }
card-declared = { $card } ({ $colour })
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
symbol-skip = skip
symbol-reverse = reverse
direction-clockwise = clockwise
direction-counterclockwise = counterclockwise
list-and = { $first } and { $last }

## Events: what happened, one sentence each

event-dealt = { $seat } is dealt { $card }.
event-opened = The first card is { $card }.
event-put-back = { $card } cannot open the round and goes back into the pile.
event-first = { $seat } begins the round.
event-colour-set = { $seat } chooses { $colour }.
event-played = { $count ->
    [one] { $seat } plays { $card }.
   *[other] { $seat } plays { $card } twice.
}
event-jumped = { $seat } jumps in with { $card }.
event-defended = { $seat } stops the swap with { $card }.
event-joined = { $seat } joins with { $card }.
event-not-joined = { $seat } does not join.
event-drew = { $seat } draws { $card }.
event-drew-several = { $seat } draws { $count } cards.
event-reshuffled = { $count ->
    [one] One discarded card becomes the new draw pile.
   *[other] { $count } discarded cards are shuffled and become the new draw pile.
}
event-nothing-to-draw = There is nothing to draw; { $seat } passes.
event-kept = { $seat } keeps the card.
event-took = { $count ->
    [one] { $seat } takes the card that is due.
   *[other] { $seat } takes the { $count } cards that are due.
}
event-skipped = { $seat } is skipped.
event-reversed = Play now runs { $direction }.
event-owes = { $count ->
    [one] { $seat } owes one card.
   *[other] { $seat } owes { $count } cards.
}
event-challenged = { $seat } challenges { $other }.
event-shown = { $seat } is shown { $card } of { $other }.
event-bluffed = { $seat } was bluffing.
event-honest = { $seat } was honest.
event-called = { $count ->
    [one] { $seat } says Uno.
   *[other] { $seat } announces Uno.
}
event-called-wrongly = { $seat } says Uno without reason.
event-caught = { $other } catches { $seat }, who did not say Uno.
event-caught-wrongly = { $seat } tries to catch { $other } without reason.
event-penalty = { $count ->
    [0] { $seat } gets away without a penalty.
    [one] { $seat } pays with one card.
   *[other] { $seat } pays with { $count } cards.
}
event-misplayed = { $seat } lays { $card } against the rules and takes it back.
event-wants-swap = { $seat } wants to swap hands with { $other }, who may defend.
event-swapped = { $seat } swaps hands with { $other }.
event-not-swapped = { $seat } swaps with nobody.
event-rotated = All hands move on one seat, { $direction }.
event-slap-opened = Slap the pile!
event-slapped = { $seat } slaps the pile.
event-slapped-last = { $seat } is the last to slap.
event-slapped-wrongly = { $seat } slaps the pile at the wrong time.
event-silence-began = Silence begins.
event-silence-ended = The silence is over.
event-spoke = { $seat } speaks.
event-sixty-nine = { $seat } makes a sixty-nine in { $colour }.
event-sixty-nine-failed = Only { $count } took part, { $needed } were needed.
event-dumped = { $count ->
    [one] { $seat } sheds { $card }.
   *[other] { $seat } sheds { $card }, { $count } of them.
}
event-not-dumped = { $seat } sheds nothing.
event-accused = { $seat } accuses { $other } of table talk.
event-agreed = { $seat } agrees.
event-disagreed = { $seat } disagrees.
event-upheld = The accusation of { $seat } is upheld.
event-dismissed = The accusation of { $seat } is dismissed.
event-went-out = { $seat } has no cards left and wins the round!
event-stalemate = Nobody can move or draw any more; the fewest points in hand win.
event-points = { $seat }: { $count } in this round, { $score } in all.
event-round-over = Round { $count } is over.
event-match-over = The match is over. It goes to { $winners }.

## Refusals: why a move is not allowed

refusal-not-held = You do not hold that card.
refusal-no-such-seat = Nobody sits there.
refusal-round-over = The round is over; ask for the next one.
refusal-round-running = The round is still running.
refusal-match-over = The match is over.
refusal-not-your-turn = It is not your turn.
refusal-decide-first = Something else has to be decided first.
refusal-not-asked = You are not the one who is asked.
refusal-does-not-fit = The card fits neither the colour nor the symbol on top.
refusal-only-the-drawn-card = After drawing, only the drawn card may be played, and alone.
refusal-no-pairs = Two cards at once are not played at this table.
refusal-pair-not-identical = Two cards at once must be identical.
refusal-wild-on-black-plus = A plain wild card does not go on a black draw card.
refusal-black-last-card = The last card must not be a black one.
refusal-four-has-colour = The wild +4 is only for those who have no card of the current colour.
refusal-four-has-alternative = The wild +4 is only for those who could play nothing else but a black card.
refusal-take-first = Cards are due: answer them with a card that counts as an answer, or take them.
refusal-no-stacking = Draw cards are not answered with draw cards at this table.
refusal-stack-not-listed = This draw card does not go on that one.
refusal-stack-wrong-colour = A coloured draw card must have the colour that counts, or the same amount as the card on top.
refusal-no-deflecting = This card does not turn draw cards away at this table.
refusal-not-deflectable = Only a coloured +2 can be turned away.
refusal-deflect-does-not-fit = A card that turns the debt away must fit the card on top.
refusal-nothing-pending = No cards are due.
refusal-can-play = You may only draw when you have no card to play.
refusal-nothing-to-draw = There is nothing to draw, and you have a card to play.
refusal-must-play-drawn = The drawn card fits and must be played.
refusal-nothing-drawn = There is no drawn card to decide about.
refusal-no-challenges = Nobody challenges at this table.
refusal-nothing-to-challenge = There is no wild +4 to challenge, or the time for it is over.
refusal-not-the-victim = Only the player who was hit may challenge.
refusal-own-card = Nobody challenges the own card.
refusal-wrong-call = Uno is for a hand of one card, or for the play that leaves one where it is announced.
refusal-no-catching = A forgotten Uno costs nothing at this table.
refusal-catch-self = Nobody catches himself.
refusal-wrong-catch = There is nothing to catch: not one card, or already called, or too late.
refusal-catch-too-early = Nobody can be caught until the swap is settled.
refusal-no-jump-in = Nobody jumps in at this table.
refusal-jump-not-black = Black cards are not jumped in with at this table.
refusal-jump-not-identical = Jumping in needs a card identical to the top one.
refusal-jump-too-late = The time to jump in is over.
refusal-nothing-to-swap = There is no swap to decide about.
refusal-swap-self = Choose another player to swap with.
refusal-must-swap = The swap is not optional: choose a player.
refusal-nothing-to-defend = There is no swap to defend against.
refusal-wrong-defence-card = Only a card with the swap number stops a swap.
refusal-no-slapping = The pile is not slapped at this table.
refusal-wrong-slap = There is nothing to slap now.
refusal-no-silence = There is no silence to break.
refusal-no-sixty-nine = No sixty-nine is being settled.
refusal-wrong-join-card = Joining takes a 6 or a 9 of the colour.
refusal-dump-all-or-none = Shed all cards of the colour, or none.
refusal-nothing-to-dump = You hold no card of the colour.
refusal-no-accusations = Table talk is free at this table.
refusal-accuse-self = Nobody accuses himself.
refusal-accuse-two-players = With two players there is nobody to vote.
refusal-accusation-open = Another accusation is still being voted on.
refusal-no-vote = There is nothing for you to vote on.
refusal-no-colour-asked = No colour has to be chosen.

## Rules that cannot be

rules-unknown-preset = no such preset: '{ $preset }'{ $hint }
rules-unknown-option = no such option: '{ $option }' (from { $origin }){ $hint }
rules-bad-value = { $option } = { $value } (from { $origin }): { $why }
rules-set-syntax = cannot read '{ $setting }': write name=value
rules-options-table = { $where }: options must be a table
rules-file-key = { $where }: unknown key '{ $key }' (title, preset, [options])
rules-file-preset = { $where }: preset must be a text
rules-conflict = { $first } = { $firstValue } (from { $firstOrigin }) and { $second } = { $secondValue } (from { $secondOrigin }) do not go together: { $why }
conflict-one-number-one-meaning = one number cannot have two meanings
conflict-sixty-nine-needs-its-numbers = sixty-nine needs the 6 and the 9 for itself
rules-note-idle = { $option } = { $value } has no effect while { $other } = { $otherValue }
rules-seats-range = { $seats } players: there must be 2 to { $most }
rules-seats-cards = { $seats } players with { $size } cards each need { $need } cards with the opening one; the deck has { $deck }
rules-seats-teams = teams = partners (from { $origin }) needs exactly 4 players, not { $seats }
rules-seats-sixty-nine = sixty_nine = true (from { $origin }) needs at least 3 players
code-unknown = not a rule code: '{ $code }'
code-checksum = the rule code '{ $code }' was mistyped, or made for other presets than these

## Presets

preset-basic-plus = A turn is one card laid or one card drawn. No points, no stacking, and Uno can be caught as long as it lasts.
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
value-drawn_card-must-play = it is played by itself
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
value-jump_in_until-next-turn-move = until somebody plays, draws, takes or challenges on his turn
value-jump_in_until-next-card = until another card lies on it
option-jump_in_on_draw = A jump-in on a draw card whose cards are still due.
value-jump_in_on_draw-add = the debt adds up for the player after the one who jumped in
value-jump_in_on_draw-restart = the old debt is void and a new one begins
option-double_play = Whether two identical cards may be laid in one turn.
option-double_skip = How many players two skips at once skip.
value-double_skip-one = one
value-double_skip-two = two
option-swap_number = The number card that swaps hands with another player.
option-swap = Whether that player has to swap.
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
value-scoring-hands-count = everybody scores the own hand, lowest total wins
option-target = The score that ends the match.
option-match_games = How many games a match without points has.
option-value_action = Points of a coloured skip, reverse or +2.
option-value_wild = Points of a wild card and of a black +1 or +2.
option-value_plus_four = Points of a +4, black or coloured.
option-going_out_bonus = Points of the one who goes out, where everybody's hand counts.
