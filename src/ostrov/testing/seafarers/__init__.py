"""Seafarers in the checks: its tables, questions of its own, what its ships cost.

`part` is what `ostrov.testing.expansions` lists.
"""
