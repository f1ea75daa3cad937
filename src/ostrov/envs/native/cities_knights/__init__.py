"""What Cities & Knights adds to the compiled half of the environments: indices and observations."""
