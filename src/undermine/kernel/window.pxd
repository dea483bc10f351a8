"""Slots: dense numbers of actions inside a window, for masks of learners.

An action number has fields; each field has a table that gives its dense value, or MISSING outside
the window. Slots of a verb are the mixed radix of its fields, or the rank of a bag of cards.
"""

from libc.stdint cimport uint8_t, uint16_t, uint32_t

cdef enum:
    VERBS = 64
    FIELDS = 3
    MISSING = 0xFFFF
    NO_SLOT = 0xFFFFFFFF

cdef struct Field:
    uint8_t shift
    uint32_t mask
    uint32_t size
    const uint16_t* dense

cdef struct VerbSlots:
    uint32_t base
    uint8_t fields
    uint8_t bag         # the most cards of a bag, in order, missing ones first; 0: no bag
    Field field[FIELDS]

cdef class Window:
    cdef VerbSlots verb[VERBS]
    cdef list kept
    cdef readonly int size
    cdef readonly int version
    cdef readonly object kernel
    cdef readonly tuple area


cdef inline uint32_t slot_of(const VerbSlots* verbs, uint32_t action) noexcept nogil:
    """The slot of an action, or NO_SLOT outside the window."""
    cdef const VerbSlots* verb = &verbs[action >> 24 & (VERBS - 1)]
    cdef uint32_t slot = 0, value[FIELDS]
    cdef int i
    for i in range(verb.fields):
        value[i] = verb.field[i].dense[action >> verb.field[i].shift & verb.field[i].mask]
        if value[i] == MISSING:
            return NO_SLOT
        slot = slot * verb.field[i].size + value[i]
    if verb.bag == 2:
        slot = value[0] + value[1] * (value[1] + 1) // 2
    elif verb.bag == 3:
        slot = (
            value[0]
            + value[1] * (value[1] + 1) // 2
            + value[2] * (value[2] + 1) * (value[2] + 2) // 6
        )
    return verb.base + slot
