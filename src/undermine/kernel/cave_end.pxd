# cython: cdivision=True
"""The end of The Dark Cave: dwarves that leave, and the side that wins."""


from undermine.kernel.agenda cimport push
from undermine.kernel.cave cimport *
from undermine.kernel.cave_cards cimport unmask
from undermine.kernel.game cimport CHANCE
from undermine.kernel.trace cimport EVERYBODY, SHOW, Trace, log


cdef inline void leave(Cave* m, int seat, Trace* trace) noexcept nogil:
    """Take the dwarf off the board and show its clan card to everybody."""
    m.out[m.outs] = seat
    m.outs += 1
    m.lying &= ~(1 << seat)
    m.pawn[seat] = 0
    unmask(m, seat, trace)
    if m.outs == 1 and m.roles_left:
        m.role_pile_readers |= 1 << seat
        log(trace, SHOW, ROLE_PILE, 0, 0, 1 << seat)
    push(&m.agenda, CALL_END, CHANCE, seat, 0, 0)


cdef inline int complete_side(const CaveTables* t, const Cave* m, int leaver) noexcept nogil:
    """The side of a dwarf that left, if it was the last of its side; else 0."""
    cdef int seat, side = t.side_of[m.role[leaver]]
    for seat in range(m.seats):
        if m.pawn[seat] and t.side_of[m.role[seat]] == side:
            return 0
    return side


cdef inline void end_game(Cave* m, Trace* trace) noexcept nogil:
    """Show all clan cards and return the gold inside the cave."""
    cdef int seat, i
    cdef bint is_out
    m.agenda.items = 0
    for seat in range(m.seats):
        m.role_readers[seat] = ALL
        log(trace, SHOW, ROLES + seat, 0, 0, EVERYBODY)
    m.role_pile_readers = ALL
    log(trace, SHOW, ROLE_PILE, 0, 0, EVERYBODY)
    for seat in range(m.seats):
        is_out = False
        for i in range(m.outs):
            is_out = is_out or m.out[i] == seat
        if not is_out:
            m.pool += m.gold[seat]
            m.gold[seat] = 0


cdef inline int winning_side(const CaveTables* t, const Cave* m) noexcept nogil:
    """The side of the better treasure; of equal ones the side that left first, or 0."""
    cdef int heads[3]
    cdef int saved[3]
    cdef int seat, i, one, two
    for i in range(3):
        heads[i] = saved[i] = 0
    for seat in range(m.seats):
        heads[t.side_of[m.role[seat]]] += 1
    for i in range(m.outs):
        saved[t.side_of[m.role[m.out[i]]]] += m.gold[m.out[i]]
    one = saved[1] * heads[2]
    two = saved[2] * heads[1]
    if one != two:
        return 1 if one > two else 2
    return t.side_of[m.role[m.out[0]]] if m.outs else 0
