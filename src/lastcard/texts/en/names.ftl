# Short names that every program shows: presets, and values that need no explanation.

## Presets

preset-name-basic-plus = Basic+
preset-name-classic = Classic
preset-name-gemela = Gemela
preset-name-ozby = Ozby
preset-name-ozby-full = Ozby with everything
preset-name-guide = Guide
preset-name-guide-house = Guide with house rules
preset-name-advanced = Advanced
preset-name-party = Party
preset-name-no-mercy = Merciless
preset-name-modern = Modern
preset-name-knockout = Knockout
preset-name-chat = Group chat
preset-name-chat-wild = Wild group chat
preset-name-online-party = Online party
preset-name-online-crazy = Crazy online

## Values

value-yes = Yes
value-no = No
value-none = None
value-all = All
value-rising = any draw card that is as high or higher
value-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}
value-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
value-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
value-rounds = { $number ->
    [one] { $number } round
   *[other] { $number } rounds
}
