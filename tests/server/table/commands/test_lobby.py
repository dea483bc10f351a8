"""Around a game: sitting down, names, options, beginning, the tools of the host, a rematch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.room_harness import (
    RecordingListener,
    RoomHarness,
    at_a_table_of_three,
)
from tests.server.room_steps import in_the_lobby, names, seats, table, to_the_end, why
from undermine.dealer import promise
from undermine.server.protocol.errors import RequestError
from undermine.server.protocol.messages import (
    VERSION,
    Again,
    Appoint,
    Ask,
    Config,
    Configure,
    Join,
    Pause,
    Ready,
    Rename,
    Sit,
    Start,
)
from undermine.server.protocol.schemas import Opened
from undermine.server.table_lists import TableLists

# -- sitting down --------------------------------------------------------------------------------


def test_whoever_sits_down_gets_a_token_and_everybody_sees_the_name(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        ben = await harness.join(opened.code)
        await harness.post(ben, opened.code, Sit("Ben"))

        seated = ben.last("seated")
        assert seated["seat"] == ben.now["you"] == 1
        assert names(ana) == names(ben) == ["Ana", "Ben", "", ""]
        assert [seat["host"] for seat in seats(ana)] == [True, False, False, False]
        back = await harness.join(Opened(opened.code, 1, seated["token"]))
        assert back.now["you"] == 1

    in_the_lobby(tmp_path, scene)


def test_only_a_hash_of_the_token_is_stored_and_nobody_else_hears_it(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        ben = await harness.sit(opened.code, "Ben")
        token = ben.last("seated")["token"].encode()

        row = await harness.tables.services.store.table(opened.code)

        assert row is not None
        hashes = [
            seat.token.encode() for seat in (await harness.room(opened.code)).record.seats[:2]
        ]
        assert all(one in row.doc for one in hashes)
        assert not any(one in row.doc for one in (token, opened.token.encode()))
        assert not any(one in ana.bytes for one in (token, *hashes))
        assert not any(one in ben.bytes for one in (opened.token.encode(), *hashes))

    in_the_lobby(tmp_path, scene)


def test_a_seat_that_is_taken_and_a_table_that_is_full(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, _ana: RecordingListener) -> None:
        late = await harness.join(opened.code)
        await harness.post(late, opened.code, Sit("Late", 0))
        taken = why(late)
        await harness.post(late, opened.code, Sit("Late", 9))
        nowhere = why(late)
        for name in ("Ben", "Cleo"):
            await harness.sit(opened.code, name)
        await harness.post(late, opened.code, Sit("Late"))

        assert (taken, nowhere, why(late)) == ("taken", "taken", "full")
        assert "seated" not in late.kinds()

    in_the_lobby(tmp_path, scene, seats=3)


def test_nobody_takes_two_seats_with_one_line(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        await harness.post(ana, opened.code, Sit("Ana again"))

        assert why(ana) == "not-now"
        assert names(ana) == ["Ana", "", "", ""]

    in_the_lobby(tmp_path, scene)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Bé  la\t", "Bé la"),
        ("<img src=x onerror=1>", "<img src=x onerror=1>"),
        ("</script><b>&amp;", "</script><b>&amp;"),
        ("abc\u202edcba", "abcdcba"),
        ("a\u200bb\u2066c\x00d\x1be", "abcde"),
        ("two\nlines\u2028three", "two lines three"),
        ("x" * 80, "x" * 24),
        ("a,b#c", "a b c"),
        ("名前", "名前"),
    ],
)
def test_a_name_becomes_one_line_of_plain_text(tmp_path: Path, typed: str, shown: str) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        ben = await harness.sit(opened.code, typed)

        assert names(ana)[1] == names(ben)[1] == shown

    in_the_lobby(tmp_path, scene)


@pytest.mark.parametrize("typed", ["", "   ", "\u202e\u200b", "\x00\x07", ",#"])
def test_a_name_of_which_nothing_is_left_is_refused(tmp_path: Path, typed: str) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        ben = await harness.join(opened.code)
        await harness.post(ben, opened.code, Sit(typed))
        await harness.post(ana, opened.code, Rename(typed))

        assert why(ben) == why(ana) == "name"
        assert names(await harness.join(opened)) == ["Ana", "", "", ""]
        with pytest.raises(RequestError):
            await harness.table(typed)

    in_the_lobby(tmp_path, scene)


def test_two_people_never_have_the_same_name(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        for _ in range(2):
            await harness.sit(opened.code, "Ana")
        dora = await harness.sit(opened.code, "Dora")
        assert names(ana) == ["Ana", "Ana 2", "Ana 3", "Dora"]

        await harness.post(dora, opened.code, Rename("Ana 2"))

        assert names(ana) == ["Ana", "Ana 2", "Ana 3", "Ana 2 2"]

    in_the_lobby(tmp_path, scene)


def test_a_foreign_token_lets_nobody_sit_down(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, _ana: RecordingListener) -> None:
        other = await harness.table("Mallory", seats=3)
        row = await harness.tables.services.store.table(opened.code)
        assert row is not None
        stored = msgspec.json.decode(row.doc)["seats"][0]["token"]
        for token in (other.token, "x" * 32, stored, ""):
            listener = RecordingListener()
            await harness.post(listener, opened.code, Join(token))

            assert listener.now["you"] == -4
            assert listener.kinds() == (["wrong", "sync"] if token else ["sync"])

    in_the_lobby(tmp_path, scene)


def test_an_old_page_is_told_to_load_anew(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, _ana: RecordingListener) -> None:
        listener = RecordingListener()
        await harness.post(listener, opened.code, Join(opened.token, version=VERSION + 1))

        assert listener.kinds() == ["wrong"]
        assert why(listener) == "version"

    in_the_lobby(tmp_path, scene)


# -- agreeing ------------------------------------------------------------------------------------


def test_being_ready_is_seen_and_the_word_goes_into_the_deal(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        ben = await harness.sit(opened.code, "Ben", ready=False)
        await harness.post(ana, opened.code, Ready(word="apple"))
        await harness.post(ben, opened.code, Ready(word="sesame, open!"))
        assert [seat["ready"] for seat in seats(ana)] == [True, True, False, False]
        assert b"sesame" not in ana.bytes

        await harness.post(ana, opened.code, Start())

        game = await harness.tables.services.store.game(f"{opened.code}.1")
        assert game is not None
        assert game.words == ("apple", "sesameopen")
        assert promise(game.seed) == game.promise == table(ana)["promise"]

    in_the_lobby(tmp_path, scene)


def test_only_the_host_may_do_what_hosts_do(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        ben = await harness.sit(opened.code, "Ben")
        watcher = await harness.join(opened.code)
        asks: list[Ask] = [
            *(Configure(Config(seats=5)), Start(), Appoint(2, "greedy"), Pause(paused=True)),
            Again(),
        ]
        for ask in asks:
            await harness.post(ben, opened.code, ask)
            await harness.post(watcher, opened.code, ask)

            assert (why(ben), why(watcher)) == ("host-only", "not-seated")
        assert names(ana) == ["Ana", "Ben", "", ""]

    in_the_lobby(tmp_path, scene)


@pytest.mark.parametrize(
    ("config", "reason"),
    [
        (Config(seats=2), "seats"),
        (Config(seats=11), "seats"),
        (Config(game="chess"), "options"),
        (Config(options={"cheat": "on"}), "options"),
        (Config(options={"allow_concede": "perhaps"}), "options"),
    ],
)
def test_a_table_that_cannot_be_is_refused(tmp_path: Path, config: Config, reason: str) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        before = (await harness.room(opened.code)).info
        await harness.post(ana, opened.code, Configure(config))

        assert why(ana) == reason
        assert (await harness.room(opened.code)).info == before

    in_the_lobby(tmp_path, scene)


def test_people_are_never_left_without_a_seat(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        ben = await harness.join(opened.code)
        await harness.post(ben, opened.code, Sit("Ben", 3), Ready())

        await harness.post(ana, opened.code, Configure(Config(seats=3)))

        assert why(ana) == "seats"
        await harness.post(ana, opened.code, Configure(Config(seats=6)))
        assert names(ben) == ["Ana", "", "", "Ben", "", ""]

    in_the_lobby(tmp_path, scene)


@pytest.mark.parametrize(
    ("changes", "still_ready"),
    [
        ({"options": {"allow_concede": "on"}}, False),
        ({"open_cards": False}, False),
        ({"seats": 5}, False),
        ({"pace": "live", "talk": False, "listed": True}, True),
    ],
)
def test_who_was_ready_looks_again_when_the_rules_change(
    tmp_path: Path, changes: dict[str, Any], *, still_ready: bool
) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        await harness.sit(opened.code, "Ben")
        await harness.post(ana, opened.code, Configure(Config(**{"seats": 4, **changes})))

        assert seats(ana)[1]["ready"] is still_ready
        assert table(ana)["config"] | changes == table(ana)["config"]

    in_the_lobby(tmp_path, scene)


def test_a_listed_table_is_found_by_strangers_until_the_game_is_over(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        assert await TableLists(harness.tables).listed() == []
        await harness.post(ana, opened.code, Configure(Config(seats=3, listed=True)))

        (brief,) = await TableLists(harness.tables).listed()

        assert (brief.code, brief.people, brief.free) == (opened.code, 1, 2)
        await harness.post(ana, opened.code, Start())
        assert [one.status for one in await TableLists(harness.tables).listed()] == ["playing"]
        await to_the_end(harness, opened.code, [ana])
        assert await TableLists(harness.tables).listed() == []

    in_the_lobby(tmp_path, scene, seats=3)


def test_my_tables_are_found_by_my_tokens_alone(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, _ana: RecordingListener) -> None:
        mine = await harness.table("Ana", bots="random", seats=3)
        tokens = {opened.code: opened.token, mine.code: mine.token, "no-such": "x"}

        found = {brief.code: brief for brief in await TableLists(harness.tables).mine(tokens)}

        assert set(found) == {opened.code, mine.code}
        assert (found[mine.code].you, found[mine.code].status) == (0, "playing")
        assert await TableLists(harness.tables).mine({opened.code: mine.token}) == []

    in_the_lobby(tmp_path, scene)


# -- beginning -----------------------------------------------------------------------------------


def test_the_game_waits_until_everybody_is_ready_and_bots_take_the_rest(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        ben = await harness.sit(opened.code, "Ben", ready=False)
        await harness.post(ben, opened.code, Ready(ready=False))
        await harness.post(ana, opened.code, Start())
        assert why(ana) == "not-now"

        await harness.post(ben, opened.code, Ready())
        await harness.post(ana, opened.code, Start())

        assert [seat["kind"] for seat in seats(ana)] == ["person", "person", "bot", "bot"]
        assert len({*names(ana)}) == 4
        assert {table(listener)["status"] for listener in (ana, ben)} == {"playing"}

    in_the_lobby(tmp_path, scene)


def test_nothing_of_the_lobby_can_be_changed_during_a_game(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana = listeners[0]
        for ask in (
            Ready(),
            Rename("Other"),
            Start(),
            Again(),
            Configure(Config(seats=4)),
            Configure(Config(seats=3, open_cards=False)),
            Configure(Config(seats=3, options={"allow_concede": "on"})),
        ):
            await harness.post(ana, code, ask)
            assert why(ana) == "not-now", ask
        await harness.post(ana, code, Configure(Config(seats=3, pace="live", talk=False)))
        assert table(ana)["config"]["pace"] == "live"

    at_a_table_of_three(tmp_path, scene)
