"""Tellers of what happened in Cities & Knights, by kind of action."""
