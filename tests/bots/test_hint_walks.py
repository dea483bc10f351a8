"""Hints can be followed: every action is legal, and every walk ends somewhere else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.bots.tables import bots, play
from undermine.bots.greedy.bot import GreedyBot
from undermine.bots.hints import Hint
from undermine.core.grammar import spot_word
from undermine.core.state import CHANCE, Event, Seat, State
from undermine.core.walking import Step, Walk
from undermine.dealer import Dealer
from undermine.games.darkcave.actions import Prowl
from undermine.games.darkcave.beasts import beast_of
from undermine.session import Game, position

GAMES = [("saboteur", 5), ("saboteur-2", 6), ("the-lost-mines", 5), ("the-dark-cave", 4)]
SEEDS = 6


def each_hint(game: Game, bot: str, check: Callable[[Game, Hint], None]) -> None:
    """Play a game with bots, and check every hint that their seats would get."""
    seats = game.state.table.seats
    seen: dict[Seat, list[Event]] = {seat: [] for seat in range(seats)}

    def look(game: Game) -> None:
        for seat, events in seen.items():
            events.extend(game.seen(seat))
        for hint in advice(game, seen.get(game.actor)):
            check(game, hint)

    play(game, bots(bot, seats, "hints"), look)


def advice(game: Game, seen: list[Event] | None) -> tuple[Hint, ...]:
    if seen is None:
        return ()
    bot = GreedyBot("same")
    bot.begin(game.actor, game.rules.id)
    bot.see(seen)
    return tuple(bot.advise(game.view(game.actor), game.legal))


def mover(state: State[Any]) -> str:
    """Where the pawn or the creature stands that walks."""
    due = state.agenda[-1]
    if isinstance(due, Prowl):
        beast = beast_of(state.table, due.creature)
        assert beast is not None
        return spot_word(beast.at)
    assert isinstance(due, Walk)
    return spot_word(state.table.pawn[due.seat])


def check_followed(game: Game, hint: Hint) -> None:
    """The action of a hint is legal, and so is every step of its walk."""
    rules, state = game.rules, game.state
    assert rules.check(state, hint.action) is None
    if not hint.to:
        assert not isinstance(hint.action, Step)
        return
    assert hint.to != mover(state)
    steps = rules.hooks.routes(rules, state.table, state.agenda[-1])[hint.to]["steps"]
    assert steps[-1] == hint.to
    assert _leads_to(hint.action, steps[0])
    for to in steps:
        step = next(one for one in rules.legal(state) if _leads_to(one, to))
        state = rules.step(state, step).state
        while state.actor == CHANCE:
            state = rules.step(state, Dealer("any").deal(rules, state)).state


def _leads_to(action: object, to: str) -> bool:
    return isinstance(action, Step) and spot_word(action.to) == to


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_every_hint_can_be_followed_to_its_end(rules: str, seats: int, bot: str) -> None:
    for seed in range(SEEDS):
        each_hint(Game(rules, seats, f"follow-{seed}"), bot, check_followed)


@pytest.mark.parametrize("seed", range(8))
def test_whoever_gains_nothing_by_walking_is_told_to_stay(seed: int) -> None:
    """Neither to walk there and back, nor to a place that is just as far from every mine."""
    rules, state = position(
        "the-lost-mines seats=4 role1=blue-loyal agenda=walk:1:3:0 board=2,2:EW pawn1=2,2"
    )
    bot = GreedyBot(str(seed))
    bot.begin(0, rules.id)

    (hint,) = bot.advise(rules.view(state, 0), rules.legal(state))

    assert (repr(hint.action), hint.to) == ("stop", "")
    assert [reason.key for reason in hint.reasons] == ["stays"]


# -- creatures -----------------------------------------------------------------------------------


def check_lured(game: Game, hint: Hint) -> None:
    """A creature that is lured to a rival attacks at once, or the next hint is to attack."""
    if hint.reasons[0].key != "lures":
        return
    state = game.rules.step(game.state, hint.action).state
    due = state.agenda[-1]
    if not isinstance(due, Prowl):
        return
    bot = GreedyBot("same")
    bot.begin(due.seat, game.rules.id)
    after = bot.advise(game.rules.view(state, due.seat), game.rules.legal(state))
    assert after[0].reasons[0].key == "attacks"


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_creature_that_is_lured_to_a_rival_can_attack(bot: str) -> None:
    for seed in range(12):
        each_hint(Game("the-dark-cave", 5, f"lure-{seed}"), bot, check_lured)
