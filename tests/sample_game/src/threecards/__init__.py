"""Three cards, two players, one bluff: a whole game for miskatonic, small enough to learn from."""
