"""Who sees what: backs of cards, looks, lost cards, roles."""

from __future__ import annotations

import pytest

from tests.rules.darkcave.tables import darkcave, walk
from undermine import Game, load
from undermine.core.resample import resample
from undermine.core.state import SPECTATOR
from undermine.dealer import Dealer
from undermine.notation.wire import encode
from undermine.testing import Scene

RULES = load("the-dark-cave")


def test_others_see_the_groups_of_a_hand_and_nothing_else() -> None:
    """TDC-031, TDC-R81"""
    scene = darkcave("hand1=NS&N-S&rat-II&N--S hand2=NS")

    assert scene.seen("hand1", 0) == "N--S&N-S&NS&rat-II"
    assert scene.seen("hand1", 1) == scene.seen("hand1", SPECTATOR) == "?I&?II2&?III"


def test_what_was_discarded_is_known_to_whoever_did_it() -> None:
    """TDC-040, TDC-148"""
    scene = darkcave("hand1=NS&N-S hand2=NS").play("discard N-S")

    notes = [(note.reader, note.places, note.cards) for note in scene.state.notes]
    assert notes == [(0, ("discard",), ("N-S",))]


def test_a_lost_card_is_missed_by_its_owner_and_a_back_to_the_others() -> None:
    """TDC-074, TDC-139"""
    scene = walk("board=0,1:N=S.E-W pawn1=0,1").play("step 0,1/2", "lose hand1 NS")

    notes = [(note.reader, note.cards) for note in scene.state.notes]
    assert notes == [(0, ("NS",))]
    assert scene.seen("discard", 1) == "?I"


@pytest.mark.parametrize("seats", RULES.seats)
def test_every_seat_can_be_dealt_another_game_that_looks_the_same(seats: int) -> None:
    """TDC-022, TDC-023, TDC-024, TDC-025, TDC-039"""
    game = Game("the-dark-cave", seats, seed=f"twins-{seats}")

    for seat in (*range(seats), SPECTATOR):
        view = game.view(seat)
        twin = resample(RULES, view, Dealer(f"{seat}").roll)
        assert encode(RULES.view(twin, seat)) == encode(view)


def test_roles_of_another_deal_keep_their_colours() -> None:
    """TDC-023"""
    game = Game("the-dark-cave", 7, seed="colours")
    backs = [RULES.cards.back_of(game.state.piles[f"role{n}"].cards[0]) for n in range(1, 8)]

    roles = set()
    for number in range(20):
        twin = resample(RULES, game.view(SPECTATOR), Dealer(f"{number}").roll)
        dealt = [twin.piles[f"role{n}"].cards[0] for n in range(1, 8)]
        assert [RULES.cards.back_of(card) for card in dealt] == backs
        roles.add(tuple(dealt))

    assert len(roles) > 3


def test_another_deal_never_ends_a_game_that_goes_on() -> None:
    """TDC-177, TDC-R86"""
    text = "the-dark-cave+single_clan=yellow seats=4 turn=2 out=1 role1=yellow-loyal"
    scene = Scene(text, seed="going-on")
    conflicts = scene.rules.hooks.conflicts

    for number in range(30):
        twin = resample(scene.rules, scene.rules.view(scene.state, 2), Dealer(f"{number}").roll)
        inside = [twin.piles[f"role{seat}"].cards[0] for seat in (2, 3, 4)]
        assert "yellow-loyal" in inside
        assert conflicts(scene.rules, twin) == 0
