"""What lies before seats: thefts and prisoners, and how they are got rid of."""

from __future__ import annotations

import pytest

from tests.rules.saboteur2.tables import saboteur2
from undermine.testing import Scene


def on(cards: str, words: str = "") -> Scene:
    """The first of three seats is on and holds some cards."""
    return saboteur2("BGC", f"hand1={cards} {words}")


def front(scene: Scene, seat: int) -> tuple[str, ...]:
    """What lies before a seat, counted from 1."""
    cards: tuple[str, ...] = scene.state.table.front[seat - 1]
    return cards


# -- theft -----------------------------------------------------------------------------------------


def test_a_theft_lies_open_before_its_player() -> None:
    """SB2-062, SB2-038"""
    after = on("theft&map").play("theft")

    assert front(after, 1) == ("theft",)
    assert after.table("thieves") == "1"
    assert (after.pile("hand1"), after.pile("discard"), after.actor) == ("map", "-", "*")


def test_a_second_theft_cannot_be_laid_there() -> None:
    """SB2-086, SB2-R30"""
    scene = on("theft", "front1=theft")

    assert scene.refused("theft") == "SB2-086"
    assert "theft" not in scene.legal


def test_a_prisoner_may_lay_a_theft() -> None:
    """SB2-R18"""
    after = on("theft", "front1=trapped").play("theft")

    assert front(after, 1) == ("theft", "trapped")


def test_a_theft_does_not_keep_anybody_from_digging() -> None:
    """SB2-062, SB2-080"""
    scene = on("EW", "front1=theft")

    assert scene.refused("place EW 1,0") is None
    assert "place EW 1,0" in scene.legal


def test_hands_off_ends_a_theft_and_both_cards_are_discarded() -> None:
    """SB2-066"""
    after = on("hands-off", "front2=theft&trapped front3=theft thieves=3&2").play("handsoff 2")

    assert front(after, 2) == ("trapped",)
    assert front(after, 3) == ("theft",)
    assert after.table("thieves") == "3"
    assert after.pile("discard") == "hands-off&theft"


def test_hands_off_needs_a_theft() -> None:
    """SB2-066"""
    scene = on("hands-off", "front2=trapped front3=theft")

    assert scene.refused("handsoff 2") == "SB2-066"
    assert scene.refused("handsoff 4") == "SAB-047"
    assert [action for action in scene.legal if "handsoff" in action] == ["handsoff 3"]


def test_hands_off_may_end_ones_own_theft() -> None:
    """SB2-R19, SB2-R29"""
    scene = on("hands-off", "front1=theft")

    assert front(scene.play("handsoff 1"), 1) == ()


# -- prison ----------------------------------------------------------------------------------------


def test_a_prisoner_is_taken_openly() -> None:
    """SB2-079, SB2-038"""
    after = on("trapped").play("trap 2")

    assert front(after, 2) == ("trapped",)
    assert (after.pile("discard"), after.actor) == ("-", "*")


def test_nobody_is_trapped_by_the_own_hand_or_twice() -> None:
    """SB2-079, SB2-086, SB2-R28, SB2-R30"""
    scene = on("trapped", "front2=trapped")

    assert scene.refused("trap 1") == "SB2-R28"
    assert scene.refused("trap 2") == "SB2-086"
    assert scene.refused("trap 4") == "SAB-047"
    assert [action for action in scene.legal if "trap" in action.split()[0]] == ["trap 3"]


def test_own_tools_can_be_broken_only_where_the_table_allows_it() -> None:
    """SB2-R28"""
    printed = saboteur2("BGC", "hand1=broken-lamp&trapped")
    allowed = saboteur2("BGC", "hand1=broken-lamp&trapped", rules="+allow_self_break")

    assert printed.refused("break broken-lamp 1") == "SAB-R16"
    assert allowed.refused("break broken-lamp 1") is None
    assert allowed.refused("trap 1") == "SB2-R28"


def test_a_prisoner_does_not_dig() -> None:
    """SB2-080, SB2-R43"""
    scene = on("EW&N+ladder&map", "front1=trapped")

    assert scene.refused("place EW 1,0") == "SB2-080"
    assert scene.refused("place N+ladder 0,1") == "SB2-080"
    assert not [action for action in scene.legal if action.startswith("place")]
    assert scene.refused("peek 1") is None


def test_broken_tools_still_keep_from_digging() -> None:
    """SB2-R43"""
    scene = on("EW", "front1=broken-lamp&theft")

    assert scene.refused("place EW 1,0") == "SAB-048"


def test_freed_ends_prison_and_both_cards_are_discarded() -> None:
    """SB2-085, SB2-R29"""
    scene = on("freed&EW", "front1=theft&trapped front2=trapped")

    assert front(scene.play("free 2"), 2) == ()
    assert front(scene.play("free 1"), 1) == ("theft",)
    assert scene.play("free 2").pile("discard") == "freed&trapped"


def test_freed_needs_a_prisoner() -> None:
    """SB2-085"""
    scene = on("freed", "front2=theft front3=trapped")

    assert scene.refused("free 2") == "SB2-085"
    assert scene.refused("free 9") == "SAB-047"
    assert [action for action in scene.legal if "free" in action.split()[0]] == ["free 3"]


def test_to_be_freed_costs_the_whole_turn() -> None:
    """SB2-R43"""
    after = on("freed&EW", "front1=trapped").play("free 1", "deal hand1 NS")

    assert after.actor == "2"


@pytest.mark.parametrize("card", ["fixed-lamp", "fixed-cart-lamp"])
def test_mending_cards_help_neither_prisoners_nor_against_thieves(card: str) -> None:
    """SB2-R40"""
    scene = on(card, "front2=theft&trapped")

    assert scene.refused(f"mend {card} lamp 2") == "SAB-057"
    assert not [action for action in scene.legal if action.startswith("mend")]


def test_one_of_each_kind_may_lie_before_a_seat() -> None:
    """SB2-086, SB2-R30"""
    full = "front2=broken-cart&broken-lamp&broken-pick&theft&trapped"
    scene = on("trapped&broken-lamp", full)

    assert scene.refused("trap 2") == "SB2-086"
    assert scene.refused("break broken-lamp 2") == "SAB-050"


@pytest.mark.parametrize(
    ("card", "words", "action", "kind"),
    [
        ("theft", "", "theft", "theftlaid"),
        ("hands-off", "front2=theft", "handsoff 2", "theftended"),
        ("trapped", "", "trap 2", "trapped"),
        ("freed", "front2=trapped", "free 2", "freed"),
    ],
)
def test_everybody_is_told_what_lies_before_whom(
    card: str, words: str, action: str, kind: str
) -> None:
    """SB2-062, SB2-066, SB2-079, SB2-085"""
    (event,) = on(card, words).play(action).happened(kind)

    assert event.seat == 0  # type: ignore[attr-defined]
    assert getattr(event, "target", 0) == (0 if kind == "theftlaid" else 1)
    assert card in event.cards
