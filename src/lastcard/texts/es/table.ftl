# Textos en la mesa: cartas, sucesos, negativas.

# Glosario para quien traduzca más adelante (inglés = español). Se habla de tú, sin género para los nombres.
# deck = baraja; draw pile = mazo; discard pile, pile = pozo; discards = descartes
# first player = quien empieza; next player = quien sigue; refused = no se permite
# hand = mano; seat = asiento; turn = turno; table = mesa; deal = reparto; dealer = quien reparte
# round = ronda; match = partida; game (in a room) = partida; score, total = total; target = meta
# rule set = reglamento; preset = reglamento (predefinido); option = opción; house rule = regla de la casa; ruling = decisión
# to play, to lay = jugar; to throw in = echar; to draw = robar; to take (what is due) = llevarse
# to match = coincidir; stuck = sin jugada; honestly = sin farol; to go out = quedarse sin cartas
# to owe, cards due = deber, cartas pendientes; debt = deuda; penalty = castigo
# top card = carta de arriba; opening card = carta inicial; drawn card = carta robada
# wild = comodín; plain wild = comodín simple; wild +4 = comodín +4; black card = carta negra
# draw card = carta de robo; coloured draw card = carta de robo de color; action = carta de acción
# skip = salto; reverse = cambio de sentido; colour in force = color actual
# skip everyone = salto general; discard all = descarte total; aimed +2 = comodín +2 dirigido
# colour roulette = comodín ruleta de color; shuffle hands = mezclar las manos; blank card = comodín en blanco
# Las cartas tienen nombre masculino, porque las frases dicen "un { $card }" y "el { $card }".
# stacking, accumulation = acumular; to answer = responder; to deflect, to pass on = pasar
# jump-in, cut = colarse (verbo y título); twin cards = cartas gemelas; pair, double play = pareja
# to swap hands = intercambiar la mano; swap = intercambio; to rotate, to pass hands on = pasar las manos
# to say, call Uno = decir Uno; to announce = anunciar; to catch = pillar
# bluff = farol; to challenge, challenge = desafiar, desafío; victim = víctima, quien recibe la carta
# slap = palmada; silence = silencio; sixty-nine = sesenta y nueve; to join = sumarse; to discard = descartarse
# table talk = dar consejos; to accuse = acusar; misplay = error; force play = juego forzado
# lobby = sala de espera; room = sala; token = token; command = comando; watcher = espectador
# novice, casual, tips (levels of bots) = principiante, casual, astuto
# commitment = compromiso; secret = secreto; chance = número al azar; fair deal = reparto limpio

## Cartas

card-hidden = una carta
card-coloured = { $symbol } { $colour }
card-wild = comodín
card-wild-plus = comodín { $plus }
card-wild-reverse-plus = comodín { $plus } con cambio de sentido
card-wild-aimed-plus = comodín { $plus } dirigido
card-wild-roulette = comodín ruleta de color
card-wild-swap = comodín de intercambio
card-wild-shuffle = comodín de mezcla
card-wild-blank = comodín en blanco
card-declared = { $card } ({ $colour })
colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
symbol-skip = salto
symbol-reverse = cambio de sentido
symbol-skip-everyone = salto general
symbol-discard-all = descarte total
direction-clockwise = sentido horario
direction-counterclockwise = sentido antihorario

## Asientos sin nombre: en una mesa, y en una posición descrita

seat-name = Asiento { $number }
seat-described = asiento { $number }

## Sucesos: lo que ha pasado, una frase para cada uno

event-dealt = { $seat } recibe { $card }.
event-dealt-several = { $seat } recibe { $count } cartas.
event-opened = La primera carta es un { $card }.
event-put-back = Un { $card } no puede abrir la ronda y vuelve al mazo.
event-first = { $seat } empieza la ronda.
event-colour-set = { $seat } elige el { $colour }.
event-played = { $count ->
    [one] { $seat } juega un { $card }.
   *[other] { $seat } juega dos cartas gemelas: { $card }.
}
event-jumped = { $seat } se cuela con un { $card }.
event-defended = { $seat } detiene el intercambio con un { $card }.
event-joined = { $seat } se suma con un { $card }.
event-not-joined = { $seat } no se suma.
event-drew = { $seat } roba { $card }.
event-drew-several = { $seat } roba { $count } cartas.
event-reshuffled = { $count ->
    [one] Una carta del pozo pasa a ser el nuevo mazo.
   *[other] Se barajan { $count } cartas del pozo y forman el nuevo mazo.
}
event-nothing-to-draw = No queda nada que robar, así que { $seat } pasa.
event-kept = { $seat } se queda con la carta.
event-took = { $count ->
    [one] { $seat } se lleva la carta que debe.
   *[other] { $seat } se lleva las { $count } cartas que debe.
}
event-skipped = { $seat } pierde el turno.
event-reversed = Ahora se juega en { $direction }.
event-owes = { $count ->
    [one] { $seat } debe una carta.
   *[other] { $seat } debe { $count } cartas.
}
event-challenged = { $seat } desafía a { $other }.
event-shown = { $other } muestra { $card } a { $seat }.
event-bluffed = { $seat } iba de farol.
event-honest = { $seat } no iba de farol.
event-called = { $count ->
    [one] { $seat } dice Uno.
   *[other] { $seat } anuncia Uno.
}
event-called-wrongly = { $seat } dice Uno por error.
event-caught = { $other } pilla a { $seat }, que no ha dicho Uno.
event-caught-wrongly = { $seat } intenta pillar a { $other } por error.
event-penalty = { $count ->
    [0] { $seat } se libra del castigo.
    [one] { $seat } recibe una carta de castigo.
   *[other] { $seat } recibe { $count } cartas de castigo.
}
event-misplayed = { $seat } juega { $card } contra las reglas, y la carta vuelve a su mano.
event-wants-swap = { $seat } quiere intercambiar la mano con { $other }, que puede defenderse.
event-swapped = { $seat } intercambia la mano con { $other }.
event-not-swapped = { $seat } no intercambia la mano.
event-rotated = Todos pasan su mano, en { $direction }.
event-slap-opened = ¡Palmada en el pozo!
event-slapped = { $seat } da su palmada en el pozo.
event-slapped-last = { $seat } llega tarde a la palmada.
event-slapped-wrongly = { $seat } da una palmada cuando no toca.
event-silence-began = Empieza el silencio.
event-silence-ended = Se acabó el silencio.
event-spoke = { $seat } habla.
event-sixty-nine = { $seat } hace un sesenta y nueve en { $colour }.
event-sixty-nine-failed = { $count ->
    [one] Solo ha participado una persona y hacían falta { $needed }.
   *[other] Solo han participado { $count } personas y hacían falta { $needed }.
}
event-dumped = { $count ->
    [one] { $seat } se descarta de un { $card }.
   *[other] { $seat } se descarta de { $count } cartas iguales: { $card }.
}
event-not-dumped = { $seat } no se descarta de nada.
event-accused = { $seat } acusa a { $other } de dar consejos.
event-agreed = { $seat } está de acuerdo.
event-disagreed = { $seat } no está de acuerdo.
event-upheld = La mesa acepta la acusación contra { $seat }.
event-dismissed = La mesa rechaza la acusación contra { $seat }.
event-went-out = ¡{ $seat } se queda sin cartas y gana la ronda!
event-stalemate = Ya nadie puede jugar ni robar. Gana quien tiene menos puntos en la mano.
event-points = { $seat }: { $count } en esta ronda, { $score } en total.
event-round-over = La ronda { $count } ha terminado.
event-timed-out = A { $seat } se le ha acabado el tiempo.
event-match-over = La partida ha terminado. La victoria es para { $winners }.
event-drew-lot = { $seat } saca { $card } para ver quién empieza.
event-laid = { $seat } juega un { $card } y sigue.
event-forgot-uno = { $seat } no ha anunciado Uno.
event-finished = { $count ->
    [1] ¡{ $seat } se queda sin cartas y termina en primer lugar!
    [2] { $seat } se queda sin cartas y termina en segundo lugar.
    [3] { $seat } se queda sin cartas y termina en tercer lugar.
   *[other] { $seat } se queda sin cartas y termina en el puesto { $count }.
}
event-knocked-out = { $seat } tiene { $count } cartas y queda fuera de la ronda.
event-left-match = { $seat } queda fuera de la partida.
event-bomb = ¡Bomba! { $seat } ha jugado { $count } números iguales, y todos los demás roban una carta.
event-skipped-all = Todos los demás pierden el turno: { $seat } vuelve a jugar.
event-aimed = { $seat } apunta a { $other }.
event-roulette = Ruleta de color: { $seat } roba hasta que salga el { $colour }.
event-hands-shuffled = Todas las manos se mezclan y se reparten de nuevo.
event-others-draw = { $count ->
    [one] Todos los demás roban una carta.
   *[other] Todos los demás roban { $count } cartas.
}
event-at-limit = { $seat } tiene demasiadas cartas, así que no roba y pasa.
event-missed = El lanzador no le da nada a { $seat }.
event-seats-shuffled = Nuevos asientos, en el sentido del reloj: { $winners }.
event-time-up = Se ha acabado el tiempo de la partida.

## Negativas: por qué una jugada no está permitida

refusal-not-held = No tienes esa carta.
refusal-no-such-seat = Ahí no se sienta nadie.
refusal-round-is-over = La ronda ha terminado. Empieza primero la siguiente.
refusal-round-is-running = La ronda todavía no ha terminado.
refusal-match-is-over = La partida ha terminado.
refusal-deck-too-small = La baraja no alcanza para tantas manos.
refusal-not-your-turn = No es tu turno.
refusal-decide-first = Antes hay que decidir otra cosa.
refusal-not-asked = Esto no te toca decidirlo a ti.
refusal-does-not-fit = La carta no coincide con la de arriba ni en color ni en símbolo.
refusal-only-the-drawn-card = Después de robar solo puedes jugar la carta robada, y sola.
refusal-no-pairs = En esta mesa no puedes jugar dos cartas a la vez.
refusal-pair-not-identical = Dos cartas a la vez tienen que ser idénticas.
refusal-wild-on-black-plus = No puedes jugar un comodín simple sobre una carta de robo negra.
refusal-black-last-card = Tu última carta no puede ser negra.
refusal-four-has-colour = Solo puedes jugar el comodín +4 si no tienes ninguna carta del color actual.
refusal-four-has-alternative = Solo puedes jugar el comodín +4 si no tienes ninguna carta de color que jugar.
refusal-take-first = Debes cartas: responde con una carta permitida, o llévatelas.
refusal-no-stacking = En esta mesa no puedes responder a una carta de robo con otra.
refusal-stack-not-listed = No puedes jugar esta carta de robo sobre la otra.
refusal-stack-wrong-colour = Una carta de robo de color tiene que ser del color actual, o tener el mismo número que la carta de arriba.
refusal-no-deflecting = En esta mesa no puedes pasar las cartas que debes con esta carta.
refusal-not-deflectable = En esta mesa no se puede pasar esta carta de robo.
refusal-deflect-does-not-fit = Para pasar las cartas que debes necesitas una carta que coincida con la de arriba.
refusal-nothing-pending = No debes ninguna carta.
refusal-can-play = Solo puedes robar si no tienes ninguna carta que jugar.
refusal-nothing-to-draw = No queda nada que robar, y tienes una carta que jugar.
refusal-must-play-drawn = Puedes jugar la carta robada, así que tienes que hacerlo.
refusal-nothing-drawn = No tienes ninguna carta robada sobre la que decidir.
refusal-no-challenges = En esta mesa no puedes desafiar.
refusal-nothing-to-challenge = No hay ningún comodín +4 que desafiar, o ya es tarde.
refusal-not-the-victim = Solo puede desafiar quien recibe la carta.
refusal-own-card = No puedes desafiar tu propia carta.
refusal-wrong-call = Solo puedes decir Uno con una carta o, si las reglas lo permiten, justo antes de la jugada que te deja una.
refusal-no-catching = En esta mesa no se pilla a nadie.
refusal-catch-self = No puedes pillarte.
refusal-wrong-catch = No hay nada que pillar: no tiene una sola carta, ya ha dicho Uno, o es tarde.
refusal-catch-too-early = No se puede pillar a nadie hasta que se resuelva el intercambio.
refusal-no-jump-in = En esta mesa no vale colarse.
refusal-jump-not-black = En esta mesa no vale colarse con cartas negras.
refusal-jump-not-identical = Para colarte necesitas una carta idéntica a la de arriba.
refusal-jump-too-late = Ya es tarde para colarse.
refusal-nothing-to-swap = No hay ningún intercambio sobre el que decidir.
refusal-swap-self = Elige a otra persona para intercambiar la mano.
refusal-must-swap = Tienes que intercambiar la mano: elige a alguien.
refusal-nothing-to-defend = No hay ningún intercambio del que defenderse.
refusal-wrong-defence-card = Solo una carta con el número de intercambio puede detener un intercambio.
refusal-no-slapping = En esta mesa no se dan palmadas en el pozo.
refusal-wrong-slap = Ahora no toca dar palmada.
refusal-no-silence = No hay ningún silencio que romper.
refusal-no-sixty-nine = No hay ningún sesenta y nueve en marcha.
refusal-wrong-join-card = Para sumarte necesitas un 6 o un 9 de ese color.
refusal-dump-all-or-none = Descártate de todas las cartas del color, o de ninguna.
refusal-no-accusations = En esta mesa se pueden dar consejos.
refusal-accuse-self = No puedes acusarte.
refusal-accuse-two-players = Con dos jugadores no queda nadie que vote.
refusal-accusation-open = Todavía se está votando otra acusación.
refusal-no-vote = No tienes nada que votar.
refusal-no-colour-asked = Ahora no hay que elegir ningún color.
refusal-no-turn-clock = En esta mesa los turnos no tienen límite de tiempo.
refusal-no-catch-clock = Ahora no corre ningún plazo para pillar que pueda terminar.
refusal-no-such-move = Esa jugada no existe.
refusal-colour-needed = Elige un color para esta carta.
refusal-colour-not-yours = En la ruleta de color elige el color quien recibe la carta, no tú.
refusal-you-are-out = Estás fuera y ya no puedes hacer nada.
refusal-draw-card-last = Tu última carta no puede ser de robo.
refusal-last-is-number = Tu última carta tiene que ser un número.
refusal-no-black-on-black = En esta mesa no puedes jugar una carta negra sobre otra negra.
refusal-no-equal-cards = En esta mesa no puedes jugar varias de estas cartas en un turno.
refusal-not-equal = Las cartas jugadas juntas tienen que tener el mismo símbolo.
refusal-lay-another = Estás jugando varias cartas: antes falta otra con el mismo símbolo.
refusal-four-has-number = Solo puedes jugar el comodín +4 si no tienes ninguna carta de número del color actual.
refusal-at-hand-limit = Ya tienes demasiadas cartas para robar más, y puedes jugar una.
refusal-jump-while-owed = No puedes colarte mientras se deban cartas.
refusal-seat-is-out = Esa persona está fuera.
refusal-nothing-to-aim = No hay ninguna carta con la que apuntar.
refusal-aim-at-self = Elige a otra persona.
refusal-no-match-clock = La partida no tiene límite de tiempo, o hay una jugada sin terminar.

## Lo que el juego pide a un jugador

prompt-turn = Tu turno: juega una carta que coincida, o roba.
prompt-lay = Tu turno: juega una carta que coincida.
prompt-stuck = Tu turno: no tienes ninguna carta que jugar, así que roba.
prompt-owing = { $count ->
    [one] Tu turno: debes una carta. Responde o llévatela.
   *[other] Tu turno: debes { $count } cartas. Responde o llévatelas.
}
prompt-doubt = { $count ->
    [one] Tu turno: debes una carta. Llévatela o desafía.
   *[other] Tu turno: debes { $count } cartas. Llévatelas o desafía.
}
prompt-take = { $count ->
    [one] Tu turno: debes una carta. Llévatela.
   *[other] Tu turno: debes { $count } cartas. Llévatelas.
}
prompt-drawn = Has robado un { $card }. Juégalo o quédatelo.
prompt-colour = Elige el color.
prompt-swap = ¿Con quién quieres intercambiar la mano?
prompt-defend = { $name } quiere intercambiar la mano contigo. Detenlo con una carta de ese número, o permítelo.
prompt-join = Sesenta y nueve: súmate con un 6 o un 9 del color, o no.
prompt-dump = Sesenta y nueve: descártate de todas tus cartas del color, o de ninguna.
prompt-slap = ¡Da una palmada en el pozo!

## Jugadas, como respuesta a «¿qué podría hacer?»

move-play = jugar el { $card }
move-pair = jugar en pareja el { $card }
move-jump = colarte con el { $card }
move-draw = robar una carta
move-take = llevarte las cartas que debes
move-keep = quedarte con la carta
move-challenge = desafiar
move-uno = decir Uno
move-slap = dar una palmada en el pozo
move-speak = hablar
move-agree = votar a favor
move-disagree = votar en contra
move-next = repartir la ronda siguiente
move-colour = elegir el { $colour }
move-swap = intercambiar la mano con { $name }
move-swap-none = no intercambiar la mano
move-catch = pillar a { $name }
move-accuse = acusar a { $name } de dar consejos
move-defend = detener el intercambio con el { $card }
move-defend-none = permitir el intercambio
move-join = sumarte con el { $card }
move-join-none = no sumarte
move-dump-all = descartarte de todas las cartas del color
move-dump-none = no descartarte de nada
move-several = jugar { $cards }
move-target = apuntar a { $name }
