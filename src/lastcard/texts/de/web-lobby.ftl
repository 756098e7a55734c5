# Die Lobby eines Tisches im Browser, und der Chat.

web-lobby-title = Der Tisch
web-lobby-close = Schließen
web-lobby-dealing = Die Karten werden ausgeteilt …

## Hinsetzen

web-lobby-name = Dein Name
web-lobby-name-missing = Gib zuerst deinen Namen ein.
web-lobby-sit = Hinsetzen
web-lobby-full = Alle Plätze sind besetzt.
web-lobby-watching = { $others ->
    [0] Du schaust zu.
    [one] Du schaust zu, zusammen mit einer weiteren Person.
   *[other] Du schaust zu, zusammen mit { $others } anderen.
}
web-lobby-watchers = { $count ->
    [one] 1 Person schaut zu.
   *[other] { $count } Personen schauen zu.
}

## Plätze

web-lobby-seats = Wer spielt
web-lobby-free = Freier Platz
web-lobby-sit-here = Hier sitzen
web-lobby-sit-there = Hier sitzen, Platz { $place } von { $seats }
web-lobby-leave = Aufstehen
web-lobby-you = du
web-lobby-host = Gastgeber
web-lobby-bot = Bot, { $level }
web-lobby-program = Programm
web-lobby-not-connected = nicht verbunden
web-lobby-awaited = noch nicht da
web-lobby-away = ein Bot springt ein
web-lobby-back = Bin wieder da
web-lobby-team = Team { $letter }
web-lobby-more = Mehr zu { $name }
web-lobby-move = { $name } umsetzen (ziehen oder Pfeiltasten)
web-lobby-move-up = Nach oben
web-lobby-move-down = Nach unten
web-lobby-moved = { $name } sitzt jetzt auf Platz { $place } von { $seats }.
web-lobby-clear = Platz freimachen
web-lobby-remove = Platz entfernen
web-lobby-add = Platz hinzufügen
web-lobby-seat-bot = Bot
web-lobby-seat-bot-there = Einen Bot setzen, Platz { $place } von { $seats }
web-lobby-level-novice = Neuling
web-lobby-level-casual = locker
web-lobby-level-tips = clever
web-lobby-level-novice-help = Legt irgendeine Karte, die passt.
web-lobby-level-casual-help = Spielt wie die meisten.
web-lobby-level-tips-help = Folgt guten Ratschlägen.

## Programme

web-lobby-invite = Programm einladen
web-lobby-invite-help = Ein Platz für einen eigenen Bot.
web-lobby-invite-again = Noch einmal einladen
web-lobby-program-title = Ein Platz für { $name }
web-lobby-program-text = Wer dieses Token hat, kann den Platz einnehmen. Es wird nur einmal gezeigt.
web-lobby-program-token = Token
web-lobby-program-command = Für den Bot, der zu Last Card gehört

## Der Start

web-lobby-start = Start
web-lobby-rematch = Revanche
web-lobby-fill = Mit Bots starten
web-lobby-seats-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-lobby-starts = { $name } startet das Spiel.
web-lobby-host-starts = Der Gastgeber startet das Spiel.
web-lobby-begins = Wer fängt an
web-lobby-begins-rules = nach den Regeln
web-lobby-begins-loser = wer verloren hat
web-lobby-begins-next = der nächste Platz

## Einladen

web-lobby-share = Andere einladen
web-lobby-share-code = Der Code, zum Vorlesen
web-lobby-share-link = Link zu diesem Tisch
web-lobby-share-send = Teilen
web-lobby-share-text = Spiel mit mir eine Runde Last Card!
web-lobby-share-qr = QR-Code mit dem Link zu diesem Tisch
web-lobby-copy = Kopieren
web-lobby-copied = Kopiert

## Regeln

web-lobby-rules = Regeln
web-lobby-rulebook = Regelheft
web-lobby-rules-change = Regeln ändern
web-lobby-rules-differ = { $count ->
    [one] Eine Regel ist anders
   *[other] { $count } Regeln sind anders
}

## Fair ausgeteilt

web-lobby-fair = Fair ausgeteilt: mit einer Zahl von dir.
web-lobby-fair-why = Der Server legt sich fest, bevor er weiß, was du beiträgst. So kann niemand das Austeilen beeinflussen. Dieser Browser merkt sich beides für die Prüfung nach dem Spiel.
web-lobby-fair-commitment = Vom Server versprochen
web-lobby-fair-seed = Von dir beigetragen

## Gespielte Spiele

web-lobby-games = Gespielte Spiele
web-lobby-game = Spiel { $number }
web-lobby-game-score = { $name } { $score }
web-lobby-game-again = Wiederholung ansehen
web-lobby-games-all = { $count ->
    [one] Ein früheres Spiel
   *[other] { $count } frühere Spiele
}

## Der Chat

web-chat = Chat
web-chat-empty = Noch keine Nachrichten.
web-chat-say = Sag etwas
web-chat-send = Senden
web-chat-seat = Chatten kann nur, wer einen Platz hat.
web-chat-silence = Schweigen! Wer jetzt redet, muss ziehen.
