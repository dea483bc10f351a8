"""Games that extend others: their cards, and tables in which entries are dropped."""

from __future__ import annotations

from typing import Any

import pytest

from tests.core.toy_game import RULES
from undermine import position
from undermine.core.cardfile import CardFileError, CardWords, read_cards
from undermine.core.connectivity import need, needs

BASE = "undermine.games.saboteur"
NAME = "more/cards.toml"
WORDS = CardWords(
    keys=frozenset({"tools", "value", "treasure", "stays"}),
    plays=frozenset({"place", "break", "mend", "rockfall", "peek"}),
    traits=frozenset({"ladder"}),
)


def extended(**sections: object) -> dict[str, Any]:
    """The cards of a file that extends another, by id."""
    file = {"extends": BASE, "backs": {"path": "mine", "action": "mine"}, **sections}
    return {card.id: card for card in read_cards(file, WORDS, NAME)}


def test_an_extending_file_has_the_cards_of_the_other_and_its_own() -> None:
    cards = extended(path=[{"face": "NS.EW", "plays": ["place"], "count": 2}])

    assert (cards["map"].count, cards["NS.EW"].count) == (6, 2)
    assert (cards["map"].back, cards["NS.EW"].back) == ("mine", "mine")


def test_a_card_of_both_files_is_as_the_extending_file_says() -> None:
    cards = extended(action=[{"id": "rockfall", "plays": ["rockfall"], "count": 4}])

    assert cards["rockfall"].count == 4


def test_kinds_of_cards_can_be_left_in_the_box() -> None:
    cards = extended(without=["gold", "role"])

    assert {card.kind for card in cards.values()} == {"start", "goal", "path", "action"}


def test_totals_count_the_cards_of_both_files() -> None:
    more = [{"face": "NS.EW", "plays": ["place"], "count": 2}]

    assert extended(path=more, totals={"path": 42})
    with pytest.raises(CardFileError, match="holds 2 path cards, but the counts add up to 42"):
        extended(path=more, totals={"path": 2})


def test_a_kind_that_is_not_there_cannot_be_left_out() -> None:
    with pytest.raises(CardFileError, match="no cards of the kind 'silver'"):
        extended(without=["silver"])


def test_a_changed_ruleset_drops_what_is_none() -> None:
    (name, *_) = RULES.zones

    changed = RULES.changed(zones={name: None})

    assert set(changed.zones) == set(RULES.zones) - {name}
    assert name in RULES.zones


def test_the_needs_of_all_cells_are_the_need_of_each() -> None:
    _, state = position("saboteur-2 seats=3 turn=1 board=1,0:NES;2,0:NS.EW;5,5:N+ladder")
    tiles = state.table.board.tiles

    asked = needs(tiles)

    assert asked[1, -1] == need(tiles, (1, -1))
    assert {cell: need(tiles, cell) for cell in asked} == asked
    assert (8, 1) not in asked
