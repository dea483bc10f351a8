"""Setup of a round: mines, treasures, dwarves, hands."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from undermine.core.actions import ChooseStarter, NextTurn, RoundBegan
from undermine.core.board import Board
from undermine.core.clans import clan_of
from undermine.core.dealing import DealTo
from undermine.core.draft import Draft
from undermine.core.grid import Cell, Spot
from undermine.core.hands import starting
from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler
from undermine.core.state import CHANCE, NOBODY, TABLE, Item, Seat, State, reader_bit
from undermine.core.tile import COVERED, Lay, Tile
from undermine.core.turns import clockwise
from undermine.games.lostmines.actions import SetOff
from undermine.games.lostmines.table import (
    CLANS,
    DISCARD,
    MINE_PILE,
    ROLE_PILE,
    STOCK,
    TREASURE_PILE,
    LostMinesDraft,
    LostMinesRules,
    LostMinesState,
    LostMinesTable,
    hand,
    hoard,
    mine,
    role,
    sheet,
    treasure,
)


@rule("TLM-001", "TLM-051", "TLM-052")
def setup(rules: LostMinesRules, seats: int) -> LostMinesState:
    """A table before the first card is dealt."""
    nothing: tuple[tuple[str, ...], ...] = ((),) * seats
    table = rules.table(seats, 0, Board({}, None), (None,) * seats, nothing, (0,) * seats)
    draft: LostMinesDraft = Draft(State(table, {}, (), ()), rules.cards.back_of)
    draft.push(ChooseStarter(rules.hooks.starter_chooser()))
    set_out(rules, draft)
    return draft.seal()


@rule("TLM-165", "TLM-166", "TLM-167", "TLM-168", "TLM-169", "TLM-170")
def deal_round(rules: LostMinesRules, draft: LostMinesDraft, starter: Seat) -> None:
    """Begin a round: set everything out and deal."""
    set_out(rules, draft)
    deal(rules, draft, starter)


@rule("TLM-012", "TLM-026", "TLM-030", "TLM-035", "TLM-043", "TLM-050", "TLM-051", "TLM-R69")
def set_out(rules: LostMinesRules, draft: LostMinesDraft) -> None:
    """Gather the cards of a round without dealing any; points are kept."""
    seats = draft.table.seats
    draft.table = replace(
        draft.table,
        round=draft.table.round + 1,
        board=first_board(rules),
        pawn=(None,) * seats,
        front=((),) * seats,
        last=NOBODY,
        dragon=NOBODY,
        out=(),
    )
    draft.shuffle(STOCK, rules.cards.box("path", "action"))
    draft.shuffle(DISCARD, ())
    draft.shuffle(MINE_PILE, rules.cards.box("mine"))
    draft.shuffle(TREASURE_PILE, rules.cards.box("treasure"))
    draft.shuffle(ROLE_PILE, dwarves(rules, seats))
    for slot in range(len(sheet(rules).fields.mines)):
        draft.shuffle(mine(slot), ())
    for seat in range(seats):
        _clear_seat(rules, draft, seat)


@rule("TLM-032", "TLM-034", "TLM-048", "TLM-R55")
def _clear_seat(rules: LostMinesRules, draft: LostMinesDraft, seat: Seat) -> None:
    """The empty piles of a seat: hand, dwarf and treasures, which the seat may read."""
    draft.shuffle(treasure(seat), ())
    draft.shuffle(hand(seat), (), readers=reader_bit(seat))
    draft.shuffle(role(seat), (), readers=reader_bit(seat))
    draft.shuffle(hoard(seat), (), readers=rules.hooks.hoard_readers(seat))


@rule("TLM-R55")
def its_owner(seat: Seat) -> int:
    """A seat may look at the treasures that it collected."""
    return reader_bit(seat)


@rule("TLM-R55")
def no_reader(_seat: Seat) -> int:
    """No seat may look at collected treasures before the round is over."""
    return 0


@rule("TLM-027", "TLM-029", "TLM-031", "TLM-044", "TLM-046", "TLM-047", "TLM-049")
def deal(rules: LostMinesRules, draft: LostMinesDraft, starter: Seat) -> None:
    """Push the deals of a round, from the seat that begins."""
    draft.table = replace(draft.table, starter=starter)
    draft.emit(RoundBegan(round=draft.table.round))
    seats = draft.table.seats
    draft.push(*deals(rules, draft.table), NextTurn(NOBODY, (starter - 1) % seats))


@rule("TLM-027", "TLM-029", "TLM-031", "TLM-046", "TLM-047")
def deals(rules: LostMinesRules, table: LostMinesTable) -> tuple[Item, ...]:
    """The deals of a round: mines, a treasure and a dwarf for each seat, then the hands."""
    order = clockwise(table.seats, table.starter)
    size = sheet(rules).seats[table.seats].hand
    mines = range(len(sheet(rules).fields.mines))
    return (
        *(DealTo(CHANCE, MINE_PILE, mine(slot)) for slot in mines),
        *(DealTo(CHANCE, TREASURE_PILE, treasure(slot)) for slot in range(table.seats)),
        *(DealTo(CHANCE, ROLE_PILE, role(seat)) for seat in order),
        SetOff(NOBODY),
        *(DealTo(CHANCE, STOCK, hand(seat), size) for seat in order),
    )


@rule("TLM-017", "TLM-033", "TLM-040", "TLM-041", "TLM-042", "TLM-168", "TLM-R73")
def set_off(rules: LostMinesRules, draft: LostMinesDraft, _item: SetOff, _action: None) -> None:
    """Put every dwarf on the start card of its clan."""
    starts = sheet(rules).fields.starts
    clans = [clan_of(rules.cards, draft, role(seat)) for seat in range(draft.table.seats)]
    draft.table = replace(draft.table, pawn=tuple(Spot(starts[clan]) for clan in clans))


@rule("TLM-018", "TLM-036", "TLM-037", "TLM-038", "TLM-039", "TLM-R76")
def dwarves(rules: LostMinesRules, seats: int) -> tuple[str, ...]:
    """The dwarf cards that are shuffled: fewer loyal ones at tables of fewer than seven."""
    loyal = sheet(rules).seats[seats].loyal
    removed = {f"{clan.lower()}-loyal" for clan in CLANS}
    box = rules.cards.box("role")
    return tuple(
        card
        for card in dict.fromkeys(box)
        for _ in range(loyal if card in removed else box.count(card))
    )


@rule("TLM-013", "TLM-026", "TLM-027", "TLM-028", "TLM-R02", "TLM-R73")
def first_board(rules: LostMinesRules) -> Board:
    """Both start cards face up and the mines face down, on their printed fields."""
    fields = sheet(rules).fields
    tiles: dict[Cell, Tile] = {
        at: rules.cards.tile(Lay(f"start-{clan.lower()}")) for clan, at in fields.starts.items()
    }
    tiles.update(dict.fromkeys(fields.mines, COVERED))
    return Board(tiles, None, {}, sheet(rules).board.area)


# -- who begins ----------------------------------------------------------------------------------


@rule("TLM-052", "TLM-R70")
def starter_by_chance() -> Seat:
    """Chance chooses the first player: the game cannot know who is most adventurous."""
    return CHANCE


@rule("TLM-R70")
def starter_by_table() -> Seat:
    """The host chooses the first player for the whole table."""
    return TABLE


BEGIN: Handler[Any] = starting(deal, due="TLM-052", stranger="TLM-R70")
"""The handler that names the first player and deals the first round."""
