"""A table as it is stored: who sits where and what was agreed. The game itself is in the log."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, Literal

import msgspec
from msgspec import Struct

from undermine.core.state import Seat
from undermine.dealer import promise
from undermine.server.names import lookalike
from undermine.server.protocol import Config, SeatInfo, Status, TableInfo
from undermine.server.store.base import TableRow, UnreadableError

_BOTS: Final = (
    "Flint", "Basalt", "Marl", "Cobalt", "Ember", "Quartz", "Ochre", "Garnet", "Pumice", "Slate",
    "Onyx", "Jasper",
)  # fmt: skip
"""What bots are called."""


class SeatDoc(Struct):
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


class TableDoc(Struct):
    """A table."""

    code: str
    config: Config
    seats: list[SeatDoc]
    rules: str
    made: int
    seed: str
    host: Seat = 0
    number: int = 1
    status: Status = "filling"
    paused: bool = False

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
        shown = hashed(token)
        for seat, doc in enumerate(self.seats):
            if doc.token and secrets.compare_digest(doc.token, shown):
                return seat
        return None

    def free_seat(self, wanted: int) -> Seat | None:
        """The seat that is wanted, or the first open one; None if it is taken."""
        free = [seat for seat, doc in enumerate(self.seats) if doc.kind == "open"]
        if wanted < 0:
            return free[0] if free else None
        return wanted if wanted in free else None

    def persons(self) -> list[Seat]:
        """Seats with somebody who is no bot."""
        return [seat for seat, doc in enumerate(self.seats) if doc.kind == "person"]

    def played_by_bot(self, seat: Seat) -> bool:
        """A bot decides here: on its own seat, for somebody who is away, or till somebody comes."""
        return seat >= 0 and bool(self.seats[seat].bot)

    def info(self, present: set[Seat], watchers: int) -> TableInfo:
        """The table as everybody may know it."""
        return TableInfo(
            code=self.code,
            status=self.status,
            number=self.number,
            game_id=self.game_id,
            rules=self.rules,
            config=self.config,
            seats=tuple(
                SeatInfo(
                    kind=doc.kind,
                    name=doc.name,
                    bot=doc.bot,
                    ready=doc.ready,
                    present=seat in present or doc.kind == "bot",
                    host=seat == self.host,
                )
                for seat, doc in enumerate(self.seats)
            ),
            promise=promise(self.seed),
            paused=self.paused,
            watchers=watchers,
        )

    def sit_down(self, seat: Seat, name: str) -> str:
        """Somebody takes a seat; the token that proves it."""
        token = secrets.token_urlsafe(24)
        doc = self.seats[seat]
        doc.kind, doc.name, doc.bot = "person", self._distinct(name, seat), ""
        doc.token, doc.ready, doc.word = hashed(token), False, ""
        return token

    def rename(self, seat: Seat, name: str) -> None:
        """Call somebody differently."""
        self.seats[seat].name = self._distinct(name, seat)

    def seat_bot(self, seat: Seat, bot: str) -> None:
        """A bot sits down; a person who was here has no seat any more."""
        doc = self.seats[seat]
        doc.kind, doc.bot, doc.token, doc.ready, doc.word = "bot", bot, "", True, ""
        doc.name = doc.name or self._distinct(_BOTS[seat % len(_BOTS)], seat)

    def vacate(self, seat: Seat) -> None:
        """Nobody sits here any more; in the middle of a game the bot stays till somebody comes."""
        doc = self.seats[seat]
        doc.kind, doc.token, doc.ready, doc.word = "open", "", False, ""
        if self.status == "playing":
            doc.bot = doc.bot or "greedy"
        else:
            doc.name = doc.bot = ""

    def resize(self, seats: int) -> bool:
        """More or fewer seats; false if people sit on those that would go."""
        if any(doc.kind == "person" for doc in self.seats[seats:]):
            return False
        self.seats = [*self.seats[:seats], *(SeatDoc() for _ in range(len(self.seats), seats))]
        return True

    def _distinct(self, name: str, seat: Seat) -> str:
        """The name, with a number if somebody else's looks the same."""
        others = {lookalike(doc.name) for index, doc in enumerate(self.seats) if index != seat}
        found, number = name, 2
        while lookalike(found) in others:
            found, number = f"{name} {number}", number + 1
        return found


def read_doc(row: TableRow) -> TableDoc:
    """A table out of the store."""
    try:
        return msgspec.json.decode(row.doc, type=TableDoc)
    except (ValueError, RecursionError) as error:
        raise UnreadableError(f"table {row.code!r} cannot be read: {error}") from error


def fresh_seed() -> str:
    """A secret from which a game is dealt."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What the server keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
