"""Rules of thumb for Saboteur and Saboteur 2: one score for every legal action of a seat.

A seat uses what it may know: the board, its own hand and dwarf, the goals that it has looked at,
and a suspicion about every seat, which is given and does not change.
Saboteurs want the reverse of what all other dwarves want.
"""

from libc.stdint cimport uint16_t, uint32_t

from undermine.kernel.best cimport Best, no_best, offer
from undermine.kernel.dice cimport Dice
from undermine.kernel.grid cimport (
    COVERED,
    FIRST_TILE,
    SIDE_STEP,
    SPAN,
    bit_count,
    entered,
    is_free,
    is_tile,
)
from undermine.kernel.mine cimport *

cdef enum:
    FAR = 64            # cells: no way leads there
    NEAR = 4            # cells from a goal at which saboteurs begin to strike
    GREEN_TEAM = 2      # the last dwarf that a door can stop

cdef struct Outlook:
    int seat
    int team            # whose doors open; 0: all do
    bint is_saboteur
    bint is_sure        # the seat knows where the treasure is
    const double* suspicion
    int goals
    uint16_t goal[GOALS]    # the cells in which the treasure may lie
    int reach           # cells from the maze to the nearest of them,
    int nearest         # from this cell of the frontier,
    int second          # and without it


cdef inline int apart(int a, int b) noexcept nogil:
    """The cells between two cells, around corners."""
    return abs(a // SPAN - b // SPAN) + abs(a % SPAN - b % SPAN)


cdef inline int to_goal(const Outlook* o, int at) noexcept nogil:
    """The cells from here to the nearest goal that may be the treasure."""
    cdef int i, best = FAR
    for i in range(o.goals):
        best = min(best, apart(at, o.goal[i]))
    return best


cdef inline void look_at_goals(const MineTables* t, const Mine* m, Outlook* o) noexcept nogil:
    """The goals that may be the treasure, for all that the seat has seen."""
    cdef int slot
    cdef bint is_seen
    o.goals = 0
    o.is_sure = False
    for slot in range(t.goals):
        if m.board.tile[1 + slot].face != COVERED:
            continue
        is_seen = m.goal_readers[slot] >> o.seat & 1
        if is_seen and t.is_treasure[m.goal[slot]]:
            o.goals = 1
            o.goal[0] = t.goal_cell[slot]
            o.is_sure = True
            return
        if not is_seen:
            o.goal[o.goals] = t.goal_cell[slot]
            o.goals += 1


cdef inline Outlook look(
    const MineTables* t, const Mine* m, int seat, const double* suspicion
) noexcept nogil:
    """What a seat goes by."""
    cdef Outlook o
    cdef int i, cells
    o.seat = seat
    o.suspicion = suspicion
    o.is_saboteur = m.role[seat] == t.saboteur
    o.team = t.role_kind[m.role[seat]] if m.role[seat] != NONE else 0
    if o.team > GREEN_TEAM:
        o.team = 0
    look_at_goals(t, m, &o)
    o.reach = o.second = FAR
    o.nearest = 0
    for i in range(m.board.edges):
        cells = to_goal(&o, m.board.edge[i].at)
        if cells < o.reach:
            o.second = o.reach
            o.reach = cells
            o.nearest = m.board.edge[i].at
        elif cells < o.second:
            o.second = cells
    return o


cdef inline int leads_to(
    const MineTables* t, const Mine* m, const Outlook* o, int lay, int at
) noexcept nogil:
    """The cells to a goal from the ends of a card that would lie here; FAR: a dead end."""
    cdef int ways = entered(&t.faces, &m.board, at, lay), side, value, best = FAR
    if ways & t.door[lay][o.team]:
        return FAR
    while ways:
        side = ways & -ways
        ways ^= side
        value = m.board.cell[at + SIDE_STEP[side]]
        if is_free(value) or is_tile(value) and m.board.tile[value - FIRST_TILE].face == COVERED:
            best = min(best, to_goal(o, at + SIDE_STEP[side]))
    return best


cdef inline double worth_of_laying(
    const MineTables* t, const Mine* m, const Outlook* o, int lay, int at
) noexcept nogil:
    """Nearer is better; a card that changes nothing is worth a little where it leads on."""
    cdef int new = leads_to(t, m, o, lay, at), left = o.second if at == o.nearest else o.reach
    cdef int gain = o.reach - min(new, left)
    if gain == 0 and not o.is_saboteur:
        return 1 - 0.1 * (new - o.reach)
    gain = max(gain, -NEAR)
    if o.is_saboteur:
        return (-10.0 if o.reach <= NEAR else -2.0) * gain
    return 10.0 * gain + (20 if new == 0 else 0)


cdef inline bint is_dead_end(const MineTables* t, int lay) noexcept nogil:
    """No way leads through a lay, from one side to another."""
    cdef int side = 1
    while side < 16:
        if bit_count(t.faces.way[lay][side]) > 1:
            return False
        side <<= 1
    return not t.faces.ladder[lay]


cdef inline double worth_of_rockfall(
    const MineTables* t, const Mine* m, const Outlook* o, int at
) noexcept nogil:
    """Diggers clear dead ends away that block them, saboteurs take the ways near the goals."""
    cdef int face = m.board.tile[m.board.cell[at] - FIRST_TILE].face
    cdef int live = m.board.tile[m.board.cell[at] - FIRST_TILE].live, gain = o.reach - to_goal(o, at)
    if not live or is_dead_end(t, face) == o.is_saboteur:
        return -1
    if o.is_saboteur:
        return 8 + gain if o.reach <= NEAR else 0
    return 8.0 * gain


cdef inline double trust(const Outlook* o, int seat) noexcept nogil:
    """1 for a seat that is surely on the own side, -1 for one that surely is not."""
    cdef double suspicion = o.suspicion[seat]
    if seat == o.seat:
        return 1
    return 2 * suspicion - 1 if o.is_saboteur else 1 - 2 * suspicion


cdef inline double worth_of_passing(
    const MineTables* t, const Outlook* o, int card
) noexcept nogil:
    """Discard what is useless for the own side."""
    if card == NONE:
        return 0
    if t.play[card] != PLACE:
        return -0.2
    return 0.5 if is_dead_end(t, t.first_lay[card]) != o.is_saboteur else -0.5


cdef inline double worth(
    const MineTables* t, const Mine* m, const Outlook* o, uint32_t action
) noexcept nogil:
    """The score of an action."""
    cdef int verb = action >> 24, a = action >> 16 & 255, b = action >> 8 & 255, c = action & 255
    if verb == PLACE:
        return worth_of_laying(t, m, o, action >> 14 & 1023, action & 16383)
    if verb == ROCKFALL:
        return worth_of_rockfall(t, m, o, action & 16383)
    if verb == PASS:
        return (
            worth_of_passing(t, o, a) + worth_of_passing(t, o, b) + worth_of_passing(t, o, c)
        )
    if verb == BREAK or verb == TRAP:
        return -trust(o, c) * (6 if m.front[c] & t.hindrances else 12)
    if verb == MEND or verb == FREE:
        return trust(o, c) * (12 if c == o.seat else 8)
    if verb == PEEK:
        return -1 if o.is_sure or m.goal_readers[c] >> o.seat & 1 else 5
    if verb == LIFT:
        return 6 if m.front[o.seat] & t.hindrances else -2
    if verb == TAKE_GOLD:
        return t.gold_value[t.gold_slot[c]]
    if verb == THEFT:
        return 5
    if verb == HANDS_OFF:
        return -2 * trust(o, c)
    if verb == SWAP_HATS or verb == SWAP_HANDS or verb == DECLINE:
        return -2
    return 0


cdef inline uint32_t by_thumb(
    const MineTables* t, const Mine* m, int seat, const uint32_t* moves, int count,
    const double* suspicion, Dice* dice,
) noexcept nogil:
    """The action with the best score; any of them, where several have it."""
    cdef Outlook o = look(t, m, seat, suspicion)
    cdef Best best = no_best()
    cdef int i
    for i in range(count):
        offer(&best, moves[i], worth(t, m, &o, moves[i]), dice)
    return best.action
