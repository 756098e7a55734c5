# Jugar en la terminal: la mesa en la pantalla, y el juego línea por línea.

## Teclas: palabras cortas junto a la tecla que lo hace

key-space = Espacio
key-space-twice = 2×Espacio
do-draw = robar
do-take = llevarte { $count }
do-keep = guardarla
do-challenge = ¡desafiar!
do-next = otra ronda
do-swap = cambiar con { $name }
do-swap-none = no cambiar
do-defend-none = permitirlo
do-join-none = no sumarte
do-dump-all = soltarlas todas
do-dump-none = ninguna
do-uno = ¡Uno!
do-jump = ¡colarte!
do-catch = ¡pillar a { $name }!
do-slap = ¡palmada!
do-speak = he hablado
do-agree = a favor
do-disagree = en contra
do-again = otra partida
do-pair = pareja
do-hint = pista
do-change = cambiar sitio
do-accuse = acusar
do-rules = reglas
do-leave = salir
do-pause = pausa
do-go-on = seguir
do-faster = más rápido
do-slower = más lento (ahora { $speed }×)

## La mesa

hand-black = negro
table-head = Last Card · { $preset } · ronda { $round }
table-target = a { $target } puntos
table-silence = ¡silencio!
table-too-small = La ventana es muy pequeña: hazla de 80×24 o juega con --plain.
table-seconds = quedan { $seconds } s
table-due = { $count ->
    [one] 1 carta pendiente
   *[other] { $count } cartas pendientes
}
table-pile = { $count ->
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
}
mark-uno = Uno
mark-catchable = { " " }¡pillar!
level-novice = principiante
level-casual = casual
level-tips = consejos

## Lo que espera el juego

prompt-turn = Tu turno: juega una carta que encaje, o roba.
prompt-lay = Tu turno: juega una carta que encaje.
prompt-stuck = Tu turno: ninguna carta encaja, así que roba.
prompt-owing = { $count ->
    [one] Tu turno: hay una carta pendiente. Responde o llévatela.
   *[other] Tu turno: hay { $count } cartas pendientes. Responde o llévatelas.
}
prompt-doubt = { $count ->
    [one] Tu turno: hay una carta pendiente. Llévatela o desafía.
   *[other] Tu turno: hay { $count } cartas pendientes. Llévatelas o desafía.
}
prompt-take = { $count ->
    [one] Tu turno: hay una carta pendiente. Llévatela.
   *[other] Tu turno: hay { $count } cartas pendientes. Llévatelas.
}
prompt-drawn = Has robado un { $card }: juégalo o guárdalo.
prompt-colour = Empiezas tú: elige el color.
prompt-swap = ¿Con quién cambias la mano? Pulsa el número de su asiento.
prompt-defend = { $name } quiere cambiar su mano por la tuya: detén el intercambio con una carta de ese número, o permítelo.
prompt-join = Sesenta y nueve: súmate con un 6 o un 9 del color, o no.
prompt-dump = Sesenta y nueve: deshazte de todas tus cartas del color, o de ninguna.
prompt-slap = ¡Da una palmada en el pozo!
prompt-wait = Le toca a { $name }.
prompt-round-over = La ronda es para { $names }. Pulsa n para la siguiente.
prompt-match-over = ¡La partida es para { $names }!
typed-more = { $typed } … y luego { $keys }
typed-colour = ¿{ $typed } en qué color?
typed-pair = Una pareja: ¿qué carta juegas dos veces?
typed-accuse = ¿Quién ha dado consejos? Pulsa el número de su asiento.
typed-nothing = No tienes esa carta. Una carta es su letra y lo que lleva escrito: R 5, B S, W G.
typed-not-held = No tienes ningún { $card }.
catch-waits = ¡Visto! Tu intento cuenta en cuanto pasen los segundos de gracia.
refused = No se permite: { $why } (? abre la regla)
refused-paid = Eso va contra las reglas y te cuesta cartas: { $why } (? abre la regla)
leave-question = ¿Dejas la mesa? No se pierde nada: «lastcard play --resume» sigue desde aquí.
question-yes = Enter: sí
question-no = Esc: no
curtain-title = { $name }, te toca
curtain-text = Las cartas están ocultas. Pasa el teclado a { $name }; que los demás miren a otro lado.
curtain-key = Enter: ver mis cartas
book-keys = ↑ ↓ desplazar   Esc volver a la mesa

## Pistas: lo que dicen los consejos para jugadores, y por qué

hint = Pista: { $move }. { $why }
hint-none = Ahora no te toca decidir nada.
hint-only = Es lo único que puedes hacer.
hint-fits = Encaja, y no hay razón para jugar otra carta.
hint-taste = Aquí los consejos no dicen nada: es cuestión de gusto.
hint-stop = Frena a quien sigue, que está a punto de ganar.
hint-wilds = Guardas tus cartas negras para más tarde.
hint-high = Te deshaces de una carta que vale muchos puntos.
hint-colour = Es el color del que más cartas tienes.
hint-challenge = Con tantas cartas en esa mano, un farol es bastante probable.
hint-take = No vale la pena responder con ninguna de tus cartas.
hint-keep = Vale la pena guardar una carta negra.
hint-draw = No vale la pena jugar ninguna de tus cartas.

## La primera pantalla

language-name = Español
setup-title = Last Card
setup-start = Repartir las cartas
setup-start-help = Todo está como quieres: Enter empieza la partida.
setup-resume = Seguir la última partida
setup-resume-help = Quedó una partida sin terminar. Sigue exactamente donde estaba.
setup-preset = Reglamento
setup-options = Opciones
setup-options-help = Todas las reglas se pueden cambiar: Enter abre la lista.
setup-changed = { $count ->
    [0] las del reglamento
    [one] una cambiada
   *[other] { $count } cambiadas
}
setup-language = Idioma
setup-language-help = El idioma de todo lo que se dice.
setup-seats = Jugadores
setup-seats-help = De dos a diez. Izquierda y derecha quitan el último asiento o añaden uno.
setup-seat = Asiento { $number }
setup-seat-help = Escribe un nombre. Izquierda y derecha eligen una persona ante este teclado o un bot: principiante juega cualquier cosa; casual, a su gusto; consejos, según buenos consejos.
setup-person = persona
setup-names = cada jugador necesita un nombre distinto
setup-keys = ↑ ↓ elegir   ← → cambiar   F5 empezar   F1 reglas   Esc salir
options-title = Reglas: { $preset }   { $code }
options-keys = ↑ ↓ elegir   ← → cambiar   Enter escribir valor   F8 de serie   Esc volver

## Línea por línea

plain-welcome = Last Card, con las reglas de { $rules }.
plain-players = Juegan { $names }. Escribe ayuda para ver qué puedes escribir.
plain-bot = { $name } ({ $level })
plain-kept = La partida se guarda en { $file }.
plain-turn = { $name }, te toca decidir.
plain-chance = { $name }, puedes reaccionar, o pulsa Enter para seguir.
plain-top = En el pozo: { $card }.
plain-due = { $count ->
    [one] Hay una carta pendiente.
   *[other] Hay { $count } cartas pendientes.
}
plain-hand = { $count ->
    [one] Tu mano, una carta: { $cards }.
   *[other] Tu mano, { $count } cartas: { $cards }.
}
plain-others = { $count ->
    [one] { $name }: una carta.
   *[other] { $name }: { $count } cartas.
}
plain-score = { $score ->
    [one] { $name }: { $score } punto.
   *[other] { $name }: { $score } puntos.
}
plain-wins = { $score ->
    [one] { $name }: { $score } juego ganado.
   *[other] { $name }: { $score } juegos ganados.
}
plain-choice = { $number }: { $move } ({ $notation })
plain-next = Enter: repartir la ronda siguiente
plain-take-over = Pasa el teclado a { $name }, y que pulse Enter.
plain-help = Escribe el número de una de las jugadas, una carta (r5, w:g) o la jugada entera (play r5, draw, uno, catch 1). También: mano, mesa, pista, reglas, motivo, salir.
plain-no-reason = Hasta ahora se ha permitido todo.
plain-refused = No se permite: { $why } Escribe motivo para ver la regla.
plain-end = La entrada ha terminado.
plain-word-hand = mano
plain-word-table = mesa
plain-word-hint = pista
plain-word-rules = reglas
plain-word-why = motivo
plain-word-help = ayuda
plain-word-quit = salir

## Al pedir una partida

record-in-use = { $file }: otro programa está jugando esta partida
record-finished = esta partida ha terminado
record-none = no hay ninguna partida sin terminar que continuar
bot-unknown = no existe el bot { $bot } (hay { $known })
move-of-the-clock = '{ $move }' es para el reloj de la mesa, no para los jugadores
play-bots = --bots tiene que ser un número, o niveles separados por comas, no '{ $given }' (hay { $known })
play-left = La partida queda guardada: lastcard play --resume la continúa.
play-left-file = La partida queda guardada: lastcard play --resume --file { $file } la continúa.
play-nobody = alguien tiene que jugar: nombra al menos una persona o un bot
play-resume-alone = --resume sigue con las reglas y los jugadores de la partida; quita { $option }
