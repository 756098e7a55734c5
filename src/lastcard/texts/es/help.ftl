# Los textos de `--help` de los comandos y sus opciones. Los nombres, los valores y las extensiones de archivo no se traducen.

## El programa

help-lastcard = El juego de cartas que todo el mundo conoce, con las reglas de todo el mundo.
help-version = Muestra la versión.
help-lang = El idioma; por defecto, el del sistema.

## Opciones de varios comandos

help-preset = Un reglamento predefinido, un archivo .toml con reglas o un código de reglas.
help-sets = Cambia una opción; se puede repetir.
help-files = Un archivo .toml con opciones que cambiar.
help-players = Cuántos jugadores, de 2 a 10.
help-matches = Cuántas partidas se juegan.
help-bots = Quién juega: random, random-any, tips, o tips:wilds+high+stop+colour+challenge con solo algunos de sus consejos. El último ocupa los asientos que quedan.
help-alertness = Con qué frecuencia nota un asiento que puede reaccionar, de 0 a 1; un valor para todos o uno por asiento.
help-seed = La misma semilla da las mismas partidas, en cualquier máquina.
help-threads = 0 usa todos los procesadores.
help-json = Imprime JSON.
help-csv = Imprime CSV, una línea por cada cifra.
help-plot-file = Dibuja cuánto duran las rondas (.svg, .png o .pdf).
help-engine = auto empieza en modo interpretado si aún no hay nada compilado, y cambia al motor compilado en cuanto está listo.

## rules

help-rules = Muestra, compara y comparte reglamentos.
help-rules-list = Muestra los reglamentos predefinidos.
help-rules-show = Muestra todas las opciones de un reglamento con su valor, sus reglas del registro y dónde se fijaron.
help-rules-diff = Muestra las opciones en que se diferencian dos reglamentos.
help-rules-diff-first = Un reglamento predefinido, un archivo .toml con reglas o un código de reglas.
help-rules-diff-second = El reglamento con que se compara.
help-rules-code = Imprime un código corto para cada reglamento.
help-rules-code-presets = Reglamentos predefinidos, archivos .toml o códigos.
help-rules-decode = Muestra el reglamento que hay detrás de un código: de cuál parte y en qué se diferencia.
help-rules-decode-code = Un código de reglas.
help-rules-explain = Explica números de reglas u opciones.
help-rules-explain-rules = Números de reglas u opciones.

## play

help-play = Juega en la terminal: contra bots, y con personas en el mismo teclado.
help-play-people = Los nombres de las personas en este teclado.
help-play-bots = Cuántos bots, o sus niveles: novice, casual, tips.
help-play-seed = La misma semilla reparte las mismas cartas.
help-play-speed = Lo rápido que piensan y reaccionan los bots; 1 es como las personas.
help-play-plain = Línea por línea, sin colores ni recuadros: para lectores de pantalla, tuberías y conexiones lentas.
help-play-resume-game = Continúa la última partida sin terminar, o la de --file.
help-play-file = Dónde se guarda la partida, jugada a jugada; por defecto, en la carpeta de datos del usuario.

## watch

help-watch = Mira jugar a los bots, en la pantalla o línea por línea.
help-watch-players = Cuántos bots juegan, de 2 a 10.
help-watch-seed = La misma semilla da la misma partida.
help-watch-rounds = Para después de tantas rondas; 0 juega la partida entera.
help-watch-bots = Quién juega: novice, casual, tips; el último ocupa los asientos que quedan.
help-watch-speed = 2 es el doble de rápido que las personas. Línea por línea no hay esperas por defecto.
help-watch-plain = Línea por línea, también en una terminal.
help-watch-open-hands = Muestra las manos y las cartas robadas.
help-watch-save = Guarda la transcripción en este archivo.

## referee

help-referee = Juega archivos de escenarios y explica, línea por línea, qué pasa y qué regla prohíbe qué.
help-referee-files = Archivos de escenarios.
help-referee-preset = Juzga con este reglamento en lugar del que dice el archivo.
help-referee-as-json = Imprime un objeto JSON por archivo.

## replay

help-replay = Cuenta una transcripción con palabras y comprueba que sigue las reglas hasta su hash final.
help-replay-file = Una transcripción.
help-replay-seat = Muestra solo lo que podía ver este asiento.
help-replay-step = Espera a Enter antes de cada jugada.
help-replay-quiet = Solo comprueba la transcripción.

## verify

help-verify = Comprueba que el reparto de una partida terminada fue limpio.
help-verify-file = Una transcripción con el secreto de su reparto.
help-verify-commitment = El compromiso que te dieron antes de la partida.
help-verify-chance = El número al azar que añadiste al reparto.

## simulate, compare, warmup

help-simulate = Juega muchas partidas e informa de lo que pasa en ellas, con intervalos del 95 %.
help-compare = Juega el mismo número de partidas con varios reglamentos y compara las cifras.
help-compare-rule-sets = Reglamentos predefinidos, archivos .toml o códigos, con opciones después de comas: guide,jump_in=all
help-warmup = Compila el motor para las simulaciones y lo guarda para más adelante.
help-warmup-quiet = Solo muestra errores.

help-serve = Ofrece mesas a todos los que están en la red.
help-serve-host = dirección en la que escuchar; 127.0.0.1 solo para esta máquina
help-serve-port = puerto; 0 para cualquiera libre
help-serve-data = carpeta para las mesas guardadas
help-serve-away = segundos hasta que un bot juega por quien no está
help-serve-origin = otra página que puede conectarse, como https://cards.example; se puede repetir

help-bot = Deja que un bot juegue en un servidor.
help-bot-connect = dirección del servidor o de la sala
help-bot-level = cómo juega
help-bot-room = código de la sala, si la dirección no lo tiene
help-bot-name = nombre del bot
help-bot-seat = asiento que ocupa; por defecto, cualquiera libre
help-bot-token = token de un asiento que el anfitrión ha reservado para un programa; es mejor usar la variable LASTCARD_TOKEN
help-bot-matches = cuántas partidas juega; 0 para todas las que haya
help-bot-speed = con qué rapidez piensa y reacciona
help-protocol = Muestra el protocolo del servidor de mesas, para quien escribe clientes.
help-protocol-as-schema = imprime el JSON Schema de todos los mensajes
