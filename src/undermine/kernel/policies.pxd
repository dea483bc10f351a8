"""Policies: how a playout chooses among legal actions."""

from libc.stdint cimport uint32_t

from undermine.kernel.dice cimport Dice, below
from undermine.kernel.game cimport Code

cdef enum:
    RANDOM = 0
    PATH_FIRST = 1
    THUMB = 2
    PLACE_VERB = 1      # in every game the verb of laying a path card


cdef inline uint32_t first_paths(uint32_t* moves, int count, Dice* dice) noexcept nogil:
    """Any path card that can be laid, else any action."""
    cdef int i, paths = 0
    for i in range(count):
        paths += moves[i] >> 24 == PLACE_VERB
    if not paths:
        return moves[below(dice, count)]
    paths = below(dice, paths)
    for i in range(count):
        if moves[i] >> 24 == PLACE_VERB:
            if not paths:
                break
            paths -= 1
    return moves[i]


cdef inline uint32_t choose(
    const Code* code, const void* tables, const void* position, int policy,
    const double* suspicion, uint32_t* moves, int count, Dice* dice,
) noexcept nogil:
    """One of the legal actions; only rules of thumb look at the position."""
    if policy == PATH_FIRST:
        return first_paths(moves, count, dice)
    if policy == THUMB:
        return code.thumb(tables, position, moves, count, suspicion, dice)
    return moves[below(dice, count)]


cdef int policy_number(object name) except -1
cdef int read_suspicion(object given, int seats, double* suspicion) except -1
