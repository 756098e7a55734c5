# Fehler in der Eingabe: Karten, Dateien, Spielzüge, Mitschriften, Szenarien. Je eine
# Zeile, am Anfang klein (außer bei Hauptwörtern) und ohne Punkt am Ende, denn sie folgt auf den Namen des
# Programms oder einer Datei. Wörter aus TOML-Dateien, aus Skripten und von der Befehlszeile (position, hands,
# play r5, --set) werden nicht übersetzt.

## Teile anderer Meldungen

# Folgt auf die Meldung über ein Wort, das es nicht gibt.
did-you-mean = ; meintest du '{ $word }'?
# $why ist eine andere Meldung.
error-in-file = { $file }: { $why }
error-in-line = Zeile { $line }: { $why }
error-in-part = { $part }: { $why }

## Dateien

file-missing = { $file }: diese Datei oder diesen Ordner gibt es nicht
file-is-a-folder = { $file }: das ist ein Ordner
file-forbidden = { $file }: dafür fehlt die Berechtigung
file-exists = { $file }: diese Datei gibt es schon
file-no-space = { $file }: auf dem Datenträger ist kein Platz mehr
# $reason ist, was das System sagt.
file-trouble = { $file }: { $reason }
file-no-utf8 = { $file }: keine Textdatei in UTF-8
file-no-text = { $file }: keine Textdatei
toml-invalid = { $file }: kein gültiges TOML: { $reason }
toml-endless = { $file }: kein gültiges TOML: eine Zahl oder eine Verschachtelung ist zu lang

## Karten und Kartenspiele

# $hint ist did-you-mean oder nichts.
card-unknown = diese Karte gibt es nicht: '{ $card }'{ $hint }
card-not-black = '{ $card }': nur für eine schwarze Karte wird eine Farbe gewählt
colour-unknown = diese Farbe gibt es nicht: '{ $colour }' ({ $known })
deck-unknown = dieses Kartenspiel gibt es nicht: '{ $deck }'{ $hint } (oder eine .toml-Datei)
deck-unreadable = deck: '{ $word }' ist nicht lesbar (versuch es mit 1-9*2, w+4*4 oder r5=3)
deck-unknown-symbol = deck: dieses Zeichen gibt es nicht: '{ $symbol }'{ $hint }
deck-unknown-symbols = deck: diese Zeichen gibt es nicht: '{ $symbols }'
deck-unknown-key = { $file }: unbekannter Schlüssel '{ $key }' (coloured, black, cards)
deck-no-table = { $file }: [{ $table }] muss eine Tabelle mit Anzahlen sein
deck-no-count = { $file }: [{ $table }] '{ $card }' muss eine Anzahl von 0 bis 99 sein, nicht { $given }
deck-wrong-table = { $file }: '{ $card }' gehört nicht in [{ $table }]
deck-without-colour = deck: es muss mindestens eine farbige Karte geben
deck-too-large = deck: { $cards } Karten, mehr als { $most }

## Plätze

seat-unknown = diesen Platz gibt es nicht: '{ $seat }'
seat-unknown-range = diesen Platz gibt es nicht: { $seat } (0 bis { $last })
seat-no-name = kein Name für einen Platz: '{ $name }'
seats-no-list = seats muss eine Liste von Namen sein, nicht '{ $given }'
dealer-unknown = diesen Platz gibt es nicht, also kann er nicht geben: { $dealer }
seed-range = der Startwert muss zwischen 0 und 2**64 - 1 liegen, nicht { $seed }

## Spielzüge: $move ist, was geschrieben wurde, $verb das erste Wort davon

move-unknown = diesen Spielzug gibt es nicht: '{ $move }'{ $hint }
move-unreadable = '{ $move }': { $why }
move-needs-card = '{ $move }': schreib { $verb } und eine Karte, zum Beispiel { $verb } r5 oder { $verb } w:g
move-needs-seat = '{ $move }': schreib { $verb } und einen Platz, zum Beispiel { $verb } 1
move-needs-cards-or-none = '{ $move }': schreib { $verb } und die Karten, oder { $verb } none
move-needs-colour = '{ $move }': schreib { $verb } und eins von r, y, g, b
move-stands-alone = '{ $move }': nach { $verb } darf nichts folgen
move-too-many-cards = '{ $move }': zu viele Karten
move-black-without-colour = '{ $move }': nenn die Farbe für die schwarze Karte, zum Beispiel { $card }:g

## Mitschriften

transcript-header = keine Mitschrift: die erste Zeile muss '{ $header }' sein
transcript-lacks = keine Mitschrift: { $what } fehlt
transcript-cut-off = die Mitschrift ist abgeschnitten: am Ende fehlt die Prüfsumme (hash)
transcript-after-hash = Zeile { $line }: nach der Prüfsumme darf nichts mehr folgen
transcript-unreadable = Zeile { $line }: '{ $content }' ist nicht lesbar
transcript-no-move = Zeile { $line }: '{ $content }' ist nicht lesbar (ein Spielzug ist PLATZ SPIELZUG)
transcript-seed-and-secret = Zeile { $line }: eine Mitschrift hat entweder einen Startwert (seed) oder ein Siegel (commitment) mit seinem Geheimnis (secret)
transcript-not-revealed = Zeile { $line }: das Geheimnis (secret) fehlt: es ist noch nicht aufgedeckt
transcript-no-commitment = Zeile { $line }: es gibt ein Geheimnis (secret), aber das Siegel (commitment) fehlt
transcript-other-secret = Zeile { $line }: das Geheimnis passt nicht zum Siegel: es ergibt { $commitment }, nicht { $written }
transcript-of-position = von einer Partie, die in einer beschriebenen Stellung begonnen hat, gibt es keine Mitschrift
replay-leaves-rules = Zeile { $line }: Spielzug { $number }, { $who }: { $move }: das verstößt gegen die Regeln: { $why }
replay-no-misplay = der Spielzug ist als Fehler markiert, aber er ist erlaubt
replay-other-end = die Spielzüge folgen den Regeln, aber sie enden nicht dort, wo die Mitschrift es sagt: Prüfsumme { $hash }, nicht { $written }

## Faires Austeilen (was Geheimnis, Siegel und Zufallszahl sind, steht in cli.ftl)

deal-no-secret = kein Geheimnis: es müssen 64 Hexadezimalziffern sein, 0-9 und a-f
deal-no-commitment = kein Siegel: '{ $given }' (es müssen 64 Hexadezimalziffern sein, 0-9 und a-f)
deal-no-chance = keine Zufallszahl für das Austeilen: '{ $given }' (es müssen höchstens 64 Hexadezimalziffern sein, 0-9 und a-f)
deal-seats = zum Austeilen braucht es für jeden Platz eine Zufallszahl, auch eine leere: insgesamt { $seats }, nicht { $given }
verify-no-secret = es gibt nichts zu prüfen: ausgeteilt wurde mit einem einfachen Startwert, ohne Geheimnis
verify-other-commitment = das Siegel ist { $commitment }, nicht { $given }
verify-no-such-chance = kein Platz hat die Zufallszahl '{ $given }' beigetragen

## Szenariodateien

scenario-without-position = kein Szenario: [position] fehlt
scenario-without-script = kein Szenario: script fehlt
scenario-unknown-key = unbekannter Schlüssel '{ $key }'{ $hint }
scenario-no-text = { $key } muss ein Text sein
scenario-no-list = { $key } muss eine Liste sein
scenario-no-table = { $key } muss eine Tabelle sein
scenario-no-number = { $key } muss eine ganze Zahl sein
scenario-no-flag = { $key } muss true oder false sein
# $why ist eine der Meldungen darunter.
scenario-position = position: { $why }
position-hands-range = { $players ->
    [one] hands: eine Hand, es müssen 2 bis { $most } sein
   *[other] hands: { $players } Hände, es müssen 2 bis { $most } sein
}
position-hands-texts = hands muss eine Liste von Texten sein, einer für jeden Platz
position-hand-empty = hand { $seat } hat keine Karten
position-out-twice = Platz { $seat } ist zweimal draußen: nenne ihn nur in einem von places, knocked und gone
position-out-with-cards = Platz { $seat } ist draußen, also muss seine Hand none sein
position-out-on-turn = turn { $turn }: dieser Platz und ein weiterer müssen mitspielen
position-dealer-misfit = dealer { $dealer } passt nicht: turn { $turn } ist der Platz, der beginnt
position-no-seat = { $key } { $seat } ist kein Platz (0 bis { $last })
position-discard-or-opening = gib entweder discard oder opening an
position-opening-one-card = opening muss genau eine Karte sein
position-discard-empty = discard muss mindestens eine Karte haben
position-too-many = { $count }-mal { $card }, das Kartenspiel { $deck } hat { $has }
position-scores = scores muss aus { $count } ganzen Zahlen bestehen
position-top-without-colour = nenn die Farbe der obersten Karte, zum Beispiel { $card }:r
position-direction = direction muss clockwise oder counterclockwise sein, nicht '{ $given }'
position-before-opening = { $key } ist bei einer Startkarte (opening) nicht möglich
position-pending = pending muss 0 oder mehr sein
position-pending-without-card = für pending muss oben eine Ziehkarte liegen oder eine Karte, die eine weitergegeben hat
position-bluff-without-card = für bluff muss oben eine Farbwahl +4 liegen, und ihre Karten müssen fällig sein
position-called-no-seat = called: '{ $seat }' ist kein Platz
position-called-too-many = { $count ->
    [one] called: Platz { $seat } hat 1 Karte
   *[other] called: Platz { $seat } hat { $count } Karten
}
script-unreadable = Zeile { $line }: '{ $content }' ist nicht lesbar (PLATZ SPIELZUG, ! PLATZ SPIELZUG oder ? AUSSAGE)

## Aussagen, nach denen ein Skript fragt: $fact ist ihr Wort im Skript

fact-unknown = diese Aussage gibt es nicht: '{ $fact }'
fact-one-number = { $fact }: gib eine Zahl an
fact-one-card = top: gib eine Karte an
fact-numbers = { $fact }: gib Zahlen an, nicht '{ $given }'
fact-direction = direction: clockwise oder counterclockwise
fact-no-cards = gib die Karten an, oder none
fact-too-long = hier darf nichts mehr folgen: '{ $rest }'
