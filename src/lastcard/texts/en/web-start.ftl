# The browser: the start page, the rule editor and the settings.

## The start page

web-start-what = Be the first to play your last card. With friends or against bots, by the rules you like. Free, no account needed.
web-start-name = Your name
web-start-play = Play now
web-start-play-hint = Against three bots, right away.
web-start-rules = Rules
web-start-go-on = Continue
web-start-game-on = Game running
web-start-game-over = Between games
web-start-before-game = Before the first game
web-start-with = With { $names }
web-start-alone = Nobody else is here yet
web-start-forget = Forget table { $code }
web-start-forget-question = Forget this table? You cannot get your seat back in this browser.
web-start-forget-yes = Forget it
web-start-forget-no = Keep it
web-start-friends = Play with friends
web-start-friends-hint = You get a link to send to everyone.
web-start-players = Players
web-start-create = Create a table
web-start-own-rules = Set every rule yourself
web-start-join = Join a table
web-start-join-hint = Did someone send you a link or a code? Enter it here.
web-start-code = Code or link
web-start-enter = Join
web-start-no-code = Enter the code of a table first.
web-start-no-room = There is no table “{ $code }”. Please check the spelling.
web-start-editor = The rule editor
web-start-editor-hint = You can change every rule people argue about: stacking, jumping in, swapping hands and dozens more.

## Settings

web-settings = Settings
web-settings-close = Close
web-settings-language = Language
web-settings-theme = Colours
web-settings-theme-auto = Same as device
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-large = Large text
web-settings-sounds = Sounds
web-settings-vibration = Vibration
web-settings-vibration-hint = When it is your turn, on phones that support it.

## The rule editor

web-rules-title = Rules
web-rules-presets = Start with
web-rules-search = Find a rule
web-rules-others = Choose another
web-rules-fold = Show less
web-rules-rest = All other rules
web-rules-go = Go to: { $option }
web-rules-found = { $count ->
    [0] No rule matches.
    [one] { $count } rule matches.
   *[other] { $count } rules match.
}
web-rules-none-found = No rule matches. Try another word.
web-rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
web-rules-changed = { $count ->
    [0] unchanged
    [one] { $count } changed
   *[other] { $count } changed
}
web-rules-differs = Changed. In { $preset }: { $value }
web-rules-reset = Reset
web-rules-reset-what = Reset: { $option }
web-rules-reset-all = Reset all
web-rules-less = { $what }: less
web-rules-more = { $what }: more
web-rules-range = { $least } to { $most }
web-rules-your-rules = Your rules
web-rules-notes = Good to know
web-rules-show = Show it
web-rules-undo = Undo
web-rules-dropped = { $count ->
    [one] Your change is gone.
   *[other] Your { $count } changes are gone.
}
web-rules-bring-back = Restore
web-rules-unreadable = These rules could not be read ({ $why }). Here are the rules of { $preset } instead.
web-rules-again = Try again
web-rules-book-short = Rulebook
web-rules-book = The rulebook for these rules
web-rules-share = Share
web-rules-code = Code of these rules
web-rules-link = Link to these rules
web-rules-use = Use these rules
web-deck-own = Your own deck
web-deck-composition = The cards in it
web-deck-help = For every card, its sign and how many: 1-9*2 is each number twice in every colour, s is a skip, r a reverse, w*4 four wilds, w+4 a black +4, r5=3 exactly three red fives.
