# Libros de reglas: las reglas de una mesa, para imprimir.
# Cada clave es una frase entera (o una celda de una tabla) que se entiende por sí sola.

## El marco

book-title = Reglamento: { $preset }
book-title-changed = Reglamento: { $preset }, con cambios
book-changed = En esta mesa se juega con { $preset } y algunos cambios. Sobre { $preset }: { $description }
book-changes-rule = Regla
book-changes-here = En esta mesa
book-changes-deck = Las cartas con las que se juega.
book-changes-preset = En { $preset }
book-yes = sí
book-no = no
book-none = ninguna
book-any = cualquiera
book-rising = una igual o más alta
book-half = la mitad de los jugadores, al menos 3
book-deck-name-standard = la baraja normal
book-deck-name-twins = una baraja en la que cada carta de color tiene su gemela
book-deck-name-colour-fours = una baraja de cartas gemelas con +4 de color
book-deck-name-double = dos barajas normales juntas
book-deck-name-no-mercy = una baraja de 168 cartas con cartas de robo hasta +10
book-deck-name-shuffle-112 = la baraja normal con un comodín de mezcla y tres en blanco
book-deck-name-swap-112 = la baraja normal con un comodín de intercambio y tres en blanco
book-deck-name-chat-wild = una baraja de 140 cartas con pocos números
book-seconds = { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}
book-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}
book-example = Ejemplo
book-ledger-note = Los números entre corchetes son las reglas escritas en las que se basa cada frase: { $documents }.
book-ledger-letter = { $letter } es { $document }
book-code = El código de estas reglas es { $code }. Escríbelo en Last Card para jugar con ellas.
book-notice = UNO es una marca registrada de Mattel. Last Card es un proyecto independiente y no tiene nada que ver con esa empresa.

## Títulos

book-section-changes = Qué cambia en esta mesa
book-section-short = El juego en pocas palabras
book-section-deal = Baraja y reparto
book-section-opening = La carta inicial
book-section-turn = Tu turno
book-section-cards = Cartas especiales
book-section-four = El comodín +4
book-section-four-challenge = El comodín +4 y el desafío
book-section-owing = Cartas de robo
book-section-uno = Uno
book-section-reactions = Fuera de turno
book-section-numbers = Números especiales
book-section-table = En la mesa
book-section-score = Victoria
book-section-score-points = Victoria y puntos
book-section-fine = Detalles

## El juego en pocas palabras

book-short-aim-game = Quédate sin cartas. Gana quien lo consigue primero.
book-short-aim-game-teams = Quédate sin cartas. Gana el primer equipo en el que ya nadie tiene cartas.
book-short-aim-collects = { $target ->
    [one] Quien se queda primero sin cartas gana la ronda y se apunta los puntos de las cartas que aún tienen los demás. Con un punto se gana la partida.
   *[other] Quien se queda primero sin cartas gana la ronda y se apunta los puntos de las cartas que aún tienen los demás. Con { $target } puntos se gana la partida.
}
book-short-aim-collects-teams = { $target ->
    [one] El primer equipo en el que ya nadie tiene cartas gana la ronda y se apunta los puntos de las cartas que aún tiene el otro. Con un punto se gana la partida.
   *[other] El primer equipo en el que ya nadie tiene cartas gana la ronda y se apunta los puntos de las cartas que aún tiene el otro. Con { $target } puntos se gana la partida.
}
book-short-aim-hands = { $target ->
    [one] Quédate sin cartas: las que aún tengas al final de una ronda cuentan en tu contra. En cuanto alguien tiene un punto, la partida termina y gana el total más bajo.
   *[other] Quédate sin cartas: las que aún tengas al final de una ronda cuentan en tu contra. En cuanto alguien tiene { $target } puntos, la partida termina y gana el total más bajo.
}
book-short-aim-leave-most = Quédate sin cartas. Después de cada ronda, quien tiene más cartas queda fuera de la partida. Gana la última persona que queda.
book-short-aim-leave-target = { $target ->
    [one] Quédate sin cartas: las que aún tengas al final de una ronda cuentan en tu contra. Con un punto quedas fuera de la partida. Gana la última persona que queda.
   *[other] Quédate sin cartas: las que aún tengas al final de una ronda cuentan en tu contra. Con { $target } puntos quedas fuera de la partida. Gana la última persona que queda.
}
book-short-one-left = Los demás siguen jugando hasta que solo una persona tiene cartas.
book-short-turn-optional = En tu turno, juega una carta que coincida con la de arriba en color, número o símbolo, o roba.
book-short-turn-when-stuck = En tu turno, juega una carta que coincida con la de arriba en color, número o símbolo. Si no tienes ninguna, roba.
book-short-cards = Las cartas especiales hacen algo cuando las juegas. La tabla de cartas especiales dice qué.
book-short-answer = Si te toca una carta de robo, a veces puedes pasársela a quien sigue.
book-short-double = Puedes jugar dos cartas idénticas a la vez.
book-short-equal = En un turno puedes jugar varias cartas del mismo número.
book-short-jump = Si tienes la misma carta que hay arriba, puedes colarte con ella, sea de quien sea el turno.
book-short-uno = Cuando te quede una sola carta, di Uno.
book-short-mercy = { $count ->
    [one] Con una carta en la mano, quedas fuera de la ronda.
   *[other] Con { $count } cartas en la mano, quedas fuera de la ronda.
}

## Baraja y reparto

book-players = De { $least } a { $most } jugadores.
book-players-even = Para un número par de jugadores, de { $least } a { $most }.
book-players-exactly = Para { $count } jugadores exactamente.
book-players-none = La baraja tiene { $cards } cartas. No alcanzan para repartir { $size } a cada jugador, así que nadie puede jugar con estas reglas.
book-teams-partners = Juegan dos equipos de dos. Los compañeros se sientan uno frente al otro, de modo que los equipos se turnan.
book-teams-sides = Juegan dos equipos. Los asientos se alternan entre los dos, de modo que los equipos se turnan.
book-deck-standard = La baraja tiene { $cards } cartas. Cada uno de los cuatro colores tiene un 0, dos cartas de cada número del 1 al 9 y dos de cada carta especial de color. Las cartas negras no tienen color.
book-deck-twins = La baraja tiene { $cards } cartas. Cada uno de los cuatro colores tiene dos cartas de cada número del 0 al 9 y dos de cada carta especial de color, así que cada carta de color tiene su gemela. Las cartas negras no tienen color.
book-deck-double = La baraja tiene { $cards } cartas: son dos barajas normales juntas. Cada uno de los cuatro colores tiene dos 0, cuatro cartas de cada número del 1 al 9 y cuatro de cada carta especial de color. Las cartas negras no tienen color.
book-deck-no-mercy = La baraja tiene { $cards } cartas. Cada uno de los cuatro colores tiene dos cartas de cada número del 0 al 9. Las demás están en la tabla de cartas especiales. Las cartas negras no tienen color.
book-deck-chat-wild = La baraja tiene { $cards } cartas. Cada uno de los cuatro colores tiene cuatro cartas de cada número del 1 al 5 y cuatro de cada carta especial de color. Las cartas negras no tienen color.
book-deck-own = Esta mesa tiene su propia baraja de { $cards } cartas. Las tablas de este reglamento dicen cuáles son.
book-hand_size = { $count ->
    [one] Se baraja y se reparte una carta a cada jugador. El resto queda boca abajo: es el mazo.
   *[other] Se baraja y se reparten { $count } cartas a cada jugador. El resto queda boca abajo: es el mazo.
}
book-first_player-random = Se sortea quién empieza. Se juega en el sentido del reloj.
book-first_player-left-of-dealer = Empieza quien está a la izquierda de quien reparte. Se juega en el sentido del reloj.
book-first_player-highest-card = Cada jugador descubre una carta. Empieza el número más alto. Si hay empate, se descubre otra. Las cartas sin número son más bajas que todos los números. Se juega en el sentido del reloj.
book-next_first-next-seat = En la ronda siguiente empieza quien está a la izquierda de quien empezó.
book-next_first-next-seat-dealer = En la ronda siguiente reparte quien está a la izquierda de quien repartió.
book-next_first-winner = Quien gana una ronda empieza la siguiente.
book-next_first-loser = Quien tiene más puntos en la mano al final de una ronda empieza la siguiente.
book-next_first-loser-one-left = La última persona que tiene cartas en una ronda empieza la siguiente.
book-next_first-dealer = Reparte quien está a la derecha de quien empieza.
book-seat_order-shuffled = Antes de cada ronda, menos la primera, se sortean de nuevo los asientos. Eso no cambia quién empieza.

## La carta inicial

book-opening = Se descubre la carta de arriba del mazo y se deja boca arriba. Con ella empieza el pozo.
book-opening_actions-apply-skip = Si es un salto, quien iba a empezar pierde el turno.
book-opening_actions-apply-draw = Si es una carta de robo de color, quien iba a empezar roba sus cartas y pierde el turno.
book-opening_actions-apply-draw-answer = Si es una carta de robo de color, quien empieza debe sus cartas y puede responder como siempre.
book-opening_actions-apply-skip-all = Si es un salto general, empieza quien reparte.
book-opening_actions-apply-skip-all-lot = Si es un salto general, empieza quien está a la derecha de quien iba a empezar.
book-opening_actions-apply-discard-all = Si es un descarte total, no tiene efecto.
book-opening_actions-ignore = Si es una carta especial de color, no tiene efecto: solo muestra un color y un símbolo.
book-opening_actions-redraw = Si es una carta especial de color, vuelve al mazo, se baraja y se descubre otra carta.
book-opening_reverse-as-played = Si es un cambio de sentido, cuenta como jugado por quien está a la derecha de quien iba a empezar. Se juega en sentido contrario al del reloj y empieza quien está dos asientos a la derecha de quien iba a empezar.
book-opening_reverse-as-played-more = Si es un cambio de sentido y hay tres jugadores o más, cuenta como jugado por quien está a la derecha de quien iba a empezar. Se juega en sentido contrario al del reloj y empieza quien está dos asientos a la derecha de quien iba a empezar.
book-opening_reverse-as-played-two = Si es un cambio de sentido y solo hay dos jugadores, no cambia quién empieza.
book-opening_reverse-as-played-two-skips = Si es un cambio de sentido y solo hay dos jugadores, quien iba a empezar pierde el turno.
book-opening_reverse-dealer-starts = Si es un cambio de sentido, empieza quien reparte y se juega en sentido contrario al del reloj.
book-opening_reverse-dealer-starts-lot = Si es un cambio de sentido, empieza quien está a la derecha de quien iba a empezar y se juega en sentido contrario al del reloj.
book-opening_reverse-first-player-starts = Si es un cambio de sentido, no cambia quién empieza, pero se juega en sentido contrario al del reloj.
book-opening_wild-choose = Si es un comodín simple, quien empieza elige el color.
book-opening_wild-choose-blank = Si es un comodín simple o en blanco, quien empieza elige el color. No pasa nada más.
book-opening_wild-redraw = Si es un comodín simple, vuelve al mazo, se baraja y se descubre otra carta.
book-opening_wild-redraw-blank = Si es un comodín simple o en blanco, vuelve al mazo, se baraja y se descubre otra carta.
book-opening_wild_draw-apply = Si es una carta de robo negra ({ $cards }), quien iba a empezar elige el color, roba sus cartas y pierde el turno.
book-opening_wild_draw-apply-answer = Si es una carta de robo negra ({ $cards }), quien empieza elige el color, debe sus cartas y puede responder como siempre.
book-opening_wild_draw-redraw = Si es una carta de robo negra ({ $cards }), vuelve al mazo, se baraja y se descubre otra carta.
book-opening-black-redraw = Si es una carta negra, vuelve al mazo, se baraja y se descubre otra carta.
book-opening-never = Estas cartas nunca abren una ronda: { $cards }. Vuelven al mazo, se baraja y se descubre otra carta.
book-opening_numbers-ignore = Si es un número especial, no tiene efecto.
book-opening_numbers-act = Si es un número especial, actúa como si lo hubiera jugado quien está a la derecha de quien empieza.
book-opening_numbers-act-swap = Pero si es un { $number }, quien intercambia la mano es quien empieza.

## Un turno

book-fits = En tu turno, juega una carta sobre el pozo. Tiene que coincidir con la carta de arriba en color, número o símbolo.
book-fits-black = Las cartas negras se pueden jugar sobre cualquier carta. Al jugar una, elige el color con el que sigue el juego. Puede ser el mismo de antes.
book-black_on_black-false = Las cartas negras se pueden jugar sobre cualquier carta de color, pero no sobre otra negra. Al jugar una, elige el color con el que sigue el juego. Puede ser el mismo de antes.
book-fits-amount = Una carta de robo de color también se puede jugar sobre una negra con el mismo número.
book-draw-optional = En lugar de jugar una carta puedes robar, aunque tengas una que puedas jugar.
book-draw-when-stuck = Roba solo si no tienes ninguna carta que jugar. Una carta negra que puedas jugar también cuenta.
book-draw-when-stuck-bluff = Roba solo si no tienes ninguna carta que puedas jugar sin farol. Nunca tienes que ir de farol.
book-drawn_card-keep = Si robas, tomas una carta y te la quedas. Tu turno termina.
book-drawn_card-may-play = Si robas, tomas una carta. Si puedes jugar esa carta, puedes hacerlo enseguida. Si no, tu turno termina.
book-drawn_card-must-play = Si robas, tomas una carta. Si puedes jugar esa carta, tienes que hacerlo enseguida. Si no, tu turno termina.
book-drawn_card-keep-until = Si robas, sigues robando hasta que salga una carta que puedas jugar o hasta que no queden más. Te las quedas todas y tu turno termina.
book-drawn_card-may-play-until = Si robas, sigues robando hasta que salga una carta que puedas jugar o hasta que no queden más. Esa carta puedes jugarla enseguida. Si no, tu turno termina.
book-drawn_card-must-play-until = Si robas, sigues robando hasta que salga una carta que puedas jugar o hasta que no queden más. Esa carta tienes que jugarla enseguida.
book-drawn_card-may-play-any = Si robas, tomas una carta. Después puedes jugarla, o jugar cualquier otra carta de tu mano que puedas jugar. Si no, tu turno termina.
book-drawn_card-may-play-any-until = Si robas, sigues robando hasta que salga una carta que puedas jugar o hasta que no queden más. Después puedes jugarla, o jugar cualquier otra carta de tu mano que puedas jugar. Si no, tu turno termina.
book-draw_count-launcher = Si robas, pulsas el lanzador. La mitad de las veces no sale nada; si no, de una a seis cartas. Te las quedas y tu turno termina.
book-draw_most = { $count ->
    [one] Así robas una carta como mucho.
   *[other] Así robas { $count } cartas como mucho.
}
book-hand_limit = { $count ->
    [one] Con una carta o más en la mano no robas en tu turno. Si no tienes ninguna que jugar, pasas. Las que debes y las de castigo se roban igual.
   *[other] Con { $count } cartas o más en la mano no robas en tu turno. Si no tienes ninguna que jugar, pasas. Las que debes y las de castigo se roban igual.
}
book-hand_limit-until = { $count ->
    [one] Con una carta o más en la mano no robas en tu turno, y en cuanto tienes tantas dejas de robar. Si no tienes ninguna que jugar, pasas. Las que debes y las de castigo se roban igual.
   *[other] Con { $count } cartas o más en la mano no robas en tu turno, y en cuanto tienes tantas dejas de robar. Si no tienes ninguna que jugar, pasas. Las que debes y las de castigo se roban igual.
}
book-pile = Si alguien tiene que robar y el mazo está vacío, se barajan todos los descartes menos la carta de arriba y forman el nuevo mazo.
book-double_play-true = Puedes jugar juntas dos cartas idénticas si coinciden con la de arriba. Para una pareja negra eliges un solo color.
book-double_play-true-coloured = Puedes jugar juntas dos cartas idénticas si coinciden con la de arriba.
book-equal_cards-numbers = En un turno puedes jugar varias cartas del mismo número, sean del color que sean. La primera tiene que coincidir con la carta de arriba, y la última queda arriba. Nunca es obligatorio.
book-equal_cards-symbols = En un turno puedes jugar varias cartas del mismo número, sean del color que sean, o varios saltos, cambios de sentido o cartas de robo de color iguales. La primera tiene que coincidir con la carta de arriba, y la última queda arriba. Nunca es obligatorio.
book-double-reverse = Dos cambios de sentido jugados juntos se anulan: el sentido no cambia.
book-equal-reverse = Dos o cuatro cambios de sentido a la vez se anulan: el sentido no cambia. Tres cuentan como uno.
book-double-draw = Varias cartas de robo jugadas juntas se suman.
book-bomb = { $count ->
    [one] Bomba: con una carta, todos los demás roban una carta. Si era la última, nadie roba.
   *[other] Bomba: si juegas a la vez { $count } o más cartas del mismo número, todos los demás roban una carta, antes que nada. Si te quedas sin cartas, nadie roba.
}
book-double_skip-one = Dos saltos jugados juntos saltan a una sola persona.
book-double_skip-two = Dos saltos jugados juntos saltan a dos personas.
book-double_skip-one-equal = Varios saltos jugados juntos saltan a una sola persona.
book-double_skip-two-equal = Varios saltos jugados juntos saltan a una persona por carta.
book-go_out_on_black-false = Tu última carta no puede ser negra.
book-last_card-no-draw-card = Tu última carta no puede ser de robo.
book-last_card-number = Tu última carta tiene que ser una carta de número.
book-plain_wild_on_black_plus-false = Las cartas negras se pueden jugar sobre cualquier carta, con una excepción: un comodín simple no va sobre una carta de robo negra, aunque ya se hayan robado sus cartas. Al jugar una carta negra, elige el color con el que sigue el juego. Puede ser el mismo de antes.
book-two_player_reverse_skips-true = Con dos jugadores, un cambio de sentido vale como un salto: vuelves a jugar.
book-two_player_reverse_skips-false = Con dos jugadores, un cambio de sentido no cambia nada: le toca a tu rival.
book-two-players-skip = Con dos jugadores, después de un salto vuelves a jugar.
book-two-players-draw = Con dos jugadores, vuelves a jugar después de que tu rival haya robado por una carta de robo.
book-two-players-reverse-four = Con dos jugadores, un comodín +4 con cambio de sentido vuelve a ti: debes tú sus cartas, y puedes responder si tienes con qué.
book-two-left = Lo que vale con dos jugadores vale también cuando solo quedan dos.
book-two-left-only = «Con dos jugadores» quiere decir que solo quedan dos.
book-card-skip-all = Un salto general coincide con su color y con otro salto general, pero no con un salto normal.
book-card-discard-all = Con un descarte total, todas las demás cartas de su color que tienes van debajo. No puedes quedarte ninguna. No tienen efecto. Si te quedas sin cartas, esa era la última.
book-roulette_by-victim = Después de una ruleta de color, quien sigue elige un color y roba hasta que salga una carta de ese color. Las cartas negras no cuentan. Se las queda todas y pierde el turno. El juego sigue con el color elegido. Una ruleta de color no es una carta de robo: no se puede responder.
book-roulette_by-layer = Si juegas una ruleta de color, quien sigue roba hasta que salga una carta del color que elegiste. Las cartas negras no cuentan. Se las queda todas y pierde el turno. Una ruleta de color no es una carta de robo: no se puede responder.
book-swap-card-optional = Con el comodín de intercambio, elige primero el color. Después puedes intercambiar tu mano con quien elijas.
book-swap-card-required = Con el comodín de intercambio, elige primero el color. Después tienes que intercambiar tu mano con quien elijas.
book-card-shuffle = Con el comodín de mezcla, elige primero el color. Después se mezclan las cartas de todas las manos y se reparten de una en una, empezando por quien sigue, hasta que no quede ninguna.
book-blank_card-wild = Un comodín en blanco es un comodín más en esta mesa.
book-blank_card-rotate = Un comodín en blanco tiene una regla propia en esta mesa: todos pasan su mano a quien sigue.
book-blank_card-skip-everyone = Un comodín en blanco tiene una regla propia en esta mesa: todos los demás pierden el turno y vuelves a jugar.
book-blank_card-others-draw-2 = Un comodín en blanco tiene una regla propia en esta mesa: todos los demás roban dos cartas. Nadie pierde el turno.
book-card-aimed = Con un comodín +2 dirigido, elige un color y a una persona. Esa persona roba dos cartas enseguida y conserva su turno. Nadie puede responder.

## La tabla de cartas especiales

book-cards-card = Carta
book-cards-count = Cuántas
book-cards-does = Qué hace
book-cards-points = Puntos
book-name-number = { $number }
book-name-six-nine = 6 y 9
book-does-skip = Quien sigue pierde el turno.
book-does-skip-deflect = Quien sigue pierde el turno. Si debes cartas, en cambio, se las pasa a quien sigue.
book-does-reverse = El juego cambia de sentido.
book-does-reverse-deflect = El juego cambia de sentido. Si debes cartas, las manda hacia el otro lado.
book-does-draw = { $count ->
    [one] Quien sigue roba una carta y pierde el turno.
   *[other] Quien sigue roba { $count } cartas y pierde el turno.
}
book-does-draw-answer = { $count ->
    [one] Quien sigue debe una carta.
   *[other] Quien sigue debe { $count } cartas.
}
book-does-wild = Eliges el color.
book-does-skip-all = Todos los demás pierden el turno: vuelves a jugar.
book-does-discard-all = Todas las demás cartas de su color que tienes se van con él.
book-does-reverse-four = Eliges el color y el juego cambia de sentido. Después, quien sigue roba 4 cartas y pierde el turno.
book-does-reverse-four-answer = Eliges el color y el juego cambia de sentido. Después, quien sigue debe 4 cartas.
book-does-roulette-victim = Quien sigue elige el color, roba hasta que salga y pierde el turno.
book-does-roulette-layer = Eliges el color. Quien sigue roba hasta que salga y pierde el turno.
book-does-swap-hands-optional = Eliges el color y puedes intercambiar tu mano con otra persona.
book-does-swap-hands-required = Eliges el color e intercambias tu mano con otra persona.
book-does-shuffle-hands = Eliges el color. Todas las manos se mezclan y se reparten de nuevo.
book-does-blank-wild = Eliges el color, como con un comodín.
book-does-blank-rotate = Eliges el color. Todos pasan su mano a quien sigue.
book-does-blank-skip-everyone = Eliges el color. Todos los demás pierden el turno: vuelves a jugar.
book-does-blank-others-draw-2 = Eliges el color. Todos los demás roban dos cartas.
book-does-aimed = Eliges el color y a una persona, que roba 2 cartas.
book-does-wild-draw = { $count ->
    [one] Eliges el color. Quien sigue roba una carta y pierde el turno.
   *[other] Eliges el color. Quien sigue roba { $count } cartas y pierde el turno.
}
book-does-wild-draw-answer = { $count ->
    [one] Eliges el color. Quien sigue debe una carta.
   *[other] Eliges el color. Quien sigue debe { $count } cartas.
}
book-does-four-challenge = Eliges el color. Quien sigue roba 4 cartas y pierde el turno, salvo que alguien desafíe.
book-does-four-answer-challenge = Eliges el color. Quien sigue debe 4 cartas, salvo que alguien desafíe.
book-does-swap-optional = Puedes intercambiar tu mano con otra persona.
book-does-swap-required = Intercambias tu mano con otra persona.
book-does-rotate = Todos pasan su mano a quien sigue.
book-does-slap = Todos dan una palmada en el pozo.
book-does-silence = Empieza o termina el silencio.
book-does-sixty-nine = Un 9 sobre un 6 del mismo color, o un 6 sobre un 9, es un sesenta y nueve.
book-numbers-number = Número

## El comodín +4

book-wild_draw_four-free = Puedes jugar el comodín +4 siempre, tengas lo que tengas en la mano.
book-wild_draw_four-no-colour = Solo puedes jugar el comodín +4 si no tienes ninguna carta del color actual. No importa que tengas el mismo número o símbolo, u otras cartas negras.
book-wild_draw_four-no-colour-bluff = El comodín +4 no es un farol si no tienes ninguna carta del color actual. No importa que tengas el mismo número o símbolo, u otras cartas negras.
book-wild_draw_four-no-number = Solo puedes jugar el comodín +4 si no tienes ninguna carta de número del color actual. No importa que tengas cartas de acción de ese color, el mismo número o símbolo, u otras cartas negras.
book-wild_draw_four-no-number-bluff = El comodín +4 no es un farol si no tienes ninguna carta de número del color actual. No importa que tengas cartas de acción de ese color, el mismo número o símbolo, u otras cartas negras.
book-wild_draw_four-no-alternative = Solo puedes jugar el comodín +4 si no tienes ninguna carta de color que puedas jugar. No importa que tengas otras cartas negras.
book-wild_draw_four-no-alternative-bluff = El comodín +4 no es un farol si no tienes ninguna carta de color que puedas jugar. No importa que tengas otras cartas negras.
book-wild_draw_four_bluff-true = Si no, jugarlo es un farol. Puedes hacerlo, pero si te desafían lo pagas.
book-wild_draw_four_bluff-true-safe = Si no, jugarlo es un farol. Puedes hacerlo, y nadie puede impedirlo.
book-challenge_by-victim = Si alguien te juega un comodín +4, puedes desafiarlo en lugar de robar. Entonces te enseña su mano, pero a los demás no.
book-challenge_by-anyone = Cualquiera menos quien lo jugó puede desafiar un comodín +4, hasta que actúe quien lo recibe. Solo cuenta el primer desafío. Quien desafía ve la mano; los demás, no.
book-guilty_draws = { $count ->
    [0] Si era un farol, nadie roba, y quien recibió el +4 juega un turno normal.
    [one] Si era un farol, quien lo hizo roba una carta. Quien recibió el +4 no roba nada y juega un turno normal.
   *[other] Si era un farol, quien lo hizo roba { $count } cartas. Quien recibió el +4 no roba nada y juega un turno normal.
}
book-innocent_draws-victim = { $count ->
    [0] Si no era un farol, quien desafió no roba nada, pero pierde el turno.
    [one] Si no era un farol, quien desafió roba una carta en lugar de 4 y pierde el turno.
   *[other] Si no era un farol, quien desafió roba { $count } cartas en lugar de 4 y pierde el turno.
}
book-innocent_draws-anyone = { $count ->
    [0] Si no era un farol, nadie roba. Quien recibió el +4 pierde el turno.
    [one] Si no era un farol, quien desafió roba una carta y nadie roba las 4. Quien recibió el +4 pierde el turno, da igual quién haya desafiado.
   *[other] Si no era un farol, quien desafió roba { $count } cartas y nadie roba las 4. Quien recibió el +4 pierde el turno, da igual quién haya desafiado.
}
book-challenge-vain = En esta mesa nadie puede hacer un farol, así que un desafío siempre se pierde.
book-challenge-colour = El color elegido no cambia, gane quien gane el desafío.

## Cartas de robo

book-owing-answer = Si te toca una carta de robo, debes sus cartas. O las robas y pierdes el turno, o respondes con una carta de tu mano.
book-stacking-none = Si te toca una carta de robo, robas sus cartas y pierdes el turno. No puedes responder, ni siquiera con otra carta de robo.
book-stacking-none-deflect = No puedes responder con una carta de robo.
book-stacking-any = Puedes responder con otra carta de robo, más alta o más baja. Las cartas se suman, y quien sigue debe el total.
book-stacking-rising = Puedes responder con otra carta de robo igual o más alta. Las cartas se suman, y quien sigue debe el total.
book-stacking-listed = Puedes responder con otra carta de robo así: { $pairs }. Las cartas se suman, y quien sigue debe el total.
book-stack-pair = { $answer } sobre { $top }
book-stacking_colour-any = No importa el color de la carta de robo con la que respondes.
book-stacking_colour-fitting = Si respondes con una carta de robo de color, tiene que ser del color actual o tener el mismo número que la carta de arriba.
book-stacking-four = Las reglas del comodín +4 valen también cuando respondes con él.
book-deflect_with-reverse = Puedes responder con un cambio de sentido. El juego cambia de sentido, y quien sigue en ese sentido debe todas las cartas.
book-deflect_with-reverse-plus-2 = A un +2 de color puedes responder con un cambio de sentido. El juego cambia de sentido, y quien sigue en ese sentido debe todas las cartas.
book-deflect_with-reverse-plus-4 = A un +4 puedes responder con un cambio de sentido. El juego cambia de sentido, y quien sigue en ese sentido debe todas las cartas.
book-deflect_with-skip = Puedes responder con un salto. Quien sigue debe todas las cartas.
book-deflect_with-skip-plus-2 = A un +2 de color puedes responder con un salto. Quien sigue debe todas las cartas.
book-deflect_with-skip-plus-4 = A un +4 puedes responder con un salto. Quien sigue debe todas las cartas.
book-deflect_colour-fitting = La carta con la que pasas las cartas tiene que coincidir con la de arriba.
book-deflect_colour-any = La carta con la que pasas las cartas puede ser de cualquier color. Su color es entonces el actual.
book-deflect-again = Si te pasan cartas así, puedes volver a pasarlas de la misma manera.
book-deflect-again-stacking = Si te pasan cartas así, puedes volver a pasarlas de la misma manera. También puedes responder con una carta de robo permitida: una del mismo color o una negra.
book-revenge-true = Venganza: una carta de robo jugada sobre otra cuenta doble, se deban todavía las cartas de la de abajo o se hayan robado ya.
book-owing-choice = Nunca es obligatorio responder. Si no lo haces, robas todas las cartas que debes y pierdes el turno.

## Uno

book-call_when-at-one = En cuanto tengas exactamente una carta, di Uno.
book-call_when-announce = Di Uno al jugar tu penúltima carta, o en tu turno justo antes de jugarla.
book-call_when-announce-pairs = Di Uno al jugar tu penúltima carta, o la pareja que te deja una sola. También puedes decirlo en tu turno justo antes de jugar.
book-call_when-announce-several = Di Uno al jugar la carta o las cartas que te dejan una sola, o en tu turno justo antes.
book-uno-tap = Dar dos golpecitos en la mesa vale como decir Uno.
book-uno-again = Mientras tengas una sola carta, puedes decir Uno tantas veces como quieras.
book-uno-in-time = Si lo dices tarde, pero antes de que alguien te pille, no pasa nada.
book-uno_penalty = { $count ->
    [one] Si lo olvidas y otra persona te pilla, robas una carta.
   *[other] Si lo olvidas y otra persona te pilla, robas { $count } cartas.
}
book-catch_until-at-once = { $count ->
    [one] Si lo olvidas, robas una carta. No hace falta que nadie se dé cuenta.
   *[other] Si lo olvidas, robas { $count } cartas. No hace falta que nadie se dé cuenta.
}
book-uno_penalty-nought = Olvidarlo no cuesta nada.
book-catch_until-while-holding-one = Te pueden pillar mientras tengas esa única carta.
book-catch_until-next-player-acts = Te pueden pillar hasta que quien sigue juegue o robe una carta.
book-catch_until-next-player-acts-jump = Te pueden pillar hasta que quien sigue juegue o robe una carta, o alguien se cuele.
book-catch_until-next-turn-begins = Te pueden pillar hasta que quien sigue empiece su turno jugando o robando una carta.
book-catch_until-next-turn-begins-jump = Te pueden pillar hasta que quien sigue empiece su turno jugando o robando una carta, o alguien se cuele.
book-catch_until-next-turn-begins-clock = Te pueden pillar hasta que quien sigue haga algo en su turno, pero durante { $time } como mucho.
book-catch_until-second-next-acts = Te pueden pillar hasta que las dos personas siguientes hayan jugado o robado.
book-catch_until-second-next-acts-jump = Te pueden pillar hasta que las dos personas siguientes hayan jugado o robado. Colarse también cuenta.
book-grace_seconds = Tienes { $time } para decirlo. Si alguien te pilla antes, no cuenta hasta que pase ese tiempo, y tampoco si para entonces has dicho Uno.
book-false_catch_penalty = { $count ->
    [one] Si intentas pillar a alguien por error, robas una carta.
   *[other] Si intentas pillar a alguien por error, robas { $count } cartas.
}
book-false_call_penalty = { $count ->
    [one] Si dices Uno por error, robas una carta.
   *[other] Si dices Uno por error, robas { $count } cartas.
}

## Fuera de turno

book-jump_in-coloured = Colarse: si tienes una carta de color idéntica a la de arriba, puedes jugarla enseguida, sea de quien sea el turno. El juego sigue con quien va después de ti.
book-jump_in-all = Colarse: si tienes una carta idéntica a la de arriba, puedes jugarla enseguida, sea de quien sea el turno. También vale con cartas negras, y eliges el color. El juego sigue con quien va después de ti.
book-jump_in_until-next-turn-move = Date prisa: solo puedes colarte hasta que quien sigue juegue o robe una carta.
book-jump_in_until-next-card = Puedes colarte hasta que alguien juegue otra carta, aunque mientras tanto alguien haya robado.
book-jump_in_on_draw-add = Si te cuelas con una carta de robo antes de que se roben las cartas de su gemela, quien las debía se libra. Quien va después de ti debe las cartas de las dos.
book-jump_in_on_draw-restart = Si te cuelas con una carta de robo cuando aún se deben cartas, esas se olvidan. Quien va después de ti debe solo las cartas de tu carta de robo.
book-jump_in_on_draw-refused = No puedes colarte mientras se deban cartas.
book-jump_in_on_draw-after = Si te cuelas con una carta de robo después de que se hayan robado las cartas de su gemela, quien va después de ti debe solo las cartas de tu carta de robo.
book-sixty_nine-true = Sesenta y nueve: si juegas un 9 sobre un 6 del mismo color, o un 6 sobre un 9, se pregunta a todos los demás, por orden, si añaden un 6 o un 9 de ese color.
book-sixty_nine-enough = { $count ->
    [one] Entonces todos, por orden, pueden descartarse de todas sus cartas de ese color.
   *[other] Si participan al menos { $count } jugadores, contándote a ti, todos, por orden, pueden descartarse de todas sus cartas de ese color.
}
book-sixty_nine-enough-half = Si participa al menos la mitad de los jugadores (redondeando hacia abajo, pero no menos de 3), contándote a ti, todos, por orden, pueden descartarse de todas sus cartas de ese color.
book-sixty_nine-enough-number = Si participan al menos { $count } jugadores, contándote a ti (o todos, si son menos), cada cual, por orden, puede descartarse de todas sus cartas de ese color.
book-sixty_nine-few = Si participan muy pocos, nadie se descarta, y las cartas añadidas se quedan en el pozo.
book-sixty_nine-ends = Quien se queda sin cartas al final de un sesenta y nueve gana. Si son varios, gana el primero por orden, empezando por quien lo hizo.
book-sixty_nine-ends-one-left = Quien se queda sin cartas al final de un sesenta y nueve ha terminado. Si son varios, cuenta el orden, empezando por quien lo hizo.

## Números especiales

book-swap-optional = Si juegas un { $number }, puedes intercambiar tu mano con quien elijas.
book-swap-required = Si juegas un { $number }, tienes que intercambiar tu mano con quien elijas.
book-swap_defence-true = Si eliges a quien sigue, esa persona puede detener el intercambio jugando un { $number }. Nadie cambia de mano, y ese ha sido su turno.
book-rotate_number = Cuando se juega un { $number }, todos pasan su mano a quien sigue en el sentido del juego.
book-slap_number = Cuando se juega un { $number }, todos dan una palmada en el pozo, también quien lo jugó. El juego sigue cuando todos la han dado.
book-slap_penalty = { $count ->
    [one] Si das la palmada en último lugar o cuando no toca, robas una carta.
   *[other] Si das la palmada en último lugar o cuando no toca, robas { $count } cartas.
}
book-silence_number = Cuando se juega un { $number }, nadie puede hablar hasta que se juegue el siguiente { $number }. Durante el silencio, da dos golpecitos en la mesa en lugar de decir Uno.
book-silence_penalty = { $count ->
    [0] Si alguien habla, el silencio termina.
    [one] Si hablas, robas una carta y el silencio termina.
   *[other] Si hablas, robas { $count } cartas y el silencio termina.
}

## En la mesa

book-turn_seconds = Tienes { $time } para tu turno. Si tardas más, robas una carta, o las cartas que debes, y tu turno termina.
book-turn_seconds-misplay = { $count ->
    [one] Tienes { $time } para tu turno. Si tardas más, robas una carta más las que debes, y tu turno termina.
   *[other] Tienes { $time } para tu turno. Si tardas más, robas { $count } cartas más las que debes, y tu turno termina.
}
book-hints-false = La pantalla no marca las cartas que puedes jugar.
book-open_hands = { $count ->
    [one] Si tienes una sola carta, queda a la vista de todos.
   *[other] Si tienes { $count } cartas o menos, tu mano queda a la vista de todos.
}
book-match_seconds = Toda la partida dura { $time } como mucho. Cuando se acaba el tiempo, quien tiene menos cartas gana la ronda y la partida. Si hay empate, gana quien tiene menos puntos en la mano.
book-match_seconds-points = Toda la partida dura { $time } como mucho. Cuando se acaba el tiempo, gana la ronda quien tiene menos cartas. Si hay empate, gana quien tiene menos puntos en la mano. Se cuentan los puntos de la ronda, y gana la partida quien va en cabeza.
book-misplay_penalty = { $count ->
    [one] Si juegas una carta que no coincide, o juegas cuando no toca, recuperas la carta y robas una.
   *[other] Si juegas una carta que no coincide, o juegas cuando no toca, recuperas la carta y robas { $count } cartas.
}
book-table_talk_penalty = { $count ->
    [one] No digas a los demás qué jugar. Si te acusan de ello y más de la mitad del resto está de acuerdo, robas una carta.
   *[other] No digas a los demás qué jugar. Si te acusan de ello y más de la mitad del resto está de acuerdo, robas { $count } cartas.
}

## Victoria y puntos

book-going-out = Cuando juegas tu última carta, ganas la ronda en el acto.
book-going-out-teams = Cuando juegas tu última carta, tu equipo gana la ronda en el acto.
book-round_ends-one-left = Quien se queda primero sin cartas ha ganado la ronda. Los demás siguen jugando por los otros lugares, hasta que solo una persona tiene cartas.
book-round_ends-one-left-teams = Quien se queda sin cartas ha terminado, y los demás siguen jugando. Gana la ronda el primer equipo en el que ya nadie tiene cartas.
book-round_ends-last-card = La última carta de alguien todavía pone el color, cambia el sentido, hace perder el turno a quien sigue o le hace deber cartas. No pasa nada más.
book-mercy = { $count ->
    [one] En cuanto tienes una carta, quedas fuera de la ronda.
   *[other] En cuanto tienes { $count } cartas en la mano, quedas fuera de la ronda, da igual por qué las robaste. No robas más. Pon tus cartas boca abajo debajo del pozo.
}
book-mercy-last = Si todos los demás quedan fuera, gana la ronda la última persona que queda.
book-mercy-last-one-left = Si todos los demás quedan fuera antes de que alguien se quede sin cartas, gana la ronda la última persona que queda.
book-mercy-last-teams = El resto del equipo sigue jugando. Un equipo en el que todos quedan fuera ha perdido la ronda.
book-last_card_draws-true = Si la última carta es de robo, quien sigue roba igualmente, y esas cartas cuentan.
book-last_card_draws-true-game = Si la última carta es de robo, quien sigue roba igualmente.
book-last_card_draws-false = Si la última carta es de robo, nadie roba.
book-last_card_draws-true-one-left = Si la carta que termina la ronda es de robo, sus cartas se roban todavía.
book-last_card_draws-false-one-left = Si la carta que termina la ronda es de robo, nadie roba por ella.
book-scoring-none = No hay puntos.
book-match_games = { $count ->
    [one] No hay puntos: quien gana la ronda gana la partida.
   *[other] No hay puntos. Una partida tiene { $count } rondas. Gana quien gana más rondas; si hay empate, se comparte la victoria.
}
book-scoring-winner-collects = Quien gana una ronda se apunta los puntos de todas las cartas que aún tienen los demás.
book-scoring-winner-collects-teams = El equipo que gana una ronda se apunta los puntos de todas las cartas que aún tiene el otro equipo.
book-scoring-hands-count = Después de cada ronda, todos suman a su total los puntos de las cartas que les quedan.
book-scoring-hands-count-teams = Después de cada ronda, los dos equipos suman a su total los puntos de las cartas que les quedan.
book-target-winner-collects = { $target ->
    [one] Gana la partida quien tiene primero un punto.
   *[other] Gana la partida quien llega primero a { $target } puntos.
}
book-target-hands-count = { $target ->
    [one] En cuanto alguien tiene un punto, la partida termina. Gana el total más bajo; si hay empate, se comparte la victoria.
   *[other] En cuanto alguien llega a { $target } puntos, la partida termina. Gana el total más bajo; si hay empate, se comparte la victoria.
}
book-mercy_points = { $points ->
    [one] Quien quedó fuera de la ronda cuenta un punto en lugar de sus cartas.
   *[other] Quien quedó fuera de la ronda cuenta { $points } puntos en lugar de sus cartas.
}
book-elimination-most-cards = Después de cada ronda, quien tiene más cartas queda fuera de la partida. Si hay empate, quien tiene más puntos en la mano. Gana la partida la última persona que queda.
book-elimination-target = { $target ->
    [one] Quien tiene un punto queda fuera de la partida. Gana la última persona que queda. Si todos los que quedan llegan a la vez, gana el total más bajo.
   *[other] Quien llega a { $target } puntos queda fuera de la partida. Gana la última persona que queda. Si todos los que quedan llegan a la vez, gana el total más bajo.
}
book-going_out_bonus = { $points ->
    [one] Quien se queda sin cartas se apunta { $points } punto en lugar de 0.
   *[other] Quien se queda sin cartas se apunta { $points } puntos en lugar de 0.
}
book-going_out_bonus-teams = { $points ->
    [one] El equipo que se queda sin cartas en una mano suma { $points } punto a las que aún tiene en la otra.
   *[other] El equipo que se queda sin cartas en una mano suma { $points } puntos a las que aún tiene en la otra.
}
book-points-cards = Cartas
book-points-points = Puntos
book-points-number = cartas de número
book-points-face = su número

## Detalles

book-fine-take = Si en tu turno debes cartas, solo puedes responder o robarlas.
book-fine-opening-sixty-nine = Un 6 o un 9 como carta inicial no hace por sí solo un sesenta y nueve, pero una carta puesta encima sí puede.
book-fine-deflecting-reverses = Si respondes con dos cambios de sentido juntos, el sentido no cambia, y quien sigue debe las cartas.
book-fine-deflecting-skip = Un salto jugado como respuesta no salta a nadie: quien va después de ti debe las cartas.
book-fine-coloured-four = Un +4 de cualquier color puede responder a un +4 negro.
book-fine-stacked-no-challenge = Si has respondido a un comodín +4 con una carta, ya no puedes desafiarlo.
book-fine-challenge-hand = En un desafío cuenta la mano tal como era al jugar el comodín +4, sin esa carta.
book-fine-challenge-actions = En un desafío, las cartas especiales de color cuentan como cartas de su color.
book-fine-stacked-challenge = Si el comodín +4 se jugó como respuesta, quien pierde el desafío roba también las cartas que se debían antes.
book-fine-challenge-pair = Con una pareja de comodines +4, quien pierde el desafío roba el doble.
book-fine-challenge-revenge = Las cartas que la venganza añade a un comodín +4 las roba además quien pierde el desafío.
book-fine-announcement = Si dices Uno antes de jugar y luego haces otra cosa, no cuenta, pero tampoco cuesta nada.
book-fine-skipped = Quien pierde el turno por un salto no cuenta como siguiente: te pueden pillar hasta que alguien juegue de verdad un turno.
book-fine-going-out = No hace falta decir Uno si la jugada te deja sin cartas.
book-fine-going-out-numbers = Un número especial no tiene efecto como última carta: ya has ganado.
book-fine-last-four = Nadie puede desafiar un comodín +4 que era la última carta de alguien.
book-fine-bad-last-card = Una carta que no puede ser la última es una carta que no puedes jugar. Si no tienes otra, roba en tu turno.
book-fine-hands = Cuando las manos han cambiado de dueño, todos los que ahora tienen una sola carta deben decir Uno.
book-fine-at-once = El castigo por olvidar el Uno llega en cuanto se resuelve tu jugada, antes de que nadie actúe.
book-fine-at-once-jump = No hace falta decir Uno al colarse.
book-fine-at-once-force = No hace falta decir Uno por una carta de color que robas y tienes que jugar enseguida.
book-fine-at-once-hands = No hace falta decir Uno por una mano que te llega de otros.
book-fine-launcher = Por olvidar el Uno, pulsas el lanzador una vez por cada carta del castigo.
book-fine-out = Quien ya no está en juego no tiene nada pendiente ni decide nada. El juego sigue sin esa persona, y todo lo demás también.
book-fine-knocked-out = Las cartas de quien queda fuera no se muestran. Vuelven con el siguiente mazo nuevo.
book-fine-knocked-out-most = Para esto, quien quedó fuera de la ronda tiene el número de cartas con el que se queda fuera.
book-fine-jump-when = También puedes colarte en tu propio turno, sobre una carta que jugaste tú y sobre la carta inicial.
book-fine-jump-owing = Puedes colarte con una carta de robo aunque seas tú quien debe las cartas de su gemela.
book-fine-jump-settling = Nadie puede colarse hasta que se resuelva el efecto de la carta de arriba.
book-fine-jump-drawn = Si alguien se cuela mientras decides qué hacer con una carta robada, te la quedas y pierdes el turno.
book-fine-jump-effects = Cuando te cuelas, la carta actúa como si fuera tu turno. Quien ya había perdido el turno por un salto no lo recupera.
book-fine-pairs-once = Varios números especiales jugados juntos actúan una sola vez.
book-fine-pairs-silence = Dos números del silencio jugados juntos empiezan un silencio y lo terminan.
book-fine-equal-silence = Varios números del silencio a la vez empiezan o terminan el silencio una vez por carta.
book-fine-drawn-alone = La carta que acabas de robar se juega sola, no en pareja.
book-fine-drawn-alone-equal = La carta que acabas de robar se juega sola, sin otras del mismo número.
book-fine-jump-alone = Te cuelas con una sola carta, y solo sobre la última de varias.
book-fine-force-four = Un comodín +4 robado solo tienes que jugarlo si no es un farol.
book-fine-force = Solo tienes que jugar la carta que robas como tu turno. Las que debes y las de un castigo van a tu mano.
book-fine-nothing-to-draw = Si no queda nada que robar y no tienes ninguna carta que jugar, pasas.
book-fine-dead-end = Si ya nadie puede jugar ni robar, gana la ronda quien tiene menos puntos en la mano. Si hay empate, gana quien jugaría antes.
book-fine-dead-end-teams = Si ya nadie puede jugar ni robar, gana la ronda el equipo con menos puntos en sus manos. Si hay empate, gana el equipo que jugaría antes.
book-fine-first-out = Termine como termine la ronda, la ha ganado quien se quedó primero sin cartas.
book-fine-dead-end-values = Para esto, las cartas de número valen su número; las especiales de color, { $action }; las negras, { $wild }; y un comodín +4 o un +4 de color, { $four }.
book-fine-dead-end-values-hands = Los comodines en blanco y los demás comodines especiales valen { $hands }.
book-fine-dead-end-plain = Para esto, las cartas valen su número.
book-fine-misplay = Después de un error, el juego sigue como si no hubiera pasado, salvo por las cartas robadas.
book-fine-misplay-jump = Colarse un momento tarde no es un error y no cuesta nada.
book-fine-two-reverses = Con dos jugadores, dos cambios de sentido jugados juntos se anulan: le toca a tu rival.
book-fine-defence = La carta que detiene un intercambio puede ser la última y ganar. Si deja a su jugador con una sola carta, tiene que decir Uno. No da otro intercambio.
book-fine-slap = En cuanto falta una sola persona por dar la palmada, esa es la última. Dar dos palmadas cuenta como darla cuando no toca.
book-fine-sixty-nine = En un sesenta y nueve se pregunta una vez a cada jugador. Quien lo hizo se descarta primero. Te descartas de todas tus cartas del color o de ninguna. Las cartas especiales descartadas así no tienen efecto, y arriba queda el último 6 o 9 añadido. Después le toca a quien va detrás de quien lo hizo.
book-fine-silence = Un silencio termina con la ronda. Dar golpecitos y pillar a alguien no es hablar.
book-fine-teams-catch = Los del mismo equipo también pueden pillarse entre ellos.

## Ejemplos

example-fits = La carta de arriba es un { $top }, y tienes { $hand }. Puedes jugar: { $cards }.
example-pair = La carta de arriba es un { $top }, y tienes dos veces el { $card }. Puedes jugar los dos a la vez.
example-equal = La carta de arriba es un { $top }, y tienes { $first } y { $last }. Puedes jugar los dos en un turno. Si pones el { $last } al final, queda arriba.
example-discard-all = Tienes { $hand }. Si juegas el { $card }, se van con él { $gone }, y te quedan { $left }.
example-four-top = La carta de arriba es un { $top }.
example-four-honest = Con { $hand } en la mano, puedes jugar el comodín +4.
example-four-refused = Con { $hand } en la mano, no puedes jugar el comodín +4.
example-four-bluff = Con { $hand } en la mano, el comodín +4 es un farol.
example-challenge-guilty = { $count ->
    [0] Si { $layer } hace un farol con el comodín +4 y { $victim } lo desafía, nadie roba y le toca a { $next }.
    [one] Si { $layer } hace un farol con el comodín +4 y { $victim } lo desafía, { $layer } roba una carta y le toca a { $next }.
   *[other] Si { $layer } hace un farol con el comodín +4 y { $victim } lo desafía, { $layer } roba { $count } cartas y le toca a { $next }.
}
example-challenge-innocent = { $count ->
    [0] Si { $layer } juega el comodín +4 sin farol y { $victim } lo desafía, nadie roba y le toca a { $next }.
    [one] Si { $layer } juega el comodín +4 sin farol y { $victim } lo desafía, { $victim } roba una carta y le toca a { $next }.
   *[other] Si { $layer } juega el comodín +4 sin farol y { $victim } lo desafía, { $victim } roba { $count } cartas y le toca a { $next }.
}
example-must-draw = { $count ->
    [one] A { $victim } le toca un { $top } y tiene { $hand }. Aun así tiene que robar una carta.
   *[other] A { $victim } le toca un { $top } y tiene { $hand }. Aun así tiene que robar { $count } cartas.
}
example-answer = { $count ->
    [one] { $victim } debe una carta por un { $top } y tiene { $hand }. Puede responder con: { $cards }.
   *[other] { $victim } debe { $count } cartas por un { $top } y tiene { $hand }. Puede responder con: { $cards }.
}
example-answer-after = { $count ->
    [one] Si { $victim } juega un { $card }, { $next } debe una carta.
   *[other] Si { $victim } juega un { $card }, { $next } debe { $count } cartas.
}
example-jump = La carta de arriba es un { $top } y le toca a { $turn }. { $jumper } se cuela con otro { $card }. Ahora le toca a { $next }.
example-jump-draw = { $count ->
    [one] { $turn } debe las cartas de un { $top }. { $jumper } se cuela con otro. Ahora { $next } debe una carta.
   *[other] { $turn } debe las cartas de un { $top }. { $jumper } se cuela con otro. Ahora { $next } debe { $count } cartas.
}
example-points = { $winner } juega su última carta.
example-points-teams = { $first } y { $second } forman un equipo, y { $third } y { $fourth }, el otro.
example-points-hand = { $player } tiene { $hand }: { $sum }.
example-points-result = { $points ->
    [one] { $player } se apunta { $points } punto.
   *[other] { $player } se apunta { $points } puntos.
}
example-points-rest = Nadie más se apunta nada.

## El comando

help-rules-book = Muestra un reglamento para imprimir: todas las reglas, en palabras sencillas.
help-rules-book-format = Texto simple, Markdown o una página HTML con dibujos de las cartas.
help-rules-book-save = Guarda el reglamento en este archivo.
book-written = Guardado en { $file }.
