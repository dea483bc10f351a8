"""The agenda: a stack of what must be decided, as in the engine."""

from libc.stdint cimport int8_t, uint8_t

cdef enum:
    ITEMS = 96
    DUTY = -3       # the seat of an item that nobody decides
    TURN_KIND = 3   # in every game the item of a turn,
    ROUND_KIND = 9  # and the one below the payments of a round that has ended

cdef struct Item:
    uint8_t kind
    int8_t seat
    uint8_t a       # what the fields mean depends on the kind
    uint8_t b
    uint8_t c

cdef struct Agenda:
    uint8_t items
    Item item[ITEMS]


cdef inline void push(Agenda* g, int kind, int seat, int a, int b, int c) noexcept nogil:
    """Decide this next. A full stack stays full, which `is_full` reports."""
    cdef Item* item
    if g.items == ITEMS:
        return
    item = &g.item[g.items]
    g.items += 1
    item.kind = kind
    item.seat = seat
    item.a = a
    item.b = b
    item.c = c


cdef inline int next_actor(const Agenda* g) noexcept nogil:
    """The seat of the top item; DUTY, which is NOBODY too, when nothing is left."""
    return g.item[g.items - 1].seat if g.items else DUTY


cdef inline int phase_of(const Agenda* g, int round) noexcept nogil:
    """Where a game is: the round, twice shifted; 2: it has ended; 1: a turn is decided."""
    if g.items and g.item[0].kind == ROUND_KIND:
        return round << 2 | 2
    if g.items and g.item[g.items - 1].kind == TURN_KIND:
        return round << 2 | 1
    return round << 2
