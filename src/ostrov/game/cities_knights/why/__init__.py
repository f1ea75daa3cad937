"""Checks of Cities & Knights: why an action is refused, clause by clause; `checks` has all of them.

`reworded` has checks of the base game that know more here, `moment` what is asked first.
"""
