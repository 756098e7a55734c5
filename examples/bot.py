"""A bot of one's own, to be copied: python bot.py http://localhost:8765/r/CODE [NAME]
It needs `websockets`; docs/protocol.md explains the messages. LASTCARD_TOKEN may hold the token of a seat."""

import json
import os
import sys
import time

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

PAUSE = float(os.environ.get("BOT_PAUSE", "0.7"))  # seconds before a move
VERBS = ("jump", "disagree", "play", "join", "dump", "defend", "swap", "colour", "keep", "take", "draw")


def choose(now):
    """A move, or None: slap, call Uno, catch; else by the order of VERBS, with the colour it has most of."""
    view, me, hand = now["view"], now["seat"], [card[0] for card in now["view"]["hand"]]
    people = any(seat["kind"] == "person" and seat["connected"] for seat in now["room"]["seats"])
    owes_uno = view["sizes"][me] == 1 or (view["announces"] and any("play" in move for move in view["moves"]))
    wanted = ["slap"] * (view["phase"] == "slap" and me not in view["slapped"]) + ["next"] * (not people)
    wanted += ["uno"] * (owes_uno and me not in view["called"]) + [f"catch {s}" for s in view["catchable"]]
    swaps = {f"swap {seat}": size - view["sizes"][me] for seat, size in enumerate(view["sizes"])}
    moves = sorted(view["moves"], key=lambda move: -hand.count(move.split()[-1].strip("w+4:")[:1]))
    moves.sort(key=lambda move: (swaps.get(move, 0), " w" in move))  # the smallest hand; black cards last
    wanted += [move for verb in VERBS for move in moves if move.startswith(verb)]
    return next((move for move in wanted if move in moves), None)


def play(line, code, name, now, busy=False):
    """Keep in mind what the server says, and answer it: one move at a time, if there is any."""
    line.send(json.dumps({"type": "hello", "version": 1, "room": code, "token": now["token"]}))
    for message in map(json.loads, line):
        kind, busy, command = message["type"], busy and "answers" not in message, {"id": os.urandom(8).hex()}
        now |= {key: message[key] for key in ("room", "seat", "token") if key in message}
        if "view" in message:
            now["view"] = {**now["view"], **(message["view"] or {}), "seq": message["seq"]}
        if kind == "ping":
            line.send(json.dumps({"type": "pong", "number": message["number"]}))
        elif kind == "error" or (kind == "refused" and now["seat"] is None):
            raise ConnectionError(message["text"])
        elif kind == "welcome" and now["seat"] is None:
            line.send(json.dumps({"type": "sit", **command, "name": name, "program": True}))
        elif kind != "done" and not busy and now["view"]["moves"] and (move := choose(now)):
            time.sleep(PAUSE)
            line.send(json.dumps({"type": "move", **command, "move": move, "seen": now["view"]["seq"]}))
            busy = True


if __name__ == "__main__":
    (base, _, code), name = sys.argv[1].partition("/r/"), (sys.argv[2:] or ["Robo"])[0]
    now = {"token": os.environ.get("LASTCARD_TOKEN", ""), "seat": None, "view": {"moves": []}}
    while True:
        try:
            with connect(base.replace("http", "ws", 1) + "/ws") as line:
                play(line, code, name, now)
        except (OSError, WebSocketException) as error:
            print(error, file=sys.stderr)
            time.sleep(5 * PAUSE)
