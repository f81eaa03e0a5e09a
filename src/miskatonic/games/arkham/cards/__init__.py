"""The cards that investigators and their decks are made of, a module per class."""
