"""Rules of thumb for The Dark Cave: one score for every legal action of a seat.

A seat uses what it may know: the board, its own hand and dwarf, the goals and dwarves that it has
looked at, and a suspicion that is given and does not change: how likely each seat is a saboteur,
who works for the other side than its clan.
One step nearer to the exit is worth 1. What brings its own side nearer is good, what brings the
other side nearer is bad.
"""

from libc.stdint cimport uint32_t

from undermine.kernel.best cimport Best, no_best, offer
from undermine.kernel.cave cimport *
from undermine.kernel.cave_attacks cimport (
    SPOT_MASK,
    harm,
    worth_of_luring,
    worth_of_prowling,
    worth_of_striking,
)
from undermine.kernel.cave_outlook cimport *
from undermine.kernel.cave_ways cimport *
from undermine.kernel.dice cimport Dice
from undermine.kernel.grid cimport ACROSS, FIRST_TILE, SIDE_STEP, bit_count


# -- what a card changes for a crew ----------------------------------------------------------------


cdef inline double change_by_path(
    const CaveTables* t, const Cave* m, const Outlook* o, const Crew* crew, int at, int lay,
    const int* cost,
) noexcept nogil:
    """The steps that a new card saves; it blocks a way that it does not lead on."""
    cdef int sum = cheapest_over(t, m, crew.cost, at, lay, cost)
    if sum < crew.left:
        return crew.left - sum
    return -2 if sum > crew.left and is_on_way(o, crew, gap_node(at)) else 0


cdef inline double change_by_rockfall(
    const CaveTables* t, const Cave* m, const Outlook* o, const Crew* crew, int at
) noexcept nogil:
    """A card on the way must be laid again; one that blocks a shorter way does so no more."""
    cdef int tile = m.board.cell[at] - FIRST_TILE, space, sum
    for space in range(t.spaces[m.board.tile[tile].face]):
        if is_on_way(o, crew, tile * SPACES + space):
            return -GAP_COST
    sum = cheapest_across(t, m, &o.ways, crew.cost, o.goal, at)
    return crew.left - sum if sum < crew.left else 0


cdef inline double change_by_web(
    const CaveTables* t, const Cave* m, const Outlook* o, const Crew* crew, int at, int side
) noexcept nogil:
    """A web stops those whose way leads over its border."""
    cdef int one = node_at(t, m, at, side), other = node_at(t, m, at + SIDE_STEP[side], ACROSS[side])
    return -WEB_COST if is_on_way(o, crew, one) and is_on_way(o, crew, other) else 0


cdef inline double change(
    const CaveTables* t, const Cave* m, const Outlook* o, const Crew* crew, uint32_t action,
    const int* cost,
) noexcept nogil:
    """By how many steps an action brings a crew nearer to the exit."""
    cdef int verb = action >> 24
    if crew.left >= FAR:
        return 0
    if verb == PLACE:
        return change_by_path(t, m, o, crew, action & CELL_MASK, action >> 14 & 1023, cost)
    if verb == COLLAPSE:
        return change_by_rockfall(t, m, o, crew, action & 0xFFFF)
    return change_by_web(t, m, o, crew, action >> 1 & CELL_MASK, 4 if action & 1 else 2)


cdef inline double worth_of_playing(
    const CaveTables* t, const Cave* m, const Outlook* o, uint32_t action
) noexcept nogil:
    """What a card does to all crews, less what the card might do later."""
    cdef int cost[SPACES]
    cdef int i
    cdef double sum = 0
    if action >> 24 == PLACE:
        costs_on_card(
            t, m, &o.ways, o.goal, action & CELL_MASK, action >> 14 & 1023, cost
        )
    for i in range(o.crews):
        sum += o.crew[i].weight * change(t, m, o, &o.crew[i], action, cost)
    if action >> 24 != PLACE:
        return 0.6 * sum - 0.3 if sum > 0.5 else -1
    return sum + 0.05 * bit_count(t.faces.ports[action >> 14 & 1023]) if sum > 0 else sum - 0.6


cdef inline double worth_of_turn(
    const CaveTables* t, const Cave* m, const Outlook* o, int lay
) noexcept nogil:
    """The way from where the dwarf enters a goal, laid this way, to the exit."""
    cdef int cost[SPACES]
    cdef int at = t.goal_cell[o.due.a], side = 1, origin = m.pawn[o.seat] & CELL_MASK
    while side < 8 and at + SIDE_STEP[side] != origin:
        side <<= 1
    costs_on_card(t, m, &o.ways, o.goal, at, lay, cost)
    return -cost[t.owner[lay][side]]


# -- the own dwarf ---------------------------------------------------------------------------------


cdef inline bint has_gold(const Cave* m, uint32_t spot) noexcept nogil:
    """Gold lies on a space."""
    cdef int i
    for i in range(m.veins):
        if m.vein[i] == spot:
            return True
    return False


cdef inline double worth_of_step(
    const CaveTables* t, const Cave* m, const Outlook* o, uint32_t action
) noexcept nogil:
    """A step nearer to the exit, gold on its space, and a creature that attacks there."""
    cdef uint32_t spot = action & SPOT_MASK
    cdef int node = node_of(m, spot), i
    cdef double sum = <int>o.goal[o.here] - <int>o.goal[node] - o.ways.entry[node] + 0.95
    for i in range(o.ways.count[o.here]):
        if o.ways.near[o.here][i] == node:
            sum -= 1.3 * o.ways.more[o.here][i]
            break
    if has_gold(m, spot):
        sum += 1.5
    if o.goal[node]:
        for i in range(m.beasts):
            if m.beast[i].at == spot:
                sum -= 1.5 * harm(m, m.beast[i].kind, o.seat)
    return sum


cdef inline double worth_of_cutting(
    const CaveTables* t, const Cave* m, const Outlook* o, uint32_t action
) noexcept nogil:
    """Cut a web on the own way, if there are axes enough to cut it through."""
    cdef int at = action >> 4 & 0xFFFF, side = action & 15, i, axes = -(m.fresh >> o.seat & 1), to
    cdef int needed = 0
    for i in range(m.fronts[o.seat]):
        axes += t.tool[m.front[o.seat][i]] == AXE
    for i in range(m.webs):
        if m.web[i].at == at and m.web[i].side == side:
            needed = m.web[i].left
    to = node_at(t, m, at + SIDE_STEP[side], ACROSS[side])
    if to == o.here:
        to = node_at(t, m, at, side)
    if to == NO_NODE or axes < needed:
        return -0.5
    return 1 if o.ways.entry[to] + WEB_COST + o.goal[to] <= o.goal[o.here] else -0.5


# -- other plays -----------------------------------------------------------------------------------


cdef inline double worth_of_holding(const CaveTables* t, int card) noexcept nogil:
    """What a card in a hand is worth to a dwarf on its way out."""
    if t.play[card] == PATH_PLAY:
        return 0.1 + 0.12 * bit_count(t.faces.ports[t.first_lay[card]])
    if t.play[card] == EQUIP_PLAY:
        return 0.9 if t.tool[card] == BOOTS else 0.6
    return 0.5 if t.play[card] == SPY_PLAY else 0.3


cdef inline double worth_of_passing(const CaveTables* t, int card) noexcept nogil:
    """Discard the weakest."""
    return 0 if card == NONE else 0.1 - 0.5 * worth_of_holding(t, card)


cdef inline double worth_of_trading(
    const CaveTables* t, const Cave* m, const Outlook* o, int seat
) noexcept nogil:
    """Exchange a hand only for one that is likely better."""
    cdef int i
    cdef double sum = 0.4 * m.held[seat] - 0.4
    for i in range(m.held[o.seat]):
        if t.play[m.hand[o.seat][i]] != TRADE_PLAY:
            sum -= worth_of_holding(t, m.hand[o.seat][i])
    return sum


cdef inline double worth_of_tool(
    const CaveTables* t, const Cave* m, const Outlook* o, int card, int seat
) noexcept nogil:
    """Tools are for the own dwarf, or for one that is trusted."""
    cdef double gain = 1.4 if t.tool[card] == BOOTS else 0.7
    if not m.pawn[seat]:
        return -1
    return gain if seat == o.seat else 0.4 * gain * trust(t, m, o, seat) - 0.1


cdef inline double worth_of_spying(const Cave* m, const Outlook* o, int slot) noexcept nogil:
    """Look at goals until the exit is known."""
    return -0.2 if o.is_sure or o.here == NO_NODE or is_seen(m, o, slot) else 1.8


cdef inline double worth_of_moving(
    const CaveTables* t, const Cave* m, const Outlook* o, uint32_t action
) noexcept nogil:
    """The score of a step or of none, of a dwarf or a creature."""
    if o.due.kind == PROWL:
        return worth_of_prowling(t, m, o, action) if action >> 24 == STEP else 0
    if action >> 24 == STEP:
        return worth_of_step(t, m, o, action)
    return 1.5 if o.due.kind == WALK and o.due.b and has_gold(m, m.pawn[o.seat]) else 0


cdef inline double worth(
    const CaveTables* t, const Cave* m, const Outlook* o, uint32_t action
) noexcept nogil:
    """The score of an action."""
    cdef int verb = action >> 24, a = action >> 16 & 255, c = action & 255
    if verb == PLACE or verb == COLLAPSE or verb == SPIN:
        return worth_of_playing(t, m, o, action)
    if verb == PASS:
        return -0.25 + worth_of_passing(t, action >> 8 & 255) + worth_of_passing(t, c)
    if verb == STEP or verb == STOP:
        return worth_of_moving(t, m, o, action)
    if verb == SPY_GOAL:
        return worth_of_spying(m, o, c)
    if verb == SPY_DWARF:
        return -0.5 if knows_role(m, o, c) else 0.3
    if verb == TRADE_HANDS:
        return worth_of_trading(t, m, o, c)
    if verb == EQUIP:
        return worth_of_tool(t, m, o, a, c)
    if verb == LURE:
        return worth_of_luring(t, m, o, action)
    if verb == CUT:
        return worth_of_cutting(t, m, o, action)
    if verb == STRIKE:
        return worth_of_striking(t, m, o, c)
    return worth_of_turn(t, m, o, c) if verb == ORIENT else 0


cdef inline uint32_t by_thumb(
    const CaveTables* t, const Cave* m, int seat, const uint32_t* moves, int count,
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
