# Der Browser: der Tisch.

web-table-heading = Der Tisch
web-table-title = Last Card: { $names }
web-table-title-turn = Du bist dran! – Last Card
web-table-leave = Zum Vorraum
web-table-rules = Regeln
web-table-rulebook = Das ganze Regelheft
web-table-rule = Regel { $rule }
web-table-log = Verlauf
web-table-chat = Chat
web-table-close = Schließen
web-table-players = Die anderen
web-table-player = { $count ->
    [one] { $name }, eine Karte
   *[other] { $name }, { $count } Karten
}
web-table-on-turn = am Zug
web-table-called = hat Uno gesagt
web-table-away = nicht da
web-table-catch = Erwischt!
web-table-swap = Tauschen
web-table-accuse = Anklagen
web-table-seconds = { $count ->
    [one] noch eine Sekunde
   *[other] noch { $count } Sekunden
}
web-table-pile = Ziehstapel, { $count } Karten
web-table-draw-from = Eine Karte ziehen; { $count } liegen im Stapel
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
web-table-how-many = Eine oder zwei?
web-table-two = { $card } doppelt legen
web-table-which-colour = Welche Farbe?
web-table-asked = Du bist gefragt
web-table-never-mind = Abbrechen
web-table-watching = Du schaust zu.
web-table-you-are-away = Ein Bot spielt für dich.
web-table-back = Ich bin wieder da
web-table-turn-of = { $name } ist am Zug
web-table-you-owe = { $count ->
    [one] Antworte mit einer Karte oder nimm eine
   *[other] Antworte mit einer Karte oder nimm { $count }
}
web-table-your-turn = Du bist dran
web-table-your-drawn = Leg die gezogene Karte oder behalte sie
web-table-your-swap = Wessen Hand willst du?
web-table-your-defend = Den Tausch abwehren?
web-table-your-slap = Hau auf den Stapel!
web-table-your-join = Bei der Neunundsechzig mitmachen?
web-table-your-dump = Die ganze Farbe abwerfen?
web-table-your-colour = Wähle die erste Farbe
web-table-silence = Ruhe! Wer redet, zieht.
web-table-accused = { $name } wirft { $other } Vorsagen vor. Was meinst du?
web-table-paid = Das hat dich Karten gekostet.
web-table-dare = { $count ->
    [one] Nach den Regeln passt { $card } jetzt nicht. Ein Fehler kostet hier eine Karte.
   *[other] Nach den Regeln passt { $card } jetzt nicht. Ein Fehler kostet hier { $count } Karten.
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
web-table-again = Noch einmal
web-table-replay = Partie ansehen
