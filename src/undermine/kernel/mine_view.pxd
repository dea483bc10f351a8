# cython: cdivision=True
"""The open table of Saboteur and Saboteur 2 in an observation."""

from libc.stdint cimport uint8_t

from undermine.kernel.action_fields cimport (
    ActionTables,
    Fronts,
    byte_of,
    is_in,
    order_of,
    seat_from,
)
from undermine.kernel.mine cimport *


cdef inline int write_fronts(
    const MineTables* t, const Mine* m, const Fronts* fronts, int viewer, uint8_t* unseen,
    uint8_t* out
) noexcept nogil:
    """The cards before each seat; the bytes that were written."""
    cdef int i, kind, seat
    for i in range(m.seats):
        seat = (viewer + i) % m.seats
        for kind in range(fronts.kinds):
            out[i * fronts.kinds + kind] = m.front[seat] >> kind & 1
            unseen[t.front_card[kind]] -= m.front[seat] >> kind & 1
    return m.seats * fronts.kinds


cdef inline int write_earned(const Mine* m, int viewer, uint8_t* out) noexcept nogil:
    """The worth and the cards of the payments that all seats saw; the bytes that were written."""
    cdef int i, place
    for i in range(m.earnings):
        place = 2 * (seat_from(m.earned[i].seat, viewer, m.seats) - 1)
        out[place] = byte_of(out[place] + m.earned[i].value)
        out[place + 1] = byte_of(out[place + 1] + m.earned[i].cards)
    return 2 * m.seats


cdef inline void write_table(
    const MineTables* t, const Mine* m, const ActionTables* actions, const Fronts* fronts,
    int viewer, uint8_t* unseen, uint8_t* out
) noexcept nogil:
    """The fields of the table in their order."""
    cdef int i, seat
    out[0] = m.round
    out += 1 + write_fronts(t, m, fronts, viewer, unseen, out + 1)
    out[0] = seat_from(m.starter, viewer, m.seats)
    out[1] = seat_from(m.last, viewer, m.seats)
    out[2] = seat_from(m.finder, viewer, m.seats)
    out += 3 + write_earned(m, viewer, out + 3)
    for i in range(m.seats):
        seat = (viewer + i) % m.seats
        out[i] = m.credit[seat]
        if t.has_tricks:
            out[m.seats + i] = is_in(m.out, seat)
            out[2 * m.seats + i] = order_of(m.thieves, m.thief_count, seat)


cdef inline void write_marks(
    const Mine* m, const ActionTables* actions, uint8_t* planes
) noexcept nogil:
    """There are no tokens."""
