"""The words that cards are made of: the engine runs them, and reads them out in four languages."""
