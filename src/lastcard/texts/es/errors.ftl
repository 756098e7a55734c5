# Errores en la entrada: cartas, archivos, jugadas, transcripciones, escenarios. Una línea cada
# cosa, sin mayúscula al principio y sin punto final, porque va después del nombre del programa o de un archivo.
# Las palabras de los archivos TOML, de los guiones y de la línea de comandos (position, hands, play r5, --set) no se traducen.

## Partes de otros mensajes

# Va después del mensaje sobre una palabra que no existe.
did-you-mean = ; ¿querías decir '{ $word }'?
# $why es otro mensaje.
error-in-file = { $file }: { $why }
error-in-line = línea { $line }: { $why }
error-in-part = { $part }: { $why }

## Archivos

file-missing = { $file }: no existe el archivo o la carpeta
file-is-a-folder = { $file }: es una carpeta
file-forbidden = { $file }: permiso denegado
file-exists = { $file }: el archivo ya existe
file-no-space = { $file }: no queda espacio en el disco
# $reason es lo que dice el sistema.
file-trouble = { $file }: { $reason }
file-no-utf8 = { $file }: no es un archivo de texto en UTF-8
file-no-text = { $file }: no es un archivo de texto
toml-invalid = { $file }: no es TOML válido: { $reason }
toml-endless = { $file }: no es TOML válido: un número o un anidamiento es demasiado largo

## Cartas y barajas

# $hint es did-you-mean, o nada.
card-unknown = no existe la carta '{ $card }'{ $hint }
card-not-black = '{ $card }': solo se elige color para una carta negra
colour-unknown = no existe el color '{ $colour }' ({ $known })
deck-unknown = no existe la baraja '{ $deck }'{ $hint } (o indica un archivo .toml)
deck-unreadable = baraja: no se entiende '{ $word }' (prueba 1-9*2, w+4*4 o r5=3)
deck-unknown-symbol = baraja: no existe el símbolo '{ $symbol }'{ $hint }
deck-unknown-symbols = baraja: no existen los símbolos '{ $symbols }'
deck-unknown-key = { $file }: clave desconocida '{ $key }' (coloured, black, cards)
deck-no-table = { $file }: [{ $table }] tiene que ser una tabla de cantidades
deck-no-count = { $file }: [{ $table }] '{ $card }' tiene que ser una cantidad de 0 a 99, no { $given }
deck-wrong-table = { $file }: '{ $card }' no va en [{ $table }]
deck-without-colour = baraja: tiene que haber al menos una carta de color
deck-too-large = baraja: { $cards } cartas, más de { $most }

## Asientos

seat-unknown = no existe el asiento '{ $seat }'
seat-unknown-range = no existe el asiento { $seat } (de 0 a { $last })
seat-no-name = no es un nombre para un asiento: '{ $name }'
seats-no-list = seats tiene que ser una lista de nombres, no '{ $given }'
dealer-unknown = no existe el asiento de quien reparte: { $dealer }
seed-range = la semilla tiene que ser de 0 a 2**64 - 1, no { $seed }

## Jugadas: $move es lo que se escribió, $verb su primera palabra

move-unknown = no existe la jugada '{ $move }'{ $hint }
move-unreadable = '{ $move }': { $why }
move-needs-card = '{ $move }': escribe { $verb } y una carta, como { $verb } r5 o { $verb } w:g
move-needs-seat = '{ $move }': escribe { $verb } y un asiento, como { $verb } 1
move-needs-cards-or-none = '{ $move }': escribe { $verb } y las cartas, o { $verb } none
move-needs-colour = '{ $move }': escribe { $verb } y una de estas letras: r, y, g, b
move-stands-alone = '{ $move }': después de { $verb } no puede ir nada
move-too-many-cards = '{ $move }': demasiadas cartas
move-black-without-colour = '{ $move }': di el color de una carta negra, como { $card }:g

## Transcripciones

transcript-header = no es una transcripción: la primera línea tiene que ser '{ $header }'
transcript-lacks = no es una transcripción: falta { $what }
transcript-cut-off = la transcripción está cortada: no termina con un hash
transcript-after-hash = línea { $line }: no puede haber nada después del hash
transcript-unreadable = línea { $line }: no se entiende '{ $content }'
transcript-no-move = línea { $line }: no se entiende '{ $content }' (una jugada es ASIENTO JUGADA)
transcript-seed-and-secret = línea { $line }: una transcripción tiene o una semilla (seed), o un compromiso (commitment) con su secreto (secret)
transcript-not-revealed = línea { $line }: falta el secreto (secret): el reparto aún no se ha revelado
transcript-no-commitment = línea { $line }: hay un secreto (secret), pero falta el compromiso (commitment)
transcript-other-secret = línea { $line }: el secreto no corresponde al compromiso: da { $commitment }, no { $written }
transcript-of-position = una partida que empezó en una posición descrita no tiene transcripción
replay-leaves-rules = línea { $line }: jugada { $number }, { $who }: { $move }: esto va contra las reglas: { $why }
replay-no-misplay = está marcada como error, pero está permitida
replay-other-end = las jugadas siguen las reglas, pero no terminan donde dice la transcripción: hash { $hash }, no { $written }

## Repartos limpios (en cli.ftl se explica qué son secreto, compromiso y número al azar)

deal-no-secret = no es un secreto: tienen que ser 64 cifras hexadecimales, 0-9 y a-f
deal-no-commitment = no es un compromiso: '{ $given }' (tienen que ser 64 cifras hexadecimales, 0-9 y a-f)
deal-no-chance = no es un número al azar para el reparto: '{ $given }' (tienen que ser como mucho 64 cifras hexadecimales, 0-9 y a-f)
deal-seats = el reparto necesita un número al azar por asiento, aunque esté vacío: { $seats } en total, no { $given }
verify-no-secret = no hay nada que comprobar: se repartió con una semilla simple, sin secreto
verify-other-commitment = el compromiso es { $commitment }, no { $given }
verify-no-such-chance = ningún asiento añadió el número al azar '{ $given }' al reparto

## Archivos de escenarios

scenario-without-position = no es un escenario: no tiene [position]
scenario-without-script = no es un escenario: no tiene script
scenario-unknown-key = clave desconocida '{ $key }'{ $hint }
scenario-no-text = { $key } tiene que ser un texto
scenario-no-list = { $key } tiene que ser una lista
scenario-no-table = { $key } tiene que ser una tabla
scenario-no-number = { $key } tiene que ser un número entero
scenario-no-flag = { $key } tiene que ser true o false
# $why es uno de los mensajes de abajo.
scenario-position = position: { $why }
position-hands-range = { $players ->
    [one] hands: 1 jugador, tienen que ser de 2 a { $most }
   *[other] hands: { $players } jugadores, tienen que ser de 2 a { $most }
}
position-hands-texts = hands tiene que ser una lista de textos, uno para cada jugador
position-hand-empty = la mano { $seat } no tiene cartas
position-out-twice = el asiento { $seat } está fuera dos veces: ponlo en uno solo de places, knocked y gone
position-out-with-cards = el asiento { $seat } está fuera, así que su mano debe ser none
position-out-on-turn = turn { $turn }: ese asiento y otro más deben seguir jugando
position-dealer-misfit = dealer { $dealer } no coincide: turn { $turn } es quien empieza
position-no-seat = { $key } { $seat } no es un asiento (de 0 a { $last })
position-discard-or-opening = indica discard u opening, pero no los dos
position-opening-one-card = opening tiene que ser una sola carta
position-discard-empty = discard tiene que tener al menos una carta
position-too-many = { $count } de { $card }, y la baraja { $deck } tiene { $has }
position-scores = scores tiene que tener { $count } números enteros
position-top-without-colour = di el color de la carta de arriba, como { $card }:r
position-direction = direction tiene que ser clockwise o counterclockwise, no '{ $given }'
position-before-opening = { $key } no tiene sentido con una carta inicial (opening)
position-pending = pending tiene que ser 0 o más
position-pending-without-card = pending necesita arriba una carta de robo, o una carta que haya pasado una
position-bluff-without-card = bluff necesita arriba un comodín +4 con sus cartas pendientes
position-called-no-seat = called: '{ $seat }' no es un asiento
position-called-too-many = { $count ->
    [one] called: el asiento { $seat } tiene 1 carta
   *[other] called: el asiento { $seat } tiene { $count } cartas
}
script-unreadable = línea { $line }: no se entiende '{ $content }' (ASIENTO JUGADA, ! ASIENTO JUGADA o ? DATO)

## Datos por los que pregunta un guion: $fact es su palabra en el guion

fact-unknown = no existe el dato '{ $fact }'
fact-one-number = { $fact }: indica un solo número
fact-one-card = top: indica una sola carta
fact-numbers = { $fact }: indica números, no '{ $given }'
fact-direction = direction: clockwise o counterclockwise
fact-no-cards = indica las cartas, o none
fact-too-long = aquí no puede seguir nada más: '{ $rest }'
