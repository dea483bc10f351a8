"""Players that are programs. A bot gets what a person at its seat gets, and no more."""

from undermine.bots.base import Bot, make_bot, names

__all__ = ["Bot", "make_bot", "names"]
