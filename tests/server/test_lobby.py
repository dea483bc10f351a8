"""Around a game: sitting down, names, options, beginning, the tools of the host, a rematch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.parlour import (
    Ear,
    Message,
    Parlour,
    act,
    actor_of,
    at_a_table_of_three,
    doing,
    play,
)
from undermine.dealer import promise
from undermine.server.bodies import Opened
from undermine.server.house import _IDLE
from undermine.server.protocol import (
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
    Return,
    Rise,
    Say,
    Sit,
    Start,
)
from undermine.server.room import Trouble

InTheLobby = Callable[[Parlour, Opened, Ear], Awaitable[None]]


def in_the_lobby(folder: Path, scene: InTheLobby, **config: Any) -> None:  # noqa: ANN401
    """Ana has opened a table of four and looks at it."""

    async def run(place: Parlour) -> None:
        opened = await place.table("Ana", **{"seats": 4, **config})
        await scene(place, opened, await place.come(opened))

    play(folder, run)


def table(ear: Ear) -> Message:
    """The table, as an ear last heard of it."""
    found: Message = next(m["table"] for m in reversed(ear.heard) if "table" in m)
    return found


def seats(ear: Ear) -> list[Message]:
    found: list[Message] = table(ear)["seats"]
    return found


def names(ear: Ear) -> list[str]:
    return [seat["name"] for seat in seats(ear)]


def why(ear: Ear) -> str:
    """Why the last thing was not done."""
    assert ear.kinds()[-1] == "wrong", ear.kinds()
    return str(ear.heard[-1]["why"])


async def to_the_end(place: Parlour, code: str, ears: list[Ear]) -> None:
    """Everybody passes until the game is over."""
    room = await place.room(code)
    while room.doc.status == "playing":
        ear = actor_of(ears)
        do = next((a for a in ear.now["legal"] if a["do"] == "discard"), ear.now["legal"][0])
        await place.ask(ear, code, act(ear, do, end=True))


# -- sitting down --------------------------------------------------------------------------------


def test_whoever_sits_down_gets_a_token_and_everybody_sees_the_name(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        ben = await place.come(opened.code)
        await place.ask(ben, opened.code, Sit("Ben"))

        seated = ben.last("seated")
        assert seated["seat"] == ben.now["you"] == 1
        assert names(ana) == names(ben) == ["Ana", "Ben", "", ""]
        assert [seat["host"] for seat in seats(ana)] == [True, False, False, False]
        back = await place.come(Opened(opened.code, 1, seated["token"]))
        assert back.now["you"] == 1

    in_the_lobby(tmp_path, scene)


def test_only_a_hash_of_the_token_is_stored_and_nobody_else_hears_it(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        ben = await place.sit(opened.code, "Ben")
        token = ben.last("seated")["token"].encode()

        row = await place.house.services.store.table(opened.code)

        assert row is not None
        hashes = [seat.token.encode() for seat in (await place.room(opened.code)).doc.seats[:2]]
        assert all(one in row.doc for one in hashes)
        assert not any(one in row.doc for one in (token, opened.token.encode()))
        assert not any(one in ana.bytes for one in (token, *hashes))
        assert not any(one in ben.bytes for one in (opened.token.encode(), *hashes))

    in_the_lobby(tmp_path, scene)


def test_a_seat_that_is_taken_and_a_table_that_is_full(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, _ana: Ear) -> None:
        late = await place.come(opened.code)
        await place.ask(late, opened.code, Sit("Late", 0))
        taken = why(late)
        await place.ask(late, opened.code, Sit("Late", 9))
        nowhere = why(late)
        for name in ("Ben", "Cleo"):
            await place.sit(opened.code, name)
        await place.ask(late, opened.code, Sit("Late"))

        assert (taken, nowhere, why(late)) == ("taken", "taken", "full")
        assert "seated" not in late.kinds()

    in_the_lobby(tmp_path, scene, seats=3)


def test_nobody_takes_two_seats_with_one_line(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        await place.ask(ana, opened.code, Sit("Ana again"))

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
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        ben = await place.sit(opened.code, typed)

        assert names(ana)[1] == names(ben)[1] == shown

    in_the_lobby(tmp_path, scene)


@pytest.mark.parametrize("typed", ["", "   ", "\u202e\u200b", "\x00\x07", ",#"])
def test_a_name_of_which_nothing_is_left_is_refused(tmp_path: Path, typed: str) -> None:
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        ben = await place.come(opened.code)
        await place.ask(ben, opened.code, Sit(typed))
        await place.ask(ana, opened.code, Rename(typed))

        assert why(ben) == why(ana) == "name"
        assert names(await place.come(opened)) == ["Ana", "", "", ""]
        with pytest.raises(Trouble):
            await place.table(typed)

    in_the_lobby(tmp_path, scene)


def test_two_people_never_have_the_same_name(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        for _ in range(2):
            await place.sit(opened.code, "Ana")
        dora = await place.sit(opened.code, "Dora")
        assert names(ana) == ["Ana", "Ana 2", "Ana 3", "Dora"]

        await place.ask(dora, opened.code, Rename("Ana 2"))

        assert names(ana) == ["Ana", "Ana 2", "Ana 3", "Ana 2 2"]

    in_the_lobby(tmp_path, scene)


def test_a_foreign_token_lets_nobody_sit_down(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, _ana: Ear) -> None:
        other = await place.table("Mallory", seats=3)
        row = await place.house.services.store.table(opened.code)
        assert row is not None
        stored = msgspec.json.decode(row.doc)["seats"][0]["token"]
        for token in (other.token, "x" * 32, stored, ""):
            ear = Ear()
            await place.ask(ear, opened.code, Join(opened.code, token))

            assert ear.now["you"] == -4
            assert ear.kinds() == (["wrong", "sync"] if token else ["sync"])

    in_the_lobby(tmp_path, scene)


def test_an_old_page_is_told_to_load_anew(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, _ana: Ear) -> None:
        ear = Ear()
        await place.ask(ear, opened.code, Join(opened.code, opened.token, version=VERSION + 1))

        assert ear.kinds() == ["wrong"]
        assert why(ear) == "version"

    in_the_lobby(tmp_path, scene)


# -- agreeing ------------------------------------------------------------------------------------


def test_being_ready_is_seen_and_the_word_goes_into_the_deal(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        ben = await place.sit(opened.code, "Ben", ready=False)
        await place.ask(ana, opened.code, Ready(word="apple"))
        await place.ask(ben, opened.code, Ready(word="sesame, open!"))
        assert [seat["ready"] for seat in seats(ana)] == [True, True, False, False]
        assert b"sesame" not in ana.bytes

        await place.ask(ana, opened.code, Start())

        game = await place.house.services.store.game(f"{opened.code}.1")
        assert game is not None
        assert game.words == ("apple", "sesameopen")
        assert promise(game.seed) == game.promise == table(ana)["promise"]

    in_the_lobby(tmp_path, scene)


def test_only_the_host_may_do_what_hosts_do(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        ben = await place.sit(opened.code, "Ben")
        watcher = await place.come(opened.code)
        asks: list[Ask] = [
            *(Configure(Config(seats=5)), Start(), Appoint(2, "greedy"), Pause(paused=True)),
            Again(),
        ]
        for ask in asks:
            await place.ask(ben, opened.code, ask)
            await place.ask(watcher, opened.code, ask)

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
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        before = (await place.room(opened.code)).info
        await place.ask(ana, opened.code, Configure(config))

        assert why(ana) == reason
        assert (await place.room(opened.code)).info == before

    in_the_lobby(tmp_path, scene)


def test_people_are_never_left_without_a_seat(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        ben = await place.come(opened.code)
        await place.ask(ben, opened.code, Sit("Ben", 3), Ready())

        await place.ask(ana, opened.code, Configure(Config(seats=3)))

        assert why(ana) == "seats"
        await place.ask(ana, opened.code, Configure(Config(seats=6)))
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
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        await place.sit(opened.code, "Ben")
        await place.ask(ana, opened.code, Configure(Config(**{"seats": 4, **changes})))

        assert seats(ana)[1]["ready"] is still_ready
        assert table(ana)["config"] | changes == table(ana)["config"]

    in_the_lobby(tmp_path, scene)


def test_a_listed_table_is_found_by_strangers_until_the_game_is_over(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        assert await place.house.listed() == []
        await place.ask(ana, opened.code, Configure(Config(seats=3, listed=True)))

        (brief,) = await place.house.listed()

        assert (brief.code, brief.people, brief.free) == (opened.code, 1, 2)
        await place.ask(ana, opened.code, Start())
        assert [one.status for one in await place.house.listed()] == ["playing"]
        await to_the_end(place, opened.code, [ana])
        assert await place.house.listed() == []

    in_the_lobby(tmp_path, scene, seats=3)


def test_my_tables_are_found_by_my_tokens_alone(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, _ana: Ear) -> None:
        mine = await place.table("Ana", bots="random", seats=3)
        tokens = {opened.code: opened.token, mine.code: mine.token, "no-such": "x"}

        found = {brief.code: brief for brief in await place.house.mine(tokens)}

        assert set(found) == {opened.code, mine.code}
        assert (found[mine.code].you, found[mine.code].status) == (0, "playing")
        assert await place.house.mine({opened.code: mine.token}) == []

    in_the_lobby(tmp_path, scene)


# -- beginning -----------------------------------------------------------------------------------


def test_the_game_waits_until_everybody_is_ready_and_bots_take_the_rest(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        ben = await place.sit(opened.code, "Ben", ready=False)
        await place.ask(ben, opened.code, Ready(ready=False))
        await place.ask(ana, opened.code, Start())
        assert why(ana) == "not-now"

        await place.ask(ben, opened.code, Ready())
        await place.ask(ana, opened.code, Start())

        assert [seat["kind"] for seat in seats(ana)] == ["person", "person", "bot", "bot"]
        assert len({*names(ana)}) == 4
        assert {table(ear)["status"] for ear in (ana, ben)} == {"playing"}

    in_the_lobby(tmp_path, scene)


def test_nothing_of_the_lobby_can_be_changed_during_a_game(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana = ears[0]
        for ask in (
            Ready(),
            Rename("Other"),
            Start(),
            Again(),
            Configure(Config(seats=4)),
            Configure(Config(seats=3, open_cards=False)),
            Configure(Config(seats=3, options={"allow_concede": "on"})),
        ):
            await place.ask(ana, code, ask)
            assert why(ana) == "not-now", ask
        await place.ask(ana, code, Configure(Config(seats=3, pace="live", talk=False)))
        assert table(ana)["config"]["pace"] == "live"

    at_a_table_of_three(tmp_path, scene)


# -- the tools of the host -----------------------------------------------------------------------


def test_the_host_appoints_bots_and_opens_their_seats_again(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        await place.ask(ana, opened.code, Appoint(2, "greedy"))
        assert seats(ana)[2] | {"kind": "bot", "bot": "greedy", "ready": True} == seats(ana)[2]

        await place.ask(ana, opened.code, Appoint(2, ""))

        assert seats(ana)[2]["kind"] == "open"
        assert names(ana)[2] == ""
        for ask in (Appoint(0, "greedy"), Appoint(9, "greedy"), Appoint(0)):
            await place.ask(ana, opened.code, ask)
            assert why(ana) == "seats"
        await place.ask(ana, opened.code, Appoint(1, "skynet"))
        assert why(ana) == "options"

    in_the_lobby(tmp_path, scene)


def test_whoever_is_kicked_only_watches_and_the_token_is_worth_nothing(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben = ears[:2]
        await place.ask(ana, code, Appoint(1, "random"))

        assert ben.last("sync")["you"] == -4
        assert ben.now["legal"] == ben.now["calls"] == []
        assert all(card.startswith("?") for card in ben.now["view"]["piles"]["hand2"])
        back = await place.come(Opened(code, 1, ben.last("seated")["token"]))
        assert back.last("sync")["you"] == -4
        await place.ask(ben, code, Say("hello?"))
        assert why(ben) == "not-seated"

    at_a_table_of_three(tmp_path, scene)


def test_somebody_else_takes_over_a_seat_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, cleo = ears[0], ears[2]
        hand = ears[1].now["view"]["piles"]["hand2"]
        await place.ask(ana, code, Appoint(1, ""))
        assert seats(ana)[1] | {"kind": "open", "bot": "greedy"} == seats(ana)[1]

        dora = await place.come(code)
        await place.ask(dora, code, Sit("Dora"))

        assert dora.now["you"] == 1
        assert seats(ana)[1] | {"kind": "person", "name": "Dora", "bot": ""} == seats(ana)[1]
        mine = dora.now["view"]["piles"]["hand2"]
        assert len(set(mine) & set(hand)) >= 1
        assert not any(card.startswith("?") for card in mine)
        for _ in range(3):
            ear = actor_of([ana, dora, cleo])
            await place.ask(ear, code, act(ear, doing(ear, "discard"), end=True))

    at_a_table_of_three(tmp_path, scene)


def test_a_pause_stops_people_and_bots_until_the_host_goes_on(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        await place.ask(ana, opened.code, Pause(paused=True))
        assert why(ana) == "not-now"
        await place.ask(ana, opened.code, Start(), Pause(paused=True))
        live = await place.live(opened.code)
        seq = live.seq

        await place.ask(ana, opened.code, act(ana, doing(ana, "discard"), end=True))

        assert why(ana) == "paused"
        assert live.seq == seq
        await place.ask(ana, opened.code, Pause(paused=False))
        await place.ask(ana, opened.code, act(ana, doing(ana, "discard"), end=True))
        assert live.seq > seq

    in_the_lobby(tmp_path, scene)


def test_what_a_bot_chose_before_a_pause_is_not_done_during_it(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        await place.ask(ana, opened.code, Start())
        room, live = await place.room(opened.code), await place.live(opened.code)
        seq = live.seq
        asked = len(place.heads.asked)
        room.post(ana, act(ana, doing(ana, "discard"), end=True))
        room.post(ana, Pause(paused=True))
        await place.calm(room)
        assert len(place.heads.asked) == asked + 1
        assert live.seq == seq + 2

        await place.ask(ana, opened.code, Pause(paused=False))

        assert live.seq > seq + 2
        assert ana.now["legal"]

    in_the_lobby(tmp_path, scene)


# -- leaving -------------------------------------------------------------------------------------


def test_whoever_rises_in_the_lobby_leaves_an_open_seat_and_the_host_passes_on(
    tmp_path: Path,
) -> None:
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        ben = await place.sit(opened.code, "Ben")
        await place.ask(ana, opened.code, Rise())

        assert ana.now["you"] == -4
        assert names(ben) == ["", "Ben", "", ""]
        assert seats(ben)[1]["host"]
        again = await place.come(opened)
        assert again.now["you"] == -4
        await place.ask(ben, opened.code, Start())
        assert table(ben)["status"] == "playing"

    in_the_lobby(tmp_path, scene)


def test_whoever_rises_in_the_middle_of_a_game_gets_a_stand_in_and_may_return(
    tmp_path: Path,
) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, cleo = ears
        await place.ask(ana, code, Rise())
        assert seats(ben)[0] | {"kind": "person", "bot": "greedy", "host": False} == seats(ben)[0]
        assert seats(ben)[1]["host"]
        for _ in range(4):
            ear = actor_of([ben, cleo])
            await place.ask(ear, code, act(ear, doing(ear, "discard"), end=True))
        assert {one["how"] for tell in ben.all("moved") for one in tell["log"]} == {"", "stand-in"}

        await place.ask(ana, code, Return())

        assert seats(cleo)[0]["bot"] == ""
        for _ in range(3):
            ear = actor_of(ears)
            await place.ask(ear, code, act(ear, doing(ear, "discard"), end=True))

    at_a_table_of_three(tmp_path, scene)


def test_the_first_to_sit_down_at_an_empty_table_becomes_host(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        await place.ask(ana, opened.code, Rise())
        ben = await place.come(opened.code)
        await place.ask(ben, opened.code, Sit("Ben", 2))

        assert seats(ana)[2]["host"]

    in_the_lobby(tmp_path, scene)


def test_everybody_sees_who_is_here(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, _cleo = ears
        watcher = await place.come(code)
        assert table(ana)["watchers"] == 1
        second = Ear()
        await place.ask(second, code, Join(code, ben.last("seated")["token"]))
        await place.leave(ben, code)
        assert seats(ana)[1]["present"]

        await place.leave(second, code)
        await place.leave(watcher, code)

        assert [seat["present"] for seat in seats(ana)] == [True, False, True]
        assert table(ana)["watchers"] == 0

    at_a_table_of_three(tmp_path, scene)


def test_a_line_that_goes_is_noticed_even_if_the_mailbox_is_full(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        ben = await place.sit(opened.code, "Ben")
        room = await place.room(opened.code)
        for _ in range(500):
            room.post(ben, Say("hurry"))
        assert len(room._inbox) == 400
        assert why(ben) == "slow-down"

        await place.leave(ben, opened.code)

        assert list(room.listeners) == [ana]

    in_the_lobby(tmp_path, scene)


# -- watching ------------------------------------------------------------------------------------


def test_spectators_see_only_what_lies_open(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        watcher = await place.come(code)
        for _ in range(4):
            ear = actor_of(ears)
            await place.ask(ear, code, act(ear, doing(ear, "discard"), end=True))

            piles = watcher.now["view"]["piles"]
            assert watcher.now["legal"] == watcher.now["calls"] == []
            assert all(card.startswith("?") for pile in piles.values() for card in pile)
            assert {n["reader"] for n in watcher.now["view"]["notes"]} <= {-2}

    at_a_table_of_three(tmp_path, scene)


def test_a_table_that_does_not_want_to_be_watched_shows_nothing(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        watcher = await place.come(code)
        for _ in range(4):
            ear = actor_of(ears)
            await place.ask(ear, code, act(ear, doing(ear, "discard"), end=True))

        told = [m for m in watcher.heard if m["t"] in ("sync", "moved")]
        assert len(told) == 5
        assert {(m["view"], *m["log"], *m["legal"], *m["calls"]) for m in told} == {(None,)}

    at_a_table_of_three(tmp_path, scene, watch=False)


# -- another game --------------------------------------------------------------------------------


def test_another_game_with_the_same_people_has_a_new_promise(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana = ears[0]
        first = table(ana)["promise"]
        await to_the_end(place, code, ears)
        assert table(ana)["status"] == "over"
        await place.ask(ana, code, Again())

        assert {ear.now["view"] for ear in ears} == {None}
        assert table(ana) | {"number": 2, "game_id": f"{code}.2"} == table(ana)
        assert table(ana)["promise"] != first
        assert [seat["ready"] for seat in seats(ana)] == [False] * 3
        for ear in ears[1:]:
            await place.ask(ear, code, Ready())
        await place.ask(ana, code, Start())
        games = await place.house.services.store.games(code)
        assert [(game.number, game.status) for game in games] == [(1, "over"), (2, "playing")]
        await to_the_end(place, code, ears)

    at_a_table_of_three(tmp_path, scene)


def test_alone_with_bots_another_game_begins_at_once(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        await place.ask(ana, opened.code, Start())
        await to_the_end(place, opened.code, [ana])
        await place.ask(ana, opened.code, Again())

        assert table(ana) | {"number": 2, "status": "playing"} == table(ana)
        assert ana.now["view"] is not None

    in_the_lobby(tmp_path, scene, seats=3)


def test_a_seat_that_was_left_open_is_free_in_the_next_game(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, _cleo = ears
        await place.ask(ana, code, Appoint(2, ""))
        await to_the_end(place, code, [ana, ben])
        await place.ask(ana, code, Again())

        assert seats(ben)[2] | {"kind": "open", "name": "", "bot": ""} == seats(ben)[2]

    at_a_table_of_three(tmp_path, scene)


# -- tidying -------------------------------------------------------------------------------------


def test_a_table_nobody_looks_at_is_put_away_and_found_again(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        await place.ask(ana, opened.code, Start())
        hand = ana.now["view"]["piles"]["hand1"]
        place.time.pass_by(2 * _IDLE)
        await place.house.sweep()
        assert opened.code in place.house.rooms

        await place.leave(ana, opened.code)
        place.time.pass_by(2 * _IDLE)
        await place.house.sweep()

        assert place.house.rooms == {}
        again = await place.come(opened)
        assert again.now["view"]["piles"]["hand1"] == hand

    in_the_lobby(tmp_path, scene)


def test_a_table_is_not_swept_away_under_somebody_who_looks_at_it(tmp_path: Path) -> None:
    async def scene(place: Parlour, opened: Opened, ana: Ear) -> None:
        await place.ask(ana, opened.code, Start())
        place.time.pass_by(30 * 86_400)
        await place.house.sweep()

        assert opened.code in place.house.rooms
        seq = ana.now["seq"]
        await place.ask(ana, opened.code, act(ana, doing(ana, "discard"), end=True))
        assert ana.now["seq"] > seq

    in_the_lobby(tmp_path, scene)
