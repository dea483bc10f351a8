# cython: cdivision=True
"""Cards of The Dark Cave: those that leave hands, and those that lie before seats."""


from undermine.kernel.bags cimport put_in, take_out
from undermine.kernel.cave cimport *
from undermine.kernel.trace cimport EVERYBODY, GIVE, MOVE, SHOW, TAKE, Trace, log

include "hands.pxi"


cdef inline void lay_before(Cave* m, int seat, int card) noexcept nogil:
    """Lay a card face up before a seat."""
    if not put_in(m.front[seat], &m.fronts[seat], FRONT, card):
        m.broken = 1


cdef inline void take_away(Cave* m, int seat, int card, Trace* trace) noexcept nogil:
    """Discard a card that lies before a seat."""
    take_out(m.front[seat], &m.fronts[seat], card)
    discard_open(m, card, trace)


cdef inline void unmask(Cave* m, int seat, Trace* trace) noexcept nogil:
    """The clan card of a seat lies face up for the rest of the game."""
    if m.role_readers[seat] != ALL:
        m.role_readers[seat] = ALL
        log(trace, SHOW, ROLES + seat, 0, 0, EVERYBODY)


cdef inline int count_boots(const CaveTables* t, const Cave* m, int seat) noexcept nogil:
    cdef int i, count = 0
    for i in range(m.fronts[seat]):
        count += t.tool[m.front[seat][i]] == BOOTS
    return count


cdef inline int usable_axe(const CaveTables* t, const Cave* m, int seat) noexcept nogil:
    """The first battle-axe before a seat that can be used now, or NONE."""
    cdef int i, skip = m.fresh >> seat & 1
    for i in range(m.fronts[seat]):
        if t.tool[m.front[seat][i]] == AXE:
            if not skip:
                return m.front[seat][i]
            skip -= 1
    return NONE
