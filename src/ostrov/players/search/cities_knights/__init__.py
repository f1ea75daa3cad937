"""What Cities & Knights adds to searching players: features, and the defence of cities."""
