"""Setup of The Dark Cave: goals in the corners, clans, gold, three stocks, hands."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from undermine.core.actions import ChooseStarter, NextTurn, RoundBegan
from undermine.core.board import Board
from undermine.core.dealing import DealTo
from undermine.core.draft import Draft
from undermine.core.grid import Cell, Spot
from undermine.core.hands import starting
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler
from undermine.core.state import (
    CHANCE,
    EVERYBODY,
    NOBODY,
    TABLE,
    Action,
    CardId,
    Item,
    Pile,
    Seat,
    State,
    reader_bit,
)
from undermine.core.tile import COVERED, Lay, Tile
from undermine.core.turns import clockwise
from undermine.games.darkcave.actions import ChooseClan, PlayClan
from undermine.games.darkcave.events import ClanChosen
from undermine.games.darkcave.table import (
    BOX,
    DISCARD,
    GOAL_PILE,
    GOALS,
    GROUPS,
    ROLE_PILE,
    SIDES,
    DarkCaveDraft,
    DarkCaveRules,
    DarkCaveState,
    DarkCaveTable,
    goal,
    goal_cells,
    hand,
    role,
    sheet,
    stock,
)


@rule("TDC-015", "TDC-022", "TDC-023", "TDC-025", "TDC-039", "TDC-040", "TDC-041")
def setup(rules: DarkCaveRules, seats: int) -> DarkCaveState:
    """A table before the first card is dealt."""
    nobody: Pile = Pile()
    piles = {
        DISCARD: nobody,
        GOAL_PILE: Pile(rules.cards.box("goal")),
        ROLE_PILE: Pile(tuple(sorted(clan_cards(rules, seats)))),
        BOX: Pile((), EVERYBODY),
        **{goal(slot): nobody for slot in range(GOALS)},
        **{stock(group): Pile(cards) for group, cards in enumerate(stocks(rules))},
        **{hand(seat): Pile((), reader_bit(seat)) for seat in range(seats)},
        **{role(seat): Pile((), reader_bit(seat)) for seat in range(seats)},
    }
    draft: DarkCaveDraft = Draft(
        State(first_table(rules, seats), piles, (), ()), rules.cards.back_of
    )
    starter = rules.hooks.starter_chooser()
    if starter == 0:
        begin(rules, draft, starter)
    else:
        draft.push(ChooseStarter(starter))
    return draft.seal()


@rule("TDC-005", "TDC-010", "TDC-027", "TDC-028", "TDC-029", "TDC-030", "TDC-041")
def first_table(rules: DarkCaveRules, seats: int) -> DarkCaveTable:
    """All dwarves stand on the start card with their gold; the supply is full."""
    numbers = sheet(rules)
    return DarkCaveTable(
        seats=seats,
        board=first_board(rules, seats),
        front=((),) * seats,
        gold=(numbers.purse,) * seats,
        pool=numbers.gold - numbers.purse * seats,
        pawn=(Spot(numbers.board.start),) * seats,
    )


@rule("TDC-014", "TDC-015", "TDC-016", "TDC-017", "TDC-056", "TDC-R10")
def first_board(rules: DarkCaveRules, seats: int) -> Board:
    """The start card, face up, and the goals, face down in the corners; there is no border."""
    tiles: dict[Cell, Tile] = {sheet(rules).board.start: rules.cards.tile(Lay("start"))}
    tiles.update(dict.fromkeys(goal_cells(rules, seats), COVERED))
    return Board(tiles, None)


@rule("TDC-031", "TDC-032", "TDC-033", "TDC-038", "TDC-R03")
def stocks(rules: DarkCaveRules) -> list[tuple[CardId, ...]]:
    """Path and action cards by the group on their backs; some of each are never drawn."""
    printed = (rules.base or rules).cards
    cards = rules.cards.box("path", "action")
    return [tuple(card for card in cards if printed.back_of(card) == group) for group in GROUPS]


# -- who takes part ------------------------------------------------------------------------------


@rule("TDC-011", "TDC-018", "TDC-019", "TDC-020", "TDC-R03", "TDC-R05")
def clan_cards(rules: DarkCaveRules, seats: int) -> tuple[CardId, ...]:
    """The clan cards that are prepared; where one clan is enough, those of both to choose from."""
    roles = sheet(rules).seats[seats].roles
    clans = rules.hooks.clans_in_play(rules, seats)
    return tuple(f"{clan}-{kind}" for clan in clans for kind, n in roles.items() for _ in range(n))


@rule("TDC-009")
def both_clans(_rules: DarkCaveRules, _seats: int) -> tuple[str, ...]:
    """Yellow and blue."""
    return SIDES


@rule("TDC-019", "TDC-R02")
def is_one_clan_too_many(rules: DarkCaveRules, seats: int) -> bool:
    """One of the two clans stays in the box and is not chosen yet."""
    return len(rules.hooks.clans_in_play(rules, seats)) > sheet(rules).seats[seats].clans


@rule("TDC-019", "TDC-R02")
def clan_odds(
    _rules: DarkCaveRules, _state: DarkCaveState, _item: ChooseClan
) -> list[tuple[Action, int]]:
    """Either clan."""
    return [(PlayClan(clan), 1) for clan in sorted(SIDES)]


def clan_candidates(rules: DarkCaveRules, state: DarkCaveState, item: ChooseClan) -> list[Action]:
    """Either clan."""
    return [action for action, _ in clan_odds(rules, state, item)]


@rule("TDC-R02")
def clan_check(
    _rules: DarkCaveRules, _state: DarkCaveState, _item: ChooseClan, action: PlayClan
) -> Refusal | None:
    """Only one of the two clans."""
    return None if action.clan in SIDES else Refusal("TDC-009", {"clan": action.clan})


@rule("TDC-019", "TDC-R02", "TDC-R03")
def clan_apply(
    rules: DarkCaveRules, draft: DarkCaveDraft, _item: ChooseClan, action: PlayClan
) -> None:
    """Put the cards of the other clan openly back into the box."""
    for card in clan_cards(rules, draft.table.seats):
        if not card.startswith(action.clan):
            draft.move(ROLE_PILE, BOX, card)
    draft.emit(ClanChosen(clan=action.clan))


# -- dealing -------------------------------------------------------------------------------------


@rule("TDC-042", "TDC-043", "TDC-R01")
def begin(rules: DarkCaveRules, draft: DarkCaveDraft, starter: Seat) -> None:
    """Deal the game; the starter has the first turn."""
    draft.table = replace(draft.table, starter=starter)
    draft.emit(RoundBegan(round=1))
    before = (starter - 1) % draft.table.seats
    draft.push(*rules.hooks.opening_deals(rules, draft.table), NextTurn(NOBODY, before))


@rule("TDC-015", "TDC-021", "TDC-022", "TDC-034", "TDC-035", "TDC-036", "TDC-037")
def deals(rules: DarkCaveRules, table: DarkCaveTable) -> tuple[Item, ...]:
    """The agenda items that deal the game, in order."""
    order = clockwise(table.seats, table.starter)
    groups = enumerate(sheet(rules).seats[table.seats].hand)
    sizes = [(stock(group), count) for group, count in groups if count]
    return (
        *((ChooseClan(CHANCE),) if is_one_clan_too_many(rules, table.seats) else ()),
        *(DealTo(CHANCE, GOAL_PILE, goal(slot)) for slot in range(GOALS)),
        *(DealTo(CHANCE, ROLE_PILE, role(seat)) for seat in order),
        *(DealTo(CHANCE, source, hand(seat), count) for seat in order for source, count in sizes),
    )


@rule("TDC-R01")
def starter_by_chance() -> Seat:
    """Chance chooses the first player: the game cannot know who is most trustworthy."""
    return CHANCE


@rule("TDC-R01")
def starter_by_table() -> Seat:
    """The host chooses the first player for the whole table."""
    return TABLE


@rule("TDC-R01")
def starter_is_first() -> Seat:
    """The first seat begins."""
    return 0


BEGIN: Handler[Any] = starting(begin, due="TDC-042", stranger="TDC-R01")
CLAN: Handler[Any] = Handler(
    apply=clan_apply,
    candidates=clan_candidates,
    check=clan_check,
    odds=clan_odds,
    answers=(PlayClan,),
    rule="TDC-R02",
    exact=True,
)
