"""Players that are programs. A bot gets the view and the events of its seat, and no more."""

from undermine.bots.base import Bot
from undermine.bots.registry import make_bot, names

__all__ = ["Bot", "make_bot", "names"]
