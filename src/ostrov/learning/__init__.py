"""How the learned value comes about: games of self-play, and a fit in NumPy. Only `ostrov train` needs it.

Playing needs neither this room nor NumPy: `ostrov.bots.weights` reads the values that it writes.
"""
