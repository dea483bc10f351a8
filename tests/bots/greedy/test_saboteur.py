"""The greedy bot plays by the rules, and sensibly."""

from __future__ import annotations

import pytest

from tests.bots.tables import bots, greedy_choice, play
from undermine import load
from undermine.bots.greedy.bot import GreedyBot
from undermine.games.saboteur import RULES
from undermine.session import Game

CHANGED = [f"saboteur+{name}={option.choices[1]}" for name, option in RULES.options.items()]
TUNNEL = "board=0,0:start;1,0:EW;2,0:EW;3,0:EW;4,0:NESW;5,0:NESW;6,0:NESW"


@pytest.mark.parametrize("seats", RULES.seats)
def test_greedy_bots_play_whole_games_at_every_size(seats: int) -> None:
    for number in range(3):
        game = Game("saboteur", seats, f"whole-{number}")

        play(game, bots("greedy", seats, str(number)), _expect_known_moves)

        assert game.over


def _expect_known_moves(game: Game) -> None:
    assert game.legal


@pytest.mark.parametrize("rules", CHANGED)
@pytest.mark.parametrize("seats", [3, 6, 10])
def test_greedy_bots_play_by_every_house_rule(rules: str, seats: int) -> None:
    game = Game(rules, seats, "house")

    play(game, bots("greedy", seats, "house"))

    assert game.over


def test_greedy_bots_play_the_same_from_the_same_seed() -> None:
    records = []
    for _ in range(2):
        game = Game("saboteur", 5, "twice")
        play(game, bots("greedy", 5, "twice"))
        records.append(game.record)

    assert records[0] == records[1]


def test_a_game_it_does_not_know_is_played_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    strange = load("saboteur").changed(name="strange")
    monkeypatch.setattr("undermine.bots.greedy.bot.load", lambda _: strange)
    game = Game("saboteur", 3, "strange")

    play(game, {seat: GreedyBot(str(seat)) for seat in range(3)})

    assert game.over


# -- digger ----------------------------------------------------------------------------------------


def test_a_digger_reaches_the_treasure_it_knows_of() -> None:
    choice = greedy_choice(
        f"saboteur seats=3 turn=1 {TUNNEL} goal2=gold@1 hand1=EW&NESW&broken-cart&map role1=digger"
    )

    assert choice.startswith("place ")
    assert choice.endswith(" 7,0")


def test_a_digger_mends_itself() -> None:
    choice = greedy_choice(
        "saboteur seats=3 turn=1 front1=broken-lamp front2=broken-lamp "
        "hand1=EW&NESW&fixed-lamp&map role1=digger"
    )

    assert choice == "mend fixed-lamp lamp 1"


def test_a_digger_looks_for_the_treasure_before_it_puts_a_card_away() -> None:
    choice = greedy_choice(
        "saboteur seats=3 turn=1 front1=broken-lamp hand1=EW&NESW&map&rockfall role1=digger"
    )

    assert choice.startswith("peek ")


def test_a_digger_does_not_look_where_it_has_looked() -> None:
    choice = greedy_choice(
        "saboteur seats=3 turn=1 goal1=stone-ne@1 front1=broken-lamp hand1=EW&map role1=digger"
    )

    assert choice in {"peek 2", "peek 3"}


def test_a_digger_puts_dead_ends_away_first() -> None:
    choice = greedy_choice(
        "saboteur seats=3 turn=1 front1=broken-lamp hand1=EW&N.E.S&NESW&broken-cart role1=digger"
    )

    assert choice == "discard N.E.S"


def test_a_digger_clears_a_dead_end_that_blocks_the_way() -> None:
    choice = greedy_choice(
        f"saboteur seats=3 turn=1 {TUNNEL.replace('6,0:NESW', '6,0:N.E.S.W')} "
        "goal2=gold@1 front1=broken-lamp hand1=EW&rockfall role1=digger"
    )

    assert choice == "rockfall 6,0"


# -- saboteur --------------------------------------------------------------------------------------


def test_a_saboteur_never_reaches_the_treasure_even_if_it_holds_nothing_else() -> None:
    for hand in ("EW&NESW", "EW", "NESW&NEW&NES"):
        choice = greedy_choice(
            f"saboteur seats=3 turn=1 {TUNNEL} goal2=gold@1 hand1={hand} role1=saboteur"
        )

        assert choice not in {f"place {tile} 7,0" for tile in ("EW", "NESW", "NEW", "NEW~", "NES")}


def test_a_saboteur_blocks_the_way_when_the_treasure_is_near() -> None:
    choice = greedy_choice(
        f"saboteur seats=3 turn=1 {TUNNEL} goal2=gold@1 hand1=EW&NESW&rockfall role1=saboteur"
    )

    assert choice.startswith("rockfall ")


def test_a_saboteur_puts_good_cards_away_while_the_treasure_is_far() -> None:
    choice = greedy_choice("saboteur seats=3 turn=1 hand1=EW&N.E.S&NESW role1=saboteur")

    assert choice == "discard NESW"


def test_a_saboteur_spares_the_saboteurs_it_knows() -> None:
    choice = greedy_choice(
        f"saboteur+known_saboteurs seats=5 turn=1 {TUNNEL} hand1=broken-cart&EW role1=saboteur "
        "notes=1:role2:saboteur"
    )

    assert choice in {f"break broken-cart {seat}" for seat in (3, 4, 5)}


# -- gold ------------------------------------------------------------------------------------------


def test_the_best_gold_card_is_taken() -> None:
    game = Game("saboteur", 5, "gold")
    takes = []

    def look(now: Game) -> None:
        if repr(now.legal[0]).startswith("take "):
            takes.append([repr(action) for action in now.legal])

    play(game, bots("greedy", 5, "gold"), look)
    texts = [entry.text.partition(" ")[2] for entry in game.record.entries]
    chosen = [text for text in texts if text.startswith("take ")]

    assert takes
    assert [max(offered) for offered in takes] == chosen
