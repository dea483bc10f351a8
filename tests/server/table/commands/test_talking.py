"""Table talk, signs and votes."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from tests.server.room_harness import (
    Ear,
    Message,
    Parlour,
    act,
    actor_of,
    at_a_table_of_three,
    doing,
    play,
    raw,
    until_somebody_can,
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


def said(ear: Ear) -> list[Message]:
    return ear.all("said")


# -- talk ----------------------------------------------------------------------------------------


def test_everybody_hears_what_is_said_and_every_sign(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        watcher = await place.come(code)
        await place.ask(ears[1], code, Say("  <b>dig</b>\n\u202eeast "))
        for sign in get_args(Sign):
            await place.ask(ears[2], code, React(sign))

        for ear in (*ears, watcher):
            assert [(one["seat"], one["text"], one["sign"]) for one in said(ear)] == [
                (1, "<b>dig</b> east", ""),
                *((2, "", sign) for sign in get_args(Sign)),
            ]

    at_a_table_of_three(tmp_path, scene)


def test_who_comes_later_hears_the_last_things_said(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        for number in range(60):
            await place.ask(ears[0], code, Say(f"number {number}"))

        late = await place.come(code)

        assert [one["text"] for one in late.now["said"]] == [f"number {n}" for n in range(10, 60)]

    at_a_table_of_three(tmp_path, scene)


def test_long_talk_is_cut_and_nothing_is_not_said(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        await place.ask(ears[0], code, Say("x" * 300), Say("  \u200b "))

        assert [one["text"] for one in said(ears[1])] == ["x" * 200]

    at_a_table_of_three(tmp_path, scene)


def test_nobody_talks_at_a_silent_table_nor_without_a_seat(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        watcher = await place.come(code)
        await place.ask(watcher, code, Say("psst"), React("wow"))
        assert [one["why"] for one in watcher.all("wrong")] == ["not-seated"] * 2
        await place.ask(ears[0], code, Configure(Config(seats=3, talk=False)))
        await place.ask(ears[1], code, Say("psst"), React("wow"))

        assert [one["why"] for one in ears[1].all("wrong")] == ["silent"] * 2
        assert said(ears[0]) == []

    at_a_table_of_three(tmp_path, scene)


def test_strangers_hear_no_talk_and_no_vote_where_nobody_may_watch(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        stranger = await place.come(code)
        await place.ask(ears[1], code, Say("the gold is at the top"), React("wow"), Propose(AGREE))
        late = await place.come(code)

        assert [len(said(ear)) for ear in ears] == [2, 2, 2]
        assert ears[0].last("ballot")["ballot"]["by"] == 1
        for ear in (stranger, late):
            assert said(ear) == ear.now["said"] == ear.all("ballot") == []
            assert ear.now["ballot"] is None
            assert b"gold is" not in ear.bytes

    at_a_table_of_three(tmp_path, scene, watch=False, options=CONCEDE)


# -- votes ---------------------------------------------------------------------------------------


def test_what_the_rules_do_not_know_cannot_be_proposed(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        discard = raw(doing(actor_of(ears), "discard"))
        for action, why in ((AGREE, "malformed"), (discard, "not-now"), (raw({}), "malformed")):
            await place.ask(ears[1], code, Propose(action))
            assert ears[1].last("wrong")["why"] == why
        await place.ask(ears[1], code, Vote(yes=True))
        assert ears[1].last("wrong")["why"] == "not-now"
        assert ears[0].all("ballot") == []

    at_a_table_of_three(tmp_path, scene)


def test_a_round_ends_early_when_everybody_agrees(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        seq = ears[0].now["seq"]
        assert {str(ear.now["calls"]) for ear in ears} == {str([{"do": "agree"}])}
        await place.ask(ears[1], code, Propose(AGREE))
        assert ears[2].last("ballot")["ballot"] == {
            "action": {"do": "agree"},
            "by": 1,
            "yes": [1],
            "no": [],
            "motion": None,
            "needs": 3,
            "voters": [0, 1, 2],
        }
        await place.ask(ears[2], code, Vote(yes=True))
        assert ears[0].last("ballot")["ballot"]["yes"] == [1, 2]
        assert (await place.game(code)).seq == seq

        await place.ask(ears[0], code, Vote(yes=True))

        for ear in ears:
            ballot = ear.last("ballot")
            assert (ballot["ballot"], ballot["outcome"]) == (None, "agreed")
            events = [event for one in ear.last("moved")["log"] for event in one["events"]]
            ended = [m for m in ear.all("moved") for one in m["log"] for e in one["events"]
                     if e["did"] == "roundended" and e["why"] == "agreed"]  # fmt: skip
            assert events
            assert len(ended) == 1
        entries = await place.tables.services.store.entries(f"{code}.1", seq)
        assert (entries[0].actor, entries[0].action) == (-2, "agree")

    at_a_table_of_three(tmp_path, scene, options=CONCEDE)


def test_one_no_ends_a_vote(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        seq = ears[0].now["seq"]
        await place.ask(ears[1], code, Propose(AGREE))
        await place.ask(ears[2], code, Vote(yes=False))
        assert ears[0].last("ballot") | {"ballot": None, "outcome": "refused"} == ears[0].last(
            "ballot"
        )

        await place.ask(ears[0], code, Vote(yes=True))

        assert ears[0].last("wrong")["why"] == "not-now"
        assert (await place.game(code)).seq == seq

    at_a_table_of_three(tmp_path, scene, options=CONCEDE)


def test_there_is_one_vote_at_a_time_and_spectators_have_none(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        watcher = await place.come(code)
        await place.ask(ears[1], code, Propose(AGREE))
        asks: list[tuple[Ear, Ask, str]] = [
            (ears[2], Propose(AGREE), "not-now"),
            (watcher, Propose(AGREE), "not-seated"),
            (watcher, Vote(yes=False), "not-seated"),
        ]
        for ear, ask, why in asks:
            await place.ask(ear, code, ask)
            assert ear.last("wrong")["why"] == why
        assert (await place.come(code)).now["ballot"]["yes"] == [1]

    at_a_table_of_three(tmp_path, scene, options=CONCEDE)


@pytest.mark.parametrize("times", [1, 2])
def test_voting_twice_counts_once(tmp_path: Path, times: int) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        await place.ask(ears[1], code, Propose(AGREE), *[Vote(yes=True)] * times)

        assert ears[0].last("ballot")["ballot"]["yes"] == [1]

    at_a_table_of_three(tmp_path, scene, options=CONCEDE)


def test_a_ballot_dies_with_the_next_move(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        await place.ask(ears[1], code, Propose(AGREE))
        on = actor_of(ears)
        await place.ask(on, code, act(on, doing(on, "discard"), end=True))

        assert ears[0].last("ballot")["ballot"] is None
        await place.ask(ears[2], code, Vote(yes=True))
        assert ears[2].last("wrong")["why"] == "not-now"

    at_a_table_of_three(tmp_path, scene, options=CONCEDE)


def test_what_is_staged_leaves_a_ballot_alone_and_goes_when_it_succeeds(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        on = await until_somebody_can(place, code, ears, "place")
        await place.ask(ears[1], code, Propose(AGREE))
        await place.ask(on, code, act(on, doing(on, "place")))
        assert ears[0].last("ballot")["ballot"] is not None
        for ear in ears:
            if ear is not ears[1]:
                await place.ask(ear, code, Vote(yes=True))

        room = await place.room(code)
        assert room.staged == []
        assert {ear.now["seq"] for ear in ears} == {(await place.game(code)).seq}

    at_a_table_of_three(tmp_path, scene, options=CONCEDE)


def test_bots_agree_when_all_people_do(tmp_path: Path) -> None:
    async def scene(place: Parlour) -> None:
        opened = await place.table("Ana", seats=4, options=CONCEDE)
        ana, ben = await place.come(opened), await place.sit(opened.code, "Ben")
        await place.ask(ana, opened.code, Start())
        await place.ask(ben, opened.code, Propose(AGREE))
        assert ben.all("ballot")[-1]["outcome"] == ""

        await place.ask(ana, opened.code, Vote(yes=True))

        assert ben.last("ballot")["outcome"] == "agreed"

    play(tmp_path, scene)


def test_a_stand_in_agrees_like_any_bot(tmp_path: Path) -> None:
    async def scene(place: Parlour, code: str, ears: list[Ear]) -> None:
        await place.ask(ears[2], code, Rise())
        await place.ask(ears[1], code, Propose(AGREE))
        await place.ask(ears[0], code, Vote(yes=True))

        assert ears[1].last("ballot")["outcome"] == "agreed"
        await place.ask(ears[2], code, Return(), Join())

    at_a_table_of_three(tmp_path, scene, options=CONCEDE)
