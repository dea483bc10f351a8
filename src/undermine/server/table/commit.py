"""The course of a game: storing what was decided, telling it, and asking whoever is next."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from undermine.core.grammar import written
from undermine.core.state import TABLE, Action, Seat
from undermine.core.view import project
from undermine.games import load
from undermine.notation.actions import parse_action
from undermine.notation.wire import encode
from undermine.server.bots.workers import Thought
from undermine.server.logs import log
from undermine.server.protocol.messages import Voting
from undermine.server.services import sleep
from undermine.server.store.base import EntryRow, GameRow, StagedRow
from undermine.server.table.broadcast import tell_moved
from undermine.server.table.clocks import STORY, TimeUp
from undermine.server.table.digests import Decided
from undermine.server.table.game import Decision, Happening, Live, prepared
from undermine.server.table.record import ApplicantDoc
from undermine.server.table.room import Room
from undermine.server.table.seat_changes import Recount, change_seats, welcome
from undermine.server.views.projector import Projector


class BotChose(NamedTuple):
    """The room tells itself: the bot that was asked after this entry wants to do this."""

    seq: int
    action: Action | None
    """None: it failed to decide."""


# -- going on ------------------------------------------------------------------------------------


async def commit(room: Room, actions: Iterable[Action], how: str = "") -> None:
    """Decide, store, adopt, tell, and ask whoever is next."""
    live = room.playing
    decision = live.decide(actions, how)
    over = decision.state.is_over
    newcomers = change_seats(room, live, decision)
    try:
        await _store(room, live, decision, changed=newcomers is not None)
    except BaseException:
        room.restore()
        raise
    _adopt(room, live, decision)
    room.hourglass.turn(grace=STORY if decision.closes else 0.0)
    tell_moved(room, live, decision)
    if over:
        log.info("game over", code=room.doc.code, entries=live.seq)
    _settle_vote(room, over=over)
    if newcomers is not None:
        _tell_seats(room, newcomers)
    ask_bot(room)


async def _store(room: Room, live: Live, decision: Decision, *, changed: bool) -> None:
    """Store the entries, and with them the table if it has changed."""
    date, name = room.services.time.date(), room.doc.game_id
    rows = _entry_rows(decision, date)
    if not changed:
        await room.services.store.append(name, live.seq, rows)
        return
    ended = None
    if decision.state.is_over:
        ended = _game_row(room, live, date, scores=live.rules.scores(decision.state))
    table = room.doc.row(date)
    await room.services.store.append(name, live.seq, rows, ended=ended, table=table)
    room.is_stored(table)


def _settle_vote(room: Room, *, over: bool) -> None:
    """An action is voted on in one moment of the game only; a motion may still have its reason."""
    if over or (room.ballot is not None and room.ballot.motion is None):
        room.ballot = None
        room.tell_whoever_may_look(Voting(None))
    elif room.ballot is not None:
        room.remind(Recount())


def _tell_seats(room: Room, newcomers: Sequence[ApplicantDoc]) -> None:
    """Tell what has changed about seats; newcomers see what is theirs now, and nothing before."""
    room.tell_notices()
    for one in newcomers:
        welcome(room, one)
    if newcomers:
        room.hourglass.turn(grace=STORY)
        room.tell_each(room.sync)
    else:
        room.tell_around()


def _entry_rows(decision: Decision, date: int) -> list[EntryRow]:
    return [
        EntryRow(one.seq, one.actor, written(one.action), one.how, date)
        for one in decision.happened
    ]


def _adopt(room: Room, live: Live, decision: Decision) -> None:
    live.adopt(decision)
    room.staged = []
    remember(room, decision.happened)
    date = room.services.time.date()
    room.digests.remember(Decided(date, one) for one in decision.happened)


def remember(room: Room, happened: Sequence[Happening]) -> None:
    """Keep the log of this round, for whoever joins and for bots."""
    for one in happened:
        if one.parts:
            room.log = [one.parted[1]]
            room.understood = set()
        else:
            room.log.append(one)


# -- bots ----------------------------------------------------------------------------------------


def ask_bot(room: Room) -> None:
    """If a bot is next, let it think; its answer comes by the mailbox like everybody's.

    Where all people have left, nobody decides for the table, and the harmless thing is done.
    """
    live = room.live
    if live is None or room.doc.status != "playing" or room.doc.paused:
        return
    if live.state.actor >= 0 and room.doc.played_by_bot(live.state.actor):
        task = asyncio.get_running_loop().create_task(_think(room, live))
        room.thoughts.add(task)
        task.add_done_callback(room.thoughts.discard)
    elif live.state.actor == TABLE and not room.doc.persons():
        room.remind(TimeUp(room.hourglass.setting))


async def _think(room: Room, live: Live) -> None:
    """Let a bot think, and answer when the pause is over, however short the thought was."""
    time, pause = room.services.time, room.services.settings.bot_pause
    seq, seat, answer_at = live.seq, live.state.actor, time.now() + pause
    if not room.doc.played_by_bot(seat):  # the person was back at once
        return
    thought = _thought(room, live, seat)
    try:
        action: Action | None = await room.services.pool.think(thought)
    except Exception as error:  # noqa: BLE001 (a bot may do anything)
        log.error("a bot failed", code=room.doc.code, bot=thought.bot, error=error)
        action = None
    await sleep(time, answer_at - time.now())
    room.remind(BotChose(seq, action))


def _thought(room: Room, live: Live, seat: Seat) -> Thought:
    cards = live.rules.cards
    return Thought(
        rules=live.rules.id,
        bot=room.doc.seats[seat].bot,
        seed=bot_seed(live, seat),
        seat=seat,
        view=encode(live.rules.view(live.state, seat)),
        events=[project(cards, event, seat) for one in room.log for event in one.events],
        legal=live.rules.legal(live.state),
    )


def bot_seed(live: Live, seat: Seat) -> str:
    """The dice of a bot for one decision: nobody can foresee them without the game's secret."""
    message = f"undermine bot dice, seat {seat}, after entry {live.seq}"
    return hmac.new(live.seed.encode(), message.encode(), "sha256").hexdigest()


# -- beginning -----------------------------------------------------------------------------------


async def begin(room: Room) -> None:
    """Deal the first round, by the newest version of the rules."""
    doc, date = room.doc, room.services.time.date()
    try:
        words = tuple(seat.word for seat in doc.seats if seat.word)
        rules = load(doc.config.game).with_options(doc.config.options)
        live = Live(rules, len(doc.seats), doc.seed, words)
        doc.rules, doc.status = rules.id, "playing"
        decision, row = live.decide(), doc.row(date)
        game, entries = _game_row(room, live, date), _entry_rows(decision, date)
        await room.services.store.put_table(row, game, entries)
    except BaseException:
        room.restore()
        raise
    room.is_stored(row)
    _sit_down(room, live)
    _adopt(room, live, decision)
    log.info("game begins", code=doc.code, game=live.rules.id, seats=len(doc.seats))
    room.hourglass.turn()
    room.tell_each(room.sync)
    ask_bot(room)


async def resume(room: Room) -> None:
    """Bring a stored game back to where it was."""
    store, doc = room.services.store, room.doc
    row = await store.game(doc.game_id)
    if row is None or doc.status == "filling":
        return
    live = Live(load(row.rules), len(row.seats), row.seed, row.words)
    entries = await store.entries(doc.game_id)
    _sit_down(room, live)
    happened = live.relive([(parse_action(live.rules, e.action), e.how) for e in entries])
    remember(room, happened)
    _digest(room, happened, entries)
    has_begun = any(one.actor >= 0 for one in room.log)
    room.understood = set(doc.persons()) if has_begun else set()
    for staged in await store.staged(doc.game_id):
        restage(room, live, staged)
    room.hourglass.turn()
    room.remind(Recount())
    ask_bot(room)


def _digest(room: Room, happened: Sequence[Happening], entries: Sequence[EntryRow]) -> None:
    """Remember what was decided for people who have not read it yet."""
    read = [seat.read for seat in room.doc.seats]
    room.digests.remember(
        Decided(row.at, one)
        for row, one in zip(entries, happened, strict=True)
        if one.actor >= 0 and one.seq > read[one.actor]
    )


def restage(room: Room, live: Live, row: StagedRow) -> None:
    """What a seat had staged before the server stopped."""
    if row.seq != live.seq or row.seat != room.actor:
        return
    for text in row.actions:
        action = parse_action(live.rules, text)
        room.staged.append(prepared(live.rules, room.moment, action))


def _sit_down(room: Room, live: Live) -> None:
    room.live = live
    room.projector = Projector(live.rules)
    room.log, room.staged, room.understood = [], [], set()


def _game_row(room: Room, live: Live, date: int, scores: tuple[int, ...] | None = None) -> GameRow:
    doc = room.doc
    return GameRow(
        id=doc.game_id,
        code=doc.code,
        number=doc.number,
        rules=live.rules.id,
        seats=tuple(seat.name for seat in doc.seats),
        promise=room.info.promise,
        seed=doc.seed,
        words=live.words,
        open_cards=doc.config.open_cards,
        made=date,
        status="playing" if scores is None else "over",
        ended=0 if scores is None else date,
        scores=scores or (),
        tokens=tuple(seat.token for seat in doc.seats),
        since=tuple(seat.since for seat in doc.seats),
    )
