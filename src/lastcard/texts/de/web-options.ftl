# Der Browser: kurze Namen von Vorlagen, Optionen und Werten. Die Erklärungen stehen in rules.ftl.

## Vorlagen

web-preset-basic-plus = Basic+
web-preset-classic = Klassisch
web-preset-gemela = Gemela
web-preset-ozby = Ozby
web-preset-ozby-full = Ozby mit allem
web-preset-guide = Guide
web-preset-guide-house = Guide mit Hausregeln
web-preset-advanced = Fortgeschritten
web-preset-party = Party

## Kartenspiele

web-deck-standard = Die 108 Karten, die alle kennen
web-deck-twins = Jede Karte zweimal, mit schwarzen +1 und +2 (116)
web-deck-colour-fours = Zwillinge mit farbigen +4 (124)
web-deck-double = Zwei Kartenspiele in einem (216)
web-deck-own = Ein eigenes Kartenspiel
web-deck-composition = Die Karten darin
web-deck-help = Zu jeder Karte ihr Zeichen und die Anzahl: 1-9*2 ist jede Zahl zweimal in jeder Farbe, s ein Aussetzen, r ein Richtungswechsel, w*4 vier Farbwahlkarten, w+4 eine schwarze +4, r5=3 genau drei rote Fünfen.

## Optionen

web-option-deck = Das Kartenspiel
web-option-hand_size = Karten zu Beginn
web-option-first_player = Wer anfängt
web-option-opening_actions = Aktionskarte als Startkarte
web-option-opening_wild = Farbwahl als Startkarte
web-option-opening_wild_draw = Schwarze Ziehkarte als Startkarte
web-option-opening_reverse = Richtungswechsel als Startkarte
web-option-draw = Wann man zieht
web-option-draw_count = Wie viele man zieht
web-option-drawn_card = Die gezogene Karte
web-option-wild_draw_four = Wann man die +4 legt
web-option-wild_draw_four_bluff = Bluffen mit der +4
web-option-challenge_by = Die +4 anzweifeln
web-option-guilty_draws = Für einen Bluff
web-option-innocent_draws = Für falsches Anzweifeln
web-option-go_out_on_black = Mit Schwarz gewinnen
web-option-last_card_draws = Die letzte Karte trifft noch
web-option-plain_wild_on_black_plus = Farbwahl auf schwarzer Ziehkarte
web-option-stacking = Ziehkarten stapeln
web-option-stacking_colour = Farbe beim Stapeln
web-option-deflect_with = Karten weitergeben
web-option-deflects = Was man weitergeben kann
web-option-two_player_reverse_skips = Richtungswechsel zu zweit
web-option-call_when = Uno sagen
web-option-uno_penalty = Für ein vergessenes Uno
web-option-catch_until = Zeit zum Erwischen
web-option-false_catch_penalty = Für falsches Erwischen
web-option-false_call_penalty = Für ein falsches Uno
web-option-grace_seconds = Schonfrist vor dem Erwischen
web-option-turn_seconds = Zeit für einen Zug
web-option-jump_in = Dazwischenwerfen
web-option-jump_in_until = Zeit zum Dazwischenwerfen
web-option-jump_in_on_draw = Zwischenwurf auf eine Ziehkarte
web-option-double_play = Paare legen
web-option-double_skip = Zweimal Aussetzen auf einmal
web-option-swap_number = Hände tauschen
web-option-swap = Tauschpflicht
web-option-swap_defence = Einen Tausch stoppen
web-option-rotate_number = Alle Hände weitergeben
web-option-slap_number = Auf den Stapel schlagen
web-option-slap_penalty = Für den letzten Schlag
web-option-silence_number = Schweigen
web-option-silence_penalty = Für gebrochenes Schweigen
web-option-sixty_nine = Neunundsechzig
web-option-misplay_penalty = Für eine falsche Karte
web-option-table_talk_penalty = Fürs Vorsagen
web-option-teams = Zweierteams
web-option-scoring = Was eine Runde wert ist
web-option-target = Zielpunktzahl
web-option-match_games = Runden in einer Partie
web-option-value_action = Punkte für eine Aktionskarte
web-option-value_wild = Punkte für eine Farbwahl
web-option-value_plus_four = Punkte für eine +4
web-option-going_out_bonus = Punkte für die letzte Karte

## Werte, die keine eigene Erklärung haben

web-value-yes = Ja
web-value-no = Nein
web-value-none = Keine
web-value-all = Alle
web-value-seconds = { $number ->
    [one] { $number } Sekunde
   *[other] { $number } Sekunden
}
web-value-on = { $answer } auf { $card }
web-value-reverse = Richtungswechsel
web-value-skip = Aussetzen
