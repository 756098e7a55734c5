# Der Browser: der Tisch.

web-table-heading = Der Tisch
web-table-title = Last Card: { $names }
web-table-title-turn = Du bist dran! – Last Card
web-table-leave = Zur Lobby
web-table-rules = Regeln
web-table-rulebook = Das ganze Regelheft
web-table-rule = Regel { $rule }
web-table-log = Verlauf
web-table-chat = Chat
web-table-close = Schließen
web-table-players = Die anderen Spieler
web-table-player = { $count ->
    [one] { $name }, eine Karte
   *[other] { $name }, { $count } Karten
}
web-table-on-turn = ist dran
web-table-called = hat Uno gesagt
web-table-away = nicht da
web-table-catch = Erwischt!
web-table-swap = Tauschen
web-table-accuse = Vorwurf
web-table-seconds = { $count ->
    [one] noch eine Sekunde
   *[other] noch { $count } Sekunden
}
web-table-pile = Ziehstapel, { $count } Karten
web-table-draw-from = Eine Karte ziehen; { $count } im Stapel
web-table-top = Oben liegt: { $card }
web-table-pending = { $count ->
    [one] Eine Karte ist fällig
   *[other] { $count } Karten sind fällig
}
web-table-take = { $count ->
    [one] Die Karte nehmen
   *[other] { $count } Karten nehmen
}
web-table-your-hand = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
web-table-your-seat = Dein Platz
web-table-card-fits = { $card }, passt
web-table-card-jump = { $card }, dazwischenwerfen!
web-table-card-drawn = { $card }, gerade gezogen
web-table-say-uno = Uno sagen
web-table-uno-costs = { $count ->
    [one] Uno sagen: kostet jetzt eine Karte
   *[other] Uno sagen: kostet jetzt { $count } Karten
}
web-table-how-many = Eine oder zwei?
web-table-which-colour = Welche Farbe?
web-table-asked = Du entscheidest
web-table-never-mind = Abbrechen
web-table-watching = Du schaust zu.
web-table-you-are-away = Ein Bot spielt für dich.
web-table-back = Ich bin wieder da
web-table-turn-of = { $name } ist dran
web-table-silence = Schweigen! Wer redet, zieht.
web-table-accused = { $name } wirft { $other } Vorsagen vor. Stimmst du zu?
web-table-paid = Das hat dich Karten gekostet.
web-table-dare = { $count ->
    [one] Du darfst { $card } jetzt nicht legen. Ein Fehler kostet hier eine Karte.
   *[other] Du darfst { $card } jetzt nicht legen. Ein Fehler kostet hier { $count } Karten.
}
web-table-dare-yes = Trotzdem legen
web-table-round = Runde { $number }
web-table-total = Gesamt
web-table-player-column = Spieler
web-table-round-won = { $count ->
    [one] { $names } gewinnt die Runde
   *[other] { $names } gewinnen die Runde
}
web-table-match-won = { $count ->
    [one] { $names } gewinnt die Partie!
   *[other] { $names } gewinnen die Partie!
}
web-table-next-round = Nächste Runde
web-table-again = Noch ein Spiel
web-table-replay = Wiederholung ansehen

## Mehrere gleiche Karten in einem Zug

web-table-more = Eine Karte legen oder mehrere auf einmal?
web-table-alone = Nur { $card } legen
web-table-several = { $count } Karten legen
web-table-on-top = { $card } liegt oben
web-table-add = Tippe an, was dazu soll:
web-table-in-order = Du legst { $cards }. Die letzte bleibt oben.
web-table-one-stays = Eine dieser Karten muss auf deiner Hand bleiben.
web-table-card-add = { $card }, dazulegen
web-table-card-added = { $card }, Nummer { $number } in deinem Zug

## Zielen, Roulette

web-table-target = Zielen
web-table-ask-target = Wer soll zwei Karten ziehen?
web-table-ask-roulette = Farbroulette: Wähle eine Farbe. Du ziehst, bis sie kommt.

## Wer ausgeschieden ist, und offene Karten

web-table-place = Platz { $number }
web-table-knocked-out = ausgeschieden
web-table-gone = nicht mehr dabei
web-table-you-place = { $number ->
    [1] Du hast keine Karten mehr und kommst auf Platz eins!
    [2] Du hast keine Karten mehr und kommst auf Platz zwei.
    [3] Du hast keine Karten mehr und kommst auf Platz drei.
   *[other] Du hast keine Karten mehr und kommst auf Platz { $number }.
}
web-table-you-knocked-out = Du bist in dieser Runde ausgeschieden.
web-table-you-gone = Du bist nicht mehr in der Partie. Du kannst weiter zuschauen.
web-table-others-out = Alle anderen sind ausgeschieden.
web-table-open-hand = offene Karten: { $cards }
web-table-own-open = Deine Karten liegen offen: Alle sehen sie.
web-table-buried = { $count ->
    [one] Oben liegt: { $card }. Ganz unten liegt eine Karte verdeckt.
   *[other] Oben liegt: { $card }. Ganz unten liegen { $count } Karten verdeckt.
}
