"""What a seat may know and conclude: redacted states, beliefs and their update, sampled worlds.

It knows the rules and no player; how good a position is, is a player's question.
"""
