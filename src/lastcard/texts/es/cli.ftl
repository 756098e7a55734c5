# Lo que imprimen los comandos.

# Antes de una observación en la salida de errores.
note = nota: { $note }
option-renamed = { $old } es un nombre antiguo que va a desaparecer; usa { $new }
lang-unknown = no existe el idioma '{ $given }' (hay { $known })

## rules

rules-same = Son las mismas reglas.

## watch

watch-begins = { $names } juegan con el reglamento { $preset }. Semilla { $seed }.
# $settings son opciones con sus valores.
watch-begins-changed = { $names } juegan con el reglamento { $preset } y { $settings }. Semilla { $seed }.
watch-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
watch-written = Guardado en { $file }.

## replay

replay-right = { $moves ->
    [one] { $file }: 1 jugada, según las reglas; el hash { $hash } es correcto.
   *[other] { $file }: { $moves } jugadas, todas según las reglas; el hash { $hash } es correcto.
}

## verify: el secreto es con lo que repartió el servidor, el compromiso (commitment) lo que enseñó de él antes de la
## partida, un número al azar (chance) lo que añadió un asiento

verify-secret = El secreto del archivo corresponde a su compromiso { $commitment }.
verify-commitment = Es el compromiso que te dieron antes de la partida.
verify-commitment-unknown = No comprobado: si este es el compromiso que te dieron antes de la partida (--commitment).
# $who son nombres de asientos.
verify-chance = El número al azar { $chance } se usó en el reparto; lo añadió { $who }.
verify-chance-unknown = No comprobado: si el número al azar que añadiste se usó en el reparto (--chance).
verify-replayed = { $moves ->
    [one] Todos los repartos y todas las mezclas salen del secreto y de los números al azar de los asientos; 1 jugada lleva al hash { $hash }.
   *[other] Todos los repartos y todas las mezclas salen del secreto y de los números al azar de los asientos; { $moves } jugadas llevan al hash { $hash }.
}
verify-fair = El reparto fue limpio, hasta donde se puede comprobar.

## referee: $why es el motivo con sus reglas, $events lo que pasó, en frases

referee-refused = no se permite: { $why }
referee-refused-and-paid = no se permite: { $why } (y el intento cuesta cartas)
referee-refused-unexpectedly = debería permitirse, pero no se permite: { $why }
referee-refused-unexpectedly-and-paid = debería permitirse, pero no se permite: { $why } (y el intento cuesta cartas)
referee-accepted-unexpectedly = no debería permitirse, pero se permite: { $events }
referee-all-hold = todas las líneas se cumplen
# $content es la línea del guion, $said lo que es verdad.
referee-does-not-hold = la línea { $line } no se cumple: '{ $content }': { $said }

## referee: lo que es verdad. $fact es su palabra en el guion (turn, hand 0), que no se traduce

fact-is = { $fact } es { $value }
fact-are = { $fact } son { $values }
fact-drew = el asiento { $seat } ha robado { $cards }
fact-no-colour = no se ha elegido ningún color
fact-can = se puede
fact-cannot = no se puede: { $why }
fact-called = el asiento { $seat } ha dicho Uno
fact-not-called = el asiento { $seat } no ha dicho Uno
fact-out = el asiento { $seat } está fuera
fact-not-out = el asiento { $seat } no está fuera
fact-gone = el asiento { $seat } está fuera de la partida
fact-not-gone = el asiento { $seat } no está fuera de la partida
fact-silence = hay silencio
fact-no-silence = no hay silencio
fact-round-over = la ronda ha terminado
fact-round-running = la ronda no ha terminado
fact-match-over = la partida ha terminado
fact-match-running = la partida no ha terminado
