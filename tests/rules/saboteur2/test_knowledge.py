"""Knowledge that moves: what everybody still knows after hats, hands and discards."""

from __future__ import annotations

import pytest

from tests.rules.saboteur2.tables import missed, purses, reached, remembered, saboteur2, seen
from undermine.core.resample import resample
from undermine.core.state import SPECTATOR
from undermine.dealer import Dealer
from undermine.testing import Scene

STOCK = "stock=" + "&".join(["EW"] * 8 + ["NS"] * 8)


def table(words: str = "") -> Scene:
    """Three seats; the first holds everything that moves knowledge."""
    hands = "hand1=inspection&map&swap-hands&swap-hats hand2=NE&NW&swap-hands hand3=N&rockfall"
    return saboteur2("BGC", f"{hands} {STOCK} role-pile=saboteur&geologist&profiteer {words}")


def everywhere(scene: Scene, seat: int, pile: str) -> set[str]:
    """All that a pile may hold, as far as a seat knows."""
    view = scene.rules.view(scene.state, seat)
    rolls = [Dealer(f"deal-{number}").roll for number in range(12)]
    return {"&".join(resample(scene.rules, view, roll).piles[pile].cards) for roll in rolls}


# -- hats ------------------------------------------------------------------------------------------


def test_what_i_was_i_still_know() -> None:
    """SB2-069, SB2-R22"""
    after = table().play("swaphats 1", "deal role1 saboteur")

    assert remembered(after, 0) == ["discard: swap-hats", "old-hats: blue"]
    assert remembered(after, 1) == ["discard: swap-hats"]
    assert remembered(after, SPECTATOR) == ["discard: swap-hats"]


def test_an_inspected_dwarf_is_remembered_where_it_went() -> None:
    """SB2-072, SB2-R31"""
    after = (
        table()
        .play("inspect 2", "deal hand1 EW", "discard NE", "deal hand2 EW", "discard N")
        .play("deal hand3 EW", "swaphats 2", "deal role2 profiteer")
    )

    assert "old-hats: green" in remembered(after, 0)
    assert "old-hats: green" in remembered(after, 1)
    assert not [note for note in remembered(after, 2) if "hats: " in note]
    assert seen(after, "role2") == ["?", "profiteer", "?", "?"]


def test_after_a_new_hat_nobody_else_places_the_dwarf() -> None:
    """SB2-R31"""
    after = table("role2=green@1&2").play("swaphats 2", "deal role2 profiteer")

    assert everywhere(after, 0, "old-hats") == {"green"}
    assert len(everywhere(after, 0, "role2")) > 2


def test_an_inspected_dwarf_stays_in_sight_while_it_stays() -> None:
    """SB2-072"""
    after = table().play("inspect 3", "deal hand1 EW", "discard NE", "deal hand2 EW")

    assert seen(after, "role3") == ["boss", "?", "boss", "?"]
    assert everywhere(after, 0, "role3") == {"boss"}


# -- hands -----------------------------------------------------------------------------------------


def test_what_i_gave_away_i_still_know() -> None:
    """SB2-075"""
    after = table().play("swaphands 2")

    assert remembered(after, 0) == [
        "discard: swap-hands",
        "hand2: inspection&map&swap-hats",
    ]
    assert remembered(after, 1) == ["discard: swap-hands", "hand1: NE&NW&swap-hands"]
    assert remembered(after, 2) == ["discard: swap-hands"]


def test_a_card_played_openly_is_struck() -> None:
    """SB2-075"""
    after = table().play("swaphands 2", "deal hand2 EW", "peek 1")

    assert "hand2: inspection&swap-hats" in remembered(after, 0)


def test_a_card_put_away_unseen_may_be_in_either_place() -> None:
    """SB2-075, SB2-040"""
    after = table().play("swaphands 2", "deal hand2 EW", "discard map")

    assert "discard&hand2: inspection&map&swap-hats" in remembered(after, 0)
    assert len(everywhere(after, 0, "discard")) > 1


def test_one_card_through_a_swap_a_discard_and_a_second_swap() -> None:
    """SB2-075, SB2-040, SB2-R31"""
    start = table()

    # the map goes from the first hand to the second …
    swapped = start.play("swaphands 2", "deal hand2 EW")
    assert all("map" in cards for cards in everywhere(swapped, 0, "hand2"))

    # … is put away there, unseen, or something else is …
    hidden = swapped.play("discard EW", "deal hand2 EW", "discard N", "deal hand3 EW")
    assert "discard&hand2: inspection&map&swap-hats" in remembered(hidden, 0)
    assert remembered(hidden, 1)[-1] == "hand1: NE&NW&swap-hands"

    # … and a second swap brings the hand back: what is there is in sight, the rest lies away
    back = hidden.play("swaphands 2")
    assert back.pile("hand1") == "EW&inspection&map&swap-hats"
    assert not [note for note in remembered(back, 0) if "map" in note]
    assert "hand2: NE&NW" in remembered(back, 0)
    assert "hand1: EW&inspection&map&swap-hats" in remembered(back, 1)


def test_what_did_not_come_back_lies_among_the_discards() -> None:
    """SB2-075, SB2-040"""
    gone = table().play(
        "swaphands 2", "deal hand2 EW", "discard map", "deal hand2 NS", "discard N", "deal hand3 EW"
    )

    back = gone.play("swaphands 2")

    assert back.pile("hand1") == "EW&NS&inspection&swap-hats"
    assert "discard: map" in remembered(back, 0)
    assert all("map" in cards for cards in everywhere(back, 0, "discard"))


def test_a_third_seat_learns_nothing_but_what_lay_open() -> None:
    """SB2-075"""
    after = table().play("swaphands 2", "deal hand2 EW", "discard map", "deal hand2 NS")

    assert remembered(after, 2) == ["discard: swap-hands"]
    assert len(everywhere(after, 2, "hand1")) > 1


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_a_resampled_table_looks_the_same(seat: int) -> None:
    """SB2-075, SB2-R33"""
    after = table().play("swaphands 2", "deal hand2 EW", "discard map", "deal hand2 NS")
    view = after.rules.view(after.state, seat)

    for number in range(8):
        twin = resample(after.rules, view, Dealer(f"twin-{number}").roll)
        assert after.rules.view(twin, seat) == view


# -- gold ------------------------------------------------------------------------------------------


def test_gold_is_secret_but_what_was_paid_openly_is_remembered() -> None:
    """SB2-102, SB2-R33"""
    after = missed("BGO", found=3, gold=[1, 0, 0])

    assert seen(after, "loot3") == ["??", "??", "coin&coin&coin", "??"]
    notes = after.rules.view(after.state, 0).notes
    assert [(note.places, len(note.cards)) for note in notes] == [(("loot1",), 1), (("loot3",), 3)]


def test_resampled_purses_are_exact() -> None:
    """SB2-R33"""
    after = missed("BGO", found=3, gold=[1, 0, 2])
    view = after.rules.view(after.state, 1)

    twin = resample(after.rules, view, Dealer("purses").roll)

    assert list(after.rules.scores(twin)) == purses(after) == [1, 0, 5]


def test_with_open_gold_everybody_counts() -> None:
    """SB2-R33"""
    after = missed("BGO", found=3, rules="+open_gold")

    assert seen(after, "loot3") == ["coin&coin&coin"] * 4
    assert after.state.notes == ()


def test_at_the_end_all_gold_is_shown() -> None:
    """SB2-R33, SB2-114"""
    after = reached("BGC", 0, words="round=3")

    assert seen(after, "loot1") == ["&".join(["coin"] * 4)] * 4
