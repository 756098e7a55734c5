# Der Browser: die Startseite, der Regeleditor und die Einstellungen.

## Die Startseite

web-start-what = Leg vor allen anderen deine letzte Karte. Mit Freunden oder gegen Bots, nach den Regeln, die du magst. Kostenlos und ohne Anmeldung.
web-start-name = Dein Name
web-start-play = Gleich spielen
web-start-play-hint = Gegen drei Bots, sofort.
web-start-rules = Regeln
web-start-go-on = Weiterspielen
web-start-game-on = Ein Spiel läuft
web-start-game-over = Zwischen zwei Spielen
web-start-before-game = Vor dem ersten Spiel
web-start-with = Mit { $names }
web-start-alone = Noch ist niemand anderes da
web-start-forget = Tisch { $code } vergessen
web-start-forget-question = Diesen Tisch vergessen? Deinen Platz bekommst du in diesem Browser nicht zurück.
web-start-forget-yes = Vergessen
web-start-forget-no = Behalten
web-start-friends = Mit Freunden spielen
web-start-friends-hint = Du bekommst einen Link, den du allen schicken kannst.
web-start-players = Spieler
web-start-create = Tisch erstellen
web-start-own-rules = Jede Regel selbst einstellen
web-start-join = Mitspielen
web-start-join-hint = Jemand hat dir einen Link oder einen Code geschickt? Gib ihn hier ein.
web-start-code = Code oder Link
web-start-enter = Zum Tisch
web-start-no-code = Gib zuerst den Code eines Tisches ein.
web-start-no-room = Den Tisch „{ $code }“ gibt es nicht. Bitte prüf die Schreibweise.
web-start-editor = Der Regeleditor
web-start-editor-hint = Du kannst jede Regel ändern, über die gestritten wird: Stapeln, Dazwischenwerfen, Hände tauschen und Dutzende mehr.

## Einstellungen

web-settings = Einstellungen
web-settings-close = Schließen
web-settings-language = Sprache
web-settings-theme = Farben
web-settings-theme-auto = Wie das Gerät
web-settings-theme-light = Hell
web-settings-theme-dark = Dunkel
web-settings-large = Große Schrift
web-settings-sounds = Töne
web-settings-vibration = Vibration
web-settings-vibration-hint = Wenn du dran bist, auf Handys, die das können.

## Der Regeleditor

web-rules-title = Regeln
web-rules-presets = Ausgehen von
web-rules-search = Regel suchen
web-rules-others = Andere wählen
web-rules-fold = Einklappen
web-rules-rest = Alle anderen Regeln
web-rules-go = Zu: { $option }
web-rules-found = { $count ->
    [0] Keine Regel gefunden.
    [one] { $count } Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
web-rules-none-found = Keine Regel gefunden. Versuch ein anderes Wort.
web-rules-count = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
web-rules-changed = { $count ->
    [0] unverändert
    [one] { $count } geändert
   *[other] { $count } geändert
}
web-rules-differs = Geändert. Bei { $preset }: { $value }
web-rules-reset = Zurücksetzen
web-rules-reset-what = Zurücksetzen: { $option }
web-rules-reset-all = Alles zurücksetzen
web-rules-less = { $what }: weniger
web-rules-more = { $what }: mehr
web-rules-range = { $least } bis { $most }
web-rules-your-rules = Deine Regeln
web-rules-notes = Gut zu wissen
web-rules-show = Anzeigen
web-rules-undo = Rückgängig
web-rules-dropped = { $count ->
    [one] Deine Änderung ist weg.
   *[other] Deine { $count } Änderungen sind weg.
}
web-rules-bring-back = Wiederherstellen
web-rules-unreadable = Diese Regeln konnten nicht gelesen werden ({ $why }). Hier sind stattdessen die von { $preset }.
web-rules-again = Noch einmal versuchen
web-rules-book-short = Regelheft
web-rules-book = Das Regelheft zu diesen Regeln
web-rules-share = Teilen
web-rules-code = Code dieser Regeln
web-rules-link = Link zu diesen Regeln
web-rules-use = Diese Regeln verwenden
web-deck-own = Ein eigenes Kartenspiel
web-deck-composition = Die Karten darin
web-deck-help = Zu jeder Karte ihr Zeichen und die Anzahl: 1-9*2 ist jede Zahl zweimal in jeder Farbe, s ein Aussetzen, r ein Richtungswechsel, w*4 vier Farbwahlkarten, w+4 eine schwarze +4, r5=3 genau drei rote Fünfen.
