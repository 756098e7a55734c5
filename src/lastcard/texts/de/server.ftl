# Der Tischserver: warum etwas nicht getan wurde.

server-seated-already = Du hast an diesem Tisch schon einen Platz.
server-not-away = Dein Platz ist schon in deiner Hand.
server-seat-taken = Der Platz ist besetzt.
server-seat-free = Dort sitzt niemand.
server-full = Alle Plätze sind besetzt.
server-no-seat = Du hast keinen Platz an diesem Tisch.
server-name-long = Ein Name hat höchstens { $most } Buchstaben.
server-name-taken = An diesem Tisch heißt schon jemand { $name }.
server-order = Das ist keine Reihenfolge der Plätze: Jeder darf einmal vorkommen.
server-order-loses = Nur freie Plätze lassen sich wegnehmen.
server-game-on = Nicht während eines Spiels.
server-other-game = Spiel { $game } kann nicht beginnen: Das nächste ist Spiel { $next }.
server-seats-free = Einige Plätze sind noch frei: Besetze sie, vielleicht mit Bots, oder nimm sie weg.
server-no-game = Noch hat kein Spiel begonnen.
server-away = Ein Bot spielt für dich: Nimm zuerst deinen Platz zurück.
server-stale = Das kam zu spät: Am Tisch ging es schon weiter.
server-no-words = Darin steht nichts, was man sagen könnte.
server-no-files = { $option }: Dateien lassen sich hier nicht nennen.
server-host-only = Das kann nur der Gastgeber.
server-not-kept = Das ließ sich nicht festhalten, also ist es nicht geschehen. Bitte noch einmal versuchen.
server-paid = Das war gegen die Regeln und ist bezahlt.
server-failed = Hier ist etwas schiefgegangen. Der Tisch steht, wie er war.
server-room-anew = Ein Raum ist auf einen Fehler des Programms gestoßen und beginnt neu aus seinem Protokoll.
server-cooldown = Nicht so schnell: Warte { $seconds } Sekunden bis zum nächsten Versuch.

# Was gar kein Befehl ist.

server-too-fast = Zu viele Nachrichten auf einmal.
server-binary = Nachrichten sind Text, keine Bytes.
server-too-big = Das ist zu groß: höchstens { $most } Bytes.
server-no-command = Das ist kein Befehl: { $reason }.
server-no-json = Das ist kein JSON.
server-hello-first = Zuerst muss hello gesagt werden.
server-hello-once = Du hast schon hello gesagt.
server-version = Version { $given } des Protokolls wird hier nicht gesprochen, sondern { $spoken }.
server-no-token = Das ist kein Schlüssel für einen Platz.
server-no-room = Diesen Raum gibt es nicht.
server-room-full = In diesem Raum sind zu viele Leute.
server-house-full = Es sind zu viele Räume offen. Bitte komm später wieder.
server-too-many-rooms = Du hast viele Räume geöffnet. Bitte warte ein wenig.
server-too-many-tries = Du hast es bei vielen Räumen versucht. Bitte warte ein wenig.
server-no-page = Diese Seite gibt es nicht.
server-no-method = So lässt sich das nicht erfragen.
server-no-such-game = In diesem Raum gibt es kein beendetes Spiel { $game }.
server-no-format = Das Format { $given } gibt es nicht: Wähle eines von { $known }.
server-no-scheme = Das Schema { $given } gibt es nicht: Wähle eines von { $known }.
store-unusable = { $file }: Dort lassen sich die Tische nicht aufbewahren: { $reason }
store-in-use = { $folder }: Dort bewahrt ein anderer Server seine Tische auf.

# Der Server im Terminal.

serve-here = Last Card ist hier zu finden: { $address }
serve-network = Von anderen Geräten in diesem Netz: { $address }
serve-kept = Die Tische werden aufbewahrt in { $folder }
serve-stop = Strg-C beendet.
serve-stopped = Beendet. Alle Tische sind aufbewahrt.
serve-no-port = Auf { $host }, Port { $port } lässt sich nicht lauschen: { $reason }

# Die Seite eines Servers, der ohne seine Seiten installiert wurde.

server-page-title = Last Card
server-page = Der Tischserver läuft.
server-page-room = Das ist die Adresse des Tisches { $room }.
server-page-hint = Die Seite zum Spielen fehlt: Sie wird gebaut, wenn Last Card installiert wird (pip install oder make web). Bots können sich trotzdem setzen: lastcard bot --connect ADRESSE

# Ein Bot, der sich an einen Server setzt, und das Protokoll.

connect-no-address = { $address }: Das ist keine Adresse eines Servers, wie http://localhost:8765
connect-nobody = { $address }: Dort antwortet kein Tischserver.
connect-no-room = { $address }: Welcher Raum? Nenne ihn mit --room oder gib die Adresse an, die Leute teilen.
server-says = Der Server sagt: { $text }
bot-sits = Sitzt auf Platz { $seat } von { $room }. Strg-C beendet.
bot-game-over = Ein Spiel ist vorbei.
bot-left = Gegangen. Der Platz bleibt: Derselbe Schlüssel holt ihn zurück.
protocol-commands = Befehle eines Clients: { $names }
protocol-messages = Nachrichten des Servers: { $names }
protocol-schema = Alles als JSON Schema: lastcard protocol --schema
