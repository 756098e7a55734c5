# Playing in the terminal: the table on the screen, and the game line by line.

## Keys: short words beside the key that does it

key-space = Space
key-space-twice = 2×Space
do-draw = draw
do-take = take { $count }
do-keep = keep it
do-challenge = challenge!
do-next = next round
do-swap = swap with { $name }
do-swap-none = swap with nobody
do-defend-none = let it happen
do-join-none = do not join
do-dump-all = shed them all
do-dump-none = shed nothing
do-uno = Uno!
do-jump = jump in!
do-catch = catch { $name }!
do-slap = slap!
do-speak = I spoke
do-agree = agree
do-disagree = disagree
do-again = play again
do-pair = a pair
do-hint = hint
do-change = change places
do-accuse = accuse
do-rules = rules
do-leave = leave
do-pause = pause
do-go-on = go on
do-faster = faster
do-slower = slower (now { $speed }×)

## The table

hand-black = black
table-head = Last Card · { $preset } · round { $round }
table-target = to { $target } points
table-silence = silence!
table-too-small = The window is too small: make it 80×24, or play with --plain.
table-seconds = { $seconds } s left
table-due = { $count ->
    [one] 1 card due
   *[other] { $count } cards due
}
table-pile = { $count ->
    [one] 1 card to draw
   *[other] { $count } cards to draw
}
mark-uno = Uno
mark-catchable = { " " }catch!
level-novice = novice
level-casual = casual
level-tips = tips

## What the game waits for

prompt-turn = Your turn: lay a card that fits, or draw.
prompt-lay = Your turn: lay a card that fits.
prompt-stuck = Your turn: no card fits, so draw.
prompt-owing = { $count ->
    [one] Your turn: one card is due. Answer it or take it.
   *[other] Your turn: { $count } cards are due. Answer them or take them.
}
prompt-doubt = { $count ->
    [one] Your turn: one card is due. Take it, or challenge.
   *[other] Your turn: { $count } cards are due. Take them, or challenge.
}
prompt-take = { $count ->
    [one] Your turn: one card is due. Take it.
   *[other] Your turn: { $count } cards are due. Take them.
}
prompt-drawn = You drew { $card }: lay it, or keep it.
prompt-colour = You begin: choose the colour.
prompt-swap = With whom do you swap hands? Press the number of a player.
prompt-defend = { $name } wants to swap hands with you: stop it with a card of that number, or let it happen.
prompt-join = Sixty-nine: join with a 6 or a 9 of the colour, or not.
prompt-dump = Sixty-nine: shed all your cards of the colour, or none.
prompt-slap = Slap the pile!
prompt-wait = { $name } is to move.
prompt-round-over = The round goes to { $names }. Press n for the next one.
prompt-match-over = The match goes to { $names }!
typed-more = { $typed } … then { $keys }
typed-colour = { $typed } in which colour?
typed-pair = A pair: which card do you lay twice?
typed-accuse = Who gave advice? Press the number of a player.
typed-nothing = You have no such card. A card is its letter and what stands on it: R 5, B S, W G.
typed-not-held = You do not hold { $card }.
catch-waits = Seen! Your catch counts as soon as the grace seconds are over.
refused = Not allowed: { $why } (? opens the rule)
refused-paid = That was against the rules and costs you cards: { $why } (? opens the rule)
leave-question = Leave the table? Nothing is lost: "lastcard play --resume" goes on from here.
question-yes = Enter: yes
question-no = Esc: no
curtain-title = { $name }, it is up to you
curtain-text = The cards are hidden. Give the keyboard to { $name }; everybody else looks away.
curtain-key = Enter: show my cards
book-keys = ↑ ↓ scroll   Esc back to the table

## Hints: what the advice for players says, and why

hint = Hint: { $move }. { $why }
hint-none = It is not your turn to decide anything.
hint-only = It is the only thing you can do.
hint-fits = It fits, and nothing speaks for another card.
hint-taste = The advice is silent here: it is a matter of taste.
hint-stop = It stops the next player, who is about to win.
hint-wilds = It keeps your black cards for later.
hint-high = It gets rid of a card that is worth many points.
hint-colour = You hold most cards of that colour.
hint-challenge = With so many cards in that hand, a bluff is likely enough.
hint-take = Nothing here is worth answering with.
hint-keep = A black card is worth keeping.
hint-draw = No card of yours is worth laying.

## The first screen

language-name = English
setup-title = Last Card
setup-start = Deal the cards
setup-start-help = Everything is as you want it: Enter begins the game.
setup-resume = Go on with the last game
setup-resume-help = A game was left before its end. It goes on exactly where it was.
setup-preset = Rules
setup-options = Options
setup-options-help = Every rule can be changed: Enter opens the list.
setup-changed = { $count ->
    [0] as the rules have them
    [one] one changed
   *[other] { $count } changed
}
setup-language = Language
setup-language-help = The language of everything that is said.
setup-seats = Players
setup-seats-help = Two to ten. Left and right take away the last or add one.
setup-seat = Seat { $number }
setup-seat-help = Type a name. Left and right choose a person at this keyboard, or a bot: novice plays anything, casual by taste, tips by good advice.
setup-person = person
setup-names = every player needs a name of their own
setup-keys = ↑ ↓ choose   ← → change   F5 start   F1 rulebook   Esc leave
options-title = Rules: { $preset }   { $code }
options-keys = ↑ ↓ choose   ← → change   Enter type a value   F8 as the preset   Esc back

## Line by line

plain-welcome = Last Card, by the rules of { $rules }.
plain-players = { $names } play. Write help for what you can write.
plain-bot = { $name } ({ $level })
plain-kept = The game is kept in { $file }.
plain-turn = { $name }, you are asked.
plain-chance = { $name }, you can react, or press Enter to go on.
plain-top = On the pile: { $card }.
plain-due = { $count ->
    [one] One card is due.
   *[other] { $count } cards are due.
}
plain-hand = { $count ->
    [one] Your hand, one card: { $cards }.
   *[other] Your hand, { $count } cards: { $cards }.
}
plain-others = { $count ->
    [one] { $name }: one card.
   *[other] { $name }: { $count } cards.
}
plain-score = { $score ->
    [one] { $name }: { $score } point.
   *[other] { $name }: { $score } points.
}
plain-wins = { $name }: { $score } won.
plain-choice = { $number }: { $move } ({ $notation })
plain-next = Enter: deal the next round
plain-take-over = Give the keyboard to { $name }, who presses Enter.
plain-help = Write the number of a choice, a card (r5, w:g), or a move (play r5, draw, uno, catch 1). Also: hand, table, hint, rules, why, quit.
plain-no-reason = Nothing was refused so far.
plain-refused = Not allowed: { $why } Write why for the rule.
plain-end = The input has ended.
plain-word-hand = hand
plain-word-table = table
plain-word-hint = hint
plain-word-rules = rules
plain-word-why = why
plain-word-help = help
plain-word-quit = quit

## Asking for a game

record-in-use = { $file }: another program is playing this game
record-finished = this game is over
record-none = there is no unfinished game to resume
bot-unknown = no such bot: { $bot } (there are { $known })
move-of-the-clock = '{ $move }' is for the clock of the table, not for players
play-bots = --bots must be a number, or levels with commas between them, not '{ $given }' (there are { $known })
play-left = The game is kept: lastcard play --resume goes on.
play-left-file = The game is kept: lastcard play --resume --file { $file } goes on.
play-nobody = somebody has to play: name at least one person or bot
play-resume-alone = --resume goes on by the rules and players of the game; leave out { $option }
