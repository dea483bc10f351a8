# cython: cdivision=True
"""What chance deals in The Lost Mines."""

from libc.stdint cimport uint8_t

from undermine.kernel.agenda cimport Item, push
from undermine.kernel.bags cimport take_at
from undermine.kernel.dice cimport Dice, below
from undermine.kernel.forest cimport *
from undermine.kernel.forest_cards cimport to_hand
from undermine.kernel.game cimport CHANCE
from undermine.kernel.trace cimport MOVE, Trace, log


cdef inline uint8_t* source_of(Forest* m, Item item, uint8_t** size) noexcept nogil:
    """The cards that chance takes one of, and their number."""
    if item.kind == LOSE_CARD:
        size[0] = &m.held[item.a]
        return m.hand[item.a]
    if item.a == STOCK:
        size[0] = &m.stocked
        return m.stock
    if item.a == MINE_PILE:
        size[0] = &m.mines_left
        return m.mine_pile
    if item.a == TREASURE_PILE:
        size[0] = &m.treasures_left
        return m.treasure_pile
    size[0] = &m.roles_left
    return m.role_pile


cdef inline void deal(Forest* m, Item item, int index, Trace* trace) noexcept nogil:
    """Move the card at a place of its pile, and deal on."""
    cdef uint8_t* size
    cdef uint8_t* cards = source_of(m, item, &size)
    cdef int card = take_at(cards, size, index), slot = item.b & 15, zone = item.b & 0xF0
    if item.c > 1:
        push(&m.agenda, DEAL_TO, CHANCE, item.a, item.b, item.c - 1)
    log(trace, MOVE, item.a, item.b, card, 0)
    if zone == HANDS:
        to_hand(m, slot, card)
    elif zone == ROLES:
        m.role[slot] = card
    elif zone == TREASURES:
        m.treasure[slot] = card
    else:
        m.mine[slot] = card


cdef inline void deal_by_chance(
    const ForestTables* t, Forest* m, Item item, Dice* dice
) noexcept nogil:
    """Deal one card, by the odds."""
    cdef uint8_t* size
    source_of(m, item, &size)
    deal(m, item, below(dice, size[0]), NULL)
