"""The trace: which cards went where in a step, in the six verbs of the engine's `Draft`.

The notes of seats are kept by the engine's own functions, which replay this list. Playouts pass
no trace, and then nothing is written.
"""

from libc.stdint cimport int32_t, uint8_t

cdef enum:
    ENTRIES = 512
    TAKE = 1        # verbs: a card of a pile goes into the open,
    GIVE = 2        # from the open into a pile,
    MOVE = 3        # from pile to other, face down;
    SWAP = 4        # two piles change places;
    SHOW = 5        # a pile has more readers,
    HIDE = 6        # or fewer;
    SHUFFLE = 7     # a pile is set out anew, with these readers;
    ANNOUNCE = 8    # all seats saw how much a pile was paid, in how many cards
    EVERYBODY = -1  # the readers of an open pile

cdef struct Entry:
    uint8_t verb
    uint8_t pile
    uint8_t other
    uint8_t card
    int32_t readers

cdef struct Trace:
    int entries
    Entry entry[ENTRIES]


cdef inline void log(
    Trace* trace, int verb, int pile, int other, int card, int readers
) noexcept nogil:
    """Write a line, if anybody reads."""
    cdef Entry* entry
    if trace == NULL or trace.entries == ENTRIES:
        return
    entry = &trace.entry[trace.entries]
    trace.entries += 1
    entry.verb = verb
    entry.pile = pile
    entry.other = other
    entry.card = card
    entry.readers = readers
