# Regelhefte: die Regeln eines Tisches, zum Ausdrucken und neben die Karten Legen.
# Jeder Schlüssel ist ein ganzer Satz (oder ein Feld einer Tabelle), der für sich allein stehen kann.

## Der Rahmen

book-title = Regelheft: { $preset }
book-title-changed = Regelheft: { $preset }, mit Änderungen
book-changed = An diesem Tisch gelten die Regeln von { $preset } mit einigen Änderungen. Unverändert werden sie so beschrieben: { $description }
book-changes-rule = Regel
book-changes-here = An diesem Tisch
book-changes-deck = Die Karten, mit denen gespielt wird.
book-changes-preset = Bei { $preset }
book-yes = ja
book-no = nein
book-none = keine
book-any = alle
book-deck-name-standard = das übliche Kartenspiel
book-deck-name-twins = ein Kartenspiel, in dem jede farbige Karte einen Zwilling hat
book-deck-name-colour-fours = ein Kartenspiel aus Zwillingen mit farbigen +4
book-deck-name-double = das übliche Kartenspiel zweimal
book-seconds = { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
book-example = Beispiel
book-ledger-note = Die kleinen Nummern in Klammern nennen die aufgeschriebenen Regeln hinter einem Satz: { $documents }.
book-ledger-letter = { $letter } ist { $document }
book-code = Der Code dieser Regeln ist { $code }. Wer das Programm hat, kann mit diesem Code nach ihnen spielen.
book-notice = UNO ist eine Marke von Mattel. Last Card ist ein unabhängiges Projekt und hat nichts mit Mattel zu tun.

## Überschriften

book-section-changes = Was an diesem Tisch anders ist
book-section-short = Das Spiel in Kürze
book-section-deal = Karten und Geben
book-section-opening = Die Startkarte
book-section-turn = Dein Zug
book-section-cards = Sonderkarten
book-section-four = Die Farbwahl +4
book-section-four-challenge = Die Farbwahl +4 und das Anzweifeln
book-section-owing = Fällige Karten
book-section-uno = Uno
book-section-reactions = Außer der Reihe
book-section-numbers = Zahlenkarten mit Bedeutung
book-section-table = Am Tisch
book-section-score = Sieg
book-section-score-points = Sieg und Punkte
book-section-fine = Feinheiten

## Das Spiel in Kürze

book-short-aim-game = Werde deine Karten los: Wer zuerst keine mehr hat, gewinnt.
book-short-aim-collects = { $target ->
    [one] Wer zuerst alle Karten los ist, gewinnt die Runde und bekommt die Punkte der Karten, die die anderen noch haben. Ein Punkt gewinnt die Partie.
   *[other] Wer zuerst alle Karten los ist, gewinnt die Runde und bekommt die Punkte der Karten, die die anderen noch haben. { $target } Punkte gewinnen die Partie.
}
book-short-aim-hands = { $target ->
    [one] Werde deine Karten los, denn was du am Ende einer Runde noch auf der Hand hast, zählt gegen dich. Sobald jemand einen Punkt hat, gewinnt die kleinste Summe.
   *[other] Werde deine Karten los, denn was du am Ende einer Runde noch auf der Hand hast, zählt gegen dich. Sobald jemand { $target } Punkte hat, gewinnt die kleinste Summe.
}
book-short-turn-optional = Wenn du an der Reihe bist, legst du eine Karte, die nach Farbe, Zahl oder Zeichen zur obersten passt, oder du ziehst.
book-short-turn-when-stuck = Wenn du an der Reihe bist, legst du eine Karte, die nach Farbe, Zahl oder Zeichen zur obersten passt. Hast du keine, ziehst du.
book-short-cards = Sonderkarten bewirken etwas, sobald sie liegen. Was das ist, steht in der Tabelle der Sonderkarten.
book-short-answer = Karten, die jemand ziehen soll, lassen sich an die nächste Person weiterreichen.
book-short-double = Zwei genau gleiche Karten darfst du auf einmal legen.
book-short-jump = Hast du den Zwilling der obersten Karte, darfst du ihn dazwischenwerfen, egal wer an der Reihe ist.
book-short-uno = Hast du nur noch eine Karte, sagst du Uno.

## Karten und Geben

book-players = Es spielen { $least } bis { $most } Leute.
book-players-exactly = Es spielen genau { $count } Leute.
book-players-none = Das Kartenspiel hat { $cards } Karten. Das reicht nicht, um allen { $size } zu geben. Nach diesen Regeln kann also niemand spielen.
book-teams-partners = Zwei Teams spielen gegeneinander. Partner sitzen einander gegenüber, sodass sich die Teams abwechseln.
book-deck-standard = Das Kartenspiel hat { $cards } Karten. In jeder der vier Farben gibt es die 0 einmal, jede andere Zahl bis 9 zweimal und jede farbige Sonderkarte zweimal; die schwarzen Karten haben keine Farbe.
book-deck-twins = Das Kartenspiel hat { $cards } Karten. In jeder der vier Farben gibt es jede Zahl von 0 bis 9 und jede farbige Sonderkarte zweimal, sodass jede Karte einen Zwilling hat; die schwarzen Karten haben keine Farbe.
book-deck-double = Das Kartenspiel hat { $cards } Karten: Es ist das übliche Kartenspiel zweimal. In jeder der vier Farben gibt es die 0 zweimal, jede andere Zahl bis 9 viermal und jede farbige Sonderkarte viermal; die schwarzen Karten haben keine Farbe.
book-deck-own = Dieser Tisch hat sein eigenes Kartenspiel. Es hat { $cards } Karten, darunter die folgenden Zahlen und Sonderkarten.
book-hand_size = { $count ->
    [one] Es wird gemischt, und alle bekommen eine Karte. Die übrigen Karten liegen verdeckt: Sie sind der Ziehstapel.
   *[other] Es wird gemischt, und alle bekommen { $count } Karten. Die übrigen Karten liegen verdeckt: Sie sind der Ziehstapel.
}
book-first_player-random = Das Los entscheidet, wer beginnt, und es geht im Uhrzeigersinn weiter. In der nächsten Runde beginnt die Person links davon.
book-first_player-left-of-dealer = Es beginnt die Person links neben der, die gibt, und es geht im Uhrzeigersinn weiter. Zur nächsten Runde geht das Geben nach links weiter.

## Die Startkarte

book-opening = Die oberste Karte des Ziehstapels wird aufgedeckt. Sie liegt offen und ist die erste Karte des Ablagestapels.
book-opening_actions-apply-skip = Ist es ein Aussetzen, setzt die Person aus, die beginnen soll.
book-opening_actions-apply-draw = Ist es eine farbige Ziehkarte, zieht die Person, die beginnen soll, die Karten dafür und kommt nicht zum Zug.
book-opening_actions-apply-draw-answer = Ist es eine farbige Ziehkarte, sind die Karten für die Person fällig, die beginnen soll. Sie darf wie üblich antworten.
book-opening_actions-ignore = Ist es eine farbige Sonderkarte, bewirkt sie dieses eine Mal nichts: Sie zeigt nur eine Farbe und ein Zeichen.
book-opening_reverse-as-played = Ist es ein Richtungswechsel, zählt er, als käme er vom Platz rechts neben der Person, die beginnen soll: Es geht gegen den Uhrzeigersinn, und es beginnt, wer rechts neben diesem Platz sitzt.
book-opening_reverse-as-played-two = Zu zweit ändert ein Richtungswechsel als Startkarte nichts daran, wer beginnt.
book-opening_reverse-as-played-two-skips = Zu zweit nimmt ein Richtungswechsel als Startkarte der Person, die beginnen soll, den ersten Zug.
book-opening_reverse-dealer-starts = Ist es ein Richtungswechsel, so beginnt, wer gegeben hat, und es geht gegen den Uhrzeigersinn.
book-opening_reverse-dealer-starts-lot = Ist es ein Richtungswechsel, beginnt stattdessen die Person rechts neben der, die beginnen soll, und es geht gegen den Uhrzeigersinn.
book-opening_reverse-first-player-starts = Ist es ein Richtungswechsel, geht es von Anfang an gegen den Uhrzeigersinn; es bleibt dabei, wer beginnt.
book-opening_wild-choose = Ist es eine einfache Farbwahl, wählt die Person, die beginnen soll, die Farbe.
book-opening_wild-redraw = Eine einfache Farbwahl kann die Runde nicht eröffnen: Sie wird in den Stapel zurückgemischt, und eine andere Karte wird aufgedeckt.
book-opening_wild_draw-apply = Ist es eine schwarze Ziehkarte ({ $cards }), wählt die Person, die beginnen soll, die Farbe, zieht die Karten und kommt nicht zum Zug.
book-opening_wild_draw-apply-answer = Ist es eine schwarze Ziehkarte ({ $cards }), wählt die Person, die beginnen soll, die Farbe. Die Karten sind für sie fällig, und sie darf wie üblich antworten.
book-opening_wild_draw-redraw = Eine schwarze Ziehkarte ({ $cards }) kann die Runde nicht eröffnen: Sie wird in den Stapel zurückgemischt, und eine andere Karte wird aufgedeckt.
book-opening-black-redraw = Eine schwarze Karte kann die Runde nicht eröffnen: Sie wird in den Stapel zurückgemischt, und eine andere Karte wird aufgedeckt.

## Ein Zug

book-fits = Wenn du an der Reihe bist, legst du eine Karte auf den Ablagestapel. Sie passt, wenn sie die Farbe der obersten Karte hat oder deren Zahl oder Zeichen.
book-fits-black = Schwarze Karten passen auf jede Karte. Wer eine legt, sagt, welche Farbe von da an gilt; es darf auch dieselbe sein wie vorher.
book-fits-amount = Eine farbige Ziehkarte passt auch auf eine schwarze mit dem gleichen Wert.
book-draw-optional = Statt eine Karte zu legen, darfst du ziehen, auch wenn eine von deinen passt.
book-draw-when-stuck = Du ziehst, wenn du keine Karte legen kannst, und nur dann. Auch eine schwarze Karte zählt, wenn du sie legen darfst.
book-drawn_card-keep = Wer zieht, bekommt eine Karte und behält sie. Das war der Zug.
book-drawn_card-may-play = Wer zieht, bekommt eine Karte. Passt sie, darf sie gleich gelegt werden (eine andere nicht); sonst ist der Zug vorbei.
book-drawn_card-must-play = Wer zieht, bekommt eine Karte. Passt sie, muss sie gleich gelegt werden; sonst ist der Zug vorbei.
book-drawn_card-keep-until = Wer zieht, zieht so lange, bis eine passende Karte kommt oder keine mehr da ist. Alle diese Karten bleiben auf der Hand, und das war der Zug.
book-drawn_card-may-play-until = Wer zieht, zieht so lange, bis eine passende Karte kommt oder keine mehr da ist. Die passende Karte darf gleich gelegt werden (eine andere nicht); sonst ist der Zug vorbei.
book-drawn_card-must-play-until = Wer zieht, zieht so lange, bis eine passende Karte kommt oder keine mehr da ist. Die passende Karte muss gleich gelegt werden.
book-pile = Wird eine Karte gebraucht und der Ziehstapel ist leer, werden alle abgelegten Karten außer der obersten gemischt und sind der neue Ziehstapel.
book-double_play-true = Zwei genau gleiche Karten, die passen, darfst du in einem Zug zusammen legen; ein schwarzes Paar bekommt eine Farbe.
book-double_play-true-coloured = Zwei genau gleiche Karten, die passen, darfst du in einem Zug zusammen legen.
book-double-reverse = Zwei Richtungswechsel auf einmal heben sich auf: Die Richtung bleibt, wie sie war.
book-double-draw = Zwei Ziehkarten auf einmal zählen doppelt.
book-double_skip-one = Zwei Aussetzen auf einmal überspringen eine Person, genau wie eins allein.
book-double_skip-two = Zwei Aussetzen auf einmal überspringen zwei Personen.
book-go_out_on_black-false = Deine letzte Karte darf nicht schwarz sein.
book-plain_wild_on_black_plus-false = Eine einfache Farbwahl darf nicht auf eine schwarze Ziehkarte, egal ob die Karten schon gezogen sind.
book-two_player_reverse_skips-true = Zu zweit wirkt ein Richtungswechsel wie Aussetzen: Wer ihn legt, ist gleich noch einmal an der Reihe.
book-two_player_reverse_skips-false = Zu zweit hat ein Richtungswechsel keine sichtbare Wirkung: Die andere Person ist an der Reihe.

## Die Tabelle der Sonderkarten

book-cards-card = Karte
book-cards-count = Anzahl
book-cards-does = Was sie bewirkt
book-cards-points = Punkte
book-name-number = { $number }
book-name-six-nine = 6 und 9
book-does-skip = Die nächste Person setzt aus.
book-does-skip-deflect = Die nächste Person setzt aus. Sind Karten fällig, reicht Aussetzen sie stattdessen weiter.
book-does-reverse = Die Spielrichtung dreht sich um.
book-does-reverse-deflect = Die Spielrichtung dreht sich um. Sind Karten fällig, schickt der Richtungswechsel sie in die andere Richtung.
book-does-draw = { $count ->
    [one] Die nächste Person zieht eine Karte und kommt nicht zum Zug.
   *[other] Die nächste Person zieht { $count } Karten und kommt nicht zum Zug.
}
book-does-draw-answer = { $count ->
    [one] Für die nächste Person ist eine Karte fällig: Sie zieht die Karte und kommt nicht zum Zug, oder sie antwortet.
   *[other] Für die nächste Person sind { $count } Karten fällig: Sie zieht die Karten und kommt nicht zum Zug, oder sie antwortet.
}
book-does-wild = Du wählst die Farbe.
book-does-wild-draw = { $count ->
    [one] Du wählst die Farbe. Die nächste Person zieht eine Karte und kommt nicht zum Zug.
   *[other] Du wählst die Farbe. Die nächste Person zieht { $count } Karten und kommt nicht zum Zug.
}
book-does-wild-draw-answer = { $count ->
    [one] Du wählst die Farbe. Für die nächste Person ist eine Karte fällig: Sie zieht die Karte und kommt nicht zum Zug, oder sie antwortet.
   *[other] Du wählst die Farbe. Für die nächste Person sind { $count } Karten fällig: Sie zieht die Karten und kommt nicht zum Zug, oder sie antwortet.
}
book-does-four-challenge = Du wählst die Farbe. Die nächste Person zieht 4 Karten und kommt nicht zum Zug, außer jemand zweifelt an.
book-does-four-answer-challenge = Du wählst die Farbe. Für die nächste Person sind 4 Karten fällig: Sie zieht die Karten und kommt nicht zum Zug, oder sie antwortet, außer jemand zweifelt an.
book-does-swap-optional = Du darfst die Handkarten mit jemandem tauschen.
book-does-swap-required = Du tauschst die Handkarten mit jemandem.
book-does-rotate = Alle Hände wandern einen Platz weiter.
book-does-slap = Alle schlagen auf den Stapel.
book-does-silence = Ein Schweigen beginnt oder endet.
book-does-sixty-nine = Die eine auf der anderen in derselben Farbe ergibt eine Neunundsechzig.
book-numbers-number = Zahl

## Die Farbwahl +4

book-wild_draw_four-free = Die Farbwahl +4 darfst du immer legen, egal was du sonst auf der Hand hast.
book-wild_draw_four-no-colour = Die Farbwahl +4 darfst du nur legen, wenn du keine Karte der geltenden Farbe hast. Eine passende Zahl oder ein passendes Zeichen schadet nicht, und schwarze Karten haben keine Farbe.
book-wild_draw_four-no-alternative = Die Farbwahl +4 darfst du nur legen, wenn du keine farbige Karte hast, die du legen könntest. Andere schwarze Karten schaden nicht.
book-wild_draw_four_bluff-true = Du darfst aber bluffen: Leg sie gegen diese Regel und hoffe, dass niemand sie anzweifelt.
book-wild_draw_four_bluff-true-safe = Trotzdem darfst du sie auch gegen diese Regel legen: Niemand kann etwas dagegen tun.
book-challenge_by-victim = Wer von einer Farbwahl +4 getroffen wird, darf sie anzweifeln, statt zu ziehen, und bekommt dann die Hand der Person zu sehen, die sie gelegt hat.
book-challenge_by-anyone = Eine Farbwahl +4 dürfen alle anzweifeln außer der Person, die sie gelegt hat, bis die getroffene Person gehandelt hat. Nur das erste Anzweifeln zählt; wer anzweifelt, bekommt die Hand zu sehen, sonst niemand.
book-guilty_draws = { $count ->
    [0] War es ein Bluff, werden die Karten nicht gezogen, und die getroffene Person hat einen normalen Zug.
    [one] War es ein Bluff, so zieht, wer geblufft hat, eine Karte. Die getroffene Person zieht nichts und hat einen normalen Zug.
   *[other] War es ein Bluff, so zieht, wer geblufft hat, { $count } Karten. Die getroffene Person zieht nichts und hat einen normalen Zug.
}
book-innocent_draws-victim = { $count ->
    [0] War es kein Bluff, so zieht, wer angezweifelt hat, nichts, kommt aber nicht zum Zug.
    [one] War es kein Bluff, so zieht, wer angezweifelt hat, eine Karte statt der 4 und kommt nicht zum Zug.
   *[other] War es kein Bluff, so zieht, wer angezweifelt hat, { $count } Karten statt der 4 und kommt nicht zum Zug.
}
book-innocent_draws-anyone = { $count ->
    [0] War es kein Bluff, zieht niemand, aber die getroffene Person kommt nicht zum Zug.
    [one] War es kein Bluff, so zieht, wer angezweifelt hat, eine Karte statt der 4. Die getroffene Person kommt nicht zum Zug; hat jemand anderes angezweifelt, zieht sie nichts.
   *[other] War es kein Bluff, so zieht, wer angezweifelt hat, { $count } Karten statt der 4. Die getroffene Person kommt nicht zum Zug; hat jemand anderes angezweifelt, zieht sie nichts.
}
book-challenge-vain = An diesem Tisch kann niemand bluffen, deshalb ist Anzweifeln immer falsch.
book-challenge-colour = Die gewählte Farbe bleibt in jedem Fall, wie sie ist.

## Fällige Karten

book-owing-answer = Trifft dich eine Ziehkarte, sind die Karten dafür fällig: Du ziehst sie und kommst nicht zum Zug, oder du antwortest mit einer Karte von deiner Hand.
book-stacking-none = Wer von einer Ziehkarte getroffen wird, zieht die Karten und kommt nicht zum Zug. Darauf kann man mit keiner Karte antworten, nicht einmal mit einer anderen Ziehkarte.
book-stacking-none-deflect = Solange Karten fällig sind, darf keine Ziehkarte gelegt werden.
book-stacking-any = Auf jede Ziehkarte kann man mit jeder anderen Ziehkarte antworten. Die Werte werden zusammengezählt, und die Summe ist für die nächste Person fällig.
book-stacking-listed = Auf eine Ziehkarte kann man in diesen Fällen mit einer anderen antworten: { $pairs }. Die Werte werden zusammengezählt, und die Summe ist für die nächste Person fällig.
book-stack-pair = { $answer } auf { $top }
book-stacking_colour-any = Welche Farbe die Ziehkarte hat, mit der man antwortet, ist egal.
book-stacking_colour-fitting = Mit einer farbigen Ziehkarte kann man nur antworten, wenn sie die geltende Farbe hat oder den gleichen Wert wie die oberste Karte.
book-stacking-four = Was über die Farbwahl +4 gesagt ist, gilt auch, wenn man mit ihr antwortet.
book-deflect_with-reverse = Auch ein Richtungswechsel, der zur obersten Karte passt, ist eine Antwort: Die Richtung dreht sich um, und alle Karten sind für die nächste Person in dieser Richtung fällig.
book-deflect_with-skip = Auch ein Aussetzen, das zur obersten Karte passt, ist eine Antwort: Alle Karten sind für die nächste Person fällig.
book-deflects-plus-2 = So weiterreichen lassen sich fällige Karten nur, wenn die letzte Ziehkarte eine farbige +2 war.
book-deflects-any = So weiterreichen lassen sich fällige Karten, egal von welcher Ziehkarte sie kommen.
book-deflect-again = Auf eine Karte, die sie weitergereicht hat, darf die nächste Person wieder so eine Karte legen, wenn sie passt.
book-deflect-again-stacking = Auf eine Karte, die sie weitergereicht hat, darf die nächste Person wieder so eine Karte legen, wenn sie passt, oder eine Ziehkarte, die dort erlaubt ist: eine farbige in derselben Farbe oder eine schwarze.
book-owing-choice = Niemand muss antworten. Wer es nicht tut, zieht alle fälligen Karten und kommt nicht zum Zug.

## Uno

book-call_when-at-one = Sobald du genau eine Karte hast, sag Uno.
book-call_when-announce = Sag Uno, während du deine vorletzte Karte legst. Kurz davor, in deinem eigenen Zug, ist es auch rechtzeitig.
book-call_when-announce-pairs = Sag Uno, während du deine vorletzte Karte legst oder das Paar, nach dem dir eine Karte bleibt. Kurz davor, in deinem eigenen Zug, ist es auch rechtzeitig.
book-uno-tap = Zweimal auf den Tisch klopfen ist so gut wie Uno sagen.
book-uno-in-time = Wer es später sagt, aber bevor es jemand bemerkt, ist auch noch rechtzeitig dran.
book-uno_penalty = { $count ->
    [one] Wer es vergessen hat und von jemandem erwischt wird, zieht eine Karte.
   *[other] Wer es vergessen hat und von jemandem erwischt wird, zieht { $count } Karten.
}
book-uno_penalty-nought = Es zu vergessen kostet nichts.
book-catch_until-while-holding-one = Du kannst erwischt werden, solange du nur diese eine Karte hast.
book-catch_until-next-player-acts = Du kannst erwischt werden, bis die nächste Person eine Karte legt oder zieht.
book-catch_until-next-player-acts-jump = Du kannst erwischt werden, bis die nächste Person eine Karte legt oder zieht oder jemand dazwischenwirft.
book-catch_until-next-turn-begins = Du kannst erwischt werden, bis die nächste Person ihren Zug beginnt, indem sie eine Karte legt oder zieht.
book-catch_until-next-turn-begins-jump = Du kannst erwischt werden, bis die nächste Person ihren Zug beginnt, indem sie eine Karte legt oder zieht, oder bis jemand dazwischenwirft.
book-catch_until-next-turn-begins-clock = Du kannst erwischt werden, bis die nächste Person ihren Zug beginnt, indem sie etwas tut, aber höchstens { $time } lang.
book-catch_until-second-next-acts = Du kannst erwischt werden, bis zwei weitere Personen nacheinander Karten gelegt oder gezogen haben.
book-catch_until-second-next-acts-jump = Du kannst erwischt werden, bis zwei weitere Personen nacheinander Karten gelegt oder gezogen haben; auch ein Zwischenwurf zählt.
book-grace_seconds = Alle haben { $time } Zeit, es zu sagen: Wirst du vorher erwischt, zählt das erst, wenn die Zeit um ist.
book-false_catch_penalty = { $count ->
    [one] Wer jemanden grundlos erwischen will, zieht eine Karte.
   *[other] Wer jemanden grundlos erwischen will, zieht { $count } Karten.
}
book-false_call_penalty = { $count ->
    [one] Wer grundlos Uno sagt, zieht eine Karte.
   *[other] Wer grundlos Uno sagt, zieht { $count } Karten.
}

## Außer der Reihe

book-jump_in-coloured = Zwischenwurf: Hast du eine farbige Karte, die in Farbe und Zeichen genau gleich ist wie die oberste, darfst du sie sofort dazwischenwerfen, egal wer an der Reihe ist. Danach geht es mit der Person nach dir weiter.
book-jump_in-all = Zwischenwurf: Hast du eine Karte, die genau gleich ist wie die oberste, darfst du sie sofort dazwischenwerfen, egal wer an der Reihe ist. Auch schwarze Karten zählen, und du wählst die Farbe. Danach geht es mit der Person nach dir weiter.
book-jump_in_until-next-turn-move = Du musst schnell sein: Dazwischenwerfen kannst du nur, bis jemand in einem Zug eine Karte legt oder zieht.
book-jump_in_until-next-card = Dazwischenwerfen kannst du, bis eine andere Karte oben liegt, auch wenn inzwischen jemand gezogen hat.
book-jump_in_on_draw-add = Wirfst du eine Ziehkarte dazwischen, während die Karten ihres Zwillings noch fällig sind, sind alle zusammen für die Person nach dir fällig.
book-jump_in_on_draw-restart = Wirfst du eine Ziehkarte dazwischen, während noch Karten fällig sind, verfallen diese. Für die Person nach dir sind nur die Karten für deine Ziehkarte fällig.
book-sixty_nine-true = Neunundsechzig: Wer eine 9 auf eine 6 der gleichen Farbe legt oder eine 6 auf eine 9, fragt alle anderen der Reihe nach, ob sie eine 6 oder 9 dieser Farbe dazulegen.
book-sixty_nine-enough = { $count ->
    [one] Es genügt schon, wer gefragt hat: Jede Person darf der Reihe nach alle Karten dieser Farbe abwerfen.
   *[other] Machen mindestens { $count } Personen mit (wer gefragt hat, zählt auch), darf jede Person der Reihe nach alle Karten dieser Farbe abwerfen.
}
book-sixty_nine-enough-half = Macht mindestens die Hälfte der Spieler mit (abgerundet, aber nie weniger als 3; wer gefragt hat, zählt auch), darf jede Person der Reihe nach alle Karten dieser Farbe abwerfen.
book-sixty_nine-ends = Sind es zu wenige, bleiben die dazugelegten Karten liegen. Wer am Ende keine Karten mehr hat, gewinnt; sind es mehrere, gewinnt die erste Person, gezählt ab der, die gefragt hat.

## Zahlenkarten mit Bedeutung

book-swap-optional = Wer eine { $number } legt, darf die Handkarten mit einer beliebigen anderen Person tauschen.
book-swap-required = Wer eine { $number } legt, muss die Handkarten mit jemandem tauschen und sucht sich aus, mit wem.
book-swap_defence-true = Fällt die Wahl auf die Person, die als Nächste an der Reihe ist, darf sie eine { $number } legen und den Tausch damit stoppen: Niemand tauscht, und das war ihr Zug.
book-rotate_number = Wird eine { $number } gelegt, geben alle ihre Handkarten in Spielrichtung an die nächste Person weiter.
book-slap_number = Wird eine { $number } gelegt, schlagen alle auf den Stapel, auch wer sie gelegt hat. Das Spiel wartet, bis alle es getan haben.
book-slap_penalty = { $count ->
    [one] Wer zuletzt schlägt, zieht eine Karte, und ebenso, wer zur falschen Zeit schlägt.
   *[other] Wer zuletzt schlägt, zieht { $count } Karten, und ebenso, wer zur falschen Zeit schlägt.
}
book-silence_number = Wird eine { $number } gelegt, beginnt ein Schweigen, und niemand darf reden, bis die nächste { $number } gelegt wird. So lange klopfst du zweimal auf den Tisch, statt Uno zu sagen.
book-silence_penalty = { $count ->
    [0] Wer als Erstes redet, beendet das Schweigen.
    [one] Wer als Erstes redet, zieht eine Karte, und das Schweigen ist vorbei.
   *[other] Wer als Erstes redet, zieht { $count } Karten, und das Schweigen ist vorbei.
}

## Am Tisch

book-turn_seconds = Ein Zug darf { $time } dauern. Wer länger braucht, zieht eine Karte, oder die fälligen Karten, und der Zug ist vorbei.
book-turn_seconds-misplay = { $count ->
    [one] Ein Zug darf { $time } dauern. Wer länger braucht, zieht eine Karte, und die fälligen Karten noch dazu, und der Zug ist vorbei.
   *[other] Ein Zug darf { $time } dauern. Wer länger braucht, zieht { $count } Karten, und die fälligen Karten noch dazu, und der Zug ist vorbei.
}
book-misplay_penalty = { $count ->
    [one] Wer eine Karte legt, die nicht passt, oder eine zur falschen Zeit legt, nimmt sie zurück und zieht eine Karte.
   *[other] Wer eine Karte legt, die nicht passt, oder eine zur falschen Zeit legt, nimmt sie zurück und zieht { $count } Karten.
}
book-table_talk_penalty = { $count ->
    [one] Niemand sagt anderen vor. Wer deswegen beschuldigt wird, zieht eine Karte, wenn mehr als die Hälfte der übrigen Spieler zustimmt.
   *[other] Niemand sagt anderen vor. Wer deswegen beschuldigt wird, zieht { $count } Karten, wenn mehr als die Hälfte der übrigen Spieler zustimmt.
}

## Sieg und Punkte

book-going-out = Wer die letzte Karte legt, hat die Runde sofort gewonnen.
book-going-out-teams = Legt jemand die letzte Karte, ist die Runde sofort vorbei, und beide Partner haben sie gewonnen.
book-last_card_draws-true = Ist diese letzte Karte eine Ziehkarte, zieht die nächste Person noch dafür, und diese Karten zählen mit.
book-last_card_draws-true-game = Ist diese letzte Karte eine Ziehkarte, zieht die nächste Person noch dafür.
book-last_card_draws-false = Ist diese letzte Karte eine Ziehkarte, zieht niemand dafür.
book-match_games = { $count ->
    [one] Es gibt keine Punkte: Wer die Runde gewinnt, hat das Spiel gewonnen.
   *[other] Es gibt keine Punkte. Eine Partie hat { $count } Runden. Wer die meisten davon gewinnt, gewinnt sie, und bei Gleichstand teilt man sich den Sieg.
}
book-scoring-winner-collects = Wer eine Runde gewinnt, bekommt die Punkte aller Karten, die die anderen noch haben.
book-scoring-winner-collects-teams = Das Team, das eine Runde gewinnt, bekommt die Punkte aller Karten, die das andere Team noch hat.
book-scoring-hands-count = Nach einer Runde zählen alle die Punkte der Karten auf ihrer Hand zusammen und rechnen sie zu ihrer Summe dazu.
book-scoring-hands-count-teams = Nach einer Runde zählt jedes Team die Punkte der Karten auf seinen beiden Händen zusammen und rechnet sie zu seiner Summe dazu.
book-target-winner-collects = { $target ->
    [one] Ein Punkt gewinnt die Partie.
   *[other] Wer { $target } Punkte oder mehr hat, gewinnt die Partie.
}
book-target-hands-count = { $target ->
    [one] Sobald jemand einen Punkt hat, ist die Partie zu Ende. Die kleinste Summe gewinnt, und gleiche teilen sich den Sieg.
   *[other] Sobald jemand { $target } Punkte oder mehr hat, ist die Partie zu Ende. Die kleinste Summe gewinnt, und gleiche teilen sich den Sieg.
}
# Punkte können auch unter 0 sein, und -1 ist "one": deshalb steht die Zahl da.
book-going_out_bonus = { $points ->
    [one] Wer die letzte Karte legt, bekommt { $points } Punkt statt 0.
   *[other] Wer die letzte Karte legt, bekommt { $points } Punkte statt 0.
}
book-going_out_bonus-teams = { $points ->
    [one] Das Team, das die letzte Karte gelegt hat, rechnet { $points } Punkt zu den Karten dazu, die es noch hat.
   *[other] Das Team, das die letzte Karte gelegt hat, rechnet { $points } Punkte zu den Karten dazu, die es noch hat.
}
book-points-cards = Karten
book-points-points = Punkte
book-points-number = Zahlenkarten
book-points-face = ihre Zahl

## Feinheiten

book-fine-opening-numbers = Eine Zahlenkarte mit Bedeutung bewirkt als Startkarte nichts.
book-fine-take = Solange Karten fällig sind, geht in einem Zug nichts anderes: kein gewöhnliches Ziehen und keine Karte, die keine Antwort ist.
book-fine-deflecting-reverses = Zwei Richtungswechsel auf einmal auf fällige Karten lassen die Richtung, wie sie ist, und die Karten sind für die nächste Person fällig.
book-fine-deflecting-skip = Ein Aussetzen auf fällige Karten überspringt niemanden: Sie sind dann für die Person nach der fällig, die es gelegt hat.
book-fine-coloured-four = Eine farbige +4 ist in jeder Farbe eine Antwort auf eine schwarze +4.
book-fine-stacked-no-challenge = Wer auf eine Farbwahl +4 mit einer Karte antwortet, kann sie nicht mehr anzweifeln.
book-fine-challenge-hand = Beim Anzweifeln zählt die Hand, wie sie war, als die Farbwahl +4 gelegt wurde, ohne diese Karte. Farbige Sonderkarten sind Karten ihrer Farbe.
book-fine-stacked-challenge = Wurde eine angezweifelte Farbwahl +4 auf fällige Karten gelegt, so zieht, wer beim Anzweifeln verliert, auch diese.
book-fine-challenge-pair = Bei einem Paar Farbwahl +4 zieht, wer beim Anzweifeln verliert, doppelt so viele Karten.
book-fine-announcement = Ein angekündigtes Uno gilt nur für das nächste Legen. Tust du etwas anderes, verfällt es und kostet nichts.
book-fine-skipped = Wer übersprungen wird, ist nicht die nächste Person: Die Zeit zum Erwischen endet erst mit der Person, die wirklich an der Reihe ist.
book-fine-going-out = Eine leere Hand gewinnt und braucht kein Uno.
book-fine-going-out-numbers = Eine Zahlenkarte mit Bedeutung hat als letzte Karte keine Wirkung: Die Runde ist gewonnen.
book-fine-jump-when = Dazwischenwerfen darfst du auch in deinem eigenen Zug, auf eine Karte, die du selbst gelegt hast, und auf die Startkarte.
book-fine-jump-owing = Eine Ziehkarte darf auch die Person dazwischenwerfen, die von ihrem Zwilling getroffen wurde.
book-fine-jump-settling = Niemand wirft dazwischen, solange noch nicht erledigt ist, was die oberste Karte bewirkt.
book-fine-jump-drawn = Wirft jemand dazwischen, während eine andere Person über eine gezogene Karte nachdenkt, bleibt diese Karte auf der Hand, und der Zug ist verloren.
book-fine-jump-effects = Eine dazwischengeworfene Karte wirkt, als wäre die Person an der Reihe, die sie geworfen hat. Wer vorher übersprungen wurde, bekommt den Zug nicht zurück.
book-fine-pairs-once = Zwei gleiche Zahlenkarten mit Bedeutung auf einmal wirken nur einmal.
book-fine-pairs-silence = Zwei Schweigezahlen auf einmal beginnen ein Schweigen und beenden es wieder.
book-fine-drawn-alone = Eine gezogene Karte wird allein gelegt, nie als Paar.
book-fine-force-four = Eine gezogene Farbwahl +4 muss nur gelegt werden, wenn ihre Bedingung erfüllt ist.
book-fine-force = Nur eine im eigenen Zug gezogene Karte muss gelegt werden; fällige Karten und Strafkarten bleiben auf der Hand.
book-fine-nothing-to-draw = Gibt es gar nichts zu ziehen, gibt den Zug weiter, wer keine Karte legen kann.
book-fine-dead-end = Kann niemand mehr legen oder ziehen, gewinnt die Hand mit den wenigsten Punkten die Runde, und unter gleichen die, die zuerst an der Reihe wäre.
book-fine-dead-end-game = Kann niemand mehr legen oder ziehen, gewinnt die Hand mit den wenigsten Punkten, und unter gleichen die, die zuerst an der Reihe wäre. Zahlenkarten zählen ihre Zahl, farbige Sonderkarten { $action }, Farbwahlkarten { $wild }, und jede +4 zählt { $four }.
book-fine-dead-end-plain = Kann niemand mehr legen oder ziehen, gewinnt die Hand mit den wenigsten Punkten, und unter gleichen die, die zuerst an der Reihe wäre. Zahlenkarten zählen ihre Zahl.
book-fine-misplay = Nach einer Karte, die gegen die Regeln gelegt wurde, bleibt alles, wie es war; nur die Karten dafür werden gezogen.
book-fine-misplay-jump = Ein Zwischenwurf, der richtig war, aber einen Augenblick zu spät kam, kostet nichts.
book-fine-two-reverses = Zu zweit hebt sich ein Paar Richtungswechsel auf: Die andere Person ist an der Reihe.
book-fine-defence = Die Karte, die einen Tausch stoppt, darf die letzte sein und gewinnen, und sie kann Uno verlangen, aber sie bringt keinen eigenen Tausch.
book-fine-slap = Sobald nur noch eine Person nicht geschlagen hat, ist sie die letzte. Wer zweimal schlägt, hat zur falschen Zeit geschlagen.
book-fine-sixty-nine = Bei einer Neunundsechzig wird niemand zweimal gefragt, und das Abwerfen beginnt bei der Person, die gefragt hat. Man wirft alle Karten der Farbe ab oder keine; Sonderkarten darunter bewirken nichts, und die zuletzt dazugelegte 6 oder 9 bleibt oben. Dann geht es mit der Person nach der weiter, die gefragt hat.
book-fine-silence = Ein Schweigen endet mit der Runde. Klopfen und Erwischen sind kein Reden.
book-fine-teams-catch = Partner dürfen einander erwischen.

## Beispiele

example-fits = Oben liegt { $top }, und du hast { $hand }. Legen darfst du { $cards }.
example-pair = Oben liegt { $top }, und du hast zweimal { $card }. Du darfst beide auf einmal legen.
example-four-top = Oben liegt { $top }.
example-four-honest = Mit { $hand } auf der Hand ist die Farbwahl +4 erlaubt.
example-four-refused = Mit { $hand } auf der Hand ist die Farbwahl +4 nicht erlaubt.
example-four-bluff = Mit { $hand } auf der Hand ist die Farbwahl +4 ein Bluff.
example-challenge-guilty = { $count ->
    [0] { $layer } hat mit der Farbwahl +4 geblufft, und { $victim } zweifelt an. Niemand zieht, und { $next } ist an der Reihe.
    [one] { $layer } hat mit der Farbwahl +4 geblufft, und { $victim } zweifelt an. { $layer } zieht eine Karte, und { $next } ist an der Reihe.
   *[other] { $layer } hat mit der Farbwahl +4 geblufft, und { $victim } zweifelt an. { $layer } zieht { $count } Karten, und { $next } ist an der Reihe.
}
example-challenge-innocent = { $count ->
    [0] { $layer } hat sie ehrlich gelegt, und { $victim } zweifelt an. Niemand zieht, und { $next } ist an der Reihe.
    [one] { $layer } hat sie ehrlich gelegt, und { $victim } zweifelt an. { $victim } zieht eine Karte, und { $next } ist an der Reihe.
   *[other] { $layer } hat sie ehrlich gelegt, und { $victim } zweifelt an. { $victim } zieht { $count } Karten, und { $next } ist an der Reihe.
}
example-must-draw = { $count ->
    [one] Nach { $top } ist für { $victim } eine Karte fällig. { $victim } muss sie ziehen, trotz { $hand } auf der Hand.
   *[other] Nach { $top } sind für { $victim } { $count } Karten fällig. { $victim } muss sie ziehen, trotz { $hand } auf der Hand.
}
example-answer = { $count ->
    [one] Nach { $top } ist für { $victim } eine Karte fällig. { $victim } hat { $hand }. Als Antwort darf { $victim } legen: { $cards }.
   *[other] Nach { $top } sind für { $victim } { $count } Karten fällig. { $victim } hat { $hand }. Als Antwort darf { $victim } legen: { $cards }.
}
example-answer-after = { $count ->
    [one] Nach { $card } ist für { $next } eine Karte fällig.
   *[other] Nach { $card } sind für { $next } { $count } Karten fällig.
}
example-jump = Oben liegt { $top }, und { $turn } ist an der Reihe. { $jumper } hat auch { $card } und wirft diese Karte dazwischen. Jetzt ist { $next } an der Reihe.
example-jump-draw = { $count ->
    [one] Für { $turn } sind die Karten von { $top } fällig. { $jumper } wirft noch so eine dazwischen. Jetzt ist für { $next } eine Karte fällig.
   *[other] Für { $turn } sind die Karten von { $top } fällig. { $jumper } wirft noch so eine dazwischen. Jetzt sind für { $next } { $count } Karten fällig.
}
example-points = { $winner } legt die letzte Karte.
example-points-teams = { $first } und { $second } sind Partner, und { $third } und { $fourth } auch.
example-points-hand = { $player } hat { $hand }: { $sum }.
example-points-result = { $points ->
    [one] { $player } bekommt { $points } Punkt.
   *[other] { $player } bekommt { $points } Punkte.
}
example-points-rest = Sonst bekommt niemand Punkte.

## Der Befehl

help-rules-book = Ein Regelheft zum Ausdrucken: alles, was nach einem Regelwerk gilt, in Worten.
help-rules-book-format = Einfacher Text, Markdown oder eine HTML-Seite mit Bildern von Karten.
help-rules-book-save = Schreibt das Regelheft in diese Datei.
book-written = Gespeichert in { $file }.
