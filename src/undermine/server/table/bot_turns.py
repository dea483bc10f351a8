"""The turns of bots: asking them, gathering the steps of one movement, and answering in time."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import NamedTuple

from undermine.bots.offers import with_style
from undermine.bots.registry import is_recalling
from undermine.core.state import TABLE, Action, Seat
from undermine.core.view import project
from undermine.server.bots.workers import Thought
from undermine.server.logs import log
from undermine.server.table.clocks import TimeUp
from undermine.server.table.game import GameSession, PreparedAction, Trial
from undermine.server.table.record import TableRecord
from undermine.server.table.room import Room


class BotChose(NamedTuple):
    """The room tells itself: the bot that was asked after this entry wants to do this."""

    seq: int
    actions: Sequence[Action]
    """One action, or the steps of one movement; empty: it failed to decide."""


def start_bot_turn(room: Room) -> None:
    """If a bot is next, let it think; its answer comes by the mailbox like everybody's.

    A decision of the table without any people left is decided by the timeout action.
    """
    game, is_asked = room.game, waits_for_bot(room)
    if game is None or room.record.status != "playing" or room.record.paused:
        return
    if is_asked and game.state.actor >= 0:
        room.start_bot_task(_take_turn(room, game))
        return
    room.pacing.end_skip()
    if is_asked:
        room.post_to_self(TimeUp(room.hourglass.generation))


def waits_for_bot(room: Room) -> bool:
    """Whether the game goes on at once, by a bot or without anybody."""
    game, record = room.game, room.record
    if game is None or record.status != "playing" or record.paused:
        return False
    actor = game.state.actor
    return record.played_by_bot(actor) or (actor == TABLE and not record.persons())


def keep_log_for_bots(game: GameSession, record: TableRecord) -> None:
    """Keep the log of a game if a bot at its table recalls it; without one it costs nothing."""
    if any(is_recalling(seat.bot) for seat in record.seats if seat.bot):
        game.keep_log()


async def _take_turn(room: Room, game: GameSession) -> None:
    """Let a bot decide, and answer when the pause is over, however short the thought was."""
    seq, seat, asked = game.seq, game.state.actor, room.services.time.now()
    if not room.record.played_by_bot(seat):  # the person was back at once
        return
    is_first = room.round.last_decider != seat
    actions = await _choose(room, game, seat)
    await room.pacing.wait(asked, is_first=is_first)
    room.post_to_self(BotChose(seq, actions))


async def _choose(room: Room, game: GameSession, seat: Seat) -> list[Action]:
    """The action of a bot, or all steps of a movement, as a person chooses them at once."""
    steps: list[PreparedAction] = []
    seq = game.seq
    while game.seq == seq:
        thought = _thought(room, game, seat, steps)
        try:
            action = await room.services.bots.think(thought)
            trial = game.trial(steps[-1].state if steps else game.state, action)
            goes_on = _is_movement(trial) and not trial.publishes and _is_movement_due(trial)
            steps.append(trial.prepared)
        except Exception as error:  # noqa: BLE001 (a bot may do anything)
            log.error("a bot failed", code=room.record.code, bot=thought.bot, error=error)
            break
        if not goes_on:
            break
    return [one.action for one in steps]


def _is_movement(trial: Trial) -> bool:
    return trial.before.agenda[-1].movement


def _is_movement_due(trial: Trial) -> bool:
    """Whether the same seat may take another step of the same kind."""
    before, after = trial.before, trial.prepared.state
    return after.actor == before.actor and type(after.agenda[-1]) is type(before.agenda[-1])


def _thought(room: Room, game: GameSession, seat: Seat, steps: Sequence[PreparedAction]) -> Thought:
    cards = game.rules.cards
    state = steps[-1].state if steps else game.state
    told = [event for one in room.round.entries for event in one.events]
    told += [event for one in steps for event in one.events]
    return Thought(
        rules=game.rules.id,
        bot=with_style(room.record.seats[seat].bot, style_seed(game, seat)),
        seed=bot_seed(game, seat, len(steps)),
        seat=seat,
        view=game.rules.view(state, seat),
        events=[project(cards, event, seat) for event in told],
        legal=game.rules.legal(state),
        history=game.seen_log(seat, steps),
    )


def bot_seed(game: GameSession, seat: Seat, steps: int = 0) -> str:
    """The dice of a bot for one decision, some steps after the last entry.

    Nobody can foresee them without the game's secret.
    """
    return _secret_seed(game, f"undermine bot dice, seat {seat}, after entry {game.seq + steps}")


def style_seed(game: GameSession, seat: Seat) -> str:
    """The seed of the style of a bot, the same for all decisions of a game."""
    return _secret_seed(game, f"undermine bot style, seat {seat}")


def _secret_seed(game: GameSession, message: str) -> str:
    return hmac.new(game.seed.encode(), message.encode(), "sha256").hexdigest()
