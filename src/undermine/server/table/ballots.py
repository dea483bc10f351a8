"""The vote that is open at a table, and the votes that were lost lately."""

from __future__ import annotations

from undermine.core.state import Seat
from undermine.server.protocol.messages import Ballot, Motion


class Ballots:
    """At most one vote is open at a time; a vote on a motion does not outlive the server."""

    def __init__(self) -> None:
        self._current: Ballot | None = None
        self._opened_at = 0.0
        self._lost: dict[tuple[str, Seat], float] = {}

    @property
    def current(self) -> Ballot | None:
        """The vote that is open."""
        return self._current

    def open(self, ballot: Ballot, now: float) -> None:
        """Let people vote."""
        self._current, self._opened_at = ballot, now

    def update(self, ballot: Ballot) -> None:
        """The open vote, with the votes that count now."""
        self._current = ballot

    def close(self) -> None:
        """End the vote, whatever came of it."""
        self._current = None

    def open_for(self, now: float) -> float:
        """For how many seconds the vote has been open."""
        return now - self._opened_at

    def rest(self) -> Ballot | None:
        """The open vote, to go on later; a motion is dropped, or who is back first would decide."""
        current = self._current
        return current if current is not None and current.motion is None else None

    def lose(self, motion: Motion, now: float) -> None:
        """Remember that a vote was lost."""
        self._lost[motion.kind, motion.seat] = now

    def lost_within(self, motion: Motion, seconds: float, now: float) -> bool:
        """Whether the same vote was lost less than so many seconds ago."""
        lost = self._lost.get((motion.kind, motion.seat))
        return lost is not None and now - lost < seconds
