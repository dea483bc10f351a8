# cython: language_level=3
"""The memory of one game in plain numbers, and back."""

from libc.stdint cimport uint64_t
from libc.string cimport memset

from undermine.kernel.action_fields cimport (
    NOT_AIMED,
    VERB_NUMBERS,
    ActionField,
    ActionTables,
    VerbFields,
)
from undermine.kernel.filling cimport filled, filled_wide
from undermine.kernel.grid cimport FACES, SPAN
from undermine.kernel.history cimport (
    AIMED_VERBS,
    LATELY,
    MOST,
    SEAT_VERBS,
    History,
    Logged,
)
from undermine.kernel.reach cimport MOST_GOALS

from undermine.kernel.errors import KernelError


cdef class MemorySource:
    """Which piles there are, what backs show, and what payments tell."""

    def __cinit__(self, dict tables, dict first):
        cdef MemoryTables* t = &self.tables
        if len(tables["piles"]) > PILES or len(tables["backs"]) > KINDS:
            raise KernelError(f"the kernel remembers {PILES} piles of {KINDS} kinds of cards")
        memset(t, 0, sizeof(MemoryTables))
        memset(t.pile_of, NO_PILE, sizeof(t.pile_of))
        t.piles = len(tables["piles"])
        t.kinds = len(tables["backs"])
        for place, number in enumerate(tables["piles"]):
            t.pile_of[number] = place
        for card, back in enumerate(tables["backs"]):
            t.back[card] = back
        for worth, (usual, most_out, sure) in enumerate(tables["payments"]):
            fill_coins(&t.usual[worth], usual)
            t.most_out[worth] = most_out
            for count, cards in enumerate(sure):
                fill_coins(&t.sure[worth][count], cards)
        fill_actions(&t.actions, tables)
        t.goals.count = filled_wide(t.goals.at, tables["goals"], MOST_GOALS)
        for place in range(t.goals.count):
            t.goals.column[place] = t.goals.at[place] % SPAN
            t.goals.row[place] = t.goals.at[place] // SPAN
        self.fill(&t.first, first)

    cdef void fill(self, Memory* m, dict fields) except *:
        """Become the memory that the codec describes."""
        cdef Note* note
        cdef uint64_t places
        memset(m, 0, sizeof(Memory))
        for place, (readers, is_counted, cards) in enumerate(fields["piles"]):
            m.pile[place].readers = readers
            m.pile[place].is_counted = is_counted
            for card in cards:
                put(&m.pile[place], card, 1)
        for reader, noted, cards in fields["notes"]:
            places = 0
            for place in noted:
                places |= bit(place)
            note = note_on(m, reader, places)
            for card in cards:
                add_card(note, card, 1)
        if "history" in fields:
            fill_history(&self.tables.actions, &m.history, fields["history"])

    cdef dict dump(self, const Memory* m):
        """Piles and notes as plain numbers."""
        cdef int i
        if m.is_full:
            raise KernelError(f"seats remember more than the {NOTES} notes that the kernel keeps")
        return {
            "piles": [
                (m.pile[i].readers, m.pile[i].is_counted, listed_cards(m.pile[i].cards))
                for i in range(self.tables.piles)
            ],
            "notes": [
                (m.note[i].reader, listed_places(m.note[i].places), listed_cards(m.note[i].cards))
                for i in range(m.notes)
            ],
        }


cdef int fill_actions(ActionTables* actions, dict tables) except -1:
    """The fields of action numbers."""
    cdef VerbFields* verb
    actions.seats = tables["seats"]
    actions.aimed_verbs = tables["aimed_verbs"]
    actions.verbs = len(tables["verbs"])
    if actions.verbs > SEAT_VERBS or actions.aimed_verbs > AIMED_VERBS:
        raise KernelError(f"the kernel counts {SEAT_VERBS} kinds of actions")
    filled(actions.card_of, tables["card_of"], FACES - 1, "lays")
    for index, (number, aimed, fields) in enumerate(tables["verbs"]):
        verb = &actions.verb[number]
        verb.index = index
        verb.aimed = aimed
        verb.fields = len(fields)
        for i, (kind, shift, mask, is_hidden) in enumerate(fields):
            verb.field[i] = ActionField(kind, shift, is_hidden, mask)
    return 0


cdef int fill_history(const ActionTables* t, History* h, dict fields) except -1:
    """What was done by whom in this round, as a seat saw it."""
    cdef int aimed
    h.round = fields["round"]
    for seat, number, gain in fields["lately"][:LATELY]:
        h.lately[h.count] = Logged(number, seat, gain)
        h.count += 1
    for seat, verb, count in fields["done"]:
        h.done[require_seat(t, seat)][t.verb[verb & (VERB_NUMBERS - 1)].index] = min(count, MOST)
    for verb, seat, other, count in fields["aimed"]:
        aimed = t.verb[verb & (VERB_NUMBERS - 1)].aimed
        if aimed != NOT_AIMED:
            h.aimed[aimed][require_seat(t, seat)][require_seat(t, other)] = min(count, MOST)
    for seat, count in fields["nearer"]:
        h.nearer[require_seat(t, seat)] = min(count, MOST)
    for seat, count in fields["farther"]:
        h.farther[require_seat(t, seat)] = min(count, MOST)
    return 0


cdef int require_seat(const ActionTables* t, int seat) except -1:
    """A seat of the game; anything else is an error."""
    if not 0 <= seat < t.seats:
        raise KernelError(f"seats of this game are 0 to {t.seats - 1}; there is no seat {seat}")
    return seat


cdef int fill_coins(Coins* coins, object cards) except -1:
    if len(cards) > COINS:
        raise KernelError(f"the kernel remembers payments of {COINS} cards, not of {len(cards)}")
    coins.size = len(cards)
    for i, card in enumerate(cards):
        coins.cards[i] = card
    return 0


cdef list listed_cards(const uint8_t* counts):
    cdef int card
    return [card for card in range(KINDS) for _ in range(counts[card])]


cdef list listed_places(uint64_t places):
    cdef int place
    return [place for place in range(PILES) if places & bit(place)]
