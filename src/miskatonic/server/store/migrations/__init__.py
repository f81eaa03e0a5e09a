"""How the database's tables came to be as they are, step by step."""
