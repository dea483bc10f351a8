"""Reading moves in Saboteur 2: distances for both teams, crystals, traps, thefts and hats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from undermine.bots.belief.clues import Aim, Clue
from undermine.bots.belief.saboteur.reader import Distances, SaboteurReader, Work
from undermine.bots.greedy.saboteur.distance import cards_missing
from undermine.bots.greedy.saboteur2.features import barred
from undermine.core.board import Board
from undermine.core.grid import Cell
from undermine.core.state import Event, Seat
from undermine.core.tile import Tile
from undermine.games.saboteur.events import Discarded, Fell, Placed
from undermine.games.saboteur2.doors import CRYSTAL, has
from undermine.games.saboteur2.events import (
    Freed,
    HandsSwapped,
    HatSwapped,
    Inspected,
    Lifted,
    TheftEnded,
    TheftLaid,
    Trapped,
)
from undermine.games.saboteur2.table import TEAMS, THEFT, TRAPPED

_FAVOURS: Final = 0.3
"""The least difference of two teams' gains that favours one of them."""


class Saboteur2Reader(SaboteurReader):
    """Follows the board as each team sees it, and what lies before every seat."""

    def readings(self) -> Mapping[type[Event], Callable[[Any], Clue | None]]:
        """The function that reads each type of event."""
        return {
            **super().readings(),
            Trapped: self._trapped,
            Freed: self._freed,
            TheftLaid: self._theft,
            TheftEnded: self._theft_ended,
            HatSwapped: self._hat_swapped,
            HandsSwapped: self._hands_swapped,
            Inspected: self._inspected,
            Lifted: self._lifted,
        }

    # -- the board ---------------------------------------------------------------------------------

    def set_board(self, board: Board) -> None:
        """Replace the board, and work out how each team sees it."""
        super().set_board(board)
        self.by_team = {team: self._distances_of(team, board) for team in TEAMS}

    def _distances_of(self, team: str, board: Board) -> Distances:
        tiles = {at: barred(self.rules, tile, team) for at, tile in board.tiles.items()}
        if all(tile is board.tiles[at] for at, tile in tiles.items()):
            return self.distances
        return cards_missing(Board(tiles, board.roots), self.covered, self._box)

    def _placed(self, event: Placed) -> Clue:
        teams, tile = self.by_team, self.rules.cards.tile(event.tile)
        clue = super()._placed(event)
        mark = self._favoured(teams) + ("-crystal" if has(tile, CRYSTAL) else "")
        return _marked(clue, mark + _door(tile))

    def _fell(self, event: Fell) -> Clue:
        teams, tile = self.by_team, self.board.tiles.get(event.at)
        clue = super()._fell(event)
        lost = "-crystal" if tile is not None and has(tile, CRYSTAL) else ""
        return _marked(clue, self._favoured(teams) + lost)

    def _favoured(self, before: Mapping[str, Distances]) -> str:
        """The team for which the board changed for the better, compared with the other."""
        blue, green = (
            self.expected(before[team], self.covered)
            - self.expected(self.by_team[team], self.covered)
            for team in TEAMS
        )
        if abs(blue - green) < _FAVOURS:
            return ""
        return "-for-blue" if blue > green else "-for-green"

    def grade(self, work: Work, places: Sequence[Cell]) -> str:
        """How much nearer the treasure is; the size does not matter as much as for whom."""
        return super().grade(work, places).removesuffix("-whole").removesuffix("-part")

    def context(self, seat: Seat) -> str:
        """How far the treasure is, and whether the seat can dig: a Theft hinders nobody."""
        stage, _, _ = super().context(seat).partition("-")
        front = self.front.get(seat, [])
        stuck = any(card != THEFT for card in front)
        return f"{stage}-{'trapped' if TRAPPED in front else 'stuck' if stuck else 'free'}"

    # -- moves -------------------------------------------------------------------------------------

    def _at_one(self, seat: Seat, target: Seat, kind: str) -> tuple[Aim, ...]:
        """A move on one seat spares all others."""
        others = [other for other in range(self.seats) if other != seat]
        return tuple(Aim(o, kind, "hit" if o == target else "spared") for o in others)

    def _behind(self, card: str) -> list[Seat]:
        """The seats before which a card lies."""
        return [seat for seat in sorted(self.front) if card in self.front[seat]]

    def _take_off(self, seat: Seat, cards: Sequence[str]) -> None:
        for card in cards:
            if card in self.front.get(seat, ()):
                self.front[seat].remove(card)

    def _trapped(self, event: Trapped) -> Clue:
        context = self.context(event.seat)
        self.front.setdefault(event.target, []).append(TRAPPED)
        return Clue(event.seat, context, ("trap",), self._at_one(event.seat, event.target, "break"))

    def _freed(self, event: Freed) -> Clue:
        context = self.context(event.seat)
        needy = [s for s in self._behind(TRAPPED) if s != event.seat]
        self._take_off(event.target, (TRAPPED,))
        if event.target == event.seat:
            return Clue(event.seat, context, ("free-own",))
        aims = [Aim(s, "mend", "helped" if s == event.target else "left") for s in needy]
        return Clue(event.seat, context, ("free-other",), tuple(aims))

    def _theft(self, event: TheftLaid) -> Clue:
        context = self.context(event.seat)
        self.front.setdefault(event.seat, []).append(THEFT)
        return Clue(event.seat, context, ("theft",))

    def _theft_ended(self, event: TheftEnded) -> Clue:
        context = self.context(event.seat)
        thieves = [s for s in self._behind(THEFT) if s != event.seat]
        self._take_off(event.target, (THEFT,))
        aims = [Aim(s, "hands-off", "hit" if s == event.target else "spared") for s in thieves]
        return Clue(event.seat, context, ("hands-off",), tuple(aims))

    def _hat_swapped(self, event: HatSwapped) -> Clue:
        context = self.context(event.seat)
        if event.target == event.seat:
            return Clue(event.seat, context, ("hat-own",))
        return Clue(
            event.seat, context, ("hat-other",), self._at_one(event.seat, event.target, "hat")
        )

    def _hands_swapped(self, event: HandsSwapped) -> Clue:
        return Clue(event.seat, self.context(event.seat), ("hands",))

    def _inspected(self, event: Inspected) -> Clue:
        return Clue(event.seat, self.context(event.seat), ("inspect",))

    def _lifted(self, event: Lifted) -> Clue:
        context = self.context(event.seat)
        self._take_off(event.seat, (event.lifted,))
        return Clue(event.seat, context, ("lift",))

    def _discarded(self, event: Discarded) -> Clue:
        return Clue(event.seat, self.context(event.seat), (f"discard-{len(event.cards)}",))


def _marked(clue: Clue, mark: str) -> Clue:
    return clue._replace(classes=tuple(move + mark for move in clue.classes))


def _door(tile: Tile) -> str:
    """The team whose door a card shows."""
    return next((f"-door-{team}" for team in TEAMS if has(tile, team)), "")
