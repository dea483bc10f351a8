"""What a seat goes by in The Dark Cave: whom it trusts, where the exit may be, who is how far.

Only what the seat may know is read: the board, its own dwarf, the goals and dwarves that it has
looked at, and the suspicion.
"""

from libc.stdint cimport uint8_t

from undermine.kernel.agenda cimport Item
from undermine.kernel.cave cimport *
from undermine.kernel.cave_ways cimport *
from undermine.kernel.grid cimport COVERED

cdef enum:
    DOUBT = 9           # steps that a goal is farther that is not the exit

cdef struct Crew:       # dwarves on the same space
    double weight       # how good it is that they come nearer to the exit
    int node
    int left            # their cost to the exit
    uint8_t cost[NODES]

cdef struct Outlook:
    int seat
    int side
    int here            # the node of the own dwarf, or NO_NODE
    bint is_sure        # the seat knows where the exit is
    Item due
    const double* suspicion
    Ways ways
    uint8_t goal[NODES]     # the cost from a node to the exit
    int crews
    Crew crew[12]


# -- whom a seat trusts ----------------------------------------------------------------------------


cdef inline bint knows_role(const Cave* m, const Outlook* o, int seat) noexcept nogil:
    return m.role_readers[seat] >> o.seat & 1


cdef inline double trust(
    const CaveTables* t, const Cave* m, const Outlook* o, int seat
) noexcept nogil:
    """1 for a seat that surely works for the own side, -1 for one that surely does not."""
    cdef double loyalty = 1 - 2 * o.suspicion[seat]
    if knows_role(m, o, seat):
        return 1 if t.side_of[m.role[seat]] == o.side else -1
    return loyalty if t.clan_of[m.role[seat]] == o.side else -loyalty


# -- where the exit is -----------------------------------------------------------------------------


cdef inline bint is_seen(const Cave* m, const Outlook* o, int slot) noexcept nogil:
    """The seat knows a goal that lies face down."""
    return m.goal_readers[slot] >> o.seat & 1


cdef inline bint is_exit(const CaveTables* t, const Cave* m, const Outlook* o, int slot) noexcept nogil:
    """The seat knows that a goal is the exit."""
    cdef int face = m.board.tile[1 + slot].face
    if face == COVERED:
        if not is_seen(m, o, slot):
            return False
        face = t.first_lay[m.goal[slot]]
    return t.all_traits[face] & EXIT


cdef inline void aim_at(
    const CaveTables* t, const Cave* m, Outlook* o, Search* s, int slot, int cost
) noexcept nogil:
    """A goal that may be the exit; of an open one, the space with the exit."""
    cdef int face = m.board.tile[1 + slot].face, space
    if face == COVERED:
        lower(s, o.goal, (1 + slot) * SPACES, cost)
        return
    for space in range(t.spaces[face]):
        if t.traits[face][space] & EXIT:
            lower(s, o.goal, (1 + slot) * SPACES + space, 0)


cdef inline void find_exit(const CaveTables* t, const Cave* m, Outlook* o) noexcept nogil:
    """The cost from every node to the exit, or to the goals that may be it."""
    cdef Search s
    cdef int slot, unseen = 0, known = -1
    begin(&s, o.goal)
    for slot in range(GOALS):
        if is_exit(t, m, o, slot):
            known = slot
        unseen += m.board.tile[1 + slot].face == COVERED and not is_seen(m, o, slot)
    o.is_sure = known >= 0 or unseen == 1
    for slot in range(GOALS):
        if known == slot:
            aim_at(t, m, o, &s, slot, 1)
        elif known < 0 and m.board.tile[1 + slot].face == COVERED and not is_seen(m, o, slot):
            aim_at(t, m, o, &s, slot, 1 + DOUBT - DOUBT // unseen)
    spread(&o.ways, &s, o.goal, True)


# -- dwarves ---------------------------------------------------------------------------------------


cdef inline Crew* crew_on(Outlook* o, int node) noexcept nogil:
    """The crew on a node, which may be a new one."""
    cdef int i
    for i in range(o.crews):
        if o.crew[i].node == node:
            return &o.crew[i]
    o.crews += 1
    o.crew[o.crews - 1].node = node
    o.crew[o.crews - 1].weight = 0
    return &o.crew[o.crews - 1]


cdef inline void gather_crews(const CaveTables* t, const Cave* m, Outlook* o) noexcept nogil:
    """All dwarves in the cave by space; how far the own one gets counts most."""
    cdef int seat, i
    o.crews = 0
    for seat in range(m.seats):
        if m.pawn[seat]:
            crew_on(o, node_of(m, m.pawn[seat])).weight += (
                1 if seat == o.seat else 0.3 * trust(t, m, o, seat)
            )
    for i in range(o.crews):
        o.crew[i].left = o.goal[o.crew[i].node]
        costs_from(&o.ways, o.crew[i].node, o.crew[i].cost)


cdef inline void look_around(
    const CaveTables* t, const Cave* m, Outlook* o, int seat, const double* suspicion
) noexcept nogil:
    """What a seat goes by; ways of other dwarves matter only where a card is played."""
    o.seat = seat
    o.side = t.side_of[m.role[seat]]
    o.suspicion = suspicion
    o.due = m.agenda.item[m.agenda.items - 1]
    survey(t, m, &o.ways)
    find_exit(t, m, o)
    o.here = node_of(m, m.pawn[seat]) if m.pawn[seat] else NO_NODE
    if o.due.kind == TURN:
        gather_crews(t, m, o)


cdef inline bint is_on_way(const Outlook* o, const Crew* crew, int node) noexcept nogil:
    """A cheapest way of a crew to the exit leads over a node."""
    return node != NO_NODE and crew.cost[node] + o.goal[node] <= crew.left
