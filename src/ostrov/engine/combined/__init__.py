"""Seafarers and Cities & Knights together: rules that exist only where both meet. CK-SEA, SX-30 to -36."""
