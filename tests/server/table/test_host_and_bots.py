"""The host's hand on the clock, and bots that fail."""

from __future__ import annotations

import asyncio
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.room_harness import (
    RecordingListener,
    RoomHarness,
    act,
    at_a_table_of_three,
    legal_action,
    run_scene,
)
from tests.server.room_steps import all_understood, clock, until_a_guest_is_on
from tests.server.table.test_clocks import LONG
from undermine.core.grammar import written
from undermine.core.resample import resample
from undermine.core.state import Action, Event, State
from undermine.core.view import project
from undermine.notation.actions import parse_action
from undermine.notation.wire import encode
from undermine.server.bots.workers import Thought
from undermine.server.protocol.messages import (
    Config,
    Configure,
    Kick,
    Pause,
)
from undermine.server.table import bot_turns
from undermine.server.table.commands import play
from undermine.server.table.game import GameSession, PreparedAction

# -- the host's hand on the clock ----------------------------------------------------------------


def test_a_pause_stops_the_clock(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await all_understood(harness, code, listeners)
        seq = listeners[0].now["seq"]
        await harness.post(listeners[0], code, Pause(paused=True))
        assert clock(listeners[1]) is None
        await harness.advance(LONG, code)
        assert (await harness.game(code)).seq == seq

        await harness.post(listeners[0], code, Pause(paused=False))

        assert (clock(listeners[1]) or {})["left"] == 60_000
        await harness.advance(60, code)
        assert (await harness.game(code)).seq > seq

    at_a_table_of_three(tmp_path, scene, pace="live")


def test_the_pace_can_be_changed_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await all_understood(harness, code, listeners)
        await harness.advance(LONG, code)
        await harness.post(listeners[0], code, Configure(Config(seats=3, pace="live")))
        assert (clock(listeners[1]) or {})["left"] == 60_000
        await harness.advance(30, code)

        await harness.post(listeners[0], code, Configure(Config(seats=3, pace="live", talk=False)))

        assert (await harness.join(code)).now["clock"]["left"] == 30_000

    at_a_table_of_three(tmp_path, scene)


def test_who_is_kicked_while_on_turn_has_no_clock_any_more(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        on = await until_a_guest_is_on(harness, code, listeners)
        seat = (await harness.room(code)).audience.seat_of(on)
        harness.bot_workers.fail = True
        await harness.post(listeners[0], code, Kick(seat))

        assert (clock(listeners[0]) or {"seat": -1})["seat"] != seat

    at_a_table_of_three(tmp_path, scene, pace="live")


# -- bots ----------------------------------------------------------------------------------------


def test_a_bot_that_fails_does_the_harmless_thing(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        harness.bot_workers.fail = True
        opened = await harness.table("Ana", bots="greedy", seats=4)
        ana = await harness.join(opened)
        await harness.wait_until_idle(await harness.room(opened.code))
        for _ in range(3):
            await harness.post(ana, opened.code, act(ana, legal_action(ana, "discard"), end=True))

        entries = await harness.tables.services.store.entries(f"{opened.code}.1")
        done = [entry for entry in entries if entry.actor > 0]
        assert len(done) >= 9
        assert {entry.action.split()[0] for entry in done} == {"discard"}
        assert {entry.how for entry in entries} == {""}

    run_scene(tmp_path, scene)


@pytest.mark.parametrize("chosen", ["peek 4", "begin 1"])
def test_an_action_of_a_bot_that_is_not_legal_is_not_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: str
) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, _ = await harness.begin_game(3)
        room = await harness.room(code)
        game = room.require_game()
        illegal = parse_action(game.rules, chosen)
        assert game.rules.check(game.state, illegal) is not None

        async def think_of_something_illegal(_thought: Thought) -> Action:
            return illegal

        monkeypatch.setattr(harness.bot_workers, "think", think_of_something_illegal)
        seq, expected = game.seq, play.timeout_action(room, game)
        room.record.seats[room.actor].bot = "random"
        bot_turns.start_bot_turn(room)
        await until(lambda: game.seq > seq)

        entries = await harness.tables.services.store.entries(f"{code}.1")
        assert entries[seq].action == written(expected)

    run_scene(tmp_path, scene)


@pytest.mark.parametrize("rules", ["saboteur", "saboteur-2", "the-lost-mines", "the-dark-cave"])
def test_bots_are_asked_with_their_own_view_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: str
) -> None:
    """Neither the true state nor the true events reach a worker: only what the seat may see."""

    async def scene(harness: RoomHarness) -> None:
        truths: list[tuple[State[Any], list[Event]]] = []
        think = harness.bot_workers.think

        steps: list[PreparedAction] = []  # of the movement that is being chosen
        at = [-1]

        async def think_and_keep_the_truth(thought: Thought) -> Action:
            room = await harness.room(code)
            game = room.require_game()
            if at != [game.seq]:
                steps.clear()
                at[:] = [game.seq]
            state = steps[-1].state if steps else game.state
            told = [event for entry in room.round.entries for event in entry.events]
            truths.append((state, told + [event for one in steps for event in one.events]))
            action = await think(thought)
            steps.append(PreparedAction.of(game.rules, state, action))
            return action

        monkeypatch.setattr(harness.bot_workers, "think", think_and_keep_the_truth)
        code, _ = await harness.begin_game(4, game=rules)
        room = await harness.room(code)
        game = room.require_game()
        for seat in room.record.seats:
            seat.bot = "random"
        bot_turns.start_bot_turn(room)
        await until(lambda: len(truths) >= 12)

        dice = random.Random(1)  # noqa: S311 (a test)
        for asked, (state, told) in zip(harness.bot_workers.asked, truths, strict=False):
            another = resample(game.rules, asked.view, dice.randrange)
            assert another.piles != state.piles, "no card was hidden"
            assert asked.view == game.rules.view(another, asked.seat)
            assert encode(asked.view) == encode(game.rules.view(state, asked.seat))
            assert asked.legal == game.rules.legal(another)
            assert asked.events == [project(game.rules.cards, one, asked.seat) for one in told]
            assert game.seed.encode() not in pickle.dumps(asked)

    run_scene(tmp_path, scene)


def test_dice_of_bots_need_the_secret_of_the_game(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", bots="random", seats=4)
        await harness.wait_until_idle(await harness.room(opened.code))
        game, ana = await harness.game(opened.code), await harness.join(opened)
        await harness.post(ana, opened.code, act(ana, legal_action(ana, "discard"), end=True))
        asked = harness.bot_workers.asked[-1]
        at = (
            GameSession(game.rules, 4, game.seed, game.words),
            GameSession(game.rules, 4, "another", game.words),
        )
        for one in at:
            one.seq = game.seq - 2  # before the bot's move and its draw

        assert asked.seed == bot_turns.bot_seed(at[0], asked.seat)
        assert asked.seed != bot_turns.bot_seed(at[1], asked.seat)
        assert opened.code not in asked.seed
        assert len({thought.seed for thought in harness.bot_workers.asked}) == len(
            harness.bot_workers.asked
        )

    run_scene(tmp_path, scene)


@pytest.mark.parametrize("thinks", [0.0, 0.2, 1.3])
def test_a_bot_answers_after_its_pause_however_long_it_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thinks: float
) -> None:
    async def scene(harness: RoomHarness) -> None:
        think = harness.bot_workers.think

        async def think_slowly(thought: Thought) -> Action:
            harness.time.advance(thinks)
            return await think(thought)

        monkeypatch.setattr(harness.bot_workers, "think", think_slowly)
        code, _listeners = await harness.begin_game(3)
        room = await harness.room(code)
        seq, asked = room.require_game().seq, harness.time.now()
        room.record.seats[room.actor].bot = "random"
        bot_turns.start_bot_turn(room)
        await until(lambda: len(harness.bot_workers.asked) == 1)

        harness.time.advance(asked + 1.39 - harness.time.now())
        await room.wait_until_idle()
        assert (room.require_game().seq, len(room.bot_tasks)) == (seq, 1)

        harness.time.advance(0.02)
        await until(lambda: room.require_game().seq > seq)

    run_scene(tmp_path, scene, bot_pause=1.4)


async def until(reached: Callable[[], bool]) -> None:
    """Let everything go on until a state is reached."""
    async with asyncio.timeout(120):
        while not reached():  # noqa: ASYNC110 (any state)
            await asyncio.sleep(0.001)
