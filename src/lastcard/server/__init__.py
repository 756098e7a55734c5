"""The table server: rooms over websockets, and a log that loses nothing.

The way of a command:

socket.py       a websocket connection reads it (transport.py: its bytes; round_trip.py)
registry.py     knows all rooms: opens them, finds them, closes those that nobody is in
actor.py        an open room: puts commands in order, and ties the following parts together
races.py        holds moves back while someone slower may have reacted earlier
room.py         carries the command out and returns a change (change.py); it knows no sockets and no clock
  seats.py      who sits where
  answers.py    what became of earlier commands, for those that are sent twice
  history.py    what happened lately, for clients that reconnect
writer.py       stores the change in the log (entries.py, store.py)
publisher.py    makes the frames about it for everyone (frames.py), which are sent once it is stored
connections.py  who is connected; timers.py and timeouts.py: what happens when, and after how long

http/ answers everything that is not live, and app.py puts all of it together.
"""
