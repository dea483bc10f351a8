"""Games that began by an earlier version of the rules go on by it; new ones get the newest."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.asgi_client import AsgiClient, run_with_client
from tests.server.room_harness import RecordingListener, RoomHarness, act, actor_of, run_scene
from undermine import read_record
from undermine.dealer import promise
from undermine.games import load
from undermine.notation import parse_record
from undermine.notation.records import Entry
from undermine.server.protocol.messages import Again, Config, Ready, Start
from undermine.server.protocol.schemas import Opened
from undermine.server.store.base import EntryRow, GameRow
from undermine.server.table.record import SeatRecord, TableRecord

OLD, NEW = "the-dark-cave@1", "the-dark-cave@2"
GOLDEN = Path(__file__).parents[2] / "golden" / OLD / "3-seats.dig"
PARALYSED = 71
"""After so many entries of the golden game the second dwarf lies, and is about to walk."""


def document(code: str = "old-lamp") -> tuple[TableRecord, list[Opened]]:
    """A table of three people as a server stored it that knew version 1 only."""
    config = Config(game="the-dark-cave", seats=3)
    record = TableRecord(code, config, [SeatRecord() for _ in range(3)], OLD, 0, "SEED")
    tokens = [record.sit_down(seat, name) for seat, name in enumerate(("Ana", "Ben", "Cleo"))]
    return record, [Opened(code, seat, token) for seat, token in enumerate(tokens)]


async def stored_game(harness: RoomHarness) -> list[Opened]:
    """A game of version 1 in play, up to where the second dwarf lies and may walk."""
    record, seats = document()
    record.status = "playing"
    _, golden = read_record(GOLDEN.read_text(encoding="utf-8"))
    entries = [
        EntryRow(seq, line.actor, line.text.partition(" ")[2])
        for seq, line in enumerate(golden.entries[:PARALYSED], 1)
        if isinstance(line, Entry)
    ]
    names = tuple(seat.name for seat in record.seats)
    game = GameRow(
        record.game_id,
        record.code,
        1,
        OLD,
        names,
        promise("SEED"),
        "SEED",
        (),
        open_cards=True,
        made=0,
    )
    await harness.tables.services.store.put_table(record.row(0), game, entries)
    return seats


async def play_to_the_end(
    harness: RoomHarness, code: str, listeners: list[RecordingListener]
) -> None:
    room = await harness.room(code)
    while room.record.status == "playing":
        on = actor_of(listeners)
        idle = [a for a in on.now["legal"] if a["do"] in ("stop", "endure")]
        passing = [a for a in on.now["legal"] if a["do"] == "discard"]
        await harness.post(on, code, act(on, [*idle, *passing, *on.now["legal"]][0], end=True))


def test_a_stored_game_goes_on_by_the_version_it_began_with(tmp_path: Path) -> None:
    async def scene(client: AsgiClient) -> None:
        harness = client.harness
        seats = await stored_game(harness)
        listeners = [await harness.join(mine) for mine in seats]
        ben, code = listeners[1], seats[1].code
        assert ben.now["view"]["table"]["lying"] == [0, 1]

        step = next(a for a in ben.now["legal"] if a["do"] == "step")
        await harness.post(ben, code, act(ben, step, end=True))

        game = await harness.game(code)
        assert game.rules.id == OLD
        assert game.seq > PARALYSED
        await play_to_the_end(harness, code, listeners)
        record = parse_record((await client.get(f"/api/replays/{code}.1/record")).text, load)
        assert record.rules == OLD

    run_with_client(tmp_path, scene)


def test_another_game_at_that_table_is_played_by_the_newest_version(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        seats = await stored_game(harness)
        listeners = [await harness.join(mine) for mine in seats]
        code = seats[0].code
        await play_to_the_end(harness, code, listeners)

        await harness.post(listeners[0], code, Again())
        for listener in listeners[1:]:
            await harness.post(listener, code, Ready(word="w"))
        await harness.post(listeners[0], code, Start())

        room = await harness.room(code)
        assert room.record.number == 2
        assert (await harness.game(code)).rules.id == room.record.rules == NEW

    run_scene(tmp_path, scene)


def test_a_table_that_had_not_begun_begins_by_the_newest_version(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        record, seats = document()
        for seat in record.seats:
            seat.ready = True
        await harness.tables.services.store.put_table(record.row(0))
        host = await harness.join(seats[0])

        await harness.post(host, record.code, Start())

        assert (await harness.game(record.code)).rules.id == NEW

    run_scene(tmp_path, scene)


@pytest.mark.parametrize("options", [{}, {"paralysis": "next-turn"}])
def test_a_new_table_gets_the_newest_version(tmp_path: Path, options: dict[str, str]) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, _ = await harness.begin_game(3, game="the-dark-cave", options=options)

        words = "".join(f"+{name}={choice}" for name, choice in options.items())
        assert (await harness.game(code)).rules.id == NEW + words

    run_scene(tmp_path, scene)
