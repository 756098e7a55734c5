# El servidor de mesas: por qué no se aceptó un comando.

server-seated-already = Ya tienes asiento en esta mesa.
server-not-away = Ya estás de vuelta en tu asiento.
server-seat-taken = Ese asiento está ocupado.
server-seat-free = Nadie ocupa ese asiento.
server-full = Todos los asientos están ocupados.
server-no-seat = No tienes asiento en esta mesa.
server-name-long = Un nombre tiene como mucho { $most } letras.
server-name-taken = En esta mesa ya hay alguien que se llama { $name }.
server-order = No es un orden válido de los asientos: nombra cada uno como mucho una vez.
server-order-loses = Solo puedes quitar asientos libres.
server-game-on = No durante una partida.
server-other-game = La partida { $game } no puede empezar: la siguiente es la { $next }.
server-seats-free = Aún quedan asientos libres. Ocúpalos, por ejemplo con bots, o quítalos.
server-no-game = Aún no ha empezado ninguna partida.
server-away = Un bot está jugando por ti. Primero recupera tu asiento.
server-stale = Ha llegado tarde: la partida ya ha avanzado.
server-no-words = El mensaje está vacío.
server-no-files = { $option }: aquí no puedes indicar archivos.
server-host-only = Eso solo puede hacerlo el anfitrión.
server-not-kept = No se ha podido guardar, así que no ha cambiado nada. Inténtalo de nuevo.
server-paid = Eso iba contra las reglas y te ha costado cartas.
server-failed = Algo ha fallado. La mesa está como antes.
server-room-anew = Ha habido un error en una sala. Se está restaurando desde su registro.
server-cooldown = No tan rápido: espera { $seconds } segundos antes de volver a intentarlo.

# Mensajes que no son comandos válidos.

server-too-fast = Demasiados mensajes a la vez.
server-binary = Los mensajes tienen que ser texto, no binarios.
server-too-big = Es demasiado grande: como mucho { $most } bytes.
server-no-command = No es un comando válido: { $reason }.
server-no-json = No es JSON válido.
server-hello-first = Primero di hello.
server-hello-once = Ya has dicho hello.
server-version = Este servidor no admite la versión { $given } del protocolo, solo { $spoken }.
server-no-token = No es un token válido.
server-no-room = No existe esa sala.
server-room-full = Esta sala está llena.
server-rooms-full = Hay demasiadas salas abiertas. Inténtalo más tarde.
server-too-many-rooms = Has abierto muchas salas. Espera un momento.
server-too-many-tries = Has probado muchas salas. Espera un momento.
server-no-page = No existe esa página.
server-no-method = Esta dirección no admite ese método.
server-no-such-game = En esta sala no hay ninguna partida { $game } terminada.
server-no-format = No existe el formato { $given }: elige uno de { $known }.
server-no-scheme = No existe el esquema de URL { $given }: elige uno de { $known }.
store-unusable = { $file }: ahí no se pueden guardar las mesas: { $reason }
store-in-use = { $folder }: otro servidor ya usa esta carpeta.

# El servidor en la terminal.

serve-here = Last Card está en marcha en { $address }
serve-network = Desde otros dispositivos de esta red: { $address }
serve-kept = Las mesas se guardan en { $folder }
serve-stop = Pulsa Ctrl-C para parar.
serve-stopped = Detenido. Todas las mesas están guardadas.
serve-no-port = No se puede escuchar en { $host }, puerto { $port }: { $reason }

# La página de un servidor instalado sin sus páginas.

server-page-title = Last Card
server-page = El servidor de mesas está en marcha.
server-page-room = Esta es la dirección de la mesa { $room }.
server-page-hint = Falta la página para jugar. Se genera al instalar Last Card (pip install, o make web). Los bots pueden jugar de todos modos: lastcard bot --connect DIRECCIÓN

# Un bot que se sienta en un servidor, y el protocolo.

connect-no-address = { $address }: no es la dirección de un servidor, como http://localhost:8765
connect-nobody = { $address }: ahí no responde ningún servidor de mesas.
connect-no-room = { $address }: ¿qué sala? Añade --room o usa la dirección que se comparte con los jugadores.
server-says = El servidor dice: { $text }
bot-sits = Jugando en el asiento { $seat } de { $room }. Pulsa Ctrl-C para parar.
bot-game-over = Una partida ha terminado.
bot-left = Detenido. El asiento sigue reservado: el mismo token lo recupera.
protocol-commands = Comandos del cliente: { $names }
protocol-messages = Mensajes del servidor: { $names }
protocol-schema = Todo el protocolo como JSON Schema: lastcard protocol --schema
