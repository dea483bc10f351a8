"""Commands of a guided game: hints for a seat, and the mark of a learner.

Hints are made from the seat's view in a worker process and sent to the asker alone. Where other
people play, a seat gets them only while everybody sees it marked as a learner.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from undermine.bots.hints import Hint
from undermine.core.state import Seat, State
from undermine.core.view import project
from undermine.server.bots.workers import Thought
from undermine.server.logs import log
from undermine.server.protocol.errors import RequestError
from undermine.server.protocol.guide import AskHint, Guide, Hinted, HintInfo, HintReason
from undermine.server.protocol.messages import Wrong
from undermine.server.table.commands.play import require_turn
from undermine.server.table.game import GameSession
from undermine.server.table.room import Handler, Listener, Room
from undermine.server.views.projector import action_json, arguments_json

_ADVISER: Final = "greedy"
"""The bot whose evaluation gives hints: it has no style."""


async def guide(room: Room, listener: Listener, ask: Guide) -> None:
    """Mark a seat as a learner, or no longer; other people read it in the log once a game."""
    seat = room.require_seat(listener)
    if room.record.seats[seat].learner == ask.on:
        return
    room.record.set_learner(seat, learner=ask.on)
    if ask.on and _others(room, seat) and not _is_noted(room, seat):
        room.add_notice("guided", seat, seat)
    await room.save()
    room.attendance.send()


def _others(room: Room, seat: Seat) -> bool:
    """Whether other people play here."""
    return any(other != seat for other in room.record.persons())


def _is_noted(room: Room, seat: Seat) -> bool:
    return any(one.what == "guided" and one.seat == seat for one in room.record.notices)


async def hint(room: Room, listener: Listener, ask: AskHint) -> None:
    """Send hints to the asker, from those that are known or as soon as a worker has made them."""
    game, seat = require_turn(room, listener, ask.seq)
    if _others(room, seat) and not room.record.seats[seat].learner:
        raise RequestError("not-guided")
    state = room.staged_state
    if state.actor != seat:
        raise RequestError("not-now")
    known = room.hints.known(seat, state)
    if known is not None:
        room.send(listener, Hinted(ask.ref, game.seq, len(room.staged), known))
    elif room.hints.begin(seat):
        answer = Answer(listener, ask.ref, seat, game.seq, len(room.staged), state)
        room.start_bot_task(_advise(room, answer, _thought(room, game, seat, state)))
    else:
        raise RequestError("slow-down")


class Answer(NamedTuple):
    """Whom hints are for, and the moment they are about."""

    listener: Listener
    ref: int
    seat: Seat
    seq: int
    staged: int
    state: State[Any]


async def _advise(room: Room, answer: Answer, thought: Thought) -> None:
    """Let a worker make hints; an answer that comes too late is not sent."""
    try:
        hints = _written(await room.services.bots.advise(thought))
    except Exception as error:  # noqa: BLE001 (a bot may do anything)
        log.error("no hints", code=room.record.code, bot=thought.bot, error=error)
        room.send(answer.listener, Wrong("not-now", answer.ref))
        return
    finally:
        room.hints.end(answer.seat)
    if room.game is None or room.staged_state is not answer.state:
        room.send(answer.listener, Wrong("stale", answer.ref))
        return
    room.hints.keep(answer.seat, answer.state, hints)
    room.send(answer.listener, Hinted(answer.ref, answer.seq, answer.staged, hints))


def _thought(room: Room, game: GameSession, seat: Seat, state: State[Any]) -> Thought:
    """What the seat may know; equally good actions are ordered by dice that everybody may know."""
    entries = [*room.round.entries, *room.staged]
    cards = game.rules.cards
    return Thought(
        rules=game.rules.id,
        bot=_ADVISER,
        seed=f"hint for seat {seat} after entry {game.seq}",
        seat=seat,
        view=game.rules.view(state, seat),
        events=[project(cards, event, seat) for one in entries for event in one.events],
        legal=room.legal_actions(seat),
    )


def _written(hints: tuple[Hint, ...]) -> tuple[HintInfo, ...]:
    return tuple(
        HintInfo(
            action_json(hint.action),
            tuple(
                HintReason(one.key, arguments_json(one.args), one.is_secret) for one in hint.reasons
            ),
            hint.to,
        )
        for hint in hints
    )


HANDLERS: dict[type, Handler] = {Guide: guide, AskHint: hint}
