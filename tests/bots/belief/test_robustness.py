"""A belief never fails and is never undefined, whatever happens at the table."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from random import Random
from typing import Any

import pytest

from undermine import Game
from undermine.bots.belief import Belief, Posterior, find_belief
from undermine.bots.belief.likelihoods import stored
from undermine.core.ruleset import Ruleset
from undermine.core.state import SPECTATOR, Event, Seat
from undermine.core.view import project

TABLES = [
    ("saboteur", 3),
    ("saboteur", 10),
    ("saboteur+allow_self_break=on+known_saboteurs=on+require_connection=off", 5),
    ("saboteur+house_table=on+middle_treasure=on", 4),
    ("saboteur+maximum_saboteurs=on", 6),
    ("saboteur-2", 2),
    ("saboteur-2+back_after_swap=on+reduced_roles=on+show_unused_roles=on", 3),
    ("saboteur-2", 12),
    ("the-lost-mines", 3),
    ("the-lost-mines+layout=diamond+quarter_turns=on", 9),
    ("the-dark-cave", 2),
    ("the-dark-cave", 3),
    ("the-dark-cave", 8),
]


def _played(rules: str, seats: int, decisions: int = 500) -> list[tuple[Sequence[Event], Game]]:
    """A game in which everybody does anything, event by event."""
    game, dice = Game(rules, seats, "anything"), Random(5)  # noqa: S311 (a game, no secret)
    found: list[tuple[Sequence[Event], Game]] = [(tuple(game.events), game)]
    for _ in range(decisions):
        if game.over:
            break
        game.play(dice.choice(game.legal))
        found.append((tuple(game.events), game))
    return found


def _believing(rules: Ruleset[Any, Any]) -> Belief:
    belief = find_belief(rules)
    assert belief is not None
    return belief


def _seen(game: Game, events: Sequence[Event], seat: Seat) -> list[Event]:
    return [project(game.rules.cards, event, seat) for event in events]


def _assert_sound(posterior: Posterior, seats: int) -> None:
    assert sorted(posterior.roles) == list(range(seats))
    for odds in posterior.roles.values():
        assert all(isfinite(chance) and chance >= 0 for chance in odds.values())
        assert sum(odds.values()) == pytest.approx(1)
    assert sum(posterior.goals) == pytest.approx(1)
    dice = Random(1)  # noqa: S311 (a game, no secret)
    assert len(posterior.sample(dice).roles) == seats


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_random_play_is_believed(rules: str, seats: int) -> None:
    """Also in private, with whatever the seat knows."""
    game, dice = Game(rules, seats, "anything"), Random(5)  # noqa: S311 (a game, no secret)
    mine, public = _believing(game.rules), _believing(game.rules)
    for _ in range(400):
        mine.see(_seen(game, game.events, 1))
        public.see(_seen(game, game.events, SPECTATOR))
        if game.over:
            break
        if game.actor == 1:
            _assert_sound(mine.private(game.view(1)), seats)
            _assert_sound(public.public(), seats)
            assert mine.public().roles == public.public().roles
        game.play(dice.choice(game.legal))

    changes = [change for seat in range(seats) for change in public.reasons(seat)]
    assert all(isfinite(change.weight) for change in changes)


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_a_belief_can_begin_in_the_middle(rules: str, seats: int) -> None:
    game, dice = Game(rules, seats, "anything"), Random(6)  # noqa: S311 (a game, no secret)
    for _ in range(60):
        if not game.over:
            game.play(dice.choice(game.legal))
    late = _believing(game.rules)

    for _ in range(40):
        if game.over:
            break
        _assert_sound(late.private(game.view(0)), seats)
        game.play(dice.choice(game.legal))
        late.see(_seen(game, game.events, 0))


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_events_of_another_game_do_no_harm(rules: str, seats: int) -> None:
    """Events that cannot have happened: half of them are lost, and the view is another one."""
    belief = _believing(Game(rules, seats, "other").rules)
    view = Game(rules, seats, "other").view(0)
    for index, (events, game) in enumerate(_played(rules, seats, 200)):
        if index % 2:
            belief.see(_seen(game, events, 0))
        if index % 25 == 0:
            _assert_sound(belief.private(view), seats)


def test_no_move_weighs_more_than_the_clip() -> None:
    """In the table, for every manner and every pair of seats."""
    table = stored()
    games = table["games"].values()
    moves = [r for g in games for context in g["moves"].values() for r in context.values()]
    rows = [[*by] for row in moves for by in zip(*row.values(), strict=True)]
    rows += [[*row.values()] for g in table["games"].values() for row in _aims(g)]

    assert rows
    assert all(max(row) - min(row) <= table["clip"] + 2e-3 for row in rows)


def _aims(game: dict[str, Any]) -> list[dict[str, float]]:
    return [row for kind in game["aims"].values() for row in kind.values()]
