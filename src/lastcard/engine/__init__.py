"""The rules of the game: plain functions over a state `s` and rules `r`, with no clock, texts or I/O.

Each rule has a file with its refusals, its effect, and what opens and closes its window:

    play, fits           laying cards; which card matches which; stacking, deflecting, the wild +4
    draws, piles         drawing, keeping, taking; the piles and penalties
    uno, windows         calling Uno, catching, and until when
    jump, slap, silence, swap, sixty_nine, challenge, talk
    special              black cards that do more than set a colour
    deal, opening        the deal; the opening card
    scoring              the end of a round and of a match
    knockouts            what follows when a seat is out
    clock                what a live table's clock does to a game
    turns, hands         whose turn it is; everything that changes a hand

What they share:

    state, fields        the state, declared once for the interpreted and the compiled engine
    numbers, values      the rules as numbers
    phases, events, refusals, kinds, moves, numbering     small numbers with names
    legal, step, roles   which moves are legal; making them; what a move means in a position
    invariants           what must hold after every move
    kernel               what differs between the interpreted and the compiled engine

The functions use integers, fixed-size arrays and plain loops only, because Numba compiles the same files.
They import each other by relative names, so that the compiled copy finds its own siblings. Only constants
come from outside (`cards/faces.py`).
"""
