"""What others do is judged, and adds up to chances."""

from __future__ import annotations

import pytest

from undermine import load
from undermine.bots.greedy.saboteur.suspicion import Suspicion
from undermine.core.state import Event
from undermine.core.tile import Lay
from undermine.games.saboteur.events import Broke, Discarded, Fell, Mended, Placed, RoundBegan

RULES = load("saboteur")


def _after(*events: Event) -> Suspicion:
    suspicion = Suspicion(RULES)
    suspicion.see(events)
    return suspicion


def _placed(seat: int, card: str, at: tuple[int, int]) -> Placed:
    return Placed(cards=(card,), seat=seat, tile=Lay(card), at=at)


def test_building_makes_trusted_and_dead_ends_make_suspect() -> None:
    suspicion = _after(_placed(0, "NESW", (1, 0)), _placed(1, "N.E.S.W", (2, 0)))

    assert suspicion.score(0) < 0 < suspicion.score(1)


def test_a_rockfall_is_judged_by_what_it_does() -> None:
    built = (_placed(0, "EW", (1, 0)), _placed(0, "N.E.S.W", (2, 0)))

    assert _after(*built, Fell(cards=("N.E.S.W",), seat=1, at=(2, 0))).score(1) < 0
    assert _after(*built, Fell(cards=("EW",), seat=1, at=(1, 0))).score(1) > 0


def test_who_breaks_a_builder_is_suspect_and_who_mends_one_is_not() -> None:
    built = _placed(0, "NESW", (1, 0))
    broke = Broke(cards=("broken-cart",), seat=1, target=0)
    mended = Mended(cards=("broken-cart", "fixed-cart"), seat=2, target=0, tool="cart")

    suspicion = _after(built, broke, mended)

    assert suspicion.score(2) < 0 < suspicion.score(1)


def test_to_pass_with_broken_tools_says_nothing() -> None:
    broke = Broke(cards=("broken-cart",), seat=1, target=0)

    assert _after(Discarded(seat=0)).score(0) > 0
    assert _after(broke, Discarded(seat=0)).score(0) == 0


def test_a_new_round_begins_without_suspicion() -> None:
    suspicion = _after(_placed(0, "N.E.S.W", (1, 0)), RoundBegan(round=2))

    assert suspicion.score(0) == 0


@pytest.mark.parametrize("seats", RULES.seats)
def test_without_evidence_the_chances_are_those_of_the_deal(seats: int) -> None:
    roles = RULES.sheet.seats[seats].roles

    chances = Suspicion(RULES).chances(0, "digger", seats)

    expected = roles["saboteur"] / (sum(roles.values()) - 1)
    assert set(chances) == set(range(1, seats))
    assert all(chance == pytest.approx(expected) for chance in chances.values())


def test_a_single_saboteur_clears_the_others() -> None:
    """Seat 1 knows that it is the only saboteur there can be among three."""
    assert Suspicion(RULES).chances(0, "saboteur", 3) == {1: 0.0, 2: 0.0}
