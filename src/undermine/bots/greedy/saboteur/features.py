"""Features of a position in Saboteur: odds of roles and goals, distances, values of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import Final

from undermine.bots.greedy.evaluation import PLAIN, Manner
from undermine.bots.greedy.saboteur.distance import box_around, cards_missing, leads_on, new_mouths
from undermine.bots.greedy.saboteur.suspicion import Suspicions
from undermine.core.board import Board
from undermine.core.grid import Cell
from undermine.core.state import CardId, Seat, View, is_unknown
from undermine.core.tile import Lay
from undermine.games.saboteur.actions import ChooseTurn
from undermine.games.saboteur.table import SaboteurRules, SaboteurTable, goal, hand, role, sheet

SABOTEUR: Final = "saboteur"
_ACROSS: Final = 2 | 8
"""East and west: the goals lie in the east."""
_ACTION_VALUES: Final = {"rockfall": 0.3, "break": 0.45, "mend": 0.35}
_MAP_VALUE: Final = 0.7


class SaboteurFeatures:
    """Features that one seat derives from its view at one decision, computed when first used."""

    def __init__(
        self,
        rules: SaboteurRules,
        view: View[SaboteurTable],
        suspicion: Suspicions,
        manner: Manner = PLAIN,
    ) -> None:
        self.rules = rules
        self.view = view
        self.table = view.table
        self.board = view.table.board
        self.me = view.seat
        self.suspicion = suspicion
        self.manner = manner
        self._box = box_around((sheet(rules).board.start, *sheet(rules).board.goals))
        self._boards: dict[tuple[Cell, Lay], Board] = {}

    # -- roles -------------------------------------------------------------------------------------

    @cached_property
    def role(self) -> str:
        """The dwarf card of this seat."""
        return next(iter(self.view.piles[role(self.me)].cards), "")

    @cached_property
    def known_saboteurs(self) -> frozenset[Seat]:
        """Seats that this seat knows to be saboteurs."""
        return frozenset(
            seat for seat in range(self.table.seats) if SABOTEUR in self._known_cards(role(seat))
        )

    @cached_property
    def chances(self) -> Mapping[Seat, float]:
        """The probability that each other seat is a saboteur."""
        found = self.suspicion.chances(self.me, self.role, self.table.seats)
        return {**found, **{seat: 1.0 for seat in self.known_saboteurs if seat != self.me}}

    def _known_cards(self, pile: str) -> tuple[CardId, ...]:
        """The cards that this seat knows to be in a pile: seen in the view, or noted."""
        sight = [card for card in self.view.piles[pile].cards if not is_unknown(card)]
        memory = [card for note in self.view.notes if note.places == (pile,) for card in note.cards]
        return (*sight, *memory)

    # -- odds of the treasure ----------------------------------------------------------------------

    @cached_property
    def odds(self) -> Mapping[Cell, float]:
        """The probability of the treasure for the cell of each goal that is face down."""
        cells = sheet(self.rules).board.goals
        covered = {slot: at for slot, at in enumerate(cells) if not self.board.tiles[at].open}
        told = {at: self._known_cards(goal(slot)) for slot, at in covered.items()}
        sure = [at for at, cards in told.items() if any(map(self._is_treasure, cards))]
        open_to = sure or [at for at, cards in told.items() if not cards]
        return {at: (at in open_to) / max(1, len(open_to)) for at in told}

    def _is_treasure(self, card: CardId) -> bool:
        return bool(self.rules.cards[card].numbers.get("treasure"))

    @property
    def knows_treasure(self) -> bool:
        """This seat knows where the treasure is."""
        return max(self.odds.values(), default=1.0) == 1.0

    def odds_of(self, slot: int) -> float:
        """The probability that a goal is the treasure."""
        return self.odds.get(sheet(self.rules).board.goals[slot], 0.0)

    # -- distances ---------------------------------------------------------------------------------

    @cached_property
    def expected_distance(self) -> float:
        """The expected number of cards missing to the treasure now."""
        return self.distance(self.board)

    def distance(self, board: Board) -> float:
        """The expected number of cards missing to the treasure on another board."""
        return sum(self.odds[at] * cards for at, cards in self.missing(board).items())

    def missing(self, board: Board) -> Mapping[Cell, int]:
        """The number of cards missing on a board to each goal that may be the treasure."""
        wanted = [at for at, odds in self.odds.items() if odds]
        return cards_missing(board, wanted, self._box)

    def with_card(self, lay: Lay, at: Cell) -> Board:
        """The board with one more card on it."""
        key = at, lay
        if key not in self._boards:
            self._boards[key] = self.board.put(at, self.rules.cards.tile(lay))
        return self._boards[key]

    def with_goal(self, lay: Lay) -> Board:
        """The board with the goal that was just revealed, turned this way."""
        due = self.view.agenda[-1]
        assert isinstance(due, ChooseTurn)
        at = sheet(self.rules).board.goals[due.goal]
        return self.board.put(at, self.rules.cards.tile(lay))

    def gain(self, board: Board) -> float:
        """How many cards nearer to the treasure another board is."""
        return self.expected_distance - self.distance(board)

    def reach_odds(self, board: Board) -> float:
        """The probability that a board has reached the treasure."""
        return sum(self.odds.get(at, 0.0) for at in board.reached)

    def branches(self, board: Board, at: Cell) -> int:
        """The number of open ways of a new card that do not lead away from the goals."""
        mouths = new_mouths(board, at, board.tiles[at])
        return sum(self._cells_to_goals(cell) <= self._cells_to_goals(at) for cell in mouths)

    def _cells_to_goals(self, cell: Cell) -> float:
        """The expected Manhattan distance from a cell to the treasure."""
        return sum(
            odds * (abs(at[0] - cell[0]) + abs(at[1] - cell[1])) for at, odds in self.odds.items()
        )

    # -- values of cards ---------------------------------------------------------------------------

    @cached_property
    def held(self) -> Counter[CardId]:
        """The hand of this seat."""
        return Counter(self.view.piles[hand(self.me)].cards)

    def is_path(self, card: CardId) -> bool:
        """A path card."""
        return self.rules.cards[card].kind == "path"

    def leads_on(self, card: CardId) -> bool:
        """A path card that is no dead end."""
        return self.is_path(card) and leads_on(self.rules.cards.tile(Lay(card)))

    def card_value(self, card: CardId) -> float:
        """The value of a card in hand to a digger, from 0 to 1."""
        if self.is_path(card):
            return self._path_value(card) if self.leads_on(card) else 0.0
        plays = self.rules.cards[card].plays
        if "peek" in plays:
            return 0.0 if self.knows_treasure else _MAP_VALUE
        worth = max((_ACTION_VALUES.get(play, 0.0) for play in plays), default=0.0)
        return worth / self.held[card] if self.held[card] else worth

    def _path_value(self, card: CardId) -> float:
        ports = self.rules.cards.tile(Lay(card)).ports
        return 0.2 * ports.bit_count() + 0.1 * (ports & _ACROSS).bit_count()
