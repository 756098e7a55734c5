"""What a rule does to the game: many games, counted and compared."""
