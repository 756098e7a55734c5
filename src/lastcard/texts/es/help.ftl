# Lo que dice `--help` de las órdenes y de lo que toman. Los nombres, los valores y los finales de archivo no se traducen.

## El programa

help-lastcard = El juego de cartas que todo el mundo conoce, con las reglas de todo el mundo.
help-version = Muestra la versión.
help-lang = El idioma; por defecto, el del sistema.

## Lo que toman varias órdenes

help-preset = Un reglamento de serie, un archivo .toml con reglas o un código de reglas.
help-sets = Cambia una opción; se puede repetir.
help-files = Un archivo .toml con opciones que cambian el reglamento.
help-players = Cuántos juegan, de 2 a 10.
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
help-rules-list = Muestra los reglamentos de serie.
help-rules-show = Muestra todas las opciones de un reglamento con su valor, sus reglas del registro y dónde se fijaron.
help-rules-diff = Muestra las opciones en que se diferencian dos reglamentos.
help-rules-diff-first = Un reglamento de serie, un archivo .toml con reglas o un código de reglas.
help-rules-diff-second = El reglamento con que se compara.
help-rules-code = Imprime un código corto para cada reglamento.
help-rules-code-presets = Reglamentos de serie, archivos .toml o códigos.
help-rules-decode = Muestra el reglamento que hay detrás de un código: de cuál parte y en qué se diferencia.
help-rules-decode-code = Un código de reglas.
help-rules-explain = Explica números de reglas u opciones.
help-rules-explain-rules = Números de reglas u opciones.

## play

help-play = Juega en la terminal: contra bots, y con personas ante el mismo teclado.
help-play-people = Los nombres de las personas ante este teclado.
help-play-bots = Cuántos bots, o sus niveles: novice, casual, tips.
help-play-seed = La misma semilla reparte las mismas cartas.
help-play-speed = Lo rápido que piensan y reaccionan los bots; 1 es como las personas.
help-play-plain = Línea por línea, sin colores ni recuadros: para lectores de pantalla, tuberías y conexiones lentas.
help-play-resume-game = Continúa la última partida sin terminar, o la de --file.
help-play-file = Dónde se guarda la partida, jugada a jugada; si no se da, en la carpeta de datos del usuario.

## watch

help-watch = Mira jugar a los bots, en la mesa de la pantalla o línea por línea.
help-watch-players = Cuántos bots se sientan, de 2 a 10.
help-watch-seed = La misma semilla da la misma partida.
help-watch-rounds = Para después de tantas rondas; 0 juega la partida entera.
help-watch-bots = Quién juega: novice, casual, tips; el último ocupa los asientos que quedan.
help-watch-speed = 2 es el doble de rápido que las personas. Línea por línea no hay esperas por defecto.
help-watch-plain = Línea por línea, también en una terminal.
help-watch-open-hands = Muestra las cartas robadas y las manos.
help-watch-save = Guarda la transcripción en este archivo.

## referee

help-referee = Juega archivos de escenarios y explica, línea por línea, qué pasa y qué regla prohíbe qué.
help-referee-files = Archivos de escenarios.
help-referee-preset = Juzga con este reglamento en lugar del que dice el archivo.
help-referee-as-json = Un objeto JSON por archivo.

## replay

help-replay = Cuenta una transcripción con palabras y comprueba que sigue las reglas hasta su hash final.
help-replay-file = Una transcripción.
help-replay-seat = Solo lo que podía ver este asiento.
help-replay-step = Espera a Enter antes de cada jugada.
help-replay-quiet = Solo la comprueba.

## verify

help-verify = Comprueba que el reparto de una partida terminada fue limpio.
help-verify-file = Una transcripción con el secreto de su reparto.
help-verify-commitment = El compromiso que te dieron antes de la partida.
help-verify-chance = El número al azar que añadiste al reparto.

## simulate, compare, warmup

help-simulate = Juega muchas partidas e informa de lo que pasa en ellas, con intervalos del 95 %.
help-compare = Juega el mismo número de partidas con varios reglamentos y pone las cifras lado a lado.
help-compare-rule-sets = Reglamentos de serie, archivos .toml o códigos; los ajustes siguen tras comas: guide,jump_in=all
help-warmup = Compila el motor para las simulaciones y lo guarda para otras veces.
help-warmup-quiet = Solo muestra errores.

help-serve = Ofrece mesas a toda la red.
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
help-bot-seat = asiento; por defecto, cualquiera libre
help-bot-token = ficha de un asiento que el anfitrión reserva para un programa; mejor como LASTCARD_TOKEN
help-bot-matches = cuántas partidas juega; 0 para todas las que haya
help-bot-speed = con qué rapidez piensa y reacciona
help-protocol = Muestra el protocolo del servidor de mesas, para quien escribe clientes.
help-protocol-as-schema = imprime el JSON Schema de todos los mensajes
