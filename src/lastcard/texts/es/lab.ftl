# Simulaciones: sus informes, y errores en las opciones.

## El motor compilado

compiled-missing = el motor compilado no está instalado; se añade con pip install 'lastcard[fast]'
compiled-broken = el motor compilado no arranca: { $error }
compiled-failed = la compilación en segundo plano ha fallado; lastcard warmup muestra por qué. La simulación sigue en modo interpretado
compiled-not-installed = el motor compilado no está instalado, así que la simulación va en modo interpretado; se añade con pip install 'lastcard[fast]'
compiled-in-background = el motor se está compilando en segundo plano (solo una vez, cerca de un minuto); mientras tanto, la simulación va en modo interpretado
compiled-not-kept = no se puede guardar código compilado en { $folder }, así que la simulación va en modo interpretado; --engine compiled compila solo para esta vez
compiled-no-place = no se puede guardar código compilado en { $folder }
compiled-ready = El motor compilado está listo en { $folder }.
compiled-compiling = Compilando

## Errores en las opciones

lab-too-many-bots = { $bots } bots son demasiados para { $players } asientos
lab-too-many-alertnesses = { $given } valores de atención son demasiados para { $players } asientos
lab-alertness-range = la atención es un número de 0 a 1, no { $share }
lab-no-such-bot = no existe el bot { $bot } (hay { $known }){ $hint }
lab-no-advice = { $bot } no sigue consejos; solo tips los sigue
lab-no-such-advice = no existe el consejo { $advice } (hay { $known }){ $hint }
lab-json-or-csv = elige --json o --csv, pero no los dos
lab-compare-two = compare necesita al menos dos reglamentos
lab-no-plots = para dibujar hace falta matplotlib; se añade con pip install 'lastcard[plots]'
lab-plot-kind = { $file }: una imagen tiene que ser un archivo .svg, .png o .pdf
lab-no-folder = { $folder }: no existe esa carpeta

## El informe

lab-rules = { $rules }; { $players } jugadores
lab-seats = Bots: { $bots }. Atención: { $alertness }. Semilla: { $seed }.
lab-matches = { $matches } partidas con { $rounds } rondas en { $seconds } s, { $rate } rondas por segundo, { $path }.
lab-matches-each = { $matches } partidas con cada reglamento.
lab-given-up = Las rondas abandonadas solo cuentan para la duración, y terminan su partida.
lab-margin = ± es la mitad del intervalo del 95 %.
lab-nothing-drawn = no se ha jugado ninguna ronda, así que no hay nada que dibujar
lab-not-played = { $name }: no se ha jugado.
lab-stopped = Se ha parado después de { $matches } de { $planned } partidas.
lab-stopped-one = { $name }: se ha parado después de { $matches } de { $planned } partidas.
lab-percent = { $number } %
lab-path-compiled = en modo compilado
lab-path-interpreted = en modo interpretado
lab-path-both = primero en modo interpretado y después compilado
lab-rate = { $rate } partidas/s
lab-interval = de { $low } a { $high }
lab-star = * se diferencia de { $first } más de lo que explica el azar (95 %).
lab-plot-moves = jugadas por ronda
lab-plot-share = rondas, %

lab-section-lengths = Duración
lab-section-long = Rondas largas
lab-section-wins = Victorias
lab-section-points = Puntos
lab-section-cards = Cartas jugadas por ronda
lab-section-happenings = Lo que pasó en una ronda

figure-moves-mean = jugadas por ronda, media
figure-moves-median = jugadas por ronda, mediana
figure-moves-90 = el 90 % de las rondas, hasta
figure-moves-99 = el 99 % de las rondas, hasta
figure-moves-max = la ronda más larga
figure-rounds-a-match = rondas por partida
figure-rounds-over = rondas de más de { $number } jugadas
figure-rounds-given-up = rondas abandonadas tras { $number } jugadas
figure-matches-given-up = partidas abandonadas
figure-stalemates = rondas en que ya nadie podía jugar
figure-wins-seat = rondas ganadas por el asiento { $number }
figure-match-wins-seat = partidas ganadas por el asiento { $number }
figure-wins-place = { $number ->
    [1] rondas que gana quien empieza
    [2] quien juega en segundo lugar
    [3] quien juega en tercer lugar
    [4] quien juega en cuarto lugar
   *[other] quien juega en el lugar { $number }
}
figure-points-a-round = puntos por ronda
figure-laid-skip = salto
figure-laid-reverse = cambio de sentido
figure-laid-plus-two = +2
figure-laid-plus-four = +4 de color
figure-laid-wild = comodín
figure-laid-wild-plus-one = comodín +1
figure-laid-wild-plus-two = comodín +2
figure-laid-wild-plus-four = comodín +4
figure-laid-swap-number = el número que intercambia la mano
figure-laid-rotate-number = el número que pasa las manos
figure-laid-slap-number = el número de la palmada
figure-laid-silence-number = el número del silencio
figure-cards-drawn = cartas robadas
figure-debts-taken = veces que alguien se lleva las cartas que debe
figure-reshuffles = veces que se baraja el pozo
figure-uno-calls = veces que se dice Uno
figure-catches = veces que se pilla a alguien sin Uno
figure-jump-ins = veces que alguien se cuela
figure-challenges = desafíos
figure-bluffs-found = faroles descubiertos
figure-swaps = intercambios de manos
figure-swaps-stopped = intercambios detenidos
figure-rotations = veces que pasan las manos
figure-slaps = palmadas en el pozo
figure-silences = silencios
figure-sixty-nines = sesenta y nueves
figure-sixty-nines-joined = veces que alguien se suma a un sesenta y nueve
figure-sixty-nines-failed = sesenta y nueves sin gente suficiente
figure-penalties = castigos pagados
