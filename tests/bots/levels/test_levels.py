"""What each level does, and does not do."""

from __future__ import annotations

import pytest

from tests.bots.tables import Moment, bots, moments, play
from undermine import Game, load, position
from undermine.bots.greedy.evaluation import worth_of
from undermine.bots.levels.apprentice import HOSTILE, ApprenticeBot
from undermine.bots.levels.foreman import ForemanBot
from undermine.bots.levels.miner import MinerBot
from undermine.bots.levels.styles import STYLES
from undermine.bots.seating import Seating
from undermine.core.dealing import Dealt
from undermine.core.tile import Lay
from undermine.games.saboteur.events import Fell, Placed

TABLES = [("saboteur", 4), ("saboteur-2", 5), ("the-lost-mines", 4), ("the-dark-cave", 3)]
LEVELS = ("apprentice", "miner", "foreman")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_every_level_plays_every_game_to_its_end(level: str, rules: str, seats: int) -> None:
    game = Game(rules, seats, "levels")

    assert play(game, bots(level, seats, "levels")) > 0
    assert game.over


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    records = []
    for _ in range(2):
        game = Game("saboteur", 4, "twice")
        Seating(game, bots(level, 4, "twice")).play_out()
        records.append([entry.text for entry in game.record.entries])

    assert records[0] == records[1]


def test_styles_are_drawn_from_the_seed() -> None:
    drawn = [MinerBot(str(seed)).style for seed in range(40)]

    assert all(style in drawn for style in STYLES.values())
    assert MinerBot("7").style == MinerBot("7").style == ForemanBot("7").style


def test_an_apprentice_that_digs_harms_nobody() -> None:
    """Not even seats that are known to be saboteurs."""
    game = Game("saboteur", 5, "kind")
    for moment in moments(game, bots("apprentice", 5, "kind")):
        (role,) = moment.view.piles[f"role{moment.seat + 1}"].cards
        bot = ApprenticeBot("1")
        bot.begin(moment.seat, game.rules.id)
        bot.see(moment.seen)

        if role == "digger":
            assert not isinstance(bot.choose(moment.view, moment.legal), HOSTILE)


def test_an_apprentice_makes_mistakes() -> None:
    """About one decision in seven is made without thinking."""
    game = Game("saboteur", 4, "slips")
    found = moments(game, bots("miner/steady", 4, "slips"))

    slips = [_is_slip(moment, str(index)) for index, moment in enumerate(found)]

    assert 0.02 < sum(slips) / len(slips) < 0.25


def _is_slip(moment: Moment, seed: str) -> bool:
    """A kind action was left for a worse one."""
    bot = ApprenticeBot(seed, "steady")
    bot.begin(moment.seat, "saboteur")
    evaluator = bot.evaluator(load("saboteur"))
    assert evaluator is not None
    evaluate = evaluator.evaluation(moment.view)
    kind = [action for action in moment.legal if not isinstance(action, HOSTILE)]
    best = max(worth_of(evaluate(action)) for action in kind)
    return worth_of(evaluate(bot.choose(moment.view, moment.legal))) < best - 1e-9


def _suspicious(bot: MinerBot | ForemanBot, *, harm: bool) -> str:
    """What a digger with a broken cart in hand does after seat 2 did harm, or dug."""
    rules, state = position(
        "saboteur seats=4 turn=1 role1=digger hand1=broken-cart&N.S board=1,0:EW;2,0:EW"
    )
    bot.begin(0, rules.id)
    view = rules.view(state, 0)
    bot.see(
        [
            *(Dealt(cards=("?dwarf",), source="role-pile", target=f"role{n}") for n in range(1, 5)),
            Placed(cards=("EW",), seat=2, tile=Lay("EW"), at=(1, 0)),
            Placed(cards=("EW",), seat=3, tile=Lay("EW"), at=(2, 0)),
        ]
    )
    for _ in range(2):
        bot.see(
            [
                Placed(cards=("EW",), seat=3, tile=Lay("EW"), at=(3, 0)),
                *([Fell(cards=("EW",), seat=1, at=(3, 0))] if harm else []),
            ]
        )
    return repr(bot.choose(view, rules.legal(state)))


@pytest.mark.parametrize("level", [MinerBot, ForemanBot])
def test_whoever_does_blatant_harm_is_suspected(level: type[MinerBot | ForemanBot]) -> None:
    assert _suspicious(level("1", "steady"), harm=True) == "break broken-cart 2"
    assert _suspicious(level("1", "steady"), harm=False) != "break broken-cart 2"
