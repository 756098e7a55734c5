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
web-table-on-turn = on turn
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
web-table-draw-from = Draw a card; { $count } are in the pile
web-table-top = On top: { $card }
web-table-pending = { $count ->
    [one] One card is due
   *[other] { $count } cards are due
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
web-table-card-fits = { $card }, fits
web-table-card-jump = { $card }, jump in!
web-table-card-drawn = { $card }, just drawn
web-table-say-uno = Say Uno
web-table-how-many = One or two?
web-table-two = lay { $card } twice
web-table-which-colour = Which colour?
web-table-asked = You are asked
web-table-never-mind = Cancel
web-table-watching = You are watching.
web-table-you-are-away = A bot is playing for you.
web-table-back = I am back
web-table-turn-of = { $name } is on turn
web-table-you-owe = { $count ->
    [one] Answer with a card, or take one
   *[other] Answer with a card, or take { $count }
}
web-table-your-turn = Your turn
web-table-your-drawn = Lay the drawn card, or keep it
web-table-your-swap = Whose hand do you want?
web-table-your-defend = Stop the swap?
web-table-your-slap = Slap the pile!
web-table-your-join = Join the sixty-nine?
web-table-your-dump = Shed the whole colour?
web-table-your-colour = Choose the first colour
web-table-silence = Silence! Whoever speaks draws.
web-table-accused = { $name } accuses { $other } of table talk. What do you say?
web-table-paid = That cost you cards.
web-table-dare = { $count ->
    [one] By the rules { $card } does not fit now. A mistake costs one card here.
   *[other] By the rules { $card } does not fit now. A mistake costs { $count } cards here.
}
web-table-dare-yes = Lay it all the same
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
web-table-replay = Look back at the game
