"""Features of a position in Saboteur 2: doors, teams, crystals and gold."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from undermine.bots.greedy.evaluation import PLAIN, Manner
from undermine.bots.greedy.saboteur.features import SABOTEUR, SaboteurFeatures
from undermine.bots.greedy.saboteur.suspicion import Suspicions
from undermine.core.board import Board
from undermine.core.face import SIDES, side_letters
from undermine.core.grid import Cell
from undermine.core.state import CardId, Seat, View
from undermine.core.tile import Lay, Tile
from undermine.games.saboteur.table import SaboteurRules, SaboteurTable, loot, role
from undermine.games.saboteur2.doors import CRYSTAL, SHUT, has
from undermine.games.saboteur2.table import GEOLOGIST, TEAMS

_HOSTILITY: Final = {SABOTEUR: 1.0, GEOLOGIST: 0.1, "boss": -0.4, "profiteer": -0.1}
"""Hostility of diggers to known roles."""
_RIVAL: Final = 0.5
"""Hostility to the other team."""
_NEUTRAL: Final = 0.35
"""The probability of being a saboteur at which a digger is neutral to a seat."""


def barred(rules: SaboteurRules, tile: Tile, team: str) -> Tile:
    """The tile with a dead end in place of a door that a team cannot pass."""
    if not team or not any(has(tile, door) for door in SHUT[team]):
        return tile
    face = rules.cards[tile.card].face
    assert face is not None
    sides = [side_letters(side) for side in SIDES if face.ports & side]
    return rules.cards.tile(Lay(".".join(sides), tile.turn))


class Saboteur2Features(SaboteurFeatures):
    """Features in which doors of the other team are walls; seats without a team pass every door."""

    def __init__(
        self,
        rules: SaboteurRules,
        view: View[SaboteurTable],
        suspicion: Suspicions,
        manner: Manner = PLAIN,
    ) -> None:
        super().__init__(rules, view, suspicion, manner)
        self.team = self.role if self.role in TEAMS else ""
        self.real = view.table.board
        self.board = self._barred_board()

    def _barred_board(self) -> Board:
        tiles = {at: self._barred(tile) for at, tile in self.real.tiles.items()}
        if all(tile is self.real.tiles[at] for at, tile in tiles.items()):
            return self.real
        return Board(tiles, self.real.roots)

    def _barred(self, tile: Tile) -> Tile:
        """The tile as the own team sees it."""
        return barred(self.rules, tile, self.team)

    def with_card(self, lay: Lay, at: Cell) -> Board:
        """The board with one more card, as the own team sees it."""
        key = at, lay
        if key not in self._boards:
            self._boards[key] = self.board.put(at, self._barred(self.rules.cards.tile(lay)))
        return self._boards[key]

    def given_away_odds(self, lay: Lay, at: Cell) -> float:
        """The probability that a card reaches the treasure for all but the own team."""
        seen = self.with_card(lay, at)
        tile = self.rules.cards.tile(lay)
        if not self.team or (self.board is self.real and self._barred(tile) is tile):
            return 0.0
        return self.reach_odds(self.real.put(at, tile)) - self.reach_odds(seen)

    def leads_on(self, card: CardId) -> bool:
        """A path card with a way through it that is open to the own team."""
        if not self.is_path(card):
            return False
        tile = self.rules.cards.tile(Lay(card))
        through = any(space.ports.bit_count() > 1 for space in tile.face.spaces)
        return (through or tile.ladders != 0) and self._barred(tile) is tile

    def is_crystal(self, card: CardId) -> bool:
        """A path card that pays Geologists."""
        return self.is_path(card) and has(self.rules.cards.tile(Lay(card)), CRYSTAL)

    # -- roles -------------------------------------------------------------------------------------

    def known_role(self, seat: Seat) -> str:
        """The role that this seat knows another to have, or an empty string."""
        return next(iter(self._known_cards(role(seat))), "")

    def hostility(self, seat: Seat) -> float:
        """From -1, an ally, to 1, an opponent."""
        if seat == self.me:
            return -1.0
        known = self.known_role(seat)
        if self.role == GEOLOGIST:
            return 0.1
        if self.role == SABOTEUR:
            return -1.0 if known == SABOTEUR else 0.8 * (1 - self.chances.get(seat, 0.0))
        if known in TEAMS:
            return -1.0 if known == self.team or not self.team else _RIVAL
        return _HOSTILITY.get(known) or self.chances.get(seat, 0.0) - _NEUTRAL

    @cached_property
    def gold_owned(self) -> tuple[int, ...]:
        """The number of gold cards that each seat is known to own."""
        return tuple(len(self._known_cards(loot(seat))) for seat in range(self.table.seats))
