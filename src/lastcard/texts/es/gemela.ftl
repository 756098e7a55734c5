# El reglamento de gemela, con las palabras de su documento.
# gemela-<clave> sustituye al texto <clave> en el reglamento de gemela, y usa las mismas variables.

# robar = levantar, tomar; jugar una carta = arrojar, tirar, descartar; colarse = arrojar la gemela
# salto = skip; saltar = saltear; carta de robo = un +; carta de robo negra = + comodín
# comodín simple = comodín sin +; carta negra = comodín; carta de arriba = la del pozo
# baraja = mazo; castigo = penalidad; pillar = decir «no dijiste uno»; apuntarse = anotarse
# quedarse sin cartas (y ganar la ronda) = cortar

## Cartas

gemela-symbol-skip = skip
gemela-symbol-skip-everyone = skip general

## El marco

gemela-book-deck-name-standard = el mazo normal
gemela-book-deck-name-twins = un mazo en el que cada carta de color tiene su gemela
gemela-book-deck-name-colour-fours = un mazo de cartas gemelas con +4 de color
gemela-book-deck-name-double = dos mazos normales juntos
gemela-book-section-deal = Mazo y reparto
gemela-book-section-owing = Los +
gemela-book-deck-name-no-mercy = un mazo de 168 cartas con + hasta +10
gemela-book-deck-name-shuffle-112 = el mazo normal con un comodín de mezcla y tres en blanco
gemela-book-deck-name-swap-112 = el mazo normal con un comodín de intercambio y tres en blanco
gemela-book-deck-name-chat-wild = un mazo de 140 cartas con pocos números

## El juego en pocas palabras

gemela-book-short-aim-game = Descártate de todas tus cartas. Gana quien lo consigue primero.
gemela-book-short-aim-collects = { $target ->
    [one] Quien se descarta primero de todas sus cartas gana la ronda y se anota los puntos de las cartas que aún tienen los demás. Con un punto se gana la partida.
   *[other] Quien se descarta primero de todas sus cartas gana la ronda y se anota los puntos de las cartas que aún tienen los demás. Con { $target } puntos se gana la partida.
}
gemela-book-short-aim-hands = { $target ->
    [one] Descártate de todas tus cartas: las que aún tengas al final de una ronda cuentan en tu contra. Cuando alguien alcanza un punto, la partida termina y gana quien menos tiene.
   *[other] Descártate de todas tus cartas: las que aún tengas al final de una ronda cuentan en tu contra. Cuando alguien alcanza los { $target } puntos, la partida termina y gana quien menos tiene.
}
gemela-book-short-turn-optional = En tu turno, descarta una carta que coincida con la del pozo en color, número o símbolo, o levanta una del mazo.
gemela-book-short-turn-when-stuck = En tu turno, descarta una carta que coincida con la del pozo en color, número o símbolo. Si no tienes ninguna, levanta del mazo.
gemela-book-short-cards = Las cartas especiales hacen algo cuando las arrojas. La tabla de cartas especiales dice qué.
gemela-book-short-answer = Si te tiran un +, a veces puedes evitar la penalidad y pasársela a quien sigue.
gemela-book-short-double = Si tienes dos cartas gemelas, puedes descartarte las dos a la vez.
gemela-book-short-jump = Si tienes la carta gemela de la que está en el pozo, puedes arrojarla aunque no sea tu turno.
gemela-book-short-uno = Cuando estés por quedarte con una sola carta, di Uno.
gemela-book-short-equal = En un turno puedes descartarte varias cartas del mismo número.

## Mazo y reparto

gemela-book-players-none = El mazo tiene { $cards } cartas. No alcanzan para repartir { $size } a cada jugador, así que nadie puede jugar con estas reglas.
gemela-book-deck-standard = El mazo tiene { $cards } cartas. Cada uno de los cuatro colores tiene un 0, dos cartas de cada número del 1 al 9 y dos de cada carta especial de color. Los comodines no tienen color.
gemela-book-deck-twins = El mazo tiene { $cards } cartas. Cada uno de los cuatro colores tiene dos cartas de cada número del 0 al 9 y dos de cada carta especial de color, así que cada carta de color tiene su gemela. Los comodines no tienen color.
gemela-book-deck-double = El mazo tiene { $cards } cartas: son dos mazos normales juntos. Cada uno de los cuatro colores tiene dos 0, cuatro cartas de cada número del 1 al 9 y cuatro de cada carta especial de color. Los comodines no tienen color.
gemela-book-deck-own = Esta mesa tiene su propio mazo de { $cards } cartas. Las tablas de este reglamento dicen cuáles son.
gemela-book-hand_size = { $count ->
    [one] Se mezcla el mazo y se reparte una carta a cada jugador. El resto del mazo queda boca abajo.
   *[other] Se mezcla el mazo y se reparten { $count } cartas a cada jugador. El resto del mazo queda boca abajo.
}
gemela-book-deck-no-mercy = El mazo tiene { $cards } cartas. Cada uno de los cuatro colores tiene dos cartas de cada número del 0 al 9. Las demás están en la tabla de cartas especiales. Los comodines no tienen color.
gemela-book-deck-chat-wild = El mazo tiene { $cards } cartas. Cada uno de los cuatro colores tiene cuatro cartas de cada número del 1 al 5 y cuatro de cada carta especial de color. Los comodines no tienen color.

## La carta inicial

gemela-book-opening_actions-apply-skip = Si es un skip, saltea a quien iba a empezar.
gemela-book-opening_actions-apply-draw = Si es un + de color, quien iba a empezar levanta sus cartas y pierde el turno.
gemela-book-opening_actions-apply-draw-answer = Si es un + de color, quien empieza debe levantar sus cartas, pero puede responder como siempre.
gemela-book-opening_reverse-as-played = Si es un cambio de sentido, cuenta como si lo hubiera arrojado quien está a la derecha de quien iba a empezar. Se juega en sentido contrario al del reloj y empieza quien está dos asientos a la derecha de quien iba a empezar.
gemela-book-opening_reverse-as-played-more = Si es un cambio de sentido y hay tres jugadores o más, cuenta como si lo hubiera arrojado quien está a la derecha de quien iba a empezar. Se juega en sentido contrario al del reloj y empieza quien está dos asientos a la derecha de quien iba a empezar.
gemela-book-opening_wild-choose = Si es un comodín sin +, quien empieza elige el color.
gemela-book-opening_wild-redraw = Si es un comodín sin +, vuelve al mazo, se mezcla y se descubre otra carta.
gemela-book-opening_wild_draw-apply = Si es un + comodín ({ $cards }), quien iba a empezar elige el color, levanta sus cartas y pierde el turno.
gemela-book-opening_wild_draw-apply-answer = Si es un + comodín ({ $cards }), quien empieza elige el color y debe levantar sus cartas, pero puede responder como siempre.
gemela-book-opening_wild_draw-redraw = Si es un + comodín ({ $cards }), vuelve al mazo, se mezcla y se descubre otra carta.
gemela-book-opening-black-redraw = Si es un comodín, vuelve al mazo, se mezcla y se descubre otra carta.
gemela-book-opening_actions-apply-skip-all = Si es un skip general, empieza quien reparte.
gemela-book-opening_actions-apply-skip-all-lot = Si es un skip general, empieza quien está a la derecha de quien iba a empezar.
gemela-book-opening_actions-redraw = Si es una carta especial de color, vuelve al mazo, se mezcla y se descubre otra carta.
gemela-book-opening-never = Estas cartas nunca abren una ronda: { $cards }. Vuelven al mazo, se mezcla y se descubre otra carta.
gemela-book-opening_wild-choose-blank = Si es un comodín sin + o en blanco, quien empieza elige el color. No pasa nada más.
gemela-book-opening_wild-redraw-blank = Si es un comodín sin + o en blanco, vuelve al mazo, se mezcla y se descubre otra carta.
gemela-book-opening_numbers-act = Si es un número especial, actúa como si lo hubiera arrojado quien está a la derecha de quien empieza.

## Un turno

gemela-book-fits = En tu turno, descarta una carta en el pozo. Tiene que coincidir en color, número o símbolo con la que está en el pozo.
gemela-book-fits-black = Los comodines pueden tirarse sobre cualquier carta. Al tirar uno, elige el color con el que sigue la ronda. Puede ser el mismo de antes.
gemela-book-fits-amount = Un + de color también puede tirarse sobre un + comodín del mismo número.
gemela-book-plain_wild_on_black_plus-false = Los comodines pueden tirarse sobre cualquier carta, con una excepción: un comodín sin + no puede tirarse sobre un + comodín, aunque ya se hayan levantado sus cartas. Al tirar un comodín, elige el color con el que sigue la ronda. Puede ser el mismo de antes.
gemela-book-draw-optional = En lugar de descartar puedes levantar del mazo, aunque tengas una carta que puedas tirar.
gemela-book-draw-when-stuck = Levanta del mazo solo si no tienes ninguna carta que puedas tirar. Un comodín que puedas tirar también cuenta.
gemela-book-draw-when-stuck-bluff = Levanta del mazo solo si no tienes ninguna carta que puedas tirar sin farol. Nunca tienes que ir de farol.
gemela-book-drawn_card-keep = Si levantas, tomas una carta y te la quedas. Tu turno termina.
gemela-book-drawn_card-may-play = Si levantas, tomas una carta. Si puedes tirar esa carta, puedes hacerlo enseguida. Si no, tu turno termina.
gemela-book-drawn_card-must-play = Si levantas, tomas una carta. Si puedes tirar esa carta, tienes que hacerlo enseguida. Si no, tu turno termina.
gemela-book-drawn_card-keep-until = Si levantas, sigues levantando hasta que salga una carta que puedas tirar o hasta que no queden más. Te las quedas todas y tu turno termina.
gemela-book-drawn_card-may-play-until = Si levantas, sigues levantando hasta que salga una carta que puedas tirar o hasta que no queden más. Esa carta puedes tirarla enseguida. Si no, tu turno termina.
gemela-book-drawn_card-must-play-until = Si levantas, sigues levantando hasta que salga una carta que puedas tirar o hasta que no queden más. Esa carta tienes que tirarla enseguida.
gemela-book-pile = Si alguien tiene que levantar y no quedan cartas en el mazo, se mezcla el pozo, menos su carta de arriba, y forma el nuevo mazo.
gemela-book-double_play-true = Si tienes dos cartas gemelas y coinciden con la del pozo, puedes descartarte las dos a la vez. Si son comodines, eliges un solo color.
gemela-book-double_play-true-coloured = Si tienes dos cartas gemelas y coinciden con la del pozo, puedes descartarte las dos a la vez.
gemela-book-double-reverse = Dos cambios de sentido arrojados a la vez se anulan: la ronda sigue normalmente.
gemela-book-double-draw = Varios + arrojados a la vez se suman.
gemela-book-double_skip-one = Dos skips arrojados a la vez saltean a un solo jugador.
gemela-book-double_skip-two = Dos skips arrojados a la vez saltean a dos jugadores.
gemela-book-go_out_on_black-false = Tu última carta no puede ser un comodín.
gemela-book-two_player_reverse_skips-true = Con dos jugadores, un cambio de sentido vale como un skip: vuelves a jugar.
gemela-book-two-players-skip = Con dos jugadores, después de un skip vuelves a jugar.
gemela-book-two-players-draw = Con dos jugadores, vuelves a jugar después de que tu rival haya levantado las cartas de un +.
gemela-book-black_on_black-false = Los comodines pueden tirarse sobre cualquier carta de color, pero no sobre otro comodín. Al tirar uno, elige el color con el que sigue la ronda. Puede ser el mismo de antes.
gemela-book-drawn_card-may-play-any = Si levantas, tomas una carta. Después puedes tirarla, o tirar cualquier otra carta de tu mano que puedas tirar. Si no, tu turno termina.
gemela-book-drawn_card-may-play-any-until = Si levantas, sigues levantando hasta que salga una carta que puedas tirar o hasta que no queden más. Después puedes tirarla, o tirar cualquier otra carta de tu mano que puedas tirar. Si no, tu turno termina.
gemela-book-draw_count-launcher = Si levantas, pulsas el lanzador. La mitad de las veces no sale nada; si no, de una a seis cartas. Te las quedas y tu turno termina.
gemela-book-draw_most = { $count ->
    [one] Así levantas una carta como mucho.
   *[other] Así levantas { $count } cartas como mucho.
}
gemela-book-hand_limit = { $count ->
    [one] Con una carta o más en la mano no levantas en tu turno. Si no tienes ninguna que tirar, pasas. Las de un + y las de una penalidad se levantan igual.
   *[other] Con { $count } cartas o más en la mano no levantas en tu turno. Si no tienes ninguna que tirar, pasas. Las de un + y las de una penalidad se levantan igual.
}
gemela-book-hand_limit-until = { $count ->
    [one] Con una carta o más en la mano no levantas en tu turno, y en cuanto tienes tantas dejas de levantar. Si no tienes ninguna que tirar, pasas. Las de un + y las de una penalidad se levantan igual.
   *[other] Con { $count } cartas o más en la mano no levantas en tu turno, y en cuanto tienes tantas dejas de levantar. Si no tienes ninguna que tirar, pasas. Las de un + y las de una penalidad se levantan igual.
}
gemela-book-last_card-no-draw-card = Tu última carta no puede ser un +.
gemela-book-equal_cards-numbers = En un turno puedes descartarte varias cartas del mismo número, sean del color que sean. La primera tiene que coincidir con la del pozo, y la última queda arriba. Nunca es obligatorio.
gemela-book-equal_cards-symbols = En un turno puedes descartarte varias cartas del mismo número, sean del color que sean, o varios skips, cambios de sentido o + de color iguales. La primera tiene que coincidir con la del pozo, y la última queda arriba. Nunca es obligatorio.
gemela-book-double_skip-one-equal = Varios skips arrojados a la vez saltean a un solo jugador.
gemela-book-double_skip-two-equal = Varios skips arrojados a la vez saltean a un jugador por carta.
gemela-book-bomb = { $count ->
    [one] Bomba: con una carta, todos los demás levantan una carta. Si era la última, nadie levanta.
   *[other] Bomba: si arrojas a la vez { $count } o más cartas del mismo número, todos los demás levantan una carta, antes que nada. Si te quedas sin cartas, nadie levanta.
}
gemela-book-card-skip-all = Un skip general coincide con su color y con otro skip general, pero no con un skip normal.
gemela-book-roulette_by-victim = Después de una ruleta de color, quien sigue elige un color y levanta hasta que salga una carta de ese color. Los comodines no cuentan. Se las queda todas y pierde el turno. El juego sigue con el color elegido. Una ruleta de color no es un +: no se puede responder.
gemela-book-roulette_by-layer = Si tiras una ruleta de color, quien sigue levanta hasta que salga una carta del color que elegiste. Los comodines no cuentan. Se las queda todas y pierde el turno. Una ruleta de color no es un +: no se puede responder.
gemela-book-blank_card-others-draw-2 = Un comodín en blanco tiene una regla propia en esta mesa: todos los demás levantan dos cartas. Nadie pierde el turno.
gemela-book-card-aimed = Con un comodín +2 dirigido, elige un color y a una persona. Esa persona levanta dos cartas enseguida y conserva su turno. Nadie puede responder.

## La tabla de cartas especiales

gemela-book-does-skip = Saltea a quien sigue.
gemela-book-does-skip-deflect = Saltea a quien sigue. Si tienes cartas que levantar, en cambio, se las pasa a quien sigue.
gemela-book-does-reverse-deflect = El juego cambia de sentido. Si tienes cartas que levantar, las manda hacia el otro lado.
gemela-book-does-draw = { $count ->
    [one] Quien sigue toma una carta y pierde el turno.
   *[other] Quien sigue toma { $count } cartas y pierde el turno.
}
gemela-book-does-draw-answer = { $count ->
    [one] Quien sigue debe tomar una carta o responder.
   *[other] Quien sigue debe tomar { $count } cartas o responder.
}
gemela-book-does-wild-draw = { $count ->
    [one] Eliges el color. Quien sigue toma una carta y pierde el turno.
   *[other] Eliges el color. Quien sigue toma { $count } cartas y pierde el turno.
}
gemela-book-does-wild-draw-answer = { $count ->
    [one] Eliges el color. Quien sigue debe tomar una carta o responder.
   *[other] Eliges el color. Quien sigue debe tomar { $count } cartas o responder.
}
gemela-book-does-four-challenge = Eliges el color. Quien sigue toma 4 cartas y pierde el turno, salvo que alguien desafíe.
gemela-book-does-four-answer-challenge = Eliges el color. Quien sigue debe tomar 4 cartas o responder, salvo que alguien desafíe.
gemela-book-does-swap-optional = Puedes intercambiar tu mano con otro jugador.
gemela-book-does-swap-required = Intercambias tu mano con otro jugador.
gemela-book-does-reverse-four = Eliges el color y el juego cambia de sentido. Después, quien sigue toma 4 cartas y pierde el turno.
gemela-book-does-reverse-four-answer = Eliges el color y el juego cambia de sentido. Después, quien sigue debe tomar 4 cartas o responder.
gemela-book-does-roulette-victim = Quien sigue elige el color, levanta hasta que salga y pierde el turno.
gemela-book-does-roulette-layer = Eliges el color. Quien sigue levanta hasta que salga y pierde el turno.
gemela-book-does-blank-others-draw-2 = Eliges el color. Todos los demás toman dos cartas.
gemela-book-does-aimed = Eliges el color y a una persona, que toma 2 cartas.

## El comodín +4

gemela-book-wild_draw_four-free = Puedes tirar el comodín +4 siempre, tengas lo que tengas en la mano.
gemela-book-wild_draw_four-no-colour = Solo puedes tirar el comodín +4 si no tienes ninguna carta del color actual. No importa que tengas el mismo número o símbolo, u otros comodines.
gemela-book-wild_draw_four-no-colour-bluff = El comodín +4 no es un farol si no tienes ninguna carta del color actual. No importa que tengas el mismo número o símbolo, u otros comodines.
gemela-book-wild_draw_four-no-alternative = Solo puedes tirar el comodín +4 si no tienes ninguna carta de color que puedas tirar. No importa que tengas otros comodines.
gemela-book-wild_draw_four-no-alternative-bluff = El comodín +4 no es un farol si no tienes ninguna carta de color que puedas tirar. No importa que tengas otros comodines.
gemela-book-wild_draw_four_bluff-true = Si no, tirarlo es un farol. Puedes hacerlo, pero si te desafían lo pagas.
gemela-book-wild_draw_four_bluff-true-safe = Si no, tirarlo es un farol. Puedes hacerlo, y nadie puede impedirlo.
gemela-book-challenge_by-victim = Si alguien te tira un comodín +4, puedes desafiarlo en lugar de levantar. Entonces te muestra su mano, pero a los demás no.
gemela-book-challenge_by-anyone = Cualquiera menos quien lo tiró puede desafiar un comodín +4, hasta que actúe quien lo recibe. Solo cuenta el primer desafío. Quien desafía ve la mano; los demás, no.
gemela-book-guilty_draws = { $count ->
    [0] Si era un farol, nadie levanta, y quien recibió el +4 juega un turno normal.
    [one] Si era un farol, quien lo hizo levanta una carta. Quien recibió el +4 no levanta nada y juega un turno normal.
   *[other] Si era un farol, quien lo hizo levanta { $count } cartas. Quien recibió el +4 no levanta nada y juega un turno normal.
}
gemela-book-innocent_draws-victim = { $count ->
    [0] Si no era un farol, quien desafió no levanta nada, pero pierde el turno.
    [one] Si no era un farol, quien desafió levanta una carta en lugar de 4 y pierde el turno.
   *[other] Si no era un farol, quien desafió levanta { $count } cartas en lugar de 4 y pierde el turno.
}
gemela-book-innocent_draws-anyone = { $count ->
    [0] Si no era un farol, nadie levanta. Quien recibió el +4 pierde el turno.
    [one] Si no era un farol, quien desafió levanta una carta y nadie levanta las 4. Quien recibió el +4 pierde el turno, no importa quién haya desafiado.
   *[other] Si no era un farol, quien desafió levanta { $count } cartas y nadie levanta las 4. Quien recibió el +4 pierde el turno, no importa quién haya desafiado.
}
gemela-book-wild_draw_four-no-number = Solo puedes tirar el comodín +4 si no tienes ninguna carta de número del color actual. No importa que tengas cartas de acción de ese color, el mismo número o símbolo, u otros comodines.
gemela-book-wild_draw_four-no-number-bluff = El comodín +4 no es un farol si no tienes ninguna carta de número del color actual. No importa que tengas cartas de acción de ese color, el mismo número o símbolo, u otros comodines.

## Los +

gemela-book-owing-answer = Si te tiran un +, o levantas sus cartas y pierdes el turno, o respondes con una carta de tu mano y evitas la penalidad.
gemela-book-stacking-none = Si te tiran un +, levantas sus cartas y pierdes el turno. No puedes responder, ni siquiera con otro +.
gemela-book-stacking-none-deflect = No puedes responder con otro +.
gemela-book-stacking-any = Puedes responder con otro +, más alto o más bajo. Los + son acumulativos: quien sigue debe levantar el total.
gemela-book-stacking-listed = Puedes responder con otro + así: { $pairs }. Los + son acumulativos: quien sigue debe levantar el total.
gemela-book-stacking_colour-any = No importa el color del + con el que respondes.
gemela-book-stacking_colour-fitting = Si respondes con un + de color, tiene que ser del color actual o tener el mismo número que la carta del pozo.
gemela-book-deflect_with-reverse = Puedes bloquear un + con un cambio de sentido. El juego cambia de sentido, y quien sigue en ese sentido debe levantar todas las cartas.
gemela-book-deflect_with-reverse-plus-2 = Puedes bloquear un +2 de color con un cambio de sentido. El juego cambia de sentido, y quien sigue en ese sentido debe levantar todas las cartas.
gemela-book-deflect_with-skip = Puedes bloquear un + con un skip. Quien sigue debe levantar todas las cartas.
gemela-book-deflect_with-skip-plus-2 = Puedes bloquear un +2 de color con un skip. Quien sigue debe levantar todas las cartas.
gemela-book-deflect-again-stacking = Si te pasan cartas así, puedes volver a pasarlas de la misma manera. También puedes responder con un + permitido: uno del mismo color o un + comodín.
gemela-book-owing-choice = Nunca es obligatorio responder. Si no lo haces, levantas todas las cartas y pierdes el turno.
gemela-book-stacking-rising = Puedes responder con otro + igual o más alto. Los + son acumulativos: quien sigue debe levantar el total.
gemela-book-deflect_with-reverse-plus-4 = Puedes bloquear un +4 con un cambio de sentido. El juego cambia de sentido, y quien sigue en ese sentido debe levantar todas las cartas.
gemela-book-deflect_with-skip-plus-4 = Puedes bloquear un +4 con un skip. Quien sigue debe levantar todas las cartas.
gemela-book-deflect_colour-fitting = La carta con la que bloqueas tiene que coincidir con la del pozo.
gemela-book-deflect_colour-any = La carta con la que bloqueas puede ser de cualquier color. Su color es entonces el actual.
gemela-book-revenge-true = Venganza: un + tirado sobre otro + cuenta doble, aunque las cartas del de abajo ya se hayan levantado.

## Uno

gemela-book-call_when-announce = Di Uno al descartar tu penúltima carta, o en tu turno justo antes de descartarla.
gemela-book-call_when-announce-pairs = Di Uno al descartar tu penúltima carta, o las gemelas que te dejan una sola. También puedes decirlo en tu turno justo antes de descartar.
gemela-book-uno-in-time = Si te das cuenta antes que los demás y dices Uno, no pasa nada.
gemela-book-uno_penalty = { $count ->
    [one] Si no lo anuncias, estás en falta: si alguien te dice «no dijiste uno», levantas una carta.
   *[other] Si no lo anuncias, estás en falta: si alguien te dice «no dijiste uno», levantas { $count } cartas.
}
gemela-book-catch_until-while-holding-one = La falta es exigible mientras tengas esa única carta.
gemela-book-catch_until-next-player-acts = La falta es exigible hasta que quien sigue tire o levante una carta.
gemela-book-catch_until-next-player-acts-jump = La falta es exigible hasta que quien sigue tire o levante una carta, o alguien arroje una gemela.
gemela-book-catch_until-next-turn-begins = La falta es exigible hasta que quien sigue empiece su turno tirando o levantando una carta.
gemela-book-catch_until-next-turn-begins-jump = La falta es exigible hasta que quien sigue empiece su turno tirando o levantando una carta, o alguien arroje una gemela.
gemela-book-catch_until-next-turn-begins-clock = La falta es exigible hasta que quien sigue haga algo en su turno, pero durante { $time } como mucho.
gemela-book-catch_until-second-next-acts = La falta es exigible hasta que los dos jugadores siguientes hayan tirado o levantado.
gemela-book-catch_until-second-next-acts-jump = La falta es exigible hasta que los dos jugadores siguientes hayan tirado o levantado. Arrojar una gemela también cuenta.
gemela-book-grace_seconds = Tienes { $time } para decirlo. Si alguien anuncia la falta antes, no cuenta hasta que pase ese tiempo, y tampoco si para entonces dijiste Uno.
gemela-book-false_catch_penalty = { $count ->
    [one] Si dices «no dijiste uno» por error, levantas una carta.
   *[other] Si dices «no dijiste uno» por error, levantas { $count } cartas.
}
gemela-book-false_call_penalty = { $count ->
    [one] Si dices Uno por error, levantas una carta.
   *[other] Si dices Uno por error, levantas { $count } cartas.
}
gemela-book-call_when-announce-several = Di Uno al descartar la carta o las cartas que te dejan una sola, o en tu turno justo antes.
gemela-book-catch_until-at-once = { $count ->
    [one] Si no lo anuncias, levantas una carta. No hace falta que nadie se dé cuenta.
   *[other] Si no lo anuncias, levantas { $count } cartas. No hace falta que nadie se dé cuenta.
}

## Fuera de turno

gemela-book-jump_in-coloured = Arrojar la gemela: si tienes una carta de color idéntica a la que está en el pozo, puedes arrojarla enseguida, aunque no sea tu turno. El juego sigue con quien va después de ti.
gemela-book-jump_in-all = Arrojar la gemela: si tienes una carta idéntica a la que está en el pozo, puedes arrojarla enseguida, aunque no sea tu turno. También valen los comodines, y eliges el color. El juego sigue con quien va después de ti.
gemela-book-jump_in_until-next-turn-move = Apúrate: solo puedes arrojar la gemela hasta que quien sigue tire o levante una carta.
gemela-book-jump_in_until-next-card = Puedes arrojar la gemela hasta que se tire otra carta, aunque mientras tanto alguien haya levantado.
gemela-book-jump_in_on_draw-add = Si arrojas un + antes de que se levanten las cartas de su gemelo, salvas a quien tenía que levantarlas. Quien va después de ti debe levantar las de los dos.
gemela-book-jump_in_on_draw-restart = Si arrojas un + gemelo cuando aún hay cartas que levantar, esas se olvidan. Quien va después de ti debe levantar solo las de tu +.
gemela-book-jump_in_on_draw-after = Si arrojas un + cuando ya se levantaron las cartas de su gemelo, quien va después de ti debe levantar solo las de tu +.
gemela-book-sixty_nine-true = Sesenta y nueve: si tiras un 9 sobre un 6 del mismo color, o un 6 sobre un 9, se pregunta a todos los demás, por orden, si añaden un 6 o un 9 de ese color.
gemela-book-jump_in_on_draw-refused = No puedes arrojar la gemela mientras haya cartas que levantar.

## Números especiales

gemela-book-swap-optional = Si arrojas un { $number }, puedes intercambiar tu mano con quien elijas, pero no es obligatorio.
gemela-book-swap-required = Si arrojas un { $number }, tienes que intercambiar tu mano con quien elijas.
gemela-book-swap_defence-true = Si eliges a quien sigue, esa persona puede defenderse con otro { $number }. Entonces no hay intercambio, y ese { $number } fue su turno.
gemela-book-rotate_number = Cuando alguien arroja un { $number }, todos pasan su mano a quien sigue en el sentido del juego.
gemela-book-slap_number = Cuando alguien arroja un { $number }, todos dan una palmada en el pozo, también quien lo arrojó. El juego sigue cuando todos la dieron.
gemela-book-slap_penalty = { $count ->
    [one] Si das la palmada en último lugar o cuando no toca, levantas una carta.
   *[other] Si das la palmada en último lugar o cuando no toca, levantas { $count } cartas.
}
gemela-book-silence_number = Cuando alguien arroja un { $number }, nadie puede hablar hasta que se arroje el siguiente { $number }. Durante el silencio, da dos golpecitos en la mesa en lugar de decir Uno.
gemela-book-silence_penalty = { $count ->
    [0] Si alguien habla, el silencio termina.
    [one] Si hablas, levantas una carta y el silencio termina.
   *[other] Si hablas, levantas { $count } cartas y el silencio termina.
}

## En la mesa

gemela-book-turn_seconds = Tienes { $time } para tu turno. Si tardas más, levantas una carta, o todas las que tenías que levantar, y tu turno termina.
gemela-book-turn_seconds-misplay = { $count ->
    [one] Tienes { $time } para tu turno. Si tardas más, levantas una carta además de las que tenías que levantar, y tu turno termina.
   *[other] Tienes { $time } para tu turno. Si tardas más, levantas { $count } cartas además de las que tenías que levantar, y tu turno termina.
}
gemela-book-misplay_penalty = { $count ->
    [one] Si tiras una carta que no coincide, o la tiras cuando no toca, la recuperas y levantas una de penalidad.
   *[other] Si tiras una carta que no coincide, o la tiras cuando no toca, la recuperas y levantas { $count } cartas de penalidad.
}
gemela-book-table_talk_penalty = { $count ->
    [one] No digas a los demás qué tirar. Si te acusan de ello y más de la mitad del resto está de acuerdo, levantas una carta.
   *[other] No digas a los demás qué tirar. Si te acusan de ello y más de la mitad del resto está de acuerdo, levantas { $count } cartas.
}

## Victoria y puntos

gemela-book-going-out = Cuando te descartas de tu última carta, ganas la ronda en el acto.
gemela-book-going-out-teams = Cuando te descartas de tu última carta, tu equipo gana la ronda en el acto.
gemela-book-last_card_draws-true = Si la última carta es un +, quien sigue levanta igualmente, y esas cartas cuentan.
gemela-book-last_card_draws-true-game = Si la última carta es un +, quien sigue levanta igualmente.
gemela-book-last_card_draws-false = Si la última carta es un +, nadie levanta.
gemela-book-scoring-winner-collects = Quien gana una ronda se anota los puntos de todas las cartas que aún tienen los demás.
gemela-book-scoring-winner-collects-teams = El equipo que gana una ronda se anota los puntos de todas las cartas que aún tiene el otro equipo.
gemela-book-scoring-hands-count = Después de cada ronda, todos suman y anotan los puntos de las cartas que les quedan.
gemela-book-scoring-hands-count-teams = Después de cada ronda, los dos equipos suman y anotan los puntos de las cartas que les quedan.
gemela-book-target-winner-collects = { $target ->
    [one] Gana la partida quien alcanza primero un punto.
   *[other] Gana la partida quien alcanza primero los { $target } puntos.
}
gemela-book-target-hands-count = { $target ->
    [one] Cuando alguien alcanza un punto, la partida termina. Gana quien menos puntos tiene; si hay empate, se comparte la victoria.
   *[other] Cuando alguien alcanza los { $target } puntos, la partida termina. Gana quien menos puntos tiene; si hay empate, se comparte la victoria.
}
gemela-book-going_out_bonus = { $points ->
    [one] Quien corta se anota { $points } punto en lugar de 0.
   *[other] Quien corta se anota { $points } puntos en lugar de 0.
}
gemela-book-going_out_bonus-teams = { $points ->
    [one] El equipo que corta suma { $points } punto a los de la mano que aún tiene.
   *[other] El equipo que corta suma { $points } puntos a los de la mano que aún tiene.
}
gemela-book-round_ends-last-card = La última carta de alguien todavía pone el color, cambia el sentido, saltea a quien sigue o le da cartas que levantar. No pasa nada más.
gemela-book-mercy = { $count ->
    [one] En cuanto tienes una carta, quedas fuera de la ronda.
   *[other] En cuanto tienes { $count } cartas en la mano, quedas fuera de la ronda, no importa por qué las levantaste. No levantas más. Pon tus cartas boca abajo debajo del pozo.
}
gemela-book-last_card_draws-true-one-left = Si la carta que termina la ronda es un +, sus cartas se levantan todavía.
gemela-book-last_card_draws-false-one-left = Si la carta que termina la ronda es un +, nadie levanta por ella.

## Detalles

gemela-book-fine-take = Si en tu turno tienes cartas que levantar, solo puedes responder o levantarlas.
gemela-book-fine-deflecting-reverses = Si respondes con dos cambios de sentido a la vez, el sentido no cambia, y quien sigue debe levantar las cartas.
gemela-book-fine-deflecting-skip = Un skip con el que respondes no saltea a nadie: quien va después de ti debe levantar las cartas.
gemela-book-fine-coloured-four = Un +4 de cualquier color puede responder a un comodín +4.
gemela-book-fine-stacked-no-challenge = Si respondiste a un comodín +4 con una carta, ya no puedes desafiarlo.
gemela-book-fine-challenge-hand = En un desafío cuenta la mano tal como era al tirar el comodín +4, sin esa carta.
gemela-book-fine-stacked-challenge = Si el comodín +4 se tiró como respuesta, quien pierde el desafío levanta también las cartas acumuladas antes.
gemela-book-fine-challenge-pair = Con dos comodines +4 a la vez, quien pierde el desafío levanta el doble.
gemela-book-fine-announcement = Si dices Uno antes de descartar y luego haces otra cosa, no cuenta, pero tampoco cuesta nada.
gemela-book-fine-skipped = Si un skip saltea a alguien, esa persona no cuenta como siguiente: la falta es exigible hasta que alguien juegue de verdad un turno.
gemela-book-fine-going-out-numbers = Un número especial no tiene efecto como última carta: ya ganaste.
gemela-book-fine-jump-when = También puedes arrojar la gemela en tu propio turno, sobre una carta que tiraste tú y sobre la carta inicial.
gemela-book-fine-jump-owing = Puedes arrojar un + gemelo aunque seas tú quien tiene que levantar las cartas del primero.
gemela-book-fine-jump-settling = Nadie puede arrojar la gemela hasta que se resuelva el efecto de la carta del pozo.
gemela-book-fine-jump-drawn = Si alguien arroja la gemela mientras decides qué hacer con la carta que levantaste, te la quedas y pierdes el turno.
gemela-book-fine-jump-effects = Cuando arrojas la gemela, la carta actúa como si fuera tu turno. Si un skip ya salteó a alguien, esa persona no recupera el turno.
gemela-book-fine-pairs-once = Varios números especiales arrojados a la vez actúan una sola vez.
gemela-book-fine-pairs-silence = Dos números del silencio arrojados a la vez empiezan un silencio y lo terminan.
gemela-book-fine-drawn-alone = La carta que acabas de levantar se tira sola, no junto con su gemela.
gemela-book-fine-force-four = Si levantas un comodín +4, solo tienes que tirarlo si no es un farol.
gemela-book-fine-force = Solo tienes que tirar la carta que levantas como tu turno. Las de un + y las de una penalidad van a tu mano.
gemela-book-fine-nothing-to-draw = Si no queda nada que levantar y no tienes ninguna carta que tirar, pasas.
gemela-book-fine-dead-end = Si ya nadie puede tirar ni levantar, gana la ronda quien tiene menos puntos en la mano. Si hay empate, gana quien jugaría antes.
gemela-book-fine-dead-end-teams = Si ya nadie puede tirar ni levantar, gana la ronda el equipo con menos puntos en sus manos. Si hay empate, gana el equipo que jugaría antes.
gemela-book-fine-misplay = Después de un error, el juego sigue como si no hubiera pasado, salvo por las cartas de la penalidad.
gemela-book-fine-misplay-jump = Arrojar la gemela un momento tarde no es un error y no cuesta nada.
gemela-book-fine-two-reverses = Con dos jugadores, dos cambios de sentido arrojados a la vez se anulan: le toca a tu rival.
gemela-book-fine-defence = La carta con la que alguien se defiende de un intercambio puede ser la última y ganar. Si deja a esa persona con una sola carta, tiene que decir Uno. No da otro intercambio.
gemela-book-fine-silence = Un silencio termina con la ronda. Dar golpecitos y anunciar una falta no es hablar.
gemela-book-fine-teams-catch = Los del mismo equipo también pueden decirse «no dijiste uno».
gemela-ruling-jump-in-drawn = La carta que acabas de levantar se tira sola, no junto con su gemela. Después puedes arrojar la gemela.
gemela-ruling-uno-swap = Después de intercambiar o pasar manos, todos los que ahora tienen una sola carta deben decir Uno. La falta no es exigible antes de que el cambio esté resuelto.
gemela-book-fine-challenge-revenge = Las cartas que la venganza añade a un comodín +4 las levanta además quien pierde el desafío.
gemela-book-fine-drawn-alone-equal = La carta que acabas de levantar se tira sola, sin otras del mismo número.
gemela-book-fine-jump-alone = Puedes arrojar una sola gemela, y solo sobre la última de varias cartas.
gemela-book-fine-bad-last-card = Una carta que no puede ser la última es una carta que no puedes tirar. Si no tienes otra, levanta en tu turno.
gemela-book-fine-at-once = La penalidad por no anunciar el Uno llega en cuanto se resuelve tu jugada, antes de que nadie actúe.
gemela-book-fine-at-once-jump = No hace falta decir Uno al arrojar una gemela.
gemela-book-fine-at-once-force = No hace falta decir Uno por una carta de color que levantas y tienes que tirar enseguida.
gemela-book-fine-launcher = Por no anunciar el Uno, pulsas el lanzador una vez por cada carta de la penalidad.
gemela-book-fine-equal-silence = Varios números del silencio arrojados a la vez empiezan o terminan el silencio una vez por carta.
gemela-book-fine-dead-end-values = Para esto, las cartas de número valen su número; las especiales de color, { $action }; los comodines, { $wild }; y un comodín +4 o un +4 de color, { $four }.

## Ejemplos

gemela-example-fits = En el pozo hay un { $top }, y tienes { $hand }. Puedes descartar: { $cards }.
gemela-example-pair = En el pozo hay un { $top }, y tienes dos veces el { $card }. Puedes descartarte los dos a la vez.
gemela-example-four-top = En el pozo hay un { $top }.
gemela-example-four-honest = Con { $hand } en la mano, puedes tirar el comodín +4.
gemela-example-four-refused = Con { $hand } en la mano, no puedes tirar el comodín +4.
gemela-example-challenge-guilty = { $count ->
    [0] Si { $layer } hace un farol con el comodín +4 y { $victim } lo desafía, nadie levanta y le toca a { $next }.
    [one] Si { $layer } hace un farol con el comodín +4 y { $victim } lo desafía, { $layer } levanta una carta y le toca a { $next }.
   *[other] Si { $layer } hace un farol con el comodín +4 y { $victim } lo desafía, { $layer } levanta { $count } cartas y le toca a { $next }.
}
gemela-example-challenge-innocent = { $count ->
    [0] Si { $layer } tira el comodín +4 sin farol y { $victim } lo desafía, nadie levanta y le toca a { $next }.
    [one] Si { $layer } tira el comodín +4 sin farol y { $victim } lo desafía, { $victim } levanta una carta y le toca a { $next }.
   *[other] Si { $layer } tira el comodín +4 sin farol y { $victim } lo desafía, { $victim } levanta { $count } cartas y le toca a { $next }.
}
gemela-example-must-draw = { $count ->
    [one] A { $victim } le tiran un { $top } y tiene { $hand }. Aun así tiene que levantar una carta.
   *[other] A { $victim } le tiran un { $top } y tiene { $hand }. Aun así tiene que levantar { $count } cartas.
}
gemela-example-answer = { $count ->
    [one] { $victim } debe levantar una carta por un { $top } y tiene { $hand }. Puede responder con: { $cards }.
   *[other] { $victim } debe levantar { $count } cartas por un { $top } y tiene { $hand }. Puede responder con: { $cards }.
}
gemela-example-answer-after = { $count ->
    [one] Si { $victim } tira un { $card }, { $next } debe levantar una carta.
   *[other] Si { $victim } tira un { $card }, { $next } debe levantar { $count } cartas.
}
gemela-example-jump = En el pozo hay un { $top } y le toca a { $turn }. { $jumper } arroja la gemela, otro { $card }. Ahora le toca a { $next }.
gemela-example-jump-draw = { $count ->
    [one] { $turn } debe levantar las cartas de un { $top }. { $jumper } arroja el gemelo. Ahora { $next } debe levantar una carta.
   *[other] { $turn } debe levantar las cartas de un { $top }. { $jumper } arroja el gemelo. Ahora { $next } debe levantar { $count } cartas.
}
gemela-example-points = { $winner } se descarta de su última carta.
gemela-example-points-result = { $points ->
    [one] { $player } se anota { $points } punto.
   *[other] { $player } se anota { $points } puntos.
}
gemela-example-points-rest = Nadie más se anota nada.
gemela-example-equal = En el pozo hay un { $top }, y tienes { $first } y { $last }. Puedes descartarte los dos en un turno. Si pones el { $last } al final, queda arriba.
gemela-example-discard-all = Tienes { $hand }. Si arrojas el { $card }, se van con él { $gone }, y te quedan { $left }.

## La tabla de cambios

gemela-option-catch_until = Hasta cuándo es exigible la falta si olvidas decir Uno.
gemela-option-deflect_with = Qué cartas bloquean un + y lo pasan sin acumular más.
gemela-option-deflects = Qué cartas con + se pueden pasar así.
gemela-option-double_play = ¿Puedes descartarte dos cartas gemelas a la vez?
gemela-option-double_skip = A cuántos jugadores saltean dos skips arrojados a la vez.
gemela-option-draw = Cuándo puedes levantar del mazo en lugar de descartar.
gemela-option-draw_count = Cuántas cartas levantas.
gemela-option-drawn_card = Qué pasa si levantas una carta que puedes tirar.
gemela-option-false_call_penalty = Cartas que levantas si dices Uno por error; con 0, simplemente no se permite.
gemela-option-false_catch_penalty = Cartas que levantas si dices «no dijiste uno» por error; con 0, simplemente no se permite.
gemela-option-go_out_on_black = ¿Puede ser un comodín la última carta?
gemela-option-going_out_bonus = Puntos de quien corta, si cada cual cuenta su propia mano.
gemela-option-grace_seconds = Segundos antes de que cuente el anuncio de la falta, según el reloj de una mesa en vivo.
gemela-option-guilty_draws = Cartas que levanta quien hace un farol y recibe un desafío.
gemela-option-innocent_draws = Cartas que levanta quien desafía y se equivoca, incluidas las cuatro.
gemela-option-jump_in = ¿Puedes arrojar la carta gemela de la que está en el pozo aunque no sea tu turno?
gemela-option-jump_in_on_draw = Qué pasa si arrojas un + gemelo cuando aún hay cartas que levantar.
gemela-option-jump_in_until = Hasta cuándo puedes arrojar la gemela de una carta.
gemela-option-last_card_draws = Si la última carta es un +, ¿levanta todavía quien sigue?
gemela-option-misplay_penalty = Cartas que levantas si tiras una carta que no coincide o cuando no toca; con 0, simplemente no se permite.
gemela-option-opening_actions = Si la carta inicial es un skip, un cambio de sentido o un + de color, ¿hace efecto?
gemela-option-opening_wild = Qué pasa si la carta inicial es un comodín sin +.
gemela-option-opening_wild_draw = Qué pasa si la carta inicial es un + comodín.
gemela-option-plain_wild_on_black_plus = ¿Se puede tirar un comodín sin + sobre un + comodín?
gemela-option-silence_penalty = Cartas que levantas si hablas durante un silencio, que así termina.
gemela-option-slap_penalty = Cartas que levantas si das la palmada en último lugar o cuando no toca.
gemela-option-stacking = Qué cartas con + pueden responder a cuáles.
gemela-option-stacking_colour = Qué color necesita un + de color para responder.
gemela-option-swap_defence = ¿Puede quien sigue defenderse de un intercambio con el mismo número?
gemela-option-swap_number = La carta de número que permite intercambiar la mano con otro jugador.
gemela-option-two_player_reverse_skips = Con dos jugadores, ¿vale el cambio de sentido como un skip?
gemela-option-uno_penalty = Cartas que levantas si no dijiste Uno y alguien lo anuncia.
gemela-option-value_action = Puntos de una carta especial de color que no sea un +4.
gemela-option-value_wild = Puntos de un comodín, menos el +4 y las cartas con opción propia.
gemela-option-wild_draw_four = Cuándo puedes tirar el comodín +4.
gemela-option-wild_draw_four_bluff = ¿Se puede hacer un farol, es decir, tirar el comodín +4 sin cumplir su condición?
gemela-value-catch_until-next-player-acts = hasta que quien sigue tire, levante o desafíe, o alguien arroje una gemela
gemela-value-challenge_by-anyone = cualquiera menos quien lo tiró, hasta que actúe quien lo recibe
gemela-value-deflects-any = cualquier +
gemela-value-draw-when-stuck = solo si no tienes ninguna carta que puedas tirar sin farol
gemela-value-draw_count-until-playable = hasta que puedas tirar una
gemela-value-drawn_card-may-play = puedes tirarla enseguida
gemela-value-drawn_card-must-play = se tira automáticamente
gemela-value-jump_in-all = también con comodines
gemela-value-jump_in_on_draw-add = quien va después de ti debe levantar las cartas de los dos
gemela-value-jump_in_on_draw-restart = las anteriores se olvidan, y quien va después de ti debe levantar las nuevas
gemela-value-jump_in_until-next-card = hasta que se tire otra carta
gemela-value-jump_in_until-next-turn-move = hasta que alguien tire, levante o desafíe en su turno
gemela-value-opening_reverse-as-played = cuenta como arrojado por quien está a la derecha; empieza el asiento siguiente a ese
gemela-value-opening_wild_draw-apply = quien empieza elige el color y debe levantar las cartas
gemela-value-scoring-hands-count = cada cual se anota su propia mano; gana quien menos puntos tiene
gemela-value-scoring-winner-collects = quien gana se anota las cartas de los demás; gana quien más puntos tiene
gemela-value-wild_draw_four-no-alternative = solo si no tienes ninguna carta de color que tirar
gemela-option-deflect_colour = Qué cambio de sentido o skip bloquea un +.
gemela-option-hand_limit = Con cuántas cartas en la mano ya no levantas en tu turno; con 0, sin límite.
gemela-option-bomb = Cuántos números iguales a la vez hacen levantar una carta a todos los demás; con 0, nunca.
gemela-option-revenge = ¿Cuenta doble un + sobre otro +?
gemela-option-draw_most = Cuántas cartas levantas como mucho mientras buscas una que tirar; con 0, sin límite.
gemela-option-black_on_black = ¿Se puede tirar un comodín sobre otro?
gemela-value-catch_until-at-once = nadie tiene que darse cuenta: la penalidad es automática
gemela-value-jump_in_on_draw-refused = no puedes arrojar la gemela hasta que se hayan levantado las cartas
gemela-value-equal_cards-symbols = también varios skips, cambios de sentido o + de color
gemela-value-last_card-no-draw-card = cualquiera menos un +
gemela-value-drawn_card-may-play-any = puedes tirarla, o tirar cualquier otra carta de tu mano
gemela-value-roulette_by-victim = quien tiene que levantar
gemela-value-blank_card-others-draw-2 = todos los demás levantan dos cartas
gemela-value-blank_card-skip-everyone = saltea a todos los demás
