"""Whether guests finished the games that they began."""

import sqlalchemy as sa
from alembic import op

revision = "r0003"
down_revision = "r0002"


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "conduct",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_conduct_table_id"),
        sa.PrimaryKeyConstraint("guest_id", "table_id", name="pk_conduct"),
    )
    op.create_index("ix_conduct_guest_id_at", "conduct", ["guest_id", "at"])


def downgrade() -> None:
    """Removes it."""
    op.drop_table("conduct")
