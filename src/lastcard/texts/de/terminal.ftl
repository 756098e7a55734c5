# Spielen im Terminal: der Tisch auf dem Bildschirm und das Spiel Zeile für Zeile.

## Tasten: kurze Wörter neben der Taste, die es tut

key-space = Leertaste
key-space-twice = 2×Leertaste
do-draw = ziehen
do-take = { $count } nehmen
do-keep = behalten
do-challenge = anzweifeln!
do-next = nächste Runde
do-swap = mit { $name } tauschen
do-swap-none = nicht tauschen
do-defend-none = zulassen
do-join-none = nicht mitmachen
do-dump-all = alle abwerfen
do-dump-none = nichts abwerfen
do-uno = Uno!
do-jump = dazwischen!
do-catch = { $name } erwischen!
do-slap = schlagen!
do-speak = ich habe geredet
do-agree = dafür
do-disagree = dagegen
do-again = noch einmal
do-pair = Paar
do-hint = Tipp
do-change = Wechsel
do-accuse = Vorwurf
do-rules = Regeln
do-leave = gehen
do-pause = Pause
do-go-on = weiter
do-faster = schneller
do-slower = langsamer (jetzt { $speed }×)

## Der Tisch

hand-black = Schwarz
table-head = Last Card · { $preset } · Runde { $round }
table-target = bis { $target } Punkte
table-silence = Schweigen!
table-too-small = Das Fenster ist zu klein: mach es 80×24, oder spiel mit --plain.
table-seconds = noch { $seconds } s
table-due = { $count ->
    [one] 1 Karte fällig
   *[other] { $count } Karten fällig
}
table-pile = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
mark-uno = Uno
mark-catchable = { " " }erwischen!
level-novice = Neuling
level-casual = locker
level-tips = mit Rat

## Worauf das Spiel wartet

prompt-turn = Du bist an der Reihe: Leg eine passende Karte, oder zieh.
prompt-lay = Du bist an der Reihe: Leg eine passende Karte.
prompt-stuck = Du bist an der Reihe: Keine Karte passt, also zieh.
prompt-owing = { $count ->
    [one] Du bist an der Reihe: Eine Karte ist fällig. Antworte, oder nimm sie.
   *[other] Du bist an der Reihe: { $count } Karten sind fällig. Antworte, oder nimm sie.
}
prompt-doubt = { $count ->
    [one] Du bist an der Reihe: Eine Karte ist fällig. Nimm sie oder zweifle an.
   *[other] Du bist an der Reihe: { $count } Karten sind fällig. Nimm sie oder zweifle an.
}
prompt-take = { $count ->
    [one] Du bist an der Reihe: Eine Karte ist fällig. Nimm sie.
   *[other] Du bist an der Reihe: { $count } Karten sind fällig. Nimm sie.
}
prompt-drawn = Du hast { $card } gezogen: Leg die Karte, oder behalte sie.
prompt-colour = Du beginnst: Wähle die Farbe.
prompt-swap = Mit wem tauschst du die Handkarten? Drück die Nummer der Person.
prompt-defend = { $name } will mit dir tauschen: Stopp das mit einer Karte dieser Zahl, oder lass es zu.
prompt-join = Neunundsechzig: Mach mit einer 6 oder 9 der Farbe mit, oder nicht.
prompt-dump = Neunundsechzig: Wirf alle deine Karten der Farbe ab, oder keine.
prompt-slap = Schlag auf den Stapel!
prompt-wait = { $name } ist an der Reihe.
prompt-round-over = Die Runde geht an { $names }. Drück n für die nächste.
prompt-match-over = Die Partie geht an { $names }!
typed-more = { $typed } … dann { $keys }
typed-colour = { $typed } in welcher Farbe?
typed-pair = Ein Paar: Welche Karte legst du zweimal?
typed-accuse = Wer hat vorgesagt? Drück die Nummer der Person.
typed-nothing = So eine Karte hast du nicht. Tipp den Buchstaben der Karte und was darauf steht: R 5, B S, W G.
typed-not-held = { $card } hast du nicht auf der Hand.
catch-waits = Gesehen! Das Erwischen zählt, sobald die Schonfrist um ist.
refused = Nicht erlaubt: { $why } (? öffnet die Regel)
refused-paid = Das war gegen die Regeln und kostet dich Karten: { $why } (? öffnet die Regel)
leave-question = Den Tisch verlassen? Nichts geht verloren: "lastcard play --resume" macht hier weiter.
question-yes = Enter: ja
question-no = Esc: nein
curtain-title = { $name }, du bist gefragt
curtain-text = Die Karten sind verdeckt. Gib { $name } die Tastatur; alle anderen schauen weg.
curtain-key = Enter: meine Karten zeigen
book-keys = ↑ ↓ blättern   Esc zurück zum Tisch

## Tipps: was die Ratschläge für Spieler sagen, und warum

hint = Tipp: { $move }. { $why }
hint-none = Du hast gerade nichts zu entscheiden.
hint-only = Etwas anderes kannst du nicht tun.
hint-fits = Die Karte passt, und nichts spricht für eine andere.
hint-taste = Die Ratschläge sagen dazu nichts: Das ist Geschmackssache.
hint-stop = Das hält die nächste Person auf, die fast gewonnen hat.
hint-wilds = So hast du deine schwarzen Karten noch für später.
hint-high = So wirst du eine Karte los, die viele Punkte zählt.
hint-colour = Von dieser Farbe hast du die meisten Karten.
hint-challenge = Bei so vielen Karten auf dieser Hand ist ein Bluff wahrscheinlich genug.
hint-take = Mit keiner Karte lohnt es sich hier zu antworten.
hint-keep = Eine schwarze Karte hebt man besser auf.
hint-draw = Keine deiner Karten zu legen lohnt sich.

## Der erste Bildschirm

language-name = Deutsch
setup-title = Last Card
setup-start = Karten austeilen
setup-start-help = Alles ist so, wie du es willst: Enter beginnt das Spiel.
setup-resume = Letzte Partie fortsetzen
setup-resume-help = Eine Partie wurde vor dem Ende verlassen. Sie geht genau dort weiter, wo sie war.
setup-preset = Regeln
setup-options = Optionen
setup-options-help = Jede Regel lässt sich ändern: Enter öffnet die Liste.
setup-changed = { $count ->
    [0] wie in den Regeln
    [one] eine geändert
   *[other] { $count } geändert
}
setup-language = Sprache
setup-language-help = Die Sprache von allem, was gesagt wird.
setup-seats = Spieler
setup-seats-help = Zwei bis zehn. Links und rechts nehmen den letzten Platz weg oder fügen einen hinzu.
setup-seat = Platz { $number }
setup-seat-help = Tipp einen Namen. Mit links und rechts wählst du einen Menschen an dieser Tastatur oder einen Bot: „Neuling“ spielt irgendetwas, „locker“ nach Gefühl, „mit Rat“ nach guten Ratschlägen.
setup-person = Mensch
setup-names = alle brauchen einen eigenen Namen
setup-keys = ↑ ↓ wählen   ← → ändern   F5 Start   F1 Regelheft   Esc gehen
options-title = Regeln: { $preset }   { $code }
options-keys = ↑ ↓ wählen   ← → ändern   Enter Wert tippen   F8 wie Vorlage   Esc zurück

## Zeile für Zeile

plain-welcome = Last Card, nach den Regeln von { $rules }.
plain-players = Es spielen { $names }. Schreib „hilfe“, um zu sehen, was du schreiben kannst.
plain-bot = { $name } ({ $level })
plain-kept = Die Partie wird in { $file } gespeichert.
plain-turn = { $name }, du bist gefragt.
plain-chance = { $name }, du kannst reagieren, oder mit Enter geht es weiter.
plain-top = Auf dem Stapel: { $card }.
plain-due = { $count ->
    [one] Eine Karte ist fällig.
   *[other] { $count } Karten sind fällig.
}
plain-hand = { $count ->
    [one] Deine Hand, eine Karte: { $cards }.
   *[other] Deine Hand, { $count } Karten: { $cards }.
}
plain-others = { $count ->
    [one] { $name }: eine Karte.
   *[other] { $name }: { $count } Karten.
}
plain-score = { $score ->
    [one] { $name }: { $score } Punkt.
   *[other] { $name }: { $score } Punkte.
}
plain-wins = { $name }: { $score } gewonnen.
plain-choice = { $number }: { $move } ({ $notation })
plain-next = Enter: die nächste Runde austeilen
plain-take-over = Gib { $name } die Tastatur; { $name } drückt Enter.
plain-help = Schreib die Nummer einer Möglichkeit, eine Karte (r5, w:g) oder einen Spielzug (play r5, draw, uno, catch 1). Außerdem: hand, tisch, tipp, regeln, warum, ende.
plain-no-reason = Bisher wurde nichts abgelehnt.
plain-refused = Nicht erlaubt: { $why } Schreib „warum“, um die Regel zu lesen.
plain-end = Die Eingabe ist zu Ende.
plain-word-hand = hand
plain-word-table = tisch
plain-word-hint = tipp
plain-word-rules = regeln
plain-word-why = warum
plain-word-help = hilfe
plain-word-quit = ende

## Wer eine Partie haben will

record-in-use = { $file }: ein anderes Programm spielt diese Partie gerade
record-finished = diese Partie ist zu Ende
record-none = es gibt keine unbeendete Partie zum Fortsetzen
bot-unknown = diesen Bot gibt es nicht: { $bot } (es gibt { $known })
move-of-the-clock = '{ $move }' ist für die Uhr am Tisch, nicht für Spieler
play-bots = --bots muss eine Zahl sein, oder Stufen mit Kommas dazwischen, nicht '{ $given }' (es gibt { $known })
play-left = Die Partie ist gespeichert: lastcard play --resume setzt sie fort.
play-left-file = Die Partie ist gespeichert: lastcard play --resume --file { $file } setzt sie fort.
play-nobody = jemand muss spielen: nenn mindestens eine Person oder einen Bot
play-resume-alone = --resume macht mit den Regeln und Spielern der Partie weiter; lass { $option } weg
