# Regelhefte: die Regeln eines Tisches, zum Ausdrucken.
# Jeder Schlüssel ist ein ganzer Satz (oder ein Feld einer Tabelle), der für sich allein stehen kann.

## Der Rahmen

book-title = Regelheft: { $preset }
book-title-changed = Regelheft: { $preset }, mit Änderungen
book-changed = An diesem Tisch gilt { $preset } mit einigen Änderungen. Zu { $preset }: { $description }
book-changes-rule = Regel
book-changes-here = An diesem Tisch
book-changes-deck = Die Karten, mit denen ihr spielt.
book-changes-preset = Bei { $preset }
book-yes = ja
book-no = nein
book-none = keine
book-any = alle
book-rising = eine gleich hohe oder höhere
book-half = die Hälfte der Spieler, mindestens 3
book-deck-name-standard = das übliche Kartenspiel
book-deck-name-twins = ein Kartenspiel, in dem jede farbige Karte einen Zwilling hat
book-deck-name-colour-fours = ein Kartenspiel aus Zwillingen mit farbigen +4
book-deck-name-double = das übliche Kartenspiel zweimal
book-deck-name-no-mercy = ein Kartenspiel von 168 Karten mit Ziehkarten bis +10
book-deck-name-shuffle-112 = das übliche Kartenspiel mit einer Karte „Kartenmischen“ und drei Blanko-Farbwahlkarten
book-deck-name-swap-112 = das übliche Kartenspiel mit einer Karte „Kartentausch“ und drei Blanko-Farbwahlkarten
book-deck-name-chat-wild = ein Kartenspiel von 140 Karten mit wenigen Zahlen
book-seconds = { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
book-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
book-example = Beispiel
book-ledger-note = Die Nummern in Klammern sind die geschriebenen Regeln hinter einem Satz: { $documents }.
book-ledger-letter = { $letter } ist { $document }
book-code = Der Code dieser Regeln ist { $code }. Gib ihn in Last Card ein, um nach ihnen zu spielen.
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
book-section-owing = Ziehkarten
book-section-uno = Uno
book-section-reactions = Außer der Reihe
book-section-numbers = Besondere Zahlen
book-section-table = Am Tisch
book-section-score = Sieg
book-section-score-points = Sieg und Punkte
book-section-fine = Details

## Das Spiel in Kürze

book-short-aim-game = Werde deine Karten los. Wer zuerst keine mehr hat, gewinnt.
book-short-aim-game-teams = Werdet eure Karten los. Das Team, von dem zuerst niemand mehr Karten hat, gewinnt.
book-short-aim-collects = { $target ->
    [one] Wer zuerst alle Karten los ist, gewinnt die Runde und bekommt die Punkte der Karten, die die anderen noch haben. Mit einem Punkt gewinnst du die Partie.
   *[other] Wer zuerst alle Karten los ist, gewinnt die Runde und bekommt die Punkte der Karten, die die anderen noch haben. Mit { $target } Punkten gewinnst du die Partie.
}
book-short-aim-collects-teams = { $target ->
    [one] Das Team, von dem zuerst niemand mehr Karten hat, gewinnt die Runde und bekommt die Punkte der Karten, die das andere Team noch hat. Mit einem Punkt gewinnt ihr die Partie.
   *[other] Das Team, von dem zuerst niemand mehr Karten hat, gewinnt die Runde und bekommt die Punkte der Karten, die das andere Team noch hat. Mit { $target } Punkten gewinnt ihr die Partie.
}
book-short-aim-hands = { $target ->
    [one] Werde deine Karten los: Was du am Ende einer Runde noch auf der Hand hast, zählt gegen dich. Sobald jemand einen Punkt hat, endet die Partie, und die kleinste Summe gewinnt.
   *[other] Werde deine Karten los: Was du am Ende einer Runde noch auf der Hand hast, zählt gegen dich. Sobald jemand { $target } Punkte hat, endet die Partie, und die kleinste Summe gewinnt.
}
book-short-aim-leave-most = Werde deine Karten los. Nach jeder Runde scheidet die Person mit den meisten Karten aus der Partie aus. Wer übrig bleibt, gewinnt sie.
book-short-aim-leave-target = { $target ->
    [one] Werde deine Karten los: Was du am Ende einer Runde noch auf der Hand hast, zählt gegen dich. Mit einem Punkt scheidest du aus der Partie aus. Wer übrig bleibt, gewinnt sie.
   *[other] Werde deine Karten los: Was du am Ende einer Runde noch auf der Hand hast, zählt gegen dich. Mit { $target } Punkten scheidest du aus der Partie aus. Wer übrig bleibt, gewinnt sie.
}
book-short-one-left = Die anderen spielen weiter, bis nur noch eine Person Karten hat.
book-short-turn-optional = Wenn du an der Reihe bist, leg eine Karte, die in Farbe, Zahl oder Zeichen zur obersten passt, oder zieh.
book-short-turn-when-stuck = Wenn du an der Reihe bist, leg eine Karte, die in Farbe, Zahl oder Zeichen zur obersten passt. Hast du keine, zieh.
book-short-cards = Sonderkarten bewirken etwas, wenn du sie legst. Was das ist, steht in der Tabelle der Sonderkarten.
book-short-answer = Trifft dich eine Ziehkarte, kannst du sie vielleicht weitergeben.
book-short-double = Zwei genau gleiche Karten darfst du auf einmal legen.
book-short-equal = Mehrere Karten mit derselben Zahl darfst du in einem Zug legen.
book-short-jump = Hast du die gleiche Karte wie die oberste, darfst du sie dazwischenwerfen, egal wer an der Reihe ist.
book-short-uno = Hast du nur noch eine Karte, sag Uno.
book-short-mercy = { $count ->
    [one] Mit einer Karte auf der Hand scheidest du aus der Runde aus.
   *[other] Mit { $count } Karten auf der Hand scheidest du aus der Runde aus.
}

## Karten und Geben

book-players = Für { $least } bis { $most } Spieler.
book-players-even = Für eine gerade Zahl von Spielern, { $least } bis { $most }.
book-players-exactly = Für genau { $count } Spieler.
book-players-none = Das Kartenspiel hat { $cards } Karten. Das reicht nicht, um allen { $size } zu geben. Nach diesen Regeln kann also niemand spielen.
book-teams-partners = Zwei Zweierteams spielen gegeneinander. Partner sitzen einander gegenüber, sodass sich die Teams abwechseln.
book-teams-sides = Zwei Teams spielen gegeneinander. Jeder zweite Platz gehört zum selben Team, sodass sich die Teams abwechseln.
book-deck-standard = Das Kartenspiel hat { $cards } Karten. In jeder der vier Farben gibt es eine 0, jede Zahl von 1 bis 9 zweimal und jede farbige Sonderkarte zweimal. Schwarze Karten haben keine Farbe.
book-deck-twins = Das Kartenspiel hat { $cards } Karten. In jeder der vier Farben gibt es jede Zahl von 0 bis 9 und jede farbige Sonderkarte zweimal: Jede farbige Karte hat einen Zwilling. Schwarze Karten haben keine Farbe.
book-deck-double = Das Kartenspiel hat { $cards } Karten: das übliche Kartenspiel zweimal. In jeder der vier Farben gibt es die 0 zweimal, jede Zahl von 1 bis 9 viermal und jede farbige Sonderkarte viermal. Schwarze Karten haben keine Farbe.
book-deck-no-mercy = Das Kartenspiel hat { $cards } Karten. In jeder der vier Farben gibt es jede Zahl von 0 bis 9 zweimal. Alle anderen stehen in der Tabelle der Sonderkarten. Schwarze Karten haben keine Farbe.
book-deck-chat-wild = Das Kartenspiel hat { $cards } Karten. In jeder der vier Farben gibt es jede Zahl von 1 bis 5 und jede farbige Sonderkarte viermal. Schwarze Karten haben keine Farbe.
book-deck-own = Dieser Tisch hat ein eigenes Kartenspiel mit { $cards } Karten. Welche das sind, steht in den Tabellen.
book-hand_size = { $count ->
    [one] Mischt die Karten und gebt allen eine. Legt den Rest verdeckt hin: Das ist der Ziehstapel.
   *[other] Mischt die Karten und gebt allen { $count }. Legt den Rest verdeckt hin: Das ist der Ziehstapel.
}
book-first_player-random = Das Los entscheidet, wer anfängt. Gespielt wird im Uhrzeigersinn.
book-first_player-left-of-dealer = Die Person links neben der, die gibt, fängt an. Gespielt wird im Uhrzeigersinn.
book-first_player-highest-card = Alle decken eine Karte auf. Die höchste Zahl fängt an. Bei Gleichstand deckt ihr noch eine auf. Karten ohne Zahl sind niedriger als alle Zahlen. Gespielt wird im Uhrzeigersinn.
book-next_first-next-seat = In der nächsten Runde fängt die Person links neben der an, die zuletzt angefangen hat.
book-next_first-next-seat-dealer = In der nächsten Runde gibt die Person links neben der, die zuletzt gegeben hat.
book-next_first-winner = Wer eine Runde gewinnt, fängt die nächste an.
book-next_first-loser = Wer am Ende einer Runde die meisten Punkte auf der Hand hat, fängt die nächste an.
book-next_first-loser-one-left = Wer als Letztes noch Karten hat, fängt die nächste Runde an.
book-next_first-dealer = Es gibt, wer rechts neben der Person sitzt, die anfängt.
book-seat_order-shuffled = Lost vor jeder Runde außer der ersten die Plätze neu aus. Wer anfängt, ändert sich dadurch nicht.

## Die Startkarte

book-opening = Deckt die oberste Karte des Ziehstapels auf und legt sie offen hin. Mit ihr beginnt der Ablagestapel.
book-opening_actions-apply-skip = Ist es ein Aussetzen, setzt die Person aus, die anfangen würde.
book-opening_actions-apply-draw = Ist es eine farbige Ziehkarte, zieht die Person, die anfangen würde, die Karten dafür und setzt aus.
book-opening_actions-apply-draw-answer = Ist es eine farbige Ziehkarte, sind ihre Karten für die Person fällig, die anfängt. Sie darf wie üblich antworten.
book-opening_actions-apply-skip-all = Ist es ein „Alle aussetzen“, fängt die Person an, die gegeben hat.
book-opening_actions-apply-skip-all-lot = Ist es ein „Alle aussetzen“, fängt stattdessen die Person rechts neben der an, die anfangen würde.
book-opening_actions-apply-discard-all = Ist es ein „Farbe ablegen“, hat es keine Wirkung.
book-opening_actions-ignore = Ist es eine farbige Sonderkarte, hat sie keine Wirkung: Sie zeigt nur eine Farbe und ein Zeichen.
book-opening_actions-redraw = Ist es eine farbige Sonderkarte, mischt sie in den Ziehstapel zurück und deckt eine andere Karte auf.
book-opening_reverse-as-played = Ist es ein Richtungswechsel, zählt er, als hätte ihn die Person rechts neben der gelegt, die anfangen würde. Gespielt wird gegen den Uhrzeigersinn, und es fängt an, wer zwei Plätze rechts von der ersten Person sitzt.
book-opening_reverse-as-played-more = Ist es ein Richtungswechsel und ihr seid zu dritt oder mehr, zählt er, als hätte ihn die Person rechts neben der gelegt, die anfangen würde. Gespielt wird gegen den Uhrzeigersinn, und es fängt an, wer zwei Plätze rechts von der ersten Person sitzt.
book-opening_reverse-as-played-two = Ist es ein Richtungswechsel und ihr seid zu zweit, ändert er nichts: Es bleibt dabei, wer anfängt.
book-opening_reverse-as-played-two-skips = Ist es ein Richtungswechsel und ihr seid zu zweit, setzt die Person aus, die anfangen würde.
book-opening_reverse-dealer-starts = Ist es ein Richtungswechsel, fängt die Person an, die gegeben hat, und gespielt wird gegen den Uhrzeigersinn.
book-opening_reverse-dealer-starts-lot = Ist es ein Richtungswechsel, fängt stattdessen die Person rechts neben der an, die anfangen würde, und gespielt wird gegen den Uhrzeigersinn.
book-opening_reverse-first-player-starts = Ist es ein Richtungswechsel, bleibt es dabei, wer anfängt, aber gespielt wird gegen den Uhrzeigersinn.
book-opening_wild-choose = Ist es eine einfache Farbwahl, wählt die Person, die anfängt, die Farbe.
book-opening_wild-choose-blank = Ist es eine einfache Farbwahl oder eine Blanko-Farbwahl, wählt die Person, die anfängt, die Farbe. Sonst passiert nichts.
book-opening_wild-redraw = Ist es eine einfache Farbwahl, mischt sie in den Ziehstapel zurück und deckt eine andere Karte auf.
book-opening_wild-redraw-blank = Ist es eine einfache Farbwahl oder eine Blanko-Farbwahl, mischt sie in den Ziehstapel zurück und deckt eine andere Karte auf.
book-opening_wild_draw-apply = Ist es eine schwarze Ziehkarte ({ $cards }), wählt die Person, die anfangen würde, die Farbe, zieht die Karten dafür und setzt aus.
book-opening_wild_draw-apply-answer = Ist es eine schwarze Ziehkarte ({ $cards }), wählt die Person, die anfängt, die Farbe. Die Karten sind für sie fällig, und sie darf wie üblich antworten.
book-opening_wild_draw-redraw = Ist es eine schwarze Ziehkarte ({ $cards }), mischt sie in den Ziehstapel zurück und deckt eine andere Karte auf.
book-opening-black-redraw = Ist es eine schwarze Karte, mischt sie in den Ziehstapel zurück und deckt eine andere Karte auf.
book-opening-never = Diese Karten eröffnen nie eine Runde: { $cards }. Mischt sie in den Ziehstapel zurück und deckt eine andere Karte auf.
book-opening_numbers-ignore = Ist es eine besondere Zahl, hat sie keine Wirkung.
book-opening_numbers-act = Ist es eine besondere Zahl, wirkt sie, als käme sie von der Person rechts neben der, die anfängt.
book-opening_numbers-act-swap = Ist es aber eine { $number }, tauscht die Person, die anfängt, die Handkarten.

## Ein Zug

book-fits = Wenn du an der Reihe bist, leg eine Karte auf den Ablagestapel. Sie muss in Farbe, Zahl oder Zeichen zur obersten Karte passen.
book-fits-black = Schwarze Karten passen auf jede Karte. Wenn du eine legst, wählst du, mit welcher Farbe es weitergeht. Es darf auch die bisherige sein.
book-black_on_black-false = Schwarze Karten passen auf jede farbige Karte, aber eine schwarze Karte darf nicht auf eine schwarze. Wenn du eine legst, wählst du, mit welcher Farbe es weitergeht. Es darf auch die bisherige sein.
book-fits-amount = Eine farbige Ziehkarte passt auch auf eine schwarze mit demselben Wert.
book-draw-optional = Statt eine Karte zu legen, darfst du ziehen, auch wenn du eine passende hast.
book-draw-when-stuck = Zieh nur, wenn du keine Karte legen kannst. Auch eine schwarze, die du legen darfst, zählt.
book-draw-when-stuck-bluff = Zieh nur, wenn du keine Karte ohne Bluff legen kannst. Bluffen musst du nie.
book-drawn_card-keep = Wenn du ziehst, nimmst du eine Karte und behältst sie. Dein Zug ist vorbei.
book-drawn_card-may-play = Wenn du ziehst, nimmst du eine Karte. Kannst du diese Karte legen, darfst du es sofort tun. Sonst ist dein Zug vorbei.
book-drawn_card-must-play = Wenn du ziehst, nimmst du eine Karte. Kannst du diese Karte legen, musst du es sofort tun. Sonst ist dein Zug vorbei.
book-drawn_card-keep-until = Wenn du ziehst, ziehst du, bis eine Karte kommt, die du legen kannst, oder bis keine mehr da ist. Du behältst alle diese Karten, und dein Zug ist vorbei.
book-drawn_card-may-play-until = Wenn du ziehst, ziehst du, bis eine Karte kommt, die du legen kannst, oder bis keine mehr da ist. Diese Karte darfst du sofort legen. Sonst ist dein Zug vorbei.
book-drawn_card-must-play-until = Wenn du ziehst, ziehst du, bis eine Karte kommt, die du legen kannst, oder bis keine mehr da ist. Diese Karte musst du sofort legen.
book-drawn_card-may-play-any = Wenn du ziehst, nimmst du eine Karte. Danach darfst du sie oder jede andere Karte deiner Hand legen, die du legen kannst. Sonst ist dein Zug vorbei.
book-drawn_card-may-play-any-until = Wenn du ziehst, ziehst du, bis eine Karte kommt, die du legen kannst, oder bis keine mehr da ist. Danach darfst du sie oder jede andere Karte deiner Hand legen, die du legen kannst. Sonst ist dein Zug vorbei.
book-draw_count-launcher = Wenn du ziehst, drückst du auf den Kartenwerfer. In der Hälfte der Fälle kommt nichts, sonst eine bis sechs Karten. Du behältst sie, und dein Zug ist vorbei.
book-draw_most = { $count ->
    [one] So ziehst du höchstens eine Karte.
   *[other] So ziehst du höchstens { $count } Karten.
}
book-hand_limit = { $count ->
    [one] Mit einer Karte oder mehr auf der Hand ziehst du in deinem Zug nicht. Kannst du nichts legen, passt du. Fällige Karten und Strafkarten ziehst du trotzdem.
   *[other] Mit { $count } Karten oder mehr auf der Hand ziehst du in deinem Zug nicht. Kannst du nichts legen, passt du. Fällige Karten und Strafkarten ziehst du trotzdem.
}
book-hand_limit-until = { $count ->
    [one] Mit einer Karte oder mehr auf der Hand ziehst du in deinem Zug nicht, und sobald du so viele hast, hörst du auf zu ziehen. Kannst du nichts legen, passt du. Fällige Karten und Strafkarten ziehst du trotzdem.
   *[other] Mit { $count } Karten oder mehr auf der Hand ziehst du in deinem Zug nicht, und sobald du so viele hast, hörst du auf zu ziehen. Kannst du nichts legen, passt du. Fällige Karten und Strafkarten ziehst du trotzdem.
}
book-pile = Muss jemand ziehen, obwohl der Ziehstapel leer ist, mischt alle abgelegten Karten außer der obersten. Sie sind der neue Ziehstapel.
book-double_play-true = Zwei genau gleiche Karten, die passen, darfst du zusammen legen. Für ein schwarzes Paar wählst du eine Farbe.
book-double_play-true-coloured = Zwei genau gleiche Karten, die passen, darfst du zusammen legen.
book-equal_cards-numbers = In einem Zug darfst du mehrere Karten mit derselben Zahl legen, egal in welchen Farben. Die erste muss zur obersten Karte passen, die letzte bleibt oben. Du musst es nie tun.
book-equal_cards-symbols = In einem Zug darfst du mehrere Karten mit derselben Zahl legen, egal in welchen Farben, oder mehrere Aussetzen, Richtungswechsel oder farbige Ziehkarten der gleichen Art. Die erste muss zur obersten Karte passen, die letzte bleibt oben. Du musst es nie tun.
book-double-reverse = Zwei Richtungswechsel auf einmal heben sich auf: Die Richtung bleibt, wie sie war.
book-equal-reverse = Zwei oder vier Richtungswechsel auf einmal heben sich auf: Die Richtung bleibt, wie sie war. Drei zählen wie einer.
book-double-draw = Mehrere Ziehkarten auf einmal werden zusammengezählt.
book-bomb = { $count ->
    [one] Bombe: Mit einer Karte ziehen alle anderen eine Karte. War es deine letzte, zieht niemand.
   *[other] Bombe: Legst du { $count } oder mehr Karten mit derselben Zahl auf einmal, ziehen alle anderen eine Karte, bevor sonst etwas geschieht. Hast du danach keine Karten mehr, zieht niemand.
}
book-double_skip-one = Zwei Aussetzen auf einmal überspringen nur eine Person.
book-double_skip-two = Zwei Aussetzen auf einmal überspringen zwei Personen.
book-double_skip-one-equal = Mehrere Aussetzen auf einmal überspringen nur eine Person.
book-double_skip-two-equal = Mehrere Aussetzen auf einmal überspringen für jede Karte eine Person.
book-go_out_on_black-false = Deine letzte Karte darf nicht schwarz sein.
book-last_card-no-draw-card = Deine letzte Karte darf keine Ziehkarte sein.
book-last_card-number = Deine letzte Karte muss eine Zahlenkarte sein.
book-plain_wild_on_black_plus-false = Schwarze Karten passen auf jede Karte, nur eine einfache Farbwahl darf nicht auf eine schwarze Ziehkarte, auch nicht, wenn deren Karten schon gezogen sind. Wenn du eine schwarze Karte legst, wählst du, mit welcher Farbe es weitergeht. Es darf auch die bisherige sein.
book-two_player_reverse_skips-true = Zu zweit wirkt ein Richtungswechsel wie Aussetzen: Du bist noch einmal an der Reihe.
book-two_player_reverse_skips-false = Zu zweit ändert ein Richtungswechsel nichts: Die andere Person ist an der Reihe.
book-two-players-skip = Zu zweit bist du nach einem Aussetzen noch einmal an der Reihe.
book-two-players-draw = Zu zweit bist du noch einmal an der Reihe, nachdem die andere Person für eine Ziehkarte gezogen hat.
book-two-players-reverse-four = Zu zweit kommt eine Farbwahl +4 mit Richtungswechsel zu dir zurück: Ihre Karten sind für dich selbst fällig, und du darfst antworten, wenn du kannst.
book-two-left = Was zu zweit gilt, gilt auch, wenn nur noch zwei übrig sind.
book-two-left-only = „Zu zweit“ heißt: Es sind nur noch zwei übrig.
book-card-skip-all = „Alle aussetzen“ passt zu seiner Farbe und zu einem anderen „Alle aussetzen“, aber nicht zu einem gewöhnlichen Aussetzen.
book-card-discard-all = Mit „Farbe ablegen“ kommen alle anderen Karten dieser Farbe von deiner Hand darunter. Du kannst keine behalten. Sie haben keine Wirkung. Hast du danach keine Karten mehr, war das deine letzte.
book-roulette_by-victim = Nach einem Farbroulette wählt die nächste Person eine Farbe und zieht, bis eine Karte dieser Farbe kommt. Schwarze Karten zählen nicht. Sie behält alle diese Karten und setzt aus. Weiter geht es mit der gewählten Farbe. Ein Farbroulette ist keine Ziehkarte: Darauf kann man nicht antworten.
book-roulette_by-layer = Legst du ein Farbroulette, zieht die nächste Person, bis eine Karte der Farbe kommt, die du gewählt hast. Schwarze Karten zählen nicht. Sie behält alle diese Karten und setzt aus. Ein Farbroulette ist keine Ziehkarte: Darauf kann man nicht antworten.
book-swap-card-optional = Beim Kartentausch wählst du zuerst die Farbe. Dann darfst du die Handkarten mit jemandem deiner Wahl tauschen.
book-swap-card-required = Beim Kartentausch wählst du zuerst die Farbe. Dann musst du die Handkarten mit jemandem deiner Wahl tauschen.
book-card-shuffle = Beim Kartenmischen wählst du zuerst die Farbe. Dann mischt alle Handkarten zusammen und teilt sie einzeln wieder aus, angefangen bei der nächsten Person, bis keine mehr da sind.
book-blank_card-wild = Eine Blanko-Farbwahl ist an diesem Tisch einfach eine Farbwahl.
book-blank_card-rotate = Eine Blanko-Farbwahl hat an diesem Tisch eine eigene Regel: Alle geben ihre Handkarten an die nächste Person weiter.
book-blank_card-skip-everyone = Eine Blanko-Farbwahl hat an diesem Tisch eine eigene Regel: Alle anderen setzen aus, und du bist noch einmal an der Reihe.
book-blank_card-others-draw-2 = Eine Blanko-Farbwahl hat an diesem Tisch eine eigene Regel: Alle anderen ziehen zwei Karten. Aussetzen muss niemand.
book-card-aimed = Legst du eine Farbwahl +2 mit Zielwahl, wählst du eine Farbe und eine Person. Sie zieht sofort zwei Karten und behält ihren Zug. Antworten kann niemand.

## Die Tabelle der Sonderkarten

book-cards-card = Karte
book-cards-count = Anzahl
book-cards-does = Was sie bewirkt
book-cards-points = Punkte
book-name-number = { $number }
book-name-six-nine = 6 und 9
book-does-skip = Die nächste Person setzt aus.
book-does-skip-deflect = Die nächste Person setzt aus. Sind bei dir Karten fällig, gibt es sie stattdessen an die nächste Person weiter.
book-does-reverse = Die Spielrichtung wechselt.
book-does-reverse-deflect = Die Spielrichtung wechselt. Sind bei dir Karten fällig, schickt er sie in die andere Richtung.
book-does-draw = { $count ->
    [one] Die nächste Person zieht eine Karte und setzt aus.
   *[other] Die nächste Person zieht { $count } Karten und setzt aus.
}
book-does-draw-answer = { $count ->
    [one] Für die nächste Person ist eine Karte fällig.
   *[other] Für die nächste Person sind { $count } Karten fällig.
}
book-does-wild = Du wählst die Farbe.
book-does-skip-all = Alle anderen setzen aus: Du bist noch einmal an der Reihe.
book-does-discard-all = Alle anderen Karten dieser Farbe auf deiner Hand kommen mit auf den Stapel.
book-does-reverse-four = Du wählst die Farbe, und die Spielrichtung wechselt. Dann zieht die nächste Person 4 Karten und setzt aus.
book-does-reverse-four-answer = Du wählst die Farbe, und die Spielrichtung wechselt. Dann sind für die nächste Person 4 Karten fällig.
book-does-roulette-victim = Die nächste Person wählt die Farbe, zieht, bis sie kommt, und setzt aus.
book-does-roulette-layer = Du wählst die Farbe. Die nächste Person zieht, bis sie kommt, und setzt aus.
book-does-swap-hands-optional = Du wählst die Farbe und darfst die Handkarten mit jemandem tauschen.
book-does-swap-hands-required = Du wählst die Farbe und tauschst die Handkarten mit jemandem.
book-does-shuffle-hands = Du wählst die Farbe. Alle Handkarten werden zusammen gemischt und neu ausgeteilt.
book-does-blank-wild = Du wählst die Farbe, wie bei einer Farbwahl.
book-does-blank-rotate = Du wählst die Farbe. Alle geben ihre Handkarten an die nächste Person weiter.
book-does-blank-skip-everyone = Du wählst die Farbe. Alle anderen setzen aus: Du bist noch einmal an der Reihe.
book-does-blank-others-draw-2 = Du wählst die Farbe. Alle anderen ziehen zwei Karten.
book-does-aimed = Du wählst die Farbe und eine Person, die 2 Karten zieht.
book-does-wild-draw = { $count ->
    [one] Du wählst die Farbe. Die nächste Person zieht eine Karte und setzt aus.
   *[other] Du wählst die Farbe. Die nächste Person zieht { $count } Karten und setzt aus.
}
book-does-wild-draw-answer = { $count ->
    [one] Du wählst die Farbe. Für die nächste Person ist eine Karte fällig.
   *[other] Du wählst die Farbe. Für die nächste Person sind { $count } Karten fällig.
}
book-does-four-challenge = Du wählst die Farbe. Die nächste Person zieht 4 Karten und setzt aus, außer jemand zweifelt an.
book-does-four-answer-challenge = Du wählst die Farbe. Für die nächste Person sind 4 Karten fällig, außer jemand zweifelt an.
book-does-swap-optional = Du darfst die Handkarten mit jemandem tauschen.
book-does-swap-required = Du tauschst die Handkarten mit jemandem.
book-does-rotate = Alle geben ihre Handkarten an die nächste Person weiter.
book-does-slap = Alle schlagen auf den Stapel.
book-does-silence = Beginnt oder beendet das Schweigen.
book-does-sixty-nine = Eine 9 auf einer 6 derselben Farbe, oder eine 6 auf einer 9, ergibt eine Neunundsechzig.
book-numbers-number = Zahl

## Die Farbwahl +4

book-wild_draw_four-free = Die Farbwahl +4 darfst du immer legen, egal was du sonst auf der Hand hast.
book-wild_draw_four-no-colour = Die Farbwahl +4 darfst du nur legen, wenn du keine Karte der geltenden Farbe hast. Eine passende Zahl, ein passendes Zeichen oder andere schwarze Karten spielen keine Rolle.
book-wild_draw_four-no-colour-bluff = Die Farbwahl +4 ist kein Bluff, wenn du keine Karte der geltenden Farbe hast. Eine passende Zahl, ein passendes Zeichen oder andere schwarze Karten spielen keine Rolle.
book-wild_draw_four-no-number = Die Farbwahl +4 darfst du nur legen, wenn du keine Zahlenkarte der geltenden Farbe hast. Aktionskarten dieser Farbe, eine passende Zahl, ein passendes Zeichen oder andere schwarze Karten spielen keine Rolle.
book-wild_draw_four-no-number-bluff = Die Farbwahl +4 ist kein Bluff, wenn du keine Zahlenkarte der geltenden Farbe hast. Aktionskarten dieser Farbe, eine passende Zahl, ein passendes Zeichen oder andere schwarze Karten spielen keine Rolle.
book-wild_draw_four-no-alternative = Die Farbwahl +4 darfst du nur legen, wenn du keine farbige Karte hast, die du legen könntest. Andere schwarze Karten spielen keine Rolle.
book-wild_draw_four-no-alternative-bluff = Die Farbwahl +4 ist kein Bluff, wenn du keine farbige Karte hast, die du legen könntest. Andere schwarze Karten spielen keine Rolle.
book-wild_draw_four_bluff-true = Sonst ist sie ein Bluff. Bluffen ist erlaubt, aber wenn jemand anzweifelt, zahlst du dafür.
book-wild_draw_four_bluff-true-safe = Sonst ist sie ein Bluff. Bluffen ist erlaubt, und niemand kann etwas dagegen tun.
book-challenge_by-victim = Trifft dich eine Farbwahl +4, darfst du sie anzweifeln, statt zu ziehen. Dann bekommst du die Hand der Person zu sehen, die sie gelegt hat, die anderen aber nicht.
book-challenge_by-anyone = Eine Farbwahl +4 dürfen alle anzweifeln außer der Person, die sie gelegt hat, bis die getroffene Person gehandelt hat. Nur das erste Anzweifeln zählt. Wer anzweifelt, bekommt die Hand zu sehen, die anderen nicht.
book-guilty_draws = { $count ->
    [0] War es ein Bluff, zieht niemand, und die getroffene Person hat einen normalen Zug.
    [one] Wer beim Bluffen angezweifelt wird, zieht eine Karte. Die getroffene Person zieht nichts und hat einen normalen Zug.
   *[other] Wer beim Bluffen angezweifelt wird, zieht { $count } Karten. Die getroffene Person zieht nichts und hat einen normalen Zug.
}
book-innocent_draws-victim = { $count ->
    [0] Wer zu Unrecht angezweifelt hat, zieht nichts, setzt aber aus.
    [one] Wer zu Unrecht angezweifelt hat, zieht eine Karte statt der 4 und setzt aus.
   *[other] Wer zu Unrecht angezweifelt hat, zieht { $count } Karten statt der 4 und setzt aus.
}
book-innocent_draws-anyone = { $count ->
    [0] War es kein Bluff, zieht niemand. Die getroffene Person setzt aus.
    [one] Wer zu Unrecht angezweifelt hat, zieht eine Karte, und niemand zieht die 4. Die getroffene Person setzt aus, egal wer angezweifelt hat.
   *[other] Wer zu Unrecht angezweifelt hat, zieht { $count } Karten, und niemand zieht die 4. Die getroffene Person setzt aus, egal wer angezweifelt hat.
}
book-challenge-vain = An diesem Tisch kann niemand bluffen, deshalb verliert man immer, wenn man anzweifelt.
book-challenge-colour = Die gewählte Farbe bleibt, egal wie das Anzweifeln ausgeht.

## Ziehkarten

book-owing-answer = Trifft dich eine Ziehkarte, sind ihre Karten für dich fällig. Entweder ziehst du sie und setzt aus, oder du antwortest mit einer Karte von deiner Hand.
book-stacking-none = Trifft dich eine Ziehkarte, zieh die Karten und setz aus. Antworten kannst du nicht, auch nicht mit einer anderen Ziehkarte.
book-stacking-none-deflect = Mit einer Ziehkarte kannst du nicht antworten.
book-stacking-any = Du kannst mit einer anderen Ziehkarte antworten, egal ob sie mehr oder weniger wert ist. Die Karten werden zusammengezählt, und die Summe ist für die nächste Person fällig.
book-stacking-rising = Du kannst mit einer anderen Ziehkarte antworten, die gleich viel oder mehr wert ist. Die Karten werden zusammengezählt, und die Summe ist für die nächste Person fällig.
book-stacking-listed = Mit einer anderen Ziehkarte kannst du so antworten: { $pairs }. Die Karten werden zusammengezählt, und die Summe ist für die nächste Person fällig.
book-stack-pair = { $answer } auf { $top }
book-stacking_colour-any = Die Farbe der Ziehkarte, mit der du antwortest, ist egal.
book-stacking_colour-fitting = Antwortest du mit einer farbigen Ziehkarte, muss sie die geltende Farbe haben oder denselben Wert wie die oberste Karte.
book-stacking-four = Die Regeln für die Farbwahl +4 gelten auch, wenn du mit ihr antwortest.
book-deflect_with-reverse = Du kannst mit einem Richtungswechsel antworten. Die Spielrichtung wechselt, und alle Karten sind für die nächste Person in dieser Richtung fällig.
book-deflect_with-reverse-plus-2 = Auf eine farbige +2 kannst du mit einem Richtungswechsel antworten. Die Spielrichtung wechselt, und alle Karten sind für die nächste Person in dieser Richtung fällig.
book-deflect_with-reverse-plus-4 = Auf eine +4 kannst du mit einem Richtungswechsel antworten. Die Spielrichtung wechselt, und alle Karten sind für die nächste Person in dieser Richtung fällig.
book-deflect_with-skip = Du kannst mit einem Aussetzen antworten. Alle Karten sind dann für die nächste Person fällig.
book-deflect_with-skip-plus-2 = Auf eine farbige +2 kannst du mit einem Aussetzen antworten. Alle Karten sind dann für die nächste Person fällig.
book-deflect_with-skip-plus-4 = Auf eine +4 kannst du mit einem Aussetzen antworten. Alle Karten sind dann für die nächste Person fällig.
book-deflect_colour-fitting = Die Karte, mit der du weitergibst, muss zur obersten Karte passen.
book-deflect_colour-any = Die Karte, mit der du weitergibst, darf jede Farbe haben. Danach gilt ihre Farbe.
book-deflect-again = Gibt jemand Karten so an dich weiter, kannst du sie auf dieselbe Art weitergeben.
book-deflect-again-stacking = Gibt jemand Karten so an dich weiter, kannst du sie auf dieselbe Art weitergeben. Du kannst auch mit einer Ziehkarte antworten, die erlaubt ist: mit einer farbigen derselben Farbe oder einer schwarzen.
book-revenge-true = Rache: Eine Ziehkarte, die auf einer Ziehkarte liegt, zählt doppelt, ob deren Karten noch fällig sind oder schon gezogen.
book-owing-choice = Antworten musst du nie. Tust du es nicht, zieh alle fälligen Karten und setz aus.

## Uno

book-call_when-at-one = Sobald du genau eine Karte hast, sag Uno.
book-call_when-announce = Sag Uno, wenn du deine vorletzte Karte legst, oder in deinem Zug kurz davor.
book-call_when-announce-pairs = Sag Uno, wenn du deine vorletzte Karte legst oder das Paar, nach dem dir eine Karte bleibt. Du darfst es auch in deinem Zug kurz davor sagen.
book-call_when-announce-several = Sag Uno, wenn du die Karte oder die Karten legst, nach denen dir eine bleibt, oder in deinem Zug kurz davor.
book-uno-tap = Zweimal auf den Tisch klopfen zählt wie Uno sagen.
book-uno-again = Solange du eine Karte hast, darfst du Uno sagen, so oft du willst.
book-uno-in-time = Sagst du es spät, aber bevor dich jemand erwischt, passiert dir nichts.
book-uno_penalty = { $count ->
    [one] Vergisst du es und jemand erwischt dich, zieh eine Karte.
   *[other] Vergisst du es und jemand erwischt dich, zieh { $count } Karten.
}
book-catch_until-at-once = { $count ->
    [one] Vergisst du es, zieh eine Karte. Niemand muss es merken.
   *[other] Vergisst du es, zieh { $count } Karten. Niemand muss es merken.
}
book-uno_penalty-nought = Es zu vergessen kostet nichts.
book-catch_until-while-holding-one = Du kannst erwischt werden, solange du diese eine Karte hast.
book-catch_until-next-player-acts = Du kannst erwischt werden, bis die nächste Person eine Karte legt oder zieht.
book-catch_until-next-player-acts-jump = Du kannst erwischt werden, bis die nächste Person eine Karte legt oder zieht oder jemand dazwischenwirft.
book-catch_until-next-turn-begins = Du kannst erwischt werden, bis die nächste Person ihren Zug beginnt, indem sie eine Karte legt oder zieht.
book-catch_until-next-turn-begins-jump = Du kannst erwischt werden, bis die nächste Person ihren Zug beginnt, indem sie eine Karte legt oder zieht, oder bis jemand dazwischenwirft.
book-catch_until-next-turn-begins-clock = Du kannst erwischt werden, bis die nächste Person in ihrem Zug etwas tut, aber höchstens { $time } lang.
book-catch_until-second-next-acts = Du kannst erwischt werden, bis die nächsten zwei Personen eine Karte gelegt oder gezogen haben.
book-catch_until-second-next-acts-jump = Du kannst erwischt werden, bis die nächsten zwei Personen eine Karte gelegt oder gezogen haben. Auch ein Zwischenwurf zählt.
book-grace_seconds = Du hast { $time } Zeit, es zu sagen. Erwischt dich jemand früher, zählt das erst danach, und gar nicht, wenn du bis dahin Uno gesagt hast.
book-false_catch_penalty = { $count ->
    [one] Willst du jemanden zu Unrecht erwischen, zieh eine Karte.
   *[other] Willst du jemanden zu Unrecht erwischen, zieh { $count } Karten.
}
book-false_call_penalty = { $count ->
    [one] Sagst du zu Unrecht Uno, zieh eine Karte.
   *[other] Sagst du zu Unrecht Uno, zieh { $count } Karten.
}

## Außer der Reihe

book-jump_in-coloured = Zwischenwurf: Hast du eine farbige Karte, die genau gleich ist wie die oberste, darfst du sie sofort dazwischenwerfen, egal wer an der Reihe ist. Weiter geht es mit der Person nach dir.
book-jump_in-all = Zwischenwurf: Hast du eine Karte, die genau gleich ist wie die oberste, darfst du sie sofort dazwischenwerfen, egal wer an der Reihe ist. Das gilt auch für schwarze Karten, und du wählst die Farbe. Weiter geht es mit der Person nach dir.
book-jump_in_until-next-turn-move = Sei schnell: Dazwischenwerfen kannst du nur, bis die nächste Person eine Karte legt oder zieht.
book-jump_in_until-next-card = Dazwischenwerfen kannst du, bis jemand eine andere Karte legt, auch wenn inzwischen jemand gezogen hat.
book-jump_in_on_draw-add = Wirfst du eine Ziehkarte dazwischen, bevor die Karten ihres Zwillings gezogen sind, muss die getroffene Person nicht mehr ziehen. Für die Person nach dir sind die Karten von beiden fällig.
book-jump_in_on_draw-restart = Wirfst du eine Ziehkarte dazwischen, während noch Karten fällig sind, verfallen diese. Für die Person nach dir sind nur die Karten deiner Ziehkarte fällig.
book-jump_in_on_draw-refused = Solange Karten fällig sind, kannst du nicht dazwischenwerfen.
book-jump_in_on_draw-after = Wirfst du eine Ziehkarte dazwischen, nachdem die Karten ihres Zwillings gezogen sind, sind für die Person nach dir nur die Karten deiner Ziehkarte fällig.
book-sixty_nine-true = Neunundsechzig: Legst du eine 9 auf eine 6 derselben Farbe oder eine 6 auf eine 9, werden alle anderen der Reihe nach gefragt, ob sie eine 6 oder 9 dieser Farbe dazulegen.
book-sixty_nine-enough = { $count ->
    [one] Dann dürfen alle der Reihe nach ihre Karten dieser Farbe abwerfen.
   *[other] Machen mit dir mindestens { $count } mit, dürfen alle der Reihe nach ihre Karten dieser Farbe abwerfen.
}
book-sixty_nine-enough-half = Macht mit dir mindestens die Hälfte mit (abgerundet, aber nicht weniger als 3), dürfen alle der Reihe nach ihre Karten dieser Farbe abwerfen.
book-sixty_nine-enough-number = Machen mit dir mindestens { $count } mit (oder alle, wenn es weniger sind), dürfen alle der Reihe nach ihre Karten dieser Farbe abwerfen.
book-sixty_nine-few = Machen zu wenige mit, darf niemand abwerfen, und die dazugelegten Karten bleiben liegen.
book-sixty_nine-ends = Wer nach einer Neunundsechzig keine Karten mehr hat, gewinnt. Sind es mehrere, gewinnt die erste Person in der Reihenfolge, angefangen bei der, die sie ausgelöst hat.
book-sixty_nine-ends-one-left = Wer nach einer Neunundsechzig keine Karten mehr hat, ist fertig. Sind es mehrere, zählt die Reihenfolge, angefangen bei der Person, die sie ausgelöst hat.

## Besondere Zahlen

book-swap-optional = Legst du eine { $number }, darfst du die Handkarten mit jemandem deiner Wahl tauschen.
book-swap-required = Legst du eine { $number }, musst du die Handkarten mit jemandem deiner Wahl tauschen.
book-swap_defence-true = Wählst du die nächste Person, darf sie den Tausch mit einer { $number } stoppen. Dann tauscht niemand, und das war ihr Zug.
book-rotate_number = Wird eine { $number } gelegt, geben alle ihre Handkarten in Spielrichtung an die nächste Person weiter.
book-slap_number = Wird eine { $number } gelegt, schlagen alle auf den Stapel, auch wer sie gelegt hat. Weiter geht es, wenn alle geschlagen haben.
book-slap_penalty = { $count ->
    [one] Schlägst du zuletzt oder zur falschen Zeit, zieh eine Karte.
   *[other] Schlägst du zuletzt oder zur falschen Zeit, zieh { $count } Karten.
}
book-silence_number = Wird eine { $number } gelegt, darf niemand reden, bis die nächste { $number } gelegt wird. Während des Schweigens klopfst du zweimal auf den Tisch, statt Uno zu sagen.
book-silence_penalty = { $count ->
    [0] Redet jemand, ist das Schweigen vorbei.
    [one] Redest du, ziehst du eine Karte, und das Schweigen ist vorbei.
   *[other] Redest du, ziehst du { $count } Karten, und das Schweigen ist vorbei.
}

## Am Tisch

book-turn_seconds = Für deinen Zug hast du { $time }. Brauchst du länger, ziehst du eine Karte oder die fälligen Karten, und dein Zug ist vorbei.
book-turn_seconds-misplay = { $count ->
    [one] Für deinen Zug hast du { $time }. Brauchst du länger, ziehst du eine Karte und die fälligen Karten dazu, und dein Zug ist vorbei.
   *[other] Für deinen Zug hast du { $time }. Brauchst du länger, ziehst du { $count } Karten und die fälligen Karten dazu, und dein Zug ist vorbei.
}
book-hints-false = Die Karten, die du legen kannst, sind auf dem Bildschirm nicht markiert.
book-open_hands = { $count ->
    [one] Hast du nur eine Karte, liegt sie offen, sodass alle sie sehen.
   *[other] Hast du { $count } Karten oder weniger, liegt deine Hand offen, sodass alle sie sehen.
}
book-match_seconds = Für die ganze Partie habt ihr { $time } Zeit. Ist sie um, gewinnt, wer die wenigsten Karten hat, die Runde und die Partie. Bei Gleichstand gewinnt, wer die wenigsten Punkte auf der Hand hat.
book-match_seconds-points = Für die ganze Partie habt ihr { $time } Zeit. Ist sie um, gewinnt die Runde, wer die wenigsten Karten hat. Bei Gleichstand gewinnt, wer die wenigsten Punkte auf der Hand hat. Die Punkte der Runde werden gezählt, und wer vorn liegt, gewinnt die Partie.
book-misplay_penalty = { $count ->
    [one] Legst du eine Karte, die nicht passt, oder legst du zur falschen Zeit, nimm die Karte zurück und zieh eine.
   *[other] Legst du eine Karte, die nicht passt, oder legst du zur falschen Zeit, nimm die Karte zurück und zieh { $count } Karten.
}
book-table_talk_penalty = { $count ->
    [one] Sag anderen nicht, was sie legen sollen. Wirft dir das jemand vor und mehr als die Hälfte der anderen stimmt zu, zieh eine Karte.
   *[other] Sag anderen nicht, was sie legen sollen. Wirft dir das jemand vor und mehr als die Hälfte der anderen stimmt zu, zieh { $count } Karten.
}

## Sieg und Punkte

book-going-out = Legst du deine letzte Karte, gewinnst du die Runde sofort.
book-going-out-teams = Legst du deine letzte Karte, gewinnt dein Team die Runde sofort.
book-round_ends-one-left = Wer zuerst keine Karten mehr hat, hat die Runde gewonnen. Die anderen spielen um die nächsten Plätze weiter, bis nur noch eine Person Karten hat.
book-round_ends-one-left-teams = Wer keine Karten mehr hat, ist fertig, und die anderen spielen weiter. Das Team, von dem zuerst niemand mehr Karten hat, gewinnt die Runde.
book-round_ends-last-card = Auch die letzte Karte einer Person bestimmt noch die Farbe, ändert die Richtung, lässt die nächste Person aussetzen oder macht Karten für sie fällig. Sonst passiert nichts.
book-mercy = { $count ->
    [one] Sobald du eine Karte hast, scheidest du aus der Runde aus.
   *[other] Sobald du { $count } Karten auf der Hand hast, scheidest du aus der Runde aus, egal wofür du gezogen hast. Du ziehst nicht weiter. Leg deine Karten verdeckt unter den Ablagestapel.
}
book-mercy-last = Sind alle anderen ausgeschieden, gewinnt die Runde, wer übrig bleibt.
book-mercy-last-one-left = Sind alle anderen ausgeschieden, bevor jemand keine Karten mehr hat, gewinnt die Runde, wer übrig bleibt.
book-mercy-last-teams = Der Rest des Teams spielt weiter. Ein Team, von dem alle ausgeschieden sind, hat die Runde verloren.
book-last_card_draws-true = Ist die letzte Karte eine Ziehkarte, zieht die nächste Person noch, und diese Karten zählen mit.
book-last_card_draws-true-game = Ist die letzte Karte eine Ziehkarte, zieht die nächste Person noch.
book-last_card_draws-false = Ist die letzte Karte eine Ziehkarte, zieht niemand mehr.
book-last_card_draws-true-one-left = Ist die Karte, mit der die Runde endet, eine Ziehkarte, werden ihre Karten noch gezogen.
book-last_card_draws-false-one-left = Ist die Karte, mit der die Runde endet, eine Ziehkarte, zieht dafür niemand mehr.
book-scoring-none = Es gibt keine Punkte.
book-match_games = { $count ->
    [one] Es gibt keine Punkte: Wer die Runde gewinnt, gewinnt die Partie.
   *[other] Es gibt keine Punkte. Eine Partie hat { $count } Runden. Wer die meisten Runden gewinnt, gewinnt sie; bei Gleichstand teilt man sich den Sieg.
}
book-scoring-winner-collects = Wer eine Runde gewinnt, bekommt die Punkte aller Karten, die die anderen noch haben.
book-scoring-winner-collects-teams = Das Team, das eine Runde gewinnt, bekommt die Punkte aller Karten, die das andere Team noch hat.
book-scoring-hands-count = Nach jeder Runde zählen alle die Punkte der Karten, die sie noch haben, zu ihrer Summe dazu.
book-scoring-hands-count-teams = Nach jeder Runde zählen beide Teams die Punkte der Karten, die sie noch haben, zu ihrer Summe dazu.
book-target-winner-collects = { $target ->
    [one] Wer zuerst einen Punkt hat, gewinnt die Partie.
   *[other] Wer zuerst { $target } Punkte oder mehr hat, gewinnt die Partie.
}
book-target-hands-count = { $target ->
    [one] Sobald jemand einen Punkt hat, ist die Partie zu Ende. Die kleinste Summe gewinnt; bei Gleichstand teilt man sich den Sieg.
   *[other] Sobald jemand { $target } Punkte oder mehr hat, ist die Partie zu Ende. Die kleinste Summe gewinnt; bei Gleichstand teilt man sich den Sieg.
}
book-mercy_points = { $points ->
    [one] Wer ausgeschieden ist, zählt einen Punkt anstelle der Karten.
   *[other] Wer ausgeschieden ist, zählt { $points } Punkte anstelle der Karten.
}
book-elimination-most-cards = Nach jeder Runde scheidet die Person mit den meisten Karten aus der Partie aus. Bei Gleichstand trifft es die mit mehr Punkten auf der Hand. Wer übrig bleibt, gewinnt die Partie.
book-elimination-target = { $target ->
    [one] Wer einen Punkt hat, scheidet aus der Partie aus. Wer übrig bleibt, gewinnt sie. Erreichen ihn alle Übrigen zugleich, gewinnt die kleinste Summe.
   *[other] Wer { $target } Punkte oder mehr hat, scheidet aus der Partie aus. Wer übrig bleibt, gewinnt sie. Erreichen alle Übrigen sie zugleich, gewinnt die kleinste Summe.
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

## Details

book-fine-take = Sind in deinem Zug Karten für dich fällig, kannst du nur antworten oder sie ziehen.
book-fine-opening-sixty-nine = Eine 6 oder 9 als Startkarte löst allein keine Neunundsechzig aus, eine darauf gelegte Karte schon.
book-fine-deflecting-reverses = Antwortest du mit zwei Richtungswechseln auf einmal, bleibt die Richtung, und die Karten sind für die nächste Person fällig.
book-fine-deflecting-skip = Ein Aussetzen als Antwort überspringt niemanden: Die Karten sind für die Person nach dir fällig.
book-fine-coloured-four = Mit einer farbigen +4 kannst du in jeder Farbe auf eine schwarze +4 antworten.
book-fine-stacked-no-challenge = Hast du auf eine Farbwahl +4 mit einer Karte geantwortet, kannst du sie nicht mehr anzweifeln.
book-fine-challenge-hand = Beim Anzweifeln zählt die Hand, wie sie war, als die Farbwahl +4 gelegt wurde, ohne diese Karte.
book-fine-challenge-actions = Beim Anzweifeln zählen farbige Sonderkarten als Karten ihrer Farbe.
book-fine-stacked-challenge = War die Farbwahl +4 eine Antwort, zieht, wer beim Anzweifeln verliert, auch die Karten, die davor fällig waren.
book-fine-challenge-pair = Wer beim Anzweifeln eines Paars Farbwahl +4 verliert, zieht doppelt so viele Karten.
book-fine-challenge-revenge = Die Karten, die zu einer Farbwahl +4 durch Rache dazukommen, zieht zusätzlich, wer beim Anzweifeln verliert.
book-fine-announcement = Sagst du Uno vor dem Legen und tust dann etwas anderes, zählt es nicht, kostet aber auch nichts.
book-fine-skipped = Wer aussetzt, zählt nicht als nächste Person: Du kannst erwischt werden, bis wirklich jemand einen Zug macht.
book-fine-going-out = Wenn dir nach dem Legen keine Karte bleibt, musst du nicht Uno sagen.
book-fine-going-out-numbers = Eine besondere Zahl hat als letzte Karte keine Wirkung: Du hast schon gewonnen.
book-fine-last-four = Eine Farbwahl +4, die jemandes letzte Karte war, kann niemand anzweifeln.
book-fine-bad-last-card = Eine Karte, die nicht deine letzte sein darf, kannst du nicht legen. Hast du sonst keine, zieh in deinem Zug.
book-fine-hands = Haben Handkarten den Besitzer gewechselt, müssen alle Uno sagen, die jetzt nur eine Karte haben.
book-fine-at-once = Die Strafe für ein vergessenes Uno kommt, sobald dein Legen abgeschlossen ist, bevor jemand handelt.
book-fine-at-once-jump = Beim Dazwischenwerfen musst du nicht Uno sagen.
book-fine-at-once-force = Für eine farbige Karte, die du ziehst und sofort legen musst, musst du nicht Uno sagen.
book-fine-at-once-hands = Für Handkarten, die du von anderen bekommst, musst du nicht Uno sagen.
book-fine-launcher = Für ein vergessenes Uno drückst du für jede Strafkarte einmal auf den Kartenwerfer.
book-fine-out = Für eine Person, die nicht mehr dabei ist, ist nichts mehr fällig, und sie entscheidet nichts mehr. Im Spiel und bei allem anderen wird sie übergangen.
book-fine-knocked-out = Die Karten einer Person, die ausgeschieden ist, werden nicht gezeigt. Sie kommen mit dem nächsten neuen Ziehstapel zurück.
book-fine-knocked-out-most = Bei einer Person, die aus der Runde ausgeschieden ist, zählt die Zahl von Karten, mit der man ausscheidet.
book-fine-jump-when = Dazwischenwerfen darfst du auch in deinem eigenen Zug, auf eine Karte, die du selbst gelegt hast, und auf die Startkarte.
book-fine-jump-owing = Du darfst eine Ziehkarte auch dazwischenwerfen, wenn die Karten ihres Zwillings für dich selbst fällig sind.
book-fine-jump-settling = Niemand kann dazwischenwerfen, solange die Wirkung der obersten Karte noch offen ist.
book-fine-jump-drawn = Wirft jemand dazwischen, während du über eine gezogene Karte entscheidest, behältst du sie und verlierst den Zug.
book-fine-jump-effects = Wirfst du eine Karte dazwischen, wirkt sie, als wärst du an der Reihe. Wer vorher aussetzen musste, bekommt den Zug nicht zurück.
book-fine-pairs-once = Mehrere besondere Zahlen auf einmal wirken nur einmal.
book-fine-pairs-silence = Zwei Schweigezahlen auf einmal beginnen ein Schweigen und beenden es wieder.
book-fine-equal-silence = Mehrere Schweigezahlen auf einmal beginnen oder beenden das Schweigen einmal für jede Karte.
book-fine-drawn-alone = Eine gerade gezogene Karte legst du allein, nicht als Paar.
book-fine-drawn-alone-equal = Eine gerade gezogene Karte legst du allein, ohne andere mit derselben Zahl.
book-fine-jump-alone = Dazwischenwerfen kannst du nur eine Karte, und nur auf die letzte von mehreren.
book-fine-force-four = Eine gezogene Farbwahl +4 musst du nur legen, wenn sie kein Bluff ist.
book-fine-force = Legen musst du nur eine Karte, die du als deinen Zug ziehst. Fällige Karten und Strafkarten kommen auf die Hand.
book-fine-nothing-to-draw = Gibt es nichts mehr zu ziehen und du kannst keine Karte legen, passt du.
book-fine-dead-end = Kann niemand mehr legen oder ziehen, gewinnt die Person mit den wenigsten Punkten auf der Hand die Runde. Bei Gleichstand gewinnt, wer zuerst an der Reihe wäre.
book-fine-dead-end-teams = Kann niemand mehr legen oder ziehen, gewinnt das Team mit den wenigsten Punkten auf der Hand die Runde. Bei Gleichstand gewinnt das Team, das zuerst an der Reihe wäre.
book-fine-first-out = Wie die Runde auch endet: Gewonnen hat, wer zuerst keine Karten mehr hatte.
book-fine-dead-end-values = Dafür zählen Zahlenkarten ihre Zahl, farbige Sonderkarten { $action }, schwarze Karten { $wild } und eine Farbwahl +4 oder farbige +4 { $four }.
book-fine-dead-end-values-hands = Die Blanko-Farbwahl und andere besondere Farbwahlkarten zählen { $hands }.
book-fine-dead-end-plain = Dafür zählen die Karten ihre Zahl.
book-fine-misplay = Nach einem Fehler geht es weiter, als wäre nichts gewesen, bis auf die gezogenen Karten.
book-fine-misplay-jump = Ein Zwischenwurf, der einen Augenblick zu spät kommt, ist kein Fehler und kostet nichts.
book-fine-two-reverses = Zu zweit heben sich zwei Richtungswechsel auf einmal auf: Die andere Person ist an der Reihe.
book-fine-defence = Die Karte, die einen Tausch stoppt, darf die letzte sein und gewinnen. Bleibt danach eine Karte, ist Uno fällig. Einen neuen Tausch gibt es nicht.
book-fine-slap = Sobald nur noch eine Person nicht geschlagen hat, ist sie die letzte. Zweimal schlagen zählt als Schlag zur falschen Zeit.
book-fine-sixty-nine = Bei einer Neunundsechzig werden alle einmal gefragt. Wer sie ausgelöst hat, wirft zuerst ab. Du wirfst alle Karten der Farbe ab oder keine. Sonderkarten darunter haben keine Wirkung, und die zuletzt dazugelegte 6 oder 9 bleibt oben. Danach ist die Person nach der an der Reihe, die sie ausgelöst hat.
book-fine-silence = Ein Schweigen endet mit der Runde. Klopfen und Erwischen sind kein Reden.
book-fine-teams-catch = Auch im selben Team dürft ihr einander erwischen.

## Beispiele

example-fits = Oben liegt { $top }, und du hast { $hand }. Legen darfst du { $cards }.
example-pair = Oben liegt { $top }, und du hast zweimal { $card }. Du darfst beide auf einmal legen.
example-equal = Oben liegt { $top }, und du hast { $first } und { $last }. Du darfst beide in einem Zug legen. Legst du { $last } zuletzt, bleibt diese Karte oben.
example-discard-all = Du hast { $hand }. Legst du { $card }, kommen { $gone } mit auf den Stapel, und dir bleiben { $left }.
example-four-top = Oben liegt { $top }.
example-four-honest = Mit { $hand } auf der Hand darfst du die Farbwahl +4 legen.
example-four-refused = Mit { $hand } auf der Hand darfst du die Farbwahl +4 nicht legen.
example-four-bluff = Mit { $hand } auf der Hand ist die Farbwahl +4 ein Bluff.
example-challenge-guilty = { $count ->
    [0] Blufft { $layer } mit der Farbwahl +4 und { $victim } zweifelt an, zieht niemand, und { $next } ist an der Reihe.
    [one] Blufft { $layer } mit der Farbwahl +4 und { $victim } zweifelt an, zieht { $layer } eine Karte, und { $next } ist an der Reihe.
   *[other] Blufft { $layer } mit der Farbwahl +4 und { $victim } zweifelt an, zieht { $layer } { $count } Karten, und { $next } ist an der Reihe.
}
example-challenge-innocent = { $count ->
    [0] Legt { $layer } die Farbwahl +4 ohne Bluff und { $victim } zweifelt an, zieht niemand, und { $next } ist an der Reihe.
    [one] Legt { $layer } die Farbwahl +4 ohne Bluff und { $victim } zweifelt an, zieht { $victim } eine Karte, und { $next } ist an der Reihe.
   *[other] Legt { $layer } die Farbwahl +4 ohne Bluff und { $victim } zweifelt an, zieht { $victim } { $count } Karten, und { $next } ist an der Reihe.
}
example-must-draw = { $count ->
    [one] { $top } trifft { $victim }, auf der Hand sind { $hand }. { $victim } muss trotzdem eine Karte ziehen.
   *[other] { $top } trifft { $victim }, auf der Hand sind { $hand }. { $victim } muss trotzdem { $count } Karten ziehen.
}
example-answer = { $count ->
    [one] Nach { $top } ist für { $victim } eine Karte fällig. { $victim } hat { $hand } und darf antworten mit: { $cards }.
   *[other] Nach { $top } sind für { $victim } { $count } Karten fällig. { $victim } hat { $hand } und darf antworten mit: { $cards }.
}
example-answer-after = { $count ->
    [one] Legt { $victim } { $card }, ist für { $next } eine Karte fällig.
   *[other] Legt { $victim } { $card }, sind für { $next } { $count } Karten fällig.
}
example-jump = Oben liegt { $top }, und { $turn } ist an der Reihe. { $jumper } hat auch { $card } und wirft die Karte dazwischen. Jetzt ist { $next } an der Reihe.
example-jump-draw = { $count ->
    [one] Für { $turn } sind die Karten von { $top } fällig. { $jumper } wirft noch so eine dazwischen. Jetzt ist für { $next } eine Karte fällig.
   *[other] Für { $turn } sind die Karten von { $top } fällig. { $jumper } wirft noch so eine dazwischen. Jetzt sind für { $next } { $count } Karten fällig.
}
example-points = { $winner } legt die letzte Karte.
example-points-teams = { $first } und { $second } spielen zusammen, { $third } und { $fourth } auch.
example-points-hand = { $player } hat { $hand }: { $sum }.
example-points-result = { $points ->
    [one] { $player } bekommt { $points } Punkt.
   *[other] { $player } bekommt { $points } Punkte.
}
example-points-rest = Sonst bekommt niemand Punkte.

## Der Befehl

help-rules-book = Gibt ein Regelheft aus: alle Regeln eines Regelwerks in einfachen Worten.
help-rules-book-format = Einfacher Text, Markdown oder eine HTML-Seite mit Bildern der Karten.
help-rules-book-save = Schreibt das Regelheft in diese Datei.
book-written = Gespeichert in { $file }.
