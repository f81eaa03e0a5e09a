"""Rules of thumb for Death May Die. They look at what a view shows, so they can play any episode."""
