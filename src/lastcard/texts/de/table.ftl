# Texte am Tisch: Karten, Ereignisse, Ablehnungen.
#
# Wörterliste (English = Deutsch), damit die Wörter dieselben bleiben:
#
# accusation = Vorwurf                          move = Spielzug
# action card = Aktionskarte                    next but one, second next = übernächste Person
# amount (of a draw card) = Wert                number card = Zahlenkarte
# announce Uno = Uno ankündigen                 opening card = Startkarte
# answer a draw card = antworten                option = Option
# at this table = an diesem Tisch               out of turn = außer der Reihe
# bluff = Bluff, bluffen                        pair = Paar
# call (Uno) = Uno sagen, Uno-Ruf               pass a debt on, deflect = weitergeben
# cards due, owed, debt = fällige Karten        penalty = Strafe, Strafkarten
# catch = erwischen                             play, lay = legen
# challenge = anzweifeln                        preset = Vorlage
# current colour = geltende Farbe               reverse = Richtungswechsel
# deal = Geben, austeilen                       rotate number = Weitergabezahl
# dealer = wer gibt                             round = Runde
# deck = Kartenspiel                            rule set = Regelwerk
# defend, defence = abwehren, Abwehr            ruling = Festlegung
# direction of play = Spielrichtung             score, total = Punktestand, Summe
# discard pile = Ablagestapel                   seat = Platz
# draw = ziehen                                 discard (in a 69) = abwerfen
# draw card = Ziehkarte                         silence = Schweigen; silence number = Schweigezahl
# draw pile = Ziehstapel                        sixty-nine = Neunundsechzig
# first player = wer beginnt                    skip = Aussetzen; be skipped = aussetzen
# match = passen                                slap = Schlag auf den Stapel; slap number = Schlagzahl
# force play = Legezwang                        stack, stacking = stapeln
# game (in a room) = Spiel                      swap (hands) = tauschen, Tausch; swap number = Tauschzahl
# game (of the simulator), match = Partie       symbol = Zeichen
# go out = die letzte Karte legen               table talk = Vorsagen
# hand = Hand, Handkarten                       target = Ziel
# house rule = Hausregel                        turn = Zug, an der Reihe sein
# identical = genau gleich                      twin (card) = Zwilling, Zwillingskarte
# join (a sixty-nine) = mitmachen               victim = die getroffene Person
# jump-in = Zwischenwurf, dazwischenwerfen      wild = Farbwahl; wild +4 = Farbwahl +4
#
# by mistake, wrongly = zu Unrecht              miss the turn = aussetzen
# commitment = Siegel; chance = Zufallszahl     secret = Geheimnis
# fact (in a script) = Aussage                  token = Token (das)
# grace seconds = Schonfrist                    rulebook = Regelheft; ledger = Regelbuch
# hash = Prüfsumme                              scenario = Szenario
# hint = Tipp; advice = Ratschläge              seed = Startwert
# level (of a bot) = Stufe                      special card = Sonderkarte
# lobby = Lobby; room = Raum                    time limit = Zeitlimit
# novice, casual, tips = Neuling, locker,       transcript = Mitschrift
#   clever
#
# aimed +2 = Farbwahl +2 mit Zielwahl           discard all = Farbe ablegen
# blank wild = Blanko-Farbwahl                  shuffle hands = Kartenmischen
# colour roulette = Farbroulette                skip everyone = Alle aussetzen
#                                               swap hands (card) = Kartentausch
#
# Karten heißen ohne Beugung "Rot 5", "Blau +2", "Grün Aussetzen"; mit Artikel "die +2", "die Farbwahl +4".
# Namen stehen ohne Artikel und ohne Endung: "die Karten von { $other }". Wer spielt, ist "du", "wer ..."
# oder "die Person"; "Spieler" steht nur in der Mehrzahl.

## Karten

card-hidden = eine Karte
card-coloured = { $colour } { $symbol }
card-wild = Farbwahl
card-wild-plus = Farbwahl { $plus }
card-wild-reverse-plus = Farbwahl { $plus } mit Richtungswechsel
card-wild-aimed-plus = Farbwahl { $plus } mit Zielwahl
card-wild-roulette = Farbroulette
card-wild-swap = Kartentausch
card-wild-shuffle = Kartenmischen
card-wild-blank = Blanko-Farbwahl
card-declared = { $card } ({ $colour })
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
symbol-skip = Aussetzen
symbol-reverse = Richtungswechsel
symbol-skip-everyone = Alle aussetzen
symbol-discard-all = Farbe ablegen
direction-clockwise = im Uhrzeigersinn
direction-counterclockwise = gegen den Uhrzeigersinn

## Plätze ohne Namen: am Tisch und in einer beschriebenen Stellung

seat-name = Platz { $number }
seat-described = Platz { $number }

## Ereignisse: was geschehen ist, je ein Satz

event-dealt = { $seat } bekommt { $card }.
event-dealt-several = { $seat } bekommt { $count } Karten.
event-opened = Die Startkarte ist { $card }.
event-put-back = { $card } kann die Runde nicht eröffnen und geht zurück in den Stapel.
event-first = { $seat } beginnt die Runde.
event-colour-set = { $seat } wählt { $colour }.
event-played = { $count ->
    [one] { $seat } legt { $card }.
   *[other] { $seat } legt zweimal { $card }.
}
event-jumped = { $seat } wirft { $card } dazwischen.
event-defended = { $seat } stoppt den Tausch mit { $card }.
event-joined = { $seat } macht mit und legt { $card }.
event-not-joined = { $seat } macht nicht mit.
event-drew = { $seat } zieht { $card }.
event-drew-several = { $seat } zieht { $count } Karten.
event-reshuffled = { $count ->
    [one] Eine abgelegte Karte wird zum neuen Ziehstapel.
   *[other] { $count } abgelegte Karten werden gemischt und sind der neue Ziehstapel.
}
event-nothing-to-draw = Es gibt nichts zu ziehen, also passt { $seat }.
event-kept = { $seat } behält die Karte.
event-took = { $count ->
    [one] { $seat } nimmt die fällige Karte.
   *[other] { $seat } nimmt die { $count } fälligen Karten.
}
event-skipped = { $seat } setzt aus.
event-reversed = Jetzt wird { $direction } gespielt.
event-owes = { $count ->
    [one] Für { $seat } ist eine Karte fällig.
   *[other] Für { $seat } sind { $count } Karten fällig.
}
event-challenged = { $seat } zweifelt die Karte von { $other } an.
event-shown = { $other } zeigt { $seat } { $card }.
event-bluffed = { $seat } hat geblufft.
event-honest = { $seat } hat nicht geblufft.
event-called = { $count ->
    [one] { $seat } sagt Uno.
   *[other] { $seat } kündigt Uno an.
}
event-called-wrongly = { $seat } sagt zu Unrecht Uno.
event-caught = { $other } erwischt { $seat }: Uno vergessen!
event-caught-wrongly = { $seat } will { $other } zu Unrecht erwischen.
event-penalty = { $count ->
    [0] { $seat } kommt ohne Strafe davon.
    [one] { $seat } bekommt eine Strafkarte.
   *[other] { $seat } bekommt { $count } Strafkarten.
}
event-misplayed = { $seat } legt { $card } gegen die Regeln und nimmt die Karte zurück.
event-wants-swap = { $seat } möchte die Handkarten mit { $other } tauschen; { $other } darf das abwehren.
event-swapped = { $seat } tauscht die Handkarten mit { $other }.
event-not-swapped = { $seat } tauscht nicht.
event-rotated = Alle geben ihre Handkarten { $direction } einen Platz weiter.
event-slap-opened = Schlagt auf den Stapel!
event-slapped = { $seat } schlägt auf den Stapel.
event-slapped-last = { $seat } war zu langsam.
event-slapped-wrongly = { $seat } schlägt zur falschen Zeit auf den Stapel.
event-silence-began = Das Schweigen beginnt.
event-silence-ended = Das Schweigen ist vorbei.
event-spoke = { $seat } redet.
event-sixty-nine = { $seat } macht eine Neunundsechzig in { $colour }.
event-sixty-nine-failed = { $count ->
    [one] Nur eine Person hat mitgemacht, nötig waren { $needed }.
   *[other] Nur { $count } haben mitgemacht, nötig waren { $needed }.
}
event-dumped = { $count ->
    [one] { $seat } wirft { $card } ab.
   *[other] { $seat } wirft { $count }-mal { $card } ab.
}
event-not-dumped = { $seat } wirft nichts ab.
event-accused = { $seat } wirft { $other } Vorsagen vor.
event-agreed = { $seat } stimmt zu.
event-disagreed = { $seat } stimmt dagegen.
event-upheld = Der Vorwurf gegen { $seat } gilt.
event-dismissed = Der Vorwurf gegen { $seat } gilt nicht.
event-went-out = { $seat } hat keine Karten mehr und gewinnt die Runde!
event-stalemate = Niemand kann mehr legen oder ziehen. Es gewinnt, wer die wenigsten Punkte auf der Hand hat.
event-points = { $seat }: { $count } in dieser Runde, { $score } insgesamt.
event-round-over = Runde { $count } ist zu Ende.
event-timed-out = Für { $seat } ist die Zeit um.
event-match-over = Die Partie ist zu Ende. Der Sieg geht an { $winners }.
event-drew-lot = { $seat } zieht { $card }, damit klar wird, wer anfängt.
event-laid = { $seat } legt { $card } und macht weiter.
event-forgot-uno = { $seat } hat Uno nicht angekündigt.
event-finished = { $count ->
    [1] { $seat } hat keine Karten mehr und kommt auf Platz 1!
    [2] { $seat } hat keine Karten mehr und kommt auf Platz 2.
    [3] { $seat } hat keine Karten mehr und kommt auf Platz 3.
   *[other] { $seat } hat keine Karten mehr und kommt auf Platz { $count }.
}
event-knocked-out = { $seat } hat { $count } Karten und scheidet aus der Runde aus.
event-left-match = { $seat } scheidet aus der Partie aus.
event-bomb = Bombe! { $seat } hat { $count } gleiche Zahlen gelegt, und alle anderen ziehen eine Karte.
event-skipped-all = Alle anderen setzen aus: { $seat } ist noch einmal dran.
event-aimed = { $seat } zielt auf { $other }.
event-roulette = Farbroulette: { $seat } zieht, bis { $colour } kommt.
event-hands-shuffled = Alle Handkarten werden zusammen gemischt und neu ausgeteilt.
event-others-draw = { $count ->
    [one] Alle anderen ziehen eine Karte.
   *[other] Alle anderen ziehen { $count } Karten.
}
event-at-limit = { $seat } hat zu viele Karten, um noch zu ziehen, und passt.
event-missed = Der Kartenwerfer gibt { $seat } nichts.
event-seats-shuffled = Neue Plätze, im Uhrzeigersinn: { $winners }.
event-time-up = Die Zeit der Partie ist um.

## Ablehnungen: warum ein Spielzug nicht erlaubt ist

refusal-not-held = Diese Karte hast du nicht auf der Hand.
refusal-no-such-seat = Dort sitzt niemand.
refusal-round-is-over = Die Runde ist zu Ende. Starte zuerst die nächste.
refusal-round-is-running = Die Runde läuft noch.
refusal-match-is-over = Die Partie ist zu Ende.
refusal-deck-too-small = Das Kartenspiel hat nicht genug Karten für diese Hände.
refusal-not-your-turn = Du bist nicht an der Reihe.
refusal-decide-first = Zuerst muss etwas anderes entschieden werden.
refusal-not-asked = Das entscheidest nicht du.
refusal-does-not-fit = Die Karte passt weder zur Farbe noch zum Zeichen der obersten Karte.
refusal-only-the-drawn-card = Nach dem Ziehen darfst du nur die gezogene Karte legen, und zwar allein.
refusal-no-pairs = An diesem Tisch darfst du nicht zwei Karten auf einmal legen.
refusal-pair-not-identical = Zwei Karten auf einmal müssen genau gleich sein.
refusal-wild-on-black-plus = Eine einfache Farbwahl darf nicht auf eine schwarze Ziehkarte.
refusal-black-last-card = Deine letzte Karte darf nicht schwarz sein.
refusal-four-has-colour = Die Farbwahl +4 darfst du nur legen, wenn du keine Karte der geltenden Farbe hast.
refusal-four-has-alternative = Die Farbwahl +4 darfst du nur legen, wenn du keine farbige Karte legen kannst.
refusal-take-first = Für dich sind Karten fällig: Antworte mit einer erlaubten Karte, oder nimm sie.
refusal-no-stacking = An diesem Tisch kannst du auf eine Ziehkarte nicht mit einer anderen antworten.
refusal-stack-not-listed = Diese Ziehkarte darfst du nicht auf die andere legen.
refusal-stack-wrong-colour = Eine farbige Ziehkarte muss die geltende Farbe haben oder denselben Wert wie die oberste Karte.
refusal-no-deflecting = Mit dieser Karte kannst du an diesem Tisch keine fälligen Karten weitergeben.
refusal-not-deflectable = Diese Ziehkarte lässt sich an diesem Tisch nicht weitergeben.
refusal-deflect-does-not-fit = Zum Weitergeben brauchst du eine Karte, die zur obersten passt.
refusal-nothing-pending = Für dich sind keine Karten fällig.
refusal-can-play = Du darfst nur ziehen, wenn du keine Karte legen kannst.
refusal-nothing-to-draw = Es gibt nichts zu ziehen, und du kannst eine Karte legen.
refusal-must-play-drawn = Du kannst die gezogene Karte legen, also musst du es tun.
refusal-nothing-drawn = Du hast keine gezogene Karte, über die du entscheiden kannst.
refusal-no-challenges = An diesem Tisch kannst du nicht anzweifeln.
refusal-nothing-to-challenge = Es gibt keine Farbwahl +4, die du anzweifeln kannst, oder es ist zu spät.
refusal-not-the-victim = Anzweifeln darf nur die Person, die sie trifft.
refusal-own-card = Deine eigene Karte kannst du nicht anzweifeln.
refusal-wrong-call = Uno darfst du nur mit einer Karte sagen oder, wenn die Regeln es erlauben, direkt vor dem Zug, nach dem dir nur eine bleibt.
refusal-no-catching = An diesem Tisch wird niemand erwischt.
refusal-catch-self = Dich selbst kannst du nicht erwischen.
refusal-wrong-catch = Hier gibt es nichts zu erwischen: Die Person hat nicht genau eine Karte, hat schon Uno gesagt, oder es ist zu spät.
refusal-catch-too-early = Bevor der Tausch erledigt ist, kann niemand erwischt werden.
refusal-no-jump-in = An diesem Tisch darfst du nicht dazwischenwerfen.
refusal-jump-not-black = Schwarze Karten darfst du an diesem Tisch nicht dazwischenwerfen.
refusal-jump-not-identical = Dazwischenwerfen darfst du nur eine Karte, die genau gleich ist wie die oberste.
refusal-jump-too-late = Für einen Zwischenwurf ist es zu spät.
refusal-nothing-to-swap = Gerade gibt es keinen Tausch, über den du entscheiden kannst.
refusal-swap-self = Such dir jemand anderen zum Tauschen aus.
refusal-must-swap = Du musst tauschen: Such dir jemanden aus.
refusal-nothing-to-defend = Gerade gibt es keinen Tausch, den du abwehren kannst.
refusal-wrong-defence-card = Nur eine Karte mit der Tauschzahl kann einen Tausch stoppen.
refusal-no-slapping = An diesem Tisch wird nicht auf den Stapel geschlagen.
refusal-wrong-slap = Gerade wird nicht auf den Stapel geschlagen.
refusal-no-silence = Gerade herrscht kein Schweigen.
refusal-no-sixty-nine = Gerade läuft keine Neunundsechzig.
refusal-wrong-join-card = Zum Mitmachen brauchst du eine 6 oder eine 9 der Farbe.
refusal-dump-all-or-none = Wirf alle Karten der Farbe ab oder keine.
refusal-no-accusations = Vorsagen ist an diesem Tisch erlaubt.
refusal-accuse-self = Dich selbst kannst du nicht beschuldigen.
refusal-accuse-two-players = Zu zweit ist niemand da, der abstimmen könnte.
refusal-accusation-open = Über einen anderen Vorwurf wird noch abgestimmt.
refusal-no-vote = Es gibt nichts, worüber du abstimmen kannst.
refusal-no-colour-asked = Du musst gerade keine Farbe wählen.
refusal-no-turn-clock = An diesem Tisch haben Züge kein Zeitlimit.
refusal-no-catch-clock = Gerade läuft keine Zeit zum Erwischen, die enden könnte.
refusal-no-such-move = Diesen Spielzug gibt es nicht.
refusal-colour-needed = Wähle eine Farbe für diese Karte.
refusal-colour-not-yours = Beim Farbroulette wählt die getroffene Person die Farbe, nicht du.
refusal-you-are-out = Du bist ausgeschieden und kannst nichts mehr tun.
refusal-draw-card-last = Deine letzte Karte darf keine Ziehkarte sein.
refusal-last-is-number = Deine letzte Karte muss eine Zahl sein.
refusal-no-black-on-black = An diesem Tisch darfst du keine schwarze Karte auf eine schwarze legen.
refusal-no-equal-cards = An diesem Tisch darfst du nicht mehrere dieser Karten in einem Zug legen.
refusal-not-equal = Karten, die du zusammen legst, müssen dasselbe Zeichen haben.
refusal-lay-another = Du legst gerade mehrere Karten: Erst kommt noch eine mit demselben Zeichen.
refusal-four-has-number = Die Farbwahl +4 darfst du nur legen, wenn du keine Zahlenkarte der geltenden Farbe hast.
refusal-at-hand-limit = Du hast zu viele Karten, um noch zu ziehen, und kannst eine legen.
refusal-jump-while-owed = Solange Karten fällig sind, darfst du nicht dazwischenwerfen.
refusal-seat-is-out = Diese Person ist ausgeschieden.
refusal-nothing-to-aim = Gerade gibt es keine Karte, mit der du zielen kannst.
refusal-aim-at-self = Such dir jemand anderen aus.
refusal-no-match-clock = Die Partie hat kein Zeitlimit, oder es werden gerade mehrere Karten gelegt.

## Was das Spiel von jemandem will

prompt-turn = Du bist dran: Leg eine passende Karte, oder zieh.
prompt-lay = Du bist dran: Leg eine passende Karte.
prompt-stuck = Du bist dran: Du kannst nichts legen, also zieh.
prompt-owing = { $count ->
    [one] Du bist dran: Eine Karte ist fällig. Antworte, oder nimm sie.
   *[other] Du bist dran: { $count } Karten sind fällig. Antworte, oder nimm sie.
}
prompt-doubt = { $count ->
    [one] Du bist dran: Eine Karte ist fällig. Nimm sie oder zweifle an.
   *[other] Du bist dran: { $count } Karten sind fällig. Nimm sie oder zweifle an.
}
prompt-take = { $count ->
    [one] Du bist dran: Eine Karte ist fällig. Nimm sie.
   *[other] Du bist dran: { $count } Karten sind fällig. Nimm sie.
}
prompt-drawn = Du hast { $card } gezogen. Leg die Karte oder behalte sie.
prompt-colour = Wähle die Farbe.
prompt-swap = Mit wem willst du die Handkarten tauschen?
prompt-defend = { $name } will mit dir tauschen. Stopp das mit einer Karte dieser Zahl, oder lass es zu.
prompt-join = Neunundsechzig: Mach mit einer 6 oder 9 der Farbe mit, oder nicht.
prompt-dump = Neunundsechzig: Wirf alle deine Karten der Farbe ab, oder keine.
prompt-slap = Schlag auf den Stapel!

## Spielzüge, als Antwort auf "Was könnte ich tun?"

move-play = { $card } legen
move-pair = zweimal { $card } legen
move-jump = { $card } dazwischenwerfen
move-draw = eine Karte ziehen
move-take = die fälligen Karten nehmen
move-keep = die Karte behalten
move-challenge = anzweifeln
move-uno = Uno sagen
move-slap = auf den Stapel schlagen
move-speak = reden
move-agree = zustimmen
move-disagree = dagegenstimmen
move-next = die nächste Runde austeilen
move-colour = { $colour } wählen
move-swap = mit { $name } die Handkarten tauschen
move-swap-none = nicht tauschen
move-catch = { $name } erwischen
move-accuse = { $name } Vorsagen vorwerfen
move-defend = den Tausch mit { $card } stoppen
move-defend-none = den Tausch zulassen
move-join = mit { $card } mitmachen
move-join-none = nicht mitmachen
move-dump-all = alle Karten der Farbe abwerfen
move-dump-none = nichts abwerfen
move-several = { $cards } legen
move-target = auf { $name } zielen
