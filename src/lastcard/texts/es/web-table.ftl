# El navegador: la mesa.

web-table-heading = La mesa
web-table-title = Last Card: { $names }
web-table-title-turn = ¡Te toca! – Last Card
web-table-leave = Ir a la sala
web-table-rules = Reglas
web-table-rulebook = El reglamento completo
web-table-rule = Regla { $rule }
web-table-log = Jugadas
web-table-chat = Chat
web-table-close = Cerrar
web-table-players = Los demás jugadores
web-table-player = { $count ->
    [one] { $name }, una carta
   *[other] { $name }, { $count } cartas
}
web-table-on-turn = le toca
web-table-called = ha dicho Uno
web-table-away = ausente
web-table-catch = ¡Te pillé!
web-table-swap = Cambiar
web-table-accuse = Acusar
web-table-seconds = { $count ->
    [one] queda un segundo
   *[other] quedan { $count } segundos
}
web-table-pile = Mazo, { $count } cartas
web-table-draw-from = Robar una carta; quedan { $count } en el mazo
web-table-top = Arriba: { $card }
web-table-pending = { $count ->
    [one] Se debe una carta
   *[other] Se deben { $count } cartas
}
web-table-take = { $count ->
    [one] Llevarte la carta
   *[other] Llevarte { $count }
}
web-table-your-hand = { $count ->
    [one] Tu mano: una carta
   *[other] Tu mano: { $count } cartas
}
web-table-your-seat = Tu asiento
web-table-card-fits = { $card }, se puede jugar
web-table-card-jump = { $card }, ¡cuélate!
web-table-card-drawn = { $card }, recién robada
web-table-say-uno = Decir Uno
web-table-uno-costs = { $count ->
    [one] Decir Uno: ahora cuesta una carta
   *[other] Decir Uno: ahora cuesta { $count } cartas
}
web-table-how-many = ¿Una o dos?
web-table-which-colour = ¿Qué color?
web-table-asked = Tú decides
web-table-never-mind = Cancelar
web-table-watching = Estás mirando.
web-table-you-are-away = Un bot juega por ti.
web-table-back = Ya he vuelto
web-table-turn-of = Le toca a { $name }
web-table-silence = ¡Silencio! Si hablas, robas.
web-table-accused = { $name } acusa a { $other } de dar consejos. ¿Estás de acuerdo?
web-table-paid = Te ha costado cartas.
web-table-dare = { $count ->
    [one] No puedes jugar { $card } ahora. Aquí un error cuesta una carta.
   *[other] No puedes jugar { $card } ahora. Aquí un error cuesta { $count } cartas.
}
web-table-dare-yes = Jugarla de todos modos
web-table-round = Ronda { $number }
web-table-total = Total
web-table-player-column = Jugador
web-table-round-won = { $count ->
    [one] { $names } gana la ronda
   *[other] { $names } ganan la ronda
}
web-table-match-won = { $count ->
    [one] ¡{ $names } gana la partida!
   *[other] ¡{ $names } ganan la partida!
}
web-table-next-round = Siguiente ronda
web-table-again = Otra partida
web-table-replay = Ver la repetición

## Varias cartas iguales en una jugada

web-table-more = ¿Juegas una carta o varias a la vez?
web-table-alone = Jugar solo { $card }
web-table-several = Jugar { $count } cartas
web-table-on-top = { $card } queda arriba
web-table-add = Toca las que quieras añadir:
web-table-in-order = Juegas { $cards }. La última queda arriba.
web-table-one-stays = Una de estas cartas tiene que quedarse en tu mano.
web-table-card-add = { $card }, añadir
web-table-card-added = { $card }, número { $number } de tu jugada

## Apuntar, ruleta

web-table-target = Apuntar
web-table-ask-target = ¿Quién tiene que robar dos cartas?
web-table-ask-roulette = Ruleta de color: elige un color. Robas hasta que salga.

## Quien ya no juega, y manos a la vista

web-table-place = { $number }.º
web-table-knocked-out = fuera de la ronda
web-table-gone = fuera de la partida
web-table-you-place = { $number ->
    [1] ¡No te quedan cartas y acabas en primer lugar!
    [2] No te quedan cartas y acabas en segundo lugar.
    [3] No te quedan cartas y acabas en tercer lugar.
   *[other] No te quedan cartas y acabas en el puesto { $number }.
}
web-table-you-knocked-out = Has quedado fuera de esta ronda.
web-table-you-gone = Has quedado fuera de la partida. Puedes seguir mirando.
web-table-others-out = Todos los demás han quedado fuera.
web-table-open-hand = mano a la vista: { $cards }
web-table-own-open = Tus cartas están a la vista de todos.
web-table-buried = { $count ->
    [one] Arriba: { $card }. Al fondo hay una carta boca abajo.
   *[other] Arriba: { $card }. Al fondo hay { $count } cartas boca abajo.
}
