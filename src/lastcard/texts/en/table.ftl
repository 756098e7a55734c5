# What is said at the table: cards, events, refusals.

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

## Seats without a name: at a table, and in a described position

seat-name = Seat { $number }
seat-described = seat { $number }

## Events: what happened, one sentence each

event-dealt = { $seat } is dealt { $card }.
event-dealt-several = { $seat } is dealt { $count } cards.
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
event-slapped-last = { $seat } is too late to slap.
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
event-upheld = The accusation against { $seat } is upheld.
event-dismissed = The accusation against { $seat } is dismissed.
event-went-out = { $seat } has no cards left and wins the round!
event-stalemate = Nobody can move or draw any more; the fewest points in hand win.
event-points = { $seat }: { $count } in this round, { $score } in all.
event-round-over = Round { $count } is over.
event-timed-out = { $seat } is out of time.
event-match-over = The match is over. It goes to { $winners }.

## Refusals: why a move is not allowed

refusal-not-held = You do not hold that card.
refusal-no-such-seat = Nobody sits there.
refusal-round-is-over = The round is over; ask for the next one.
refusal-round-is-running = The round is still running.
refusal-match-is-over = The match is over.
refusal-deck-too-small = The deck cannot deal so many hands of that size.
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
refusal-own-card = Nobody challenges their own card.
refusal-wrong-call = Uno is for a hand of one card, or for the play that leaves one where it is announced.
refusal-no-catching = A forgotten Uno costs nothing at this table.
refusal-catch-self = You cannot catch yourself.
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
refusal-no-accusations = Table talk is free at this table.
refusal-accuse-self = You cannot accuse yourself.
refusal-accuse-two-players = With two players there is nobody to vote.
refusal-accusation-open = Another accusation is still being voted on.
refusal-no-vote = There is nothing for you to vote on.
refusal-no-colour-asked = No colour has to be chosen.
refusal-no-turn-clock = Turns have no time limit at this table.
refusal-no-catch-clock = The clock ends nobody's time to be caught now.

## Moves, as an answer to "what could I do?"

move-play = lay { $card }
move-play-pair = lay { $card } twice
move-jump = jump in with { $card }
move-draw = draw a card
move-take = take the cards that are due
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
move-swap-none = swap with nobody
move-catch = catch { $name }
move-accuse = accuse { $name } of table talk
move-defend = stop the swap with { $card }
move-defend-none = let the swap happen
move-join = join with { $card }
move-join-none = do not join
move-dump-all = shed all cards of the colour
move-dump-none = shed nothing
