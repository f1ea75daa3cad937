"""Seafarers and Cities & Knights together, as people play it: what exists only where both meet.

`expansion` puts the parts together; `ostrov.game.expansions` asks it after both.
"""
