# Texte über Regelwerke: Fehler, Vorlagen, Optionen und ihre Werte.

## Ungültige Regeln

rules-known-presets = ; es gibt { $presets }
rules-unknown-preset = diese Vorlage gibt es nicht: '{ $preset }'{ $hint }
rules-unknown-option = diese Option gibt es nicht: '{ $option }' (aus { $origin }){ $hint }
rules-bad-value = { $option } = { $value } (aus { $origin }): { $why }
rules-set-syntax = '{ $setting }' ist nicht lesbar: schreib name=wert
rules-options-table = { $where }: options muss eine Tabelle sein
rules-file-key = { $where }: unbekannter Schlüssel '{ $key }'{ $hint } (erlaubt sind title, preset, [options] oder der Name einer Option)
rules-file-second-preset = { $where }: nennt selbst die Vorlage '{ $preset }'; gib diese Datei anstelle einer Vorlage an
rules-file-preset = { $where }: diese Vorlage gibt es nicht: '{ $preset }'{ $hint }
rules-conflict = { $first } = { $firstValue } (aus { $firstOrigin }) und { $second } = { $secondValue } (aus { $secondOrigin }) widersprechen sich: { $why }
conflict-one-number-one-meaning = eine Zahl kann nur eine besondere Regel haben
conflict-sixty-nine-needs-its-numbers = die Neunundsechzig braucht die 6 und die 9
rules-note-idle = { $option } = { $value } bewirkt nichts, solange { $other } = { $otherValue } gilt
risk-draws-without-end = { $option } = { $value }: die Hände können schneller wachsen als schrumpfen; eine Runde kann Tausende Spielzüge dauern
risk-slaps-fill-hands = { $option } = { $value }: bei jedem Schlag auf den Stapel muss jemand ziehen; mit vielen Spielern kann eine Runde Tausende Spielzüge dauern
risk-match-without-end = { $option } = { $value }: die letzte Karte kann mehr Punkte kosten, als eine Runde bringt; vielleicht wird das Ziel nie erreicht
risk-black-cards-go-round = { $option } = { $value }: wenn fast alle Karten auf den Händen sind, werden die letzten schwarzen immer wieder gezogen und gelegt; mit neun oder zehn Spielern kann eine Runde Tausende Spielzüge dauern
risk-deck-of-draw-cards = { $option } = { $value }: mit so vielen Ziehkarten können die Hände schneller wachsen als schrumpfen; mit vielen Spielern kann eine Runde Tausende Spielzüge dauern
rules-seats-range = { $seats } Spieler: es müssen 2 bis { $most } sein
rules-seats-cards = { $seats } Spieler mit je { $size } Karten und die Startkarte brauchen { $need } Karten, das Kartenspiel hat aber nur { $deck }
rules-seats-teams = teams = partners (aus { $origin }) braucht genau 4 Spieler, nicht { $seats }
rules-seats-sixty-nine = sixty_nine = true (aus { $origin }) braucht mindestens 3 Spieler; setz sixty_nine=false, um zu zweit zu spielen
code-unknown = kein Regelcode: '{ $code }'
code-checksum = der Regelcode '{ $code }' hat einen Tippfehler oder kommt aus einer Version mit anderen Vorlagen
rules-unknown-id = diese Regel oder Option gibt es nicht: '{ $id }'{ $hint }

## Woher eine Einstellung kommt, nach "aus"; auch der Name einer Datei oder --set

origin-preset = Vorlage { $preset }
origin-code = Regelcode
origin-line = Zeile { $line }
origin-overrides = overrides

## Was ein Wert sein muss, nach "hand_size = many (aus --set): "

kind-choice = muss eins davon sein: { $words }{ $hint }
kind-flag = muss true oder false sein
kind-whole = muss eine ganze Zahl von { $least } bis { $most } sein
kind-seconds = muss eine Zahl von Sekunden sein, von 0 bis { $most }
kind-digit = muss "none" oder eine Zahlenkarte von 0 bis 9 sein
kind-list = muss eine Liste aus { $words } sein
kind-list-without = kennt '{ $word }' nicht{ $hint } (eine Liste aus { $words })
kind-deck = muss der Name eines Kartenspiels, seine Zusammenstellung oder eine .toml-Datei sein

## Welche Werte eine Option haben kann

range-whole = { $least } bis { $most }
range-seconds = 0 bis { $most } Sekunden
range-digit = "none", 0 bis 9
range-or-any = { $words } oder ["any"]
range-deck = { $names }, eine Zusammenstellung, eine .toml-Datei

## Vorlagen

preset-basic-plus = In deinem Zug legst du eine Karte oder ziehst eine. Keine Punkte, kein Stapeln. Wer Uno vergisst, kann erwischt werden, solange nur diese eine Karte auf der Hand ist.
preset-classic = Bis 500 Punkte, mit Strafen für Fehler und Bluffs mit der Farbwahl +4.
preset-gemela = Jede Karte hat einen Zwilling: wirf dazwischen, leg Paare, staple alles. Bei 250 Punkten gewinnt die kleinste Summe.
preset-ozby = Der einfache Teil eines selbst gemachten Regelwerks: zieh, wann du willst, zähl deine eigene Hand, und mit 500 Punkten hast du verloren.
preset-ozby-full = Das selbst gemachte Regelwerk mit seinen Zusätzen: Legezwang, Anzweifeln, +2 stapeln, Tempo, die 7 tauscht und die 0 gibt alle Hände weiter.
preset-guide = Die Regeln, die die meisten kennen: zieh, wenn nichts passt, zweifle die +4 an, spiel bis 500 Punkte.
preset-guide-house = Die Regeln von Guide mit seinen Hausregeln: 7-0, Zwischenwurf, Stapeln und Neunundsechzig.
preset-advanced = Basic+ mit Anhäufen, Schweigen, Schlag auf den Stapel, Zwischenwürfen und Paaren.
preset-party = Alles auf einmal, was Schwung ins Spiel bringt.

## Abschnitte der Liste

section-deal = Das Geben
section-opening = Die Startkarte
section-turn = Ein Zug
section-wild-draw-four = Die Farbwahl +4
section-owing = Ziehkarten
section-uno = Uno
section-reactions = Außer der Reihe
section-numbers = Besondere Zahlen
section-table = Am Tisch
section-score = Sieg und Punkte

## Optionen: was jede entscheidet

option-deck = Die Karten, mit denen ihr spielt: ein Kartenspiel mit Namen, eine Liste von Karten in einer Zeile oder eine TOML-Datei.
option-hand_size = Wie viele Karten jede Person bekommt.
option-first_player = Wer die erste Runde anfängt. Danach geht es jedes Mal einen Platz im Uhrzeigersinn weiter.
value-first_player-random = wird ausgelost
value-first_player-left-of-dealer = die Person links neben der, die gibt
option-opening_actions = Ob Aussetzen, Richtungswechsel oder eine farbige Ziehkarte als Startkarte wirkt.
value-opening_actions-apply = sie trifft die Person, die anfängt
value-opening_actions-ignore = sie zeigt nur ihre Farbe und ihr Zeichen
option-opening_wild = Was passiert, wenn die Startkarte eine einfache Farbwahl ist.
value-opening_wild-choose = wer beginnt, wählt die Farbe
value-opening_wild-redraw = sie geht zurück, und eine andere Karte wird aufgedeckt
option-opening_wild_draw = Was passiert, wenn die Startkarte eine schwarze Ziehkarte ist.
value-opening_wild_draw-apply = wer beginnt, wählt die Farbe, und die Karten sind für diese Person fällig
value-opening_wild_draw-redraw = sie geht zurück, und eine andere Karte wird aufgedeckt
option-opening_reverse = Was passiert, wenn die Startkarte ein Richtungswechsel ist.
value-opening_reverse-as-played = er zählt, als hätte ihn die Person rechts gelegt; der Platz dahinter fängt an
value-opening_reverse-dealer-starts = wer gibt, fängt an, und gespielt wird gegen den Uhrzeigersinn
value-opening_reverse-first-player-starts = es bleibt dabei, wer anfängt, und gespielt wird gegen den Uhrzeigersinn
option-draw = Wann du ziehen darfst, statt zu legen.
value-draw-optional = wann du willst
value-draw-when-stuck = nur wenn du keine Karte ohne Bluff legen kannst
option-draw_count = Wie viele Karten du ziehst.
value-draw_count-one = eine
value-draw_count-until-playable = bis du eine legen kannst
option-drawn_card = Was mit einer gezogenen Karte passiert, die du legen kannst.
value-drawn_card-keep = du behältst sie, und dein Zug ist vorbei
value-drawn_card-may-play = du darfst sie sofort legen
value-drawn_card-must-play = sie wird automatisch gelegt
option-wild_draw_four = Wann du die Farbwahl +4 legen darfst.
value-wild_draw_four-free = immer
value-wild_draw_four-no-colour = nur wenn du keine Karte der geltenden Farbe hast
value-wild_draw_four-no-alternative = nur wenn du keine farbige Karte legen kannst
option-wild_draw_four_bluff = Ob du bluffen darfst: die Farbwahl +4 legen, obwohl die Bedingung nicht erfüllt ist.
option-challenge_by = Wer eine Farbwahl +4 anzweifeln darf.
value-challenge_by-nobody = niemand
value-challenge_by-victim = die Person, die sie trifft
value-challenge_by-anyone = alle anderen, bis die getroffene Person handelt
option-guilty_draws = Karten, die man für einen angezweifelten Bluff zieht.
option-innocent_draws = Karten, die man zieht, wenn man zu Unrecht anzweifelt, die vier mitgezählt.
option-go_out_on_black = Ob deine letzte Karte schwarz sein darf.
option-last_card_draws = Ob die nächste Person noch zieht, wenn die letzte Karte eine Ziehkarte ist.
option-plain_wild_on_black_plus = Ob du eine einfache Farbwahl auf eine schwarze Ziehkarte legen darfst.
option-stacking = Mit welcher Ziehkarte man auf welche antworten kann.
option-stacking_colour = Welche Farbe eine farbige Ziehkarte als Antwort haben muss.
value-stacking_colour-any = irgendeine
value-stacking_colour-fitting = die geltende Farbe, außer bei gleichem Wert
option-deflect_with = Welche Karten fällige Karten weitergeben, ohne etwas dazuzugeben.
option-deflects = Welche Ziehkarten sich so weitergeben lassen.
value-deflects-plus-2 = eine farbige +2
value-deflects-any = jede Ziehkarte
option-two_player_reverse_skips = Ob ein Richtungswechsel zu zweit wie Aussetzen wirkt.
option-call_when = Wann du Uno sagen darfst.
value-call_when-at-one = wenn du eine Karte hast
value-call_when-announce = auch wenn du dran bist, direkt vor dem Zug, nach dem dir nur eine Karte bleibt
option-uno_penalty = Karten, die du ziehst, wenn du ohne Uno erwischt wirst.
option-catch_until = Wie lange du erwischt werden kannst, wenn du Uno vergisst.
value-catch_until-while-holding-one = solange du eine Karte hast
value-catch_until-next-player-acts = bis die nächste Person legt, zieht, nimmt oder anzweifelt oder jemand dazwischenwirft
value-catch_until-next-turn-begins = bis der Zug der nächsten Person beginnt; ohne Uhr, bis sie handelt
value-catch_until-second-next-acts = bis die nächsten zwei Personen gehandelt haben
option-false_catch_penalty = Karten, die du ziehst, wenn du jemanden zu Unrecht erwischen willst; bei 0 wird das nur abgelehnt.
option-false_call_penalty = Karten, die du ziehst, wenn du zu Unrecht Uno sagst; bei 0 wird das nur abgelehnt.
option-grace_seconds = Sekunden, bevor ein Erwischen zählt, nach der Uhr am Tisch.
option-turn_seconds = Sekunden für einen Zug, nach der Uhr am Tisch; 0 heißt: kein Limit.
option-jump_in = Ob du außer der Reihe eine Karte dazwischenwerfen darfst, die genau gleich ist wie die oberste.
value-jump_in-off = nein
value-jump_in-coloured = nur farbige Karten
value-jump_in-all = auch schwarze Karten
option-jump_in_until = Wie lange du auf eine Karte dazwischenwerfen kannst.
value-jump_in_until-next-turn-move = bis jemand im eigenen Zug legt, zieht, nimmt oder anzweifelt
value-jump_in_until-next-card = bis jemand eine andere Karte legt
option-jump_in_on_draw = Was passiert, wenn du auf eine Ziehkarte dazwischenwirfst, deren Karten noch fällig sind.
value-jump_in_on_draw-add = für die Person nach dir sind die Karten von beiden fällig
value-jump_in_on_draw-restart = die alten Karten verfallen, und für die Person nach dir sind die neuen fällig
option-double_play = Ob du zwei genau gleiche Karten in einem Zug legen darfst.
option-double_skip = Wie viele Personen zwei Aussetzen auf einmal überspringen.
value-double_skip-one = eine
value-double_skip-two = zwei
option-swap_number = Die Zahlenkarte, mit der du die Handkarten mit jemandem tauschst.
option-swap = Ob du tauschen musst.
value-swap-optional = nein
value-swap-required = ja
option-swap_defence = Ob die nächste Person einen Tausch mit ihr stoppen darf, indem sie dieselbe Zahl legt.
option-rotate_number = Die Zahlenkarte, bei der alle ihre Handkarten weitergeben.
option-slap_number = Die Zahlenkarte, bei der alle auf den Stapel schlagen.
option-slap_penalty = Karten, die du ziehst, wenn du zuletzt oder zur falschen Zeit schlägst.
option-silence_number = Die Zahlenkarte, die ein Schweigen beginnt oder beendet.
option-silence_penalty = Karten, die du ziehst, wenn du beim Schweigen redest; damit endet es.
option-sixty_nine = Ob bei einer 9 auf einer 6 der gleichen Farbe, oder einer 6 auf einer 9, alle diese Farbe abwerfen dürfen, wenn genug mitmachen.
option-misplay_penalty = Karten, die du ziehst, wenn du eine Karte legst, die nicht passt, oder zur falschen Zeit legst; bei 0 wird das nur abgelehnt.
option-table_talk_penalty = Karten fürs Vorsagen, wenn mehr als die Hälfte der anderen zustimmt; bei 0 gibt es keine Vorwürfe.
option-teams = Ob vier Spieler zwei gegen zwei spielen, Partner einander gegenüber.
value-teams-none = alle für sich
value-teams-partners = zwei gegen zwei
option-scoring = Was eine Runde wert ist.
value-scoring-none = ein Sieg
value-scoring-winner-collects = wer gewinnt, bekommt die Karten der anderen als Punkte; die größte Summe gewinnt
value-scoring-hands-count = alle bekommen die eigene Hand als Punkte; die kleinste Summe gewinnt
option-target = Der Punktestand, mit dem die Partie endet.
option-match_games = Wie viele Runden eine Partie ohne Punkte hat.
option-value_action = Punkte für Aussetzen, Richtungswechsel oder +2 in einer Farbe.
option-value_wild = Punkte für eine Farbwahl und für eine schwarze +1 oder +2.
option-value_plus_four = Punkte für eine +4, schwarz oder farbig.
option-going_out_bonus = Punkte fürs Legen der letzten Karte, wenn alle ihre eigene Hand zählen.
