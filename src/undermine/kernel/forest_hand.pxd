# cython: cdivision=True
"""What the cards of a hand allow in The Lost Mines."""

from libc.stdint cimport uint8_t, uint32_t

from undermine.kernel.bags cimport list_bags, number
from undermine.kernel.forest cimport *
from undermine.kernel.forest_tokens cimport find_token, is_left, is_taken
from undermine.kernel.grid cimport (
    ACROSS,
    COVERED,
    FIRST_TILE,
    SIDE_STEP,
    Tile,
    is_free,
    is_tile,
    list_places,
)

cdef enum:
    PATH_PLAY = 15      # the bit of path cards in `plays`


cdef inline int list_bridges(
    const ForestTables* t, const Forest* m, int card, uint32_t* moves
) noexcept nogil:
    """Every obstacle of its kind that is not bridged yet, wherever it lies."""
    cdef int i, n = 0
    if not is_left(t, m, card):
        return 0
    for i in range(m.board.tiles):
        if t.obstacle[m.board.tile[i].face] == card:
            if find_token(m, m.board.tile[i].at, 0) < 0:
                moves[n] = <uint32_t>BRIDGE << 24 | card << 16 | m.board.tile[i].at
                n += 1
    return n


cdef inline int list_looks(
    const ForestTables* t, const Forest* m, int seat, int card, uint32_t* moves
) noexcept nogil:
    """Secret looks at mines, treasures and dwarves, as the card shows them."""
    cdef int slot, n = 0
    if t.plays[card] >> (SCOUT - BRIDGE) & 1:
        for slot in range(t.mines):
            if m.board.tile[t.starts + slot].face == COVERED:
                moves[n] = number(SCOUT, card, 0, slot)
                n += 1
    if t.plays[card] >> (APPRAISE - BRIDGE) & 1:
        for slot in range(m.seats):
            if m.treasure[slot] != NONE:
                moves[n] = number(APPRAISE, card, 0, slot)
                n += 1
    if t.plays[card] >> (SPY - BRIDGE) & 1:
        for slot in range(m.seats):
            if slot != seat:
                moves[n] = number(SPY, card, 0, slot)
                n += 1
    return n


cdef inline int list_ways(
    const ForestTables* t, const Forest* m, int verb, int card, uint32_t* moves
) noexcept nogil:
    """Every connection of two cards and every open end, where no token lies yet."""
    cdef int i, n = 0, side, value, at
    cdef const Tile* tile
    if not is_left(t, m, card):
        return 0
    for i in range(m.board.tiles):
        tile = &m.board.tile[i]
        side = 1 if tile.face != COVERED else 16
        while side < 16:
            value = m.board.cell[tile.at + SIDE_STEP[side]]
            if t.faces.ports[tile.face] & side and leads_on(t, m, value, side):
                at = tile.at if side in (2, 4) else tile.at + SIDE_STEP[side]
                if find_token(m, tile.at, side) < 0:
                    moves[n] = <uint32_t>verb << 24 | at << 4 | (
                        side if side in (2, 4) else ACROSS[side]
                    )
                    n += 1
            side <<= 1
    return n


cdef inline bint leads_on(
    const ForestTables* t, const Forest* m, int value, int side
) noexcept nogil:
    """Beyond a mouth lies an unused field, a face-down mine or, once for each pair, a mouth."""
    cdef int face
    if not is_tile(value):
        return is_free(value)
    face = m.board.tile[value - FIRST_TILE].face
    if face == COVERED:
        return True
    return side in (2, 4) and t.faces.ports[face] & ACROSS[side]


cdef inline int list_storms(const ForestTables* t, const Forest* m, uint32_t* moves) noexcept nogil:
    """Every path card without a dwarf, wherever it lies."""
    cdef int i, n = 0
    for i in range(t.starts + t.mines, m.board.tiles):
        if not is_taken(m, m.board.tile[i].at):
            moves[n] = <uint32_t>STORM << 24 | m.board.tile[i].at
            n += 1
    return n


cdef inline int list_turn(
    const ForestTables* t, const Forest* m, int seat, uint32_t* moves
) noexcept nogil:
    """Everything that the cards of the hand allow."""
    cdef uint8_t paths[HAND]
    cdef int i, n = 0, count = 0, card = NONE, plays
    for i in range(m.held[seat]):
        if m.hand[seat][i] == card:
            continue
        card = m.hand[seat][i]
        plays = t.plays[card]
        if plays >> PATH_PLAY & 1:
            paths[count] = card
            count += 1
        elif plays & 1:
            n += list_bridges(t, m, card, moves + n)
        elif card == t.trap:
            n += list_ways(t, m, SNARE, card, moves + n)
        elif card == t.troll:
            n += list_ways(t, m, LURE, card, moves + n)
        elif card == t.storm:
            n += list_storms(t, m, moves + n)
        else:
            n += list_looks(t, m, seat, card, moves + n)
    if count:
        n += list_places(&t.faces, &m.board, t.first_lay, t.lays, paths, count, moves + n)
    return n + list_bags(PASS, m.hand[seat], m.held[seat], moves + n)
