"""Cities & Knights in the checks: its tables, what it hides, presents and questions of its own.

`part` is what `ostrov.testing.expansions` lists. `city_losses` judges battles after the game.
"""
