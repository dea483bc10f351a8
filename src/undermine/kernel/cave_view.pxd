# cython: cdivision=True
"""The open table of The Dark Cave in an observation."""

from libc.stdint cimport uint8_t, uint32_t

from undermine.kernel.action_fields cimport (
    ActionTables,
    Fronts,
    byte_of,
    is_in,
    order_of,
    seat_from,
    write_cell,
)
from undermine.kernel.cave cimport *
from undermine.kernel.planes cimport mark_edge, mark_space

cdef enum:
    CREATURES = 3


cdef inline void write_spot(
    const ActionTables* actions, uint32_t spot, uint8_t* out
) noexcept nogil:
    """Column, row and space, each from 1."""
    write_cell(actions, spot & CELL_MASK, out, out + 1)
    out[2] = (spot >> CELL_BITS) + 1


cdef inline int write_fronts(
    const Cave* m, const Fronts* fronts, int viewer, uint8_t* unseen, uint8_t* out
) noexcept nogil:
    """The cards before each seat; the bytes that were written."""
    cdef int i, j, seat
    for i in range(m.seats):
        seat = (viewer + i) % m.seats
        for j in range(m.fronts[seat]):
            out[i * fronts.kinds + fronts.column[m.front[seat][j]]] += 1
            unseen[m.front[seat][j]] -= 1
    return m.seats * fronts.kinds


cdef inline void write_beasts(
    const Cave* m, const ActionTables* actions, int viewer, uint8_t* out
) noexcept nogil:
    """Where each creature is, and whose it is."""
    cdef int i
    cdef uint8_t* line
    for i in range(m.beasts):
        line = out + 4 * m.beast[i].kind
        write_spot(actions, m.beast[i].at, line)
        line[3] = seat_from(m.beast[i].owner, viewer, m.seats)


cdef inline void write_table(
    const CaveTables* t, const Cave* m, const ActionTables* actions, const Fronts* fronts,
    int viewer, uint8_t* unseen, uint8_t* out
) noexcept nogil:
    """The fields of the table in their order."""
    cdef int i, seat, seats = m.seats
    cdef uint8_t* gold = out + write_fronts(m, fronts, viewer, unseen, out)
    cdef uint8_t* pawns = gold + seats + 1
    cdef uint8_t* beasts = pawns + 3 * seats
    cdef uint8_t* gone = beasts + 4 * CREATURES
    cdef uint8_t* lying = gone + seats
    cdef uint8_t* fresh = lying + seats + 1
    gold[seats] = m.pool
    write_beasts(m, actions, viewer, beasts)
    for i in range(seats):
        seat = (viewer + i) % seats
        gold[i] = m.gold[seat]
        if m.pawn[seat]:
            write_spot(actions, m.pawn[seat], pawns + 3 * i)
        gone[i] = order_of(m.out, m.outs, seat)
        lying[i] = is_in(m.lying, seat)
        fresh[i] = is_in(m.fresh, seat)
    lying[seats] = seat_from(m.still, viewer, seats)
    fresh[seats] = seat_from(m.starter, viewer, seats)


cdef inline void write_marks(
    const Cave* m, const ActionTables* actions, uint8_t* planes
) noexcept nogil:
    """Gold in veins, and webs."""
    cdef int i
    for i in range(m.veins):
        mark_space(actions, m.vein[i] & CELL_MASK, m.vein[i] >> CELL_BITS, planes)
    for i in range(m.webs):
        mark_edge(actions, m.web[i].at, m.web[i].side, m.web[i].card, m.web[i].left, planes)
