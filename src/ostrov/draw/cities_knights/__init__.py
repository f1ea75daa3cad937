"""What Cities & Knights adds to drawings: knights, walls, metropolises, the merchant and the barbarian ship.

`pieces` reads them from a position, `figures` draws them as SVG, `additions` is what the drawings ask.
"""
