# El servidor de mesas: por qué algo no se hizo.

server-seated-already = Ya tienes asiento en esta mesa.
server-not-away = Tu asiento ya está en tus manos.
server-seat-taken = Ese asiento está ocupado.
server-seat-free = Nadie ocupa ese asiento.
server-full = Todos los asientos están ocupados.
server-no-seat = No tienes asiento en esta mesa.
server-name-long = Un nombre tiene como mucho { $most } letras.
server-name-taken = En esta mesa ya hay alguien que se llama { $name }.
server-order = Eso no es un orden de los asientos: cada uno se nombra una sola vez.
server-order-loses = Solo se pueden quitar asientos libres.
server-game-on = No mientras se está jugando.
server-other-game = La partida { $game } no puede empezar: la siguiente es la { $next }.
server-seats-free = Aún quedan asientos libres: ocúpalos, quizá con bots, o quítalos.
server-no-game = Aún no ha empezado ninguna partida.
server-away = Un bot juega por ti: primero recupera tu asiento.
server-stale = Ha llegado tarde: la mesa ya ha seguido.
server-no-words = Ahí no hay nada que decir.
server-no-files = { $option }: aquí no se pueden nombrar archivos.
server-host-only = Eso solo puede hacerlo el anfitrión.
server-not-kept = No se pudo guardar, así que no ha ocurrido. Inténtalo de nuevo.
server-paid = Eso iba contra las reglas y ya se ha pagado.
server-failed = Aquí algo ha fallado. La mesa está como antes.
server-room-anew = Una sala ha topado con un error del programa y empieza de nuevo desde su registro.
server-cooldown = No tan rápido: espera { $seconds } segundos antes del próximo intento.

# Lo que no es ninguna orden.

server-too-fast = Demasiados mensajes a la vez.
server-binary = Los mensajes son texto, no bytes.
server-too-big = Es demasiado grande: como mucho { $most } bytes.
server-no-command = Eso no es una orden: { $reason }.
server-no-json = Eso no es JSON.
server-hello-first = Primero hay que decir hello.
server-hello-once = Ya has dicho hello.
server-version = Aquí no se habla la versión { $given } del protocolo, sino la { $spoken }.
server-no-token = Eso no es una ficha de acceso.
server-no-room = No existe esa sala.
server-room-full = Hay demasiada gente en esta sala.
server-house-full = Hay demasiadas salas abiertas. Vuelve más tarde.
server-too-many-rooms = Has abierto muchas salas. Espera un poco.
server-too-many-tries = Has probado muchas salas. Espera un poco.
server-no-page = No existe esa página.
server-no-method = Eso no se puede pedir así.
server-no-such-game = En esta sala no hay ninguna partida { $game } terminada.
server-no-format = No existe el formato { $given }: elige uno de { $known }.
server-no-scheme = No existe el esquema { $given }: elige uno de { $known }.
store-unusable = { $file }: ahí no se pueden guardar las mesas: { $reason }
store-in-use = { $folder }: otro servidor guarda ahí sus mesas.

# El servidor en la terminal.

serve-here = Last Card está en { $address }
serve-network = Desde otros dispositivos de esta red: { $address }
serve-kept = Las mesas se guardan en { $folder }
serve-stop = Pulsa Ctrl-C para parar.
serve-stopped = Parado. Todas las mesas están guardadas.
serve-no-port = No se puede escuchar en { $host }, puerto { $port }: { $reason }

# La página de un servidor instalado sin sus páginas.

server-page-title = Last Card
server-page = El servidor de mesas está en marcha.
server-page-room = Esta es la dirección de la mesa { $room }.
server-page-hint = Falta la página para jugar: se construye al instalar Last Card (pip install, o make web). Los bots pueden sentarse de todos modos: lastcard bot --connect DIRECCIÓN

# Un bot que se sienta en un servidor, y el protocolo.

connect-no-address = { $address }: eso no es la dirección de un servidor, como http://localhost:8765
connect-nobody = { $address }: ahí no responde ningún servidor de mesas.
connect-no-room = { $address }: ¿qué sala? Nómbrala con --room o da la dirección que la gente comparte.
server-says = El servidor dice: { $text }
bot-sits = Sentado en el asiento { $seat } de { $room }. Ctrl-C lo termina.
bot-game-over = Una partida ha terminado.
bot-left = Se ha ido. El asiento queda guardado: la misma ficha lo recupera.
protocol-commands = Órdenes de un cliente: { $names }
protocol-messages = Mensajes del servidor: { $names }
protocol-schema = Todo como JSON Schema: lastcard protocol --schema
