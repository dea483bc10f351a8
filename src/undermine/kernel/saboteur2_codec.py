"""Saboteur 2 in both worlds: what the expansion adds to states and actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undermine.core.state import Pile, State, reader_bit
from undermine.games.saboteur.actions import PayGold, ShareGold
from undermine.games.saboteur.table import loot, sheet
from undermine.games.saboteur2.actions import (
    Decline,
    Free,
    HandsOff,
    Inspect,
    Lift,
    Steal,
    StealGold,
    SwapHands,
    SwapHats,
    Theft,
    Trap,
)
from undermine.games.saboteur2.table import (
    BLUE,
    BOSS,
    GEOLOGIST,
    GREEN,
    OLD_HATS,
    PROFITEER,
    SABOTEUR,
)
from undermine.kernel.mine_codec import MineCodec
from undermine.kernel.mine_numbers import ITEMS, VERBS
from undermine.kernel.numbering import ItemCode, Verb, of_seat, plain

ROLES: Final = {BLUE: 1, GREEN: 2, BOSS: 3, PROFITEER: 4, GEOLOGIST: 5, SABOTEUR: 6}
"""The numbers of the dwarves in `saboteur2.pyx`."""

_BASE_ONLY: Final = ("Take", "Pay")


class Saboteur2Codec(MineCodec):
    """The expansion."""

    version = 1
    margins = (10, 6, 5, 6)
    most_discarded = 3
    verbs = (
        *(verb for verb in VERBS if verb.kind.__name__ not in _BASE_ONLY),
        plain(12, Theft),
        of_seat(13, HandsOff),
        of_seat(14, SwapHats),
        of_seat(15, Inspect),
        of_seat(16, SwapHands),
        of_seat(17, Trap),
        of_seat(18, Free),
        Verb(
            19,
            Lift,
            "card that is lifted << 16 | card << 8 | card, in order",
            lambda codec, action: (
                codec.card(action.off) << 16
                | codec.card(action.cards[0]) << 8
                | codec.card(action.cards[1])
            ),
            lambda codec, rest, _state: Lift(
                (codec.cards[rest >> 8 & 255], codec.cards[rest & 255]), codec.cards[rest >> 16]
            ),
        ),
        of_seat(20, Steal),
        plain(21, Decline),
    )
    items = (
        *(code for code in ITEMS if code.kind not in (ShareGold, PayGold)),
        ItemCode(10, StealGold, decode=lambda _codec, _abc, queue: (queue,)),
    )

    def role_kinds(self) -> list[int]:
        """What each dwarf card is."""
        return self.per_card(ROLES)

    def pay(self) -> list[int]:
        """The gold of each winner, by their number; larger numbers are paid like the last."""
        pay = sheet(self.rules).pay
        return [0, *(pay[count] for count in range(1, max(pay) + 1))]

    def extra_fields(self, state: State[Any]) -> dict[str, Any]:
        """Hats that were swapped away, thieves, and seats without cards."""
        return {
            "old_hats": self.bag(state.piles[OLD_HATS].cards),
            "thieves": list(state.table.thieves),
            "out": sum(1 << seat for seat in state.table.out),
        }

    def extra_table(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """Seats without cards, and thieves."""
        out = tuple(seat for seat in range(self.seats) if fields["out"] >> seat & 1)
        return {"out": out, "thieves": tuple(fields["thieves"])}

    def purses(self, fields: Mapping[str, Any]) -> dict[str, Pile]:
        """The gold of the seats, which others cannot count, and the old hats."""
        opened = fields["loot_open"]
        purses = {
            loot(seat): Pile(
                self.gold * coins[0], -1 if opened else reader_bit(seat), counted=False
            )
            for seat, coins in enumerate(fields["loot"])
        }
        return {**purses, OLD_HATS: Pile(self.names(fields["old_hats"]))}
