"""Swapped hats, inspections and swapped hands."""

from __future__ import annotations

from tests.rules.saboteur2.tables import missed, paid, reached, saboteur2, seen
from undermine.core.state import SPECTATOR
from undermine.core.view import project, project_action
from undermine.testing import Scene


def on(cards: str, words: str = "") -> Scene:
    """The first of three seats is on and holds some cards."""
    hats = "" if "role-pile=" in words else "role-pile=saboteur&boss"
    return saboteur2("BGC", f"hand1={cards} hand2=NS&EW&map hand3=NE {hats} {words}")


# -- swapped hats ----------------------------------------------------------------------------------


def test_anybodys_hat_can_be_swapped_even_ones_own() -> None:
    """SB2-068"""
    scene = on("swap-hats")

    assert [action for action in scene.legal if "swaphats" in action] == [
        "swaphats 1",
        "swaphats 2",
        "swaphats 3",
    ]
    assert scene.refused("swaphats 4") == "SAB-047"


def test_the_old_hat_goes_away_unseen_and_a_new_one_is_drawn() -> None:
    """SB2-069, SB2-070, SB2-R21"""
    scene = on("swap-hats&map").play("swaphats 2")

    assert scene.actor == "*"
    assert scene.legal == ["deal role2 boss", "deal role2 saboteur"]
    after = scene.play("deal role2 saboteur")
    assert (after.pile("role2"), after.pile("old-hats")) == ("saboteur", "green")
    assert (after.pile("role-pile"), after.pile("discard")) == ("boss", "swap-hats")
    assert after.play("deal hand1 EW").actor == "2"


def test_only_whoever_got_it_sees_the_new_hat() -> None:
    """SB2-R22"""
    scene = on("swap-hats").play("swaphats 2")
    deal = scene.read("deal role2 saboteur")
    after = scene.play("deal role2 saboteur")

    told = [project_action(scene.rules.cards, scene.state, deal, seat) for seat in range(3)]

    assert [repr(action) for action in told] == [
        "deal role2 ?",
        "deal role2 saboteur",
        "deal role2 ?",
    ]
    assert seen(after, "role2") == ["?", "saboteur", "?", "?"]
    assert seen(after, "old-hats") == ["?"] * 4


def test_the_new_hat_may_be_the_same_dwarf() -> None:
    """SB2-R22"""
    after = saboteur2("BG", "hand1=swap-hats role-pile=blue").play("swaphats 1", "deal role1 blue")

    assert after.pile("role1") == "blue"


def test_old_hats_do_not_come_back_in_the_same_round() -> None:
    """SB2-R21"""
    scene = on("swap-hats&swap-hats", "role-pile=boss").play("swaphats 2", "deal role2 boss")

    again = scene.play(
        "deal hand1 EW", "discard EW", "deal hand2 NS", "discard NE", "deal hand3 NE"
    )

    assert again.refused("swaphats 2") == "SB2-069"
    assert not [action for action in again.legal if "swaphats" in action]


def test_whoever_had_inspected_the_old_hat_does_not_see_the_new_one() -> None:
    """SB2-R31, SB2-R22"""
    scene = on("swap-hats", "role2=green@2&3")

    after = scene.play("swaphats 2", "deal role2 saboteur")

    assert seen(after, "role2") == ["?", "saboteur", "?", "?"]


def test_the_dwarf_at_the_end_is_the_one_that_is_paid() -> None:
    """SB2-R15"""
    changed = reached("SBC", 1)

    assert paid(changed) == [0, 4, 3]


# -- inspection ------------------------------------------------------------------------------------


def test_an_inspection_shows_one_dwarf_to_one_seat() -> None:
    """SB2-072, SB2-073"""
    after = on("inspection").play("inspect 2")
    (event,) = after.happened("inspected")

    assert seen(after, "role2") == ["green", "green", "?", "?"]
    assert after.pile("discard") == "inspection"
    told = [project(after.rules.cards, event, seat).cards for seat in (0, 1, 2, SPECTATOR)]
    assert told == [("green",), ("?dwarf",), ("?dwarf",), ("?dwarf",)]


def test_others_can_be_inspected_again_and_oneself_never() -> None:
    """SB2-072, SB2-R42"""
    scene = on("inspection", "role2=green@1&2")

    assert scene.refused("inspect 1") == "SB2-R42"
    assert scene.refused("inspect 2") is None
    assert scene.refused("inspect 7") == "SAB-047"
    assert [a for a in scene.legal if a.startswith("inspect")] == ["inspect 2", "inspect 3"]


# -- swapped hands ---------------------------------------------------------------------------------


def test_hands_change_places_whatever_their_size() -> None:
    """SB2-075, SB2-076"""
    after = on("swap-hands&rockfall").play("swaphands 2")

    assert (after.pile("hand1"), after.pile("hand2")) == ("EW&NS&map", "rockfall")
    assert after.pile("discard") == "swap-hands"


def test_the_other_seat_draws_and_nobody_else() -> None:
    """SB2-077, SB2-R44"""
    scene = on("swap-hands&rockfall").play("swaphands 2")

    assert scene.actor == "*"
    after = scene.play("deal hand2 NE")
    assert (after.actor, after.pile("hand2"), after.pile("hand1")) == (
        "2",
        "NE&rockfall",
        "EW&NS&map",
    )


def test_hands_are_swapped_with_others_only() -> None:
    """SB2-075"""
    scene = on("swap-hands")

    assert scene.refused("swaphands 1") == "SB2-075"
    assert scene.refused("swaphands 9") == "SAB-047"
    assert [a for a in scene.legal if a.startswith("swaphands")] == ["swaphands 2", "swaphands 3"]


def test_each_sees_what_was_received() -> None:
    """SB2-075"""
    after = on("swap-hands&rockfall").play("swaphands 2")

    assert seen(after, "hand1") == ["EW&NS&map", "?3", "?3", "?3"]
    assert seen(after, "hand2") == ["?", "rockfall", "?", "?"]


def test_empty_hands_can_be_swapped() -> None:
    """SB2-R23"""
    last = saboteur2("BGC", "hand1=swap-hands hand2=NS&EW hand3=NE stock=-").play("swaphands 2")
    none = saboteur2("BGC", "hand1=swap-hands&map hand2=- hand3=NE stock=-").play("swaphands 2")

    assert (last.pile("hand1"), last.pile("hand2"), last.actor) == ("EW&NS", "-", "3")
    assert (none.pile("hand1"), none.pile("hand2")) == ("-", "map")


def test_an_emptied_hand_draws_if_there_is_something_to_draw() -> None:
    """SB2-R23"""
    stock = "&".join(["EW"] * 11)
    scene = saboteur2("BGC", f"hand1=swap-hands hand2=NS&EW hand3=NE stock={stock}").play(
        "swaphands 2"
    )

    after = scene.play("deal hand2 EW")

    assert (after.pile("hand2"), after.actor, after.table("out")) == ("EW", "2", "-")


def test_whoever_is_out_stays_out_with_a_hand_that_was_given() -> None:
    """SB2-R24, SB2-044"""
    scene = saboteur2("BGC", "hand1=swap-hands&map&EW hand2=- hand3=NE stock=-").play("swaphands 2")

    assert (scene.table("out"), scene.actor) == ("1&2", "3")
    assert scene.pile("hand2") == "EW&map"
    after = scene.play("discard NE")
    assert after.happened("roundended")


def test_whoever_is_out_can_be_swapped_with_again() -> None:
    """SB2-R24"""
    scene = saboteur2("BGC", "hand1=swap-hands hand2=map out=2 hand3=NE stock=-").play(
        "swaphands 2"
    )

    assert (scene.pile("hand1"), scene.pile("hand2"), scene.actor) == ("map", "-", "3")
    assert scene.play("discard NE").actor == "1"


def test_with_the_option_a_new_hand_brings_one_back() -> None:
    """SB2-R24"""
    words = "hand1=swap-hands&map&EW hand2=- hand3=NE stock=-"

    scene = saboteur2("BGC", words, rules="+back_after_swap").play("swaphands 2")

    assert scene.actor == "2"
    assert scene.table("out") == "-"


def test_the_round_is_over_when_only_those_who_are_out_hold_cards() -> None:
    """SB2-R27, SB2-093"""
    scene = saboteur2("BGC", "hand1=map hand2=EW hand3=- out=2&3 stock=-").play("discard map")

    assert [event.why for event in scene.happened("roundended")] == ["hands"]  # type: ignore[attr-defined]
    assert missed("BGC").happened("roundended")
