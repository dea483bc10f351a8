"""A table as it is stored: who sits where and what was agreed. The game itself is in the log."""

from __future__ import annotations

import base64
from collections.abc import Callable, Mapping
from random import Random
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec import Struct

from undermine.bots.offers import USUAL
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
from undermine.server.table.bot_names import BOT_NAMES
from undermine.server.table.plain_text import lookalike
from undermine.server.table.rest import Rest
from undermine.server.table.tokens import fresh_token, hashed, seat_with

_NOTICES: Final = 80
"""Notices of one game; the oldest go first, those about people without a seat before others."""
_BY_STRANGERS: Final = frozenset({"applied", "withdrew", "declined"})
_REMOVED: Final = 100
"""Removed people whom a table remembers."""


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
    learner: bool = False
    """The person gets hints, which everybody may know."""
    late: bool = False
    """The person sat down after the game had ended, and sees no more of it than a spectator."""


class ApplicantRecord(Struct):
    """A person who asks for a seat in the middle of a game."""

    id: int
    name: str
    seat: Seat
    token: str
    """The hash of what will be the token of the seat."""
    admitted: bool = False


class RuntimeFacts(NamedTuple):
    """Facts about a table that are not stored."""

    present: set[Seat]
    watchers: int = 0
    away: Mapping[Seat, int] = {}
    """Since when, in seconds since 1970, the people are away who are."""
    waiting: Mapping[Seat, int] = {}
    """For how many milliseconds the table has waited for a seat."""
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
    rest: Rest | None = None
    """Only in the store, while the table sleeps."""

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
            due=self.due,
        )

    @property
    def due(self) -> int | None:
        """0 if the game can go on by itself: should the server be killed, it is woken at once."""
        is_running = self.status == "playing" and not self.paused
        by_itself = self.config.pace != "none" or any(seat.bot for seat in self.seats)
        return 0 if is_running and by_itself else None

    def take_rest(self) -> Rest | None:
        """What the store kept while the table slept; the table is awake now."""
        rest, self.rest = self.rest, None
        return rest

    def restore(self, stored: bytes) -> None:
        """Be again as it was stored; everything that refers to this record goes on with it."""
        before = msgspec.json.decode(stored, type=TableRecord)
        for name in self.__struct_fields__:
            setattr(self, name, getattr(before, name))

    # -- looking up ------------------------------------------------------------

    def seat_of(self, token: str) -> Seat | None:
        """The seat of this token."""
        return seat_with(token, [record.token for record in self.seats])

    def applicant_of(self, token: str) -> ApplicantRecord | None:
        """The applicant whose token this is."""
        found = seat_with(token, [one.token for one in self.applicants])
        return None if found is None else self.applicants[found]

    def knows(self, token: str) -> bool:
        """Whether this is the token of a seat, or of an applicant."""
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
        """The seats of people, whether they are here or not."""
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
            learner=record.learner,
        )

    # -- the game at the table -------------------------------------------------

    def configure(self, config: Config, rules: str, *, resets_ready: bool) -> None:
        """Take over what the host has chosen; perhaps people have to be ready anew."""
        self.config, self.rules = config, rules
        if resets_ready:
            for seat in self.seats:
                seat.ready = seat.kind == "bot"

    def set_host(self, seat: Seat) -> None:
        """The person of this seat is the host."""
        self.host = seat

    def set_paused(self, *, paused: bool) -> None:
        """Stop the game, or let it go on."""
        self.paused = paused

    def begin_game(self, rules: str) -> None:
        """The game begins by this ruleset."""
        self.rules, self.status = rules, "playing"

    def end_game(self) -> None:
        """The game is over: no votes and no applicants are left."""
        self.status, self.motion, self.applicants = "over", None, []

    def prepare_next_game(self, seed: str) -> None:
        """Another game with the same people, who play themselves; seats of others are open."""
        self.number, self.status, self.paused, self.seed = self.number + 1, "filling", False, seed
        self.applicants, self.notices, self.motion = [], [], None
        for number, seat in enumerate(self.seats):
            seat.ready, seat.word = seat.kind == "bot", ""
            seat.offered = seat.late = seat.learner = False
            seat.read = seat.since = 0
            if seat.kind == "person":
                self.end_stand_in(number)
            elif seat.kind == "open":
                self.vacate(number)

    def set_motion(self, motion: Motion | None) -> None:
        """People vote on this motion, or on none."""
        self.motion = motion

    def add_notice(self, notice: Notice) -> None:
        """One more notice; if there are too many, one of the oldest goes."""
        kept = [*self.notices, notice]
        if len(kept) > _NOTICES:
            kept.remove(next((one for one in kept if one.what in _BY_STRANGERS), kept[0]))
        self.notices = kept

    def is_noted_away(self, seat: Seat) -> bool:
        """Whether the latest notice about the person of this seat says that they are away."""
        name = self.seats[seat].name
        about = [one.what for one in self.notices if (one.seat, one.name) == (seat, name)]
        return next((what for what in reversed(about) if what in ("away", "back")), "") == "away"

    # -- applicants ------------------------------------------------------------

    def add_applicant(self, name: str, seat: Seat, token: str) -> int:
        """A person asks for a seat; the number of the application."""
        self.applied += 1
        self.applicants = [*self.applicants, ApplicantRecord(self.applied, name, seat, token)]
        return self.applied

    def keep_applicants(self, is_kept: Callable[[ApplicantRecord], bool]) -> None:
        """Remove the other applicants."""
        self.applicants = [one for one in self.applicants if is_kept(one)]

    def admit(self, applicant: ApplicantRecord) -> None:
        """An applicant gets the seat with the next round, and no other applicant for it does."""
        for one in self.applicants:
            if one.seat == applicant.seat:
                one.admitted = one is applicant

    def seat_applicant(self, applicant: ApplicantRecord, seq: int) -> None:
        """The seat is the applicant's from entry `seq` on; nobody else asks for it any more."""
        self.seat_person(applicant.seat, applicant.name, applicant.token)
        seat = self.seats[applicant.seat]
        seat.read = seat.since = seq
        self.keep_applicants(lambda one: one.seat != applicant.seat)

    # -- seats -----------------------------------------------------------------

    def sit_down(self, seat: Seat, name: str) -> str:
        """A person takes a seat; the token that proves it."""
        token = fresh_token()
        self.seat_person(seat, name, hashed(token))
        self.seats[seat].late = self.status == "over"
        return token

    def seat_person(self, seat: Seat, name: str, token: str) -> None:
        """A person takes a seat, with the hash of a token."""
        self.seats[seat] = SeatRecord("person", self.distinct(name, seat), token=token)

    def rename(self, seat: Seat, name: str) -> None:
        """Change the name of a person."""
        self.seats[seat].name = self.distinct(name, seat)

    def seat_bot(self, seat: Seat, bot: str) -> None:
        """A bot takes a seat without a person; in the middle of a game it replaces another bot."""
        if self.status == "playing":
            self.seats[seat].bot = bot
            return
        name = self.seats[seat].name or self._bot_name(seat)
        self.seats[seat] = SeatRecord("bot", name, bot, ready=True)

    def stand_in(self, seat: Seat, until: Literal["turn", "back"]) -> None:
        """A bot of the usual level plays for a person, whose token stays as it is."""
        own = self.seats[seat]
        own.bot, own.standin = own.bot or USUAL, until

    def end_stand_in(self, seat: Seat) -> None:
        """The person plays again."""
        self.seats[seat].bot = self.seats[seat].standin = ""

    def set_ready(self, seat: Seat, word: str, *, ready: bool) -> None:
        """A person is ready with a word for the deal, or no longer ready."""
        self.seats[seat].ready, self.seats[seat].word = ready, word if ready else ""

    def set_learner(self, seat: Seat, *, learner: bool) -> None:
        """A person gets hints, or no longer."""
        self.seats[seat].learner = learner

    def mark_read(self, seat: Seat, seq: int) -> None:
        """The person knows the decisions made in their name up to entry `seq`."""
        self.seats[seat].read = seq

    def offer(self, seat: Seat, *, offered: bool = True) -> None:
        """Let people without a seat ask for this one, or no longer; then nobody asks for it."""
        self.seats[seat].offered = offered
        if not offered:
            self.keep_applicants(lambda one: one.seat != seat)

    def remove_person(self, seat: Seat) -> None:
        """The token of a person ends, and they cannot sit down here again."""
        self.removed = [*self.removed, self.seats[seat].token][-_REMOVED:]
        self.vacate(seat)

    def vacate(self, seat: Seat) -> None:
        """Nobody sits here any more; in the middle of a game a bot plays, under its own name."""
        bot = self.seats[seat].bot or USUAL
        is_played = self.status == "playing"
        self.seats[seat] = (
            SeatRecord("open", self._bot_name(seat), bot) if is_played else SeatRecord()
        )

    def _bot_name(self, seat: Seat) -> str:
        return self.distinct(BOT_NAMES[seat % len(BOT_NAMES)], seat)

    def resize(self, seats: int) -> bool:
        """More or fewer seats; false if people sit on those that would go."""
        if any(record.kind == "person" for record in self.seats[seats:]):
            return False
        self.seats = [*self.seats[:seats], *(SeatRecord() for _ in range(len(self.seats), seats))]
        return True

    def distinct(self, name: str, seat: Seat) -> str:
        """The name, with a number if another seat's name looks the same."""
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


def fresh_seed(random: Random) -> str:
    """A secret from which a game is dealt."""
    return base64.urlsafe_b64encode(random.randbytes(24)).decode()
