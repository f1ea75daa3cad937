"""The folders whose typed modules are compiled; setup.py and tools/gen_pxd.py read this too: no imports."""

ROOTS = ("engine", "knowledge", "players", "envs/native")
