# Errors in the input: cards, files, moves, transcripts, scenarios. One line each, without
# a capital at the start and without a full stop, because it follows the name of the program or of a file.
# Words in TOML files, in scripts and on the command line (position, hands, play r5, --set) are not translated.

## Parts of other messages

# Follows the message about a word that does not exist.
did-you-mean = ; did you mean '{ $word }'?
# $why is another message.
error-in-file = { $file }: { $why }
error-in-line = line { $line }: { $why }
error-in-part = { $part }: { $why }

## Files

file-missing = { $file }: No such file or directory
file-is-a-folder = { $file }: Is a directory
file-forbidden = { $file }: Permission denied
file-exists = { $file }: File exists
file-no-space = { $file }: No space left on device
# $reason is what the system says.
file-trouble = { $file }: { $reason }
file-no-utf8 = { $file }: not a text file in UTF-8
file-no-text = { $file }: not a text file
toml-invalid = { $file }: not valid TOML: { $reason }
toml-endless = { $file }: not valid TOML: a number or nesting is too long

## Cards and decks

# $hint is did-you-mean, or nothing.
card-unknown = no such card: '{ $card }'{ $hint }
card-not-black = '{ $card }': you choose a colour only for a black card
colour-unknown = no such colour: '{ $colour }' ({ $known })
deck-unknown = no such deck: '{ $deck }'{ $hint } (or a .toml file)
deck-unreadable = deck: cannot read '{ $word }' (try 1-9*2, w+4*4 or r5=3)
deck-unknown-symbol = deck: no such symbol: '{ $symbol }'{ $hint }
deck-unknown-symbols = deck: no such symbols: '{ $symbols }'
deck-unknown-key = { $file }: unknown key '{ $key }' (coloured, black, cards)
deck-no-table = { $file }: [{ $table }] must be a table of counts
deck-no-count = { $file }: [{ $table }] '{ $card }' must be a number from 0 to 99, not { $given }
deck-wrong-table = { $file }: '{ $card }' does not belong in [{ $table }]
deck-without-colour = deck: there must be at least one coloured card
deck-too-large = deck: { $cards } cards, more than { $most }

## Seats

seat-unknown = no such seat: '{ $seat }'
seat-unknown-range = no such seat: { $seat } (0 to { $last })
seat-no-name = not a name for a seat: '{ $name }'
seats-no-list = seats must be a list of names, not '{ $given }'
dealer-unknown = no such dealer: { $dealer }
seed-range = the seed must be from 0 to 2**64 - 1, not { $seed }

## Moves: $move is what was written, $verb its first word

move-unknown = no such move: '{ $move }'{ $hint }
move-unreadable = '{ $move }': { $why }
move-needs-card = '{ $move }': write { $verb } and a card, such as { $verb } r5 or { $verb } w:g
move-needs-seat = '{ $move }': write { $verb } and a seat, such as { $verb } 1
move-needs-cards-or-none = '{ $move }': write { $verb } and the cards, or { $verb } none
move-needs-colour = '{ $move }': write { $verb } and one of r, y, g, b
move-stands-alone = '{ $move }': nothing may follow { $verb }
move-too-many-cards = '{ $move }': too many cards
move-black-without-colour = '{ $move }': add the colour of the black card, such as { $card }:g

## Transcripts

transcript-header = not a transcript: the first line must be '{ $header }'
transcript-lacks = not a transcript: { $what } is missing
transcript-cut-off = the transcript is cut off: it does not end with a hash
transcript-after-hash = line { $line }: nothing may follow the hash
transcript-unreadable = line { $line }: cannot read '{ $content }'
transcript-no-move = line { $line }: cannot read '{ $content }' (a move is SEAT MOVE)
transcript-seed-and-secret = line { $line }: a transcript has either a seed or a commitment with its secret
transcript-not-revealed = line { $line }: the secret is missing: the deal has not been revealed yet
transcript-no-commitment = line { $line }: there is a secret but no commitment
transcript-other-secret = line { $line }: the secret does not match the commitment: it gives { $commitment }, not { $written }
transcript-of-position = a game that started from a described position has no transcript
replay-leaves-rules = line { $line }: move { $number }, { $who }: { $move }: this breaks the rules: { $why }
replay-no-misplay = it is marked as a misplay, but it is allowed
replay-other-end = the moves follow the rules, but do not lead to the end in the transcript: hash { $hash }, not { $written }

## Fair deals (secret, commitment and chance are explained in cli.ftl)

deal-no-secret = not a secret: it must have 64 hexadecimal digits, 0-9 and a-f
deal-no-commitment = not a commitment: '{ $given }' (it must have 64 hexadecimal digits, 0-9 and a-f)
deal-no-chance = not a chance for the deal: '{ $given }' (it must be up to 64 hexadecimal digits, 0-9 and a-f)
deal-seats = the deal must have a chance for each seat, even an empty one: { $seats } in all, not { $given }
verify-no-secret = nothing to verify: the cards were dealt from a plain seed, without a secret
verify-other-commitment = the commitment is { $commitment }, not { $given }
verify-no-such-chance = no seat added the chance '{ $given }' to the deal

## Scenario files

scenario-without-position = not a scenario: it has no [position]
scenario-without-script = not a scenario: it has no script
scenario-unknown-key = unknown key '{ $key }'{ $hint }
scenario-no-text = { $key } must be a text
scenario-no-list = { $key } must be a list
scenario-no-table = { $key } must be a table
scenario-no-number = { $key } must be a whole number
scenario-no-flag = { $key } must be true or false
# $why is one of the messages below.
scenario-position = position: { $why }
position-hands-range = { $players ->
    [one] hands: 1 player, there must be 2 to { $most }
   *[other] hands: { $players } players, there must be 2 to { $most }
}
position-hands-texts = hands must be a list of texts, one for each player
position-hand-empty = hand { $seat } has no cards
position-out-twice = seat { $seat } is out twice: name it in one of places, knocked and gone
position-out-with-cards = seat { $seat } is out, so its hand must be none
position-out-on-turn = turn { $turn }: that seat and another one must take part
position-dealer-misfit = dealer { $dealer } does not fit: turn { $turn } is the first player
position-no-seat = { $key } { $seat } is not a seat (0 to { $last })
position-discard-or-opening = give either discard or opening
position-opening-one-card = opening must be one card
position-discard-empty = discard must have at least one card
position-too-many = { $count } of { $card }, but the deck { $deck } has { $has }
position-scores = scores must be { $count } whole numbers
position-top-without-colour = add the colour of the top card, such as { $card }:r
position-direction = direction must be clockwise or counterclockwise, not '{ $given }'
position-before-opening = { $key } makes no sense with an opening card
position-pending = pending must be 0 or more
position-pending-without-card = pending needs a draw card on top, or a card that passed one on
position-bluff-without-card = bluff needs a wild +4 on top with its cards pending
position-called-no-seat = called: '{ $seat }' is not a seat
position-called-too-many = { $count ->
    [one] called: seat { $seat } holds 1 card
   *[other] called: seat { $seat } holds { $count } cards
}
script-unreadable = line { $line }: cannot read '{ $content }' (SEAT MOVE, ! SEAT MOVE or ? FACT)

## Facts in a script: $fact is the word in the script

fact-unknown = no such fact: '{ $fact }'
fact-one-number = { $fact }: give one number
fact-one-card = top: give one card
fact-numbers = { $fact }: give numbers, not '{ $given }'
fact-direction = direction: clockwise or counterclockwise
fact-no-cards = give the cards, or none
fact-too-long = nothing may follow here: '{ $rest }'
