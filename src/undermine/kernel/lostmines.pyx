# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""The Lost Mines in the kernel. Rules are explained in the engine."""

from libc.stdint cimport int32_t, uint8_t, uint32_t

from undermine.kernel.action_fields cimport ActionTables, Fronts
from undermine.kernel.agenda cimport Item, next_actor, phase_of
from undermine.kernel.bags cimport find_card, list_kinds, number
from undermine.kernel.dice cimport Dice, below
from undermine.kernel.forest cimport *
from undermine.kernel.forest_cards cimport discard_hidden
from undermine.kernel.forest_chance cimport deal, deal_by_chance, source_of
from undermine.kernel.forest_hand cimport list_turn
from undermine.kernel.forest_mines cimport (
    lay_mine,
    list_aligns,
    list_picks,
    open_mine,
    stand,
    take_treasure,
)
from undermine.kernel.forest_rounds cimport next_round, push_deals, set_off
from undermine.kernel.forest_thumb cimport by_thumb
from undermine.kernel.forest_turn cimport next_turn, take_turn
from undermine.kernel.forest_view cimport write_marks, write_table
from undermine.kernel.forest_walking cimport begin_walk, list_steps, walk, walk_on
from undermine.kernel.foresttables cimport ForestSource
from undermine.kernel.game cimport CHANCE, NOBODY, Code
from undermine.kernel.trace cimport Trace


# -- the loop --------------------------------------------------------------------------------------


cdef void decide(
    const ForestTables* t, Forest* m, Item item, uint32_t action, Trace* trace
) noexcept nogil:
    """Do what an actor or chance decided."""
    cdef int c = action & 255
    cdef uint8_t* size
    cdef uint8_t* cards
    if item.kind == TURN:
        take_turn(t, m, item.seat, action, trace)
    elif item.kind == WALK:
        walk(t, m, item, action)
    elif item.kind == DEAL_TO:
        cards = source_of(m, item, &size)
        deal(m, item, find_card(cards, size[0], c), trace)
    elif item.kind == LOSE_CARD:
        discard_hidden(m, item.a, c, trace)
    elif item.kind == TAKE_TREASURE:
        if action >> 24 == PICK:
            take_treasure(t, m, item.seat, c, trace)
    elif item.kind == LAY_MINE:
        lay_mine(t, m, item.seat, item.a, c, trace)
    else:
        push_deals(t, m, c)


cdef void do_duties(const ForestTables* t, Forest* m, Trace* trace) noexcept nogil:
    """Do what nobody decides."""
    cdef Item item
    while m.agenda.items and next_actor(&m.agenda) == NOBODY:
        m.agenda.items -= 1
        item = m.agenda.item[m.agenda.items]
        if item.kind == NEXT_TURN:
            next_turn(t, m, item.a, trace)
        elif item.kind == BEGIN_WALK:
            begin_walk(t, m, item.a)
        elif item.kind == WALK_ON:
            walk_on(t, m, item.a, item.b, item.c)
        elif item.kind == END_WALK:
            stand(t, m, item.a, item.b, trace)
        elif item.kind == OPEN_MINE:
            open_mine(t, m, item, trace)
        elif item.kind == SET_OFF:
            set_off(t, m)
        else:
            next_round(t, m, trace)


# -- functions for every game ----------------------------------------------------------------------


include "game_interface.pxi"


cdef int legal(const void* tables, const void* position, uint32_t* moves) noexcept nogil:
    cdef const ForestTables* t = <const ForestTables*>tables
    cdef const Forest* m = <const Forest*>position
    cdef Item item
    cdef uint8_t* size
    cdef uint8_t* cards
    cdef int i, n
    if not m.agenda.items:
        return 0
    item = m.agenda.item[m.agenda.items - 1]
    if item.kind == TURN:
        return list_turn(t, m, item.seat, moves)
    if item.kind == WALK:
        n = list_steps(t, m, item.seat, moves)
        moves[n] = number(STOP, 0, 0, 0)
        return n + 1
    if item.kind == TAKE_TREASURE:
        n = list_picks(t, m, item.seat, moves)
        moves[n] = number(LEAVE, 0, 0, 0)
        return n + item.a
    if item.kind == LAY_MINE:
        return list_aligns(t, m, item.a, item.b, moves)
    if item.kind == CHOOSE_STARTER:
        for i in range(m.seats):
            moves[i] = number(BEGIN, 0, 0, i)
        return m.seats
    cards = source_of(<Forest*>m, item, &size)
    return list_kinds(LOSE if item.kind == LOSE_CARD else DEAL, cards, size[0], moves)


cdef uint32_t draw(const void* tables, const void* position, Dice* dice) noexcept nogil:
    cdef Forest* m = <Forest*>position
    cdef Item item = m.agenda.item[m.agenda.items - 1]
    cdef uint8_t* size
    cdef uint8_t* cards
    if item.kind == CHOOSE_STARTER:
        return number(BEGIN, 0, 0, below(dice, m.seats))
    cards = source_of(m, item, &size)
    return number(LOSE if item.kind == LOSE_CARD else DEAL, 0, 0, cards[below(dice, size[0])])


cdef void scores(const void* tables, const void* position, int32_t* points) noexcept nogil:
    cdef const Forest* m = <const Forest*>position
    cdef int seat
    for seat in range(m.seats):
        points[seat] = m.points[seat]


cdef int phase(const void* position) noexcept nogil:
    cdef const Forest* m = <const Forest*>position
    return phase_of(&m.agenda, m.round)


cdef class LostMinesTables(ForestSource):
    """The tables of The Lost Mines, filled from a ruleset."""

    def __cinit__(self):
        fill_code(&self.code)
