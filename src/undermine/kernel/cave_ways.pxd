"""Distances in The Dark Cave, in steps, over the spaces of cards and over missing cards.

A node is a space of a card, or a cell near the start without a card. Entering a cell without a
card costs what laying one costs; creatures, tunnels, tolls and webs cost more than a step.
All ladders are one step apart: each leads to a node of its own kind, which leads to all of them.
"""

from libc.stdint cimport uint8_t, uint16_t, uint32_t
from libc.string cimport memset

from undermine.kernel.cave cimport *
from undermine.kernel.grid cimport (
    ACROSS,
    CENTRE,
    COVERED,
    FIRST_TILE,
    SIDE_STEP,
    SPAN,
    TILES,
    is_free,
    is_tile,
    low_bit,
)

cdef enum:
    RADIUS = 6          # cells from the start in which missing cards count
    WIDTH = 13          # 2 * RADIUS + 1
    FIRST_GAP = 896     # TILES * SPACES: nodes of cells without a card,
    LADDERS_NODE = 1065 # then the one that joins all ladders
    NODES = 1066
    NO_NODE = 1067
    NEAR_NODES = 8      # the most neighbours of a node
    RUNGS = 32          # the most ladders
    QUEUE = 2048        # more than NODES, a power of two
    FAR = 250           # no way leads there
    GAP_COST = 3
    WEB_COST = 4
    BEAST_COST = 3
    TOLL_COST = 1

cdef struct Ways:
    uint8_t entry[NODES]                    # the cost of entering a node
    uint8_t count[NODES]                    # its neighbours
    uint16_t near[NODES][NEAR_NODES]
    uint8_t more[NODES][NEAR_NODES]         # the cost of webs and tolls on the way there
    int rungs
    uint16_t rung[RUNGS]                    # the nodes of ladders


# -- nodes -----------------------------------------------------------------------------------------


cdef inline int gap_node(int at) noexcept nogil:
    """The node of a cell without a card; none far from the start."""
    cdef int x = at % SPAN - CENTRE % SPAN + RADIUS, y = at // SPAN - CENTRE // SPAN + RADIUS
    if x < 0 or y < 0 or x >= WIDTH or y >= WIDTH:
        return NO_NODE
    return FIRST_GAP + y * WIDTH + x


cdef inline int node_of(const Cave* m, uint32_t spot) noexcept nogil:
    """The node of a space of a card."""
    return (m.board.cell[spot & CELL_MASK] - FIRST_TILE) * SPACES + (spot >> CELL_BITS)


cdef inline int node_at(const CaveTables* t, const Cave* m, int at, int side) noexcept nogil:
    """The node that lies behind a side of a cell; none where rock is."""
    cdef int value = m.board.cell[at], face
    if is_free(value):
        return gap_node(at)
    if not is_tile(value):
        return NO_NODE
    face = m.board.tile[value - FIRST_TILE].face
    if face == COVERED:
        return (value - FIRST_TILE) * SPACES
    if not t.faces.ports[face] & side:
        return NO_NODE
    return (value - FIRST_TILE) * SPACES + t.owner[face][side]


cdef inline int web_cost(const Cave* m, int at, int side) noexcept nogil:
    """The cost of the web on a side of a cell."""
    cdef int i
    if side == 1 or side == 8:
        at += SIDE_STEP[side]
        side = ACROSS[side]
    for i in range(m.webs):
        if m.web[i].at == at and m.web[i].side == side:
            return WEB_COST
    return 0


# -- the net of all nodes --------------------------------------------------------------------------


cdef inline void join(Ways* w, int node, int to, int more) noexcept nogil:
    """A step leads from a node to another."""
    if to == NO_NODE or w.count[node] == NEAR_NODES:
        return
    w.near[node][w.count[node]] = to
    w.more[node][w.count[node]] = more
    w.count[node] += 1


cdef inline void join_sides(
    const CaveTables* t, const Cave* m, Ways* w, int node, int at, int sides
) noexcept nogil:
    """Steps lead from a node over these sides of its cell."""
    cdef int side
    while sides:
        side = sides & -sides
        sides ^= side
        join(w, node, node_at(t, m, at + SIDE_STEP[side], ACROSS[side]), web_cost(m, at, side))


cdef inline void survey_space(
    const CaveTables* t, const Cave* m, Ways* w, int tile, int space
) noexcept nogil:
    """A space of a card that lies face up."""
    cdef int node = tile * SPACES + space, face = m.board.tile[tile].face, other
    cdef unsigned int links = t.links[face][space]
    w.entry[node] = 1 + (TOLL_COST if t.traits[face][space] & TUNNEL else 0)
    w.count[node] = 0
    while links:
        other = low_bit(links)
        links &= links - 1
        join(w, node, tile * SPACES + other, t.tolls[face][space] >> other & 1)
    join_sides(t, m, w, node, m.board.tile[tile].at, t.mouths[face][space])
    if t.traits[face][space] & LADDER and w.rungs < RUNGS:
        join(w, node, LADDERS_NODE, 0)
        w.rung[w.rungs] = node
        w.rungs += 1


cdef inline void survey_tile(
    const CaveTables* t, const Cave* m, Ways* w, int tile
) noexcept nogil:
    """The spaces of a card; one that lies face down may lead anywhere."""
    cdef int space
    if m.board.tile[tile].face != COVERED:
        for space in range(t.spaces[m.board.tile[tile].face]):
            survey_space(t, m, w, tile, space)
        return
    w.entry[tile * SPACES] = 1
    w.count[tile * SPACES] = 0
    join_sides(t, m, w, tile * SPACES, m.board.tile[tile].at, 15)


cdef inline void survey(const CaveTables* t, const Cave* m, Ways* w) noexcept nogil:
    """All cards, all cells near the start, and creatures."""
    cdef int i, at, node
    w.rungs = 0
    w.entry[LADDERS_NODE] = 0
    w.count[LADDERS_NODE] = 0
    for i in range(m.board.tiles):
        survey_tile(t, m, w, i)
    for i in range(WIDTH * WIDTH):
        at = CENTRE + (i // WIDTH - RADIUS) * SPAN + i % WIDTH - RADIUS
        node = FIRST_GAP + i
        w.entry[node] = GAP_COST
        w.count[node] = 0
        if is_free(m.board.cell[at]):
            join_sides(t, m, w, node, at, 15)
    for i in range(m.beasts):
        w.entry[node_of(m, m.beast[i].at)] += BEAST_COST


# -- distances -------------------------------------------------------------------------------------


cdef struct Search:
    int first
    int last
    uint16_t queue[QUEUE]
    uint8_t is_queued[NODES]


cdef inline void lower(Search* s, uint8_t* cost, int node, int sum) noexcept nogil:
    """A node can be had for this cost, if that is less than before."""
    if sum >= cost[node]:
        return
    cost[node] = sum
    if not s.is_queued[node]:
        s.is_queued[node] = 1
        s.queue[s.last % QUEUE] = node
        s.last += 1


cdef inline void begin(Search* s, uint8_t* cost) noexcept nogil:
    """Nothing is reached yet."""
    s.first = s.last = 0
    memset(s.is_queued, 0, NODES)
    memset(cost, FAR, NODES)


cdef inline void spread(const Ways* w, Search* s, uint8_t* cost, bint is_backward) noexcept nogil:
    """Reach all nodes by ways from those in the queue, or by ways to them."""
    cdef int node, i
    while s.first < s.last:
        node = s.queue[s.first % QUEUE]
        s.first += 1
        s.is_queued[node] = 0
        for i in range(w.count[node]):
            lower(
                s, cost, w.near[node][i], cost[node] + w.more[node][i]
                + w.entry[node if is_backward else w.near[node][i]],
            )
        if node == LADDERS_NODE:
            for i in range(w.rungs):
                lower(
                    s, cost, w.rung[i], cost[node] + (0 if is_backward else w.entry[w.rung[i]])
                )


cdef inline void costs_from(const Ways* w, int node, uint8_t* cost) noexcept nogil:
    """The cost from one node to every other."""
    cdef Search s
    begin(&s, cost)
    lower(&s, cost, node, 0)
    spread(w, &s, cost, False)


# -- cards that are not there yet ------------------------------------------------------------------


cdef inline int cost_beyond(
    const CaveTables* t, const Cave* m, const Ways* w, const uint8_t* goal, int at, int side
) noexcept nogil:
    """The cost from a cell to a goal over one of its sides."""
    cdef int node = node_at(t, m, at + SIDE_STEP[side], ACROSS[side])
    if node == NO_NODE:
        return FAR
    return w.entry[node] + web_cost(m, at, side) + goal[node]


cdef inline void costs_on_card(
    const CaveTables* t, const Cave* m, const Ways* w, const uint8_t* goal, int at, int lay,
    int* cost,
) noexcept nogil:
    """The cost to a goal from each space of a card, if it lay here."""
    cdef int space, other, i, side, spaces = t.spaces[lay]
    for space in range(spaces):
        cost[space] = 0 if t.traits[lay][space] & EXIT else FAR
        if t.traits[lay][space] & LADDER:
            cost[space] = min(cost[space], <int>goal[LADDERS_NODE])
        side = 1
        while side < 16:
            if t.mouths[lay][space] & side:
                cost[space] = min(cost[space], cost_beyond(t, m, w, goal, at, side))
            side <<= 1
    for i in range(spaces):
        for space in range(spaces):
            for other in range(spaces):
                if t.links[lay][space] >> other & 1:
                    cost[space] = min(
                        cost[space], cost[other] + 1 + (t.tolls[lay][space] >> other & 1)
                    )


cdef inline int cheapest_over(
    const CaveTables* t, const Cave* m, const uint8_t* start, int at, int lay, const int* cost
) noexcept nogil:
    """The cost from a start over a card, if it lay here, to a goal."""
    cdef int side = 1, node, best = FAR, space
    while side < 16:
        node = NO_NODE
        if t.faces.ports[lay] & side:
            node = node_at(t, m, at + SIDE_STEP[side], ACROSS[side])
        if node != NO_NODE:
            best = min(
                best, start[node] + 1 + web_cost(m, at, side) + cost[t.owner[lay][side]]
            )
        side <<= 1
    if t.all_traits[lay] & LADDER:
        for space in range(t.spaces[lay]):
            if t.traits[lay][space] & LADDER:
                best = min(best, start[LADDERS_NODE] + 1 + cost[space])
    return best


cdef inline int cheapest_across(
    const CaveTables* t, const Cave* m, const Ways* w, const uint8_t* start,
    const uint8_t* goal, int at,
) noexcept nogil:
    """The cost from a start to a goal over a cell that a card has still to be laid on."""
    cdef int side = 1, node, into = FAR, out = FAR
    while side < 16:
        node = node_at(t, m, at + SIDE_STEP[side], ACROSS[side])
        if node != NO_NODE:
            into = min(into, start[node] + web_cost(m, at, side))
            out = min(out, cost_beyond(t, m, w, goal, at, side))
        side <<= 1
    return into + GAP_COST + out
