"""Checks of the base game: why an action is refused, clause by clause. `moment` is asked first."""
