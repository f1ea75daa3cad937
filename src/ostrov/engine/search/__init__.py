"""Estimates, beliefs and search for players that look further than one action."""
