# Was die Befehle ausgeben.

# Vor einer Bemerkung in der Fehlerausgabe.
note = Hinweis: { $note }
option-renamed = { $old } ist ein alter Name, der bald wegfällt; schreib stattdessen { $new }
lang-unknown = diese Sprache gibt es nicht: '{ $given }' (es gibt { $known })

## rules

rules-same = Dieselben Regeln.

## watch

watch-begins = { $names } spielen nach { $preset }. Startwert { $seed }.
# $settings sind Optionen mit ihren Werten.
watch-begins-changed = { $names } spielen nach { $preset } mit { $settings }. Startwert { $seed }.
watch-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
watch-written = Gespeichert in { $file }.

## replay

replay-right = { $moves ->
    [one] { $file }: 1 Spielzug, und er folgt den Regeln; die Prüfsumme { $hash } stimmt.
   *[other] { $file }: { $moves } Spielzüge, und alle folgen den Regeln; die Prüfsumme { $hash } stimmt.
}

## verify: mit dem Geheimnis hat der Server ausgeteilt, das Siegel (commitment) hat er davon vor der Partie gezeigt,
## eine Zufallszahl (chance) ist, was ein Platz beigetragen hat

verify-secret = Das Geheimnis in der Datei passt zu seinem Siegel { $commitment }.
verify-commitment = Es ist das Siegel, das du vor der Partie bekommen hast.
verify-commitment-unknown = Nicht geprüft: ob es das Siegel ist, das du vor der Partie bekommen hast (--commitment).
# $who sind Namen von Plätzen.
verify-chance = Die Zufallszahl { $chance } wurde beim Austeilen verwendet; beigetragen von { $who }.
verify-chance-unknown = Nicht geprüft: ob die Zufallszahl, die du beigetragen hast, beim Austeilen verwendet wurde (--chance).
verify-replayed = { $moves ->
    [one] Jedes Austeilen und jedes Mischen ergibt sich aus dem Geheimnis und den Zufallszahlen der Plätze; 1 Spielzug führt zur Prüfsumme { $hash }.
   *[other] Jedes Austeilen und jedes Mischen ergibt sich aus dem Geheimnis und den Zufallszahlen der Plätze; { $moves } Spielzüge führen zur Prüfsumme { $hash }.
}
verify-fair = Es wurde fair ausgeteilt, soweit sich das prüfen lässt.

## referee: $why ist der Grund mit seinen Regeln, $events ist in Sätzen, was geschehen ist

referee-refused = abgelehnt: { $why }
referee-refused-and-paid = abgelehnt: { $why } (und der Versuch kostet Karten)
referee-refused-unexpectedly = sollte erlaubt sein, wird aber abgelehnt: { $why }
referee-refused-unexpectedly-and-paid = sollte erlaubt sein, wird aber abgelehnt: { $why } (und der Versuch kostet Karten)
referee-accepted-unexpectedly = sollte abgelehnt werden, ist aber erlaubt: { $events }
referee-all-hold = jede Zeile stimmt
# $content ist die Zeile des Skripts, $said ist, was wirklich gilt.
referee-does-not-hold = Zeile { $line } stimmt nicht: '{ $content }': { $said }

## referee: was wirklich gilt. $fact ist das Wort dafür im Skript (turn, hand 0) und wird nicht übersetzt

fact-is = { $fact } ist { $value }
fact-are = { $fact } sind { $values }
fact-drew = Platz { $seat } hat gezogen: { $cards }
fact-no-colour = colour ist nicht gewählt
fact-can = es geht
fact-cannot = es geht nicht: { $why }
fact-called = Platz { $seat } hat Uno gesagt
fact-not-called = Platz { $seat } hat nicht Uno gesagt
fact-out = Platz { $seat } ist draußen
fact-not-out = Platz { $seat } ist nicht draußen
fact-gone = Platz { $seat } ist aus der Partie ausgeschieden
fact-not-gone = Platz { $seat } ist nicht aus der Partie ausgeschieden
fact-silence = es herrscht Schweigen
fact-no-silence = es herrscht kein Schweigen
fact-round-over = die Runde ist zu Ende
fact-round-running = die Runde läuft noch
fact-match-over = die Partie ist zu Ende
fact-match-running = die Partie läuft noch
