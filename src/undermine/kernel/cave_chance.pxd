# cython: cdivision=True
"""What chance deals and decides in The Dark Cave."""

from libc.stdint cimport uint8_t

from undermine.kernel.agenda cimport Item, push
from undermine.kernel.bags cimport take_at
from undermine.kernel.cave cimport *
from undermine.kernel.cave_cards cimport to_hand
from undermine.kernel.dice cimport Dice, below
from undermine.kernel.game cimport CHANCE, NOBODY
from undermine.kernel.trace cimport MOVE, Trace, log


cdef inline uint8_t* source_of(Cave* m, Item item, uint8_t** size) noexcept nogil:
    """The cards that chance takes one of, and their number."""
    if item.kind == LOSE_CARD:
        size[0] = &m.held[item.a]
        return m.hand[item.a]
    if item.a >= STOCKS:
        size[0] = &m.stocked[item.a - STOCKS]
        return m.stock[item.a - STOCKS]
    if item.a == GOAL_PILE:
        size[0] = &m.goals_left
        return m.goal_pile
    size[0] = &m.roles_left
    return m.role_pile


cdef inline void deal(Cave* m, Item item, int index, Trace* trace) noexcept nogil:
    """Move the card at a place of its pile, and deal on."""
    cdef uint8_t* size
    cdef uint8_t* cards = source_of(m, item, &size)
    cdef int card = take_at(cards, size, index), slot = item.b & 15, zone = item.b & 0xF0
    if item.c > 1:
        push(&m.agenda, DEAL_TO, CHANCE, item.a, item.b, item.c - 1)
    log(trace, MOVE, item.a, item.b, card, 0)
    if zone == HANDS:
        to_hand(m, slot, card)
    elif zone == ROLES:
        m.role[slot] = card
    else:
        m.goal[slot] = card


cdef inline void deal_by_chance(
    const CaveTables* t, Cave* m, Item item, Dice* dice
) noexcept nogil:
    """Deal one card, by the odds."""
    cdef uint8_t* size
    source_of(m, item, &size)
    deal(m, item, below(dice, size[0]), NULL)


cdef inline void choose_clan(const CaveTables* t, Cave* m, int clan, Trace* trace) noexcept nogil:
    """Put the cards of the other clan openly back into the box."""
    cdef int i
    for i in range(m.roles_left - 1, -1, -1):
        if t.clan_of[m.role_pile[i]] != clan:
            log(trace, MOVE, ROLE_PILE, BOX, m.role_pile[i], 0)
            m.box[m.boxed] = m.role_pile[i]
            m.boxed += 1
            take_at(m.role_pile, &m.roles_left, i)


cdef inline void push_deals(const CaveTables* t, Cave* m, int starter) noexcept nogil:
    """Push the deals of the game, from the seat that begins; the last pushed is the first dealt."""
    cdef int i, group
    m.starter = starter
    push(&m.agenda, NEXT_TURN, NOBODY, (starter + m.seats - 1) % m.seats, 0, 0)
    for i in range(m.seats - 1, -1, -1):
        for group in range(2, -1, -1):
            if t.hand_size[group]:
                push(
                    &m.agenda, DEAL_TO, CHANCE, STOCKS + group, HANDS + (starter + i) % m.seats,
                    t.hand_size[group],
                )
    for i in range(m.seats - 1, -1, -1):
        push(&m.agenda, DEAL_TO, CHANCE, ROLE_PILE, ROLES + (starter + i) % m.seats, 1)
    for i in range(GOALS - 1, -1, -1):
        push(&m.agenda, DEAL_TO, CHANCE, GOAL_PILE, GOAL_SLOTS + i, 1)
    if t.has_clan_choice:
        push(&m.agenda, CHOOSE_CLAN, CHANCE, 0, 0, 0)
