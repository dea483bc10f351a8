"""Commands in a running game: acting, taking back, ending a turn, previews, reasons."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

from msgspec import Raw

from undermine.core.grammar import written
from undermine.core.refusal import IllegalActionError, Refusal
from undermine.core.ruleset import Ruleset
from undermine.core.state import TABLE, Action, Seat, State
from undermine.notation.errors import NotationError
from undermine.notation.wire import decode_action
from undermine.server.protocol.errors import RequestError
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
    Seen,
    Skip,
    Staged,
    Understood,
)
from undermine.server.store.base import StagedRow
from undermine.server.table.bot_turns import BotChose
from undermine.server.table.clocks import TimeUp
from undermine.server.table.commands.seats import stand_in
from undermine.server.table.commit import commit
from undermine.server.table.game import GameSession, PreparedAction, Trial
from undermine.server.table.room import Handler, Listener, Room
from undermine.server.views.projector import actions_json, arguments_json


async def act(room: Room, listener: Listener, ask: Act) -> None:
    """Stage actions; commit them with one that cannot be taken back, or with the end of the turn.

    Actions after one that publishes something are dropped: they were chosen before that was known.
    """
    game, seat = require_turn(room, listener, ask.seq)
    if ask.staged != len(room.staged):
        raise RequestError("stale")
    seq, before = game.seq, list(room.staged)
    try:
        for number, raw in enumerate(ask.actions, 1):
            offered = room.legal_actions(seat)
            action = read_action(game.rules, raw, offered)
            if action not in offered:
                refusal = _refusal(game.rules, room.staged_state, seat, action)
                if refusal is not None:
                    room.send(
                        listener, Refused(ask.ref, refusal.rule, arguments_json(refusal.args))
                    )
                    break
            ends = ask.end and number == len(ask.actions)
            trial = game.trial(room.staged_state, action)
            if ends or trial.publishes:
                await commit(room, [*room.staged, trial.prepared])
                return
            room.staged.append(trial.prepared)
        if len(room.staged) > len(before):
            await _keep(room, game, seat)
            _send_staged(room, game, seat, ask.ref)
    except BaseException:
        if game.seq == seq:  # else the actions are stored and staged no longer
            room.staged.restore(before)
        raise


async def back(room: Room, listener: Listener, ask: Back) -> None:
    """Drop the last staged action; no other seat was sent it."""
    game, seat = require_turn(room, listener, ask.seq)
    if not room.staged:
        raise RequestError("not-now")
    dropped = room.staged.pop()
    try:
        await _keep(room, game, seat)
    except BaseException:
        room.staged.append(dropped)
        raise
    _send_staged(room, game, seat, ask.ref)


async def end(room: Room, listener: Listener, ask: End) -> None:
    """Commit the staged actions."""
    require_turn(room, listener, ask.seq)
    if not room.staged:
        raise RequestError("not-now")
    await commit(room, room.staged)


async def why(room: Room, listener: Listener, ask: Question) -> None:
    """Send the rule that forbids an action, computed on the seat's view: no secret decides."""
    game, seat = room.require_game(), room.require_seat(listener)
    action = read_action(game.rules, ask.action, room.legal_actions(seat))
    state = room.staged_state
    if seat != room.actor or state.actor not in (seat, TABLE):
        raise RequestError("not-your-turn")
    refusal = _refusal(game.rules, game.rules.view(state, seat), seat, action)
    rule, args = refusal or Refusal("", {})
    room.send(listener, Reason(ask.ref, rule, arguments_json(args)))


async def preview(room: Room, listener: Listener, ask: Preview) -> None:
    """Send the events of an action, as far as they follow from the seat's view."""
    game, seat = room.require_game(), room.require_seat(listener)
    action = read_action(game.rules, ask.action, room.legal_actions(seat))
    state = room.staged_state
    if seat != room.actor or state.actor not in (seat, TABLE):
        raise RequestError("not-your-turn")
    refusal = _refusal(game.rules, state, seat, action)
    if refusal is not None:
        room.send(listener, Refused(ask.ref, refusal.rule, arguments_json(refusal.args)))
        return
    assert room.projector is not None
    trial = game.trial(state, action)
    events = trial.foreseen.events if state.actor == seat else ()
    shown = room.projector.events(events, seat)
    room.send(listener, Foreseen(ask.ref, shown, trial.publishes, _next_decision(trial, seat)))


def _next_decision(trial: Trial, seat: Seat) -> str:
    """The kind of decision that a seat has next, as far as its own view shows it."""
    state = trial.foreseen.state
    if state is None or not state.agenda or state.actor != seat:
        return ""
    return str(state.agenda[-1].__struct_config__.tag)


async def understood(room: Room, listener: Listener, _ask: Understood) -> None:
    """Note that a seat has seen its role; after the last one, the first turn's clock restarts."""
    seat = room.require_seat(listener)
    if room.game is None or seat in room.round.understood:
        return
    room.round.mark_understood([seat])
    room.pacing.update()
    if room.round.understood >= set(room.record.persons()) & room.present and room.hourglass.shown:
        room.restart_clock()


async def seen(room: Room, listener: Listener, _ask: Seen) -> None:
    """Note that a person has closed the card that they looked at; bots wait for that."""
    room.pacing.close_look(room.require_seat(listener))


async def skip(room: Room, listener: Listener, _ask: Skip) -> None:
    """Shorten the pauses of bots until a person decides; others who follow must not be hurried."""
    seat = room.require_seat(listener)
    game = room.require_game()
    others = [other for other in range(len(room.record.seats)) if other != seat]
    if not all(map(room.record.played_by_bot, others)):
        raise RequestError("not-now", "other people are at the table")
    if room.record.played_by_bot(game.state.actor):
        room.pacing.skip()


# -- messages of the room to itself --------------------------------------------------------------


async def bot_chose(room: Room, _listener: Listener, chose: BotChose) -> None:
    """Do the action that a bot chose, unless the game has gone on or a person is back."""
    game = room.game
    if (
        game is None
        or game.seq != chose.seq
        or room.record.paused
        or room.record.status != "playing"
    ):
        return
    seat = game.state.actor
    if not room.record.played_by_bot(seat):
        return
    how = "stand-in" if room.record.seats[seat].kind == "person" else ""
    room.staged.clear()
    await commit(room, _bot_steps(room, game, chose.actions), how)


async def time_up(room: Room, _listener: Listener, up: TimeUp) -> None:
    """The clock has run out: seat a stand-in for an absent player, else do the timeout action."""
    game = room.game
    if game is None or up.generation != room.hourglass.generation:
        return
    seat = room.actor
    if seat not in room.present and room.present:
        await stand_in(room, seat, "standin-absent")
        return
    steps = list(room.staged)
    if room.staged_state.actor in (seat, TABLE):
        steps.append(game.trial(room.staged_state, timeout_action(room, game)).prepared)
    await commit(room, steps, "clock")


def timeout_action(room: Room, game: GameSession) -> Action:
    """The action that the game chooses for a seat that does not choose."""
    view = game.rules.view(room.staged_state, room.actor)
    legal = game.rules.legal(room.staged_state)
    return game.rules.hooks.timeout_action(game.rules, view, legal)


# -- helpers -------------------------------------------------------------------------------------


def _bot_steps(room: Room, game: GameSession, actions: Sequence[Action]) -> list[PreparedAction]:
    """The steps of a bot's actions; the timeout action if there are none."""
    steps: list[PreparedAction] = []
    for action in actions or [timeout_action(room, game)]:
        steps.append(game.trial(steps[-1].state if steps else game.state, action).prepared)
    return steps


def require_turn(room: Room, listener: Listener, seq: int) -> tuple[GameSession, Seat]:
    """The game and the seat of a person on turn; raises `RequestError` for everybody else."""
    seat = room.require_seat(listener)
    game = room.require_game()
    if seq != game.seq:
        raise RequestError("stale")
    if seat != room.actor or room.record.seats[seat].bot:
        raise RequestError("not-your-turn")
    if room.record.paused:
        raise RequestError("paused")
    return game, seat


def _refusal(rules: Ruleset[Any], state: State[Any], seat: Seat, action: Action) -> Refusal | None:
    """The rule that forbids an action; raises `RequestError` if the seat does not decide now."""
    if type(action) in rules.calls or state.actor not in (seat, TABLE):
        raise RequestError("not-now")
    return rules.check(state, action)


def read_action(rules: Ruleset[Any], raw: Raw, legal: Container[Action] = ()) -> Action:
    """Decode an action of a message."""
    try:
        return decode_action(rules, bytes(raw), legal)
    except (NotationError, IllegalActionError) as error:
        raise RequestError("malformed", str(error)[:200]) from error


async def _keep(room: Room, game: GameSession, seat: Seat) -> None:
    room.hourglass.note_activity()
    texts = tuple(written(action) for action in room.staged.actions)
    await room.services.store.stage(room.record.game_id, StagedRow(seat, game.seq, texts))


def _send_staged(room: Room, game: GameSession, seat: Seat, ref: int) -> None:
    """Send the staged actions to the connections of their author alone."""
    assert room.projector is not None
    latest = room.staged[-1].events if room.staged else ()
    tell = Staged(
        seq=game.seq,
        ref=ref,
        staged=actions_json(room.staged.actions),
        view=room.view(room.staged_state, seat),
        legal=room.legal_json(seat),
        log=(Logged(game.seq, room.projector.events(latest, seat)),),
    )
    room.audience.send_to_seat(seat, tell)


HANDLERS: dict[type, Handler] = {
    Act: act,
    Back: back,
    End: end,
    Question: why,
    Preview: preview,
    Understood: understood,
    Seen: seen,
    Skip: skip,
    BotChose: bot_chose,
    TimeUp: time_up,
}
