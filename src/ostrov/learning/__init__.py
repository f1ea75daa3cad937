"""How the learned value comes about: games of self-play, and a fit in NumPy. Only `ostrov train` needs it."""
