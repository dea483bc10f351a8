"""Rules of thumb for The Lost Mines: one score for every legal action of a seat.

A seat uses what it may know: the board, its own hand and dwarf, the mines, treasures and dwarves
that it has looked at, and a suspicion that is given and does not change: how likely each seat is
a saboteur, who works for the other clan than its own.
One step nearer to a treasure is worth 1. What brings its own side nearer is good, what brings
the other side nearer is bad; a selfish dwarf has no side.
"""

from libc.stdint cimport uint8_t, uint16_t, uint32_t
from libc.string cimport memset

from undermine.kernel.best cimport Best, no_best, offer
from undermine.kernel.dice cimport Dice
from undermine.kernel.forest cimport *
from undermine.kernel.forest_ways cimport *
from undermine.kernel.grid cimport ACROSS, COVERED, FIRST_TILE, SIDE_STEP, bit_count

cdef enum:
    KINDS = 4           # kinds of treasures, from 1, the best first
    UNSEEN = 2          # the cost of a mine that may hold any treasure
    NEAR = 4            # a troll stops only dwarves that are so near

cdef struct Crew:       # dwarves on the same field
    double weight       # how good it is that they come nearer to a treasure
    int field
    int left            # their cost to the best mine
    uint8_t cost[FIELDS]

cdef struct Outlook:
    int seat
    int side            # the clan that the seat works for; 0: for itself
    const double* suspicion
    Ways ways
    uint8_t goal[FIELDS]    # the cost from a field to the best mine
    int crews
    Crew crew[12]


# -- whom a seat trusts ----------------------------------------------------------------------------


cdef inline double trust(
    const ForestTables* t, const Forest* m, const Outlook* o, int seat
) noexcept nogil:
    """1 for a seat that surely works for the own side, -1 for one that surely does not."""
    cdef double loyalty = 1 - 2 * o.suspicion[seat]
    if o.side == 0:
        return -0.25
    if m.role_readers[seat] >> o.seat & 1:
        return 1 if t.side_of[m.role[seat]] == o.side else -1
    return loyalty if t.clan_of[m.role[seat]] == o.side else -loyalty


# -- where treasures are ---------------------------------------------------------------------------


cdef inline void count_treasures(const ForestTables* t, const Forest* m, int* left) noexcept nogil:
    """The treasures of each kind that can still be taken; their backs show their kind."""
    cdef int i
    for i in range(KINDS):
        left[i] = 0
    for i in range(m.seats):
        if m.treasure[i] != NONE:
            left[t.kind[m.treasure[i]]] += 1


cdef inline int hidden_kinds(const ForestTables* t, const Forest* m, const int* left) noexcept nogil:
    """The number of kinds of which treasures are left and no mine is open."""
    cdef int slot, kind, face, count = 0, opened = 0
    for slot in range(t.mines):
        face = m.board.tile[t.starts + slot].face
        if face != COVERED:
            opened |= 1 << t.holds[face]
    for kind in range(1, KINDS):
        count += left[kind] > 0 and not opened >> kind & 1
    return count


cdef inline int cost_of_mine(
    const ForestTables* t, const Forest* m, int seat, int slot, const int* left
) noexcept nogil:
    """What a mine is short of the best one, for all that the seat knows; FAR: it is useless."""
    cdef int face = m.board.tile[t.starts + slot].face, kind
    if face == COVERED:
        if not m.mine_readers[slot] >> seat & 1:
            return UNSEEN if hidden_kinds(t, m, left) else FAR
        face = t.first_lay[m.mine[slot]]
    kind = t.holds[face]
    return kind - 1 if kind and left[kind] else FAR


cdef inline void find_mines(const ForestTables* t, const Forest* m, Outlook* o) noexcept nogil:
    """The cost from every field to the best mine."""
    cdef uint16_t queue[QUEUE]
    cdef int left[KINDS]
    cdef int slot, cost, count = 0
    count_treasures(t, m, left)
    memset(o.goal, FAR, FIELDS)
    for slot in range(t.mines):
        cost = cost_of_mine(t, m, o.seat, slot, left)
        if cost < FAR:
            queue[count] = t.mine_cell[slot] - o.ways.shift
            o.goal[queue[count]] = cost
            count += 1
    spread(&o.ways, o.goal, queue, count, True)


# -- dwarves ---------------------------------------------------------------------------------------


cdef inline Crew* crew_on(Outlook* o, int field) noexcept nogil:
    """The crew on a field, which may be a new one."""
    cdef int i
    for i in range(o.crews):
        if o.crew[i].field == field:
            return &o.crew[i]
    o.crews += 1
    o.crew[o.crews - 1].field = field
    o.crew[o.crews - 1].weight = 0
    return &o.crew[o.crews - 1]


cdef inline void gather_crews(const ForestTables* t, const Forest* m, Outlook* o) noexcept nogil:
    """All dwarves by field; how far the own one gets counts most."""
    cdef int seat, i
    cdef double weight
    o.crews = 0
    for seat in range(m.seats):
        weight = 0.3 * trust(t, m, o, seat)
        if seat == o.seat:
            weight = 1
        elif m.out >> seat & 1:
            continue
        crew_on(o, m.pawn[seat] - o.ways.shift).weight += weight
    for i in range(o.crews):
        o.crew[i].left = o.goal[o.crew[i].field]
        costs_from(&o.ways, o.crew[i].field, o.crew[i].cost)


cdef inline void look_around(
    const ForestTables* t, const Forest* m, Outlook* o, int seat, const double* suspicion
) noexcept nogil:
    """What a seat goes by; other dwarves matter only where a card is played."""
    o.seat = seat
    o.side = t.side_of[m.role[seat]]
    o.suspicion = suspicion
    survey(t, m, &o.ways)
    find_mines(t, m, o)
    if m.agenda.item[m.agenda.items - 1].kind == TURN:
        gather_crews(t, m, o)


cdef inline bint is_on_way(const Outlook* o, const Crew* crew, int field) noexcept nogil:
    """A cheapest way of a crew to a mine leads over a field."""
    return crew.left < FAR and crew.cost[field] + o.goal[field] <= crew.left


# -- what a card changes for a crew ----------------------------------------------------------------


cdef inline double change_by_path(
    const ForestTables* t, const Outlook* o, const Crew* crew, uint32_t action
) noexcept nogil:
    """The cost that a new card saves; it blocks a way that it does not lead on."""
    cdef int lay = action >> 14 & 1023, field = (action & 16383) - o.ways.shift
    cdef int cost = cheapest_through(&o.ways, crew.cost, o.goal, field, t.faces.ports[lay])
    if t.traits[lay] & OBSTACLE:
        cost += CARD_COST
    if cost < crew.left:
        return crew.left - cost
    return -2 if cost > crew.left and is_on_way(o, crew, field) else 0


cdef inline double change_by_storm(
    const Outlook* o, const Crew* crew, uint32_t action
) noexcept nogil:
    """A card on the way must be laid again; one that blocks a shorter way does so no more."""
    cdef int field = (action & 16383) - o.ways.shift, cost
    if is_on_way(o, crew, field):
        return -CARD_COST
    cost = cheapest_through(&o.ways, crew.cost, o.goal, field, ALL_SIDES) + CARD_COST
    return crew.left - cost if cost < crew.left else 0


cdef inline double change_by_token(
    const Outlook* o, const Crew* crew, uint32_t action
) noexcept nogil:
    """Traps and trolls delay those whose way leads over them; a troll is soon gone."""
    cdef int field = (action >> 4 & 0xFFFF) - o.ways.shift, to = field + SIDE_STEP[action & 15]
    if not (is_on_way(o, crew, field) and is_on_way(o, crew, to)):
        return 0
    if action >> 24 == SNARE:
        return -2
    return -2.5 if min(crew.cost[field], crew.cost[to]) <= NEAR else 0


cdef inline double change(
    const ForestTables* t, const Outlook* o, const Crew* crew, uint32_t action
) noexcept nogil:
    """By how much an action brings a crew nearer to a mine."""
    cdef int verb = action >> 24
    if crew.left >= FAR:
        return 0
    if verb == PLACE:
        return change_by_path(t, o, crew, action)
    if verb == BRIDGE:
        return CARD_COST * is_on_way(o, crew, (action & 0xFFFF) - o.ways.shift)
    if verb == STORM:
        return change_by_storm(o, crew, action)
    return change_by_token(o, crew, action)


cdef inline double worth_of_playing(
    const ForestTables* t, const Outlook* o, uint32_t action
) noexcept nogil:
    """What a card does to all crews, less what the card might do later."""
    cdef double sum = -0.1 if action >> 24 == PLACE else -0.3
    cdef int i
    for i in range(o.crews):
        if o.crew[i].weight:
            sum += o.crew[i].weight * change(t, o, &o.crew[i], action)
    return sum


# -- other decisions -------------------------------------------------------------------------------


cdef inline double worth_of_looking(
    const Forest* m, const Outlook* o, int verb, int slot
) noexcept nogil:
    """Look at what is not known yet; mines matter most, dwarves only to those with a side."""
    if verb == SCOUT:
        return -1 if m.mine_readers[slot] >> o.seat & 1 else 1.2
    if verb == APPRAISE:
        return -1 if m.treasure_readers[slot] >> o.seat & 1 else 0.3
    return -1 if o.side == 0 or m.role_readers[slot] >> o.seat & 1 else 0.5


cdef inline double worth_of_passing(const ForestTables* t, int card) noexcept nogil:
    """Paths are worth more than actions, and those with more ways more than others."""
    if card == NONE:
        return 0
    if not t.lays[card]:
        return -0.3
    return -0.1 * (2 + bit_count(t.faces.ports[t.first_lay[card]]))


cdef inline double worth_of_step(
    const Forest* m, const Outlook* o, uint32_t action
) noexcept nogil:
    """The cost that is left after a step, with that of a token on its way."""
    cdef int field = m.pawn[o.seat] - o.ways.shift, to = (action & 16383) - o.ways.shift, side = 1
    while field + SIDE_STEP[side] != to:
        side <<= 1
    return -o.goal[to] - token_cost(&o.ways, field, side)


cdef inline double worth_of_stopping(
    const ForestTables* t, const Forest* m, const Outlook* o
) noexcept nogil:
    """The cost that is left here; a treasure that can be taken is better than all that is ahead."""
    cdef int at = m.pawn[o.seat], face = m.board.tile[m.board.cell[at] - FIRST_TILE].face
    cdef int left[KINDS]
    if face != COVERED and t.holds[face]:
        count_treasures(t, m, left)
        if left[t.holds[face]]:
            return 1
    return 0.5 - o.goal[at - o.ways.shift]


cdef inline double worth_of_treasure(
    const ForestTables* t, const Forest* m, const Outlook* o, int slot
) noexcept nogil:
    """The value of a treasure that the seat has seen, or the mean value of its kind."""
    cdef int card = m.treasure[slot], kind = t.kind[card], count = 0
    cdef double sum = 0
    if m.treasure_readers[slot] >> o.seat & 1:
        return t.value[card]
    for card in range(CARDS):
        if t.kind[card] == kind:
            sum += t.value[card]
            count += 1
    return sum / count


cdef inline double worth_of_turn(
    const ForestTables* t, const Forest* m, const Outlook* o, int lay
) noexcept nogil:
    """The sides of a mine, laid this way, that lead on."""
    cdef int field = m.pawn[o.seat] - o.ways.shift, side = 1, count = 0
    while side < 16:
        if t.faces.ports[lay] & side:
            count += (o.ways.mouths[field + SIDE_STEP[side]] & ACROSS[side]) != 0
        side <<= 1
    return count


cdef inline double worth(
    const ForestTables* t, const Forest* m, const Outlook* o, uint32_t action
) noexcept nogil:
    """The score of an action."""
    cdef int verb = action >> 24, c = action & 255
    if verb == PASS:
        return -0.6 + worth_of_passing(t, action >> 8 & 255) + worth_of_passing(t, c)
    if verb == SCOUT or verb == APPRAISE or verb == SPY:
        return worth_of_looking(m, o, verb, c)
    if verb == STEP:
        return worth_of_step(m, o, action)
    if verb == STOP:
        return worth_of_stopping(t, m, o)
    if verb == PICK:
        return worth_of_treasure(t, m, o, c)
    if verb == LEAVE:
        return -1
    if verb == ALIGN:
        return worth_of_turn(t, m, o, c)
    return worth_of_playing(t, o, action)


cdef inline uint32_t by_thumb(
    const ForestTables* t, const Forest* m, int seat, const uint32_t* moves, int count,
    const double* suspicion, Dice* dice,
) noexcept nogil:
    """The action with the best score; any of them, where several have it."""
    cdef Outlook o
    cdef Best best = no_best()
    cdef int i
    look_around(t, m, &o, seat, suspicion)
    for i in range(count):
        offer(&best, moves[i], worth(t, m, &o, moves[i]), dice)
    return best.action
