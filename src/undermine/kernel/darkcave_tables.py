"""The tables of The Dark Cave for the kernel, from its card set and sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undermine.core.face import SIDES as BORDERS
from undermine.core.ruleset import Ruleset
from undermine.core.tile import Lay
from undermine.games.darkcave.setup import is_one_clan_too_many
from undermine.games.darkcave.table import (
    AXE,
    BOOTS,
    CLANS,
    CREATURES,
    EXIT,
    HOLE,
    LADDER,
    SIDES,
    TUNNEL,
    VEIN,
    goal_cells,
    sheet,
)
from undermine.kernel.codec import ways_of
from undermine.kernel.numbering import NO_CARD

if TYPE_CHECKING:
    from undermine.kernel.darkcave_codec import DarkCaveCodec

PLAYS: Final = {
    "spygoal": 1,
    "spydwarf": 1,
    "collapse": 2,
    "tradehands": 3,
    "spin": 4,
    "equip": 5,
    "lure": 6,
    "place": 7,
}
"""What a card is, by the plays that its file names; `cave.pxd` has the same numbers."""
TRAITS: Final = {HOLE: 1, LADDER: 2, TUNNEL: 4, VEIN: 8, EXIT: 16}
TOOLS: Final = {BOOTS: 1, AXE: 2}


def cave_tables(codec: DarkCaveCodec) -> dict[str, Any]:
    """All tables."""
    return {
        "name": codec.rules.name,
        "seats": codec.seats,
        **lay_tables(codec),
        **card_tables(codec),
        **number_tables(codec),
    }


def lay_tables(codec: DarkCaveCodec) -> dict[str, Any]:
    """Each lay as sides and spaces; every way may be extended, so ladders join none for laying."""
    rules, lays = codec.rules, codec.lays
    faces = [rules.cards.tile(lay).face for lay in lays]
    traits = [[space_traits(space.traits) for space in face.spaces] for face in faces]
    return {
        "ports": [face.ports for face in faces],
        "ladder": [0] * len(lays),
        "ways_of": [ways_of(rules, lay) for lay in lays],
        "card_of": [codec.card(lay.card) for lay in lays],
        "spaces": [len(face.spaces) for face in faces],
        "owner": [owners(rules, lay) for lay in lays],
        "mouths": [[space.ports for space in face.spaces] for face in faces],
        "links": [joints(len(face.spaces), both_ways(face.links)) for face in faces],
        "tolls": [joints(len(face.spaces), face.tolls) for face in faces],
        "traits": traits,
        "all_traits": [merged(masks) for masks in traits],
    }


def space_traits(traits: frozenset[str]) -> int:
    """The traits of a space as a bit mask."""
    return sum(TRAITS[trait] for trait in traits)


def merged(masks: list[int]) -> int:
    """All bits of several masks."""
    result = 0
    for mask in masks:
        result |= mask
    return result


def owners(rules: Ruleset[Any, Any], lay: Lay) -> list[int]:
    """The space that opens to each side, at the number of the side."""
    owner = rules.cards.tile(lay).owner
    return [owner.get(side, 0) if side in BORDERS else 0 for side in range(16)]


def both_ways(links: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """Links lead in both directions."""
    return (*links, *((other, one) for one, other in links))


def joints(spaces: int, pairs: tuple[tuple[int, int], ...]) -> list[int]:
    """For each space, a bit mask of the spaces that pairs lead to."""
    return [merged([1 << other for one, other in pairs if one == space]) for space in range(spaces)]


def card_tables(codec: DarkCaveCodec) -> dict[str, Any]:
    """What each card is and can do."""
    rules = codec.rules
    cards = [rules.cards[name] for name in codec.cards]
    firsts = {lay.card: number for number, lay in reversed([*enumerate(codec.lays)])}
    return {
        "play": [PLAYS[card.plays[0]] if card.plays else 0 for card in cards],
        "first_lay": codec.per_card(firsts),
        "lays": [len(rules.cards.lays(card.id)) if card.face else 0 for card in cards],
        "tool": [TOOLS[card.words["tools"][0]] if "tools" in card.words else 0 for card in cards],
        "creature": [
            CREATURES.index(card.words["creature"][0]) if "creature" in card.words else NO_CARD
            for card in cards
        ],
        "prowls": [card.numbers.get("steps", 0) for card in cards],
        "side_of": [
            1 + SIDES.index(card.words["side"][0]) if "side" in card.words else 0 for card in cards
        ],
        "clan_of": [1 + CLANS.index(card.back) if card.back in CLANS else 0 for card in cards],
    }


def number_tables(codec: DarkCaveCodec) -> dict[str, Any]:
    """The numbers of `game.toml` for so many seats."""
    numbers = sheet(codec.rules)
    return {
        "spare": numbers.spare,
        "steps": numbers.steps,
        "stride": numbers.stride,
        "web": numbers.web,
        "hand": list(numbers.seats[codec.seats].hand),
        "goal_cell": [codec.cell(cell) for cell in goal_cells(codec.rules, codec.seats)],
        "has_clan_choice": is_one_clan_too_many(codec.rules, codec.seats),
    }
