"""The four choices of a turn, lifting and passing among them."""

from __future__ import annotations

import pytest

from tests.rules.saboteur2.tables import reached, saboteur2, seen
from undermine.core.state import SPECTATOR
from undermine.core.view import project, project_action
from undermine.testing import Scene

PLENTY = "stock=" + "&".join(["EW"] * 20)
NOTHING = "stock=" + "&".join(["EW"] * 10)


def on(cards: str, words: str = "") -> Scene:
    """The first of three seats is on and holds some cards."""
    return saboteur2("BGC", f"hand1={cards} hand2=NS hand3=NE {words}")


def draws(scene: Scene) -> list[str]:
    """Who draws how many cards before the next seat is on."""
    drawn = [event.target for event in scene.dealt().happened("dealt")]  # type: ignore[attr-defined]
    return sorted(drawn)


def test_there_are_four_things_to_choose_from() -> None:
    """SB2-036, SB2-037, SB2-038, SB2-039, SB2-040"""
    scene = on("EW&map", "front1=theft")

    verbs = {action.split()[0] for action in scene.legal}

    assert verbs == {"place", "peek", "lift", "discard"}


def test_anything_else_is_refused() -> None:
    """SB2-036"""
    scene = on("EW")

    assert scene.refused("steal 2") == "SB2-036"
    assert scene.refused("begin 2") == "SB2-036"
    assert scene.refused("discard map") == "SAB-036"
    assert scene.refused("break EW 2") == "SAB-037"


@pytest.mark.parametrize(
    ("action", "drawn"),
    [
        ("place EW 1,0", 1),
        ("peek 1", 1),
        ("lift NE&map theft", 1),
        ("discard map", 1),
        ("discard EW&map", 2),
        ("discard EW&NE&map", 3),
    ],
)
def test_each_choice_draws_its_number(action: str, drawn: int) -> None:
    """SB2-037, SB2-038, SB2-039, SB2-040, SB2-089, SB2-091"""
    scene = on("EW&NE&map&NS", f"front1=theft {PLENTY}")

    after = scene.play(action)

    assert draws(after) == ["hand1"] * drawn
    assert after.dealt().actor == "2"


def test_an_empty_draw_pile_gives_nothing() -> None:
    """SB2-042, SB2-043, SB2-R26"""
    scene = on("EW&NE&map", NOTHING)

    after = scene.play("discard EW&NE&map")

    assert draws(after) == []
    assert (after.actor, after.table("out")) == ("2", "1")
    assert "discard EW&NE" in scene.legal


def test_the_last_cards_are_drawn_even_if_they_are_too_few() -> None:
    """SB2-R25"""
    after = on("EW&NE&map", f"{NOTHING}&NS").play("discard EW&NE&map")

    assert draws(after) == ["hand1"]


def test_hands_may_have_any_size() -> None:
    """SB2-R41"""
    many = "&".join(["EW"] * 5 + ["NS"] * 4)

    after = on(many, PLENTY).play("discard EW").dealt()

    assert len(after.state.piles["hand1"].cards) == 9


def test_whoever_has_no_card_sits_out() -> None:
    """SB2-044"""
    after = saboteur2("BGC", "hand1=map&map hand2=- hand3=NE stock=-").play("discard map")

    assert (after.actor, after.table("out")) == ("3", "2")


def test_whoever_has_no_card_when_the_turn_comes_is_out() -> None:
    """SB2-044"""
    waiting = Scene(
        f"saboteur-2 seats=3 agenda=dealto:*:stock:hand1:1;nextturn:-:1 {PLENTY} "
        "hand1=map hand2=- hand3=NE"
    )
    after = waiting.play("deal hand1 EW")

    assert (after.actor, after.table("out")) == ("3", "2")


def test_no_card_is_drawn_once_the_treasure_is_reached() -> None:
    """SB2-R39, SB2-092"""
    after = reached("BGC", 0)

    assert after.happened("dealt") == []
    assert after.happened("roundended")


# -- passing ---------------------------------------------------------------------------------------


def test_to_pass_costs_one_to_three_cards() -> None:
    """SB2-040, SB2-090"""
    scene = on("EW&NE&NS&map")

    assert scene.refused("discard -") == "SB2-040"
    assert scene.refused("discard EW&NE&NS&map") == "SB2-040"
    assert [scene.refused(f"discard {cards}") for cards in ("EW", "EW&NE", "EW&NE&NS")] == [
        None
    ] * 3


def test_every_bag_of_one_to_three_cards_is_offered_once() -> None:
    """SB2-040, SB2-090"""
    scene = on("EW&EW&map")

    offered = [action for action in scene.legal if action.startswith("discard")]

    assert offered == [
        "discard EW",
        "discard map",
        "discard EW&EW",
        "discard EW&map",
        "discard EW&EW&map",
    ]
    assert scene.refused("discard map&map") == "SAB-036"


def test_nobody_sees_what_was_put_away() -> None:
    """SB2-040"""
    scene = on("EW&map", PLENTY)
    action = scene.read("discard EW&map")
    (event,) = scene.play("discard EW&map").happened("discarded")

    shown = repr(project_action(scene.rules.cards, scene.state, action, 1))
    assert shown == "discard ?2"
    assert project(scene.rules.cards, event, SPECTATOR).cards == ("?mine", "?mine")
    assert seen(scene.play("discard EW&map"), "discard") == ["?2"] * 4


# -- lifting ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["broken-cart", "broken-lamp", "broken-pick", "theft", "trapped"])
def test_two_cards_lift_any_card_that_lies_there(card: str) -> None:
    """SB2-039, SB2-087, SB2-088, SB2-R19, SB2-R20"""
    scene = on("EW&map&NS", f"front1={card} {PLENTY}")

    after = scene.play(f"lift EW&map {card}")

    assert after.state.table.front[0] == ()
    assert after.table("thieves") == "-"
    assert sorted(after.pile("discard").split("&")) == sorted(["EW", "map", card])
    assert after.pile("hand1") == "NS"


def test_lifting_makes_the_hand_smaller() -> None:
    """SB2-089"""
    scene = on("EW&map&NS", f"front1=trapped {PLENTY}")

    assert len(scene.play("lift EW&map trapped").dealt().state.piles["hand1"].cards) == 2


def test_only_what_lies_before_oneself_can_be_lifted() -> None:
    """SB2-088, SB2-R20"""
    scene = on("EW&map", "front2=trapped")

    assert scene.refused("lift EW&map trapped") == "SB2-088"
    assert scene.refused("lift EW&map blue") == "SB2-088"
    assert not [action for action in scene.legal if action.startswith("lift")]


def test_lifting_costs_exactly_two_cards() -> None:
    """SB2-039, SB2-R20"""
    scene = on("EW&NS&map", "front1=trapped")
    poor = on("EW", "front1=trapped")

    assert scene.refused("lift EW trapped") == "SB2-039"
    assert scene.refused("lift EW&NS&map trapped") == "SB2-039"
    assert not [action for action in poor.legal if action.startswith("lift")]


def test_any_two_cards_will_do() -> None:
    """SB2-087"""
    scene = on("EW&EW&map", "front1=theft&trapped")

    assert [action for action in scene.legal if action.startswith("lift")] == [
        "lift EW&EW theft",
        "lift EW&map theft",
        "lift EW&EW trapped",
        "lift EW&map trapped",
    ]


def test_the_price_is_paid_face_down_and_what_it_lifts_is_seen() -> None:
    """SB2-R45, SB2-088"""
    scene = on("EW&map", f"front1=trapped {PLENTY}")
    action = scene.read("lift EW&map trapped")
    (event,) = scene.play("lift EW&map trapped").happened("lifted")

    assert repr(project_action(scene.rules.cards, scene.state, action, 2)) == "lift ?2 trapped"
    assert project(scene.rules.cards, event, 0).cards == ("EW", "map")
    assert project(scene.rules.cards, event, 1).cards == ("?mine", "?mine")
    assert event.lifted == "trapped"  # type: ignore[attr-defined]
