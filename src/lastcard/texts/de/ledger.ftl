# Das Regelbuch: jede nummerierte Regel, so wie sie hier gelesen wird, und die Festlegungen, die unter allen Dokumenten gelten.

## Die Dokumente

document-basic-plus = Basic+: ein schlankes Regelwerk, das aus dem offiziellen Spiel Punkte, Bluffs und Sonderfälle streicht.
document-classic = Classic: das Regelblatt des Spiels bis 500 Punkte, mit dem Bluff der Farbwahl +4 und einer Liste von Strafen.
document-gemela = Gemela: spanische Hausregeln rund um Zwillingskarten, die man als Paar legen oder außer der Reihe werfen darf.
document-ozby = Ozby: ein selbst gemachtes Regelwerk mit einem einfachen Spiel und neun Zusätzen, die man einzeln einschalten kann.
document-guide = Guide: ein langer Artikel aus dem Internet über die üblichen Regeln, beliebte Hausregeln und Ratschläge.
document-advanced = Advanced: die Zusatzregeln, auf die Basic+ verweist, aus derselben Sammlung, aber keines der fünf Dokumente.

## B: Basic+

ledger-B01 = Alle bekommen sieben Karten; der Rest liegt verdeckt als Ziehstapel. Jede andere Zahl ab einer Karte geht auch, solange die Karten zum Austeilen reichen.
ledger-B02 = Ein gerechtes Los entscheidet, wer beginnt, und niemand gibt. Braucht eine andere Regel jemanden, der gibt, so ist es die Person rechts neben der, die beginnt.
ledger-B03 = Die Startkarte wirkt auf die Person, die beginnt, als käme sie vom Platz rechts daneben. Aussetzen, +2 oder +4 nimmt dieser Person den Zug; bei einer schwarzen Karte wählt sie auch die Farbe.
ledger-B04 = Auch ein Richtungswechsel als Startkarte zählt, als käme er vom Platz rechts: Die Richtung dreht sich um, und es geht mit dem Platz dahinter weiter (bei vier Spielern, wenn Platz 1 beginnen sollte, mit Platz 3). Das Dokument sagt außerdem, dass die erste Person im Uhrzeigersinn beginnt; beides passt nicht zusammen, und hier gilt das Erste.
ledger-B05 = Wenn du an der Reihe bist, tust du eins von beidem: eine passende Karte legen oder eine Karte ziehen. Beides geht nicht, und gar nichts tun geht auch nicht; mit dem Ziehen ist dein Zug also vorbei.
ledger-B06 = Du darfst ziehen, auch wenn du legen könntest. Wo andere Regeln das Ziehen nur erlauben, wenn du nicht legen kannst, heißt das: Keine Karte auf deiner Hand ließe sich ehrlich legen.
ledger-B07 = Eine Karte passt, wenn sie das Zeichen oder die Farbe der obersten Karte hat oder wenn sie schwarz ist. Liegt eine schwarze Karte oben, hat sie die Farbe, die für sie gewählt wurde.
ledger-B08 = Schwarze Karten darfst du legen, wann du willst, sogar als letzte Karte. Die Farbwahl +4 ist an keine Bedingung gebunden und kann nicht angezweifelt werden.
ledger-B09 = Wer keine Karten mehr hat, gewinnt sofort: Es gewinnt immer nur eine Person, und unentschieden geht es nie aus. War die letzte Karte eine Ziehkarte, zieht hier niemand mehr dafür.
ledger-B10 = Wer eine Farbwahl legt, wählt eine der vier Farben; auch die schon geltende ist erlaubt.
ledger-B11 = Nach einer +2 oder +4 zieht die nächste Person so viele Karten und kommt nicht zum Zug. Wer die Farbwahl +4 legt, wählt außerdem eine Farbe.
ledger-B12 = Aussetzen nimmt der nächsten Person den Zug.
ledger-B13 = Ein Richtungswechsel dreht die Spielrichtung um. Zu zweit geschieht nichts Besonderes: Die andere Person ist an der Reihe.
ledger-B14 = Mit genau einer Karte sollst du Uno sagen, und du darfst es wiederholen, solange das so bleibt. Der Uno-Ruf gilt, bis sich die Zahl deiner Karten ändert.
ledger-B15 = Hast du nur eine Karte und nicht Uno gesagt, dürfen dich alle erwischen, solange du nur diese eine hast, aber nicht danach. Das kostet 3 Karten.
ledger-B16 = Wer jemanden grundlos erwischen will, zieht selbst 3 Karten. Grundlos ist es, wenn die andere Person nicht genau eine Karte hat, schon Uno gesagt hat oder nicht mehr erwischt werden kann.
ledger-B17 = Ein vergessenes Uno, das niemand bemerkt, hat keine Folgen.
ledger-B18 = Uno zu sagen, ohne genau eine Karte zu haben, kostet dich 3 Karten. Wo Uno zum Legen der vorletzten Karte gehört (C04, G26), kündigst du dieses Legen an, wenn du es in deinem Zug mit zwei Karten sagst; das ist nicht falsch.
ledger-B19 = Zweimal auf den Tisch klopfen ist so gut wie Uno sagen. In einem Programm ist das ein doppeltes Tippen oder eine zweimal gedrückte Taste.
ledger-B20 = Ziehkarten lassen sich nicht stapeln: Wer von einer getroffen wird, zieht.
ledger-B21 = Es gibt keine Punkte. In einer Partie zählen die gewonnenen Spiele, und jedes neue Spiel beginnt die Person nach der, die das letzte begonnen hat.

## C: Classic

ledger-C01 = Wer eine Runde gewinnt, bekommt die Punkte der Karten, die die anderen noch haben, und 500 Punkte gewinnen die Partie. Weil in einer Runde nur eine Person Punkte bekommt, erreichen nie zwei zugleich das Ziel.
ledger-C02 = Eine Karte passt nach der Farbe oder nach der Zahl oder dem Zeichen.
ledger-C03 = Kannst du nicht legen, ziehst du eine Karte. Passt sie, darfst du sie gleich legen; wenn nicht, ist dein Zug vorbei.
ledger-C04 = Uno sagt man zur vorletzten Karte. Wer es im eigenen Zug kurz vor dem Legen sagt, ist rechtzeitig dran (siehe B18).
ledger-C05 = Ein fehlendes Uno kostet 2 Karten, wenn man erwischt wird, bevor die nächste Person zieht oder legt. In seiner Liste der Strafen verlangt das Dokument nur 1; hier sind es 2.
ledger-C06 = Eine +2 passt auf ihre Farbe oder auf eine andere +2; die nächste Person zieht zwei Karten und kommt nicht zum Zug. Als Startkarte trifft sie die Person, die beginnt.
ledger-C07 = Ein Richtungswechsel dreht die Richtung um. Eröffnet er die Runde, beginnt, wer gegeben hat, und es geht nach rechts weiter.
ledger-C08 = Aussetzen nimmt der nächsten Person den Zug. Eröffnet es die Runde, wird der Platz links neben der Person übersprungen, die gegeben hat.
ledger-C09 = Eine Farbwahl bestimmt eine beliebige Farbe, auch die schon geltende, und darf gelegt werden, obwohl eine andere Karte passt. Eröffnet sie die Runde, wählt die Person links neben der, die gegeben hat, die Farbe.
ledger-C10 = Die Farbwahl +4 ist für alle, die keine Karte der geltenden Farbe haben; eine passende Zahl oder ein passendes Zeichen steht ihr nicht im Weg. Es zählt die Farbe, die galt, bevor sie gelegt wurde, und schwarze Karten auf der Hand haben keine.
ledger-C11 = Du darfst die Farbwahl +4 gegen diese Bedingung legen und hoffen, dass niemand sie anzweifelt.
ledger-C12 = Wer von einer Farbwahl +4 getroffen wird, darf sie anzweifeln. Wer geblufft hat, zieht die 4 Karten, und wer angezweifelt hat, bleibt an der Reihe; wer zu Unrecht anzweifelt, zieht 6 statt 4. Die gewählte Farbe bleibt in beiden Fällen, und nur wer anzweifelt, bekommt die Hand zu sehen.
ledger-C13 = Eine Farbwahl +4 kann die Runde nicht eröffnen: Sie wird in den Stapel zurückgemischt, und eine andere Karte wird aufgedeckt.
ledger-C14 = Anderen vorzusagen, was sie legen sollen, kostet 2 Karten. Unter Menschen ist das ein Vorwurf: Er gilt, wenn mehr als die Hälfte der anderen zustimmt, und kostet sonst niemanden etwas.
ledger-C15 = Wer eine Karte legt, die nicht passt, oder eine legt, wenn jemand anderes an der Reihe ist, nimmt sie zurück und zieht eine Karte. Ist die Strafe auf 0 gestellt, wird der Spielzug einfach abgelehnt.
ledger-C16 = Zahlenkarten zählen ihre Zahl, Aussetzen und Richtungswechsel je 20, Farbwahl und Farbwahl +4 je 50. Das Dokument vergisst die +2; sie zählt 20 wie die anderen farbigen Aktionskarten.
ledger-C17 = Wer die letzte Karte legt, gewinnt die Runde, und es wird neu ausgeteilt. Das Geben geht nach links weiter.

## G: Gemela

ledger-G01 = Sieben Karten für alle; gelegt wird immer eine Karte, nach Farbe oder Zahl. Vom Ziehen und von der Startkarte sagt das Dokument nichts: Hier darfst du eine Karte ziehen, wann du willst, und sie legen, wenn sie passt; eine Aktionskarte als Startkarte bewirkt nichts, und eine schwarze Startkarte wird ersetzt.
ledger-G02 = Nach einer Runde zählen alle die Punkte auf der eigenen Hand zu ihrer Summe dazu. Sobald jemand 250 hat, gewinnt die kleinste Summe; gleiche kleinste Summen gewinnen gemeinsam.
ledger-G03 = Zahlenkarten zählen ihre Zahl, besondere Karten 10, und eine +4 zählt 20, ob farbig oder schwarz.
ledger-G04 = Eine Gruppe darf sich auf ein Ziel über 250 einigen.
ledger-G05 = Variante: Wer die letzte Karte legt, bekommt -10 Punkte statt 0.
ledger-G06 = Ein Richtungswechsel passt auf seine Farbe oder auf einen anderen Richtungswechsel.
ledger-G07 = Ein Richtungswechsel wehrt eine +2 ab und gibt sie jemand anderem. Er muss zur Farbe der +2 passen, die oben liegt, oder auf einen Richtungswechsel folgen, der das tat: Die Richtung dreht sich um, und alles Fällige trifft die nächste Person in dieser Richtung.
ledger-G08 = Aussetzen passt auf seine Farbe oder auf ein anderes Aussetzen.
ledger-G09 = Auf eine +2 kannst du mit einer +2 jeder Farbe antworten, und die Werte werden zusammengezählt. Antworten ist nie Pflicht: Wer es nicht tut, zieht die ganze Summe und kommt nicht zum Zug.
ledger-G10 = In Kartenspielen mit einer farbigen +4 wird diese genauso gestapelt wie die +2.
ledger-G11 = Schwarze +1, +2 und +4 passen auf jede Karte. Wer sie legt, wählt eine Farbe, und ihr Wert kommt zu den fälligen Karten dazu.
ledger-G12 = Auf eine schwarze Ziehkarte kann man mit einer farbigen +2 oder +4 antworten, wenn diese die dafür gewählte Farbe hat.
ledger-G13 = Eine schwarze Ziehkarte ist eine Antwort auf eine farbige +2 und auch auf jede andere schwarze Ziehkarte.
ledger-G14 = Wer die fälligen Karten zieht, kommt nicht zum Zug.
ledger-G15 = Eine farbige +2 ist keine Antwort auf eine schwarze Ziehkarte, für die eine andere Farbe gewählt wurde, außer auf eine schwarze +2. Ist nichts fällig, muss die Karte nur wie üblich passen, und gleiche Werte passen zueinander.
ledger-G16 = Eine einfache Farbwahl darf nicht auf eine schwarze Ziehkarte, ob noch Karten fällig sind oder nicht.
ledger-G17 = Wer eine Null legt, darf die Hand mit jemandem tauschen oder es bleiben lassen.
ledger-G18 = Variante: Wer wegen einer Null tauschen soll, darf den Tausch mit einer anderen Null stoppen. Das kann nur die Person, die als Nächste an der Reihe ist, und nur bevor die Hände getauscht sind; der Tausch fällt dann aus, und die Null war der Zug dieser Person.
ledger-G19 = Jede farbige Karte gibt es in diesem Kartenspiel zweimal, auch die Nullen. Die schwarzen Karten zählt das Dokument nicht auf: Mit 4 Farbwahlkarten, 2 schwarzen +1, 2 schwarzen +2 und 4 schwarzen +4 sind es 116 Karten.
ledger-G20 = Alle dürfen den Zwilling der obersten Karte dazwischenwerfen, ob sie an der Reihe sind oder nicht, und von dort geht das Spiel weiter. Auch schwarze Zwillinge zählen; wer einen wirft, wählt die Farbe.
ledger-G21 = Zwei genau gleiche Karten, die passen, darf man in einem Zug zusammen legen.
ledger-G22 = Ein Paar Richtungswechsel lässt die Richtung, wie sie ist.
ledger-G23 = Ein Paar Aussetzen überspringt eine Person oder zwei, wie abgemacht. In der Vorlage ist es eine.
ledger-G24 = Wird der Zwilling einer Ziehkarte dazwischengeworfen, bevor die getroffene Person gezogen hat, so ist sie frei. Beide Werte zusammen treffen die Person nach der, die geworfen hat.
ledger-G25 = Wird er erst dazwischengeworfen, nachdem die getroffene Person gezogen hat, so ist für die Person nach dem Zwischenwurf nur dessen eigener Wert fällig. Das bleibt möglich, bis eine andere Karte gelegt wird.
ledger-G26 = Uno sagt man, während man die vorletzte Karte legt. Es zu vergessen kostet 6 Karten, wenn es jemand bemerkt.
ledger-G27 = Du kannst erwischt werden, sobald die vorletzte Karte auf dem Stapel liegt. Sagst du Uno, bevor dich jemand erwischt, ist es noch rechtzeitig.
ledger-G28 = Bevor man jemanden erwischt, soll man ein, zwei Sekunden Zeit lassen. Die Uhr am Tisch misst sie; ein zu früher Versuch wartet, bis sie um sind, und ist weder falsch noch verloren.
ledger-G29 = Auch nach einem Tausch muss Uno sagen, wer von den beiden danach nur eine Karte hat.
ledger-G30 = Wer Uno vergessen hat, kann erwischt werden, bis die übernächste Person eine Karte legt. Auch wenn sie zieht, ist es vorbei, denn sonst bliebe es vielleicht für immer offen.
ledger-G31 = Ein Paar, nach dem dir eine Karte bleibt, verlangt Uno; ein Paar, nach dem dir keine bleibt, gewinnt.

## O: Ozby

ledger-O01 = Es spielen zwei bis zehn Leute mit je sieben Karten.
ledger-O02 = Eine schwarze Startkarte wird in den Stapel zurückgemischt und ersetzt. Farbige Aktionskarten bewirken als Startkarte nichts, außer wenn der Schnellstart (O10) eingeschaltet ist.
ledger-O03 = Karten passen nach Zahl, Farbe oder Aktion. Kannst du nicht legen oder willst du nicht, ziehst du eine Karte, und das ist dein Zug.
ledger-O04 = Sag jedes Mal Uno, wenn du nur noch eine Karte hast. Erwischt zu werden kostet 2 Karten und ist möglich, bis die nächste Person handelt.
ledger-O05 = Alle zählen ihre eigene Hand, und wer zuerst 500 erreicht, verliert. Die anderen folgen nach ihrer Summe, die kleinste zuerst.
ledger-O06 = Zahlenkarten zählen ihre Zahl, farbige Aktionskarten 20, schwarze Karten 50.
ledger-O10 = Schnellstart: Eine Aktionskarte, die die Runde eröffnet, trifft die Person, die beginnt.
ledger-O11 = Legezwang: Passt die Karte, die du ziehst, wird sie gelegt, ohne dass du gefragt wirst. Du wählst aber die Farbe oder mit wem du tauschst.
ledger-O12 = Anzweifeln: Die Farbwahl +4 darfst du nur legen, wenn du sonst nichts legen kannst; andere schwarze Karten zählen nicht gegen dich. Wer geblufft hat, zieht 2, die vier Karten entfallen, und die getroffene Person ist an der Reihe; wer zu Unrecht anzweifelt, zieht 6. Die 2 steht so im Dokument, stattdessen lässt sich 4 einstellen.
ledger-O13 = Stapeln: Auf eine +2 oder eine +4 kann man mit einer +2 jeder Farbe antworten, und wer keine dazulegen kann, zieht die Summe. Die +4 ist auf nichts eine Antwort, denn das Dokument nennt sie nicht.
ledger-O14 = Tempo: Alle, auch wer zuletzt gelegt hat, dürfen sofort eine farbige Karte dazwischenwerfen, die genau gleich ist wie die oberste, und von dort geht das Spiel weiter. Eine dazwischengeworfene +2 bricht die Kette: Was vorher fällig war, verfällt, und es wird neu gezählt.
ledger-O15 = Legst du eine 7, darfst du die Hand mit jemandem deiner Wahl tauschen. Ob du es musst, lässt sich einstellen.
ledger-O16 = Wird eine 0 gelegt, geben alle ihre Hand in Spielrichtung an die nächste Person weiter.
ledger-O17 = Zu zweit wirkt ein Richtungswechsel wie Aussetzen. Wer Aussetzen, +2 oder +4 legt, ist gleich noch einmal an der Reihe.
ledger-O18 = Vier Spieler bilden zwei Teams, Partner sitzen einander gegenüber, und die Runde ist vorbei, wenn jemand die letzte Karte legt. Wo die Hände zählen, zählt ein Team seine beiden Hände zusammen; wo die Punkte der anderen zählen, bekommt das siegreiche Team die Punkte beider Hände des anderen Teams.

## D: Guide

ledger-D01 = Sieben Karten für alle; die oberste Karte des Stapels eröffnet, und Karten passen nach Farbe, Zahl oder Zeichen.
ledger-D02 = Aussetzen, Richtungswechsel, +2 und Farbwahl wirken wie üblich. Die Farbwahl +4 darfst du nur legen, wenn du keine Karte der geltenden Farbe hast.
ledger-D03 = Passt nichts, ziehst du eine Karte. Du darfst sie gleich legen, wenn sie passt; sonst bleibt sie bei dir, und dein Zug ist vorbei.
ledger-D04 = Ein vergessenes Uno kostet 2 Karten, wenn man erwischt wird, bevor der nächste Zug beginnt. Mit einer Uhr beginnt der Zug, wenn die nächste Person zum ersten Mal handelt oder wenn die Schonfrist um ist, je nachdem, was früher kommt; ohne Uhr, wenn sie handelt.
ledger-D05 = Zahlen zählen ihre Zahl, farbige Aktionskarten 20, schwarze Karten 50. Wer eine Runde gewinnt, bekommt die Punkte, die Partie geht bis 500, und der höchste Punktestand gewinnt sie.
ledger-D06 = Ziehkarten werden nicht gestapelt; nicht einmal mit einer +4 darf man auf eine +2 antworten.
ledger-D07 = Ist der Ziehstapel aufgebraucht, werden alle abgelegten Karten außer der obersten zu einem neuen gemischt, und schwarze Karten vergessen ihre Farbe. Reicht das nicht, ziehst du, was da ist, und es geht weiter; sobald niemand mehr legen oder ziehen kann, gewinnt die Hand mit den wenigsten Punkten die Runde.
ledger-D08 = Als Startkarte überspringt Aussetzen die Person, die beginnt, eine +2 trifft sie, eine Farbwahl überlässt ihr die Farbe, und eine Farbwahl +4 wird zurückgelegt.
ledger-D09 = Zu zweit nimmt ein Richtungswechsel als Startkarte der Person, die nicht gegeben hat, den ersten Zug. Sind es mehr, dreht sich die Richtung um, und es beginnt, wer gegeben hat, wie in C07.
ledger-D10 = Wer beim Bluffen angezweifelt wird, zieht die 4 Karten; wer zu Unrecht anzweifelt, zieht 6. Hat nicht die getroffene Person angezweifelt, sondern jemand anderes, so sind ihre 4 in diesen 6 enthalten: Sie zieht nichts, aber ihr Zug ist trotzdem verloren.
ledger-D11 = Hausregel 7-0: Mit einer 7 tauschst du die Hand mit jemandem deiner Wahl, und bei einer 0 geben alle ihre Hand weiter.
ledger-D12 = Hausregel Zwischenwurf: Wer die gleiche Karte hat wie die oberste, darf sie außer der Reihe dazwischenwerfen.
ledger-D13 = Hausregel Stapeln: +2 auf +2 und +4 auf +4 werden zusammengezählt. Die progressive Fassung erlaubt nur +2 auf +2.
ledger-D14 = Hausregel: Passt nichts, ziehst du weiter, bis sich eine Karte legen lässt oder der Stapel nichts mehr hergibt. Je nach Einstellung behältst du diese Karte dann, darfst sie legen oder musst sie legen.
ledger-D15 = Hausregel 69: Bei einer 9 auf einer 6 der gleichen Farbe oder umgekehrt werden die anderen einmal der Reihe nach gefragt, ob sie eine 6 oder 9 dieser Farbe dazulegen. Machen genug mit, die eröffnende Person mitgezählt (die Hälfte der Spieler, abgerundet, mindestens 3, nie mehr, als das Kartenspiel erlaubt), darf jede Person alle Karten der Farbe abwerfen; wenn nicht, bleiben die Karten liegen, und es geht weiter. Werden dabei Hände leer, gewinnt, sobald alle abgeworfen haben, die erste davon in der Reihenfolge ab der eröffnenden Person.
ledger-D16 = Ein Rat, keine Regel: Heb dir Farbwahlkarten auf, werde hohe Karten früh los, nimm Aussetzen und Richtungswechsel gegen jemanden, der bald gewinnt, wähle die Farbe, von der du am meisten hast, und zweifle nur mit gutem Grund an. Ein Bot kann genau danach spielen, damit man messen kann, was der Rat wert ist.

## A: Advanced

ledger-A01 = Anhäufen: Auf fällige Karten kann man mit einer passenden Ziehkarte antworten, sie mit Aussetzen an die folgende Person weiterreichen oder mit einem Richtungswechsel zurückschicken.
ledger-A02 = Schweigen: Sobald die Schweigekarte liegt, darf niemand reden. Wer es als Erstes tut, zieht 3 Karten, und damit endet das Schweigen, ebenso mit einer weiteren Schweigekarte; bis dahin wird Uno geklopft.
ledger-A03 = Schlag auf den Stapel: Sobald die Schlagkarte liegt, schlagen alle auf den Stapel, und wer zuletzt schlägt, zieht 3 Karten. Ein Schlag zur falschen Zeit kostet auch 3.
ledger-A04 = Dazwischenwerfen und doppelt legen: Zwillinge darf man außer der Reihe werfen und als Paar legen, wie in G20 und G21.
ledger-A05 = Mit einer Zahlenkarte, die die Gruppe bestimmt, tauscht man die Hände.
ledger-A06 = Eine Karte, die gegen die Regeln gelegt wurde, geht zurück und kostet 3 Karten. Ein Zug hat 15 Sekunden, und wer die Zeit überschreitet, wird genauso behandelt.
ledger-A07 = In einer Partie ist jeder Sieg ein Punkt, und der Beginn wandert von Spiel zu Spiel im Uhrzeigersinn weiter.
ledger-A08 = Das Regelwerk advanced ist Basic+ mit Anhäufen (A01), Schweigen bei der 0 (A02), Schlag auf den Stapel bei der 7 (A03) sowie Dazwischenwerfen und doppeltem Legen (A04).

## Festlegungen unter allen Dokumenten: fällige Karten

ruling-owing = Fällige Karten
ruling-owing-take = Fällige Karten nimmt man mit einem eigenen Spielzug, auch wenn sonst nichts möglich ist, damit keine Pause etwas über die Hand verrät. Bis dahin wird gewöhnliches Ziehen abgelehnt und ebenso jede Karte, die keine Antwort ist. Ein Programm darf sie nach einem Augenblick von selbst nehmen, aber nur, wo die Regeln selbst keine Wahl lassen.
ruling-owing-opening = Eröffnet eine +2 oder +4 die Runde, sind die Karten für die Person fällig, die beginnt. Ist die Startkarte schwarz, wird erst die Farbe gewählt, und dann werden die Karten genommen.
ruling-owing-after-deflecting = Wurden fällige Karten mit Richtungswechsel oder Aussetzen weitergereicht, so darf darauf eine farbige Ziehkarte derselben Farbe folgen, eine schwarze Ziehkarte, wenn das Stapeln es erlaubt, oder noch ein passender Richtungswechsel oder ein passendes Aussetzen dieser Art. Wo sich nur eine +2 weiterreichen lässt, gehört eine schwarze +2 nicht dazu.
ruling-owing-deflecting-pair = Ein Paar Richtungswechsel auf fällige Karten lässt die Richtung, wie sie ist, und die Karten sind für die nächste Person fällig. Ein Aussetzen auf fällige Karten reicht sie an den Platz nach der Person weiter, die es gelegt hat, und überspringt sonst niemanden.
ruling-owing-pairs = Ein Paar Ziehkarten zählt doppelt, auch als Antwort, und ein schwarzes Paar bekommt eine Farbe. Eine farbige +4 ist bei gleichem Wert in jeder Farbe eine Antwort, sonst nur in der geltenden.
ruling-owing-challenge = Wer auf eine Farbwahl +4 stapelt, kann sie nicht mehr anzweifeln. Beim Anzweifeln zählt die Hand, wie sie beim Legen war, ohne diese Karte, und farbige Aktionskarten zählen als Karten ihrer Farbe. Wo alle anzweifeln dürfen, gilt nur das erste Mal; es muss kommen, bevor die getroffene Person handelt, und nicht von der Person, die die Karte gelegt hat.
ruling-owing-stacked-challenge = Wurde die angezweifelte Farbwahl +4 selbst auf fällige Karten gelegt, so zieht, wer geblufft hat, die Strafe und dazu alles, was vorher fällig war, und wer zu Unrecht anzweifelt, die Strafe dafür und dazu das Gleiche. Bei einem Paar Farbwahl +4 zählt die Strafe auf beiden Seiten doppelt. Die Dokumente sagen dazu nichts; das ist eine Festlegung dieses Projekts.

## Festlegungen unter allen Dokumenten: Uno

ruling-uno = Uno
ruling-uno-call = Ein Uno-Ruf gehört zu der Hand, für die er gemacht wurde: Er verfällt, wenn sie wächst, schrumpft oder jemand anderem gehört.
ruling-uno-announcement = Uno kann man mit zwei Karten auf der Hand ankündigen, oder mit drei vor einem Paar, und das gilt dann für das Legen, nach dem eine bleibt. Tust du etwas anderes, verfällt die Ankündigung und kostet nichts.
ruling-uno-wrong = Grundlos Uno zu sagen oder jemanden erwischen zu wollen ist ein Spielzug wie jeder andere und kostet die Strafe dafür; wo sie 0 ist, wird der Spielzug kostenlos abgelehnt. Dich selbst kannst du nicht erwischen, aber Partner können einander erwischen.
ruling-uno-closing = Wo man nur erwischt werden kann, bis die nächste Person handelt, endet die Zeit mit dem nächsten Legen, Ziehen, Nehmen oder Anzweifeln in einem Zug oder mit einem Zwischenwurf; Reaktionen ohne Karte beenden sie nicht. Wer aussetzen muss, ist nicht die nächste Person, und ist dieselbe Person noch einmal an der Reihe, so beendet ihr eigener nächster Spielzug die Zeit.
ruling-uno-second = Wo man erwischt werden kann, bis die übernächste Person gehandelt hat, müssen zwei Personen so handeln. „Übernächste“ zählt Personen: Wer die eben gezogene Karte legt, handelt damit nicht noch einmal, denn das gehört zum Ziehen.
ruling-uno-grace = Mit Schonfrist wartet ein zu frühes Erwischen, bis sie vorbei ist. Ein Uno-Ruf in dieser Zeit macht es hinfällig; vor einem Spielzug, der die Zeit zum Erwischen beenden würde, kommt es noch dran. Wo der nächste Zug diese Zeit beendet, beginnt die Uhr diesen Zug, sobald die Schonfrist um ist.
ruling-uno-swap = Wurden Hände getauscht oder weitergegeben, muss Uno sagen, wer jetzt eine Karte hat. Die Zeit zum Erwischen beginnt, wenn der Wechsel abgeschlossen ist; vorher kann niemand erwischt werden.
ruling-uno-going-out = Eine leere Hand gewinnt sofort: Uno ist nicht mehr nötig, und eine Zahlenkarte als letzte Karte tauscht nichts, gibt nichts weiter und löst nichts aus. Ob eine Ziehkarte als letzte Karte die nächste Person noch trifft, lässt sich einstellen; wenn ja, werden die Karten von selbst gezogen.

## Festlegungen unter allen Dokumenten: Zwischenwurf

ruling-jump-in = Zwischenwurf
ruling-jump-in-when = Für einen Zwischenwurf braucht man eine Karte, die genau gleich ist wie die oberste. Er ist auch im eigenen Zug, auf eine eigene Karte und auf die Startkarte erlaubt; sind Karten fällig, so ist Legen (play) eine Antwort und Dazwischenwerfen (jump) ein Zwischenwurf.
ruling-jump-in-settling = Niemand kann dazwischenwerfen, solange ein Schlag auf den Stapel, eine Neunundsechzig, ein Tausch oder seine Abwehr noch offen ist. Möglich ist es, während jemand über eine gezogene Karte entscheidet: Diese Karte bleibt dann auf der Hand, und der Zug ist verloren.
ruling-jump-in-effects = Jede Wirkung geht von der Person aus, die dazwischengeworfen hat: Aussetzen überspringt den Platz nach ihr, ein Richtungswechsel dreht die Richtung um, und eine Tauschzahl oder Weitergabezahl wirkt für sie. Wer schon übersprungen war, bekommt den Zug nicht zurück.
ruling-jump-in-pairs = Zwei gleiche Tauschzahlen, Weitergabezahlen oder Schlagzahlen auf einmal wirken nur einmal; zwei Schweigezahlen wirken zweimal, sodass die zweite beendet, was die erste begonnen hat.
ruling-jump-in-drawn = Die eben gezogene Karte wird allein gelegt und nie als Paar. Ihren Zwilling kann man danach dazwischenwerfen.

## Festlegungen unter allen Dokumenten: Züge und Stapel

ruling-turns = Züge und Stapel
ruling-turns-drawn = Passt die gezogene Karte nicht, endet der Zug ohne weiteren Spielzug.
ruling-turns-force = Beim Legezwang (O11) geht es um die Karte, die man im eigenen Zug zieht, freiwillig oder weil nichts passt; fällige Karten und Strafkarten werden nie unter Zwang gelegt. Ob eine so gezogene Farbwahl +4 erlaubt war, zeigt die Hand samt allem Gezogenen, und die Farbe wählt man trotzdem selbst, so wie man auch bei einer Tauschzahl gefragt wird, mit wem man tauscht.
ruling-turns-pile = Die abgelegten Karten werden in dem Augenblick zum neuen Ziehstapel, in dem eine Karte gebraucht wird, nicht schon, wenn die letzte gezogen ist. Gibt es gar nichts zu ziehen, darfst du nur ziehen, wenn du nicht legen kannst, und damit gibst du den Zug weiter.
ruling-turns-dead-end = Gibt es nichts mehr zu ziehen, endet die Runde, sobald niemand mehr eine Karte hat, die sich legen ließe; die wenigsten Punkte auf der Hand gewinnen sie, und unter gleichen Händen die, die zuerst an der Reihe wäre.
ruling-turns-misplay = Falsch gelegt ist eine Karte, die du wirklich hast, aber legst oder dazwischenwirfst, wenn es nicht erlaubt ist oder wo sie nicht passt, oder eine andere Karte als die eben gezogene: Du bekommst sie zurück und ziehst die Strafe, und der Zug und alle offenen Entscheidungen bleiben, wie sie waren. Eine Karte zu nennen, die du nicht hast, ist nur ein Versehen und kostet nichts, ebenso ein Zwischenwurf, der beim Abschicken richtig war, aber als Zweites ankam.
ruling-turns-opening-numbers = Zahlenkarten mit Bedeutung (Tauschen, Weitergeben, Schlag, Schweigen) bewirken als Startkarte nichts. Die Dokumente sagen dazu nichts; das ist eine Festlegung dieses Projekts.
ruling-turns-two-reverses = Wo ein Richtungswechsel zu zweit wie Aussetzen wirkt, dreht sich die Richtung nicht um, und ein Paar Richtungswechsel hebt sich auf, sodass die andere Person weiterspielt. Zwei verschiedene Karten auf einmal werden kostenlos abgelehnt.
ruling-turns-time = Wo Züge eine Zeitgrenze haben, zieht, wer sie überschreitet, die Strafe für falsches Legen, und was gefragt war, wird so entschieden, dass sich am wenigsten ändert: Fällige Karten werden genommen, eine gezogene Karte wird behalten, niemand tauscht, wehrt ab, macht mit oder wirft ab, und eine Farbe oder die Person für einen Pflichttausch wird ausgelost. Ein verstrichener Zug kostet mindestens eine Karte, und alle, die bis dahin nicht geschlagen haben, sind zu spät.

## Festlegungen unter allen Dokumenten: Zahlenkarten

ruling-numbers = Zahlenkarten mit Bedeutung
ruling-numbers-defence = Zur Abwehr braucht man eine Karte mit der Tauschzahl. Gefragt wird immer, wenn die Person, die als Nächste an der Reihe ist, zum Tausch gewählt wird, ob sie so eine Karte hat oder nicht. Die Karte kann die Runde gewinnen und kann Uno verlangen, bringt aber keinen eigenen Tausch.
ruling-numbers-silence = Ein Schweigen dauert höchstens bis zum Ende der Runde. Ein geklopftes Uno, Erwischen und Vorwürfe sind kein Reden.
ruling-numbers-slap = Auch wer die Schlagkarte legt, muss schlagen, und so lange warten die Züge. Sobald nur noch eine Person fehlt, zieht diese die Strafe; zweimal schlagen ist ein Schlag zur falschen Zeit.
ruling-numbers-sixty-nine = Alle anderen werden gefragt, ob sie mitmachen, mit oder ohne 6 oder 9, und niemand zweimal. Das Abwerfen beginnt bei der eröffnenden Person und heißt alle Karten der Farbe oder keine; abgeworfene Aktionskarten wirken nicht, die zuletzt dazugelegte Karte bleibt oben, und es geht mit dem Platz nach der eröffnenden Person weiter. Es braucht mindestens drei Spieler.

## Festlegungen unter allen Dokumenten: am Tisch

ruling-table = Am Tisch
ruling-table-accusation = Über einen Vorwurf stimmen alle ab außer der Person, die ihn macht, und der, die er trifft, und das Spiel geht währenddessen weiter. Zu zweit ist niemand da, der abstimmen könnte, deshalb wird er abgelehnt.
ruling-table-next-round = Zur nächsten Runde wandert das Geben, oder der Beginn, wo niemand gibt, einen Platz im Uhrzeigersinn weiter, egal wen die Startkarte übersprungen hat.
ruling-table-scores = Ohne Punkte ist der Stand die Zahl der gewonnenen Spiele.
ruling-table-teams = Mit Partnern spielt man genau zu viert. Jeder Platz zeigt den Stand seines Teams.
ruling-table-target = Eine Partie endet nach der Runde, in der das Ziel erreicht wird. Wo die Hände aller zählen, gewinnt die kleinste Summe, und gleiche teilen sich den Sieg.
