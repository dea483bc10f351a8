"""Piles, notes and payments in plain numbers, for the memory of a game in the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from undermine.core.state import Note, Pile, State, pile
from undermine.kernel.action_layout import action_tables, plain_tables

if TYPE_CHECKING:
    from undermine.kernel.codec import Codec


def pile_names(codec: Codec) -> list[str]:
    """All piles, zone by zone; their places in this list are their numbers in the memory."""
    zones = codec.rules.zones.items()
    return [pile(name, slot) for name, zone in zones for slot in zone.pile_slots(codec.seats)]


def memory_tables(codec: Codec) -> dict[str, Any]:
    """Which piles there are, what backs show, and what payments tell."""
    back_of = codec.rules.cards.back_of
    backs = sorted({back_of(card) for card in codec.cards})
    return {
        "piles": [codec.pile_number(name) for name in pile_names(codec)],
        "backs": [backs.index(back_of(card)) for card in codec.cards],
        "payments": codec.payments(),
        "goals": [codec.cell(cell) for cell in codec.goal_cells()],
        **plain_tables(codec, action_tables(codec)),
    }


def memory_fields(
    codec: Codec, state: State[Any], history: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """The piles and notes of a state, and what was done before it."""
    places = {name: place for place, name in enumerate(pile_names(codec))}
    held = [state.piles.get(name, Pile()) for name in places]
    return {
        "piles": [(pile.readers, int(pile.counted), codec.bag(pile.cards)) for pile in held],
        "notes": [
            (note.reader, [places[name] for name in note.places], codec.bag(note.cards))
            for note in state.notes
        ],
        **({"history": history} if history is not None else {}),
    }


def notes_of(codec: Codec, fields: Mapping[str, Any]) -> tuple[Note, ...]:
    """What seats remember, as the engine notes it."""
    names = pile_names(codec)
    return tuple(
        sorted(
            Note(reader, tuple(sorted(names[place] for place in places)), codec.names(cards))
            for reader, places, cards in fields["notes"]
        )
    )
