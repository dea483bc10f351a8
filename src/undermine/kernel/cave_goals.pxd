# cython: cdivision=True
"""Goals of The Dark Cave that a dwarf turns up."""

from libc.stdint cimport uint32_t

from undermine.kernel.agenda cimport push
from undermine.kernel.cave cimport *
from undermine.kernel.cave_paths cimport add_veins
from undermine.kernel.grid cimport SIDE_STEP, list_openings, turn_up
from undermine.kernel.trace cimport EVERYBODY, SHOW, TAKE, Trace, log


cdef inline int side_to(int at, int origin) noexcept nogil:
    """The side of a cell on which another lies."""
    cdef int side = 1
    while side < 16 and at + SIDE_STEP[side] != origin:
        side <<= 1
    return side & 15


cdef inline int list_orients(
    const CaveTables* t, const Cave* m, int seat, int slot, uint32_t* moves
) noexcept nogil:
    """The turns of a goal: open towards the dwarf, and fitting all around if possible."""
    cdef int card = m.goal[slot], at = t.goal_cell[slot]
    cdef int entry = side_to(at, m.pawn[seat] & CELL_MASK)
    return list_openings(
        &t.faces, &m.board, ORIENT, at, entry, t.first_lay[card], t.lays[card], moves
    )


cdef inline void enter_goal(
    const CaveTables* t, Cave* m, int seat, int slot, int lay, Trace* trace
) noexcept nogil:
    """The goal becomes part of the net, and the dwarf stands on its first space."""
    cdef int at = t.goal_cell[slot], entry = side_to(at, m.pawn[seat] & CELL_MASK)
    log(trace, TAKE, GOAL_SLOTS + slot, 0, m.goal[slot], 0)
    m.goal[slot] = NONE
    turn_up(&t.faces, &m.board, 1 + slot, lay)
    add_veins(t, m, at, lay)
    m.pawn[seat] = at | <uint32_t>t.owner[lay][entry] << CELL_BITS


cdef inline void find_goal(
    const CaveTables* t, Cave* m, int seat, uint32_t start, int slot, Trace* trace
) noexcept nogil:
    """Turn the goal up; the dwarf enters once its orientation is chosen."""
    cdef uint32_t moves[4]
    m.pawn[seat] = start
    m.goal_readers[slot] = ALL
    log(trace, SHOW, GOAL_SLOTS + slot, 0, 0, EVERYBODY)
    if list_orients(t, m, seat, slot, moves) == 1:
        enter_goal(t, m, seat, slot, moves[0] & 255, trace)
    else:
        push(&m.agenda, CHOOSE_TURN, seat, slot, 0, 0)
