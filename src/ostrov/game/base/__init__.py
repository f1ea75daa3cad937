"""What the base game brings to `ostrov.game`: its refusals and its events."""
