# The browser: the table.

web-table-heading = The table
web-table-title = Last Card: { $names }
web-table-title-turn = Your turn! – Last Card
web-table-leave = To the lobby
web-table-rules = Rules
web-table-rulebook = The whole rulebook
web-table-rule = Rule { $rule }
web-table-log = Log
web-table-chat = Chat
web-table-close = Close
web-table-players = The other players
web-table-player = { $count ->
    [one] { $name }, one card
   *[other] { $name }, { $count } cards
}
web-table-on-turn = is playing
web-table-called = has said Uno
web-table-away = away
web-table-catch = Catch!
web-table-swap = Swap
web-table-accuse = Accuse
web-table-seconds = { $count ->
    [one] one second left
   *[other] { $count } seconds left
}
web-table-pile = Draw pile, { $count } cards
web-table-draw-from = Draw a card; { $count } in the pile
web-table-top = On top: { $card }
web-table-pending = { $count ->
    [one] One card is owed
   *[other] { $count } cards are owed
}
web-table-take = { $count ->
    [one] Take the card
   *[other] Take { $count } cards
}
web-table-your-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
web-table-your-seat = Your seat
web-table-card-fits = { $card }, playable
web-table-card-jump = { $card }, jump in!
web-table-card-drawn = { $card }, just drawn
web-table-say-uno = Say Uno
web-table-uno-costs = { $count ->
    [one] Say Uno: costs one card now
   *[other] Say Uno: costs { $count } cards now
}
web-table-how-many = One or two?
web-table-which-colour = Which colour?
web-table-asked = Your choice
web-table-never-mind = Cancel
web-table-watching = You are watching.
web-table-you-are-away = A bot is playing for you.
web-table-back = I'm back
web-table-turn-of = { $name }'s turn
web-table-silence = Silence! If you talk, you draw.
web-table-accused = { $name } accuses { $other } of table talk. Do you agree?
web-table-paid = That cost you cards.
web-table-dare = { $count ->
    [one] You may not play { $card } now. A mistake costs one card here.
   *[other] You may not play { $card } now. A mistake costs { $count } cards here.
}
web-table-dare-yes = Play it anyway
web-table-round = Round { $number }
web-table-total = Total
web-table-player-column = Player
web-table-round-won = { $count ->
    [one] { $names } wins the round
   *[other] { $names } win the round
}
web-table-match-won = { $count ->
    [one] { $names } wins the match!
   *[other] { $names } win the match!
}
web-table-next-round = Next round
web-table-again = Play again
web-table-replay = Watch the replay

## Several equal cards in one play

web-table-more = Play one card, or several at once?
web-table-alone = Play only { $card }
web-table-several = Play { $count } cards
web-table-on-top = { $card } on top
web-table-add = Tap what you want to add:
web-table-in-order = You play { $cards }. The last one stays on top.
web-table-one-stays = One of these cards has to stay in your hand.
web-table-card-add = { $card }, add
web-table-card-added = { $card }, number { $number } of your play

## Aiming, roulette

web-table-target = Aim
web-table-ask-target = Who has to draw two cards?
web-table-ask-roulette = Colour roulette: choose a colour. You draw until it comes.

## Players who are out, and open hands

web-table-place = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
web-table-knocked-out = knocked out
web-table-gone = out of the match
web-table-you-place = { $number ->
    [1] You have no cards left and are first!
    [2] You have no cards left and are second.
    [3] You have no cards left and are third.
   *[other] You have no cards left and are number { $number }.
}
web-table-you-knocked-out = You are knocked out of this round.
web-table-you-gone = You are out of the match. You can still watch.
web-table-others-out = All others were knocked out.
web-table-open-hand = open hand: { $cards }
web-table-own-open = Your cards lie open: everyone sees them.
web-table-buried = { $count ->
    [one] On top: { $card }. One card lies face down at the bottom.
   *[other] On top: { $card }. { $count } cards lie face down at the bottom.
}
