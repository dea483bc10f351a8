"""The greedy bot plays The Dark Cave by the rules, by what it sees, and for its side."""

from __future__ import annotations

import pytest

from tests.bots.tables import bots, greedy_choice, play
from undermine.games import load
from undermine.session import Game

RULES = load("the-dark-cave")
CHANGED = [f"the-dark-cave+{name}={option.choices[1]}" for name, option in RULES.options.items()]
ROLES = "role1=yellow-loyal role2=blue-loyal"


def choice(words: str, due: str = "turn=1") -> str:
    """What the first of two seats, who are rivals, does."""
    return greedy_choice(f"the-dark-cave seats=2 {due} {ROLES} {words}")


@pytest.mark.parametrize("rules", CHANGED)
def test_greedy_bots_play_by_every_house_rule(rules: str) -> None:
    game = Game(rules, 4, "house")

    play(game, bots("greedy", 4, "house"))

    assert game.over


def test_bots_find_the_way_out_more_often_than_not() -> None:
    left = 0
    for seats in RULES.seats:
        game = Game("the-dark-cave", seats, f"out-{seats}")
        play(game, bots("greedy", seats, f"out-{seats}"))
        left += bool(game.state.table.out)

    assert left >= 4


# -- one decision ----------------------------------------------------------------------------------

EXIT = "goals=goal-hole@1;goal-ladder@1;goal-exit@1;goal-vein@1"


def test_whoever_knows_the_exit_digs_towards_it() -> None:
    assert choice(f"hand1=EW {EXIT} hand2=NS").startswith("place EW 1,0")


def test_whoever_stands_before_the_exit_leaves() -> None:
    words = "board=4,4:goal-exit pawn1=4,4 hand1=NS hand2=NS"

    assert choice(words, "agenda=walk:1:3:0;nextturn:-:1") == "step 4,4/5"


def test_an_unknown_goal_is_worth_a_look() -> None:
    assert choice("hand1=secret-information-I&NW hand2=NS").startswith("spygoal")


@pytest.mark.parametrize("owner", [1, 2])
@pytest.mark.parametrize("creature", ["rat", "lindworm", "goblin"])
def test_nobody_walks_into_a_creature(creature: str, owner: int) -> None:
    """Neither into one's own nor into another's, though the way to the exit leads past it."""
    way = "board=1,0:NESW;2,0:NESW;3,0:NESW gold1=2 pawn1=1,0"
    beast = f"beasts={creature}:2,0:{owner} front{owner}={creature}-II hand1=NS hand2=NS"
    words = f"{EXIT} {way} {beast}"

    assert choice(words, "agenda=walk:1:3:0;nextturn:-:1") != "step 2,0"
    free = words.replace(beast, "hand1=NS hand2=NS")
    assert choice(free, "agenda=walk:1:3:0;nextturn:-:1") == "step 2,0"


def test_a_rat_does_not_keep_anybody_from_leaving() -> None:
    words = "board=4,4:goal-exit pawn1=4,4 beasts=rat:4,4/5:2 front2=rat-I hand1=NS hand2=NS"

    assert choice(words, "agenda=walk:1:3:0;nextturn:-:1") == "step 4,4/5"


def test_boots_are_for_oneself() -> None:
    assert choice("hand1=boots-I hand2=NS") == "equip boots-I 1"


def test_a_creature_is_sent_to_a_rival() -> None:
    words = "board=0,5:NESW+hole;0,6:NS;0,4:NS pawn2=0,6 hand1=goblin-II hand2=NS"

    assert choice(words) == "lure goblin-II 0,5"
    prowling = (
        f"{words.replace('hand1=goblin-II', 'hand1=NS')} beasts=goblin:0,5:1 front1=goblin-II"
    )
    assert choice(prowling, "agenda=prowl:1:goblin:5;nextturn:-:1") == "step 0,6"


def test_no_creature_is_sent_to_oneself() -> None:
    words = "board=0,5:NESW+hole;0,6:NS pawn1=0,6 hand1=goblin-II&NS hand2=NS"

    assert not choice(words).startswith("lure")


def test_no_creature_is_lured_to_a_rival_behind_another_dwarf() -> None:
    """The walk of a creature ends at the first dwarf, so it never gets to the second one."""
    words = "board=0,5:NESW+hole;0,6:NS;0,7:NS pawn1=0,6 pawn2=0,7 hand1=goblin-II hand2=NS"

    assert not choice(words).startswith("lure")
    beside = words.replace("pawn1=0,6", "pawn1=0,4").replace("0,6:NS", "0,6:NS;0,4:NS")
    assert choice(beside) == "lure goblin-II 0,5"


def test_the_gold_under_ones_own_dwarf_keeps_no_creature_from_attacking() -> None:
    vein = "board=-1,0:NEW+vein;0,5:NESW+hole;0,6:NS marks=-1,0:gold pawn1=-1,0"
    words = f"role1=blue-saboteur pawn2=0,6 {vein} beasts=goblin:0,5:1 front1=goblin-II"

    assert greedy_choice(f"the-dark-cave seats=4 agenda=prowl:1:goblin:5 {words}") == "step 0,6"


def test_an_axe_saves_ones_gold() -> None:
    words = "beasts=goblin:0,0:2 front2=goblin-II front1=battle-axe-I hand1=NS hand2=NS"

    assert choice(words, "agenda=askaxe:1:goblin:1:-;nextturn:-:2") == "strike goblin"
