"""Time at a table, with a clock that stands still unless a test says otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.room_harness import (
    Ear,
    Message,
    Parlour,
    act,
    actor_of,
    at_a_table_of_three,
    doing,
    until_somebody_can,
)
from undermine.server.protocol.messages import (
    Join,
    Pause,
    Return,
    Rise,
    Understood,
)
from undermine.server.protocol.schemas import Opened
from undermine.server.table.clocks import ABSENT, CEREMONY, PACES

LONG = 10 * PACES["turns"]


def clock(ear: Ear) -> Message | None:
    """The clock, as an ear last heard of it."""
    found: Message | None = next(m["clock"] for m in reversed(ear.heard) if "clock" in m)
    return found


def hows(ear: Ear) -> list[str]:
    """Who decided each of the last entries, if not the seat itself."""
    return [one["how"] for one in ear.now["log"]]


async def all_understood(place: Parlour, code: str, ears: list[Ear]) -> None:
    for ear in ears:
        await place.ask(ear, code, Understood())


async def token_of(place: Parlour, code: str, ear: Ear) -> Opened:
    """What lets somebody come back."""
    seat = (await place.room(code)).listeners[ear]
    return Opened(code, seat, ear.last("seated")["token"])


async def until_a_guest_is_on(place: Parlour, code: str, ears: list[Ear]) -> Ear:
    """Pass until somebody is on who is not the host."""
    if actor_of(ears) is ears[0]:
        await place.ask(ears[0], code, act(ears[0], doing(ears[0], "discard"), end=True))
    return actor_of(ears)


# -- decisions -----------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", ["live", "relaxed", "turns"])
def test_when_time_is_up_the_harmless_thing_is_done_and_said_so(tmp_path: Path, pace: str) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        await all_understood(place, code, ears)
        game, on = await place.game(code), actor_of(ears)
        seq, seconds = game.seq, PACES[pace]
        room = await place.room(code)
        assert clock(on) == {"seat": room.actor, "left": seconds * 1000, "of": seconds * 1000}

        await place.pass_by(seconds - 1, code)
        assert game.seq == seq
        await place.pass_by(1, code)

        assert game.seq == seq + 2
        assert {tuple(hows(ear)) for ear in ears} == {("clock", "")}
        entries = await place.tables.services.store.entries(f"{code}.1", seq)
        assert [entry.how for entry in entries] == ["clock", ""]
        assert entries[0].action.startswith("discard")
        assert actor_of(ears) is not on

    at_a_table_of_three(tmp_path, scene, pace=pace)


def test_without_a_clock_nobody_is_hurried(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        seq = ears[0].now["seq"]
        await place.pass_by(LONG, code)

        assert (await place.game(code)).seq == seq
        assert clock(ears[0]) is None

    at_a_table_of_three(tmp_path, scene)


def test_what_was_staged_is_stored_when_time_is_up(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        await all_understood(place, code, ears)
        ear = await until_somebody_can(place, code, ears, "place")
        action = doing(ear, "place")
        await place.ask(ear, code, act(ear, action))
        await place.pass_by(PACES["live"], code)

        assert {tuple(hows(each)) for each in ears} == {("clock", "")}
        for each in ears:
            event = each.now["log"][0]["events"][0]
            assert (event["did"], event["at"]) == ("placed", action["at"])

    at_a_table_of_three(tmp_path, scene, pace="live")


def test_staging_and_asking_win_no_time(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        await all_understood(place, code, ears)
        ear = await until_somebody_can(place, code, ears, "place")
        seq = ear.now["seq"]
        await place.pass_by(50, code)
        await place.ask(ear, code, act(ear, doing(ear, "place")))
        await place.pass_by(10, code)

        assert (await place.game(code)).seq > seq

    at_a_table_of_three(tmp_path, scene, pace="live")


def test_a_decision_in_time_sets_the_clock_for_the_next(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        await all_understood(place, code, ears)
        for _ in range(4):
            await place.pass_by(59, code)
            ear = actor_of(ears)
            await place.ask(ear, code, act(ear, doing(ear, "discard"), end=True))
            assert hows(ear) == ["", ""]
            assert (clock(ear) or {})["left"] == 60_000

    at_a_table_of_three(tmp_path, scene, pace="live")


def test_a_game_goes_to_its_end_by_the_clock_alone(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        await place.pass_by(LONG, code)
        room = await place.room(code)
        for _ in range(400):
            if room.record.status == "over":
                break
            await place.pass_by(PACES["live"] + CEREMONY, code)

        assert room.record.status == "over"
        assert clock(ears[0]) is None

    at_a_table_of_three(tmp_path, scene, pace="live")


# -- ceremony ------------------------------------------------------------------------------------


def test_the_first_turn_is_longer_until_everybody_has_seen_their_role(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        game = await place.game(code)
        seq = game.seq
        assert (clock(ears[0]) or {})["left"] == (PACES["live"] + CEREMONY) * 1000
        await place.pass_by(30, code)
        await place.ask(ears[0], code, Understood())
        await place.ask(ears[1], code, Understood())
        assert (clock(ears[0]) or {})["left"] == (PACES["live"] + CEREMONY) * 1000

        await place.ask(ears[2], code, Understood())

        assert (clock(ears[0]) or {})["left"] == PACES["live"] * 1000
        await place.pass_by(50, code)
        await place.ask(ears[2], code, Understood())
        await place.pass_by(10, code)
        assert game.seq > seq

    at_a_table_of_three(tmp_path, scene, pace="live")


def test_whoever_never_looks_holds_nobody_up_for_ever(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        seq = ears[0].now["seq"]
        await place.pass_by(PACES["live"] + CEREMONY, code)

        assert (await place.game(code)).seq > seq

    at_a_table_of_three(tmp_path, scene, pace="live")


def test_a_seat_knows_whether_it_has_looked_at_its_role(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        mine = await token_of(place, code, ears[1])
        before = await place.come(mine)
        await place.ask(ears[1], code, Understood())
        after = await place.come(mine)

        assert (before.now["understood"], after.now["understood"]) == (False, True)

    at_a_table_of_three(tmp_path, scene)


# -- absence -------------------------------------------------------------------------------------


def test_an_absent_seat_gets_a_stand_in_that_hands_back_in_one_tap(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        away = await until_a_guest_is_on(place, code, ears)
        here = [ear for ear in ears if ear is not away]
        mine = await token_of(place, code, away)
        game = await place.game(code)
        seq = game.seq
        await place.leave(away, code)
        await place.pass_by(ABSENT - 1, code)
        assert game.seq == seq

        await place.pass_by(1, code)

        assert game.seq > seq
        assert hows(here[0])[0] == "stand-in"
        assert here[0].last("sync")["table"]["seats"][mine.seat]["bot"] == "greedy"
        back = await place.come(mine)
        assert back.now["table"]["seats"][mine.seat]["bot"] == "greedy"
        await place.ask(back, code, Return())
        seat = back.now["table"]["seats"][mine.seat]
        assert (seat["bot"], seat["present"]) == ("", True)
        for _ in range(3):
            ear = actor_of([*here, back])
            await place.ask(ear, code, act(ear, doing(ear, "discard"), end=True))
            assert hows(ear) == ["", ""]

    at_a_table_of_three(tmp_path, scene)


def test_who_comes_back_in_time_keeps_the_seat(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        away = await until_a_guest_is_on(place, code, ears)
        mine = await token_of(place, code, away)
        seq = away.now["seq"]
        await place.leave(away, code)
        await place.pass_by(ABSENT - 1, code)
        back = await place.come(mine)
        await place.pass_by(LONG, code)

        assert (await place.game(code)).seq == seq
        assert back.now["legal"]

    at_a_table_of_three(tmp_path, scene)


def test_others_who_come_and_go_do_not_prolong_the_wait(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        away = await until_a_guest_is_on(place, code, ears)
        third = next(ear for ear in ears[1:] if ear is not away)
        mine = await token_of(place, code, third)
        seq = away.now["seq"]
        await place.leave(away, code)
        for _ in range(3):
            await place.pass_by(ABSENT / 4, code)
            await place.leave(third, code)
            third = await place.come(mine)
        await place.pass_by(ABSENT / 4, code)

        assert (await place.game(code)).seq > seq

    at_a_table_of_three(tmp_path, scene)


def test_coming_and_going_wins_no_time_on_the_clock(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        await all_understood(place, code, ears)
        on = await until_a_guest_is_on(place, code, ears)
        mine = await token_of(place, code, on)
        seq = on.now["seq"]
        for _ in range(5):
            await place.pass_by(PACES["live"] / 6, code)
            await place.leave(on, code)
            on = await place.come(mine)
            await place.ask(on, code, Join(mine.token))
        assert (clock(on) or {})["left"] == 10_000
        await place.pass_by(PACES["live"] / 6, code)

        assert (await place.game(code)).seq > seq
        assert hows(ears[0])[0] == "clock"

    at_a_table_of_three(tmp_path, scene, pace="live")


@pytest.mark.parametrize("pace", ["live", "relaxed"])
def test_nobody_waits_for_an_absent_seat_longer_than_the_clock(tmp_path: Path, pace: str) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        away = await until_a_guest_is_on(place, code, ears)
        await place.leave(away, code)
        await place.pass_by(PACES[pace], code)

        assert hows(ears[0])[0] == "stand-in"

    at_a_table_of_three(tmp_path, scene, pace=pace)


def test_a_game_by_turns_waits_a_day_for_whoever_is_away(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        away = await until_a_guest_is_on(place, code, ears)
        seq = away.now["seq"]
        await place.leave(away, code)
        await place.pass_by(PACES["turns"] / 2, code)
        assert (await place.game(code)).seq == seq

        await place.pass_by(PACES["turns"] / 2 + CEREMONY, code)

        assert hows(ears[0])[0] == "stand-in"

    at_a_table_of_three(tmp_path, scene, pace="turns")


def test_nobody_is_replaced_while_nobody_is_there_to_wait(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        seq = ears[0].now["seq"]
        for ear in ears:
            await place.leave(ear, code)
        await place.pass_by(LONG, code)
        room = await place.room(code)

        assert (await place.game(code)).seq == seq
        assert [seat.bot for seat in room.record.seats] == ["", "", ""]

    at_a_table_of_three(tmp_path, scene)


def test_a_host_who_is_away_is_host_no_longer(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        while actor_of(ears) is not ears[0]:
            on = actor_of(ears)
            await place.ask(on, code, act(on, doing(on, "discard"), end=True))
        await place.leave(ears[0], code)
        await place.pass_by(ABSENT, code)

        seats = ears[1].last("sync")["table"]["seats"]
        assert [seat["host"] for seat in seats] == [False, True, False]
        await place.ask(ears[1], code, Pause(paused=True))
        assert ears[2].last("table")["table"]["paused"]

    at_a_table_of_three(tmp_path, scene)


def test_leaving_and_returning_wins_no_time(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        await all_understood(place, code, ears)
        on = actor_of(ears)
        other = next(ear for ear in ears if ear is not on)
        await place.pass_by(40, code)
        await place.ask(other, code, Rise(), Return())

        assert (clock(on) or {})["left"] == 20_000

    at_a_table_of_three(tmp_path, scene, pace="live")
