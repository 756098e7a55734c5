# Nombres cortos que muestran todos los programas: reglamentos, y valores sin explicación propia.

## Reglamentos

preset-name-basic-plus = Basic+
preset-name-classic = Clásico
preset-name-gemela = Gemela
preset-name-ozby = Ozby
preset-name-ozby-full = Ozby con todo
preset-name-guide = Guía
preset-name-guide-house = Guía con reglas de la casa
preset-name-advanced = Avanzado
preset-name-party = Fiesta
preset-name-no-mercy = Sin piedad
preset-name-modern = Moderno
preset-name-knockout = Eliminatoria
preset-name-chat = Chat de grupo
preset-name-chat-wild = Chat de grupo loco
preset-name-online-party = Fiesta en línea
preset-name-online-crazy = Locura en línea

## Valores

value-yes = Sí
value-no = No
value-none = Ninguna
value-all = Todas
value-rising = cualquier carta de robo igual o mayor
value-seconds = { $number ->
    [one] { $number } segundo
   *[other] { $number } segundos
}
value-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
value-points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
value-rounds = { $number ->
    [one] { $number } ronda
   *[other] { $number } rondas
}
