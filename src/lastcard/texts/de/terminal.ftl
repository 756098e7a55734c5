# Spielen im Terminal: der Tisch auf dem Bildschirm und das Spiel Zeile für Zeile.

## Tasten: kurze Beschriftungen neben der Taste

key-space = Leertaste
key-space-twice = 2×Leertaste
key-enter = Enter
key-escape = Esc
do-draw = ziehen
do-take = { $count } nehmen
do-keep = behalten
do-challenge = anzweifeln!
do-next = nächste Runde
do-swap = mit { $name } tauschen
do-swap-none = nicht tauschen
do-target = auf { $name } zielen
do-play-equal = { $count ->
    [one] nur diese legen
   *[other] diese { $count } legen
}
do-forget = neu wählen
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
do-change = Platz wechseln
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
table-too-small = Das Fenster ist zu klein. Mach es 80×24 groß, oder spiel mit --plain.
table-seconds = noch { $seconds } s
table-match-time = Partie noch { $time }
table-due = { $count ->
    [one] 1 Karte fällig
   *[other] { $count } Karten fällig
}
table-pile = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
mark-uno = Uno
mark-place = Platz { $place }
mark-knocked-out = ausgeschieden
mark-gone = nicht mehr dabei
mark-catchable = { " " }erwischen!
level-novice = Neuling
level-casual = locker
level-tips = clever

## Worauf das Spiel wartet

prompt-wait = { $name } ist dran.
prompt-target = Auf wen zielst du?
prompt-roulette = Farbroulette: Wähle eine Farbe und zieh, bis sie kommt.
prompt-round-over = Runde gewonnen: { $names }. Drück n für die nächste.
prompt-match-over = Partie gewonnen: { $names }!
typed-more = { $typed } … dann { $keys }
typed-colour = { $typed } in welcher Farbe?
typed-or = { $typed }: Enter legt { $card }. Oder weiter mit { $keys }
typed-equal = { $count ->
    [one] { $typed }: Enter legt nur diese Karte. Dazu gehen noch { $most } von { $keys }
   *[other] { $typed }: Enter legt diese { $count }. Dazu gehen noch { $most } von { $keys }
}
typed-pair = Ein Paar: Welche Karte legst du zweimal?
typed-accuse = Wer hat vorgesagt? Drück die Nummer der Person.
typed-nothing = So eine Karte hast du nicht. Gib ihren Buchstaben ein und was darauf steht: R 5, B S, W G.
typed-not-held = { $card } hast du nicht auf der Hand.
catch-waits = Alles klar! Das Erwischen zählt, sobald die Schonfrist um ist.
refused = Nicht erlaubt: { $why } (? zeigt die Regel)
refused-paid = Das war gegen die Regeln und hat dich Karten gekostet: { $why } (? zeigt die Regel)
leave-question = Den Tisch verlassen? Nichts geht verloren: "lastcard play --resume" macht hier weiter.
question-yes = Enter: ja
question-no = Esc: nein
curtain-title = { $name }, du bist dran
curtain-text = Die Karten sind verdeckt. Gib { $name } die Tastatur. Alle anderen schauen bitte weg.
curtain-key = Enter: meine Karten zeigen
book-keys = ↑ ↓ blättern   Esc zurück zum Tisch

## Tipps: was die Ratschläge für Spieler sagen, und warum

hint = Tipp: { $move }. { $why }
hint-none = Du hast gerade nichts zu entscheiden.
hint-only = Etwas anderes kannst du nicht tun.
hint-fits = Die Karte passt, und es gibt keine bessere Wahl.
hint-taste = Dazu sagen die Ratschläge nichts, also entscheide selbst.
hint-stop = Das hält die nächste Person auf, die fast gewonnen hat.
hint-wilds = So hast du deine schwarzen Karten noch für später.
hint-high = So wirst du eine Karte los, die viele Punkte zählt.
hint-several = So wirst du mehrere Karten auf einmal los.
hint-colour = Von dieser Farbe hast du die meisten Karten.
hint-challenge = Bei so vielen Karten ist ein Bluff wahrscheinlich.
hint-take = Hier lohnt sich keine Antwort.
hint-keep = Eine schwarze Karte hebt man besser auf.
hint-draw = Es lohnt sich nicht, eine deiner Karten zu legen.

## Der erste Bildschirm

language-name = Deutsch
setup-title = Last Card
setup-start = Karten austeilen
setup-start-help = Bereit? Mit Enter startest du das Spiel.
setup-resume = Letzte Partie fortsetzen
setup-resume-help = Du hast eine Partie vor dem Ende verlassen. Sie geht genau dort weiter.
setup-preset = Regeln
setup-preset-help = { $group }. Enter öffnet die Liste.
setup-options = Optionen
setup-options-help = Du kannst jede Regel ändern. Enter öffnet die Liste.
setup-changed = { $count ->
    [0] unverändert
    [one] eine geändert
   *[other] { $count } geändert
}
setup-language = Sprache
setup-language-help = Die Sprache aller Texte.
setup-seats = Spieler
setup-seats-help = Zwei bis zehn. Links nimmt den letzten Platz weg, rechts fügt einen hinzu.
setup-seat = Platz { $number }
setup-seat-help = Gib einen Namen ein. Mit links und rechts wählst du einen Menschen an dieser Tastatur oder einen Bot: „Neuling“ spielt irgendetwas, „locker“ spielt wie die meisten, „clever“ folgt guten Ratschlägen.
setup-person = Mensch
setup-names = alle brauchen verschiedene Namen
setup-keys = ↑ ↓ wählen   ← → ändern   F5 Start   F1 Regelheft   Esc gehen
options-title = Regeln: { $preset }   { $code }
options-keys = ↑ ↓ wählen   ← → ändern   Enter eingeben   / suchen   F8 Vorlage   Esc zurück
options-search = Regel suchen
options-count = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}
options-found = { $count ->
    [one] „{ $words }“: eine Regel
   *[other] „{ $words }“: { $count } Regeln
}
options-none = Keine Regel gefunden. Versuch ein anderes Wort.
options-topic-help = Enter zeigt oder verbirgt diese Regeln.
presets-chosen = gewählt
presets-keys = ↑ ↓ wählen   Enter diese Regeln nehmen   Esc zurück

## Zeile für Zeile

plain-welcome = Last Card, nach den Regeln von { $rules }.
plain-players = Es spielen { $names }. Schreib „hilfe“, um zu sehen, was du schreiben kannst.
plain-bot = { $name } ({ $level })
plain-kept = Die Partie wird in { $file } gespeichert.
plain-turn = { $name }, du bist dran.
plain-chance = { $name }, du kannst reagieren, oder drück Enter, um weiterzumachen.
plain-top = Auf dem Stapel: { $card }.
plain-match-time = Die Partie dauert noch { $time }.
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
plain-open = { $name } zeigt { $cards }.
plain-place = { $name } hat keine Karten mehr: Platz { $place }.
plain-knocked-out = { $name } ist ausgeschieden.
plain-gone = { $name } ist nicht mehr in der Partie.
plain-choice = { $number }: { $move } ({ $notation })
plain-choice-equal = { $number }: { $move } ({ $notation }), allein oder mit bis zu { $most } von { $cards } ({ $example })
plain-next = Enter drücken: nächste Runde austeilen
plain-take-over = Gib { $name } die Tastatur; { $name } drückt Enter.
plain-help = Schreib die Nummer einer Möglichkeit, eine Karte (r5, w:g), gleiche Karten für einen Zug (r5 b5) oder einen Spielzug (play r5, draw, uno, catch 1). Außerdem: hand, tisch, tipp, regeln, warum, ende.
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

## Eine Partie starten

record-in-use = { $file }: diese Partie läuft schon in einem anderen Programm
record-finished = diese Partie ist zu Ende
record-none = es gibt keine offene Partie zum Fortsetzen
bot-unknown = diesen Bot gibt es nicht: { $bot } (es gibt { $known })
move-of-the-clock = '{ $move }' ist ein Spielzug der Uhr am Tisch, nicht der Spieler
play-bots = --bots muss eine Zahl oder eine Liste von Stufen mit Kommas sein, nicht '{ $given }' (es gibt { $known })
play-left = Die Partie ist gespeichert. So geht sie weiter: lastcard play --resume
play-left-file = Die Partie ist gespeichert. So geht sie weiter: lastcard play --resume --file { $file }
play-nobody = niemand spielt: nenn mindestens eine Person oder einen Bot
play-resume-alone = --resume nimmt die Regeln und Spieler der gespeicherten Partie; lass { $option } weg
