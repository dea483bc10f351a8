"""Games that are over, moment by moment: as everybody saw them, as a seat did, or as they were.

Only what the reader may know is ever written: a finished game is projected for the eyes that
ask. The truth and the eyes of every seat are there for tables that agreed to open their cards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from undermine.core.ruleset import Ruleset
from undermine.core.state import SPECTATOR, TABLE, Event, Seat, State
from undermine.core.view import project
from undermine.dealer import verify
from undermine.games import load
from undermine.notation import Entry, Record, write_record
from undermine.notation.actions import parse_action
from undermine.notation.replay import projected
from undermine.server.protocol.errors import RequestError
from undermine.server.protocol.messages import Logged
from undermine.server.protocol.schemas import Frame, Replay
from undermine.server.store.base import EntryRow, GameRow, Store
from undermine.server.table.game import GameSession, LogEntry
from undermine.server.table.tokens import seat_with
from undermine.server.views.projector import Projector

TRUTH: Final = TABLE
"""Eyes that see every card."""


class Eyes(NamedTuple):
    """With whose eyes a game is shown: those of a seat, or of a spectator before entry `since`."""

    seat: Seat
    since: int = 0

    def at(self, seq: int) -> Seat:
        """Whose they were at an entry."""
        return self.seat if seq >= self.since else SPECTATOR


async def replay(store: Store, game: str, asked: str, token: str) -> Replay:
    """A finished game for the eyes that ask."""
    row, entries, mine = await _finished(store, game, token)
    eyes = _eyes(asked, row, mine)
    return await asyncio.to_thread(_replay, row, entries, eyes)


def _eyes(asked: str, row: GameRow, mine: Eyes | None) -> Eyes:
    """The eyes that `as=` asks for, if whoever asks may have them."""
    if asked == "public":
        return Eyes(SPECTATOR)
    if asked == "me":
        if mine is None:
            raise RequestError("token", "this browser had no seat in that game")
        return mine
    open_to_all = {"truth": TRUTH} | {str(seat + 1): seat for seat in range(len(row.seats))}
    if asked not in open_to_all:
        detail = f"as={asked[:20]!r}: there are public, me, {', '.join(open_to_all)}"
        raise RequestError("malformed", detail)
    if not row.open_cards:
        raise RequestError("not-now", "this table keeps its cards closed")
    return Eyes(open_to_all[asked])


async def record(store: Store, game: str, token: str) -> str:
    """The record to check at home: everything where cards are open, else what the eyes saw.

    A record has the same eyes from its beginning, so whoever came late gets the public one.
    """
    row, entries, mine = await _finished(store, game, token)
    eyes = SPECTATOR if mine is None else mine.at(0)
    return await asyncio.to_thread(_record, row, entries, eyes)


async def has_player(store: Store, game: str, token: str) -> bool:
    """Whether this is the token of somebody who played a game."""
    row = await store.game(game[:80])
    return row is not None and seat_with(token, row.tokens) is not None


async def _finished(
    store: Store, game: str, token: str
) -> tuple[GameRow, list[EntryRow], Eyes | None]:
    row = await store.game(game[:80])
    if row is None or row.status != "over":
        raise RequestError("no-table", f"there is no finished game {game[:60]!r}")
    mine = seat_with(token, row.tokens) if token else None
    since = row.since or (0,) * len(row.tokens)
    eyes = None if mine is None else Eyes(mine, since[mine])
    return row, await store.entries(game), eyes


# -- moments -------------------------------------------------------------------------------------


def _replay(row: GameRow, entries: list[EntryRow], eyes: Eyes) -> Replay:
    rules = load(row.rules)
    game = GameSession(rules, len(row.seats), row.seed, row.words)
    frames = tuple(_frames(rules, game, entries, eyes))
    return Replay(
        game_id=row.id,
        rules=row.rules,
        names=row.seats,
        eyes=eyes.seat,
        frames=frames,
        truth=row.open_cards,
        scores=row.scores,
        promise=row.promise,
        seed=row.seed if row.open_cards else "",
        words=row.words,
    )


def _frames(
    rules: Ruleset[Any], game: GameSession, entries: list[EntryRow], eyes: Eyes
) -> Iterator[Frame]:
    """A frame for every moment at which somebody decided, and the last one of every round."""
    projector = Projector(rules)
    log_entries: list[LogEntry] = []
    for row in entries:
        before = game.state
        latest = game.replay([(parse_action(rules, row.action), row.how)])
        if any(event.curtain for event in latest[0].events) and log_entries:
            last, first = latest[0].split_at_curtain
            log_entries.append(last._replace(seq=log_entries[-1].seq))
            yield _frame(projector, rules, before, log_entries, eyes)
            log_entries = [first]
        else:
            log_entries += latest
        if game.state.actor != -1:
            yield _frame(projector, rules, game.state, log_entries, eyes)
            log_entries = []


def _frame(
    projector: Projector,
    rules: Ruleset[Any],
    state: State[Any],
    log_entries: list[LogEntry],
    whole: Eyes,
) -> Frame:
    eyes = whole.at(log_entries[-1].seq)
    shown = projector.truth(state) if eyes == TRUTH else projector.view(state, eyes)
    log = tuple(
        Logged(one.seq, projector.encode_events(_seen(rules, one.events, eyes)), one.how)  # type: ignore[arg-type]
        for one in log_entries
        if one.events
    )
    return Frame(log_entries[-1].seq, log, shown)


def _seen(rules: Ruleset[Any], events: tuple[Event, ...], eyes: Seat) -> list[Event]:
    if eyes == TRUTH:
        return list(events)
    return [project(rules.cards, event, eyes) for event in events]


# -- the record ----------------------------------------------------------------------------------


def verify_stored(row: GameRow, entries: Sequence[EntryRow]) -> None:
    """Play a stored game again, and deal it from its seed; raises `ValueError` if it differs."""
    rules = load(row.rules)
    verify(rules, _whole(row, entries, rules, opened=row.seed))


def _record(row: GameRow, entries: list[EntryRow], eyes: Seat) -> str:
    rules = load(row.rules)
    whole = _whole(row, entries, rules, opened=row.seed if row.open_cards else "")
    return write_record(whole if row.open_cards else projected(rules, whole, eyes))


def _whole(row: GameRow, entries: Sequence[EntryRow], rules: Ruleset[Any], opened: str) -> Record:
    lines = tuple(Entry(one.actor, parse_action(rules, one.action)) for one in entries)
    return Record(row.rules, row.seats, row.promise, row.words, entries=lines, opened=opened)
