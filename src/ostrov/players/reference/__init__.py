"""Reference players of the base game, to measure others against: a hand-made evaluator, one or two plies."""
