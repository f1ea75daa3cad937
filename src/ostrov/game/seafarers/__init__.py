"""Seafarers as people agree on it, write it and read it."""
