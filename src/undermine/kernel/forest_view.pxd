# cython: cdivision=True
"""The open table of The Lost Mines in an observation."""

from libc.stdint cimport uint8_t

from undermine.kernel.action_fields cimport (
    ActionTables,
    Fronts,
    byte_of,
    is_in,
    seat_from,
    write_cell,
)
from undermine.kernel.forest cimport *
from undermine.kernel.planes cimport mark_edge, mark_space


cdef inline void write_table(
    const ForestTables* t, const Forest* m, const ActionTables* actions, const Fronts* fronts,
    int viewer, uint8_t* unseen, uint8_t* out
) noexcept nogil:
    """The fields of the table in their order."""
    cdef int i, seat, seats = m.seats
    cdef uint8_t* pawns = out + 1
    cdef uint8_t* trolls = pawns + 3 * seats
    cdef uint8_t* points = trolls + seats
    cdef uint8_t* rest = points + seats
    out[0] = m.round
    for i in range(seats):
        seat = (viewer + i) % seats
        if m.pawn[seat]:
            write_cell(actions, m.pawn[seat], pawns + 3 * i, pawns + 3 * i + 1)
            pawns[3 * i + 2] = 1
        trolls[i] = m.trolls[seat]
        unseen[t.troll] -= m.trolls[seat]
        points[i] = byte_of(m.points[seat])
        rest[3 + i] = is_in(m.out, seat)
    rest[0] = seat_from(m.starter, viewer, seats)
    rest[1] = seat_from(m.last, viewer, seats)
    rest[2] = seat_from(m.dragon, viewer, seats)


cdef inline void write_marks(
    const Forest* m, const ActionTables* actions, uint8_t* planes
) noexcept nogil:
    """Tools on obstacles, traps and trolls."""
    cdef int i
    for i in range(m.tokens):
        if m.token[i].side == 0:
            mark_space(actions, m.token[i].at, 0, planes)
        else:
            mark_edge(actions, m.token[i].at, m.token[i].side, m.token[i].card, 1, planes)
