# cython: cdivision=True
"""A turn of The Dark Cave: what a hand allows, and what playing a card does."""

from libc.stdint cimport uint8_t, uint32_t

from undermine.kernel.agenda cimport Item, push
from undermine.kernel.bags cimport exchange, list_bags, number
from undermine.kernel.cave cimport *
from undermine.kernel.cave_cards cimport count_boots, discard_hidden, lay_before, play_card, spend
from undermine.kernel.cave_creatures cimport creep_away, list_lures, lure
from undermine.kernel.cave_end cimport end_game
from undermine.kernel.cave_paths cimport add_veins, collapse, list_collapses
from undermine.kernel.cave_webs cimport cut, list_cuts, list_spins, spin, wear_webs
from undermine.kernel.game cimport CHANCE, NOBODY
from undermine.kernel.grid cimport COVERED, lay_tile, list_places
from undermine.kernel.trace cimport SHOW, SWAP, Trace, log


# -- what the cards of a hand allow ----------------------------------------------------------------


cdef inline int list_spies(const Cave* m, int seat, int card, uint32_t* moves) noexcept nogil:
    """Every goal and every clan card of another seat that lies face down."""
    cdef int i, n = 0
    for i in range(GOALS):
        if m.board.tile[1 + i].face == COVERED:
            moves[n] = number(SPY_GOAL, card, 0, i)
            n += 1
    for i in range(m.seats):
        if i != seat and m.role_readers[i] != ALL:
            moves[n] = number(SPY_DWARF, card, 0, i)
            n += 1
    return n


cdef inline int list_seats(
    const CaveTables* t, const Cave* m, int verb, int seat, int card, uint32_t* moves
) noexcept nogil:
    """Seats to trade hands with, or to give a tool to: no second pair of boots."""
    cdef int i, n = 0
    for i in range(m.seats):
        if verb == TRADE_HANDS and i == seat:
            continue
        if verb == EQUIP and t.tool[card] == BOOTS and count_boots(t, m, i):
            continue
        moves[n] = number(verb, card, 0, i)
        n += 1
    return n


cdef inline int list_turn(
    const CaveTables* t, const Cave* m, int seat, uint32_t* moves
) noexcept nogil:
    """Every play of the hand, and every web that an axe can cut."""
    cdef uint8_t paths[HAND]
    cdef int i, n = 0, count = 0, card = NONE, play
    for i in range(m.held[seat]):
        if m.hand[seat][i] == card:
            continue
        card = m.hand[seat][i]
        play = t.play[card]
        if play == PATH_PLAY:
            paths[count] = card
            count += 1
        elif play == SPY_PLAY:
            n += list_spies(m, seat, card, moves + n)
        elif play == COLLAPSE_PLAY:
            n += list_collapses(m, card, moves + n)
        elif play == TRADE_PLAY:
            n += list_seats(t, m, TRADE_HANDS, seat, card, moves + n)
        elif play == SPIN_PLAY:
            n += list_spins(t, m, card, moves + n)
        elif play == EQUIP_PLAY:
            n += list_seats(t, m, EQUIP, seat, card, moves + n)
        else:
            n += list_lures(t, m, card, moves + n)
    if count:
        n += list_places(&t.faces, &m.board, t.first_lay, t.lays, paths, count, moves + n)
    n += list_bags(PASS, m.hand[seat], m.held[seat], moves + n)
    return n + list_cuts(t, m, seat, moves + n)


# -- what playing a card does ----------------------------------------------------------------------


cdef inline void trade_hands(Cave* m, int seat, int card, int target, Trace* trace) noexcept nogil:
    """Exchange the hands face down, without the card that was played."""
    spend(m, seat, card, trace)
    exchange(m.hand[seat], &m.held[seat], m.hand[target], &m.held[target], HAND)
    log(trace, SWAP, HANDS + seat, HANDS + target, 0, 0)


cdef inline void play(
    const CaveTables* t, Cave* m, int seat, uint32_t action, Trace* trace
) noexcept nogil:
    """Play a card, or pass."""
    cdef int verb = action >> 24, a = action >> 16 & 255, c = action & 255
    cdef int lay = action >> 14 & 1023
    if verb == PLACE:
        play_card(m, seat, t.card_of[lay], trace)
        lay_tile(&t.faces, &m.board, action & CELL_MASK, lay)
        add_veins(t, m, action & CELL_MASK, lay)
    elif verb == PASS:
        if action >> 8 & 255 != NONE:
            discard_hidden(m, seat, action >> 8 & 255, trace)
        discard_hidden(m, seat, c, trace)
    elif verb == SPY_GOAL:
        spend(m, seat, a, trace)
        m.goal_readers[c] |= 1 << seat
        log(trace, SHOW, GOAL_SLOTS + c, 0, 0, 1 << seat)
    elif verb == SPY_DWARF:
        spend(m, seat, a, trace)
        m.role_readers[c] |= 1 << seat
        log(trace, SHOW, ROLES + c, 0, 0, 1 << seat)
    elif verb == COLLAPSE:
        collapse(t, m, seat, a, action & 0xFFFF, trace)
    elif verb == TRADE_HANDS:
        trade_hands(m, seat, a, c, trace)
    elif verb == SPIN:
        spin(t, m, seat, action, trace)
    elif verb == EQUIP:
        play_card(m, seat, a, trace)
        lay_before(m, c, a)
    else:
        lure(t, m, seat, action, trace)


cdef inline void refill(const CaveTables* t, Cave* m, int seat, int count) noexcept nogil:
    """Draw from the first stock with drawable cards, then from the next."""
    cdef int due[3]
    cdef int group
    for group in range(3):
        due[group] = min(count, m.stocked[group] - <int>t.spare)
        if due[group] > 0:
            count -= due[group]
    for group in range(2, -1, -1):
        if due[group] > 0:
            push(&m.agenda, DEAL_TO, CHANCE, STOCKS + group, HANDS + seat, due[group])


cdef inline void take_turn(
    const CaveTables* t, Cave* m, Item item, uint32_t action, Trace* trace
) noexcept nogil:
    """Play, then move, then draw the number of the play; or cut a web and play on."""
    cdef int verb = action >> 24, count = 1, drawer = item.seat
    if verb == CUT:
        push(&m.agenda, TURN, item.seat, 0, 0, 0)
        cut(t, m, item.seat, action, trace)
        return
    if verb == PASS and action >> 8 & 255 != NONE:
        count = 2
    elif verb == TRADE_HANDS:
        drawer = action & 255
    push(&m.agenda, NEXT_TURN, NOBODY, item.seat, 0, 0)
    refill(t, m, drawer, count)
    push(&m.agenda, SET_OUT, NOBODY, item.seat, 0, 0)
    play(t, m, item.seat, action, trace)


# -- the next turn ---------------------------------------------------------------------------------


cdef inline void upkeep(const CaveTables* t, Cave* m, int seat, Trace* trace) noexcept nogil:
    """The start of every turn, even a skipped one: webs wear, creatures leave, dwarves stand up."""
    wear_webs(m, seat, trace)
    creep_away(t, m, seat, trace)
    m.still = seat if m.lying >> seat & 1 else NOBODY
    m.lying &= ~(1 << seat)
    m.fresh &= ~(1 << seat)


cdef inline void next_turn(const CaveTables* t, Cave* m, int after, Trace* trace) noexcept nogil:
    """The next seat clockwise that holds cards; without one the game is over."""
    cdef int i, seat, held = 0
    for seat in range(m.seats):
        held += m.held[seat]
    if not held:
        end_game(m, trace)
        return
    for i in range(m.seats):
        seat = (after + 1 + i) % m.seats
        upkeep(t, m, seat, trace)
        if m.held[seat]:
            push(&m.agenda, TURN, seat, 0, 0, 0)
            return
