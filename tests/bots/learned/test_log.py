"""The log that bots recall: what a seat saw of what was done, and nothing else."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import astuple

from tests.bots.learned.logged import logged
from tests.bots.tables import bots, play
from undermine.bots.base import Recalling
from undermine.bots.game_log import GameLog
from undermine.bots.lineup import seat_bot
from undermine.bots.random_bot import RandomBot
from undermine.bots.registry import is_recalling
from undermine.bots.seating import Seating
from undermine.core.resample import filled, resample
from undermine.core.state import Action, State, View
from undermine.games import load
from undermine.kernel import GAMES, KernelError, kernel
from undermine.observation import Encoder, History, SeenHistory
from undermine.observation.history import UNSEEN_CARD
from undermine.session import Game

CASES = [(game, seats) for game in GAMES for seats in sorted({*load(game).seats[::3]})]

DISCARD = 6
"""The verb of putting a card away, in Saboteur."""


class Recaller(RandomBot):
    """Keeps what it is told."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.told: list[SeenHistory] = []

    def recall(self, history: SeenHistory) -> None:
        self.told.append(history)


@pytest.mark.parametrize(("rules", "seats"), CASES)
def test_a_filled_view_with_its_log_is_observed_like_the_truth(rules: str, seats: int) -> None:
    """Every byte that a net gets is the byte that the encoder writes from the true game."""
    known = load(rules)
    encoder, table = Encoder(known, seats), kernel(known, seats)
    observer, history = table.observer(), History(known, seats)
    game = Game(rules, seats, "bytes")
    seating, compared = Seating(game, bots("greedy", seats, "bytes")), 0
    while not game.over and compared < 30:
        before = game.state
        if game.actor >= 0:
            view, seen = game.view(game.actor), history.seen(game.actor)
            made = table.read(filled(known, view), notes=True, history=seen._asdict())
            assert observer.observe(made, game.actor) == encoder.encode(view, history)
            compared += 1
        action = seating.ask()
        seating.play(action)
        history.add(before, action, game.state)
    assert compared == 30


@pytest.mark.parametrize(("rules", "seats"), CASES)
def test_twins_have_the_same_log(rules: str, seats: int) -> None:
    """A seat is told the same of an action whichever cards it did not see."""
    known, hidden, compared = load(rules), 0, 0
    roll = Random(3).randrange  # noqa: S311 (a game, no secret)
    for one in logged(rules, seats, most=60)[::3]:
        other = (one.seat + 1) % seats
        twin = resample(known, known.view(one.state, other), roll)
        mine, theirs = History(known, seats), History(known, seats)
        for action in (*one.legal[:3], *one.legal[-6:]):
            played = known.step(one.state, action).state
            swapped = same_action(known.legal(twin), action)
            if swapped is None:
                continue
            mine.add(one.state, action, played)
            theirs.add(twin, swapped, known.step(twin, swapped).state)
            compared += 1
            told = zip(mine.lately, mine.seen(other).lately, strict=True)
            hidden += any(entry != seen for entry, seen in told)
            assert mine.seen(other) == theirs.seen(other)
    assert compared > 10
    assert hidden > 0 or rules == "the-dark-cave"


def same_action(legal: Sequence[Action], action: Action) -> Action | None:
    """The action itself, or one that looks like it from outside: another card put away."""
    alike = [one for one in legal if type(one) is type(action)]
    if action in alike or type(action).__name__ != "Discard":
        return action if action in alike else None
    return next((one for one in alike if sizes(one) == sizes(action)), None)


def sizes(action: Action) -> list[int]:
    return [len(value) for value in astuple(action) if isinstance(value, tuple)]


def test_cards_put_away_are_hidden_from_others() -> None:
    found = []
    for one in logged("saboteur", 5):
        assert one.history is not None
        found += [
            (entry.seat == one.seat, entry.number & 255 == UNSEEN_CARD)
            for entry in one.history.lately
            if entry.number >> 24 == DISCARD
        ]

    assert {(True, False), (False, True)} == set(found)


def test_bots_are_told_the_log_before_every_decision() -> None:
    game = Game("saboteur", 4, "told")
    bot = Recaller("1")

    play(game, {0: bot, **{seat: RandomBot(str(seat)) for seat in (1, 2, 3)}})

    assert len(bot.told[0].lately) < 4
    assert max(len(one.lately) for one in bot.told) == 8
    assert all(sum(count for *_, count in one.done) >= len(one.lately) for one in bot.told)


def test_a_new_round_begins_a_new_page() -> None:
    game = Game("saboteur", 3, "page")
    seating = Seating(game, {seat: Recaller(str(seat)) for seat in range(3)})
    for _ in range(2000):
        if getattr(game.state.table, "round", 1) > 1:
            break
        seating.play(seating.ask())

    assert seating._log is not None
    assert seating._log.seen(0) == SeenHistory((), (), (), (), ())


def test_a_table_without_such_bots_keeps_no_log() -> None:
    game = Game("saboteur", 3, "none")
    seating = Seating(game, bots("greedy", 3, "none"))
    lineup = seat_bot("digger=greedy,saboteur=random", "1")

    assert seating._log is None
    assert not isinstance(lineup, Recalling)
    assert isinstance(seat_bot("digger=greedy,saboteur=surveyor", "1"), Recalling)
    assert [is_recalling(name) for name in ("surveyor/bold", "old-dwarf", "random", "nobody")] == [
        True, True, False, False,
    ]  # fmt: skip
    assert not is_recalling("pipe:anything")


def test_steps_that_are_only_tried_are_told_but_not_kept() -> None:
    rules, log = load("saboteur"), GameLog(load("saboteur"), 3)
    state: State[Any] = Game("saboteur", 3, "tried").state
    action = rules.legal(state)[0]
    step = (state, action, rules.step(state, action).state)

    tried = log.seen(1, [step])

    assert tried is not None
    assert [entry.seat for entry in tried.lately] == [state.actor]
    assert log.seen(1) == SeenHistory((), (), (), (), ())


def test_a_game_without_numbers_has_no_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """An action that the kernel does not know ends the log; the game goes on without it."""
    game = Game("saboteur", 3, "numbers")
    bot = Recaller("1")
    seating = Seating(game, dict.fromkeys(range(3), bot))
    monkeypatch.setattr("undermine.kernel.mine_codec.MineCodec.number", _no_number)

    seating.play(seating.ask())
    seating.play(seating.ask())

    assert len(bot.told) == 1
    assert GameLog(load("saboteur").changed(name="another"), 3).seen(0) is None


def _no_number(codec: object, action: Action) -> int:
    raise KernelError(f"{codec} has no number for {action!r}")


def test_a_log_is_small_and_can_be_sent() -> None:
    longest = max(
        (one.history for one in logged("saboteur-2", 12) if one.history),
        key=lambda seen: len(pickle.dumps(seen)),
    )

    assert pickle.loads(pickle.dumps(longest)) == longest  # noqa: S301 (our own)
    assert len(pickle.dumps(longest)) < 4000


def test_a_log_of_another_game_is_refused_or_harmless() -> None:
    table = kernel(load("saboteur"), 3)
    view: View[Any] = Game("saboteur", 3, "x").view(0)
    state = filled(load("saboteur"), view)
    for field in ("nearer", "farther"):
        wrong = {**SeenHistory((), (), (), (), ())._asdict(), field: ((7, 1),)}
        with pytest.raises(KernelError, match="no seat 7"):
            table.read(state, notes=True, history=wrong)
