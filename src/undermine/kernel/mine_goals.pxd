# cython: cdivision=True
"""Goals of Saboteur and Saboteur 2 that the maze has reached."""

from libc.stdint cimport uint32_t

from undermine.kernel.agenda cimport Item, push
from undermine.kernel.bags cimport number
from undermine.kernel.grid cimport SIDE_STEP, bit_count, entries_at, need_at, turn_up
from undermine.kernel.mine cimport *
from undermine.kernel.trace cimport EVERYBODY, SHOW, TAKE, Trace, log


cdef inline int agreeing(int need, int ports) noexcept nogil:
    """The number of sides on which a goal would agree with its neighbours."""
    return bit_count((need & ports) | ((need >> 4) & ~ports & 15))


cdef inline int best_turns(
    const MineTables* t, const Mine* m, int slot, int card, int last, int* lay
) noexcept nogil:
    """How many turns of a goal are best, and the first of them.

    The card just laid must be joined, else any way, else all turns are as good.
    """
    cdef int at = t.goal_cell[slot], entries = entries_at(&t.faces, &m.board, at)
    cdef int need = need_at(&t.faces, &m.board, at), wanted = 0, side = 1
    cdef int attempt, i, ports, fit, best, count
    while side < 16:
        if entries & side and at + SIDE_STEP[side] == last:
            wanted |= side
        side <<= 1
    for attempt in range(2):
        best = -1
        count = 0
        for i in range(t.lays[card]):
            ports = t.faces.ports[t.first_lay[card] + i]
            fit = agreeing(need, ports)
            if ports & wanted and fit >= best:
                if fit > best:
                    lay[0] = t.first_lay[card] + i
                count = count + 1 if fit == best else 1
                best = fit
        if count:
            return count
        wanted = entries
    lay[0] = t.first_lay[card]
    return t.lays[card]


cdef inline void lay_goal(
    const MineTables* t, Mine* m, int slot, int lay, Trace* trace
) noexcept nogil:
    """A goal that was turned up lies like this now."""
    log(trace, TAKE, GOAL_SLOTS + slot, 0, m.goal[slot], 0)
    m.goal[slot] = NONE
    turn_up(&t.faces, &m.board, 1 + slot, lay)


cdef inline bint reveal(
    const MineTables* t, Mine* m, Item item, Trace* trace
) noexcept nogil:
    """Turn up every goal that a live way leads to; True: one of them is the treasure."""
    cdef int reached = m.board.reached, i, slot, lay = 0
    cdef bint found = False
    if not reached:
        return False
    for i in range(t.goals):
        slot = t.goal_order[i]
        if reached >> slot & 1:
            m.goal_readers[slot] = ALL
            log(trace, SHOW, GOAL_SLOTS + slot, 0, 0, EVERYBODY)
            found = found or t.is_treasure[m.goal[slot]]
    if not found:
        push(&m.agenda, REVEAL, item.seat, item.a, item.b, item.c)
    for i in range(t.goals):
        slot = t.goal_order[i]
        if reached >> slot & 1:
            if best_turns(t, m, slot, m.goal[slot], item.b << 8 | item.c, &lay) == 1 or found:
                lay_goal(t, m, slot, lay, trace)
            else:
                push(&m.agenda, CHOOSE_TURN, item.a, slot, 0, 0)
    return found


cdef inline int list_turns(
    const MineTables* t, const Mine* m, int slot, uint32_t* moves
) noexcept nogil:
    """Every turn of a goal that waits."""
    cdef int i, card = m.goal[slot]
    for i in range(t.lays[card]):
        moves[i] = number(ORIENT, 0, 0, t.first_lay[card] + i)
    return t.lays[card]
