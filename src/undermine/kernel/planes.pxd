# cython: cdivision=True
"""Cells of a window as places in planes, and the planes of tokens."""

from libc.stdint cimport uint8_t

from undermine.kernel.action_fields cimport ActionTables
from undermine.kernel.grid cimport SPAN

cdef enum:
    EAST = 2
    LASTS = 128         # a token that lasts longer than this turn


cdef inline int place_in(const ActionTables* t, int at) noexcept nogil:
    """The place of a cell in a plane, or -1 outside the window."""
    cdef int column = at % SPAN - t.left, row = at // SPAN - t.top
    if 0 <= column < t.width and 0 <= row < t.height:
        return row * t.width + column
    return -1


cdef inline void mark_space(
    const ActionTables* t, int at, int space, uint8_t* planes
) noexcept nogil:
    """A token on a space of a card: a bit for each space, in the first plane."""
    cdef int place = place_in(t, at)
    if place >= 0:
        planes[place] |= 1 << space


cdef inline void mark_edge(
    const ActionTables* t, int at, int side, int card, int left, uint8_t* planes
) noexcept nogil:
    """A token on the east or south side of a cell: its card, in the second or third plane."""
    cdef int place = place_in(t, at), cells = t.width * t.height
    if place >= 0:
        planes[(cells if side == EAST else 2 * cells) + place] = card + 1 + (
            LASTS if left > 1 else 0
        )
