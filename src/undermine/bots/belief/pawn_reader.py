"""Reading moves in games with dwarves on the board: whom a change of the board brings nearer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from undermine.bots.belief.clues import Aim, Clue
from undermine.bots.belief.event_reader import EventReader
from undermine.core.board import Board
from undermine.core.grid import Spot
from undermine.core.ruleset import Ruleset
from undermine.core.state import Seat, View


class PawnReader(EventReader):
    """Follows the board and the dwarves on it."""

    STEP: ClassVar[float]
    """The least change of a distance that counts."""

    def __init__(self, rules: Ruleset[Any, Any]) -> None:
        self._rules = rules
        self._pawn: dict[Seat, Spot] = {}
        self._board = Board({}, None)
        super().__init__()

    @abstractmethod
    def distances(self) -> Mapping[Seat, float]:
        """The distance of every dwarf from where it wants to go."""

    def set_board(self, board: Board) -> None:
        """Replace the board."""
        self._board = board

    def adopt_board(self, board: Board) -> None:
        """Take over a board that is another than the one the events led to."""
        if board.tiles != self._board.tiles or board.marks != self._board.marks:
            self.set_board(board)

    def odds(self, view: View[Any] | None) -> Sequence[float]:
        """Nothing is told apart by the place of the treasure."""
        del view
        return (1.0,)

    def change(self, seat: Seat, kind: str, board: Board) -> Clue:
        """The clue in a change of the board: its effect on the own dwarf and on each other."""
        before = self.distances()
        self.set_board(board)
        after = self.distances()
        effect = {other: self._effect(before[other] - after[other]) for other in after}
        aims = [Aim(other, kind, found) for other, found in effect.items() if other != seat]
        return Clue(seat, "turn", (f"{kind}-{effect.get(seat, 'none')}",), tuple(aims))

    def _effect(self, gain: float) -> str:
        return "helped" if gain >= self.STEP else "hindered" if gain <= -self.STEP else "none"
