"""Rules of thumb: they dig and hinder better than chance, and go by a given suspicion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from undermine import load
from undermine.bots.kernel_arena import _end_round
from undermine.core.state import pile
from undermine.kernel import KernelError, kernel
from undermine.testing import Scene

SEATS = 5
DEALS = 100
TRUTH = (0.1, 0.9)
"""The suspicion against a digger and against a saboteur."""
NOTHING = (0.4, 0.4)


def _saboteur_wins(
    name: str, diggers: str, saboteurs: str, doubts: tuple[float, float] = TRUTH
) -> int:
    """First rounds, of the same deals, in which nobody reached the treasure."""
    table, won = kernel(load(name), SEATS), Counter[bool]()
    for seed in range(DEALS):
        game = table.deal(seed)
        piles = game.write().piles
        bad = ["saboteur" in piles[pile("role", seat)].cards[0] for seat in range(SEATS)]
        policies = [saboteurs if each else diggers for each in bad]
        suspicion = [doubts[each] for each in bad]
        _, _, action = game.play_round(policies, 0, suspicion=suspicion)
        won[_end_round(table, game, action).winner in {"saboteurs", "nobody"}] += 1
    return won[True]


@pytest.mark.parametrize("name", ["saboteur", "saboteur-2"])
def test_diggers_by_thumb_beat_random_diggers(name: str) -> None:
    by_thumb, by_chance = (
        _saboteur_wins(name, diggers, "random") for diggers in ("thumb", "random")
    )

    assert by_thumb < 0.4 * DEALS
    assert by_chance > 0.9 * DEALS


@pytest.mark.parametrize("name", ["saboteur", "saboteur-2"])
def test_true_suspicion_helps_diggers(name: str) -> None:
    told, untold = (_saboteur_wins(name, "thumb", "thumb", doubts) for doubts in (TRUTH, NOTHING))

    assert told < untold


@pytest.mark.parametrize("name", ["saboteur", "saboteur-2"])
def test_a_playout_by_thumb_ends_the_game_and_is_decided_by_its_seed(name: str) -> None:
    table = kernel(load(name), SEATS)
    games = [table.deal(4), table.deal(4)]

    plies = [game.playout("thumb", suspicion=[0.4] * SEATS) for game in games]

    assert plies[0] == plies[1] > 30
    assert games[0].is_over
    assert games[0].write() == games[1].write()


def test_playouts_by_thumb_earn_diggers_gold() -> None:
    scene = Scene("saboteur turn=1 seats=3", seed="1")
    game = kernel(scene.rules, 3).read(scene.state, 1)

    plies, points = game.playouts(20, "thumb", suspicion=[0.3] * 3)

    assert plies > 20
    assert sum(points) > 0


HANDS = "saboteur turn=1 seats=3 role1={role} hand1=broken-lamp&broken-lamp"


@pytest.mark.parametrize(
    ("role", "suspicion", "victim"),
    [
        ("digger", [0, 0.1, 0.9], 2),
        ("digger", [0, 0.9, 0.1], 1),
        ("saboteur", [0, 0.1, 0.9], 1),
        ("saboteur", [0, 0.9, 0.1], 2),
    ],
)
def test_a_tool_is_broken_by_suspicion(role: str, suspicion: list[float], victim: int) -> None:
    scene = Scene(HANDS.format(role=role), seed="1")
    game = kernel(scene.rules, 3).read(scene.state)

    game.playout("thumb", 1, suspicion=suspicion)

    assert [seat for seat in range(3) if game.write().table.front[seat]] == [victim]


@pytest.mark.parametrize(
    "suspicion",
    [
        None,
        [0.5] * 4,
        [0.5] * 6,
        [],
        [0.5, 0.5, 0.5, 0.5, float("nan")],
        [0.5, 0.5, 0.5, 0.5, float("inf")],
        [0.5, 0.5, 0.5, 0.5, 1.01],
        [-0.01, 0.5, 0.5, 0.5, 0.5],
        [0.5, 0.5, 0.5, 0.5, "0.5"],
        [0.5, 0.5, 0.5, 0.5, None],
        "55555",
        0.5,
    ],
)
def test_a_wrong_suspicion_is_named(suspicion: Sequence[float]) -> None:
    game = kernel(load("saboteur"), SEATS).deal(1)
    before = game.write()

    for play in (game.playout, lambda policy, **given: game.playouts(2, policy, **given)):
        with pytest.raises(KernelError, match="suspicion must be 5 numbers from 0 to 1"):
            play("thumb", suspicion=suspicion)

    assert game.write() == before


def test_a_wrong_suspicion_is_named_for_other_policies_too() -> None:
    with pytest.raises(KernelError, match="suspicion must be 5 numbers"):
        kernel(load("saboteur"), SEATS).deal(1).playout("random", suspicion=[2])


@pytest.mark.parametrize("name", ["the-lost-mines", "the-dark-cave"])
def test_games_without_rules_of_thumb_are_named(name: str) -> None:
    with pytest.raises(KernelError, match=f"no rules of thumb for {name}"):
        kernel(load(name), 4).deal(1).playout("thumb", suspicion=[0.5] * 4)


def test_a_batch_refuses_rules_of_thumb() -> None:
    with pytest.raises(KernelError, match="a batch has no suspicion"):
        kernel(load("saboteur"), 3).batch(2).play(1, "thumb")
