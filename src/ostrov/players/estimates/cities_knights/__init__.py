"""What Cities & Knights adds to the estimates: metropolises, progress cards, the next battle."""
