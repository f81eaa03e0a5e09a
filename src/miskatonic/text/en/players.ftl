# Computer players, as a set-up page names them.
player-thumb = Plays by rules of thumb
player-search = Searches: slower and stronger
player-random = Plays at random
