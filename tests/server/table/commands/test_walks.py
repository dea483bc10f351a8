"""Several steps sent at once: a walk stops as soon as somebody could learn from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.lostmines.tables import ROAD, walk
from tests.server.room_harness import RecordingListener, RoomHarness, at_a_table_of_three, raw
from undermine.server.protocol.messages import Act
from undermine.testing import Scene

GAME = "the-lost-mines"
AT_A_TRAP = "board=2,2:EW;3,2:EW;4,2:EW marks=2,2/E:trap hand1=EW&NS last=1"
AT_A_MINE = f"board={ROAD} pawn1=7,2 hand1=EW hand2=EW hand3=EW last=1"


def going(*cells: str, seq: int, end: bool = False) -> Act:
    """Take these steps one after the other."""
    spots = [[[int(number) for number in cell.split(",")], 0] for cell in cells]
    return Act(seq, 7, [raw({"do": "step", "to": spot}) for spot in spots], 0, end)


async def walking(harness: RoomHarness, code: str, scene: Scene) -> int:
    """Lead a table to a scene; where its record is then."""
    game = await harness.game(code)
    game.state = scene.state
    return game.seq


@pytest.mark.parametrize("end", [False, True])
def test_a_walk_stops_where_a_trap_takes_a_card(tmp_path: Path, *, end: bool) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = listeners[0]
        seq = await walking(harness, code, walk(AT_A_TRAP))
        listener.keep_only_the_view()

        await harness.post(listener, code, going("2,2", "3,2", "4,2", seq=seq, end=end))

        assert listener.kinds()[1:] == ["moved"]
        assert listener.now["view"]["table"]["pawn"][0] == [[3, 2], 0]
        assert listener.now["view"]["agenda"][-1] == {
            "due": "walk",
            "seat": 0,
            "left": 1,
            "made": 2,
        }
        assert {"do": "step", "to": [[4, 2], 0]} in listener.now["legal"]

    at_a_table_of_three(tmp_path, scene, game=GAME)


@pytest.mark.parametrize("end", [False, True])
def test_a_walk_stops_where_a_mine_is_opened(tmp_path: Path, *, end: bool) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = listeners[0]
        seq = await walking(harness, code, walk(AT_A_MINE))
        listener.keep_only_the_view()

        await harness.post(listener, code, going("8,2", "9,2", "8,2", seq=seq, end=end))

        assert listener.kinds()[1:] == ["moved"]
        assert listener.now["view"]["table"]["pawn"][0] == [[9, 2], 0]
        assert listener.now["view"]["table"]["board"]["tiles"]["9,2"].startswith("mine-gold")

    at_a_table_of_three(tmp_path, scene, game=GAME)


def test_a_walk_on_open_ways_waits_for_its_end(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = listeners[0]
        seq = await walking(harness, code, walk("board=2,2:EW;3,2:EW;4,2:EW hand1=EW last=1"))
        listener.keep_only_the_view()

        await harness.post(listener, code, going("2,2", "3,2", seq=seq))

        assert listener.kinds()[1:] == ["staged"]
        assert len(listener.now["staged"]) == 2
        assert listener.now["view"]["table"]["pawn"][0] == [[3, 2], 0]

    at_a_table_of_three(tmp_path, scene, game=GAME)
