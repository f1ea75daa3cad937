"""The game over the network: HTTP, sockets, guests, invitations, limits. It carries; `table` decides."""
