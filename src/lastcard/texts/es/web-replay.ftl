# El navegador: una partida terminada, paso a paso, y la comprobación de su reparto.

web-replay-title = Partida { $game }
web-replay-back-to-table = Volver a la mesa
web-replay-rules = Reglas: { $preset }

## Recorrer la partida

web-replay-controls = Reproducción
web-replay-first = Ir al principio
web-replay-previous = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-next = Un paso adelante
web-replay-last = Ir al final
web-replay-speed = Velocidad
web-replay-times = { $times }×
web-replay-step = Paso { $step } de { $steps }
web-replay-keys = También puedes usar las flechas del teclado.
web-replay-steps = Todos los pasos
web-replay-steps-shown = Pasos mostrados
web-replay-from-to = { $from } a { $to }
web-replay-link = Enlace a este momento

## La mesa

web-replay-table = La mesa
web-replay-eyes = Visto por
web-replay-eyes-all = toda la mesa
web-replay-eyes-watch = un espectador
web-replay-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
web-replay-score = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
web-replay-hand = Mano de { $name }: { $cards }
web-replay-dealt = Se reparte la ronda { $round }.
web-replay-turn-begins = Empieza el turno siguiente: ya es tarde para pillar a nadie.

## ¿Fue limpio el reparto?

web-fair-title = ¿Fue limpio el reparto?
web-fair-about = Antes de repartir, el servidor enseña un compromiso: una huella del secreto con el que reparte. Cada asiento añade un número al azar que el servidor aún no puede conocer. Después de la partida, el servidor revela el secreto. Tu navegador acaba de repartir otra vez las mismas cartas, sin preguntar al servidor.
web-fair-yes = Limpio, hasta donde tu navegador puede comprobarlo.
web-fair-no = ¡Algo falla en este reparto!
web-fair-commitment-yes = El secreto corresponde al compromiso.
web-fair-commitment-no = El secreto no corresponde al compromiso: se había prometido otro.
web-fair-shown-yes = Es el compromiso que este navegador vio antes del reparto.
web-fair-shown-no = No es el compromiso que este navegador vio antes del reparto.
web-fair-shown-unknown = No comprobado: este navegador no vio ningún compromiso antes del reparto.
web-fair-seed-yes = El número al azar que añadió este navegador se usó en el reparto.
web-fair-seed-no = El número al azar que añadió este navegador falta en el reparto.
web-fair-seed-unknown = No comprobado: este navegador no añadió ningún número al azar.
web-fair-first-yes = El jugador que empezó sale del secreto y de los números.
web-fair-first-no = Tenía que haber empezado otra persona.
web-fair-dealt-yes = La primera mezcla sale del secreto y de los números: las { $count } cartas repartidas y la carta inicial son las mismas.
web-fair-dealt-no = La primera mezcla no sale del secreto y de los números: se repartieron otras cartas.
web-fair-drawn-yes = { $count ->
    [one] La carta que se robó de ese mazo también es la misma.
   *[other] Las { $count } cartas que se robaron de ese mazo también son las mismas.
}
web-fair-drawn-no = Las cartas robadas de ese mazo no son las que había.
web-fair-numbers = Los números detrás del reparto
web-fair-commitment = Compromiso
web-fair-secret = Secreto
web-fair-seed-of = Número de { $name }
web-fair-none = ninguno
web-fair-transcript = Descargar la transcripción
web-fair-offline = La transcripción es la partida entera en un pequeño archivo de texto. Con Last Card en tu propio ordenador puedes comprobar cada mezcla y cada jugada:
