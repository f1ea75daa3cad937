"""All calls of the API in one table."""

from __future__ import annotations

from ostrov.server import api, example_calls
from ostrov.server.routes import ROUTES

MODULES = (api, example_calls)
"""Importing them fills the table of routes."""

CALLS = tuple(ROUTES)
