"""How often each role wins is counted rightly, and is there for every table that can be opened."""

from __future__ import annotations

import pytest

from tools.balance import Cell, count, shares_of, wins
from undermine import load
from undermine.bots.balance import balances
from undermine.games import REGISTRY
from undermine.server.views.catalogues import sentences
from undermine.strength.table import RoundScore
from undermine.words import LANGUAGES


def test_seats_of_one_role_and_all_colours_share_a_round() -> None:
    score = RoundScore(("blue", "green", "boss", "saboteur", "saboteur"), (1, 0, 1, 0, 0), ())

    assert shares_of(score) == {"digger": 0.5, "boss": 1, "saboteur": 0}


def test_every_round_counts_once() -> None:
    found = wins("digger", [1.0, 0.0, 0.5, 1.0])

    assert (found.rounds, found.share) == (4, 0.625)
    assert 0 <= found.low < 0.625 < found.high <= 1


def test_the_same_rounds_are_played_each_time() -> None:
    """The first rounds of what is kept."""
    found = count(Cell("saboteur", 3, 4))

    assert found == count(Cell("saboteur", 3, 4))
    digger, saboteur = found.roles
    assert (digger.role, digger.rounds, saboteur.role) == ("digger", 4, "saboteur")


@pytest.mark.parametrize("game", REGISTRY)
def test_every_number_of_seats_was_measured(game: str) -> None:
    found = balances()[game]

    assert [one.seats for one in found.counts] == [*load(game).seats]
    for one in found.counts:
        assert all(role.low <= role.share <= role.high for role in one.roles)
        assert all(role.rounds <= one.rounds for role in one.roles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_has_a_word_on_the_page_for_a_new_table(language: str) -> None:
    text = sentences(language)
    roles = {
        role.role for found in balances().values() for one in found.counts for role in one.roles
    }

    assert [role for role in roles if f"\nbalance-{role} =" not in text] == []
