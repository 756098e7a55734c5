# Rulebooks: the rules of one table, to print.
# Every key is a whole sentence (or a cell of a table) that stands on its own.

## The frame

book-title = Rulebook: { $preset }
book-title-changed = Rulebook: { $preset }, with changes
book-changed = This table plays { $preset } with some changes. About { $preset }: { $description }
book-changes-rule = Rule
book-changes-here = At this table
book-changes-deck = The cards you play with.
book-changes-preset = In { $preset }
book-yes = yes
book-no = no
book-none = none
book-any = any
book-rising = an equal or a higher one
book-half = half of the players, at least 3
book-deck-name-standard = the standard deck
book-deck-name-twins = a deck in which every coloured card has a twin
book-deck-name-colour-fours = a deck of twins with coloured +4
book-deck-name-double = the standard deck twice
book-deck-name-no-mercy = a deck of 168 cards with draw cards up to +10
book-deck-name-shuffle-112 = the standard deck with one card that shuffles all hands and three blank ones
book-deck-name-swap-112 = the standard deck with one card that swaps hands and three blank ones
book-deck-name-chat-wild = a deck of 140 cards with few numbers
book-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
book-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
book-example = Example
book-ledger-note = The numbers in brackets are the written rules behind a sentence: { $documents }.
book-ledger-letter = { $letter } is { $document }
book-code = The code of these rules is { $code }. Enter it in Last Card to play by them.
book-notice = UNO is a trademark of Mattel. Last Card is an independent project and has nothing to do with Mattel.

## Headings

book-section-changes = What is different at this table
book-section-short = The game in short
book-section-deal = Deck and deal
book-section-opening = The opening card
book-section-turn = Your turn
book-section-cards = Special cards
book-section-four = The wild +4
book-section-four-challenge = The wild +4 and the challenge
book-section-owing = Draw cards
book-section-uno = Uno
book-section-reactions = Out of turn
book-section-numbers = Special numbers
book-section-table = At the table
book-section-score = Winning
book-section-score-points = Winning and points
book-section-fine = Details

## The game in short

book-short-aim-game = Get rid of your cards. The first player with none left wins.
book-short-aim-game-teams = Get rid of your cards. The first team whose players all have none left wins.
book-short-aim-collects = { $target ->
    [one] The first player to get rid of all cards wins the round and scores the cards the others still hold. One point wins the match.
   *[other] The first player to get rid of all cards wins the round and scores the cards the others still hold. { $target } points win the match.
}
book-short-aim-collects-teams = { $target ->
    [one] The first team whose players have got rid of all cards wins the round and scores the cards the other team still holds. One point wins the match.
   *[other] The first team whose players have got rid of all cards wins the round and scores the cards the other team still holds. { $target } points win the match.
}
book-short-aim-hands = { $target ->
    [one] Get rid of your cards: what you still hold at the end of a round counts against you. As soon as someone has a point, the match ends and the lowest total wins.
   *[other] Get rid of your cards: what you still hold at the end of a round counts against you. As soon as someone has { $target } points, the match ends and the lowest total wins.
}
book-short-aim-leave-most = Get rid of your cards. After each round, the player with the most cards is out of the match. The last player left wins it.
book-short-aim-leave-target = { $target ->
    [one] Get rid of your cards: what you still hold at the end of a round counts against you. With one point you are out of the match. The last player left wins it.
   *[other] Get rid of your cards: what you still hold at the end of a round counts against you. With { $target } points you are out of the match. The last player left wins it.
}
book-short-one-left = The others play on until only one player has cards left.
book-short-turn-optional = On your turn, play a card that matches the top card by colour, number or symbol, or draw.
book-short-turn-when-stuck = On your turn, play a card that matches the top card by colour, number or symbol. If you have none, draw.
book-short-cards = Special cards do something when you play them. The table of special cards says what.
book-short-answer = When a draw card hits you, you may be able to pass it on.
book-short-double = You may play two identical cards at once.
book-short-equal = You may play several cards of the same number in one turn.
book-short-jump = If you hold the same card as the one on top, you may jump in with it, no matter whose turn it is.
book-short-uno = When you are down to one card, say Uno.
book-short-mercy = { $count ->
    [one] With one card in your hand, you are out of the round.
   *[other] With { $count } cards in your hand, you are out of the round.
}

## Deck and deal

book-players = For { $least } to { $most } players.
book-players-even = For an even number of players from { $least } to { $most }.
book-players-exactly = For exactly { $count } players.
book-players-none = The deck has { $cards } cards. That is not enough to deal { $size } to everyone, so nobody can play by these rules.
book-teams-partners = Two teams of two play against each other. Partners sit opposite each other, so the teams take turns.
book-teams-sides = Two teams play against each other. Every other seat belongs to the same team, so the teams take turns.
book-deck-standard = The deck has { $cards } cards. Each of the four colours has one 0, two of every number from 1 to 9 and two of every coloured special card. Black cards have no colour.
book-deck-twins = The deck has { $cards } cards. Each of the four colours has two of every number from 0 to 9 and two of every coloured special card, so every coloured card has a twin. Black cards have no colour.
book-deck-double = The deck has { $cards } cards: the standard deck twice. Each of the four colours has two 0s, four of every number from 1 to 9 and four of every coloured special card. Black cards have no colour.
book-deck-no-mercy = The deck has { $cards } cards. Each of the four colours has two of every number from 0 to 9. The table of special cards lists all others. Black cards have no colour.
book-deck-chat-wild = The deck has { $cards } cards. Each of the four colours has four of every number from 1 to 5 and four of every coloured special card. Black cards have no colour.
book-deck-own = This table has its own deck of { $cards } cards. The tables in this rulebook list them.
book-hand_size = { $count ->
    [one] Shuffle and deal one card to each player. Put the rest face down: this is the draw pile.
   *[other] Shuffle and deal { $count } cards to each player. Put the rest face down: this is the draw pile.
}
book-first_player-random = Choose the first player at random. Play goes clockwise.
book-first_player-left-of-dealer = The player to the left of the dealer starts. Play goes clockwise.
book-first_player-highest-card = Everyone turns over a card. The highest number starts. Players who tie turn over another one. Cards without a number are lower than all numbers. Play goes clockwise.
book-next_first-next-seat = In the next round, the player to the left of the previous first player starts.
book-next_first-next-seat-dealer = In the next round, the player to the left of the dealer deals.
book-next_first-winner = The winner of a round starts the next one.
book-next_first-loser = The player with the most points in hand at the end of a round starts the next one.
book-next_first-loser-one-left = The last player with cards in a round starts the next one.
book-next_first-dealer = The player to the right of the one who starts deals.
book-seat_order-shuffled = Draw new seats before each round except the first. This does not change who starts.

## The opening card

book-opening = Turn over the top card of the draw pile and put it down face up. It starts the discard pile.
book-opening_actions-apply-skip = If it is a skip, the first player misses their turn.
book-opening_actions-apply-draw = If it is a coloured draw card, the first player draws its cards and misses their turn.
book-opening_actions-apply-draw-answer = If it is a coloured draw card, the first player owes its cards and may answer as usual.
book-opening_actions-apply-skip-all = If it is a skip everyone, the dealer starts.
book-opening_actions-apply-skip-all-lot = If it is a skip everyone, the player to the right of the first player starts instead.
book-opening_actions-apply-discard-all = If it is a discard all, it has no effect.
book-opening_actions-ignore = If it is a coloured special card, it has no effect: it only shows a colour and a symbol.
book-opening_actions-redraw = If it is a coloured special card, shuffle it back into the draw pile and turn over another card.
book-opening_reverse-as-played = If it is a reverse, it counts as played by the player to the right of the first player. Play goes counterclockwise, and the player two seats to the right of the first player starts.
book-opening_reverse-as-played-more = If it is a reverse and three or more are playing, it counts as played by the player to the right of the first player. Play goes counterclockwise, and the player two seats to the right of the first player starts.
book-opening_reverse-as-played-two = If it is a reverse and only two are playing, the first player starts as usual.
book-opening_reverse-as-played-two-skips = If it is a reverse and only two are playing, the first player misses their turn.
book-opening_reverse-dealer-starts = If it is a reverse, the dealer starts and play goes counterclockwise.
book-opening_reverse-dealer-starts-lot = If it is a reverse, the player to the right of the first player starts instead and play goes counterclockwise.
book-opening_reverse-first-player-starts = If it is a reverse, the first player starts as usual, but play goes counterclockwise.
book-opening_wild-choose = If it is a plain wild, the first player chooses the colour.
book-opening_wild-choose-blank = If it is a plain wild or a blank one, the first player chooses the colour. Nothing else happens.
book-opening_wild-redraw = If it is a plain wild, shuffle it back into the draw pile and turn over another card.
book-opening_wild-redraw-blank = If it is a plain wild or a blank one, shuffle it back into the draw pile and turn over another card.
book-opening_wild_draw-apply = If it is a black draw card ({ $cards }), the first player chooses the colour, draws its cards and misses their turn.
book-opening_wild_draw-apply-answer = If it is a black draw card ({ $cards }), the first player chooses the colour, owes its cards and may answer as usual.
book-opening_wild_draw-redraw = If it is a black draw card ({ $cards }), shuffle it back into the draw pile and turn over another card.
book-opening-black-redraw = If it is a black card, shuffle it back into the draw pile and turn over another card.
book-opening-never = These cards never open a round: { $cards }. Shuffle them back into the draw pile and turn over another card.
book-opening_numbers-ignore = If it is a special number, it has no effect.
book-opening_numbers-act = If it is a special number, it works as if the player to the right of the first player had played it.
book-opening_numbers-act-swap = If it is a { $number }, however, the first player is the one to swap hands.

## A turn

book-fits = On your turn, play one card onto the discard pile. It must match the colour, the number or the symbol of the top card.
book-fits-black = Black cards match every card. When you play one, choose the colour that play continues with. You may choose the current colour.
book-black_on_black-false = Black cards match every coloured card, but you may not play a black card on a black card. When you play one, choose the colour that play continues with. You may choose the current colour.
book-fits-amount = A coloured draw card also matches a black one with the same number.
book-draw-optional = Instead of playing a card, you may draw, even if you hold a card that matches.
book-draw-when-stuck = Draw only if you have no card to play. A black card you may play counts too.
book-draw-when-stuck-bluff = Draw only if you have no card you can play honestly. You never have to bluff.
book-drawn_card-keep = When you draw, take one card and keep it. Your turn is over.
book-drawn_card-may-play = When you draw, take one card. If you can play this card, you may do so right away. Otherwise your turn is over.
book-drawn_card-must-play = When you draw, take one card. If you can play this card, you must do so right away. Otherwise your turn is over.
book-drawn_card-keep-until = When you draw, keep drawing until you get a card that you can play, or until there are no more. You keep all these cards, and your turn is over.
book-drawn_card-may-play-until = When you draw, keep drawing until you get a card that you can play, or until there are no more. You may play that card right away. Otherwise your turn is over.
book-drawn_card-must-play-until = When you draw, keep drawing until you get a card that you can play, or until there are no more. You must play that card right away.
book-drawn_card-may-play-any = When you draw, take one card. Then you may play it, or any other card of your hand that you can play. Otherwise your turn is over.
book-drawn_card-may-play-any-until = When you draw, keep drawing until you get a card that you can play, or until there are no more. Then you may play it, or any other card of your hand that you can play. Otherwise your turn is over.
book-draw_count-launcher = When you draw, press the launcher. Half of the time it gives you nothing, else one to six cards. You keep them, and your turn is over.
book-draw_most = { $count ->
    [one] You draw one card at most in this way.
   *[other] You draw { $count } cards at most in this way.
}
book-hand_limit = { $count ->
    [one] With one card or more in your hand, you do not draw on your turn. If you have no card to play, you pass. You still draw cards you owe and penalty cards.
   *[other] With { $count } cards or more in your hand, you do not draw on your turn. If you have no card to play, you pass. You still draw cards you owe and penalty cards.
}
book-hand_limit-until = { $count ->
    [one] With one card or more in your hand, you do not draw on your turn, and you stop drawing as soon as you have that many. If you have no card to play, you pass. You still draw cards you owe and penalty cards.
   *[other] With { $count } cards or more in your hand, you do not draw on your turn, and you stop drawing as soon as you have that many. If you have no card to play, you pass. You still draw cards you owe and penalty cards.
}
book-pile = If someone has to draw and the draw pile is empty, shuffle all discards except the top card. They become the new draw pile.
book-double_play-true = You may play two identical cards together if they match, and choose one colour for a black pair.
book-double_play-true-coloured = You may play two identical cards together if they match.
book-equal_cards-numbers = You may play several cards of the same number in one turn, whatever their colours. The first must match the top card, and the last stays on top. You never have to.
book-equal_cards-symbols = You may play several cards of the same number in one turn, whatever their colours, or several skips, reverses or coloured draw cards of the same kind. The first must match the top card, and the last stays on top. You never have to.
book-double-reverse = Two reverses played together cancel each other out: the direction stays the same.
book-equal-reverse = Two or four reverses played together cancel each other out: the direction stays the same. Three count as one.
book-double-draw = Draw cards played together add up.
book-bomb = { $count ->
    [one] Bomb: with one card, all others draw a card. If it was your last, nobody draws.
   *[other] Bomb: if you play { $count } or more cards of the same number together, all others draw a card, before anything else happens. If you have no cards left, nobody draws.
}
book-double_skip-one = Two skips played together skip only one player.
book-double_skip-two = Two skips played together skip two players.
book-double_skip-one-equal = Skips played together skip only one player.
book-double_skip-two-equal = Skips played together skip one player for each card.
book-go_out_on_black-false = Your last card must not be black.
book-last_card-no-draw-card = Your last card must not be a draw card.
book-last_card-number = Your last card must be a number card.
book-plain_wild_on_black_plus-false = Black cards match every card, except that you may not play a plain wild on a black draw card, even after its cards have been drawn. When you play a black card, choose the colour that play continues with. You may choose the current colour.
book-two_player_reverse_skips-true = With two players, a reverse works like a skip: you play again.
book-two_player_reverse_skips-false = With two players, a reverse changes nothing: your opponent is next.
book-two-players-skip = With two players, you play again after a skip.
book-two-players-draw = With two players, you play again after your opponent has drawn for a draw card.
book-two-players-reverse-four = With two players, a wild reverse +4 comes back to you: you owe its cards yourself, and may answer if you can.
book-two-left = What holds for two players also holds when only two are left.
book-two-left-only = “With two players” means that only two are left.
book-card-skip-all = A skip everyone matches its colour and another skip everyone, but not a plain skip.
book-card-discard-all = With a discard all, all other cards of its colour go from your hand under it. You cannot keep any. They have no effect. If you have no cards left, that was your last card.
book-roulette_by-victim = After a colour roulette, the next player chooses a colour and draws until a card of that colour comes. Black cards do not count. That player keeps all these cards and misses their turn. Play goes on with the chosen colour. A colour roulette is not a draw card: nothing answers it.
book-roulette_by-layer = When you play a colour roulette, the next player draws until a card of the colour you chose comes. Black cards do not count. That player keeps all these cards and misses their turn. A colour roulette is not a draw card: nothing answers it.
book-swap-card-optional = With the card that swaps hands, choose the colour first. Then you may swap hands with a player of your choice.
book-swap-card-required = With the card that swaps hands, choose the colour first. Then you must swap hands with a player of your choice.
book-card-shuffle = With the card that shuffles hands, choose the colour first. Then shuffle all hands together and deal them out card by card, starting with the next player, until none are left.
book-blank_card-wild = A blank wild is just a wild at this table.
book-blank_card-rotate = A blank wild has a rule of its own at this table: everyone passes their hand to the next player.
book-blank_card-skip-everyone = A blank wild has a rule of its own at this table: all others miss their turn, and you play again.
book-blank_card-others-draw-2 = A blank wild has a rule of its own at this table: all others draw two cards. They keep their turns.
book-card-aimed = When you play a wild aimed +2, choose a colour and a player. That player draws two cards at once and keeps their turn. Nobody can answer it.

## The table of special cards

book-cards-card = Card
book-cards-count = In the deck
book-cards-does = What it does
book-cards-points = Points
book-name-number = { $number }
book-name-six-nine = 6 and 9
book-does-skip = The next player misses a turn.
book-does-skip-deflect = The next player misses a turn. If you owe cards, it passes them to the next player instead.
book-does-reverse = The direction of play changes.
book-does-reverse-deflect = The direction of play changes. If you owe cards, it sends them the other way.
book-does-draw = { $count ->
    [one] The next player draws one card and misses a turn.
   *[other] The next player draws { $count } cards and misses a turn.
}
book-does-draw-answer = { $count ->
    [one] The next player owes one card.
   *[other] The next player owes { $count } cards.
}
book-does-wild = You choose the colour.
book-does-skip-all = All others miss their turn: you play again.
book-does-discard-all = All other cards of its colour in your hand go with it.
book-does-reverse-four = You choose the colour, and the direction of play changes. Then the next player draws 4 cards and misses a turn.
book-does-reverse-four-answer = You choose the colour, and the direction of play changes. Then the next player owes 4 cards.
book-does-roulette-victim = The next player chooses the colour, draws until it comes, and misses a turn.
book-does-roulette-layer = You choose the colour. The next player draws until it comes, and misses a turn.
book-does-swap-hands-optional = You choose the colour and may swap hands with another player.
book-does-swap-hands-required = You choose the colour and swap hands with another player.
book-does-shuffle-hands = You choose the colour. All hands are shuffled together and dealt again.
book-does-blank-wild = You choose the colour, as with a wild.
book-does-blank-rotate = You choose the colour. Everyone passes their hand to the next player.
book-does-blank-skip-everyone = You choose the colour. All others miss their turn: you play again.
book-does-blank-others-draw-2 = You choose the colour. All others draw two cards.
book-does-aimed = You choose the colour and a player, who draws 2 cards.
book-does-wild-draw = { $count ->
    [one] You choose the colour. The next player draws one card and misses a turn.
   *[other] You choose the colour. The next player draws { $count } cards and misses a turn.
}
book-does-wild-draw-answer = { $count ->
    [one] You choose the colour. The next player owes one card.
   *[other] You choose the colour. The next player owes { $count } cards.
}
book-does-four-challenge = You choose the colour. The next player draws 4 cards and misses a turn, unless someone challenges.
book-does-four-answer-challenge = You choose the colour. The next player owes 4 cards, unless someone challenges.
book-does-swap-optional = You may swap hands with another player.
book-does-swap-required = You swap hands with another player.
book-does-rotate = Everyone passes their hand to the next player.
book-does-slap = Everyone slaps the pile.
book-does-silence = Starts or ends the silence.
book-does-sixty-nine = A 9 on a 6 of the same colour, or a 6 on a 9, makes a sixty-nine.
book-numbers-number = Number

## The wild +4

book-wild_draw_four-free = You may play the wild +4 at any time, whatever else you hold.
book-wild_draw_four-no-colour = You may play the wild +4 only if you hold no card of the current colour. It does not matter if you hold a matching number or symbol, or other black cards.
book-wild_draw_four-no-colour-bluff = Playing the wild +4 is honest if you hold no card of the current colour. It does not matter if you hold a matching number or symbol, or other black cards.
book-wild_draw_four-no-number = You may play the wild +4 only if you hold no number card of the current colour. It does not matter if you hold action cards of that colour, a matching number or symbol, or other black cards.
book-wild_draw_four-no-number-bluff = Playing the wild +4 is honest if you hold no number card of the current colour. It does not matter if you hold action cards of that colour, a matching number or symbol, or other black cards.
book-wild_draw_four-no-alternative = You may play the wild +4 only if you hold no coloured card that you could play. It does not matter if you hold other black cards.
book-wild_draw_four-no-alternative-bluff = Playing the wild +4 is honest if you hold no coloured card that you could play. It does not matter if you hold other black cards.
book-wild_draw_four_bluff-true = Otherwise, playing it is a bluff. You may bluff, but if you are challenged, you pay for it.
book-wild_draw_four_bluff-true-safe = Otherwise, playing it is a bluff. You may bluff, and nobody can do anything about it.
book-challenge_by-victim = If someone plays a wild +4 on you, you may challenge it instead of drawing. They then show you their hand, but not the others.
book-challenge_by-anyone = Anyone except the player of the wild +4 may challenge it, until the player it hits has acted. Only the first challenge counts. The challenger is shown the hand, but not the others.
book-guilty_draws = { $count ->
    [0] If it was a bluff, nobody draws, and the player it hit takes a normal turn.
    [one] If it was a bluff, the bluffer draws one card. The player it hit draws nothing and takes a normal turn.
   *[other] If it was a bluff, the bluffer draws { $count } cards. The player it hit draws nothing and takes a normal turn.
}
book-innocent_draws-victim = { $count ->
    [0] If it was honest, the challenger draws nothing but misses their turn.
    [one] If it was honest, the challenger draws one card instead of 4 and misses their turn.
   *[other] If it was honest, the challenger draws { $count } cards instead of 4 and misses their turn.
}
book-innocent_draws-anyone = { $count ->
    [0] If it was honest, nobody draws. The player it hit misses their turn.
    [one] If it was honest, the challenger draws one card, and nobody draws the 4. The player it hit misses their turn, whoever challenged.
   *[other] If it was honest, the challenger draws { $count } cards, and nobody draws the 4. The player it hit misses their turn, whoever challenged.
}
book-challenge-vain = Nobody can bluff at this table, so a challenge always fails.
book-challenge-colour = The chosen colour stays, whoever wins the challenge.

## Draw cards

book-owing-answer = When a draw card hits you, you owe its cards. Either draw them and miss your turn, or answer with a card from your hand.
book-stacking-none = When a draw card hits you, draw its cards and miss your turn. You cannot answer it, not even with another draw card.
book-stacking-none-deflect = You cannot answer with a draw card.
book-stacking-any = You can answer with another draw card, higher or lower. The cards add up, and the next player owes the total.
book-stacking-rising = You can answer with another draw card that is as high or higher. The cards add up, and the next player owes the total.
book-stacking-listed = You can answer with another draw card like this: { $pairs }. The cards add up, and the next player owes the total.
book-stack-pair = { $answer } on { $top }
book-stacking_colour-any = The colour of the draw card you answer with does not matter.
book-stacking_colour-fitting = If you answer with a coloured draw card, it must have the current colour or the same number as the card on top.
book-stacking-four = The rules about the wild +4 also hold when you answer with one.
book-deflect_with-reverse = You can answer with a reverse. The direction of play changes, and the next player in that direction owes all the cards.
book-deflect_with-reverse-plus-2 = You can answer a coloured +2 with a reverse. The direction of play changes, and the next player in that direction owes all the cards.
book-deflect_with-reverse-plus-4 = You can answer a +4 with a reverse. The direction of play changes, and the next player in that direction owes all the cards.
book-deflect_with-skip = You can answer with a skip. The next player owes all the cards.
book-deflect_with-skip-plus-2 = You can answer a coloured +2 with a skip. The next player owes all the cards.
book-deflect_with-skip-plus-4 = You can answer a +4 with a skip. The next player owes all the cards.
book-deflect_colour-fitting = The card that passes cards on must match the top card.
book-deflect_colour-any = The card that passes cards on may have any colour. Its colour is then the current one.
book-deflect-again = If cards are passed to you like this, you can pass them on in the same way.
book-deflect-again-stacking = If cards are passed to you like this, you can pass them on in the same way, or answer with a draw card that is allowed: a coloured one of the same colour, or a black one.
book-revenge-true = Revenge: a draw card that is played on a draw card counts double, whether the cards below are still owed or already drawn.
book-owing-choice = You never have to answer. If you do not, draw all the cards you owe and miss your turn.

## Uno

book-call_when-at-one = As soon as you have exactly one card, say Uno.
book-call_when-announce = Say Uno as you play your second-to-last card, or on your turn just before you play it.
book-call_when-announce-pairs = Say Uno as you play your second-to-last card, or the pair that leaves you with one card. You may also say it on your turn just before you play.
book-call_when-announce-several = Say Uno as you play the card or the cards that leave you with one, or on your turn just before you play.
book-uno-tap = Tapping the table twice counts as saying Uno.
book-uno-again = You may say Uno as often as you like while you hold one card.
book-uno-in-time = If you say it late, but before anyone catches you, you are safe.
book-uno_penalty = { $count ->
    [one] If you forget it and another player catches you, draw one card.
   *[other] If you forget it and another player catches you, draw { $count } cards.
}
book-catch_until-at-once = { $count ->
    [one] If you forget it, draw one card. Nobody has to notice.
   *[other] If you forget it, draw { $count } cards. Nobody has to notice.
}
book-uno_penalty-nought = Forgetting it costs nothing.
book-catch_until-while-holding-one = You can be caught as long as you hold that one card.
book-catch_until-next-player-acts = You can be caught until the next player plays or draws a card.
book-catch_until-next-player-acts-jump = You can be caught until the next player plays or draws a card, or someone jumps in.
book-catch_until-next-turn-begins = You can be caught until the next player starts their turn by playing or drawing a card.
book-catch_until-next-turn-begins-jump = You can be caught until the next player starts their turn by playing or drawing a card, or someone jumps in.
book-catch_until-next-turn-begins-clock = You can be caught until the next player starts their turn by doing something, but for { $time } at most.
book-catch_until-second-next-acts = You can be caught until the next two players have each played or drawn.
book-catch_until-second-next-acts-jump = You can be caught until the next two players have each played, drawn or jumped in.
book-grace_seconds = You have { $time } to say it. A catch made sooner waits until then, and does not count if you say Uno in time.
book-false_catch_penalty = { $count ->
    [one] If you catch someone by mistake, draw one card.
   *[other] If you catch someone by mistake, draw { $count } cards.
}
book-false_call_penalty = { $count ->
    [one] If you say Uno by mistake, draw one card.
   *[other] If you say Uno by mistake, draw { $count } cards.
}

## Out of turn

book-jump_in-coloured = Jump-in: if you hold a coloured card identical to the top card, you may play it at once, no matter whose turn it is. Play continues with the player after you.
book-jump_in-all = Jump-in: if you hold a card identical to the top card, you may play it at once, no matter whose turn it is. This includes black cards, and you choose the colour. Play continues with the player after you.
book-jump_in_until-next-turn-move = Be quick: you can jump in only until the next player plays or draws a card.
book-jump_in_until-next-card = You can jump in until another card is played, even if someone has drawn in the meantime.
book-jump_in_on_draw-add = If you jump in with a draw card before the cards of its twin are drawn, the player hit by the twin is off the hook. The player after you owes the cards of both.
book-jump_in_on_draw-restart = If you jump in with a draw card while cards are still owed, those cards are forgotten. The player after you owes only the cards of your draw card.
book-jump_in_on_draw-refused = You cannot jump in while cards are owed.
book-jump_in_on_draw-after = If you jump in with a draw card after the cards of its twin have been drawn, the player after you owes only the cards of your draw card.
book-sixty_nine-true = Sixty-nine: if you play a 9 on a 6 of the same colour, or a 6 on a 9, everyone else is asked in turn to add a 6 or a 9 of that colour.
book-sixty_nine-enough = { $count ->
    [one] Everyone in turn may then discard all their cards of that colour.
   *[other] If at least { $count } players take part, including you, everyone in turn may discard all their cards of that colour.
}
book-sixty_nine-enough-half = If at least half of the players (rounded down) and no fewer than 3 take part, including you, everyone in turn may discard all their cards of that colour.
book-sixty_nine-enough-number = If at least { $count } players take part, including you (or all, if there are fewer), everyone in turn may discard all their cards of that colour.
book-sixty_nine-few = If too few take part, nobody may discard, and the added cards stay on the pile.
book-sixty_nine-ends = Anyone who is out of cards at the end of a sixty-nine wins. If there are several, the first of them in turn order wins, starting with the player who made it.
book-sixty_nine-ends-one-left = Everyone without cards at the end of a sixty-nine is out. The first of them in turn order counts as first, starting with the player who made it.

## Special numbers

book-swap-optional = If you play a { $number }, you may swap hands with a player of your choice.
book-swap-required = If you play a { $number }, you must swap hands with a player of your choice.
book-swap_defence-true = If you choose the next player, they may stop the swap by playing a { $number }. Nobody swaps, and that was their turn.
book-rotate_number = When a { $number } is played, everyone passes their hand to the next player in the direction of play.
book-slap_number = When a { $number } is played, everyone slaps the pile, including the player who played it. Play goes on when all have slapped.
book-slap_penalty = { $count ->
    [one] If you slap last or at the wrong time, draw one card.
   *[other] If you slap last or at the wrong time, draw { $count } cards.
}
book-silence_number = When a { $number } is played, nobody may talk until the next { $number } is played. During this silence, tap the table twice instead of saying Uno.
book-silence_penalty = { $count ->
    [0] If someone talks, the silence ends.
    [one] If you talk, you draw one card, and the silence ends.
   *[other] If you talk, you draw { $count } cards, and the silence ends.
}

## At the table

book-turn_seconds = You have { $time } for your turn. If you take longer, you draw one card, or the cards you owe, and your turn is over.
book-turn_seconds-misplay = { $count ->
    [one] You have { $time } for your turn. If you take longer, you draw one card plus the cards you owe, and your turn is over.
   *[other] You have { $time } for your turn. If you take longer, you draw { $count } cards plus the cards you owe, and your turn is over.
}
book-hints-false = The screen does not mark the cards you can play.
book-open_hands = { $count ->
    [one] If you hold one card, it lies open for everyone to see.
   *[other] If you hold { $count } cards or fewer, your hand lies open for everyone to see.
}
book-match_seconds = The whole match lasts { $time } at most. When the time is up, the player with the fewest cards wins the round and the match. If there is a tie, the one with the fewest points in hand wins.
book-match_seconds-points = The whole match lasts { $time } at most. When the time is up, the player with the fewest cards wins the round. If there is a tie, the one with the fewest points in hand wins. The points of the round are counted, and the leader wins the match.
book-misplay_penalty = { $count ->
    [one] If you play a card that does not match, or play at the wrong time, take the card back and draw one card.
   *[other] If you play a card that does not match, or play at the wrong time, take the card back and draw { $count } cards.
}
book-table_talk_penalty = { $count ->
    [one] Do not tell other players what to play. If you are accused of it and more than half of the others agree, draw one card.
   *[other] Do not tell other players what to play. If you are accused of it and more than half of the others agree, draw { $count } cards.
}

## Winning and points

book-going-out = When you play your last card, you win the round at once.
book-going-out-teams = When you play your last card, your team wins the round at once.
book-round_ends-one-left = The first player with no cards left has won the round. The others play on for the next places, until only one player has cards.
book-round_ends-one-left-teams = A player with no cards left is out, and the others play on. The first team with no players left in the round wins it.
book-round_ends-last-card = The last card of a player who is out still sets the colour, changes the direction, skips the next player or makes them owe cards. Nothing else happens.
book-mercy = { $count ->
    [one] As soon as you hold one card, you are knocked out of the round.
   *[other] As soon as you hold { $count } cards, you are knocked out of the round, whatever you drew them for. You draw no more. Put your cards face down under the discard pile.
}
book-mercy-last = If all others are knocked out, the last player left wins the round.
book-mercy-last-one-left = If all others are knocked out before anyone is out of cards, the last player left wins the round.
book-mercy-last-teams = The rest of the team plays on. A team whose players are all knocked out has lost the round.
book-last_card_draws-true = If the last card is a draw card, the next player still draws, and those cards count.
book-last_card_draws-true-game = If the last card is a draw card, the next player still draws.
book-last_card_draws-false = If the last card is a draw card, nobody draws.
book-last_card_draws-true-one-left = If the card that ends the round is a draw card, its cards are still drawn.
book-last_card_draws-false-one-left = If the card that ends the round is a draw card, nobody draws for it.
book-scoring-none = There are no points.
book-match_games = { $count ->
    [one] There are no points: whoever wins the round wins the match.
   *[other] There are no points. A match has { $count } rounds. Whoever wins the most rounds wins it, and ties share the win.
}
book-scoring-winner-collects = The winner of a round scores the points of all cards the others still hold.
book-scoring-winner-collects-teams = The team that wins a round scores the points of all cards the other team still holds.
book-scoring-hands-count = After each round, all players add the points of the cards they still hold to their totals.
book-scoring-hands-count-teams = After each round, both teams add the points of the cards they still hold to their totals.
book-target-winner-collects = { $target ->
    [one] The first to have a point wins the match.
   *[other] The first to have { $target } points or more wins the match.
}
book-target-hands-count = { $target ->
    [one] As soon as someone has a point, the match is over. The lowest total wins, and ties share the win.
   *[other] As soon as someone has { $target } points or more, the match is over. The lowest total wins, and ties share the win.
}
book-mercy_points = { $points ->
    [one] A player who was knocked out counts one point instead of their cards.
   *[other] A player who was knocked out counts { $points } points instead of their cards.
}
book-elimination-most-cards = After each round, the player with the most cards is out of the match. If there is a tie, the one with more points in hand is out. The last player left wins the match.
book-elimination-target = { $target ->
    [one] Whoever has a point is out of the match. The last player left wins it. If all who are left reach it together, the lowest total wins.
   *[other] Whoever has { $target } points or more is out of the match. The last player left wins it. If all who are left reach them together, the lowest total wins.
}
book-going_out_bonus = { $points ->
    [one] The player who goes out scores { $points } point instead of 0.
   *[other] The player who goes out scores { $points } points instead of 0.
}
book-going_out_bonus-teams = { $points ->
    [one] The team that goes out adds { $points } point to the cards it still holds.
   *[other] The team that goes out adds { $points } points to the cards it still holds.
}
book-points-cards = Cards
book-points-points = Points
book-points-number = number cards
book-points-face = their number

## Details

book-fine-take = If you owe cards on your turn, you can only answer or draw what you owe.
book-fine-opening-sixty-nine = An opening 6 or 9 does not make a sixty-nine by itself, but a card played on it can.
book-fine-deflecting-reverses = If you answer with two reverses together, the direction stays the same, and the next player owes the cards.
book-fine-deflecting-skip = A skip played as an answer skips nobody: the player after you owes the cards.
book-fine-coloured-four = A coloured +4 of any colour can answer a black +4.
book-fine-stacked-no-challenge = Once you have answered a wild +4 with a card, you can no longer challenge it.
book-fine-challenge-hand = A challenge looks at the hand as it was when the wild +4 was played, without that card.
book-fine-challenge-actions = In a challenge, coloured special cards count as cards of their colour.
book-fine-stacked-challenge = If the wild +4 was played as an answer, the loser of the challenge also draws the cards owed before it.
book-fine-challenge-pair = For a pair of wild +4, the loser of a challenge draws twice as many cards.
book-fine-challenge-revenge = The player who loses the challenge also draws the cards that revenge adds to a wild +4.
book-fine-announcement = If you say Uno before you play and then do something else, it does not count, but it costs nothing.
book-fine-skipped = A player who is skipped does not count as the next player: you can be caught until someone actually takes a turn.
book-fine-going-out = You do not have to say Uno for a play that leaves you with no cards.
book-fine-going-out-numbers = A special number has no effect as your last card: you have already won.
book-fine-last-four = Nobody can challenge a wild +4 that was a player's last card.
book-fine-bad-last-card = A card that may not be your last is a card you cannot play. If it is all you have, draw on your turn.
book-fine-hands = After hands have changed owners, everyone who now holds one card has to say Uno.
book-fine-at-once = The penalty for a forgotten Uno comes as soon as your play is settled, before anyone acts.
book-fine-at-once-jump = You do not have to say Uno when you jump in.
book-fine-at-once-force = You do not have to say Uno for a coloured card that you draw and must play at once.
book-fine-at-once-hands = You do not have to say Uno for a hand that you get from others.
book-fine-launcher = For a forgotten Uno, you press the launcher once for each penalty card.
book-fine-out = A player who is out owes nothing and decides nothing any more. Play passes over them, and so does everything else.
book-fine-knocked-out = The cards of a player who was knocked out are not shown. They come back with the next new draw pile.
book-fine-knocked-out-most = A player who was knocked out counts as holding the number of cards that knocks a player out.
book-fine-jump-when = You may also jump in on your own turn, on a card you played yourself, and on the opening card.
book-fine-jump-owing = You may jump in with a draw card even if you are the one who owes the cards of its twin.
book-fine-jump-settling = Nobody can jump in until the effect of the top card is settled.
book-fine-jump-drawn = If someone jumps in while you decide about a card you drew, you keep that card and lose the turn.
book-fine-jump-effects = When you jump in, the card works as if it were your turn. A player who was skipped before does not get their turn back.
book-fine-pairs-once = Special numbers played together work only once.
book-fine-pairs-silence = Two silence numbers played together start a silence and end it.
book-fine-equal-silence = Silence numbers played together start or end the silence once for each card.
book-fine-drawn-alone = Play a card you just drew by itself, not as a pair.
book-fine-drawn-alone-equal = Play a card you just drew by itself, without others of the same number.
book-fine-jump-alone = You jump in with one card only, and only on the last of several cards.
book-fine-force-four = You must play a wild +4 you draw only if it would be honest.
book-fine-force = You must play only a card that you draw as your turn. Cards you owe and penalty cards go into your hand.
book-fine-nothing-to-draw = If there is nothing left to draw and you have no card to play, you pass.
book-fine-dead-end = If nobody can play or draw any more, the player with the fewest points in hand wins the round. If there is a tie, the one whose turn comes first wins.
book-fine-dead-end-teams = If nobody can play or draw any more, the team with the fewest points in hand wins the round. If there is a tie, the team whose turn comes first wins.
book-fine-first-out = Whatever ends the round, the first player without cards has won it.
book-fine-dead-end-values = To settle this, number cards count their number, coloured special cards { $action }, black cards { $wild }, and a wild +4 or coloured +4 { $four }.
book-fine-dead-end-values-hands = Blank cards and other special wilds count { $hands }.
book-fine-dead-end-plain = To settle this, cards count their number.
book-fine-misplay = After a mistake, play goes on as if it had not happened, except for the cards drawn.
book-fine-misplay-jump = Jumping in a moment too late is not a mistake and costs nothing.
book-fine-two-reverses = With two players, two reverses played together cancel each other out: your opponent is next.
book-fine-defence = The card that stops a swap may be the player's last one and win, and may leave them with one card and Uno to say. It does not start another swap.
book-fine-slap = As soon as only one player has not slapped, that player is last. Slapping twice counts as slapping at the wrong time.
book-fine-sixty-nine = In a sixty-nine, everyone is asked once. The player who made it is the first to discard. You discard all your cards of the colour or none. Special cards discarded like this have no effect, and the last 6 or 9 added stays on top. Then the player after the one who made it is next.
book-fine-silence = A silence ends with the round. Taps and catches are not talking.
book-fine-teams-catch = Players of the same team may catch each other.

## Examples

example-fits = The top card is { $top }, and you hold { $hand }. You may play { $cards }.
example-pair = The top card is { $top }, and you hold { $card } twice. You may play both at once.
example-equal = The top card is { $top }, and you hold { $first } and { $last }. You may play both in one turn. If you play { $last } last, it stays on top.
example-discard-all = You hold { $hand }. If you play { $card }, { $gone } go with it, and you keep { $left }.
example-four-top = The top card is { $top }.
example-four-honest = With { $hand } in your hand, you may play the wild +4.
example-four-refused = With { $hand } in your hand, you may not play the wild +4.
example-four-bluff = With { $hand } in your hand, the wild +4 is a bluff.
example-challenge-guilty = { $count ->
    [0] If { $layer } bluffs with the wild +4 and { $victim } challenges, nobody draws, and { $next } is next.
    [one] If { $layer } bluffs with the wild +4 and { $victim } challenges, { $layer } draws one card, and { $next } is next.
   *[other] If { $layer } bluffs with the wild +4 and { $victim } challenges, { $layer } draws { $count } cards, and { $next } is next.
}
example-challenge-innocent = { $count ->
    [0] If { $layer } plays the wild +4 honestly and { $victim } challenges, nobody draws, and { $next } is next.
    [one] If { $layer } plays the wild +4 honestly and { $victim } challenges, { $victim } draws one card, and { $next } is next.
   *[other] If { $layer } plays the wild +4 honestly and { $victim } challenges, { $victim } draws { $count } cards, and { $next } is next.
}
example-must-draw = { $count ->
    [one] { $victim } is hit by { $top } and holds { $hand }. { $victim } still has to draw one card.
   *[other] { $victim } is hit by { $top } and holds { $hand }. { $victim } still has to draw { $count } cards.
}
example-answer = { $count ->
    [one] { $victim } owes one card for { $top } and holds { $hand }. { $victim } may answer with { $cards }.
   *[other] { $victim } owes { $count } cards for { $top } and holds { $hand }. { $victim } may answer with { $cards }.
}
example-answer-after = { $count ->
    [one] If { $victim } plays { $card }, { $next } owes one card.
   *[other] If { $victim } plays { $card }, { $next } owes { $count } cards.
}
example-jump = The top card is { $top }, and it is { $turn }'s turn. { $jumper } jumps in with another { $card }. Now it is { $next }'s turn.
example-jump-draw = { $count ->
    [one] { $turn } owes the cards of { $top }. { $jumper } jumps in with another one. Now { $next } owes one card.
   *[other] { $turn } owes the cards of { $top }. { $jumper } jumps in with another one. Now { $next } owes { $count } cards.
}
example-points = { $winner } plays the last card.
example-points-teams = { $first } and { $second } play together, and so do { $third } and { $fourth }.
example-points-hand = { $player } holds { $hand }: { $sum }.
example-points-result = { $points ->
    [one] { $player } scores { $points } point.
   *[other] { $player } scores { $points } points.
}
example-points-rest = Nobody else scores.

## The command

help-rules-book = Print a rulebook: all the rules of a rule set in plain words.
help-rules-book-format = Plain text, Markdown, or an HTML page with pictures of the cards.
help-rules-book-save = Write the rulebook to this file.
book-written = Written to { $file }.
