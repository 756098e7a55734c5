# Die `--help`-Texte der Befehle und ihrer Optionen. Namen, Werte und Dateiendungen werden nicht übersetzt.

## Das Programm

help-lastcard = Das Kartenspiel, das alle kennen, nach euren Regeln.
help-version = Zeigt die Version.
help-lang = Die Sprache; ohne Angabe die des Systems.

## Optionen mehrerer Befehle

help-preset = Eine Vorlage, eine .toml-Datei mit Regeln oder ein Regelcode.
help-sets = Ändert eine Option; mehrfach möglich.
help-files = Eine .toml-Datei mit Optionen, die geändert werden.
help-players = Wie viele spielen, 2 bis 10.
help-matches = Wie viele Partien gespielt werden.
help-bots = Wer spielt: random, random-any, tips, oder tips:wilds+high+stop+colour+challenge mit einigen der Ratschläge. Der letzte Name gilt für alle übrigen Plätze.
help-alertness = Wie oft ein Platz merkt, dass er reagieren kann, 0 bis 1; ein Wert für alle oder einer je Platz.
help-seed = Gleicher Startwert, gleiche Partien, auf jedem Rechner.
help-threads = 0 nutzt alle Prozessoren.
help-json = Gibt JSON aus.
help-csv = Gibt CSV aus, eine Zeile für jede Zahl.
help-plot-file = Zeichnet, wie lange Runden dauern (.svg, .png oder .pdf).
help-engine = auto beginnt interpretiert, wenn noch nichts kompiliert ist, und wechselt zum kompilierten Spielkern, sobald er fertig ist.

## rules

help-rules = Regelwerke ansehen, vergleichen und weitergeben.
help-rules-list = Zeigt die Vorlagen.
help-rules-show = Zeigt jede Option eines Regelwerks mit ihrem Wert, den Regeln dahinter und wo sie gesetzt wurde.
help-rules-diff = Zeigt die Optionen, in denen sich zwei Regelwerke unterscheiden.
help-rules-diff-first = Eine Vorlage, eine .toml-Datei mit Regeln oder ein Regelcode.
help-rules-diff-second = Das Regelwerk, mit dem verglichen wird.
help-rules-code = Gibt für jedes Regelwerk einen kurzen Code aus.
help-rules-code-presets = Vorlagen, .toml-Dateien oder Codes.
help-rules-decode = Zeigt das Regelwerk hinter einem Code: seine Vorlage und was davon abweicht.
help-rules-decode-code = Ein Regelcode.
help-rules-explain = Erklärt Regelnummern oder Optionen.
help-rules-explain-rules = Regelnummern oder Optionen.

## play

help-play = Im Terminal spielen: gegen Bots und mit Leuten an derselben Tastatur.
help-play-people = Die Namen der Leute an dieser Tastatur.
help-play-bots = Wie viele Bots, oder ihre Stufen: novice, casual, tips.
help-play-seed = Gleicher Startwert, gleiche Karten.
help-play-speed = Wie schnell Bots denken und reagieren; 1 ist wie bei Menschen.
help-play-plain = Zeile für Zeile, ohne Farben und Kästen: für Screenreader, Pipes und langsame Verbindungen.
help-play-resume-game = Setzt die letzte offene Partie fort, oder die in --file.
help-play-file = Wo die Partie gespeichert wird, Spielzug für Spielzug; ohne Angabe im Datenordner des Benutzers.

## watch

help-watch = Bots beim Spielen zusehen, auf dem Bildschirm oder Zeile für Zeile.
help-watch-players = Wie viele Bots spielen, 2 bis 10.
help-watch-seed = Gleicher Startwert, gleiche Partie.
help-watch-rounds = Hört nach so vielen Runden auf; 0 spielt die ganze Partie.
help-watch-bots = Wer spielt: novice, casual, tips; die letzte Stufe gilt für alle übrigen Plätze.
help-watch-speed = 2 ist doppelt so schnell wie Menschen. Zeile für Zeile wird ohne diese Angabe nicht gewartet.
help-watch-plain = Zeile für Zeile, auch in einem Terminal.
help-watch-open-hands = Zeigt Hände und gezogene Karten.
help-watch-save = Schreibt die Mitschrift in diese Datei.

## referee

help-referee = Szenariodateien durchspielen und Zeile für Zeile erklären, was geschieht und welche Regel was verbietet.
help-referee-files = Szenariodateien.
help-referee-preset = Urteilt nach diesem Regelwerk statt nach dem der Datei.
help-referee-as-json = Gibt für jede Datei ein JSON-Objekt aus.

## replay

help-replay = Eine Mitschrift in Worten nacherzählen und prüfen, ob sie den Regeln bis zur Prüfsumme am Ende folgt.
help-replay-file = Eine Mitschrift.
help-replay-seat = Zeigt nur, was dieser Platz sehen konnte.
help-replay-step = Wartet vor jedem Spielzug auf Enter.
help-replay-quiet = Prüft die Mitschrift nur.

## verify

help-verify = Prüfen, ob in einer beendeten Partie fair ausgeteilt wurde.
help-verify-file = Eine Mitschrift mit dem Geheimnis, mit dem ausgeteilt wurde.
help-verify-commitment = Das Siegel, das du vor der Partie bekommen hast.
help-verify-chance = Die Zufallszahl, die du beigetragen hast.

## simulate, compare, warmup

help-simulate = Viele Partien spielen und berichten, was in ihnen geschieht, mit 95-%-Intervallen.
help-compare = Gleich viele Partien nach mehreren Regelwerken spielen und die Zahlen vergleichen.
help-compare-rule-sets = Vorlagen, .toml-Dateien oder Codes; Einstellungen folgen nach Kommas: guide,jump_in=all
help-warmup = Den Spielkern für Simulationen kompilieren und für später speichern.
help-warmup-quiet = Meldet nur Fehler.

help-serve = Tische für alle im Netzwerk anbieten.
help-serve-host = Adresse, auf der der Server lauscht; 127.0.0.1 nur für diesen Rechner
help-serve-port = Port; 0 für irgendeinen freien
help-serve-data = Ordner für gespeicherte Tische
help-serve-away = Sekunden, bis ein Bot für jemanden spielt, der nicht da ist
help-serve-origin = eine andere Seite, die sich verbinden darf, etwa https://cards.example; mehrfach möglich

help-bot = Einen Bot auf einem Server mitspielen lassen.
help-bot-connect = Adresse des Servers oder des Raums
help-bot-level = wie er spielt
help-bot-room = Code des Raums, falls er nicht in der Adresse steht
help-bot-name = Name des Bots
help-bot-seat = Platz, den er einnimmt; ohne Angabe irgendein freier
help-bot-token = Token eines Platzes, den der Gastgeber für ein Programm reserviert hat; sicherer ist die Variable LASTCARD_TOKEN
help-bot-matches = wie viele Partien er spielt; 0 für alle, die es gibt
help-bot-speed = wie schnell er denkt und reagiert
help-protocol = Das Protokoll des Tischservers zeigen, für alle, die Clients schreiben.
help-protocol-as-schema = das JSON Schema aller Nachrichten ausgeben
