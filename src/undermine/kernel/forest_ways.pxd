"""Distances in The Lost Mines: what it costs a dwarf to get from field to field.

A step costs 1. A card that must be laid first, or an obstacle that must be bridged, costs more,
and so do traps and trolls. A field is a cell, counted from one cell before the printed board.
"""

from libc.stdint cimport uint8_t, uint16_t
from libc.string cimport memset

from undermine.kernel.forest cimport *
from undermine.kernel.grid cimport ACROSS, COVERED, FIRST_TILE, SIDE_STEP, SPAN, is_tile

cdef enum:
    FIELDS = 1344       # (ROWS + 2) * SPAN: the board and a border around it
    QUEUE = 256         # more than ROWS * COLUMNS, a power of two
    FAR = 250           # no way leads there
    STEP_COST = 1
    CARD_COST = 3       # laying a card, or bridging an obstacle
    TRAP_COST = 1
    TROLL_COST = 2
    ALL_SIDES = 15

cdef struct Ways:
    int shift                   # a cell less this is its field
    uint8_t mouths[FIELDS]      # the sides by which a field can be entered and left; 0: no field
    uint8_t entry[FIELDS]       # the cost of entering it
    uint8_t is_covered[FIELDS]  # a face-down mine, through which no way leads
    uint8_t east[FIELDS]        # the cost of a token on its east side,
    uint8_t south[FIELDS]       # and on its south side


cdef inline void survey_field(
    const ForestTables* t, const Forest* m, Ways* w, int at
) noexcept nogil:
    """A field as its card shows it; a field without a card is open to all sides."""
    cdef int field = at - w.shift, value = m.board.cell[at], face
    w.mouths[field] = ALL_SIDES
    w.entry[field] = STEP_COST
    if not is_tile(value):
        w.entry[field] += CARD_COST
        return
    face = m.board.tile[value - FIRST_TILE].face
    if face == COVERED:
        w.is_covered[field] = 1
        return
    w.mouths[field] = t.faces.ports[face]
    if t.traits[face] & OBSTACLE:
        w.entry[field] += CARD_COST


cdef inline void survey_token(const ForestTables* t, Ways* w, Token token) noexcept nogil:
    """A tool on an obstacle, or a trap or troll on a way."""
    cdef int field = token.at - w.shift
    cdef int cost = TROLL_COST if token.card == t.troll else TRAP_COST
    if token.side == 0:
        w.entry[field] = STEP_COST
    elif token.side == 2:
        w.east[field] = cost
    else:
        w.south[field] = cost


cdef inline void survey(const ForestTables* t, const Forest* m, Ways* w) noexcept nogil:
    """All fields and tokens."""
    cdef int row, column, i
    memset(w, 0, sizeof(Ways))
    w.shift = t.corner - SPAN - 1
    for row in range(t.rows):
        for column in range(t.columns):
            survey_field(t, m, w, t.corner + row * SPAN + column)
    for i in range(m.tokens):
        survey_token(t, w, m.token[i])


cdef inline int token_cost(const Ways* w, int field, int side) noexcept nogil:
    """The cost of the token on a side of a field."""
    if side == 2:
        return w.east[field]
    if side == 4:
        return w.south[field]
    field += SIDE_STEP[side]
    return w.south[field] if side == 1 else w.east[field]


cdef inline bint is_joined(const Ways* w, int field, int side) noexcept nogil:
    """A way leads, or may lead, over a side of a field."""
    return w.mouths[field] & side and w.mouths[field + SIDE_STEP[side]] & ACROSS[side]


cdef inline int cost_of_step(
    const Ways* w, int field, int side, bint is_backward
) noexcept nogil:
    """The cost of a step over a side of a field, or of the same step in the other direction."""
    cdef int to = field if is_backward else field + SIDE_STEP[side]
    return w.entry[to] + token_cost(w, field, side)


cdef inline void spread(
    const Ways* w, uint8_t* cost, uint16_t* queue, int count, bint is_backward
) noexcept nogil:
    """Lower the costs of all fields by ways from those in the queue, or by ways to them."""
    cdef uint8_t is_queued[FIELDS]
    cdef int first = 0, last = count, field, side, to, sum
    memset(is_queued, 0, FIELDS)
    while first < last:
        field = queue[first % QUEUE]
        first += 1
        is_queued[field] = 0
        if w.is_covered[field] and first > count:
            continue
        side = 1
        while side < 16:
            to = field + SIDE_STEP[side]
            if is_joined(w, field, side):
                sum = cost[field] + cost_of_step(w, field, side, is_backward)
                if sum < cost[to]:
                    cost[to] = sum
                    if not is_queued[to]:
                        is_queued[to] = 1
                        queue[last % QUEUE] = to
                        last += 1
            side <<= 1


cdef inline void costs_from(const Ways* w, int field, uint8_t* cost) noexcept nogil:
    """The cost from one field to every other."""
    cdef uint16_t queue[QUEUE]
    memset(cost, FAR, FIELDS)
    cost[field] = 0
    queue[0] = field
    spread(w, cost, queue, 1, False)


cdef inline int cheapest_through(
    const Ways* w, const uint8_t* start, const uint8_t* goal, int field, int ports
) noexcept nogil:
    """The cost from a start over a card with these ports, if it lay here, to a goal."""
    cdef int into = 1, out, enter, best = FAR
    while into < 16:
        if ports & into and w.mouths[field + SIDE_STEP[into]] & ACROSS[into]:
            if not w.is_covered[field + SIDE_STEP[into]]:
                enter = start[field + SIDE_STEP[into]] + STEP_COST + token_cost(w, field, into)
                out = 1
                while out < 16:
                    if out != into and ports & out:
                        best = min(best, enter + cost_beyond(w, goal, field, out))
                    out <<= 1
        into <<= 1
    return best


cdef inline int cost_beyond(
    const Ways* w, const uint8_t* goal, int field, int side
) noexcept nogil:
    """The cost from a field to a goal over one of its sides."""
    cdef int to = field + SIDE_STEP[side]
    if not w.mouths[to] & ACROSS[side]:
        return FAR
    return w.entry[to] + token_cost(w, field, side) + goal[to]
