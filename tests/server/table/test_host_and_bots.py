"""The host's hand on the clock, and bots that fail."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.room_harness import (
    Ear,
    Parlour,
    act,
    at_a_table_of_three,
    doing,
    play,
)
from tests.server.table.test_clocks import LONG, all_understood, clock, until_a_guest_is_on
from undermine.core.state import Action
from undermine.server.bots.workers import Thought
from undermine.server.protocol.messages import (
    Config,
    Configure,
    Kick,
    Pause,
)
from undermine.server.table import commit
from undermine.server.table.game import GameSession

# -- the host's hand on the clock ----------------------------------------------------------------


def test_a_pause_stops_the_clock(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        await all_understood(place, code, ears)
        seq = ears[0].now["seq"]
        await place.ask(ears[0], code, Pause(paused=True))
        assert clock(ears[1]) is None
        await place.pass_by(LONG, code)
        assert (await place.game(code)).seq == seq

        await place.ask(ears[0], code, Pause(paused=False))

        assert (clock(ears[1]) or {})["left"] == 60_000
        await place.pass_by(60, code)
        assert (await place.game(code)).seq > seq

    at_a_table_of_three(tmp_path, scene, pace="live")


def test_the_pace_can_be_changed_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        await all_understood(place, code, ears)
        await place.pass_by(LONG, code)
        await place.ask(ears[0], code, Configure(Config(seats=3, pace="live")))
        assert (clock(ears[1]) or {})["left"] == 60_000
        await place.pass_by(30, code)

        await place.ask(ears[0], code, Configure(Config(seats=3, pace="live", talk=False)))

        assert (await place.come(code)).now["clock"]["left"] == 30_000

    at_a_table_of_three(tmp_path, scene)


def test_who_is_kicked_while_on_turn_has_no_clock_any_more(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        on = await until_a_guest_is_on(place, code, ears)
        seat = (await place.room(code)).listeners[on]
        place.heads.fail = True
        await place.ask(ears[0], code, Kick(seat))

        assert (clock(ears[0]) or {"seat": -1})["seat"] != seat

    at_a_table_of_three(tmp_path, scene, pace="live")


# -- bots ----------------------------------------------------------------------------------------


def test_a_bot_that_fails_does_the_harmless_thing(tmp_path: Path) -> None:
    async def scene(place: Parlour) -> None:
        place.heads.fail = True
        opened = await place.table("Ana", bots="greedy", seats=4)
        ana = await place.come(opened)
        await place.calm(await place.room(opened.code))
        for _ in range(3):
            await place.ask(ana, opened.code, act(ana, doing(ana, "discard"), end=True))

        entries = await place.tables.services.store.entries(f"{opened.code}.1")
        done = [entry for entry in entries if entry.actor > 0]
        assert len(done) >= 9
        assert {entry.action.split()[0] for entry in done} == {"discard"}
        assert {entry.how for entry in entries} == {""}

    play(tmp_path, scene)


def test_bots_are_asked_with_their_own_view_and_nothing_else(tmp_path: Path) -> None:
    async def scene(place: Parlour) -> None:
        opened = await place.table("Ana", bots="random", seats=4)
        await place.calm(await place.room(opened.code))
        game = await place.game(opened.code)
        ana = await place.come(opened)
        await place.ask(ana, opened.code, act(ana, doing(ana, "discard"), end=True))

        assert place.heads.asked
        for thought in place.heads.asked:
            assert game.seed.encode() not in repr(thought).encode()
            for seat in set(range(4)) - {thought.seat}:
                assert f'"hand{seat + 1}":{{"cards":["?mine"' in thought.view.decode()

    play(tmp_path, scene)


def test_dice_of_bots_need_the_secret_of_the_game(tmp_path: Path) -> None:
    async def scene(place: Parlour) -> None:
        opened = await place.table("Ana", bots="random", seats=4)
        await place.calm(await place.room(opened.code))
        game, ana = await place.game(opened.code), await place.come(opened)
        await place.ask(ana, opened.code, act(ana, doing(ana, "discard"), end=True))
        asked = place.heads.asked[-1]
        at = (
            GameSession(game.rules, 4, game.seed, game.words),
            GameSession(game.rules, 4, "another", game.words),
        )
        for one in at:
            one.seq = game.seq - 2  # before the bot's move and its draw

        assert asked.seed == commit.bot_seed(at[0], asked.seat)
        assert asked.seed != commit.bot_seed(at[1], asked.seat)
        assert opened.code not in asked.seed
        assert len({thought.seed for thought in place.heads.asked}) == len(place.heads.asked)

    play(tmp_path, scene)


@pytest.mark.parametrize("thinks", [0.0, 0.2, 1.3])
def test_a_bot_answers_after_its_pause_however_long_it_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thinks: float
) -> None:
    async def scene(place: Parlour) -> None:
        think = place.heads.think

        async def think_slowly(thought: Thought) -> Action:
            place.time.pass_by(thinks)
            return await think(thought)

        monkeypatch.setattr(place.heads, "think", think_slowly)
        code, _ears = await place.people(3)
        room = await place.room(code)
        seq, asked = room.require_game().seq, place.time.now()
        room.record.seats[room.actor].bot = "random"
        commit.start_bot_turn(room)
        await until(lambda: len(place.heads.asked) == 1)

        place.time.pass_by(asked + 1.39 - place.time.now())
        await room.wait_until_idle()
        assert (room.require_game().seq, len(room.bot_tasks)) == (seq, 1)

        place.time.pass_by(0.02)
        await until(lambda: room.require_game().seq > seq)

    play(tmp_path, scene, bot_pause=1.4)


async def until(reached: Callable[[], bool]) -> None:
    """Let everything go on until a state is reached."""
    async with asyncio.timeout(120):
        while not reached():  # noqa: ASYNC110 (any state)
            await asyncio.sleep(0.001)
