# Was über Regelwerke gesagt wird: Fehler, Vorlagen, Optionen und ihre Werte.

## Regeln, die nicht gehen

rules-known-presets = ; es gibt { $presets }
rules-unknown-preset = diese Vorlage gibt es nicht: '{ $preset }'{ $hint }
rules-unknown-option = diese Option gibt es nicht: '{ $option }' (aus { $origin }){ $hint }
rules-bad-value = { $option } = { $value } (aus { $origin }): { $why }
rules-set-syntax = '{ $setting }' ist nicht zu lesen: schreib name=wert
rules-options-table = { $where }: options muss eine Tabelle sein
rules-file-key = { $where }: unbekannter Schlüssel '{ $key }'{ $hint } (title, preset, [options] oder der Name einer Option)
rules-file-second-preset = { $where }: nennt selbst die Vorlage '{ $preset }'; gib die Datei anstelle einer Vorlage an
rules-file-preset = { $where }: diese Vorlage gibt es nicht: '{ $preset }'{ $hint }
rules-conflict = { $first } = { $firstValue } (aus { $firstOrigin }) und { $second } = { $secondValue } (aus { $secondOrigin }) vertragen sich nicht: { $why }
conflict-one-number-one-meaning = eine Zahl kann nicht zwei Bedeutungen haben
conflict-sixty-nine-needs-its-numbers = die Neunundsechzig braucht die 6 und die 9 für sich allein
rules-note-idle = { $option } = { $value } bewirkt nichts, solange { $other } = { $otherValue } gilt
risk-draws-without-end = { $option } = { $value }: die Hände füllen sich schneller, als sie leer werden; eine Runde kann Tausende Spielzüge dauern
risk-slaps-fill-hands = { $option } = { $value }: bei jedem Schlag auf den Stapel muss jemand ziehen; mit vielen Spielern kann eine Runde Tausende Spielzüge dauern
risk-match-without-end = { $option } = { $value }: die letzte Karte zu legen nimmt mehr Punkte weg, als eine Runde bringt; das Ziel wird vielleicht nie erreicht
risk-black-cards-go-round = { $option } = { $value }: wo fast alle Karten auf den Händen sind, werden die letzten schwarzen immer wieder gezogen und geworfen; mit neun oder zehn Spielern kann eine Runde Tausende Spielzüge dauern
risk-deck-of-draw-cards = { $option } = { $value }: so viele Ziehkarten füllen die Hände schneller, als sie leer werden; mit vielen Spielern kann eine Runde Tausende Spielzüge dauern
rules-seats-range = { $seats } Spieler: es müssen 2 bis { $most } sein
rules-seats-cards = { $seats } Spieler mit je { $size } Karten brauchen mit der Startkarte { $need } Karten; das Kartenspiel hat { $deck }
rules-seats-teams = teams = partners (aus { $origin }) braucht genau 4 Spieler, nicht { $seats }
rules-seats-sixty-nine = sixty_nine = true (aus { $origin }) braucht mindestens 3 Spieler; setz für zwei sixty_nine=false
code-unknown = kein Regelcode: '{ $code }'
code-checksum = der Regelcode '{ $code }' hat einen Tippfehler oder gehört zu anderen Vorlagen als diesen
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

preset-basic-plus = Ein Zug heißt: eine Karte legen oder eine ziehen. Keine Punkte, kein Stapeln, und wer Uno vergisst, kann erwischt werden, solange nur eine Karte auf der Hand ist.
preset-classic = Bis 500 Punkte, mit Strafen für Fehler und dem Bluff mit der Farbwahl +4.
preset-gemela = Jede Karte hat ihren Zwilling: wirf dazwischen, leg Paare, staple alles. Bei 250 gewinnt die kleinste Summe.
preset-ozby = Der einfache Teil eines selbst gemachten Regelwerks: zieh, wenn du magst, zähl die eigene Hand, mit 500 ist verloren.
preset-ozby-full = Das selbst gemachte Regelwerk mit seinen Zusätzen: Legezwang, Anzweifeln, +2 stapeln, Tempo, die 7 tauscht und die 0 gibt alle Hände weiter.
preset-guide = Die Regeln, die man den meisten beigebracht hat: zieh, wenn nichts passt, zweifle die +4 an, 500 Punkte.
preset-guide-house = Die Regeln von Guide mit den Hausregeln von dort: 7-0, Zwischenwurf, Stapeln und Neunundsechzig.
preset-advanced = Basic+ mit Anhäufen, Schweigen, Schlag auf den Stapel, Zwischenwürfen und Paaren.
preset-party = Alles auf einmal, was Schwung ins Spiel bringt.

## Abschnitte der Liste

section-deal = Das Geben
section-opening = Die Startkarte
section-turn = Ein Zug
section-wild-draw-four = Die Farbwahl +4
section-owing = Fällige Karten
section-uno = Uno
section-reactions = Außer der Reihe
section-numbers = Zahlenkarten mit Bedeutung
section-table = Am Tisch
section-score = Sieg und Punkte

## Optionen: was jede entscheidet

option-deck = Womit gespielt wird: ein Kartenspiel mit Namen, eine Zusammenstellung in einer Zeile oder eine TOML-Datei.
option-hand_size = Wie viele Karten alle bekommen.
option-first_player = Wer die erste Runde beginnt; danach wandert der Beginn jedes Mal einen Platz im Uhrzeigersinn weiter.
value-first_player-random = das Los entscheidet
value-first_player-left-of-dealer = der Platz links neben der Person, die gibt
option-opening_actions = Ob Aussetzen, Richtungswechsel oder eine farbige Ziehkarte als Startkarte wirkt.
value-opening_actions-apply = sie wirkt auf die Person, die beginnt
value-opening_actions-ignore = sie zeigt nur ihre Farbe und ihr Zeichen
option-opening_wild = Eine einfache Farbwahl als Startkarte.
value-opening_wild-choose = wer beginnt, wählt die Farbe
value-opening_wild-redraw = sie kommt zurück, und eine andere Karte wird aufgedeckt
option-opening_wild_draw = Eine schwarze Ziehkarte als Startkarte.
value-opening_wild_draw-apply = wer beginnt, wählt die Farbe, und die Karten sind für diese Person fällig
value-opening_wild_draw-redraw = sie kommt zurück, und eine andere Karte wird aufgedeckt
option-opening_reverse = Ein Richtungswechsel als Startkarte.
value-opening_reverse-as-played = als käme er vom Platz rechts neben der Person, die sonst beginnt: der Platz dahinter beginnt
value-opening_reverse-dealer-starts = wer gibt, beginnt, und es geht gegen den Uhrzeigersinn
value-opening_reverse-first-player-starts = es bleibt dabei, wer beginnt, und es geht gegen den Uhrzeigersinn
option-draw = Wann man ziehen darf, statt zu legen.
value-draw-optional = wann man will
value-draw-when-stuck = nur wenn sich keine Karte ehrlich legen lässt
option-draw_count = Wie viele Karten man zieht.
value-draw_count-one = eine
value-draw_count-until-playable = bis sich eine legen lässt
option-drawn_card = Was mit einer gezogenen Karte geschieht, die passt.
value-drawn_card-keep = sie bleibt auf der Hand, und der Zug ist vorbei
value-drawn_card-may-play = sie darf gleich gelegt werden
value-drawn_card-must-play = sie wird von selbst gelegt
option-wild_draw_four = Wann die Farbwahl +4 gelegt werden darf.
value-wild_draw_four-free = immer
value-wild_draw_four-no-colour = ohne eine Karte der geltenden Farbe
value-wild_draw_four-no-alternative = ohne eine farbige Karte, die sich legen ließe
option-wild_draw_four_bluff = Ob man sie gegen diese Bedingung trotzdem legen darf, als Bluff.
option-challenge_by = Wer eine Farbwahl +4 anzweifeln darf.
value-challenge_by-nobody = niemand
value-challenge_by-victim = wer von ihr getroffen wird
value-challenge_by-anyone = alle außer der Person, die sie gelegt hat, bis die getroffene Person handelt
option-guilty_draws = Karten für jemanden, dessen Bluff angezweifelt wird.
option-innocent_draws = Karten für jemanden, der zu Unrecht anzweifelt, die vier mitgezählt.
option-go_out_on_black = Ob die letzte Karte schwarz sein darf.
option-last_card_draws = Ob eine Ziehkarte als letzte Karte die nächste Person noch trifft, bevor die Punkte gezählt werden.
option-plain_wild_on_black_plus = Ob eine einfache Farbwahl auf eine schwarze Ziehkarte darf.
option-stacking = Welche Ziehkarte auf welche antwortet, sodass die fälligen Karten mehr werden und weitergehen.
option-stacking_colour = Welche Farbe eine farbige Ziehkarte als Antwort haben muss.
value-stacking_colour-any = irgendeine
value-stacking_colour-fitting = die geltende Farbe, außer bei gleichem Wert
option-deflect_with = Welche Karten fällige Karten weiterreichen, statt neue dazuzugeben.
option-deflects = Was sich so weiterreichen lässt.
value-deflects-plus-2 = eine farbige +2
value-deflects-any = jede Ziehkarte
option-two_player_reverse_skips = Ob ein Richtungswechsel zu zweit wie Aussetzen wirkt.
option-call_when = Wann man Uno sagen darf.
value-call_when-at-one = mit einer Karte auf der Hand
value-call_when-announce = auch im eigenen Zug vor dem Legen, nach dem eine Karte bleibt
option-uno_penalty = Karten für ein vergessenes Uno, das jemand bemerkt.
option-catch_until = Wie lange man nach einem vergessenen Uno erwischt werden kann.
value-catch_until-while-holding-one = solange man nur eine Karte hat
value-catch_until-next-player-acts = bis die nächste Person legt, zieht, nimmt oder anzweifelt oder jemand dazwischenwirft
value-catch_until-next-turn-begins = bis der Zug der nächsten Person beginnt; ohne Uhr, bis sie handelt
value-catch_until-second-next-acts = bis die übernächste Person gehandelt hat
option-false_catch_penalty = Karten dafür, jemanden grundlos erwischen zu wollen; bei 0 wird das nur abgelehnt.
option-false_call_penalty = Karten dafür, grundlos Uno zu sagen; bei 0 wird das nur abgelehnt.
option-grace_seconds = Sekunden, die vergehen müssen, bevor man jemanden erwischen kann, nach der Uhr am Tisch.
option-turn_seconds = Sekunden für einen Zug, nach der Uhr am Tisch; 0 heißt, so lange man will.
option-jump_in = Ob man eine Karte, die genau gleich ist wie die oberste, außer der Reihe dazwischenwerfen darf.
value-jump_in-off = nein
value-jump_in-coloured = nur farbige Karten
value-jump_in-all = auch schwarze Karten
option-jump_in_until = Wie lange man auf eine Karte dazwischenwerfen kann.
value-jump_in_until-next-turn-move = bis jemand im eigenen Zug legt, zieht, nimmt oder anzweifelt
value-jump_in_until-next-card = bis eine andere Karte darauf liegt
option-jump_in_on_draw = Ein Zwischenwurf auf eine Ziehkarte, deren Karten noch fällig sind.
value-jump_in_on_draw-add = alles Fällige zusammen trifft die Person nach der, die dazwischengeworfen hat
value-jump_in_on_draw-restart = was fällig war, verfällt, und nur die neue Karte zählt
option-double_play = Ob man zwei genau gleiche Karten in einem Zug legen darf.
option-double_skip = Wie viele Personen zweimal Aussetzen auf einmal überspringt.
value-double_skip-one = eine
value-double_skip-two = zwei
option-swap_number = Die Zahlenkarte, mit der man die Handkarten mit jemandem tauscht.
option-swap = Ob man dann tauschen muss.
value-swap-optional = nein
value-swap-required = ja
option-swap_defence = Ob die nächste Person, wenn sie zum Tausch gewählt wird, ihn mit einer Karte dieser Zahl stoppen darf.
option-rotate_number = Die Zahlenkarte, bei der alle ihre Handkarten in Spielrichtung weitergeben.
option-slap_number = Die Zahlenkarte, nach der alle auf den Stapel schlagen.
option-slap_penalty = Karten für die Person, die zuletzt schlägt, und für einen Schlag zur falschen Zeit.
option-silence_number = Die Zahlenkarte, die ein Schweigen beginnt und beim zweiten Mal beendet.
option-silence_penalty = Karten fürs Reden beim Schweigen; damit endet es.
option-sixty_nine = Ob bei einer 9 auf einer 6 der gleichen Farbe, oder einer 6 auf einer 9, alle diese Farbe abwerfen dürfen, wenn genug mitmachen.
option-misplay_penalty = Karten dafür, eine eigene Karte zur falschen Zeit oder auf die falsche Karte zu legen; bei 0 wird das nur abgelehnt.
option-table_talk_penalty = Karten fürs Vorsagen, wenn mehr als die Hälfte des Tisches zustimmt; bei 0 gibt es keine Vorwürfe.
option-teams = Ob vier Spieler zwei gegen zwei spielen, Partner einander gegenüber.
value-teams-none = alle für sich
value-teams-partners = zwei gegen zwei
option-scoring = Was eine Runde wert ist.
value-scoring-none = ein gewonnenes Spiel
value-scoring-winner-collects = wer gewinnt, bekommt die Punkte auf den Händen der anderen; die größte Summe gewinnt
value-scoring-hands-count = alle bekommen die Punkte der eigenen Hand; die kleinste Summe gewinnt
option-target = Der Punktestand, mit dem die Partie endet.
option-match_games = Wie viele Spiele eine Partie ohne Punkte hat.
option-value_action = Punkte für Aussetzen, Richtungswechsel oder +2 in einer Farbe.
option-value_wild = Punkte für eine Farbwahl und für eine schwarze +1 oder +2.
option-value_plus_four = Punkte für eine +4, schwarz oder farbig.
option-going_out_bonus = Punkte fürs Legen der letzten Karte, wo die Hände aller zählen.
