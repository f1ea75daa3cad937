"""The helpers of the rule tests report their assertions like the tests themselves."""

import pytest

for helper in ("table", "example_game", "example_turns", "cities_knights.table"):
    pytest.register_assert_rewrite(f"tests.rules.{helper}")
