# The browser: a finished game, step by step, and the check of its deal.

web-replay-title = Game { $game }
web-replay-back-to-table = Back to the table
web-replay-rules = Rules: { $preset }

## Moving through the game

web-replay-controls = Through the game
web-replay-first = To the beginning
web-replay-previous = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-times = { $times }×
web-replay-step = Step { $step } of { $steps }
web-replay-keys = The arrow keys also step through the game.
web-replay-steps = All steps
web-replay-steps-shown = Steps shown
web-replay-from-to = { $from } to { $to }
web-replay-link = Link to this moment

## The table

web-replay-table = The table
web-replay-eyes = Seen by
web-replay-eyes-all = the whole table
web-replay-eyes-watch = a watcher
web-replay-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-replay-score = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-replay-hand = Hand of { $name }: { $cards }
web-replay-dealt = Round { $round } is dealt.
web-replay-turn-begins = The next turn begins: it is too late to catch anybody.

## Was the deal fair?

web-fair-title = Was the deal fair?
web-fair-about = Before the deal the server shows a commitment: a fingerprint of the secret that it deals with. Every seat adds a number of its own, which the server could not know then. After the game the secret is revealed, and your browser has just dealt the same cards again, without asking the server.
web-fair-yes = Fair, as far as your browser can check.
web-fair-no = Something is wrong with this deal!
web-fair-commitment-yes = The secret fits the commitment.
web-fair-commitment-no = The secret does not fit the commitment: it was not the one that the cards were promised from.
web-fair-shown-yes = It is the commitment that this browser was shown before the deal.
web-fair-shown-no = It is not the commitment that this browser was shown before the deal.
web-fair-shown-unknown = Not checked: this browser was shown no commitment before the deal.
web-fair-chance-yes = The number that this browser added went into the deal.
web-fair-chance-no = The number that this browser added is missing from the deal.
web-fair-chance-unknown = Not checked: this browser added no number to the deal.
web-fair-first-yes = Who began follows from the secret and the numbers.
web-fair-first-no = Somebody else should have begun.
web-fair-dealt-yes = The first shuffle follows from the secret and the numbers: all { $count } cards dealt and the opening card are the same.
web-fair-dealt-no = The first shuffle does not follow from the secret and the numbers: other cards were dealt.
web-fair-drawn-yes = { $count ->
    [one] The card that was drawn from this pile is the same, too.
   *[other] The { $count } cards that were drawn from this pile are the same, too.
}
web-fair-drawn-no = Other cards were drawn from this pile than lay in it.
web-fair-numbers = The numbers behind it
web-fair-commitment = Commitment
web-fair-secret = Secret
web-fair-chance-of = Number of { $name }
web-fair-none = none
web-fair-transcript = Download the transcript
web-fair-offline = The transcript is the whole game as a small text. With Last Card on your own computer you can check every shuffle and every move in it:
