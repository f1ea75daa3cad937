"""A player that looks one action ahead, and the weighted sum by which it judges positions.

Other players start from its judgement; looking further than one action is `search`.
"""
