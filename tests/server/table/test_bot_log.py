"""The log of a table is kept for bots that recall it, and told to them as their seat saw it."""

from __future__ import annotations

import pickle
from types import SimpleNamespace
from typing import Any

import pytest

from undermine.bots.random_bot import RandomBot
from undermine.core.state import Action
from undermine.games import load
from undermine.observation import History, SeenHistory
from undermine.server.bots import workers
from undermine.server.bots.workers import Thought, choose
from undermine.server.table.bot_turns import keep_log_for_bots
from undermine.server.table.game import GameSession, PreparedAction


def session() -> GameSession:
    game = GameSession(load("saboteur"), 3, "ab" * 32, ())
    game.keep_log()
    game.adopt(game.decide())
    return game


def play(game: GameSession, choices: int) -> list[Action]:
    """Decide with the last legal action, as cards are put away last."""
    done = []
    for _ in range(choices):
        action = game.rules.legal(game.state)[-1]
        step = PreparedAction.of(game.rules, game.state, action)
        game.adopt(game.decide([step]))
        done.append(action)
    return done


def test_the_log_is_what_the_history_of_the_game_shows_a_seat() -> None:
    game, history = session(), History(load("saboteur"), 3)
    for _ in range(6):
        before = game.state
        (action,) = play(game, 1)
        history.add(before, action, game.state)

    for seat in range(3):
        assert game.seen_log(seat) == history.seen(seat)
    assert game.seen_log(0) != game.seen_log(1)


def test_a_game_that_is_resumed_has_the_same_log() -> None:
    game, again = session(), GameSession(load("saboteur"), 3, "ab" * 32, ())
    again.keep_log()
    dealt = GameSession(load("saboteur"), 3, "ab" * 32, ()).decide()
    stored = [(one.action, "") for one in dealt.entries]
    for _ in range(5):
        action = game.rules.legal(game.state)[-1]
        decision = game.decide([PreparedAction.of(game.rules, game.state, action)])
        stored += [(one.action, "") for one in decision.entries]
        game.adopt(decision)

    again.replay(stored)

    assert again.state == game.state
    assert again.seen_log(1) == game.seen_log(1)


def test_steps_under_way_are_told_and_not_kept() -> None:
    game = session()
    action = game.rules.legal(game.state)[0]
    step = PreparedAction.of(game.rules, game.state, action)

    seen = game.seen_log(1, [step])

    assert seen is not None
    assert len(seen.lately) == 1
    assert game.seen_log(1) == SeenHistory((), (), (), (), ())


@pytest.mark.parametrize(("bots", "is_kept"), [(["greedy", ""], False), (["", "surveyor"], True)])
def test_the_log_is_kept_where_a_bot_recalls_it(bots: list[str], is_kept: bool) -> None:  # noqa: FBT001
    game = GameSession(load("saboteur"), 3, "ab" * 32, ())
    record: Any = SimpleNamespace(seats=[SimpleNamespace(bot=bot) for bot in bots])

    keep_log_for_bots(game, record)

    assert (game.seen_log(0) is not None) == is_kept


def test_a_worker_tells_the_log_to_a_bot_that_recalls_it(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[SeenHistory] = []

    class Recaller(RandomBot):
        def recall(self, history: SeenHistory) -> None:
            told.append(history)

    monkeypatch.setattr(workers, "make_bot", lambda _name, seed: Recaller(seed))
    game = session()
    play(game, 4)
    seat = game.state.actor
    legal, view = game.rules.legal(game.state), game.rules.view(game.state, seat)
    thought = Thought(game.rules.id, "any", "1", seat, view, [], legal, game.seen_log(seat))

    chosen = choose(pickle.loads(pickle.dumps(thought)))  # noqa: S301 (our own)

    assert chosen in legal
    assert told == [game.seen_log(seat)]
