"""Estimates about a position: how long everybody needs to win, and who will. Used by bots of anybody.

Nothing is decided here: `greedy` and `search` choose actions.
"""
