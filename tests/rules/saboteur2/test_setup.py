"""Setting out a round."""

from __future__ import annotations

import pytest

from tests.rules.saboteur2.tables import missed, purses, reached, saboteur2, seen
from undermine import load
from undermine.core.dealing import DealTo
from undermine.core.inventory import all_cards, box
from undermine.dealer import Dealer
from undermine.testing import Scene

SIZES = range(2, 13)


def dealt(seats: int, rules: str = "") -> Scene:
    """A round that was dealt by dice."""
    return Scene(f"saboteur-2{rules} seats={seats}").play("begin 1").dealt(Dealer("deal").roll)


def test_two_to_twelve_can_play() -> None:
    """SB2-002"""
    assert load("saboteur-2").seats == SIZES


@pytest.mark.parametrize("seats", SIZES)
def test_the_same_deal_at_every_table(seats: int) -> None:
    """SB2-027, SB2-028, SB2-029, SB2-030, SB2-033, SB2-R37"""
    scene = dealt(seats)
    piles = scene.state.piles

    assert [len(piles[f"hand{seat}"].cards) for seat in range(1, seats + 1)] == [6] * seats
    assert [len(piles[f"role{seat}"].cards) for seat in range(1, seats + 1)] == [1] * seats
    assert len(piles["role-pile"].cards) == 15 - seats
    assert len(piles["stock"].cards) == 118 - 6 * seats
    assert len(piles["bank"].cards) == 57


def test_a_whole_box_of_both_games_is_in_play() -> None:
    """SB2-024, SB2-025, SB2-027, SB2-034"""
    counted = box(load("saboteur-2"), 4)
    known = load("saboteur-2").cards

    by_kind = dict.fromkeys(("path", "action", "role", "gold", "start", "goal"), 0)
    for card, count in counted.items():
        by_kind[known[card].kind] += count

    assert by_kind == {"path": 70, "action": 48, "role": 15, "gold": 57, "start": 1, "goal": 3}
    assert "digger" not in counted
    assert all_cards(dealt(4).state) == counted


def test_two_may_both_be_saboteurs() -> None:
    """SB2-R37"""
    scene = Scene("saboteur-2 seats=2").play(
        "begin 2", "deal goal1 gold", "deal goal2 stone-ne", "deal goal3 stone-nw"
    )

    after = scene.play("deal role2 saboteur", "deal role1 saboteur")

    assert (after.pile("role1"), after.pile("role2")) == ("saboteur", "saboteur")


def test_start_and_goals_lie_as_in_the_base_game() -> None:
    """SB2-026"""
    new, old = dealt(3).state.table.board, Scene("saboteur seats=3").state.table.board

    assert new == old


def test_each_seat_sees_its_own_dwarf_alone() -> None:
    """SB2-031, SB2-032"""
    scene = saboteur2("BGC")

    assert seen(scene, "role1") == ["blue", "?", "?", "?"]
    assert seen(scene, "role-pile") == ["?12"] * 4
    assert seen(scene, "old-hats") == ["-"] * 4


def test_chance_or_the_host_says_who_begins_and_then_it_goes_clockwise() -> None:
    """SB2-035"""
    printed, host = Scene("saboteur-2 seats=3"), Scene("saboteur-2+first_player=host seats=3")

    assert (printed.actor, host.actor) == ("*", "=")
    assert host.play("begin 3").dealt().actor == "3"
    assert host.play("begin 3").dealt().play("discard " + first_card(host)).dealt().actor == "1"


def first_card(host: Scene) -> str:
    """A card in the hand of the seat that begins."""
    return host.play("begin 3").dealt().pile("hand3").split("&")[0]


def test_ten_cards_are_never_drawn() -> None:
    """SB2-028, SB2-042"""
    hand, aside = "hand1=map&map", "&".join(["EW"] * 10)

    one_left = saboteur2("BGC", f"{hand} stock={aside}&map").play("discard map")
    none_left = saboteur2("BGC", f"{hand} stock={aside}").play("discard map")

    assert one_left.actor == "*"
    assert none_left.actor == "2"


def test_without_setting_aside_every_card_is_drawn() -> None:
    """SB2-028"""
    scene = saboteur2("BGC", "hand1=map&map stock=EW", rules="+no_set_aside").play("discard map")

    assert scene.actor == "*"
    assert scene.play("deal hand1 EW").pile("stock") == "-"


@pytest.mark.parametrize(("seats", "left"), [(2, 11), (3, 10), (4, 11)])
def test_small_tables_may_leave_two_dwarves_in_the_box(seats: int, left: int) -> None:
    """SB2-030"""
    scene = dealt(seats, "+reduced_roles")

    assert len(scene.state.piles["role-pile"].cards) == left
    assert sum(all_cards(scene.state)[role] for role in ("geologist", "saboteur")) == (
        3 if seats <= 3 else 5
    )


# -- the next round --------------------------------------------------------------------------------


def test_for_a_new_round_everything_is_shuffled_and_dealt_again() -> None:
    """SB2-108, SB2-109, SB2-110, SB2-111"""
    scene = missed("BGCO", "front2=trapped discard=EW&NS old-hats=saboteur", found=2)
    waiting = [item for item in scene.state.agenda if isinstance(item, DealTo)]
    table = scene.state.table

    assert scene.table("round") == "2"
    assert scene.board == "0,0:start"
    assert (table.front, scene.table("out"), scene.table("thieves")) == (((),) * 4, "-", "-")
    assert len(scene.state.piles["stock"].cards) == 118
    assert len(scene.state.piles["role-pile"].cards) == 15
    assert (scene.pile("discard"), scene.pile("old-hats")) == ("-", "-")
    assert [item.count for item in waiting if item.target.startswith("hand")] == [6] * 4
    assert [item.count for item in waiting if item.target.startswith("role")] == [1] * 4


def test_gold_is_kept_from_round_to_round() -> None:
    """SB2-109"""
    assert purses(missed("BGO", found=3, gold=[1, 2, 3]).dealt()) == [1, 2, 6]


def test_the_left_neighbour_of_whoever_played_last_begins() -> None:
    """SB2-112"""
    won = reached("BGCO", 2).dealt()

    assert won.table("starter") == "4"
    assert won.actor == "4"


def test_a_game_is_three_rounds() -> None:
    """SB2-113"""
    assert missed("BGC", "round=2").table("round") == "3"
    assert missed("BGC", "round=3").state.is_over
