# cython: cdivision=True
"""What chance deals in Saboteur and Saboteur 2."""

from libc.stdint cimport uint8_t, uint32_t

from undermine.kernel.agenda cimport Item, push
from undermine.kernel.bags cimport find_card, number, take_at
from undermine.kernel.dice cimport Dice, below
from undermine.kernel.mine cimport *
from undermine.kernel.mine_cards cimport to_hand
from undermine.kernel.trace cimport MOVE, Trace, log


cdef inline uint8_t* cards_of(Mine* m, int pile, uint8_t** size) noexcept nogil:
    """The list of a pile from which cards are dealt, but for the bank, and its length."""
    if pile == STOCK:
        size[0] = &m.stocked
        return m.stock
    if pile == GOAL_PILE:
        size[0] = &m.goals_left
        return m.goal_pile
    size[0] = &m.roles_left
    return m.role_pile


cdef inline void put_into(const MineTables* t, Mine* m, int pile, int card) noexcept nogil:
    """Add a card to a pile that cards are dealt to."""
    cdef int zone = pile & 0xF0, slot = pile & 15
    if zone == HANDS:
        to_hand(m, slot, card)
    elif zone == ROLES:
        m.role[slot] = card
    elif zone == GOAL_SLOTS:
        m.goal[slot] = card
    else:
        m.offer[t.gold_slot[card]] += 1


cdef inline void deal(
    const MineTables* t, Mine* m, Item item, int card, int index, Trace* trace
) noexcept nogil:
    """Move a card that chance chose, and deal on."""
    cdef uint8_t* size
    cdef uint8_t* cards
    if item.c > 1:
        push(&m.agenda, DEAL_TO, item.seat, item.a, item.b, item.c - 1)
    if item.a == BANK:
        m.bank[t.gold_slot[card]] -= 1
    else:
        cards = cards_of(m, item.a, &size)
        take_at(cards, size, index)
    put_into(t, m, item.b, card)
    log(trace, MOVE, item.a, item.b, card, 0)


cdef inline int find(Mine* m, int pile, int card) noexcept nogil:
    """Where a card is in the list of a pile."""
    cdef uint8_t* size
    cdef uint8_t* cards
    if pile == BANK:
        return 0
    cards = cards_of(m, pile, &size)
    return find_card(cards, size[0], card)


cdef inline int bank_card(const MineTables* t, const Mine* m, Dice* dice) noexcept nogil:
    """One card of the bank."""
    cdef int i, total = 0, left
    for i in range(t.gold_kinds):
        total += m.bank[i]
    left = below(dice, total)
    for i in range(t.gold_kinds):
        left -= m.bank[i]
        if left < 0:
            return t.gold_card[i]
    return NONE


cdef inline void deal_by_chance(
    const MineTables* t, Mine* m, Item item, Dice* dice
) noexcept nogil:
    """Deal one card, by the odds."""
    cdef uint8_t* size
    cdef uint8_t* cards
    cdef int index
    if item.a == BANK:
        deal(t, m, item, bank_card(t, m, dice), 0, NULL)
        return
    cards = cards_of(m, item.a, &size)
    index = below(dice, size[0])
    deal(t, m, item, cards[index], index, NULL)


cdef inline uint32_t drawn(const MineTables* t, const Mine* m, Dice* dice) noexcept nogil:
    """One outcome of the chance that is due."""
    cdef Item item = m.agenda.item[m.agenda.items - 1]
    cdef uint8_t* size
    cdef uint8_t* cards
    if item.kind == CHOOSE_STARTER:
        return number(BEGIN, 0, 0, below(dice, m.seats))
    if item.kind == PAY_GOLD:
        return number(PAY, 0, 0, 0)
    if item.a == BANK:
        return number(DEAL, 0, 0, bank_card(t, m, dice))
    cards = cards_of(<Mine*>m, item.a, &size)
    return number(DEAL, 0, 0, cards[below(dice, size[0])])


cdef inline int list_deals(
    const MineTables* t, const Mine* m, Item item, uint32_t* moves
) noexcept nogil:
    """Every kind of card that chance may deal."""
    cdef uint8_t seen[CARDS]
    cdef uint8_t* size
    cdef uint8_t* cards
    cdef int i, n = 0
    for i in range(CARDS):
        seen[i] = 0
    if item.a == BANK:
        for i in range(t.gold_kinds):
            seen[t.gold_card[i]] = m.bank[i] > 0
    else:
        cards = cards_of(<Mine*>m, item.a, &size)
        for i in range(size[0]):
            seen[cards[i]] = 1
    for i in range(CARDS):
        if seen[i]:
            moves[n] = number(DEAL, 0, 0, i)
            n += 1
    return n
