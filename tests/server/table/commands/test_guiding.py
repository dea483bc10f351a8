"""Hints for a seat, and the mark that everybody sees while other people play."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.room_harness import RecordingListener, RoomHarness, act, actor_of, run_scene
from tests.server.room_steps import seats, why
from undermine.bots.hints import Hint
from undermine.core.view import project
from undermine.server.bots.workers import Thought, advise
from undermine.server.protocol.guide import AskHint, Guide
from undermine.server.protocol.messages import Again, Ask, Back

GAMES = [("saboteur", 5), ("saboteur-2", 5), ("the-lost-mines", 4), ("the-dark-cave", 4)]


async def alone_with_bots(
    harness: RoomHarness, game: str = "saboteur", seats: int = 5
) -> tuple[str, RecordingListener]:
    """A game of one person with bots, on the turn of that person."""
    opened = await harness.table("Ana", game=game, seats=seats, bots="greedy")
    ana = await harness.join(opened)
    await harness.wait_until_idle(await harness.room(opened.code))
    assert ana.now["legal"]
    return opened.code, ana


def hint_ask(listener: RecordingListener, ref: int = 7) -> AskHint:
    return AskHint(listener.now["seq"], ref)


def play_through(folder: Path, game: str, number: int) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, ana = await alone_with_bots(harness, game, number)
        for ref in range(12):
            harness.time.advance(1)
            await harness.post(ana, code, hint_ask(ana, ref))
            hinted = ana.last("hinted")
            assert hinted["ref"] == ref
            assert hinted["seq"] == ana.now["seq"]
            assert all(hint["action"] in ana.now["legal"] for hint in hinted["hints"])
            assert all(hint["reasons"] for hint in hinted["hints"])
            await harness.post(ana, code, act(ana, hinted["hints"][0]["action"], end=True))
            if not ana.now["legal"]:
                break

    run_scene(folder, scene)


@pytest.mark.parametrize(("game", "number"), GAMES)
def test_alone_with_bots_hints_need_no_permission(tmp_path: Path, game: str, number: int) -> None:
    play_through(tmp_path, game, number)


def test_only_the_asker_hears_the_hints(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, ana = await alone_with_bots(harness)
        watcher = await harness.join(code)
        await harness.post(ana, code, hint_ask(ana))

        assert ana.kinds()[-1] == "hinted"
        assert "hinted" not in watcher.kinds()

    run_scene(tmp_path, scene)


def test_hints_of_a_moment_are_made_once(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, ana = await alone_with_bots(harness)
        before = len(harness.bot_workers.asked)
        for ref in range(20):
            await harness.post(ana, code, hint_ask(ana, ref))

        assert len(ana.all("hinted")) == 20
        assert len(harness.bot_workers.asked) == before + 1

    run_scene(tmp_path, scene)


def test_a_worker_gets_the_view_of_the_seat_and_its_staged_actions(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, ana = await alone_with_bots(harness, "the-lost-mines", 4)
        await harness.post(ana, code, act(ana, ana.now["legal"][0]))
        assert ana.now["t"] == "staged"
        await harness.post(ana, code, hint_ask(ana))

        room, thought = await harness.room(code), harness.bot_workers.asked[-1]
        rules = room.require_game().rules
        entries = [*room.round.entries, *room.staged]
        true_events = [event for one in entries for event in one.events]
        assert thought.seat == thought.view.seat == 0
        assert thought.view == rules.view(room.staged_state, 0)
        assert thought.events == [project(rules.cards, event, 0) for event in true_events]
        assert thought.events != true_events, "no event was hidden"
        assert thought.seed == f"hint for seat 0 after entry {ana.now['seq']}"
        assert ana.last("hinted")["staged"] == 1
        assert all(h["action"] in ana.now["legal"] for h in ana.last("hinted")["hints"])

    run_scene(tmp_path, scene)


def test_a_seat_waits_for_one_answer_at_a_time_and_not_too_often(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, ana = await alone_with_bots(harness, "the-lost-mines", 4)
        room, (first, *others) = await harness.room(code), ana.now["legal"]
        room.post(ana, hint_ask(ana, 1))
        room.post(ana, hint_ask(ana, 2))
        assert why(ana) == "slow-down"
        await harness.wait_until_idle(room)
        assert ana.last("hinted")["ref"] == 1
        answers = []
        for ref, other in enumerate(others[:12]):
            await harness.post(ana, code, act(ana, other))
            await harness.post(ana, code, hint_ask(ana, ref))
            answers.append(ana.kinds()[-1])
            await harness.post(ana, code, Back(ana.now["seq"], ref))

        assert answers == ["hinted"] * 9 + ["wrong"] * 3
        assert ana.last("wrong")["why"] == "slow-down"
        harness.time.advance(3)
        await harness.post(ana, code, act(ana, first))
        await harness.post(ana, code, hint_ask(ana, 20))
        assert ana.kinds()[-1] == "hinted"

    run_scene(tmp_path, scene)


def test_hints_that_come_too_late_are_not_sent(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, ana = await alone_with_bots(harness)
        room, may_answer = await harness.room(code), asyncio.Event()

        async def advise_slowly(thought: Thought) -> tuple[Hint, ...]:
            await may_answer.wait()
            return advise(thought)

        harness.bot_workers.advise = advise_slowly  # type: ignore[method-assign]
        room.post(ana, hint_ask(ana))
        discard = next(one for one in ana.now["legal"] if one["do"] == "discard")
        asked = room.bot_tasks
        room.post(ana, act(ana, discard))
        await room.wait_until_idle()
        may_answer.set()
        await asyncio.gather(*asked)

        assert not ana.all("hinted")
        assert ana.last("wrong")["why"] == "stale"

    run_scene(tmp_path, scene)


def test_a_failure_of_the_bot_is_an_answer(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, ana = await alone_with_bots(harness)
        harness.bot_workers.fail = True
        await harness.post(ana, code, hint_ask(ana))
        assert ana.last("wrong") == {"t": "wrong", "why": "not-now", "ref": 7, "detail": ""}
        harness.bot_workers.fail = False
        await harness.post(ana, code, hint_ask(ana))

        assert ana.kinds()[-1] == "hinted"

    run_scene(tmp_path, scene)


# -- with other people ---------------------------------------------------------------------------


def on_turn(listeners: list[RecordingListener]) -> tuple[int, RecordingListener]:
    """The seat that decides, and its listener."""
    person = actor_of(listeners)
    return listeners.index(person), person


def test_with_other_people_hints_are_for_learners_only(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, listeners = await harness.begin_game(3)
        seat, person = on_turn(listeners)
        await harness.post(person, code, hint_ask(person))
        assert why(person) == "not-guided"
        await harness.post(person, code, Guide(), hint_ask(person))

        assert person.kinds()[-1] == "hinted"
        for other in listeners:
            assert [one["learner"] for one in seats(other)] == [n == seat for n in range(3)]
            assert [(n["what"], n["seat"]) for n in other.all("notice")] == [("guided", seat)]

    run_scene(tmp_path, scene)


def test_a_learner_who_has_learnt_enough_gets_no_hints(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, listeners = await harness.begin_game(3)
        _, person = on_turn(listeners)
        await harness.post(person, code, Guide(), Guide(on=False), hint_ask(person))

        assert why(person) == "not-guided"
        assert not any(one["learner"] for one in seats(listeners[0]))

    run_scene(tmp_path, scene)


def test_the_log_names_a_learner_once_however_often_the_mark_changes(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, listeners = await harness.begin_game(3)
        asks: list[Ask] = [Guide(on=bool(n % 2 == 0)) for n in range(9)]
        await harness.post(listeners[0], code, *asks)

        assert len(listeners[1].all("notice")) == 1

    run_scene(tmp_path, scene)


def test_the_log_says_nothing_of_a_learner_alone_with_bots(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, ana = await alone_with_bots(harness)
        await harness.post(ana, code, Guide())

        assert seats(ana)[0]["learner"]
        assert not ana.all("notice")

    run_scene(tmp_path, scene)


@pytest.mark.parametrize("ask", [Guide(), AskHint(0, 1)])
def test_spectators_get_no_hints(tmp_path: Path, ask: Ask) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, _ = await alone_with_bots(harness)
        watcher = await harness.join(code)
        await harness.post(watcher, code, ask)

        assert why(watcher) == "not-seated"

    run_scene(tmp_path, scene)


def test_only_the_seat_on_turn_gets_hints(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, listeners = await harness.begin_game(3)
        seat, _ = on_turn(listeners)
        other = listeners[(seat + 1) % 3]
        await harness.post(other, code, Guide(), hint_ask(other))

        assert why(other) == "not-your-turn"

    run_scene(tmp_path, scene)


def test_who_has_staged_the_whole_turn_gets_no_hints(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, ana = await alone_with_bots(harness)
        discard = next(one for one in ana.now["legal"] if one["do"] == "discard")
        await harness.post(ana, code, act(ana, discard))
        before = len(harness.bot_workers.asked)
        await harness.post(ana, code, hint_ask(ana))

        assert why(ana) == "not-now"
        assert len(harness.bot_workers.asked) == before

    run_scene(tmp_path, scene)


def test_an_outdated_question_is_stale(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, ana = await alone_with_bots(harness)
        await harness.post(ana, code, AskHint(ana.now["seq"] - 1, 1))

        assert why(ana) == "stale"

    run_scene(tmp_path, scene)


def test_the_mark_ends_with_the_game(tmp_path: Path) -> None:
    async def scene(harness: RoomHarness) -> None:
        code, ana = await alone_with_bots(harness)
        room = await harness.room(code)
        await harness.post(ana, code, Guide())
        room.record.end_game()
        await harness.post(ana, code, Again())

        assert not seats(ana)[0]["learner"]

    run_scene(tmp_path, scene)
