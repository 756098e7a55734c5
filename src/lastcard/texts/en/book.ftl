# Rulebooks: the rules of one table, to be printed and laid beside the cards.
# Every key is a whole sentence (or a cell of a table) that stands on its own.

## The frame

book-title = Rulebook: { $preset }
book-title-changed = Rulebook: { $preset }, with changes
book-changed = This table plays the rules called { $preset }, with some changes. Unchanged they are described like this: { $description }
book-changes-rule = Rule
book-changes-here = At this table
book-changes-deck = The cards played with.
book-changes-preset = In { $preset }
book-yes = yes
book-no = no
book-none = none
book-any = any
book-deck-name-standard = the standard deck
book-deck-name-twins = a deck in which every coloured card has a twin
book-deck-name-colour-fours = a deck of twins with coloured +4
book-deck-name-double = the standard deck twice
book-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
book-example = Example
book-ledger-note = The small numbers in brackets name the written rules behind a sentence: { $documents }.
book-ledger-letter = { $letter } is { $document }
book-code = The code of these rules is { $code }. Whoever has the program can play by them with this code.
book-notice = UNO is a trademark of Mattel. Last Card is an independent project and has nothing to do with its owner.

## Headings

book-section-changes = What this table plays otherwise
book-section-short = The game in short
book-section-deal = Deck and deal
book-section-opening = The opening card
book-section-turn = Your turn
book-section-cards = Special cards
book-section-four = The wild +4
book-section-four-challenge = The wild +4 and the challenge
book-section-owing = Owing cards
book-section-uno = Uno
book-section-reactions = Out of turn
book-section-numbers = Numbers with a meaning
book-section-table = At the table
book-section-score = Winning
book-section-score-points = Winning and points
book-section-fine = Fine points

## The game in short

book-short-aim-game = Get rid of your cards: the first player without any wins.
book-short-aim-collects = { $target ->
    [one] Whoever is first to get rid of all cards wins the round and scores the cards that the others still hold. One point wins the match.
   *[other] Whoever is first to get rid of all cards wins the round and scores the cards that the others still hold. It takes { $target } points to win the match.
}
book-short-aim-hands = { $target ->
    [one] Get rid of your cards, for what you still hold at the end of a round counts against you. Once anybody has a point, the lowest total wins.
   *[other] Get rid of your cards, for what you still hold at the end of a round counts against you. Once anybody has { $target } points, the lowest total wins.
}
book-short-turn-optional = On your turn you lay a card that fits the top one by colour, number or symbol, or you draw.
book-short-turn-when-stuck = On your turn you lay a card that fits the top one by colour, number or symbol. If you have none, you draw.
book-short-cards = Special cards do something as soon as they are laid. The table of special cards says what.
book-short-answer = Cards that somebody owes can be handed on to the next player.
book-short-double = Two identical cards may be laid at once.
book-short-jump = If you hold the twin of the card on top you may throw it in, no matter whose turn it is.
book-short-uno = With one card left you say Uno.

## Deck and deal

book-players = { $least } to { $most } people play.
book-players-exactly = Exactly { $count } people play.
book-players-none = The deck has { $cards } cards. That is too few to deal { $size } to everybody, so nobody can play by these rules.
book-teams-partners = Two teams play against each other. Partners sit opposite each other, so that the teams take turns.
book-deck-standard = The deck has { $cards } cards. Each of the four colours has one 0, two of every other number up to 9 and two of every coloured special card; the black cards have no colour.
book-deck-twins = The deck has { $cards } cards. Each of the four colours has two of every number from 0 to 9 and two of every coloured special card, so that each card has a twin; the black cards have no colour.
book-deck-double = The deck has { $cards } cards: the standard deck twice. Each of the four colours has two 0, four of every other number up to 9 and four of every coloured special card; the black cards have no colour.
book-deck-own = The deck is this table's own and has { $cards } cards; the tables of this rulebook say which.
book-hand_size = { $count ->
    [one] Shuffle, and deal one card to everybody. The other cards lie face down: they are the draw pile.
   *[other] Shuffle, and deal { $count } cards to everybody. The other cards lie face down: they are the draw pile.
}
book-first_player-random = A lot decides who begins, and play runs clockwise. For the next round the start moves on to the left.
book-first_player-left-of-dealer = The player to the left of the dealer begins, and play runs clockwise. For the next round the deal moves on to the left.

## The opening card

book-opening = Turn over the top card of the draw pile. It lies face up and is the first card of the discard pile.
book-opening_actions-apply-skip = If it is a skip, the player who should begin is skipped.
book-opening_actions-apply-draw = If it is a coloured draw card, the player who should begin draws its cards and misses the turn.
book-opening_actions-apply-draw-answer = If it is a coloured draw card, the player who should begin owes its cards, and may answer as usual.
book-opening_actions-ignore = If it is a coloured special card, it does nothing this once: it only shows a colour and a symbol.
book-opening_reverse-as-played = If it is a reverse, it counts as laid by the right-hand neighbour of the player who should begin: play runs counterclockwise, and the next player on the right of that neighbour begins.
book-opening_reverse-as-played-two = Between two players the same player begins in spite of an opening reverse.
book-opening_reverse-as-played-two-skips = Between two players an opening reverse takes the first turn from the player who should begin.
book-opening_reverse-dealer-starts = If it is a reverse, the dealer begins, and play runs counterclockwise.
book-opening_reverse-dealer-starts-lot = If it is a reverse, the right-hand neighbour of the player who should begin starts instead, and play runs counterclockwise.
book-opening_reverse-first-player-starts = If it is a reverse, play runs counterclockwise from the start; the same player begins.
book-opening_wild-choose = If it is a plain wild, the player who should begin chooses the colour.
book-opening_wild-redraw = A plain wild cannot open the round: shuffle it back into the pile and turn over another card.
book-opening_wild_draw-apply = If it is a black draw card ({ $cards }), the player who should begin chooses the colour, draws the cards and misses the turn.
book-opening_wild_draw-apply-answer = If it is a black draw card ({ $cards }), the player who should begin chooses the colour and owes the cards, and may answer as usual.
book-opening_wild_draw-redraw = A black draw card ({ $cards }) cannot open the round: shuffle it back into the pile and turn over another card.
book-opening-black-redraw = A black card cannot open the round: shuffle it back into the pile and turn over another card.

## A turn

book-fits = On your turn you lay one card on the discard pile. It fits if it has the colour of the card on top, or its number or symbol.
book-fits-black = Black cards fit on every card. Whoever lays one says which colour counts from then on; it may be the same as before.
book-fits-amount = A coloured draw card also fits on a black one of the same amount.
book-draw-optional = Instead of laying a card you may draw, even if one of your cards fits.
book-draw-when-stuck = You draw if you cannot lay any card, and only then. A black card counts too, if you may lay it.
book-drawn_card-keep = Whoever draws gets one card and keeps it. That was the turn.
book-drawn_card-may-play = Whoever draws gets one card. If this card fits, it may be laid at once (no other card may); otherwise the turn is over.
book-drawn_card-must-play = Whoever draws gets one card. If this card fits, it has to be laid at once; otherwise the turn is over.
book-drawn_card-keep-until = Whoever draws goes on drawing until a card comes that fits, or until there are no more. All the cards are kept, and that was the turn.
book-drawn_card-may-play-until = Whoever draws goes on drawing until a card comes that fits, or until there are no more. The card that fits may be laid at once (no other card may); otherwise the turn is over.
book-drawn_card-must-play-until = Whoever draws goes on drawing until a card comes that fits, or until there are no more. The card that fits has to be laid at once.
book-pile = When a card is needed and the draw pile is empty, all discards except the top card are shuffled and become the new draw pile.
book-double_play-true = Two identical cards that fit may be laid together as one play; a black pair gets one colour.
book-double_play-true-coloured = Two identical cards that fit may be laid together as one play.
book-double-reverse = Two reverses laid together cancel out: the direction stays as it was.
book-double-draw = Two draw cards laid together count double.
book-double_skip-one = Two skips laid together skip one player, no more than a single one does.
book-double_skip-two = Two skips laid together skip two players.
book-go_out_on_black-false = Your last card must not be a black one.
book-plain_wild_on_black_plus-false = A plain wild does not go on a black draw card, no matter if the cards have been drawn yet.
book-two_player_reverse_skips-true = Between two players a reverse works like a skip: whoever lays it plays again.
book-two_player_reverse_skips-false = Between two players a reverse has no visible effect: the other player goes on.

## The table of special cards

book-cards-card = Card
book-cards-count = In the deck
book-cards-does = What it does
book-cards-points = Points
book-name-number = { $number }
book-name-six-nine = 6 and 9
book-does-skip = The next player is skipped.
book-does-skip-deflect = The next player is skipped. Laid on owed cards, it hands them on instead.
book-does-reverse = The direction of play turns round.
book-does-reverse-deflect = The direction of play turns round. Laid on owed cards, it sends them the other way.
book-does-draw = { $count ->
    [one] The next player draws one card and misses the turn.
   *[other] The next player draws { $count } cards and misses the turn.
}
book-does-draw-answer = { $count ->
    [one] The next player owes one card: draws it and misses the turn, or answers.
   *[other] The next player owes { $count } cards: draws them and misses the turn, or answers.
}
book-does-wild = You choose the colour.
book-does-wild-draw = { $count ->
    [one] You choose the colour. The next player draws one card and misses the turn.
   *[other] You choose the colour. The next player draws { $count } cards and misses the turn.
}
book-does-wild-draw-answer = { $count ->
    [one] You choose the colour. The next player owes one card: draws it and misses the turn, or answers.
   *[other] You choose the colour. The next player owes { $count } cards: draws them and misses the turn, or answers.
}
book-does-four-challenge = You choose the colour. The next player draws 4 cards and misses the turn, unless somebody challenges.
book-does-four-answer-challenge = You choose the colour. The next player owes 4 cards: draws them and misses the turn, or answers, unless somebody challenges.
book-does-swap-optional = You may swap hands with another player.
book-does-swap-required = You swap hands with another player.
book-does-rotate = All hands move on by one player.
book-does-slap = Everybody slaps the pile.
book-does-silence = A silence begins, or ends.
book-does-sixty-nine = One laid on the other in the same colour makes a sixty-nine.
book-numbers-number = Number

## The wild +4

book-wild_draw_four-free = The wild +4 may be laid at any time, whatever else you hold.
book-wild_draw_four-no-colour = You may lay the wild +4 only if you hold no card of the colour that counts. A matching number or symbol does no harm, and black cards have no colour.
book-wild_draw_four-no-alternative = You may lay the wild +4 only if you hold no coloured card that you could lay. Other black cards do no harm.
book-wild_draw_four_bluff-true = You may bluff, though: lay it against this rule and hope that nobody challenges it.
book-wild_draw_four_bluff-true-safe = You may lay it against this rule all the same: nobody can do anything about it.
book-challenge_by-victim = The player hit by a wild +4 may challenge it in place of drawing, and is then shown the hand of whoever laid it.
book-challenge_by-anyone = Everybody but the one who laid it may challenge a wild +4 until the player it hits has acted. Only the first challenge counts; the challenger, and nobody else, is shown the hand.
book-guilty_draws = { $count ->
    [0] If it was a bluff, the cards are not drawn, and the player it hit has a normal turn.
    [one] If it was a bluff, the bluffer draws one card. The player it hit draws nothing and has a normal turn.
   *[other] If it was a bluff, the bluffer draws { $count } cards. The player it hit draws nothing and has a normal turn.
}
book-innocent_draws-victim = { $count ->
    [0] If it was no bluff, the challenger draws nothing but misses the turn.
    [one] If it was no bluff, the challenger draws one card in place of the 4 and misses the turn.
   *[other] If it was no bluff, the challenger draws { $count } cards in place of the 4 and misses the turn.
}
book-innocent_draws-anyone = { $count ->
    [0] If it was no bluff, nobody draws, but the player it hit misses the turn.
    [one] If it was no bluff, the challenger draws one card in place of the 4. The player it hit misses the turn; somebody who left the challenge to another draws nothing.
   *[other] If it was no bluff, the challenger draws { $count } cards in place of the 4. The player it hit misses the turn; somebody who left the challenge to another draws nothing.
}
book-challenge-vain = As nobody can bluff at this table, a challenge is always wrong.
book-challenge-colour = The chosen colour stays as it is in any case.

## Owing cards

book-owing-answer = Whoever is hit by a draw card owes its cards: draw them and miss the turn, or answer with a card from your hand.
book-stacking-none = Whoever is hit by a draw card draws the cards and misses the turn. It cannot be answered with a card, not even with another draw card.
book-stacking-none-deflect = No draw card can be laid on cards that are owed.
book-stacking-any = Every draw card can be answered with any other draw card. The amounts add up, and the next player owes the sum.
book-stacking-listed = A draw card can be answered with another one in these cases: { $pairs }. The amounts add up, and the next player owes the sum.
book-stack-pair = { $answer } on { $top }
book-stacking_colour-any = The colour of a draw card that answers another one does not matter.
book-stacking_colour-fitting = A coloured draw card can answer only if it has the colour that counts or the same amount as the card on top.
book-stacking-four = What is said about the wild +4 holds for an answer as well.
book-deflect_with-reverse = A reverse that fits the top card answers too: play turns round, and the next player in that direction owes all the cards.
book-deflect_with-skip = A skip that fits the top card answers too: the next player owes all the cards.
book-deflects-plus-2 = Owed cards can be handed on like that only if the last draw card was a coloured +2.
book-deflects-any = Owed cards can be handed on like that whatever draw card they come from.
book-deflect-again = On a card that has handed them on, the next player may lay another such card that fits.
book-deflect-again-stacking = On a card that has handed them on, the next player may lay another such card that fits, or a draw card that is allowed there: a coloured one of the same colour, or a black one.
book-owing-choice = Nobody has to answer. Whoever does not draws all the cards that are owed and misses the turn.

## Uno

book-call_when-at-one = As soon as you hold exactly one card, say Uno.
book-call_when-announce = Say Uno while you lay your last card but one. Just before it, on your own turn, is in time as well.
book-call_when-announce-pairs = Say Uno while you lay your last card but one, or the pair that leaves you one card. Just before it, on your own turn, is in time as well.
book-uno-tap = Two taps on the table are as good as saying it.
book-uno-in-time = Whoever says it later, but before anybody notices, is in time too.
book-uno_penalty = { $count ->
    [one] Whoever has forgotten it and is caught by another player draws one card.
   *[other] Whoever has forgotten it and is caught by another player draws { $count } cards.
}
book-uno_penalty-nought = Forgetting it costs nothing.
book-catch_until-while-holding-one = You can be caught for as long as you hold that one card.
book-catch_until-next-player-acts = You can be caught until the next player lays or draws a card.
book-catch_until-next-player-acts-jump = You can be caught until the next player lays or draws a card, or somebody jumps in.
book-catch_until-next-turn-begins = You can be caught until the next player begins the turn by laying or drawing a card.
book-catch_until-next-turn-begins-jump = You can be caught until the next player begins the turn by laying or drawing a card, or somebody jumps in.
book-catch_until-next-turn-begins-clock = You can be caught until the next player begins the turn by doing something, but for { $time } at most.
book-catch_until-second-next-acts = You can be caught until two more players, one after the other, have laid or drawn cards.
book-catch_until-second-next-acts-jump = You can be caught until two more players, one after the other, have laid or drawn cards; a jump-in counts as well.
book-grace_seconds = Everybody has { $time } to say it: a catch before that does not count until the time is over.
book-false_catch_penalty = { $count ->
    [one] Whoever tries to catch somebody without reason draws one card.
   *[other] Whoever tries to catch somebody without reason draws { $count } cards.
}
book-false_call_penalty = { $count ->
    [one] Whoever says Uno without reason draws one card.
   *[other] Whoever says Uno without reason draws { $count } cards.
}

## Out of turn

book-jump_in-coloured = Jump-in: if you hold a coloured card identical to the one on top, in colour and symbol, you may throw it in at once, whoever's turn it is. Play continues with the player after you.
book-jump_in-all = Jump-in: if you hold a card identical to the one on top, you may throw it in at once, whoever's turn it is. Black cards count too, and you choose the colour. Play continues with the player after you.
book-jump_in_until-next-turn-move = It must be quick: you can jump in until somebody lays or draws a card on a turn.
book-jump_in_until-next-card = You can jump in until another card lies on top, even if somebody has drawn meanwhile.
book-jump_in_on_draw-add = If you throw in a draw card while the cards of its twin are still owed, all of them together are owed by the player after you.
book-jump_in_on_draw-restart = If you throw in a draw card while cards are still owed, those are forgotten; the player after you owes only the cards of the one you threw in.
book-sixty_nine-true = Sixty-nine: whoever lays a 9 on a 6 of the same colour, or a 6 on a 9, asks all the others, one after the other, to add a 6 or 9 of that colour.
book-sixty_nine-enough = { $count ->
    [one] Everybody in turn may shed all cards of that colour.
   *[other] If at least { $count } players take part, counting the one who asked, everybody in turn may shed all cards of that colour.
}
book-sixty_nine-enough-half = If at least half of the players (rounded down) take part, counting the one who asked, and never fewer than 3, everybody in turn may shed all cards of that colour.
book-sixty_nine-ends = If there are too few, the cards that were added stay where they are. If anybody has no cards left then, the first such player, counted from the one who asked, wins.

## Numbers with a meaning

book-swap-optional = Whoever lays a { $number } may swap hands with a player of their choice.
book-swap-required = Whoever lays a { $number } has to swap hands with another player, and chooses which.
book-swap_defence-true = If the choice falls on the player who is next, that player may lay a { $number } and so stop it: no hands change, and that was this player's turn.
book-rotate_number = When a { $number } is laid, everybody hands all cards to the next player in the direction of play.
book-slap_number = When a { $number } is laid, everybody slaps the pile, the one who laid it too. Play waits until all have done it.
book-slap_penalty = { $count ->
    [one] The last to slap draws one card, and so does anybody who slaps at the wrong time.
   *[other] The last to slap draws { $count } cards, and so does anybody who slaps at the wrong time.
}
book-silence_number = When a { $number } is laid, silence begins, and nobody may talk until the next { $number } is laid. Meanwhile you tap the table twice in place of saying Uno.
book-silence_penalty = { $count ->
    [0] The first to talk ends the silence.
    [one] The first to talk draws one card, and the silence is over.
   *[other] The first to talk draws { $count } cards, and the silence is over.
}

## At the table

book-turn_seconds = A turn may take { $time }. Whoever needs longer draws one card, or the cards that are owed, and the turn is over.
book-turn_seconds-misplay = { $count ->
    [one] A turn may take { $time }. Whoever needs longer draws one card, and those that are owed as well, and the turn is over.
   *[other] A turn may take { $time }. Whoever needs longer draws { $count } cards, and those that are owed as well, and the turn is over.
}
book-misplay_penalty = { $count ->
    [one] Whoever lays a card that does not fit, or lays one at the wrong time, takes it back and draws one card.
   *[other] Whoever lays a card that does not fit, or lays one at the wrong time, takes it back and draws { $count } cards.
}
book-table_talk_penalty = { $count ->
    [one] Nobody advises another player. Whoever is accused of it draws one card if more than half of the remaining players agree.
   *[other] Nobody advises another player. Whoever is accused of it draws { $count } cards if more than half of the remaining players agree.
}

## Winning and points

book-going-out = Whoever lays the last card has won the round at once.
book-going-out-teams = When somebody lays the last card the round is over at once, and both partners have won it.
book-last_card_draws-true = If that last card is a draw card, the next player still draws for it, and those cards count.
book-last_card_draws-true-game = If that last card is a draw card, the next player still draws for it.
book-last_card_draws-false = If that last card is a draw card, nobody draws for it.
book-match_games = { $count ->
    [one] There are no points: the winner of the round has won the game.
   *[other] There are no points. A match has { $count } rounds; whoever wins most of them wins it, and equals share the win.
}
book-scoring-winner-collects = The winner of a round scores the points of all cards that the others still hold.
book-scoring-winner-collects-teams = The team that wins a round scores the points of all cards that the other team still holds.
book-scoring-hands-count = After a round everybody counts the points of the cards left in hand and adds them to their own total.
book-scoring-hands-count-teams = After a round each team counts the points of the cards left in both its hands and adds them to its total.
book-target-winner-collects = { $target ->
    [one] One point wins the match.
   *[other] Whoever has { $target } points or more wins the match.
}
book-target-hands-count = { $target ->
    [one] Once anybody has a point, the match is over. The lowest total wins, and equal ones share the win.
   *[other] Once anybody has { $target } points or more, the match is over. The lowest total wins, and equal ones share the win.
}
book-going_out_bonus = { $points ->
    [one] The player who goes out scores { $points } point in place of nothing.
   *[other] The player who goes out scores { $points } points in place of nothing.
}
book-going_out_bonus-teams = { $points ->
    [one] For the team that goes out, { $points } point is added to what its partner still holds.
   *[other] For the team that goes out, { $points } points are added to what its partner still holds.
}
book-points-cards = Cards
book-points-points = Points
book-points-number = number cards
book-points-face = their number

## Fine points

book-fine-opening-numbers = A number with a meaning does nothing as the opening card.
book-fine-take = While cards are owed nothing else can be done on a turn: no ordinary draw, and no card that is not an answer.
book-fine-deflecting-reverses = Two reverses laid together on owed cards keep the direction, and the next player owes them.
book-fine-deflecting-skip = A skip laid on owed cards skips nobody: the player after the one who laid it owes them.
book-fine-coloured-four = A coloured +4 answers a black +4 in any colour.
book-fine-stacked-no-challenge = Whoever answers a wild +4 with a card can no longer challenge it.
book-fine-challenge-hand = For a challenge the hand counts as it was when the wild +4 was laid, without that card. Coloured special cards are cards of their colour.
book-fine-stacked-challenge = If a challenged wild +4 was laid on owed cards, whoever loses the challenge draws those too.
book-fine-challenge-pair = For a pair of wild +4 whoever loses a challenge draws twice the number.
book-fine-announcement = An announced Uno is for the next play only. If you do something else, it is void and costs nothing.
book-fine-skipped = A player who is skipped is not the next player: the time to be caught ends with the next player who really has a turn.
book-fine-going-out = An empty hand wins, and needs no Uno.
book-fine-going-out-numbers = A number with a meaning that is laid as the last card has no effect: the round is won.
book-fine-jump-when = You may jump in on your own turn, on a card that you laid yourself, and on the opening card.
book-fine-jump-owing = A draw card can be thrown in even by the player who owes its cards.
book-fine-jump-settling = Nobody jumps in while it is still being settled what the card on top does.
book-fine-jump-drawn = If somebody jumps in while a player thinks about a drawn card, that card is kept and the turn is lost.
book-fine-jump-effects = A card thrown in acts as if its player were on turn. Whoever was skipped before does not get the turn back.
book-fine-pairs-once = Two equal numbers with a meaning laid together act once.
book-fine-pairs-silence = Two silence cards laid together begin and end a silence.
book-fine-drawn-alone = A drawn card is laid alone, never as a pair.
book-fine-force-four = A drawn wild +4 has to be laid only if its condition is met.
book-fine-force = Only a card drawn on a turn has to be laid; cards that are owed or drawn as a penalty are kept.
book-fine-nothing-to-draw = If there is nothing to draw at all, whoever cannot lay a card passes.
book-fine-dead-end = If nobody can lay or draw a card any more, the round goes to the hand with the fewest points, and of equal ones to the first in turn.
book-fine-dead-end-game = If nobody can lay or draw a card any more, the fewest points in hand win, and of equal hands the first in turn. Numbers count their number, coloured special cards { $action }, wild cards { $wild }, and every +4 counts { $four }.
book-fine-dead-end-plain = If nobody can lay or draw a card any more, the fewest points in hand win, and of equal hands the first in turn. Numbers count their number.
book-fine-misplay = After a card laid against the rules everything stays as it was; only the cards for it are drawn.
book-fine-misplay-jump = A card thrown in that was right but came a moment too late costs nothing.
book-fine-two-reverses = Between two players a pair of reverses cancels out: the other player goes on.
book-fine-defence = The card that stops a swap may be the last one and win, and it may call for Uno, but it brings no swap of its own.
book-fine-slap = As soon as only one player has not slapped, that player is the last. Whoever slaps twice has slapped at the wrong time.
book-fine-sixty-nine = In a sixty-nine nobody is asked twice, and shedding begins with the one who asked. Everybody sheds all cards of the colour or none; special cards among them do nothing, and the last 6 or 9 added stays on top. Then the player after the one who asked goes on.
book-fine-silence = A silence ends with the round. Taps, and catching somebody, are not talking.
book-fine-teams-catch = Partners may catch each other.

## Examples

example-fits = The top card is { $top }, and you hold { $hand }. You may lay { $cards }.
example-pair = The top card is { $top }, and you hold { $card } twice. You may lay both at once.
example-four-top = The top card is { $top }.
example-four-honest = With { $hand } in hand, the wild +4 is allowed.
example-four-refused = With { $hand } in hand, the wild +4 is not allowed.
example-four-bluff = With { $hand } in hand, the wild +4 is a bluff.
example-challenge-guilty = { $count ->
    [0] { $layer } has bluffed with the wild +4, and { $victim } challenges. Nobody draws, and { $next } is to play.
    [one] { $layer } has bluffed with the wild +4, and { $victim } challenges. { $layer } draws one card, and { $next } is to play.
   *[other] { $layer } has bluffed with the wild +4, and { $victim } challenges. { $layer } draws { $count } cards, and { $next } is to play.
}
example-challenge-innocent = { $count ->
    [0] { $layer } has laid it honestly, and { $victim } challenges. Nobody draws, and { $next } is to play.
    [one] { $layer } has laid it honestly, and { $victim } challenges. { $victim } draws one card, and { $next } is to play.
   *[other] { $layer } has laid it honestly, and { $victim } challenges. { $victim } draws { $count } cards, and { $next } is to play.
}
example-must-draw = { $count ->
    [one] { $victim } owes one card for { $top } and has to draw it, in spite of { $hand } in hand.
   *[other] { $victim } owes { $count } cards for { $top } and has to draw them, in spite of { $hand } in hand.
}
example-answer = { $count ->
    [one] { $victim } owes one card for { $top } and holds { $hand }. As an answer { $victim } may lay { $cards }.
   *[other] { $victim } owes { $count } cards for { $top } and holds { $hand }. As an answer { $victim } may lay { $cards }.
}
example-answer-after = { $count ->
    [one] After { $card }, { $next } owes one card.
   *[other] After { $card }, { $next } owes { $count } cards.
}
example-jump = On top lies { $top }, and { $turn } is to play. { $jumper } also has { $card } and throws it in. Now { $next } is to play.
example-jump-draw = { $count ->
    [one] { $turn } owes the cards of { $top }. { $jumper } throws in another one. Now { $next } owes one card.
   *[other] { $turn } owes the cards of { $top }. { $jumper } throws in another one. Now { $next } owes { $count } cards.
}
example-points = { $winner } lays the last card.
example-points-teams = { $first } and { $second } are partners, and so are { $third } and { $fourth }.
example-points-hand = { $player } holds { $hand }: { $sum }.
example-points-result = { $points ->
    [one] { $player } scores { $points } point.
   *[other] { $player } scores { $points } points.
}
example-points-rest = Nobody else scores.

## The command

help-rules-book = A rulebook to print: everything that holds under a rule set, in words.
help-rules-book-format = Plain text, Markdown, or an HTML page with pictures of cards.
help-rules-book-save = Write the rulebook to this file.
book-written = Written to { $file }.
