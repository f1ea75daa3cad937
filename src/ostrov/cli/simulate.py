"""placeholder"""

import click


@click.command(name="simulate")
def command() -> None:
    """Placeholder."""
