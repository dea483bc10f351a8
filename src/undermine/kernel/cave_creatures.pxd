# cython: cdivision=True
"""Creatures of The Dark Cave: as pieces, their attacks, and how seats move them."""

from libc.stdint cimport uint32_t

from undermine.kernel.agenda cimport Item, push
from undermine.kernel.cave cimport *
from undermine.kernel.cave_cards cimport lay_before, play_card, take_away, usable_axe
from undermine.kernel.cave_steps cimport list_exits
from undermine.kernel.game cimport CHANCE, NOBODY
from undermine.kernel.grid cimport COVERED
from undermine.kernel.trace cimport Trace


# -- pieces ----------------------------------------------------------------------------------------


cdef inline int beast_of(const Cave* m, int kind) noexcept nogil:
    """The number of the creature of a kind, or -1 while it is not on the board."""
    cdef int i
    for i in range(m.beasts):
        if m.beast[i].kind == kind:
            return i
    return -1


cdef inline int creatures_at(const Cave* m, uint32_t spot) noexcept nogil:
    """Bit mask of the creatures on a space."""
    cdef int i, mask = 0
    for i in range(m.beasts):
        if m.beast[i].at == spot:
            mask |= 1 << m.beast[i].kind
    return mask


cdef inline int victims_at(const Cave* m, uint32_t spot) noexcept nogil:
    """Bit mask of the dwarves on a space, standing or lying."""
    cdef int seat, mask = 0
    for seat in range(m.seats):
        mask |= (m.pawn[seat] == spot) << seat
    return mask


cdef inline void remove_beast(const CaveTables* t, Cave* m, int i, Trace* trace) noexcept nogil:
    """Take a creature off the board and discard its card, which lies before its owner."""
    cdef Beast beast = m.beast[i]
    cdef int j
    m.beasts -= 1
    while i < m.beasts:
        m.beast[i] = m.beast[i + 1]
        i += 1
    for j in range(m.fronts[beast.owner]):
        if t.creature[m.front[beast.owner][j]] == beast.kind:
            take_away(m, beast.owner, m.front[beast.owner][j], trace)
            return


cdef inline void creep_away(const CaveTables* t, Cave* m, int seat, Trace* trace) noexcept nogil:
    """Remove the creatures of a seat and their cards at the start of its turn."""
    cdef int i = 0
    while i < m.beasts:
        if m.beast[i].owner == seat:
            remove_beast(t, m, i, trace)
        else:
            i += 1


# -- attacks ---------------------------------------------------------------------------------------


cdef inline int first_after(const Cave* m, int active, int mask) noexcept nogil:
    """The first seat of a bit mask clockwise after the active one."""
    cdef int i
    for i in range(1, m.seats + 1):
        if mask >> ((active + i) % m.seats) & 1:
            return (active + i) % m.seats
    return 0


cdef inline void ask_next(
    Cave* m, int active, int creatures, int victims, int owners
) noexcept nogil:
    """Ask the next owner of an axe; without one the creatures attack."""
    cdef int seat
    if not owners:
        push(&m.agenda, BITE, NOBODY, creatures | active << 4, victims, 0)
        return
    seat = first_after(m, active, owners)
    push(&m.agenda, ASK_AXE, seat, creatures | active << 4, victims, owners & ~(1 << seat))


cdef inline void meet(
    const CaveTables* t, Cave* m, int active, int creatures, int victims
) noexcept nogil:
    """Ask the owners of axes clockwise, the active seat last; without an axe attack at once."""
    cdef int seat, owners = 0
    for seat in range(m.seats):
        if victims >> seat & 1 and usable_axe(t, m, seat) != NONE:
            owners |= 1 << seat
    ask_next(m, active, creatures, victims, owners)


cdef inline void answer(
    const CaveTables* t, Cave* m, Item item, uint32_t action, Trace* trace
) noexcept nogil:
    """Drive a creature away without an attack, or ask the next owner of an axe."""
    cdef int kind = action & 255, rest
    if action >> 24 != STRIKE:
        ask_next(m, item.a >> 4, item.a & 15, item.b, item.c)
        return
    take_away(m, item.seat, usable_axe(t, m, item.seat), trace)
    remove_beast(t, m, beast_of(m, kind), trace)
    rest = item.a & 15 & ~(1 << kind)
    if rest:
        meet(t, m, item.seat, rest, item.b)


cdef inline void lose_gold(Cave* m, int seat) noexcept nogil:
    """Move 1 gold of a dwarf to the pool, if it has any."""
    if m.gold[seat]:
        m.gold[seat] -= 1
        m.pool += 1


cdef inline void bite(Cave* m, Item item) noexcept nogil:
    """Every creature attacks every dwarf on the space."""
    cdef int i, seat
    if item.a >> RAT & 1:
        for i in range(m.seats, 0, -1):
            seat = ((item.a >> 4) + i) % m.seats
            if item.b >> seat & 1 and m.held[seat]:
                push(&m.agenda, LOSE_CARD, CHANCE, seat, 0, 0)
    if item.a >> LINDWORM & 1:
        m.lying |= item.b
    if item.a >> GOBLIN & 1:
        for seat in range(m.seats):
            if item.b >> seat & 1:
                lose_gold(m, seat)


# -- movements -------------------------------------------------------------------------------------


cdef inline int list_lures(
    const CaveTables* t, const Cave* m, int card, uint32_t* moves
) noexcept nogil:
    """Every dark hole, or the space of a creature on the board."""
    cdef int i, space, face, n = 0, about = beast_of(m, t.creature[card])
    cdef uint32_t head = <uint32_t>LURE << 24 | <uint32_t>card << 17
    if about >= 0:
        moves[0] = head | m.beast[about].at
        return 1
    for i in range(m.board.tiles):
        face = m.board.tile[i].face
        if face == COVERED or not t.all_traits[face] & HOLE:
            continue
        for space in range(t.spaces[face]):
            if t.traits[face][space] & HOLE:
                moves[n] = head | <uint32_t>space << CELL_BITS | m.board.tile[i].at
                n += 1
    return n


cdef inline void prowl_on(
    const CaveTables* t, Cave* m, int seat, int kind, int left
) noexcept nogil:
    """Ask for the next step of a creature, if there is one."""
    cdef uint32_t spots[64]
    if left > 0 and list_exits(t, m, m.beast[beast_of(m, kind)].at, False, spots):
        push(&m.agenda, PROWL, seat, kind, left, 0)


cdef inline void lure(
    const CaveTables* t, Cave* m, int seat, uint32_t action, Trace* trace
) noexcept nogil:
    """Lay the card before the seat, which owns the creature from now on and moves it."""
    cdef int card = action >> 17 & 127, kind = t.creature[card], about = beast_of(m, kind)
    cdef int ambushed = 0
    cdef uint32_t spot = action & 0x1FFFF
    play_card(m, seat, card, trace)
    if about >= 0:
        remove_beast(t, m, about, trace)
    lay_before(m, seat, card)
    m.beast[m.beasts].kind = kind
    m.beast[m.beasts].owner = seat
    m.beast[m.beasts].at = spot
    m.beasts += 1
    if about < 0:
        ambushed = victims_at(m, spot)
    if ambushed:
        meet(t, m, seat, 1 << kind, ambushed)
    else:
        prowl_on(t, m, seat, kind, t.prowls[card])


cdef inline void prowl(const CaveTables* t, Cave* m, Item item, uint32_t action) noexcept nogil:
    """Take a step; on a space with dwarves the movement ends with an attack."""
    cdef uint32_t to = action & 0x1FFFF
    cdef int victims
    if action >> 24 != STEP:
        return
    m.beast[beast_of(m, item.a)].at = to
    victims = victims_at(m, to)
    if victims:
        meet(t, m, item.seat, 1 << item.a, victims)
    else:
        prowl_on(t, m, item.seat, item.a, item.b - 1)
