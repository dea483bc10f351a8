"""Obstacles: why a bot had to decide in another way than it is made for, told once in the log."""

from __future__ import annotations

import logging
from functools import cache


@cache
def log_once(sentence: str) -> None:
    """Log a sentence the first time that it is said in this process."""
    logging.getLogger(__name__).warning(sentence)
