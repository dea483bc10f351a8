# cython: cdivision=True
"""Steps on the board of The Dark Cave, of dwarves and of creatures."""

from libc.stdint cimport uint32_t

from undermine.kernel.cave cimport *
from undermine.kernel.cave_webs cimport find_web
from undermine.kernel.grid cimport ACROSS, COVERED, FIRST_TILE, SIDE_STEP, is_tile, low_bit


cdef inline int add_spot(uint32_t* spots, int n, uint32_t spot) noexcept nogil:
    """Add a spot that is not there yet; the number of spots."""
    cdef int i
    for i in range(n):
        if spots[i] == spot:
            return n
    spots[n] = spot
    return n + 1


cdef inline int list_exits(
    const CaveTables* t, const Cave* m, uint32_t spot, bint with_covered, uint32_t* spots
) noexcept nogil:
    """Where one step leads: over links, over borders without webs, and from ladder to ladder."""
    cdef int at = spot & CELL_MASK, space = spot >> CELL_BITS, n = 0, side, value, other, i, j
    cdef int face = m.board.tile[m.board.cell[at] - FIRST_TILE].face
    cdef unsigned int rest
    if face == COVERED:
        return 0
    rest = t.links[face][space]
    while rest:
        n = add_spot(spots, n, at | low_bit(rest) << CELL_BITS)
        rest &= rest - 1
    rest = t.mouths[face][space]
    while rest:
        side = rest & -rest
        rest ^= side
        value = m.board.cell[at + SIDE_STEP[side]]
        if not is_tile(value) or (m.webs and find_web(m, at, side) >= 0):
            continue
        other = m.board.tile[value - FIRST_TILE].face
        if other == COVERED:
            if with_covered:
                n = add_spot(spots, n, at + SIDE_STEP[side])
        elif t.faces.ports[other] & ACROSS[side]:
            n = add_spot(
                spots, n, (at + SIDE_STEP[side]) | t.owner[other][ACROSS[side]] << CELL_BITS
            )
    if t.traits[face][space] & LADDER:
        for i in range(m.board.tiles):
            other = m.board.tile[i].face
            if other != COVERED and t.all_traits[other] & LADDER:
                for j in range(t.spaces[other]):
                    if t.traits[other][j] & LADDER:
                        if (m.board.tile[i].at | <uint32_t>j << CELL_BITS) != spot:
                            n = add_spot(
                                spots, n, m.board.tile[i].at | <uint32_t>j << CELL_BITS
                            )
    return n


cdef inline int list_steps(
    const CaveTables* t, const Cave* m, uint32_t spot, bint with_covered, uint32_t* moves
) noexcept nogil:
    """Every step from a spot."""
    cdef int i, n = list_exits(t, m, spot, with_covered, moves)
    for i in range(n):
        moves[i] |= <uint32_t>STEP << 24
    return n


cdef inline int traits_at(const CaveTables* t, const Cave* m, uint32_t spot) noexcept nogil:
    """The traits of a space; of a face-down card none."""
    cdef int face = m.board.tile[m.board.cell[spot & CELL_MASK] - FIRST_TILE].face
    return 0 if face == COVERED else t.traits[face][spot >> CELL_BITS]
