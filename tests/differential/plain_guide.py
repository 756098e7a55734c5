"""An independent implementation of the guide rules with random players, to check the engine's figures.

A card is a number: 13 * colour + symbol (0-9, then skip, reverse, +2), or one of the two black ones.
"""

from random import Random
from statistics import fmean, pstdev

SEATS, HAND_SIZE = 4, 7
SKIP, REVERSE, PLUS_TWO = 10, 11, 12
WILD, WILD_FOUR = 52, 53
COLOURED = [13 * colour + symbol for colour in range(4) for symbol in range(13)]
DECK = COLOURED + [card for card in COLOURED if card % 13 != 0] + [WILD, WILD_FOUR] * 4
Move = tuple[int, int]  # the card, and the colour after it


def points(hand: list[int]) -> int:
    """What a hand is worth: face value, 20 for a coloured action, 50 for a black card."""
    return sum(50 if card >= WILD else 20 if card % 13 >= SKIP else card % 13 for card in hand)


class Round:
    """One round from the deal to the empty hand, with the number of decisions it took."""

    def __init__(self, rng: Random, dealer: int) -> None:
        """Deal, turn the opening card and apply its effect to the player left of the dealer."""
        self.rng = rng
        self.moves = 0
        self.winner: int | None = None
        self.owed = 0  # cards the player on turn must take
        self.layer: int | None = None  # who laid the wild +4 that is owed, if one is
        self.guilty = False  # whether that wild +4 was a bluff
        self.seat, self.step = (dealer + 1) % SEATS, 1
        self.pile = DECK.copy()
        rng.shuffle(self.pile)
        self.hands = [[self.pile.pop() for _ in range(HAND_SIZE)] for _ in range(SEATS)]
        while self.pile[-1] == WILD_FOUR:
            rng.shuffle(self.pile)
        self.discards = [self.pile.pop()]
        self.colour, self.symbol = divmod(self.discards[0], 13)
        self.open(dealer)

    def open(self, dealer: int) -> None:
        """Apply the effect of the opening card before the first turn."""
        if self.discards[0] == WILD:
            self.colour, self.symbol = self.rng.randrange(4), -1
            self.moves += 1
        elif self.symbol == SKIP:
            self.advance()
        elif self.symbol == REVERSE:
            self.seat, self.step = dealer, -1
        elif self.symbol == PLUS_TWO:
            self.owed = 2

    def advance(self) -> None:
        """Pass the turn to the next seat in the direction of play."""
        self.seat = (self.seat + self.step) % SEATS

    def draw(self, seat: int, count: int) -> int:
        """Let a seat draw cards. When the pile is empty, the discards become the new pile, except the top."""
        for drawn in range(count):
            if not self.pile:
                self.pile, self.discards = self.discards[:-1], self.discards[-1:]
                self.rng.shuffle(self.pile)
            if not self.pile:
                return drawn
            self.hands[seat].append(self.pile.pop())
        return count

    def playable(self, cards: list[int]) -> list[Move]:
        """Every move that these cards allow: one for each matching face, four for a black one."""
        moves: list[Move] = []
        for card in set(cards):
            if card >= WILD:
                moves += [(card, colour) for colour in range(4)]
            elif card // 13 == self.colour or card % 13 == self.symbol:
                moves.append((card, card // 13))
        return moves

    def lay(self, move: Move) -> None:
        """Lay a card of the current player and apply its effect, or win if it was the last one."""
        card, colour = move
        hand = self.hands[self.seat]
        hand.remove(card)
        if not hand:
            self.winner = self.seat
            return
        if card == WILD_FOUR:
            self.owed, self.layer = 4, self.seat
            self.guilty = any(held < WILD and held // 13 == self.colour for held in hand)
        self.discards.append(card)
        self.colour, self.symbol = colour, -1 if card >= WILD else card % 13
        if self.symbol == PLUS_TWO:
            self.owed = 2
        elif self.symbol == REVERSE:
            self.step = -self.step
        elif self.symbol == SKIP:
            self.advance()
        self.advance()

    def settle(self) -> None:
        """Let the player who owes cards take them or, against a wild +4, challenge with equal probability."""
        owed, layer = self.owed, self.layer
        self.owed, self.layer = 0, None
        if layer is not None and self.rng.random() < 0.5:
            if self.guilty:
                self.draw(layer, 4)
                return
            owed = 6
        self.draw(self.seat, owed)
        self.advance()

    def draw_one(self) -> None:
        """Let a stuck player draw a card and, if it fits, choose between its moves and keeping it."""
        if not self.draw(self.seat, 1):
            if not any(self.playable(hand) for hand in self.hands):
                self.winner = min(range(SEATS), key=lambda seat: points(self.hands[seat]))
        elif moves := self.playable(self.hands[self.seat][-1:]):
            self.moves += 1
            if move := self.rng.choice([*moves, None]):
                self.lay(move)
                return
        self.advance()

    def run(self) -> int:
        """Play to the end and return the winner's seat."""
        while self.winner is None:
            self.moves += 1
            if self.owed:
                self.settle()
            elif moves := self.playable(self.hands[self.seat]):
                self.lay(self.rng.choice(moves))
            else:
                self.draw_one()
        return self.winner


def simulate(games: int, seed: int) -> tuple[list[int], float, float]:
    """Wins by seat, and the mean and standard deviation of the moves per round. The dealer rotates."""
    rng = Random(seed)
    wins, lengths = [0] * SEATS, list[int]()
    for game in range(games):
        table = Round(rng, game % SEATS)
        wins[table.run()] += 1
        lengths.append(table.moves)
    return wins, fmean(lengths), pstdev(lengths)


if __name__ == "__main__":
    print(simulate(20000, 1))
