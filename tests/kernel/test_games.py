"""Games in the kernel: chance, copies, playouts, and input that is refused."""

import random

import pytest
from msgspec.structs import replace

from undermine import load
from undermine.core.state import CHANCE, NOBODY
from undermine.core.tile import Lay
from undermine.kernel import GAMES, KernelError, kernel
from undermine.testing import Scene


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_decides_everything(name: str) -> None:
    table = kernel(load(name), 4)

    results = [(game.playout(), game.write()) for game in (table.deal(7), table.deal(7))]

    assert results[0] == results[1]
    assert table.deal(8).write() != table.deal(7).write()


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_is_a_game_of_its_own(name: str) -> None:
    game = kernel(load(name), 4).deal(3, notes=True)
    copy = game.copy()
    before = game.write()

    copy.apply(copy.legal()[0])

    assert game.write() == before
    assert copy.write() != before


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("policy", ["random", "path-first"])
def test_a_playout_ends_the_game(name: str, policy: str) -> None:
    game = kernel(load(name), 4).deal(3)

    plies = game.playout(policy)

    assert plies > 10
    assert game.is_over
    assert game.actor == NOBODY
    assert game.legal() == []


@pytest.mark.parametrize("name", GAMES)
def test_notes_can_be_switched_off(name: str) -> None:
    table = kernel(load(name), 4)
    noted, plain = table.begin(5, notes=True), table.begin(5)
    dice = random.Random(1)  # noqa: S311 (a game, no secret)

    for _ in range(120):
        number = dice.choice(noted.legal())
        noted.apply(number, ())
        plain.apply(number, ())

    assert noted.notes
    assert plain.notes is None
    assert plain.write().notes == ()
    assert plain.write().piles == noted.write().piles


def test_a_drawn_card_can_be_forced() -> None:
    scene = Scene("saboteur turn=1 seats=3 hand1=map&EW", seed="1")
    game = kernel(scene.rules, 3).read(scene.state)

    game.apply(game.kernel.number(scene.read("discard map")), draw="NESW")

    assert game.write().piles["hand1"].cards == ("EW", "NESW")
    assert game.actor == 1


def test_a_forced_card_must_be_there() -> None:
    scene = Scene("saboteur turn=1 seats=3 hand1=map&EW", seed="1")
    game = kernel(scene.rules, 3).read(scene.state)
    number = game.kernel.number(scene.read("discard map"))

    with pytest.raises(KernelError, match="not legal now"):
        game.apply(number, draw="gold-1")


def test_chance_waits_where_no_outcome_is_given() -> None:
    game = kernel(load("saboteur"), 3).deal(1)

    game.apply(game.legal()[0], draw=())

    assert game.actor == CHANCE
    assert game.drawn() in game.legal()


@pytest.mark.parametrize(
    ("name", "seats", "message"),
    [
        ("saboteur", 11, "saboteur is for 3 to 10 seats, not 11"),
        ("saboteur", "3", "a whole number, not '3'"),
        ("saboteur+allow_concede", 3, "option allow_concede is not in the kernel"),
        ("saboteur+require_connection=off", 3, "option require_connection is not in the kernel"),
    ],
)
def test_what_the_kernel_does_not_know_is_named(name: str, seats: int, message: str) -> None:
    with pytest.raises(KernelError, match=message):
        kernel(load(name), seats)


def test_a_game_that_is_not_there_is_named() -> None:
    unknown = load("saboteur").changed(name="saboteur-3")

    with pytest.raises(KernelError, match="saboteur-3 is not in the kernel"):
        kernel(unknown, 4)


def test_an_earlier_version_is_refused() -> None:
    with pytest.raises(KernelError, match="version 1 of the-dark-cave is not in the kernel"):
        kernel(load("the-dark-cave").at_version(1), 4)


def test_a_changed_ruleset_is_refused() -> None:
    rules = load("saboteur")
    changed = rules.changed(plays=dict.fromkeys(list(rules.plays)[:1]))

    with pytest.raises(KernelError, match="plays of this ruleset"):
        kernel(changed, 3)


@pytest.mark.parametrize("number", [0, 1 << 24, 0xFFFFFFFF, 5 << 24 | 9])
def test_an_illegal_number_is_named(number: int) -> None:
    game = kernel(load("saboteur"), 3).deal(1)

    with pytest.raises(KernelError, match=f"action {number} is not legal now"):
        game.apply(number)


@pytest.mark.parametrize("number", [-1, 1 << 32, "place", None, 1.5])
def test_what_is_no_number_is_quoted(number: object) -> None:
    game = kernel(load("saboteur"), 3).deal(1)

    with pytest.raises(KernelError, match=f"not {number!r}"):
        game.apply(number)  # type: ignore[arg-type]


def test_a_view_must_be_resampled_first() -> None:
    scene = Scene("saboteur turn=1 seats=3")
    view = scene.rules.view(scene.state, 0)

    with pytest.raises(KernelError, match="resample"):
        kernel(scene.rules, 3).read(view)


def test_a_position_outside_the_window_is_refused() -> None:
    scene = Scene("saboteur turn=1 seats=3 board=60,0:EW")

    with pytest.raises(KernelError, match="60,0 lies outside the window"):
        kernel(scene.rules, 3).read(scene.state)


def test_growing_out_of_the_window_is_an_error() -> None:
    scene = Scene("saboteur turn=1 seats=3 hand1=EW", seed="1")
    board = scene.state.table.board
    for x in range(1, 46):
        board = board.put((-x, 0), scene.rules.cards.tile(Lay("EW")))
    state = replace(scene.state, table=replace(scene.state.table, board=board))
    game = kernel(scene.rules, 3).read(state)

    game.apply(game.kernel.number(scene.read("place EW -46,0")), ())
    game = kernel(scene.rules, 3).read(
        replace(game.write(), agenda=state.agenda, piles=state.piles)
    )

    with pytest.raises(KernelError, match="grown out of the window"):
        game.apply(game.kernel.number(scene.read("place EW -47,0")), ())


def test_a_state_of_other_seats_is_refused() -> None:
    scene = Scene("saboteur turn=1 seats=4")

    with pytest.raises(KernelError, match="the state has 4 seats"):
        kernel(scene.rules, 3).read(scene.state)


def test_an_unknown_policy_is_quoted() -> None:
    with pytest.raises(KernelError, match="no policy 'best'"):
        kernel(load("saboteur"), 3).deal(1).playout("best")
