"""Attacks of creatures in The Dark Cave, as rules of thumb see them."""

from libc.stdint cimport uint8_t, uint16_t, uint32_t
from libc.string cimport memset

from undermine.kernel.cave cimport *
from undermine.kernel.cave_outlook cimport Outlook, trust
from undermine.kernel.cave_ways cimport (
    FIRST_GAP,
    LADDERS_NODE,
    NODES,
    WEB_COST,
    Ways,
    node_of,
)
from undermine.kernel.grid cimport COVERED

cdef enum:
    SPOT_MASK = 0x1FFFF


cdef inline double harm(const Cave* m, int kind, int seat) noexcept nogil:
    """What the attack of a creature costs a seat."""
    if kind == GOBLIN:
        return 1.5 if m.gold[seat] else 0
    return 1.2 if kind == LINDWORM else 0.6


cdef inline double worth_of_attack(
    const CaveTables* t, const Cave* m, const Outlook* o, int kind, int node, bint* is_met
) noexcept nogil:
    """The worth of an attack on all dwarves of a node, if any are there."""
    cdef int seat
    cdef double sum = 0
    is_met[0] = False
    for seat in range(m.seats):
        if m.pawn[seat] and node_of(m, m.pawn[seat]) == node:
            is_met[0] = True
            sum -= harm(m, kind, seat) * (1.5 if seat == o.seat else trust(t, m, o, seat))
    return sum


cdef struct Reach:
    int count
    uint16_t node[NODES]
    uint8_t left[NODES]
    uint8_t is_known[NODES]


cdef inline void reach(Reach* p, int node, int left) noexcept nogil:
    """A creature can get to a node."""
    if p.is_known[node]:
        return
    p.is_known[node] = 1
    p.node[p.count] = node
    p.left[p.count] = left
    p.count += 1


cdef inline void prowl_from(const Cave* m, const Ways* w, Reach* p, int node, int left) noexcept nogil:
    """A creature can get from a node to all its neighbours that are cards without a web before."""
    cdef int i, to
    for i in range(w.count[node]):
        to = w.near[node][i]
        if to == LADDERS_NODE:
            for to in range(w.rungs):
                reach(p, w.rung[to], left)
        elif to < FIRST_GAP and w.more[node][i] < WEB_COST:
            if m.board.tile[to // SPACES].face != COVERED:
                reach(p, to, left)


cdef inline double best_attack(
    const CaveTables* t, const Cave* m, const Outlook* o, int kind, int node, int steps
) noexcept nogil:
    """The worth of the best attack in reach of a creature; the nearer of two equal ones."""
    cdef Reach p
    cdef int i = 0
    cdef double best = 0, score
    cdef bint is_met
    memset(p.is_known, 0, NODES)
    p.count = 0
    reach(&p, node, steps)
    while i < p.count:
        score = worth_of_attack(t, m, o, kind, p.node[i], &is_met)
        if is_met and i:
            best = max(best, score - 0.01 * (steps - p.left[i]))
        elif p.left[i]:
            prowl_from(m, &o.ways, &p, p.node[i], p.left[i] - 1)
        i += 1
    return best


cdef inline bint is_about(const Cave* m, int kind) noexcept nogil:
    """A creature of this kind is on the board."""
    cdef int i
    for i in range(m.beasts):
        if m.beast[i].kind == kind:
            return True
    return False


cdef inline double worth_of_luring(
    const CaveTables* t, const Cave* m, const Outlook* o, uint32_t action
) noexcept nogil:
    """The attack where a creature climbs out, or the best one that it can get to."""
    cdef int card = action >> 17 & 127, kind = t.creature[card]
    cdef int node = node_of(m, action & SPOT_MASK)
    cdef bint is_met
    cdef double score = worth_of_attack(t, m, o, kind, node, &is_met)
    if not is_met or is_about(m, kind):
        score = best_attack(t, m, o, kind, node, t.prowls[card])
    return 0.9 * score if score > 0.2 else -0.5


cdef inline double worth_of_prowling(
    const CaveTables* t, const Cave* m, const Outlook* o, uint32_t action
) noexcept nogil:
    """The attack on the next space, or the best one from there."""
    cdef int node = node_of(m, action & SPOT_MASK)
    cdef bint is_met
    cdef double score = worth_of_attack(t, m, o, o.due.a, node, &is_met)
    return score if is_met else best_attack(t, m, o, o.due.a, node, o.due.b - 1) - 0.01


cdef inline double worth_of_striking(
    const CaveTables* t, const Cave* m, const Outlook* o, int kind
) noexcept nogil:
    """An axe saves the own dwarf and others; it is kept where that is worth little."""
    cdef int seat
    cdef double sum = -0.5
    for seat in range(m.seats):
        if o.due.b >> seat & 1:
            sum += harm(m, kind, seat) * (0.8 if seat == o.seat else 0.3 * trust(t, m, o, seat))
    return sum
