# cython: cdivision=True
"""Path cards of The Dark Cave: their veins, and how they collapse."""

from libc.stdint cimport uint32_t

from undermine.kernel.cave cimport *
from undermine.kernel.cave_cards cimport discard_open, spend
from undermine.kernel.cave_webs cimport can_hang, find_web, remove_web
from undermine.kernel.grid cimport take_tile
from undermine.kernel.trace cimport Trace


cdef inline void add_veins(const CaveTables* t, Cave* m, int at, int face) noexcept nogil:
    """Put gold on each vein of a card."""
    cdef int space
    if not t.all_traits[face] & VEIN:
        return
    for space in range(t.spaces[face]):
        if t.traits[face][space] & VEIN:
            if m.veins == VEINS:
                m.broken = 1
                return
            m.vein[m.veins] = at | <uint32_t>space << CELL_BITS
            m.veins += 1
            m.pool -= 1


cdef inline bint is_occupied(const Cave* m, int at) noexcept nogil:
    """A dwarf, standing or lying, or a creature is on some space of the card."""
    cdef int i
    for i in range(m.seats):
        if m.pawn[i] and m.pawn[i] & CELL_MASK == at:
            return True
    for i in range(m.beasts):
        if m.beast[i].at & CELL_MASK == at:
            return True
    return False


cdef inline int list_collapses(const Cave* m, int card, uint32_t* moves) noexcept nogil:
    """Every path card without a dwarf or creature on it."""
    cdef int i, n = 0
    for i in range(1 + GOALS, m.board.tiles):
        if not is_occupied(m, m.board.tile[i].at):
            moves[n] = <uint32_t>COLLAPSE << 24 | card << 16 | m.board.tile[i].at
            n += 1
    return n


cdef inline void collapse(
    const CaveTables* t, Cave* m, int seat, int card, int at, Trace* trace
) noexcept nogil:
    """Remove the card with its gold and with the webs that no other way holds."""
    cdef int i, side = 1
    spend(m, seat, card, trace)
    for i in range(m.veins - 1, -1, -1):
        if m.vein[i] & CELL_MASK == at:
            m.veins -= 1
            m.vein[i] = m.vein[m.veins]
            m.pool += 1
    discard_open(m, t.card_of[take_tile(&t.faces, &m.board, at)], trace)
    while side < 16:
        i = find_web(m, at, side)
        if i >= 0 and not can_hang(t, m, at, side):
            remove_web(m, i, trace)
        side <<= 1
