# Playing in the terminal: the table on the screen, and the game line by line.

## Keys: short labels next to the key

key-space = Space
key-space-twice = 2×Space
key-enter = Enter
key-escape = Esc
do-draw = draw
do-take = take { $count }
do-keep = keep it
do-challenge = challenge!
do-next = next round
do-swap = swap with { $name }
do-swap-none = do not swap
do-target = aim at { $name }
do-play-equal = { $count ->
    [one] play it alone
   *[other] play these { $count }
}
do-forget = choose again
do-defend-none = let it happen
do-join-none = do not join
do-dump-all = discard them
do-dump-none = discard nothing
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
do-change = change seats
do-accuse = accuse
do-rules = rules
do-leave = leave
do-pause = pause
do-go-on = resume
do-faster = faster
do-slower = slower (now { $speed }×)

## The table

hand-black = black
table-head = Last Card · { $preset } · round { $round }
table-target = to { $target } points
table-silence = silence!
table-too-small = The window is too small. Make it 80×24, or use --plain.
table-seconds = { $seconds } s left
table-match-time = { $time } left in the match
table-due = { $count ->
    [one] 1 card owed
   *[other] { $count } cards owed
}
table-pile = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
mark-uno = Uno
mark-place = place { $place }
mark-knocked-out = knocked out
mark-gone = out of the match
mark-catchable = { " " }catch!
level-novice = novice
level-casual = casual
level-tips = tips

## What the game waits for

prompt-wait = It is { $name }'s turn.
prompt-target = Who do you want to aim at?
prompt-roulette = Colour roulette: choose a colour, and draw until it comes.
prompt-round-over = { $names } won the round. Press n for the next one.
prompt-match-over = { $names } won the match!
typed-more = { $typed } … then { $keys }
typed-colour = { $typed } in which colour?
typed-or = { $typed }: Enter plays { $card }. Or go on with { $keys }
typed-equal = { $count ->
    [one] { $typed }: Enter plays it alone. You can add { $most } of { $keys }
   *[other] { $typed }: Enter plays these { $count }. You can add { $most } of { $keys }
}
typed-pair = A pair: which card do you want to play twice?
typed-accuse = Who gave advice? Press a player's number.
typed-nothing = You have no such card. Type its letter and what is on it: R 5, B S, W G.
typed-not-held = You do not have { $card }.
catch-waits = Got it! Your catch counts as soon as the grace seconds are over.
refused = Not allowed: { $why } (press ? for the rule)
refused-paid = That was against the rules and cost you cards: { $why } (press ? for the rule)
leave-question = Leave the table? Nothing is lost: "lastcard play --resume" continues the game.
question-yes = Enter: yes
question-no = Esc: no
curtain-title = { $name }, you are next
curtain-text = The cards are hidden. Pass the keyboard to { $name }. Everyone else, please look away.
curtain-key = Enter: show my cards
book-keys = ↑ ↓ scroll   Esc back to the table

## Hints from the advice for players, with the reason

hint = Hint: { $move }. { $why }
hint-none = You have nothing to decide right now.
hint-only = It is the only thing you can do.
hint-fits = It matches, and there is no better choice.
hint-taste = The advice says nothing here, so it is up to you.
hint-stop = It slows down the next player, who is about to win.
hint-wilds = It saves your black cards for later.
hint-high = It gets rid of a card that is worth many points.
hint-several = It gets rid of several cards at once.
hint-colour = You have most cards of that colour.
hint-challenge = They have so many cards that a bluff is likely.
hint-take = No answer is worth it here.
hint-keep = A black card is worth keeping.
hint-draw = None of your cards is worth playing.

## The first screen

language-name = English
setup-title = Last Card
setup-start = Deal the cards
setup-start-help = Ready? Press Enter to start the game.
setup-resume = Continue the last game
setup-resume-help = You left a game before it was over. It continues exactly where you left it.
setup-preset = Rules
setup-preset-help = { $group }. Press Enter for the list.
setup-options = Options
setup-options-help = You can change every rule. Press Enter for the list.
setup-changed = { $count ->
    [0] unchanged
    [one] one changed
   *[other] { $count } changed
}
setup-language = Language
setup-language-help = The language of all texts.
setup-seats = Players
setup-seats-help = Two to ten. Left removes the last player, right adds one.
setup-seat = Seat { $number }
setup-seat-help = Type a name. Left and right switch between a person at this keyboard and a bot: novice plays anything, casual plays like most people, tips follows good advice.
setup-person = person
setup-names = every player needs a different name
setup-keys = ↑ ↓ choose   ← → change   F5 start   F1 rulebook   Esc leave
options-title = Rules: { $preset }   { $code }
options-keys = ↑ ↓ choose   ← → change   Enter type   / find   F8 reset   Esc back
options-search = Find a rule
options-count = { $count ->
    [one] one rule
   *[other] { $count } rules
}
options-found = { $count ->
    [one] “{ $words }”: one rule
   *[other] “{ $words }”: { $count } rules
}
options-none = No rule matches. Try another word.
options-topic-help = Enter shows or hides these rules.
presets-chosen = chosen
presets-keys = ↑ ↓ choose   Enter use these rules   Esc back

## Line by line

plain-welcome = Last Card, with the rules { $rules }.
plain-players = { $names } are playing. Type help to see what you can type.
plain-bot = { $name } ({ $level })
plain-kept = The game is saved in { $file }.
plain-turn = { $name }, it is up to you.
plain-chance = { $name }, you can react, or press Enter to continue.
plain-top = On the pile: { $card }.
plain-match-time = Time left in the match: { $time }.
plain-due = { $count ->
    [one] One card is owed.
   *[other] { $count } cards are owed.
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
plain-open = { $name } shows { $cards }.
plain-place = { $name } has no cards left: place { $place }.
plain-knocked-out = { $name } is knocked out.
plain-gone = { $name } is out of the match.
plain-choice = { $number }: { $move } ({ $notation })
plain-choice-equal = { $number }: { $move } ({ $notation }), alone or with up to { $most } of { $cards } ({ $example })
plain-next = Press Enter to deal the next round
plain-take-over = Pass the keyboard to { $name }, who presses Enter.
plain-help = Type the number of a choice, a card (r5, w:g), equal cards for one play (r5 b5), or a move (play r5, draw, uno, catch 1). Also: hand, table, hint, rules, why, quit.
plain-no-reason = Nothing has been refused so far.
plain-refused = Not allowed: { $why } Type why for the rule.
plain-end = The input has ended.
plain-word-hand = hand
plain-word-table = table
plain-word-hint = hint
plain-word-rules = rules
plain-word-why = why
plain-word-help = help
plain-word-quit = quit

## Starting a game

record-in-use = { $file }: another program is playing this game
record-finished = this game is over
record-none = there is no unfinished game to resume
bot-unknown = no such bot: { $bot } (there are { $known })
move-of-the-clock = '{ $move }' is a move of the table's clock, not of a player
play-bots = --bots must be a number or a list of levels with commas, not '{ $given }' (there are { $known })
play-left = The game is saved. Continue it with: lastcard play --resume
play-left-file = The game is saved. Continue it with: lastcard play --resume --file { $file }
play-nobody = nobody is playing: name at least one person or bot
play-resume-alone = --resume uses the rules and players of the saved game; leave out { $option }
