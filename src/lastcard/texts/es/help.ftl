# Lo que dice `--help` de las órdenes y de lo que toman. Los nombres, los valores y los finales de archivo no se traducen.

## El programa

help-lastcard = El juego de quedarse sin cartas que todo el mundo conoce, con las reglas de todo el mundo.
help-version = Muestra la versión.
help-lang = El idioma en que se habla; si no se da, el del sistema.

## Lo que toman varias órdenes

help-preset = Un reglamento de serie, un archivo .toml con reglas o un código de reglas.
help-sets = Cambia una opción; se puede dar varias veces.
help-files = Un archivo .toml con opciones que cambian el reglamento.
help-players = Cuántos se sientan a la mesa, de 2 a 10.
help-games = Cuántas partidas se juegan, cada una completa.
help-bots = Quién juega: random, random-any, tips, o tips:wilds+high+stop+colour+challenge con solo algunos de sus consejos. El último ocupa los asientos que quedan.
help-alertness = Cuántas ocasiones de reaccionar nota un asiento, de 0 a 1; un valor para todos o uno por asiento.
help-seed = La misma semilla da las mismas partidas, en cualquier máquina.
help-threads = 0: tantos como procesadores haya.
help-json = Imprime JSON.
help-csv = Imprime CSV, una línea por cada cifra.
help-plot-file = Dibuja cuánto duran las rondas (.svg, .png o .pdf).
help-engine = auto empieza en modo interpretado si aún no hay nada compilado, y sigue compilado en cuanto lo hay.

## rules

help-rules = Mira reglamentos, compáralos y compártelos.
help-rules-list = Los reglamentos de serie, con una frase cada uno.
help-rules-show = Todas las opciones de un reglamento con su valor, las reglas del registro en que se basan y dónde se fijaron.
help-rules-diff = Las opciones en que se diferencian dos reglamentos.
help-rules-diff-first = Un reglamento de serie, un archivo .toml con reglas o un código de reglas.
help-rules-diff-second = El reglamento con que se compara.
help-rules-code = Un código corto que reproduce un reglamento, una línea para cada uno.
help-rules-code-presets = Reglamentos de serie, archivos .toml o códigos.
help-rules-decode = El reglamento que hay detrás de un código: de cuál parte y en qué se diferencia.
help-rules-decode-code = Un código de reglas.
help-rules-explain = Qué significa el número de una regla y qué opciones la expresan; o qué decide una opción.
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
help-watch-rounds = Para después de tantas rondas; 0: la partida entera.
help-watch-bots = Quién juega: novice, casual, tips; el último ocupa los asientos que quedan.
help-watch-speed = 2 es el doble de rápido que las personas. Línea por línea no hay esperas, salvo que se dé esto.
help-watch-plain = Línea por línea, también en una terminal.
help-watch-open-hands = Muestra las cartas robadas y las manos.
help-watch-save = Guarda la transcripción en este archivo.

## referee

help-referee = Juega archivos de escenarios y dice, línea por línea, qué pasó y qué regla prohíbe lo que no se permitió.
help-referee-files = Archivos de escenarios.
help-referee-preset = Juzga con este reglamento en lugar del que dice el archivo.
help-referee-as-json = Un objeto JSON por archivo.

## replay

help-replay = Recorre una transcripción con palabras y comprueba que sigue las reglas hasta su hash final.
help-replay-file = Una transcripción.
help-replay-seat = Solo lo que podía ver este asiento.
help-replay-step = Espera a Enter antes de cada jugada.
help-replay-quiet = Solo la comprueba.

## verify

help-verify = Comprueba que el reparto de una partida terminada fue limpio: fijado antes de empezar y respetado hasta el final.
help-verify-file = Una transcripción con el secreto de su reparto.
help-verify-commitment = El compromiso que te dieron antes de la partida.
help-verify-chance = El número al azar que añadiste al reparto.

## simulate, compare, warmup

help-simulate = Juega muchas partidas e informa de lo que pasa en ellas, con intervalos del 95 %.
help-compare = Juega el mismo número de partidas con varios reglamentos y pone las cifras lado a lado.
help-compare-rule-sets = Reglamentos de serie, archivos .toml o códigos; los ajustes siguen tras comas: guide,jump_in=all
help-warmup = Compila el motor para las simulaciones y los bots que miran adelante; se guarda para otras veces.
help-warmup-quiet = No dice nada más que errores.

help-serve = Ofrece mesas a toda la red.
help-serve-host = dónde escuchar; 127.0.0.1 solo para esta máquina
help-serve-port = el puerto; 0 toma cualquiera libre
help-serve-data = la carpeta en la que se guardan las mesas
help-serve-away = segundos hasta que un bot juega por quien no está
help-serve-origin = una página de otro sitio que puede conectarse, como https://cards.example; se puede repetir

help-bot = Deja que un bot juegue un asiento de un servidor desde este proceso.
help-bot-connect = la dirección del servidor o de la sala
help-bot-level = cómo juega
help-bot-room = el código de la sala, si la dirección no lo tiene
help-bot-name = el nombre con el que se sienta
help-bot-seat = el asiento; sin él, cualquiera libre
help-bot-token = la ficha de un asiento que el anfitrión reserva para un programa; mejor como LASTCARD_TOKEN
help-bot-games = cuántas partidas juega; 0 para todas las que haya
help-bot-speed = con qué rapidez piensa y reacciona
help-protocol = El protocolo del servidor de mesas, para quien escribe clientes.
help-protocol-as-schema = escribe el JSON Schema de todos los mensajes
