# Der Tischserver: warum ein Befehl abgelehnt wurde.

server-seated-already = Du hast an diesem Tisch schon einen Platz.
server-not-away = Du spielst schon wieder selbst.
server-seat-taken = Der Platz ist besetzt.
server-seat-free = Dort sitzt niemand.
server-full = Alle Plätze sind besetzt.
server-no-seat = Du hast keinen Platz an diesem Tisch.
server-name-long = Ein Name hat höchstens { $most } Buchstaben.
server-name-taken = An diesem Tisch heißt schon jemand { $name }.
server-order = Keine gültige Reihenfolge der Plätze: Jeder Platz darf höchstens einmal vorkommen.
server-order-loses = Du kannst nur freie Plätze entfernen.
server-game-on = Nicht während eines Spiels.
server-other-game = Spiel { $game } kann nicht beginnen: Das nächste ist Spiel { $next }.
server-seats-free = Einige Plätze sind noch frei. Besetze sie, zum Beispiel mit Bots, oder entferne sie.
server-no-game = Noch hat kein Spiel begonnen.
server-away = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
server-stale = Das kam zu spät: Am Tisch ging es schon weiter.
server-no-words = Die Nachricht ist leer.
server-no-files = { $option }: Dateien kannst du hier nicht angeben.
server-host-only = Das kann nur der Gastgeber.
server-not-kept = Das konnte nicht gespeichert werden, deshalb hat sich nichts geändert. Bitte versuch es noch einmal.
server-paid = Das war gegen die Regeln und hat dich Karten gekostet.
server-failed = Da ist etwas schiefgegangen. Am Tisch ist alles wie vorher.
server-room-anew = In einem Raum ist ein Fehler aufgetreten. Er wird aus seinem Protokoll wiederhergestellt.
server-cooldown = Nicht so schnell: Warte { $seconds } Sekunden, bevor du es wieder versuchst.

# Nachrichten, die keine gültigen Befehle sind.

server-too-fast = Zu viele Nachrichten auf einmal.
server-binary = Nachrichten müssen Text sein, keine Binärdaten.
server-too-big = Das ist zu groß: höchstens { $most } Bytes.
server-no-command = Kein gültiger Befehl: { $reason }.
server-no-json = Kein gültiges JSON.
server-hello-first = Sag zuerst hello.
server-hello-once = Du hast schon hello gesagt.
server-version = Dieser Server unterstützt Version { $given } des Protokolls nicht, nur { $spoken }.
server-no-token = Kein gültiges Token.
server-no-room = Diesen Raum gibt es nicht.
server-room-full = Dieser Raum ist voll.
server-rooms-full = Es sind zu viele Räume offen. Bitte versuch es später noch einmal.
server-too-many-rooms = Du hast viele Räume geöffnet. Bitte warte einen Moment.
server-too-many-tries = Du hast es bei vielen Räumen versucht. Bitte warte einen Moment.
server-no-page = Diese Seite gibt es nicht.
server-no-method = Diese Adresse unterstützt diese Methode nicht.
server-no-such-game = In diesem Raum gibt es kein beendetes Spiel { $game }.
server-no-format = Das Format { $given } gibt es nicht: Wähle eines von { $known }.
server-no-scheme = Das URL-Schema { $given } gibt es nicht: Wähle eines von { $known }.
store-unusable = { $file }: Tische lassen sich dort nicht speichern: { $reason }
store-in-use = { $folder }: Ein anderer Server benutzt diesen Ordner schon.

# Der Server im Terminal.

serve-here = Last Card läuft auf { $address }
serve-network = Von anderen Geräten in diesem Netzwerk: { $address }
serve-kept = Tische werden gespeichert in { $folder }
serve-stop = Mit Strg-C beenden.
serve-stopped = Beendet. Alle Tische sind gespeichert.
serve-no-port = Auf { $host }, Port { $port } lässt sich nicht lauschen: { $reason }

# Die Seite eines Servers, der ohne seine Seiten installiert wurde.

server-page-title = Last Card
server-page = Der Tischserver läuft.
server-page-room = Das ist die Adresse des Tisches { $room }.
server-page-hint = Die Seite zum Spielen fehlt. Sie wird gebaut, wenn du Last Card installierst (pip install oder make web). Bots können trotzdem spielen: lastcard bot --connect ADRESSE

# Ein Bot, der sich an einen Server setzt, und das Protokoll.

connect-no-address = { $address }: Das ist keine Serveradresse wie http://localhost:8765
connect-nobody = { $address }: Dort antwortet kein Tischserver.
connect-no-room = { $address }: Welcher Raum? Nenne ihn mit --room, oder nimm die Adresse, die ihr miteinander teilt.
server-says = Der Server sagt: { $text }
bot-sits = Spielt auf Platz { $seat } von { $room }. Mit Strg-C beenden.
bot-game-over = Ein Spiel ist vorbei.
bot-left = Beendet. Der Platz bleibt reserviert: Mit demselben Token bekommst du ihn zurück.
protocol-commands = Befehle des Clients: { $names }
protocol-messages = Nachrichten des Servers: { $names }
protocol-schema = Das ganze Protokoll als JSON Schema: lastcard protocol --schema
