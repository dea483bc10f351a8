"""Time for what is no ordinary turn: questions in the turn of another, and the end of a round."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.darkcave.tables import prowl
from tests.rules.saboteur.tables import SHAFT, table
from tests.server.room_harness import (
    RecordingListener,
    RoomHarness,
    act,
    actor_of,
    at_a_table_of_three,
    raw,
)
from tests.server.room_steps import all_understood, clock, hows
from undermine.server.protocol.messages import Act
from undermine.server.table.clocks import PACES, REACTIONS, STORY


@pytest.mark.parametrize("pace", REACTIONS)
def test_whoever_is_asked_in_the_turn_of_another_has_a_short_time(
    tmp_path: Path, pace: str
) -> None:
    """TDC-R44: the question about the axe; without an answer the axe is kept."""
    met = "board=0,1:NS pawn2=0,1 beasts=rat:0,0:1 pawn1=0,0 front2=battle-axe-I hand3=NS"

    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        game = await harness.game(code)
        game.state = prowl("rat", met, "yyY").state
        await all_understood(harness, code, listeners)
        step = raw({"do": "step", "to": [[0, 1], 0]})
        await harness.post(listeners[0], code, Act(game.seq, 7, [step], 0, end=True))

        assert listeners[1].now["view"]["agenda"][-1]["due"] == "askaxe"
        time = REACTIONS[pace] * 1000
        assert clock(listeners[0]) == {"seat": 1, "left": time, "of": time}
        await harness.advance(REACTIONS[pace], code)
        assert hows(listeners[0])[0] == "clock"
        assert listeners[0].now["view"]["table"]["front"][1] == ["battle-axe-I"]
        assert (clock(listeners[0]) is None) == (pace == "none")

    at_a_table_of_three(tmp_path, scene, game="the-dark-cave", pace=pace)


def test_nobody_is_hurried_while_it_is_told_how_a_round_was_won(tmp_path: Path) -> None:
    won = f"board={SHAFT} goals=stone-ne;gold;stone-nw hand1=EW&map"

    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        game = await harness.game(code)
        game.state = table("DDD", 1, won).state
        await all_understood(harness, code, listeners)
        place_it = raw({"do": "place", "tile": ["EW", 0], "at": [7, 0]})
        await harness.post(listeners[0], code, Act(game.seq, 7, [place_it], 0, end=True))

        assert (clock(listeners[0]) or {})["left"] == (PACES["live"] + STORY) * 1000
        listener = actor_of(listeners)
        await harness.post(listener, code, act(listener, listener.now["legal"][0], end=True))
        assert (clock(listeners[0]) or {})["left"] == PACES["live"] * 1000

    at_a_table_of_three(tmp_path, scene, pace="live")
