"""Clans on backs, sides on faces."""

from __future__ import annotations

from undermine.core.cardfile import CardWords, read_cards
from undermine.core.cards import CardSet
from undermine.core.clans import clan_of, side_of, workers
from undermine.core.state import Pile, State, Table

CARDS = CardSet(
    read_cards(
        {
            "dwarf": [
                {"id": "red-true", "back": "Red", "side": ["Red"], "count": 2},
                {"id": "red-false", "back": "Red", "side": ["Blue"], "count": 1},
                {"id": "blue-lone", "back": "Blue", "count": 1},
            ]
        },
        CardWords(keys=frozenset({"side"})),
        "clans/cards.toml",
    )
)


def test_everybody_sees_the_clan_even_of_an_unknown_card() -> None:
    piles = {"role1": Pile(("red-false",)), "role2": Pile(("?Blue",))}
    state = State(Table(2), piles, (), ())

    assert clan_of(CARDS, state, "role1") == "Red"
    assert clan_of(CARDS, state, "role2") == "Blue"


def test_a_dwarf_works_for_the_side_its_face_names_or_for_itself() -> None:
    assert side_of(CARDS, "red-true") == "Red"
    assert side_of(CARDS, "red-false") == "Blue"
    assert side_of(CARDS, "blue-lone") is None


def test_workers_are_the_seats_of_a_side() -> None:
    dwarves = ("red-true", "blue-lone", "red-false", "red-true")

    assert workers(CARDS, dwarves, "Red") == (0, 3)
    assert workers(CARDS, dwarves, "Blue") == (2,)
    assert workers(CARDS, dwarves, None) == (1,)
