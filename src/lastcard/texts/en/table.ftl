# Texts at the table: cards, events, refusals.

## Cards

card-hidden = a card
card-coloured = { $colour } { $symbol }
card-wild = wild
card-wild-plus = wild { $plus }
card-wild-reverse-plus = wild reverse { $plus }
card-wild-aimed-plus = wild aimed { $plus }
card-wild-roulette = colour roulette
card-wild-swap = wild swap hands
card-wild-shuffle = wild shuffle hands
card-wild-blank = blank wild
card-declared = { $card } ({ $colour })
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
symbol-skip = skip
symbol-reverse = reverse
symbol-skip-everyone = skip everyone
symbol-discard-all = discard all
direction-clockwise = clockwise
direction-counterclockwise = counterclockwise

## Seats without a name: at a table, and in a described position

seat-name = Seat { $number }
seat-described = seat { $number }

## Events: what happened, one sentence each

event-dealt = { $seat } is dealt { $card }.
event-dealt-several = { $seat } is dealt { $count } cards.
event-opened = The first card is { $card }.
event-put-back = { $card } cannot open the round and goes back into the pile.
event-first = { $seat } starts the round.
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
event-nothing-to-draw = There is nothing to draw, so { $seat } passes.
event-kept = { $seat } keeps the card.
event-took = { $count ->
    [one] { $seat } takes the card they owe.
   *[other] { $seat } takes the { $count } cards they owe.
}
event-skipped = { $seat } is skipped.
event-reversed = Play now goes { $direction }.
event-owes = { $count ->
    [one] { $seat } owes one card.
   *[other] { $seat } owes { $count } cards.
}
event-challenged = { $seat } challenges { $other }.
event-shown = { $other } shows { $seat } { $card }.
event-bluffed = { $seat } was bluffing.
event-honest = { $seat } was honest.
event-called = { $count ->
    [one] { $seat } says Uno.
   *[other] { $seat } announces Uno.
}
event-called-wrongly = { $seat } says Uno by mistake.
event-caught = { $other } catches { $seat }, who did not say Uno.
event-caught-wrongly = { $seat } tries to catch { $other } by mistake.
event-penalty = { $count ->
    [0] { $seat } gets away without a penalty.
    [one] { $seat } gets one penalty card.
   *[other] { $seat } gets { $count } penalty cards.
}
event-misplayed = { $seat } plays { $card } against the rules and takes it back.
event-wants-swap = { $seat } wants to swap hands with { $other }, who may defend.
event-swapped = { $seat } swaps hands with { $other }.
event-not-swapped = { $seat } does not swap.
event-rotated = Everyone passes their hand on, { $direction }.
event-slap-opened = Slap the pile!
event-slapped = { $seat } slaps the pile.
event-slapped-last = { $seat } is too late to slap.
event-slapped-wrongly = { $seat } slaps the pile at the wrong time.
event-silence-began = The silence begins.
event-silence-ended = The silence is over.
event-spoke = { $seat } speaks.
event-sixty-nine = { $seat } makes a sixty-nine in { $colour }.
event-sixty-nine-failed = Only { $count } took part, but { $needed } were needed.
event-dumped = { $count ->
    [one] { $seat } discards { $card }.
   *[other] { $seat } discards { $card }, { $count } of them.
}
event-not-dumped = { $seat } discards nothing.
event-accused = { $seat } accuses { $other } of table talk.
event-agreed = { $seat } agrees.
event-disagreed = { $seat } disagrees.
event-upheld = The accusation against { $seat } is upheld.
event-dismissed = The accusation against { $seat } is dismissed.
event-went-out = { $seat } has no cards left and wins the round!
event-stalemate = Nobody can play or draw any more. The player with the fewest points in hand wins.
event-points = { $seat }: { $count } in this round, { $score } in total.
event-round-over = Round { $count } is over.
event-timed-out = { $seat } ran out of time.
event-match-over = The match is over. { $winners } won.
event-drew-lot = { $seat } draws { $card } to see who begins.
event-laid = { $seat } plays { $card } and goes on.
event-forgot-uno = { $seat } did not announce Uno.
event-finished = { $count ->
    [1] { $seat } has no cards left and is first!
    [2] { $seat } has no cards left and is second.
    [3] { $seat } has no cards left and is third.
   *[other] { $seat } has no cards left and is number { $count }.
}
event-knocked-out = { $seat } holds { $count } cards and is knocked out.
event-left-match = { $seat } is out of the match.
event-bomb = Bomb! { $seat } has played { $count } equal numbers, and all others draw a card.
event-skipped-all = All others are skipped: { $seat } plays again.
event-aimed = { $seat } aims at { $other }.
event-roulette = Colour roulette: { $seat } draws until { $colour } comes.
event-hands-shuffled = All hands are shuffled together and dealt again.
event-others-draw = { $count ->
    [one] All others draw one card.
   *[other] All others draw { $count } cards.
}
event-at-limit = { $seat } has too many cards to draw any more, and passes.
event-missed = The launcher gives { $seat } nothing.
event-seats-shuffled = New seats, clockwise: { $winners }.
event-time-up = The time of the match is up.

## Refusals: why a move is not allowed

refusal-not-held = You do not hold that card.
refusal-no-such-seat = Nobody sits there.
refusal-round-is-over = The round is over. Start the next one first.
refusal-round-is-running = The round is still running.
refusal-match-is-over = The match is over.
refusal-deck-too-small = The deck does not have enough cards for these hands.
refusal-not-your-turn = It is not your turn.
refusal-decide-first = Something else has to be decided first.
refusal-not-asked = It is not up to you to decide this.
refusal-does-not-fit = The card matches neither the colour nor the symbol on top.
refusal-only-the-drawn-card = After drawing, you may play only the drawn card, by itself.
refusal-no-pairs = You cannot play two cards at once at this table.
refusal-pair-not-identical = Two cards played at once must be identical.
refusal-wild-on-black-plus = You cannot play a plain wild on a black draw card.
refusal-black-last-card = Your last card must not be black.
refusal-four-has-colour = You may play the wild +4 only if you have no card of the current colour.
refusal-four-has-alternative = You may play the wild +4 only if you have no coloured card to play.
refusal-take-first = You owe cards: answer with a card that is allowed, or take them.
refusal-no-stacking = You cannot answer a draw card with another one at this table.
refusal-stack-not-listed = You cannot play this draw card on that one.
refusal-stack-wrong-colour = A coloured draw card must have the current colour, or the same number as the card on top.
refusal-no-deflecting = This card cannot pass owed cards on at this table.
refusal-not-deflectable = This draw card cannot be passed on at this table.
refusal-deflect-does-not-fit = To pass owed cards on, the card must match the top card.
refusal-nothing-pending = You do not owe any cards.
refusal-can-play = You may draw only if you have no card to play.
refusal-nothing-to-draw = There is nothing to draw, and you have a card to play.
refusal-must-play-drawn = You can play the drawn card, so you must.
refusal-nothing-drawn = You have no drawn card to decide about.
refusal-no-challenges = You cannot challenge at this table.
refusal-nothing-to-challenge = There is no wild +4 to challenge, or it is too late.
refusal-not-the-victim = Only the player it hits may challenge.
refusal-own-card = You cannot challenge your own card.
refusal-wrong-call = You may say Uno only with one card, or just before the play that leaves you with one if the rules allow it.
refusal-no-catching = You cannot catch anyone at this table.
refusal-catch-self = You cannot catch yourself.
refusal-wrong-catch = There is nothing to catch: they do not have one card, have said Uno, or it is too late.
refusal-catch-too-early = Nobody can be caught until the swap is settled.
refusal-no-jump-in = You cannot jump in at this table.
refusal-jump-not-black = You cannot jump in with a black card at this table.
refusal-jump-not-identical = To jump in, you need a card identical to the top card.
refusal-jump-too-late = It is too late to jump in.
refusal-nothing-to-swap = There is no swap to decide about.
refusal-swap-self = Choose another player to swap with.
refusal-must-swap = You have to swap: choose a player.
refusal-nothing-to-defend = There is no swap to defend against.
refusal-wrong-defence-card = Only a card with the swap number can stop a swap.
refusal-no-slapping = Nobody slaps the pile at this table.
refusal-wrong-slap = There is nothing to slap now.
refusal-no-silence = There is no silence to break.
refusal-no-sixty-nine = There is no sixty-nine to decide about.
refusal-wrong-join-card = To join, you need a 6 or a 9 of the colour.
refusal-dump-all-or-none = Discard all cards of the colour, or none.
refusal-no-accusations = Table talk is allowed at this table.
refusal-accuse-self = You cannot accuse yourself.
refusal-accuse-two-players = With two players there is nobody to vote.
refusal-accusation-open = Another accusation is still being voted on.
refusal-no-vote = There is nothing for you to vote on.
refusal-no-colour-asked = There is no colour to choose.
refusal-no-turn-clock = Turns have no time limit at this table.
refusal-no-catch-clock = Right now there is no time to catch anyone that could run out.
refusal-no-such-move = There is no such move.
refusal-colour-needed = Choose a colour for this card.
refusal-colour-not-yours = The player hit by the colour roulette chooses the colour, not you.
refusal-you-are-out = You are out and can make no more moves.
refusal-draw-card-last = Your last card must not be a draw card.
refusal-last-is-number = Your last card must be a number.
refusal-no-black-on-black = You cannot play a black card on a black card at this table.
refusal-no-equal-cards = You cannot play several of these cards in one turn at this table.
refusal-not-equal = Cards played together must have the same symbol.
refusal-lay-another = You are playing several cards: another one with the same symbol comes first.
refusal-four-has-number = You may play the wild +4 only if you have no number card of the current colour.
refusal-at-hand-limit = You have too many cards to draw any more, and you can play one.
refusal-jump-while-owed = You cannot jump in while cards are owed.
refusal-seat-is-out = That player is out.
refusal-nothing-to-aim = There is no card to aim.
refusal-aim-at-self = Choose another player.
refusal-no-match-clock = The match has no time limit, or a play is not finished.

## What the game asks of a player

prompt-turn = Your turn: play a card that matches, or draw.
prompt-lay = Your turn: play a card that matches.
prompt-stuck = Your turn: you have no card to play, so draw.
prompt-owing = { $count ->
    [one] Your turn: you owe one card. Answer it or take it.
   *[other] Your turn: you owe { $count } cards. Answer them or take them.
}
prompt-doubt = { $count ->
    [one] Your turn: you owe one card. Take it or challenge.
   *[other] Your turn: you owe { $count } cards. Take them or challenge.
}
prompt-take = { $count ->
    [one] Your turn: you owe one card. Take it.
   *[other] Your turn: you owe { $count } cards. Take them.
}
prompt-drawn = You drew { $card }. Play it or keep it.
prompt-colour = Choose the colour.
prompt-swap = Who do you want to swap hands with?
prompt-defend = { $name } wants to swap hands with you. Stop it with a card of that number, or let it happen.
prompt-join = Sixty-nine: join with a 6 or a 9 of the colour, or do not.
prompt-dump = Sixty-nine: discard all your cards of the colour, or none.
prompt-slap = Slap the pile!

## Moves, as an answer to "what could I do?"

move-play = play { $card }
move-pair = play { $card } twice
move-jump = jump in with { $card }
move-draw = draw a card
move-take = take the cards you owe
move-keep = keep the card
move-challenge = challenge
move-uno = say Uno
move-slap = slap the pile
move-speak = speak
move-agree = agree
move-disagree = disagree
move-next = deal the next round
move-colour = choose { $colour }
move-swap = swap hands with { $name }
move-swap-none = do not swap
move-catch = catch { $name }
move-accuse = accuse { $name } of table talk
move-defend = stop the swap with { $card }
move-defend-none = let the swap happen
move-join = join with { $card }
move-join-none = do not join
move-dump-all = discard all cards of the colour
move-dump-none = discard nothing
move-several = play { $cards }
move-target = aim at { $name }
