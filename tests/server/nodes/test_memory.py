"""What only a room knows goes on at another node, or begins anew in a fair way."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.nodes.node_harness import NodeHarness, run_nodes
from tests.server.nodes.node_steps import three
from tests.server.room_harness import (
    act,
    actor_of,
    legal_action,
)
from undermine.server.protocol.messages import (
    Call,
    Motion,
    Start,
    Understood,
)
from undermine.server.table.commands.seat_votes import TURN_PATIENCE

# -- what is not stored --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pace", "passed", "left"), [("turns", 20 * 3600, 4 * 3600), ("relaxed", 180, 120)]
)
def test_a_clock_that_is_handed_over_goes_on(
    tmp_path: Path, pace: str, passed: int, left: int
) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        code, _ = await three(one, pace=pace)
        await one.tables.hand_over()

        two.time.advance(passed)
        room = await two.room(code)

        assert room.hourglass.left == pytest.approx(left, abs=2)

    run_nodes(tmp_path, scene)


@pytest.mark.parametrize(("pace", "left"), [("turns", 24 * 3600), ("relaxed", 300)])
def test_the_clock_of_a_node_that_is_gone_begins_anew(tmp_path: Path, pace: str, left: int) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        code, _ = await three(one, pace=pace)
        one.ownership.lose()

        two.time.advance(1000)
        room = await two.room(code)

        assert room.hourglass.left == pytest.approx(left, abs=2)

    run_nodes(tmp_path, scene)


def test_who_has_looked_at_a_role_is_shown_it_again_only_if_the_node_is_gone(
    tmp_path: Path,
) -> None:
    """Until the first turn; later everybody has."""

    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        code, seats = await three(one)
        ben = await one.join(seats[1])
        await one.post(ben, code, Understood())

        await one.tables.hand_over()
        assert (await two.join(seats[1])).last("sync")["understood"]
        two.ownership.lose()
        await two.tables.claims.wait_until_left(1)
        assert not (await two.join(seats[1])).last("sync")["understood"]

        people = [await two.join(seat) for seat in seats]
        actor = actor_of(people)
        await two.post(actor, code, act(actor, legal_action(actor, "discard"), end=True))
        two.ownership.lose()
        await two.tables.claims.wait_until_left(1)
        assert (await two.join(seats[1])).last("sync")["understood"]

    run_nodes(tmp_path, scene)


def test_a_vote_that_was_open_is_dropped_with_a_notice(tmp_path: Path) -> None:
    async def scene(nodes: list[NodeHarness]) -> None:
        one, two = nodes
        table = await one.table("Ana", seats=3)
        code = table.code
        listeners = [await one.join(table), await one.sit(code, "Ben"), await one.sit(code, "Cleo")]
        await one.post(listeners[0], code, Start())
        seat = listeners.index(actor_of(listeners))
        others = [listener for listener in listeners if listener is not listeners[seat]]
        one.time.advance(TURN_PATIENCE + 1)
        one.tables._pulse.beat()
        await one.post(others[0], code, Call(Motion("standin-turn", seat)))
        assert others[0].last("ballot")["ballot"] is not None
        await one.tables.hand_over()

        room = await two.room(code)
        await room.wait_until_idle()

        assert room.record.motion is None
        assert [notice.what for notice in room.record.notices][-1] == "dropped"

    run_nodes(tmp_path, scene)
