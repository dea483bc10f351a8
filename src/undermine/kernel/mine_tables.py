"""The tables of Saboteur and Saboteur 2 for the kernel, from their card sets and sheets."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from undermine.core.draft import Draft
from undermine.core.face import SIDES
from undermine.core.grid import beside
from undermine.core.ruleset import Ruleset
from undermine.core.state import CardId
from undermine.core.tile import Lay
from undermine.games.saboteur.gold import a_card_for_each_digger, coins, value_of, ways_to_pay
from undermine.games.saboteur.table import sheet
from undermine.kernel.codec import cell_number, ladder_ports, ways_of
from undermine.kernel.errors import KernelError

if TYPE_CHECKING:
    from undermine.kernel.mine_codec import MineCodec

VERBS: Final = {
    "place": 1,
    "break": 2,
    "mend": 3,
    "rockfall": 4,
    "peek": 5,
    "theft": 12,
    "handsoff": 13,
    "swaphats": 14,
    "inspect": 15,
    "swaphands": 16,
    "trap": 17,
    "free": 18,
}
"""The numbers of the plays that card files name; `pit.pxd` has the same."""
SHUT_DOORS: Final = ("", "green", "blue")
"""The doors that the blue team, number 1, and the green team, number 2, cannot pass."""
MOST_PAID: Final = 16


def mine_tables(codec: MineCodec) -> dict[str, Any]:
    """All tables."""
    return {
        "name": codec.rules.name,
        "seats": codec.seats,
        **lay_tables(codec),
        **card_tables(codec),
        **number_tables(codec),
        **gold_tables(codec),
    }


def lay_tables(codec: MineCodec) -> dict[str, Any]:
    """What each lay looks like."""
    rules, lays = codec.rules, codec.lays
    check_spaces(rules, lays)
    return {
        "ports": [rules.cards.tile(lay).ports for lay in lays],
        "ladder": [ladder_ports(rules, lay) for lay in lays],
        "ways_of": [ways_of(rules, lay) for lay in lays],
        "card_of": [codec.card(lay.card) for lay in lays],
        "is_path": [rules.cards[lay.card].kind == "path" for lay in lays],
        "crystals": [has_trait(rules, lay, "crystal") for lay in lays],
        "doors": [[ports_with(rules, lay, door) for door in SHUT_DOORS] for lay in lays],
    }


def check_spaces(rules: Ruleset[Any, Any], lays: tuple[Lay, ...]) -> None:
    """The kernel tells ways apart by their ports, so every way must have one."""
    for lay in lays:
        if not all(space.ports for space in rules.cards.tile(lay).face.spaces):
            raise KernelError(f"card {lay.card} has a space without a port")


def has_trait(rules: Ruleset[Any, Any], lay: Lay, trait: str) -> bool:
    """A lay shows a crystal, or something of the kind."""
    return any(trait in space.traits for space in rules.cards.tile(lay).face.spaces)


def ports_with(rules: Ruleset[Any, Any], lay: Lay, trait: str) -> int:
    """The ports of the spaces of a lay that have a trait."""
    ports = 0
    for space in rules.cards.tile(lay).face.spaces:
        ports |= space.ports if trait in space.traits else 0
    return ports


def card_tables(codec: MineCodec) -> dict[str, Any]:
    """What each card is and can do."""
    rules = codec.rules
    cards = [rules.cards[card] for card in codec.cards]
    firsts = {lay.card: number for number, lay in reversed([*enumerate(codec.lays)])}
    plays = {card.id: VERBS[card.plays[0]] for card in cards if card.plays}
    check_plays(rules)
    return {
        "play": codec.per_card(plays),
        "card_for": [card_for(codec, plays, verb) for verb in range(32)],
        "first_lay": codec.per_card(firsts),
        "lays": [len(rules.cards.lays(card.id)) if card.face else 0 for card in cards],
        "tools": [sum(1 << codec.tools.index(t) for t in tools(rules, card.id)) for card in cards],
        "front_bit": [codec.front_bits.get(card.id, 0) for card in cards],
        "front_card": [codec.card(card) for card in codec.front_bits],
        "is_treasure": [bool(card.numbers.get("treasure")) for card in cards],
        "is_ladder": [
            card.kind == "path" and bool(rules.cards.tile(Lay(card.id)).ladders) for card in cards
        ],
        "penalty": [card.numbers.get("penalty", 0) for card in cards],
        "role_kind": codec.role_kinds(),
    }


def check_plays(rules: Ruleset[Any]) -> None:
    """Every card of the kernel serves for one play."""
    for card in rules.cards:
        if len(card.plays) > 1 or any(word not in VERBS for word in card.plays):
            raise KernelError(f"the plays of card {card.id} are not in the kernel")


def card_for(codec: MineCodec, plays: dict[CardId, int], verb: int) -> int:
    """The card of an action that names none."""
    cards = [card for card, play in plays.items() if play == verb]
    return codec.card(cards[0]) if cards else 0


def tools(rules: Ruleset[Any, Any], card: CardId) -> tuple[str, ...]:
    """The tools that a card shows."""
    return rules.cards.words("tools").get(card, ())


def number_tables(codec: MineCodec) -> dict[str, Any]:
    """The numbers of `game.toml` for so many seats."""
    numbers = sheet(codec.rules)
    goals = numbers.board.goals
    near = {beside(goal, side) for goal in goals for side in SIDES}
    return {
        "rounds": numbers.rounds,
        "hand": numbers.seats[codec.seats].hand,
        "spare": getattr(numbers, "spare", 0),
        "has_tricks": int(hasattr(codec.first.table, "thieves")),
        "hindrances": sum(bit for card, bit in codec.front_bits.items() if card != "theft"),
        "goal_order": sorted(range(len(goals)), key=goals.__getitem__),
        "goal_cell": [cell_number(goal) for goal in goals],
        "near_goal": [cell_number(cell) for cell in near],
        "digger": codec.require_card("digger"),
        "saboteur": codec.require_card("saboteur"),
    }


def gold_tables(codec: MineCodec) -> dict[str, Any]:
    """Gold cards, and how they are paid."""
    rules = codec.rules
    pay = codec.pay()
    slots = {card: slot for slot, card in enumerate(codec.gold)}
    ways = [purses(codec, value) for value in range(max(pay) + 1)]
    return {
        "gold_card": codec.bag(codec.gold),
        "gold_value": [value_of(rules, card) for card in codec.gold],
        "gold_slot": codec.per_card(slots),
        "gold_drawn": gold_drawn(codec),
        "pay": pay,
        "ways_to_pay": ways,
    }


def gold_drawn(codec: MineCodec) -> int:
    """The number of gold cards on offer; 0: one for each digger."""
    hook = codec.rules.hooks.gold_cards_drawn
    if hook is a_card_for_each_digger:
        return 0
    return int(hook(Draft(codec.first, codec.rules.cards.back_of), 0))


def purses(codec: MineCodec, value: int) -> list[list[int]]:
    """The cards that a value is paid in, as counts; the best way first, less where nothing fits."""
    ways = chain.from_iterable(
        ways_to_pay(coins(codec.rules), worth) for worth in range(value, 0, -1)
    )
    return [[way.count(card) for card in codec.gold] for way in ways]
