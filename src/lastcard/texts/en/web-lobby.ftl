# The lobby of a table in the browser, and the chat.

web-lobby-title = The table
web-lobby-close = Close
web-lobby-dealing = The cards are being dealt…

## Sitting down

web-lobby-name = Your name
web-lobby-name-missing = Enter your name first.
web-lobby-sit = Sit down
web-lobby-full = All seats are taken.
web-lobby-watching = { $others ->
    [0] You are watching.
    [one] You are watching, with one other person.
   *[other] You are watching, with { $others } others.
}
web-lobby-watchers = { $count ->
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}

## Seats

web-lobby-seats = Who plays
web-lobby-free = Free seat
web-lobby-sit-here = Sit here
web-lobby-sit-there = Sit here, place { $place } of { $seats }
web-lobby-leave = Stand up
web-lobby-you = you
web-lobby-host = host
web-lobby-bot = bot, { $level }
web-lobby-program = program
web-lobby-not-connected = not connected
web-lobby-awaited = not here yet
web-lobby-away = a bot is playing
web-lobby-back = I'm back
web-lobby-team = Team { $letter }
web-lobby-more = More about { $name }
web-lobby-move = Move { $name } (drag, or use the arrow keys)
web-lobby-move-up = Move up
web-lobby-move-down = Move down
web-lobby-moved = { $name } is now in place { $place } of { $seats }.
web-lobby-clear = Free this seat
web-lobby-remove = Remove seat
web-lobby-add = Add a seat
web-lobby-seat-bot = Bot
web-lobby-seat-bot-there = Seat a bot, place { $place } of { $seats }
web-lobby-level-novice = novice
web-lobby-level-casual = casual
web-lobby-level-tips = tips
web-lobby-level-novice-help = Plays any card that matches.
web-lobby-level-casual-help = Plays like most people.
web-lobby-level-tips-help = Follows good advice.

## Programs

web-lobby-invite = Invite a program
web-lobby-invite-help = A seat for a bot of your own.
web-lobby-invite-again = Invite again
web-lobby-program-title = A seat for { $name }
web-lobby-program-text = Anyone with this token can take the seat. It is shown only once.
web-lobby-program-token = Token
web-lobby-program-command = For the bot that comes with Last Card

## The start

web-lobby-start = Start
web-lobby-rematch = Rematch
web-lobby-fill = Start with bots
web-lobby-seats-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-lobby-starts = { $name } starts the game.
web-lobby-host-starts = The host starts the game.
web-lobby-begins = Who starts
web-lobby-begins-rules = as the rules say
web-lobby-begins-loser = the loser
web-lobby-begins-next = the next seat

## Sharing

web-lobby-share = Invite others
web-lobby-share-code = The code, to read aloud
web-lobby-share-link = Link to this table
web-lobby-share-send = Share
web-lobby-share-text = Come and play Last Card with me!
web-lobby-share-qr = QR code with the link to this table
web-lobby-copy = Copy
web-lobby-copied = Copied

## Rules

web-lobby-rules = Rules
web-lobby-rulebook = Rulebook
web-lobby-rules-change = Change the rules
web-lobby-rules-differ = { $count ->
    [one] One rule is different
   *[other] { $count } rules are different
}

## A fair deal

web-lobby-fair = Fair deal: with a number from you.
web-lobby-fair-why = The server makes its promise before it knows what you add, so nobody can steer the cards. Both are saved in this browser for the check after the game.
web-lobby-fair-commitment = Promised by the server
web-lobby-fair-seed = Added by you

## Finished games

web-lobby-games = Games played
web-lobby-game = Game { $number }
web-lobby-game-score = { $name } { $score }
web-lobby-game-again = Watch again
web-lobby-games-all = { $count ->
    [one] One older game
   *[other] { $count } older games
}

## The chat

web-chat = Chat
web-chat-empty = No messages yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-seat = Only players with a seat can chat.
web-chat-silence = Silence! If you talk now, you pay for it.
