"""A bot to copy and to improve:

    python bot.py http://localhost:8765/r/CODE [NAME]

It needs the package `websockets`, and nothing of Last Card. docs/protocol.md explains the messages. If a seat
is reserved for the bot, put its token into the environment variable LASTCARD_TOKEN.
"""

import json
import os
import sys
import time

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

PAUSE = float(os.environ.get("BOT_PAUSE", "0.7"))  # seconds before a move


def choose(view, seats):
    """The text of the move to make now, or None to wait."""
    if view["question"] == "next" and people_are_here(seats):
        return None  # let them look at the scores as long as they like
    moves = [move for move in view["moves"] if makes_sense(move)]
    if not moves:
        return None
    return min(moves, key=lambda move: dislike(move, view))["text"]


def people_are_here(seats):
    return any(seat["kind"] == "person" and seat["connected"] for seat in seats)


def makes_sense(move):
    """The server says which moves answer its question, and which are reactions that are not a mistake."""
    if move["kind"] == "challenge":
        return False  # it can be lost
    if move["kind"] == "agree":
        return False  # nobody likes an accuser
    return move.get("answer", False) or move.get("reaction", False)


def dislike(move, view):
    """How much the bot dislikes a move, most important first: it makes the move that it dislikes least."""
    return (
        not move.get("reaction", False),  # react before someone else does
        cards_won_by_swap(move, view),  # swap only for a smaller hand
        move["text"].endswith(" none"),  # do something rather than nothing
        not move.get("cards"),  # lay a card rather than draw one
        is_black(move),  # keep black cards for later
        -cards_of_colour(move, view),  # lay the colour that you have most of
    )


def cards_won_by_swap(move, view):
    if move["kind"] != "swap" or "seat" not in move:
        return 0
    return view["sizes"][move["seat"]] - view["sizes"][view["seat"]]


def is_black(move):
    return any(card.startswith("w") for card in move.get("cards", []))


def cards_of_colour(move, view):
    """How many cards of the colour of a move the bot holds. The first letter of a card is its colour."""
    colour = move.get("colour") or "".join(move.get("cards", []))
    return sum(card[0] == colour[:1] for card in view["hand"])


class Bot:
    """One connection to a room. It remembers what the server says, and makes one move at a time."""

    def __init__(self, websocket, name, token):
        self.websocket = websocket
        self.name = name
        self.token = token
        self.seat = None
        self.seats = []
        self.view = {}
        self.seq = 0
        self.waiting = False  # for the answer to a move

    def run(self):
        self.send(type="hello", version=2, token=self.token)
        for text in self.websocket:
            self.receive(json.loads(text))

    def receive(self, message):
        if message["type"] == "ping":
            self.send(type="pong", number=message["number"])
            return
        self.remember(message)
        if message["type"] == "error" or (message["type"] == "refused" and self.seat is None):
            raise ConnectionError(message["text"])
        if message["type"] == "welcome" and self.seat is None:
            self.command("sit", name=self.name, program=True)
        elif message["type"] != "done":  # which says nothing new about the table
            self.move()

    def remember(self, message):
        if "answers" in message:
            self.waiting = False
        if "room" in message:  # in "welcome" and "room"
            self.seat, self.seats = message["seat"], message["room"]["seats"]
        if "token" in message:
            self.token = message["token"]
        if message.get("view"):  # all of the view, or only what has changed
            self.view.update(message["view"])
            self.seq = message["seq"]

    def move(self):
        move = choose(self.view, self.seats) if self.view and not self.waiting else None
        if move:
            time.sleep(PAUSE)
            self.command("move", move=move, seen=self.seq)
            self.waiting = True

    def command(self, kind, **fields):
        self.send(type=kind, id=os.urandom(8).hex(), **fields)

    def send(self, **message):
        self.websocket.send(json.dumps(message))


def main():
    """Play for ever. When the connection is lost, come back to the same seat."""
    server, _, room = sys.argv[1].partition("/r/")
    name = sys.argv[2] if len(sys.argv) > 2 else "Robo"
    address = f"{server.replace('http', 'ws', 1)}/ws/{room}"
    token = os.environ.get("LASTCARD_TOKEN", "")
    while True:
        try:
            with connect(address) as websocket:
                bot = Bot(websocket, name, token)
                try:
                    bot.run()
                finally:
                    token = bot.token
        except (OSError, WebSocketException) as error:
            print(error, file=sys.stderr)
        time.sleep(5 * PAUSE)


if __name__ == "__main__":
    main()
