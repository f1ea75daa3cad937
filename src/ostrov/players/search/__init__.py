"""Players that search their turn: budgets, a learned value, openings, trade, rollouts, a solver of wins.

What a seat may know is asked of `ostrov.knowledge`; levels with names are made of these in `ostrov.bots`.
"""
