"""The end of the game and who wins."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.rules.darkcave.tables import darkcave, events, rest, told, walk
from undermine.core.state import NOBODY
from undermine.games.darkcave.reckoning import Dwarf, reckon

DOOR = "board=4,3:NS;4,4:goal-exit pawn1=4,4"


class Example(NamedTuple):
    """Dwarves as `y2#1`: clan and role, gold, the how-maniest to leave; what it comes to."""

    name: str
    dwarves: str
    values: tuple[int, int]
    winner: str
    winners: str


EXAMPLES = [
    Example("S01 the printed one", "y2#1 y2#4 Y3#2 b2#3 b3", (12, 10), "yellow", "1 2"),
    Example("S02 two, all gold", "y3#1 b3", (3, 0), "yellow", "1"),
    Example("S03 two, nothing left", "y3 b0#1", (0, 0), "blue", "2"),
    Example("S05 only the saboteur", "y3 y3 Y3#1", (0, 6), "blue", "3"),
    Example("S06 both loyal ones", "y3#1 y2#2 Y3", (5, 0), "yellow", "1 2"),
    Example("S08 blue set", "b0#1 b3#2 B4", (0, 3), "blue", "1 2"),
    Example("S09 tie, saboteur first", "y3#2 y2 Y3#1 Y1", (6, 6), "blue", "3 4"),
    Example("S11 single worker with three", "y3#1 y3#2 y3#3 B3 b3#4", (9, 12), "blue", "5"),
    Example("S12 single worker with two", "y3#1 y3#2 y3#3 B3 b2#4", (9, 8), "yellow", "1 2 3 4"),
    Example("S14 tie, saboteur first", "y3#2 y3 B3 Y2#1 b3", (6, 6), "blue", "4 5"),
    Example("S15 tie, yellow first", "y3#1 y3#2 y1 B2 b3#3 b3", (12, 12), "yellow", "1 2 3 4"),
    Example("S17 just better", "y3#1 y2#3 y2#4 B3 b3#2 b2#5 b3", (21, 20), "yellow", "1 2 3 4"),
    Example("S18 tie, blue first", "y3#2 y1#3 y3 B3 b3#1 b2 b3", (12, 12), "blue", "5 6 7"),
    Example("S20 nobody out", "y3 y3 y3 Y3 b3 b3 b3 B3", (0, 0), "nobody", ""),
    Example("S21 two saboteurs", "y3#1 y3 y3 Y3#2 b3 b3 b3 B2#3", (20, 12), "yellow", "1 2 3 8"),
    Example("S23 rich", "y4#1 y3#4 Y3#2 b3#3 b3", (21, 12), "yellow", "1 2"),
    Example("S24 agreed", "y2#1 y3 y3 Y3 b3 b3 b3", (8, 0), "yellow", "1 2 3"),
]


def by_hand(example: Example) -> tuple[tuple[int, int], str, str]:
    """A second reckoning, written from the rules and from nothing else."""
    seats = example.dwarves.split()
    works = ["yb"["yBbY".index(dwarf[0]) // 2] for dwarf in seats]
    out = sorted((int(d.split("#")[1]), seat) for seat, d in enumerate(seats) if "#" in d)
    hoard = {"y": 0, "b": 0}
    for _, seat in out:
        hoard[works[seat]] += int(seats[seat][1])
    yellow = hoard["y"] * works.count("b")
    blue = hoard["b"] * works.count("y")
    best = (works[out[0][1]] if out else "-") if yellow == blue else "y" if yellow > blue else "b"
    won = " ".join(str(seat + 1) for seat, side in enumerate(works) if side == best)
    return (yellow, blue), {"y": "yellow", "b": "blue", "-": "nobody"}[best], won


def position(example: Example) -> tuple[str, str]:
    """The table of an example, just before everybody agrees to end: roles and words."""
    seats = example.dwarves.split()
    gold = [f"gold{seat}={dwarf[1]}" for seat, dwarf in enumerate(seats, 1)]
    order = sorted((int(d.split("#")[1]), seat) for seat, d in enumerate(seats, 1) if "#" in d)
    out = "out=" + ("&".join(str(seat) for _, seat in order) or "-")
    return "".join(dwarf[0] for dwarf in seats), " ".join(["hand1=NS", *gold, out])


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_a_treasure_is_worth_its_gold_times_the_heads_of_the_other_side(example: Example) -> None:
    """TDC-012, TDC-013, TDC-183, TDC-184, TDC-185, TDC-186, TDC-187, TDC-R85, TDC-R88, TDC-R91"""
    roles, words = position(example)

    scene = darkcave(words, roles).play("agree")

    event = told(scene, "treasurecounted")
    assert (event.yellow, event.blue) == example.values
    assert event.winner == example.winner
    assert " ".join(str(seat + 1) for seat in event.winners) == example.winners
    assert by_hand(example) == (example.values, example.winner, example.winners)


def test_the_second_reckoning_agrees_on_thousands_of_tables() -> None:
    """TDC-184, TDC-185, TDC-186, TDC-R06, TDC-R07"""
    for number in range(2_000):
        roles = "".join("yYbB"[(number >> 2 * seat) % 4] for seat in range(5))
        dwarves = [
            f"{role}{(number // (seat + 1)) % 7}"
            + (f"#{(seat * 3 + number) % 5}" if seat % 3 else "")
            for seat, role in enumerate(roles)
        ]
        example = Example("", " ".join(dwarves), (0, 0), "", "")
        order = sorted((int(d.split("#")[1]), s) for s, d in enumerate(dwarves) if "#" in d)
        table = [
            Dwarf("yellow" if d[0] in "yB" else "blue", int(d[1]) if "#" in d else 0)
            for d in dwarves
        ]

        found = reckon(table, order[0][1] if order else NOBODY)

        values, winner, _ = by_hand(example)
        assert (found.values["yellow"], found.values["blue"], found.winner) == (*values, winner)


def test_a_side_without_dwarves_makes_the_other_treasure_worthless() -> None:
    """TDC-R08"""
    found = reckon([Dwarf("yellow", 3), Dwarf("yellow")], 0)

    assert found.values == {"yellow": 0, "blue": 0}
    assert found.winner == "yellow"


def test_gold_that_stays_in_the_cave_counts_for_nobody() -> None:
    """TDC-007, TDC-008, TDC-182, TDC-R89"""
    words = "hand1=NS out=2 gold1=3 gold2=1 board=-1,0:NEW+vein marks=-1,0:gold"
    scene = darkcave(words, "yyYY").play("agree")

    assert scene.state.table.gold == (0, 1, 0, 0)
    assert scene.state.table.pool == 46 - 1 - 1
    assert told(scene, "treasurecounted").saved_yellow == 1


def test_all_clan_cards_are_shown_in_the_end() -> None:
    """TDC-024, TDC-181"""
    scene = darkcave("hand1=NS", "yyYbb").play("agree")

    assert [scene.seen(f"role{seat}", 0) for seat in (2, 3, 4, 5)] == [
        "yellow-loyal",
        "yellow-saboteur",
        "blue-loyal",
        "blue-loyal",
    ]
    assert told(scene, "clansshown").cards[2] == "yellow-saboteur"


# -- a side is out ---------------------------------------------------------------------------------


def test_the_game_is_over_at_once_when_a_side_is_out() -> None:
    """TDC-175, TDC-177, TDC-179, TDC-R38, TDC-R83, TDC-R86"""
    scene = walk(f"{DOOR} out=2", "yyYY").play("step 4,4/5")

    assert scene.legal == ["announce yellow"]
    assert scene.refused("announce nobody") == "TDC-177"
    over = scene.play("announce yellow")
    assert over.state.is_over
    assert told(over, "caveclosed").side == "yellow"
    assert over.pile("hand1") == "EW&NS"


def test_the_game_goes_on_while_somebody_works_for_that_side_inside() -> None:
    """TDC-177, TDC-R83, TDC-R86"""
    scene = walk(DOOR, "yyYY").play("step 4,4/5")

    assert scene.legal == ["announce nobody"]
    assert scene.refused("announce yellow") == "TDC-177"
    assert scene.refused("stop") == "TDC-179"
    assert scene.play("announce nobody").actor == "2"


def test_saboteurs_count_for_the_side_they_serve() -> None:
    """TDC-012, TDC-177"""
    scene = walk(DOOR, "Yyy").play("step 4,4/5")

    assert scene.legal == ["announce blue"]


def test_of_two_whoever_leaves_first_wins() -> None:
    """TDC-R05, TDC-R06, TDC-R90"""
    scene = walk(f"{DOOR} gold1=0").play("step 4,4/5", "announce yellow")

    assert scene.state.is_over
    assert scene.rules.scores(scene.state) == (1, 0)


def test_what_is_announced_follows_from_nothing_that_a_seat_cannot_see() -> None:
    """TDC-179, TDC-R86"""
    scene = walk(DOOR, "yyYY").play("step 4,4/5")
    view = scene.rules.view(scene.state, 3)

    for side in ("yellow", "nobody"):
        assert scene.rules.check(view, scene.read(f"announce {side}")) is None
    assert scene.rules.check(view, scene.read("announce blue")) is not None


def test_while_the_game_goes_on_no_side_can_be_out() -> None:
    """TDC-177, TDC-R86"""
    conflicts = darkcave("hand1=NS").rules.hooks.conflicts

    for roles, expected in (("yyYY", 0), ("yYYY", 1)):
        scene = darkcave("hand1=NS out=1", roles)
        assert conflicts(scene.rules, scene.state) == expected


# -- other ends ------------------------------------------------------------------------------------


def test_nobody_wins_where_nobody_has_left() -> None:
    """TDC-R84"""
    scene = darkcave("hand1=NS", "yyYbb").play("agree")

    assert scene.rules.scores(scene.state) == (0,) * 5


def test_all_may_agree_to_stop_while_a_seat_is_on() -> None:
    """TDC-180, TDC-R87"""
    scene = darkcave("hand1=NS hand2=NS board=0,1:NS")

    assert [repr(call) for call in scene.rules.open_calls(scene.state)] == ["agree"]
    assert scene.play("discard NS").refused("agree") == "TDC-R87"
    assert told(scene.play("agree"), "caveclosed").why == "agreed"


def test_the_last_card_is_played_and_its_turn_is_finished() -> None:
    """TDC-176, TDC-R82"""
    empty = "stock1=?I5 stock2=?II5 stock3=?III5"
    scene = darkcave(f"hand1=NS hand2=- hand3=- {empty} {DOOR}", "Yyy").play("discard NS")

    left = scene.play("step 4,4/5", "announce blue")

    assert told(left, "caveclosed").why == "out"
    assert told(scene.play("stop"), "caveclosed").why == "cards"


def test_scores_are_known_when_the_game_is_over() -> None:
    """TDC-185, TDC-R85"""
    scene = darkcave("hand1=NS out=1", "yyYY")

    assert scene.rules.scores(scene.state) == (0, 0, 0, 0)
    assert scene.play("agree").rules.scores(scene.play("agree").state) == (1, 1, 0, 0)
    assert events(rest(scene.play("discard NS")), "caveclosed") == []
