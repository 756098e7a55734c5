# The ledger: every numbered rule as Last Card reads it, and the rulings that hold for all documents.

## The documents

document-basic-plus = Basic+: a lean rule set without the points, bluffs and special cases of the official game.
document-classic = Classic: the rule sheet of the 500-point game, with bluffing and a list of penalties.
document-gemela = Gemela: house rules in Spanish about twin cards, which you may play in pairs or jump in with.
document-ozby = Ozby: a custom set with a basic game and nine add-ons. Each add-on can be switched on alone.
document-guide = Guide: a long web article with the common rules, popular house rules and advice for players.
document-advanced = Advanced: the add-on rules that Basic+ points to. They come from the same collection, but are not one of the five documents.
document-extras = Other tables: rules and cards from other apps, newer editions and house rules. They come from none of the five documents.

## B: Basic+

ledger-B01 = Each player is dealt seven cards. The rest is the draw pile, face down. Any other hand size works as long as the deck has enough cards.
ledger-B02 = The first player is chosen at random, and there is no dealer. If another rule needs a dealer, it is the player to the right of the first player. In the official game, everyone draws a card and the highest number starts; that is an option.
ledger-B03 = The opening card affects the first player as if the player on their right had played it. After a skip, +2 or +4 they miss their turn. If the card is black, they choose the colour. A number with a special rule works too.
ledger-B04 = An opening reverse also counts as played by the player on the right: the direction changes, and the seat beyond that player starts (with four players and seat 1 first, seat 3). The document also says that the first player starts clockwise. The two contradict each other, and we follow the first.
ledger-B05 = On your turn, either play one card that matches or draw one card. You cannot do both, and you cannot pass. So after drawing, your turn is over.
ledger-B06 = You may draw even if you could play. Where other rules allow drawing only when you are stuck, stuck means that you hold no card you could play honestly.
ledger-B07 = A card matches if it has the symbol or the colour of the top card, or if it is black. A black card on top has the colour that was chosen for it.
ledger-B08 = You may play a black card at any time, even as your last card. The wild +4 has no condition and cannot be challenged.
ledger-B09 = As soon as you have no cards left, you win. There is always exactly one winner. If your last card was a draw card, nobody draws for it.
ledger-B10 = When you play a wild, choose one of the four colours. You may choose the current one.
ledger-B11 = After a +2 or +4, the next player draws that many cards and misses a turn. With a wild +4 you also choose a colour.
ledger-B12 = After a skip, the next player misses a turn.
ledger-B13 = A reverse changes the direction of play. With two players nothing special happens: the other player is next.
ledger-B14 = When you have exactly one card left, you should say Uno. You may repeat it as often as you like while you hold that card. A call counts until the number of your cards changes.
ledger-B15 = If you hold one card and have not said Uno, anyone may catch you as long as you hold it, but not later. You draw 3 cards.
ledger-B16 = If you catch someone by mistake, you draw 3 cards. It is a mistake if they do not hold exactly one card, have said Uno, or can no longer be caught.
ledger-B17 = If nobody notices a forgotten Uno, nothing happens.
ledger-B18 = If you say Uno without holding exactly one card, you draw 3 cards. Where you say Uno as you play your second-to-last card (C04, G26), you may also say it with two cards on your turn, to announce that play.
ledger-B19 = Tapping the table twice counts as saying Uno. In an app, that is a double tap or a key pressed twice.
ledger-B20 = Draw cards cannot be stacked: if one hits you, you draw.
ledger-B21 = There are no points. A match counts rounds won, and each new round is started by the player after the one who started the last.

## C: Classic

ledger-C01 = The winner of a round scores the cards the others still hold, and 500 points win the match. Only one player scores in a round, so two players can never reach the target together.
ledger-C02 = A card matches if it has the same colour, number or symbol.
ledger-C03 = If you cannot play, draw one card. If you can play it, you may do so right away. Otherwise your turn is over.
ledger-C04 = Say Uno as you play your second-to-last card, or on your turn just before (see B18).
ledger-C05 = If you forget Uno and are caught before the next player draws or plays a card, you draw 2 cards. The document's list of penalties says 1. Here it is 2.
ledger-C06 = A +2 goes on its own colour or on another +2. The next player draws two cards and misses a turn. As the opening card it hits the first player.
ledger-C07 = A reverse changes the direction of play. If it is the opening card, the dealer starts and play goes counterclockwise.
ledger-C08 = After a skip, the next player misses a turn. If it is the opening card, the player to the left of the dealer is skipped.
ledger-C09 = When you play a wild, choose any colour, even the current one. You may play it even if another card matches. If it is the opening card, the player to the left of the dealer chooses the colour.
ledger-C10 = You may play the wild +4 if you have no number card of the current colour. Action cards of that colour do not matter, and a matching number or symbol does not either. The current colour is the one before you play it, and black cards have no colour.
ledger-C11 = You may play the wild +4 although that condition is not met, and hope that nobody challenges it.
ledger-C12 = The player hit by a wild +4 may challenge it. If it was a bluff, the bluffer draws the 4 cards, and the challenger takes a normal turn. If it was honest, the challenger draws 6 cards instead of 4. The chosen colour stays either way, and only the challenger sees the hand.
ledger-C13 = If the opening card is a wild +4, it is shuffled back into the pile and another card is turned over.
ledger-C14 = If you tell another player what to play, you draw 2 cards. At the table this is an accusation: it holds if more than half of the others agree. If they do not, it costs nothing.
ledger-C15 = If you play a card that does not match, or play out of turn, you take it back and draw one card. If the penalty is 0, the move is only refused.
ledger-C16 = Number cards are worth their number, skip and reverse 20, wild and wild +4 50. The document forgets the +2. It is worth 20, like the other coloured actions.
ledger-C17 = When you play your last card, you win the round, and the next round is dealt. The player to the left becomes the dealer.

## G: Gemela

ledger-G01 = Each player gets seven cards and plays one card at a time, by colour or number. The document says nothing about drawing or the opening card. Here you may draw one card whenever you like and play it if it matches. An opening action has no effect, and an opening black card is replaced.
ledger-G02 = After a round, all players add the points in their hands to their totals. As soon as someone reaches 250, the lowest total wins. Equal lowest totals share the win.
ledger-G03 = Number cards are worth their number, special cards 10, and a +4 is worth 20, coloured or black.
ledger-G04 = The group may agree on a target above 250.
ledger-G05 = Variant: the player who goes out scores -10 instead of 0.
ledger-G06 = You may play a reverse on its own colour or on another reverse.
ledger-G07 = A reverse blocks a +2 and passes it to someone else. It must have the colour of the +2 on top, or be played on a reverse that had. The direction changes, and the next player that way owes all the cards.
ledger-G08 = You may play a skip on its own colour or on another skip.
ledger-G09 = You can answer a +2 with a +2 of any colour, and the amounts add up. You never have to answer. If you do not, you draw the total and miss your turn.
ledger-G10 = In decks with a coloured +4, it stacks in the same way as the +2.
ledger-G11 = Black +1, +2 and +4 cards go on any card. You choose a colour, and their amount is added to what is owed.
ledger-G12 = You can answer a black draw card with a coloured +2 or +4 of the colour chosen for it.
ledger-G13 = A black draw card can answer a coloured +2 and any other black draw card.
ledger-G14 = If you draw the cards you owe, you miss your turn.
ledger-G15 = A coloured +2 cannot answer a black draw card of another colour, unless that is a black +2. If nothing is owed, the usual matching decides, and equal amounts match.
ledger-G16 = You may not play a plain wild on a black draw card, whether its cards are still owed or not.
ledger-G17 = If you play a zero, you may swap hands with another player.
ledger-G18 = Variant: the victim of a zero may stop the swap with another zero. Only the next player can do this, before the hands are swapped. Nobody swaps, and the zero was that player's turn.
ledger-G19 = The deck has every coloured card twice, including the zeros. The document does not count the black cards. With 4 wilds, 2 black +1, 2 black +2 and 4 black +4, the deck has 116 cards.
ledger-G20 = Anyone may jump in with the twin of the top card, in turn or not, and play continues after them. This includes black twins, and the player who jumps in chooses the colour.
ledger-G21 = You may play two identical cards together in one turn if they match.
ledger-G22 = Two reverses played together leave the direction unchanged.
ledger-G23 = Two skips played together skip one player or two, as agreed. The preset uses one.
ledger-G24 = If you jump in with the twin of a draw card before its victim has drawn, the victim is off the hook. The player after you owes both amounts together.
ledger-G25 = If you jump in after the victim has drawn, the player after you owes only the amount of your card. This is possible until another card is played.
ledger-G26 = Say Uno as you play your second-to-last card. If you forget it and someone notices, you draw 6 cards.
ledger-G27 = You can be caught as soon as your second-to-last card is on the pile. If you say Uno before anyone catches you, you are safe.
ledger-G28 = A catch should leave the player a second or two. The clock of the table measures them. A catch that comes sooner waits until they are over; it is not wrong and not lost.
ledger-G29 = After a swap, either player who is left with one card has to say Uno.
ledger-G30 = A forgotten Uno can be caught until the second player after you plays a card. If that player draws, it ends too, because otherwise it might never end.
ledger-G31 = If a pair leaves you with one card, say Uno. If it leaves you with none, you win.

## O: Ozby

ledger-O01 = Two to ten people play, with seven cards each.
ledger-O02 = If the opening card is black, it is shuffled back into the pile and replaced. Coloured actions have no effect as the opening card unless quick start (O10) is on.
ledger-O03 = Cards match by number, colour or action. If you cannot play or do not want to, draw one card. Your turn is over.
ledger-O04 = Say Uno every time you are left with one card. If you are caught before the next player acts, you draw 2 cards.
ledger-O05 = All players count their own hands, and the first to reach 500 loses. The others are ranked by their totals, lowest first.
ledger-O06 = Number cards are worth their number, coloured actions 20, black cards 50.
ledger-O10 = Quick start: the opening card affects the first player if it is an action card or a number with a special rule.
ledger-O11 = Force play: if you can play the card you draw, it is played automatically. You still choose the colour or whom to swap with.
ledger-O12 = Challenge: you may play the wild +4 only if you have nothing else to play, apart from other black cards. If it was a bluff, the bluffer draws 2, nobody draws the four cards, and the victim takes a normal turn. A wrong challenger draws 6. The 2 is the document's figure; you can set it to 4.
ledger-O13 = Stack: a +2 of any colour can answer a +2 or a +4, and a player who does not add one draws the total. A +4 answers nothing, because the document does not list it.
ledger-O14 = Speed: anyone, even the player who just played, may jump in at once with a coloured card identical to the top card, and play continues from there. A +2 played like this breaks the chain: the cards owed before are forgotten, and a new count starts.
ledger-O15 = If you play a 7, you swap hands with a player of your choice. Whether you have to is an option.
ledger-O16 = When a 0 is played, everyone passes their hand to the next player in the direction of play.
ledger-O17 = With two players, a reverse works like a skip. After a skip, a +2 or a +4, the same player plays again.
ledger-O18 = Four players form two teams, with partners opposite each other. The round is over when one of them goes out. Where everyone scores their own hand, a team adds up both hands. Where the winner collects, the winning team scores both hands of the other team.

## D: Guide

ledger-D01 = Each player gets seven cards. The top card of the pile is the opening card, and cards match by colour, number or symbol.
ledger-D02 = Skip, reverse, +2 and wild work as usual. You may play the wild +4 only if you have no card of the current colour.
ledger-D03 = If you have no match, draw one card. If you can play it, you may do so right away. Otherwise you keep it and your turn is over.
ledger-D04 = If you forget Uno and are caught before the next turn begins, you draw 2 cards. With a clock, a turn begins when that player first acts or when the grace seconds are over, whichever comes first. Without a clock, it begins when that player acts.
ledger-D05 = Number cards are worth their number, coloured actions 20, black cards 50. The winner of a round scores, the match goes to 500, and the highest score wins.
ledger-D06 = Draw cards do not stack, not even a +4 on a +2.
ledger-D07 = If the draw pile is empty, all discards except the top card are shuffled into a new one, and black cards lose their chosen colour. If that is not enough, you draw what there is and play goes on. When nobody can play or draw any more, the hand with the fewest points wins the round.
ledger-D08 = As the opening card, a skip skips the first player, a +2 hits them, a wild lets them choose the colour, and a wild +4 goes back into the pile.
ledger-D09 = If the opening card is a reverse and two are playing, the player who did not deal misses the first turn. With more players, the direction changes and the dealer starts, as in C07.
ledger-D10 = Any other player may challenge a wild +4, not only the victim. A challenged bluffer draws the 4 cards. A wrong challenger draws 6. If it was not the victim, the 6 include the victim's 4: the victim draws nothing but still misses the turn.
ledger-D11 = House rule 7-0: with a 7 you may swap hands with a player of your choice, and with a 0 all hands have to be passed on.
ledger-D12 = House rule jump-in: if you hold the same card as the top card, you may play it out of turn.
ledger-D13 = House rule stacking: +2 on +2 and +4 on +4 add up. The progressive version allows only +2 on +2.
ledger-D14 = House rule: if you have no match, you keep drawing until you get a card you can play, or until the pile is empty. Whether you keep that card, may play it or must play it is an option.
ledger-D15 = House rule 69: if you play a 9 on a 6 of the same colour, or a 6 on a 9, the others are asked once, in turn, to add a 6 or a 9 of that colour. If enough take part, including you, everyone may discard all cards of the colour. How many are enough is an option: a number, or half the players rounded down, but at least 3. It is never more than the deck allows. If too few take part, the cards stay and play goes on. If several players run out of cards, the first of them in turn order, starting with you, wins after all have discarded.
ledger-D16 = Advice, not a rule: save your wilds, get rid of high cards early, use skip and reverse on a player who is about to win, choose the colour you hold most of, and challenge only with good reason. A bot plays by exactly this advice, to measure what it is worth.

## A: Advanced

ledger-A01 = Accumulation: you can answer owed cards with a draw card that matches, pass them to the following player with a skip, or send them back with a reverse.
ledger-A02 = Silence: after the silence card, nobody may talk. The first to talk draws 3 cards and ends the silence. Another silence card ends it too. During the silence, tap instead of saying Uno.
ledger-A03 = Slap: after the slap card, everyone slaps the pile, and the last one draws 3 cards. A slap at the wrong time costs 3 cards as well.
ledger-A04 = Cut and double play: you may jump in with a twin out of turn and play twins together, as in G20 and G21.
ledger-A05 = A number card of the group's choice swaps hands.
ledger-A06 = A card played against the rules goes back and costs 3 cards. A turn has 15 seconds, and running out of time counts as such a mistake.
ledger-A07 = In a match every win is a point, and the first player moves on clockwise from round to round.
ledger-A08 = The set called advanced is Basic+ with accumulation (A01), silence on the 0 (A02), slapping on the 7 (A03), and cut and double play (A04).

## E: what other tables play

ledger-E01 = You may play several cards of the same number in one turn, whatever their colours, and with another setting also skips, reverses and coloured draw cards. The first one must match, the last one stays on top. You never have to. Swap, rotate and slap numbers work once, silence once for each card. An even number of reverses cancels out, and draw cards add up. A drawn card is played by itself, and you jump in with one card.
ledger-E02 = Your last card must not be a draw card, or must be a number. A card that is not allowed is refused, not punished.
ledger-E03 = Only a number opens a round. Action cards go back like black ones.
ledger-E04 = The first player without cards has won, but play goes on until one player is left. The last card of a player still works on the next one, except for swapping, passing on hands, slapping and sixty-nine, and it cannot be challenged. With teams, the round ends when one side is out, and that side wins.
ledger-E05 = If you ever hold a certain number of cards, you are knocked out of the round at once. The rest of what you were drawing stays where it is, and your cards go face down under the discards. The last player left wins, unless someone went out before.
ledger-E06 = A player who was knocked out is worth a fixed number of points.
ledger-E07 = After each round someone leaves the match: the player with the most cards, or every player who reaches the target. The last one left wins it.
ledger-E08 = If you forget to announce Uno, the penalty comes by itself; nobody has to catch you. Nobody owes a call for a hand that a swap or a sixty-nine left with one card, nor after jumping in.
ledger-E09 = The winner or the loser of a round begins the next one.
ledger-E10 = A reverse or skip of any colour passes owed cards on. Its colour is then the current one.
ledger-E11 = Only a debt whose last draw card is a +4 can be passed on.
ledger-E12 = With a certain number of cards in hand you no longer draw for your turn. Cards you owe and penalties are still drawn. If you have nothing to play, your turn passes.
ledger-E13 = Two sides of any size: every other seat is on the same side.
ledger-E14 = A hand with a certain number of cards or fewer lies open for everyone to see, until it grows again.
ledger-E15 = The match has a total time. When it is up, the player with the fewest cards wins the round, and the match is over.
ledger-E16 = A certain number of equal numbers in one play makes all others draw a card, before anything else happens. If the play empties your hand, you win and nobody draws.
ledger-E17 = Revenge: a draw card on a draw card counts double, whether its cards are still owed or already drawn.
ledger-E18 = You cannot play a black card on a black card.
ledger-E19 = Nobody can jump in while cards are owed.
ledger-E20 = When you draw until you can play, you stop after a certain number of cards.
ledger-E21 = After drawing, you may play any card of your hand.
ledger-E22 = The seats are drawn again before each round but the first. Scores stay with the person, and the new seats do not change who begins.
ledger-E23 = The cards that you can play are not marked.
ledger-E24 = Drawing is a press on a launcher: nothing in half of all cases, else one to six cards. No sheet gives the odds; we chose these. The turn ends with it.
ledger-E31 = Skip everyone: all others lose their turn, and you play again.
ledger-E32 = Discard all: every other card of its colour in your hand goes with it and does nothing.
ledger-E33 = Wild reverse +4: the direction changes, then the next player owes 4 cards. With two players left, you owe them yourself and may answer.
ledger-E34 = Wild +6: the next player owes 6 cards.
ledger-E35 = Wild +10: the next player owes 10 cards.
ledger-E36 = Colour roulette: the next player chooses a colour, draws until that colour comes, and loses the turn. Where agreed, the player who played the card chooses. The sheets do not say which colour counts after it; here it is the chosen one.
ledger-E37 = Swap hands: choose a colour, then swap hands with a player of your choice.
ledger-E38 = Shuffle hands: choose a colour. All hands are shuffled together and dealt out card by card, starting with the next player.
ledger-E39 = Blank: a wild with a rule that the table has agreed on.
ledger-E40 = Aimed +2: choose a colour and a player. They draw two cards and keep their turn.

## Rulings for all documents: owing cards

ruling-owing = Draw cards
ruling-owing-take = You draw the cards you owe with a move of its own, even if you can do nothing else, so that no pause gives away your hand. Until then you cannot draw as usual or play a card that is not an answer. An app may draw for you after a moment, but only if the rules leave you no choice.
ruling-owing-opening = If the opening card is a +2 or +4, the first player owes its cards. If it is black, they choose the colour first.
ruling-owing-after-deflecting = If a reverse or skip has passed cards on to you, you can answer with a coloured draw card of its colour, with a black draw card if stacking allows it, or with another such reverse or skip. It must match, unless any colour will do. Where only a +2 can be passed on, a black +2 cannot.
ruling-owing-deflecting-pair = Two reverses played together as an answer keep the direction, and the next player owes the cards. A skip played as an answer passes the cards to the player after you and skips nobody else.
ruling-owing-pairs = A pair of draw cards counts double, also as an answer. A black pair gets one colour. A coloured +4 answers an equal amount in any colour, and anything else only in its own colour.
ruling-owing-challenge = Once you have answered a wild +4, you can no longer challenge it. A challenge looks at the hand as it was when the card was played, without that card, and coloured actions count as cards of their colour unless only number cards forbid the wild +4. Where anyone may challenge, only the first challenge counts. It must come before the victim acts, and not from the player who played the card.
ruling-owing-stacked-challenge = If the challenged wild +4 was an answer, the loser of the challenge draws the penalty and also what was owed before the card. For a pair of wild +4, the penalty counts twice for either side. The documents do not cover this; it is our ruling.

## Rulings for all documents: Uno

ruling-uno = Uno
ruling-uno-call = Saying Uno counts for the hand you hold. If your hand grows, shrinks or goes to another player, the call is gone.
ruling-uno-announcement = You can announce Uno with two cards in hand, or with more before a pair or several equal cards. It then counts for the play that leaves you with one card. If you do something else, it does not count, but it costs nothing.
ruling-uno-wrong = You may say Uno or catch someone by mistake, and pay the penalty. If the penalty is 0, the move is refused and costs nothing. You cannot catch yourself, but partners can catch each other.
ruling-uno-closing = Where you can be caught until the next player acts, that means the next play, draw, take or challenge on a turn, or a jump-in. Reactions without a card do not count. A skipped player is not the next player. If the same player goes on, their own next move ends it.
ruling-uno-second = Where you can be caught until the next two players have acted, it takes two such moves. Drawing a card and playing it counts as one.
ruling-uno-grace = With grace seconds, a catch that comes too soon waits until they are over. If the player says Uno by then, the catch does not count. If someone makes a move that would end the time to catch, the catch counts first. Where the next turn ends that time, the turn begins by the clock when the grace seconds are over.
ruling-uno-swap = After hands have been swapped or passed on, everyone who now holds one card has to say Uno. Nobody can be caught before the swap is settled.
ruling-uno-going-out = As soon as your hand is empty, you win. You do not have to say Uno, and a special number played last has no effect. Whether the next player still draws for a draw card played last is an option. If so, the cards are drawn automatically.

## Rulings for all documents: jump-in

ruling-jump-in = Jump-in
ruling-jump-in-when = You can jump in with a card identical to the top card, also on your own turn, on your own card and on the opening card. If you owe cards, playing the twin as an answer and jumping in with it are two different moves.
ruling-jump-in-settling = Nobody can jump in until a slap, a 69, a swap, a defence against one or a choice for a black card is settled. You can jump in while someone decides about a drawn card. They keep the card and lose the turn.
ruling-jump-in-effects = Effects count from the player who jumped in: a skip skips the player after them, a reverse changes the direction, and a swap or rotate number works for them. A player who was skipped before does not get their turn back.
ruling-jump-in-pairs = Two swap, rotate or slap numbers played together work once. Two silence numbers work twice, so the second ends what the first started.
ruling-jump-in-drawn = A card you just drew is played by itself, not as a pair. You may jump in with its twin afterwards.

## Rulings for all documents: turns and piles

ruling-turns = Turns and piles
ruling-turns-drawn = If you cannot play the card you drew, your turn ends automatically.
ruling-turns-force = Force play (O11) applies to a card you draw as your turn. Cards you owe and penalty cards are never played automatically. A drawn wild +4 is judged by your hand after drawing. You still choose the colour, or whom to swap with.
ruling-turns-pile = The discards become a new draw pile when a card is needed, not when the last one is drawn. If there is nothing to draw at all, you may draw only if you are stuck, and your turn passes.
ruling-turns-dead-end = If there is nothing left to draw, the round ends as soon as nobody has a card to play. The hand with the fewest points wins; with teams, the team with the fewest points in all its hands. If there is a tie, the one whose turn comes first wins.
ruling-turns-misplay = It is a misplay if you play a card you hold when it is not allowed or does not match, jump in wrongly, play another card than the one you just drew, or play two different cards together. You get the cards back and draw the penalty; the turn and all open decisions stay as they were. Naming a card you do not hold costs nothing, and neither does a jump-in that was right when you sent it but came second.
ruling-turns-opening-numbers = Whether special numbers (swap, rotate, slap, silence) work as the opening card is an option. If they do, the opening card counts as played by the player to the right of the first player; only a swap is offered to the first player. Nobody can be caught for a hand that it left with one card until someone has acted. An opening 6 or 9 makes no sixty-nine by itself, but a card played on it can.
ruling-turns-two-reverses = Where a reverse works like a skip with two players, the direction does not change. Two reverses played together cancel each other out, so the other player is next.
ruling-turns-time = Where turns have a time limit, running out of time costs the misplay penalty, and the open decision is made in the way that changes least: owed cards are taken, a drawn card is kept, nobody swaps, defends, joins or discards. A colour, the partner for a required swap and the player for an aimed card are chosen at random. If you miss your whole turn, you draw at least one card. Everyone who has not slapped by then counts as last.

## Rulings for all documents: number cards

ruling-numbers = Special numbers
ruling-numbers-defence = You defend with a card of the swap number. The next player is asked whenever they are chosen for a swap, whether they have such a card or not. The card can win the round, or leave its player with one card and Uno to say. It does not start another swap.
ruling-numbers-silence = A silence ends with the round at the latest. Tapping for Uno, catching and accusing are not talking.
ruling-numbers-slap = The player of the slap card has to slap too, and turns wait until all have. As soon as only one player is missing, that player draws the penalty. Slapping twice counts as slapping at the wrong time.
ruling-numbers-sixty-nine = Everyone else is asked once to join, whether they have a 6 or 9 or not. The player who made the 69 is the first to discard. You discard all cards of the colour or none. Discarded actions have no effect, the last card added stays on top, and the player after the one who made it is next. It needs at least three players.

## Rulings for all documents: at the table

ruling-table = At the table
ruling-table-accusation = Everyone except the accuser and the accused votes on an accusation, and play goes on meanwhile. With two players there is nobody to vote, so you cannot accuse.
ruling-table-next-round = Unless the winner or the loser of a round starts the next one, the dealer, or the first player if there is no dealer, moves one seat clockwise after each round. It does not matter whom the opening card skipped.
ruling-table-scores = Without points, the scores count rounds won.
ruling-table-teams = Partners need exactly four players. Two sides need an even number of players, four or more. Each seat shows the score of its team.
ruling-table-target = Where the target ends the match, it ends after the round in which someone reaches it. Where everyone scores their own hand, the lowest total wins, and ties share the win.

## What other tables play

ruling-extras = Playing on, knock-outs and forbidden cards
ruling-extras-out = A player who is out has no cards and owes nothing. What they owed is forgotten, and what they had to decide goes on without them. Play passes over them, and so do swaps, slaps, votes and sixty-nines. To catch one of them is a mistake. Two players always means two players who are still in.
ruling-extras-knocked-out = Cards of a player who was knocked out go under the discards without being shown. They come back with the next new draw pile. If someone has gone out before, that player stays the winner. If the player with the most cards leaves the match, everyone who was knocked out counts with the number of cards that knocked them out.
ruling-extras-forbidden = A card that may not be your last, or not be played on a black card, counts as a card you cannot play: when you look for a card, when a drawn card has to be played, when you jump in and when you answer. It is refused, not punished. If you have nothing else, you draw on your turn.
ruling-extras-at-once = Where the penalty for a forgotten Uno comes by itself, it comes as soon as the play is settled, before anyone acts. You owe no call if you had no turn to announce it: after you jumped in, after a drawn card was played automatically, or when a swap or a sixty-nine left you with one card.
ruling-extras-winner = Where a rule speaks of the winner of a round and nobody has gone out, it means the player or team that the round was scored for.
