"""What Cities & Knights brings to `ostrov.game`: refusals, events, notation, positions, tables."""
