"""What is stored is found again, in the right order, by whoever may find it."""

from pathlib import Path

import pytest

from tests.server.store.samples import GAME, TABLE, entries, game, seated, table, using
from undermine.server.store import rows
from undermine.server.store.base import (
    EntryRow,
    MissingError,
    StagedRow,
    StaleError,
    StorageError,
    TakenError,
    TalkRow,
)
from undermine.server.store.sqlite import TOUCHED_EVERY, SqliteStore

# -- tables and games ------------------------------------------------------------------------------


def test_a_store_makes_its_folder(tmp_path: Path) -> None:
    database = tmp_path / "deep" / "deeper" / "undermine.db"

    using(database, seated)

    assert database.is_file()


def test_tables_games_and_logs_survive_a_restart(database: Path) -> None:
    log = [EntryRow(1, -1, "begin 2", at=5), EntryRow(2, 1, "discard ?", "clock", 6)]

    async def play(store: SqliteStore) -> None:
        await store.put_table(TABLE, GAME)
        await store.append("g1", 0, log, staged=[StagedRow(1, 2, ("place EW 1,0", "peek 1"))])

    async def look(store: SqliteStore) -> None:
        assert await store.table("red-lamp") == TABLE
        assert await store.game("g1") == GAME
        assert await store.entries("g1") == log
        assert await store.entries("g1", after=1) == log[1:]
        assert await store.staged("g1") == [StagedRow(1, 2, ("place EW 1,0", "peek 1"))]

    using(database, play)
    using(database, look)


def test_what_is_not_there_is_not_found(database: Path) -> None:
    async def look(store: SqliteStore) -> None:
        assert await store.table("red-lamp") is None
        assert await store.game("g1") is None
        assert await store.entries("g1") == []
        assert await store.talk("red-lamp") == []

    using(database, look)


def test_a_table_is_overwritten_and_keeps_its_games(database: Path) -> None:
    changed = table(doc=b"{}", status="over", touched=200, listed=False, timed=True)

    async def change(store: SqliteStore) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1, 3))
        await store.put_table(changed, game("g2", number=2))

        assert await store.table("red-lamp") == changed
        assert await store.games("red-lamp") == [GAME, game("g2", number=2)]
        assert len(await store.entries("g1")) == 3

    using(database, change)


def test_a_new_table_takes_no_code_that_is_in_use(database: Path) -> None:
    async def add(store: SqliteStore) -> None:
        await store.add_table(TABLE)
        with pytest.raises(TakenError, match="'red-lamp'"):
            await store.add_table(table(doc=b"mine"))

        assert await store.table("red-lamp") == TABLE

    using(database, add)


def test_a_table_and_its_game_are_stored_together_or_not_at_all(database: Path) -> None:
    async def start(store: SqliteStore) -> None:
        await seated(store)
        with pytest.raises(TakenError, match="game 1"):
            await store.put_table(table(doc=b"new"), game("other", number=1))

        assert await store.table("red-lamp") == TABLE
        assert await store.game("other") is None

    using(database, start)


def test_a_game_is_stored_with_its_first_entries_or_not_at_all(database: Path) -> None:
    async def start(store: SqliteStore) -> None:
        await store.put_table(TABLE, GAME, entries(1, 3))
        with pytest.raises(ValueError, match="numbered"):
            await store.put_table(table(doc=b"new"), game("g2", number=2), entries(2))

        assert await store.entries("g1") == entries(1, 3)
        assert await store.table("red-lamp") == TABLE
        assert await store.game("g2") is None

    using(database, start)


def test_the_deal_of_a_game_stays_as_it_was_promised(database: Path) -> None:
    async def cheat(store: SqliteStore) -> None:
        await seated(store)
        await store.put_table(TABLE, game(seed="another", promise="another", words=()))

        assert await store.game("g1") == GAME

    using(database, cheat)


def test_strangers_find_listed_tables_that_fill_or_play_last_touched_first(database: Path) -> None:
    async def look(store: SqliteStore) -> None:
        await store.put_table(table("old", touched=1))
        await store.put_table(table("new", touched=9, status="filling"))
        await store.put_table(table("over", status="over"))
        await store.put_table(table("parked", status="parked"))
        await store.put_table(table("private", listed=False))

        assert [row.code for row in await store.listed()] == ["new", "old"]
        assert [row.code for row in await store.listed(limit=1)] == ["new"]
        assert [row.code for row in await store.playing_tables()] == ["private", "old"]
        assert [row.code for row in await store.tables(["old", "over", "gone"])] == ["over", "old"]

    using(database, look)


# -- the log ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("after", [0, 1, 3])
def test_entries_follow_the_last_one(database: Path, after: int) -> None:
    async def race(store: SqliteStore) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1, 2))
        with pytest.raises(StaleError) as stale:
            await store.append("g1", after, entries(after + 1, 2))

        assert (stale.value.after, stale.value.last) == (after, 2)
        assert await store.entries("g1") == entries(1, 2)

    using(database, race)


def test_entries_that_are_numbered_wrongly_are_a_mistake(database: Path) -> None:
    async def slip(store: SqliteStore) -> None:
        await seated(store)
        with pytest.raises(ValueError, match=r"after 0 are numbered \[2\]"):
            await store.append("g1", 0, entries(2))

    using(database, slip)


def test_nothing_is_stored_for_what_is_gone(database: Path) -> None:
    async def write(store: SqliteStore) -> None:
        with pytest.raises(MissingError, match="'g1'"):
            await store.append("g1", 0, entries(1), table=TABLE)
        with pytest.raises(MissingError, match="'g1'"):
            await store.stage("g1", StagedRow(0, 0, ("peek 1",)))
        with pytest.raises(MissingError, match="'red-lamp'"):
            await store.say("red-lamp", TalkRow(1, 0, "hello"))

        assert await store.table("red-lamp") is None

    using(database, write)


def test_the_end_of_a_game_is_stored_with_its_last_entry(database: Path) -> None:
    ended = game(status="over", ended=300, scores=(3, 1))
    over = table(status="over", touched=300)

    async def end(store: SqliteStore) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1), ended=ended, table=over)

        assert await store.game("g1") == ended
        assert await store.table("red-lamp") == over

    using(database, end)


def test_entries_move_the_time_of_their_table_on_and_never_back(database: Path) -> None:
    async def play(store: SqliteStore) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1, at=150))
        await store.append("g1", 1, entries(2, at=20))

        assert await store.table("red-lamp") == table(touched=150)

    using(database, play)


def test_a_table_is_touched_once_a_minute_at_most(database: Path) -> None:
    async def play(store: SqliteStore) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1, at=150))
        await store.append("g1", 1, entries(2, at=150 + TOUCHED_EVERY - 1))
        assert await store.table("red-lamp") == table(touched=150)

        await store.append("g1", 2, entries(3, at=150 + TOUCHED_EVERY))
        assert await store.table("red-lamp") == table(touched=150 + TOUCHED_EVERY)

    using(database, play)


def test_a_table_parked_right_after_a_move_is_back_with_the_next(database: Path) -> None:
    async def play(store: SqliteStore) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1, at=150))
        await store.park(1000)
        await store.append("g1", 1, entries(2, at=151))

        assert await store.table("red-lamp") == table(touched=151)

    using(database, play)


# -- staged ----------------------------------------------------------------------------------------


def test_staged_actions_are_overwritten_taken_back_and_cleared_by_entries(database: Path) -> None:
    one, two = StagedRow(0, 0, ("peek 1",)), StagedRow(1, 0, ("a", "b"))

    async def play(store: SqliteStore) -> None:
        await seated(store)
        await store.stage("g1", StagedRow(0, 0, ("peek 2",)))
        await store.stage("g1", one)
        await store.stage("g1", two)
        assert await store.staged("g1") == [one, two]

        await store.stage("g1", StagedRow(0, 0, ()))
        assert await store.staged("g1") == [two]

        await store.append("g1", 0, entries(1))
        assert await store.staged("g1") == []

    using(database, play)


def test_what_was_staged_before_a_restart_is_cleared_by_entries(database: Path) -> None:
    async def stage(store: SqliteStore) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1), staged=[StagedRow(0, 1, ("peek 1",))])

    async def play(store: SqliteStore) -> None:
        assert len(await store.staged("g1")) == 1
        with pytest.raises(StaleError):
            await store.append("g1", 5, entries(6))
        assert len(await store.staged("g1")) == 1
        await store.append("g1", 1, entries(2))
        assert await store.staged("g1") == []

    using(database, stage)
    using(database, play)


# -- talk ------------------------------------------------------------------------------------------


def test_the_last_things_said_are_kept_in_order(database: Path) -> None:
    async def chat(store: SqliteStore) -> None:
        await seated(store)
        for at in range(rows.KEPT_TALK + 10):
            await store.say("red-lamp", TalkRow(at, at % 5, f"Grüß dich {at} 👋", "wow", "Zoë"))

        last = await store.talk("red-lamp", limit=2)
        assert last == [
            TalkRow(at, at % 5, f"Grüß dich {at} 👋", "wow", "Zoë") for at in (208, 209)
        ]
        assert len(await store.talk("red-lamp", limit=999)) == rows.KEPT_TALK

    using(database, chat)


# -- tidying ---------------------------------------------------------------------------------------


def test_tables_nobody_touches_are_parked_and_later_removed(database: Path) -> None:
    async def tidy(store: SqliteStore) -> None:
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

    using(database, tidy)


def test_a_table_with_a_game_in_play_is_not_removed(database: Path) -> None:
    async def tidy(store: SqliteStore) -> None:
        await seated(store)

        assert await store.untouched(1000) == await store.remove(["red-lamp"], 1000) == []
        assert await store.park(1000) == await store.untouched(1000) == ["red-lamp"]

    using(database, tidy)


def test_a_table_that_is_stored_again_is_not_older_than_before(database: Path) -> None:
    async def store_with_a_clock_set_back(store: SqliteStore) -> None:
        await store.put_table(table(touched=100))
        await store.put_table(table(touched=50))

        assert await store.table("red-lamp") == table(touched=100)

    using(database, store_with_a_clock_set_back)


def test_a_parked_table_is_back_as_soon_as_somebody_does_something(database: Path) -> None:
    async def wake(store: SqliteStore) -> None:
        await seated(store)
        await store.put_table(table("lobby", status="filling"))
        await store.park(1000)
        await store.append("g1", 0, entries(1, at=500))
        await store.say("lobby", TalkRow(500, 0, "hello"))

        assert await store.table("red-lamp") == table(touched=500)
        assert await store.table("lobby") == table("lobby", status="filling", touched=500)

    using(database, wake)


def test_removing_a_table_takes_everything_along_that_it_owns(database: Path) -> None:
    async def tidy(store: SqliteStore) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1, 3), staged=[StagedRow(0, 3, ("peek 1",))])
        await store.say("red-lamp", TalkRow(1, 0, "hello"))
        for number in range(rows.REMOVED_AT_ONCE * 2):
            await store.put_table(table(f"old-{number}"))
        await store.put_table(table("kept", touched=900), game("g9", "kept"))

        await store.park(200)
        removed = await store.remove(await store.untouched(200), 200)

        assert len(removed) == rows.REMOVED_AT_ONCE * 2 + 1
        assert await store.game("g1") is None
        assert await store.entries("g1") == []
        assert await store.staged("g1") == []
        assert await store.talk("red-lamp") == []
        assert await store.game("g9") is not None

    using(database, tidy)


# -- opening and closing ---------------------------------------------------------------------------


def test_a_closed_store_says_so(database: Path) -> None:
    async def leave(store: SqliteStore) -> SqliteStore:
        await store.close()
        with pytest.raises(StorageError, match="closed"):
            await store.put_table(TABLE)
        with pytest.raises(StorageError, match="closed"):
            await store.playing_tables()
        return store

    using(database, leave)


def test_the_files_are_for_their_owner_alone(database: Path) -> None:
    async def look(store: SqliteStore) -> None:
        await seated(store)
        modes = {file.name: file.stat().st_mode & 0o777 for file in database.parent.iterdir()}

        assert set(modes.values()) == {0o600}
        assert "undermine.db-wal" in modes
        assert database.parent.stat().st_mode & 0o777 == 0o700

    using(database, look)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(StorageError, match=r"cannot open '.*file/undermine.db'"):
        using(tmp_path / "file" / "undermine.db", seated)
