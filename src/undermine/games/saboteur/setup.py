"""Setup of a round: goals, dwarf cards, hands."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from undermine.core.board import Board
from undermine.core.dealing import DealTo
from undermine.core.draft import Draft
from undermine.core.grid import Cell, Spot
from undermine.core.hands import starting
from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler
from undermine.core.state import (
    CHANCE,
    NOBODY,
    TABLE,
    Item,
    Pile,
    Seat,
    State,
    reader_bit,
)
from undermine.core.tile import COVERED, Lay, Tile
from undermine.core.turns import clockwise
from undermine.games.saboteur.actions import ChooseStarter, NextTurn
from undermine.games.saboteur.events import RoundBegan
from undermine.games.saboteur.table import (
    BANK,
    DISCARD,
    GOAL_PILE,
    OFFER,
    ROLE_PILE,
    STOCK,
    SaboteurDraft,
    SaboteurRules,
    SaboteurState,
    SaboteurTable,
    goal,
    hand,
    loot,
    role,
    sheet,
)


@rule("SAB-007", "SAB-033", "SAB-034", "SAB-035")
def setup(rules: SaboteurRules, seats: int) -> SaboteurState:
    """A table before the first card is dealt."""
    table = rules.table(seats, 0, Board({}, ()), ((),) * seats, credit=(0,) * seats)
    piles = {
        BANK: Pile(rules.cards.box("gold")),
        OFFER: Pile(),
        **{loot(seat): Pile((), reader_bit(seat)) for seat in range(seats)},
    }
    draft: SaboteurDraft = Draft(State(table, piles, (), ()), rules.cards.back_of)
    draft.push(ChooseStarter(rules.hooks.starter_chooser()))
    rules.hooks.prepare_round(rules, draft)
    return draft.seal()


@rule("SAB-087", "SAB-088", "SAB-089", "SAB-090", "SAB-091")
def deal_round(rules: SaboteurRules, draft: SaboteurDraft, starter: Seat) -> None:
    """Begin a round: set everything out and deal."""
    rules.hooks.prepare_round(rules, draft)
    deal(rules, draft, starter)


@rule("SAB-008", "SAB-021", "SAB-022", "SAB-023", "SAB-027", "SAB-032")
def set_out(rules: SaboteurRules, draft: SaboteurDraft) -> None:
    """Gather the cards of a round without dealing any; gold is kept."""
    seats = draft.table.seats
    draft.table = replace(
        draft.table,
        round=draft.table.round + 1,
        board=first_board(rules),
        front=((),) * seats,
        last=NOBODY,
        finder=NOBODY,
    )
    draft.shuffle(STOCK, rules.cards.box("path", "action"))
    draft.shuffle(DISCARD, ())
    draft.shuffle(GOAL_PILE, rules.cards.box("goal"))
    draft.shuffle(ROLE_PILE, dwarves(rules, seats))
    for slot in range(len(sheet(rules).board.goals)):
        draft.shuffle(goal(slot), ())
    for seat in range(seats):
        draft.shuffle(hand(seat), (), readers=reader_bit(seat))
        draft.shuffle(role(seat), (), readers=reader_bit(seat))


def deal(rules: SaboteurRules, draft: SaboteurDraft, starter: Seat) -> None:
    """Push the deals of a round, from the seat that begins."""
    draft.table = replace(draft.table, starter=starter)
    draft.emit(RoundBegan(round=draft.table.round))
    before = (starter - 1) % draft.table.seats
    draft.push(*rules.hooks.opening_deals(rules, draft.table), NextTurn(NOBODY, before))


@rule("SAB-017", "SAB-018", "SAB-019", "SAB-023", "SAB-031")
def deals(rules: SaboteurRules, table: SaboteurTable) -> tuple[Item, ...]:
    """The agenda items that deal a round, in order."""
    order = list(clockwise(table.seats, table.starter))
    size = sheet(rules).seats[table.seats].hand
    return (
        *(DealTo(CHANCE, GOAL_PILE, goal(slot)) for slot in range(len(sheet(rules).board.goals))),
        *(DealTo(CHANCE, ROLE_PILE, role(seat)) for seat in order),
        *(DealTo(CHANCE, STOCK, hand(seat), size) for seat in order),
    )


@rule("SAB-002", "SAB-008", "SAB-088")
def dwarves(rules: SaboteurRules, seats: int) -> tuple[str, ...]:
    """The dwarf cards that are shuffled: one more than there are seats."""
    roles = sheet(rules).seats[seats].roles
    return tuple(card for card, count in roles.items() for _ in range(count))


@rule("SAB-024", "SAB-025", "SAB-026")
def first_board(rules: SaboteurRules) -> Board:
    """The start card, face up, and the goals, face down; there is no border."""
    layout = sheet(rules).board
    tiles: dict[Cell, Tile] = {layout.start: rules.cards.tile(Lay("start"))}
    tiles.update(dict.fromkeys(layout.goals, COVERED))
    return Board(tiles, (Spot(layout.start),))


# -- who begins ----------------------------------------------------------------------------------


@rule("SAB-R28")
def starter_by_chance() -> Seat:
    """Chance chooses the first player: the game cannot know who is youngest."""
    return CHANCE


@rule("SAB-R28")
def starter_by_table() -> Seat:
    """The host chooses the first player for the whole table."""
    return TABLE


BEGIN: Handler[Any] = starting(deal, due="SAB-034", stranger="SAB-R28")
"""The handler that names the first player and deals the first round."""
