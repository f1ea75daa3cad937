"""Matches between bots that say how sure they are: duplicate boards, rotated seats, honest intervals.

Bots are in `ostrov.bots`; here they are only measured. Many games without a question are simulated there too.
"""
