"""`deal`: a new game as the seat that begins sees it."""

from __future__ import annotations

import argparse

from undermine.notation.drawing import draw
from undermine.notation.positions import write_position
from undermine.session import Game
from undermine.words import catalogue

_SEATS = 5


def run(arguments: argparse.Namespace) -> int:
    """Deal a game from a seed and show it as the seat that begins sees it."""
    game = Game(arguments.game, seats=_SEATS, seed=arguments.seed)
    words, seat = catalogue(arguments.lang, game.rules.name), game.actor
    view = game.view(seat)
    print(draw(game.rules, view))
    print(f"\n{words.text('turn-of', name=words.seat(seat))}\n")
    for pile in (f"role{seat + 1}", f"hand{seat + 1}"):
        print(f"  {words.pile(pile)}: {words.cards(view.piles[pile].cards)}")
    print()
    for action in game.legal:
        print(f"  {action!r:<24} {words.action(action)}")
    print(f"\n{write_position(game.rules, view)}")
    return 0
