"""Duplicate deals give every seat the same luck, and are the same game as any other deal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.strength.dice import rolls
from undermine import CHANCE, Game, load, position
from undermine.core.dealing import Deal
from undermine.games import REGISTRY
from undermine.notation.records import Entry
from undermine.strength.duplicate import DuplicateDealer

STOCK = "EW&EW&EW&NS&NS&map"
LATE = f"saboteur seats=3 agenda=dealto:*:stock:hand2:1;nextturn:-:1 hand1=EW stock={STOCK}"


def _game(name: str, seats: int, seed: str) -> Game[Any]:
    return Game.dealt_by(DuplicateDealer(seed), name, seats)


def _play(game: Game[Any], dice: random.Random) -> Game[Any]:
    while not game.over:
        game.play(dice.choice(game.legal))
    return game


def _drawn(game: Game[Any], pile: str) -> list[str]:
    entries = [entry for entry in game.record.entries if isinstance(entry, Entry)]
    deals = [entry.action for entry in entries if entry.actor == CHANCE]
    return [each.card for each in deals if isinstance(each, Deal) and each.pile == pile]


@pytest.mark.parametrize("name", REGISTRY)
def test_a_whole_game_is_dealt_and_is_the_same_again(name: str) -> None:
    one, other = (_play(_game(name, 5, "same"), rolls(3)) for _ in range(2))

    assert one.record == other.record
    assert one.record.promise == one.record.opened == ""


@pytest.mark.parametrize("name", REGISTRY)
def test_another_seed_is_another_deal(name: str) -> None:
    dealt = {str(_game(name, 5, f"seed-{number}").state.piles) for number in range(4)}

    assert len(dealt) == 4


@pytest.mark.parametrize("name", REGISTRY)
def test_different_play_meets_the_same_opening(name: str) -> None:
    begun = _game(name, 5, "open")
    games = [_play(_game(name, 5, "open"), rolls(dice)) for dice in range(2)]
    opening = len(begun.record.entries)

    first, second = (game.record.entries for game in games)
    assert first[:opening] == second[:opening] == begun.record.entries
    assert first != second


def test_what_other_seats_drew_does_not_shift_the_cards_of_a_seat() -> None:
    """In this game a seat may pass with several cards, so seats draw unequally often."""
    agreed = shared = 0
    for seed in range(12):
        games = [_play(_game("saboteur-2", 4, str(seed)), rolls(dice)) for dice in (1, 2)]
        for seat in range(1, 5):
            first, second = (_drawn(game, f"hand{seat}")[6:14] for game in games)
            agreed += sum(a == b for a, b in zip(first, second, strict=False))
            shared += min(len(first), len(second))

    assert shared > 300
    assert agreed / shared > 0.5, "the same draw of the same seat is mostly the same card"


def _deals(text: str, seeds: range) -> Iterator[str]:
    rules, state = position(text)
    for seed in seeds:
        action = DuplicateDealer(str(seed)).deal(rules, state)
        assert isinstance(action, Deal)
        yield action.card


def test_a_card_is_drawn_as_often_as_the_pile_holds_it() -> None:
    drawn = Counter(_deals(LATE, range(6000)))

    expected = {"EW": 3000, "NS": 2000, "map": 1000}
    assert drawn.keys() == expected.keys()
    assert sum((drawn[card] - count) ** 2 / count for card, count in expected.items()) < 9.21


def test_two_draws_of_a_seat_are_as_likely_as_without_replacement() -> None:
    """Chi-square with 7 degrees of freedom: 24.3 is passed once in a thousand times."""
    rules, state = position(LATE.replace(":1;", ":2;"))
    pairs: Counter[tuple[str, str]] = Counter()
    for seed in range(6000):
        dealer = DuplicateDealer(f"pair-{seed}")
        first = dealer.deal(rules, state)
        second = dealer.deal(rules, rules.step(state, first).state)
        assert isinstance(first, Deal)
        assert isinstance(second, Deal)
        pairs[first.card, second.card] += 1

    copies = Counter(STOCK.split("&"))
    left = {(a, b): copies[a] * (copies[b] - (a == b)) / 30 for a in copies for b in copies}
    expected = {pair: 6000 * chance for pair, chance in left.items() if chance}
    assert pairs.keys() == expected.keys()
    assert sum((pairs[pair] - mean) ** 2 / mean for pair, mean in expected.items()) < 24.3


def test_roles_and_first_players_are_dealt_as_they_should_be() -> None:
    """Five seats of four diggers and two saboteurs: two saboteurs in two deals of three."""
    games = [_game("saboteur", 5, f"roles-{seed}") for seed in range(600)]
    wicked = [
        sum(game.state.piles[f"role{n}"].cards == ("saboteur",) for n in range(1, 6))
        for game in games
    ]
    first = Counter(game.actor for game in games)

    assert set(wicked) == {1, 2}
    assert abs(wicked.count(2) - 400) < 3.3 * (600 * 2 / 9) ** 0.5
    assert sum((first[seat] - 120) ** 2 / 120 for seat in range(5)) < 18.5


def test_a_game_with_a_dealer_of_its_own_is_checked_like_any_other() -> None:
    with pytest.raises(ValueError, match="saboteur is for 3 to 10 seats, not 2"):
        _game("saboteur", 2, "1")
    assert Game.dealt_by(DuplicateDealer("1"), load("saboteur"), 3).legal
