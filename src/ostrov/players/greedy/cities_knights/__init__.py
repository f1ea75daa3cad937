"""What Cities & Knights adds to the greedy player: knights, improvements, progress cards."""
