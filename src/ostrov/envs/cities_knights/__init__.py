"""What Cities & Knights adds to the environments: columns and blocks of observations.

Their numbers are written by `ostrov.envs.native.cities_knights`.
"""
