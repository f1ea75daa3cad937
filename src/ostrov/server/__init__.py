"""The game over the network: HTTP, sockets, guests, invitations, limits. It carries; `table` decides.

No rules, no states, no SQL: those are in `engine`, `table` and `storage`.
"""
