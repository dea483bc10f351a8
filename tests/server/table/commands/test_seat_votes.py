"""Votes about seats: an idle or absent person holds nobody up, and loses nothing unheard."""

from __future__ import annotations

from pathlib import Path

from tests.server.room_harness import (
    RecordingListener,
    RoomHarness,
    act,
    actor_of,
    at_a_table_of,
    at_a_table_of_three,
    can_do,
    legal_action,
)
from tests.server.room_steps import motion, notices, outcomes, pass_turn, seats, ticket, why
from undermine.server.protocol.messages import (
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


def test_the_patience_of_a_table_is_as_the_client_says() -> None:
    """The buttons of the client appear after two minutes and after ten."""
    assert (TURN_PATIENCE, SEAT_PATIENCE, AWAY_PATIENCE) == (120, 600, 120)


# -- somebody who does not decide ----------------------------------------------------------------


async def until_the_host_is_on(
    harness: RoomHarness, code: str, listeners: list[RecordingListener]
) -> None:
    while actor_of(listeners) is not listeners[0]:
        await pass_turn(harness, code, listeners)


def test_an_idle_host_without_a_clock_freezes_nobody(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, cleo = listeners
        await until_the_host_is_on(harness, code, listeners)
        seq = ana.now["seq"]
        await harness.advance(TURN_PATIENCE - 1, code)
        await harness.post(ben, code, motion("standin-turn", 0))
        assert why(ben) == "too-soon"
        await harness.advance(1, code)

        await harness.post(ben, code, motion("standin-turn", 0))
        ballot = cleo.last("ballot")["ballot"]
        assert ballot | {"by": 1, "yes": [1], "needs": 2, "voters": [1, 2]} == ballot
        assert ballot["motion"] == {"kind": "standin-turn", "seat": 0, "applicant": -1}
        assert ballot["action"] is None
        await harness.post(cleo, code, Vote(yes=True))

        assert outcomes(ana) == ["agreed"]
        assert ana.now["seq"] > seq
        assert seats(ben)[0] | {"bot": "", "standin": "", "host": True} == seats(ben)[0]
        assert notices(ben) == ["called-standin-turn", "standin-turn"]
        (mine,) = [one for told in ben.all("moved") for one in told["log"] if one["how"]]
        assert mine["how"] == "stand-in"
        await until_the_host_is_on(harness, code, listeners)

    at_a_table_of_three(tmp_path, scene)


def test_a_stand_in_until_back_takes_ten_minutes_and_more_than_half(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, cleo, dora = listeners
        await until_the_host_is_on(harness, code, listeners)
        await harness.advance(SEAT_PATIENCE - 1, code)
        await harness.post(ben, code, motion("standin", 0))
        assert why(ben) == "too-soon"
        await harness.advance(1, code)
        await harness.post(ben, code, motion("standin", 0))
        assert ben.last("ballot")["ballot"]["needs"] == 2
        await harness.post(cleo, code, Vote(yes=False))
        assert ben.last("ballot")["ballot"]["no"] == [2]

        await harness.post(dora, code, Vote(yes=True))

        assert seats(ben)[0] | {"standin": "back", "host": False, "kind": "person"} == seats(ben)[0]
        assert seats(ben)[1]["host"]
        await harness.post(ana, code, Return())
        assert seats(ben)[0]["standin"] == ""
        assert "standin-vote" in notices(ana)

    at_a_table_of(tmp_path, 4, scene)


def test_whoever_stirs_ends_the_vote(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        on = actor_of(listeners)
        seat, (first, second) = (
            listeners.index(on),
            [listener for listener in listeners if listener is not on],
        )
        await harness.advance(TURN_PATIENCE, code)
        await harness.post(first, code, motion("standin-turn", seat))
        await harness.post(on, code, act(on, legal_action(on, "discard"), end=True))

        assert outcomes(first) == [""]
        await harness.post(second, code, Vote(yes=True))
        assert why(second) == "not-now"
        assert seats(first)[seat]["bot"] == ""

    at_a_table_of_three(tmp_path, scene)


def test_whoever_stages_something_is_not_idle(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        while not can_do(actor_of(listeners), "place"):
            await pass_turn(harness, code, listeners)
        on = actor_of(listeners)
        seat, other = (
            listeners.index(on),
            next(listener for listener in listeners if listener is not on),
        )
        await harness.advance(TURN_PATIENCE, code)
        await harness.post(on, code, act(on, legal_action(on, "place")))
        await harness.post(other, code, motion("standin-turn", seat))
        assert why(other) == "too-soon"

    at_a_table_of_three(tmp_path, scene)


def test_the_table_says_how_long_it_has_waited(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        seat = listeners.index(actor_of(listeners))
        await harness.advance(100, code)
        told = (await harness.join(code)).now["table"]["seats"]
        assert [one["waiting"] for one in told] == [
            100_000 if index == seat else -1 for index in range(3)
        ]
        await pass_turn(harness, code, listeners)
        assert max(one["waiting"] for one in (await harness.join(code)).now["table"]["seats"]) == 0

    at_a_table_of_three(tmp_path, scene)


def test_with_a_clock_only_the_absent_get_a_stand_in_by_vote(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        on = actor_of(listeners)
        seat, (first, second) = (
            listeners.index(on),
            [listener for listener in listeners if listener is not on],
        )
        await harness.advance(200, code)
        await harness.post(first, code, motion("standin-turn", seat))
        assert why(first) == "too-soon"
        await harness.disconnect(on, code)
        await harness.post(first, code, motion("standin", seat))
        await harness.post(second, code, Vote(yes=True))
        assert seats(first)[seat]["standin"] == "back"

    at_a_table_of_three(tmp_path, scene, pace="relaxed")


def test_by_turns_the_clock_of_a_day_rules(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        on = actor_of(listeners)
        seat, (first, _) = (
            listeners.index(on),
            [listener for listener in listeners if listener is not on],
        )
        await harness.disconnect(on, code)
        await harness.advance(SEAT_PATIENCE, code)
        answers = []
        for kind in ("standin-turn", "standin", "handover"):
            await harness.post(first, code, motion(kind, seat))
            answers.append(why(first))
        assert answers == ["not-now", "not-now", "too-soon"]
        assert seats(first)[seat]["standin"] == ""

    at_a_table_of_three(tmp_path, scene, pace="turns")


# -- handing a seat on ---------------------------------------------------------------------------


def waiting_in_turn(
    listeners: list[RecordingListener],
) -> tuple[RecordingListener, list[RecordingListener]]:
    """Somebody for whom nobody waits, and the others."""
    gone = next(listener for listener in listeners[1:] if not listener.now["legal"])
    return gone, [listener for listener in listeners if listener is not gone]


def test_a_seat_is_handed_on_only_if_all_who_are_here_agree(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        gone, (ana, ben, dora) = waiting_in_turn(listeners)
        seat = listeners.index(gone)
        await harness.disconnect(gone, code)
        await harness.advance(AWAY_PATIENCE - 1, code)
        await harness.post(ben, code, motion("handover", seat))
        assert why(ben) == "too-soon"
        await harness.advance(1, code)
        await harness.post(ben, code, motion("handover", seat))
        assert ben.last("ballot")["ballot"]["needs"] == 3
        await harness.post(ana, code, Vote(yes=True))
        assert seats(ben)[seat]["kind"] == "person"

        await harness.post(dora, code, Vote(yes=True))

        told = seats(ben)[seat]
        assert told | {"kind": "open", "bot": "foreman", "offered": True} == told
        back = await harness.join(ticket(code, seat, gone))
        assert (back.now["you"], back.last("wrong")["why"]) == (-4, "token")
        assert notices(ana) == ["away", "called-handover", "handover"]

    at_a_table_of(tmp_path, 4, scene)


def test_one_no_saves_a_seat_and_the_vote_is_not_called_again_at_once(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        gone, (ana, ben) = waiting_in_turn(listeners)
        seat = listeners.index(gone)
        await harness.disconnect(gone, code)
        await harness.advance(AWAY_PATIENCE, code)
        await harness.post(ana, code, motion("handover", seat))
        await harness.post(ben, code, Vote(yes=False))
        assert outcomes(ana) == ["refused"]
        assert notices(ana)[-1] == "refused"
        await harness.post(ana, code, motion("handover", seat))
        assert why(ana) == "too-soon"
        await harness.advance(CALM, code)
        await harness.post(ana, code, motion("handover", seat))
        assert ana.last("ballot")["ballot"]["yes"] == [0]

        await harness.join(ticket(code, seat, gone))

        assert outcomes(ana) == ["refused", ""]

    at_a_table_of_three(tmp_path, scene)


def test_one_person_alone_hands_nothing_on(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben = listeners
        await harness.disconnect(ben, code)
        await harness.advance(AWAY_PATIENCE, code)
        await harness.post(ana, code, motion("handover", 1))
        assert why(ana) == "too-few"
        assert seats(ana)[1]["kind"] == "person"

    at_a_table_of(tmp_path, 2, scene, seats=3)


def test_a_vote_that_somebody_leaves_is_counted_without_them(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        ana, ben, cleo, dora = listeners
        await harness.disconnect(dora, code)
        await harness.post(ana, code, motion("standin", 3))
        assert ana.last("ballot")["ballot"]["voters"] == [0, 1, 2]
        await harness.disconnect(ben, code)
        ballot = ana.last("ballot")["ballot"]
        assert (ballot["voters"], ballot["needs"]) == ([0, 2], 2)
        await harness.disconnect(cleo, code)
        assert outcomes(ana) == ["agreed"]
        assert seats(ana)[3]["standin"] == "back"

    at_a_table_of(tmp_path, 4, scene)


def test_a_vote_that_nobody_decides_is_lost_after_a_while(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        on = actor_of(listeners)
        seat, (first, _) = (
            listeners.index(on),
            [listener for listener in listeners if listener is not on],
        )
        await harness.advance(TURN_PATIENCE, code)
        await harness.post(first, code, motion("standin-turn", seat))
        await harness.advance(OPEN, code)
        assert outcomes(first) == ["refused"]
        assert (await harness.room(code)).record.motion is None

    at_a_table_of_three(tmp_path, scene)
