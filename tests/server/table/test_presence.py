"""Who is away, since when, and who is host meanwhile."""

from __future__ import annotations

from pathlib import Path

from tests.server.room_harness import (
    Ear,
    Parlour,
    act,
    actor_of,
    at_a_table_of_three,
    parlour,
    play,
)
from tests.server.table.commands.test_lobby import seats, why
from tests.server.table.commands.test_stand_ins import notices, ticket
from undermine.server.protocol.messages import (
    Apply,
    Call,
    Crown,
    Motion,
    Pause,
    Return,
    Rise,
    StandIn,
    Vote,
)
from undermine.server.protocol.schemas import Opened
from undermine.server.table.clocks import ABSENT
from undermine.server.table.commands.seat_votes import AWAY_PATIENCE
from undermine.server.table.presence import LOBBY_PATIENCE


def hosts(ear: Ear) -> list[int]:
    return [index for index, seat in enumerate(seats(ear)) if seat["host"]]


def test_the_table_says_since_when_somebody_is_away(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, _cleo = ears
        await place.pass_by(7, code)
        left = place.time.date()
        await place.leave(ben, code)
        await place.pass_by(5, code)

        assert [seat["away"] for seat in seats(ana)] == [0, left, 0]
        await place.come(ticket(code, 1, ben))
        assert [seat["away"] for seat in seats(ana)] == [0, 0, 0]

    at_a_table_of_three(tmp_path, scene)


def test_after_a_restart_people_are_away_since_the_table_was_last_touched(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        room = await place.room(code)
        row = await place.tables.services.store.table(code)
        assert row is not None
        mine = ticket(code, 2, ears[2])
        assert room.presence.away() == {}
        await place.cut_power(tmp_path / "after")

        async with parlour(tmp_path / "after") as again:
            again.time.pass_by(500)
            cleo = await again.come(mine)
            assert [seat["away"] for seat in seats(cleo)] == [row.touched, row.touched, 0]

    at_a_table_of_three(tmp_path / "before", scene)


def test_the_log_says_who_is_away_for_long_and_who_is_back(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        gone = next(ear for ear in ears[1:] if ear is not actor_of(ears))
        seat = ears.index(gone)
        await place.leave(gone, code)
        await place.pass_by(ABSENT - 1, code)
        assert notices(ears[0]) == []
        await place.pass_by(1, code)
        assert notices(ears[0]) == ["away"]
        await place.come(ticket(code, seat, gone))
        assert notices(ears[0]) == ["away", "back"]

    at_a_table_of_three(tmp_path, scene)


def test_a_short_absence_is_not_worth_a_line(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        gone = next(ear for ear in ears[1:] if ear is not actor_of(ears))
        await place.leave(gone, code)
        await place.pass_by(ABSENT - 1, code)
        back = await place.come(ticket(code, ears.index(gone), gone))
        await place.pass_by(ABSENT, code)
        assert notices(back) == []

    at_a_table_of_three(tmp_path, scene)


# -- the host ------------------------------------------------------------------------------------


def test_a_host_who_is_away_is_followed_by_the_next_person_who_is_here(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, cleo = ears
        await place.ask(ana, code, Pause(paused=True))  # nobody waits for anybody
        await place.leave(ana, code)
        await place.leave(ben, code)
        await place.pass_by(ABSENT - 1, code)
        assert hosts(cleo) == [0]
        await place.pass_by(1, code)
        assert hosts(cleo) == [2]
        assert "crown-away" in notices(cleo)
        await place.ask(cleo, code, Pause(paused=False))
        assert cleo.last("table")["table"]["paused"] is False

    at_a_table_of_three(tmp_path, scene)


def test_a_host_who_is_away_when_somebody_comes_is_followed_at_once(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        for ear in ears:
            await place.leave(ear, code)
        await place.pass_by(ABSENT, code)
        back = await place.come(ticket(code, 1, ears[1]))
        assert hosts(back) == [1]

    at_a_table_of_three(tmp_path, scene)


def test_after_a_restart_the_host_has_time_to_come_back(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        mine = ticket(code, 2, ears[2])
        await place.ask(ears[0], code, Pause(paused=True))
        await place.cut_power(tmp_path / "after")

        async with parlour(tmp_path / "after") as again:
            cleo = await again.come(mine)
            await again.calm(await again.room(code))
            assert hosts(cleo) == [0]
            await again.pass_by(ABSENT, code)
            assert hosts(cleo) == [2]

    at_a_table_of_three(tmp_path / "before", scene)


def test_a_host_who_sends_the_link_around_is_still_host_of_the_lobby(tmp_path: Path) -> None:
    async def run(place: Parlour) -> None:
        opened = await place.table("Ana", seats=3)
        ana, ben = await place.come(opened), await place.sit(opened.code, "Ben")
        await place.leave(ana, opened.code)
        await place.pass_by(LOBBY_PATIENCE - 1, opened.code)
        assert hosts(ben) == [0]
        await place.pass_by(1, opened.code)
        assert hosts(ben) == [1]

    play(tmp_path, run)


def test_by_turns_nobody_need_be_here(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        await place.leave(ears[0], code)
        await place.pass_by(10 * ABSENT, code)
        assert hosts(ears[1]) == [0]
        assert notices(ears[1]) == []

    at_a_table_of_three(tmp_path, scene, pace="turns")


def test_the_host_hands_the_crown_on(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, cleo = ears
        await place.ask(cleo, code, Rise())
        await place.ask(ana, code, Crown(2))
        assert why(ana) == "not-now"
        await place.ask(ana, code, Crown(1))
        assert hosts(cleo) == [1]
        assert notices(cleo) == ["standin-own", "crown"]
        await place.ask(ana, code, Crown(0))
        assert why(ana) == "host-only"
        await place.leave(ana, code)
        await place.ask(ben, code, Crown(0))
        assert why(ben) == "not-now"

    at_a_table_of_three(tmp_path, scene)


def test_a_room_that_was_put_away_writes_nothing(tmp_path: Path) -> None:
    """An alarm for somebody who left must not store what an old room remembers."""

    async def run(place: Parlour) -> None:
        opened = await place.table("Ana", seats=3)
        ana = await place.come(opened)
        old = await place.room(opened.code)
        await place.leave(ana, opened.code)
        del place.tables.rooms[opened.code]
        again = await place.come(Opened(opened.code, 0, opened.token))
        await place.ask(again, opened.code, Rise())
        stored = await place.tables.services.store.table(opened.code)
        await place.pass_by(2 * LOBBY_PATIENCE, opened.code)
        await old.wait_until_idle()
        assert await place.tables.services.store.table(opened.code) == stored

    play(tmp_path, run)


def test_whoever_follows_a_host_who_was_asked_for_the_table_decides(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, cleo = ears
        assert ana.now["legal"]
        seq = ana.now["seq"]
        await place.leave(ana, code)
        await place.pass_by(ABSENT, code)

        assert hosts(cleo) == [1]
        assert ben.now["seq"] == seq
        assert ben.now["legal"]
        await place.ask(ben, code, act(ben, ben.now["legal"][0], end=True))
        assert ben.now["seq"] > seq

    at_a_table_of_three(tmp_path, scene, options={"first_player": "host"})


def test_whoever_takes_the_seat_back_follows_a_host_who_is_away(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, cleo = ears
        await place.leave(cleo, code)
        await place.ask(ana, code, StandIn(1))
        await place.leave(ana, code)
        await place.pass_by(ABSENT, code)
        assert hosts(ben) == [0]

        await place.ask(ben, code, Return())

        assert hosts(ben) == [1]
        assert ben.now["legal"]

    at_a_table_of_three(tmp_path, scene, options={"first_player": "host"})


def test_bots_begin_where_all_people_have_left_for_good(tmp_path: Path) -> None:
    """Nobody is left who could say for the table who begins."""

    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        cleo = ears[2]
        seq = cleo.now["seq"]

        for ear in ears:
            await place.ask(ear, code, Rise(for_good=True))

        assert cleo.now["seq"] > seq

    at_a_table_of_three(tmp_path, scene, options={"first_player": "host"})


def test_nobody_is_back_who_was_not_away(tmp_path: Path) -> None:
    """The log said of somebody else on this seat that they are away."""

    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, cleo = ears
        await place.leave(cleo, code)
        await place.pass_by(AWAY_PATIENCE, code)
        await place.ask(ana, code, Call(Motion("handover", 2)))
        await place.ask(ben, code, Vote(yes=True))
        dora = await place.come(code)
        await place.ask(dora, code, Apply("Dora", 2))
        await place.ask(ana, code, Call(Motion("admit", 2, 1)))
        await place.ask(ben, code, Vote(yes=True))
        await place.leave(ben, code)
        await place.come(ticket(code, 1, ben))

        assert notices(dora)[-1] == "seated-vote"

    at_a_table_of_three(tmp_path, scene)
