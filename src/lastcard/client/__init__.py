"""Clients of the table server, in Python.

client.py   a connection that keeps the room and the view up to date and survives lost connections
bot.py      a bot that plays a seat over such a connection
"""

from lastcard.client.bot import BotClient
from lastcard.client.client import Answer, Client, ServerSays, room_of, socket_url

__all__ = ["Answer", "BotClient", "Client", "ServerSays", "room_of", "socket_url"]
