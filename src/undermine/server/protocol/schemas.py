"""What travels over plain HTTP: opening tables, lists, cards, replays.

Everything here is as public as its address, but for `mine`, which is asked with tokens.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from undermine.server.protocol.messages import Config, Logged, Name, Status, Token


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`: open a table and take its first seat."""

    name: Name
    config: Config = Config()
    bots: Annotated[str, Meta(max_length=40)] = ""
    """Fill the other seats with this bot and begin at once."""


class Opened(Struct, frozen=True):
    """A table of mine."""

    code: str
    seat: int
    token: str


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/mine`: the tokens that this browser holds, by code."""

    tokens: Annotated[dict[str, Token], Meta(max_length=64)]


Reached = Literal["this-machine", "local-network", "public"]
"""From where a link works."""


class Reach(Struct, frozen=True):
    """`GET /api/reach`: the address of this server that works for others, without a final slash."""

    link: str
    reach: Reached


class Brief(Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    status: Status
    seats: int
    people: int
    free: int
    round: int = 0
    you: int = -1
    turn: int = -3
    """Whose turn it is."""
    turn_name: str = ""
    left: int = -1
    """Milliseconds on the clock; -1: no clock."""
    game_id: str = ""
    scores: tuple[int, ...] = ()
    touched: int = 0
    """Seconds since 1970."""


class OptionInfo(Struct, frozen=True):
    """A house rule that can be chosen; the first choice is the printed game."""

    name: str
    choices: tuple[str, ...]
    rule: str


class GameInfo(Struct, frozen=True):
    """`GET /api/games`: what can be played here."""

    name: str
    seats: tuple[int, int]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]


class CardInfo(Struct, frozen=True):
    """`GET /api/games/NAME/cards`: a card as the artist needs it."""

    id: str
    kind: str
    back: str
    count: int
    face: str = ""
    """Its ways in one word: what is linked is one way."""
    spaces: tuple[str, ...] = ()
    """Of ways with more than one space: the spaces, what joins them, and steps that cost."""
    links: tuple[tuple[int, int], ...] = ()
    tolls: tuple[tuple[int, int], ...] = ()
    plays: tuple[str, ...] = ()
    tools: tuple[str, ...] = ()
    value: int = 0
    steps: int = 0
    """How far its creature goes."""
    treasure: bool = False


class Frame(Struct, frozen=True):
    """One moment of a replay."""

    seq: int
    log: tuple[Logged, ...]
    view: Raw


class Replay(Struct, frozen=True):
    """`GET /api/replays/ID?as=public|me|truth`: a game that is over, moment by moment."""

    game_id: str
    rules: str
    names: tuple[str, ...]
    eyes: int
    """A seat, -4 for the public, -2 for the truth."""
    frames: tuple[Frame, ...]
    truth: bool
    """The table opened its cards, so the truth may be asked for."""
    scores: tuple[int, ...]
    promise: str
    seed: str = ""
    words: tuple[str, ...] = ()
