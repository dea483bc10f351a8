"""The types that messages of the protocol are made of.

`messages.py` and `seats.py` have the messages themselves.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

Token = Annotated[str, Meta(max_length=64)]
"""The proof that a seat is mine. The server stores only its hash."""
Name = Annotated[str, Meta(max_length=80)]
"""A nickname as typed; the server trims it to 24 characters of plain text."""
Ref = Annotated[int, Meta(ge=0, le=2**53)]
"""A number that the client chooses, repeated in the answer."""
SeatNo = Annotated[int, Meta(ge=0, le=15)]
Sign = Literal["yes", "no", "laugh", "wow", "hurry", "thanks", "suspicious", "sorry"]
"""The eight reactions."""
Pace = Literal["none", "live", "relaxed", "turns"]
"""The time for a decision: unlimited, about a minute, about five, about a day."""
BotPace = Literal["slow", "normal", "fast"]
"""The pauses between the moves of bots."""
Status = Literal["filling", "playing", "over"]
Why = Literal[
    "full", "host-only", "malformed", "name", "next-round", "no-applicant", "no-seat", "no-table",
    "no-vote", "not-guided", "not-now", "not-offered", "not-seated", "not-your-turn", "options",
    "own-seat", "paused", "person", "removed", "seats", "silent", "slow-down", "stale", "storage",
    "taken", "token", "too-few", "too-soon", "version", "voting", "watchers",
]  # fmt: skip
"""The reasons of `wrong`; each has a sentence `wrong-…` in the catalogue."""
MotionKind = Literal["standin-turn", "standin", "handover", "admit"]
"""The votes about seats: a stand-in for an inactive person, for this turn or until they are back;
a handover of the seat of an absent person; admitting an applicant at once.
"""
What = Literal[
    "admitted", "applied", "away", "back", "called-admit", "called-handover", "called-standin",
    "called-standin-turn", "crown", "crown-away", "declined", "dropped", "guided", "handover",
    "kicked", "left", "offered", "refused", "returned", "seated", "seated-vote", "standin-absent",
    "standin-host", "standin-off", "standin-own", "standin-turn", "standin-vote", "unoffered",
    "withdrew",
]  # fmt: skip
"""The kinds of notices; each has a sentence `notice-…` in the catalogue."""


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """The configuration of a table, which the host sets."""

    game: Annotated[str, Meta(max_length=40)] = "saboteur"
    options: dict[str, str] = {}
    """House rules that differ from the printed game."""
    seats: Annotated[int, Meta(ge=2, le=12)] = 5
    pace: Pace = "none"
    bot_pace: BotPace = "normal"
    """Alone with bots, each browser sets its own here."""
    listed: bool = False
    """The table is on the public list of the home page."""
    watch: bool = True
    """People without a seat may watch the public information."""
    talk: bool = True
    open_cards: bool = True
    """After the game all cards and the seed are public."""


class SeatInfo(Struct, frozen=True):
    """A seat of the table; the same for everybody."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    bot: str = ""
    """The bot of this seat, or the stand-in of its person."""
    ready: bool = False
    present: bool = False
    host: bool = False
    standin: Literal["", "turn", "back"] = ""
    """The duration of the stand-in: this turn, or until the person is back."""
    away: int = 0
    """The time since when the seat is not connected, in seconds since 1970; 0: it is connected."""
    waiting: int = -1
    """Milliseconds for which the table had waited for this seat when this was sent; -1: it does
    not wait for it. Any message of the seat resets it."""
    offered: bool = False
    """A bot plays here, and people without a seat may apply for it."""
    learner: bool = False
    """The person gets hints."""


class Applicant(Struct, frozen=True):
    """A person who applies for a seat in the middle of a game."""

    id: int
    name: str
    seat: int
    admitted: bool = False
    """The host has admitted the applicant: the seat is theirs from the next round on."""


class TableInfo(Struct, frozen=True):
    """The table without the state of its game."""

    code: str
    status: Status
    number: int
    """The number of the game at this table, from 1."""
    game_id: str
    """The id of its replay once the game is over."""
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
    """The number of rounds after this one; without one, an applicant is admitted by vote only."""


class Clock(Struct, frozen=True):
    """The running clock of a seat, in milliseconds that are left, not as a time of day."""

    seat: int
    left: int
    of: int


class Logged(Struct, frozen=True):
    """An entry of the log, as one seat saw it."""

    seq: int
    """The number of the entry in the record."""
    events: Raw
    how: Literal["", "clock", "stand-in"] = ""
    """The decider, if it was not the seat itself."""


class Motion(Struct, frozen=True, forbid_unknown_fields=True):
    """The subject of a vote about a seat."""

    kind: MotionKind
    seat: SeatNo
    applicant: Annotated[int, Meta(ge=-1, le=2**31)] = -1
    """The applicant, with `admit`."""


class Ballot(Struct, frozen=True):
    """A vote: on a motion, or on an action of the game. Exactly one of the two is set."""

    action: Raw
    by: int
    yes: tuple[int, ...]
    no: tuple[int, ...] = ()
    motion: Motion | None = None
    needs: int = 0
    """The number of yes it needs."""
    voters: tuple[int, ...] = ()
    """The seats that vote; neither the person concerned nor a bot."""


class Digest(Struct, frozen=True):
    """The decisions made in my name since I last decided anything myself or took my seat back."""

    since: int
    """The time of the first decision, in seconds since 1970."""
    until: int
    turns: int
    """The number of decisions; `log` has the last of them."""
    log: tuple[Logged, ...]


class Ask(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag=str.lower):
    """A message of the client."""


class Tell(Struct, frozen=True, tag_field="t", tag=str.lower):
    """A message of the server."""
