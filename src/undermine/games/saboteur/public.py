"""The public names of Saboteur: every action, every event, and the table."""

from __future__ import annotations

from undermine.core.actions import (
    Agree,
    Begin,
    Discard,
    Discarded,
    Orient,
    Place,
    Placed,
    RolesShown,
    RoundBegan,
)
from undermine.core.dealing import (
    Deal,
    Dealt,
)
from undermine.games.saboteur.actions import (
    Break,
    Mend,
    Pay,
    Peek,
    Rockfall,
    Take,
)
from undermine.games.saboteur.events import (
    Broke,
    Fell,
    GameEnded,
    GoalLaid,
    GoalOpened,
    GoldPaid,
    GoldTaken,
    Mended,
    Peeked,
    RoundEnded,
)
from undermine.games.saboteur.table import (
    SaboteurTable,
)

__all__ = [
    "Agree",
    "Begin",
    "Break",
    "Broke",
    "Deal",
    "Dealt",
    "Discard",
    "Discarded",
    "Fell",
    "GameEnded",
    "GoalLaid",
    "GoalOpened",
    "GoldPaid",
    "GoldTaken",
    "Mend",
    "Mended",
    "Orient",
    "Pay",
    "Peek",
    "Peeked",
    "Place",
    "Placed",
    "Rockfall",
    "RolesShown",
    "RoundBegan",
    "RoundEnded",
    "SaboteurTable",
    "Take",
]
