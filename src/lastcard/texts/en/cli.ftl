# What the commands print.

# Before a remark on standard error.
note = note: { $note }
option-renamed = { $old } is an old name and will be removed; use { $new } instead
lang-unknown = no such language: '{ $given }' (there are { $known })

## rules

rules-same = The same rules.

## watch

watch-begins = { $names } are playing { $preset }. Seed { $seed }.
# $settings are options with their values.
watch-begins-changed = { $names } are playing { $preset } with { $settings }. Seed { $seed }.
watch-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
watch-written = Written to { $file }.

## replay

replay-right = { $moves ->
    [one] { $file }: 1 move, all within the rules; the hash { $hash } is right.
   *[other] { $file }: { $moves } moves, all within the rules; the hash { $hash } is right.
}

## verify: the secret is what the server dealt with, the commitment what it showed of it before the game, a
## chance what a seat added

verify-secret = The secret in the file matches its commitment { $commitment }.
verify-commitment = It is the commitment you were given before the game.
verify-commitment-unknown = Not checked: whether this is the commitment you were given before the game (--commitment).
# $who are names of seats.
verify-chance = The chance { $chance } went into the deal; it was added by { $who }.
verify-chance-unknown = Not checked: whether the chance that you added went into the deal (--chance).
verify-replayed = { $moves ->
    [one] Every deal and every shuffle follows from the secret and the chances; 1 move leads to the hash { $hash }.
   *[other] Every deal and every shuffle follows from the secret and the chances; { $moves } moves lead to the hash { $hash }.
}
verify-fair = The deal was fair, as far as this can be checked.

## referee: $why is the reason with its rules, $events what happened, in sentences

referee-refused = refused: { $why }
referee-refused-and-paid = refused: { $why } (and costs a penalty)
referee-refused-unexpectedly = should be accepted, but is refused: { $why }
referee-refused-unexpectedly-and-paid = should be accepted, but is refused: { $why } (and costs a penalty)
referee-accepted-unexpectedly = should be refused, but is accepted: { $events }
referee-all-hold = every line holds
# $content is the line of the script, $said what is true.
referee-does-not-hold = line { $line } does not hold: '{ $content }': { $said }

## referee: what is true. $fact is its word in the script (turn, hand 0), which is not translated

fact-is = { $fact } is { $value }
fact-are = { $fact } are { $values }
fact-drew = seat { $seat } drew { $cards }
fact-no-colour = colour is not declared
fact-can = it can
fact-cannot = it cannot: { $why }
fact-called = seat { $seat } has called
fact-not-called = seat { $seat } has not called
fact-out = seat { $seat } is out
fact-not-out = seat { $seat } is not out
fact-gone = seat { $seat } is out of the match
fact-not-gone = seat { $seat } is not out of the match
fact-silence = there is silence
fact-no-silence = there is no silence
fact-round-over = the round is over
fact-round-running = the round is running
fact-match-over = the match is over
fact-match-running = the match is running
