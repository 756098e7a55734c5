"""The chapters of a rulebook, one file each: their sentences in order, and when each is printed."""
