"""Players that search their turn: budgets, a learned value, openings, trade, rollouts, a solver of wins."""
