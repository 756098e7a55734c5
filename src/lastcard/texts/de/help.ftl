# Was `--help` zu Befehlen sagt und zu dem, was sie annehmen. Namen, Werte und Dateiendungen werden nicht übersetzt.

## Das Programm

help-lastcard = Das Kartenspiel, das alle kennen, nach den Regeln von allen.
help-version = Zeigt die Version.
help-lang = Die Sprache; ohne Angabe die des Systems.

## Was mehrere Befehle annehmen

help-preset = Eine Vorlage, eine .toml-Datei mit Regeln oder ein Regelcode.
help-sets = Setzt eine Option anders; geht auch mehrmals.
help-files = Eine .toml-Datei mit Optionen, die über die Vorlage gelegt werden.
help-players = Wie viele am Tisch sitzen, 2 bis 10.
help-games = Wie viele Partien gespielt werden, jede bis zum Ende.
help-bots = Wer spielt: random, random-any, tips, oder tips:wilds+high+stop+colour+challenge mit einigen der Ratschläge. Der letzte Name gilt für alle übrigen Plätze.
help-alertness = Welchen Anteil der Gelegenheiten zu reagieren ein Platz bemerkt, 0 bis 1; ein Wert für alle oder je Platz einer.
help-seed = Gleicher Startwert, gleiche Partien, auf jedem Rechner.
help-threads = 0: so viele, wie es Prozessoren gibt.
help-json = Gibt JSON aus.
help-csv = Gibt CSV aus, eine Zeile für jede Zahl.
help-plot-file = Zeichnet, wie lange Runden dauern (.svg, .png oder .pdf).
help-engine = auto beginnt interpretiert, wenn noch nichts kompiliert ist, und geht kompiliert weiter, sobald es so weit ist.

## rules

help-rules = Regelwerke ansehen, vergleichen und weitergeben.
help-rules-list = Die Vorlagen, je ein Satz.
help-rules-show = Jede Option eines Regelwerks mit ihrem Wert, den Nummern der Regeln dahinter und wo sie gesetzt wurde.
help-rules-diff = Die Optionen, in denen sich zwei Regelwerke unterscheiden.
help-rules-diff-first = Eine Vorlage, eine .toml-Datei mit Regeln oder ein Regelcode.
help-rules-diff-second = Das Regelwerk, mit dem verglichen wird.
help-rules-code = Ein kurzer Code, aus dem ein Regelwerk wieder entsteht; eine Zeile für jedes.
help-rules-code-presets = Vorlagen, .toml-Dateien oder Codes.
help-rules-decode = Das Regelwerk hinter einem Code: seine Vorlage und was davon abweicht.
help-rules-decode-code = Ein Regelcode.
help-rules-explain = Was eine Regelnummer bedeutet und welche Optionen sie ausdrücken; oder was eine Option entscheidet.
help-rules-explain-rules = Regelnummern oder Optionen.

## play

help-play = Im Terminal spielen: gegen Bots und mit Leuten an derselben Tastatur.
help-play-people = Die Namen der Leute an dieser Tastatur.
help-play-bots = Wie viele Bots, oder ihre Stufen: novice, casual, tips.
help-play-seed = Gleicher Startwert, gleiche Karten.
help-play-speed = Wie schnell Bots denken und reagieren; 1 ist wie bei Menschen.
help-play-plain = Zeile für Zeile, ohne Farben und Kästen: für Vorleseprogramme, Pipes und langsame Leitungen.
help-play-resume-game = Macht mit der letzten unbeendeten Partie weiter, oder mit der in --file.
help-play-file = Wo die Partie gespeichert wird, Spielzug für Spielzug; ohne Angabe im Datenordner.

## watch

help-watch = Bots beim Spielen zusehen, am Tisch auf dem Bildschirm oder Zeile für Zeile.
help-watch-players = Wie viele Bots am Tisch sitzen, 2 bis 10.
help-watch-seed = Gleicher Startwert, gleiche Partie.
help-watch-rounds = Hört nach so vielen Runden auf; 0: erst am Ende der Partie.
help-watch-bots = Wer spielt: novice, casual, tips; die letzte Stufe gilt für alle übrigen Plätze.
help-watch-speed = 2 ist doppelt so schnell wie Menschen. Zeile für Zeile wird ohne diese Angabe nicht gewartet.
help-watch-plain = Zeile für Zeile, auch in einem Terminal.
help-watch-open-hands = Zeigt gezogene Karten und alle Hände.
help-watch-save = Schreibt die Mitschrift in diese Datei.

## referee

help-referee = Szenariodateien durchspielen: Zeile für Zeile, was geschieht und welche Regel verbietet, was abgelehnt wird.
help-referee-files = Szenariodateien.
help-referee-preset = Urteilt nach diesem Regelwerk statt nach dem der Datei.
help-referee-as-json = Je Datei ein JSON-Objekt.

## replay

help-replay = Eine Mitschrift in Worten durchgehen und prüfen, ob sie den Regeln folgt, bis zur Prüfsumme am Ende.
help-replay-file = Eine Mitschrift.
help-replay-seat = Nur was dieser Platz sehen konnte.
help-replay-step = Wartet vor jedem Spielzug auf Enter.
help-replay-quiet = Prüft sie nur.

## verify

help-verify = Prüfen, ob in einer beendeten Partie ehrlich gegeben wurde: vorher festgelegt und bis zum Ende eingehalten.
help-verify-file = Eine Mitschrift mit dem Geheimnis, nach dem gegeben wurde.
help-verify-commitment = Das Siegel, das du vor der Partie bekommen hast.
help-verify-chance = Die Zufallszahl, die du zum Geben beigetragen hast.

## simulate, compare, warmup

help-simulate = Viele Partien spielen und berichten, was in ihnen geschieht, mit 95-%-Intervallen.
help-compare = Gleich viele Partien nach mehreren Regelwerken spielen und die Zahlen nebeneinanderstellen.
help-compare-rule-sets = Vorlagen, .toml-Dateien oder Codes; Einstellungen folgen nach Kommas: guide,jump_in=all
help-warmup = Den Spielkern kompilieren, für Simulationen und für Bots, die vorausdenken; er bleibt für später gespeichert.
help-warmup-quiet = Meldet nur Fehler.

help-serve = Biete allen im Netz Tische an.
help-serve-host = wo gelauscht wird; 127.0.0.1 nur für diesen Rechner
help-serve-port = der Port; 0 nimmt irgendeinen freien
help-serve-data = der Ordner, in dem Tische aufbewahrt werden
help-serve-away = Sekunden, bis ein Bot für jemanden spielt, der nicht da ist
help-serve-origin = eine Seite von anderswo, die sich verbinden darf, etwa https://cards.example; mehrfach möglich

help-bot = Lass einen Bot einen Platz auf einem Server spielen, von diesem Prozess aus.
help-bot-connect = die Adresse des Servers oder des Raums
help-bot-level = wie er spielt
help-bot-room = der Code des Raums, falls ihn die Adresse nicht hat
help-bot-name = der Name, unter dem er sitzt
help-bot-seat = der Platz; ohne Angabe irgendein freier
help-bot-token = der Schlüssel eines Platzes, den der Gastgeber für ein Programm freihält; besser als LASTCARD_TOKEN
help-bot-games = wie viele Spiele; 0 für alle, die es gibt
help-bot-speed = wie schnell er denkt und reagiert
help-protocol = Das Protokoll des Tischservers, für alle, die Clients schreiben.
help-protocol-as-schema = gib das JSON Schema aller Nachrichten aus
