# Jugar en la terminal: la mesa en la pantalla, y el juego línea por línea.

## Teclas: textos cortos junto a la tecla

key-space = Espacio
key-space-twice = 2×Espacio
key-enter = Enter
key-escape = Esc
do-draw = robar
do-take = llevarte { $count }
do-keep = guardarla
do-challenge = ¡desafiar!
do-next = otra ronda
do-swap = cambiar con { $name }
do-swap-none = no cambiar
do-target = apuntar a { $name }
do-play-equal = { $count ->
    [one] jugarla sola
   *[other] jugar estas { $count }
}
do-forget = elegir otra vez
do-defend-none = permitirlo
do-join-none = no sumarte
do-dump-all = soltarlas
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
table-too-small = La ventana es demasiado pequeña. Hazla de 80×24 o juega con --plain.
table-seconds = quedan { $seconds } s
table-match-time = a la partida le quedan { $time }
table-due = { $count ->
    [one] 1 carta pendiente
   *[other] { $count } cartas pendientes
}
table-pile = { $count ->
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
}
mark-uno = Uno
mark-place = puesto { $place }
mark-knocked-out = fuera de la ronda
mark-gone = fuera de la partida
mark-catchable = { " " }¡pillar!
level-novice = principiante
level-casual = casual
level-tips = astuto

## Lo que espera el juego

prompt-wait = Le toca a { $name }.
prompt-target = ¿A quién quieres apuntar?
prompt-roulette = Ruleta de color: elige un color y roba hasta que salga.
prompt-round-over = Gana la ronda: { $names }. Pulsa n para la siguiente.
prompt-match-over = ¡Gana la partida: { $names }!
typed-more = { $typed } … y luego { $keys }
typed-colour = ¿{ $typed } en qué color?
typed-or = { $typed }: Enter juega el { $card }. O sigue con { $keys }
typed-equal = { $count ->
    [one] { $typed }: Enter la juega sola. Puedes añadir { $most } de { $keys }
   *[other] { $typed }: Enter juega estas { $count }. Puedes añadir { $most } de { $keys }
}
typed-pair = Una pareja: ¿qué carta juegas dos veces?
typed-accuse = ¿Quién ha dado consejos? Pulsa el número de su asiento.
typed-nothing = No tienes esa carta. Escribe su letra y lo que lleva: R 5, B S, W G.
typed-not-held = No tienes ningún { $card }.
catch-waits = ¡Hecho! Contará en cuanto pasen los segundos de gracia.
refused = No se permite: { $why } (? muestra la regla)
refused-paid = Eso iba contra las reglas y te ha costado cartas: { $why } (? muestra la regla)
leave-question = ¿Quieres dejar la mesa? No se pierde nada: «lastcard play --resume» sigue desde aquí.
question-yes = Enter: sí
question-no = Esc: no
curtain-title = { $name }, te toca
curtain-text = Las cartas están ocultas. Pásale el teclado a { $name }. Los demás, que miren a otro lado, por favor.
curtain-key = Enter: ver mis cartas
book-keys = ↑ ↓ desplazar   Esc volver a la mesa

## Pistas: lo que dicen los consejos para jugadores, y por qué

hint = Pista: { $move }. { $why }
hint-none = Ahora no te toca decidir nada.
hint-only = Es lo único que puedes hacer.
hint-fits = Coincide, y no hay una opción mejor.
hint-taste = Aquí los consejos no dicen nada, así que decide tú.
hint-stop = Frena a quien sigue, que está a punto de ganar.
hint-wilds = Guardas tus cartas negras para más tarde.
hint-high = Sueltas una carta que vale muchos puntos.
hint-several = Así te deshaces de varias cartas a la vez.
hint-colour = Es el color del que más cartas tienes.
hint-challenge = Con tantas cartas, un farol es probable.
hint-take = Aquí no vale la pena responder.
hint-keep = Vale la pena guardar una carta negra.
hint-draw = No vale la pena jugar ninguna de tus cartas.

## La primera pantalla

language-name = Español
setup-title = Last Card
setup-start = Repartir las cartas
setup-start-help = ¿Todo listo? Pulsa Enter para empezar.
setup-resume = Seguir la última partida
setup-resume-help = Dejaste una partida sin terminar. Sigue exactamente donde la dejaste.
setup-preset = Reglamento
setup-preset-help = { $group }. Enter abre la lista.
setup-options = Opciones
setup-options-help = Puedes cambiar todas las reglas. Enter abre la lista.
setup-changed = { $count ->
    [0] sin cambios
    [one] una cambiada
   *[other] { $count } cambiadas
}
setup-language = Idioma
setup-language-help = El idioma de todos los textos.
setup-seats = Jugadores
setup-seats-help = De dos a diez. Izquierda quita el último asiento, derecha añade uno.
setup-seat = Asiento { $number }
setup-seat-help = Escribe un nombre. Izquierda y derecha cambian entre una persona en este teclado y un bot: «principiante» juega cualquier cosa; «casual», como casi todo el mundo; «astuto» sigue buenos consejos.
setup-person = persona
setup-names = cada jugador necesita un nombre distinto
setup-keys = ↑ ↓ elegir   ← → cambiar   F5 empezar   F1 reglas   Esc salir
options-title = Reglas: { $preset }   { $code }
options-keys = ↑ ↓ elegir   ← → cambiar   Enter escribir   / buscar   F8 original   Esc atrás
options-search = Buscar una regla
options-count = { $count ->
    [one] una regla
   *[other] { $count } reglas
}
options-found = { $count ->
    [one] «{ $words }»: una regla
   *[other] «{ $words }»: { $count } reglas
}
options-none = Ninguna regla coincide. Prueba con otra palabra.
options-topic-help = Enter muestra u oculta estas reglas.
presets-chosen = elegido
presets-keys = ↑ ↓ elegir   Enter usar estas reglas   Esc volver

## Línea por línea

plain-welcome = Last Card, con las reglas de { $rules }.
plain-players = Juegan { $names }. Escribe ayuda para ver qué puedes escribir.
plain-bot = { $name } ({ $level })
plain-kept = La partida se guarda en { $file }.
plain-turn = { $name }, te toca decidir.
plain-chance = { $name }, puedes reaccionar, o pulsa Enter para seguir.
plain-top = En el pozo: { $card }.
plain-match-time = A la partida le quedan { $time }.
plain-due = { $count ->
    [one] Se debe una carta.
   *[other] Se deben { $count } cartas.
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
    [one] { $name }: { $score } ronda ganada.
   *[other] { $name }: { $score } rondas ganadas.
}
plain-open = { $name } muestra { $cards }.
plain-place = { $name } ya no tiene cartas: puesto { $place }.
plain-knocked-out = { $name } está fuera de la ronda.
plain-gone = { $name } está fuera de la partida.
plain-choice = { $number }: { $move } ({ $notation })
plain-choice-equal = { $number }: { $move } ({ $notation }), sola o con hasta { $most } de { $cards } ({ $example })
plain-next = Enter: repartir la ronda siguiente
plain-take-over = Pásale el teclado a { $name } para que pulse Enter.
plain-help = Escribe el número de una opción, una carta (r5, w:g), cartas iguales para una jugada (r5 b5) o una jugada entera (play r5, draw, uno, catch 1). También: mano, mesa, pista, reglas, motivo, salir.
plain-no-reason = Hasta ahora no se ha rechazado ninguna jugada.
plain-refused = No se permite: { $why } Escribe motivo para ver la regla.
plain-end = La entrada ha terminado.
plain-word-hand = mano
plain-word-table = mesa
plain-word-hint = pista
plain-word-rules = reglas
plain-word-why = motivo
plain-word-help = ayuda
plain-word-quit = salir

## Empezar una partida

record-in-use = { $file }: esta partida ya está abierta en otro programa
record-finished = esta partida ha terminado
record-none = no hay ninguna partida sin terminar
bot-unknown = no existe el bot { $bot } (hay { $known })
move-of-the-clock = '{ $move }' es una jugada del reloj de la mesa, no de los jugadores
play-bots = --bots tiene que ser un número o una lista de niveles con comas, no '{ $given }' (hay { $known })
play-left = La partida queda guardada. Continúala con: lastcard play --resume
play-left-file = La partida queda guardada. Continúala con: lastcard play --resume --file { $file }
play-nobody = no juega nadie: nombra al menos una persona o un bot
play-resume-alone = --resume usa las reglas y los jugadores de la partida guardada; quita { $option }
