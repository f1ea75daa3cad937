"""Players in compiled code: greedy, searching and reference ones, and matches between them.

They see what their seat may know (`ostrov.knowledge`). Bots with names and levels are in `ostrov.bots`.
"""
