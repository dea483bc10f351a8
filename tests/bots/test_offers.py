"""Which bots tables offer and take."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from undermine.bots import offers, registry
from undermine.bots.learned.net_bot import PATIENCE
from undermine.bots.levels.styles import STYLES
from undermine.bots.offers import Level, levels, others, require_offered, with_style
from undermine.games import REGISTRY

FIRST = (Level(1, "apprentice"), Level(2, "miner"), Level(3, "foreman"))


@pytest.mark.parametrize("game", REGISTRY)
def test_every_game_offers_the_first_three_levels_without_a_kernel(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(offers, "available", lambda: False)

    assert levels(game) == FIRST


def test_a_level_that_was_measured_is_offered_where_there_is_a_kernel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(offers, "available", lambda: True)
    monkeypatch.setattr(offers, "BEYOND", {"saboteur": ("old-dwarf",)})

    assert levels("saboteur") == (*FIRST, Level(5, "old-dwarf"))
    assert levels("saboteur-2") == FIRST
    require_offered("old-dwarf/bold", "saboteur")
    monkeypatch.setattr(offers, "available", lambda: False)
    with pytest.raises(ValueError, match="saboteur offers no level 'old-dwarf'"):
        require_offered("old-dwarf/bold", "saboteur")


def test_only_games_and_levels_that_there_are_are_listed() -> None:
    assert set(offers.BEYOND) <= set(REGISTRY)
    assert {name for more in offers.BEYOND.values() for name in more} <= set(registry.LEVELS)
    assert all(offers.USUAL in [level.name for level in levels(game)] for game in REGISTRY)


def test_the_styles_are_those_of_the_levels_with_and_without_a_net() -> None:
    assert set(offers.STYLES) == set(STYLES) == set(PATIENCE)


@pytest.mark.parametrize("bot", ["apprentice", "miner/grumpy", "foreman/patient", "greedy"])
def test_a_table_takes_levels_in_styles_and_bots_to_compare_with(bot: str) -> None:
    require_offered(bot, "saboteur")


@pytest.mark.parametrize(
    ("bot", "refusal"),
    [
        ("formean", "there is no bot 'formean'; .* did you mean 'foreman'"),
        ("miner/pateint", "there is no style 'pateint'; .* did you mean 'patient'"),
        ("miner/", "there is no style ''; the styles are: steady, bold"),
        ("greedy/bold", "there is no bot 'greedy/bold'; the bots are: apprentice, miner"),
        ("surveyor", "the-dark-cave offers no level 'surveyor'; the bots are: apprentice, mi"),
        ("path-first", "there is no bot 'path-first'"),
        ("pipe:true", "there is no bot 'pipe:true'"),
    ],
)
def test_a_refusal_quotes_the_bot_and_says_what_would_be_right(bot: str, refusal: str) -> None:
    with pytest.raises(ValueError, match=refusal):
        require_offered(bot, "the-dark-cave")


def test_bots_of_other_packages_are_offered_beside_the_levels(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    entries = [EntryPoint(name, "any:Bot", registry.GROUP) for name in ("mine", "greedy")]
    for module in (registry, offers):
        monkeypatch.setattr(module, "entry_points", lambda group: entries if group else [])

    assert others() == ("mine",)
    require_offered("mine", "the-dark-cave")


def test_a_style_is_drawn_from_the_seed_and_only_where_none_is_named() -> None:
    drawn = {with_style("miner", str(seed)) for seed in range(40)}

    assert drawn == {f"miner/{style}" for style in offers.STYLES}
    assert with_style("miner", "1") == with_style("miner", "1")
    assert with_style("miner/bold", "1") == "miner/bold"
    assert with_style("random", "1") == "random"
