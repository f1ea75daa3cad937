"""Checks of Cities & Knights: why an action is refused, clause by clause."""
