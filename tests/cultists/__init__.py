"""Among Cultists, clause by clause."""
