"""Acting, staging, taking back, ending a turn: what the author and everybody else are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw

from tests.server.room_harness import (
    RecordingListener,
    RoomHarness,
    act,
    actor_of,
    at_a_table_of_three,
    legal_action,
    pass_until_legal,
    raw,
    room_harness,
)
from undermine.games import REGISTRY
from undermine.server.protocol.messages import Act, Back, End, Preview, Question


def test_only_whoever_is_on_is_told_what_may_be_done(tmp_path: Path) -> None:
    async def scene(_place: RoomHarness, _code: str, listeners: list[RecordingListener]) -> None:
        on = [listener for listener in listeners if listener.now["legal"]]

        assert len(on) == 1
        assert on[0].now["view"]["agenda"][-1] == {"due": "turn", "seat": on[0].now["you"]}

    at_a_table_of_three(tmp_path, scene)


def test_of_the_deal_that_opens_a_round_everybody_hears_their_own_cards(tmp_path: Path) -> None:
    async def scene(_place: RoomHarness, _code: str, listeners: list[RecordingListener]) -> None:
        for listener in listeners:
            events = [event for one in listener.now["log"] for event in one["events"]]
            dealt = [event["target"] for event in events if event["did"] == "dealt"]
            hand = f"hand{listener.now['you'] + 1}"

            assert dealt.count(hand) == 6
            assert {target for target in dealt if target.startswith("hand")} == {hand}
            assert any(event["did"] == "roundbegan" for event in events)

    at_a_table_of_three(tmp_path, scene)


def test_a_staged_action_is_shown_to_its_author_alone(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = await pass_until_legal(harness, code, listeners, "place")
        for each in listeners:
            each.keep_only_the_view()
        action = legal_action(listener, "place")

        await harness.post(listener, code, act(listener, action))

        others = [other for other in listeners if other is not listener]
        assert listener.kinds()[-1] == "staged"
        assert listener.now["staged"] == [action]
        assert (
            f"{action['at'][0]},{action['at'][1]}"
            in listener.now["view"]["table"]["board"]["tiles"]
        )
        assert [len(other.received) for other in others] == [1, 1]

    at_a_table_of_three(tmp_path, scene)


def test_what_was_taken_back_is_as_if_it_had_never_been(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = await pass_until_legal(harness, code, listeners, "place")
        before = listener.now
        others = [other for other in listeners if other is not listener]
        heard = [len(other.received) for other in others]

        await harness.post(
            listener, code, act(listener, legal_action(listener, "place")), Back(before["seq"], 8)
        )

        assert listener.now["view"] == before["view"]
        assert listener.now["legal"] == before["legal"]
        assert listener.now["staged"] == []
        assert [len(other.received) for other in others] == heard

    at_a_table_of_three(tmp_path, scene)


def test_the_end_of_a_turn_stores_what_was_staged_and_tells_everybody(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = await pass_until_legal(harness, code, listeners, "place")
        seq, action = listener.now["seq"], legal_action(listener, "place")

        await harness.post(listener, code, act(listener, action), End(seq, 8))

        assert {each.now["seq"] for each in listeners} == {seq + 2}
        assert (await harness.room(code)).staged.actions == []
        for each in listeners:
            assert each.now["log"][0]["events"][0]["at"] == action["at"]
        drawn = [each.now["log"][1]["events"][0]["cards"] for each in listeners]
        assert sorted(cards == ["?mine"] for cards in drawn) == [False, True, True]
        store = harness.tables.services.store
        assert [e.seq for e in await store.entries(f"{code}.1", seq)] == [seq + 1, seq + 2]

    at_a_table_of_three(tmp_path, scene)


def test_nothing_more_can_be_done_once_the_turn_only_waits_for_its_end(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = await pass_until_legal(harness, code, listeners, "place")
        action = legal_action(listener, "place")
        await harness.post(listener, code, act(listener, action))

        await harness.post(listener, code, act(listener, action, staged=1))

        assert listener.now["legal"] == []
        assert listener.last("wrong")["why"] == "not-now"

    at_a_table_of_three(tmp_path, scene)


def test_a_look_at_a_goal_cannot_be_taken_back(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = await pass_until_legal(harness, code, listeners, "peek")
        seq = listener.now["seq"]

        await harness.post(listener, code, act(listener, legal_action(listener, "peek")))

        assert listener.now["t"] == "moved"
        assert listener.now["seq"] > seq
        seen = [each.now["log"][0]["events"][0]["cards"] for each in listeners]
        assert sorted(cards == ["?goal"] for cards in seen) == [False, True, True]

    at_a_table_of_three(tmp_path, scene)


def test_a_preview_says_whether_there_is_a_way_back(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = await pass_until_legal(harness, code, listeners, "peek")

        await harness.post(listener, code, Preview(1, raw(legal_action(listener, "peek"))))
        peeking = listener.last("foreseen")
        await harness.post(listener, code, Preview(2, raw(legal_action(listener, "discard"))))
        passing = listener.last("foreseen")

        assert (peeking["publishes"], passing["publishes"]) == (True, False)
        assert peeking["events"] == [] or peeking["events"][0]["cards"] in (["?goal"], [])
        assert passing["events"][0]["did"] == "discarded"

    at_a_table_of_three(tmp_path, scene)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda a: msgspec.structs.replace(a, seq=a.seq - 1), "stale"),
        (lambda a: msgspec.structs.replace(a, staged=1), "stale"),
        (lambda a: msgspec.structs.replace(a, actions=[Raw(b'{"do":"fly"}')]), "malformed"),
        (lambda a: msgspec.structs.replace(a, actions=[Raw(b"7")]), "malformed"),
        (
            lambda a: msgspec.structs.replace(
                a, actions=[raw({"do": "break", "card": "x", "seat": 9})]
            ),
            "malformed",
        ),
    ],
)
def test_a_bad_act_changes_nothing(tmp_path: Path, change: Callable[[Act], Act], why: str) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = await pass_until_legal(harness, code, listeners, "discard")
        before, seq = listener.now["view"], listener.now["seq"]

        await harness.post(listener, code, change(act(listener, legal_action(listener, "discard"))))

        assert listener.last("wrong")["why"] == why
        assert listener.last("wrong")["ref"] == 7
        room = await harness.room(code)
        assert room.game is not None
        assert room.game.seq == seq
        assert listener.now["view"] == before

    at_a_table_of_three(tmp_path, scene)


def test_whoever_is_not_on_cannot_act(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = actor_of(listeners)
        other = next(each for each in listeners if each is not listener)

        await harness.post(other, code, act(listener, legal_action(listener, "discard"), end=True))

        assert other.last("wrong")["why"] == "not-your-turn"

    at_a_table_of_three(tmp_path, scene)


def test_the_same_act_twice_is_done_once(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = actor_of(listeners)
        asked = act(listener, legal_action(listener, "discard"), end=True)

        await harness.post(listener, code, asked, asked)

        room = await harness.room(code)
        assert room.game is not None
        assert room.game.seq == asked.seq + 2
        assert listener.last("wrong")["why"] == "stale"

    at_a_table_of_three(tmp_path, scene)


def test_a_forbidden_move_names_its_rule(tmp_path: Path) -> None:

    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = await pass_until_legal(harness, code, listeners, "place")
        action = {**legal_action(listener, "place"), "at": [0, 0]}

        await harness.post(listener, code, act(listener, action), Question(9, raw(action)))

        refused, reason = listener.last("refused"), listener.last("reason")
        assert refused["rule"].startswith("SAB-")
        assert (reason["rule"], reason["args"]) == (refused["rule"], refused["args"])

    at_a_table_of_three(tmp_path, scene)


def test_why_says_nothing_where_nothing_is_forbidden(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = actor_of(listeners)

        await harness.post(listener, code, Question(9, raw(legal_action(listener, "discard"))))

        assert listener.last("reason")["rule"] == ""

    at_a_table_of_three(tmp_path, scene)


def test_two_lines_on_one_seat_stay_in_step(tmp_path: Path) -> None:
    async def play() -> None:
        async with room_harness(tmp_path) as harness:
            opened = await harness.table("Ana", bots="random", seats=3)
            one, other = await harness.join(opened), await harness.join(opened)

            for _ in range(6):
                await harness.post(one, opened.code, act(one, one.now["legal"][0]))
                if one.now["t"] == "staged":
                    assert other.now == one.now
                    await harness.post(other, opened.code, End(other.now["seq"], 3))
                assert other.now == one.now

    asyncio.run(play())


@pytest.mark.parametrize("end", [True, False])
@pytest.mark.parametrize("game", REGISTRY)
def test_the_host_decides_what_the_table_decides(tmp_path: Path, game: str, *, end: bool) -> None:
    """With `first_player=host` somebody must say who begins, at once or after a look at it."""

    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        assert [bool(listener.now["legal"]) for listener in listeners] == [True, False, False]
        await harness.post(
            listeners[1], code, act(listeners[1], {"do": "begin", "seat": 1}, end=True)
        )
        assert listeners[1].last("wrong")["why"] == "not-your-turn"

        begin = {"do": "begin", "seat": 2}
        await harness.post(listeners[0], code, Preview(5, raw(begin)))
        assert listeners[0].last("foreseen")["ref"] == 5

        await harness.post(listeners[0], code, act(listeners[0], begin, end=end))
        if listeners[0].now["t"] == "staged":
            await harness.post(listeners[0], code, End(listeners[0].now["seq"], 8))

        assert actor_of(listeners) is listeners[2]

    at_a_table_of_three(tmp_path, scene, game=game, options={"first_player": "host"})


def test_several_actions_stop_at_the_first_that_is_refused(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = await pass_until_legal(harness, code, listeners, "place")
        good, seq = raw(legal_action(listener, "place")), listener.now["seq"]
        bad = raw({**legal_action(listener, "place"), "at": [0, 0]})
        room = await harness.room(code)

        await harness.post(listener, code, Act(seq, 1, [bad, good]))
        assert (listener.received[-1]["t"], room.staged.actions) == ("refused", [])
        await harness.post(listener, code, Act(seq, 2, [good, Raw(b"{}")]))
        assert (listener.received[-1]["why"], room.staged.actions) == ("malformed", [])
        await harness.post(listener, code, Act(seq, 3, [good, good]))
        assert (listener.received[-1]["why"], room.staged.actions) == ("not-now", [])

        await harness.post(listener, code, Act(seq, 4, [good]))

        assert len(room.staged) == 1
        assert {one.now["seq"] for one in listeners} == {seq}

    at_a_table_of_three(tmp_path, scene)


def test_all_are_paid_before_the_next_round_is_set_out(tmp_path: Path) -> None:
    async def play() -> None:
        async with room_harness(tmp_path) as harness:
            opened = await harness.table("Ana", bots="random", seats=3)
            listener = await harness.join(opened)
            while listener.now["legal"]:
                wish = next((a for a in listener.now["legal"] if a["do"] == "discard"), None)
                await harness.post(
                    listener, opened.code, act(listener, wish or listener.now["legal"][0], end=True)
                )

            told = [
                [event["did"] for line in message["log"] for event in line["events"]]
                for message in listener.received
                if message["t"] == "moved"
            ]
            assert sum("roundbegan" in did for did in told) == 2
            assert sum("goldpaid" in did for did in told) >= 1
            assert not [did for did in told if {"roundbegan", "goldpaid"} <= set(did)]

    asyncio.run(play())
