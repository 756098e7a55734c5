"""The table server: rooms over websockets, a log that loses nothing, and doors that are closed.

messages.py   the protocol: what clients say and what they are told
entries.py    what the log keeps
store.py      the log itself, in SQLite
room.py       a room as what its log makes of it: seats, rules, the game; no sockets, no clock
keeper.py     an open room: its connections, its time, its races; commits and tells
house.py      all rooms: opening them, finding them, letting them rest
socket.py     the websocket; http.py what is not live; app.py both together
"""
