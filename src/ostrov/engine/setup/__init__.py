"""The first position: maps as data, a board drawn from a seed, full supplies, derived fields.

What happens after the first action is not here.
"""
