"""The table server: rooms, seats, a log that is the truth, and sockets."""
