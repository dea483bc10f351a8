"""What a screen is told beside the rules: where a figure can get."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rules.darkcave.tables import darkcave, prowl, walk
from undermine.core.ruleset import Ruleset
from undermine.core.walking import WrittenRoute
from undermine.testing import Scene

ROAD = "board=1,0:EW;2,0:EW;3,0:EW;4,0:EW"


def routes(scene: Scene) -> Mapping[str, WrittenRoute]:
    rules: Ruleset[Any] = scene.rules
    return rules.hooks.routes(rules, scene.state.table, scene.state.agenda[-1])


def test_a_dwarf_gets_as_far_as_its_steps_are_left() -> None:
    assert routes(walk(ROAD, left=2)) == {
        "1,0": {"steps": ["1,0"], "cards": 0, "gold": 0},
        "2,0": {"steps": ["1,0", "2,0"], "cards": 0, "gold": 0},
    }


def test_bridges_cost_cards_and_tunnels_cost_gold() -> None:
    over = routes(walk("board=1,0:E=W.N-S"))["1,0"]
    into = routes(walk("board=1,0:p2_tunnel_nw_se"))["1,0/5"]

    assert (over["steps"], over["cards"], over["gold"]) == (["1,0/2", "1,0"], 1, 0)
    assert (into["steps"], into["cards"], into["gold"]) == (["1,0/2", "1,0/5"], 0, 1)


def test_a_creature_goes_for_nothing_but_not_past_a_dwarf() -> None:
    board = "board=1,0:E=W.N-S;2,0:EW;3,0:EW;4,0:EW pawn2=3,0 beasts=rat:1,0/2:1"
    found = routes(prowl("rat", board, left=5))

    assert found["1,0"] == {"steps": ["1,0"], "cards": 0, "gold": 0}
    assert "3,0" in found
    assert "4,0" not in found


def test_nobody_goes_anywhere_in_a_turn() -> None:
    assert routes(darkcave(ROAD)) == {}
