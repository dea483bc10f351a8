"""What is in the box."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from tests.rules.lostmines.tables import RULES
from undermine import load
from undermine.core.face import E, N, S, W, turned_ports
from undermine.games.lostmines.setup import first_board
from undermine.games.lostmines.table import sheet
from undermine.games.lostmines.tokens import OBSTACLES, supply


def count(kind: str) -> int:
    return len(RULES.cards.box(kind))


def traits(card: str) -> frozenset[str]:
    face = RULES.cards[card].face
    assert face is not None
    return face.spaces[0].traits


def test_there_are_forty_path_cards() -> None:
    """TLM-003"""
    assert count("path") == 40


def test_there_are_twenty_three_action_cards() -> None:
    """TLM-004"""
    assert count("action") == 23


def test_each_clan_has_a_start_card() -> None:
    """TLM-005"""
    assert RULES.cards.box("start") == ("start-blue", "start-yellow")


def test_there_are_four_different_mines() -> None:
    """TLM-006, TLM-133, TLM-134"""
    mines = [RULES.cards[card] for card in RULES.cards.box("mine")]

    assert [mine.id for mine in mines] == ["mine-dragon", "mine-gems", "mine-gold", "mine-silver"]
    assert [mine.words.get("holds", ()) for mine in mines] == [
        (),
        ("Gems",),
        ("Gold",),
        ("Silver",),
    ]
    assert [mine.numbers.get("dragon", 0) for mine in mines] == [1, 0, 0, 0]


def test_every_mine_can_be_entered_from_every_side() -> None:
    """TLM-132"""
    for card in RULES.cards.box("mine"):
        ports = [RULES.cards.tile(lay).ports for lay in RULES.cards.lays(card)]
        assert all(any(port & side for port in ports) for side in (N, E, S, W)), card


def test_there_are_twelve_treasures_of_three_kinds() -> None:
    """TLM-007"""
    backs = Counter(RULES.cards.back_of(card) for card in RULES.cards.box("treasure"))
    values = [RULES.cards[card].numbers["value"] for card in RULES.cards.box("treasure")]

    assert backs == {"Gems": 4, "Gold": 4, "Silver": 4}
    assert sum(values) == 36
    assert 4 in values


def test_there_are_ten_dwarf_cards_five_of_each_clan() -> None:
    """TLM-008, TLM-018, TLM-020, TLM-022, TLM-024"""
    roles = Counter(RULES.cards.box("role"))

    for clan in ("blue", "yellow"):
        assert roles[f"{clan}-loyal"] == 3
        assert roles[f"{clan}-selfish"] == roles[f"{clan}-saboteur"] == 1
    assert roles.total() == 10


def test_there_are_points_enough_for_two_rounds_of_nine() -> None:
    """TLM-010"""
    tiles = sheet(RULES).tiles

    assert sum(tiles.values()) == 32
    best_nine = sorted(RULES.cards[card].numbers["value"] for card in RULES.cards.box("treasure"))
    assert sum(value * number for value, number in tiles.items()) >= 2 * sum(best_nine[-9:])


MIXES = ("3-3-3-2-3", "3-3-3-3-2", "2-2-2-4-4")
TILES = ("axe", "boat", "rope", "trap", "troll")


@pytest.mark.parametrize("mix", MIXES)
def test_there_are_fourteen_forest_tiles(mix: str) -> None:
    """TLM-011"""
    rules = load(f"the-lost-mines+action_mix={mix}")

    tiles = {kind: supply(rules, first_board(rules), kind) for kind in TILES}

    assert "-".join(map(str, tiles.values())) == mix
    assert sum(tiles.values()) == 14
    assert tiles == sheet(rules).forest_tiles


@pytest.mark.parametrize("mix", MIXES)
def test_every_card_that_needs_a_tile_finds_one(mix: str) -> None:
    """TLM-R17"""
    rules = load(f"the-lost-mines+action_mix={mix}")

    assert {kind: rules.cards[kind].count for kind in TILES} == sheet(rules).forest_tiles
    assert len(rules.cards.box("action")) == 23


def test_tiles_are_counted_and_not_the_cards_that_need_them() -> None:
    """TLM-011, TLM-R17"""
    more = RULES.cards.changed(replace(RULES.cards["axe"], count=9))

    assert supply(RULES.changed(cards=more), first_board(RULES), "axe") == 3


def test_there_is_one_dragon() -> None:
    """TLM-012"""
    assert sum(RULES.cards[card].numbers.get("dragon", 0) for card in RULES.cards.box("mine")) == 1


def test_the_board_has_eleven_columns_and_seven_rows() -> None:
    """TLM-013"""
    area = sheet(RULES).board.area

    assert (area.right - area.left + 1, area.bottom - area.top + 1) == (11, 7)


@pytest.mark.parametrize("layout", ["default", "wide", "edge", "staggered", "diamond"])
def test_every_layout_treats_both_clans_alike(layout: str) -> None:
    """TLM-013, TLM-028"""
    fields = sheet(load(f"the-lost-mines+layout={layout}")).fields

    upside_down = {(x, 6 - y) for x, y in fields.mines}
    (blue_x, blue_y), (yellow_x, yellow_y) = fields.starts["Blue"], fields.starts["Yellow"]
    assert upside_down == set(fields.mines)
    assert (blue_x, blue_y) == (yellow_x, 6 - yellow_y)


def test_the_deck_is_its_own_mirror_image() -> None:
    """TLM-003"""
    shapes: Counter[frozenset[int]] = Counter()
    for card in RULES.cards.box("path"):
        face = RULES.cards[card].face
        assert face is not None
        shapes[frozenset({face.ports, turned_ports(face.ports, 180)})] += 1

    bends = [shapes[frozenset(pair)] for pair in ((E | S, N | W), (S | W, N | E))]
    assert bends[0] == bends[1] == 5


def test_there_are_three_obstacles_and_a_tool_for_each() -> None:
    """TLM-071, TLM-076, TLM-081, TLM-082, TLM-083"""
    paths = Counter(trait for card in RULES.cards.box("path") for trait in traits(card))
    tools = {c.id: c.words["bridges"][0] for c in RULES.cards if c.words.get("bridges")}

    assert tools == {"axe": "logs", "boat": "lake", "rope": "ditch"}
    assert frozenset(tools.values()) == OBSTACLES
    assert paths == {"logs": 3, "lake": 3, "ditch": 3, "rock": 4, "campfire": 4}


def test_there_are_nine_kinds_of_action_cards() -> None:
    """TLM-075"""
    plays = {card.id: card.plays for card in RULES.cards if card.kind == "action"}

    assert len(plays) == 9
    assert {word for words in plays.values() for word in words} == {
        *("bridge", "scout", "appraise", "spy", "snare", "troll", "storm")
    }


def test_an_information_card_offers_two_of_three_looks() -> None:
    """TLM-086, TLM-088"""
    pairs = [card.plays for card in RULES.cards if card.id.startswith("info-")]

    assert len(set(pairs)) == 3
    assert all(len(pair) == 2 for pair in pairs)
