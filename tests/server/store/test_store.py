"""What is stored is found again, in the right order, by whoever may find it."""

import pytest

from tests.server.store.samples import GAME, TABLE, Place, entries, game, seated, table, using
from undermine.server.store.base import (
    KEPT_TALK,
    TOUCHED_EVERY,
    EntryRow,
    MissingError,
    StagedRow,
    StaleError,
    StorageError,
    Store,
    TakenError,
    TalkRow,
)

# -- tables and games ------------------------------------------------------------------------------


def test_tables_games_and_logs_survive_a_restart(place: Place) -> None:
    log = [EntryRow(1, -1, "begin 2", at=5), EntryRow(2, 1, "discard ?", "clock", 6)]

    async def play(store: Store) -> None:
        await store.put_table(TABLE, GAME)
        await store.append("g1", 0, log, staged=[StagedRow(1, 2, ("place EW 1,0", "peek 1"))])

    async def look(store: Store) -> None:
        assert await store.table("red-lamp") == TABLE
        assert await store.game("g1") == GAME
        assert await store.entries("g1") == log
        assert await store.entries("g1", after=1) == log[1:]
        assert await store.staged("g1") == [StagedRow(1, 2, ("place EW 1,0", "peek 1"))]

    using(place, play)
    using(place, look)


@pytest.mark.parametrize("code", ["red-lamp", "\0", ""], ids=["other", "null", "empty"])
def test_what_is_not_there_is_not_found(place: Place, code: str) -> None:
    async def look(store: Store) -> None:
        assert await store.table(code) is None
        assert await store.tables([code]) == []
        assert await store.games(code) == []
        assert await store.talk(code) == []
        assert await store.forget(code) is None
        assert await store.game(code) is None
        assert await store.entries(code) == []
        assert await store.staged(code) == []

    using(place, look)


def test_a_table_is_overwritten_and_keeps_its_games(place: Place) -> None:
    changed = table(doc=b"{}", status="over", touched=200, listed=False, timed=True)

    async def change(store: Store) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1, 3))
        await store.put_table(changed, game("g2", number=2))

        assert await store.table("red-lamp") == changed
        assert await store.games("red-lamp") == [GAME, game("g2", number=2)]
        assert len(await store.entries("g1")) == 3

    using(place, change)


def test_a_new_table_takes_no_code_that_is_in_use(place: Place) -> None:
    async def add(store: Store) -> None:
        await store.add_table(TABLE)
        with pytest.raises(TakenError, match="'red-lamp'"):
            await store.add_table(table(doc=b"mine"))

        assert await store.table("red-lamp") == TABLE

    using(place, add)


def test_a_table_and_its_game_are_stored_together_or_not_at_all(place: Place) -> None:
    async def start(store: Store) -> None:
        await seated(store)
        with pytest.raises(TakenError, match="game 1"):
            await store.put_table(table(doc=b"new"), game("other", number=1))

        assert await store.table("red-lamp") == TABLE
        assert await store.game("other") is None

    using(place, start)


def test_a_game_is_stored_with_its_first_entries_or_not_at_all(place: Place) -> None:
    async def start(store: Store) -> None:
        await store.put_table(TABLE, GAME, entries(1, 3))
        with pytest.raises(ValueError, match="numbered"):
            await store.put_table(table(doc=b"new"), game("g2", number=2), entries(2))

        assert await store.entries("g1") == entries(1, 3)
        assert await store.table("red-lamp") == TABLE
        assert await store.game("g2") is None

    using(place, start)


def test_the_deal_of_a_game_stays_as_it_was_promised(place: Place) -> None:
    async def cheat(store: Store) -> None:
        await seated(store)
        await store.put_table(TABLE, game(seed="another", promise="another", words=()))

        assert await store.game("g1") == GAME

    using(place, cheat)


def test_strangers_find_listed_tables_that_fill_or_play_last_touched_first(place: Place) -> None:
    async def look(store: Store) -> None:
        await store.put_table(table("old", touched=1))
        await store.put_table(table("new", touched=9, status="filling"))
        await store.put_table(table("over", status="over"))
        await store.put_table(table("parked", status="parked"))
        await store.put_table(table("private", listed=False))

        assert [row.code for row in await store.listed()] == ["new", "old"]
        assert [row.code for row in await store.listed(limit=1)] == ["new"]
        assert [row.code for row in await store.playing_tables()] == ["private", "old"]
        assert [row.code for row in await store.tables(["old", "over", "gone"])] == ["over", "old"]

    using(place, look)


# -- the log ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("after", [0, 1, 3])
def test_entries_follow_the_last_one(place: Place, after: int) -> None:
    async def race(store: Store) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1, 2))
        with pytest.raises(StaleError) as stale:
            await store.append("g1", after, entries(after + 1, 2))

        assert (stale.value.after, stale.value.last) == (after, 2)
        assert await store.entries("g1") == entries(1, 2)

    using(place, race)


def test_entries_that_are_numbered_wrongly_are_a_mistake(place: Place) -> None:
    async def slip(store: Store) -> None:
        await seated(store)
        with pytest.raises(ValueError, match=r"after 0 are numbered \[2\]"):
            await store.append("g1", 0, entries(2))

    using(place, slip)


def test_nothing_is_stored_for_what_is_gone(place: Place) -> None:
    async def write(store: Store) -> None:
        with pytest.raises(MissingError, match="'g1'"):
            await store.append("g1", 0, entries(1), table=TABLE)
        with pytest.raises(MissingError, match="'g1'"):
            await store.stage("g1", StagedRow(0, 0, ("peek 1",)))
        with pytest.raises(MissingError, match="'red-lamp'"):
            await store.say("red-lamp", TalkRow(1, 0, "hello"))

        assert await store.table("red-lamp") is None

    using(place, write)


def test_the_end_of_a_game_is_stored_with_its_last_entry(place: Place) -> None:
    ended = game(status="over", ended=300, scores=(3, 1))
    over = table(status="over", touched=300)

    async def end(store: Store) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1), ended=ended, table=over)

        assert await store.game("g1") == ended
        assert await store.table("red-lamp") == over

    using(place, end)


def test_entries_move_the_time_of_their_table_on_and_never_back(place: Place) -> None:
    async def play(store: Store) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1, at=150))
        await store.append("g1", 1, entries(2, at=20))

        assert await store.table("red-lamp") == table(touched=150)

    using(place, play)


def test_a_table_is_touched_once_a_minute_at_most(place: Place) -> None:
    async def play(store: Store) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1, at=150))
        await store.append("g1", 1, entries(2, at=150 + TOUCHED_EVERY - 1))
        assert await store.table("red-lamp") == table(touched=150)

        await store.append("g1", 2, entries(3, at=150 + TOUCHED_EVERY))
        assert await store.table("red-lamp") == table(touched=150 + TOUCHED_EVERY)

    using(place, play)


def test_a_table_parked_right_after_a_move_is_back_with_the_next(place: Place) -> None:
    async def play(store: Store) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1, at=150))
        await store.park(1000)
        await store.append("g1", 1, entries(2, at=151))

        assert await store.table("red-lamp") == table(touched=151)

    using(place, play)


# -- staged ----------------------------------------------------------------------------------------


def test_staged_actions_are_overwritten_taken_back_and_cleared_by_entries(place: Place) -> None:
    one, two = StagedRow(0, 0, ("peek 1",)), StagedRow(1, 0, ("a", "b"))

    async def play(store: Store) -> None:
        await seated(store)
        await store.stage("g1", StagedRow(0, 0, ("peek 2",)))
        await store.stage("g1", one)
        await store.stage("g1", two)
        assert await store.staged("g1") == [one, two]

        await store.stage("g1", StagedRow(0, 0, ()))
        assert await store.staged("g1") == [two]

        await store.append("g1", 0, entries(1))
        assert await store.staged("g1") == []

    using(place, play)


def test_what_was_staged_before_a_restart_is_cleared_by_entries(place: Place) -> None:
    async def stage(store: Store) -> None:
        await seated(store)
        await store.append("g1", 0, entries(1), staged=[StagedRow(0, 1, ("peek 1",))])

    async def play(store: Store) -> None:
        assert len(await store.staged("g1")) == 1
        with pytest.raises(StaleError):
            await store.append("g1", 5, entries(6))
        assert len(await store.staged("g1")) == 1
        await store.append("g1", 1, entries(2))
        assert await store.staged("g1") == []

    using(place, stage)
    using(place, play)


# -- talk ------------------------------------------------------------------------------------------


def test_the_last_things_said_are_kept_in_order(place: Place) -> None:
    async def chat(store: Store) -> None:
        await seated(store)
        for at in range(KEPT_TALK + 10):
            await store.say("red-lamp", TalkRow(at, at % 5, f"Grüß dich {at} 👋", "wow", "Zoë"))

        last = await store.talk("red-lamp", limit=2)
        assert last == [
            TalkRow(at, at % 5, f"Grüß dich {at} 👋", "wow", "Zoë") for at in (208, 209)
        ]
        assert len(await store.talk("red-lamp", limit=999)) == KEPT_TALK

    using(place, chat)


# -- opening and closing ---------------------------------------------------------------------------


def test_a_closed_store_says_so(place: Place) -> None:
    async def leave(store: Store) -> Store:
        await store.close()
        with pytest.raises(StorageError, match="closed"):
            await store.put_table(TABLE)
        with pytest.raises(StorageError, match="closed"):
            await store.playing_tables()
        return store

    using(place, leave)
