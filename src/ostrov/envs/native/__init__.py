"""The compiled half of the environments: indices of actions, observations, steps of many games at once.

Names of columns, spaces and the forms of other libraries are one room up; the rules are in `ostrov.engine`.
"""
