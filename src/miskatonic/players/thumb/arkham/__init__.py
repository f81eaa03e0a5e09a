"""Rules of thumb for Arkham Horror: The Card Game."""
