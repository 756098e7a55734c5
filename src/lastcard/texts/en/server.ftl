# The table server: why something was not done.

server-seated-already = You already have a seat at this table.
server-not-away = Your seat is in your own hands already.
server-seat-taken = That seat is taken.
server-seat-free = Nobody sits there.
server-full = All seats are taken.
server-no-seat = You have no seat at this table.
server-name-long = A name has { $most } letters at most.
server-name-taken = Somebody at this table is called { $name } already.
server-order = That is no order of the seats: each of them can be named once.
server-order-loses = Only free seats can be taken away.
server-game-on = Not while a game is on.
server-other-game = Game { $game } cannot begin: the next one is game { $next }.
server-seats-free = Some seats are still free: fill them, with bots perhaps, or take them away.
server-no-game = No game has begun.
server-away = A bot plays for you: take your seat back first.
server-stale = That came too late: the table has moved on.
server-no-words = There is nothing in that to say.
server-no-files = { $option }: files cannot be named here.
server-host-only = Only the host can do that.
server-not-kept = That could not be kept, so it did not happen. Please try again.
server-paid = That was against the rules, and has been paid for.
server-failed = Something went wrong here. The table stands as it was before.
server-room-anew = A room met a mistake of the program and begins anew from its log.
server-cooldown = Not so fast: wait { $seconds } seconds before the next try.

# What is no command at all.

server-too-fast = Too many messages at once.
server-binary = Messages are text, not bytes.
server-too-big = That is too big: { $most } bytes are the most.
server-no-command = That is no command: { $reason }.
server-no-json = That is no JSON.
server-hello-first = Say hello first.
server-hello-once = You have said hello already.
server-version = Version { $given } of the protocol is not spoken here: it is { $spoken }.
server-no-token = That is no token.
server-no-room = There is no such room.
server-room-full = Too many people are in this room.
server-house-full = Too many rooms are open. Please come back later.
server-too-many-rooms = You have opened many rooms. Please wait a little.
server-too-many-tries = You have tried many rooms. Please wait a little.
server-no-page = There is no such page.
server-no-method = That cannot be asked in this way.
server-no-such-game = There is no finished game { $game } in this room.
server-no-format = There is no format { $given }: choose one of { $known }.
server-no-scheme = There is no scheme { $given }: choose one of { $known }.
store-unusable = { $file }: the tables cannot be kept there: { $reason }
store-in-use = { $folder }: another server keeps its tables there.

# The server in the terminal.

serve-here = Last Card is served at { $address }
serve-network = From other devices in this network: { $address }
serve-kept = Tables are kept in { $folder }
serve-stop = Press Ctrl-C to stop.
serve-stopped = Stopped. All tables are kept.
serve-no-port = Cannot listen on { $host }, port { $port }: { $reason }

# The page of a server that was installed without its pages.

server-page-title = Last Card
server-page = The table server is running.
server-page-room = This is the address of the table { $room }.
server-page-hint = The page to play on is missing: it is built when Last Card is installed (pip install, or make web). Bots can sit down all the same: lastcard bot --connect ADDRESS

# A bot that sits down at a server, and the protocol.

connect-no-address = { $address }: that is no address of a server, such as http://localhost:8765
connect-nobody = { $address }: no table server answers there.
connect-no-room = { $address }: which room? Name it by --room, or give the address that people share.
server-says = The server says: { $text }
bot-sits = Sitting on seat { $seat } of { $room }. Ctrl-C ends it.
bot-game-over = A game is over.
bot-left = Gone. The seat is kept: the same token takes it back.
protocol-commands = Commands of a client: { $names }
protocol-messages = Messages of the server: { $names }
protocol-schema = All of it as a JSON Schema: lastcard protocol --schema
