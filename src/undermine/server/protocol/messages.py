"""The messages between a browser and the server: JSON over one WebSocket, tagged by `t`.

The URL of a socket names its table. Seats are numbered from 0 here, as everywhere in JSON.
A message to a seat is made from its view and from public information, nothing else.
The client's types and the tables of `docs/protocol.md` are generated from these structs and from
those of `seats.py` and `types.py`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Raw

from undermine.server.protocol.guide import AskHint, Guide, Hinted
from undermine.server.protocol.seats import (
    Admit,
    Applied,
    Apply,
    Call,
    Crown,
    Kick,
    Notice,
    OfferSeat,
    StandIn,
    Withdraw,
)
from undermine.server.protocol.types import (
    Applicant,
    Ask,
    Ballot,
    BotPace,
    Clock,
    Config,
    Digest,
    Logged,
    Motion,
    MotionKind,
    Name,
    Pace,
    Ref,
    SeatInfo,
    SeatNo,
    Sign,
    Status,
    TableInfo,
    Tell,
    Token,
    What,
    Why,
)

__all__ = [
    "Admit",
    "Applicant",
    "Applied",
    "Apply",
    "Ask",
    "Ballot",
    "BotPace",
    "Call",
    "Clock",
    "Config",
    "Crown",
    "Digest",
    "Kick",
    "Logged",
    "Motion",
    "MotionKind",
    "Name",
    "Notice",
    "OfferSeat",
    "Pace",
    "Ref",
    "SeatInfo",
    "SeatNo",
    "Sign",
    "StandIn",
    "Status",
    "TableInfo",
    "Tell",
    "Token",
    "What",
    "Why",
    "Withdraw",
]
"""Names of the other modules that belong to messages."""

VERSION: Final = 2
"""Raised with an incompatible change; an older client is told to reload the page."""


# -- messages of the client ----------------------------------------------------------------------


class Join(Ask, frozen=True):
    """Join the table of this socket, with the token of my seat or without a seat."""

    token: Token = ""
    seq: int = -1
    """The last entry I have of game `number`; the log of `sync` begins after it."""
    number: int = 0
    version: int = VERSION


class Sit(Ask, frozen=True):
    """Take an open seat (-1: the first one)."""

    name: Name
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1


class Rise(Ask, frozen=True):
    """Leave my seat; in the middle of a game a stand-in plays on until I am back."""

    for_good: bool = False
    """End my token even in the middle of a game."""


class Rename(Ask, frozen=True):
    """Change my name, while the table is filling."""

    name: Name


class Ready(Ask, frozen=True):
    """Set whether I am ready; my word is part of the salt of the deal."""

    ready: bool = True
    word: Annotated[str, Meta(max_length=40)] = ""


class Configure(Ask, frozen=True):
    """Host: set the game, its options, the number of seats, the pace and so on."""

    config: Config


class Start(Ask, frozen=True):
    """Host: begin the game. Open seats are filled with bots."""

    bots: Annotated[str, Meta(max_length=40)] = ""
    """The bot for open seats; empty: the usual level."""


class Appoint(Ask, frozen=True):
    """Host: seat a bot on an open seat; the empty name opens a bot's seat again."""

    seat: SeatNo
    bot: Annotated[str, Meta(max_length=40)] = ""
    """A level of the game, `foreman`, with a style if wanted, `foreman/patient`, or another bot."""


class Pause(Ask, frozen=True):
    """Host: pause the game and its clocks, or resume them."""

    paused: bool


class Again(Ask, frozen=True):
    """Host: prepare another game at this table, with the same people."""


class Return(Ask, frozen=True):
    """End my stand-in."""


class Understood(Ask, frozen=True):
    """Confirm that I have seen my role; the clock may run, and bots may begin."""


class Seen(Ask, frozen=True):
    """Confirm that I have closed the card that I looked at; bots may go on."""


class Skip(Ask, frozen=True):
    """Alone with bots: shorten their pauses until I decide again."""


class Act(Ask, frozen=True):
    """Do some actions, after entry `seq` and after my `staged` actions so far."""

    seq: int
    ref: Ref
    actions: Annotated[list[Raw], Meta(min_length=1, max_length=32)]
    staged: int = 0
    end: bool = False
    """End my turn as well, without waiting for `end`."""


class Back(Ask, frozen=True):
    """Take back my last staged action."""

    seq: int
    ref: Ref


class End(Ask, frozen=True):
    """End my turn: my staged actions are stored and sent to all."""

    seq: int
    ref: Ref


class Question(Ask, frozen=True, tag="why"):
    """Ask which rule forbids this action of mine."""

    ref: Ref
    action: Raw


class Preview(Ask, frozen=True):
    """Ask for the effects of this action of mine, as far as my view shows them."""

    ref: Ref
    action: Raw


class Propose(Ask, frozen=True):
    """Call a vote on an action that the rules leave to the whole table."""

    action: Raw


class Vote(Ask, frozen=True):
    """Vote yes or no. One no ends a vote that needs every yes."""

    yes: bool


class Say(Ask, frozen=True):
    """Send a chat message."""

    text: Annotated[str, Meta(max_length=300)]


class React(Ask, frozen=True):
    """Send one of the eight reactions."""

    sign: Sign


Asks = (
    Join | Sit | Rise | Rename | Ready | Configure | Start | Appoint | Pause | Again | Return
    | Understood | Seen | Skip | Act | Back | End | Question | Preview | Propose | Vote | Say
    | React | StandIn | Kick | Crown | OfferSeat | Apply | Withdraw | Admit | Call | Guide
    | AskHint
)  # fmt: skip


# -- messages of the server ----------------------------------------------------------------------


class Seated(Tell, frozen=True):
    """You have this seat; store the token."""

    seat: int
    token: str


class Around(Tell, frozen=True, tag="table"):
    """The people at the table and its configuration; sent after every change."""

    table: TableInfo


class Sync(Tell, frozen=True):
    """The complete state of the table; sent on joining and to a client that fell behind."""

    table: TableInfo
    you: int
    """Your seat, or -4 for a spectator."""
    seq: int
    view: Raw
    """Null while the table is filling."""
    legal: Raw
    calls: Raw
    """Actions that you may `propose` to the whole table."""
    staged: Raw
    """Your actions of this turn that are not stored yet; `view` and `legal` are after them."""
    log: tuple[Logged, ...]
    """The entries since the one you had, or since the beginning of the round."""
    clock: Clock | None = None
    ballot: Ballot | None = None
    said: tuple[Said, ...] = ()
    understood: bool = True
    """Whether you have confirmed your role of this round."""
    notices: tuple[Notice, ...] = ()
    """The notices since this game was prepared."""
    digest: Digest | None = None
    """Set if decisions were made in your name."""


class Moved(Tell, frozen=True):
    """New entries of the game, `since` + 1 to `seq`."""

    since: int
    seq: int
    log: tuple[Logged, ...]
    view: Raw
    legal: Raw
    calls: Raw
    clock: Clock | None = None


class Staged(Tell, frozen=True):
    """Sent to the actor alone: the staged actions, and the view after them."""

    seq: int
    ref: int
    staged: Raw
    view: Raw
    legal: Raw
    log: tuple[Logged, ...]


class Refused(Tell, frozen=True):
    """The answer to a move that a rule forbids; its sentence is `RULE.no` in the catalogue."""

    ref: int
    rule: str
    args: Raw


class Reason(Tell, frozen=True):
    """The answer to `why`; an empty rule means that the action is legal."""

    ref: int
    rule: str
    args: Raw


class Foreseen(Tell, frozen=True):
    """The answer to `preview`."""

    ref: int
    events: Raw
    publishes: bool
    """Whether the action cannot be taken back: it reveals something, or another seat decides."""
    next: str = ""
    """The kind of my next decision; empty if another seat decides, or nobody can know it."""


class Wrong(Tell, frozen=True):
    """A message was not carried out, for another reason than a rule of the game."""

    why: Why
    ref: int = -1
    detail: str = ""
    """Details for developers."""


class Ticking(Tell, frozen=True, tag="clock"):
    """The clock was set, stopped or paused."""

    clock: Clock | None


class Voting(Tell, frozen=True, tag="ballot"):
    """The present vote; null when there is none, or no longer."""

    ballot: Ballot | None
    outcome: Literal["", "agreed", "refused"] = ""


class Said(Tell, frozen=True):
    """A chat message or a reaction."""

    seat: int
    at: int
    """Seconds since 1970."""
    name: str
    """The name of the speaker, as it was then."""
    text: str = ""
    sign: str = ""


class Closing(Tell, frozen=True):
    """The server is about to stop, or the table moves to another one; reconnect in a moment."""


Tells = (
    Seated | Around | Sync | Moved | Staged | Refused | Reason | Foreseen | Wrong | Ticking
    | Voting | Said | Closing | Applied | Notice | Hinted
)  # fmt: skip

NULL: Final = Raw(b"null")
NOTHING: Final = Raw(b"[]")
