# What `--help` says of commands and of what they take. Names, values and file endings are not translated.

## The program

help-lastcard = The shedding card game that everybody knows, by everybody's rules.
help-version = Show the version.
help-lang = The language to speak; the system's if it is not given.

## What several commands take

help-preset = A preset, a .toml file with rules, or a rule code.
help-sets = Set an option otherwise; may be given several times.
help-files = A .toml file with options to lay over the preset.
help-players = How many sit at the table, 2 to 10.
help-games = Games to play; a game is a whole match.
help-bots = Who plays: random, random-any, tips, or tips:wilds+high+stop+colour+challenge with some of its advice. The last one takes the seats that are left.
help-alertness = How many chances to react a seat notices, 0 to 1; one for all or by seat.
help-seed = The same seed gives the same games, on any machine.
help-threads = 0: as many as there are processors.
help-json = Print JSON.
help-csv = Print CSV, a line for every figure.
help-plot-file = Draw how long rounds are (.svg, .png or .pdf).
help-engine = auto begins interpreted if nothing is compiled yet, and goes on compiled as soon as it is.

## rules

help-rules = Look at rule sets, compare them, pass them on.
help-rules-list = The presets, a sentence each.
help-rules-show = Every option of a rule set with its value, the ledger rules behind it, and where it was set.
help-rules-diff = The options in which two rule sets differ.
help-rules-diff-first = A preset, a .toml file with rules, or a rule code.
help-rules-diff-second = The rule set to compare it with.
help-rules-code = A short code that reproduces a rule set, one line for each.
help-rules-code-presets = Presets, .toml files or codes.
help-rules-decode = The rule set behind a code: its preset, and what differs from it.
help-rules-decode-code = A rule code.
help-rules-explain = What a rule number means and which options express it; or what an option decides.
help-rules-explain-rules = Rule numbers or options.

## play

help-play = Play in the terminal: against bots, and with people at the same keyboard.
help-play-people = Names of the people at this keyboard.
help-play-bots = How many bots, or their levels: novice, casual, tips.
help-play-seed = The same seed deals the same cards.
help-play-speed = How fast bots think and react; 1 is like people.
help-play-plain = Line by line, without colours and boxes: for screen readers, pipes and slow lines.
help-play-resume-game = Go on with the last unfinished game, or with the one in --file.
help-play-file = Where the game is kept, move by move; without it in the user's data folder.

## watch

help-watch = Watch bots play, at the table on the screen or line by line.
help-watch-players = How many bots sit down, 2 to 10.
help-watch-seed = The same seed gives the same game.
help-watch-rounds = Stop after so many rounds; 0: the whole match.
help-watch-bots = Who plays: novice, casual, tips; the last one takes the seats that are left.
help-watch-speed = 2 is twice as fast as people. Line by line there is no waiting unless this is given.
help-watch-plain = Line by line, also in a terminal.
help-watch-open-hands = Show drawn cards and hands.
help-watch-save = Write the transcript to this file.

## referee

help-referee = Play scenario files and say, line by line, what happened and which rule forbids what was refused.
help-referee-files = Scenario files.
help-referee-preset = Judge by this rule set in place of the file's.
help-referee-as-json = One JSON object a file.

## replay

help-replay = Step through a transcript in words, and check that it follows the rules to its final hash.
help-replay-file = A transcript.
help-replay-seat = Only what this seat could see.
help-replay-step = Wait for Enter before each move.
help-replay-quiet = Only check it.

## verify

help-verify = Check that the deal of a finished game was fair: settled before the game, and kept to in all of it.
help-verify-file = A transcript with the secret of its deal.
help-verify-commitment = The commitment that you were given before the game.
help-verify-chance = The chance that you added to the deal.

## simulate, compare, warmup

help-simulate = Play many games and report what happens in them, with 95 % intervals.
help-compare = Play the same number of games by several rule sets and put the figures side by side.
help-compare-rule-sets = Presets, .toml files or codes; settings follow after commas: guide,jump_in=all
help-warmup = Compile the engine for simulations and bots that look ahead; it is kept for later runs.
help-warmup-quiet = Say nothing but errors.

help-serve = Serve tables to everybody in the network.
help-serve-host = where to listen; 127.0.0.1 for this machine alone
help-serve-port = the port; 0 takes any that is free
help-serve-data = the folder that tables are kept in
help-serve-away = seconds until a bot plays for somebody who is not there
help-serve-origin = a page elsewhere that may connect, such as https://cards.example; can be repeated

help-bot = Let a bot play a seat of a server, from this process.
help-bot-connect = the address of the server, or of the room
help-bot-level = how it plays
help-bot-room = the code of the room, if the address does not have it
help-bot-name = the name that it sits under
help-bot-seat = the seat to take; without it any that is free
help-bot-token = the token of a seat that the host keeps for a program; better given as LASTCARD_TOKEN
help-bot-games = how many games to play; 0 for all there are
help-bot-speed = how fast it thinks and reacts
help-protocol = The protocol of the table server, for those who write clients.
help-protocol-as-schema = print the JSON Schema of all messages
