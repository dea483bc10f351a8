"""Passing: one card goes face down on the discard pile."""

import pytest

from undermine.core.state import SPECTATOR
from undermine.core.view import project, project_action
from undermine.testing import Scene


def notes(scene: Scene) -> str:
    """What seats remember, as a position writes it."""
    return scene.text.partition(" notes=")[2]


# -- what it costs ---------------------------------------------------------------------------------


def test_to_pass_costs_one_card_of_choice() -> None:
    """SAB-037, SAB-066"""
    scene = Scene("saboteur seats=3 turn=1 hand1=EW&NS&map")

    scene = scene.play("discard NS")

    assert (scene.pile("hand1"), scene.pile("discard")) == ("EW&map", "NS")


@pytest.mark.parametrize("cards", ["-", "NS&map", "EW&NS&map"])
def test_to_pass_costs_exactly_one_card(cards: str) -> None:
    """SAB-066"""
    scene = Scene("saboteur seats=3 turn=1 hand1=EW&NS&map")

    assert scene.refused(f"discard {cards}") == "SAB-066"


def test_only_a_card_that_is_held_can_be_discarded() -> None:
    """SAB-036, SAB-066"""
    scene = Scene("saboteur seats=3 turn=1 hand1=EW&NS&map")

    assert scene.refused("discard rockfall") == "SAB-036"


@pytest.mark.parametrize("card", ["NESW", "E", "broken-pick", "fixed-lamp", "rockfall", "map"])
def test_any_card_can_be_discarded_even_if_it_could_be_played(card: str) -> None:
    """SAB-066"""
    scene = Scene(f"saboteur seats=3 turn=1 board=1,0:EW front2=broken-lamp hand1={card}")

    assert len(scene.legal) > 1
    assert f"discard {card}" in scene.legal


def test_whoever_cannot_play_anything_must_pass() -> None:
    """SAB-066"""
    scene = Scene("saboteur seats=3 turn=1 front1=broken-lamp hand1=EW&NESW&fixed-pick&rockfall")

    assert scene.legal == [
        "discard EW",
        "discard NESW",
        "discard fixed-pick",
        "discard rockfall",
    ]


def test_two_of_the_same_card_make_one_way_to_pass() -> None:
    """SAB-066"""
    scene = Scene("saboteur seats=3 turn=1 front1=broken-lamp hand1=EW&EW")

    assert scene.legal == ["discard EW"]
    assert scene.play("discard EW").pile("hand1") == "EW"


def test_whoever_passes_draws_a_card() -> None:
    """SAB-038, SAB-066"""
    scene = Scene("saboteur seats=3 turn=1 hand1=EW&NS stock=map")

    scene = scene.play("discard NS").dealt()

    assert scene.pile("hand1") == "EW&map"
    assert scene.actor == "2"


# -- what it shows ---------------------------------------------------------------------------------


def test_used_up_cards_lie_on_the_discard_pile_face_down() -> None:
    """SAB-035, SAB-066"""
    scene = Scene("saboteur seats=3 turn=1 hand1=map&NS")

    scene = scene.play("discard NS")

    assert [scene.seen("discard", seat) for seat in (0, 1, 2, SPECTATOR)] == ["?"] * 4


def test_only_the_seat_that_passed_remembers_which_card_it_was() -> None:
    """SAB-066, SAB-R32"""
    scene = Scene("saboteur seats=3 turn=2 hand2=EW&NS&map")

    scene = scene.play("discard NS")

    assert notes(scene) == "2:discard:NS"
    assert [len(scene.rules.view(scene.state, seat).notes) for seat in (0, 1, 2)] == [0, 1, 0]


def test_the_others_are_told_that_one_card_was_discarded() -> None:
    """SAB-R32"""
    scene = Scene("saboteur seats=3 turn=1 hand1=EW&NS&map")

    (event,) = scene.play("discard NS").happened("discarded")

    told = [project(scene.rules.cards, event, seat).cards for seat in (0, 1, 2, SPECTATOR)]
    assert told == [("NS",), ("?mine",), ("?mine",), ("?mine",)]


def test_the_others_see_the_decision_without_the_card() -> None:
    """SAB-R32"""
    scene = Scene("saboteur seats=3 turn=1 hand1=EW&NS&map")
    action = scene.read("discard NS")

    shown = [project_action(scene.rules.cards, scene.state, action, seat) for seat in (0, 1)]

    assert [repr(each) for each in shown] == ["discard NS", "discard ?"]


def test_cards_passed_by_several_seats_are_known_to_each_alone() -> None:
    """SAB-R32"""
    scene = Scene(
        "saboteur seats=3 turn=1 stock=- hand1=EW&NS hand2=EW&map hand3=EW&rockfall board=1,0:EW"
    )

    scene = scene.play("discard NS", "discard map", "rockfall 1,0")

    assert notes(scene) == "=:discard:EW&rockfall;1:discard:NS;2:discard:map"
