# cython: cdivision=True
"""Mines and treasures of The Lost Mines that dwarves find."""

from libc.stdint cimport uint32_t

from undermine.kernel.agenda cimport Item, push
from undermine.kernel.bags cimport number, put_in
from undermine.kernel.forest cimport *
from undermine.kernel.forest_rounds cimport end_round
from undermine.kernel.grid cimport COVERED, FIRST_TILE, list_openings, turn_up
from undermine.kernel.trace cimport EVERYBODY, MOVE, SHOW, TAKE, Trace, log


cdef inline int list_aligns(
    const ForestTables* t, const Forest* m, int slot, int entry, uint32_t* moves
) noexcept nogil:
    """The turns of a mine: open towards the dwarf, and fitting all around if possible."""
    cdef int card = m.mine[slot], at = t.mine_cell[slot]
    return list_openings(
        &t.faces, &m.board, ALIGN, at, entry, t.first_lay[card], t.lays[card], moves
    )


cdef inline void lay_mine(
    const ForestTables* t, Forest* m, int seat, int slot, int lay, Trace* trace
) noexcept nogil:
    """Lay the mine; the dragon wakes for the seat that turned its mine up."""
    log(trace, TAKE, MINE_SLOTS + slot, 0, m.mine[slot], 0)
    if t.is_dragon[m.mine[slot]]:
        m.dragon = seat
    m.mine[slot] = NONE
    turn_up(&t.faces, &m.board, t.starts + slot, lay)


cdef inline void open_mine(
    const ForestTables* t, Forest* m, Item item, Trace* trace
) noexcept nogil:
    """Turn the mine up for everybody; the seat that found it lays it."""
    cdef uint32_t moves[4]
    m.mine_readers[item.b] = ALL
    log(trace, SHOW, MINE_SLOTS + item.b, 0, 0, EVERYBODY)
    if list_aligns(t, m, item.b, item.c, moves) == 1:
        lay_mine(t, m, item.a, item.b, moves[0] & 255, trace)
    else:
        push(&m.agenda, LAY_MINE, item.a, item.b, item.c, 0)


cdef inline int list_picks(
    const ForestTables* t, const Forest* m, int seat, uint32_t* moves
) noexcept nogil:
    """Every treasure of the kind of the mine on which a dwarf stands."""
    cdef int face = m.board.tile[m.board.cell[m.pawn[seat]] - FIRST_TILE].face
    cdef int slot, n = 0, kind = t.holds[face]
    if face == COVERED or not kind:
        return 0
    for slot in range(m.seats):
        if m.treasure[slot] != NONE and t.kind[m.treasure[slot]] == kind:
            moves[n] = number(PICK, 0, 0, slot)
            n += 1
    return n


cdef inline void take_treasure(
    const ForestTables* t, Forest* m, int seat, int slot, Trace* trace
) noexcept nogil:
    """Move the treasure face down to the seat; the last treasure ends the round."""
    cdef int card = m.treasure[slot], i
    m.treasure[slot] = NONE
    if not put_in(m.hoard[seat], &m.hoarded[seat], HOARD, card):
        m.broken = 1
    log(trace, MOVE, TREASURES + slot, HOARDS + seat, card, 0)
    for i in range(m.seats):
        if m.treasure[i] != NONE:
            return
    end_round(t, m, trace)


cdef inline void stand(
    const ForestTables* t, Forest* m, int seat, int made, Trace* trace
) noexcept nogil:
    """The end of a walk on a mine: the seat takes a treasure of its kind, or is asked for one."""
    cdef uint32_t moves[12]
    cdef int count = list_picks(t, m, seat, moves)
    if count == 1 and made:
        take_treasure(t, m, seat, moves[0] & 255, trace)
    elif count:
        push(&m.agenda, TAKE_TREASURE, seat, made == 0, 0, 0)
