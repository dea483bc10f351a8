"""The view of one seat. Written once, for every game: a game cannot leak by a filter of its own."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from undermine.core.cards import CardSet
from undermine.core.grammar import words_of
from undermine.core.state import (
    DARK,
    EVERYBODY,
    TABLE,
    Action,
    CardId,
    Event,
    Item,
    Pile,
    Seat,
    State,
    TableT,
    View,
    reader_bit,
    unknown,
)


def view(cards: CardSet, state: State[TableT], seat: Seat) -> View[TableT]:
    """The state as `seat` sees it: faces for readers, backs for everybody else."""
    back_of = cards.back_of
    piles = {name: _seen(pile, seat, back_of) for name, pile in state.piles.items()}
    notes = tuple(note for note in state.notes if note.reader in (seat, TABLE))
    return View(state.table, piles, notes, state.agenda, seat)


def project(cards: CardSet, event: Event, seat: Seat) -> Event:
    """The event as `seat` sees it: its cards turn into backs for non-readers."""
    if event.readers == EVERYBODY or event.readers & reader_bit(seat):
        return event
    return replace(event, cards=_backs(event.cards, cards.back_of) if event.counted else ())


def project_action(cards: CardSet, state: State[TableT], action: Action, seat: Seat) -> Action:
    """An action about to be done, as `seat` sees it: hidden cards turn into backs."""
    hidden = _fields(type(action), hidden=True)
    if not hidden or seat == state.actor >= 0:
        return action
    named = [
        state.piles[getattr(said, name)]
        for said in (action, state.agenda[-1])
        for name in _fields(type(said), kind="pile")
    ]
    if any(pile.is_read_by(seat) for pile in named):
        return action
    counted = all(pile.counted for pile in named)
    return replace(
        action, **{name: _hidden(getattr(action, name), cards, counted=counted) for name in hidden}
    )


def _hidden(
    value: str | tuple[str, ...], cards: CardSet, *, counted: bool
) -> str | tuple[str, ...]:
    if isinstance(value, str):
        return unknown(cards.back_of(value))
    return _backs(value, cards.back_of) if counted else DARK


def _fields(
    struct: type[Action | Item], *, kind: str = "", hidden: bool = False
) -> tuple[str, ...]:
    """The fields of an action or item that are written as `kind`, or those that may be hidden."""
    return tuple(
        name
        for name, word in words_of(struct).items()
        if word.kind == kind or (hidden and word.hidden)
    )


def _seen(pile: Pile, seat: Seat, back_of: Callable[[CardId], str]) -> Pile:
    if pile.is_read_by(seat):
        return pile
    cards = _backs(pile.cards, back_of) if pile.counted else DARK
    return Pile(cards, pile.readers, pile.counted)


def _backs(cards: tuple[str, ...], back_of: Callable[[CardId], str]) -> tuple[str, ...]:
    return tuple(sorted([unknown(back_of(card)) for card in cards]))
