"""The speed table, as `ostrov bench` prints it: `python3 run.py python benchmarks/speed.py [--quick]`."""

from __future__ import annotations

from ostrov.cli.bench import command

if __name__ == "__main__":
    command(prog_name="speed.py")
