"""Tellers of what happened in the base game, by kind of action."""
