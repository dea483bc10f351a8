# cython: cdivision=True
"""Cards that only Saboteur 2 has: what they allow, and what playing them does."""

from libc.stdint cimport uint8_t, uint32_t

from undermine.kernel.agenda cimport push
from undermine.kernel.bags cimport exchange, number
from undermine.kernel.game cimport CHANCE
from undermine.kernel.grid cimport (
    ACROSS,
    COVERED,
    FIRST_TILE,
    SIDE_STEP,
    is_free,
    is_tile,
    need_at,
    number_of_place,
)
from undermine.kernel.mine cimport *
from undermine.kernel.mine_cards cimport discard_hidden, discard_open, spend
from undermine.kernel.mine_plays cimport break_tool
from undermine.kernel.trace cimport HIDE, MOVE, SHOW, SWAP, Trace, log


# -- what the cards of a hand allow ----------------------------------------------------------------


cdef inline int first_face_up(const Mine* m, int at) noexcept nogil:
    """The first side of a cell with a face-up card, or 0."""
    cdef int side = 1, value
    while side < 16:
        value = m.board.cell[at + SIDE_STEP[side]]
        if is_tile(value) and m.board.tile[value - FIRST_TILE].face != COVERED:
            return side
        side <<= 1
    return 0


cdef inline int list_ladder(
    const MineTables* t, const Mine* m, int card, uint32_t* moves
) noexcept nogil:
    """Every free cell beside a face-up card, but for those beside a goal."""
    cdef int i, j, n = 0, side, at, fits, lay
    for i in range(m.board.tiles):
        if m.board.tile[i].face == COVERED:
            continue
        side = 1
        while side < 16:
            at = m.board.tile[i].at + SIDE_STEP[side]
            if (
                is_free(m.board.cell[at])
                and not t.near_goal[at]
                and first_face_up(m, at) == ACROSS[side]
            ):
                fits = t.faces.fits[need_at(&t.faces, &m.board, at)]
                for j in range(t.lays[card]):
                    lay = t.first_lay[card] + j
                    if fits >> t.faces.ports[lay] & 1:
                        moves[n] = number_of_place(lay, at)
                        n += 1
            side <<= 1
    return n


cdef inline int list_seats(
    const Mine* m, int verb, int without, int skip, int only, uint32_t* moves
) noexcept nogil:
    """Every seat but one; without these cards before it, and with those."""
    cdef int seat, n = 0
    for seat in range(m.seats):
        if seat != skip and not m.front[seat] & without and m.front[seat] & only == only:
            moves[n] = number(verb, 0, 0, seat)
            n += 1
    return n


cdef inline int list_trick(
    const MineTables* t, const Mine* m, int seat, int card, uint32_t* moves
) noexcept nogil:
    """The plays of a card that only the expansion has."""
    cdef int play = t.play[card]
    cdef int theft = t.front_bit[t.card_for[THEFT]], trapped = t.front_bit[t.card_for[TRAP]]
    if play == THEFT:
        moves[0] = number(THEFT, 0, 0, 0)
        return not m.front[seat] & theft
    if play == HANDS_OFF:
        return list_seats(m, play, 0, -1, theft, moves)
    if play == FREE:
        return list_seats(m, play, 0, -1, trapped, moves)
    if play == TRAP:
        return list_seats(m, play, trapped, seat, 0, moves)
    if play == SWAP_HATS:
        return list_seats(m, play, 0, -1, 0, moves) if m.roles_left else 0
    return list_seats(m, play, 0, seat, 0, moves)


cdef inline int list_discards(const uint8_t* hand, int held, uint32_t* moves) noexcept nogil:
    """Every bag of one to three cards of a hand, which is in order."""
    cdef int i, j, k, n = 0
    for i in range(held):
        if i and hand[i] == hand[i - 1]:
            continue
        moves[n] = number(PASS, 255, 255, hand[i])
        n += 1
        for j in range(i + 1, held):
            if j > i + 1 and hand[j] == hand[j - 1]:
                continue
            moves[n] = number(PASS, 255, hand[i], hand[j])
            n += 1
            for k in range(j + 1, held):
                if k > j + 1 and hand[k] == hand[k - 1]:
                    continue
                moves[n] = number(PASS, hand[i], hand[j], hand[k])
                n += 1
    return n


cdef inline int list_lifts(
    const MineTables* t, const uint8_t* hand, int held, int front, uint32_t* moves
) noexcept nogil:
    """Any two cards, for any card that lies before the own seat."""
    cdef int i, j, off, n = 0
    for off in range(FRONT_KINDS):
        if not front >> off & 1:
            continue
        for i in range(held):
            if i and hand[i] == hand[i - 1]:
                continue
            for j in range(i + 1, held):
                if j > i + 1 and hand[j] == hand[j - 1]:
                    continue
                moves[n] = number(LIFT, t.front_card[off], hand[i], hand[j])
                n += 1
    return n


# -- what playing a card does ----------------------------------------------------------------------


cdef inline void take_away(
    const MineTables* t, Mine* m, int seat, int card, Trace* trace
) noexcept nogil:
    """Discard a card that lies before a seat; with a Theft the seat is no thief any more."""
    cdef int i, left = 0
    m.front[seat] &= ~t.front_bit[card]
    discard_open(m, card, trace)
    if card == t.card_for[THEFT]:
        for i in range(m.thief_count):
            if m.thieves[i] != seat:
                m.thieves[left] = m.thieves[i]
                left += 1
        m.thief_count = left


cdef inline void swap_hats(
    const MineTables* t, Mine* m, int seat, int target, Trace* trace
) noexcept nogil:
    """Put the old dwarf card away face down; chance deals another."""
    cdef int others = m.role_readers[target] & ~(1 << target)
    spend(m, seat, t.card_for[SWAP_HATS], trace)
    if m.role[target] != NONE:
        log(trace, MOVE, ROLES + target, OLD_HATS, m.role[target], 0)
        m.old_hats[m.hats] = m.role[target]
        m.hats += 1
        m.role[target] = NONE
    log(trace, HIDE, ROLES + target, 0, 0, others)
    m.role_readers[target] &= ~others
    push(&m.agenda, DEAL_TO, CHANCE, ROLE_PILE, ROLES + target, 1)


cdef inline void swap_hands(
    const MineTables* t, Mine* m, int seat, int target, Trace* trace
) noexcept nogil:
    """Exchange the hands face down, without the card that was played."""
    spend(m, seat, t.card_for[SWAP_HANDS], trace)
    exchange(m.hand[seat], &m.held[seat], m.hand[target], &m.held[target], HAND)
    log(trace, SWAP, HANDS + seat, HANDS + target, 0, 0)
    if not m.held[target] and m.stocked <= t.spare:
        m.out |= 1 << target


cdef inline void play_trick(
    const MineTables* t, Mine* m, int seat, uint32_t action, Trace* trace
) noexcept nogil:
    """Play a card of the expansion, or pass."""
    cdef int verb = action >> 24, a = action >> 16 & 255, b = action >> 8 & 255, c = action & 255
    if verb == PASS:
        if a != NONE:
            discard_hidden(m, seat, a, trace)
        if b != NONE:
            discard_hidden(m, seat, b, trace)
        discard_hidden(m, seat, c, trace)
    elif verb == LIFT:
        discard_hidden(m, seat, b, trace)
        discard_hidden(m, seat, c, trace)
        take_away(t, m, seat, a, trace)
    elif verb == THEFT:
        break_tool(t, m, seat, t.card_for[THEFT], seat, trace)
        m.thieves[m.thief_count] = seat
        m.thief_count += 1
    elif verb == HANDS_OFF:
        spend(m, seat, t.card_for[HANDS_OFF], trace)
        take_away(t, m, c, t.card_for[THEFT], trace)
    elif verb == SWAP_HATS:
        swap_hats(t, m, seat, c, trace)
    elif verb == INSPECT:
        spend(m, seat, t.card_for[INSPECT], trace)
        m.role_readers[c] |= 1 << seat
        log(trace, SHOW, ROLES + c, 0, 0, 1 << seat)
    elif verb == SWAP_HANDS:
        swap_hands(t, m, seat, c, trace)
    elif verb == TRAP:
        break_tool(t, m, seat, t.card_for[TRAP], c, trace)
    else:
        spend(m, seat, t.card_for[FREE], trace)
        take_away(t, m, c, t.card_for[TRAP], trace)
