# The table server: why a command was refused.

server-seated-already = You already have a seat at this table.
server-not-away = You are already back in your seat.
server-seat-taken = That seat is taken.
server-seat-free = Nobody sits there.
server-full = All seats are taken.
server-no-seat = You have no seat at this table.
server-name-long = A name can have up to { $most } letters.
server-name-taken = Someone at this table is already called { $name }.
server-order = Not a valid order of the seats: name each seat at most once.
server-order-loses = You can remove only free seats.
server-game-on = Not during a game.
server-other-game = Game { $game } cannot start: the next one is game { $next }.
server-seats-free = Some seats are still free. Fill them, for example with bots, or remove them.
server-no-game = No game has started yet.
server-away = A bot is playing for you. Take your seat back first.
server-stale = That came too late: the table has moved on.
server-no-words = The message is empty.
server-no-files = { $option }: you cannot name files here.
server-host-only = Only the host can do that.
server-not-kept = This could not be saved, so nothing has changed. Please try again.
server-paid = That was against the rules and cost you cards.
server-failed = Something went wrong. The table is as it was before.
server-room-anew = An error occurred in a room. It is being restored from its log.
server-cooldown = Not so fast: wait { $seconds } seconds before you try again.

# Messages that are not valid commands.

server-too-fast = Too many messages at once.
server-binary = Messages must be text, not binary.
server-too-big = That is too big: the limit is { $most } bytes.
server-no-command = Not a valid command: { $reason }.
server-no-json = Not valid JSON.
server-hello-first = Say hello first.
server-hello-once = You have already said hello.
server-version = This server does not support version { $given } of the protocol, only { $spoken }.
server-no-token = Not a valid token.
server-no-room = There is no such room.
server-room-full = This room is full.
server-rooms-full = Too many rooms are open. Please try again later.
server-too-many-rooms = You have opened many rooms. Please wait a moment.
server-too-many-tries = You have tried many rooms. Please wait a moment.
server-no-page = There is no such page.
server-no-method = This address does not support that method.
server-no-such-game = There is no finished game { $game } in this room.
server-no-format = There is no format { $given }: choose one of { $known }.
server-no-scheme = There is no URL scheme { $given }: choose one of { $known }.
store-unusable = { $file }: cannot save tables there: { $reason }
store-in-use = { $folder }: another server is already using this folder.

# The server in the terminal.

serve-here = Last Card is running at { $address }
serve-network = From other devices on this network: { $address }
serve-kept = Tables are saved in { $folder }
serve-stop = Press Ctrl-C to stop.
serve-stopped = Stopped. All tables are saved.
serve-no-port = Cannot listen on { $host }, port { $port }: { $reason }

# The page of a server that was installed without its pages.

server-page-title = Last Card
server-page = The table server is running.
server-page-room = This is the address of table { $room }.
server-page-hint = The page to play on is missing. It is built when you install Last Card (pip install, or make web). Bots can still play: lastcard bot --connect ADDRESS

# A bot that sits down at a server, and the protocol.

connect-no-address = { $address }: not the address of a server, such as http://localhost:8765
connect-nobody = { $address }: no table server answers there.
connect-no-room = { $address }: which room? Add --room, or use the address that people share.
server-says = The server says: { $text }
bot-sits = Playing on seat { $seat } of { $room }. Press Ctrl-C to stop.
bot-game-over = A game is over.
bot-left = Stopped. The seat is still reserved: the same token takes it back.
protocol-commands = Client commands: { $names }
protocol-messages = Server messages: { $names }
protocol-schema = The whole protocol as a JSON Schema: lastcard protocol --schema
