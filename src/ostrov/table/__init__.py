"""The authority of one live game, without I/O: seats, clocks, commands, undo, events for each viewer."""
