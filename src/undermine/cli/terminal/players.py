"""Players of a game at this terminal: people and bots, read from `--seats`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from undermine.bots.base import Bot
from undermine.bots.registry import make_bot, names
from undermine.words import Catalogue

NAMES: Final = ("Ada", "Bela", "Cleo", "Dora", "Emil", "Fine", "Gorm", "Hilda", "Ivo", "Juno")
"""Names for seats without a given name, in order."""
_PERSON: Final = "me"
_BEST: Final = "greedy"
_PLAINEST: Final = "random"
_OTHERS: Final = 4


class Player(NamedTuple):
    """A seat: its name, and the bot that plays it; a person if empty."""

    name: str
    bot: str = ""


def read_players(wish: str | None, words: Catalogue) -> tuple[Player, ...]:
    """Read `me,me:Ada,random,Ben:greedy`; anything else is a ValueError."""
    listed = wish if wish is not None else ",".join([_PERSON, *[usual_bot()] * _OTHERS])
    wishes = [_wished(part.strip(), words) for part in listed.split(",")]
    taken = {player.name for player in wishes if player.name}
    free = iter(name for name in (*NAMES, *_numbers(len(wishes))) if name not in taken)
    seated = tuple(player._replace(name=player.name or next(free)) for player in wishes)
    called = [player.name for player in seated]
    for name in called:
        if called.count(name) > 1:
            raise ValueError(words.text("terminal-name-twice", name=name))
    return seated


def _numbers(count: int) -> Sequence[str]:
    return [str(number) for number in range(1, count + 1)]


def _wished(part: str, words: Catalogue) -> Player:
    first, colon, second = (piece.strip() for piece in part.partition(":"))
    if first == _PERSON:
        return Player(_checked(second, words) if colon else "")
    name, bot = (_checked(first, words), second) if colon else ("", first)
    if bot not in names():
        known = ", ".join(names())
        raise ValueError(words.text("terminal-no-such-bot", bot=bot, known=known))
    return Player(name, bot)


def _checked(name: str, words: Catalogue) -> str:
    if not name or not name.isprintable() or "#" in name:
        raise ValueError(words.text("terminal-bad-name", name=repr(name)))
    return name


def bot_of(name: str, seed: str, words: Catalogue) -> Bot:
    """Make a bot; one that cannot be loaded is a ValueError in the reader's language."""
    try:
        return make_bot(name, seed)
    except ImportError:
        raise ValueError(words.text("terminal-missing-bot", bot=name)) from None


def usual_bot() -> str:
    """The strongest bot that can be loaded."""
    try:
        make_bot(_BEST, "")
    except (ImportError, ValueError):
        return _PLAINEST
    return _BEST
