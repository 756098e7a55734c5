# Das Regelbuch: jede nummerierte Regel, so wie sie hier gelesen wird, und die Festlegungen, die für alle Dokumente gelten.

## Die Dokumente

document-basic-plus = Basic+: ein schlankes Regelwerk ohne die Punkte, Bluffs und Sonderfälle des offiziellen Spiels.
document-classic = Classic: das Regelblatt des Spiels bis 500 Punkte, mit Bluffs und einer Liste von Strafen.
document-gemela = Gemela: spanische Hausregeln rund um Zwillingskarten, die man als Paar legen oder dazwischenwerfen darf.
document-ozby = Ozby: ein selbst gemachtes Regelwerk mit einem einfachen Spiel und neun Zusätzen, die man einzeln einschalten kann.
document-guide = Guide: ein langer Artikel aus dem Internet über die üblichen Regeln, beliebte Hausregeln und Ratschläge.
document-advanced = Advanced: die Zusatzregeln, auf die Basic+ verweist. Sie kommen aus derselben Sammlung, sind aber keines der fünf Dokumente.
document-extras = Andere Tische: Regeln und Karten aus anderen Apps, neueren Ausgaben und Hausregeln. Sie kommen aus keinem der fünf Dokumente.

## B: Basic+

ledger-B01 = Alle bekommen sieben Karten; der Rest liegt verdeckt als Ziehstapel. Jede andere Zahl ab einer Karte geht auch, solange die Karten zum Austeilen reichen.
ledger-B02 = Wer anfängt, wird ausgelost, und niemand gibt. Braucht eine andere Regel jemanden, der gibt, ist es die Person rechts neben der, die anfängt. Im offiziellen Spiel ziehen alle eine Karte, und die höchste Zahl fängt an; das ist eine Option.
ledger-B03 = Die Startkarte wirkt auf die Person, die anfängt, als hätte die Person rechts daneben sie gelegt. Nach Aussetzen, +2 oder +4 setzt sie aus; bei einer schwarzen Karte wählt sie die Farbe. Auch eine Zahl mit einer besonderen Regel wirkt.
ledger-B04 = Auch ein Richtungswechsel als Startkarte zählt, als hätte ihn die Person rechts gelegt: Die Richtung wechselt, und der Platz dahinter fängt an (bei vier Spielern, wenn Platz 1 anfangen sollte, Platz 3). Das Dokument sagt auch, dass die erste Person im Uhrzeigersinn anfängt. Beides widerspricht sich, und hier gilt das Erste.
ledger-B05 = In deinem Zug legst du eine passende Karte oder ziehst eine. Beides geht nicht, und passen geht auch nicht. Mit dem Ziehen ist dein Zug also vorbei.
ledger-B06 = Du darfst ziehen, auch wenn du legen könntest. Wo andere Regeln das Ziehen nur erlauben, wenn du nicht legen kannst, heißt das: Keine Karte auf deiner Hand ließe sich ohne Bluff legen.
ledger-B07 = Eine Karte passt, wenn sie das Zeichen oder die Farbe der obersten Karte hat oder wenn sie schwarz ist. Liegt eine schwarze Karte oben, hat sie die Farbe, die für sie gewählt wurde.
ledger-B08 = Schwarze Karten darfst du legen, wann du willst, sogar als letzte Karte. Die Farbwahl +4 ist an keine Bedingung gebunden und kann nicht angezweifelt werden.
ledger-B09 = Sobald du keine Karten mehr hast, gewinnst du. Es gewinnt immer genau eine Person. War die letzte Karte eine Ziehkarte, zieht niemand mehr dafür.
ledger-B10 = Legst du eine Farbwahl, wählst du eine der vier Farben, auch die schon geltende.
ledger-B11 = Nach einer +2 oder +4 zieht die nächste Person so viele Karten und setzt aus. Wer die Farbwahl +4 legt, wählt außerdem eine Farbe.
ledger-B12 = Nach einem Aussetzen setzt die nächste Person aus.
ledger-B13 = Ein Richtungswechsel ändert die Spielrichtung. Zu zweit passiert nichts Besonderes: Die andere Person ist an der Reihe.
ledger-B14 = Mit genau einer Karte sollst du Uno sagen. Solange du diese Karte hast, darfst du es wiederholen, so oft du willst. Der Uno-Ruf gilt, bis sich die Zahl deiner Karten ändert.
ledger-B15 = Hast du nur eine Karte und nicht Uno gesagt, dürfen dich alle erwischen, solange du nur diese eine hast, aber nicht danach. Das kostet 3 Karten.
ledger-B16 = Willst du jemanden zu Unrecht erwischen, ziehst du selbst 3 Karten. Zu Unrecht heißt: Die andere Person hat nicht genau eine Karte, hat schon Uno gesagt oder kann nicht mehr erwischt werden.
ledger-B17 = Bemerkt niemand ein vergessenes Uno, passiert nichts.
ledger-B18 = Sagst du Uno, ohne genau eine Karte zu haben, ziehst du 3 Karten. Wo man Uno beim Legen der vorletzten Karte sagt (C04, G26), darfst du es in deinem Zug auch mit zwei Karten sagen, um dieses Legen anzukündigen.
ledger-B19 = Zweimal auf den Tisch klopfen zählt wie Uno sagen. In einer App ist das ein doppeltes Tippen oder eine zweimal gedrückte Taste.
ledger-B20 = Ziehkarten lassen sich nicht stapeln: Wer von einer getroffen wird, zieht.
ledger-B21 = Es gibt keine Punkte. In einer Partie zählen die gewonnenen Runden, und jede neue Runde fängt die Person nach der an, die die letzte angefangen hat.

## C: Classic

ledger-C01 = Wer eine Runde gewinnt, bekommt die Punkte der Karten, die die anderen noch haben, und 500 Punkte gewinnen die Partie. Weil in einer Runde nur eine Person Punkte bekommt, erreichen nie zwei zugleich das Ziel.
ledger-C02 = Eine Karte passt, wenn Farbe, Zahl oder Zeichen gleich ist.
ledger-C03 = Kannst du nicht legen, ziehst du eine Karte. Passt sie, darfst du sie gleich legen; wenn nicht, ist dein Zug vorbei.
ledger-C04 = Sag Uno, wenn du deine vorletzte Karte legst, oder in deinem Zug kurz davor (siehe B18).
ledger-C05 = Vergisst du Uno und wirst erwischt, bevor die nächste Person zieht oder legt, ziehst du 2 Karten. In der Liste der Strafen steht im Dokument 1. Hier sind es 2.
ledger-C06 = Eine +2 passt auf ihre Farbe oder auf eine andere +2; die nächste Person zieht zwei Karten und setzt aus. Als Startkarte trifft sie die Person, die anfängt.
ledger-C07 = Ein Richtungswechsel ändert die Spielrichtung. Ist er die Startkarte, fängt an, wer gegeben hat, und gespielt wird gegen den Uhrzeigersinn.
ledger-C08 = Nach einem Aussetzen setzt die nächste Person aus. Ist es die Startkarte, setzt die Person links neben der aus, die gegeben hat.
ledger-C09 = Legst du eine Farbwahl, wählst du eine Farbe, auch die schon geltende. Du darfst sie auch legen, wenn eine andere Karte passt. Ist sie die Startkarte, wählt die Person links neben der, die gegeben hat, die Farbe.
ledger-C10 = Die Farbwahl +4 darfst du legen, wenn du keine Zahlenkarte der geltenden Farbe hast. Aktionskarten dieser Farbe spielen keine Rolle, eine passende Zahl oder ein passendes Zeichen auch nicht. Es zählt die Farbe, die vorher galt, und schwarze Karten haben keine.
ledger-C11 = Du darfst die Farbwahl +4 auch legen, wenn diese Bedingung nicht erfüllt ist, und hoffen, dass niemand sie anzweifelt.
ledger-C12 = Die Person, die eine Farbwahl +4 trifft, darf sie anzweifeln. Wer geblufft hat, zieht dann die 4 Karten, und die andere Person hat einen normalen Zug. Wer zu Unrecht anzweifelt, zieht 6 Karten statt 4. Die gewählte Farbe bleibt, und nur wer anzweifelt, sieht die Hand.
ledger-C13 = Ist die Startkarte eine Farbwahl +4, wird sie zurückgemischt und eine andere aufgedeckt.
ledger-C14 = Sagst du anderen, was sie legen sollen, ziehst du 2 Karten. Am Tisch ist das ein Vorwurf: Er gilt, wenn mehr als die Hälfte der anderen zustimmt. Wenn nicht, kostet er nichts.
ledger-C15 = Legst du eine Karte, die nicht passt, oder legst du, wenn du nicht an der Reihe bist, nimmst du sie zurück und ziehst eine Karte. Ist die Strafe 0, wird der Spielzug nur abgelehnt.
ledger-C16 = Zahlenkarten zählen ihre Zahl, Aussetzen und Richtungswechsel je 20, Farbwahl und Farbwahl +4 je 50. Das Dokument vergisst die +2; sie zählt 20 wie die anderen farbigen Aktionskarten.
ledger-C17 = Wer die letzte Karte legt, gewinnt die Runde, und es wird neu ausgeteilt. Das Geben geht nach links weiter.

## G: Gemela

ledger-G01 = Alle bekommen sieben Karten, und gelegt wird eine Karte nach der anderen, nach Farbe oder Zahl. Zum Ziehen und zur Startkarte sagt das Dokument nichts. Hier darfst du eine Karte ziehen, wann du willst, und sie legen, wenn sie passt. Eine Aktionskarte als Startkarte bewirkt nichts, und eine schwarze Startkarte wird ersetzt.
ledger-G02 = Nach einer Runde zählen alle die Punkte auf der eigenen Hand zu ihrer Summe dazu. Sobald jemand 250 hat, gewinnt die kleinste Summe; gleiche kleinste Summen gewinnen gemeinsam.
ledger-G03 = Zahlenkarten zählen ihre Zahl, besondere Karten 10, und eine +4 zählt 20, ob farbig oder schwarz.
ledger-G04 = Eine Gruppe darf sich auf ein Ziel über 250 einigen.
ledger-G05 = Variante: Wer die letzte Karte legt, bekommt -10 Punkte statt 0.
ledger-G06 = Ein Richtungswechsel passt auf seine Farbe oder auf einen anderen Richtungswechsel.
ledger-G07 = Ein Richtungswechsel blockt eine +2 und gibt sie an jemand anderen weiter. Er muss die Farbe der +2 haben, die oben liegt, oder auf einen Richtungswechsel folgen, der sie hatte. Die Richtung wechselt, und alle Karten sind für die nächste Person in dieser Richtung fällig.
ledger-G08 = Aussetzen passt auf seine Farbe oder auf ein anderes Aussetzen.
ledger-G09 = Auf eine +2 kannst du mit einer +2 jeder Farbe antworten, und die Werte werden zusammengezählt. Antworten ist nie Pflicht: Wer es nicht tut, zieht die ganze Summe und setzt aus.
ledger-G10 = In Kartenspielen mit einer farbigen +4 wird diese genauso gestapelt wie die +2.
ledger-G11 = Schwarze +1, +2 und +4 passen auf jede Karte. Wer sie legt, wählt eine Farbe, und ihr Wert kommt zu den fälligen Karten dazu.
ledger-G12 = Auf eine schwarze Ziehkarte kann man mit einer farbigen +2 oder +4 antworten, wenn diese die dafür gewählte Farbe hat.
ledger-G13 = Eine schwarze Ziehkarte ist eine Antwort auf eine farbige +2 und auch auf jede andere schwarze Ziehkarte.
ledger-G14 = Wer die fälligen Karten zieht, setzt aus.
ledger-G15 = Eine farbige +2 ist keine Antwort auf eine schwarze Ziehkarte, für die eine andere Farbe gewählt wurde, außer auf eine schwarze +2. Ist nichts fällig, muss die Karte nur wie üblich passen, und gleiche Werte passen zueinander.
ledger-G16 = Eine einfache Farbwahl darf nicht auf eine schwarze Ziehkarte, ob noch Karten fällig sind oder nicht.
ledger-G17 = Wer eine Null legt, darf die Hand mit jemandem tauschen oder es bleiben lassen.
ledger-G18 = Variante: Wer wegen einer Null tauschen soll, darf den Tausch mit einer anderen Null stoppen. Das kann nur die nächste Person, bevor die Hände getauscht sind. Dann tauscht niemand, und die Null war ihr Zug.
ledger-G19 = Jede farbige Karte gibt es in diesem Kartenspiel zweimal, auch die Nullen. Die schwarzen Karten zählt das Dokument nicht auf: Mit 4 Farbwahlkarten, 2 schwarzen +1, 2 schwarzen +2 und 4 schwarzen +4 sind es 116 Karten.
ledger-G20 = Alle dürfen den Zwilling der obersten Karte dazwischenwerfen, ob sie an der Reihe sind oder nicht, und von dort geht das Spiel weiter. Auch schwarze Zwillinge zählen; wer einen wirft, wählt die Farbe.
ledger-G21 = Zwei genau gleiche Karten, die passen, darf man in einem Zug zusammen legen.
ledger-G22 = Ein Paar Richtungswechsel lässt die Richtung, wie sie ist.
ledger-G23 = Ein Paar Aussetzen überspringt eine Person oder zwei, wie abgemacht. In der Vorlage ist es eine.
ledger-G24 = Wirfst du den Zwilling einer Ziehkarte dazwischen, bevor die getroffene Person gezogen hat, muss sie nicht mehr ziehen. Für die Person nach dir sind beide Werte zusammen fällig.
ledger-G25 = Wirfst du ihn dazwischen, nachdem die getroffene Person gezogen hat, ist für die Person nach dir nur der Wert deiner Karte fällig. Das geht, bis jemand eine andere Karte legt.
ledger-G26 = Sag Uno, wenn du deine vorletzte Karte legst. Vergisst du es und jemand merkt es, ziehst du 6 Karten.
ledger-G27 = Du kannst erwischt werden, sobald deine vorletzte Karte auf dem Stapel liegt. Sagst du Uno, bevor dich jemand erwischt, passiert dir nichts.
ledger-G28 = Wer jemanden erwischt, soll ein, zwei Sekunden Zeit lassen. Die Uhr am Tisch misst sie. Ein früherer Versuch wartet, bis sie um sind; er ist weder falsch noch verloren.
ledger-G29 = Wer nach einem Tausch nur noch eine Karte hat, muss Uno sagen.
ledger-G30 = Wer Uno vergessen hat, kann erwischt werden, bis die übernächste Person eine Karte legt. Auch wenn sie zieht, ist es vorbei, sonst würde es vielleicht nie enden.
ledger-G31 = Bleibt dir nach einem Paar eine Karte, sag Uno. Bleibt dir keine, gewinnst du.

## O: Ozby

ledger-O01 = Es spielen zwei bis zehn Leute mit je sieben Karten.
ledger-O02 = Eine schwarze Startkarte wird in den Stapel zurückgemischt und ersetzt. Farbige Aktionskarten bewirken als Startkarte nichts, außer wenn der Schnellstart (O10) eingeschaltet ist.
ledger-O03 = Karten passen nach Zahl, Farbe oder Aktion. Kannst oder willst du nicht legen, zieh eine Karte. Dein Zug ist vorbei.
ledger-O04 = Sag jedes Mal Uno, wenn du nur noch eine Karte hast. Wirst du erwischt, bevor die nächste Person handelt, ziehst du 2 Karten.
ledger-O05 = Alle zählen ihre eigene Hand, und wer zuerst 500 erreicht, verliert. Die anderen folgen nach ihrer Summe, die kleinste zuerst.
ledger-O06 = Zahlenkarten zählen ihre Zahl, farbige Aktionskarten 20, schwarze Karten 50.
ledger-O10 = Schnellstart: Ist die Startkarte eine Aktionskarte oder eine Zahl mit einer besonderen Regel, trifft sie die Person, die anfängt.
ledger-O11 = Legezwang: Kannst du die gezogene Karte legen, wird sie automatisch gelegt. Die Farbe, oder mit wem du tauschst, wählst du trotzdem.
ledger-O12 = Anzweifeln: Die Farbwahl +4 darfst du nur legen, wenn du sonst nichts legen kannst, andere schwarze Karten ausgenommen. Wer beim Bluffen angezweifelt wird, zieht 2 Karten; niemand zieht die vier, und die getroffene Person hat einen normalen Zug. Wer zu Unrecht anzweifelt, zieht 6. Die 2 steht im Dokument; du kannst sie auf 4 stellen.
ledger-O13 = Stapeln: Auf eine +2 oder eine +4 kann man mit einer +2 jeder Farbe antworten, und wer keine dazulegt, zieht die Summe. Die +4 ist auf nichts eine Antwort, denn das Dokument nennt sie nicht.
ledger-O14 = Tempo: Alle, auch wer zuletzt gelegt hat, dürfen sofort eine farbige Karte dazwischenwerfen, die genau gleich ist wie die oberste, und von dort geht das Spiel weiter. Eine dazwischengeworfene +2 bricht die Kette: Was vorher fällig war, verfällt, und es wird neu gezählt.
ledger-O15 = Legst du eine 7, darfst du die Hand mit jemandem deiner Wahl tauschen. Ob du es musst, lässt sich einstellen.
ledger-O16 = Wird eine 0 gelegt, geben alle ihre Hand in Spielrichtung an die nächste Person weiter.
ledger-O17 = Zu zweit wirkt ein Richtungswechsel wie Aussetzen. Nach Aussetzen, +2 oder +4 ist dieselbe Person noch einmal an der Reihe.
ledger-O18 = Vier Spieler bilden zwei Teams, und Partner sitzen einander gegenüber. Die Runde ist vorbei, wenn jemand die letzte Karte legt. Wo alle ihre eigene Hand zählen, zählt ein Team beide Hände zusammen. Wo man die Karten der anderen als Punkte bekommt, bekommt das siegreiche Team beide Hände des anderen Teams.

## D: Guide

ledger-D01 = Sieben Karten für alle; die oberste Karte des Stapels eröffnet, und Karten passen nach Farbe, Zahl oder Zeichen.
ledger-D02 = Aussetzen, Richtungswechsel, +2 und Farbwahl wirken wie üblich. Die Farbwahl +4 darfst du nur legen, wenn du keine Karte der geltenden Farbe hast.
ledger-D03 = Passt nichts, ziehst du eine Karte. Passt sie, darfst du sie gleich legen; wenn nicht, behältst du sie, und dein Zug ist vorbei.
ledger-D04 = Vergisst du Uno und wirst erwischt, bevor der nächste Zug beginnt, ziehst du 2 Karten. Mit einer Uhr beginnt der Zug, wenn die nächste Person zum ersten Mal handelt oder die Schonfrist um ist, je nachdem, was früher kommt. Ohne Uhr beginnt er, wenn sie handelt.
ledger-D05 = Zahlen zählen ihre Zahl, farbige Aktionskarten 20, schwarze Karten 50. Wer eine Runde gewinnt, bekommt die Punkte, die Partie geht bis 500, und der höchste Punktestand gewinnt sie.
ledger-D06 = Ziehkarten werden nicht gestapelt, auch keine +4 auf eine +2.
ledger-D07 = Ist der Ziehstapel leer, werden alle abgelegten Karten außer der obersten zu einem neuen gemischt, und schwarze Karten verlieren ihre Farbe. Reicht das nicht, ziehst du, was da ist, und es geht weiter. Kann niemand mehr legen oder ziehen, gewinnt die Hand mit den wenigsten Punkten die Runde.
ledger-D08 = Als Startkarte lässt Aussetzen die Person aussetzen, die anfängt, eine +2 trifft sie, bei einer Farbwahl wählt sie die Farbe, und eine Farbwahl +4 geht zurück in den Stapel.
ledger-D09 = Ist die Startkarte ein Richtungswechsel und ihr seid zu zweit, setzt die Person aus, die nicht gegeben hat. Seid ihr mehr, wechselt die Richtung, und es fängt an, wer gegeben hat, wie in C07.
ledger-D10 = Alle anderen dürfen eine Farbwahl +4 anzweifeln, nicht nur die getroffene Person. Wer beim Bluffen angezweifelt wird, zieht die 4 Karten. Wer zu Unrecht anzweifelt, zieht 6. War es nicht die getroffene Person, sind ihre 4 in den 6 enthalten: Sie zieht nichts, setzt aber trotzdem aus.
ledger-D11 = Hausregel 7-0: Mit einer 7 darfst du die Hand mit jemandem deiner Wahl tauschen, und bei einer 0 müssen alle ihre Hand weitergeben.
ledger-D12 = Hausregel Zwischenwurf: Wer die gleiche Karte hat wie die oberste, darf sie außer der Reihe dazwischenwerfen.
ledger-D13 = Hausregel Stapeln: +2 auf +2 und +4 auf +4 werden zusammengezählt. Die progressive Fassung erlaubt nur +2 auf +2.
ledger-D14 = Hausregel: Passt nichts, ziehst du weiter, bis du eine Karte legen kannst oder der Stapel leer ist. Je nach Einstellung behältst du diese Karte, darfst sie legen oder musst sie legen.
ledger-D15 = Hausregel 69: Legst du eine 9 auf eine 6 derselben Farbe oder eine 6 auf eine 9, werden die anderen einmal der Reihe nach gefragt, ob sie eine 6 oder 9 dieser Farbe dazulegen. Machen mit dir genug mit, dürfen alle ihre Karten der Farbe abwerfen. Wie viele genug sind, ist eine Option: eine Zahl, oder die Hälfte der Spieler, abgerundet, aber mindestens 3. Es sind nie mehr, als das Kartenspiel erlaubt. Machen zu wenige mit, bleiben die Karten liegen, und es geht weiter. Haben dann mehrere keine Karten mehr, gewinnt nach dem Abwerfen die erste Person in der Reihenfolge, angefangen bei dir.
ledger-D16 = Ein Rat, keine Regel: Heb dir Farbwahlkarten auf, werde hohe Karten früh los, nimm Aussetzen und Richtungswechsel gegen jemanden, der bald gewinnt, wähl die Farbe, von der du am meisten hast, und zweifle nur mit gutem Grund an. Ein Bot spielt genau danach, damit man messen kann, was der Rat bringt.

## A: Advanced

ledger-A01 = Anhäufen: Auf fällige Karten kann man mit einer passenden Ziehkarte antworten, sie mit Aussetzen an die folgende Person weiterreichen oder mit einem Richtungswechsel zurückschicken.
ledger-A02 = Schweigen: Nach der Schweigekarte darf niemand reden. Wer zuerst redet, zieht 3 Karten und beendet das Schweigen. Auch eine weitere Schweigekarte beendet es. Solange geschwiegen wird, klopft man, statt Uno zu sagen.
ledger-A03 = Schlag auf den Stapel: Nach der Schlagkarte schlagen alle auf den Stapel, und wer zuletzt schlägt, zieht 3 Karten. Ein Schlag zur falschen Zeit kostet auch 3.
ledger-A04 = Dazwischenwerfen und doppelt legen: Zwillinge darf man außer der Reihe werfen und als Paar legen, wie in G20 und G21.
ledger-A05 = Mit einer Zahlenkarte, die die Gruppe bestimmt, tauscht man die Hände.
ledger-A06 = Eine Karte, die gegen die Regeln gelegt wurde, geht zurück und kostet 3 Karten. Ein Zug hat 15 Sekunden, und wer länger braucht, macht damit so einen Fehler.
ledger-A07 = In einer Partie ist jeder Sieg ein Punkt, und jede Runde fängt die nächste Person im Uhrzeigersinn an.
ledger-A08 = Das Regelwerk advanced ist Basic+ mit Anhäufen (A01), Schweigen bei der 0 (A02), Schlag auf den Stapel bei der 7 (A03) sowie Dazwischenwerfen und doppeltem Legen (A04).

## E: was andere Tische spielen

ledger-E01 = In einem Zug darfst du mehrere Karten mit derselben Zahl legen, egal in welchen Farben, und mit einer anderen Einstellung auch Aussetzen, Richtungswechsel und farbige Ziehkarten. Die erste muss passen, die letzte bleibt oben. Du musst es nie tun. Tauschzahl, Weitergabezahl und Schlagzahl wirken einmal, die Schweigezahl mit jeder Karte. Eine gerade Zahl von Richtungswechseln hebt sich auf, und Ziehkarten zählen zusammen. Eine gezogene Karte legst du allein, und dazwischenwerfen kannst du nur eine.
ledger-E02 = Deine letzte Karte darf keine Ziehkarte sein, oder sie muss eine Zahl sein. Eine Karte, die nicht erlaubt ist, wird abgelehnt, nicht bestraft.
ledger-E03 = Nur eine Zahl eröffnet die Runde. Aktionskarten gehen zurück wie schwarze Karten.
ledger-E04 = Wer zuerst keine Karten mehr hat, hat gewonnen, aber es geht weiter, bis nur noch eine Person übrig ist. Auch eine letzte Karte wirkt noch auf die nächste Person; nur Tausch, Weitergeben der Hände, Schlag und Neunundsechzig fallen weg, und anzweifeln kann man sie nicht. Mit Teams endet die Runde, wenn eine Seite keine Karten mehr hat, und diese Seite gewinnt.
ledger-E05 = Sobald du eine bestimmte Zahl von Karten auf der Hand hast, scheidest du aus der Runde aus. Was du noch ziehen müsstest, bleibt liegen, und deine Karten kommen verdeckt unter die abgelegten. Wer übrig bleibt, gewinnt, außer jemand hatte vorher schon keine Karten mehr.
ledger-E06 = Wer ausgeschieden ist, ist eine feste Zahl von Punkten wert.
ledger-E07 = Nach jeder Runde scheidet jemand aus der Partie aus: die Person mit den meisten Karten, oder wer das Ziel erreicht. Wer übrig bleibt, gewinnt.
ledger-E08 = Wer vergisst, Uno anzukündigen, bekommt die Strafe von selbst; niemand muss es merken. Wer durch einen Tausch, eine Neunundsechzig oder einen Zwischenwurf auf eine Karte kommt, muss nichts sagen.
ledger-E09 = Wer eine Runde gewonnen oder verloren hat, fängt die nächste an.
ledger-E10 = Ein Richtungswechsel oder Aussetzen in beliebiger Farbe gibt fällige Karten weiter. Danach gilt seine Farbe.
ledger-E11 = Weitergeben lässt sich nur, was zuletzt mit einer +4 fällig wurde.
ledger-E12 = Ab einer bestimmten Zahl von Karten auf der Hand ziehst du in deinem Zug nicht mehr. Fällige Karten und Strafkarten ziehst du trotzdem. Kannst du nichts legen, ist die nächste Person an der Reihe.
ledger-E13 = Zwei Seiten beliebiger Größe: Jeder zweite Platz gehört zur selben Seite.
ledger-E14 = Eine Hand mit höchstens einer bestimmten Zahl von Karten liegt offen, sodass alle sie sehen, bis sie wieder wächst.
ledger-E15 = Die Partie hat eine Gesamtzeit. Ist sie um, gewinnt die Runde, wer die wenigsten Karten hat, und die Partie ist zu Ende.
ledger-E16 = Ab einer bestimmten Menge gleicher Zahlen auf einmal ziehen alle anderen eine Karte, bevor sonst etwas geschieht. Ist deine Hand damit leer, gewinnst du, und niemand zieht.
ledger-E17 = Rache: Eine Ziehkarte auf einer Ziehkarte zählt doppelt, ob deren Karten noch fällig sind oder schon gezogen.
ledger-E18 = Eine schwarze Karte darf nicht auf eine schwarze.
ledger-E19 = Solange Karten fällig sind, darf niemand dazwischenwerfen.
ledger-E20 = Wer zieht, bis etwas passt, hört nach einer bestimmten Zahl von Karten auf.
ledger-E21 = Nach dem Ziehen darfst du jede Karte deiner Hand legen.
ledger-E22 = Ab der zweiten Runde werden die Plätze jedes Mal neu ausgelost. Die Punkte gehen mit der Person mit, und wer anfängt, ändert sich dadurch nicht.
ledger-E23 = Die Karten, die du legen kannst, sind nicht markiert.
ledger-E24 = Ziehen heißt, auf einen Kartenwerfer zu drücken: In der Hälfte der Fälle kommt nichts, sonst eine bis sechs Karten. Kein Regelblatt nennt die Wahrscheinlichkeiten; diese haben wir festgelegt. Danach ist der Zug vorbei.
ledger-E31 = Alle aussetzen: Alle anderen setzen aus, und du bist noch einmal an der Reihe.
ledger-E32 = Farbe ablegen: Alle anderen Karten dieser Farbe auf deiner Hand kommen mit auf den Stapel und wirken nicht.
ledger-E33 = Farbwahl +4 mit Richtungswechsel: Die Richtung wechselt, dann sind für die nächste Person 4 Karten fällig. Sind nur noch zwei im Spiel, sind sie für dich selbst fällig, und du darfst antworten.
ledger-E34 = Farbwahl +6: Für die nächste Person sind 6 Karten fällig.
ledger-E35 = Farbwahl +10: Für die nächste Person sind 10 Karten fällig.
ledger-E36 = Farbroulette: Die nächste Person wählt eine Farbe, zieht, bis diese Farbe kommt, und setzt aus. Wo es so abgemacht ist, wählt, wer die Karte legt. Die Regelblätter sagen nicht, welche Farbe danach gilt; hier ist es die gewählte.
ledger-E37 = Kartentausch: Wähle eine Farbe und tausche dann die Hand mit jemandem deiner Wahl.
ledger-E38 = Kartenmischen: Wähle eine Farbe. Alle Handkarten werden zusammen gemischt und einzeln ausgeteilt, zuerst an die nächste Person.
ledger-E39 = Blanko-Farbwahl: eine Farbwahl mit einer Regel, die der Tisch abgemacht hat.
ledger-E40 = Farbwahl +2 mit Zielwahl: Wähle eine Farbe und eine Person. Sie zieht zwei Karten und behält ihren Zug.

## Festlegungen für alle Dokumente: fällige Karten

ruling-owing = Ziehkarten
ruling-owing-take = Fällige Karten nimmst du mit einem eigenen Spielzug, auch wenn du sonst nichts tun kannst, damit keine Pause deine Hand verrät. Bis dahin kannst du nicht normal ziehen und keine Karte legen, die keine Antwort ist. Eine App darf sie nach einem Augenblick für dich nehmen, aber nur, wenn die Regeln dir keine Wahl lassen.
ruling-owing-opening = Ist die Startkarte eine +2 oder +4, sind ihre Karten für die Person fällig, die anfängt. Ist sie schwarz, wählt diese Person zuerst die Farbe.
ruling-owing-after-deflecting = Hat jemand mit Richtungswechsel oder Aussetzen Karten an dich weitergegeben, kannst du mit einer farbigen Ziehkarte derselben Farbe antworten, mit einer schwarzen, wenn das Stapeln es erlaubt, oder mit noch einem Richtungswechsel oder Aussetzen dieser Art. Es muss passen, außer wo jede Farbe erlaubt ist. Wo sich nur eine +2 weitergeben lässt, gehört eine schwarze +2 nicht dazu.
ruling-owing-deflecting-pair = Zwei Richtungswechsel auf einmal als Antwort lassen die Richtung, wie sie ist, und die Karten sind für die nächste Person fällig. Ein Aussetzen als Antwort gibt die Karten an die Person nach dir weiter und überspringt sonst niemanden.
ruling-owing-pairs = Ein Paar Ziehkarten zählt doppelt, auch als Antwort, und ein schwarzes Paar bekommt eine Farbe. Eine farbige +4 ist bei gleichem Wert in jeder Farbe eine Antwort, sonst nur in der geltenden.
ruling-owing-challenge = Hast du auf eine Farbwahl +4 geantwortet, kannst du sie nicht mehr anzweifeln. Beim Anzweifeln zählt die Hand, wie sie beim Legen war, ohne diese Karte, und farbige Aktionskarten zählen als Karten ihrer Farbe, außer wo nur Zahlenkarten die Farbwahl +4 verbieten. Wo alle anzweifeln dürfen, gilt nur das erste Mal. Es muss kommen, bevor die getroffene Person handelt, und nicht von der Person, die die Karte gelegt hat.
ruling-owing-stacked-challenge = War die angezweifelte Farbwahl +4 eine Antwort, zieht, wer beim Anzweifeln verliert, die Strafe und dazu alles, was vorher fällig war. Bei einem Paar Farbwahl +4 zählt die Strafe auf beiden Seiten doppelt. Die Dokumente sagen dazu nichts; das legen wir fest.

## Festlegungen für alle Dokumente: Uno

ruling-uno = Uno
ruling-uno-call = Uno gilt für die Hand, die du hast. Wächst sie, schrumpft sie oder bekommt sie jemand anderes, ist der Uno-Ruf weg.
ruling-uno-announcement = Uno kannst du mit zwei Karten auf der Hand ankündigen, oder mit mehr vor einem Paar oder mehreren gleichen Karten. Es gilt dann für das Legen, nach dem dir eine Karte bleibt. Tust du etwas anderes, zählt es nicht, kostet aber auch nichts.
ruling-uno-wrong = Du kannst zu Unrecht Uno sagen oder jemanden erwischen wollen und zahlst die Strafe. Ist sie 0, wird der Spielzug abgelehnt und kostet nichts. Dich selbst kannst du nicht erwischen, aber Partner können einander erwischen.
ruling-uno-closing = Wo du erwischt werden kannst, bis die nächste Person handelt, heißt das: bis zum nächsten Legen, Ziehen, Nehmen oder Anzweifeln in einem Zug oder bis zu einem Zwischenwurf. Reaktionen ohne Karte zählen nicht. Wer aussetzen muss, ist nicht die nächste Person. Ist dieselbe Person noch einmal an der Reihe, endet die Zeit mit ihrem nächsten Spielzug.
ruling-uno-second = Wo du erwischt werden kannst, bis die nächsten zwei Personen gehandelt haben, braucht es zwei solche Spielzüge. Eine Karte ziehen und sie legen zählt als einer.
ruling-uno-grace = Mit Schonfrist wartet ein zu frühes Erwischen, bis sie um ist. Sagt die Person bis dahin Uno, zählt es nicht. Macht jemand einen Spielzug, der die Zeit zum Erwischen beenden würde, zählt es vorher noch. Wo der nächste Zug diese Zeit beendet, beginnt er nach der Uhr, wenn die Schonfrist um ist.
ruling-uno-swap = Wurden Hände getauscht oder weitergegeben, muss Uno sagen, wer jetzt eine Karte hat. Bevor der Tausch erledigt ist, kann niemand erwischt werden.
ruling-uno-going-out = Sobald deine Hand leer ist, gewinnst du. Uno ist nicht nötig, und eine besondere Zahl als letzte Karte hat keine Wirkung. Ob die nächste Person für eine Ziehkarte als letzte Karte noch zieht, ist eine Option. Wenn ja, werden die Karten automatisch gezogen.

## Festlegungen für alle Dokumente: Zwischenwurf

ruling-jump-in = Zwischenwurf
ruling-jump-in-when = Dazwischenwerfen kannst du eine Karte, die genau gleich ist wie die oberste, auch in deinem eigenen Zug, auf eine eigene Karte und auf die Startkarte. Sind Karten für dich fällig, ist es ein Unterschied, ob du mit dem Zwilling antwortest oder ihn dazwischenwirfst.
ruling-jump-in-settling = Niemand kann dazwischenwerfen, solange ein Schlag auf den Stapel, eine Neunundsechzig, ein Tausch, seine Abwehr oder die Wahl bei einer schwarzen Karte noch offen ist. Du kannst dazwischenwerfen, während jemand über eine gezogene Karte entscheidet. Diese Person behält die Karte und verliert den Zug.
ruling-jump-in-effects = Jede Wirkung geht von der Person aus, die dazwischengeworfen hat: Bei Aussetzen setzt die Person nach ihr aus, ein Richtungswechsel ändert die Richtung, und eine Tauschzahl oder Weitergabezahl wirkt für sie. Wer vorher aussetzen musste, bekommt den Zug nicht zurück.
ruling-jump-in-pairs = Zwei Tauschzahlen, Weitergabezahlen oder Schlagzahlen auf einmal wirken einmal. Zwei Schweigezahlen wirken zweimal, sodass die zweite beendet, was die erste begonnen hat.
ruling-jump-in-drawn = Eine gerade gezogene Karte legst du allein, nicht als Paar. Ihren Zwilling darfst du danach dazwischenwerfen.

## Festlegungen für alle Dokumente: Züge und Stapel

ruling-turns = Züge und Stapel
ruling-turns-drawn = Kannst du die gezogene Karte nicht legen, endet dein Zug automatisch.
ruling-turns-force = Der Legezwang (O11) gilt für eine Karte, die du als deinen Zug ziehst. Fällige Karten und Strafkarten werden nie automatisch gelegt. Bei einer gezogenen Farbwahl +4 zählt die Hand nach dem Ziehen. Die Farbe, oder mit wem du tauschst, wählst du trotzdem.
ruling-turns-pile = Die abgelegten Karten werden zum neuen Ziehstapel, wenn eine Karte gebraucht wird, nicht schon, wenn die letzte gezogen ist. Gibt es gar nichts zu ziehen, darfst du nur ziehen, wenn du nichts legen kannst, und die nächste Person ist an der Reihe.
ruling-turns-dead-end = Gibt es nichts mehr zu ziehen, endet die Runde, sobald niemand mehr eine Karte legen kann. Es gewinnt die Hand mit den wenigsten Punkten, bei Teams das Team, das zusammen die wenigsten Punkte auf der Hand hat. Bei Gleichstand gewinnt, wer zuerst an der Reihe wäre.
ruling-turns-misplay = Ein Fehler ist es, wenn du eine Karte, die du hast, legst, obwohl es nicht erlaubt ist oder sie nicht passt, wenn du falsch dazwischenwirfst, eine andere Karte legst als die gerade gezogene oder zwei verschiedene Karten zusammen legst. Du bekommst die Karten zurück und ziehst die Strafe; der Zug und alle offenen Entscheidungen bleiben, wie sie waren. Eine Karte zu nennen, die du nicht hast, kostet nichts, ebenso ein Zwischenwurf, der beim Abschicken richtig war, aber zu spät kam.
ruling-turns-opening-numbers = Ob besondere Zahlen (Tauschen, Weitergeben, Schlag, Schweigen) als Startkarte wirken, ist eine Option. Wenn ja, zählt die Startkarte, als käme sie von der Person rechts neben der, die anfängt; nur ein Tausch wird der Person angeboten, die anfängt. Wer danach nur eine Karte hat, kann erst erwischt werden, wenn jemand gehandelt hat. Eine 6 oder 9 als Startkarte löst allein keine Neunundsechzig aus, eine darauf gelegte Karte schon.
ruling-turns-two-reverses = Wo ein Richtungswechsel zu zweit wie Aussetzen wirkt, wechselt die Richtung nicht. Zwei Richtungswechsel auf einmal heben sich auf, sodass die andere Person an der Reihe ist.
ruling-turns-time = Haben Züge ein Zeitlimit und die Zeit ist um, kostet das die Strafe für einen Fehler, und was offen war, wird so entschieden, dass sich am wenigsten ändert: Fällige Karten werden genommen, eine gezogene Karte wird behalten, niemand tauscht, wehrt ab, macht mit oder wirft ab. Eine Farbe, mit wem man tauschen muss oder auf wen man zielt, wird ausgelost. Wer einen ganzen Zug verpasst, zieht mindestens eine Karte. Alle, die bis dahin nicht geschlagen haben, sind die Letzten.

## Festlegungen für alle Dokumente: Zahlenkarten

ruling-numbers = Besondere Zahlen
ruling-numbers-defence = Zur Abwehr brauchst du eine Karte mit der Tauschzahl. Die nächste Person wird immer gefragt, wenn sie zum Tausch gewählt wird, ob sie so eine Karte hat oder nicht. Die Karte kann die Runde gewinnen. Bleibt danach eine Karte, ist Uno fällig. Einen neuen Tausch gibt es nicht.
ruling-numbers-silence = Ein Schweigen dauert höchstens bis zum Ende der Runde. Ein geklopftes Uno, Erwischen und Vorwürfe sind kein Reden.
ruling-numbers-slap = Auch wer die Schlagkarte legt, muss schlagen, und die Züge warten, bis alle geschlagen haben. Sobald nur noch eine Person fehlt, zieht sie die Strafe. Zweimal schlagen zählt als Schlag zur falschen Zeit.
ruling-numbers-sixty-nine = Alle anderen werden einmal gefragt, ob sie mitmachen, mit oder ohne 6 oder 9. Wer die 69 ausgelöst hat, wirft zuerst ab. Du wirfst alle Karten der Farbe ab oder keine. Abgeworfene Aktionskarten wirken nicht, die zuletzt dazugelegte Karte bleibt oben, und danach ist die Person nach der an der Reihe, die sie ausgelöst hat. Es braucht mindestens drei Spieler.

## Festlegungen für alle Dokumente: am Tisch

ruling-table = Am Tisch
ruling-table-accusation = Über einen Vorwurf stimmen alle ab außer der Person, die ihn macht, und der, die er trifft. Das Spiel geht währenddessen weiter. Zu zweit ist niemand da, der abstimmen könnte, deshalb gibt es keinen Vorwurf.
ruling-table-next-round = Nach jeder Runde gibt die nächste Person im Uhrzeigersinn; wo niemand gibt, fängt sie an. Das gilt nicht, wenn anfängt, wer die Runde gewonnen oder verloren hat. Wen die Startkarte übersprungen hat, spielt keine Rolle.
ruling-table-scores = Ohne Punkte zählt der Stand die gewonnenen Runden.
ruling-table-teams = Mit Partnern spielt man genau zu viert. Für zwei Seiten braucht es eine gerade Zahl von Spielern, mindestens vier. Jeder Platz zeigt den Stand seines Teams.
ruling-table-target = Wo das Ziel die Partie beendet, endet sie nach der Runde, in der jemand es erreicht. Zählen alle ihre eigene Hand, gewinnt die kleinste Summe; bei Gleichstand teilt man sich den Sieg.

## Was andere Tische spielen

ruling-extras = Weiterspielen, Ausscheiden und verbotene Karten
ruling-extras-out = Wer ausgeschieden ist, hat keine Karten, und für diese Person ist nichts fällig. Was fällig war, verfällt, und was sie noch entscheiden sollte, geht ohne sie weiter. Sie wird übergangen, auch bei Tausch, Schlag, Abstimmung und Neunundsechzig. Sie zu erwischen, ist ein Fehler. „Zu zweit“ heißt immer: zwei, die noch dabei sind.
ruling-extras-knocked-out = Die Karten einer Person, die wegen zu vieler Karten ausscheidet, kommen verdeckt unter die abgelegten und mit dem nächsten neuen Ziehstapel zurück. Hatte vorher schon jemand keine Karten mehr, bleibt es bei diesem Sieg. Scheidet die Person mit den meisten Karten aus der Partie aus, zählt für alle, die so ausgeschieden sind, die Zahl von Karten, die dazu führt.
ruling-extras-forbidden = Eine Karte, die nicht deine letzte sein darf oder nicht auf eine schwarze darf, zählt als Karte, die du nicht legen kannst: wenn du nach einer Karte suchst, beim Legezwang, beim Dazwischenwerfen und als Antwort. Sie wird abgelehnt, nicht bestraft. Hast du nichts anderes, ziehst du in deinem Zug.
ruling-extras-at-once = Wo die Strafe für ein vergessenes Uno von selbst kommt, kommt sie, sobald das Legen abgeschlossen ist, bevor jemand handelt. Du musst nichts sagen, wenn du keinen Zug hattest, um es anzukündigen: nach einem Zwischenwurf, nach einer gezogenen Karte, die automatisch gelegt wurde, oder wenn dir nach einem Tausch oder einer Neunundsechzig eine Karte bleibt.
ruling-extras-winner = Wo eine Regel davon spricht, wer die Runde gewonnen hat, und niemand die letzte Karte gelegt hat, ist gemeint, für wen die Runde gewertet wurde, Person oder Team.
