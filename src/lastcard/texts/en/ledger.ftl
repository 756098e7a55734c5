# The ledger: every numbered rule with the reading taken of it, and the rulings that hold under all documents.

## The documents

document-basic-plus = Basic+: a lean rule set that strips the official game of points, bluffs and special cases.
document-classic = Classic: the rule sheet of the 500-point game, with its bluff of the wild +4 and its list of penalties.
document-gemela = Gemela: house rules in Spanish around twin cards, which may be laid in pairs or thrown out of turn.
document-ozby = Ozby: a custom set with a plain game and nine add-ons, each of which can be switched on alone.
document-guide = Guide: a long web article on the common rules, popular house rules and advice for players.
document-advanced = Advanced: the add-on rules that Basic+ points to, taken from the same collection though not one of the five documents.

## B: Basic+

ledger-B01 = Everybody is dealt seven cards; what is left lies face down as the draw pile. Any other hand size from one card up will do as long as the deck can deal it.
ledger-B02 = A fair lot decides who begins, and nobody is dealer. Where another rule needs a dealer, it is whoever sits to the right of the first player.
ledger-B03 = The opening card works against the first player as if it came from the neighbour on the right. A skip, +2 or +4 takes that player's turn away; for a black card the same player picks the colour.
ledger-B04 = An opening reverse also counts as laid by the right-hand neighbour: play turns round and goes to the seat beyond that neighbour (of four players with seat 1 first, seat 3). The document says as well that the first player starts clockwise; the two do not agree, and the first reading is taken.
ledger-B05 = On your turn you do one of two things: lay one card that fits, or draw one. You cannot do both and you cannot pass, so a draw ends the turn.
ledger-B06 = You may draw even though you could play. Where other rules allow a draw only when stuck, stuck means that no card in hand could be played honestly.
ledger-B07 = A card fits if it shares the symbol or the colour of the top card, or if it is black. A black card on top has the colour that was declared for it.
ledger-B08 = Black cards can be laid whenever you like, even as your last card. The wild +4 is bound to no condition and cannot be challenged.
ledger-B09 = Whoever runs out of cards has won on the spot: there is always a single winner and never a tie. If the last card was a draw card, nobody draws for it here.
ledger-B10 = Whoever lays a wild names one of the four colours; the one already in force is allowed too.
ledger-B11 = After a +2 or +4 the next player draws that many cards and has no turn. With the wild +4 its player also names a colour.
ledger-B12 = A skip takes the turn from the next player.
ledger-B13 = A reverse turns the direction of play round. Between two players nothing special happens: the other one is on turn.
ledger-B14 = With exactly one card left you should say Uno, and you may repeat it while that lasts. A call is good until the number of your cards changes.
ledger-B15 = If you hold one card and have not said Uno, anybody may catch you for as long as you hold it, but not afterwards. It costs 3 cards.
ledger-B16 = Catching somebody without reason costs the catcher 3 cards. That is so if the other does not hold exactly one card, has called, or can no longer be caught.
ledger-B17 = A forgotten Uno that nobody notices has no consequences.
ledger-B18 = Saying Uno without holding exactly one card costs you 3 cards. Where Uno belongs to laying the last card but one (C04, G26), saying it with two cards on your own turn announces that play and is not wrong.
ledger-B19 = Two taps on the table are as good as saying Uno. In a program that is a double tap or a key pressed twice.
ledger-B20 = Draw cards cannot be stacked: whoever is hit by one draws.
ledger-B21 = There are no points. A match counts games won, and each new game is begun by the player after the one who began the last.

## C: Classic

ledger-C01 = The winner of a round is credited with the cards the others still hold, and 500 points win the match. As only one player scores in a round, two can never pass the target together.
ledger-C02 = A card fits by its colour, or by its number or symbol.
ledger-C03 = If you cannot play you draw one card. If it fits you may lay it right away; if not, your turn is over.
ledger-C04 = Uno is said along with the last card but one. Saying it on your turn just before that play is in time (see B18).
ledger-C05 = A missing Uno costs 2 cards if it is caught before the next player draws or lays a card. In its list of penalties the document asks for only 1; here it is 2.
ledger-C06 = A +2 goes on its own colour or on another +2; the next player draws two cards and has no turn. As the opening card it hits the first player.
ledger-C07 = A reverse turns the direction round. If it opens the round, the dealer begins and play runs counterclockwise.
ledger-C08 = A skip takes the next player's turn. If it opens the round, the seat left of the dealer is passed over.
ledger-C09 = A wild sets any colour, even the present one, and may be laid although another card fits. If it opens the round, the player left of the dealer names the colour.
ledger-C10 = The wild +4 is for players without a card of the current colour; a matching number or symbol does not stand in its way. What counts is the colour in force before it is laid, and black cards in hand have none.
ledger-C11 = You may lay the wild +4 against that condition and hope that nobody challenges it.
ledger-C12 = The player hit by a wild +4 may challenge it. A bluffer draws the 4 cards, and the challenger keeps the turn; a wrong challenger draws 6 instead of 4. The declared colour stays either way, and only the challenger gets to see the hand.
ledger-C13 = A wild +4 cannot open the round: it is shuffled back into the pile and another card is turned over.
ledger-C14 = Telling another player what to lay costs 2 cards. Among people this is an accusation: it holds if more than half of the others agree, and costs nobody anything if they do not.
ledger-C15 = Whoever lays a card that does not fit, or lays one when it is somebody else's turn, takes it back and draws one card. With the penalty set to 0 the move is simply refused.
ledger-C16 = Number cards count their number, skip and reverse 20, wild and wild +4 50. The document forgets the +2; it counts 20 like the other coloured actions.
ledger-C17 = Laying the last card wins the round, and a new one is dealt. The deal passes to the left.

## G: Gemela

ledger-G01 = Seven cards each; one card is laid at a time, by colour or number. The document does not speak of drawing or of the opening card: here you may draw one card whenever you like and play it if it fits; an opening action does nothing, and an opening black card is replaced.
ledger-G02 = After a round all players add the points in their own hands to their totals. Once anybody has 250, the lowest total wins; equal lowest totals win together.
ledger-G03 = Number cards count their number, special cards 10, and a +4 counts 20 whether it is coloured or black.
ledger-G04 = A group may agree on a target above 250.
ledger-G05 = Variant: the player who goes out scores -10 in place of 0.
ledger-G06 = A reverse can be laid on its own colour or on another reverse.
ledger-G07 = A reverse wards off a +2 and hands it to somebody else. It has to fit the colour of the +2 on top, or follow a reverse that did: the direction turns, and everything owed falls to the next player that way.
ledger-G08 = A skip can be laid on its own colour or on another skip.
ledger-G09 = A +2 of any colour can answer a +2, and the amounts add up. Answering is never compulsory: whoever does not, draws the whole sum and has no turn.
ledger-G10 = In decks with a coloured +4 that card is stacked just like the +2.
ledger-G11 = Black +1, +2 and +4 cards go on any card. Their player names a colour, and their amount is added to what is owed.
ledger-G12 = A black draw card can be answered with a coloured +2 or +4 of the colour declared for it.
ledger-G13 = A black draw card answers a coloured +2 as well as every other black draw card.
ledger-G14 = A player who draws what is owed has no turn.
ledger-G15 = A coloured +2 cannot answer a black draw card declared in another colour, except a black +2. When nothing is owed the usual match decides, and equal amounts are a match.
ledger-G16 = A plain wild may not be laid on a black draw card, whether cards are still owed or not.
ledger-G17 = Whoever lays a zero may trade hands with another player, or leave it.
ledger-G18 = Variant: the victim of a zero may stop the swap with another zero. This is open to the player next in turn, before any hand moves; the swap is then off, and the zero was that player's turn.
ledger-G19 = Each coloured face exists twice in this deck, the zeros included. The document does not count the black cards: with 4 wilds, 2 black +1, 2 black +2 and 4 black +4 it has 116 cards.
ledger-G20 = Anybody may throw in the twin of the top card, in turn or not, and play continues after the thrower. Black twins count too; the thrower names the colour.
ledger-G21 = Two identical cards that fit may be laid together in one turn.
ledger-G22 = A pair of reverses leaves the direction unchanged.
ledger-G23 = A pair of skips passes over one player or two, as agreed. The preset takes one.
ledger-G24 = If the twin of a draw card is thrown in before the victim has drawn, the victim is free. Both amounts together fall on the player after the thrower.
ledger-G25 = If it is thrown in after the victim has drawn, the player after the thrower owes only its own amount. That remains possible until another card is laid.
ledger-G26 = Uno is said while the last card but one is being laid. Forgetting it costs 6 cards if somebody notices.
ledger-G27 = You can be caught as soon as the last card but one is on the pile. If you say Uno before anybody catches you, you are in time.
ledger-G28 = A catch should leave the player a second or two. The clock of the table measures them; a catch that comes too soon waits until they are over, and is neither wrong nor lost.
ledger-G29 = Uno is owed after a swap as well, by whichever of the two players comes out of it with one card.
ledger-G30 = A forgotten Uno can be caught until the next player but one lays a card. A draw by that player closes it too, since otherwise it might stay open for ever.
ledger-G31 = A pair that leaves you one card calls for Uno; a pair that leaves you none wins.

## O: Ozby

ledger-O01 = Two to ten people play, with seven cards each.
ledger-O02 = A black opening card is shuffled back into the pile and replaced. Coloured actions do nothing at the opening unless quick start (O10) is on.
ledger-O03 = Cards fit by number, colour or action. If you cannot play, or would rather not, you draw one card and that is your turn.
ledger-O04 = Say Uno each time you come down to one card. Being caught costs 2 cards, and is possible until the next player acts.
ledger-O05 = All players count up their own hands, and the first to reach 500 is the loser. The others are placed by their totals, lowest first.
ledger-O06 = Number cards count their number, coloured actions 20, black cards 50.
ledger-O10 = Quick start: an action card that opens the round hits the first player.
ledger-O11 = Force play: if the card you draw fits, it is played without asking you. You still choose its colour or the player to swap with.
ledger-O12 = Challenge: the wild +4 requires that you have nothing else to play; other black cards do not count against you. A bluffer draws 2, the four cards are dropped and the victim plays; a wrong challenger draws 6. The 2 is the document's figure, and 4 can be set in its place.
ledger-O13 = Stack: a +2 of any colour answers a +2 or a +4, and whoever cannot add one draws the sum. No +4 answers anything, as the document does not list it.
ledger-O14 = Speed: everybody, the last player too, may at once throw in a coloured card identical to the top one, and play continues from there. A +2 thrown in breaks the chain: what was owed before is dropped and a new debt begins.
ledger-O15 = Laying a 7 lets you trade hands with a player of your choice. Whether you have to is a setting.
ledger-O16 = When a 0 is laid, all hands move on by one player in the direction of play.
ledger-O17 = Between two players a reverse works as a skip. Whoever lays a skip, +2 or +4 has the next turn too.
ledger-O18 = Four players form two teams, partners facing each other, and the round is over when one of them goes out. Where hands count, a team adds up both its hands; where the winner collects, the winning team scores both hands of its opponents.

## D: Guide

ledger-D01 = Seven cards each; the top card of the pile opens, and cards fit by colour, number or symbol.
ledger-D02 = Skip, reverse, +2 and wild do what they usually do. The wild +4 requires that you hold no card of the current colour.
ledger-D03 = Without a match you draw one card. You may play it straight away if it fits; otherwise it stays with you and your turn is over.
ledger-D04 = A forgotten Uno costs 2 cards if it is caught before the next turn begins. With a clock the turn begins at that player's first act or when the grace seconds are up, whichever is earlier; without one, at the act.
ledger-D05 = Numbers count their number, coloured actions 20, black cards 50. The winner of a round collects, the match goes to 500, and the highest score wins it.
ledger-D06 = Draw cards are not stacked; not even a +4 may answer a +2.
ledger-D07 = When the draw pile is used up, all discards except the top card are shuffled into a new one, and black cards forget their colour. If that yields too little, you draw what there is and play continues; once nobody can play or draw, the round goes to the hand with the fewest points.
ledger-D08 = At the opening a skip passes over the first player, a +2 hits that player, a wild leaves the colour to that player, and a wild +4 is put back.
ledger-D09 = An opening reverse between two players costs the one who did not deal the first turn. With more players the direction turns and the dealer begins, as in C07.
ledger-D10 = A challenged bluffer draws the 4 cards; a challenger who is wrong draws 6. If somebody other than the victim challenged, these 6 include the victim's 4: the victim draws nothing, but the turn is lost all the same.
ledger-D11 = House rule 7-0: a 7 trades hands with a player of your choice, and a 0 moves all hands on.
ledger-D12 = House rule jump-in: whoever holds the same card as the top one may throw it in out of turn.
ledger-D13 = House rule stacking: +2 on +2 and +4 on +4 add up. The progressive version allows only +2 on +2.
ledger-D14 = House rule: without a match you go on drawing until a card can be played, or until the pile has no more. The card found is then kept, may be played or must be played, as set.
ledger-D15 = House rule 69: a 9 on a 6 of the same colour, or the other way round, asks the others once, in order of play, to add a 6 or 9 of that colour. If enough take part, the opener included (half the players rounded down, at least 3, never more than the deck allows), everybody may shed all cards of the colour; if not, the cards stay and play continues. If hands are emptied, the first in order from the opener wins once all have shed.
ledger-D16 = Advice, not a rule: save wilds, get rid of high cards early, use skip and reverse on whoever is about to win, name the colour you hold most of, and challenge only for good reasons. A bot can play by just this, to measure what it is worth.

## A: Advanced

ledger-A01 = Accumulation: cards owed may be answered with a draw card that fits, passed to the following player with a skip, or sent back with a reverse.
ledger-A02 = Silence: once the silence card is laid nobody may talk. The first to do so draws 3 cards, which ends it, and so does another silence card; until then Uno is tapped.
ledger-A03 = Slap: once the slap card is laid everybody slaps the pile, and the last one draws 3 cards. A slap when none is due costs 3 as well.
ledger-A04 = Cut and double play: twins may be thrown in out of turn and laid in pairs, as in G20 and G21.
ledger-A05 = A number card of the group's choice swaps hands.
ledger-A06 = A card laid against the rules goes back and costs 3 cards. A turn has 15 seconds, and running out of time is treated the same way.
ledger-A07 = In a match every win is a point, and the first seat moves on clockwise from game to game.
ledger-A08 = The set called advanced is Basic+ with accumulation (A01), silence on the 0 (A02), slapping on the 7 (A03), and cut and double play (A04).

## Rulings under all documents: owing cards

ruling-owing = Owing cards
ruling-owing-take = Cards owed are taken by a move of their own, even if nothing else is possible, so that no pause gives a hand away. Until then an ordinary draw is refused, and so is every card that does not answer. A program may take for its player after a moment, but only where the rules themselves leave no choice.
ruling-owing-opening = A +2 or +4 that opens the round is owed by the first player. If it is black, the colour is named before the cards are taken.
ruling-owing-after-deflecting = A reverse or skip that passed a debt on can be followed by a coloured draw card of its colour, by a black draw card if stacking allows it, or by another such reverse or skip that fits. Where only a +2 can be passed on, a black +2 cannot.
ruling-owing-deflecting-pair = A pair of reverses laid on a debt keeps the direction, and the debt goes to the next player. A skip laid on a debt moves it to the seat after its player and passes over nobody else.
ruling-owing-pairs = A pair of draw cards counts double, as an answer too, and a black pair is given one colour. A coloured +4 answers an equal amount whatever the colour, and anything else only in its own colour.
ruling-owing-challenge = Whoever stacks on a wild +4 can no longer challenge it. A challenge looks at the hand as it was when the card was laid, without that card, and coloured actions count as cards of their colour. Where anyone may challenge, only the first challenge counts, it must come before the victim acts, and it cannot come from the player who laid the card.
ruling-owing-stacked-challenge = If the challenged wild +4 was itself laid on cards owed, a bluffer draws the penalty plus what was owed before it, and a wrong challenger draws the penalty for challenging the innocent plus the same. For a pair of wild +4 the penalty counts twice on either side. The documents are silent; this is a ruling of this project.

## Rulings under all documents: Uno

ruling-uno = Uno
ruling-uno-call = A call belongs to the hand it was made for: it is gone when that hand grows, shrinks or changes owner.
ruling-uno-announcement = Uno can be announced with two cards in hand, or with three before a pair, and then covers the play that leaves one. If you do anything else the announcement is void, and costs nothing.
ruling-uno-wrong = A wrong call or catch is a move like any other and costs its penalty; where that is 0 the move is refused, free of charge. You cannot catch yourself, but partners can catch each other.
ruling-uno-closing = Where the next player's act ends the time to catch, that is the next play, draw, take or challenge on a turn, or a jump-in; reactions without a card do not end it. A skipped player is not the next one, and if the same player goes on, that player's own next move ends it.
ruling-uno-second = Where the second next player's act ends the time to catch, it takes two such acts. "Second next" counts players: a play of the card just drawn belongs to the draw and is not another act.
ruling-uno-grace = With grace seconds a catch that comes too soon waits until they are over. A call of the player meanwhile makes it void; an act that would end the time to catch is preceded by it. Where the next turn ends that time, the clock begins the turn when the grace seconds are over.
ruling-uno-swap = When hands were swapped or passed on, everybody who now holds one card owes a call. The time to catch begins once the exchange is settled; before that nobody can be caught.
ruling-uno-going-out = An empty hand wins immediately: no Uno is due, and a number card laid last swaps, passes on and starts nothing. Whether a draw card laid last still hits the next player is a setting; if it does, the cards are drawn automatically.

## Rulings under all documents: jump-in

ruling-jump-in = Jump-in
ruling-jump-in-when = A jump-in takes a card identical to the top one. It is allowed on your own turn, on a card of your own and on the opening card as well; with cards owed, to play is to answer and to jump is to jump in.
ruling-jump-in-settling = Nobody can jump in before an open slap, 69, swap or defence against one is over. It is possible while somebody decides about a drawn card: that card is then kept and the turn is lost.
ruling-jump-in-effects = Effects start from the player who jumped in: a skip passes over the seat after that player, a reverse turns the direction, and a swap or rotate number works for that player. Somebody already skipped does not get the turn back.
ruling-jump-in-pairs = Two equal swap, rotate or slap numbers laid at once work once; two silence numbers work twice, so that the second ends what the first began.
ruling-jump-in-drawn = The card just drawn is played by itself and never as a pair. Its twin can be thrown in afterwards.

## Rulings under all documents: turns and piles

ruling-turns = Turns and piles
ruling-turns-drawn = If the card drawn does not fit, the turn ends without a further move.
ruling-turns-force = Force play (O11) is about the card drawn on a turn, by choice or because you are stuck; cards taken as a debt or penalty are never played by force. A wild +4 drawn that way is judged by the hand including what was drawn, and its player still names the colour, as a swap number still asks whom to swap with.
ruling-turns-pile = The discards become a new draw pile at the moment a card is needed, not when the last one goes. With nothing to draw at all you may draw only if you are stuck, and this passes the turn.
ruling-turns-dead-end = With nothing left to draw, the round ends as soon as no player has a card that could be laid; the fewest points in hand win it, and of equal hands the one first in turn.
ruling-turns-misplay = A misplay is a card you do hold, played or thrown in when it is not allowed or where it does not fit, or another card than the one just drawn: you get it back and draw the penalty, and the turn and all open decisions stay as they were. Naming a card you do not hold is only a slip and free, and so is a jump-in that was right when sent but came second.
ruling-turns-opening-numbers = Number cards with a meaning (swap, rotate, slap, silence) do nothing as opening cards. The documents are silent; this is a ruling of this project.
ruling-turns-two-reverses = Where a reverse is a skip between two players the direction does not flip, and a pair of reverses cancels out, so that the other player goes on. Two different cards laid at once are refused free of charge.
ruling-turns-time = Where turns have a limit, whoever exceeds it draws the penalty of a misplay, and what was asked is decided in the way that changes least: the cards owed are taken, a drawn card is kept, nobody swaps, defends, joins or sheds, and a colour, or a partner for a compulsory swap, is drawn by lot. A turn let pass costs one card at least, and all who have not slapped by then are the last.

## Rulings under all documents: number cards

ruling-numbers = Number cards with a meaning
ruling-numbers-defence = A defence takes a card of the swap number. It is offered whenever the player next in turn is chosen for a swap, whether that player has such a card or not. The card can win the round and can call for Uno, but brings no swap of its own.
ruling-numbers-silence = A silence lasts until the end of the round at most. Tapped Uno calls, catches and accusations are not talking.
ruling-numbers-slap = The player of the slap card has to slap as well, and turns wait meanwhile. As soon as only one player is missing, that one draws the penalty; slapping twice is slapping at the wrong time.
ruling-numbers-sixty-nine = Everybody else is asked to join, with or without a 6 or 9, and nobody twice. Shedding begins with the opener and means all cards of the colour or none; shed actions have no effect, the last joined card stays on top, and the seat after the opener goes on. It needs at least three players.

## Rulings under all documents: at the table

ruling-table = At the table
ruling-table-accusation = All players except accuser and accused vote on an accusation, and play continues meanwhile. Between two players there is nobody to vote, so it is refused.
ruling-table-next-round = For the next round the deal, or the first seat where there is no dealer, moves one seat clockwise, no matter whom the opening card passed over.
ruling-table-scores = Without points the scores are the numbers of games won.
ruling-table-teams = Playing as partners takes exactly four players. Each seat shows the score of its team.
ruling-table-target = A match ends after the round in which the target is reached. Where everybody's hand counts, the lowest total wins, and equal ones share the win.
