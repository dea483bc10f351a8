"""Tables that sleep, are parked, come back, and are removed with all that they own."""

from tests.server.store.samples import Place, entries, game, seated, table, using
from undermine.server.store.base import (
    REMOVED_AT_ONCE,
    RestRow,
    StagedRow,
    Store,
    TalkRow,
)
from undermine.server.store.postgres import PostgresStore
from undermine.server.store.sqlite import SqliteStore


def test_tables_nobody_touches_are_parked_and_later_removed(place: Place) -> None:
    async def tidy(store: Store) -> None:
        await store.put_table(table("idle", touched=50))
        await store.put_table(table("timed", touched=50, timed=True))
        await store.put_table(table("over", touched=50, status="over"))
        await store.put_table(table("busy", touched=100))
        await store.put_table(table("waiting", touched=50, status="filling", timed=True))
        await store.put_table(table("ancient", touched=9))

        await store.put_table(table("watched", touched=50))

        assert await store.park(60, keep={"watched"}) == ["ancient", "idle", "waiting"]
        assert {row.code for row in await store.playing_tables()} == {"timed", "busy", "watched"}
        assert await store.park(60, keep={"watched"}) == []
        assert await store.untouched(10) == ["ancient"]
        assert await store.remove(["ancient", "idle", "nowhere"], 10) == ["ancient"]
        assert await store.table("ancient") is None
        assert await store.table("idle") is not None

    using(place, tidy)


def test_tables_are_found_when_their_games_go_on_by_themselves(place: Place) -> None:
    async def look(store: Store) -> None:
        for code, due in (("later", 90), ("soon", 20), ("at-once", 0), ("never", None)):
            await store.put_table(table(code, due=due))
        await store.put_table(table("parked", due=20, status="parked"))

        assert await store.due((0, ""), 89) == [(0, "at-once"), (20, "soon")]
        assert await store.due((1, ""), 90) == [(20, "soon"), (90, "later")]
        assert await store.due((0, ""), 90, limit=1) == [(0, "at-once")]
        assert await store.due((0, "at-once"), 90, limit=1) == [(20, "soon")]
        await store.put_table(table("soon"))
        assert await store.due((1, ""), 89) == []

    using(place, look)


def test_a_table_that_sleeps_or_wakes_is_not_touched(place: Place) -> None:
    async def sleep(store: Store) -> None:
        await store.put_table(table("parked", status="parked", touched=7))
        await store.put_table(table("playing", touched=8))

        rows = [RestRow(code, b"{}", 5) for code in ("parked", "playing", "gone")]
        await store.rest(rows)

        found = await store.tables(["parked", "playing", "gone"])
        assert [(row.code, row.doc, row.due, row.status, row.touched) for row in found] == [
            ("playing", b"{}", 5, "playing", 8),
            ("parked", b"{}", 5, "parked", 7),
        ]

    using(place, sleep)


def test_a_table_with_a_game_in_play_is_not_removed(place: Place) -> None:
    async def tidy(store: Store) -> None:
        await seated(store)

        assert await store.untouched(1000) == await store.remove(["red-lamp"], 1000) == []
        assert await store.park(1000) == await store.untouched(1000) == ["red-lamp"]

    using(place, tidy)


def test_a_table_that_is_stored_again_is_not_older_than_before(place: Place) -> None:
    async def store_with_a_clock_set_back(store: Store) -> None:
        await store.put_table(table(touched=100))
        await store.put_table(table(touched=50))

        assert await store.table("red-lamp") == table(touched=100)

    using(place, store_with_a_clock_set_back)


def test_a_parked_table_is_back_as_soon_as_somebody_does_something(place: Place) -> None:
    async def wake(store: Store) -> None:
        await seated(store)
        await store.put_table(table("lobby", status="filling"))
        await store.park(1000)
        await store.append("g1", 0, entries(1, at=500))
        await store.say("lobby", TalkRow(500, 0, "hello"))

        assert await store.table("red-lamp") == table(touched=500)
        assert await store.table("lobby") == table("lobby", status="filling", touched=500)

    using(place, wake)


def test_a_store_does_not_remember_for_ever_when_games_were_touched(place: Place) -> None:
    async def tidy(store: SqliteStore | PostgresStore) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1, at=1000))
        assert set(store._touched) == {"g1"}
        await store.park(10)

        assert store._touched == {}

    using(place, tidy)


def test_removing_a_table_takes_everything_along_that_it_owns(place: Place) -> None:
    async def tidy(store: Store) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1, 3), staged=[StagedRow(0, 3, ("peek 1",))])
        await store.say("red-lamp", TalkRow(1, 0, "hello"))
        for number in range(REMOVED_AT_ONCE * 2):
            await store.put_table(table(f"old-{number}"))
        await store.put_table(table("kept", touched=900), game("g9", "kept"))

        await store.park(200)
        removed = await store.remove(await store.untouched(200), 200)

        assert len(removed) == REMOVED_AT_ONCE * 2 + 1
        assert await store.game("g1") is None
        assert await store.entries("g1") == []
        assert await store.staged("g1") == []
        assert await store.talk("red-lamp") == []
        assert await store.game("g9") is not None

    using(place, tidy)
