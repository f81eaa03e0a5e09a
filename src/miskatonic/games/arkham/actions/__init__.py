"""The actions of a turn (framework.2.2.1)."""
