"""What the people at a running game ask for: acting, taking back, ending a turn, why not."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from msgspec import Raw

from undermine.core.grammar import written
from undermine.core.ruleset import IllegalActionError, Refusal, Ruleset
from undermine.core.state import TABLE, Action, Seat, State
from undermine.notation.errors import NotationError
from undermine.notation.wire import decode_action
from undermine.server.logs import log
from undermine.server.protocol.messages import (
    Act,
    Back,
    End,
    Foreseen,
    Logged,
    Preview,
    Question,
    Reason,
    Refused,
    Staged,
    Understood,
)
from undermine.server.store.base import StagedRow
from undermine.server.table.clocks import TimeUp
from undermine.server.table.commands.seats import stand_in
from undermine.server.table.commit import BotChose, commit
from undermine.server.table.game import Live, prepared, publishes
from undermine.server.table.room import Handle, Listener, Room, Trouble
from undermine.server.views.projector import actions, arguments


async def act(room: Room, listener: Listener, ask: Act) -> None:
    """Stage actions; store them once there is no way back, or when the turn is ended at once.

    What was to come after something that shows anything new is dropped: it was decided before.
    """
    live, seat = _on_turn(room, listener, ask.seq)
    if ask.staged != len(room.staged):
        raise Trouble("stale")
    before = list(room.staged)
    try:
        for number, raw in enumerate(ask.actions, 1):
            offered = room.offered(seat)
            action = read_action(live.rules, raw, offered)
            if action not in offered:
                refusal = _refusal(live.rules, room.moment, seat, action)
                if refusal is not None:
                    room.tell(listener, Refused(ask.ref, refusal.rule, arguments(refusal.args)))
                    break
            ends = ask.end and number == len(ask.actions)
            if ends or publishes(live.rules, room.moment, action):
                await commit(room, [*_staged_actions(room), action])
                return
            room.staged.append(prepared(live.rules, room.moment, action))
        if len(room.staged) > len(before):
            await _keep(room, live, seat)
            _tell_staged(room, live, seat, ask.ref)
    except BaseException:
        room.staged = before
        raise


async def back(room: Room, listener: Listener, ask: Back) -> None:
    """Drop the last staged action; nobody else ever knew of it."""
    live, seat = _on_turn(room, listener, ask.seq)
    if not room.staged:
        raise Trouble("not-now")
    dropped = room.staged.pop()
    try:
        await _keep(room, live, seat)
    except BaseException:
        room.staged.append(dropped)
        raise
    _tell_staged(room, live, seat, ask.ref)


async def end(room: Room, listener: Listener, ask: End) -> None:
    """Store what is staged."""
    _on_turn(room, listener, ask.seq)
    if not room.staged:
        raise Trouble("not-now")
    await commit(room, _staged_actions(room))


async def why(room: Room, listener: Listener, ask: Question) -> None:
    """Which rule forbids it; worked out on the seat's own view, so that it cannot say too much."""
    live, seat = room.playing, room.seat_of(listener)
    action = read_action(live.rules, ask.action)
    state = room.moment
    if seat != room.actor or state.actor not in (seat, TABLE):
        raise Trouble("not-your-turn")
    refusal = _refusal(live.rules, live.rules.view(state, seat), seat, action)
    rule, args = refusal or Refusal("", {})
    room.tell(listener, Reason(ask.ref, rule, arguments(args)))


async def preview(room: Room, listener: Listener, ask: Preview) -> None:
    """What it would do, as far as the seat can know."""
    live, seat = room.playing, room.seat_of(listener)
    action = read_action(live.rules, ask.action)
    state = room.moment
    if seat != room.actor or state.actor not in (seat, TABLE):
        raise Trouble("not-your-turn")
    refusal = _refusal(live.rules, state, seat, action)
    if refusal is not None:
        room.tell(listener, Refused(ask.ref, refusal.rule, arguments(refusal.args)))
        return
    assert room.projector is not None
    events = live.rules.preview(state, action) if state.actor == seat else ()
    shown = room.projector.events(events, seat)
    room.tell(listener, Foreseen(ask.ref, shown, publishes(live.rules, state, action)))


async def understood(room: Room, listener: Listener, _ask: Understood) -> None:
    """The seat has looked at its role; when all have, the clock of the first turn starts anew."""
    seat = room.seat_of(listener)
    if room.live is None or seat in room.understood:
        return
    room.understood.add(seat)
    if room.understood >= set(room.doc.persons()) & room.present and room.hourglass.shown:
        room.hourglass.turn_and_tell()


# -- what the room tells itself ------------------------------------------------------------------


async def bot_chose(room: Room, _listener: Listener, chose: BotChose) -> None:
    """Do what a bot decided, unless the game has gone on or a person is back."""
    live = room.live
    if live is None or live.seq != chose.seq or room.doc.paused or room.doc.status != "playing":
        return
    seat = live.state.actor
    if not room.doc.played_by_bot(seat):
        return
    how = "stand-in" if room.doc.seats[seat].kind == "person" else ""
    action = chose.action
    room.staged = []
    if action is None or live.rules.check(live.state, action) is not None:
        log.warning("a bot's choice was not legal", code=room.doc.code)
        action = harmless(room, live)
    await commit(room, [action], how)


async def time_up(room: Room, _listener: Listener, up: TimeUp) -> None:
    """Whoever is away gets a stand-in; for whoever is here the harmless thing is done."""
    live = room.live
    if live is None or up.setting != room.hourglass.setting:
        return
    seat = room.actor
    if seat not in room.present and room.present:
        await stand_in(room, seat, "standin-absent")
        return
    staged = _staged_actions(room)
    if room.moment.actor in (seat, TABLE):
        staged.append(harmless(room, live))
    await commit(room, staged, "clock")


def harmless(room: Room, live: Live) -> Action:
    """What the game chooses for somebody who does not."""
    view = live.rules.view(room.moment, room.actor)
    legal = live.rules.legal(room.moment)
    choice: Action = live.rules.hooks["harmless"](live.rules, view, legal)
    return choice


# -- helpers -------------------------------------------------------------------------------------


def _on_turn(room: Room, listener: Listener, seq: int) -> tuple[Live, Seat]:
    seat = room.seat_of(listener)
    live = room.playing
    if seq != live.seq:
        raise Trouble("stale")
    if seat != room.actor or room.doc.seats[seat].bot:
        raise Trouble("not-your-turn")
    if room.doc.paused:
        raise Trouble("paused")
    return live, seat


def _refusal(rules: Ruleset[Any], state: State[Any], seat: Seat, action: Action) -> Refusal | None:
    """Why not: by the rules, or because the turn is done and only waits to be ended."""
    if type(action) in rules.calls or state.actor not in (seat, TABLE):
        raise Trouble("not-now")
    return rules.check(state, action)


def read_action(rules: Ruleset[Any], raw: Raw, legal: Container[Action] = ()) -> Action:
    """An action that somebody sent."""
    try:
        return decode_action(rules, bytes(raw), legal)
    except (NotationError, IllegalActionError) as error:
        raise Trouble("malformed", str(error)[:200]) from error


def _staged_actions(room: Room) -> list[Action]:
    return [one.action for one in room.staged]


async def _keep(room: Room, live: Live, seat: Seat) -> None:
    room.hourglass.stir()
    texts = tuple(written(action) for action in _staged_actions(room))
    await room.services.store.stage(room.doc.game_id, StagedRow(seat, live.seq, texts))


def _tell_staged(room: Room, live: Live, seat: Seat, ref: int) -> None:
    """To all lines of the author, and to nobody else."""
    assert room.projector is not None
    latest = room.staged[-1].events if room.staged else ()
    tell = Staged(
        seq=live.seq,
        ref=ref,
        staged=actions(_staged_actions(room)),
        view=room.view(room.moment, seat),
        legal=room.legal_for(seat),
        log=(Logged(live.seq, room.projector.events(latest, seat)),),
    )
    for listener, own in list(room.listeners.items()):
        if own == seat:
            room.tell(listener, tell)


HANDLERS: dict[type, Handle] = {
    Act: act,
    Back: back,
    End: end,
    Question: why,
    Preview: preview,
    Understood: understood,
    BotChose: bot_chose,
    TimeUp: time_up,
}
