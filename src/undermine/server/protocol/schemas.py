"""The bodies of HTTP requests and answers: opening tables, lists, cards, replays.

All of them are public, except `mine`, which takes tokens.
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
    """Fill the other seats with this bot, `foreman` or `foreman/patient`, and begin at once."""


class Opened(Struct, frozen=True):
    """The answer: the table, my seat and its token."""

    code: str
    seat: int
    token: str


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/mine`: the tokens that this browser holds, by code."""

    tokens: Annotated[dict[str, Token], Meta(max_length=64)]


Reached = Literal["this-machine", "local-network", "public"]
"""The range in which a link works."""


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
    """The seat whose turn it is."""
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


class LevelInfo(Struct, frozen=True):
    """A level of bots."""

    number: int
    """How strong it is: from 1 to 5."""
    name: str


class RoleInfo(Struct, frozen=True):
    """How often a role wins."""

    role: str
    """`digger` for diggers of all colours, `saboteur`, `boss`, `loyal` and so on."""
    wins: int
    """Of 100 rounds in which it was dealt."""


class BalanceInfo(Struct, frozen=True):
    """How often each role wins where all seats are bots of one level, by the standard rules."""

    seats: int
    bot: str
    rounds: int
    """How many were played to find it."""
    roles: tuple[RoleInfo, ...]
    """Diggers or loyal dwarves first."""


class GameInfo(Struct, frozen=True):
    """`GET /api/games`: a game that can be played here."""

    name: str
    seats: tuple[int, int]
    options: tuple[OptionInfo, ...]
    levels: tuple[LevelInfo, ...]
    """The levels of bots that are offered in this game, the weakest first."""
    styles: tuple[str, ...]
    """The styles that a level can have, as in `foreman/patient`."""
    bots: tuple[str, ...]
    """Bots of other packages, without levels and styles."""
    balance: tuple[BalanceInfo, ...]
    """By number of seats, where it was measured."""


class TopicInfo(Struct, frozen=True):
    """What the help of a card is about."""

    name: str = ""
    """The sentence is `help-NAME`; empty without help."""
    rule: str = ""
    """The rule that the help leads to."""


class CardInfo(Struct, frozen=True):
    """`GET /api/games/NAME/cards`: a card as drawing and explaining it need it."""

    id: str
    kind: str
    back: str
    count: int
    face: str = ""
    """Its paths as a word of the notation; linked edges are one path."""
    spaces: tuple[str, ...] = ()
    """Of paths with more than one space: the spaces, with `links` between them and `tolls`."""
    links: tuple[tuple[int, int], ...] = ()
    tolls: tuple[tuple[int, int], ...] = ()
    plays: tuple[str, ...] = ()
    tools: tuple[str, ...] = ()
    value: int = 0
    steps: int = 0
    """The largest number of steps of its creature."""
    treasure: bool = False
    topic: TopicInfo = TopicInfo()
    unseen: TopicInfo = TopicInfo()
    """The help while it lies face down."""
    piece: TopicInfo = TopicInfo()
    """The help of the piece that stands for it on the board."""


class Frame(Struct, frozen=True):
    """One moment of a replay."""

    seq: int
    log: tuple[Logged, ...]
    view: Raw


class Replay(Struct, frozen=True):
    """`GET /api/replays/ID?as=public|me|truth|1|2…`: a game that is over, moment by moment."""

    game_id: str
    rules: str
    names: tuple[str, ...]
    eyes: int
    """A seat, -4 for the public, -2 for the truth."""
    frames: tuple[Frame, ...]
    truth: bool
    """Whether the table opened its cards, so that `as=truth` and the eyes of seats are allowed."""
    scores: tuple[int, ...]
    promise: str
    seed: str = ""
    words: tuple[str, ...] = ()
