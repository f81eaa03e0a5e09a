"""HTTP: the routes, who is asking, and how mistakes are told."""
