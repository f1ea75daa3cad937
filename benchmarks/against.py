"""Base-game speed of this tree against another commit: `python3 run.py python benchmarks/against.py COMMIT`.

The other commit is built in a temporary folder. Both trees play the same random games in turns, each time in
a process of its own, so that what else the machine does falls on both; the ratio is the median of all turns.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PLAY = """
import json
from ostrov.bots.runner import simulate
from ostrov.game.options import Options
options = Options(board_setup="variable")
simulate(options, ["random"] * 4, 200, 1)
found = simulate(options, ["random"] * 4, {games}, 1)
print(json.dumps([found.compiled, found.checksum, found.games / found.cpu_seconds]))
"""


def built(commit: str, folder: Path) -> Path:
    """The sources of a commit with its compiled modules."""
    git = ["git", "-c", "advice.detachedHead=false"]
    subprocess.run([*git, "clone", "-q", str(ROOT), str(folder)], check=True)
    subprocess.run([*git, "-C", str(folder), "checkout", "-q", commit], check=True)
    line = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(line, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return folder / "src"


def played(sources: Path, games: int) -> Any:
    """Whether the tree is compiled, the checksum of its games, and games per CPU second."""
    env = {**os.environ, "PYTHONPATH": str(sources)}
    line = [sys.executable, "-c", PLAY.format(games=games)]
    return json.loads(subprocess.run(line, env=env, check=True, capture_output=True, text=True).stdout)


def main() -> int:
    """Prints each turn and the median ratio; 1 when the games differ or one tree is not compiled."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("commit", help="what to compare with")
    parser.add_argument("--games", type=int, default=3000, help="games a turn")
    parser.add_argument("--turns", type=int, default=9, help="how often each tree plays")
    chosen = parser.parse_args()
    ratios = []
    with tempfile.TemporaryDirectory() as folder:
        other = built(chosen.commit, Path(folder) / "other")
        for turn in range(chosen.turns):
            order = (ROOT / "src", other) if turn % 2 else (other, ROOT / "src")
            found = {sources: played(sources, chosen.games) for sources in order}
            (compiled, checksum, rate), before = found[ROOT / "src"], found[other]
            if not (compiled and before[0]):
                print("one of the trees is not compiled: no comparison", file=sys.stderr)
                return 1
            if checksum != before[1]:
                print(f"the games differ: checksum {checksum} now, {before[1]} before", file=sys.stderr)
                return 1
            ratios.append(rate / before[2])
            print(
                f"now {rate:7.0f} games/s   before {before[2]:7.0f} games/s   ratio {ratios[-1]:.3f}",
                flush=True,
            )
    print(f"median ratio now to before {median(ratios):.3f} of {chosen.turns} turns, the same games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
