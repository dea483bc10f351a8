# cython: cdivision=True
"""Walks of The Dark Cave: their steps, and what these cost."""

from libc.stdint cimport uint32_t

from undermine.kernel.agenda cimport Item, push
from undermine.kernel.cave cimport *
from undermine.kernel.cave_cards cimport unmask
from undermine.kernel.cave_creatures cimport creatures_at, lose_gold, meet
from undermine.kernel.cave_goals cimport find_goal
from undermine.kernel.cave_steps cimport list_exits, traits_at
from undermine.kernel.cave_webs cimport cut, list_cuts
from undermine.kernel.game cimport CHANCE, NOBODY
from undermine.kernel.grid cimport COVERED, FIRST_TILE
from undermine.kernel.trace cimport Trace


cdef inline void linger(const CaveTables* t, Cave* m, int seat) noexcept nogil:
    """Ask for cuts before cards are drawn, if a web can be cut."""
    cdef uint32_t moves[4]
    if list_cuts(t, m, seat, moves):
        push(&m.agenda, LINGER, seat, 0, 0, 0)


cdef inline void set_out(const CaveTables* t, Cave* m, int seat) noexcept nogil:
    """Begin the walk after the play, unless the dwarf is paralysed or has left the cave."""
    if not m.pawn[seat]:
        return
    if m.lying >> seat & 1 or m.still == seat:
        linger(t, m, seat)
    else:
        push(&m.agenda, BEGIN_WALK, NOBODY, seat, 0, 0)


cdef inline void walk_on(const CaveTables* t, Cave* m, int seat, int left, int made) noexcept nogil:
    """Ask for the next step or cut; where there is none, the walk is over."""
    cdef uint32_t moves[64]
    cdef bint busy = False
    if left > 0:
        busy = list_exits(t, m, m.pawn[seat], True, moves) or list_cuts(t, m, seat, moves)
    if busy:
        push(&m.agenda, WALK, seat, left, made, 0)
    else:
        push(&m.agenda, END_WALK, NOBODY, seat, made, 0)


cdef inline void take_vein(Cave* m, int seat, Trace* trace) noexcept nogil:
    """Take the gold of a vein and show the clan card to everybody."""
    cdef int i
    for i in range(m.veins):
        if m.vein[i] == m.pawn[seat]:
            m.veins -= 1
            m.vein[i] = m.vein[m.veins]
            m.gold[seat] += 1
            unmask(m, seat, trace)
            return


cdef inline bint is_toll(
    const CaveTables* t, const Cave* m, uint32_t start, uint32_t to
) noexcept nogil:
    """The step leads over a bridge."""
    cdef int face = m.board.tile[m.board.cell[start & CELL_MASK] - FIRST_TILE].face
    if (start ^ to) & CELL_MASK:
        return False
    return t.tolls[face][start >> CELL_BITS] >> (to >> CELL_BITS) & 1


cdef inline void enter(
    const CaveTables* t, Cave* m, int seat, uint32_t start, uint32_t to, Trace* trace
) noexcept nogil:
    """The effects of a step: its cost, then creatures, then the exit; or a goal is turned up."""
    cdef int number = m.board.cell[to & CELL_MASK] - FIRST_TILE, creatures
    if m.board.tile[number].face == COVERED:
        find_goal(t, m, seat, start, number - 1, trace)
        return
    if traits_at(t, m, to) & EXIT:
        push(&m.agenda, LEAVE, NOBODY, seat, 0, 0)
    creatures = creatures_at(m, to)
    if creatures:
        meet(t, m, seat, creatures, 1 << seat)
    if is_toll(t, m, start, to):
        if m.held[seat]:
            push(&m.agenda, LOSE_CARD, CHANCE, seat, 0, 0)
    elif traits_at(t, m, to) & TUNNEL:
        lose_gold(m, seat)


cdef inline void take_step(
    const CaveTables* t, Cave* m, Item item, uint32_t to, Trace* trace
) noexcept nogil:
    """Step, pay, and then the rest of the walk, if there is any."""
    cdef uint32_t start = m.pawn[item.seat]
    cdef int face = m.board.tile[m.board.cell[to & CELL_MASK] - FIRST_TILE].face
    if face == COVERED or traits_at(t, m, to) & EXIT or creatures_at(m, to):
        push(&m.agenda, END_WALK, NOBODY, item.seat, item.b + 1, 0)
    else:
        push(&m.agenda, WALK_ON, NOBODY, item.seat, item.a - 1, item.b + 1)
    m.pawn[item.seat] = to
    enter(t, m, item.seat, start, to, trace)


cdef inline void walk(
    const CaveTables* t, Cave* m, Item item, uint32_t action, Trace* trace
) noexcept nogil:
    """Cut a web between two steps, or take a step; stopping ends the cuts too."""
    if action >> 24 == CUT:
        push(&m.agenda, WALK_ON, NOBODY, item.seat, item.a, item.b)
        cut(t, m, item.seat, action, trace)
    elif action >> 24 == STEP:
        take_step(t, m, item, action & 0x1FFFF, trace)
    elif item.b:
        take_vein(m, item.seat, trace)
