# Libros de reglas: las reglas de una mesa, para imprimir y tener junto a las cartas.
# Cada clave es una frase entera (o una celda de una tabla) que se entiende por sí sola.

## El marco

book-title = Reglamento: { $preset }
book-title-changed = Reglamento: { $preset }, con cambios
book-changed = En esta mesa se juega con el reglamento { $preset }, pero con algunos cambios. Sin cambios se describe así: { $description }
book-changes-rule = Regla
book-changes-here = En esta mesa
book-changes-deck = Las cartas con que se juega.
book-changes-preset = En { $preset }
book-yes = sí
book-no = no
book-none = ninguna
book-any = cualquiera
book-deck-name-standard = la baraja normal
book-deck-name-twins = una baraja en la que cada carta de color tiene su gemela
book-deck-name-colour-fours = una baraja de cartas gemelas con +4 de color
book-deck-name-double = dos barajas normales juntas
book-seconds = { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}
book-example = Ejemplo
book-ledger-note = Los números pequeños entre corchetes indican las reglas escritas en que se basa una frase: { $documents }.
book-ledger-letter = { $letter } es { $document }
book-code = El código de estas reglas es { $code }. Quien tenga el programa puede jugar con ellas usando este código.
book-notice = UNO es una marca registrada de Mattel. Last Card es un proyecto independiente y no tiene nada que ver con esa empresa.

## Títulos

book-section-changes = Lo que cambia en esta mesa
book-section-short = El juego en pocas palabras
book-section-deal = Baraja y reparto
book-section-opening = La carta inicial
book-section-turn = Tu turno
book-section-cards = Cartas especiales
book-section-four = El comodín +4
book-section-four-challenge = El comodín +4 y el desafío
book-section-owing = Deber cartas
book-section-uno = Uno
book-section-reactions = Fuera de turno
book-section-numbers = Números con significado
book-section-table = En la mesa
book-section-score = Victoria
book-section-score-points = Victoria y puntos
book-section-fine = Detalles

## El juego en pocas palabras

book-short-aim-game = Intenta quedarte sin cartas: gana quien lo consigue primero.
book-short-aim-collects = { $target ->
    [one] Quien se queda primero sin cartas gana la ronda y se apunta los puntos de las cartas que aún tienen los demás. Con un punto se gana la partida.
   *[other] Quien se queda primero sin cartas gana la ronda y se apunta los puntos de las cartas que aún tienen los demás. Hacen falta { $target } puntos para ganar la partida.
}
book-short-aim-hands = { $target ->
    [one] Intenta quedarte sin cartas, porque las que aún tengas al final de una ronda cuentan en tu contra. En cuanto alguien tiene un punto, gana el total más bajo.
   *[other] Intenta quedarte sin cartas, porque las que aún tengas al final de una ronda cuentan en tu contra. En cuanto alguien tiene { $target } puntos, gana el total más bajo.
}
book-short-turn-optional = En tu turno juegas una carta que encaje con la de arriba por su color, su número o su símbolo, o bien robas.
book-short-turn-when-stuck = En tu turno juegas una carta que encaje con la de arriba por su color, su número o su símbolo. Si no tienes ninguna, robas.
book-short-cards = Las cartas especiales hacen algo en cuanto se juegan. La tabla de cartas especiales dice qué.
book-short-answer = Las cartas que alguien debe se pueden pasar a quien sigue.
book-short-double = Se pueden jugar dos cartas idénticas a la vez.
book-short-jump = Si tienes la gemela de la carta de arriba, puedes echarla, sea de quien sea el turno.
book-short-uno = Cuando te queda una sola carta, dices Uno.

## Baraja y reparto

book-players = Juegan de { $least } a { $most } personas.
book-players-exactly = Juegan exactamente { $count } personas.
book-players-none = La baraja tiene { $cards } cartas. No alcanzan para repartir { $size } a cada persona, así que nadie puede jugar con estas reglas.
book-teams-partners = Juegan dos equipos, uno contra otro. Los compañeros se sientan frente a frente, de modo que los equipos se turnan.
book-deck-standard = La baraja tiene { $cards } cartas. Cada uno de los cuatro colores tiene un 0, dos cartas de cada uno de los otros números hasta el 9 y dos de cada carta especial de color; las cartas negras no tienen color.
book-deck-twins = La baraja tiene { $cards } cartas. Cada uno de los cuatro colores tiene dos cartas de cada número del 0 al 9 y dos de cada carta especial de color, así que cada una tiene su gemela; las cartas negras no tienen color.
book-deck-double = La baraja tiene { $cards } cartas: son dos barajas normales juntas. Cada uno de los cuatro colores tiene dos 0, cuatro cartas de cada uno de los otros números hasta el 9 y cuatro de cada carta especial de color; las cartas negras no tienen color.
book-deck-own = La baraja es propia de esta mesa y tiene { $cards } cartas. Las tablas de este reglamento dicen cuáles.
book-hand_size = { $count ->
    [one] Baraja y reparte una carta a cada persona. Las demás cartas quedan boca abajo: son el mazo.
   *[other] Baraja y reparte { $count } cartas a cada persona. Las demás cartas quedan boca abajo: son el mazo.
}
book-first_player-random = Un sorteo decide quién empieza, y se juega en el sentido del reloj. En la ronda siguiente, el comienzo pasa a la izquierda.
book-first_player-left-of-dealer = Empieza quien está a la izquierda de quien reparte, y se juega en el sentido del reloj. En la ronda siguiente, el reparto pasa a la izquierda.

## La carta inicial

book-opening = Descubre la carta de arriba del mazo. Queda boca arriba y es la primera carta del pozo.
book-opening_actions-apply-skip = Si es un salto, quien tenía que empezar pierde el turno.
book-opening_actions-apply-draw = Si es una carta de robo de color, quien tenía que empezar roba las cartas que marca y pierde el turno.
book-opening_actions-apply-draw-answer = Si es una carta de robo de color, quien tenía que empezar debe las cartas que marca y puede responder como siempre.
book-opening_actions-ignore = Si es una carta especial de color, por esta vez no hace nada: solo muestra un color y un símbolo.
book-opening_reverse-as-played = Si es un cambio de sentido, cuenta como si lo hubiera jugado el asiento a la derecha de quien tenía que empezar: se juega en sentido contrario al del reloj, y empieza el asiento que está a la derecha de ese.
book-opening_reverse-as-played-two = Entre dos jugadores empieza la misma persona, aunque la carta inicial sea un cambio de sentido.
book-opening_reverse-as-played-two-skips = Entre dos jugadores, un cambio de sentido inicial le quita el primer turno a quien tenía que empezar.
book-opening_reverse-dealer-starts = Si es un cambio de sentido, empieza quien reparte, y se juega en sentido contrario al del reloj.
book-opening_reverse-dealer-starts-lot = Si es un cambio de sentido, empieza el asiento a la derecha de quien tenía que empezar, y se juega en sentido contrario al del reloj.
book-opening_reverse-first-player-starts = Si es un cambio de sentido, se juega desde el principio en sentido contrario al del reloj; empieza la misma persona.
book-opening_wild-choose = Si es un comodín simple, quien empieza elige el color.
book-opening_wild-redraw = Un comodín simple no puede abrir la ronda: barájalo con el mazo y descubre otra carta.
book-opening_wild_draw-apply = Si es una carta de robo negra ({ $cards }), quien tenía que empezar elige el color, roba las cartas y pierde el turno.
book-opening_wild_draw-apply-answer = Si es una carta de robo negra ({ $cards }), quien tenía que empezar elige el color, debe las cartas y puede responder como siempre.
book-opening_wild_draw-redraw = Una carta de robo negra ({ $cards }) no puede abrir la ronda: barájala con el mazo y descubre otra carta.
book-opening-black-redraw = Una carta negra no puede abrir la ronda: barájala con el mazo y descubre otra carta.

## Un turno

book-fits = En tu turno juegas una carta sobre el pozo. Encaja si tiene el color de la carta de arriba, o su número o su símbolo.
book-fits-black = Las cartas negras encajan con todas las cartas. Quien juega una dice qué color vale desde entonces; puede ser el mismo de antes.
book-fits-amount = Una carta de robo de color también encaja con una negra de la misma cantidad.
book-draw-optional = En lugar de jugar una carta puedes robar, aunque alguna de las tuyas encaje.
book-draw-when-stuck = Robas si no puedes jugar ninguna carta, y solo entonces. Las cartas negras también cuentan, si las puedes jugar.
book-drawn_card-keep = Si robas, recibes una carta y te quedas con ella. Ese ha sido tu turno.
book-drawn_card-may-play = Si robas, recibes una carta. Si esta carta encaja, puedes jugarla enseguida (solo esa); si no, tu turno termina.
book-drawn_card-must-play = Si robas, recibes una carta. Si esta carta encaja, tienes que jugarla enseguida; si no, tu turno termina.
book-drawn_card-keep-until = Si robas, sigues robando hasta que salga una carta que encaje o hasta que no queden más. Te quedas con todas, y ese ha sido tu turno.
book-drawn_card-may-play-until = Si robas, sigues robando hasta que salga una carta que encaje o hasta que no queden más. La carta que encaja la puedes jugar enseguida (solo esa); si no, tu turno termina.
book-drawn_card-must-play-until = Si robas, sigues robando hasta que salga una carta que encaje o hasta que no queden más. La carta que encaja la tienes que jugar enseguida.
book-pile = Cuando hace falta una carta y el mazo está vacío, se barajan todos los descartes menos la carta de arriba y forman el nuevo mazo.
book-double_play-true = Dos cartas idénticas que encajen se pueden jugar juntas, en una sola jugada; una pareja negra recibe un solo color.
book-double_play-true-coloured = Dos cartas idénticas que encajen se pueden jugar juntas, en una sola jugada.
book-double-reverse = Dos cambios de sentido jugados juntos se anulan: el sentido queda como estaba.
book-double-draw = Dos cartas de robo jugadas juntas cuentan doble.
book-double_skip-one = Dos saltos jugados juntos saltan a una sola persona, igual que un salto solo.
book-double_skip-two = Dos saltos jugados juntos saltan a dos personas.
book-go_out_on_black-false = Tu última carta no puede ser negra.
book-plain_wild_on_black_plus-false = Un comodín simple no va sobre una carta de robo negra, se hayan robado ya las cartas o no.
book-two_player_reverse_skips-true = Entre dos jugadores, un cambio de sentido vale como un salto: quien lo juega vuelve a jugar.
book-two_player_reverse_skips-false = Entre dos jugadores, un cambio de sentido no tiene efecto visible: sigue la otra persona.

## La tabla de cartas especiales

book-cards-card = Carta
book-cards-count = Cuántas
book-cards-does = Qué hace
book-cards-points = Puntos
book-name-number = { $number }
book-name-six-nine = 6 y 9
book-does-skip = Quien sigue pierde el turno.
book-does-skip-deflect = Quien sigue pierde el turno. Jugado sobre cartas pendientes, en cambio, las pasa a quien sigue.
book-does-reverse = El juego cambia de sentido.
book-does-reverse-deflect = El juego cambia de sentido. Jugado sobre cartas pendientes, las manda hacia el otro lado.
book-does-draw = { $count ->
    [one] Quien sigue roba una carta y pierde el turno.
   *[other] Quien sigue roba { $count } cartas y pierde el turno.
}
book-does-draw-answer = { $count ->
    [one] Quien sigue debe una carta: la roba y pierde el turno, o responde.
   *[other] Quien sigue debe { $count } cartas: las roba y pierde el turno, o responde.
}
book-does-wild = Eliges el color.
book-does-wild-draw = { $count ->
    [one] Eliges el color. Quien sigue roba una carta y pierde el turno.
   *[other] Eliges el color. Quien sigue roba { $count } cartas y pierde el turno.
}
book-does-wild-draw-answer = { $count ->
    [one] Eliges el color. Quien sigue debe una carta: la roba y pierde el turno, o responde.
   *[other] Eliges el color. Quien sigue debe { $count } cartas: las roba y pierde el turno, o responde.
}
book-does-four-challenge = Eliges el color. Quien sigue roba 4 cartas y pierde el turno, salvo que alguien desafíe.
book-does-four-answer-challenge = Eliges el color. Quien sigue debe 4 cartas: las roba y pierde el turno, o responde, salvo que alguien desafíe.
book-does-swap-optional = Puedes cambiar tu mano por la de otra persona.
book-does-swap-required = Cambias tu mano por la de otra persona.
book-does-rotate = Todas las manos pasan a la persona siguiente.
book-does-slap = Todos dan una palmada en el pozo.
book-does-silence = Empieza un silencio, o termina.
book-does-sixty-nine = Uno sobre el otro, en el mismo color, es un sesenta y nueve.
book-numbers-number = Número

## El comodín +4

book-wild_draw_four-free = El comodín +4 se puede jugar siempre, tengas lo que tengas en la mano.
book-wild_draw_four-no-colour = Solo puedes jugar el comodín +4 si no tienes ninguna carta del color que vale. Un número o símbolo que encaje no lo impide, y las cartas negras no tienen color.
book-wild_draw_four-no-alternative = Solo puedes jugar el comodín +4 si no tienes ninguna carta de color que puedas jugar. Otras cartas negras no lo impiden.
book-wild_draw_four_bluff-true = Pero puedes hacer un farol: juégalo contra esta regla y confía en que nadie te desafíe.
book-wild_draw_four_bluff-true-safe = Aun así puedes jugarlo contra esta regla: nadie puede hacer nada.
book-challenge_by-victim = Quien recibe un comodín +4 puede desafiarlo en lugar de robar, y entonces ve la mano de quien lo jugó.
book-challenge_by-anyone = Todos menos quien lo jugó pueden desafiar un comodín +4, hasta que actúe quien lo recibe. Solo cuenta el primer desafío; quien desafía ve la mano, y nadie más.
book-guilty_draws = { $count ->
    [0] Si era un farol, las cartas no se roban, y quien recibió el +4 tiene un turno normal.
    [one] Si era un farol, quien lo hizo roba una carta. Quien recibió el +4 no roba nada y tiene un turno normal.
   *[other] Si era un farol, quien lo hizo roba { $count } cartas. Quien recibió el +4 no roba nada y tiene un turno normal.
}
book-innocent_draws-victim = { $count ->
    [0] Si no era un farol, quien desafió no roba nada, pero pierde el turno.
    [one] Si no era un farol, quien desafió roba una carta en lugar de las 4 y pierde el turno.
   *[other] Si no era un farol, quien desafió roba { $count } cartas en lugar de las 4 y pierde el turno.
}
book-innocent_draws-anyone = { $count ->
    [0] Si no era un farol, nadie roba, pero quien recibió el +4 pierde el turno.
    [one] Si no era un farol, quien desafió roba una carta en lugar de las 4. Quien recibió el +4 pierde el turno; si el desafío lo hizo otra persona, no roba nada.
   *[other] Si no era un farol, quien desafió roba { $count } cartas en lugar de las 4. Quien recibió el +4 pierde el turno; si el desafío lo hizo otra persona, no roba nada.
}
book-challenge-vain = Como en esta mesa nadie puede hacer un farol, un desafío siempre se pierde.
book-challenge-colour = El color elegido vale en todos los casos.

## Deber cartas

book-owing-answer = Quien recibe una carta de robo debe las cartas que marca: las roba y pierde el turno, o responde con una carta de su mano.
book-stacking-none = Quien recibe una carta de robo roba las cartas que marca y pierde el turno. No puede responder con ninguna carta, ni siquiera con otra carta de robo.
book-stacking-none-deflect = Sobre cartas pendientes no se puede jugar ninguna carta de robo.
book-stacking-any = A cualquier carta de robo se puede responder con cualquier otra. Las cantidades se suman, y quien sigue debe la suma.
book-stacking-listed = A una carta de robo se puede responder con otra en estos casos: { $pairs }. Las cantidades se suman, y quien sigue debe la suma.
book-stack-pair = { $answer } sobre { $top }
book-stacking_colour-any = No importa el color de una carta de robo que responde a otra.
book-stacking_colour-fitting = Una carta de robo de color solo puede responder si tiene el color que vale o la misma cantidad que la carta de arriba.
book-stacking-four = Lo que se dice del comodín +4 vale también cuando es una respuesta.
book-deflect_with-reverse = Un cambio de sentido que encaje con la carta de arriba también responde: el juego da la vuelta, y quien sigue en ese sentido debe todas las cartas.
book-deflect_with-skip = Un salto que encaje con la carta de arriba también responde: quien sigue debe todas las cartas.
book-deflects-plus-2 = Así solo se pueden desviar las cartas pendientes si la última carta de robo era un +2 de color.
book-deflects-any = Así se pueden desviar las cartas pendientes de cualquier carta de robo.
book-deflect-again = Sobre una carta que las ha desviado, quien sigue puede jugar otra carta de ese tipo que encaje.
book-deflect-again-stacking = Sobre una carta que las ha desviado, quien sigue puede jugar otra carta de ese tipo que encaje, o una carta de robo que se permita ahí: una de color, del mismo color, o una negra.
book-owing-choice = Nadie tiene que responder. Quien no lo hace roba todas las cartas pendientes y pierde el turno.

## Uno

book-call_when-at-one = En cuanto tengas exactamente una carta, di Uno.
book-call_when-announce = Di Uno mientras juegas tu penúltima carta. Justo antes, en tu propio turno, también estás a tiempo.
book-call_when-announce-pairs = Di Uno mientras juegas tu penúltima carta, o la pareja que te deja una sola. Justo antes, en tu propio turno, también estás a tiempo.
book-uno-tap = Dos golpecitos en la mesa valen lo mismo que decirlo.
book-uno-in-time = Si lo dices más tarde, pero antes de que alguien se dé cuenta, también estás a tiempo.
book-uno_penalty = { $count ->
    [one] Si lo olvidas y otra persona te pilla, robas una carta.
   *[other] Si lo olvidas y otra persona te pilla, robas { $count } cartas.
}
book-uno_penalty-nought = Olvidarlo no cuesta nada.
book-catch_until-while-holding-one = Te pueden pillar mientras tengas esa única carta.
book-catch_until-next-player-acts = Te pueden pillar hasta que quien sigue juegue o robe una carta.
book-catch_until-next-player-acts-jump = Te pueden pillar hasta que quien sigue juegue o robe una carta, o alguien se cuele.
book-catch_until-next-turn-begins = Te pueden pillar hasta que quien sigue empiece su turno jugando o robando una carta.
book-catch_until-next-turn-begins-jump = Te pueden pillar hasta que quien sigue empiece su turno jugando o robando una carta, o alguien se cuele.
book-catch_until-next-turn-begins-clock = Te pueden pillar hasta que quien sigue empiece su turno haciendo algo, pero durante { $time } como mucho.
book-catch_until-second-next-acts = Te pueden pillar hasta que otras dos personas, una tras otra, hayan jugado o robado cartas.
book-catch_until-second-next-acts-jump = Te pueden pillar hasta que otras dos personas, una tras otra, hayan jugado o robado cartas; colarse también cuenta.
book-grace_seconds = Tienes { $time } para decirlo: si alguien te pilla antes, no cuenta hasta que pase ese tiempo.
book-false_catch_penalty = { $count ->
    [one] Quien intenta pillar a alguien sin motivo roba una carta.
   *[other] Quien intenta pillar a alguien sin motivo roba { $count } cartas.
}
book-false_call_penalty = { $count ->
    [one] Quien dice Uno sin motivo roba una carta.
   *[other] Quien dice Uno sin motivo roba { $count } cartas.
}

## Fuera de turno

book-jump_in-coloured = Colarse: si tienes una carta de color idéntica a la de arriba, en color y en símbolo, puedes echarla enseguida, sea de quien sea el turno. El juego sigue con quien va después de ti.
book-jump_in-all = Colarse: si tienes una carta idéntica a la de arriba, puedes echarla enseguida, sea de quien sea el turno. Las cartas negras también valen, y eliges el color. El juego sigue con quien va después de ti.
book-jump_in_until-next-turn-move = Hay que darse prisa: puedes colarte hasta que alguien juegue o robe una carta en su turno.
book-jump_in_until-next-card = Puedes colarte hasta que haya otra carta arriba, aunque mientras tanto alguien haya robado.
book-jump_in_on_draw-add = Si echas una carta de robo cuando aún se deben las cartas de su gemela, quien va después de ti debe todas juntas.
book-jump_in_on_draw-restart = Si echas una carta de robo cuando aún se deben cartas, esas se anulan; quien va después de ti debe solo las cartas de la que has echado.
book-sixty_nine-true = Sesenta y nueve: quien juega un 9 sobre un 6 del mismo color, o un 6 sobre un 9, pide a todos los demás, por orden, que añadan un 6 o un 9 de ese color.
book-sixty_nine-enough = { $count ->
    [one] Si participa al menos una persona, todos pueden, por orden, deshacerse de todas sus cartas de ese color.
   *[other] Si participan al menos { $count } personas, contando a quien lo pidió, todos pueden, por orden, deshacerse de todas sus cartas de ese color.
}
book-sixty_nine-enough-half = Si participa al menos la mitad de los jugadores, contando a quien lo pidió, y nunca menos de 3, todos pueden, por orden, deshacerse de todas sus cartas de ese color.
book-sixty_nine-ends = Si no participan bastantes, las cartas añadidas se quedan donde están. Si alguien se deshace de su última carta, gana; si son varias personas, gana la primera, contando desde quien lo pidió.

## Números con significado

book-swap-optional = Quien juega un { $number } puede cambiar su mano por la de la persona que elija.
book-swap-required = Quien juega un { $number } tiene que cambiar su mano por la de otra persona, y elige cuál.
book-swap_defence-true = Si para el intercambio se elige a quien sigue, esa persona puede jugar un { $number } y detenerlo: ninguna mano cambia, y ese ha sido su turno.
book-rotate_number = Cuando se juega un { $number }, cada cual pasa todas sus cartas a quien le sigue en el sentido del juego.
book-slap_number = Cuando se juega un { $number }, todos dan una palmada en el pozo, también quien lo jugó. El juego espera hasta que todos la hayan dado.
book-slap_penalty = { $count ->
    [one] Quien da la palmada en último lugar roba una carta, y también quien la da cuando no toca.
   *[other] Quien da la palmada en último lugar roba { $count } cartas, y también quien la da cuando no toca.
}
book-silence_number = Cuando se juega un { $number }, empieza un silencio, y nadie puede hablar hasta que se juegue el siguiente { $number }. Mientras tanto, en lugar de decir Uno das dos golpecitos en la mesa.
book-silence_penalty = { $count ->
    [0] Quien habla primero termina el silencio.
    [one] Quien habla primero roba una carta, y el silencio termina.
   *[other] Quien habla primero roba { $count } cartas, y el silencio termina.
}

## En la mesa

book-turn_seconds = Un turno puede durar { $time }. Quien tarda más roba una carta, o las cartas pendientes, y el turno termina.
book-turn_seconds-misplay = { $count ->
    [one] Un turno puede durar { $time }. Quien tarda más roba una carta, y además las pendientes, y el turno termina.
   *[other] Un turno puede durar { $time }. Quien tarda más roba { $count } cartas, y además las pendientes, y el turno termina.
}
book-misplay_penalty = { $count ->
    [one] Quien juega una carta que no encaja, o la juega cuando no toca, la recupera y roba una carta.
   *[other] Quien juega una carta que no encaja, o la juega cuando no toca, la recupera y roba { $count } cartas.
}
book-table_talk_penalty = { $count ->
    [one] No se dan consejos a nadie. Quien recibe una acusación por darlos roba una carta si más de la mitad del resto de la mesa está de acuerdo.
   *[other] No se dan consejos a nadie. Quien recibe una acusación por darlos roba { $count } cartas si más de la mitad del resto de la mesa está de acuerdo.
}

## Victoria y puntos

book-going-out = Quien juega su última carta gana la ronda en el acto.
book-going-out-teams = Cuando alguien juega su última carta, la ronda termina en el acto, y la ganan los dos compañeros.
book-last_card_draws-true = Si esa última carta es de robo, quien sigue roba todavía por ella, y esas cartas cuentan.
book-last_card_draws-true-game = Si esa última carta es de robo, quien sigue roba todavía por ella.
book-last_card_draws-false = Si esa última carta es de robo, nadie roba por ella.
book-match_games = { $count ->
    [one] No hay puntos: quien gana la ronda gana la partida.
   *[other] No hay puntos. Una partida tiene { $count } rondas; la gana quien gana más rondas y, si hay empate, se comparte la victoria.
}
book-scoring-winner-collects = Quien gana una ronda se apunta los puntos de todas las cartas que aún tienen los demás.
book-scoring-winner-collects-teams = El equipo que gana una ronda se apunta los puntos de todas las cartas que aún tiene el otro equipo.
book-scoring-hands-count = Después de una ronda, cada cual cuenta los puntos de las cartas que le quedan en la mano y los suma a su total.
book-scoring-hands-count-teams = Después de una ronda, cada equipo cuenta los puntos de las cartas que quedan en sus dos manos y los suma a su total.
book-target-winner-collects = { $target ->
    [one] Con un punto se gana la partida.
   *[other] Quien tiene { $target } puntos o más gana la partida.
}
book-target-hands-count = { $target ->
    [one] En cuanto alguien tiene un punto, la partida termina. Gana el total más bajo y, si hay empate, se comparte la victoria.
   *[other] En cuanto alguien tiene { $target } puntos o más, la partida termina. Gana el total más bajo y, si hay empate, se comparte la victoria.
}
book-going_out_bonus = { $points ->
    [one] Quien se queda sin cartas se apunta { $points } punto en lugar de nada.
   *[other] Quien se queda sin cartas se apunta { $points } puntos en lugar de nada.
}
book-going_out_bonus-teams = { $points ->
    [one] Para el equipo que se queda sin cartas, a lo que aún tiene el compañero se le suma { $points } punto.
   *[other] Para el equipo que se queda sin cartas, a lo que aún tiene el compañero se le suman { $points } puntos.
}
book-points-cards = Cartas
book-points-points = Puntos
book-points-number = cartas de número
book-points-face = su número

## Detalles

book-fine-opening-numbers = Un número con significado no hace nada como carta inicial.
book-fine-take = Mientras hay cartas pendientes, en un turno no se puede hacer otra cosa: ni robar como de costumbre, ni jugar una carta que no sea una respuesta.
book-fine-deflecting-reverses = Dos cambios de sentido jugados juntos sobre cartas pendientes dejan el sentido como estaba, y quien sigue las debe.
book-fine-deflecting-skip = Un salto jugado sobre cartas pendientes no salta a nadie: las debe la persona que va después de quien lo jugó.
book-fine-coloured-four = Un +4 de color responde a un +4 negro, sea cual sea el color.
book-fine-stacked-no-challenge = Quien responde a un comodín +4 con una carta ya no puede desafiarlo.
book-fine-challenge-hand = En un desafío cuenta la mano tal como era al jugar el comodín +4, sin esa carta. Las cartas especiales de color son cartas de su color.
book-fine-stacked-challenge = Si el comodín +4 desafiado se jugó sobre cartas pendientes, quien pierde el desafío roba también esas.
book-fine-challenge-pair = Con una pareja de comodines +4, quien pierde el desafío roba el doble.
book-fine-announcement = Un Uno anunciado vale solo para la jugada siguiente. Si haces otra cosa, se anula y no cuesta nada.
book-fine-skipped = Quien pierde el turno por un salto no es quien sigue: el tiempo para pillarte termina con la siguiente persona que de verdad tenga un turno.
book-fine-going-out = Una mano vacía gana, sin necesidad de decir Uno.
book-fine-going-out-numbers = Un número con significado jugado como última carta no tiene efecto: la ronda ya está ganada.
book-fine-jump-when = Puedes colarte en tu propio turno, sobre una carta que has jugado tú y sobre la carta inicial.
book-fine-jump-owing = Incluso la persona que debe las cartas de una carta de robo puede echar su gemela.
book-fine-jump-settling = Nadie puede colarse mientras no esté resuelto lo que hace la carta de arriba.
book-fine-jump-drawn = Si alguien se cuela mientras otra persona piensa qué hacer con una carta robada, esa persona se queda con la carta y pierde el turno.
book-fine-jump-effects = Una carta echada actúa como si fuera el turno de quien la echó. Quien ya había perdido el turno por un salto no lo recupera.
book-fine-pairs-once = Dos números iguales con significado, jugados juntos, actúan una sola vez.
book-fine-pairs-silence = Dos cartas del silencio jugadas juntas empiezan y terminan un silencio.
book-fine-drawn-alone = Una carta robada se juega sola, nunca en pareja.
book-fine-force-four = Un comodín +4 robado solo hay que jugarlo si se cumple su condición.
book-fine-force = Solo hay que jugar la carta que se roba en un turno; las que se roban por una deuda o por un castigo se guardan.
book-fine-nothing-to-draw = Si no queda nada que robar, quien no puede jugar una carta pasa.
book-fine-dead-end = Si ya nadie puede jugar ni robar una carta, la ronda es para la mano con menos puntos y, entre manos iguales, para la primera en el orden del turno.
book-fine-dead-end-game = Si ya nadie puede jugar ni robar una carta, gana la mano con menos puntos y, entre manos iguales, la primera en el orden del turno. Los números valen su número; las cartas especiales de color, { $action }; los comodines, { $wild }; y cada +4 vale { $four }.
book-fine-dead-end-plain = Si ya nadie puede jugar ni robar una carta, gana la mano con menos puntos y, entre manos iguales, la primera en el orden del turno. Los números valen su número.
book-fine-misplay = Después de una carta jugada contra las reglas, todo queda como estaba; solo se roban las cartas del castigo.
book-fine-misplay-jump = Una carta que estaba bien echada, pero que llegó un momento tarde, no cuesta nada.
book-fine-two-reverses = Entre dos jugadores, una pareja de cambios de sentido se anula: sigue la otra persona.
book-fine-defence = La carta que detiene un intercambio puede ser la última y ganar, y puede pedir un Uno, pero no trae otro intercambio.
book-fine-slap = En cuanto falta una sola persona por dar la palmada, esa es la última. Quien da dos palmadas ha dado una cuando no tocaba.
book-fine-sixty-nine = En un sesenta y nueve no se pregunta a nadie dos veces, y la persona que lo pidió es la primera en deshacerse de cartas. Cada cual se deshace de todas las cartas del color o de ninguna; las especiales que haya entre ellas no hacen nada, y arriba queda el último 6 o 9 añadido. Después sigue quien va detrás de la persona que lo pidió.
book-fine-silence = Un silencio termina con la ronda. Dar golpecitos, o pillar a alguien, no es hablar.
book-fine-teams-catch = Los compañeros de equipo pueden pillarse entre ellos.

## Ejemplos

example-fits = La carta de arriba es un { $top }, y en la mano tienes: { $hand }. Puedes jugar: { $cards }.
example-pair = La carta de arriba es un { $top }, y tienes dos veces el { $card }. Puedes jugar las dos cartas a la vez.
example-four-top = La carta de arriba es un { $top }.
example-four-honest = Con las cartas { $hand } en la mano, el comodín +4 está permitido.
example-four-refused = Con las cartas { $hand } en la mano, el comodín +4 no está permitido.
example-four-bluff = Con las cartas { $hand } en la mano, el comodín +4 es un farol.
example-challenge-guilty = { $count ->
    [0] { $layer } ha hecho un farol con el comodín +4, y { $victim } lo desafía. Nadie roba, y le toca a { $next }.
    [one] { $layer } ha hecho un farol con el comodín +4, y { $victim } lo desafía. { $layer } roba una carta, y le toca a { $next }.
   *[other] { $layer } ha hecho un farol con el comodín +4, y { $victim } lo desafía. { $layer } roba { $count } cartas, y le toca a { $next }.
}
example-challenge-innocent = { $count ->
    [0] { $layer } lo ha jugado sin farol, y { $victim } lo desafía. Nadie roba, y le toca a { $next }.
    [one] { $layer } lo ha jugado sin farol, y { $victim } lo desafía. { $victim } roba una carta, y le toca a { $next }.
   *[other] { $layer } lo ha jugado sin farol, y { $victim } lo desafía. { $victim } roba { $count } cartas, y le toca a { $next }.
}
example-must-draw = { $count ->
    [one] La mano de { $victim } es { $hand }. Aun así, tiene que robar la carta que debe por un { $top }.
   *[other] La mano de { $victim } es { $hand }. Aun así, tiene que robar las { $count } cartas que debe por un { $top }.
}
example-answer = { $count ->
    [one] { $victim } debe una carta por un { $top }, y su mano es { $hand }. Como respuesta puede jugar: { $cards }.
   *[other] { $victim } debe { $count } cartas por un { $top }, y su mano es { $hand }. Como respuesta puede jugar: { $cards }.
}
example-answer-after = { $count ->
    [one] Después de un { $card }, { $next } debe una carta.
   *[other] Después de un { $card }, { $next } debe { $count } cartas.
}
example-jump = Arriba hay un { $top }, y le toca a { $turn }. { $jumper } también tiene un { $card } y lo echa. Ahora le toca a { $next }.
example-jump-draw = { $count ->
    [one] { $turn } debe las cartas de un { $top }. { $jumper } echa otro. Ahora { $next } debe una carta.
   *[other] { $turn } debe las cartas de un { $top }. { $jumper } echa otro. Ahora { $next } debe { $count } cartas.
}
example-points = { $winner } juega su última carta.
example-points-teams = { $first } y { $second } forman un equipo, y { $third } y { $fourth }, el otro.
example-points-hand = La mano de { $player } es { $hand }: { $sum }.
example-points-result = { $points ->
    [one] { $player } se apunta { $points } punto.
   *[other] { $player } se apunta { $points } puntos.
}
example-points-rest = Nadie más se apunta nada.

## La orden

help-rules-book = Un libro de reglas para imprimir: todo lo que vale en un reglamento, con palabras.
help-rules-book-format = Texto simple, Markdown o una página HTML con dibujos de las cartas.
help-rules-book-save = Guarda el libro de reglas en este archivo.
book-written = Guardado en { $file }.
