"""Random stories of cards that move: notes are always true and never know too much."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TypeVar

import pytest

from tests.core.card_tracker import Deed, Moment, Shelf, Story, glances, told, viewers
from tests.core.piles import BACKS, back_of, can_be_true
from undermine.core.notes import Notes
from undermine.core.state import EVERYBODY, SPECTATOR, TABLE, Note, Seat, reader_bit
from undermine.dealer import Dealer

STORIES = 375
"""For each of four batches."""
LENGTH = 18
COPIES = (1, 2, 3)
OFTEN = ("take", "give", "move", "move", "swap", "show", "hide", "tell")
VERBS = (*OFTEN, *OFTEN, *OFTEN, "shuffle")
Wanted = Callable[[Shelf, Deed], bool]
_T = TypeVar("_T")

batches = pytest.mark.parametrize("batch", range(4))


# -- making stories up -----------------------------------------------------------------------------


def pick(dice: Dealer, things: Sequence[_T]) -> _T:
    return things[dice.roll(len(things))]


def deal(dice: Dealer) -> Story:
    """A few cards of many kinds, or more of a few, anywhere."""
    seats = 3 + dice.roll(2)
    used = pick(dice, (tuple(BACKS), ("a", "b", "x")))
    kinds = [kind for kind in used for _ in range(pick(dice, COPIES) + 6 // len(used) - 1)]
    names = list(Shelf(Story(seats, (), (), ())).piles)
    return Story(seats, tuple(kinds), tuple(pick(dice, names) for _ in kinds), ())


def any_deed(dice: Dealer, shelf: Shelf) -> Deed | None:
    """Something that a rule could do now, if there is a card for it."""
    verb = pick(dice, VERBS)
    one, other = pick(dice, list(shelf.piles)), pick(dice, list(shelf.piles))
    readers = EVERYBODY if dice.roll(4) == 0 else reader_bit(dice.roll(shelf.seats))
    cards = shelf.piles[one]
    if verb == "give":
        cards = shelf.open
    elif verb == "tell":
        readers = pick(dice, [*range(shelf.seats), TABLE])
        cards = news(shelf, one, readers)
    if one == other or (verb in ("take", "give", "move", "tell") and not cards):
        return None
    card = pick(dice, cards) if verb in ("take", "give", "move", "tell") else -1
    deed = Deed(verb, one, other, card, readers)
    return deed if is_possible(shelf, deed) else None


def news(shelf: Shelf, pile: str, reader: Seat) -> list[int]:
    """The cards of a pile that nobody who is told of them saw before, but for who reads it."""
    listeners = list(shelf.seen) if reader == TABLE else [reader]
    reading = [seat for seat in listeners if shelf.readers[pile] & reader_bit(seat)]
    seen = [shelf.seen[seat] for seat in listeners if reader != TABLE or seat not in reading]
    return [card for card in shelf.piles[pile] if card not in set().union(*seen)]


def is_possible(shelf: Shelf, deed: Deed) -> bool:
    """An open pile is turned down for all at once, and is not swapped."""
    if deed.verb == "hide":
        return (shelf.readers[deed.one] == EVERYBODY) == (deed.readers == EVERYBODY)
    if deed.verb == "swap":
        return EVERYBODY not in (shelf.readers[deed.one], shelf.readers[deed.other])
    return True


def anything(_shelf: Shelf, _deed: Deed) -> bool:
    return True


def as_with_discards(shelf: Shelf, deed: Deed) -> bool:
    """What lay open goes to the discards, where nobody looks, until all is shuffled."""
    if deed.verb == "shuffle":
        return True
    if deed.verb in ("give", "tell"):
        return (deed.one == "discard") == (deed.verb == "give") and deed.readers != TABLE
    if EVERYBODY in (shelf.readers[deed.one], deed.readers):
        return deed.verb in ("take", "show") and deed.one != "discard"
    return deed.one != "discard" and (deed.verb != "swap" or deed.other != "discard")


def stories(batch: int, wanted: Wanted) -> Iterator[Story]:
    for number in range(STORIES):
        dice = Dealer(f"{batch}-{number}")
        story = deal(dice)
        shelf = Shelf(story)
        deeds: list[Deed] = []
        while len(deeds) < LENGTH:
            deed = any_deed(dice, shelf)
            if deed is not None and wanted(shelf, deed):
                shelf.do(deed)
                deeds.append(deed)
        yield story._replace(deeds=tuple(deeds))


@cache
def tellings(batch: int) -> list[tuple[Story, list[Moment]]]:
    return [(story, told(story)) for story in stories(batch, anything)]


def of(notes: Notes, *readers: Seat) -> list[Note]:
    return [note for note in notes if note.reader in readers]


# -- notes are true --------------------------------------------------------------------------------


@batches
def test_the_notes_of_every_reader_are_true(batch: int) -> None:
    for story, moments in tellings(batch):
        for bags, notes in moments:
            for reader in {note.reader for note in notes}:
                assert can_be_true(of(notes, reader), bags), story


@batches
def test_the_notes_of_a_seat_and_of_the_table_are_true_together(batch: int) -> None:
    for story, moments in tellings(batch):
        for bags, notes in moments:
            for seat in range(story.seats):
                assert can_be_true(of(notes, seat, TABLE), bags), story


@batches
def test_they_are_true_together_where_open_cards_only_go_to_the_discards(batch: int) -> None:
    noted = 0
    for story in stories(batch, as_with_discards):
        for bags, notes in told(story):
            noted += len(notes)
            for seat in range(story.seats):
                assert can_be_true(of(notes, seat, TABLE), bags), story

    assert noted > STORIES


# -- notes hold what was seen ----------------------------------------------------------------------


@batches
def test_no_note_names_a_card_that_its_reader_never_saw(batch: int) -> None:
    for story, moments in tellings(batch):
        shelf = Shelf(story)
        for deed, (_, notes) in zip(story.deeds, moments, strict=True):
            shelf.do(deed)
            for note in notes:
                seen = shelf.seen[SPECTATOR if note.reader == TABLE else note.reader]
                assert {story.kinds[card] for card in seen} >= set(note.cards), story


# -- notes depend on nothing else ------------------------------------------------------------------


def exchanged(dice: Dealer, story: Story, seat: Seat) -> Story | None:
    """Two cards that the seat never saw were dealt the other way round."""
    seen = set().union(*glances(story)[seat])
    pairs = look_alikes(story, [card for card in range(len(story.kinds)) if card not in seen])
    if not pairs:
        return None
    one, other = pick(dice, pairs)
    kinds = list(story.kinds)
    kinds[one], kinds[other] = kinds[other], kinds[one]
    return story._replace(kinds=tuple(kinds))


def mistaken(dice: Dealer, story: Story, seat: Seat) -> Story | None:
    """Another card of the same pile was moved where the seat did not see which.

    The seat may know both of them; it must see neither again.
    """
    shelf, chances = Shelf(story), []
    sights = glances(story)[seat]
    for step, deed in enumerate(story.deeds):
        hidden = set(range(len(story.kinds))).difference(*sights[step:])
        if deed.verb == "move" and deed.card in hidden:
            beside = [card for card in shelf.piles[deed.one] if card in hidden]
            pairs = look_alikes(story, beside)
            chances += [(step, *pair) for pair in pairs if deed.card in pair]
        shelf.do(deed)
    if not chances:
        return None
    step, one, other = pick(dice, chances)
    turned = {one: other, other: one}
    late = [deed._replace(card=turned.get(deed.card, deed.card)) for deed in story.deeds[step:]]
    return story._replace(deeds=(*story.deeds[:step], *late))


def look_alikes(story: Story, cards: list[int]) -> list[tuple[int, int]]:
    """Pairs of different cards with the same back."""
    kinds = story.kinds
    return [
        (one, other)
        for one in cards
        for other in cards
        if one < other
        and kinds[one] != kinds[other]
        and back_of(kinds[one]) == back_of(kinds[other])
    ]


@batches
@pytest.mark.parametrize("twin_of", [exchanged, mistaken])
def test_notes_are_the_same_in_stories_that_look_the_same(
    batch: int, twin_of: Callable[[Dealer, Story, Seat], Story | None]
) -> None:
    dice = Dealer(f"twins-{batch}")
    compared = 0
    for story, moments in tellings(batch):
        seat = pick(dice, viewers(story))
        twin = twin_of(dice, story, seat)
        if twin is None:
            continue
        compared += 1
        for (_, notes), (_, others) in zip(moments, told(twin), strict=True):
            assert of(notes, seat, TABLE) == of(others, seat, TABLE), (seat, story, twin)

    assert compared > STORIES // 8
