# La sala de espera de una mesa en el navegador, y el chat.

web-lobby-title = La mesa
web-lobby-close = Cerrar
web-lobby-dealing = Repartiendo las cartas…

## Sentarse

web-lobby-name = Tu nombre
web-lobby-name-missing = Escribe primero tu nombre.
web-lobby-sit = Sentarme
web-lobby-full = Todos los asientos están ocupados.
web-lobby-watching = { $others ->
    [0] Estás mirando.
    [one] Estás mirando, con otra persona.
   *[other] Estás mirando, con otras { $others } personas.
}
web-lobby-watchers = { $count ->
    [one] 1 persona mira.
   *[other] { $count } personas miran.
}

## Asientos

web-lobby-seats = Quién juega
web-lobby-free = Asiento libre
web-lobby-sit-here = Sentarme aquí
web-lobby-sit-there = Sentarme aquí, lugar { $place } de { $seats }
web-lobby-leave = Levantarme
web-lobby-you = tú
web-lobby-host = anfitrión
web-lobby-bot = bot, { $level }
web-lobby-program = programa
web-lobby-not-connected = sin conexión
web-lobby-awaited = aún no ha llegado
web-lobby-away = juega un bot
web-lobby-back = Ya he vuelto
web-lobby-team = Equipo { $letter }
web-lobby-more = Más sobre { $name }
web-lobby-move = Mover { $name } (arrastrando o con las flechas)
web-lobby-move-up = Subir
web-lobby-move-down = Bajar
web-lobby-moved = { $name } está ahora en el lugar { $place } de { $seats }.
web-lobby-clear = Liberar este asiento
web-lobby-remove = Quitar asiento
web-lobby-add = Añadir un asiento
web-lobby-seat-bot = Bot
web-lobby-seat-bot-there = Sentar un bot, lugar { $place } de { $seats }
web-lobby-level-novice = principiante
web-lobby-level-casual = casual
web-lobby-level-tips = astuto
web-lobby-level-novice-help = Juega cualquier carta que coincida.
web-lobby-level-casual-help = Juega como casi todo el mundo.
web-lobby-level-tips-help = Sigue buenos consejos.

## Programas

web-lobby-invite = Invitar a un programa
web-lobby-invite-help = Un asiento para tu propio bot.
web-lobby-invite-again = Invitar de nuevo
web-lobby-program-title = Un asiento para { $name }
web-lobby-program-text = Quien tenga este token puede ocupar el asiento. Solo se muestra una vez.
web-lobby-program-token = Token
web-lobby-program-command = Para el bot que viene con Last Card

## El comienzo

web-lobby-start = Empezar
web-lobby-rematch = Revancha
web-lobby-fill = Empezar con bots
web-lobby-seats-free = { $count ->
    [one] Aún queda un asiento libre.
   *[other] Aún quedan { $count } asientos libres.
}
web-lobby-starts = { $name } empieza la partida.
web-lobby-host-starts = El anfitrión empieza la partida.
web-lobby-begins = Quién empieza
web-lobby-begins-rules = según las reglas
web-lobby-begins-loser = quien perdió
web-lobby-begins-next = el asiento siguiente

## Compartir

web-lobby-share = Invitar a más gente
web-lobby-share-code = El código, para leerlo en voz alta
web-lobby-share-link = Enlace a esta mesa
web-lobby-share-send = Compartir
web-lobby-share-text = ¡Ven a jugar a Last Card conmigo!
web-lobby-share-qr = Código QR con el enlace a esta mesa
web-lobby-copy = Copiar
web-lobby-copied = Copiado

## Reglas

web-lobby-rules = Reglas
web-lobby-rulebook = Reglamento
web-lobby-rules-change = Cambiar las reglas
web-lobby-rules-differ = { $count ->
    [one] Una regla es distinta
   *[other] { $count } reglas son distintas
}

## Un reparto limpio

web-lobby-fair = Reparto limpio: con un número tuyo.
web-lobby-fair-why = El servidor hace su promesa antes de saber qué añades, así que nadie puede amañar el reparto. Este navegador guarda las dos cosas para comprobarlo después de la partida.
web-lobby-fair-commitment = Prometido por el servidor
web-lobby-fair-seed = Añadido por ti

## Partidas terminadas

web-lobby-games = Partidas jugadas
web-lobby-game = Partida { $number }
web-lobby-game-score = { $name } { $score }
web-lobby-game-again = Ver de nuevo
web-lobby-games-all = { $count ->
    [one] Una partida anterior
   *[other] { $count } partidas anteriores
}

## El chat

web-chat = Chat
web-chat-empty = Aún no hay mensajes.
web-chat-say = Escribe algo
web-chat-send = Enviar
web-chat-seat = Solo puede chatear quien tiene asiento.
web-chat-silence = ¡Silencio! Si hablas ahora, lo pagas.
