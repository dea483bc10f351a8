# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""Saboteur 2 in the kernel: what the expansion changes. Rules are explained in the engine."""

from libc.stdint cimport int32_t, uint8_t, uint32_t

from undermine.kernel.action_fields cimport ActionTables, Fronts
from undermine.kernel.agenda cimport Item, next_actor, phase_of, push
from undermine.kernel.bags cimport number
from undermine.kernel.dice cimport Dice
from undermine.kernel.game cimport CHANCE, NOBODY, Code
from undermine.kernel.grid cimport list_places
from undermine.kernel.mine cimport *
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
from undermine.kernel.mine_reckoning cimport list_victims, share_gold, steal
from undermine.kernel.mine_rounds cimport count_gold, next_round, open_roles, push_deals
from undermine.kernel.mine_tricks cimport (
    list_discards,
    list_ladder,
    list_lifts,
    list_trick,
    play_trick,
)
from undermine.kernel.mine_view cimport write_marks, write_table
from undermine.kernel.minetables cimport MineSource
from undermine.kernel.thumb cimport by_thumb
from undermine.kernel.trace cimport Trace


# -- a turn ----------------------------------------------------------------------------------------


cdef int list_turn(const MineTables* t, const Mine* m, int seat, uint32_t* moves) noexcept nogil:
    """Everything that the cards of the hand allow."""
    cdef uint8_t paths[HAND]
    cdef bint may_dig = not m.front[seat] & t.hindrances
    cdef int i, n = 0, count = 0, card = NONE, play
    for i in range(m.held[seat]):
        if m.hand[seat][i] == card:
            continue
        card = m.hand[seat][i]
        play = t.play[card]
        if play == PLACE:
            if t.is_ladder[card]:
                n += list_ladder(t, m, card, moves + n) if may_dig else 0
            else:
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
        else:
            n += list_trick(t, m, seat, card, moves + n)
    if count and may_dig:
        n += list_places(
            &t.faces, &m.board, t.first_lay, t.lays, paths, count, moves + n
        )
    n += list_discards(m.hand[seat], m.held[seat], moves + n)
    if m.front[seat]:
        n += list_lifts(t, m.hand[seat], m.held[seat], m.front[seat], moves + n)
    return n


cdef void take_turn(
    const MineTables* t, Mine* m, int seat, uint32_t action, Trace* trace
) noexcept nogil:
    """Play, then draw from the stock, then the turn of the next seat."""
    cdef int drawer = seat, count = 1
    if action >> 24 == SWAP_HANDS:
        drawer = action & 255
    elif action >> 24 == PASS:
        count = 1 + (action >> 8 & 255 != NONE) + (action >> 16 & 255 != NONE)
    m.last = seat
    push(&m.agenda, NEXT_TURN, NOBODY, seat, 0, 0)
    refill(t, m, drawer, count)
    if not play_base(t, m, seat, action, trace):
        play_trick(t, m, seat, action, trace)


cdef bint next_turn(Mine* m, int after) noexcept nogil:
    """The next seat clockwise that never ran out of cards; False: there is none."""
    cdef int i, seat = after
    if not m.held[after]:
        m.out |= 1 << after
    for i in range(m.seats):
        seat = seat + 1 if seat + 1 < m.seats else 0
        if m.out >> seat & 1:
            continue
        if m.held[seat]:
            push(&m.agenda, TURN, seat, 0, 0, 0)
            return True
        m.out |= 1 << seat
    return False


cdef void end_round(const MineTables* t, Mine* m, int finder, Trace* trace) noexcept nogil:
    """End the round at once: dwarf cards are shown, gold is handed out."""
    m.agenda.items = 0
    m.finder = finder
    open_roles(t, m, False, trace)
    push(&m.agenda, NEXT_ROUND, NOBODY, 0, 0, 0)
    share_gold(t, m, trace)


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
    else:
        steal(t, m, item.seat, action, trace)


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
    n = list_victims(m, item.seat, moves)
    moves[n] = number(DECLINE, 0, 0, 0)
    return n + 1


include "mine_interface.pxi"


cdef class Saboteur2Tables(MineSource):
    """The tables of Saboteur 2, filled from a ruleset."""

    def __cinit__(self):
        fill_code(&self.code)
