"""What the base game brings to `ostrov.game`: options, tables, notation, universe, positions, events, why.

Nothing here knows an expansion; what one changes of it stands in the folder of the expansion.
"""
