"""What the engine costs: steps, decisions, copies and snapshots."""
