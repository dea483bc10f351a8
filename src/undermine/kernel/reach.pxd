# cython: cdivision=True
"""How far the ends of a maze are from its goals, now and after an action.

A distance is the least number of cards that must still be laid: the cells from an end of a live
way to the goal, around corners. 0: a way leads to the goal; TURNED_UP: it lies open; NO_END: no
way can be continued.
"""

from libc.stdint cimport uint8_t, uint16_t
from libc.string cimport memcpy, memset

from undermine.kernel.grid cimport (
    ACROSS,
    COVERED,
    FIRST_EDGE,
    FIRST_TILE,
    SIDE_STEP,
    SPAN,
    STACK,
    TILES,
    Board,
    Faces,
    Tile,
    entered,
    is_free,
    is_tile,
)

cdef enum:
    MOST_GOALS = 4
    NO_END = 254
    TURNED_UP = 255

cdef struct Goals:
    int count
    uint16_t at[MOST_GOALS]
    uint8_t column[MOST_GOALS]
    uint8_t row[MOST_GOALS]

cdef struct Reach:
    uint8_t to[MOST_GOALS]
    uint8_t second[MOST_GOALS]      # the next best, and the cell that the best one starts from
    uint16_t nearest[MOST_GOALS]
    int ends


cdef inline bint is_covered(const Board* b, int at) noexcept nogil:
    """A card lies face down in a cell."""
    return is_tile(b.cell[at]) and b.tile[b.cell[at] - FIRST_TILE].face == COVERED


cdef inline void no_reach(const Goals* goals, const Board* b, Reach* r) noexcept nogil:
    """No end leads anywhere yet."""
    cdef int i
    r.ends = 0
    for i in range(goals.count):
        r.to[i] = r.second[i] = NO_END if is_covered(b, goals.at[i]) else TURNED_UP
        r.nearest[i] = 0


cdef inline void reach_goal(const Goals* goals, Reach* r, int at) noexcept nogil:
    """A live way leads to a card that lies face down."""
    cdef int i
    for i in range(goals.count):
        if goals.at[i] == at:
            r.to[i] = 0
            r.nearest[i] = 0


cdef inline void add_end(const Goals* goals, Reach* r, int at) noexcept nogil:
    """A live way leads into an empty cell."""
    cdef int i, cells, column = at % SPAN, row = at // SPAN
    for i in range(goals.count):
        if r.to[i] == TURNED_UP:
            continue
        cells = abs(column - goals.column[i]) + abs(row - goals.row[i])
        if cells < r.to[i]:
            r.second[i] = r.to[i]
            r.to[i] = cells
            r.nearest[i] = at
        elif cells < r.second[i]:
            r.second[i] = cells


cdef inline Reach reach_now(const Goals* goals, const Board* b) noexcept nogil:
    """The distances from the ends of the maze."""
    cdef Reach r
    cdef int i
    no_reach(goals, b, &r)
    for i in range(b.edges):
        add_end(goals, &r, b.edge[i].at)
    r.ends = b.edges
    for i in range(goals.count):
        if r.to[i] != TURNED_UP and b.reached >> (b.cell[goals.at[i]] - FIRST_TILE - 1) & 1:
            reach_goal(goals, &r, goals.at[i])
    return r


cdef inline void spread_ends(
    const Faces* f, const Board* b, const Goals* goals, Reach* r, int at, int ports, int laid,
    int face, int gone, uint8_t* live
) noexcept nogil:
    """Add the ends of all ways that lead on from these ports of a card.

    `laid` is a cell that holds `face`, as if it lay there, and `gone` one that counts as empty.
    `live` has the ports of each tile that are known to be joined; the last entry is the laid card.
    """
    cdef uint16_t cells[STACK]
    cdef uint8_t masks[STACK]
    cdef uint16_t seen[TILES * 2]
    cdef int todo = 1, ends = 0, rest, side, other, value, here, number, i
    cells[0] = at
    masks[0] = ports
    while todo:
        todo -= 1
        at = cells[todo]
        number = TILES if at == laid else b.cell[at] - FIRST_TILE
        here = face if at == laid else b.tile[number].face
        rest = masks[todo] & ~live[number]
        live[number] |= rest
        if rest & f.ladder[here]:
            for i in range(b.ladders):
                if b.ladder[i] != gone:
                    cells[todo] = b.ladder[i]
                    masks[todo] = f.ladder[b.tile[b.cell[b.ladder[i]] - FIRST_TILE].face]
                    todo += 1
            if laid and f.ladder[face]:
                cells[todo] = laid
                masks[todo] = f.ladder[face]
                todo += 1
        while rest:
            side = rest & -rest
            rest ^= side
            other = at + SIDE_STEP[side]
            value = b.cell[other]
            if other == laid:
                if f.ports[face] & ACROSS[side]:
                    cells[todo] = other
                    masks[todo] = f.way[face][ACROSS[side]]
                    todo += 1
            elif is_free(value) or other == gone:
                if value < FIRST_EDGE or gone:      # ends of other ways are counted already
                    for i in range(ends):
                        if seen[i] == other:
                            break
                    else:
                        if ends < TILES * 2:
                            seen[ends] = other
                            ends += 1
                        add_end(goals, r, other)
            elif is_tile(value):
                here = b.tile[value - FIRST_TILE].face
                if here == COVERED:
                    reach_goal(goals, r, other)
                elif f.ports[here] & ACROSS[side]:
                    cells[todo] = other
                    masks[todo] = f.way[here][ACROSS[side]]
                    todo += 1
    r.ends += ends


cdef inline void list_live(const Board* b, uint8_t* joined) noexcept nogil:
    """The ports of each tile that are joined to the start."""
    cdef int i
    for i in range(b.tiles):
        joined[i] = b.tile[i].live


cdef inline Reach reach_with(
    const Faces* f, const Board* b, const Goals* goals, const Reach* now, const uint8_t* joined,
    int at, int face
) noexcept nogil:
    """The distances if a card lay in an empty cell; `joined` is written by `list_live`."""
    cdef uint8_t live[TILES + 1]
    cdef Reach r = now[0]
    cdef int i, ways = entered(f, b, at, face) if b.rooted else f.ports[face]
    if FIRST_EDGE <= b.cell[at]:
        r.ends -= 1
        for i in range(goals.count):
            if r.nearest[i] == at and r.to[i] != TURNED_UP:
                r.to[i] = r.second[i]
    if not ways:
        return r
    memcpy(live, joined, b.tiles)
    live[TILES] = 0
    spread_ends(f, b, goals, &r, at, ways, at, face, 0, live)
    return r


cdef inline Reach reach_without(
    const Faces* f, const Board* b, const Goals* goals, const Reach* now, int at
) noexcept nogil:
    """The distances if the card in a cell were gone."""
    cdef uint8_t live[TILES + 1]
    cdef Reach r
    cdef int i
    cdef const Tile* tile = &b.tile[b.cell[at] - FIRST_TILE]
    if not tile.live:
        return now[0]
    no_reach(goals, b, &r)
    memset(live, 0, b.tiles + 1)
    for i in range(1 if b.rooted else b.tiles):
        if b.tile[i].at != at and b.tile[i].face != COVERED:
            spread_ends(f, b, goals, &r, b.tile[i].at, f.ports[b.tile[i].face], 0, 0, at, live)
    return r


cdef inline int gained(const Reach* before, const Reach* after, int goals) noexcept nogil:
    """The cards by which the nearest goal came closer, of those that lie face down in both."""
    cdef int i, best = NO_END, new = NO_END
    for i in range(goals):
        if before.to[i] != TURNED_UP and after.to[i] != TURNED_UP:
            best = min(best, before.to[i])
            new = min(new, after.to[i])
    return max(-7, min(7, best - new))
