"""The box: what the expansion adds, card by card."""

from __future__ import annotations

import pytest

from undermine import load
from undermine.core.face import side_letters

RULES = load("saboteur-2")
BASE = load("saboteur")

# openings, joined groups, what is special, count; as the cards were identified
PATHS = {
    "NS.EW": ("NESW", "NS EW", "", 2),
    "NW.ES": ("NESW", "NW ES", "", 1),
    "NE.SW": ("NESW", "NE SW", "", 1),
    "N+ladder": ("N", "N", "ladder", 1),
    "E+ladder": ("E", "E", "ladder", 1),
    "NE+ladder": ("NE", "NE", "ladder", 1),
    "NW+ladder": ("NW", "NW", "ladder", 1),
    "NS+blue": ("NS", "NS", "blue", 1),
    "EW+blue": ("EW", "EW", "blue", 1),
    "NE+blue": ("NE", "NE", "blue", 1),
    "NS+green.E": ("NES", "NS", "green", 1),
    "EW+green": ("EW", "EW", "green", 1),
    "NW+green": ("NW", "NW", "green", 1),
    "N+crystal": ("N", "", "crystal", 1),
    "E+crystal": ("E", "", "crystal", 1),
    "NES+crystal": ("NES", "NES", "crystal", 1),
    "NEW+crystal": ("NEW", "NEW", "crystal", 3),
    "NESW+crystal": ("NESW", "NESW", "crystal", 1),
    "NEW+crystal.S": ("NESW", "NEW", "crystal", 1),
    "NES+crystal.W": ("NESW", "NES", "crystal", 1),
    "EW+crystal.N": ("NEW", "EW", "crystal", 1),
    "NS.E": ("NES", "NS", "", 1),
    "NS.E.W": ("NESW", "NS", "", 1),
    "EW.N.S": ("NESW", "EW", "", 1),
    "NE.S": ("NES", "NE", "", 1),
    "ES.N": ("NES", "ES", "", 2),
}


def counts(*ids: str) -> tuple[int, ...]:
    """How many of each card there are."""
    return tuple(RULES.cards[card].count for card in ids)


@pytest.mark.parametrize("card", PATHS)
def test_every_new_path_card_is_as_it_was_printed(card: str) -> None:
    """SB2-003, SB2-046, SB2-049"""
    openings, groups, special, count = PATHS[card]
    face = RULES.cards[card].face
    assert face is not None

    joined = [
        side_letters(space.ports)
        for space in face.spaces
        if space.ports.bit_count() > 1 or "ladder" in space.traits
    ]

    assert side_letters(face.ports) == openings
    assert joined == groups.split()
    assert {trait for space in face.spaces for trait in space.traits} == set(special.split())
    assert face.links == ()
    assert RULES.cards[card].count == count


def test_thirty_path_cards_are_new_and_the_old_ones_are_all_there() -> None:
    """SB2-001, SB2-003, SB2-004, SB2-024"""
    paths = {card.id: card.count for card in RULES.cards if card.kind == "path"}
    old = {card.id: card.count for card in BASE.cards if card.kind == "path"}

    assert {card: paths[card] for card in old} == old
    assert set(paths) - set(old) == set(PATHS)
    assert sum(paths.values()) - sum(old.values()) == 30


def test_twenty_one_action_cards_are_new_and_the_last_is_a_rockfall() -> None:
    """SB2-003, SB2-024, SB2-R01"""
    actions = {card.id: card.count for card in RULES.cards if card.kind == "action"}
    old = {card.id: card.count for card in BASE.cards if card.kind == "action"}

    new = {card: count - old.get(card, 0) for card, count in actions.items()}

    assert sum(new.values()) == 21
    assert {card: count for card, count in new.items() if card in old and count} == {"rockfall": 1}
    assert set(old) <= set(actions)


def test_there_are_so_many_of_each_special_path_card() -> None:
    """SB2-045, SB2-048, SB2-051, SB2-057, SB2-060"""
    by_trait = {
        trait: sum(line[3] for card, line in PATHS.items() if line[2] == trait)
        for trait in ("ladder", "blue", "green", "crystal")
    }

    assert counts("NS.EW") == (2,)
    assert sum(counts("NW.ES", "NE.SW")) == 2
    assert by_trait == {"ladder": 4, "blue": 3, "green": 3, "crystal": 10}


def test_there_are_so_many_of_each_new_action_card() -> None:
    """SB2-061, SB2-065, SB2-067, SB2-071, SB2-074, SB2-078, SB2-084"""
    assert counts("theft", "hands-off", "swap-hats", "inspection") == (4, 3, 2, 2)
    assert counts("swap-hands", "trapped", "freed") == (2, 3, 4)


def test_fifteen_new_dwarves_and_none_of_the_old() -> None:
    """SB2-003, SB2-005, SB2-010, SB2-014, SB2-019, SB2-023, SB2-025"""
    dwarves = {card.id: card.count for card in RULES.cards if card.kind == "role"}

    assert dwarves == {
        "blue": 4,
        "green": 4,
        "boss": 1,
        "profiteer": 1,
        "geologist": 2,
        "saboteur": 3,
    }


def test_gold_is_counted_in_ones_and_never_runs_out() -> None:
    """SB2-025, SB2-103, SB2-R38"""
    gold = {
        card.id: (card.count, card.numbers["value"]) for card in RULES.cards if card.kind == "gold"
    }

    most_in_a_round = max(n * RULES.sheet.pay[min(n, 5)] for n in range(1, 4)) + 10

    assert gold == {"coin": (3 * most_in_a_round, 1)}


def test_crystals_are_no_part_of_a_way() -> None:
    """SB2-060"""
    plain, crystal = RULES.cards["NES"].face, RULES.cards["NES+crystal"].face

    assert plain is not None
    assert crystal is not None
    assert [space.ports for space in plain.spaces] == [space.ports for space in crystal.spaces]
