"""A table as it is stored: who sits where and what was agreed. The game itself is in the log."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec import Struct

from undermine.core.state import Seat
from undermine.dealer import promise
from undermine.server.protocol.messages import (
    Applicant,
    Config,
    Motion,
    Notice,
    SeatInfo,
    Status,
    TableInfo,
)
from undermine.server.store.base import TableRow, UnreadableError
from undermine.server.table.plain_text import lookalike

_BOTS: Final = (
    "Flint", "Basalt", "Marl", "Cobalt", "Ember", "Quartz", "Ochre", "Garnet", "Pumice", "Slate",
    "Onyx", "Jasper",
)  # fmt: skip
"""What bots are called."""


STANDS_IN: Final = "greedy"
"""The bot that plays for people, and on seats that people have left in the middle of a game."""


class SeatRecord(Struct):
    """One place at a table."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    bot: str = ""
    """The bot that plays: on its own seat, or for a person who is away."""
    ready: bool = False
    token: str = ""
    """The hash of what the person must show."""
    word: str = ""
    """What the person adds to the deal."""
    standin: Literal["", "turn", "back"] = ""
    """How long the bot plays for the person; older tables do not say, and mean until back."""
    offered: bool = False
    """A bot plays here, and people without a seat may ask for this one."""
    read: int = 0
    """The entry up to which the person knows what was decided in their name."""
    since: int = 0
    """The entry with which the person sat down in the middle of a game."""
    late: bool = False
    """The person sat down after the game had ended, and sees no more of it than a spectator."""


class ApplicantRecord(Struct):
    """Somebody who asks for a seat in the middle of a game."""

    id: int
    name: str
    seat: Seat
    token: str
    """The hash of what will be the token of the seat."""
    admitted: bool = False


class RuntimeFacts(NamedTuple):
    """What a table does not store of the people around it."""

    present: set[Seat]
    watchers: int = 0
    away: Mapping[Seat, int] = {}
    """Since when, in seconds since 1970, the people are away who are."""
    waiting: Mapping[Seat, int] = {}
    """For how many milliseconds the table has waited for somebody."""
    rounds_left: int = 0


class TableRecord(Struct):
    """A table."""

    code: str
    config: Config
    seats: list[SeatRecord]
    rules: str
    made: int
    seed: str
    host: Seat = 0
    number: int = 1
    status: Status = "filling"
    paused: bool = False
    removed: list[str] = []
    """Hashes of the tokens of people whom the host has removed."""
    applicants: list[ApplicantRecord] = []
    applied: int = 0
    """How many people have asked for a seat so far."""
    notices: list[Notice] = []
    """What the log says about seats, in this game."""
    motion: Motion | None = None
    """What people are voting on; a vote does not outlive the server."""

    @property
    def game_id(self) -> str:
        """The game that is played here now, or was last."""
        return f"{self.code}.{self.number}"

    def row(self, touched: int) -> TableRow:
        """The table as the store keeps it."""
        return TableRow(
            code=self.code,
            doc=msgspec.json.encode(self),
            status=self.status,
            made=self.made,
            touched=touched,
            listed=self.config.listed,
            timed=self.config.pace == "turns" and self.status == "playing" and not self.paused,
        )

    def seat_of(self, token: str) -> Seat | None:
        """Whose token this is."""
        return seat_with(token, [record.token for record in self.seats])

    def applicant_of(self, token: str) -> ApplicantRecord | None:
        """The applicant whose token this is."""
        found = seat_with(token, [one.token for one in self.applicants])
        return None if found is None else self.applicants[found]

    def knows(self, token: str) -> bool:
        """Whether this is the token of a seat, or of somebody who asks for one."""
        return self.seat_of(token) is not None or self.applicant_of(token) is not None

    def applicant(self, number: int) -> ApplicantRecord | None:
        """An applicant by number."""
        return next((one for one in self.applicants if one.id == number), None)

    def free_seat(self, wanted: int) -> Seat | None:
        """The seat that is wanted, or the first open one; None if it is taken."""
        free = [seat for seat, record in enumerate(self.seats) if record.kind == "open"]
        if wanted < 0:
            return free[0] if free else None
        return wanted if wanted in free else None

    def persons(self) -> list[Seat]:
        """Seats with somebody who is no bot."""
        return [seat for seat, record in enumerate(self.seats) if record.kind == "person"]

    def played_by_bot(self, seat: Seat) -> bool:
        """A bot decides here: on its own seat, for somebody who is away, or till somebody comes."""
        return seat >= 0 and bool(self.seats[seat].bot)

    def info(self, watched: RuntimeFacts) -> TableInfo:
        """The table as everybody may know it."""
        return TableInfo(
            code=self.code,
            status=self.status,
            number=self.number,
            game_id=self.game_id,
            rules=self.rules,
            config=self.config,
            seats=tuple(self._seat_info(seat, watched) for seat in range(len(self.seats))),
            promise=promise(self.seed),
            paused=self.paused,
            watchers=watched.watchers,
            applicants=tuple(
                Applicant(one.id, one.name, one.seat, one.admitted) for one in self.applicants
            ),
            rounds_left=watched.rounds_left,
        )

    def _seat_info(self, seat: Seat, watched: RuntimeFacts) -> SeatInfo:
        record = self.seats[seat]
        return SeatInfo(
            kind=record.kind,
            name=record.name,
            bot=record.bot,
            ready=record.ready,
            present=seat in watched.present or record.kind == "bot",
            host=seat == self.host,
            standin=(record.standin or "back") if record.kind == "person" and record.bot else "",
            away=watched.away.get(seat, 0),
            waiting=watched.waiting.get(seat, -1),
            offered=record.offered,
        )

    def sit_down(self, seat: Seat, name: str) -> str:
        """Somebody takes a seat; the token that proves it."""
        token = fresh_token()
        self.seat_person(seat, name, hashed(token))
        self.seats[seat].late = self.status == "over"
        return token

    def seat_person(self, seat: Seat, name: str, token: str) -> None:
        """Somebody takes a seat, with the hash of a token."""
        self.seats[seat] = SeatRecord("person", self.distinct(name, seat), token=token)

    def rename(self, seat: Seat, name: str) -> None:
        """Call somebody differently."""
        self.seats[seat].name = self.distinct(name, seat)

    def seat_bot(self, seat: Seat, bot: str) -> None:
        """A bot sits down where no person sits."""
        name = self.seats[seat].name or self._bot_name(seat)
        self.seats[seat] = SeatRecord("bot", name, bot, ready=True)

    def stand_in(self, seat: Seat, until: Literal["turn", "back"]) -> None:
        """A bot plays for a person, whose token stays as it is."""
        record = self.seats[seat]
        record.bot, record.standin = record.bot or STANDS_IN, until

    def end_stand_in(self, seat: Seat) -> None:
        """The person plays again."""
        self.seats[seat].bot = self.seats[seat].standin = ""

    def vacate(self, seat: Seat) -> None:
        """Nobody sits here any more; in the middle of a game a bot plays, under its own name."""
        bot = self.seats[seat].bot or STANDS_IN
        is_played = self.status == "playing"
        self.seats[seat] = (
            SeatRecord("open", self._bot_name(seat), bot) if is_played else SeatRecord()
        )

    def _bot_name(self, seat: Seat) -> str:
        return self.distinct(_BOTS[seat % len(_BOTS)], seat)

    def resize(self, seats: int) -> bool:
        """More or fewer seats; false if people sit on those that would go."""
        if any(record.kind == "person" for record in self.seats[seats:]):
            return False
        self.seats = [*self.seats[:seats], *(SeatRecord() for _ in range(len(self.seats), seats))]
        return True

    def distinct(self, name: str, seat: Seat) -> str:
        """The name, with a number if somebody else's looks the same."""
        others = {
            lookalike(record.name) for index, record in enumerate(self.seats) if index != seat
        }
        found, number = name, 2
        while lookalike(found) in others:
            found, number = f"{name} {number}", number + 1
        return found


def read_table(row: TableRow) -> TableRecord:
    """A table out of the store."""
    try:
        return msgspec.json.decode(row.doc, type=TableRecord)
    except (ValueError, RecursionError) as error:
        raise UnreadableError(f"table {row.code!r} cannot be read: {error}") from error


def seat_with(token: str, hashes: Sequence[str]) -> Seat | None:
    """Where the hash of this token stands."""
    shown = hashed(token)
    for seat, kept in enumerate(hashes):
        if kept and secrets.compare_digest(kept, shown):
            return seat
    return None


def fresh_token() -> str:
    """What proves that a seat is somebody's."""
    return secrets.token_urlsafe(24)


def fresh_seed(random: Random) -> str:
    """A secret from which a game is dealt."""
    return base64.urlsafe_b64encode(random.randbytes(24)).decode()


def hashed(token: str) -> str:
    """What the server keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
