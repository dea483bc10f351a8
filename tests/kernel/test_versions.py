"""What trained players depend on keeps its meaning as long as its version stays."""

from __future__ import annotations

import hashlib
from random import Random

import pytest

from undermine import load
from undermine.kernel import GAMES, kernel
from undermine.kernel.observation_layout import VERSION as OBSERVATION_VERSION
from undermine.kernel.slots import VERSION as SLOT_VERSION
from undermine.kernel.slots import slot_table
from undermine.observation import Encoder

SEATS = 5
PLIES = 60
SLOTS = {
    "saboteur": "117370f7044878f3",
    "saboteur-2": "13170e74696683cb",
    "the-lost-mines": "e253deb3fe595987",
    "the-dark-cave": "295ef55ed45b35ca",
}
OBSERVATIONS = {
    "saboteur": "0afb1548935a6703",
    "saboteur-2": "e87d9f193c3c8456",
    "the-lost-mines": "fdb5cdcab22fa729",
    "the-dark-cave": "eac780a5d0ac5089",
}


def digest(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def slots(game: str) -> str:
    """A digest of the usual window: the slots of all verbs, with every value of their fields."""
    table = kernel(load(game), SEATS)
    return digest(tuple(slot_table(table.codec)), table.version, SLOT_VERSION)


def observations(game: str) -> str:
    """A digest of the layout, and of what seats saw in a game that was played by lot."""
    rules = load(game)
    table = kernel(rules, SEATS)
    observer, played, dice = table.observer(), table.deal(1, notes=True), Random(1)  # noqa: S311 (a game, no secret)
    seen = []
    for _ in range(PLIES):
        seen.append(observer.observe(played, played.actor) + observer.features(played))
        played.apply(dice.choice(played.legal()))
        if played.is_over:
            break
    blocks = [(name, shape, at) for name, shape, at, _ in Encoder(rules, SEATS).layout.blocks]
    return digest(blocks, seen, rules.version, OBSERVATION_VERSION)


@pytest.mark.parametrize("game", GAMES)
def test_slots_keep_their_meaning_within_a_version(game: str) -> None:
    """Whoever changes slots raises `VERSION` in `kernel/slots.py` and renews the digests."""
    assert slots(game) == SLOTS[game]


@pytest.mark.parametrize("game", GAMES)
def test_observations_keep_their_meaning_within_a_version(game: str) -> None:
    """Whoever changes bytes raises `VERSION` in `kernel/observation_layout.py`, and so on."""
    assert observations(game) == OBSERVATIONS[game]


def test_windows_and_observers_tell_their_versions() -> None:
    observer = kernel(load("saboteur"), SEATS).observer()

    assert observer.version == OBSERVATION_VERSION
    assert observer.window.version == SLOT_VERSION
