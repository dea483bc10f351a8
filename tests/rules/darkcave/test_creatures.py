"""Creatures: luring, moving, attacking, leaving."""

from __future__ import annotations

import pytest

from tests.rules.darkcave.tables import darkcave, due, events, onto, prowl, rest, told, walk
from undermine.core.dealing import LoseCard
from undermine.core.grid import Spot
from undermine.games.darkcave.events import Attacked, GoldLost, LaidLow

LURE = "hand1=rat-I&NS&EW hand2=NS&EW"


def test_a_creature_climbs_out_of_any_dark_hole() -> None:
    """TDC-067, TDC-119, TDC-120"""
    scene = darkcave(f"{LURE} board=0,1:NESW+hole;0,2:N+hole-S;4,4:goal-hole;1,0:EW")

    lures = [action for action in scene.legal if action.startswith("lure")]
    assert lures == ["lure rat-I 0,1", "lure rat-I 0,2", "lure rat-I 4,4/3"]
    assert scene.refused("lure rat-I 0,2/2") == "TDC-120"
    lured = scene.play("lure rat-I 0,1")
    assert lured.state.table.front[0] == ("rat-I",)
    assert "beasts=rat:0,1:1" in lured.text


def test_without_a_hole_no_creature_comes() -> None:
    """TDC-121"""
    assert darkcave(f"{LURE} board=0,1:NESW").refused("lure rat-I 0,1") == "TDC-121"


@pytest.mark.parametrize(("card", "steps"), [("rat-I", 3), ("lindworm-I", 4), ("goblin-II", 5)])
def test_a_creature_goes_as_far_as_its_card_says(card: str, steps: int) -> None:
    """TDC-122, TDC-138, TDC-140, TDC-143"""
    scene = darkcave(f"hand1={card}&NS hand2=NS board=0,5:NESW+hole;0,6:NS").play(
        f"lure {card} 0,5"
    )

    assert due(scene).left == steps
    for number in range(steps):
        scene = scene.play("step 0,6" if number % 2 == 0 else "step 0,5")
    assert "prowl" not in scene.text


def test_steps_may_be_forfeited_and_retraced() -> None:
    """TDC-123, TDC-124"""
    scene = prowl("rat", "board=0,5:NESW+hole;0,6:NS beasts=rat:0,5:1")

    assert scene.play("stop").actor == "2"
    assert scene.play("step 0,6", "step 0,5", "stop").state.table.beasts[0].at == Spot((0, 5))


def test_a_creature_stops_where_it_meets_a_dwarf_and_attacks() -> None:
    """TDC-125, TDC-139, TDC-146"""
    board = "board=0,5:NESW+hole;0,6:NS;0,7:NS;0,8:NS pawn2=0,7"
    scene = prowl("rat", f"{board} beasts=rat:0,5:1").play("step 0,6", "step 0,7")

    assert scene.actor == "*"
    after = scene.play("lose hand2 NS")
    assert after.pile("hand2") == "EW"
    assert after.seen("discard", 0) == "?I"
    assert told(after, "lostcard").readers == 0b10
    assert after.actor == "2"


def test_all_dwarves_on_a_space_are_attacked_at_the_same_time() -> None:
    """TDC-126, TDC-144"""
    scene = prowl(
        "goblin", "board=0,1:NS pawn2=0,1 pawn3=0,1 beasts=goblin:0,0:1 hand3=NS", "yyY"
    ).play("step 0,1")

    assert scene.state.table.gold == (3, 2, 2)
    assert scene.state.table.pool == 46 - 9 + 2


def test_a_rat_takes_a_card_of_everybody() -> None:
    """TDC-126, TDC-139"""
    words = "board=0,1:NS pawn2=0,1 pawn3=0,1 beasts=rat:0,0:1 hand3=NS"
    scene = prowl("rat", words, "yyY").play("step 0,1")

    assert scene.play("lose hand2 NS").refused("lose hand3 NS") is None
    assert scene.play("lose hand2 NS", "lose hand3 NS").actor == "2"


def test_a_dwarf_that_walks_onto_a_creature_is_attacked() -> None:
    """TDC-128, TDC-159"""
    scene = walk("board=1,0:EW;2,0:EW beasts=goblin:1,0:2 front2=goblin-II").play("step 1,0")

    assert scene.state.table.gold == (2, 3)
    assert scene.actor == "2"


def test_only_the_dwarf_that_enters_is_attacked() -> None:
    """TDC-R46"""
    words = "board=1,0:EW pawn3=1,0 beasts=goblin:1,0:2 front2=goblin-II front3=battle-axe-I"
    scene = walk(f"{words} hand3=NS", "yyY").play("step 1,0")

    assert scene.state.table.gold == (2, 3, 3)
    assert scene.state.table.front[2] == ("battle-axe-I",)


def test_creatures_pay_nothing_on_their_way() -> None:
    """TDC-129"""
    bridge = prowl("rat", "board=0,5:N=S.E-W beasts=rat:0,5:1").play("step 0,5/2")
    tunnel = prowl("rat", "board=0,5:p2_tunnel_ne_sw beasts=rat:0,5:1").play("step 0,5/5")
    ladder = prowl("rat", "board=0,5:NE+ladder;7,7:E-+ladder beasts=rat:0,5:1 pawn1=0,5 pawn2=0,5")

    assert bridge.state.table.gold == tunnel.state.table.gold == (3, 3)
    assert bridge.pile("hand1") == "EW&NS"
    assert "7,7/2" in onto(ladder)


def test_creatures_do_not_pass_webs() -> None:
    """TDC-104, TDC-130"""
    web = "marks=0,5/S:web-circle:2:2 front2=web-circle"
    scene = prowl("rat", f"board=0,5:NESW+hole;0,6:NS {web} beasts=rat:0,5:1 pawn1=0,6 pawn2=0,6")
    free = prowl("rat", "board=0,5:NESW+hole;0,6:NS;1,5:EW beasts=rat:0,5:1")

    assert scene.refused("step 0,6") == "TDC-130"
    assert scene.refused("step 0,7") == "TDC-122"
    assert scene.refused("place NS 0,7") == "TDC-123"
    assert sorted(onto(free)) == ["0,6", "1,5"]


def test_creatures_do_not_turn_goals_up() -> None:
    """TDC-131, TDC-R56"""
    scene = prowl("rat", "board=4,3:NS;4,2:NS beasts=rat:4,3:1")
    opened = prowl("rat", "board=4,3:NS;4,4:goal-exit beasts=rat:4,3:1")

    assert scene.refused("step 4,4") == "TDC-131"
    assert opened.refused("step 4,4") is None


def test_a_creature_is_gone_at_the_next_turn_of_its_owner_and_can_come_again() -> None:
    """TDC-132, TDC-133, TDC-R49"""
    words = "board=0,5:NESW+hole beasts=rat:0,5:2 front2=rat-II hand1=NS&EW"
    scene = rest(darkcave(f"{words} hand2=rat-I").play("discard NS"))
    skipped = rest(darkcave(f"{words} hand2=-").play("discard NS"))

    assert scene.state.table.beasts == skipped.state.table.beasts == ()
    assert scene.state.table.front == ((), ())
    assert scene.refused("lure rat-I 0,5") is None
    assert events(scene, "creaturegone") == ["creaturegone"]


def test_a_creature_that_is_about_is_taken_over_where_it_stands() -> None:
    """TDC-134, TDC-136, TDC-R54"""
    scene = darkcave(f"{LURE} board=0,5:NS;0,6:NS beasts=rat:0,6:2 front2=rat-II")

    assert scene.refused("lure rat-I 0,5") == "TDC-134"
    taken = scene.play("lure rat-I 0,6")
    assert taken.state.table.front == (("rat-I",), ())
    assert taken.pile("discard") == "rat-II"
    assert taken.state.table.beasts[0].owner == 0
    over = told(taken, "takenover")
    assert (over.owner, over.cards) == (1, ("rat-II",))


def test_a_creature_taken_over_stays_until_the_new_owners_next_turn() -> None:
    """TDC-137, TDC-R55"""
    scene = darkcave(f"{LURE} board=0,5:NS;0,6:NS beasts=rat:0,6:2 front2=rat-II")

    scene = rest(scene.play("lure rat-I 0,6"))
    assert scene.actor == "2"
    assert scene.state.table.beasts
    scene = rest(scene.play("discard NS"))
    assert scene.actor == "1"
    assert not scene.state.table.beasts


def test_dwarves_where_it_begins_are_attacked_only_when_it_comes_back() -> None:
    """TDC-135"""
    words = f"{LURE} board=0,5:NS;0,6:NS beasts=rat:0,6:2 front2=rat-II pawn2=0,6"
    scene = darkcave(words).play("lure rat-I 0,6")

    assert scene.actor == "1"
    assert rest(scene).pile("hand2") == "EW&NS"
    assert scene.play("step 0,5", "step 0,6").refused("lose hand2 NS") is None


def test_a_creature_that_climbs_out_among_dwarves_attacks_at_once() -> None:
    """TDC-R42, TDC-R43"""
    scene = darkcave(f"{LURE} board=0,5:NESW+hole;0,6:NS pawn1=0,5").play("lure rat-I 0,5")

    assert scene.actor == "*"
    assert scene.refused("lose hand1 NS") is None


def test_a_lindworm_lays_a_dwarf_down_until_its_next_turn_in_which_it_does_not_move() -> None:
    """TDC-141, TDC-142"""
    words = "board=0,1:NS pawn2=0,1 beasts=lindworm:0,0:1 pawn1=0,0"
    scene = prowl("lindworm", words).play("step 0,1")

    assert events(scene, "laidlow", "stoodup") == ["laidlow", "stoodup"]
    assert scene.state.table.lying == ()
    assert scene.state.table.still == 1
    played = scene.play("discard NS")
    assert played.actor == "*"
    assert played.dealt().actor == "1"


def test_a_lying_dwarf_can_be_hit_again_but_does_not_lie_longer() -> None:
    """TDC-R51"""
    words = "board=0,1:NS pawn2=0,1 lying=2 beasts=lindworm:0,0:1 pawn1=0,0 hand3=NS pawn3=0,0"
    scene = prowl("lindworm", words, "yyY").play("step 0,1")

    assert scene.actor == "2"
    assert scene.state.table.lying == ()


def test_a_lindworm_met_on_ones_own_walk_costs_the_next_turns_walk() -> None:
    """TDC-R52"""
    scene = walk("board=1,0:EW beasts=lindworm:1,0:2 front2=lindworm-I").play("step 1,0")

    assert scene.state.table.lying == (0,)
    scene = rest(scene.play("discard NS"))
    assert scene.actor == "1"
    assert scene.state.table.still == 0


def test_paralysis_is_over_after_a_skipped_turn_too() -> None:
    """TDC-R50"""
    scene = darkcave("hand1=NS&EW hand2=- lying=2", "yb").play("discard NS").dealt()

    assert scene.state.table.lying == ()
    assert scene.actor == "1"
    assert scene.state.table.still == -3


def test_a_goblin_finds_nothing_where_there_is_nothing_and_stops_all_the_same() -> None:
    """TDC-145"""
    words = "board=0,1:NS;0,2:NS pawn2=0,1 gold2=0 beasts=goblin:0,0:1"
    scene = prowl("goblin", words).play("step 0,1")

    assert scene.state.table.gold == (3, 0)
    assert scene.actor == "2"


def test_a_rat_finds_nothing_in_an_empty_hand_and_stops_all_the_same() -> None:
    """TDC-R53, TDC-R94"""
    words = "board=0,1:NS;0,2:NS pawn2=0,1 hand2=- beasts=rat:0,0:1 front2=boots-I"
    scene = prowl("rat", words).play("step 0,1")

    assert scene.actor == "1"
    assert scene.state.table.front[1] == ("boots-I",)


def test_of_two_creatures_an_axe_drives_one_away_and_the_other_attacks() -> None:
    """TDC-R47"""
    words = (
        "board=1,0:EW beasts=goblin:1,0:2;rat:1,0:2;lindworm:1,0:2 "
        "front2=goblin-II&lindworm-I&rat-I front1=battle-axe-I"
    )
    scene = walk(words).play("step 1,0")

    assert scene.legal == ["strike rat", "strike lindworm", "strike goblin", "endure"]
    after = scene.play("strike rat")
    assert after.state.table.gold == (2, 3)
    assert after.state.table.lying == (0,)
    assert events(after, "attacked", "laidlow", "goldlost")[:2] == ["attacked", "attacked"]
    assert after.pile("hand1") == "EW&NS"


def test_two_axes_drive_two_creatures_away() -> None:
    """TDC-R47"""
    words = (
        "board=1,0:EW beasts=goblin:1,0:2;rat:1,0:2 front2=goblin-II&rat-I "
        "front1=battle-axe-I&battle-axe-II"
    )
    scene = walk(words).play("step 1,0", "strike goblin")

    assert scene.legal == ["strike rat", "endure"]
    assert scene.play("strike rat").state.table.beasts == ()


def test_creatures_share_spaces_and_carry_no_gold() -> None:
    """TDC-R56"""
    words = "board=-1,0:NEW+vein;-2,0:EW marks=-1,0:gold beasts=rat:-2,0:1;goblin:-1,0:2"
    scene = prowl("rat", f"{words} front2=goblin-II").play("step -1,0", "stop")

    assert [beast.at.cell for beast in scene.state.table.beasts] == [(-1, 0)]
    assert "-1,0:gold" in scene.text


@pytest.mark.parametrize(("kind", "told"), [("lindworm", LaidLow), ("goblin", GoldLost)])
def test_what_an_attack_does_to_several_dwarves_is_told_in_the_order_they_were_named(
    kind: str, told: type[LaidLow | GoldLost]
) -> None:
    """TDC-126"""
    words = f"board=0,1:NS pawn1=0,0 pawn2=0,1 pawn3=0,1 pawn4=0,1 beasts={kind}:0,0:1"
    hands = "hand3=NS hand4=NS"

    scene = prowl(kind, f"{words} {hands}", "yyYY").play("step 0,1")

    (attack,) = scene.happened("attacked")
    assert isinstance(attack, Attacked)
    hurt = [event.seat for event in scene.events if isinstance(event, told)]
    assert hurt == list(attack.victims) == [1, 2, 3]


def test_what_a_rat_takes_from_several_dwarves_is_lost_in_the_same_order() -> None:
    """TDC-126, TDC-139"""
    words = "board=0,1:NS pawn1=0,0 pawn2=0,1 pawn3=0,1 beasts=rat:0,0:1 hand3=NS&EW"

    scene = prowl("rat", words, "yyY").play("step 0,1")

    waiting = [item for item in reversed(scene.state.agenda) if isinstance(item, LoseCard)]
    assert [item.victim for item in waiting] == [1, 2]
