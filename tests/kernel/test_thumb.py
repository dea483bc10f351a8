"""Rules of thumb: they play better than chance, by a given suspicion, and see no secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from tests.rules.darkcave.tables import darkcave
from undermine import load
from undermine.bots.kernel_arena import _end_round
from undermine.core.resample import resample
from undermine.core.state import pile
from undermine.dealer import Dealer
from undermine.kernel import KernelError, kernel
from undermine.testing import Scene

SEATS = 5
DEALS = 100
TRUTH = (0.1, 0.9)
"""The suspicion against a digger and against a saboteur."""
NOTHING = (0.4, 0.4)
GAMES = ["saboteur", "saboteur-2", "the-lost-mines", "the-dark-cave"]


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


@pytest.mark.parametrize("name", GAMES)
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


# -- games with two sides --------------------------------------------------------------------------


def _blue_points(name: str, blue: str) -> int:
    """What the blue side wins against chance in first rounds of the same deals."""
    table, points = kernel(load(name), SEATS), 0
    for seed in range(DEALS):
        game = table.deal(seed)
        piles = game.write().piles
        roles = [piles[pile("role", seat)].cards[0] for seat in range(SEATS)]
        is_blue = [role in {"blue-loyal", "yellow-saboteur"} for role in roles]
        suspicion = [TRUTH["saboteur" in role] for role in roles]
        policies = [blue if each else "random" for each in is_blue]
        _, _, action = game.play_round(policies, 0, suspicion=suspicion)
        game.apply(action)
        points += sum(won for won, each in zip(game.scores, is_blue, strict=True) if each)
    return points


@pytest.mark.parametrize(("name", "least"), [("the-lost-mines", 100), ("the-dark-cave", 80)])
def test_a_side_by_thumb_beats_chance(name: str, least: int) -> None:
    by_thumb, by_chance = (_blue_points(name, policy) for policy in ("thumb", "random"))

    assert by_thumb > least
    assert by_chance < 0.1 * least


@pytest.mark.parametrize("name", ["the-lost-mines", "the-dark-cave"])
@pytest.mark.parametrize("seats", [3, 4, 7])
def test_playouts_by_thumb_earn_points(name: str, seats: int) -> None:
    plies, points = kernel(load(name), seats).deal(2).playouts(20, "thumb", suspicion=[0.3] * seats)

    assert plies > 20 * 30
    assert sum(points) > 10


ROADS = (
    "the-lost-mines turn=1 seats=3 {roles} hand1=trap&trap stock=?20 pawn1=8,2 pawn2=7,0 pawn3=7,6 "
    "board=8,2:ESW;7,0:EW;8,0:EW;7,6:NESW;8,6:NESW"
)
LOYAL = "role1=blue-loyal role2=blue-selfish role3=blue-saboteur"
SABOTEUR = "role1=blue-saboteur role2=blue-loyal role3=blue-selfish"
DOUBTS = [
    ("loyal", [0, 0.1, 0.9], 2),
    ("loyal", [0, 0.9, 0.1], 1),
    ("saboteur", [0, 0.1, 0.9], 1),
    ("saboteur", [0, 0.9, 0.1], 2),
]
"""The own role, the suspicion, and the seat that is hindered."""


@pytest.mark.parametrize(("role", "suspicion", "victim"), DOUBTS)
def test_a_trap_is_laid_by_suspicion(role: str, suspicion: list[float], victim: int) -> None:
    scene = Scene(ROADS.format(roles=LOYAL if role == "loyal" else SABOTEUR), seed="1")
    table = kernel(scene.rules, 3)
    game = table.read(scene.state)

    action = table.action(game.choice("thumb", suspicion=suspicion), game)

    assert repr(action).startswith("snare")
    assert action.at.cell[1] == {1: 0, 2: 6}[victim]  # type: ignore[attr-defined]


BURROW = "hand1=goblin-II&goblin-II board=0,5:NESW+hole;0,4:NS;0,6:NS pawn2=0,4 pawn3=0,6"


@pytest.mark.parametrize(("role", "suspicion", "victim"), DOUBTS)
def test_a_creature_attacks_by_suspicion(role: str, suspicion: list[float], victim: int) -> None:
    scene = darkcave(BURROW, "yyY" if role == "loyal" else "Yyy")
    game = kernel(scene.rules, 3).read(scene.state)

    game.playout("thumb", 2, suspicion=suspicion)

    lost = [3 - gold for gold in game.write().table.gold]
    assert lost == [seat == victim for seat in range(3)]


def test_a_dwarf_walks_into_a_mine_and_turns_it_up() -> None:
    scene = Scene("the-lost-mines turn=1 seats=3 stock=?20 pawn1=7,2 board=7,2:EW;8,2:EW", seed="1")
    table = kernel(scene.rules, 3)
    game = table.read(scene.state)

    while game.actor == 0:
        game.apply(game.choice("thumb", suspicion=[0.3] * 3))

    assert scene.state.table.board.tiles[9, 2].open is False
    assert game.write().table.board.tiles[9, 2].open
    assert game.write().table.pawn[0].cell == (9, 2)


def test_a_dwarf_leaves_by_the_open_exit() -> None:
    scene = darkcave("hand1=NS&EW pawn1=4,3 board=4,3:NS;4,4:goal-exit", "yyY")
    game = kernel(scene.rules, 3).read(scene.state)

    while game.actor == 0:
        game.apply(game.choice("thumb", suspicion=[0.3] * 3))

    assert game.write().table.out == (0,)


# -- secrets ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [3, 5])
def test_a_choice_depends_on_nothing_that_the_seat_cannot_know(name: str, seats: int) -> None:
    table, roll, twins = kernel(load(name), seats), Dealer(name).roll, 0
    game, suspicion = table.deal(7, notes=True), [0.3] * seats
    while not game.is_over:
        state = game.write()
        twin = resample(table.rules, table.rules.view(state, game.actor), roll)
        twins += twin != state
        pair = [table.read(each, 5) for each in (state, twin)]

        assert pair[0].legal() == pair[1].legal()
        assert len({each.choice("thumb", suspicion=suspicion) for each in pair}) == 1

        game.apply(pair[0].choice("thumb", suspicion=suspicion))
    assert twins > 20


def test_nothing_is_chosen_for_chance() -> None:
    game = kernel(load("saboteur"), SEATS).deal(1)
    game.apply(game.legal()[0], ())

    with pytest.raises(KernelError, match="a policy chooses for a seat"):
        game.choice()


# -- wrong suspicions ------------------------------------------------------------------------------


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


def furthest(policy: str) -> int:
    """How far to the east the mines of some games have grown after twelve turns."""
    batch = kernel(load("saboteur"), 3).batch(10, seed=4)
    batch.play(12, policy)
    boards = [batch.write(game).table.board for game in range(10)]
    return sum(max(x for (x, _), tile in board.tiles.items() if tile.open) for board in boards)


def test_a_batch_plays_by_rules_of_thumb_with_even_doubt() -> None:
    assert furthest("thumb") > furthest("path-first") > furthest("random")
