# Textos sobre los reglamentos: errores, reglamentos predefinidos, opciones y sus valores.

## Reglas no válidas

rules-known-presets = ; los que hay son { $presets }
rules-unknown-preset = no existe el reglamento '{ $preset }'{ $hint }
rules-unknown-option = no existe la opción '{ $option }' (origen: { $origin }){ $hint }
rules-bad-value = { $option } = { $value } (origen: { $origin }): { $why }
rules-set-syntax = no se entiende '{ $setting }': escribe nombre=valor
rules-options-table = { $where }: options tiene que ser una tabla
rules-file-key = { $where }: clave desconocida '{ $key }'{ $hint } (usa title, preset, [options] o el nombre de una opción)
rules-file-second-preset = { $where }: ya nombra el reglamento '{ $preset }'; indica este archivo en lugar de un reglamento
rules-file-preset = { $where }: no existe el reglamento '{ $preset }'{ $hint }
rules-conflict = { $first } = { $firstValue } (origen: { $firstOrigin }) y { $second } = { $secondValue } (origen: { $secondOrigin }) se contradicen: { $why }
conflict-one-number-one-meaning = un número solo puede tener una regla especial
conflict-sixty-nine-needs-its-numbers = el sesenta y nueve necesita el 6 y el 9
rules-note-idle = { $option } = { $value } no tiene efecto mientras { $other } = { $otherValue }
risk-draws-without-end = { $option } = { $value }: las manos pueden crecer más deprisa de lo que se vacían, y una ronda puede durar miles de jugadas
risk-slaps-fill-hands = { $option } = { $value }: cada palmada hace robar a alguien, y con muchos jugadores una ronda puede durar miles de jugadas
risk-match-without-end = { $option } = { $value }: quedarse sin cartas puede quitar más puntos de los que da una ronda, así que quizá nunca se llegue a la meta
risk-black-cards-go-round = { $option } = { $value }: cuando casi todas las cartas están en las manos, las últimas negras se roban y se juegan una y otra vez, y con nueve o diez jugadores una ronda puede durar miles de jugadas
risk-deck-of-draw-cards = { $option } = { $value }: con tantas cartas de robo las manos pueden crecer más deprisa de lo que se vacían, y con muchos jugadores una ronda puede durar miles de jugadas
rules-seats-range = { $seats ->
    [one] 1 jugador: tienen que ser de 2 a { $most }
   *[other] { $seats } jugadores: tienen que ser de 2 a { $most }
}
rules-seats-cards = { $seats } jugadores con { $size } cartas cada uno y la carta inicial necesitan { $need } cartas, pero la baraja tiene { $deck }
rules-seats-teams = teams = partners (origen: { $origin }) necesita exactamente 4 jugadores, no { $seats }
rules-seats-sixty-nine = sixty_nine = true (origen: { $origin }) necesita al menos 3 jugadores; para jugar con dos, pon sixty_nine=false
code-unknown = esto no es un código de reglas: '{ $code }'
code-checksum = el código de reglas '{ $code }' está mal escrito, o viene de una versión con otros reglamentos
rules-unknown-id = no existe la regla ni la opción '{ $id }'{ $hint }

## De dónde viene un ajuste, después de «origen:»; también el nombre de un archivo o --set

origin-preset = reglamento { $preset }
origin-code = código
origin-line = línea { $line }
origin-overrides = overrides

## Cómo tiene que ser un valor, después de «hand_size = muchas (origen: --set): »

kind-choice = tiene que ser una de estas palabras: { $words }{ $hint }
kind-flag = tiene que ser true o false
kind-whole = tiene que ser un número entero de { $least } a { $most }
kind-seconds = tiene que ser un número de segundos de 0 a { $most }
kind-digit = tiene que ser "none" o una carta de número del 0 al 9
kind-list = tiene que ser una lista de { $words }
kind-list-without = no admite '{ $word }'{ $hint } (una lista de { $words })
kind-deck = tiene que ser el nombre de una baraja, su composición o un archivo .toml

## Qué valores puede tener una opción

range-whole = de { $least } a { $most }
range-seconds = de 0 a { $most } segundos
range-digit = "none", del 0 al 9
range-or-any = { $words }, o ["any"]
range-deck = { $names }, una composición, un archivo .toml

## Reglamentos predefinidos

preset-basic-plus = En tu turno juegas una carta o robas una. Sin puntos y sin acumular. Si olvidas decir Uno, te pueden pillar mientras tengas esa única carta.
preset-classic = A 500 puntos, con castigos por los errores y faroles con el comodín +4.
preset-gemela = Cada carta tiene su gemela: arrójala aunque no sea tu turno, descarta parejas y acumula todos los +. A los 250 puntos gana quien tiene menos.
preset-ozby = La parte sencilla de un reglamento casero: roba cuando quieras, cuenta tu propia mano y pierdes con 500 puntos.
preset-ozby-full = El reglamento casero con sus añadidos: juego forzado, desafíos, acumular +2, velocidad, el 7 intercambia la mano y el 0 pasa las manos.
preset-guide = Las reglas que conoce casi todo el mundo: roba si no puedes jugar, desafía el +4, a 500 puntos.
preset-guide-house = Las reglas de la guía con sus reglas de la casa: 7-0, colarse, acumular y sesenta y nueve.
preset-advanced = Basic+ con acumulación, silencio, palmadas, colarse y parejas.
preset-party = Todas las reglas más animadas a la vez.

## Secciones del catálogo

section-deal = El reparto
section-opening = La carta inicial
section-turn = El turno
section-wild-draw-four = El comodín +4
section-owing = Cartas de robo
section-uno = Uno
section-reactions = Fuera de turno
section-numbers = Números especiales
section-table = En la mesa
section-score = Victoria y puntos

## Opciones: lo que decide cada una

option-deck = Las cartas con las que se juega: una baraja con nombre, una lista de cartas en una línea o un archivo TOML.
option-hand_size = Cuántas cartas se reparten a cada jugador.
option-first_player = Quién empieza la primera ronda. Después empieza cada vez el asiento siguiente en el sentido del reloj.
value-first_player-random = se sortea
value-first_player-left-of-dealer = quien está a la izquierda de quien reparte
option-opening_actions = Si la carta inicial es un salto, un cambio de sentido o una carta de robo de color, ¿hace efecto?
value-opening_actions-apply = hace efecto sobre quien empieza
value-opening_actions-ignore = solo muestra su color y su símbolo
option-opening_wild = Qué pasa si la carta inicial es un comodín simple.
value-opening_wild-choose = quien empieza elige el color
value-opening_wild-redraw = vuelve al mazo y se descubre otra carta
option-opening_wild_draw = Qué pasa si la carta inicial es una carta de robo negra.
value-opening_wild_draw-apply = quien empieza elige el color y debe las cartas
value-opening_wild_draw-redraw = vuelve al mazo y se descubre otra carta
option-opening_reverse = Qué pasa si la carta inicial es un cambio de sentido.
value-opening_reverse-as-played = cuenta como jugado por quien está a la derecha; empieza el asiento siguiente a ese
value-opening_reverse-dealer-starts = empieza quien reparte y se juega en sentido contrario al del reloj
value-opening_reverse-first-player-starts = no cambia quién empieza, pero se juega en sentido contrario al del reloj
option-draw = Cuándo puedes robar en lugar de jugar una carta.
value-draw-optional = cuando quieras
value-draw-when-stuck = solo si no tienes ninguna carta que puedas jugar sin farol
option-draw_count = Cuántas cartas robas.
value-draw_count-one = una
value-draw_count-until-playable = hasta que puedas jugar una
option-drawn_card = Qué pasa con una carta robada que puedes jugar.
value-drawn_card-keep = te la quedas y tu turno termina
value-drawn_card-may-play = puedes jugarla enseguida
value-drawn_card-must-play = se juega automáticamente
option-wild_draw_four = Cuándo puedes jugar el comodín +4.
value-wild_draw_four-free = siempre
value-wild_draw_four-no-colour = solo si no tienes ninguna carta del color actual
value-wild_draw_four-no-alternative = solo si no tienes ninguna carta de color que jugar
option-wild_draw_four_bluff = ¿Se puede hacer un farol, es decir, jugar el comodín +4 sin cumplir su condición?
option-challenge_by = Quién puede desafiar un comodín +4.
value-challenge_by-nobody = nadie
value-challenge_by-victim = quien lo recibe
value-challenge_by-anyone = cualquiera menos quien lo jugó, hasta que actúe quien lo recibe
option-guilty_draws = Cartas que roba quien hace un farol y recibe un desafío.
option-innocent_draws = Cartas que roba quien desafía y se equivoca, incluidas las cuatro.
option-go_out_on_black = ¿Puede ser negra la última carta?
option-last_card_draws = Si la última carta es de robo, ¿roba todavía quien sigue?
option-plain_wild_on_black_plus = ¿Se puede jugar un comodín simple sobre una carta de robo negra?
option-stacking = Qué cartas de robo pueden responder a cuáles.
option-stacking_colour = Qué color necesita una carta de robo de color para responder.
value-stacking_colour-any = cualquiera
value-stacking_colour-fitting = el color actual, salvo que la cantidad sea la misma
option-deflect_with = Qué cartas pasan las cartas que debes sin añadir más.
option-deflects = Qué cartas de robo se pueden pasar así.
value-deflects-plus-2 = un +2 de color
value-deflects-any = cualquier carta de robo
option-two_player_reverse_skips = Con dos jugadores, ¿vale el cambio de sentido como un salto?
option-call_when = Cuándo puedes decir Uno.
value-call_when-at-one = cuando tienes una sola carta
value-call_when-announce = también en tu turno, justo antes de la jugada que te deja una sola carta
option-uno_penalty = Cartas que robas si te pillan sin decir Uno.
option-catch_until = Hasta cuándo te pueden pillar si olvidas decir Uno.
value-catch_until-while-holding-one = mientras tengas una sola carta
value-catch_until-next-player-acts = hasta que quien sigue juegue, robe, se lleve cartas o desafíe, o alguien se cuele
value-catch_until-next-turn-begins = hasta que empiece el turno de quien sigue; sin reloj, hasta que esa persona actúe
value-catch_until-second-next-acts = hasta que hayan actuado las dos personas siguientes
option-false_catch_penalty = Cartas que robas si intentas pillar a alguien por error; con 0, simplemente no se permite.
option-false_call_penalty = Cartas que robas si dices Uno por error; con 0, simplemente no se permite.
option-grace_seconds = Segundos antes de que cuente pillar a alguien, según el reloj de una mesa en vivo.
option-turn_seconds = Segundos por turno, según el reloj de una mesa en vivo; con 0, sin límite.
option-jump_in = ¿Puedes colarte, es decir, jugar fuera de turno una carta idéntica a la de arriba?
value-jump_in-off = no
value-jump_in-coloured = solo con cartas de color
value-jump_in-all = también con cartas negras
option-jump_in_until = Hasta cuándo puedes colarte sobre una carta.
value-jump_in_until-next-turn-move = hasta que alguien juegue, robe, se lleve cartas o desafíe en su turno
value-jump_in_until-next-card = hasta que se juegue otra carta
option-jump_in_on_draw = Qué pasa si te cuelas sobre una carta de robo cuyas cartas aún se deben.
value-jump_in_on_draw-add = quien va después de ti debe las cartas de las dos
value-jump_in_on_draw-restart = las anteriores se olvidan, y quien va después de ti debe las nuevas
option-double_play = ¿Puedes jugar dos cartas idénticas en un turno?
option-double_skip = A cuántos jugadores saltan dos saltos jugados juntos.
value-double_skip-one = a uno
value-double_skip-two = a dos
option-swap_number = La carta de número que permite intercambiar la mano con otra persona.
option-swap = ¿Es obligatorio intercambiar la mano?
value-swap-optional = no
value-swap-required = sí
option-swap_defence = ¿Puede quien sigue detener un intercambio con su mano si juega el mismo número?
option-rotate_number = La carta de número con la que todos pasan su mano.
option-slap_number = La carta de número con la que todos dan una palmada en el pozo.
option-slap_penalty = Cartas que robas si das la palmada en último lugar o cuando no toca.
option-silence_number = La carta de número que empieza un silencio o lo termina.
option-silence_penalty = Cartas que robas si hablas durante un silencio, que así termina.
option-sixty_nine = Con un 9 sobre un 6 de su color, o un 6 sobre un 9, ¿pueden todos descartarse de ese color si participan bastantes?
option-misplay_penalty = Cartas que robas si juegas una carta que no coincide o cuando no toca; con 0, simplemente no se permite.
option-table_talk_penalty = Cartas por dar consejos, si más de la mitad del resto está de acuerdo; con 0 no hay acusaciones.
option-teams = ¿Juegan cuatro personas dos contra dos, con los compañeros uno frente al otro?
value-teams-none = cada cual por su cuenta
value-teams-partners = dos contra dos
option-scoring = Cuánto vale una ronda.
value-scoring-none = una victoria
value-scoring-winner-collects = quien gana se apunta las cartas de los demás; gana el total más alto
value-scoring-hands-count = cada cual se apunta su propia mano; gana el total más bajo
option-target = Los puntos con los que termina la partida.
option-match_games = Cuántas rondas tiene una partida sin puntos.
option-value_action = Puntos de un salto, un cambio de sentido o un +2 de color.
option-value_wild = Puntos de un comodín y de un +1 o +2 negro.
option-value_plus_four = Puntos de un +4, negro o de color.
option-going_out_bonus = Puntos para quien se queda sin cartas, si cada cual cuenta su propia mano.
