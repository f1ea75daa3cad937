"""Where the base game and its expansions are joined: legal actions, what they do, chance, whose turn it is.

Each dispatcher compares kinds and phases with the ranges of the expansions and calls their own functions.
"""
