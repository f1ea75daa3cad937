"""Seafarers: ships, the pirate, gold, fog, chips, and a file for each scenario that adds rules."""
