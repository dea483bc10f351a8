"""Messages of a guided game: hints for one seat, and who gets them."""

from __future__ import annotations

from msgspec import Raw, Struct

from undermine.server.protocol.types import Ask, Ref, Tell


class Guide(Ask, frozen=True):
    """Switch the hints of my seat on or off; while they are on, everybody sees me as a learner."""

    on: bool = True


class AskHint(Ask, frozen=True, tag="hint"):
    """Ask for hints at my decision after entry `seq`; answered by `hinted`.

    At a table with other people they have to be switched on by `guide` first.
    """

    seq: int
    ref: Ref


class HintReason(Struct, frozen=True):
    """Why an action is worth doing: a sentence `guide-why-…` of the catalogue and its arguments."""

    key: str
    args: Raw
    """As those of a refusal: seats, goals and mines count from 1."""
    secret: bool
    """It gives my role away: to be shown only on demand, for others may look at the screen."""


class HintInfo(Struct, frozen=True):
    """A legal action, and its reasons, the weightiest first."""

    action: Raw
    reasons: tuple[HintReason, ...]
    to: str = ""
    """The end of the walk whose first step the action is, as a key of `routes`."""


class Hinted(Tell, frozen=True):
    """The answer to `hint`, for the asker alone: a few actions, the best first."""

    ref: int
    seq: int
    staged: int
    """The number of my staged actions that the hints come after."""
    hints: tuple[HintInfo, ...]
