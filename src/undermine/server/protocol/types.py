"""The parts that messages of the protocol are made of: what both sides know of a table.

`messages.py` and `seats.py` have the messages themselves.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

Token = Annotated[str, Meta(max_length=64)]
"""What proves that a seat is mine. The server keeps only its hash."""
Name = Annotated[str, Meta(max_length=80)]
"""A nickname as it was typed; the server trims it to 24 characters of plain text."""
Ref = Annotated[int, Meta(ge=0, le=2**53)]
"""A number of the client's own, repeated in the answer."""
SeatNo = Annotated[int, Meta(ge=0, le=15)]
Sign = Literal["yes", "no", "laugh", "wow", "hurry", "thanks", "suspicious", "sorry"]
"""The eight reactions."""
Pace = Literal["none", "live", "relaxed", "turns"]
"""How long a decision may take: for ever, about a minute, about five, about a day."""
Status = Literal["filling", "playing", "over"]
Why = Literal[
    "full", "host-only", "malformed", "name", "next-round", "no-applicant", "no-seat", "no-table",
    "no-vote", "not-now", "not-offered", "not-seated", "not-your-turn", "options", "own-seat",
    "paused", "person", "removed", "seats", "silent", "slow-down", "stale", "storage", "taken",
    "token", "too-few", "too-soon", "version", "voting",
    "watchers",
]  # fmt: skip
"""Why something that is no move was not done; each has a sentence `wrong-…` in the catalogue."""
MotionKind = Literal["standin-turn", "standin", "handover", "admit"]
"""What the people at a table can vote on: a bot decides for somebody who does not, this turn or
until they are back; a seat is taken from somebody who is away; an applicant takes a seat at once.
"""
What = Literal[
    "admitted", "applied", "away", "back", "called-admit", "called-handover", "called-standin",
    "called-standin-turn", "crown", "crown-away", "declined", "dropped", "handover", "kicked",
    "left", "offered", "refused", "returned", "seated", "seated-vote", "standin-absent",
    "standin-host", "standin-off", "standin-own", "standin-turn", "standin-vote", "unoffered",
    "withdrew",
]  # fmt: skip
"""What a notice is about; each has a sentence `notice-…` in the catalogue."""


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chooses before the game."""

    game: Annotated[str, Meta(max_length=40)] = "saboteur"
    options: dict[str, str] = {}
    """House rules that differ from the printed game."""
    seats: Annotated[int, Meta(ge=2, le=12)] = 5
    pace: Pace = "none"
    listed: bool = False
    """Strangers find the table on the home page."""
    watch: bool = True
    """Whoever has the link may watch what lies open."""
    talk: bool = True
    open_cards: bool = True
    """After the game everybody may see every card, and the seal is broken."""


class SeatInfo(Struct, frozen=True):
    """One place at the table, as everybody sees it."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    bot: str = ""
    """The bot that plays here: its own seat, or as a stand-in of a person."""
    ready: bool = False
    present: bool = False
    host: bool = False
    standin: Literal["", "turn", "back"] = ""
    """How long the stand-in of a person plays: this turn, or until the person is back."""
    away: int = 0
    """Since when nobody of this seat is connected, in seconds since 1970; 0: somebody is."""
    waiting: int = -1
    """Milliseconds for which the table had waited for this seat when this was said; -1: it does
    not wait for it. It begins anew whenever the seat does something."""
    offered: bool = False
    """A bot plays here, and whoever has no seat may ask for this one."""


class Applicant(Struct, frozen=True):
    """Somebody who asks for a seat in the middle of a game."""

    id: int
    name: str
    seat: int
    admitted: bool = False
    """The host agreed: the seat is theirs from the next round on."""


class TableInfo(Struct, frozen=True):
    """The table, but for the game on it."""

    code: str
    status: Status
    number: int
    """The how-manieth game at this table; from 1."""
    game_id: str
    """Where its replay is found once it is over."""
    rules: str
    """The ruleset with its options: `saboteur@1+allow_concede`."""
    config: Config
    seats: tuple[SeatInfo, ...]
    promise: str
    """The SHA-256 of the seed of this game."""
    paused: bool = False
    watchers: int = 0
    applicants: tuple[Applicant, ...] = ()
    rounds_left: int = 0
    """Rounds that follow this one: without one, an applicant is let in by vote only."""


class Clock(Struct, frozen=True):
    """Whose time runs. Milliseconds, since the clocks of two machines disagree."""

    seat: int
    left: int
    of: int


class Logged(Struct, frozen=True):
    """Something that happened, as one seat saw it."""

    seq: int
    """The entry of the record that led to it."""
    events: Raw
    how: Literal["", "clock", "stand-in"] = ""
    """Who decided, if not the seat itself."""


class Motion(Struct, frozen=True, forbid_unknown_fields=True):
    """Something about a seat that people vote on."""

    kind: MotionKind
    seat: SeatNo
    applicant: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    """With `admit`: who."""


class Ballot(Struct, frozen=True):
    """A vote: on a motion, or on an action of the game. Exactly one of the two is set."""

    action: Raw
    by: int
    yes: tuple[int, ...]
    no: tuple[int, ...] = ()
    motion: Motion | None = None
    needs: int = 0
    """How many must be for it."""
    voters: tuple[int, ...] = ()
    """The seats that are asked: the person concerned is not, nor is a bot."""


class Digest(Struct, frozen=True):
    """What was decided in my name since I last decided anything myself or took my seat back."""

    since: int
    """When the first of it happened, in seconds since 1970."""
    until: int
    turns: int
    """How many decisions there were; `log` has the last of them."""
    log: tuple[Logged, ...]


class Ask(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag=str.lower):
    """Something a client says."""


class Tell(Struct, frozen=True, tag_field="t", tag=str.lower):
    """Something the server says."""
