# Der Browser: ein beendetes Spiel, Schritt für Schritt, und die Prüfung, ob fair ausgeteilt wurde.

web-replay-title = Spiel { $game }
web-replay-back-to-table = Zurück zum Tisch
web-replay-rules = Regeln: { $preset }

## Durch das Spiel

web-replay-controls = Wiedergabe
web-replay-first = Zum Anfang
web-replay-previous = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-speed = Tempo
web-replay-times = { $times }×
web-replay-step = Schritt { $step } von { $steps }
web-replay-keys = Du kannst auch die Pfeiltasten benutzen.
web-replay-steps = Alle Schritte
web-replay-steps-shown = Angezeigte Schritte
web-replay-from-to = { $from } bis { $to }
web-replay-link = Link zu dieser Stelle

## Der Tisch

web-replay-table = Der Tisch
web-replay-eyes = Aus der Sicht von
web-replay-eyes-all = allen am Tisch
web-replay-eyes-watch = Zuschauenden
web-replay-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-replay-score = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
web-replay-hand = Hand von { $name }: { $cards }
web-replay-dealt = Runde { $round } wird ausgeteilt.
web-replay-turn-begins = Der nächste Zug beginnt: Erwischen geht jetzt nicht mehr.

## Wurde fair ausgeteilt?

web-fair-title = Wurde fair ausgeteilt?
web-fair-about = Vor dem Austeilen zeigt der Server ein Siegel: einen Fingerabdruck des Geheimnisses, mit dem er austeilt. Jeder Platz trägt eine Zufallszahl bei, die der Server da noch nicht kennen kann. Nach dem Spiel deckt der Server das Geheimnis auf. Dein Browser hat gerade dieselben Karten noch einmal ausgeteilt, ohne den Server zu fragen.
web-fair-yes = Fair, soweit dein Browser das prüfen kann.
web-fair-no = Beim Austeilen stimmt etwas nicht!
web-fair-commitment-yes = Das Geheimnis passt zum Siegel.
web-fair-commitment-no = Das Geheimnis passt nicht zum Siegel: Der Server hatte ein anderes versprochen.
web-fair-shown-yes = Es ist das Siegel, das dieser Browser vor dem Austeilen gesehen hat.
web-fair-shown-no = Es ist nicht das Siegel, das dieser Browser vor dem Austeilen gesehen hat.
web-fair-shown-unknown = Nicht geprüft: Dieser Browser hat vor dem Austeilen kein Siegel gesehen.
web-fair-seed-yes = Die Zufallszahl dieses Browsers wurde beim Austeilen verwendet.
web-fair-seed-no = Die Zufallszahl dieses Browsers wurde beim Austeilen nicht verwendet.
web-fair-seed-unknown = Nicht geprüft: Dieser Browser hat keine Zufallszahl beigetragen.
web-fair-first-yes = Wer anfing, ergibt sich aus dem Geheimnis und den Zufallszahlen.
web-fair-first-no = Jemand anderes hätte anfangen müssen.
web-fair-dealt-yes = Das erste Mischen ergibt sich aus dem Geheimnis und den Zufallszahlen: Alle { $count } ausgeteilten Karten und die Startkarte sind dieselben.
web-fair-dealt-no = Das erste Mischen ergibt sich nicht aus dem Geheimnis und den Zufallszahlen: Ausgeteilt wurden andere Karten.
web-fair-drawn-yes = { $count ->
    [one] Auch die Karte, die aus diesem Stapel gezogen wurde, ist dieselbe.
   *[other] Auch die { $count } Karten, die aus diesem Stapel gezogen wurden, sind dieselben.
}
web-fair-drawn-no = Aus diesem Stapel wurden andere Karten gezogen, als darin waren.
web-fair-numbers = Die Zahlen dahinter
web-fair-commitment = Siegel
web-fair-secret = Geheimnis
web-fair-seed-of = Zufallszahl von { $name }
web-fair-none = keine
web-fair-transcript = Mitschrift herunterladen
web-fair-offline = Die Mitschrift ist das ganze Spiel als kleine Textdatei. Mit Last Card auf deinem eigenen Computer kannst du jedes Mischen und jeden Zug darin prüfen:
