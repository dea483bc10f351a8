"""Names that cannot be seen, and names that cannot be told apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.room_harness import RoomHarness, run_scene
from undermine.server.protocol.errors import RequestError
from undermine.server.protocol.messages import Rename, Sit

INVISIBLE = [
    "\ufe0f",
    "\u034f",
    "\u3164",
    "\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\u17b4",
    "\u180b",
    "\U000e0100",
    "\u0301",
    "\u3164 \ufe0f \u2800",
]
WIDE = "\uff21\uff4e\uff4e"
"""Ann, in letters as wide as those of Chinese."""


@pytest.mark.parametrize("typed", INVISIBLE)
def test_a_name_that_cannot_be_seen_is_refused(tmp_path: Path, typed: str) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", seats=3)
        ana, ben = await harness.join(opened), await harness.join(opened.code)
        await harness.post(ben, opened.code, Sit(typed))
        await harness.post(ana, opened.code, Rename(typed))

        assert ben.last("wrong")["why"] == ana.last("wrong")["why"] == "name"
        assert [seat.name for seat in (await harness.room(opened.code)).record.seats] == [
            "Ana",
            "",
            "",
        ]
        with pytest.raises(RequestError):
            await harness.table(typed)

    run_scene(tmp_path, scene)


@pytest.mark.parametrize("typed", [*(f"A{one}nn{one}" for one in INVISIBLE[:-2]), "ANN", WIDE])
def test_names_that_look_the_same_are_told_apart(tmp_path: Path, typed: str) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Ann", seats=3)
        await harness.sit(opened.code, typed)

        names = [seat.name for seat in (await harness.room(opened.code)).record.seats]
        assert names[1].endswith("nn 2") or names[1] in ("ANN 2", f"{WIDE} 2")
        assert len(names[1]) == len("Ann 2")

    run_scene(tmp_path, scene)


def test_a_name_with_accents_is_the_same_however_it_is_typed(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Zo\u00eb", seats=3)
        await harness.sit(opened.code, "Zoe\u0308")

        names = [seat.name for seat in (await harness.room(opened.code)).record.seats]
        assert names[:2] == ["Zo\u00eb", "Zo\u00eb 2"]

    run_scene(tmp_path, scene)
