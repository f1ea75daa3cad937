"""Tellers of what happened in the base game, by kind of action; `tellers` has all of them."""
