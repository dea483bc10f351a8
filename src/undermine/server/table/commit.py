"""Committing decisions: store them, adopt them, broadcast them, and start the next bot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from undermine.core.grammar import written
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action
from undermine.games import load
from undermine.notation.actions import parse_action
from undermine.server.logs import log
from undermine.server.protocol.messages import Voting
from undermine.server.store.base import EntryRow, GameRow, StagedRow
from undermine.server.table.bot_turns import keep_log_for_bots, start_bot_turn
from undermine.server.table.broadcast import broadcast_moved
from undermine.server.table.clocks import STORY
from undermine.server.table.digests import Decided
from undermine.server.table.game import Decision, GameSession, LogEntry, PreparedAction
from undermine.server.table.record import ApplicantRecord
from undermine.server.table.rest import Rest
from undermine.server.table.room import Room
from undermine.server.table.seat_changes import Recount, change_seats, connect_newcomer
from undermine.server.table.sleeping import begin_anew, recall
from undermine.server.table.sync import broadcast_sync

# -- going on ------------------------------------------------------------------------------------


async def commit(room: Room, steps: Iterable[PreparedAction], how: str = "") -> None:
    """Decide, store, adopt, tell, and ask whoever is next."""
    game = room.require_game()
    decision = game.decide(steps, how)
    over = decision.state.is_over
    newcomers = change_seats(room, game, decision)
    try:
        await _store(room, game, decision, changed=newcomers is not None)
    except BaseException:
        room.restore()
        raise
    _adopt(room, game, decision)
    room.hourglass.restart(grace=STORY if decision.closes else 0.0)
    if decision.curtain:
        room.pacing.begin_round(STORY)
    room.pacing.open_looks(one.actor for one in decision.entries if one.has_look and not one.how)
    broadcast_moved(room, game, decision)
    if over:
        log.info("game over", code=room.record.code, entries=game.seq)
    _settle_vote(room, over=over)
    if newcomers is not None:
        _broadcast_seats(room, newcomers)
    start_bot_turn(room)


async def _store(room: Room, game: GameSession, decision: Decision, *, changed: bool) -> None:
    """Store the entries, and with them the table if it has changed."""
    date, name = room.services.time.date(), room.record.game_id
    rows = _entry_rows(decision, date)
    if not changed:
        await room.services.store.append(name, game.seq, rows)
        return
    ended = None
    if decision.state.is_over:
        ended = _game_row(room, game, date, scores=game.rules.scores(decision.state))
    table = room.record.row(date)
    await room.services.store.append(name, game.seq, rows, ended=ended, table=table)
    room.mark_stored(table)


def _settle_vote(room: Room, *, over: bool) -> None:
    """An action is voted on in one moment of the game only; a motion may still have its reason."""
    ballot = room.ballots.current
    if over or (ballot is not None and ballot.motion is None):
        room.ballots.close()
        room.audience.broadcast_to_viewers(Voting(None))
    elif ballot is not None:
        room.post_to_self(Recount())


def _broadcast_seats(room: Room, newcomers: Sequence[ApplicantRecord]) -> None:
    """Tell what has changed about seats; newcomers see what is theirs now, and nothing before."""
    room.broadcast_notices()
    for one in newcomers:
        connect_newcomer(room, one)
    if newcomers:
        room.hourglass.restart(grace=STORY)
        broadcast_sync(room)
    else:
        room.attendance.send()


def _entry_rows(decision: Decision, date: int) -> list[EntryRow]:
    return [
        EntryRow(one.seq, one.actor, written(one.action), one.how, date) for one in decision.entries
    ]


def _adopt(room: Room, game: GameSession, decision: Decision) -> None:
    game.adopt(decision)
    room.staged.clear()
    room.round.add(decision.entries)
    date = room.services.time.date()
    room.digests.add(Decided(date, one) for one in decision.entries)


# -- beginning -----------------------------------------------------------------------------------


async def begin(room: Room) -> None:
    """Deal the first round, by the newest version of the rules."""
    record, date = room.record, room.services.time.date()
    try:
        words = tuple(seat.word for seat in record.seats if seat.word)
        rules = load(record.config.game).with_options(record.config.options)
        game = GameSession(rules, len(record.seats), record.seed, words)
        keep_log_for_bots(game, record)
        record.begin_game(rules.id)
        decision, row = game.decide(), record.row(date)
        game_row, entries = _game_row(room, game, date), _entry_rows(decision, date)
        await room.services.store.put_table(row, game_row, entries)
    except BaseException:
        room.restore()
        raise
    room.mark_stored(row)
    room.install_game(game)
    _adopt(room, game, decision)
    log.info("game begins", code=record.code, game=game.rules.id, seats=len(record.seats))
    room.hourglass.restart()
    room.pacing.begin_round(0.0)
    broadcast_sync(room)
    start_bot_turn(room)


async def resume(room: Room, rest: Rest | None = None, ran: float = 0.0) -> None:
    """Go on with a stored game where it was when the table fell asleep, or was last stored.

    The clock ran for so many seconds meanwhile.
    """
    if not await rebuild(room):
        return
    assert room.game is not None
    if rest is not None and rest.seq == room.game.seq:
        recall(room, rest, ran)
    else:
        begin_anew(room)
    start_bot_turn(room)


async def rebuild(room: Room) -> bool:
    """Bring a stored game back to where it was; false if there is none. It does not go on yet."""
    store, record = room.services.store, room.record
    row = await store.game(record.game_id)
    if row is None or record.status == "filling":
        return False
    game = GameSession(_rules(row.rules), len(row.seats), row.seed, row.words)
    keep_log_for_bots(game, record)
    entries = await store.entries(record.game_id)
    room.install_game(game)
    log_entries = game.replay([(_stored_action(row.rules, e.action), e.how) for e in entries])
    room.round.add(log_entries)
    _digest(room, log_entries, entries)
    for staged in await store.staged(record.game_id):
        restore_staged(room, game, staged)
    return True


@lru_cache(maxsize=8_192)
def _stored_action(rules: str, text: str) -> Action:
    """An action of a log; most occur at many tables, and those share the value."""
    return parse_action(_rules(rules), text)


@lru_cache(maxsize=64)
def _rules(name: str) -> Ruleset[Any]:
    """The rules of a stored game; tables share them, also those with house rules."""
    return load(name)


def _digest(room: Room, log_entries: Sequence[LogEntry], entries: Sequence[EntryRow]) -> None:
    """Remember what was decided for people who have not read it yet."""
    read = [seat.read for seat in room.record.seats]
    room.digests.add(
        Decided(row.at, one)
        for row, one in zip(entries, log_entries, strict=True)
        if one.actor >= 0 and one.seq > read[one.actor]
    )


def restore_staged(room: Room, game: GameSession, row: StagedRow) -> None:
    """What a seat had staged before the server stopped."""
    if row.seq != game.seq or row.seat != room.actor:
        return
    for text in row.actions:
        action = parse_action(game.rules, text)
        room.staged.append(game.trial(room.staged_state, action).prepared)


def _game_row(
    room: Room, game: GameSession, date: int, scores: tuple[int, ...] | None = None
) -> GameRow:
    record = room.record
    return GameRow(
        id=record.game_id,
        code=record.code,
        number=record.number,
        rules=game.rules.id,
        seats=tuple(seat.name for seat in record.seats),
        promise=room.info.promise,
        seed=record.seed,
        words=game.words,
        open_cards=record.config.open_cards,
        made=date,
        status="playing" if scores is None else "over",
        ended=0 if scores is None else date,
        scores=scores or (),
        tokens=tuple(seat.token for seat in record.seats),
        since=tuple(seat.since for seat in record.seats),
    )
