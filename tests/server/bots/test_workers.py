"""The choices of bots in worker processes."""

from __future__ import annotations

import asyncio
import pickle
from typing import Any

import pytest

from tests.bots.tables import Moment, bots, moments
from undermine.bots.belief.kept import Believing
from undermine.bots.registry import make_bot
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, State, View
from undermine.notation.wire import decode_state, encode
from undermine.server.bots.workers import BotProcesses, Thought, choose
from undermine.session import Game

TABLES = [("saboteur", 5), ("saboteur-2", 6), ("the-lost-mines", 4), ("the-dark-cave", 4)]


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_a_pickled_thought_leads_to_the_same_choice(rules: str, seats: int, bot: str) -> None:
    game = Game(rules, seats, "pickled")

    for number, moment in enumerate(moments(game, bots("greedy", seats, "pickled"))[:: 2 * seats]):
        thought = _thought(game.rules, moment, bot, str(number))
        received = pickle.loads(pickle.dumps(thought))  # noqa: S301 (our own)
        read_again = decode_state(game.rules, encode(moment.view))

        assert received == thought
        assert choose(received) == _choice(thought, moment.view) == _choice(thought, read_again)


@pytest.mark.parametrize("bot", ["foreman/patient", "lookahead/steady/16", "old-dwarf/bold/16"])
@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_a_kept_belief_leads_to_the_same_choice(rules: str, seats: int, bot: str) -> None:
    game = Game(rules, seats, "kept")

    for number, moment in enumerate(moments(game, bots("greedy", seats, "kept"))[:: 2 * seats + 1]):
        thought = _thought(game.rules, moment, bot, str(number))

        assert choose(thought) == _choice(thought, moment.view)


@pytest.mark.parametrize("bot", ["foreman", "lookahead", "old-dwarf"])
def test_bots_that_believe_go_on_with_a_belief(bot: str) -> None:
    made = make_bot(bot, "any-seed")

    assert isinstance(made, Believing)


def test_a_worker_process_chooses_like_a_bot_in_this_process() -> None:
    game = Game("saboteur", 4, "elsewhere")
    decided = moments(game, bots("greedy", 4, "elsewhere"))[::20]
    thoughts = [_thought(game.rules, one, "greedy", str(at)) for at, one in enumerate(decided)]
    workers = BotProcesses(1)

    async def chosen() -> list[Action]:
        return [await workers.think(thought) for thought in thoughts]

    try:
        assert asyncio.run(chosen()) == [_choice(thought, thought.view) for thought in thoughts]
    finally:
        workers.close()


def _thought(rules: Ruleset[Any], moment: Moment, bot: str, seed: str) -> Thought:
    return Thought(rules.id, bot, seed, moment.seat, moment.view, moment.seen, moment.legal)


def _choice(thought: Thought, view: State[Any]) -> Action:
    """The choice of a bot that nothing was sent to."""
    bot = make_bot(thought.bot, thought.seed)
    bot.begin(thought.seat, thought.rules)
    bot.see(thought.events)
    assert isinstance(view, View)
    return bot.choose(view, thought.legal)
