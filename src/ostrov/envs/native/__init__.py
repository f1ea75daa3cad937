"""The compiled half of the environments: indices of actions, observations, steps of many games at once."""
