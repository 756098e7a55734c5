# El navegador: la mesa.

web-table-heading = La mesa
web-table-title = Last Card: { $names }
web-table-title-turn = ¡Te toca! – Last Card
web-table-leave = A la sala
web-table-rules = Reglas
web-table-rulebook = El reglamento entero
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
    [one] Tomar la carta
   *[other] Tomar { $count } cartas
}
web-table-your-hand = { $count ->
    [one] Tu mano: una carta
   *[other] Tu mano: { $count } cartas
}
web-table-your-seat = Tu sitio
web-table-card-fits = { $card }, encaja
web-table-card-jump = { $card }, ¡métete!
web-table-card-drawn = { $card }, recién robada
web-table-say-uno = Decir Uno
web-table-how-many = ¿Una o dos?
web-table-two = echar { $card } dos veces
web-table-which-colour = ¿Qué color?
web-table-asked = Se te pregunta
web-table-never-mind = Cancelar
web-table-watching = Estás mirando.
web-table-you-are-away = Un bot juega por ti.
web-table-back = He vuelto
web-table-turn-of = Le toca a { $name }
web-table-you-owe = { $count ->
    [one] Responde con una carta o toma una
   *[other] Responde con una carta o toma { $count }
}
web-table-your-turn = Te toca
web-table-your-drawn = Echa la carta robada o quédatela
web-table-your-swap = ¿Qué mano quieres?
web-table-your-defend = ¿Paras el cambio?
web-table-your-slap = ¡Golpea el montón!
web-table-your-join = ¿Te unes al sesenta y nueve?
web-table-your-dump = ¿Sueltas todo el color?
web-table-your-colour = Elige el primer color
web-table-silence = ¡Silencio! Quien habla, roba.
web-table-accused = { $name } acusa a { $other } de hablar de más. ¿Qué dices?
web-table-paid = Te ha costado cartas.
web-table-dare = { $count ->
    [one] Según las reglas { $card } no encaja ahora. Aquí un error cuesta una carta.
   *[other] Según las reglas { $card } no encaja ahora. Aquí un error cuesta { $count } cartas.
}
web-table-dare-yes = Echarla igualmente
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
web-table-replay = Repasar la partida
