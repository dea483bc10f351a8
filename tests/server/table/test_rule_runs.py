"""How often one action runs the rules, from its preview to the end of the turn.

To run the rules for an action means to execute the `apply` of its handler, on the true state or
on a view. Asking whether it is allowed (`check`, `legal`) executes none, and a lot that is drawn
afterwards is an action of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.rules.lostmines.tables import walk
from tests.server.room_harness import (
    Message,
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
from undermine.core.draft import Draft, UnknownCardError
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, State
from undermine.core.view import view
from undermine.dealer import Dealer
from undermine.games import REGISTRY, load
from undermine.notation.wire import decode_action
from undermine.server.protocol.messages import Act, Ask, Back, End, Preview
from undermine.server.protocol.schemas import Opened
from undermine.server.store.base import StorageError
from undermine.server.table.game import GameSession, Trial
from undermine.testing.traces import STYLES, play_randomly


class Runs(list[Action]):
    """The actions for which the rules were run, in order; chance draws included."""

    def of(self, action: Message) -> int:
        """How often that was this action."""
        return sum(decode_action(load("saboteur"), bytes(raw(action))) == one for one in self)


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> Runs:
    """Counts every run of the rules."""
    counted, run = Runs(), Ruleset._do

    def do(self: Ruleset[Any], draft: Draft[Any], action: Action) -> None:
        counted.append(action)
        run(self, draft, action)

    monkeypatch.setattr(Ruleset, "_do", do)
    return counted


def test_a_staged_move_runs_the_rules_twice_from_preview_to_end(tmp_path: Path, runs: Runs) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = await pass_until_legal(harness, code, listeners, "place")
        action, seq = legal_action(listener, "place"), listener.now["seq"]
        runs.clear()

        await harness.post(
            listener, code, Preview(1, raw(action)), act(listener, action), End(seq, 2)
        )

        assert listener.now["seq"] > seq
        assert runs.of(action) == 2

    at_a_table_of_three(tmp_path, scene)


def test_a_staged_move_without_a_preview_runs_the_rules_twice(tmp_path: Path, runs: Runs) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = await pass_until_legal(harness, code, listeners, "place")
        action, seq = legal_action(listener, "place"), listener.now["seq"]
        runs.clear()

        await harness.post(listener, code, act(listener, action))
        assert runs.of(action) == 2
        await harness.post(listener, code, End(seq, 2))

        assert listener.now["seq"] > seq
        assert runs.of(action) == 2

    at_a_table_of_three(tmp_path, scene)


@pytest.mark.parametrize(("previews", "most"), [(0, 1), (1, 2), (3, 2)])
def test_quick_play_runs_the_rules_once(
    tmp_path: Path, runs: Runs, previews: int, most: int
) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = await pass_until_legal(harness, code, listeners, "place")
        action, seq = legal_action(listener, "place"), listener.now["seq"]
        runs.clear()

        await harness.post(listener, code, *[Preview(1, raw(action))] * previews)
        await harness.post(listener, code, act(listener, action, end=True))

        assert listener.now["seq"] > seq
        assert runs.of(action) == most

    at_a_table_of_three(tmp_path, scene)


def test_a_look_at_a_goal_runs_the_rules_twice(tmp_path: Path, runs: Runs) -> None:
    """It is stored as soon as it is sent, and both steps are compared to find that out."""

    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = await pass_until_legal(harness, code, listeners, "peek")
        action, seq = legal_action(listener, "peek"), listener.now["seq"]
        runs.clear()

        await harness.post(listener, code, Preview(1, raw(action)), act(listener, action))

        assert listener.now["seq"] > seq
        assert runs.of(action) == 2

    at_a_table_of_three(tmp_path, scene)


def test_a_preview_that_is_not_played_does_not_make_another_action_dearer(
    tmp_path: Path, runs: Runs
) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = await pass_until_legal(harness, code, listeners, "place")
        one, other, seq = (
            legal_action(listener, "place"),
            legal_action(listener, "discard"),
            listener.now["seq"],
        )
        runs.clear()

        asks = [Preview(number, raw(each)) for number, each in enumerate((one, other))]
        await harness.post(listener, code, *asks, act(listener, other), End(seq, 2))

        assert (runs.of(one), runs.of(other)) == (2, 2)

    at_a_table_of_three(tmp_path, scene)


def test_an_action_is_not_run_again_after_another_was_looked_at(tmp_path: Path, runs: Runs) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = await pass_until_legal(harness, code, listeners, "place")
        one, other = legal_action(listener, "place"), legal_action(listener, "discard")
        seq = listener.now["seq"]
        runs.clear()

        asks = [Preview(number, raw(each)) for number, each in enumerate((one, other, one))]
        await harness.post(listener, code, *asks, act(listener, one), End(seq, 3))

        assert (runs.of(one), runs.of(other)) == (2, 2)

    at_a_table_of_three(tmp_path, scene)


def test_an_action_taken_back_and_staged_again_is_not_run_again(tmp_path: Path, runs: Runs) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = await pass_until_legal(harness, code, listeners, "place")
        action, seq = legal_action(listener, "place"), listener.now["seq"]
        runs.clear()

        staged = act(listener, action)
        await harness.post(listener, code, staged, Back(seq, 2), staged, End(seq, 3))

        assert listener.now["seq"] > seq
        assert runs.of(action) == 2

    at_a_table_of_three(tmp_path, scene)


# -- several staged actions ----------------------------------------------------------------------

WAY = "board=2,2:EW;3,2:EW;4,2:EW hand1=EW last=1"


def step(x: int) -> Message:
    return {"do": "step", "to": [[x, 2], 0]}


async def begin_walk(harness: RoomHarness, code: str) -> int:
    """Lead the table to a walk; the number of its last entry."""
    game = await harness.game(code)
    game.state = walk(WAY).state
    return game.seq


def on_a_walk(folder: Path, runs: Runs, asks: Callable[[int], Iterator[Ask]]) -> list[str]:
    """The walker asks for something; the actions that ran the rules, in order."""

    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        seq = await begin_walk(harness, code)
        runs.clear()
        for ask in asks(seq):
            await harness.post(listeners[0], code, ask)
        assert listeners[0].now["t"] == "moved"

    at_a_table_of_three(folder, scene, game="the-lost-mines")
    return [repr(one) for one in runs if repr(one).startswith("step")]


def test_two_staged_actions_run_the_rules_twice_each(tmp_path: Path, runs: Runs) -> None:
    def asks(seq: int) -> Iterator[Ask]:
        for number, x in enumerate((2, 3)):
            yield Preview(1, raw(step(x)))
            yield Act(seq, 2, [raw(step(x))], number)
        yield End(seq, 3)

    assert on_a_walk(tmp_path, runs, asks) == [*["step 2,2"] * 2, *["step 3,2"] * 2]


def test_several_actions_in_one_message_run_the_rules_twice_each(
    tmp_path: Path, runs: Runs
) -> None:
    def asks(seq: int) -> Iterator[Ask]:
        yield Preview(1, raw(step(2)))
        yield Act(seq, 2, [raw(step(2)), raw(step(3))])
        yield End(seq, 3)

    assert on_a_walk(tmp_path, runs, asks) == [*["step 2,2"] * 2, *["step 3,2"] * 2]


def test_what_stays_staged_after_a_take_back_is_not_run_again(tmp_path: Path, runs: Runs) -> None:
    def asks(seq: int) -> Iterator[Ask]:
        yield Act(seq, 1, [raw(step(2)), raw(step(3))])
        yield Back(seq, 2)
        yield End(seq, 3)

    assert on_a_walk(tmp_path, runs, asks) == [*["step 2,2"] * 2, *["step 3,2"] * 2]


# -- when the kept steps end ---------------------------------------------------------------------


def test_a_restart_runs_a_staged_action_once_and_its_end_does_not(
    tmp_path: Path, runs: Runs
) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        while actor_of(listeners) is listeners[0]:
            await harness.post(
                listeners[0],
                code,
                act(listeners[0], legal_action(listeners[0], "discard"), end=True),
            )
        listener = actor_of(listeners)
        action = legal_action(listener, "discard")
        played = runs.of(action)
        await harness.post(listener, code, act(listener, action))
        assert listener.now["staged"] == [action]
        await harness.snapshot_disk(tmp_path / "after")

        runs.clear()
        async with room_harness(tmp_path / "after") as again:
            back = await again.join(Opened(code, 1, listener.last("seated")["token"]))
            assert back.now["staged"] == [action]
            assert runs.of(action) == played + 1
            await again.post(back, code, End(back.now["seq"], 1))
            assert back.now["t"] == "moved"
            assert runs.of(action) == played + 1

    at_a_table_of_three(tmp_path / "before", scene)


def test_a_move_that_the_disk_did_not_take_is_stored_by_the_same_steps(
    tmp_path: Path, runs: Runs, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(harness: RoomHarness, code: str, listeners: list[RecordingListener]) -> None:
        listener = await pass_until_legal(harness, code, listeners, "place")
        action, seq = legal_action(listener, "place"), listener.now["seq"]
        store = harness.tables.services.store
        runs.clear()

        async def fail(*_args: object, **_more: object) -> None:
            raise StorageError("full")

        await harness.post(listener, code, act(listener, action))
        with monkeypatch.context() as patched:
            patched.setattr(store, "append", fail)
            await harness.post(listener, code, End(seq, 2))
            assert listener.last("wrong")["why"] == "storage"
        await harness.post(listener, code, End(seq, 3))

        assert listener.now["seq"] > seq
        assert runs.of(action) == 2

    at_a_table_of_three(tmp_path, scene)


def test_a_trial_is_kept_for_its_own_state_and_action_until_the_game_goes_on() -> None:
    game = GameSession(load("saboteur"), 3, "seed", ())
    game.adopt(game.decide())
    state, twin = game.state, replace(game.state)
    one, other = game.rules.legal(state)[:2]

    kept = game.trial(state, one)
    assert game.trial(state, one) is kept
    assert state == twin
    assert game.trial(twin, one).before is twin
    assert game.trial(twin, other).action == other
    assert game.trial(state, one) is kept

    game.adopt(game.decide([kept.prepared]))
    assert game.trial(state, one) is not kept


# -- the same game -------------------------------------------------------------------------------


async def stored(
    folder: Path, game: str, turns: Callable[[RecordingListener], Iterator[Ask]]
) -> list[str]:
    """The entries of a game after thirty messages that may go on with it."""
    async with room_harness(folder) as harness:
        code, listeners = await harness.begin_game(3, game=game)
        for _ in range(30):
            listener = next(each for each in listeners if each.now["legal"])
            for ask in turns(listener):
                await harness.post(listener, code, ask)
        entries = await harness.tables.services.store.entries(f"{code}.1")
        return [f"{one.seq} {one.actor} {one.action}" for one in entries]


def chosen(listener: RecordingListener) -> Message:
    """The same choice at the same moment."""
    legal = listener.now["legal"]
    choice: Message = legal[listener.now["seq"] % len(legal)]
    return choice


def quick(listener: RecordingListener) -> Iterator[Ask]:
    yield act(listener, chosen(listener), end=True)


def staged(listener: RecordingListener) -> Iterator[Ask]:
    action, seq = chosen(listener), listener.now["seq"]
    yield Preview(1, raw(action))
    yield act(listener, action)
    if listener.now["t"] == "staged":
        yield End(seq, 2)


@pytest.mark.parametrize("game", REGISTRY)
def test_staged_and_quick_play_store_the_same_game(tmp_path: Path, game: str) -> None:
    """The same lots are drawn, however often an action was tried before."""
    one = asyncio.run(stored(tmp_path / "quick", game, quick))
    other = asyncio.run(stored(tmp_path / "staged", game, staged))

    assert one == other
    assert len(one) > 30


def compared(rules: Ruleset[Any], state: State[Any], action: Action) -> bool:
    """Whether an action publishes, from both of its steps in every case."""
    seat, after = state.actor, rules.step(state, action).state
    try:
        foreseen = rules.step(view(rules.cards, state, seat), action).state
    except UnknownCardError:
        return True
    asks = not after.agenda or (after.actor != seat and not after.agenda[-1].routine)
    return asks or view(rules.cards, foreseen, seat) != view(rules.cards, after, seat)


@pytest.mark.parametrize("game", REGISTRY)
def test_an_action_publishes_if_its_two_steps_differ_for_the_actor(game: str) -> None:
    """The actor's view alone may answer, but then both steps would give the same answer."""
    trace = play_randomly(load(game), 4, Dealer("publishes").roll, STYLES["looking"])
    answers = {True: 0, False: 0}
    for state in trace.states:
        if state.actor >= 0:
            for action in trace.rules.legal(state)[::5]:
                trial = Trial(trace.rules, state, action)
                assert trial.publishes == compared(trace.rules, state, action)
                answers[trial.publishes] += 1

    assert min(answers.values()) > 3
