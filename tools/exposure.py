"""Measures how early saboteurs of a style give themselves away in Saboteur.

One bot plays all saboteurs and another one all diggers, on the deals that `undermine compare` plays
for the same seed. A saboteur is exposed once everybody who watches finds it likelier than not that
it is one, while three quarters of the draw pile are left:
`python tools/exposure.py --bot foreman/patient`. What a style costs in wins is measured by
`undermine compare saboteur --design team`.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from undermine import Game
from undermine.bots.belief import find_belief
from undermine.bots.lineup import seat_bot
from undermine.bots.seating import Seating
from undermine.bots.spreading import spread
from undermine.bots.tally import SABOTEUR, Rate, rate
from undermine.core.state import SPECTATOR, Seat
from undermine.core.view import project
from undermine.strength.table import Setting, deal, roles_dealt

GAME: Final = "saboteur"
EXPOSED: Final = 0.5
EARLY: Final = 0.75
"""The share of the draw pile that is left at least while a round is young."""
STOCK: Final = "stock"


class Plan(NamedTuple):
    """Who plays, at which tables."""

    bot: str
    against: str
    setting: Setting


class Deal(NamedTuple):
    """The saboteurs of one deal, and those that were exposed early."""

    saboteurs: frozenset[Seat]
    exposed: frozenset[Seat]


def main() -> int:
    """Measure what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="foreman/patient", help="who plays saboteurs")
    parser.add_argument("--against", default="foreman", help="who plays all others")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    plan = Plan(asked.bot, asked.against, Setting(GAME, asked.seats, 1, asked.seed))
    found = [*spread(partial(play, plan), range(asked.deals), asked.jobs, None)]
    print(f"{GAME}, {asked.seats} seats, {asked.deals} deals, seed {asked.seed}")
    print(f"saboteurs are {asked.bot}, all others {asked.against}")
    print(f"deals with an exposed saboteur   {told(of_deals(found))}")
    print(f"saboteurs that are exposed       {told(of_saboteurs(found))}")
    return 0


def play(plan: Plan, number: int) -> Deal:
    """Play the youth of one deal; runs in any process."""
    game = deal(plan.setting, number)
    roles = roles_dealt(game)
    saboteurs = frozenset(seat for seat, role in enumerate(roles) if SABOTEUR in role)
    bots = {
        seat: seat_bot(
            plan.bot if seat in saboteurs else plan.against, f"{plan.setting.seed}-{number}-{seat}"
        )
        for seat in range(plan.setting.seats)
    }
    return Deal(saboteurs, saboteurs & suspects(game, Seating(game, bots)))


def suspects(game: Game[Any], seating: Seating) -> frozenset[Seat]:
    """Play while most of the draw pile is left; who was likelier than not a saboteur to all."""
    belief, found = find_belief(game.rules), set[Seat]()
    assert belief is not None
    least = EARLY * len(game.state.piles[STOCK].cards)
    while not game.over and len(game.state.piles[STOCK].cards) >= least:
        belief.see([project(game.rules.cards, event, SPECTATOR) for event in game.events])
        chances = belief.public().roles
        found |= {seat for seat in chances if chances[seat].get(SABOTEUR, 0.0) > EXPOSED}
        seating.play(seating.ask())
    return frozenset(found)


def of_deals(found: list[Deal]) -> Rate:
    """The share of the deals with saboteurs in which one was exposed."""
    dealt = [each for each in found if each.saboteurs]
    return rate(sum(bool(each.exposed) for each in dealt), len(dealt))


def of_saboteurs(found: list[Deal]) -> Rate:
    """The share of all saboteurs that were exposed."""
    dealt = sum(len(each.saboteurs) for each in found)
    return rate(sum(len(each.exposed) for each in found), dealt)


def told(share: Rate) -> str:
    """A share in words."""
    percent = f"{100 * share.share:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"
    return f"{percent} of {share.of}"


if __name__ == "__main__":
    sys.exit(main())
