# El navegador: nombres cortos de reglamentos, opciones y valores. Sus explicaciones están en rules.ftl.

## Reglamentos

web-preset-basic-plus = Basic+
web-preset-classic = Clásico
web-preset-gemela = Gemela
web-preset-ozby = Ozby
web-preset-ozby-full = Ozby con todo
web-preset-guide = Guía
web-preset-guide-house = Guía con reglas de la casa
web-preset-advanced = Avanzado
web-preset-party = Fiesta

## Barajas

web-deck-standard = Las 108 cartas de siempre
web-deck-twins = Cada carta dos veces, con +1 y +2 negros (116)
web-deck-colour-fours = Gemelas con +4 de color (124)
web-deck-double = Dos barajas en una (216)
web-deck-own = Tu propia baraja
web-deck-composition = Las cartas que tiene
web-deck-help = De cada carta, su símbolo y cuántas hay: 1-9*2 es cada número dos veces en cada color, s un salto, r un cambio de sentido, w*4 cuatro comodines, w+4 un +4 negro, r5=3 exactamente tres cincos rojos.

## Opciones

web-option-deck = La baraja
web-option-hand_size = Cartas para empezar
web-option-first_player = Quién empieza
web-option-opening_actions = Carta de acción como carta inicial
web-option-opening_wild = Comodín como carta inicial
web-option-opening_wild_draw = Carta de robo negra como carta inicial
web-option-opening_reverse = Cambio de sentido como carta inicial
web-option-draw = Cuándo se roba
web-option-draw_count = Cuántas se roban
web-option-drawn_card = La carta robada
web-option-wild_draw_four = Cuándo se juega el +4
web-option-wild_draw_four_bluff = Farol con el +4
web-option-challenge_by = Desafiar el +4
web-option-guilty_draws = Por un farol
web-option-innocent_draws = Por un desafío equivocado
web-option-go_out_on_black = Terminar con una carta negra
web-option-last_card_draws = La última carta aún hace robar
web-option-plain_wild_on_black_plus = Comodín sobre carta de robo negra
web-option-stacking = Acumular cartas de robo
web-option-stacking_colour = Color al acumular
web-option-deflect_with = Pasar cartas
web-option-deflects = Qué se puede pasar
web-option-two_player_reverse_skips = Cambio de sentido con dos jugadores
web-option-call_when = Decir Uno
web-option-uno_penalty = Por olvidar el Uno
web-option-catch_until = Tiempo para pillar
web-option-false_catch_penalty = Por pillar a alguien por error
web-option-false_call_penalty = Por decir Uno por error
web-option-grace_seconds = Segundos de gracia antes de pillar
web-option-turn_seconds = Tiempo por turno
web-option-jump_in = Colarse
web-option-jump_in_until = Tiempo para colarse
web-option-jump_in_on_draw = Colarse sobre una carta de robo
web-option-double_play = Jugar parejas
web-option-double_skip = Dos saltos a la vez
web-option-swap_number = Intercambiar la mano
web-option-swap = Intercambio obligatorio
web-option-swap_defence = Detener un intercambio
web-option-rotate_number = Pasar todas las manos
web-option-slap_number = Palmada en el pozo
web-option-slap_penalty = Por la última palmada
web-option-silence_number = Silencio
web-option-silence_penalty = Por romper el silencio
web-option-sixty_nine = Sesenta y nueve
web-option-misplay_penalty = Por una carta mal jugada
web-option-table_talk_penalty = Por dar consejos
web-option-teams = Equipos de dos
web-option-scoring = Cuánto vale una ronda
web-option-target = Puntos que terminan la partida
web-option-match_games = Rondas por partida
web-option-value_action = Puntos de una carta de acción
web-option-value_wild = Puntos de un comodín
web-option-value_plus_four = Puntos de un +4
web-option-going_out_bonus = Puntos por quedarse sin cartas

## Valores que no tienen explicación propia

web-value-yes = Sí
web-value-no = No
web-value-none = Ninguna
web-value-all = Todas
web-value-seconds = { $number ->
    [one] { $number } segundo
   *[other] { $number } segundos
}
web-value-on = { $answer } sobre { $card }
web-value-reverse = Cambio de sentido
web-value-skip = Salto
