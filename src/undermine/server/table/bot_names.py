"""What bots are called at a table."""

from __future__ import annotations

from typing import Final

BOT_NAMES: Final = (
    "Flint", "Basalt", "Marl", "Cobalt", "Ember", "Quartz", "Ochre", "Garnet", "Pumice", "Slate",
    "Onyx", "Jasper",
)  # fmt: skip
"""By seat."""
