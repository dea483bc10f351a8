# cython: cdivision=True
"""Tokens and dwarves on the board of The Lost Mines."""


from undermine.kernel.forest cimport *
from undermine.kernel.forest_cards cimport discard_open
from undermine.kernel.grid cimport ACROSS, SIDE_STEP
from undermine.kernel.trace cimport Trace


cdef inline int find_token(const Forest* m, int at, int side) noexcept nogil:
    """The number of the token on a card (side 0) or on a side of a cell, or -1."""
    cdef int i
    if side == 1 or side == 8:
        at += SIDE_STEP[side]
        side = ACROSS[side]
    for i in range(m.tokens):
        if m.token[i].at == at and m.token[i].side == side:
            return i
    return -1


cdef inline bint lies(const Forest* m, int at, int side, int card) noexcept nogil:
    """A token of this kind lies on a side of a cell."""
    cdef int i = find_token(m, at, side)
    return i >= 0 and m.token[i].card == card


cdef inline void put_token(Forest* m, int at, int side, int card, int owner) noexcept nogil:
    if m.tokens == TOKENS:
        m.broken = 1
        return
    m.token[m.tokens].at = at
    m.token[m.tokens].side = side
    m.token[m.tokens].card = card
    m.token[m.tokens].owner = owner
    m.tokens += 1


cdef inline void drop_token(const ForestTables* t, Forest* m, int i, Trace* trace) noexcept nogil:
    """A token goes back to the supply; a troll's card is discarded."""
    cdef Token token = m.token[i]
    m.tokens -= 1
    m.token[i] = m.token[m.tokens]
    if token.card == t.troll:
        m.trolls[token.owner] -= 1
        discard_open(m, t.troll, trace)


cdef inline bint is_left(const ForestTables* t, const Forest* m, int card) noexcept nogil:
    """The supply has a forest tile of this kind."""
    cdef int i, used = 0
    for i in range(m.tokens):
        used += m.token[i].card == card
    return used < t.supply[card]


cdef inline void end_trolls_of(
    const ForestTables* t, Forest* m, int seat, Trace* trace
) noexcept nogil:
    """Remove the trolls of a seat at the start of its turn."""
    cdef int i = 0
    while m.trolls[seat] and i < m.tokens:
        if m.token[i].card == t.troll and m.token[i].owner == seat:
            drop_token(t, m, i, trace)
        else:
            i += 1


cdef inline bint is_taken(const Forest* m, int at) noexcept nogil:
    """A dwarf stands on a cell."""
    cdef int seat
    for seat in range(m.seats):
        if m.pawn[seat] == at:
            return True
    return False
