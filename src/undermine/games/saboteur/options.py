"""House rules and printed variants: named changes of the ruleset."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from undermine.core.face import SIDES
from undermine.core.grid import beside
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler, Option
from undermine.core.state import NOBODY, Action, CardId, Item, Pile, Seat
from undermine.games.saboteur.actions import Agree, Break, Place
from undermine.games.saboteur.goals import AGREE
from undermine.games.saboteur.gold import diggers_from_finder
from undermine.games.saboteur.setup import deals, starter_by_table
from undermine.games.saboteur.table import (
    BANK,
    SaboteurDraft,
    SaboteurRules,
    SaboteurState,
    SaboteurTable,
    SeatSheet,
    loot,
    role,
    sheet,
)
from undermine.games.saboteur.tools import (
    BREAKING,
    break_anybodys_candidates,
    break_anybodys_check,
)

OFF, ON = "off", "on"
_MOST_CARDS_DRAWN = 9


class Introduce(Item, frozen=True, gc=False):
    """Duty: the saboteurs look at each other."""


# -- gold ----------------------------------------------------------------------------------------


@rule("SAB-R21", "SAB-R23")
def a_card_for_each_seat(draft: SaboteurDraft, _diggers: int) -> int:
    """As many gold cards as seats, nine at the most; they go round until they are gone."""
    return min(draft.table.seats, _MOST_CARDS_DRAWN)


def sound_diggers(draft: SaboteurDraft) -> list[Seat]:
    """The paid diggers: those without a broken tool at the end."""
    return [seat for seat in diggers_from_finder(draft) if not draft.table.front[seat]]


def _gold_draw(rules: SaboteurRules, _choice: str) -> SaboteurRules:
    return rules.with_hooks(dataclasses.replace(rules.hooks, gold_cards_drawn=a_card_for_each_seat))


def _greedy_dwarf(rules: SaboteurRules, _choice: str) -> SaboteurRules:
    return rules.with_hooks(dataclasses.replace(rules.hooks, paid_diggers=sound_diggers))


def _old_mine(rules: SaboteurRules, _choice: str) -> SaboteurRules:
    ones = rules.cards["gold-1"]
    worthless = replace(ones, id="gold-0", count=6, numbers={"value": 0})
    return rules.changed(cards=rules.cards.changed(replace(ones, count=10), worthless))


@rule("SAB-R34")
def _hide_gold_card_count(rules: SaboteurRules, _choice: str) -> SaboteurRules:
    return rules.changed(setup=_with_uncounted_gold(rules.setup))


def _with_uncounted_gold(
    before: Callable[[SaboteurRules, int], SaboteurState],
) -> Callable[[SaboteurRules, int], SaboteurState]:
    """No seat can count the gold cards of others or of the bank."""

    def setup_uncounted(rules: SaboteurRules, seats: int) -> SaboteurState:
        state = before(rules, seats)
        hidden = {name: _uncounted(state.piles[name]) for name in (BANK, *map(loot, range(seats)))}
        return replace(state, piles={**state.piles, **hidden})

    return setup_uncounted


def _uncounted(pile: Pile) -> Pile:
    return replace(pile, counted=False)


# -- who plays what ------------------------------------------------------------------------------


def _maximum_saboteurs(rules: SaboteurRules, _choice: str) -> SaboteurRules:
    """One digger fewer, so that no card is left over and every saboteur plays."""
    seats = {
        number: replace(line, roles=_without_spare(line.roles, number))
        for number, line in sheet(rules).seats.items()
    }
    return rules.changed(sheet=replace(sheet(rules), seats=seats))


def _without_spare(roles: dict[str, int], seats: int) -> dict[str, int]:
    spare = sum(roles.values()) - seats
    return {**roles, "digger": roles["digger"] - spare}


_HOUSE_SABOTEURS: Final = {3: 1, 4: 2, 5: 2, 6: 2, 7: 3, 8: 3, 9: 4, 10: 4}
_HOUSE_PAY: Final = {4: 2, 6: 4}


def _house_table(rules: SaboteurRules, _choice: str) -> SaboteurRules:
    """Fixed sides without a card left over, and other pay at four and six seats."""
    seats = {
        number: SeatSheet(
            line.hand,
            {"saboteur": _HOUSE_SABOTEURS[number], "digger": number - _HOUSE_SABOTEURS[number]},
        )
        for number, line in sheet(rules).seats.items()
    }
    hooks = dataclasses.replace(rules.hooks, saboteur_pay=_house_pay(rules.hooks.saboteur_pay))
    return rules.changed(sheet=replace(sheet(rules), seats=seats)).with_hooks(hooks)


def _house_pay(
    usual: Callable[[SaboteurRules, int, int], int],
) -> Callable[[SaboteurRules, int, int], int]:
    def pay(rules: SaboteurRules, seats: int, saboteurs: int) -> int:
        return _HOUSE_PAY.get(seats) or usual(rules, seats, saboteurs)

    return pay


def _known_saboteurs(rules: SaboteurRules, _choice: str) -> SaboteurRules:
    """The saboteurs know each other from the start."""
    hooks = dataclasses.replace(rules.hooks, opening_deals=_deals_with_introduction)
    return rules.changed(handlers={Introduce: Handler(apply=introduce)}).with_hooks(hooks)


def _deals_with_introduction(rules: SaboteurRules, table: SaboteurTable) -> tuple[Item, ...]:
    return (*deals(rules, table), Introduce(NOBODY))


def introduce(_rules: SaboteurRules, draft: SaboteurDraft, _item: Introduce, _action: None) -> None:
    """Give each saboteur a note about the others that no other seat sees."""
    seats = range(draft.table.seats)
    cards = {seat: draft.cards(role(seat))[0] for seat in seats}
    saboteurs = [seat for seat in seats if cards[seat] == "saboteur"]
    for seat in saboteurs:
        for other in saboteurs:
            if other != seat:
                draft.tell(seat, ("saboteur",), role(other))


# -- turns ---------------------------------------------------------------------------------------


def _first_player(rules: SaboteurRules, _choice: str) -> SaboteurRules:
    return rules.with_hooks(dataclasses.replace(rules.hooks, starter_chooser=starter_by_table))


@rule("SAB-R16")
def _allow_self_break(rules: SaboteurRules, _choice: str) -> SaboteurRules:
    anybody = BREAKING._replace(candidates=break_anybodys_candidates, check=break_anybodys_check)
    return rules.changed(plays={Break: anybody})


@rule("SAB-R20")
def _allow_concede(rules: SaboteurRules, _choice: str) -> SaboteurRules:
    return rules.changed(calls={Agree: AGREE})


# -- paths ---------------------------------------------------------------------------------------


def _middle_treasure(rules: SaboteurRules, _choice: str) -> SaboteurRules:
    """The middle goal lies one cell further away."""
    board = sheet(rules).board
    (upper, (x, y), lower) = board.goals
    further = replace(board, goals=(upper, (x + 1, y), lower))
    return rules.changed(sheet=replace(sheet(rules), board=further))


@rule("SAB-R03")
def _require_connection(rules: SaboteurRules, _choice: str) -> SaboteurRules:
    placing = rules.plays[Place]
    check = partial(loose_check, placing.check)
    return rules.changed(
        plays={Place: placing._replace(candidates=loose_candidates, check=check, exact=False)}
    )


@rule("SAB-R03")
def loose_check(
    usual: Callable[..., Refusal | None],
    rules: SaboteurRules,
    state: SaboteurState,
    seat: Seat,
    action: Place,
) -> Refusal | None:
    """A card must fit beside a face-up card, joined to the start or not."""
    refusal = usual(rules, state, seat, action)
    return None if refusal and refusal.rule == "SAB-044" else refusal


def loose_candidates(
    rules: SaboteurRules, state: SaboteurState, _seat: Seat, card: CardId
) -> list[Action]:
    """Every free cell beside a card."""
    board = state.table.board
    cells = {beside(at, side) for at in board.tiles for side in SIDES}
    return [
        Place(lay, cell)
        for cell in sorted(cells - set(board.tiles))
        for lay in rules.cards.lays(card)
    ]


OPTIONS: Final[dict[str, Option[Any]]] = {
    "allow_concede": Option((OFF, ON), _allow_concede, "SAB-R20"),
    "allow_self_break": Option((OFF, ON), _allow_self_break, "SAB-R16"),
    "first_player": Option(("random", "host"), _first_player, "SAB-R28"),
    "gold_draw": Option(("diggers", "players"), _gold_draw, "SAB-R21"),
    "greedy_dwarf": Option((OFF, ON), _greedy_dwarf),
    "hide_gold_card_count": Option((OFF, ON), _hide_gold_card_count, "SAB-R34"),
    "house_table": Option((OFF, ON), _house_table),
    "known_saboteurs": Option((OFF, ON), _known_saboteurs),
    "maximum_saboteurs": Option((OFF, ON), _maximum_saboteurs),
    "middle_treasure": Option((OFF, ON), _middle_treasure),
    "old_mine": Option((OFF, ON), _old_mine),
    "require_connection": Option((ON, OFF), _require_connection, "SAB-R03"),
}
