"""House rules, presets of reconstructed data, and the printed variants: changes of the ruleset."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from msgspec.structs import replace

from undermine.core.actions import Agree, Turn
from undermine.core.dealing import Lose, LoseCard, lose_apply
from undermine.core.face import TURNS
from undermine.core.rulebook import rule
from undermine.core.ruleset import Option
from undermine.core.state import Action
from undermine.games.lostmines.ending import end_round
from undermine.games.lostmines.mines import everybody_may
from undermine.games.lostmines.setup import no_reader, starter_by_table
from undermine.games.lostmines.table import STOCK, LostMinesDraft, LostMinesRules, hand, sheet
from undermine.games.lostmines.turn import turn_apply

OFF, ON = "off", "on"


# -- rounds and their end ------------------------------------------------------------------------


@rule("TLM-175")
def _rounds(rules: LostMinesRules, choice: str) -> LostMinesRules:
    """Three rounds or more."""
    return rules.changed(sheet=replace(sheet(rules), rounds=int(choice)))


@rule("TLM-R64")
def _early_end_vote(rules: LostMinesRules, _choice: str) -> LostMinesRules:
    """The ruleset without an agreement to stop."""
    return rules.changed(calls={Agree: None})


@rule("TLM-R60")
def _last_card_move(rules: LostMinesRules, _choice: str) -> LostMinesRules:
    """End the round as soon as the last card leaves the last hand."""
    return rules.changed(
        handlers={
            Turn: rules.handlers[Turn]._replace(apply=_turn_or_end),
            LoseCard: rules.handlers[LoseCard]._replace(apply=_loss_or_end),
        }
    )


def _turn_or_end(rules: LostMinesRules, draft: LostMinesDraft, item: Turn, action: Action) -> None:
    turn_apply(rules, draft, item, action)
    _end_without_cards(rules, draft)


def _loss_or_end(
    rules: LostMinesRules, draft: LostMinesDraft, item: LoseCard, action: Lose
) -> None:
    lose_apply(rules, draft, item, action)
    _end_without_cards(rules, draft)


@rule("TLM-R60")
def _end_without_cards(rules: LostMinesRules, draft: LostMinesDraft) -> None:
    """No hand holds a card, and there is none to draw."""
    held = any(draft.piles[hand(seat)].cards for seat in range(draft.table.seats))
    if not held and draft.size(STOCK) <= sheet(rules).spare:
        end_round(rules, draft, "cards")


# -- secrets and treasures -----------------------------------------------------------------------


@rule("TLM-R52")
def _treasure_always_optional(rules: LostMinesRules, _choice: str) -> LostMinesRules:
    return rules.with_hooks(dataclasses.replace(rules.hooks, treasure_is_optional=everybody_may))


@rule("TLM-R55")
def _owner_sees_treasure(rules: LostMinesRules, _choice: str) -> LostMinesRules:
    return rules.with_hooks(dataclasses.replace(rules.hooks, hoard_readers=no_reader))


@rule("TLM-R71")
def _hidden_vp(rules: LostMinesRules, _choice: str) -> LostMinesRules:
    """Clients do not show points, although the payments were open."""
    return rules.with_hooks(dataclasses.replace(rules.hooks, shows_points=lambda: False))


@rule("TLM-R70")
def _first_player(rules: LostMinesRules, _choice: str) -> LostMinesRules:
    return rules.with_hooks(dataclasses.replace(rules.hooks, starter_chooser=starter_by_table))


# -- cards and board -----------------------------------------------------------------------------


@rule("TLM-R01", "TLM-R79")
def _quarter_turns(rules: LostMinesRules, _choice: str) -> LostMinesRules:
    """Path cards and mines may be turned by quarters."""
    return rules.changed(cards=rules.cards.changed(turns=TURNS))


def _layout(rules: LostMinesRules, choice: str) -> LostMinesRules:
    """Other printed fields."""
    return rules.changed(sheet=replace(sheet(rules), layout=choice))


def _action_mix(rules: LostMinesRules, choice: str) -> LostMinesRules:
    """Other numbers of tools, traps and trolls, and of their tiles."""
    mixed = replace(sheet(rules), mix=choice)
    cards = [replace(rules.cards[card], count=n) for card, n in mixed.forest_tiles.items()]
    return rules.changed(sheet=mixed, cards=rules.cards.changed(*cards))


OPTIONS: Final[dict[str, Option[Any]]] = {
    "action_mix": Option(("3-3-3-2-3", "3-3-3-3-2", "2-2-2-4-4"), _action_mix),
    "early_end_vote": Option(("unanimous", OFF), _early_end_vote, "TLM-R64"),
    "first_player": Option(("random", "host"), _first_player, "TLM-R70"),
    "hidden_vp": Option((OFF, ON), _hidden_vp, "TLM-R71"),
    "last_card_move": Option((ON, OFF), _last_card_move, "TLM-R60"),
    "layout": Option(("default", "wide", "edge", "staggered", "diamond"), _layout),
    "owner_sees_treasure": Option((ON, OFF), _owner_sees_treasure, "TLM-R55"),
    "quarter_turns": Option((OFF, ON), _quarter_turns, "TLM-R01"),
    "rounds": Option(("2", "3", "4", "5"), _rounds, "TLM-175"),
    "treasure_always_optional": Option((OFF, ON), _treasure_always_optional, "TLM-R52"),
}
