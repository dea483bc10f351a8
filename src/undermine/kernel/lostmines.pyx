# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""The Lost Mines in the kernel. Rules are explained in the engine."""

from libc.stdint cimport int16_t, int32_t, uint8_t, uint16_t, uint32_t
from libc.string cimport memcpy

from undermine.kernel.agenda cimport Item, next_actor, phase_of, push
from undermine.kernel.bags cimport find_card, list_kinds, number, put_in, take_at, take_out
from undermine.kernel.dice cimport Dice, below
from undermine.kernel.forest cimport *
from undermine.kernel.forest_thumb cimport by_thumb
from undermine.kernel.foresttables cimport ForestSource
from undermine.kernel.game cimport CHANCE, NOBODY
from undermine.kernel.grid cimport (
    ACROSS,
    COVERED,
    FIRST_TILE,
    SIDE_STEP,
    Tile,
    is_free,
    is_tile,
    lay_tile,
    list_places,
    need_at,
    take_tile,
    turn_up,
)
from undermine.kernel.trace cimport (
    EVERYBODY,
    GIVE,
    MOVE,
    SHOW,
    SHUFFLE,
    TAKE,
    Trace,
    log,
)

cdef enum:
    PATH_PLAY = 15      # the bit of path cards in `plays`


# -- cards -----------------------------------------------------------------------------------------


cdef void discard_open(Forest* m, int card, Trace* trace) noexcept nogil:
    """From the open to the discard pile."""
    m.discard[m.discarded] = card
    m.discarded += 1
    log(trace, GIVE, DISCARD, 0, card, 0)


cdef void play_card(Forest* m, int seat, int card, Trace* trace) noexcept nogil:
    """Out of a hand into the open."""
    take_out(m.hand[seat], &m.held[seat], card)
    log(trace, TAKE, HANDS + seat, 0, card, 0)


cdef void spend(Forest* m, int seat, int card, Trace* trace) noexcept nogil:
    """Discard a card that all seats saw when it was played."""
    play_card(m, seat, card, trace)
    discard_open(m, card, trace)


cdef void discard_hidden(Forest* m, int seat, int card, Trace* trace) noexcept nogil:
    """From a hand to the discard pile, face down."""
    take_out(m.hand[seat], &m.held[seat], card)
    m.discard[m.discarded] = card
    m.discarded += 1
    log(trace, MOVE, HANDS + seat, DISCARD, card, 0)


# -- tokens ----------------------------------------------------------------------------------------


cdef int find_token(const Forest* m, int at, int side) noexcept nogil:
    """The number of the token on a card (side 0) or on a side of a cell, or -1."""
    cdef int i
    if side == 1 or side == 8:
        at += SIDE_STEP[side]
        side = ACROSS[side]
    for i in range(m.tokens):
        if m.token[i].at == at and m.token[i].side == side:
            return i
    return -1


cdef bint lies(const Forest* m, int at, int side, int card) noexcept nogil:
    """A token of this kind lies on a side of a cell."""
    cdef int i = find_token(m, at, side)
    return i >= 0 and m.token[i].card == card


cdef void put_token(Forest* m, int at, int side, int card, int owner) noexcept nogil:
    if m.tokens == TOKENS:
        m.broken = 1
        return
    m.token[m.tokens].at = at
    m.token[m.tokens].side = side
    m.token[m.tokens].card = card
    m.token[m.tokens].owner = owner
    m.tokens += 1


cdef void drop_token(const ForestTables* t, Forest* m, int i, Trace* trace) noexcept nogil:
    """A token goes back to the supply; a troll's card is discarded."""
    cdef Token token = m.token[i]
    m.tokens -= 1
    m.token[i] = m.token[m.tokens]
    if token.card == t.troll:
        m.trolls[token.owner] -= 1
        discard_open(m, t.troll, trace)


cdef bint is_left(const ForestTables* t, const Forest* m, int card) noexcept nogil:
    """The supply has a forest tile of this kind."""
    cdef int i, used = 0
    for i in range(m.tokens):
        used += m.token[i].card == card
    return used < t.supply[card]


# -- what the cards of a hand allow ----------------------------------------------------------------


cdef int list_bridges(
    const ForestTables* t, const Forest* m, int card, uint32_t* moves
) noexcept nogil:
    """Every obstacle of its kind that is not bridged yet, wherever it lies."""
    cdef int i, n = 0
    if not is_left(t, m, card):
        return 0
    for i in range(m.board.tiles):
        if t.obstacle[m.board.tile[i].face] == card:
            if find_token(m, m.board.tile[i].at, 0) < 0:
                moves[n] = <uint32_t>BRIDGE << 24 | card << 16 | m.board.tile[i].at
                n += 1
    return n


cdef int list_looks(
    const ForestTables* t, const Forest* m, int seat, int card, uint32_t* moves
) noexcept nogil:
    """Secret looks at mines, treasures and dwarves, as the card shows them."""
    cdef int slot, n = 0
    if t.plays[card] >> (SCOUT - BRIDGE) & 1:
        for slot in range(t.mines):
            if m.board.tile[t.starts + slot].face == COVERED:
                moves[n] = number(SCOUT, card, 0, slot)
                n += 1
    if t.plays[card] >> (APPRAISE - BRIDGE) & 1:
        for slot in range(m.seats):
            if m.treasure[slot] != NONE:
                moves[n] = number(APPRAISE, card, 0, slot)
                n += 1
    if t.plays[card] >> (SPY - BRIDGE) & 1:
        for slot in range(m.seats):
            if slot != seat:
                moves[n] = number(SPY, card, 0, slot)
                n += 1
    return n


cdef int list_ways(
    const ForestTables* t, const Forest* m, int verb, int card, uint32_t* moves
) noexcept nogil:
    """Every connection of two cards and every open end, where no token lies yet."""
    cdef int i, n = 0, side, value, at
    cdef const Tile* tile
    if not is_left(t, m, card):
        return 0
    for i in range(m.board.tiles):
        tile = &m.board.tile[i]
        side = 1 if tile.face != COVERED else 16
        while side < 16:
            value = m.board.cell[tile.at + SIDE_STEP[side]]
            if t.faces.ports[tile.face] & side and leads_on(t, m, value, side):
                at = tile.at if side in (2, 4) else tile.at + SIDE_STEP[side]
                if find_token(m, tile.at, side) < 0:
                    moves[n] = <uint32_t>verb << 24 | at << 4 | (
                        side if side in (2, 4) else ACROSS[side]
                    )
                    n += 1
            side <<= 1
    return n


cdef bint leads_on(const ForestTables* t, const Forest* m, int value, int side) noexcept nogil:
    """Beyond a mouth lies an unused field, a face-down mine or, once for each pair, a mouth."""
    cdef int face
    if not is_tile(value):
        return is_free(value)
    face = m.board.tile[value - FIRST_TILE].face
    if face == COVERED:
        return True
    return side in (2, 4) and t.faces.ports[face] & ACROSS[side]


cdef bint is_taken(const Forest* m, int at) noexcept nogil:
    """A dwarf stands on a cell."""
    cdef int seat
    for seat in range(m.seats):
        if m.pawn[seat] == at:
            return True
    return False


cdef int list_storms(const ForestTables* t, const Forest* m, uint32_t* moves) noexcept nogil:
    """Every path card without a dwarf, wherever it lies."""
    cdef int i, n = 0
    for i in range(t.starts + t.mines, m.board.tiles):
        if not is_taken(m, m.board.tile[i].at):
            moves[n] = <uint32_t>STORM << 24 | m.board.tile[i].at
            n += 1
    return n


cdef int list_passes(const uint8_t* hand, int held, uint32_t* moves) noexcept nogil:
    """Every bag of one or two cards of a hand, which is in order."""
    cdef int i, j, n = 0
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
    return n


cdef int list_turn(const ForestTables* t, const Forest* m, int seat, uint32_t* moves) noexcept nogil:
    """Everything that the cards of the hand allow."""
    cdef uint8_t paths[HAND]
    cdef int i, n = 0, count = 0, card = NONE, plays
    for i in range(m.held[seat]):
        if m.hand[seat][i] == card:
            continue
        card = m.hand[seat][i]
        plays = t.plays[card]
        if plays >> PATH_PLAY & 1:
            paths[count] = card
            count += 1
        elif plays & 1:
            n += list_bridges(t, m, card, moves + n)
        elif card == t.trap:
            n += list_ways(t, m, SNARE, card, moves + n)
        elif card == t.troll:
            n += list_ways(t, m, LURE, card, moves + n)
        elif card == t.storm:
            n += list_storms(t, m, moves + n)
        else:
            n += list_looks(t, m, seat, card, moves + n)
    if count:
        n += list_places(&t.faces, &m.board, t.first_lay, t.lays, paths, count, moves + n)
    return n + list_passes(m.hand[seat], m.held[seat], moves + n)


# -- a turn ----------------------------------------------------------------------------------------


cdef void take_storm(const ForestTables* t, Forest* m, int seat, int at, Trace* trace) noexcept nogil:
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


cdef void look(
    Forest* m, int seat, int card, int pile, uint16_t* readers, Trace* trace
) noexcept nogil:
    """Discard the information card and show the pile only to the seat that played it."""
    spend(m, seat, card, trace)
    readers[0] |= 1 << seat
    log(trace, SHOW, pile, 0, 0, 1 << seat)


cdef void play(
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


cdef void take_turn(
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


cdef void end_trolls_of(const ForestTables* t, Forest* m, int seat, Trace* trace) noexcept nogil:
    """Remove the trolls of a seat at the start of its turn."""
    cdef int i = 0
    while m.trolls[seat] and i < m.tokens:
        if m.token[i].card == t.troll and m.token[i].owner == seat:
            drop_token(t, m, i, trace)
        else:
            i += 1


cdef void next_turn(const ForestTables* t, Forest* m, int after, Trace* trace) noexcept nogil:
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


# -- walking ---------------------------------------------------------------------------------------


cdef bint can_step(const ForestTables* t, const Forest* m, int at, int side) noexcept nogil:
    """A step through a side of a card leads somewhere."""
    cdef int to = at + SIDE_STEP[side], value = m.board.cell[to], face
    if not t.faces.ports[m.board.tile[m.board.cell[at] - FIRST_TILE].face] & side:
        return False
    if not is_tile(value) or lies(m, at, side, t.troll):
        return False
    face = m.board.tile[value - FIRST_TILE].face
    if face == COVERED:
        return True
    if not t.faces.ports[face] & ACROSS[side]:
        return False
    if t.traits[face] & OBSTACLE and find_token(m, to, 0) < 0:
        return False
    return not (t.traits[face] & (ROCK | OBSTACLE) and is_taken(m, to))


cdef int list_steps(const ForestTables* t, const Forest* m, int seat, uint32_t* moves) noexcept nogil:
    """The cards one step away."""
    cdef int side = 1, n = 0, at = m.pawn[seat]
    if m.board.tile[m.board.cell[at] - FIRST_TILE].face == COVERED:
        return 0
    while side < 16:
        if can_step(t, m, at, side):
            moves[n] = <uint32_t>STEP << 24 | (at + SIDE_STEP[side])
            n += 1
        side <<= 1
    return n


cdef void walk_on(const ForestTables* t, Forest* m, int seat, int left, int made) noexcept nogil:
    """Ask for the next step; where there is none, the walk is over."""
    cdef uint32_t moves[4]
    if left > 0 and list_steps(t, m, seat, moves):
        push(&m.agenda, WALK, seat, left, made, 0)
    else:
        push(&m.agenda, END_WALK, NOBODY, seat, made, 0)


cdef void begin_walk(const ForestTables* t, Forest* m, int seat) noexcept nogil:
    """Three steps, or five from a campfire."""
    cdef int face = m.board.tile[m.board.cell[m.pawn[seat]] - FIRST_TILE].face
    cdef bint rested = face != COVERED and t.traits[face] & CAMPFIRE
    walk_on(t, m, seat, t.campfire_steps if rested else t.steps, 0)


cdef void walk(const ForestTables* t, Forest* m, Item item, uint32_t action) noexcept nogil:
    """Step, pay, and then the rest of the walk, if there is any; or stay."""
    cdef int seat = item.seat, at = m.pawn[seat], to = action & 16383, made = item.b + 1
    cdef int side = 1
    cdef bint halts
    if action >> 24 == STOP:
        push(&m.agenda, END_WALK, NOBODY, seat, item.b, 0)
        return
    while at + SIDE_STEP[side] != to:
        side <<= 1
    halts = m.board.tile[m.board.cell[to] - FIRST_TILE].face == COVERED
    if halts:
        push(&m.agenda, END_WALK, NOBODY, seat, made, 0)
    else:
        push(&m.agenda, WALK_ON, NOBODY, seat, item.a - 1, made)
    m.pawn[seat] = to
    if halts:
        push(
            &m.agenda, OPEN_MINE, NOBODY, seat,
            m.board.cell[to] - FIRST_TILE - t.starts, ACROSS[side],
        )
    if lies(m, at, side, t.trap) and m.held[seat]:
        push(&m.agenda, LOSE_CARD, CHANCE, seat, 0, 0)


# -- mines and treasures ---------------------------------------------------------------------------


cdef int list_aligns(
    const ForestTables* t, const Forest* m, int slot, int entry, uint32_t* moves
) noexcept nogil:
    """The turns of a mine: open towards the dwarf, and fitting all around if possible."""
    cdef int card = m.mine[slot], need = need_at(&t.faces, &m.board, t.mine_cell[slot])
    cdef int i, ports, attempt, n = 0
    for attempt in range(2):
        for i in range(t.lays[card]):
            ports = t.faces.ports[t.first_lay[card] + i]
            if ports & entry and (attempt or t.faces.fits[need] >> ports & 1):
                moves[n] = number(ALIGN, 0, 0, t.first_lay[card] + i)
                n += 1
        if n:
            return n
    return 0


cdef void lay_mine(
    const ForestTables* t, Forest* m, int seat, int slot, int lay, Trace* trace
) noexcept nogil:
    """Lay the mine; the dragon wakes for the seat that turned its mine up."""
    log(trace, TAKE, MINE_SLOTS + slot, 0, m.mine[slot], 0)
    if t.is_dragon[m.mine[slot]]:
        m.dragon = seat
    m.mine[slot] = NONE
    turn_up(&t.faces, &m.board, t.starts + slot, lay)


cdef void open_mine(const ForestTables* t, Forest* m, Item item, Trace* trace) noexcept nogil:
    """Turn the mine up for everybody; the seat that found it lays it."""
    cdef uint32_t moves[4]
    m.mine_readers[item.b] = ALL
    log(trace, SHOW, MINE_SLOTS + item.b, 0, 0, EVERYBODY)
    if list_aligns(t, m, item.b, item.c, moves) == 1:
        lay_mine(t, m, item.a, item.b, moves[0] & 255, trace)
    else:
        push(&m.agenda, LAY_MINE, item.a, item.b, item.c, 0)


cdef int list_picks(const ForestTables* t, const Forest* m, int seat, uint32_t* moves) noexcept nogil:
    """Every treasure of the kind of the mine on which a dwarf stands."""
    cdef int face = m.board.tile[m.board.cell[m.pawn[seat]] - FIRST_TILE].face
    cdef int slot, n = 0, kind = t.holds[face]
    if face == COVERED or not kind:
        return 0
    for slot in range(m.seats):
        if m.treasure[slot] != NONE and t.kind[m.treasure[slot]] == kind:
            moves[n] = number(PICK, 0, 0, slot)
            n += 1
    return n


cdef void take_treasure(
    const ForestTables* t, Forest* m, int seat, int slot, Trace* trace
) noexcept nogil:
    """Move the treasure face down to the seat; the last treasure ends the round."""
    cdef int card = m.treasure[slot], i
    m.treasure[slot] = NONE
    if not put_in(m.hoard[seat], &m.hoarded[seat], HOARD, card):
        m.broken = 1
    log(trace, MOVE, TREASURES + slot, HOARDS + seat, card, 0)
    for i in range(m.seats):
        if m.treasure[i] != NONE:
            return
    end_round(t, m, trace)


cdef void stand(const ForestTables* t, Forest* m, int seat, int made, Trace* trace) noexcept nogil:
    """The end of a walk on a mine: the seat takes a treasure of its kind, or is asked for one."""
    cdef uint32_t moves[12]
    cdef int count = list_picks(t, m, seat, moves)
    if count == 1 and made:
        take_treasure(t, m, seat, moves[0] & 255, trace)
    elif count:
        push(&m.agenda, TAKE_TREASURE, seat, made == 0, 0, 0)


# -- rounds ----------------------------------------------------------------------------------------


cdef void end_round(const ForestTables* t, Forest* m, Trace* trace) noexcept nogil:
    """End the round at once: dwarves and treasures are shown, points are paid."""
    cdef int seat
    m.agenda.items = 0
    for seat in range(m.seats):
        m.role_readers[seat] = ALL
        log(trace, SHOW, ROLES + seat, 0, 0, EVERYBODY)
    for seat in range(m.seats):
        m.hoard_readers[seat] = ALL
        log(trace, SHOW, HOARDS + seat, 0, 0, EVERYBODY)
    pay(t, m)
    push(&m.agenda, NEXT_ROUND, NOBODY, 0, 0, 0)


cdef int sum_of(const ForestTables* t, const Forest* m, int seat) noexcept nogil:
    """The worth of the treasures of a seat."""
    cdef int i, total = 0
    for i in range(m.hoarded[seat]):
        total += t.value[m.hoard[seat][i]]
    return total


cdef int best_of(const ForestTables* t, const Forest* m, int seat) noexcept nogil:
    """The worth of the best treasure of a seat; -1: it has none."""
    cdef int i, best = -1
    for i in range(m.hoarded[seat]):
        if t.value[m.hoard[seat][i]] > best:
            best = t.value[m.hoard[seat][i]]
    return best


cdef void share_pot(const ForestTables* t, const Forest* m, int side, int* won) noexcept nogil:
    """Equal shares; the remainder goes in equal shares to the owners of the best treasure."""
    cdef int seat, count = 0, pot = 0, best = 0, finders = 0, more
    for seat in range(m.seats):
        if t.side_of[m.role[seat]] == side:
            count += 1
            pot += sum_of(t, m, seat)
            best = max(best, best_of(t, m, seat))
    if not count:
        return
    for seat in range(m.seats):
        finders += t.side_of[m.role[seat]] == side and best_of(t, m, seat) == best
    more = pot % count / finders if finders else 0
    for seat in range(m.seats):
        if t.side_of[m.role[seat]] == side:
            won[seat] = pot / count + (more if best_of(t, m, seat) == best else 0)


cdef void pay(const ForestTables* t, Forest* m) noexcept nogil:
    """Pay points for the treasures of this round; the dragon takes some of its seat."""
    cdef int won[12]
    cdef int seat
    for seat in range(m.seats):
        won[seat] = sum_of(t, m, seat)
    share_pot(t, m, 1, won)
    share_pot(t, m, 2, won)
    if m.dragon >= 0:
        won[m.dragon] -= min(<int>t.dragon_cost, won[m.dragon])
    for seat in range(m.seats):
        m.points[seat] += won[seat]


cdef void set_off(const ForestTables* t, Forest* m) noexcept nogil:
    """Put every dwarf on the start card of its clan."""
    cdef int seat
    for seat in range(m.seats):
        m.pawn[seat] = t.start_of[m.role[seat]]


cdef void push_deals(const ForestTables* t, Forest* m, int starter) noexcept nogil:
    """Push the deals of a round, from the seat that begins; the last pushed is the first dealt."""
    cdef int i
    m.starter = starter
    push(&m.agenda, NEXT_TURN, NOBODY, (starter + m.seats - 1) % m.seats, 0, 0)
    for i in range(m.seats - 1, -1, -1):
        push(&m.agenda, DEAL_TO, CHANCE, STOCK, HANDS + (starter + i) % m.seats, t.hand_size)
    push(&m.agenda, SET_OFF, NOBODY, 0, 0, 0)
    for i in range(m.seats - 1, -1, -1):
        push(&m.agenda, DEAL_TO, CHANCE, ROLE_PILE, ROLES + (starter + i) % m.seats, 1)
    for i in range(m.seats - 1, -1, -1):
        push(&m.agenda, DEAL_TO, CHANCE, TREASURE_PILE, TREASURES + i, 1)
    for i in range(t.mines - 1, -1, -1):
        push(&m.agenda, DEAL_TO, CHANCE, MINE_PILE, MINE_SLOTS + i, 1)


cdef void set_out(const ForestTables* t, Forest* m, Trace* trace) noexcept nogil:
    """Gather the cards of a round as the engine set them out first; points are kept."""
    cdef int16_t points[12]
    cdef int round = m.round + 1, starter = m.starter
    cdef bint broken = m.broken or m.board.outside
    memcpy(points, m.points, sizeof(points))
    memcpy(m, &t.first, sizeof(Forest))
    memcpy(m.points, points, sizeof(points))
    m.agenda.items = 0
    m.round = round
    m.starter = starter
    m.broken = broken
    if trace != NULL:
        log_shuffles(t, m, trace)


cdef void log_shuffles(const ForestTables* t, Forest* m, Trace* trace) noexcept nogil:
    cdef int i
    for i in range(5):
        log(trace, SHUFFLE, i, 0, 0, 0)
    for i in range(t.mines):
        log(trace, SHUFFLE, MINE_SLOTS + i, 0, 0, 0)
    for i in range(m.seats):
        log(trace, SHUFFLE, TREASURES + i, 0, 0, 0)
        log(trace, SHUFFLE, HANDS + i, 0, 0, 1 << i)
        log(trace, SHUFFLE, ROLES + i, 0, 0, 1 << i)
        log(trace, SHUFFLE, HOARDS + i, 0, 0, t.first.hoard_readers[i])


cdef void next_round(const ForestTables* t, Forest* m, Trace* trace) noexcept nogil:
    """Deal the next round, begun left of the seat that played last, or end the game."""
    cdef int starter = m.starter if m.last < 0 else (m.last + 1) % m.seats
    if m.round < t.rounds:
        set_out(t, m, trace)
        push_deals(t, m, starter)


# -- chance ----------------------------------------------------------------------------------------


cdef uint8_t* source_of(Forest* m, Item item, uint8_t** size) noexcept nogil:
    """The cards that chance takes one of, and their number."""
    if item.kind == LOSE_CARD:
        size[0] = &m.held[item.a]
        return m.hand[item.a]
    if item.a == STOCK:
        size[0] = &m.stocked
        return m.stock
    if item.a == MINE_PILE:
        size[0] = &m.mines_left
        return m.mine_pile
    if item.a == TREASURE_PILE:
        size[0] = &m.treasures_left
        return m.treasure_pile
    size[0] = &m.roles_left
    return m.role_pile


cdef void deal(Forest* m, Item item, int index, Trace* trace) noexcept nogil:
    """Move the card at a place of its pile, and deal on."""
    cdef uint8_t* size
    cdef uint8_t* cards = source_of(m, item, &size)
    cdef int card = take_at(cards, size, index), slot = item.b & 15, zone = item.b & 0xF0
    if item.c > 1:
        push(&m.agenda, DEAL_TO, CHANCE, item.a, item.b, item.c - 1)
    log(trace, MOVE, item.a, item.b, card, 0)
    if zone == HANDS:
        if not put_in(m.hand[slot], &m.held[slot], HAND, card):
            m.broken = 1
    elif zone == ROLES:
        m.role[slot] = card
    elif zone == TREASURES:
        m.treasure[slot] = card
    else:
        m.mine[slot] = card


cdef int rolled(Forest* m, Item item, Dice* dice) noexcept nogil:
    """The place of the card that chance takes."""
    cdef uint8_t* size
    source_of(m, item, &size)
    return below(dice, size[0])


# -- the loop --------------------------------------------------------------------------------------


cdef void decide(
    const ForestTables* t, Forest* m, Item item, uint32_t action, Trace* trace
) noexcept nogil:
    """Do what an actor or chance decided."""
    cdef int c = action & 255
    cdef uint8_t* size
    cdef uint8_t* cards
    if item.kind == TURN:
        take_turn(t, m, item.seat, action, trace)
    elif item.kind == WALK:
        walk(t, m, item, action)
    elif item.kind == DEAL_TO:
        cards = source_of(m, item, &size)
        deal(m, item, find_card(cards, size[0], c), trace)
    elif item.kind == LOSE_CARD:
        discard_hidden(m, item.a, c, trace)
    elif item.kind == TAKE_TREASURE:
        if action >> 24 == PICK:
            take_treasure(t, m, item.seat, c, trace)
    elif item.kind == LAY_MINE:
        lay_mine(t, m, item.seat, item.a, c, trace)
    else:
        push_deals(t, m, c)


cdef void do_duties(const ForestTables* t, Forest* m, Trace* trace) noexcept nogil:
    """Do what nobody decides."""
    cdef Item item
    while m.agenda.items and next_actor(&m.agenda) == NOBODY:
        m.agenda.items -= 1
        item = m.agenda.item[m.agenda.items]
        if item.kind == NEXT_TURN:
            next_turn(t, m, item.a, trace)
        elif item.kind == BEGIN_WALK:
            begin_walk(t, m, item.a)
        elif item.kind == WALK_ON:
            walk_on(t, m, item.a, item.b, item.c)
        elif item.kind == END_WALK:
            stand(t, m, item.a, item.b, trace)
        elif item.kind == OPEN_MINE:
            open_mine(t, m, item, trace)
        elif item.kind == SET_OFF:
            set_off(t, m)
        else:
            next_round(t, m, trace)


# -- functions for every game ----------------------------------------------------------------------


cdef int actor(const void* position) noexcept nogil:
    return next_actor(&(<const Forest*>position).agenda)


cdef int legal(const void* tables, const void* position, uint32_t* moves) noexcept nogil:
    cdef const ForestTables* t = <const ForestTables*>tables
    cdef const Forest* m = <const Forest*>position
    cdef Item item
    cdef uint8_t* size
    cdef uint8_t* cards
    cdef int i, n
    if not m.agenda.items:
        return 0
    item = m.agenda.item[m.agenda.items - 1]
    if item.kind == TURN:
        return list_turn(t, m, item.seat, moves)
    if item.kind == WALK:
        n = list_steps(t, m, item.seat, moves)
        moves[n] = number(STOP, 0, 0, 0)
        return n + 1
    if item.kind == TAKE_TREASURE:
        n = list_picks(t, m, item.seat, moves)
        moves[n] = number(LEAVE, 0, 0, 0)
        return n + item.a
    if item.kind == LAY_MINE:
        return list_aligns(t, m, item.a, item.b, moves)
    if item.kind == CHOOSE_STARTER:
        for i in range(m.seats):
            moves[i] = number(BEGIN, 0, 0, i)
        return m.seats
    cards = source_of(<Forest*>m, item, &size)
    return list_kinds(LOSE if item.kind == LOSE_CARD else DEAL, cards, size[0], moves)


cdef void step(const void* tables, void* position, uint32_t action, Trace* trace) noexcept nogil:
    cdef const ForestTables* t = <const ForestTables*>tables
    cdef Forest* m = <Forest*>position
    m.agenda.items -= 1
    decide(t, m, m.agenda.item[m.agenda.items], action, trace)
    do_duties(t, m, trace)


cdef uint32_t draw(const void* tables, const void* position, Dice* dice) noexcept nogil:
    cdef Forest* m = <Forest*>position
    cdef Item item = m.agenda.item[m.agenda.items - 1]
    cdef uint8_t* size
    cdef uint8_t* cards
    if item.kind == CHOOSE_STARTER:
        return number(BEGIN, 0, 0, below(dice, m.seats))
    cards = source_of(m, item, &size)
    return number(LOSE if item.kind == LOSE_CARD else DEAL, 0, 0, cards[below(dice, size[0])])


cdef int advance(
    const void* tables, void* position, uint32_t action, Dice* dice
) noexcept nogil:
    cdef const ForestTables* t = <const ForestTables*>tables
    cdef Forest* m = <Forest*>position
    cdef Item item
    step(t, m, action, NULL)
    while next_actor(&m.agenda) == CHANCE:
        item = m.agenda.item[m.agenda.items - 1]
        if item.kind == DEAL_TO:
            m.agenda.items -= 1
            deal(m, item, rolled(m, item, dice), NULL)
            do_duties(t, m, NULL)
        else:
            step(t, m, draw(t, m, dice), NULL)
    return next_actor(&m.agenda)


cdef void scores(const void* tables, const void* position, int32_t* points) noexcept nogil:
    cdef const Forest* m = <const Forest*>position
    cdef int seat
    for seat in range(m.seats):
        points[seat] = m.points[seat]


cdef bint fits(const void* position) noexcept nogil:
    cdef const Forest* m = <const Forest*>position
    return not (m.broken or m.board.outside)


cdef int phase(const void* position) noexcept nogil:
    cdef const Forest* m = <const Forest*>position
    return phase_of(&m.agenda, m.round)


cdef uint32_t thumb(
    const void* tables, const void* position, const uint32_t* moves, int count,
    const double* suspicion, Dice* dice,
) noexcept nogil:
    return by_thumb(
        <const ForestTables*>tables, <const Forest*>position, actor(position), moves, count,
        suspicion, dice,
    )


cdef class LostMinesTables(ForestSource):
    """The tables of The Lost Mines, filled from a ruleset."""

    def __cinit__(self):
        self.code.size = sizeof(Forest)
        self.code.actor = actor
        self.code.legal = legal
        self.code.step = step
        self.code.draw = draw
        self.code.scores = scores
        self.code.fits = fits
        self.code.advance = advance
        self.code.phase = phase
        self.code.thumb = thumb
