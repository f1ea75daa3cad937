"""Records that people have opened to look at."""

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "records",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_records"),
    )
    op.create_index("ix_records_at", "records", ["at"])


def downgrade() -> None:
    """Removes it."""
    op.drop_table("records")
