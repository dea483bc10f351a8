"""Observations: equal bytes from engine and kernel, nothing that a seat may not know."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from undermine import load
from undermine.core.grid import Area
from undermine.core.resample import resample
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, State
from undermine.core.view import project_action
from undermine.kernel import GAMES, KernelError, available, kernel
from undermine.kernel.codec import LAYS, TAKES
from undermine.kernel.observation_layout import FEATURES
from undermine.observation import Encoder, History
from undermine.observation.description import describe
from undermine.observation.distance import distances, gain
from undermine.testing.lockstep import Walk

if TYPE_CHECKING:
    from undermine.kernel.batch import Batch
    from undermine.kernel.observer import Observer

CASES = [(name, seats) for name in GAMES for seats in load(name).seats]
TOGETHER = (
    "saboteur+gold_draw=players+middle_treasure",
    "saboteur-2+reduced_roles+no_set_aside",
    "the-lost-mines+layout=diamond+quarter_turns+owner_sees_treasure=off",
)
PLIES = 60


def options() -> list[str]:
    """Every choice of every option that the kernel knows, and some of them together."""
    if not available():
        return []
    parts = import_module("undermine.kernel.interface").PARTS
    single = [
        f"{game}+{name}={choice}"
        for game in GAMES
        for name, option in load(game).options.items()
        for choice in option.choices[1:]
        if name in parts[game].options
    ]
    return [*single, *TOGETHER]


OPTIONS = options()


def dice_of(seed: int) -> Random:
    """Dice that always fall in the same way."""
    return Random(seed)  # noqa: S311 (a game, no secret)


class Watched(Walk):
    """A game in both worlds whose actions are logged for the encoder."""

    def __init__(self, rules: Ruleset[Any], seats: int, seed: int) -> None:
        super().__init__(rules, seats, seed)
        self.encoder = Encoder(rules, seats)
        self.history = History(rules, seats)
        self.observer: Observer = self.kernel.observer()

    def advance(self) -> None:
        """One decision, mostly of laying a card, logged for the encoder."""
        before = self.state
        action = self._sampled() if before.actor < 0 else self.chosen()
        self._sampled = lambda: action  # type: ignore[method-assign]
        self.step(lambda _state, _legal: action)
        del self._sampled
        self.history.add(before, action, self.state)

    def chosen(self) -> Action:
        legal = self.rules.legal(self.state)
        paths = [action for action in legal if type(action).__name__ == "Place"]
        return self.dice.choice(paths if paths and self.dice.random() < 0.5 else legal)


def test_all_options_of_the_kernel_are_tried() -> None:
    assert len(OPTIONS) > 20


@pytest.mark.parametrize(("name", "seats"), [*CASES, *((name, 4) for name in OPTIONS)])
def test_engine_and_kernel_observe_equal_bytes(name: str, seats: int) -> None:
    walk = Watched(load(name), seats, seats)
    while not walk.state.is_over and walk.plies < PLIES:
        walk.advance()
        for seat in range(seats):
            view = walk.rules.view(walk.state, seat)
            mine = walk.encoder.encode(view, walk.history)
            assert differing(walk.observer, mine, walk.observer.observe(walk.game, seat)) == []
        assert walk.encoder.labels(walk.state, 1) == walk.observer.labels(walk.game, 1)


def differing(observer: Observer, one: bytes, other: bytes) -> list[str]:
    """The parts in which two observations differ."""
    assert len(one) == len(other) == observer.size
    return [
        block.name
        for block in observer.layout.blocks
        if one[block.offset : block.offset + block.size]
        != other[block.offset : block.offset + block.size]
    ]


@pytest.mark.parametrize(("name", "seats"), [*CASES, *((name, 4) for name in OPTIONS)])
def test_twins_look_the_same_to_a_seat(name: str, seats: int) -> None:
    """Another world that a seat cannot tell apart gives it the same bytes, features and mask."""
    walk = Watched(load(name), seats, seats)
    deciding, watching = 0, 0
    while not walk.state.is_over and walk.plies < PLIES:
        walk.advance()
        seat = walk.state.actor
        if seat >= 0 and walk.plies % 5 == 0:
            deciding += twins_are_equal(walk, seat)
            watching += twins_are_equal(walk, (seat + 1 + walk.plies // 5 % (seats - 1)) % seats)
    assert deciding >= 5
    assert watching >= 5


def twins_are_equal(walk: Watched, seat: int) -> int:
    view = walk.rules.view(walk.state, seat)
    twin = resample(walk.rules, view, walk.dice.randrange)
    other = walk.kernel.read(twin, notes=True)
    seen = walk.encoder.encode(walk.rules.view(twin, seat), walk.history)
    assert differing(walk.observer, seen, walk.observer.observe(walk.game, seat)) == []
    other.recall(walk.game, seat)  # a position that was read has no history
    assert differing(walk.observer, seen, walk.observer.observe(other, seat)) == []
    if seat == walk.state.actor:
        assert sorted(other.legal()) == sorted(walk.game.legal())
        assert rows_of(walk.observer.features(other)) == rows_of(walk.observer.features(walk.game))
    return int(twin.piles != walk.state.piles)


def rows_of(features: bytes) -> list[bytes]:
    """The rows of all legal actions, in one order."""
    return sorted(features[at : at + FEATURES] for at in range(0, len(features), FEATURES))


@pytest.mark.parametrize("name", [*GAMES, *OPTIONS])
def test_actions_that_look_the_same_are_described_the_same(name: str) -> None:
    """The history of another seat's actions tells no more than the engine shows of them."""
    rules, seats = load(name), 5
    table = kernel(rules, seats)
    layout, game, dice = table.observer().layout, table.deal(3, notes=True), dice_of(3)
    alike = 0
    for _ in range(PLIES):
        state, seat = game.write(), (game.actor + 1) % seats
        shown: dict[Action, set[bytes]] = {}
        for number in game.legal():
            seen = project_action(rules.cards, state, table.codec.action(number, state), seat)
            shown.setdefault(seen, set()).add(bytes(describe(layout, number, seat, is_own=False)))
        alike += len(game.legal()) - len(shown)
        assert all(len(rows) == 1 for rows in shown.values())
        game.apply(dice.choice(game.legal()))
        if game.is_over:
            break
    assert alike > 0


@pytest.mark.parametrize("name", GAMES)
def test_discarded_cards_are_hidden_from_others(name: str) -> None:
    """What another seat threw away may be any card: the history says only how many."""
    rules, seats = load(name), 5
    table = kernel(rules, seats)
    observer = table.observer()
    game = table.deal(4, notes=True)
    thrown = [number for number in game.legal() if number >> 24 == 6 and number >> 8 & 255 == 255]
    seen = set()
    for number in thrown:
        after = game.copy()
        actor = after.actor
        after.apply(number, ())
        block = observer.layout.block("lately")
        seen.add(observer.observe(after, (actor + 1) % seats)[block.offset :])
        own = observer.observe(after, actor)[block.offset : block.offset + 4]
        assert own[3] == (number & 255) + 1
    assert len(thrown) > 1
    assert len(seen) == 1


@pytest.mark.parametrize("name", GAMES)
def test_features_tell_what_an_action_does(name: str) -> None:
    rules, seats = load(name), 5
    table = kernel(rules, seats)
    observer, game, dice = table.observer(), table.deal(7, notes=True), dice_of(7)
    for _ in range(PLIES):
        state, legal, rows = game.write(), game.legal(), observer.features(game)
        now = distances(state.table.board, observer.layout.goals)
        for index, number in enumerate(legal):
            row = rows[index * FEATURES : (index + 1) * FEATURES]
            assert row[:10] == describe(observer.layout, number, state.actor, is_own=True)
            board = board_after(observer, state, number, table.action(number, game))
            after = distances(board, observer.layout.goals)
            padded = [*after, 255, 255, 255][:4]
            assert list(row[10:]) == [*padded, gain(now, after) + 8, len(board.frontier)]
        game.apply(dice.choice([*[n for n in legal if n >> 24 == 1], legal[-1]]))
        if game.is_over:
            break


def board_after(observer: Observer, state: State[Any], number: int, action: Any) -> Any:  # noqa: ANN401 (any action)
    codec = observer.kernel.codec
    effect = codec.board_effects.get(number >> 24)
    board = state.table.board
    if effect == LAYS:
        return board.put(action.at, codec.rules.cards.tile(action.tile))
    return board.take(action.at) if effect == TAKES else board


# -- batches ---------------------------------------------------------------------------------------


def observing(name: str, games: int, *, threads: int = 1, rounds: int = 0) -> tuple[Batch, Any]:
    table = kernel(load(name), 5)
    observer = table.observer()
    batch = table.batch(games, 3, threads=threads, observer=observer, rounds=rounds)
    arrays = {
        "actor": array("b", bytes(games)),
        "counts": array("i", bytes(4 * games)),
        "moves": array("I", bytes(4 * games * 256)),
        "ended": array("B", bytes(games)),
        "truncated": array("B", bytes(games)),
        "observations": array("B", bytes(games * observer.size)),
        "labels": array("B", bytes(games * observer.labels_size)),
        "features": array("B", bytes(games * 256 * FEATURES)),
    }
    batch.bind(**arrays)
    return batch, arrays


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_observes_as_a_single_game_does(name: str) -> None:
    batch, arrays = observing(name, 3, threads=2)
    observer = batch.observer
    assert observer is not None
    dice = dice_of(1)
    for _ in range(80):
        batch.step(array("I", [dice.randrange(count) for count in arrays["counts"]]), by="choice")
    for game in range(3):
        single = batch.kernel.read(batch.write(game), notes=True)
        seat = arrays["actor"][game]
        assert seat == single.actor
        start = game * 256 * FEATURES
        count = arrays["counts"][game]
        shown = {number: i for i, number in enumerate(single.legal())}
        rows = observer.features(single)
        for index in range(count):
            at = shown[arrays["moves"][game * 256 + index]]
            mine = bytes(arrays["features"][start + index * 16 : start + index * 16 + 16])
            assert mine == rows[at * 16 : at * 16 + 16]
        size = observer.labels_size
        labels = bytes(arrays["labels"][game * size : (game + 1) * size])
        assert labels == observer.labels(single, seat)
        board = observer.layout.block("due").offset
        seen = bytes(arrays["observations"][game * observer.size : (game + 1) * observer.size])
        assert seen[:board] == observer.observe(single, seat)[:board]


def test_threads_change_nothing() -> None:
    one, many = observing("saboteur", 9), observing("saboteur", 9, threads=3)
    for batch, _ in (one, many):
        batch.play(120)
    for name in ("observations", "features", "labels", "counts"):
        assert one[1][name] == many[1][name]


def test_a_batch_can_end_after_a_round() -> None:
    batch, arrays = observing("saboteur", 4, rounds=1)
    ended = 0
    for _ in range(400):
        batch.play(1)
        ended += sum(arrays["ended"])
        assert all(batch.write(game).table.round == 1 for game in range(4))
    assert ended > 0


def test_a_game_that_leaves_the_window_is_truncated_and_dealt_again() -> None:
    batch, arrays = observing("saboteur", 8)
    observer = batch.observer
    assert observer is not None
    left = 0
    for _ in range(600):
        batch.play(1, "path-first")
        left += sum(arrays["truncated"])
        for game, is_left in enumerate(arrays["truncated"]):
            assert not is_left or len(batch.write(game).table.board.tiles) == 4
    assert left > 0


def test_actions_are_given_by_slot() -> None:
    batch, arrays = observing("the-dark-cave", 2)
    window = batch.kernel.window()
    chosen = [arrays["moves"][game * 256] for game in range(2)]
    slots = array("I", [window.slot(number) or 0 for number in chosen])
    twin, _ = observing("the-dark-cave", 2)
    batch.step(slots, by="slot")
    twin.step(array("I", chosen))
    assert [batch.write(game) for game in range(2)] == [twin.write(game) for game in range(2)]


# -- bad input -------------------------------------------------------------------------------------


def test_wrong_calls_are_refused_with_a_sentence() -> None:
    table = kernel(load("saboteur"), 3)
    observer, game = table.observer(), table.deal(1, notes=True)
    batch = table.batch(2, observer=observer)
    plain = table.batch(2)
    wrong = array("I", [9999, 0])
    calls: dict[str, Callable[[], object]] = {
        "notes=True": lambda: observer.observe(table.deal(1), 0),
        "there is no seat 3": lambda: observer.observe(game, 3),
        f"has {observer.size} bytes, not 5": lambda: observer.observe_into(game, 0, bytearray(5)),
        "a mask has": lambda: observer.mask_into(game, bytearray(5)),
        "another kernel": lambda: observer.observe(kernel(load("saboteur"), 4).deal(1), 0),
        "needs an observer": lambda: plain.bind(observations=bytearray(9)),
        "choice 9999 is not legal in game 0": lambda: batch.step(wrong, by="choice"),
        "slot 9999 is not legal in game 0": lambda: batch.step(wrong, by="slot"),
        "not by 'name'": lambda: batch.step(wrong, by="name"),
        "make the batch with one": lambda: plain.step(wrong, by="slot"),
    }
    for what, call in calls.items():
        with pytest.raises(KernelError, match=what):
            call()


@pytest.mark.parametrize(
    ("area", "told"),
    [
        (Area(0, 0, 7, 2), r"cards that lie there at first; \(0, 0, 7, 2\) lacks \(8, "),
        (Area(11, 5, -3, -5), r"lacks \(0, 0\)"),
        (Area(-3, -5, 99, 5), "four whole numbers from -46 to 46"),
        ((-3, -5, 11), "an Area of four whole numbers"),
        ("wide", "not 'wide'"),
    ],
)
def test_windows_that_cannot_be_are_told(area: Any, told: str) -> None:  # noqa: ANN401 (as a user gives it)
    with pytest.raises(KernelError, match=told):
        kernel(load("saboteur"), 5).observer(area)


def test_an_encoder_refuses_games_and_seats_that_do_not_exist() -> None:
    with pytest.raises(KernelError, match="3 to 10 seats, not 11"):
        Encoder(load("saboteur"), 11)
    encoder = Encoder(load("saboteur"), 3)
    game = load("saboteur")
    state = game.setup(game, 3)
    with pytest.raises(ValueError, match="that of a seat, not of -4"):
        encoder.encode(game.view(state, -4), History(game, 3))
