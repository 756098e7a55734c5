# Der Browser: eine beendete Partie, Schritt für Schritt, und die Prüfung des Gebens.

web-replay-title = Partie { $game }
web-replay-back-to-table = Zurück zum Tisch
web-replay-rules = Regeln: { $preset }

## Durch die Partie

web-replay-controls = Durch die Partie
web-replay-first = Zum Anfang
web-replay-previous = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-speed = Tempo
web-replay-times = { $times }×
web-replay-step = Schritt { $step } von { $steps }
web-replay-keys = Auch die Pfeiltasten führen durch die Partie.
web-replay-steps = Alle Schritte
web-replay-steps-shown = Gezeigte Schritte
web-replay-from-to = { $from } bis { $to }
web-replay-link = Link zu diesem Augenblick

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

## Wurde ehrlich gegeben?

web-fair-title = War das Geben fair?
web-fair-about = Vor dem Geben zeigt der Server ein Siegel: einen Fingerabdruck des Geheimnisses, mit dem er austeilt. Jeder Platz trägt eine Zufallszahl bei, die der Server da noch nicht kennen kann. Nach der Partie deckt der Server das Geheimnis auf. Dein Browser hat gerade dieselben Karten noch einmal gegeben, ohne den Server zu fragen.
web-fair-yes = Fair, soweit dein Browser das prüfen kann.
web-fair-no = Mit diesem Geben stimmt etwas nicht!
web-fair-commitment-yes = Das Geheimnis passt zum Siegel.
web-fair-commitment-no = Das Geheimnis passt nicht zum Siegel: Versprochen war ein anderes.
web-fair-shown-yes = Es ist das Siegel, das dieser Browser vor dem Geben gesehen hat.
web-fair-shown-no = Es ist nicht das Siegel, das dieser Browser vor dem Geben gesehen hat.
web-fair-shown-unknown = Nicht geprüft: Dieser Browser hat vor dem Geben kein Siegel gesehen.
web-fair-seed-yes = Die Zufallszahl dieses Browsers ist ins Geben eingegangen.
web-fair-seed-no = Die Zufallszahl dieses Browsers fehlt im Geben.
web-fair-seed-unknown = Nicht geprüft: Dieser Browser hat keine Zufallszahl beigetragen.
web-fair-first-yes = Wer anfing, folgt aus dem Geheimnis und den Zufallszahlen.
web-fair-first-no = Jemand anderes hätte anfangen müssen.
web-fair-dealt-yes = Das erste Mischen folgt aus dem Geheimnis und den Zufallszahlen: Alle { $count } ausgeteilten Karten und die Startkarte sind dieselben.
web-fair-dealt-no = Das erste Mischen folgt nicht aus dem Geheimnis und den Zufallszahlen: Ausgeteilt wurden andere Karten.
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
web-fair-offline = Die Mitschrift ist die ganze Partie als kleine Textdatei. Mit Last Card auf deinem eigenen Computer kannst du jedes Mischen und jeden Zug darin prüfen:
