"""`python -m ostrov.cli`, for a Python whose programs are not on the path."""

from ostrov.cli.app import app

if __name__ == "__main__":
    app(prog_name="ostrov")
