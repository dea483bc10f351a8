"""The greedy bot plays Saboteur 2 by the rules, by what it sees, and sensibly for every dwarf."""

from __future__ import annotations

import pytest

from tests.bots.tables import bots, greedy_choice, play
from undermine.games import load
from undermine.session import Game

RULES = load("saboteur-2")
CHANGED = [f"saboteur-2+{name}={option.choices[1]}" for name, option in RULES.options.items()]
SHAFT = "1,0:EW;2,0:EW;3,0:EW;4,0:EW;5,0:EW;6,0:EW"
SURE = "goals=stone-ne@1;gold@1;stone-nw@1"


def choice(role: str, hand: str, words: str = "") -> str:
    """What the first of three seats does."""
    head = f"saboteur-2 seats=3 turn=1 role1={role} hand1={hand}"
    return greedy_choice(f"{head} {words}")


@pytest.mark.parametrize("seats", RULES.seats)
def test_greedy_bots_play_whole_games_at_every_size(seats: int) -> None:
    game = Game("saboteur-2", seats, "whole")

    play(game, bots("greedy", seats, "whole"))

    assert game.over


@pytest.mark.parametrize("rules", CHANGED)
def test_greedy_bots_play_by_every_house_rule(rules: str) -> None:
    game = Game(rules, 4, "house")

    play(game, bots("greedy", 4, "house"))

    assert game.over


# -- every dwarf -----------------------------------------------------------------------------------


@pytest.mark.parametrize("role", ["blue", "green", "boss", "profiteer"])
def test_whoever_wins_by_it_reaches_the_treasure(role: str) -> None:
    assert choice(role, "EW&map&NE", f"board={SHAFT} {SURE}") == "place EW 7,0"


def test_nobody_builds_for_the_rivals() -> None:
    door = SHAFT.replace("3,0:EW", "3,0:EW+green")

    assert choice("blue", "EW&map", f"board={door} {SURE}") != "place EW 7,0"
    assert choice("green", "EW&map", f"board={door} {SURE}") == "place EW 7,0"


def test_a_digger_prefers_a_door_of_the_own_colour() -> None:
    board = "board=1,0:EW;2,0:EW"

    assert choice("blue", "EW+blue&EW+green&N", board) == "place EW+blue 3,0"
    assert choice("green", "EW+blue&EW+green&N", board) == "place EW+green 3,0"


def test_a_geologist_lays_crystals_and_lets_the_treasure_be() -> None:
    assert choice("geologist", "EW&NEW+crystal", "board=1,0:EW").startswith("place NEW+crystal")
    assert choice("geologist", "EW&map", f"board={SHAFT} {SURE}") != "place EW 7,0"


def test_a_saboteur_never_reaches_the_treasure() -> None:
    assert choice("saboteur", "EW&map", f"board={SHAFT} {SURE}") != "place EW 7,0"


@pytest.mark.parametrize("role", ["blue", "boss", "saboteur"])
def test_a_prisoner_wants_out(role: str) -> None:
    assert choice(role, "freed&N&E", "front1=trapped") == "free 1"


def test_two_useless_cards_buy_freedom() -> None:
    assert choice("blue", "N&E&NESW", "front1=trapped") == "lift E&N trapped"


def test_a_known_saboteur_is_trapped() -> None:
    assert choice("blue", "trapped&N", "role2=saboteur@1&2 role3=blue@1&3") == "trap 2"


def test_a_friend_is_not_trapped() -> None:
    assert not choice("blue", "trapped&N", "role2=blue@1&2 role3=blue@1&3").startswith("trap")


def test_the_richest_is_robbed() -> None:
    purses = "loot1=- loot2=coin loot3=coin&coin notes==:loot2:coin;=:loot3:coin&coin"
    thief = f"agenda=stealgold:1:-;nextround:- front1=theft {purses}"
    roles = "role1=blue role2=green role3=boss"

    assert greedy_choice(f"saboteur-2 seats=3 {thief} {roles}") == "steal 3"


def test_nobody_inspects_a_dwarf_twice() -> None:
    assert choice("blue", "inspection&N", "role2=green@1&2") == "inspect 3"
