# Der Browser: was auf jeder Seite steht.

web-title = Last Card
web-nowhere = Hier ist nichts.
web-to-start = Zur Startseite
web-no-way-in = Dieser Tisch ist nicht zu betreten.
web-connecting = Einen Moment …
web-line-lost = Die Verbindung ist weg. Neuer Versuch …
web-offline = Der Server antwortet nicht. Bist du online?
web-failed = Das hat nicht geklappt.
web-lobby-guest = Gast
