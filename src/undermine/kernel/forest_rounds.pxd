# cython: cdivision=True
"""Rounds of The Lost Mines: their end, their points, their deals."""

from libc.stdint cimport int16_t
from libc.string cimport memcpy

from undermine.kernel.agenda cimport push
from undermine.kernel.forest cimport *
from undermine.kernel.game cimport CHANCE, NOBODY
from undermine.kernel.trace cimport EVERYBODY, SHOW, SHUFFLE, Trace, log


# -- points ----------------------------------------------------------------------------------------


cdef inline int sum_of(const ForestTables* t, const Forest* m, int seat) noexcept nogil:
    """The worth of the treasures of a seat."""
    cdef int i, total = 0
    for i in range(m.hoarded[seat]):
        total += t.value[m.hoard[seat][i]]
    return total


cdef inline int best_of(const ForestTables* t, const Forest* m, int seat) noexcept nogil:
    """The worth of the best treasure of a seat; -1: it has none."""
    cdef int i, best = -1
    for i in range(m.hoarded[seat]):
        if t.value[m.hoard[seat][i]] > best:
            best = t.value[m.hoard[seat][i]]
    return best


cdef inline void share_pot(
    const ForestTables* t, const Forest* m, int side, int* won
) noexcept nogil:
    """Equal shares; the remainder goes in equal shares to the owners of the best treasure."""
    cdef int seat, count = 0, pot = 0, best = 0, finders = 0, more
    for seat in range(m.seats):
        if t.side_of[m.role[seat]] == side:
            count += 1
            pot += sum_of(t, m, seat)
            best = max(best, best_of(t, m, seat))
    if not count:
        return
    for seat in range(m.seats):
        finders += t.side_of[m.role[seat]] == side and best_of(t, m, seat) == best
    more = pot % count / finders if finders else 0
    for seat in range(m.seats):
        if t.side_of[m.role[seat]] == side:
            won[seat] = pot / count + (more if best_of(t, m, seat) == best else 0)


cdef inline void pay(const ForestTables* t, Forest* m) noexcept nogil:
    """Pay points for the treasures of this round; the dragon takes some of its seat."""
    cdef int won[12]
    cdef int seat
    for seat in range(m.seats):
        won[seat] = sum_of(t, m, seat)
    share_pot(t, m, 1, won)
    share_pot(t, m, 2, won)
    if m.dragon >= 0:
        won[m.dragon] -= min(<int>t.dragon_cost, won[m.dragon])
    for seat in range(m.seats):
        m.points[seat] += won[seat]


cdef inline void end_round(const ForestTables* t, Forest* m, Trace* trace) noexcept nogil:
    """End the round at once: dwarves and treasures are shown, points are paid."""
    cdef int seat
    m.agenda.items = 0
    for seat in range(m.seats):
        m.role_readers[seat] = ALL
        log(trace, SHOW, ROLES + seat, 0, 0, EVERYBODY)
    for seat in range(m.seats):
        m.hoard_readers[seat] = ALL
        log(trace, SHOW, HOARDS + seat, 0, 0, EVERYBODY)
    pay(t, m)
    push(&m.agenda, NEXT_ROUND, NOBODY, 0, 0, 0)


# -- the next round --------------------------------------------------------------------------------


cdef inline void set_off(const ForestTables* t, Forest* m) noexcept nogil:
    """Put every dwarf on the start card of its clan."""
    cdef int seat
    for seat in range(m.seats):
        m.pawn[seat] = t.start_of[m.role[seat]]


cdef inline void push_deals(const ForestTables* t, Forest* m, int starter) noexcept nogil:
    """Push the deals of a round, from the seat that begins; the last pushed is the first dealt."""
    cdef int i
    m.starter = starter
    push(&m.agenda, NEXT_TURN, NOBODY, (starter + m.seats - 1) % m.seats, 0, 0)
    for i in range(m.seats - 1, -1, -1):
        push(&m.agenda, DEAL_TO, CHANCE, STOCK, HANDS + (starter + i) % m.seats, t.hand_size)
    push(&m.agenda, SET_OFF, NOBODY, 0, 0, 0)
    for i in range(m.seats - 1, -1, -1):
        push(&m.agenda, DEAL_TO, CHANCE, ROLE_PILE, ROLES + (starter + i) % m.seats, 1)
    for i in range(m.seats - 1, -1, -1):
        push(&m.agenda, DEAL_TO, CHANCE, TREASURE_PILE, TREASURES + i, 1)
    for i in range(t.mines - 1, -1, -1):
        push(&m.agenda, DEAL_TO, CHANCE, MINE_PILE, MINE_SLOTS + i, 1)


cdef inline void set_out(const ForestTables* t, Forest* m, Trace* trace) noexcept nogil:
    """Gather the cards of a round as the engine set them out first; points are kept."""
    cdef int16_t points[12]
    cdef int round = m.round + 1, starter = m.starter
    cdef bint broken = m.broken or m.board.outside
    memcpy(points, m.points, sizeof(points))
    memcpy(m, &t.first, sizeof(Forest))
    memcpy(m.points, points, sizeof(points))
    m.agenda.items = 0
    m.round = round
    m.starter = starter
    m.broken = broken
    if trace != NULL:
        log_shuffles(t, m, trace)


cdef inline void log_shuffles(const ForestTables* t, Forest* m, Trace* trace) noexcept nogil:
    cdef int i
    for i in range(5):
        log(trace, SHUFFLE, i, 0, 0, 0)
    for i in range(t.mines):
        log(trace, SHUFFLE, MINE_SLOTS + i, 0, 0, 0)
    for i in range(m.seats):
        log(trace, SHUFFLE, TREASURES + i, 0, 0, 0)
        log(trace, SHUFFLE, HANDS + i, 0, 0, 1 << i)
        log(trace, SHUFFLE, ROLES + i, 0, 0, 1 << i)
        log(trace, SHUFFLE, HOARDS + i, 0, 0, t.first.hoard_readers[i])


cdef inline void next_round(const ForestTables* t, Forest* m, Trace* trace) noexcept nogil:
    """Deal the next round, begun left of the seat that played last, or end the game."""
    cdef int starter = m.starter if m.last < 0 else (m.last + 1) % m.seats
    if m.round < t.rounds:
        set_out(t, m, trace)
        push_deals(t, m, starter)
