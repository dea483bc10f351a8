"""Votes about seats: an idle or absent person holds nobody up, and loses nothing unheard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.room_harness import (
    Ear,
    Parlour,
    act,
    actor_of,
    at_a_table_of_three,
    can,
    doing,
    play,
)
from tests.server.table.commands.test_lobby import seats, why
from tests.server.table.commands.test_stand_ins import notices, pass_turn, ticket
from undermine.server.protocol.messages import (
    Call,
    Motion,
    MotionKind,
    Return,
    Vote,
)
from undermine.server.table.commands.seat_votes import (
    AWAY_PATIENCE,
    CALM,
    OPEN,
    SEAT_PATIENCE,
    TURN_PATIENCE,
)


def motion(kind: MotionKind, seat: int, applicant: int = -1) -> Call:
    return Call(Motion(kind, seat, applicant))


def outcomes(ear: Ear) -> list[str]:
    return [told["outcome"] for told in ear.all("ballot") if told["ballot"] is None]


def at_a_table_of(folder: Path, people: int, scene: Any, **config: Any) -> None:  # noqa: ANN401
    async def run(place: Parlour) -> None:
        await scene(place, *await place.people(people, **config))

    play(folder, run)


def test_the_patience_of_a_table_is_as_the_client_says() -> None:
    """The buttons of the client appear after two minutes and after ten."""
    assert (TURN_PATIENCE, SEAT_PATIENCE, AWAY_PATIENCE) == (120, 600, 120)


# -- somebody who does not decide ----------------------------------------------------------------


async def until_the_host_is_on(place: Parlour, code: str, ears: list[Ear]) -> None:
    while actor_of(ears) is not ears[0]:
        await pass_turn(place, code, ears)


def test_an_idle_host_without_a_clock_freezes_nobody(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, cleo = ears
        await until_the_host_is_on(place, code, ears)
        seq = ana.now["seq"]
        await place.pass_by(TURN_PATIENCE - 1, code)
        await place.ask(ben, code, motion("standin-turn", 0))
        assert why(ben) == "too-soon"
        await place.pass_by(1, code)

        await place.ask(ben, code, motion("standin-turn", 0))
        ballot = cleo.last("ballot")["ballot"]
        assert ballot | {"by": 1, "yes": [1], "needs": 2, "voters": [1, 2]} == ballot
        assert ballot["motion"] == {"kind": "standin-turn", "seat": 0, "applicant": -1}
        assert ballot["action"] is None
        await place.ask(cleo, code, Vote(yes=True))

        assert outcomes(ana) == ["agreed"]
        assert ana.now["seq"] > seq
        assert seats(ben)[0] | {"bot": "", "standin": "", "host": True} == seats(ben)[0]
        assert notices(ben) == ["called-standin-turn", "standin-turn"]
        (mine,) = [one for told in ben.all("moved") for one in told["log"] if one["how"]]
        assert mine["how"] == "stand-in"
        await until_the_host_is_on(place, code, ears)

    at_a_table_of_three(tmp_path, scene)


def test_a_stand_in_until_back_takes_ten_minutes_and_more_than_half(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, cleo, dora = ears
        await until_the_host_is_on(place, code, ears)
        await place.pass_by(SEAT_PATIENCE - 1, code)
        await place.ask(ben, code, motion("standin", 0))
        assert why(ben) == "too-soon"
        await place.pass_by(1, code)
        await place.ask(ben, code, motion("standin", 0))
        assert ben.last("ballot")["ballot"]["needs"] == 2
        await place.ask(cleo, code, Vote(yes=False))
        assert ben.last("ballot")["ballot"]["no"] == [2]

        await place.ask(dora, code, Vote(yes=True))

        assert seats(ben)[0] | {"standin": "back", "host": False, "kind": "person"} == seats(ben)[0]
        assert seats(ben)[1]["host"]
        await place.ask(ana, code, Return())
        assert seats(ben)[0]["standin"] == ""
        assert "standin-vote" in notices(ana)

    at_a_table_of(tmp_path, 4, scene)


def test_whoever_stirs_ends_the_vote(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        on = actor_of(ears)
        seat, (first, second) = ears.index(on), [ear for ear in ears if ear is not on]
        await place.pass_by(TURN_PATIENCE, code)
        await place.ask(first, code, motion("standin-turn", seat))
        await place.ask(on, code, act(on, doing(on, "discard"), end=True))

        assert outcomes(first) == [""]
        await place.ask(second, code, Vote(yes=True))
        assert why(second) == "not-now"
        assert seats(first)[seat]["bot"] == ""

    at_a_table_of_three(tmp_path, scene)


def test_whoever_stages_something_is_not_idle(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        while not can(actor_of(ears), "place"):
            await pass_turn(place, code, ears)
        on = actor_of(ears)
        seat, other = ears.index(on), next(ear for ear in ears if ear is not on)
        await place.pass_by(TURN_PATIENCE, code)
        await place.ask(on, code, act(on, doing(on, "place")))
        await place.ask(other, code, motion("standin-turn", seat))
        assert why(other) == "too-soon"

    at_a_table_of_three(tmp_path, scene)


def test_the_table_says_how_long_it_has_waited(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        seat = ears.index(actor_of(ears))
        await place.pass_by(100, code)
        told = (await place.come(code)).now["table"]["seats"]
        assert [one["waiting"] for one in told] == [
            100_000 if index == seat else -1 for index in range(3)
        ]
        await pass_turn(place, code, ears)
        assert max(one["waiting"] for one in (await place.come(code)).now["table"]["seats"]) == 0

    at_a_table_of_three(tmp_path, scene)


def test_with_a_clock_only_the_absent_get_a_stand_in_by_vote(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        on = actor_of(ears)
        seat, (first, second) = ears.index(on), [ear for ear in ears if ear is not on]
        await place.pass_by(200, code)
        await place.ask(first, code, motion("standin-turn", seat))
        assert why(first) == "too-soon"
        await place.leave(on, code)
        await place.ask(first, code, motion("standin", seat))
        await place.ask(second, code, Vote(yes=True))
        assert seats(first)[seat]["standin"] == "back"

    at_a_table_of_three(tmp_path, scene, pace="relaxed")


def test_by_turns_the_clock_of_a_day_rules(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        on = actor_of(ears)
        seat, (first, _) = ears.index(on), [ear for ear in ears if ear is not on]
        await place.leave(on, code)
        await place.pass_by(SEAT_PATIENCE, code)
        answers = []
        for kind in ("standin-turn", "standin", "handover"):
            await place.ask(first, code, motion(kind, seat))
            answers.append(why(first))
        assert answers == ["not-now", "not-now", "too-soon"]
        assert seats(first)[seat]["standin"] == ""

    at_a_table_of_three(tmp_path, scene, pace="turns")


# -- handing a seat on ---------------------------------------------------------------------------


def waiting_in_turn(ears: list[Ear]) -> tuple[Ear, list[Ear]]:
    """Somebody for whom nobody waits, and the others."""
    gone = next(ear for ear in ears[1:] if not ear.now["legal"])
    return gone, [ear for ear in ears if ear is not gone]


def test_a_seat_is_handed_on_only_if_all_who_are_here_agree(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        gone, (ana, ben, dora) = waiting_in_turn(ears)
        seat = ears.index(gone)
        await place.leave(gone, code)
        await place.pass_by(AWAY_PATIENCE - 1, code)
        await place.ask(ben, code, motion("handover", seat))
        assert why(ben) == "too-soon"
        await place.pass_by(1, code)
        await place.ask(ben, code, motion("handover", seat))
        assert ben.last("ballot")["ballot"]["needs"] == 3
        await place.ask(ana, code, Vote(yes=True))
        assert seats(ben)[seat]["kind"] == "person"

        await place.ask(dora, code, Vote(yes=True))

        told = seats(ben)[seat]
        assert told | {"kind": "open", "bot": "greedy", "offered": True} == told
        back = await place.come(ticket(code, seat, gone))
        assert (back.now["you"], back.last("wrong")["why"]) == (-4, "token")
        assert notices(ana) == ["away", "called-handover", "handover"]

    at_a_table_of(tmp_path, 4, scene)


def test_one_no_saves_a_seat_and_the_vote_is_not_called_again_at_once(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        gone, (ana, ben) = waiting_in_turn(ears)
        seat = ears.index(gone)
        await place.leave(gone, code)
        await place.pass_by(AWAY_PATIENCE, code)
        await place.ask(ana, code, motion("handover", seat))
        await place.ask(ben, code, Vote(yes=False))
        assert outcomes(ana) == ["refused"]
        assert notices(ana)[-1] == "refused"
        await place.ask(ana, code, motion("handover", seat))
        assert why(ana) == "too-soon"
        await place.pass_by(CALM, code)
        await place.ask(ana, code, motion("handover", seat))
        assert ana.last("ballot")["ballot"]["yes"] == [0]

        await place.come(ticket(code, seat, gone))

        assert outcomes(ana) == ["refused", ""]

    at_a_table_of_three(tmp_path, scene)


def test_one_person_alone_hands_nothing_on(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben = ears
        await place.leave(ben, code)
        await place.pass_by(AWAY_PATIENCE, code)
        await place.ask(ana, code, motion("handover", 1))
        assert why(ana) == "too-few"
        assert seats(ana)[1]["kind"] == "person"

    at_a_table_of(tmp_path, 2, scene, seats=3)


def test_a_vote_that_somebody_leaves_is_counted_without_them(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ana, ben, cleo, dora = ears
        await place.leave(dora, code)
        await place.ask(ana, code, motion("standin", 3))
        assert ana.last("ballot")["ballot"]["voters"] == [0, 1, 2]
        await place.leave(ben, code)
        ballot = ana.last("ballot")["ballot"]
        assert (ballot["voters"], ballot["needs"]) == ([0, 2], 2)
        await place.leave(cleo, code)
        assert outcomes(ana) == ["agreed"]
        assert seats(ana)[3]["standin"] == "back"

    at_a_table_of(tmp_path, 4, scene)


def test_a_vote_that_nobody_decides_is_lost_after_a_while(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        on = actor_of(ears)
        seat, (first, _) = ears.index(on), [ear for ear in ears if ear is not on]
        await place.pass_by(TURN_PATIENCE, code)
        await place.ask(first, code, motion("standin-turn", seat))
        await place.pass_by(OPEN, code)
        assert outcomes(first) == ["refused"]
        assert (await place.room(code)).record.motion is None

    at_a_table_of_three(tmp_path, scene)
