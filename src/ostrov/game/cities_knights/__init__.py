"""What Cities & Knights brings to `ostrov.game`; `expansion` puts its parts together.

It knows the base game, and no other expansion. The rules themselves are in `ostrov.engine.cities_knights`.
"""
