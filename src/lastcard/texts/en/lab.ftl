# Simulations: their reports, and errors in the options.

## The compiled engine

compiled-missing = the compiled engine is not installed; pip install 'lastcard[fast]' adds it
compiled-broken = the compiled engine does not start: { $error }
compiled-failed = compiling in the background failed; lastcard warmup shows why. The simulation continues interpreted
compiled-not-installed = the compiled engine is not installed, so the simulation runs interpreted; pip install 'lastcard[fast]' adds it
compiled-in-background = the engine is being compiled in the background (once, about a minute); until then the simulation runs interpreted
compiled-not-kept = compiled code cannot be saved in { $folder }, so the simulation runs interpreted; --engine compiled compiles it for this run only
compiled-no-place = compiled code cannot be saved in { $folder }
compiled-ready = The compiled engine is ready in { $folder }.
compiled-compiling = Compiling

## Errors in the options

lab-too-many-bots = { $bots } bots are too many for { $players } seats
lab-too-many-alertnesses = { $given } values of alertness are too many for { $players } seats
lab-alertness-range = alertness is a number from 0 to 1, not { $share }
lab-no-such-bot = no such bot: { $bot } (there are { $known }){ $hint }
lab-no-advice = { $bot } follows no advice; only tips does
lab-no-such-advice = no such advice: { $advice } (there are { $known }){ $hint }
lab-json-or-csv = choose either --json or --csv
lab-compare-two = compare needs at least two rule sets
lab-no-plots = drawing needs matplotlib; pip install 'lastcard[plots]' adds it
lab-plot-kind = { $file }: a picture must be a .svg, .png or .pdf file
lab-no-folder = { $folder }: no such folder

## The report

lab-rules = { $rules }; { $players } players
lab-seats = Bots: { $bots }. Alertness: { $alertness }. Seed: { $seed }.
lab-matches = { $matches } matches with { $rounds } rounds in { $seconds } s, { $rate } rounds a second, { $path }.
lab-matches-each = { $matches } matches by each rule set.
lab-given-up = Rounds that were given up count only in the lengths, and end their match.
lab-margin = ± is half of the 95 % interval.
lab-nothing-drawn = no round was played, so there is nothing to draw
lab-not-played = { $name }: not played.
lab-stopped = Stopped after { $matches } of { $planned } matches.
lab-stopped-one = { $name }: Stopped after { $matches } of { $planned } matches.
lab-percent = { $number } %
lab-path-compiled = compiled
lab-path-interpreted = interpreted
lab-path-both = interpreted at first, then compiled
lab-rate = { $rate } matches/s
lab-interval = { $low } to { $high }
lab-star = * differs from { $first } by more than chance explains (95 %).
lab-plot-moves = moves in a round
lab-plot-share = rounds, %

lab-section-lengths = Length
lab-section-long = Long rounds
lab-section-wins = Wins
lab-section-points = Points
lab-section-cards = Cards played in a round
lab-section-happenings = What happened in a round

figure-moves-mean = moves in a round, mean
figure-moves-median = moves in a round, median
figure-moves-90 = 90 % of rounds within
figure-moves-99 = 99 % of rounds within
figure-moves-max = longest round
figure-rounds-a-match = rounds a match
figure-rounds-over = rounds over { $number } moves
figure-rounds-given-up = rounds given up after { $number } moves
figure-matches-given-up = matches given up
figure-stalemates = rounds in which nobody could move
figure-wins-seat = rounds won by seat { $number }
figure-match-wins-seat = matches won by seat { $number }
figure-wins-place = { $number ->
    [1] rounds won by the first player
    [2] by the second
    [3] by the third
    [4] by the fourth
   *[other] by number { $number }
}
figure-points-a-round = points in a round
figure-laid-skip = skip
figure-laid-reverse = reverse
figure-laid-plus-two = +2
figure-laid-plus-four = +4 in a colour
figure-laid-wild = wild
figure-laid-wild-plus-one = wild +1
figure-laid-wild-plus-two = wild +2
figure-laid-wild-plus-four = wild +4
figure-laid-swap-number = the number that swaps hands
figure-laid-rotate-number = the number that passes hands on
figure-laid-slap-number = the number to slap
figure-laid-silence-number = the number for silence
figure-cards-drawn = cards drawn
figure-debts-taken = times owed cards were taken
figure-reshuffles = reshuffles
figure-uno-calls = Uno said
figure-catches = caught without Uno
figure-jump-ins = jump-ins
figure-challenges = challenges
figure-bluffs-found = bluffs found out
figure-swaps = hands swapped
figure-swaps-stopped = swaps stopped
figure-rotations = hands passed on
figure-slaps = slaps of the pile
figure-silences = silences
figure-sixty-nines = sixty-nines
figure-sixty-nines-joined = joined a sixty-nine
figure-sixty-nines-failed = sixty-nines with too few players
figure-penalties = penalties paid
