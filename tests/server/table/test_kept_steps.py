"""Steps kept between a preview and the end of a turn change no message and reveal no card."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.twin_rooms import (
    GAMES,
    entries_before,
    moments,
    played,
    questions,
    raws,
    received,
    room_in_game,
    scrambled,
)
from undermine.core.draft import Draft
from undermine.core.resample import resample
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, Seat, State
from undermine.dealer import Dealer
from undermine.server.protocol.messages import Act, Ask, Back, Preview, Propose, Question
from undermine.server.table.game import GameSession, LogEntry, Trial
from undermine.server.table.room import Room


def stageable(rules: Ruleset[Any], state: State[Any], roll: Any) -> Trial | None:  # noqa: ANN401
    """An action that can be taken back, tried in a state; None where there is none."""
    legal = rules.legal(state)
    for action in [legal[roll(len(legal))] for _ in legal[:20]]:
        trial = Trial(rules, state, action)
        if not trial.publishes:
            return trial
    return None


def second_thoughts(rules: Ruleset[Any], state: State[Any], seq: int, roll: Any) -> list[Ask]:  # noqa: ANN401
    """Messages of an actor who previews, stages and takes back one action, or two."""
    first = stageable(rules, state, roll)
    if first is None:
        return []
    (one,) = raws([first.action])
    asks: list[Ask] = [
        *(Preview(1, one), Act(seq, 2, [one]), Preview(3, one), Question(4, one)),
        *(Back(seq, 5), Act(seq, 6, [one]), Preview(7, one)),
    ]
    after = first.prepared.state
    second = stageable(rules, after, roll) if after.actor == state.actor else None
    if second is not None:
        (two,) = raws([second.action])
        asks += [Preview(1, two), Act(seq, 2, [two], 1), Back(seq, 3), Preview(4, two)]
        asks += [Act(seq, 5, [two], 1), Back(seq, 6), Back(seq, 7), Act(seq, 8, [one, two])]
    others = [ask for ask in questions(rules, state, roll) if not isinstance(ask, Propose)]
    return [*others, *asks, *others]


class Forgetful(GameSession):
    """Keeps no step: each message runs the rules anew."""

    __slots__ = ()

    def trial(self, state: State[Any], action: Action) -> Trial:
        return Trial(self.rules, state, action)


def forgetful(room: Room) -> Room:
    """The same room with a game that keeps no step."""
    assert room.game is not None
    room.game.__class__ = Forgetful
    return room


@pytest.mark.parametrize(("game", "seats", "style"), GAMES)
def test_kept_steps_change_nothing_that_anybody_hears(
    game: str, seats: int, style: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither do hidden cards: not what the author hears, nor how often the rules are run."""
    trace = played(game, seats, style)
    rules, roll = trace.rules, Dealer(f"kept{seats}").roll
    runs, run = [0], Ruleset._do
    staged = 0

    def do(self: Ruleset[Any], draft: Draft[Any], action: Action) -> None:
        runs[0] += 1
        run(self, draft, action)

    async def told(room: Room, asks: list[Ask], viewer: Seat, asker: Seat) -> tuple[bytes, int]:
        runs[0] = 0
        return await received(room, viewer, asks, asker=asker), runs[0]

    async def compare(state: State[Any], log: list[LogEntry]) -> int:
        author = state.actor
        twin = resample(rules, rules.view(state, author), roll)
        asks = second_thoughts(rules, state, log[-1].seq, roll)
        other = (author + 1) % seats
        kept = await told(room_in_game(trace, state, log, author), asks, author, author)
        hidden = scrambled(rules, log, author)
        assert await told(room_in_game(trace, twin, hidden, author), asks, author, author) == kept
        anew = await told(forgetful(room_in_game(trace, state, log, author)), asks, author, author)
        assert anew[0] == kept[0]
        assert anew[1] > kept[1] or not asks
        nothing = await told(room_in_game(trace, state, log, other), [], other, author)
        assert (await told(room_in_game(trace, state, log, other), asks, other, author))[
            0
        ] == nothing[0]
        return kept[0].count(b'"t":"staged"')

    monkeypatch.setattr(Ruleset, "_do", do)
    for moment in (*moments(trace, roll), *moments(trace, roll)):
        staged += asyncio.run(compare(trace.states[moment], entries_before(trace, moment)))

    assert staged > 6
