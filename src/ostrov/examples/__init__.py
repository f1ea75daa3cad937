"""Worked examples of the rules: positions to look at, and things to try in them.

Data only, in TOML; `read` makes it into `Example`, and `Example.game` into a game. Tests play every example.
`whole_game` has sixteen turns of a game as a record.
"""

from ostrov.examples.example import Example, ExampleError, Step, Try
from ostrov.examples.read import UnknownExample, all_examples, example
from ostrov.examples.whole_game import EXAMPLE_GAME, example_game, example_record

__all__ = [
    "EXAMPLE_GAME",
    "Example",
    "ExampleError",
    "Step",
    "Try",
    "UnknownExample",
    "all_examples",
    "example",
    "example_game",
    "example_record",
]
