"""What a browser and the server say to each other: JSON over one WebSocket, tagged by `t`.

The address of a socket names its table. Seats are numbered from 0 here, as everywhere in JSON.
What the server says to one seat is made from its view and from what lies open, nothing else.
The client's types and the tables of `docs/protocol.md` are generated from these structs and from
those of `seats.py` and `types.py`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Raw

from undermine.server.protocol.seats import (
    Admit as Admit,
)
from undermine.server.protocol.seats import (
    Applied as Applied,
)
from undermine.server.protocol.seats import (
    Apply as Apply,
)
from undermine.server.protocol.seats import (
    Call as Call,
)
from undermine.server.protocol.seats import (
    Crown as Crown,
)
from undermine.server.protocol.seats import (
    Kick as Kick,
)
from undermine.server.protocol.seats import (
    Notice as Notice,
)
from undermine.server.protocol.seats import (
    OfferSeat as OfferSeat,
)
from undermine.server.protocol.seats import (
    StandIn as StandIn,
)
from undermine.server.protocol.seats import (
    Withdraw as Withdraw,
)
from undermine.server.protocol.types import (
    Applicant as Applicant,
)
from undermine.server.protocol.types import (
    Ask as Ask,
)
from undermine.server.protocol.types import (
    Ballot as Ballot,
)
from undermine.server.protocol.types import (
    Clock as Clock,
)
from undermine.server.protocol.types import (
    Config as Config,
)
from undermine.server.protocol.types import (
    Digest as Digest,
)
from undermine.server.protocol.types import (
    Logged as Logged,
)
from undermine.server.protocol.types import (
    Motion as Motion,
)
from undermine.server.protocol.types import (
    MotionKind as MotionKind,
)
from undermine.server.protocol.types import (
    Name as Name,
)
from undermine.server.protocol.types import (
    Pace as Pace,
)
from undermine.server.protocol.types import (
    Ref as Ref,
)
from undermine.server.protocol.types import (
    SeatInfo as SeatInfo,
)
from undermine.server.protocol.types import (
    SeatNo as SeatNo,
)
from undermine.server.protocol.types import (
    Sign as Sign,
)
from undermine.server.protocol.types import (
    Status as Status,
)
from undermine.server.protocol.types import (
    TableInfo as TableInfo,
)
from undermine.server.protocol.types import (
    Tell as Tell,
)
from undermine.server.protocol.types import (
    Token as Token,
)
from undermine.server.protocol.types import (
    What as What,
)
from undermine.server.protocol.types import (
    Why as Why,
)

VERSION: Final = 2
"""Raised when an old client could not go on; such a client is told to load the page anew."""


# -- the client asks -----------------------------------------------------------------------------


class Join(Ask, frozen=True):
    """Come to the table of this socket: to my seat with a token, else to watch or sit down."""

    token: Token = ""
    seq: int = -1
    """The last entry I have seen of game `number`; the log of `sync` begins after it."""
    number: int = 0
    version: int = VERSION


class Sit(Ask, frozen=True):
    """Take an open seat (-1: the first one)."""

    name: Name
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1


class Rise(Ask, frozen=True):
    """Leave my seat; in the middle of a game a stand-in plays on until I am back."""

    for_good: bool = False
    """In the middle of a game, too, the seat is no longer mine."""


class Rename(Ask, frozen=True):
    """Call me differently, while the table is filling."""

    name: Name


class Ready(Ask, frozen=True):
    """I am ready; my word goes into the deal."""

    ready: bool = True
    word: Annotated[str, Meta(max_length=40)] = ""


class Configure(Ask, frozen=True):
    """Host: choose the game, its options, the number of seats, the pace, and so on."""

    config: Config


class Start(Ask, frozen=True):
    """Host: begin. Open seats are filled with bots."""


class Appoint(Ask, frozen=True):
    """Host: a bot sits down on an open seat; the empty name opens a bot's seat again."""

    seat: SeatNo
    bot: Annotated[str, Meta(max_length=40)] = ""


class Pause(Ask, frozen=True):
    """Host: stop the clocks and the game, or go on."""

    paused: bool


class Again(Ask, frozen=True):
    """Host: another game at this table, with the same people."""


class Return(Ask, frozen=True):
    """My stand-in gives me my seat back."""


class Understood(Ask, frozen=True):
    """I have looked at my role; the clock may run."""


class Act(Ask, frozen=True):
    """Do something, on top of entry `seq` and of `staged` actions of mine that wait already."""

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
    """End my turn: what is staged is stored and shown to all."""

    seq: int
    ref: Ref


class Question(Ask, frozen=True, tag="why"):
    """Which rule forbids this action of mine?"""

    ref: Ref
    action: Raw


class Preview(Ask, frozen=True):
    """What would this action of mine do, as far as I can know?"""

    ref: Ref
    action: Raw


class Propose(Ask, frozen=True):
    """Let the whole table vote on something it may agree on."""

    action: Raw


class Vote(Ask, frozen=True):
    """For or against. One no ends a vote on which all must agree."""

    yes: bool


class Say(Ask, frozen=True):
    """Talk to the table."""

    text: Annotated[str, Meta(max_length=300)]


class React(Ask, frozen=True):
    """Show one of the eight signs."""

    sign: Sign


Asks = (
    Join | Sit | Rise | Rename | Ready | Configure | Start | Appoint | Pause | Again | Return
    | Understood | Act | Back | End | Question | Preview | Propose | Vote | Say | React
    | StandIn | Kick | Crown | OfferSeat | Apply | Withdraw | Admit | Call
)  # fmt: skip


# -- the server tells ----------------------------------------------------------------------------


class Seated(Tell, frozen=True):
    """You have this seat; keep the token."""

    seat: int
    token: str


class Around(Tell, frozen=True, tag="table"):
    """Who is at the table and what was agreed; whenever that changes."""

    table: TableInfo


class Sync(Tell, frozen=True):
    """Everything, when in doubt: on joining, and when a client fell behind."""

    table: TableInfo
    you: int
    """Your seat, or -4 for a spectator."""
    seq: int
    view: Raw
    """Null while the table is filling."""
    legal: Raw
    calls: Raw
    """What you may propose to the whole table."""
    staged: Raw
    """Your actions that wait for the end of your turn; `view` and `legal` are after them."""
    log: tuple[Logged, ...]
    """Since the entry you had, or since the beginning of the round."""
    clock: Clock | None = None
    ballot: Ballot | None = None
    said: tuple[Said, ...] = ()
    understood: bool = True
    """You have looked at your role in this round."""
    notices: tuple[Notice, ...] = ()
    """What was said in the log about seats since this game was prepared."""
    digest: Digest | None = None
    """To whoever has not decided themselves lately."""


class Moved(Tell, frozen=True):
    """The game went on: entries `since` + 1 to `seq`."""

    since: int
    seq: int
    log: tuple[Logged, ...]
    view: Raw
    legal: Raw
    calls: Raw
    clock: Clock | None = None


class Staged(Tell, frozen=True):
    """To the author alone: what is staged now, and the table as it would be."""

    seq: int
    ref: int
    staged: Raw
    view: Raw
    legal: Raw
    log: tuple[Logged, ...]


class Refused(Tell, frozen=True):
    """A move that a rule forbids; the sentence is `RULE.no` in the catalogue."""

    ref: int
    rule: str
    args: Raw


class Reason(Tell, frozen=True):
    """The answer to `why`; an empty rule means that it is allowed."""

    ref: int
    rule: str
    args: Raw


class Foreseen(Tell, frozen=True):
    """The answer to `preview`."""

    ref: int
    events: Raw
    publishes: bool
    """It shows something or asks somebody: there is no way back after it."""


class Wrong(Tell, frozen=True):
    """Something that is no move was not done."""

    why: Why
    ref: int = -1
    detail: str = ""
    """What was wrong, quoted; for developers."""


class Ticking(Tell, frozen=True, tag="clock"):
    """The clock was set, stopped or paused."""

    clock: Clock | None


class Voting(Tell, frozen=True, tag="ballot"):
    """How a vote stands; null when there is none (any more)."""

    ballot: Ballot | None
    outcome: Literal["", "agreed", "refused"] = ""


class Said(Tell, frozen=True):
    """Somebody talks, or shows a sign."""

    seat: int
    at: int
    """Seconds since 1970."""
    text: str = ""
    sign: str = ""


class Closing(Tell, frozen=True):
    """The server is about to stop; come back in a moment."""


Tells = (
    Seated | Around | Sync | Moved | Staged | Refused | Reason | Foreseen | Wrong | Ticking
    | Voting | Said | Closing | Applied | Notice
)  # fmt: skip

NULL: Final = Raw(b"null")
NOTHING: Final = Raw(b"[]")
