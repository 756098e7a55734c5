"""What each seat may see: views, offers, events, and the words for them.

seat.py     the view of one seat: an allow-list, and the only way out of the state
offers.py   the moves in a view, with what each of them is now; and what the game asks of the seat
events.py   what happened, and how much of it each viewer may know
words.py    cards, moves, events and refusals as sentences

Views of all seats are made after every move, so making them is cheap: a seat's own part stays as the engine
has it, as numbers, and becomes a `View` only when it is looked up or has changed.
"""
