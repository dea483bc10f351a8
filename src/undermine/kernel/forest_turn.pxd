# cython: cdivision=True
"""A turn of The Lost Mines: what playing a card does."""

from libc.stdint cimport uint16_t, uint32_t

from undermine.kernel.agenda cimport push
from undermine.kernel.forest cimport *
from undermine.kernel.forest_cards cimport discard_hidden, discard_open, play_card, spend
from undermine.kernel.forest_rounds cimport end_round
from undermine.kernel.forest_tokens cimport drop_token, end_trolls_of, find_token, put_token
from undermine.kernel.game cimport CHANCE, NOBODY
from undermine.kernel.grid cimport SIDE_STEP, is_tile, lay_tile, take_tile
from undermine.kernel.trace cimport SHOW, Trace, log


cdef inline void take_storm(
    const ForestTables* t, Forest* m, int seat, int at, Trace* trace
) noexcept nogil:
    """Remove a card with its tool, and the tokens that lie beside no card any more."""
    cdef int face, i, side = 1
    spend(m, seat, t.storm, trace)
    face = take_tile(&t.faces, &m.board, at)
    i = find_token(m, at, 0)
    if i >= 0:
        drop_token(t, m, i, trace)
    discard_open(m, t.card_of[face], trace)
    while side < 16:
        i = find_token(m, at, side)
        if i >= 0 and not is_tile(m.board.cell[at + SIDE_STEP[side]]):
            drop_token(t, m, i, trace)
        side <<= 1


cdef inline void look(
    Forest* m, int seat, int card, int pile, uint16_t* readers, Trace* trace
) noexcept nogil:
    """Discard the information card and show the pile only to the seat that played it."""
    spend(m, seat, card, trace)
    readers[0] |= 1 << seat
    log(trace, SHOW, pile, 0, 0, 1 << seat)


cdef inline void play(
    const ForestTables* t, Forest* m, int seat, uint32_t action, Trace* trace
) noexcept nogil:
    """Play a card, or pass."""
    cdef int verb = action >> 24, a = action >> 16 & 255, c = action & 255
    cdef int lay = action >> 14 & 1023
    if verb == PLACE:
        play_card(m, seat, t.card_of[lay], trace)
        lay_tile(&t.faces, &m.board, action & 16383, lay)
    elif verb == PASS:
        if action >> 8 & 255 != NONE:
            discard_hidden(m, seat, action >> 8 & 255, trace)
        discard_hidden(m, seat, c, trace)
    elif verb == BRIDGE:
        spend(m, seat, a, trace)
        put_token(m, action & 0xFFFF, 0, a, NOBODY)
    elif verb == SCOUT:
        look(m, seat, a, MINE_SLOTS + c, &m.mine_readers[c], trace)
    elif verb == APPRAISE:
        look(m, seat, a, TREASURES + c, &m.treasure_readers[c], trace)
    elif verb == SPY:
        look(m, seat, a, ROLES + c, &m.role_readers[c], trace)
    elif verb == SNARE:
        spend(m, seat, t.trap, trace)
        put_token(m, action >> 4 & 0xFFFF, action & 15, t.trap, NOBODY)
    elif verb == LURE:
        play_card(m, seat, t.troll, trace)
        m.trolls[seat] += 1
        put_token(m, action >> 4 & 0xFFFF, action & 15, t.troll, seat)
    else:
        take_storm(t, m, seat, action & 16383, trace)


cdef inline void take_turn(
    const ForestTables* t, Forest* m, int seat, uint32_t action, Trace* trace
) noexcept nogil:
    """Play, then walk, then draw, then the turn of the next seat."""
    cdef int count = 2 if action >> 24 == PASS and action >> 8 & 255 != NONE else 1
    cdef int there = m.stocked - t.spare
    m.last = seat
    push(&m.agenda, NEXT_TURN, NOBODY, seat, 0, 0)
    if there > 0:
        push(&m.agenda, DEAL_TO, CHANCE, STOCK, HANDS + seat, count if count < there else there)
    push(&m.agenda, BEGIN_WALK, NOBODY, seat, 0, 0)
    play(t, m, seat, action, trace)


cdef inline void next_turn(
    const ForestTables* t, Forest* m, int after, Trace* trace
) noexcept nogil:
    """The next seat clockwise that holds a card; without one the round is over."""
    cdef int i, seat, held = 0
    for seat in range(m.seats):
        held += m.held[seat]
    if not held:
        end_round(t, m, trace)
        return
    for i in range(m.seats):
        seat = (after + 1 + i) % m.seats
        end_trolls_of(t, m, seat, trace)
        if m.held[seat]:
            push(&m.agenda, TURN, seat, 0, 0, 0)
            return
        m.out |= 1 << seat
