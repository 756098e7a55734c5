# The browser: a finished game, step by step, and the check of its deal.

web-replay-title = Game { $game }
web-replay-back-to-table = Back to the table
web-replay-rules = Rules: { $preset }

## Moving through the game

web-replay-controls = Playback
web-replay-first = Go to the start
web-replay-previous = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step forward
web-replay-last = Go to the end
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
web-replay-turn-begins = The next turn begins. It is too late to catch anyone.

## Was the deal fair?

web-fair-title = Was the deal fair?
web-fair-about = Before the deal, the server shows a commitment: a fingerprint of the secret it deals with. Every seat adds a number that the server could not know at that time. After the game, the server reveals the secret. Your browser has just dealt the same cards again, without asking the server.
web-fair-yes = Fair, as far as your browser can check.
web-fair-no = Something is wrong with this deal!
web-fair-commitment-yes = The secret matches the commitment.
web-fair-commitment-no = The secret does not match the commitment: it is not the one the server promised.
web-fair-shown-yes = It is the commitment this browser saw before the deal.
web-fair-shown-no = It is not the commitment this browser saw before the deal.
web-fair-shown-unknown = Not checked: this browser saw no commitment before the deal.
web-fair-seed-yes = The number that this browser added went into the deal.
web-fair-seed-no = The number that this browser added is missing from the deal.
web-fair-seed-unknown = Not checked: this browser added no number to the deal.
web-fair-first-yes = The first player follows from the secret and the numbers.
web-fair-first-no = Another player should have started.
web-fair-dealt-yes = The first shuffle follows from the secret and the numbers: all { $count } dealt cards and the opening card are the same.
web-fair-dealt-no = The first shuffle does not follow from the secret and the numbers: other cards were dealt.
web-fair-drawn-yes = { $count ->
    [one] The card drawn from this pile is the same, too.
   *[other] The { $count } cards drawn from this pile are the same, too.
}
web-fair-drawn-no = The cards drawn from this pile are not the ones that were in it.
web-fair-numbers = The numbers behind it
web-fair-commitment = Commitment
web-fair-secret = Secret
web-fair-seed-of = Number of { $name }
web-fair-none = none
web-fair-transcript = Download the transcript
web-fair-offline = The transcript is the whole game as a small text file. With Last Card on your own computer, you can check every shuffle and every move in it:
