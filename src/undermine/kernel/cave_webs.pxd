# cython: cdivision=True
"""Webs of The Dark Cave: where they can hang, and how they wear."""

from libc.stdint cimport uint32_t

from undermine.kernel.cave cimport *
from undermine.kernel.cave_cards cimport lay_before, play_card, take_away, usable_axe
from undermine.kernel.grid cimport ACROSS, COVERED, FIRST_TILE, SIDE_STEP, is_tile
from undermine.kernel.trace cimport Trace


cdef inline int find_web(const Cave* m, int at, int side) noexcept nogil:
    """The number of the web on a side of a cell, or -1."""
    cdef int i
    if side == 1 or side == 8:
        at += SIDE_STEP[side]
        side = ACROSS[side]
    for i in range(m.webs):
        if m.web[i].at == at and m.web[i].side == side:
            return i
    return -1


cdef inline int shows(const CaveTables* t, const Cave* m, int at, int side) noexcept nogil:
    """What a cell shows on a side: 1 a way, 0 rock, -1 nothing: it is empty or face down."""
    cdef int value = m.board.cell[at], face
    if not is_tile(value):
        return -1
    face = m.board.tile[value - FIRST_TILE].face
    if face == COVERED:
        return -1
    return (t.faces.ports[face] & side) != 0


cdef inline bint can_hang(const CaveTables* t, const Cave* m, int at, int side) noexcept nogil:
    """A way leads over the border, or ends there: at an empty cell or a face-down goal."""
    cdef int here = shows(t, m, at, side), there = shows(t, m, at + SIDE_STEP[side], ACROSS[side])
    return here != 0 and there != 0 and (here > 0 or there > 0)


cdef inline int list_spins(
    const CaveTables* t, const Cave* m, int card, uint32_t* moves
) noexcept nogil:
    """Every border that a way leads to and where no web hangs."""
    cdef int i, n = 0, side, at, face
    for i in range(m.board.tiles):
        face = m.board.tile[i].face
        side = 1 if face != COVERED else 16
        while side < 16:
            at = m.board.tile[i].at
            if (
                t.faces.ports[face] & side
                and can_hang(t, m, at, side)
                and (side in (2, 4) or shows(t, m, at + SIDE_STEP[side], ACROSS[side]) < 0)
                and find_web(m, at, side) < 0
            ):
                if side in (1, 8):
                    at += SIDE_STEP[side]
                moves[n] = <uint32_t>SPIN << 24 | card << 15 | at << 1 | (side in (1, 4))
                n += 1
            side <<= 1
    return n


cdef inline void spin(
    const CaveTables* t, Cave* m, int seat, uint32_t action, Trace* trace
) noexcept nogil:
    """Lay the card before the seat and hang the web over the border, at full strength."""
    cdef int card = action >> 15 & 511
    play_card(m, seat, card, trace)
    lay_before(m, seat, card)
    if m.webs == WEBS:
        m.broken = 1
        return
    m.web[m.webs].at = action >> 1 & CELL_MASK
    m.web[m.webs].side = 4 if action & 1 else 2
    m.web[m.webs].card = card
    m.web[m.webs].owner = seat
    m.web[m.webs].left = t.web_strength
    m.webs += 1


cdef inline void remove_web(Cave* m, int i, Trace* trace) noexcept nogil:
    """Remove a web and discard its card."""
    cdef Web web = m.web[i]
    m.webs -= 1
    m.web[i] = m.web[m.webs]
    take_away(m, web.owner, web.card, trace)


cdef inline void wear(Cave* m, int i, Trace* trace) noexcept nogil:
    """Weaken a web from 2 to 1, or remove it."""
    if m.web[i].left > 1:
        m.web[i].left -= 1
    else:
        remove_web(m, i, trace)


cdef inline void wear_webs(Cave* m, int seat, Trace* trace) noexcept nogil:
    """Wear the webs of a seat at the start of its turn."""
    cdef int i
    for i in range(m.webs - 1, -1, -1):
        if m.web[i].owner == seat:
            wear(m, i, trace)


cdef inline int mouths_of(const CaveTables* t, const Cave* m, uint32_t spot) noexcept nogil:
    """The sides that a space opens to."""
    cdef int face = m.board.tile[m.board.cell[spot & CELL_MASK] - FIRST_TILE].face
    return 0 if face == COVERED else t.mouths[face][spot >> CELL_BITS]


cdef inline int list_cuts(
    const CaveTables* t, const Cave* m, int seat, uint32_t* moves
) noexcept nogil:
    """Every web beside the dwarf of a seat that its axe can cut."""
    cdef int n = 0, side, i
    cdef unsigned int rest
    if not m.webs or not m.pawn[seat] or usable_axe(t, m, seat) == NONE:
        return 0
    rest = mouths_of(t, m, m.pawn[seat])
    while rest:
        side = rest & -rest
        rest ^= side
        i = find_web(m, m.pawn[seat] & CELL_MASK, side)
        if i >= 0:
            moves[n] = <uint32_t>CUT << 24 | m.web[i].at << 4 | m.web[i].side
            n += 1
    return n


cdef inline void cut(
    const CaveTables* t, Cave* m, int seat, uint32_t action, Trace* trace
) noexcept nogil:
    """Spend the axe and weaken the web."""
    take_away(m, seat, usable_axe(t, m, seat), trace)
    wear(m, find_web(m, action >> 4 & 0xFFFF, action & 15), trace)
