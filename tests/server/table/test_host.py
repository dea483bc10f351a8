"""The tools of the host, leaving, watching, another game, tidying up."""

from __future__ import annotations

from pathlib import Path

from tests.server.room_harness import (
    RecordingListener,
    RoomHarness,
    act,
    actor_of,
    at_a_table_of_three,
    legal_action,
)
from tests.server.room_steps import in_the_lobby, names, seats, table, to_the_end, why
from undermine.server.dormancy import IDLE
from undermine.server.protocol.messages import (
    Again,
    Appoint,
    Config,
    Configure,
    Join,
    Kick,
    Pause,
    Ready,
    Return,
    Rise,
    Say,
    Sit,
    Start,
)
from undermine.server.protocol.schemas import Opened
from undermine.server.table_lists import TableLists

# -- the tools of the host -----------------------------------------------------------------------


def test_the_host_appoints_bots_and_opens_their_seats_again(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        await harness.post(ana, opened.code, Appoint(2, "greedy"))
        assert seats(ana)[2] | {"kind": "bot", "bot": "greedy", "ready": True} == seats(ana)[2]

        await harness.post(ana, opened.code, Appoint(2, ""))

        assert seats(ana)[2]["kind"] == "open"
        assert names(ana)[2] == ""
        await harness.post(ana, opened.code, Appoint(9, "greedy"))
        assert why(ana) == "no-seat"

    in_the_lobby(tmp_path, scene)


def test_a_pause_stops_people_and_bots_until_the_host_goes_on(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        await harness.post(ana, opened.code, Pause(paused=True))
        assert why(ana) == "not-now"
        await harness.post(ana, opened.code, Start(), Pause(paused=True))
        game = await harness.game(opened.code)
        seq = game.seq

        await harness.post(ana, opened.code, act(ana, legal_action(ana, "discard"), end=True))

        assert why(ana) == "paused"
        assert game.seq == seq
        await harness.post(ana, opened.code, Pause(paused=False))
        await harness.post(ana, opened.code, act(ana, legal_action(ana, "discard"), end=True))
        assert game.seq > seq

    in_the_lobby(tmp_path, scene)


def test_what_a_bot_chose_before_a_pause_is_not_done_during_it(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        await harness.post(ana, opened.code, Start())
        room, game = await harness.room(opened.code), await harness.game(opened.code)
        seq = game.seq
        asked = len(harness.bot_workers.asked)
        room.post(ana, act(ana, legal_action(ana, "discard"), end=True))
        room.post(ana, Pause(paused=True))
        await harness.wait_until_idle(room)
        assert len(harness.bot_workers.asked) == asked + 1
        assert game.seq == seq + 2

        await harness.post(ana, opened.code, Pause(paused=False))

        assert game.seq > seq + 2
        assert ana.now["legal"]

    in_the_lobby(tmp_path, scene)


# -- leaving -------------------------------------------------------------------------------------


def test_whoever_rises_in_the_lobby_leaves_an_open_seat_and_the_host_passes_on(
    tmp_path: Path,
) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        ben = await harness.sit(opened.code, "Ben")
        await harness.post(ana, opened.code, Rise())

        assert ana.now["you"] == -4
        assert names(ben) == ["", "Ben", "", ""]
        assert seats(ben)[1]["host"]
        again = await harness.join(opened)
        assert again.now["you"] == -4
        await harness.post(ben, opened.code, Start())
        assert table(ben)["status"] == "playing"

    in_the_lobby(tmp_path, scene)


def test_whoever_rises_in_the_middle_of_a_game_gets_a_stand_in_and_may_return(
    tmp_path: Path,
) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, cleo = listeners
        await harness.post(ana, code, Rise())
        assert seats(ben)[0] | {"kind": "person", "bot": "foreman", "host": False} == seats(ben)[0]
        assert seats(ben)[1]["host"]
        for _ in range(4):
            listener = actor_of([ben, cleo])
            await harness.post(
                listener, code, act(listener, legal_action(listener, "discard"), end=True)
            )
        assert {one["how"] for tell in ben.all("moved") for one in tell["log"]} == {"", "stand-in"}

        await harness.post(ana, code, Return())

        assert seats(cleo)[0]["bot"] == ""
        for _ in range(3):
            listener = actor_of(listeners)
            await harness.post(
                listener, code, act(listener, legal_action(listener, "discard"), end=True)
            )

    at_a_table_of_three(tmp_path, scene)


def test_the_first_to_sit_down_at_an_empty_table_becomes_host(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        await harness.post(ana, opened.code, Rise())
        ben = await harness.join(opened.code)
        await harness.post(ben, opened.code, Sit("Ben", 2))

        assert seats(ana)[2]["host"]

    in_the_lobby(tmp_path, scene)


def test_everybody_sees_who_is_here(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, _cleo = listeners
        watcher = await harness.join(code)
        harness.time.advance(1)
        assert table(ana)["watchers"] == 1
        second = RecordingListener()
        await harness.post(second, code, Join(ben.last("seated")["token"]))
        await harness.disconnect(ben, code)
        assert seats(ana)[1]["present"]

        await harness.disconnect(second, code)
        await harness.disconnect(watcher, code)
        harness.time.advance(1)

        assert [seat["present"] for seat in seats(ana)] == [True, False, True]
        assert table(ana)["watchers"] == 0

    at_a_table_of_three(tmp_path, scene)


def test_a_line_that_goes_is_noticed_even_if_the_mailbox_is_full(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        ben = await harness.sit(opened.code, "Ben")
        room = await harness.room(opened.code)
        for _ in range(500):
            room.post(ben, Say("hurry"))
        assert len(room._mailbox) == 400
        assert why(ben) == "slow-down"

        await harness.disconnect(ben, opened.code)

        assert list(room.audience) == [ana]

    in_the_lobby(tmp_path, scene)


# -- watching ------------------------------------------------------------------------------------


def test_spectators_see_only_what_lies_open(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        watcher = await harness.join(code)
        for _ in range(4):
            listener = actor_of(listeners)
            await harness.post(
                listener, code, act(listener, legal_action(listener, "discard"), end=True)
            )

            piles = watcher.now["view"]["piles"]
            assert watcher.now["legal"] == watcher.now["calls"] == []
            assert all(card.startswith("?") for pile in piles.values() for card in pile)
            assert {n["reader"] for n in watcher.now["view"]["notes"]} <= {-2}

    at_a_table_of_three(tmp_path, scene)


def test_a_table_that_does_not_want_to_be_watched_shows_nothing(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        watcher = await harness.join(code)
        for _ in range(4):
            listener = actor_of(listeners)
            await harness.post(
                listener, code, act(listener, legal_action(listener, "discard"), end=True)
            )

        told = [m for m in watcher.received if m["t"] in ("sync", "moved")]
        assert len(told) == 5
        assert {(m["view"], *m["log"], *m["legal"], *m["calls"]) for m in told} == {(None,)}

    at_a_table_of_three(tmp_path, scene, watch=False)


# -- another game --------------------------------------------------------------------------------


def test_another_game_with_the_same_people_has_a_new_promise(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana = listeners[0]
        first = table(ana)["promise"]
        await to_the_end(harness, code, listeners)
        assert table(ana)["status"] == "over"
        await harness.post(ana, code, Again())

        assert {listener.now["view"] for listener in listeners} == {None}
        assert table(ana) | {"number": 2, "game_id": f"{code}.2"} == table(ana)
        assert table(ana)["promise"] != first
        assert [seat["ready"] for seat in seats(ana)] == [False] * 3
        for listener in listeners[1:]:
            await harness.post(listener, code, Ready())
        await harness.post(ana, code, Start())
        games = await harness.tables.services.store.games(code)
        assert [(game.number, game.status) for game in games] == [(1, "over"), (2, "playing")]
        await to_the_end(harness, code, listeners)

    at_a_table_of_three(tmp_path, scene)


def test_the_rules_of_a_game_that_is_over_stay_and_the_next_one_may_have_others(
    tmp_path: Path,
) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana = listeners[0]
        await to_the_end(harness, code, listeners)
        before = table(ana)
        for other in (Config(seats=4), Config(seats=3, open_cards=False)):
            await harness.post(ana, code, Configure(other))
            assert why(ana) == "not-now"
            assert table(ana) == before

        await harness.post(ana, code, Again(), Configure(Config(seats=4)))

        assert table(ana)["config"]["seats"] == len(seats(ana)) == 4
        games = await harness.tables.services.store.games(code)
        assert [(game.number, len(game.seats)) for game in games] == [(1, 3)]

    at_a_table_of_three(tmp_path, scene)


def test_alone_with_bots_another_game_begins_at_once(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        await harness.post(ana, opened.code, Start())
        await to_the_end(harness, opened.code, [ana])
        await harness.post(ana, opened.code, Again())

        assert table(ana) | {"number": 2, "status": "playing"} == table(ana)
        assert ana.now["view"] is not None

    in_the_lobby(tmp_path, scene, seats=3)


def test_a_seat_that_was_left_open_is_free_in_the_next_game(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, _cleo = listeners
        await harness.post(ana, code, Kick(2))
        await to_the_end(harness, code, [ana, ben])
        await harness.post(ana, code, Again())

        assert seats(ben)[2] | {"kind": "open", "name": "", "bot": ""} == seats(ben)[2]

    at_a_table_of_three(tmp_path, scene)


# -- tidying -------------------------------------------------------------------------------------


def test_a_table_nobody_looks_at_is_put_away_and_found_again(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        await harness.post(ana, opened.code, Start())
        hand = ana.now["view"]["piles"]["hand1"]
        harness.time.advance(2 * IDLE)
        await harness.tables.sweep()
        assert opened.code in harness.tables.rooms

        await harness.disconnect(ana, opened.code)
        harness.time.advance(2 * IDLE)
        await harness.tables.sweep()

        assert harness.tables.rooms == {}
        again = await harness.join(opened)
        assert again.now["view"]["piles"]["hand1"] == hand

    in_the_lobby(tmp_path, scene)


def test_a_table_that_was_put_away_still_tells_me_that_it_waits(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        await harness.post(ana, opened.code, Start())
        await harness.disconnect(ana, opened.code)
        tokens = {opened.code: opened.token}
        (before,) = await TableLists(harness.tables).mine(tokens)
        assert before.turn >= 0
        harness.time.advance(2 * IDLE)
        await harness.tables.sweep()
        assert harness.tables.rooms == {}

        assert await TableLists(harness.tables).mine(tokens) == [before]

    in_the_lobby(tmp_path, scene)


def test_a_table_is_not_swept_away_under_somebody_who_looks_at_it(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, opened: Opened, ana: RecordingListener) -> None:
        await harness.post(ana, opened.code, Start())
        harness.time.advance(30 * 86_400)
        await harness.tables.sweep()

        assert opened.code in harness.tables.rooms
        seq = ana.now["seq"]
        await harness.post(ana, opened.code, act(ana, legal_action(ana, "discard"), end=True))
        assert ana.now["seq"] > seq

    in_the_lobby(tmp_path, scene)
