"""The best of several actions, each with a score; dice choose among equals."""

from libc.stdint cimport uint32_t

from undermine.kernel.dice cimport Dice, below

cdef struct Best:
    double score
    int equal           # actions with this score so far
    uint32_t action


cdef inline Best no_best() noexcept nogil:
    """Nothing yet: any score is better."""
    cdef Best best
    best.score = -1e9
    best.equal = 0
    best.action = 0
    return best


cdef inline void offer(Best* best, uint32_t action, double score, Dice* dice) noexcept nogil:
    """Keep an action that is better than all before, or equal to the best and lucky."""
    if score > best.score:
        best.score = score
        best.equal = 0
    if score == best.score:
        best.equal += 1
        if best.equal == 1 or below(dice, best.equal) == 0:
            best.action = action
