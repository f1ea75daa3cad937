"""A player that looks one action ahead, and the weighted sum by which it judges positions."""
