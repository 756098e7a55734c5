"""Everything that is not live, over plain HTTP: rules, rooms, finished games, health, and the browser client.

types.py      what requests and responses contain
handlers.py   one function for each thing a client can ask for
routes.py     the list of all routes, and how a handler's result becomes a response
openapi.py    the description of the routes
pages.py      the files of the browser client; static.py sends them compressed and cached
"""
