# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""Saboteur 2 in the kernel: what the expansion changes. Rules are explained in the engine."""

from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t

from undermine.kernel.agenda cimport Item, next_actor, phase_of, push
from undermine.kernel.dice cimport Dice
from undermine.kernel.game cimport CHANCE, NOBODY
from undermine.kernel.grid cimport FIRST_TILE, TILES, is_free, is_tile
from undermine.kernel.mine cimport *
from undermine.kernel.minetables cimport MineSource
from undermine.kernel.thumb cimport by_thumb
from undermine.kernel.trace cimport GIVE, HIDE, MOVE, SHOW, SWAP, TAKE, Trace, log

cdef enum:
    BLUE = 1            # what a dwarf card is
    GREEN = 2
    BOSS = 3
    PROFITEER = 4
    GEOLOGIST = 5
    SABOTEUR = 6


# -- what the cards of a hand allow ----------------------------------------------------------------


cdef int first_face_up(const Mine* m, int at) noexcept nogil:
    """The first side of a cell with a face-up card, or 0."""
    cdef int side = 1, value
    while side < 16:
        value = m.board.cell[at + SIDE_STEP[side]]
        if is_tile(value) and m.board.tile[value - FIRST_TILE].face != COVERED:
            return side
        side <<= 1
    return 0


cdef int list_ladder(
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


cdef int list_seats(
    const Mine* m, int verb, int without, int skip, int only, uint32_t* moves
) noexcept nogil:
    """Every seat but one; without these cards before it, and with those."""
    cdef int seat, n = 0
    for seat in range(m.seats):
        if seat != skip and not m.front[seat] & without and m.front[seat] & only == only:
            moves[n] = number(verb, 0, 0, seat)
            n += 1
    return n


cdef int list_trick(
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


cdef int list_discards(const uint8_t* hand, int held, uint32_t* moves) noexcept nogil:
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


cdef int list_lifts(
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


# -- a turn ----------------------------------------------------------------------------------------


cdef void take_away(
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


cdef void swap_hats(const MineTables* t, Mine* m, int seat, int target, Trace* trace) noexcept nogil:
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


cdef void swap_hands(const MineTables* t, Mine* m, int seat, int target, Trace* trace) noexcept nogil:
    """Exchange the hands face down, without the card that was played."""
    cdef uint8_t kept[HAND]
    cdef uint8_t count
    spend(m, seat, t.card_for[SWAP_HANDS], trace)
    memcpy(kept, m.hand[seat], HAND)
    memcpy(m.hand[seat], m.hand[target], HAND)
    memcpy(m.hand[target], kept, HAND)
    count = m.held[seat]
    m.held[seat] = m.held[target]
    m.held[target] = count
    log(trace, SWAP, HANDS + seat, HANDS + target, 0, 0)
    if not m.held[target] and m.stocked <= t.spare:
        m.out |= 1 << target


cdef void play_trick(
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


# -- the reckoning ---------------------------------------------------------------------------------


cdef bint has_way(const MineTables* t, const Mine* m, int team) noexcept nogil:
    """A team can walk to the treasure that was turned up; nobody goes on through a shut door."""
    cdef uint8_t seen[TILES]
    cdef uint8_t todo[1024]
    cdef uint8_t ways[1024]
    cdef int n = 1, i, number, face, fresh, side, rest, value, way
    for i in range(m.board.tiles):
        seen[i] = 0
    todo[0] = 0
    ways[0] = t.faces.ports[m.board.tile[0].face]
    while n:
        n -= 1
        number = todo[n]
        fresh = ways[n] & ~seen[number]
        if not fresh:
            continue
        seen[number] |= fresh
        face = m.board.tile[number].face
        if fresh & t.door[face][team]:
            continue
        rest = fresh
        while rest:
            side = rest & -rest
            rest ^= side
            value = m.board.cell[m.board.tile[number].at + SIDE_STEP[side]]
            if not is_tile(value) or m.board.tile[value - FIRST_TILE].face == COVERED:
                continue
            way = t.faces.way[m.board.tile[value - FIRST_TILE].face][ACROSS[side]]
            if way & ~seen[value - FIRST_TILE]:
                todo[n] = value - FIRST_TILE
                ways[n] = way
                n += 1
        if fresh & t.faces.ladder[face]:
            for i in range(m.board.ladders):
                value = m.board.cell[m.board.ladder[i]]
                todo[n] = value - FIRST_TILE
                ways[n] = t.faces.ladder[m.board.tile[value - FIRST_TILE].face]
                n += 1
    for i in range(1, 1 + t.goals):
        face = m.board.tile[i].face
        if face != COVERED and t.is_treasure[t.card_of[face]] and seen[i]:
            return True
    return False


cdef int winning_teams(const MineTables* t, const Mine* m) noexcept nogil:
    """Bit mask: the builder's own team if it can get there, else every team that can."""
    cdef int ways, own
    if m.finder == NOBODY:
        return 0
    ways = has_way(t, m, BLUE) << BLUE | has_way(t, m, GREEN) << GREEN
    own = ways & (1 << t.role_kind[m.role[m.finder]])
    return own if own else ways


cdef bint is_at_large(const MineTables* t, const Mine* m, int seat, int kind) noexcept nogil:
    """A seat has this dwarf and is not trapped."""
    cdef int trapped = t.front_bit[t.card_for[TRAP]]
    return t.role_kind[m.role[seat]] == kind and not m.front[seat] & trapped


cdef int count_free(const MineTables* t, const Mine* m, int kind) noexcept nogil:
    cdef int seat, count = 0
    for seat in range(m.seats):
        count += is_at_large(t, m, seat, kind)
    return count


cdef bint shares(const MineTables* t, const Mine* m, int seat, int teams) noexcept nogil:
    """A seat that is not trapped wins with its dwarf."""
    cdef int kind = t.role_kind[m.role[seat]]
    cdef bint is_reached = m.finder != NOBODY
    if m.front[seat] & t.front_bit[t.card_for[TRAP]]:
        return False
    if kind == BOSS:
        return is_reached
    if kind == PROFITEER:
        return not is_reached or teams or m.finder == seat or count_free(t, m, BOSS) > 0
    if kind == SABOTEUR:
        return not is_reached
    return kind != GEOLOGIST and teams >> kind & 1


cdef int count_crystals(const MineTables* t, const Mine* m) noexcept nogil:
    """Every crystal on the table counts, joined to the start or not."""
    cdef int i, count = 0
    for i in range(m.board.tiles):
        if m.board.tile[i].face != COVERED:
            count += t.crystals[m.board.tile[i].face]
    return count


cdef void pay_coins(Mine* m, int card, int seat, int gold, Trace* trace) noexcept nogil:
    """Pay gold out of the bank, as far as it goes."""
    while gold > 0 and m.bank[0]:
        m.bank[0] -= 1
        m.loot[seat][0] += 1
        log(trace, TAKE, BANK, 0, card, 0)
        log(trace, GIVE, LOOTS + seat, 0, card, 0)
        gold -= 1


cdef void share_gold(const MineTables* t, Mine* m, Trace* trace) noexcept nogil:
    """Pay the winners and the geologists, and ask the thieves."""
    cdef int teams = winning_teams(t, m), seat, winners = 0, each, gold
    cdef int geologists = count_free(t, m, GEOLOGIST)
    cdef int dug = count_crystals(t, m) / (geologists if geologists else 1)
    for seat in range(m.seats):
        winners += shares(t, m, seat, teams)
    each = t.pay[winners if winners < t.most_paid else t.most_paid]
    for seat in range(m.seats):
        gold = 0
        if shares(t, m, seat, teams):
            gold = each - t.penalty[m.role[seat]]
        elif is_at_large(t, m, seat, GEOLOGIST):
            gold = dug
        pay_coins(m, t.gold_card[0], seat, gold, trace)
    queue_thieves(t, m)
    next_thief(m)


cdef void end_round(const MineTables* t, Mine* m, int finder, Trace* trace) noexcept nogil:
    """End the round at once: dwarf cards are shown, gold is handed out."""
    m.agenda.items = 0
    m.finder = finder
    open_roles(t, m, False, trace)
    push(&m.agenda, NEXT_ROUND, NOBODY, 0, 0, 0)
    share_gold(t, m, trace)


# -- thefts ----------------------------------------------------------------------------------------


cdef void queue_thieves(const MineTables* t, Mine* m) noexcept nogil:
    """The seats that may steal: first the last to play a Theft, then clockwise; none trapped."""
    cdef int i, seat, last = -1
    cdef uint16_t able = 0
    m.queued = 0
    for i in range(m.thief_count):
        if not m.front[m.thieves[i]] & t.front_bit[t.card_for[TRAP]]:
            last = m.thieves[i]
            able |= 1 << last
    if last < 0:
        return
    for i in range(m.seats):
        seat = (last + i) % m.seats
        if able >> seat & 1:
            m.queue[m.queued] = seat
            m.queued += 1


cdef int list_victims(const Mine* m, int thief, uint32_t* moves) noexcept nogil:
    """Every other seat that owns gold."""
    cdef int seat, n = 0
    for seat in range(m.seats):
        if seat != thief and m.loot[seat][0]:
            moves[n] = number(STEAL, 0, 0, seat)
            n += 1
    return n


cdef void next_thief(Mine* m) noexcept nogil:
    """Ask the first thief that has a victim; thieves without one are passed over."""
    cdef uint32_t victims[12]
    cdef int thief
    while m.queued:
        thief = m.queue[0]
        m.queued -= 1
        memmove(m.queue, m.queue + 1, m.queued)
        if list_victims(m, thief, victims):
            push(&m.agenda, STEAL_GOLD, thief, 0, 0, 0)
            return


cdef void steal(
    const MineTables* t, Mine* m, int thief, uint32_t action, Trace* trace
) noexcept nogil:
    """Move 1 gold openly, or decline; then ask the next thief."""
    cdef int victim = action & 255
    if action >> 24 == STEAL:
        m.loot[victim][0] -= 1
        m.loot[thief][0] += 1
        log(trace, TAKE, LOOTS + victim, 0, t.gold_card[0], 0)
        log(trace, GIVE, LOOTS + thief, 0, t.gold_card[0], 0)
    next_thief(m)


# -- the loop --------------------------------------------------------------------------------------


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


cdef void do_duties(const MineTables* t, Mine* m, Trace* trace) noexcept nogil:
    """Do what nobody decides."""
    cdef Item item
    while m.agenda.items and next_actor(&m.agenda) == NOBODY:
        m.agenda.items -= 1
        item = m.agenda.item[m.agenda.items]
        if item.kind == NEXT_TURN:
            if not next_turn(m, item.a):
                end_round(t, m, NOBODY, trace)
        elif item.kind == REVEAL:
            if reveal(t, m, item, trace):
                end_round(t, m, item.a, trace)
        else:
            next_round(t, m, trace)


# -- functions for every game ----------------------------------------------------------------------


cdef int actor(const void* position) noexcept nogil:
    return next_actor(&(<const Mine*>position).agenda)


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


cdef void step(const void* tables, void* position, uint32_t action, Trace* trace) noexcept nogil:
    cdef const MineTables* t = <const MineTables*>tables
    cdef Mine* m = <Mine*>position
    m.agenda.items -= 1
    decide(t, m, m.agenda.item[m.agenda.items], action, trace)
    do_duties(t, m, trace)


cdef uint32_t draw(const void* tables, const void* position, Dice* dice) noexcept nogil:
    return drawn(<const MineTables*>tables, <const Mine*>position, dice)


cdef int advance(
    const void* tables, void* position, uint32_t action, Dice* dice
) noexcept nogil:
    cdef const MineTables* t = <const MineTables*>tables
    cdef Mine* m = <Mine*>position
    cdef Item item
    step(t, m, action, NULL)
    while next_actor(&m.agenda) == CHANCE:
        item = m.agenda.item[m.agenda.items - 1]
        if item.kind == DEAL_TO:
            m.agenda.items -= 1
            deal_by_chance(t, m, item, dice)
            do_duties(t, m, NULL)
        else:
            step(t, m, drawn(t, m, dice), NULL)
    return next_actor(&m.agenda)


cdef void scores(const void* tables, const void* position, int32_t* points) noexcept nogil:
    count_gold(<const MineTables*>tables, <const Mine*>position, points)


cdef bint fits(const void* position) noexcept nogil:
    cdef const Mine* m = <const Mine*>position
    return not (m.broken or m.board.outside)


cdef int phase(const void* position) noexcept nogil:
    cdef const Mine* m = <const Mine*>position
    return phase_of(&m.agenda, m.round)


cdef uint32_t thumb(
    const void* tables, const void* position, const uint32_t* moves, int count,
    const double* suspicion, Dice* dice,
) noexcept nogil:
    return by_thumb(
        <const MineTables*>tables, <const Mine*>position, actor(position), moves, count, suspicion,
        dice,
    )


cdef class Saboteur2Tables(MineSource):
    """The tables of Saboteur 2, filled from a ruleset."""

    def __cinit__(self):
        self.code.size = sizeof(Mine)
        self.code.actor = actor
        self.code.legal = legal
        self.code.step = step
        self.code.draw = draw
        self.code.scores = scores
        self.code.fits = fits
        self.code.advance = advance
        self.code.phase = phase
        self.code.thumb = thumb
