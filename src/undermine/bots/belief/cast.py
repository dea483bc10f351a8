"""The interface of a game to beliefs: which roles there are, and what its moves are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from undermine.bots.belief.clues import Clue
from undermine.bots.belief.posterior import Odds, PairTable, Posterior
from undermine.bots.belief.worlds import Pools
from undermine.core.state import CardId, Event, Seat, Table, View


class Cast(Protocol):
    """The roles of a game, and how likelihoods group them."""

    game: str
    """The name of the game in the table of likelihoods."""
    suspects: frozenset[str]
    """The kinds of roles that work in secret against others."""

    def pools(self, seats: int) -> Pools:
        """The cards that the roles of so many seats are dealt from."""

    def kind(self, card: CardId) -> str:
        """What likelihoods call a role."""

    def relation(self, actor: CardId, target: CardId) -> str:
        """What likelihoods call two roles of which one acts on the other."""


class Reader(Protocol):
    """Follows the open table by the events of a round, and tells what they say."""

    goals: int
    """The number of places of the treasure that clues tell apart; 1 if none does."""

    def begin(self, seats: int, backs: Mapping[Seat, str]) -> None:
        """A round begins; the backs of dwarf cards are open."""

    def read(self, event: Event) -> Clue | None:
        """Follow an event; the clue in it, if there is one."""

    def adopt(self, table: Table) -> None:
        """Go on from this table, where earlier events are not known."""

    def branch(self) -> Reader:
        """A reader that goes on from here without this one."""

    def odds(self, view: View[Any] | None) -> Sequence[float]:
        """The chances of each place of the treasure, for a seat or (None) for everybody."""


class Hypotheses(Protocol):
    """What is believed about all seats together."""

    @property
    def now(self) -> Sequence[int]:
        """The slot of every seat."""

    def clue(self, seat: Seat, tables: Sequence[Mapping[CardId, float]]) -> None:
        """Count in what a move says about its seat."""

    def aims(
        self,
        seat: Seat,
        pairs: Sequence[tuple[Seat, PairTable]],
        believed: Mapping[Seat, Odds],
        /,
    ) -> None:
        """Count in what a move says about its seat and each of some others."""

    def swap(self, seat: Seat) -> None:
        """A seat is dealt another card."""

    def posterior(
        self,
        known: Mapping[int, CardId],
        goals: Sequence[float],
        absent: Mapping[CardId, int] | None = None,
    ) -> Posterior:
        """The posterior for slots whose role is known, and chances of goals."""
