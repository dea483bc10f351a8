"""What the rules of Saboteur and Saboteur 2 share: cards, chance, paths, goals and rounds."""

from libc.stdint cimport int8_t, int32_t, uint8_t, uint16_t, uint32_t
from libc.string cimport memcpy, memmove

from undermine.kernel.agenda cimport Agenda, Item, push
from undermine.kernel.bags cimport number, put_in, take_out
from undermine.kernel.dice cimport Dice, below
from undermine.kernel.grid cimport (
    ACROSS,
    CELLS,
    COVERED,
    EDGES,
    FACES,
    SIDE_STEP,
    Board,
    Faces,
    bit_count,
    entries_at,
    lay_tile,
    list_places,
    low_bit,
    need_at,
    number_of_place,
    take_tile,
    turn_up,
)
from undermine.kernel.pit cimport *
from undermine.kernel.trace cimport (
    EVERYBODY,
    GIVE,
    HIDE,
    MOVE,
    SHOW,
    SHUFFLE,
    TAKE,
    Trace,
    log,
)


# -- cards -----------------------------------------------------------------------------------------


cdef inline void insert(Mine* m, int seat, int card) noexcept nogil:
    """Put a card into a hand, in order."""
    if not put_in(m.hand[seat], &m.held[seat], HAND, card):
        m.broken = 1


cdef inline void remove(Mine* m, int seat, int card) noexcept nogil:
    """Take a card out of a hand that holds it."""
    take_out(m.hand[seat], &m.held[seat], card)


cdef inline void to_discard(Mine* m, int card) noexcept nogil:
    m.discard[m.discarded] = card
    m.discarded += 1


cdef inline void play_card(Mine* m, int seat, int card, Trace* trace) noexcept nogil:
    """Out of a hand into the open."""
    remove(m, seat, card)
    log(trace, TAKE, HANDS + seat, 0, card, 0)


cdef inline void discard_open(Mine* m, int card, Trace* trace) noexcept nogil:
    """From the open to the discard pile."""
    to_discard(m, card)
    log(trace, GIVE, DISCARD, 0, card, 0)


cdef inline void spend(Mine* m, int seat, int card, Trace* trace) noexcept nogil:
    """Discard a card that all seats saw when it was played."""
    play_card(m, seat, card, trace)
    discard_open(m, card, trace)


cdef inline void discard_hidden(Mine* m, int seat, int card, Trace* trace) noexcept nogil:
    """From a hand to the discard pile, face down."""
    remove(m, seat, card)
    to_discard(m, card)
    log(trace, MOVE, HANDS + seat, DISCARD, card, 0)


# -- chance ----------------------------------------------------------------------------------------


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
        insert(m, slot, card)
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
        size[0] -= 1
        cards[index] = cards[size[0]]
    put_into(t, m, item.b, card)
    log(trace, MOVE, item.a, item.b, card, 0)


cdef inline int find(Mine* m, int pile, int card) noexcept nogil:
    """Where a card is in the list of a pile."""
    cdef uint8_t* size
    cdef uint8_t* cards
    cdef int i = 0
    if pile == BANK:
        return 0
    cards = cards_of(m, pile, &size)
    while i < size[0] - 1 and cards[i] != card:
        i += 1
    return i


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
        push(&m.agenda, REVEAL, -3, seat, at >> 8, at & 255)


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
        push(&m.agenda, DEAL_TO, -1, STOCK, HANDS + seat, count if count < there else there)


# -- goals -----------------------------------------------------------------------------------------


cdef inline int agreeing(int need, int ports) noexcept nogil:
    """The number of sides on which a goal would agree with its neighbours."""
    return bit_count((need & ports) | ((need >> 4) & ~ports & 15))


cdef inline int best_turns(
    const MineTables* t, const Mine* m, int slot, int card, int last, int* lay
) noexcept nogil:
    """How many turns of a goal are best, and the first of them.

    The card just laid must be joined, else any way, else all turns are as good.
    """
    cdef int at = t.goal_cell[slot], entries = entries_at(&t.faces, &m.board, at)
    cdef int need = need_at(&t.faces, &m.board, at), wanted = 0, side = 1
    cdef int attempt, i, ports, fit, best, count
    while side < 16:
        if entries & side and at + SIDE_STEP[side] == last:
            wanted |= side
        side <<= 1
    for attempt in range(2):
        best = -1
        count = 0
        for i in range(t.lays[card]):
            ports = t.faces.ports[t.first_lay[card] + i]
            fit = agreeing(need, ports)
            if ports & wanted and fit >= best:
                if fit > best:
                    lay[0] = t.first_lay[card] + i
                count = count + 1 if fit == best else 1
                best = fit
        if count:
            return count
        wanted = entries
    lay[0] = t.first_lay[card]
    return t.lays[card]


cdef inline void lay_goal(const MineTables* t, Mine* m, int slot, int lay, Trace* trace) noexcept nogil:
    """A goal that was turned up lies like this now."""
    log(trace, TAKE, GOAL_SLOTS + slot, 0, m.goal[slot], 0)
    m.goal[slot] = NONE
    turn_up(&t.faces, &m.board, 1 + slot, lay)


cdef inline bint reveal(
    const MineTables* t, Mine* m, Item item, Trace* trace
) noexcept nogil:
    """Turn up every goal that a live way leads to; True: one of them is the treasure."""
    cdef int reached = m.board.reached, i, slot, lay = 0
    cdef bint found = False
    if not reached:
        return False
    for i in range(t.goals):
        slot = t.goal_order[i]
        if reached >> slot & 1:
            m.goal_readers[slot] = ALL
            log(trace, SHOW, GOAL_SLOTS + slot, 0, 0, EVERYBODY)
            found = found or t.is_treasure[m.goal[slot]]
    if not found:
        push(&m.agenda, REVEAL, item.seat, item.a, item.b, item.c)
    for i in range(t.goals):
        slot = t.goal_order[i]
        if reached >> slot & 1:
            if best_turns(t, m, slot, m.goal[slot], item.b << 8 | item.c, &lay) == 1 or found:
                lay_goal(t, m, slot, lay, trace)
            else:
                push(&m.agenda, CHOOSE_TURN, item.a, slot, 0, 0)
    return found


cdef inline int list_turns(
    const MineTables* t, const Mine* m, int slot, uint32_t* moves
) noexcept nogil:
    """Every turn of a goal that waits."""
    cdef int i, card = m.goal[slot]
    for i in range(t.lays[card]):
        moves[i] = number(ORIENT, 0, 0, t.first_lay[card] + i)
    return t.lays[card]


cdef inline void open_roles(const MineTables* t, Mine* m, bint with_rest, Trace* trace) noexcept nogil:
    """Turn up the dwarf cards of all seats, and the rest where the game does so."""
    cdef int seat
    for seat in range(m.seats):
        m.role_readers[seat] = ALL
        log(trace, SHOW, ROLES + seat, 0, 0, EVERYBODY)
    if with_rest:
        m.role_pile_readers = ALL
        log(trace, SHOW, ROLE_PILE, 0, 0, EVERYBODY)


# -- rounds ----------------------------------------------------------------------------------------


cdef inline void push_deals(const MineTables* t, Mine* m, int starter) noexcept nogil:
    """Push the deals of a round, from the seat that begins; the last pushed is the first dealt."""
    cdef int i, seat
    m.starter = starter
    push(&m.agenda, NEXT_TURN, -3, (starter + m.seats - 1) % m.seats, 0, 0)
    for i in range(m.seats - 1, -1, -1):
        push(&m.agenda, DEAL_TO, -1, STOCK, HANDS + (starter + i) % m.seats, t.hand_size)
    for i in range(m.seats - 1, -1, -1):
        push(&m.agenda, DEAL_TO, -1, ROLE_PILE, ROLES + (starter + i) % m.seats, 1)
    for i in range(t.goals - 1, -1, -1):
        push(&m.agenda, DEAL_TO, -1, GOAL_PILE, GOAL_SLOTS + i, 1)


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
