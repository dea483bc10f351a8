"""Acting, staging, taking back, ending a turn: what the author and everybody else are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw

from tests.server.room_harness import (
    Ear,
    Parlour,
    act,
    actor_of,
    at_a_table_of_three,
    doing,
    parlour,
    raw,
    until_somebody_can,
)
from undermine.games import REGISTRY
from undermine.server.protocol.messages import Act, Back, End, Preview, Question


def test_only_whoever_is_on_is_told_what_may_be_done(tmp_path: Path) -> None:
    async def scene(_place: Parlour, _code: str, ears: list[Ear]) -> None:
        on = [ear for ear in ears if ear.now["legal"]]

        assert len(on) == 1
        assert on[0].now["view"]["agenda"][-1] == {"due": "turn", "seat": on[0].now["you"]}

    at_a_table_of_three(tmp_path, scene)


def test_of_the_deal_that_opens_a_round_everybody_hears_their_own_cards(tmp_path: Path) -> None:
    async def scene(_place: Parlour, _code: str, ears: list[Ear]) -> None:
        for ear in ears:
            events = [event for one in ear.now["log"] for event in one["events"]]
            dealt = [event["target"] for event in events if event["did"] == "dealt"]
            hand = f"hand{ear.now['you'] + 1}"

            assert dealt.count(hand) == 6
            assert {target for target in dealt if target.startswith("hand")} == {hand}
            assert any(event["did"] == "roundbegan" for event in events)

    at_a_table_of_three(tmp_path, scene)


def test_a_staged_action_is_shown_to_its_author_alone(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ear = await until_somebody_can(place, code, ears, "place")
        for each in ears:
            each.forget_but_the_view()
        action = doing(ear, "place")

        await place.ask(ear, code, act(ear, action))

        others = [other for other in ears if other is not ear]
        assert ear.kinds()[-1] == "staged"
        assert ear.now["staged"] == [action]
        assert f"{action['at'][0]},{action['at'][1]}" in ear.now["view"]["table"]["board"]["tiles"]
        assert [len(other.heard) for other in others] == [1, 1]

    at_a_table_of_three(tmp_path, scene)


def test_what_was_taken_back_is_as_if_it_had_never_been(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ear = await until_somebody_can(place, code, ears, "place")
        before = ear.now
        others = [other for other in ears if other is not ear]
        heard = [len(other.heard) for other in others]

        await place.ask(ear, code, act(ear, doing(ear, "place")), Back(before["seq"], 8))

        assert ear.now["view"] == before["view"]
        assert ear.now["legal"] == before["legal"]
        assert ear.now["staged"] == []
        assert [len(other.heard) for other in others] == heard

    at_a_table_of_three(tmp_path, scene)


def test_the_end_of_a_turn_stores_what_was_staged_and_tells_everybody(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ear = await until_somebody_can(place, code, ears, "place")
        seq, action = ear.now["seq"], doing(ear, "place")

        await place.ask(ear, code, act(ear, action), End(seq, 8))

        assert {each.now["seq"] for each in ears} == {seq + 2}
        assert (await place.room(code)).staged == []
        for each in ears:
            assert each.now["log"][0]["events"][0]["at"] == action["at"]
        drawn = [each.now["log"][1]["events"][0]["cards"] for each in ears]
        assert sorted(cards == ["?mine"] for cards in drawn) == [False, True, True]
        store = place.tables.services.store
        assert [e.seq for e in await store.entries(f"{code}.1", seq)] == [seq + 1, seq + 2]

    at_a_table_of_three(tmp_path, scene)


def test_nothing_more_can_be_done_once_the_turn_only_waits_for_its_end(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ear = await until_somebody_can(place, code, ears, "place")
        action = doing(ear, "place")
        await place.ask(ear, code, act(ear, action))

        await place.ask(ear, code, act(ear, action, staged=1))

        assert ear.now["legal"] == []
        assert ear.last("wrong")["why"] == "not-now"

    at_a_table_of_three(tmp_path, scene)


def test_a_look_at_a_goal_cannot_be_taken_back(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ear = await until_somebody_can(place, code, ears, "peek")
        seq = ear.now["seq"]

        await place.ask(ear, code, act(ear, doing(ear, "peek")))

        assert ear.now["t"] == "moved"
        assert ear.now["seq"] > seq
        seen = [each.now["log"][0]["events"][0]["cards"] for each in ears]
        assert sorted(cards == ["?goal"] for cards in seen) == [False, True, True]

    at_a_table_of_three(tmp_path, scene)


def test_a_preview_says_whether_there_is_a_way_back(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ear = await until_somebody_can(place, code, ears, "peek")

        await place.ask(ear, code, Preview(1, raw(doing(ear, "peek"))))
        peeking = ear.last("foreseen")
        await place.ask(ear, code, Preview(2, raw(doing(ear, "discard"))))
        passing = ear.last("foreseen")

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
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ear = await until_somebody_can(place, code, ears, "discard")
        before, seq = ear.now["view"], ear.now["seq"]

        await place.ask(ear, code, change(act(ear, doing(ear, "discard"))))

        assert ear.last("wrong")["why"] == why
        assert ear.last("wrong")["ref"] == 7
        room = await place.room(code)
        assert room.game is not None
        assert room.game.seq == seq
        assert ear.now["view"] == before

    at_a_table_of_three(tmp_path, scene)


def test_whoever_is_not_on_cannot_act(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ear = actor_of(ears)
        other = next(each for each in ears if each is not ear)

        await place.ask(other, code, act(ear, doing(ear, "discard"), end=True))

        assert other.last("wrong")["why"] == "not-your-turn"

    at_a_table_of_three(tmp_path, scene)


def test_the_same_act_twice_is_done_once(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ear = actor_of(ears)
        asked = act(ear, doing(ear, "discard"), end=True)

        await place.ask(ear, code, asked, asked)

        room = await place.room(code)
        assert room.game is not None
        assert room.game.seq == asked.seq + 2
        assert ear.last("wrong")["why"] == "stale"

    at_a_table_of_three(tmp_path, scene)


def test_a_forbidden_move_names_its_rule(tmp_path: Path) -> None:

    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ear = await until_somebody_can(place, code, ears, "place")
        action = {**doing(ear, "place"), "at": [0, 0]}

        await place.ask(ear, code, act(ear, action), Question(9, raw(action)))

        refused, reason = ear.last("refused"), ear.last("reason")
        assert refused["rule"].startswith("SAB-")
        assert (reason["rule"], reason["args"]) == (refused["rule"], refused["args"])

    at_a_table_of_three(tmp_path, scene)


def test_why_says_nothing_where_nothing_is_forbidden(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ear = actor_of(ears)

        await place.ask(ear, code, Question(9, raw(doing(ear, "discard"))))

        assert ear.last("reason")["rule"] == ""

    at_a_table_of_three(tmp_path, scene)


def test_two_lines_on_one_seat_stay_in_step(tmp_path: Path) -> None:
    async def play() -> None:
        async with parlour(tmp_path) as place:
            opened = await place.table("Ana", bots="random", seats=3)
            one, other = await place.come(opened), await place.come(opened)

            for _ in range(6):
                await place.ask(one, opened.code, act(one, one.now["legal"][0]))
                if one.now["t"] == "staged":
                    assert other.now == one.now
                    await place.ask(other, opened.code, End(other.now["seq"], 3))
                assert other.now == one.now

    asyncio.run(play())


@pytest.mark.parametrize("end", [True, False])
@pytest.mark.parametrize("game", REGISTRY)
def test_the_host_decides_what_the_table_decides(tmp_path: Path, game: str, *, end: bool) -> None:
    """With `first_player=host` somebody must say who begins, at once or after a look at it."""

    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        assert [bool(ear.now["legal"]) for ear in ears] == [True, False, False]
        await place.ask(ears[1], code, act(ears[1], {"do": "begin", "seat": 1}, end=True))
        assert ears[1].last("wrong")["why"] == "not-your-turn"

        begin = {"do": "begin", "seat": 2}
        await place.ask(ears[0], code, Preview(5, raw(begin)))
        assert ears[0].last("foreseen")["ref"] == 5

        await place.ask(ears[0], code, act(ears[0], begin, end=end))
        if ears[0].now["t"] == "staged":
            await place.ask(ears[0], code, End(ears[0].now["seq"], 8))

        assert actor_of(ears) is ears[2]

    at_a_table_of_three(tmp_path, scene, game=game, options={"first_player": "host"})


def test_several_actions_stop_at_the_first_that_is_refused(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        ear = await until_somebody_can(place, code, ears, "place")
        good, seq = raw(doing(ear, "place")), ear.now["seq"]
        bad = raw({**doing(ear, "place"), "at": [0, 0]})
        room = await place.room(code)

        await place.ask(ear, code, Act(seq, 1, [bad, good]))
        assert (ear.heard[-1]["t"], room.staged) == ("refused", [])
        await place.ask(ear, code, Act(seq, 2, [good, Raw(b"{}")]))
        assert (ear.heard[-1]["why"], room.staged) == ("malformed", [])
        await place.ask(ear, code, Act(seq, 3, [good, good]))
        assert (ear.heard[-1]["why"], room.staged) == ("not-now", [])

        await place.ask(ear, code, Act(seq, 4, [good]))

        assert len(room.staged) == 1
        assert {one.now["seq"] for one in ears} == {seq}

    at_a_table_of_three(tmp_path, scene)


def test_all_are_paid_before_the_next_round_is_set_out(tmp_path: Path) -> None:
    async def play() -> None:
        async with parlour(tmp_path) as place:
            opened = await place.table("Ana", bots="random", seats=3)
            ear = await place.come(opened)
            while ear.now["legal"]:
                wish = next((a for a in ear.now["legal"] if a["do"] == "discard"), None)
                await place.ask(ear, opened.code, act(ear, wish or ear.now["legal"][0], end=True))

            told = [
                [event["did"] for line in message["log"] for event in line["events"]]
                for message in ear.heard
                if message["t"] == "moved"
            ]
            assert sum("roundbegan" in did for did in told) == 2
            assert sum("goldpaid" in did for did in told) >= 1
            assert not [did for did in told if {"roundbegan", "goldpaid"} <= set(did)]

    asyncio.run(play())
