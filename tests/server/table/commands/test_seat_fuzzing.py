"""Random asks about seats in a running game: nothing breaks, and no seat has two owners."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.room_harness import Message, RecordingListener, RoomHarness, run_scene
from undermine.server.protocol.messages import Asks
from undermine.server.table.record import read_table

MOTION = st.fixed_dictionaries(
    {
        "kind": st.sampled_from(["standin-turn", "standin", "handover", "admit"]),
        "seat": st.integers(0, 5),
    },
    optional={"applicant": st.integers(-1, 3)},
)
SEAT = st.fixed_dictionaries({"seat": st.integers(0, 5)}, optional={"on": st.booleans()})
FIELDS: dict[str, st.SearchStrategy[Message]] = {
    "standin": SEAT,
    "offer": SEAT,
    "kick": st.fixed_dictionaries({"seat": st.integers(0, 5)}),
    "crown": st.fixed_dictionaries({"seat": st.integers(0, 5)}),
    "appoint": st.fixed_dictionaries(
        {"seat": st.integers(0, 5), "bot": st.sampled_from(["", "random", "x"])}
    ),
    "apply": st.fixed_dictionaries(
        {"seat": st.integers(0, 5), "name": st.sampled_from(["Eve", "Ana", " "])}
    ),
    "sit": st.fixed_dictionaries({"name": st.just("Eve")}),
    "admit": st.fixed_dictionaries({"applicant": st.integers(-1, 3), "yes": st.booleans()}),
    "call": st.fixed_dictionaries({"motion": MOTION}),
    "vote": st.fixed_dictionaries({"yes": st.booleans()}),
    "rise": st.fixed_dictionaries({"for_good": st.booleans()}),
    "return": st.just({}),
    "withdraw": st.just({}),
    "pause": st.fixed_dictionaries({"paused": st.booleans()}),
    "wait": st.fixed_dictionaries({"seconds": st.sampled_from([1, 50, 130, 700])}),
    "leave": st.just({}),
}
ASKS = st.sampled_from(sorted(FIELDS)).flatmap(
    lambda kind: FIELDS[kind].map(lambda fields: {"t": kind, **fields})
)
_read = msgspec.json.Decoder(Asks).decode


@given(asks=st.lists(st.tuples(st.integers(0, 4), ASKS), min_size=6, max_size=20))
@settings(max_examples=25, deadline=None)
def test_whatever_is_asked_about_seats_the_game_goes_on(asks: list[tuple[int, Message]]) -> None:
    """Three people, two of whom have lines that may end, and two spectators."""

    async def scene(harness: RoomHarness) -> None:
        code, listeners = await harness.begin_game(3, seats=4)
        listeners += [await harness.join(code), await harness.join(code)]
        room = await harness.room(code)
        for who, ask in asks:
            await do(harness, code, listeners[who], ask)
            tokens = [seat.token for seat in room.record.seats if seat.token]
            assert len(set(tokens)) == len(tokens)
            assert {seat.kind == "person" for seat in room.record.seats if seat.token} <= {True}
            assert room.notices.pending == []
        row = await harness.tables.services.store.table(code)
        assert row is not None
        assert read_table(row) == room.record
        watcher = await harness.join(code)
        assert watcher.now["you"] == -4

    with TemporaryDirectory() as folder, patch("undermine.server.table.room.log.error") as error:
        run_scene(Path(folder), scene)
    error.assert_not_called()


async def do(harness: RoomHarness, code: str, listener: RecordingListener, ask: Message) -> None:
    if ask["t"] == "wait":
        await harness.advance(ask["seconds"], code)
    elif ask["t"] == "leave":
        await harness.disconnect(listener, code)
    else:
        await harness.post(listener, code, _read(msgspec.json.encode(ask)))
