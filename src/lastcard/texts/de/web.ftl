# Der Browser: was auf jeder Seite steht.

web-title = Last Card
web-nowhere = Hier ist nichts.
web-to-start = Zur Startseite
web-no-way-in = Du kannst diesem Tisch nicht beitreten.
web-connecting = Einen Moment …
web-line-lost = Verbindung verloren. Neuer Versuch …
web-offline = Der Server antwortet nicht. Bist du online?
web-failed = Das hat nicht geklappt.
web-lobby-guest = Gast
