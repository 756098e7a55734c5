"""Play in the terminal: a table with cards and keys, and the same game line by line."""
