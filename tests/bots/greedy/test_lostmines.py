"""The greedy bot in the forest."""

from __future__ import annotations

import pytest

from tests.bots.tables import bots, greedy_choice, play
from undermine.session import Game

CAST = "role1=blue-loyal role2=yellow-loyal role3=blue-selfish pawn1=1,2 pawn2=1,4 pawn3=1,2 "
OUT = "treasure1=treasure-gems-5 treasure2=treasure-gems-4 treasure3=treasure-gold-3 "
ROAD = "2,2:EW;3,2:EW;4,2:EW;5,2:EW;6,2:EW;7,2:EW"
TURN = f"the-lost-mines seats=3 turn=1 {CAST}{OUT}"


def test_it_lengthens_its_own_way() -> None:
    choice = greedy_choice(f"{TURN} board={ROAD} hand1=EW&NS&axe")

    assert choice == "place EW 8,2"


def test_it_bridges_what_is_in_its_way() -> None:
    choice = greedy_choice(f"{TURN} board=2,2:EW+logs;{ROAD[7:]};8,2:EW hand1=axe&boat&NS")

    assert choice == "bridge axe 2,2"


def test_it_walks_to_the_mine() -> None:
    walk = f"the-lost-mines seats=3 agenda=walk:1:3:0;nextturn:-:1 {OUT}"
    position = f"{walk} {CAST.replace('pawn1=1,2', 'pawn1=6,2')} board={ROAD};8,2:EW"

    assert greedy_choice(position) == "step 7,2"


def test_it_stays_where_a_treasure_is_to_be_had() -> None:
    walk = f"the-lost-mines seats=3 agenda=walk:1:3:0;nextturn:-:1 {OUT}"
    mines = "mines=mine-gold;-;mine-silver;mine-dragon"
    stay = f"{walk} {CAST.replace('pawn1=1,2', 'pawn1=9,2')} {mines}"

    assert greedy_choice(f"{stay} board={ROAD};8,2:EW;9,2:mine-gems") == "stop"


def test_it_takes_the_best_treasure_it_knows() -> None:
    take = f"the-lost-mines seats=3 agenda=taketreasure:1:1;nextturn:-:1 {OUT}"
    known = take.replace("treasure-gems-5", "treasure-gems-3@1").replace("gems-4", "gems-5@1")
    mines = "mines=mine-gold;-;mine-silver;mine-dragon"
    stand = f"{known} {CAST.replace('pawn1=1,2', 'pawn1=9,2')} {mines} board=9,2:mine-gems"

    assert greedy_choice(stand) == "pick 2"


def test_it_keeps_away_from_a_mine_that_it_knows_to_be_the_dragons() -> None:
    mines = "mines=mine-gold;mine-dragon@1;mine-silver;mine-gems"
    walk = f"the-lost-mines seats=3 agenda=walk:1:3:0;nextturn:-:1 {OUT} {mines}"
    position = f"{walk} {CAST.replace('pawn1=1,2', 'pawn1=8,2')} board={ROAD};8,2:NESW"

    assert greedy_choice(position) != "step 9,2"


def test_it_hinders_whoever_works_for_the_other_pot() -> None:
    ahead = CAST.replace("pawn2=1,4", "pawn2=6,4")
    road = "2,4:EW;3,4:EW;4,4:EW;5,4:EW;6,4:EW;7,4:EW;8,4:EW"
    roles = ahead.replace("role2=yellow-loyal", "role2=yellow-loyal@1&2")
    position = f"the-lost-mines seats=3 turn=1 {roles}{OUT} board={road} hand1=troll&SW+ditch"

    choice = greedy_choice(position)

    assert choice in {"troll 6,4/E", "troll 7,4/E", "troll 8,4/E"}


@pytest.mark.parametrize("seats", [3, 6, 9])
def test_it_finds_treasures_and_plays_to_the_end(seats: int) -> None:
    game = Game("the-lost-mines", seats, seed=f"forest-{seats}")

    play(game, bots("greedy", seats, "1"))

    assert game.over
    assert sum(game.scores) > 0
