"""The hooks of Saboteur, beside those of every game. `RULES` fills them in as printed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from undermine.core.hooks import Hooks
from undermine.core.ruleset import Ruleset
from undermine.core.state import Item, PileId, Seat
from undermine.games.saboteur.table import SaboteurDraft, SaboteurTable

Rules = Ruleset[SaboteurTable, Any]
"""The rules of Saboteur or of its expansion."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SaboteurHooks(Hooks[SaboteurTable]):
    """Functions that the options of Saboteur, and its expansion, replace."""

    starter_chooser: Callable[[], Seat]
    """`starter_chooser()`: the actor that chooses the first player, `CHANCE` or `TABLE`.

    Called once, by `setup`. Printed game: chance.
    """
    prepare_round: Callable[[Rules, SaboteurDraft], None]
    """`prepare_round(rules, draft)`: puts the cards of a round together, before the deal.

    Called by `setup` and at the start of each later round. Printed game: stock, goals and dwarf
    cards; gold stays where it is.
    """
    opening_deals: Callable[[Rules, SaboteurTable], tuple[Item, ...]]
    """`opening_deals(rules, table)`: the agenda items that deal a round, the first one first.

    Called when the first player of the round is known. Printed game: goals, roles, hands.
    """
    refill_hand: Callable[[Rules, SaboteurDraft, Seat, int], None]
    """`refill_hand(rules, draft, seat, count)`: makes a seat draw up to `count` cards.

    Called at the end of each turn. Printed game: as many as the stock has left.
    """
    revealed_roles: Callable[[int], list[PileId]]
    """`revealed_roles(seats)`: the piles of dwarf cards that are turned up after a round.

    Called when a round ends. Printed game: those of the seats and the cards left over.
    """
    share_gold: Callable[[Rules, SaboteurDraft], None]
    """`share_gold(rules, draft)`: pays for a round.

    Called when a round ends, after the dwarf cards are turned up. Printed game: diggers choose
    gold cards, or the saboteurs are paid.
    """
    paid_diggers: Callable[[SaboteurDraft], list[Seat]]
    """`paid_diggers(draft)`: the diggers that get gold, in the order in which they choose.

    Called by the printed `share_gold` when the treasure is found. Printed game: all diggers,
    counter-clockwise from the finder.
    """
    gold_cards_drawn: Callable[[SaboteurDraft, int], int]
    """`gold_cards_drawn(draft, diggers)`: the number of gold cards for so many paid diggers.

    Called by the printed `share_gold`. Printed game: one for each.
    """
    saboteur_pay: Callable[[Rules, int, int], int]
    """`saboteur_pay(rules, seats, saboteurs)`: the gold of each saboteur that won.

    Called by the printed `share_gold` when the treasure is not found. Printed game: the number
    in `game.toml` for so many saboteurs.
    """
