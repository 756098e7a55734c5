# Simulationen: ihre Berichte, und Fehler in den Optionen.

## Der kompilierte Spielkern

compiled-missing = der kompilierte Spielkern ist nicht installiert; pip install 'lastcard[fast]' fügt ihn hinzu
compiled-broken = der kompilierte Spielkern startet nicht: { $error }
compiled-failed = das Kompilieren im Hintergrund ist fehlgeschlagen; lastcard warmup zeigt den Grund. Die Simulation läuft interpretiert weiter
compiled-not-installed = der kompilierte Spielkern ist nicht installiert, deshalb läuft die Simulation interpretiert; pip install 'lastcard[fast]' fügt ihn hinzu
compiled-in-background = der Spielkern wird im Hintergrund kompiliert (einmal, etwa eine Minute); bis dahin läuft die Simulation interpretiert
compiled-not-kept = kompilierter Code lässt sich in { $folder } nicht speichern, deshalb läuft die Simulation interpretiert; --engine compiled kompiliert nur für diesen Lauf
compiled-no-place = kompilierter Code lässt sich in { $folder } nicht speichern
compiled-ready = Der kompilierte Spielkern liegt bereit in { $folder }.
compiled-compiling = Kompilieren

## Fehler in den Optionen

lab-too-many-bots = { $bots } Bots sind zu viele für { $players } Plätze
lab-too-many-alertnesses = { $given } Werte für die Aufmerksamkeit sind zu viele für { $players } Plätze
lab-alertness-range = die Aufmerksamkeit ist eine Zahl von 0 bis 1, nicht { $share }
lab-no-such-bot = diesen Bot gibt es nicht: { $bot } (es gibt { $known }){ $hint }
lab-no-advice = { $bot } folgt keinen Ratschlägen; das tut nur tips
lab-no-such-advice = diesen Ratschlag gibt es nicht: { $advice } (es gibt { $known }){ $hint }
lab-json-or-csv = wähl entweder --json oder --csv
lab-compare-two = compare braucht mindestens zwei Regelwerke
lab-no-plots = zum Zeichnen braucht es matplotlib; pip install 'lastcard[plots]' fügt es hinzu
lab-plot-kind = { $file }: ein Bild muss eine .svg-, .png- oder .pdf-Datei sein
lab-no-folder = { $folder }: diesen Ordner gibt es nicht

## Der Bericht

lab-rules = { $rules }; { $players } Spieler
lab-seats = Bots: { $bots }. Aufmerksamkeit: { $alertness }. Startwert: { $seed }.
lab-matches = Partien: { $matches }. Runden: { $rounds } in { $seconds } s, { $rate } pro Sekunde, { $path }.
lab-matches-each = Partien mit jedem Regelwerk: { $matches }.
lab-given-up = Aufgegebene Runden zählen nur bei der Länge mit und beenden ihre Partie.
lab-margin = ± ist die Hälfte des 95-%-Intervalls.
lab-nothing-drawn = es wurde keine Runde gespielt, deshalb gibt es nichts zu zeichnen
lab-not-played = { $name }: nicht gespielt.
lab-stopped = Angehalten nach { $matches } von { $planned } Partien.
lab-stopped-one = { $name }: Angehalten nach { $matches } von { $planned } Partien.
lab-percent = { $number } %
lab-path-compiled = kompiliert
lab-path-interpreted = interpretiert
lab-path-both = erst interpretiert, dann kompiliert
lab-rate = { $rate } Partien/s
lab-interval = { $low } bis { $high }
lab-star = * weicht von { $first } stärker ab, als der Zufall erklären kann (95 %).
lab-plot-moves = Spielzüge je Runde
lab-plot-share = Runden in %

lab-section-lengths = Länge
lab-section-long = Lange Runden
lab-section-wins = Siege
lab-section-points = Punkte
lab-section-cards = Gelegte Karten je Runde
lab-section-happenings = Was in einer Runde geschah

figure-moves-mean = Spielzüge je Runde, Mittelwert
figure-moves-median = Spielzüge je Runde, Median
figure-moves-90 = 90 % der Runden bis
figure-moves-99 = 99 % der Runden bis
figure-moves-max = längste Runde
figure-rounds-a-match = Runden je Partie
figure-rounds-over = Runden über { $number } Spielzüge
figure-rounds-given-up = Runden aufgegeben nach { $number } Spielzügen
figure-matches-given-up = aufgegebene Partien
figure-stalemates = Runden, in denen nichts mehr ging
figure-wins-seat = Runden gewonnen von Platz { $number }
figure-match-wins-seat = Partien gewonnen von Platz { $number }
figure-wins-place = { $number ->
    [1] Runden gewonnen von der ersten Person
    [2] von der zweiten
    [3] von der dritten
    [4] von der vierten
   *[other] von Nummer { $number }
}
figure-points-a-round = Punkte je Runde
figure-laid-skip = Aussetzen
figure-laid-reverse = Richtungswechsel
figure-laid-plus-two = +2
figure-laid-plus-four = +4 in einer Farbe
figure-laid-wild = Farbwahl
figure-laid-wild-plus-one = Farbwahl +1
figure-laid-wild-plus-two = Farbwahl +2
figure-laid-wild-plus-four = Farbwahl +4
figure-laid-swap-number = die Tauschzahl
figure-laid-rotate-number = die Weitergabezahl
figure-laid-slap-number = die Schlagzahl
figure-laid-silence-number = die Schweigezahl
figure-cards-drawn = gezogene Karten
figure-debts-taken = fällige Karten genommen (Male)
figure-reshuffles = neu gemischt
figure-uno-calls = Uno gesagt
figure-catches = ohne Uno erwischt
figure-jump-ins = Zwischenwürfe
figure-challenges = angezweifelt
figure-bluffs-found = aufgedeckte Bluffs
figure-swaps = Hände getauscht
figure-swaps-stopped = Tausch gestoppt
figure-rotations = Hände weitergegeben
figure-slaps = auf den Stapel geschlagen
figure-silences = Schweigen
figure-sixty-nines = Neunundsechzig
figure-sixty-nines-joined = bei Neunundsechzig mitgemacht
figure-sixty-nines-failed = Neunundsechzig mit zu wenigen
figure-penalties = Strafen
