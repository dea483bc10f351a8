# cython: cdivision=True
"""Rounds of Saboteur and Saboteur 2: their deals, their end, the gold of seats."""

from libc.stdint cimport int32_t
from libc.string cimport memcpy

from undermine.kernel.agenda cimport push
from undermine.kernel.game cimport CHANCE, NOBODY
from undermine.kernel.mine cimport *
from undermine.kernel.trace cimport EVERYBODY, SHOW, SHUFFLE, Trace, log


cdef inline void open_roles(
    const MineTables* t, Mine* m, bint with_rest, Trace* trace
) noexcept nogil:
    """Turn up the dwarf cards of all seats, and the rest where the game does so."""
    cdef int seat
    for seat in range(m.seats):
        m.role_readers[seat] = ALL
        log(trace, SHOW, ROLES + seat, 0, 0, EVERYBODY)
    if with_rest:
        m.role_pile_readers = ALL
        log(trace, SHOW, ROLE_PILE, 0, 0, EVERYBODY)


cdef inline void push_deals(const MineTables* t, Mine* m, int starter) noexcept nogil:
    """Push the deals of a round, from the seat that begins; the last pushed is the first dealt."""
    cdef int i, seat
    m.starter = starter
    push(&m.agenda, NEXT_TURN, NOBODY, (starter + m.seats - 1) % m.seats, 0, 0)
    for i in range(m.seats - 1, -1, -1):
        push(&m.agenda, DEAL_TO, CHANCE, STOCK, HANDS + (starter + i) % m.seats, t.hand_size)
    for i in range(m.seats - 1, -1, -1):
        push(&m.agenda, DEAL_TO, CHANCE, ROLE_PILE, ROLES + (starter + i) % m.seats, 1)
    for i in range(t.goals - 1, -1, -1):
        push(&m.agenda, DEAL_TO, CHANCE, GOAL_PILE, GOAL_SLOTS + i, 1)


cdef inline void set_out(const MineTables* t, Mine* m, Trace* trace) noexcept nogil:
    """Gather the cards of a round as the engine set them out first; gold is kept."""
    cdef Mine old = m[0]
    memcpy(m, &t.first, sizeof(Mine))
    m.agenda.items = 0
    memcpy(m.bank, old.bank, sizeof(old.bank))
    memcpy(m.offer, old.offer, sizeof(old.offer))
    memcpy(m.loot, old.loot, sizeof(old.loot))
    memcpy(m.earned, old.earned, sizeof(old.earned))
    memcpy(m.credit, old.credit, sizeof(old.credit))
    m.earnings = old.earnings
    m.offer_readers = old.offer_readers
    m.round = old.round + 1
    m.starter = old.starter
    m.broken = old.broken | old.board.outside
    log_shuffles(t, m, trace)


cdef inline void log_shuffles(const MineTables* t, Mine* m, Trace* trace) noexcept nogil:
    cdef int pile
    if trace == NULL:
        return
    log(trace, SHUFFLE, STOCK, 0, 0, 0)
    log(trace, SHUFFLE, DISCARD, 0, 0, 0)
    log(trace, SHUFFLE, GOAL_PILE, 0, 0, 0)
    log(trace, SHUFFLE, ROLE_PILE, 0, 0, 0)
    log(trace, SHUFFLE, OLD_HATS, 0, 0, 0)
    for pile in range(t.goals):
        log(trace, SHUFFLE, GOAL_SLOTS + pile, 0, 0, 0)
    for pile in range(m.seats):
        log(trace, SHUFFLE, HANDS + pile, 0, 0, 1 << pile)
        log(trace, SHUFFLE, ROLES + pile, 0, 0, 1 << pile)


cdef inline void next_round(const MineTables* t, Mine* m, Trace* trace) noexcept nogil:
    """Deal the next round, begun left of the seat that played last, or end the game."""
    cdef int starter, seat
    if m.round >= t.rounds:
        m.loot_open = 1
        for seat in range(m.seats):
            log(trace, SHOW, LOOTS + seat, 0, 0, EVERYBODY)
        return
    starter = m.starter if m.last < 0 else (m.last + 1) % m.seats
    set_out(t, m, trace)
    push_deals(t, m, starter)


cdef inline void count_gold(const MineTables* t, const Mine* m, int32_t* scores) noexcept nogil:
    """The gold pieces of each seat, with what it is owed."""
    cdef int seat, i
    for seat in range(m.seats):
        scores[seat] = m.credit[seat]
        for i in range(t.gold_kinds):
            scores[seat] += m.loot[seat][i] * t.gold_value[i]
