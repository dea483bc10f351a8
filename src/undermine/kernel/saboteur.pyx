# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""Saboteur in the kernel: turns, the end of a round, gold. Rules are explained in the engine."""

from libc.stdint cimport int32_t, uint8_t, uint32_t

from undermine.kernel.action_fields cimport ActionTables, Fronts
from undermine.kernel.agenda cimport Item, next_actor, phase_of, push
from undermine.kernel.bags cimport number
from undermine.kernel.dice cimport Dice
from undermine.kernel.game cimport CHANCE, NOBODY, Code
from undermine.kernel.grid cimport list_places
from undermine.kernel.mine cimport *
from undermine.kernel.mine_cards cimport discard_hidden
from undermine.kernel.mine_chance cimport deal, deal_by_chance, drawn, find, list_deals
from undermine.kernel.mine_goals cimport lay_goal, list_turns, reveal
from undermine.kernel.mine_plays cimport (
    list_breaks,
    list_mends,
    list_peeks,
    list_rockfalls,
    play_base,
    refill,
)
from undermine.kernel.mine_rounds cimport count_gold, next_round, open_roles, push_deals
from undermine.kernel.mine_view cimport write_marks, write_table
from undermine.kernel.minetables cimport MineSource
from undermine.kernel.thumb cimport by_thumb
from undermine.kernel.trace cimport ANNOUNCE, HIDE, MOVE, SHOW, SHUFFLE, Trace, log


# -- a turn ----------------------------------------------------------------------------------------


cdef int list_turn(const MineTables* t, const Mine* m, int seat, uint32_t* moves) noexcept nogil:
    """Everything that the cards of the hand allow."""
    cdef uint8_t paths[HAND]
    cdef int i, n = 0, count = 0, card = NONE, play
    for i in range(m.held[seat]):
        if m.hand[seat][i] == card:
            continue
        card = m.hand[seat][i]
        moves[n] = number(PASS, 255, 255, card)
        n += 1
        play = t.play[card]
        if play == PLACE:
            paths[count] = card
            count += 1
        elif play == BREAK:
            n += list_breaks(t, m, seat, card, moves + n)
        elif play == MEND:
            n += list_mends(t, m, card, moves + n)
        elif play == ROCKFALL:
            n += list_rockfalls(t, m, moves + n)
        elif play == PEEK:
            n += list_peeks(t, m, moves + n)
    if count and not m.front[seat]:
        n += list_places(
            &t.faces, &m.board, t.first_lay, t.lays, paths, count, moves + n
        )
    return n


cdef void take_turn(
    const MineTables* t, Mine* m, int seat, uint32_t action, Trace* trace
) noexcept nogil:
    """Play, then draw from the stock, then the turn of the next seat."""
    m.last = seat
    push(&m.agenda, NEXT_TURN, NOBODY, seat, 0, 0)
    refill(t, m, seat, 1)
    if not play_base(t, m, seat, action, trace):
        discard_hidden(m, seat, action & 255, trace)


cdef bint next_turn(Mine* m, int after) noexcept nogil:
    """The next seat clockwise that holds a card; False: there is none."""
    cdef int i, seat = after
    for i in range(m.seats):
        seat = seat + 1 if seat + 1 < m.seats else 0
        if m.held[seat]:
            push(&m.agenda, TURN, seat, 0, 0, 0)
            return True
    return False


# -- gold ------------------------------------------------------------------------------------------


cdef void end_round(const MineTables* t, Mine* m, int finder, Trace* trace) noexcept nogil:
    """End the round at once: dwarf cards are shown, gold is handed out."""
    m.agenda.items = 0
    m.finder = finder
    open_roles(t, m, True, trace)
    push(&m.agenda, NEXT_ROUND, NOBODY, 0, 0, 0)
    if finder == NOBODY:
        pay_saboteurs(t, m)
    else:
        share_among_diggers(t, m, trace)


cdef void share_among_diggers(const MineTables* t, Mine* m, Trace* trace) noexcept nogil:
    """Offer gold cards to the diggers counter-clockwise; each of them keeps one."""
    cdef uint8_t diggers[12]
    cdef int i, seat, count = 0, size, bank = 0
    for i in range(m.seats):
        seat = (m.finder - i + m.seats) % m.seats
        if m.role[seat] == t.digger:
            diggers[count] = seat
            count += 1
    for i in range(t.gold_kinds):
        bank += m.bank[i]
    size = (t.gold_drawn if t.gold_drawn else count) if count else 0
    size = size if size < bank else bank
    if not size:
        return
    for i in range(t.gold_kinds):
        m.offer[i] = 0
    m.queued = size - 1
    for i in range(1, size):
        m.queue[i - 1] = diggers[i % count]
    m.offer_readers = 1 << diggers[0]
    log(trace, SHUFFLE, OFFER, 0, 0, 1 << diggers[0])
    push(&m.agenda, SHARE_GOLD, diggers[0], 0, 0, 0)
    push(&m.agenda, DEAL_TO, CHANCE, BANK, OFFER, size)


cdef void earn(Mine* m, int seat, int value, int cards) noexcept nogil:
    """Record a payment in the open table."""
    if m.earnings == EARNINGS:
        m.broken = 1
        return
    m.earned[m.earnings].seat = seat
    m.earned[m.earnings].value = value
    m.earned[m.earnings].cards = cards
    m.earnings += 1


cdef void take_gold(const MineTables* t, Mine* m, int seat, int card, Trace* trace) noexcept nogil:
    """Keep one card and hand the rest on."""
    m.offer[t.gold_slot[card]] -= 1
    m.loot[seat][t.gold_slot[card]] += 1
    log(trace, MOVE, OFFER, LOOTS + seat, card, 0)
    earn(m, seat, 0, 1)
    m.offer_readers &= ~(1 << seat)
    log(trace, HIDE, OFFER, 0, 0, 1 << seat)
    if m.queued:
        pass_offer_on(m, trace)


cdef void pass_offer_on(Mine* m, Trace* trace) noexcept nogil:
    """The next digger chooses."""
    cdef int i, seat = m.queue[0]
    m.queued -= 1
    for i in range(m.queued):
        m.queue[i] = m.queue[i + 1]
    m.offer_readers |= 1 << seat
    log(trace, SHOW, OFFER, 0, 0, 1 << seat)
    push(&m.agenda, SHARE_GOLD, seat, 0, 0, 0)


cdef void pay_saboteurs(const MineTables* t, Mine* m) noexcept nogil:
    """Pay every saboteur the same, by their number, clockwise from the starter of the round."""
    cdef int i, seat, count = 0, value
    for seat in range(m.seats):
        count += m.role[seat] == t.saboteur
    value = t.pay[count]
    for i in range(m.seats - 1, -1, -1):
        seat = (m.starter + i) % m.seats
        if value and m.role[seat] == t.saboteur:
            push(&m.agenda, PAY_GOLD, CHANCE, seat, value, 0)


cdef int cards_out(const Mine* m) noexcept nogil:
    """The gold cards that have left the bank, as far as all seats can tell: at most so many."""
    cdef int i, out = 0
    for i in range(m.earnings):
        out += m.earned[i].cards if m.earned[i].cards else m.earned[i].value
    return out


cdef void pay_gold(const MineTables* t, Mine* m, int seat, int value, Trace* trace) noexcept nogil:
    """Pay out of the bank, the fewest cards first; an amount without cards is credited."""
    cdef int way, i, j, cards = 0, worth = 0
    cdef const uint8_t* coins = NULL
    for way in range(t.way_count[value]):
        coins = t.ways[value][way]
        for i in range(t.gold_kinds):
            if coins[i] > m.bank[i]:
                break
        else:
            break
        coins = NULL
    if coins != NULL:
        for i in range(t.gold_kinds):
            m.bank[i] -= coins[i]
            m.loot[seat][i] += coins[i]
            cards += coins[i]
            worth += coins[i] * t.gold_value[i]
            for j in range(coins[i]):
                log(trace, MOVE, BANK, LOOTS + seat, t.gold_card[i], 0)
    earn(m, seat, worth, cards)
    log(trace, ANNOUNCE, LOOTS + seat, worth, cards, cards_out(m))
    m.credit[seat] += value - worth


# -- functions for every game ----------------------------------------------------------------------


cdef void decide(
    const MineTables* t, Mine* m, Item item, uint32_t action, Trace* trace
) noexcept nogil:
    """Do what an actor or chance decided."""
    cdef int c = action & 255
    if item.kind == TURN:
        take_turn(t, m, item.seat, action, trace)
    elif item.kind == DEAL_TO:
        deal(t, m, item, c, find(m, item.a, c), trace)
    elif item.kind == CHOOSE_STARTER:
        push_deals(t, m, c)
    elif item.kind == CHOOSE_TURN:
        lay_goal(t, m, item.a, c, trace)
    elif item.kind == SHARE_GOLD:
        take_gold(t, m, item.seat, c, trace)
    else:
        pay_gold(t, m, item.a, item.b, trace)


cdef int legal(const void* tables, const void* position, uint32_t* moves) noexcept nogil:
    cdef const MineTables* t = <const MineTables*>tables
    cdef const Mine* m = <const Mine*>position
    cdef Item item
    cdef int i, n = 0
    if not m.agenda.items:
        return 0
    item = m.agenda.item[m.agenda.items - 1]
    if item.kind == TURN:
        return list_turn(t, m, item.seat, moves)
    if item.kind == DEAL_TO:
        return list_deals(t, m, item, moves)
    if item.kind == CHOOSE_TURN:
        return list_turns(t, m, item.a, moves)
    if item.kind == CHOOSE_STARTER:
        for i in range(m.seats):
            moves[i] = number(BEGIN, 0, 0, i)
        return m.seats
    if item.kind == SHARE_GOLD:
        for i in range(t.gold_kinds):
            if m.offer[i]:
                moves[n] = number(TAKE_GOLD, 0, 0, t.gold_card[i])
                n += 1
        return n
    moves[0] = number(PAY, 0, 0, 0)
    return 1


include "mine_interface.pxi"


cdef class SaboteurTables(MineSource):
    """The tables of Saboteur, filled from a ruleset."""

    def __cinit__(self):
        fill_code(&self.code)
