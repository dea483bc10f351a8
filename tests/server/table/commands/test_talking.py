"""Table talk, signs and votes."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from tests.server.room_harness import (
    Message,
    RecordingListener,
    RoomHarness,
    act,
    actor_of,
    at_a_lobby_of_three,
    at_a_table_of_three,
    legal_action,
    pass_until_legal,
    raw,
    room_harness,
    run_scene,
)
from undermine.server.protocol.messages import (
    Ask,
    Config,
    Configure,
    Join,
    Propose,
    React,
    Return,
    Rise,
    Say,
    Sign,
    Start,
    Vote,
)

AGREE = raw({"do": "agree"})
CONCEDE = {"allow_concede": "on"}


def said(listener: RecordingListener) -> list[Message]:
    return listener.all("said")


# -- talk ----------------------------------------------------------------------------------------


def test_everybody_hears_what_is_said_and_every_sign(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        watcher = await harness.join(code)
        await harness.post(listeners[1], code, Say("  <b>dig</b>\n\u202eeast "))
        for sign in get_args(Sign):
            await harness.post(listeners[2], code, React(sign))

        for listener in (*listeners, watcher):
            assert [(one["seat"], one["text"], one["sign"]) for one in said(listener)] == [
                (1, "<b>dig</b> east", ""),
                *((2, "", sign) for sign in get_args(Sign)),
            ]

    at_a_table_of_three(tmp_path, scene)


def test_who_comes_later_hears_the_last_things_said(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        for number in range(60):
            await harness.post(listeners[0], code, Say(f"number {number}"))

        late = await harness.join(code)

        assert [one["text"] for one in late.now["said"]] == [f"number {n}" for n in range(10, 60)]

    at_a_table_of_three(tmp_path, scene)


def test_long_talk_is_cut_and_nothing_is_not_said(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await harness.post(listeners[0], code, Say("x" * 300), Say("  \u200b "))

        assert [one["text"] for one in said(listeners[1])] == ["x" * 200]

    at_a_table_of_three(tmp_path, scene)


def test_nobody_talks_at_a_silent_table_nor_without_a_seat(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        watcher = await harness.join(code)
        await harness.post(watcher, code, Say("psst"), React("wow"))
        assert [one["why"] for one in watcher.all("wrong")] == ["not-seated"] * 2
        await harness.post(listeners[0], code, Configure(Config(seats=3, talk=False)))
        await harness.post(listeners[1], code, Say("psst"), React("wow"))

        assert [one["why"] for one in listeners[1].all("wrong")] == ["silent"]
        assert [one["sign"] for one in said(listeners[0])] == ["wow"]

    at_a_table_of_three(tmp_path, scene)


def test_people_talk_before_the_game_and_are_still_heard_in_it(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        assert listeners[0].now["table"]["status"] == "filling"
        await harness.post(listeners[1], code, Say("shall we?"), React("hurry"))

        for listener in listeners:
            assert [(one["text"], one["sign"]) for one in said(listener)] == [
                ("shall we?", ""),
                ("", "hurry"),
            ]
        await harness.post(listeners[0], code, Start())
        late = await harness.join(code)
        assert [one["text"] for one in late.now["said"]] == ["shall we?", ""]

    at_a_lobby_of_three(tmp_path, scene)


def test_words_keep_the_name_of_their_speaker_also_after_a_restart(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await harness.post(listeners[1], code, Say("I am Ben"))
        await harness.post(listeners[1], code, Rise())
        dora = await harness.sit(code, "Dora")
        await harness.post(dora, code, Say("I am Dora"), React("wow"))
        expected = [(1, "Ben", "I am Ben"), (1, "Dora", "I am Dora"), (1, "Dora", "")]
        assert _spoken(said(listeners[0])) == _spoken(dora.now["said"]) + expected[1:] == expected

        await harness.snapshot_disk(tmp_path / "restarted")
        async with room_harness(tmp_path / "restarted") as again:
            late = await again.join(code)

            assert _spoken(late.now["said"]) == expected

    at_a_lobby_of_three(tmp_path, scene)


def _spoken(lines: list[Message]) -> list[tuple[int, str, str]]:
    return [(one["seat"], one["name"], one["text"]) for one in lines]


def test_strangers_hear_no_talk_in_a_lobby_where_nobody_may_watch(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await harness.post(listeners[0], code, Configure(Config(seats=3, watch=False)))
        stranger = await harness.join(code)
        await harness.post(listeners[1], code, Say("the word is plum"))
        late = await harness.join(code)

        for listener in (stranger, late):
            assert said(listener) == listener.now["said"] == []
        assert [one["text"] for one in said(listeners[2])] == ["the word is plum"]

    at_a_lobby_of_three(tmp_path, scene)


def test_strangers_hear_no_talk_and_no_vote_where_nobody_may_watch(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        stranger = await harness.join(code)
        await harness.post(
            listeners[1], code, Say("the gold is at the top"), React("wow"), Propose(AGREE)
        )
        late = await harness.join(code)

        assert [len(said(listener)) for listener in listeners] == [2, 2, 2]
        assert listeners[0].last("ballot")["ballot"]["by"] == 1
        for listener in (stranger, late):
            assert said(listener) == listener.now["said"] == listener.all("ballot") == []
            assert listener.now["ballot"] is None
            assert b"gold is" not in listener.bytes

    at_a_table_of_three(tmp_path, scene, watch=False, options=CONCEDE)


# -- votes ---------------------------------------------------------------------------------------


def test_what_the_rules_do_not_know_cannot_be_proposed(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        discard = raw(legal_action(actor_of(listeners), "discard"))
        for action, why in ((AGREE, "malformed"), (discard, "not-now"), (raw({}), "malformed")):
            await harness.post(listeners[1], code, Propose(action))
            assert listeners[1].last("wrong")["why"] == why
        await harness.post(listeners[1], code, Vote(yes=True))
        assert listeners[1].last("wrong")["why"] == "not-now"
        assert listeners[0].all("ballot") == []

    at_a_table_of_three(tmp_path, scene)


def test_a_round_ends_early_when_everybody_agrees(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        seq = listeners[0].now["seq"]
        assert {str(listener.now["calls"]) for listener in listeners} == {str([{"do": "agree"}])}
        await harness.post(listeners[1], code, Propose(AGREE))
        assert listeners[2].last("ballot")["ballot"] == {
            "action": {"do": "agree"},
            "by": 1,
            "yes": [1],
            "no": [],
            "motion": None,
            "needs": 3,
            "voters": [0, 1, 2],
        }
        await harness.post(listeners[2], code, Vote(yes=True))
        assert listeners[0].last("ballot")["ballot"]["yes"] == [1, 2]
        assert (await harness.game(code)).seq == seq

        await harness.post(listeners[0], code, Vote(yes=True))

        for listener in listeners:
            ballot = listener.last("ballot")
            assert (ballot["ballot"], ballot["outcome"]) == (None, "agreed")
            events = [event for one in listener.last("moved")["log"] for event in one["events"]]
            ended = [m for m in listener.all("moved") for one in m["log"] for e in one["events"]
                     if e["did"] == "roundended" and e["why"] == "agreed"]  # fmt: skip
            assert events
            assert len(ended) == 1
        entries = await harness.tables.services.store.entries(f"{code}.1", seq)
        assert (entries[0].actor, entries[0].action) == (-2, "agree")

    at_a_table_of_three(tmp_path, scene, options=CONCEDE)


def test_one_no_ends_a_vote(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        seq = listeners[0].now["seq"]
        await harness.post(listeners[1], code, Propose(AGREE))
        await harness.post(listeners[2], code, Vote(yes=False))
        assert listeners[0].last("ballot") | {"ballot": None, "outcome": "refused"} == listeners[
            0
        ].last("ballot")

        await harness.post(listeners[0], code, Vote(yes=True))

        assert listeners[0].last("wrong")["why"] == "not-now"
        assert (await harness.game(code)).seq == seq

    at_a_table_of_three(tmp_path, scene, options=CONCEDE)


def test_there_is_one_vote_at_a_time_and_spectators_have_none(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        watcher = await harness.join(code)
        await harness.post(listeners[1], code, Propose(AGREE))
        asks: list[tuple[RecordingListener, Ask, str]] = [
            (listeners[2], Propose(AGREE), "not-now"),
            (watcher, Propose(AGREE), "not-seated"),
            (watcher, Vote(yes=False), "not-seated"),
        ]
        for listener, ask, why in asks:
            await harness.post(listener, code, ask)
            assert listener.last("wrong")["why"] == why
        assert (await harness.join(code)).now["ballot"]["yes"] == [1]

    at_a_table_of_three(tmp_path, scene, options=CONCEDE)


@pytest.mark.parametrize("times", [1, 2])
def test_voting_twice_counts_once(tmp_path: Path, times: int) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await harness.post(listeners[1], code, Propose(AGREE), *[Vote(yes=True)] * times)

        assert listeners[0].last("ballot")["ballot"]["yes"] == [1]

    at_a_table_of_three(tmp_path, scene, options=CONCEDE)


def test_a_ballot_dies_with_the_next_move(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await harness.post(listeners[1], code, Propose(AGREE))
        on = actor_of(listeners)
        await harness.post(on, code, act(on, legal_action(on, "discard"), end=True))

        assert listeners[0].last("ballot")["ballot"] is None
        await harness.post(listeners[2], code, Vote(yes=True))
        assert listeners[2].last("wrong")["why"] == "not-now"

    at_a_table_of_three(tmp_path, scene, options=CONCEDE)


def test_what_is_staged_leaves_a_ballot_alone_and_goes_when_it_succeeds(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        on = await pass_until_legal(harness, code, listeners, "place")
        await harness.post(listeners[1], code, Propose(AGREE))
        await harness.post(on, code, act(on, legal_action(on, "place")))
        assert listeners[0].last("ballot")["ballot"] is not None
        for listener in listeners:
            if listener is not listeners[1]:
                await harness.post(listener, code, Vote(yes=True))

        room = await harness.room(code)
        assert room.staged.actions == []
        assert {listener.now["seq"] for listener in listeners} == {(await harness.game(code)).seq}

    at_a_table_of_three(tmp_path, scene, options=CONCEDE)


def test_bots_agree_when_all_people_do(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        opened = await harness.table("Ana", seats=4, options=CONCEDE)
        ana, ben = await harness.join(opened), await harness.sit(opened.code, "Ben")
        await harness.post(ana, opened.code, Start())
        await harness.post(ben, opened.code, Propose(AGREE))
        assert ben.all("ballot")[-1]["outcome"] == ""

        await harness.post(ana, opened.code, Vote(yes=True))

        assert ben.last("ballot")["outcome"] == "agreed"

    run_scene(tmp_path, scene)


def test_a_stand_in_agrees_like_any_bot(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        await harness.post(listeners[2], code, Rise())
        await harness.post(listeners[1], code, Propose(AGREE))
        await harness.post(listeners[0], code, Vote(yes=True))

        assert listeners[1].last("ballot")["outcome"] == "agreed"
        await harness.post(listeners[2], code, Return(), Join())

    at_a_table_of_three(tmp_path, scene, options=CONCEDE)
