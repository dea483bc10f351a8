# cython: cdivision=True
"""What the cards of the base game allow, and what playing them does."""

from libc.stdint cimport uint32_t

from undermine.kernel.agenda cimport push
from undermine.kernel.bags cimport number
from undermine.kernel.game cimport CHANCE, NOBODY
from undermine.kernel.grid cimport COVERED, lay_tile, low_bit, take_tile
from undermine.kernel.mine cimport *
from undermine.kernel.mine_cards cimport discard_open, play_card, spend
from undermine.kernel.trace cimport SHOW, Trace, log


# -- what the cards of a hand allow ----------------------------------------------------------------


cdef inline int list_breaks(
    const MineTables* t, const Mine* m, int seat, int card, uint32_t* moves
) noexcept nogil:
    """Every other seat whose tool is still sound."""
    cdef int target, n = 0, bit = t.front_bit[card]
    for target in range(m.seats):
        if target != seat and not m.front[target] & bit:
            moves[n] = number(BREAK, card, 0, target)
            n += 1
    return n


cdef inline int breaker(const MineTables* t, int front, int tool) noexcept nogil:
    """The bit of the first card before a seat that has broken this tool, or 0."""
    cdef int i
    for i in range(FRONT_KINDS):
        if front >> i & 1 and t.tools[t.front_card[i]] >> tool & 1:
            return 1 << i
    return 0


cdef inline int list_mends(
    const MineTables* t, const Mine* m, int card, uint32_t* moves
) noexcept nogil:
    """Every broken tool on the table that the card shows."""
    cdef int target, n = 0, tool
    cdef unsigned int rest
    for target in range(m.seats):
        rest = t.tools[card] & t.broken_tools[m.front[target]]
        while rest:
            tool = low_bit(rest)
            rest &= rest - 1
            moves[n] = number(MEND, card, tool, target)
            n += 1
    return n


cdef inline int list_rockfalls(
    const MineTables* t, const Mine* m, uint32_t* moves
) noexcept nogil:
    """Every path card in the maze, wherever it lies."""
    cdef int i, n = 0
    for i in range(1 + t.goals, m.board.tiles):
        moves[n] = <uint32_t>ROCKFALL << 24 | m.board.tile[i].at
        n += 1
    return n


cdef inline int list_peeks(const MineTables* t, const Mine* m, uint32_t* moves) noexcept nogil:
    """Every goal that lies face down."""
    cdef int slot, n = 0
    for slot in range(t.goals):
        if m.board.tile[1 + slot].face == COVERED:
            moves[n] = number(PEEK, 0, 0, slot)
            n += 1
    return n


# -- what playing a card does ----------------------------------------------------------------------


cdef inline void place(
    const MineTables* t, Mine* m, int seat, int lay, int at, Trace* trace
) noexcept nogil:
    """Lay the card; then look whether the maze has reached a goal."""
    play_card(m, seat, t.card_of[lay], trace)
    lay_tile(&t.faces, &m.board, at, lay)
    if m.board.reached:
        push(&m.agenda, REVEAL, NOBODY, seat, at >> 8, at & 255)


cdef inline void break_tool(
    const MineTables* t, Mine* m, int seat, int card, int target, Trace* trace
) noexcept nogil:
    """Lay the card face up before the target."""
    play_card(m, seat, card, trace)
    m.front[target] |= t.front_bit[card]


cdef inline void mend(
    const MineTables* t, Mine* m, int seat, int card, int tool, int target, Trace* trace
) noexcept nogil:
    """Remove one broken tool and discard both cards."""
    cdef int bit = breaker(t, m.front[target], tool)
    m.front[target] &= ~bit
    spend(m, seat, card, trace)
    discard_open(m, t.front_card[low_bit(bit)], trace)


cdef inline void rockfall(
    const MineTables* t, Mine* m, int seat, int at, Trace* trace
) noexcept nogil:
    """Remove the card; parts of the maze that it connected stay on the board."""
    cdef int face = take_tile(&t.faces, &m.board, at)
    spend(m, seat, t.card_for[ROCKFALL], trace)
    discard_open(m, t.card_of[face], trace)


cdef inline void peek(
    const MineTables* t, Mine* m, int seat, int slot, Trace* trace
) noexcept nogil:
    """Only the seat that plays the map sees the goal."""
    spend(m, seat, t.card_for[PEEK], trace)
    m.goal_readers[slot] |= 1 << seat
    log(trace, SHOW, GOAL_SLOTS + slot, 0, 0, 1 << seat)


cdef inline bint play_base(
    const MineTables* t, Mine* m, int seat, uint32_t action, Trace* trace
) noexcept nogil:
    """Play a card of the base game; False: the action is another one."""
    cdef int verb = action >> 24, a = action >> 16 & 255, b = action >> 8 & 255, c = action & 255
    if verb == PLACE:
        place(t, m, seat, action >> 14 & 1023, action & 16383, trace)
    elif verb == BREAK:
        break_tool(t, m, seat, a, c, trace)
    elif verb == MEND:
        mend(t, m, seat, a, b, c, trace)
    elif verb == ROCKFALL:
        rockfall(t, m, seat, action & 16383, trace)
    elif verb == PEEK:
        peek(t, m, seat, c, trace)
    else:
        return False
    return True


cdef inline void refill(
    const MineTables* t, Mine* m, int seat, int count
) noexcept nogil:
    """A seat draws as many cards as the stock has left."""
    cdef int there = m.stocked - t.spare
    if there > 0 and count > 0:
        push(&m.agenda, DEAL_TO, CHANCE, STOCK, HANDS + seat, count if count < there else there)
