# The `--help` texts of commands and their options. Names, values and file endings are not translated.

## The program

help-lastcard = The card game everyone knows, by everyone's rules.
help-version = Show the version.
help-lang = The language; the system's language by default.

## Options of several commands

help-preset = A preset, a .toml file with rules, or a rule code.
help-sets = Change an option; can be repeated.
help-files = A .toml file with options to change.
help-players = How many players, 2 to 10.
help-matches = How many matches to play.
help-bots = Who plays: random, random-any, tips, or tips:wilds+high+stop+colour+challenge with some of its advice. The last one fills the remaining seats.
help-alertness = How often a seat notices that it can react, 0 to 1; one value for all, or one per seat.
help-seed = The same seed gives the same games on any machine.
help-threads = 0 uses all processors.
help-json = Print JSON.
help-csv = Print CSV, one line per figure.
help-plot-file = Draw the length of rounds (.svg, .png or .pdf).
help-engine = auto starts interpreted if nothing is compiled yet, and switches to the compiled engine when it is ready.

## rules

help-rules = Show, compare and share rule sets.
help-rules-list = List the presets.
help-rules-show = Show every option of a rule set with its value, its ledger rules, and where it was set.
help-rules-diff = Show the options in which two rule sets differ.
help-rules-diff-first = A preset, a .toml file with rules, or a rule code.
help-rules-diff-second = The rule set to compare it with.
help-rules-code = Print a short code for each rule set.
help-rules-code-presets = Presets, .toml files or rule codes.
help-rules-decode = Show the rule set behind a code: its preset and what differs from it.
help-rules-decode-code = A rule code.
help-rules-explain = Explain rule numbers or options.
help-rules-explain-rules = Rule numbers or options.

## play

help-play = Play in the terminal: against bots, and with people at the same keyboard.
help-play-people = Names of the people at this keyboard.
help-play-bots = How many bots, or their levels: novice, casual, tips.
help-play-seed = The same seed deals the same cards.
help-play-speed = How fast bots think and react; 1 is like people.
help-play-plain = Line by line, without colours and boxes, for screen readers, pipes and slow connections.
help-play-resume-game = Continue the last unfinished game, or the one in --file.
help-play-file = Where to save the game, move by move; the user's data folder by default.

## watch

help-watch = Watch bots play, on the screen or line by line.
help-watch-players = How many bots play, 2 to 10.
help-watch-seed = The same seed gives the same game.
help-watch-rounds = Stop after this many rounds; 0 plays the whole match.
help-watch-bots = Who plays: novice, casual, tips. The last one fills the remaining seats.
help-watch-speed = 2 is twice as fast as people. Line by line, there is no waiting by default.
help-watch-plain = Line by line, even in a terminal.
help-watch-open-hands = Show hands and drawn cards.
help-watch-save = Write the transcript to this file.

## referee

help-referee = Play scenario files and explain, line by line, what happens and which rule forbids what.
help-referee-files = Scenario files.
help-referee-preset = Judge by this rule set instead of the file's.
help-referee-as-json = Print one JSON object per file.

## replay

help-replay = Retell a transcript in words, and check that it follows the rules to its final hash.
help-replay-file = A transcript.
help-replay-seat = Show only what this seat could see.
help-replay-step = Wait for Enter before each move.
help-replay-quiet = Only check the transcript.

## verify

help-verify = Check that the deal of a finished game was fair.
help-verify-file = A transcript with the secret of its deal.
help-verify-commitment = The commitment you were given before the game.
help-verify-chance = The chance that you added to the deal.

## simulate, compare, warmup

help-simulate = Play many matches and report what happens in them, with 95 % intervals.
help-compare = Play the same number of matches by several rule sets and compare the figures.
help-compare-rule-sets = Presets, .toml files or codes, with options after commas: guide,jump_in=all
help-warmup = Compile the engine for simulations and save it for later runs.
help-warmup-quiet = Print only errors.

help-serve = Serve tables to everyone on the network.
help-serve-host = address to listen on; 127.0.0.1 for this machine only
help-serve-port = port; 0 for any free port
help-serve-data = folder for saved tables
help-serve-away = seconds until a bot plays for a player who is away
help-serve-origin = another page that may connect, such as https://cards.example; can be repeated

help-bot = Let a bot take a seat at a server.
help-bot-connect = address of the server or of the room
help-bot-level = how it plays
help-bot-room = code of the room, if the address does not have it
help-bot-name = name of the bot
help-bot-seat = seat to take; any free seat by default
help-bot-token = token of a seat that the host reserved for a program; better set LASTCARD_TOKEN
help-bot-matches = how many matches to play; 0 for all there are
help-bot-speed = how fast it thinks and reacts
help-protocol = Show the protocol of the table server, for people who write clients.
help-protocol-as-schema = print the JSON Schema of all messages
