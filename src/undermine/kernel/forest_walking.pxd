# cython: cdivision=True
"""Walks of The Lost Mines."""

from libc.stdint cimport uint32_t

from undermine.kernel.agenda cimport Item, push
from undermine.kernel.forest cimport *
from undermine.kernel.forest_tokens cimport find_token, is_taken, lies
from undermine.kernel.game cimport CHANCE, NOBODY
from undermine.kernel.grid cimport ACROSS, COVERED, FIRST_TILE, SIDE_STEP, is_tile


cdef inline bint can_step(const ForestTables* t, const Forest* m, int at, int side) noexcept nogil:
    """A step through a side of a card leads somewhere."""
    cdef int to = at + SIDE_STEP[side], value = m.board.cell[to], face
    if not t.faces.ports[m.board.tile[m.board.cell[at] - FIRST_TILE].face] & side:
        return False
    if not is_tile(value) or lies(m, at, side, t.troll):
        return False
    face = m.board.tile[value - FIRST_TILE].face
    if face == COVERED:
        return True
    if not t.faces.ports[face] & ACROSS[side]:
        return False
    if t.traits[face] & OBSTACLE and find_token(m, to, 0) < 0:
        return False
    return not (t.traits[face] & (ROCK | OBSTACLE) and is_taken(m, to))


cdef inline int list_steps(
    const ForestTables* t, const Forest* m, int seat, uint32_t* moves
) noexcept nogil:
    """The cards one step away."""
    cdef int side = 1, n = 0, at = m.pawn[seat]
    if m.board.tile[m.board.cell[at] - FIRST_TILE].face == COVERED:
        return 0
    while side < 16:
        if can_step(t, m, at, side):
            moves[n] = <uint32_t>STEP << 24 | (at + SIDE_STEP[side])
            n += 1
        side <<= 1
    return n


cdef inline void walk_on(
    const ForestTables* t, Forest* m, int seat, int left, int made
) noexcept nogil:
    """Ask for the next step; where there is none, the walk is over."""
    cdef uint32_t moves[4]
    if left > 0 and list_steps(t, m, seat, moves):
        push(&m.agenda, WALK, seat, left, made, 0)
    else:
        push(&m.agenda, END_WALK, NOBODY, seat, made, 0)


cdef inline void begin_walk(const ForestTables* t, Forest* m, int seat) noexcept nogil:
    """Three steps, or five from a campfire."""
    cdef int face = m.board.tile[m.board.cell[m.pawn[seat]] - FIRST_TILE].face
    cdef bint rested = face != COVERED and t.traits[face] & CAMPFIRE
    walk_on(t, m, seat, t.campfire_steps if rested else t.steps, 0)


cdef inline void walk(const ForestTables* t, Forest* m, Item item, uint32_t action) noexcept nogil:
    """Step, pay, and then the rest of the walk, if there is any; or stay."""
    cdef int seat = item.seat, at = m.pawn[seat], to = action & 16383, made = item.b + 1
    cdef int side = 1
    cdef bint halts
    if action >> 24 == STOP:
        push(&m.agenda, END_WALK, NOBODY, seat, item.b, 0)
        return
    while at + SIDE_STEP[side] != to:
        side <<= 1
    halts = m.board.tile[m.board.cell[to] - FIRST_TILE].face == COVERED
    if halts:
        push(&m.agenda, END_WALK, NOBODY, seat, made, 0)
    else:
        push(&m.agenda, WALK_ON, NOBODY, seat, item.a - 1, made)
    m.pawn[seat] = to
    if halts:
        push(
            &m.agenda, OPEN_MINE, NOBODY, seat,
            m.board.cell[to] - FIRST_TILE - t.starts, ACROSS[side],
        )
    if lies(m, at, side, t.trap) and m.held[seat]:
        push(&m.agenda, LOSE_CARD, CHANCE, seat, 0, 0)
