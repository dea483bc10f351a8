"""Votes about seats: what is refused, and what restarts and a full disk leave of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.room_harness import (
    Ear,
    Message,
    Parlour,
    actor_of,
    at_a_table_of_three,
    parlour,
    raw,
)
from tests.server.table.commands.test_lobby import seats, why
from tests.server.table.commands.test_seat_votes import at_a_table_of, motion, outcomes
from tests.server.table.commands.test_stand_ins import notices, ticket
from tests.server.table.test_storage import no_space
from undermine.server.protocol.messages import (
    Config,
    Configure,
    Kick,
    Pause,
    Propose,
    Rise,
    StandIn,
    Vote,
)
from undermine.server.table.clocks import ABSENT
from undermine.server.table.commands.seat_votes import SEAT_PATIENCE

# -- what is refused -----------------------------------------------------------------------------


def test_motions_without_a_reason_or_a_voice_get_a_sentence(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, cleo, dora = ears
        watcher = await place.come(code)

        async def answer(ear: Ear, ask: Any) -> str:  # noqa: ANN401
            await place.ask(ear, code, ask)
            return why(ear)

        assert await answer(watcher, motion("standin", 1)) == "not-seated"
        assert await answer(ana, motion("standin", 12)) == "no-seat"
        assert await answer(ana, motion("standin", 4)) == "no-seat"  # a bot's
        assert await answer(ana, motion("admit", 4, 3)) == "no-applicant"
        assert await answer(ana, Vote(yes=True)) == "not-now"
        await place.leave(dora, code)
        dora = await place.come(ticket(code, 3, dora))
        await place.pass_by(SEAT_PATIENCE, code)
        on = actor_of([ana, ben, cleo, dora])
        seat = on.now["view"]["seat"]
        assert await answer(on, motion("standin", seat)) == "own-seat"
        others = [ear for ear in (ana, ben, cleo, dora) if ear is not on]
        await place.ask(others[0], code, motion("standin", seat))
        assert others[0].last("ballot")["ballot"]["motion"]["seat"] == seat
        assert await answer(others[1], motion("handover", seat)) == "voting"
        assert await answer(on, Vote(yes=False)) == "no-vote"
        assert await answer(watcher, Vote(yes=True)) == "not-seated"

    at_a_table_of(tmp_path, 4, scene, seats=5)


def test_no_vote_before_or_during_a_pause(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, cleo = ears
        await place.leave(cleo, code)
        await place.ask(ana, code, Pause(paused=True))
        await place.ask(ben, code, motion("standin", 2))
        assert why(ben) == "paused"

    at_a_table_of_three(tmp_path, scene)


def test_whoever_has_a_stand_in_has_no_vote(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, _cleo, dora = ears
        await place.ask(ben, code, Rise())
        await place.leave(dora, code)
        await place.ask(ana, code, motion("standin", 3))
        assert ana.last("ballot")["ballot"]["voters"] == [0, 2]
        await place.ask(ben, code, Vote(yes=True))
        assert why(ben) == "no-vote"
        await place.ask(ben, code, motion("standin", 3))
        assert why(ben) == "voting"

    at_a_table_of(tmp_path, 4, scene)


def test_a_vote_on_the_game_and_one_on_a_seat_exclude_each_other(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, _cleo = ears
        await place.leave(ears[2], code)
        await place.ask(ana, code, motion("standin", 2), Propose(raw({"do": "agree"})))
        assert why(ana) == "not-now"
        await place.ask(ben, code, Vote(yes=True), Propose(raw({"do": "agree"})))
        ballot = ana.last("ballot")["ballot"]
        assert (ballot["action"], ballot["motion"]) == ({"do": "agree"}, None)

    at_a_table_of_three(tmp_path, scene, options={"allow_concede": "on"})


# -- storage -------------------------------------------------------------------------------------


def test_a_vote_that_could_not_be_stored_changes_nothing(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, cleo = ears
        await place.leave(cleo, code)
        before = (await place.room(code)).info
        async with no_space(place):
            await place.ask(ana, code, motion("standin", 2))
        assert why(ana) == "storage"
        assert (await place.room(code)).ballot is None
        await place.ask(ana, code, motion("standin", 2))
        async with no_space(place):
            await place.ask(ben, code, Vote(yes=True))
        assert why(ben) == "storage"
        assert (await place.room(code)).info == before
        assert ana.all("notice")[-1]["what"] == "called-standin"

        await place.ask(ben, code, Vote(yes=True))

        assert seats(ana)[2]["standin"] == "back"

    at_a_table_of_three(tmp_path, scene)


def test_an_open_vote_is_dropped_by_a_power_cut_and_the_log_says_so(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        await place.leave(ears[2], code)
        await place.ask(ears[1], code, motion("standin", 2))
        mine = ticket(code, 1, ears[1])
        await place.cut_power(tmp_path / "after")

        async with parlour(tmp_path / "after") as again:
            await again.calm(await again.room(code))
            ben = await again.come(mine)
            assert ben.now["ballot"] is None
            assert notices(ben) == ["called-standin", "dropped"]

    at_a_table_of_three(tmp_path / "before", scene)


@pytest.mark.parametrize("ask", [StandIn(1), Kick(1)])
def test_what_the_host_did_is_there_after_a_power_cut(tmp_path: Path, ask: StandIn | Kick) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        mine, his = ears[2].last("seated")["token"], ticket(code, 1, ears[1])
        await place.ask(ears[0], code, ask)
        said: list[Message] = ears[0].last("sync")["notices"]
        await place.cut_power(tmp_path / "after")

        async with parlour(tmp_path / "after") as again:
            cleo = await again.come(ticket(code, 2, ears[2]))
            assert mine
            assert cleo.now["notices"] == said
            ben = await again.come(his)
            is_removed = isinstance(ask, Kick)
            assert ben.now["you"] == (-4 if is_removed else 1)
            assert [m["why"] for m in ben.all("wrong")] == ["removed"] * is_removed

    at_a_table_of_three(tmp_path / "before", scene)


def test_another_pace_may_end_a_vote(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, cleo = ears
        await place.leave(cleo, code)
        await place.ask(ben, code, motion("standin", 2))
        await place.ask(ana, code, Configure(Config(seats=3, pace="turns")), Vote(yes=True))
        assert seats(ana)[2]["standin"] == ""

    at_a_table_of_three(tmp_path, scene)


def test_the_automatic_stand_in_ends_a_vote_on_one(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        on = actor_of(ears)
        seat, (first, _) = ears.index(on), [ear for ear in ears if ear is not on]
        await place.leave(on, code)
        await place.ask(first, code, motion("standin", seat))
        await place.pass_by(ABSENT, code)
        assert outcomes(first) == [""]
        assert seats(first)[seat]["standin"] == "back"

    at_a_table_of_three(tmp_path, scene)
