# Kurze Namen, die alle Programme zeigen: Vorlagen, und Werte ohne eigene Erklärung.

## Vorlagen

preset-name-basic-plus = Basic+
preset-name-classic = Klassisch
preset-name-gemela = Gemela
preset-name-ozby = Ozby
preset-name-ozby-full = Ozby mit allem
preset-name-guide = Guide
preset-name-guide-house = Guide mit Hausregeln
preset-name-advanced = Fortgeschritten
preset-name-party = Party
preset-name-no-mercy = Gnadenlos
preset-name-modern = Modern
preset-name-knockout = Knockout
preset-name-chat = Gruppenchat
preset-name-chat-wild = Wilder Gruppenchat
preset-name-online-party = Online-Party
preset-name-online-crazy = Online total verrückt

## Werte

value-yes = Ja
value-no = Nein
value-none = Keine
value-all = Alle
value-rising = jede gleich hohe oder höhere Ziehkarte
value-seconds = { $number ->
    [one] { $number } Sekunde
   *[other] { $number } Sekunden
}
value-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
value-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
value-rounds = { $number ->
    [one] { $number } Runde
   *[other] { $number } Runden
}
