# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""The Dark Cave in the kernel. Rules are explained in the engine."""

from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t
from libc.string cimport memcpy

from undermine.kernel.agenda cimport Item, next_actor, phase_of, push
from undermine.kernel.bags cimport find_card, list_kinds, number, put_in, take_at, take_out
from undermine.kernel.cave cimport *
from undermine.kernel.cave_thumb cimport by_thumb
from undermine.kernel.cavetables cimport CaveSource
from undermine.kernel.dice cimport Dice, below
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
    low_bit,
    need_at,
    take_tile,
    turn_up,
)
from undermine.kernel.trace cimport EVERYBODY, GIVE, MOVE, SHOW, SWAP, TAKE, Trace, log


# -- cards -----------------------------------------------------------------------------------------


cdef void to_discard(Cave* m, int card) noexcept nogil:
    m.discard[m.discarded] = card
    m.discarded += 1


cdef void discard_open(Cave* m, int card, Trace* trace) noexcept nogil:
    """From the open to the discard pile."""
    to_discard(m, card)
    log(trace, GIVE, DISCARD, 0, card, 0)


cdef void play_card(Cave* m, int seat, int card, Trace* trace) noexcept nogil:
    """Out of a hand into the open."""
    take_out(m.hand[seat], &m.held[seat], card)
    log(trace, TAKE, HANDS + seat, 0, card, 0)


cdef void spend(Cave* m, int seat, int card, Trace* trace) noexcept nogil:
    """Discard an instant card, which all seats saw when it was played."""
    play_card(m, seat, card, trace)
    discard_open(m, card, trace)


cdef void discard_hidden(Cave* m, int seat, int card, Trace* trace) noexcept nogil:
    """From a hand to the discard pile, face down."""
    take_out(m.hand[seat], &m.held[seat], card)
    to_discard(m, card)
    log(trace, MOVE, HANDS + seat, DISCARD, card, 0)


cdef void lay_before(Cave* m, int seat, int card) noexcept nogil:
    """Lay a card face up before a seat."""
    if not put_in(m.front[seat], &m.fronts[seat], FRONT, card):
        m.broken = 1


cdef void take_away(Cave* m, int seat, int card, Trace* trace) noexcept nogil:
    """Discard a card that lies before a seat."""
    take_out(m.front[seat], &m.fronts[seat], card)
    discard_open(m, card, trace)


cdef void unmask(Cave* m, int seat, Trace* trace) noexcept nogil:
    """The clan card of a seat lies face up for the rest of the game."""
    if m.role_readers[seat] != ALL:
        m.role_readers[seat] = ALL
        log(trace, SHOW, ROLES + seat, 0, 0, EVERYBODY)


# -- tools -----------------------------------------------------------------------------------------


cdef int count_boots(const CaveTables* t, const Cave* m, int seat) noexcept nogil:
    cdef int i, count = 0
    for i in range(m.fronts[seat]):
        count += t.tool[m.front[seat][i]] == BOOTS
    return count


cdef int usable_axe(const CaveTables* t, const Cave* m, int seat) noexcept nogil:
    """The first battle-axe before a seat that can be used now, or NONE."""
    cdef int i, skip = m.fresh >> seat & 1
    for i in range(m.fronts[seat]):
        if t.tool[m.front[seat][i]] == AXE:
            if not skip:
                return m.front[seat][i]
            skip -= 1
    return NONE


# -- webs ------------------------------------------------------------------------------------------


cdef int find_web(const Cave* m, int at, int side) noexcept nogil:
    """The number of the web on a side of a cell, or -1."""
    cdef int i
    if side == 1 or side == 8:
        at += SIDE_STEP[side]
        side = ACROSS[side]
    for i in range(m.webs):
        if m.web[i].at == at and m.web[i].side == side:
            return i
    return -1


cdef int shows(const CaveTables* t, const Cave* m, int at, int side) noexcept nogil:
    """What a cell shows on a side: 1 a way, 0 rock, -1 nothing: it is empty or face down."""
    cdef int value = m.board.cell[at], face
    if not is_tile(value):
        return -1
    face = m.board.tile[value - FIRST_TILE].face
    if face == COVERED:
        return -1
    return (t.faces.ports[face] & side) != 0


cdef bint can_hang(const CaveTables* t, const Cave* m, int at, int side) noexcept nogil:
    """A way leads over the border, or ends there: at an empty cell or a face-down goal."""
    cdef int here = shows(t, m, at, side), there = shows(t, m, at + SIDE_STEP[side], ACROSS[side])
    return here != 0 and there != 0 and (here > 0 or there > 0)


cdef int list_spins(const CaveTables* t, const Cave* m, int card, uint32_t* moves) noexcept nogil:
    """Every border that a way leads to and where no web hangs."""
    cdef int i, n = 0, side, at, face
    for i in range(m.board.tiles):
        face = m.board.tile[i].face
        side = 1 if face != COVERED else 16
        while side < 16:
            at = m.board.tile[i].at
            if (
                t.faces.ports[face] & side
                and can_hang(t, m, at, side)
                and (side in (2, 4) or shows(t, m, at + SIDE_STEP[side], ACROSS[side]) < 0)
                and find_web(m, at, side) < 0
            ):
                if side in (1, 8):
                    at += SIDE_STEP[side]
                moves[n] = <uint32_t>SPIN << 24 | card << 15 | at << 1 | (side in (1, 4))
                n += 1
            side <<= 1
    return n


cdef void remove_web(Cave* m, int i, Trace* trace) noexcept nogil:
    """Remove a web and discard its card."""
    cdef Web web = m.web[i]
    m.webs -= 1
    m.web[i] = m.web[m.webs]
    take_away(m, web.owner, web.card, trace)


cdef void wear(Cave* m, int i, Trace* trace) noexcept nogil:
    """Weaken a web from 2 to 1, or remove it."""
    if m.web[i].left > 1:
        m.web[i].left -= 1
    else:
        remove_web(m, i, trace)


cdef void wear_webs(Cave* m, int seat, Trace* trace) noexcept nogil:
    """Wear the webs of a seat at the start of its turn."""
    cdef int i
    for i in range(m.webs - 1, -1, -1):
        if m.web[i].owner == seat:
            wear(m, i, trace)


cdef int mouths_of(const CaveTables* t, const Cave* m, uint32_t spot) noexcept nogil:
    """The sides that a space opens to."""
    cdef int face = m.board.tile[m.board.cell[spot & CELL_MASK] - FIRST_TILE].face
    return 0 if face == COVERED else t.mouths[face][spot >> CELL_BITS]


cdef int list_cuts(const CaveTables* t, const Cave* m, int seat, uint32_t* moves) noexcept nogil:
    """Every web beside the dwarf of a seat that its axe can cut."""
    cdef int n = 0, side, i
    cdef unsigned int rest
    if not m.webs or not m.pawn[seat] or usable_axe(t, m, seat) == NONE:
        return 0
    rest = mouths_of(t, m, m.pawn[seat])
    while rest:
        side = rest & -rest
        rest ^= side
        i = find_web(m, m.pawn[seat] & CELL_MASK, side)
        if i >= 0:
            moves[n] = <uint32_t>CUT << 24 | m.web[i].at << 4 | m.web[i].side
            n += 1
    return n


cdef void cut(const CaveTables* t, Cave* m, int seat, uint32_t action, Trace* trace) noexcept nogil:
    """Spend the axe and weaken the web."""
    take_away(m, seat, usable_axe(t, m, seat), trace)
    wear(m, find_web(m, action >> 4 & 0xFFFF, action & 15), trace)


# -- steps on the board ----------------------------------------------------------------------------


cdef int add_spot(uint32_t* spots, int n, uint32_t spot) noexcept nogil:
    """Add a spot that is not there yet; the number of spots."""
    cdef int i
    for i in range(n):
        if spots[i] == spot:
            return n
    spots[n] = spot
    return n + 1


cdef int list_exits(
    const CaveTables* t, const Cave* m, uint32_t spot, bint with_covered, uint32_t* spots
) noexcept nogil:
    """Where one step leads: over links, over borders without webs, and from ladder to ladder."""
    cdef int at = spot & CELL_MASK, space = spot >> CELL_BITS, n = 0, side, value, other, i, j
    cdef int face = m.board.tile[m.board.cell[at] - FIRST_TILE].face
    cdef unsigned int rest
    if face == COVERED:
        return 0
    rest = t.links[face][space]
    while rest:
        n = add_spot(spots, n, at | low_bit(rest) << CELL_BITS)
        rest &= rest - 1
    rest = t.mouths[face][space]
    while rest:
        side = rest & -rest
        rest ^= side
        value = m.board.cell[at + SIDE_STEP[side]]
        if not is_tile(value) or (m.webs and find_web(m, at, side) >= 0):
            continue
        other = m.board.tile[value - FIRST_TILE].face
        if other == COVERED:
            if with_covered:
                n = add_spot(spots, n, at + SIDE_STEP[side])
        elif t.faces.ports[other] & ACROSS[side]:
            n = add_spot(
                spots, n, (at + SIDE_STEP[side]) | t.owner[other][ACROSS[side]] << CELL_BITS
            )
    if t.traits[face][space] & LADDER:
        for i in range(m.board.tiles):
            other = m.board.tile[i].face
            if other != COVERED and t.all_traits[other] & LADDER:
                for j in range(t.spaces[other]):
                    if t.traits[other][j] & LADDER:
                        if (m.board.tile[i].at | <uint32_t>j << CELL_BITS) != spot:
                            n = add_spot(
                                spots, n, m.board.tile[i].at | <uint32_t>j << CELL_BITS
                            )
    return n


cdef int list_steps(
    const CaveTables* t, const Cave* m, uint32_t spot, bint with_covered, uint32_t* moves
) noexcept nogil:
    """Every step from a spot."""
    cdef int i, n = list_exits(t, m, spot, with_covered, moves)
    for i in range(n):
        moves[i] |= <uint32_t>STEP << 24
    return n


cdef int traits_at(const CaveTables* t, const Cave* m, uint32_t spot) noexcept nogil:
    """The traits of a space; of a face-down card none."""
    cdef int face = m.board.tile[m.board.cell[spot & CELL_MASK] - FIRST_TILE].face
    return 0 if face == COVERED else t.traits[face][spot >> CELL_BITS]


# -- path cards ------------------------------------------------------------------------------------


cdef void add_veins(const CaveTables* t, Cave* m, int at, int face) noexcept nogil:
    """Put gold on each vein of a card."""
    cdef int space
    if not t.all_traits[face] & VEIN:
        return
    for space in range(t.spaces[face]):
        if t.traits[face][space] & VEIN:
            if m.veins == VEINS:
                m.broken = 1
                return
            m.vein[m.veins] = at | <uint32_t>space << CELL_BITS
            m.veins += 1
            m.pool -= 1


cdef bint is_occupied(const Cave* m, int at) noexcept nogil:
    """A dwarf, standing or lying, or a creature is on some space of the card."""
    cdef int i
    for i in range(m.seats):
        if m.pawn[i] and m.pawn[i] & CELL_MASK == at:
            return True
    for i in range(m.beasts):
        if m.beast[i].at & CELL_MASK == at:
            return True
    return False


cdef int list_collapses(const Cave* m, int card, uint32_t* moves) noexcept nogil:
    """Every path card without a dwarf or creature on it."""
    cdef int i, n = 0
    for i in range(1 + GOALS, m.board.tiles):
        if not is_occupied(m, m.board.tile[i].at):
            moves[n] = <uint32_t>COLLAPSE << 24 | card << 16 | m.board.tile[i].at
            n += 1
    return n


cdef void collapse(
    const CaveTables* t, Cave* m, int seat, int card, int at, Trace* trace
) noexcept nogil:
    """Remove the card with its gold and with the webs that no other way holds."""
    cdef int i, side = 1
    spend(m, seat, card, trace)
    for i in range(m.veins - 1, -1, -1):
        if m.vein[i] & CELL_MASK == at:
            m.veins -= 1
            m.vein[i] = m.vein[m.veins]
            m.pool += 1
    discard_open(m, t.card_of[take_tile(&t.faces, &m.board, at)], trace)
    while side < 16:
        i = find_web(m, at, side)
        if i >= 0 and not can_hang(t, m, at, side):
            remove_web(m, i, trace)
        side <<= 1


# -- creatures -------------------------------------------------------------------------------------


cdef int beast_of(const Cave* m, int kind) noexcept nogil:
    """The number of the creature of a kind, or -1 while it is not on the board."""
    cdef int i
    for i in range(m.beasts):
        if m.beast[i].kind == kind:
            return i
    return -1


cdef int creatures_at(const Cave* m, uint32_t spot) noexcept nogil:
    """Bit mask of the creatures on a space."""
    cdef int i, mask = 0
    for i in range(m.beasts):
        if m.beast[i].at == spot:
            mask |= 1 << m.beast[i].kind
    return mask


cdef int victims_at(const Cave* m, uint32_t spot) noexcept nogil:
    """Bit mask of the dwarves on a space, standing or lying."""
    cdef int seat, mask = 0
    for seat in range(m.seats):
        mask |= (m.pawn[seat] == spot) << seat
    return mask


cdef void remove_beast(const CaveTables* t, Cave* m, int i, Trace* trace) noexcept nogil:
    """Take a creature off the board and discard its card, which lies before its owner."""
    cdef Beast beast = m.beast[i]
    cdef int j
    m.beasts -= 1
    while i < m.beasts:
        m.beast[i] = m.beast[i + 1]
        i += 1
    for j in range(m.fronts[beast.owner]):
        if t.creature[m.front[beast.owner][j]] == beast.kind:
            take_away(m, beast.owner, m.front[beast.owner][j], trace)
            return


cdef void creep_away(const CaveTables* t, Cave* m, int seat, Trace* trace) noexcept nogil:
    """Remove the creatures of a seat and their cards at the start of its turn."""
    cdef int i = 0
    while i < m.beasts:
        if m.beast[i].owner == seat:
            remove_beast(t, m, i, trace)
        else:
            i += 1


cdef int list_lures(const CaveTables* t, const Cave* m, int card, uint32_t* moves) noexcept nogil:
    """Every dark hole, or the space of a creature on the board."""
    cdef int i, space, face, n = 0, about = beast_of(m, t.creature[card])
    cdef uint32_t head = <uint32_t>LURE << 24 | <uint32_t>card << 17
    if about >= 0:
        moves[0] = head | m.beast[about].at
        return 1
    for i in range(m.board.tiles):
        face = m.board.tile[i].face
        if face == COVERED or not t.all_traits[face] & HOLE:
            continue
        for space in range(t.spaces[face]):
            if t.traits[face][space] & HOLE:
                moves[n] = head | <uint32_t>space << CELL_BITS | m.board.tile[i].at
                n += 1
    return n


cdef void prowl_on(const CaveTables* t, Cave* m, int seat, int kind, int left) noexcept nogil:
    """Ask for the next step of a creature, if there is one."""
    cdef uint32_t spots[64]
    if left > 0 and list_exits(t, m, m.beast[beast_of(m, kind)].at, False, spots):
        push(&m.agenda, PROWL, seat, kind, left, 0)


cdef void lure(const CaveTables* t, Cave* m, int seat, uint32_t action, Trace* trace) noexcept nogil:
    """Lay the card before the seat, which owns the creature from now on and moves it."""
    cdef int card = action >> 17 & 127, kind = t.creature[card], about = beast_of(m, kind)
    cdef int ambushed = 0
    cdef uint32_t spot = action & 0x1FFFF
    play_card(m, seat, card, trace)
    if about >= 0:
        remove_beast(t, m, about, trace)
    lay_before(m, seat, card)
    m.beast[m.beasts].kind = kind
    m.beast[m.beasts].owner = seat
    m.beast[m.beasts].at = spot
    m.beasts += 1
    if about < 0:
        ambushed = victims_at(m, spot)
    if ambushed:
        meet(t, m, seat, 1 << kind, ambushed)
    else:
        prowl_on(t, m, seat, kind, t.prowls[card])


cdef void prowl(const CaveTables* t, Cave* m, Item item, uint32_t action) noexcept nogil:
    """Take a step; on a space with dwarves the movement ends with an attack."""
    cdef uint32_t to = action & 0x1FFFF
    cdef int victims
    if action >> 24 != STEP:
        return
    m.beast[beast_of(m, item.a)].at = to
    victims = victims_at(m, to)
    if victims:
        meet(t, m, item.seat, 1 << item.a, victims)
    else:
        prowl_on(t, m, item.seat, item.a, item.b - 1)


# -- attacks ---------------------------------------------------------------------------------------


cdef int first_after(const Cave* m, int active, int mask) noexcept nogil:
    """The first seat of a bit mask clockwise after the active one."""
    cdef int i
    for i in range(1, m.seats + 1):
        if mask >> ((active + i) % m.seats) & 1:
            return (active + i) % m.seats
    return 0


cdef void meet(
    const CaveTables* t, Cave* m, int active, int creatures, int victims
) noexcept nogil:
    """Ask the owners of axes clockwise, the active seat last; without an axe attack at once."""
    cdef int seat, owners = 0
    for seat in range(m.seats):
        if victims >> seat & 1 and usable_axe(t, m, seat) != NONE:
            owners |= 1 << seat
    ask_next(m, active, creatures, victims, owners)


cdef void ask_next(
    Cave* m, int active, int creatures, int victims, int owners
) noexcept nogil:
    """Ask the next owner of an axe; without one the creatures attack."""
    cdef int seat
    if not owners:
        push(&m.agenda, BITE, NOBODY, creatures | active << 4, victims, 0)
        return
    seat = first_after(m, active, owners)
    push(&m.agenda, ASK_AXE, seat, creatures | active << 4, victims, owners & ~(1 << seat))


cdef void answer(const CaveTables* t, Cave* m, Item item, uint32_t action, Trace* trace) noexcept nogil:
    """Drive a creature away without an attack, or ask the next owner of an axe."""
    cdef int kind = action & 255, rest
    if action >> 24 != STRIKE:
        ask_next(m, item.a >> 4, item.a & 15, item.b, item.c)
        return
    take_away(m, item.seat, usable_axe(t, m, item.seat), trace)
    remove_beast(t, m, beast_of(m, kind), trace)
    rest = item.a & 15 & ~(1 << kind)
    if rest:
        meet(t, m, item.seat, rest, item.b)


cdef void lose_gold(Cave* m, int seat) noexcept nogil:
    """Move 1 gold of a dwarf to the pool, if it has any."""
    if m.gold[seat]:
        m.gold[seat] -= 1
        m.pool += 1


cdef void bite(Cave* m, Item item) noexcept nogil:
    """Every creature attacks every dwarf on the space."""
    cdef int i, seat
    if item.a >> RAT & 1:
        for i in range(m.seats, 0, -1):
            seat = ((item.a >> 4) + i) % m.seats
            if item.b >> seat & 1 and m.held[seat]:
                push(&m.agenda, LOSE_CARD, CHANCE, seat, 0, 0)
    if item.a >> LINDWORM & 1:
        m.lying |= item.b
    if item.a >> GOBLIN & 1:
        for seat in range(m.seats):
            if item.b >> seat & 1:
                lose_gold(m, seat)


# -- what the cards of a hand allow ----------------------------------------------------------------


cdef int list_spies(const Cave* m, int seat, int card, uint32_t* moves) noexcept nogil:
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


cdef int list_seats(
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


cdef int list_turn(const CaveTables* t, const Cave* m, int seat, uint32_t* moves) noexcept nogil:
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
    n += list_passes(m.hand[seat], m.held[seat], moves + n)
    return n + list_cuts(t, m, seat, moves + n)


# -- a turn ----------------------------------------------------------------------------------------


cdef void trade_hands(Cave* m, int seat, int card, int target, Trace* trace) noexcept nogil:
    """Exchange the hands face down, without the card that was played."""
    cdef uint8_t kept[HAND]
    cdef uint8_t count
    spend(m, seat, card, trace)
    memcpy(kept, m.hand[seat], HAND)
    memcpy(m.hand[seat], m.hand[target], HAND)
    memcpy(m.hand[target], kept, HAND)
    count = m.held[seat]
    m.held[seat] = m.held[target]
    m.held[target] = count
    log(trace, SWAP, HANDS + seat, HANDS + target, 0, 0)


cdef void spin(const CaveTables* t, Cave* m, int seat, uint32_t action, Trace* trace) noexcept nogil:
    """Lay the card before the seat and hang the web over the border, at full strength."""
    cdef int card = action >> 15 & 511
    play_card(m, seat, card, trace)
    lay_before(m, seat, card)
    if m.webs == WEBS:
        m.broken = 1
        return
    m.web[m.webs].at = action >> 1 & CELL_MASK
    m.web[m.webs].side = 4 if action & 1 else 2
    m.web[m.webs].card = card
    m.web[m.webs].owner = seat
    m.web[m.webs].left = t.web_strength
    m.webs += 1


cdef void play(const CaveTables* t, Cave* m, int seat, uint32_t action, Trace* trace) noexcept nogil:
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


cdef void refill(const CaveTables* t, Cave* m, int seat, int count) noexcept nogil:
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


cdef void take_turn(
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


cdef void upkeep(const CaveTables* t, Cave* m, int seat, Trace* trace) noexcept nogil:
    """The start of every turn, even a skipped one: webs wear, creatures leave, dwarves stand up."""
    wear_webs(m, seat, trace)
    creep_away(t, m, seat, trace)
    m.still = seat if m.lying >> seat & 1 else NOBODY
    m.lying &= ~(1 << seat)
    m.fresh &= ~(1 << seat)


cdef void next_turn(const CaveTables* t, Cave* m, int after, Trace* trace) noexcept nogil:
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


# -- walking ---------------------------------------------------------------------------------------


cdef void linger(const CaveTables* t, Cave* m, int seat) noexcept nogil:
    """Ask for cuts before cards are drawn, if a web can be cut."""
    cdef uint32_t moves[4]
    if list_cuts(t, m, seat, moves):
        push(&m.agenda, LINGER, seat, 0, 0, 0)


cdef void set_out(const CaveTables* t, Cave* m, int seat) noexcept nogil:
    """Begin the walk after the play, unless the dwarf is paralysed or has left the cave."""
    if not m.pawn[seat]:
        return
    if m.lying >> seat & 1 or m.still == seat:
        linger(t, m, seat)
    else:
        push(&m.agenda, BEGIN_WALK, NOBODY, seat, 0, 0)


cdef void walk_on(const CaveTables* t, Cave* m, int seat, int left, int made) noexcept nogil:
    """Ask for the next step or cut; where there is none, the walk is over."""
    cdef uint32_t moves[64]
    cdef bint busy = False
    if left > 0:
        busy = list_exits(t, m, m.pawn[seat], True, moves) or list_cuts(t, m, seat, moves)
    if busy:
        push(&m.agenda, WALK, seat, left, made, 0)
    else:
        push(&m.agenda, END_WALK, NOBODY, seat, made, 0)


cdef void take_vein(Cave* m, int seat, Trace* trace) noexcept nogil:
    """Take the gold of a vein and show the clan card to everybody."""
    cdef int i
    for i in range(m.veins):
        if m.vein[i] == m.pawn[seat]:
            m.veins -= 1
            m.vein[i] = m.vein[m.veins]
            m.gold[seat] += 1
            unmask(m, seat, trace)
            return


cdef bint is_toll(const CaveTables* t, const Cave* m, uint32_t start, uint32_t to) noexcept nogil:
    """The step leads over a bridge."""
    cdef int face = m.board.tile[m.board.cell[start & CELL_MASK] - FIRST_TILE].face
    if (start ^ to) & CELL_MASK:
        return False
    return t.tolls[face][start >> CELL_BITS] >> (to >> CELL_BITS) & 1


cdef void enter(
    const CaveTables* t, Cave* m, int seat, uint32_t start, uint32_t to, Trace* trace
) noexcept nogil:
    """The effects of a step: its cost, then creatures, then the exit; or a goal is turned up."""
    cdef int number = m.board.cell[to & CELL_MASK] - FIRST_TILE, creatures
    if m.board.tile[number].face == COVERED:
        find_goal(t, m, seat, start, number - 1, trace)
        return
    if traits_at(t, m, to) & EXIT:
        push(&m.agenda, LEAVE, NOBODY, seat, 0, 0)
    creatures = creatures_at(m, to)
    if creatures:
        meet(t, m, seat, creatures, 1 << seat)
    if is_toll(t, m, start, to):
        if m.held[seat]:
            push(&m.agenda, LOSE_CARD, CHANCE, seat, 0, 0)
    elif traits_at(t, m, to) & TUNNEL:
        lose_gold(m, seat)


cdef void take_step(
    const CaveTables* t, Cave* m, Item item, uint32_t to, Trace* trace
) noexcept nogil:
    """Step, pay, and then the rest of the walk, if there is any."""
    cdef uint32_t start = m.pawn[item.seat]
    cdef int face = m.board.tile[m.board.cell[to & CELL_MASK] - FIRST_TILE].face
    if face == COVERED or traits_at(t, m, to) & EXIT or creatures_at(m, to):
        push(&m.agenda, END_WALK, NOBODY, item.seat, item.b + 1, 0)
    else:
        push(&m.agenda, WALK_ON, NOBODY, item.seat, item.a - 1, item.b + 1)
    m.pawn[item.seat] = to
    enter(t, m, item.seat, start, to, trace)


cdef void walk(const CaveTables* t, Cave* m, Item item, uint32_t action, Trace* trace) noexcept nogil:
    """Cut a web between two steps, or take a step; stopping ends the cuts too."""
    if action >> 24 == CUT:
        push(&m.agenda, WALK_ON, NOBODY, item.seat, item.a, item.b)
        cut(t, m, item.seat, action, trace)
    elif action >> 24 == STEP:
        take_step(t, m, item, action & 0x1FFFF, trace)
    elif item.b:
        take_vein(m, item.seat, trace)


# -- goals -----------------------------------------------------------------------------------------


cdef int side_to(int at, int origin) noexcept nogil:
    """The side of a cell on which another lies."""
    cdef int side = 1
    while side < 16 and at + SIDE_STEP[side] != origin:
        side <<= 1
    return side & 15


cdef int list_orients(const CaveTables* t, const Cave* m, int seat, int slot, uint32_t* moves) noexcept nogil:
    """The turns of a goal: open towards the dwarf, and fitting all around if possible."""
    cdef int card = m.goal[slot], at = t.goal_cell[slot], i, ports, attempt, n = 0
    cdef int entry = side_to(at, m.pawn[seat] & CELL_MASK), need = need_at(&t.faces, &m.board, at)
    for attempt in range(2):
        for i in range(t.lays[card]):
            ports = t.faces.ports[t.first_lay[card] + i]
            if ports & entry and (attempt or t.faces.fits[need] >> ports & 1):
                moves[n] = number(ORIENT, 0, 0, t.first_lay[card] + i)
                n += 1
        if n:
            return n
    return 0


cdef void enter_goal(
    const CaveTables* t, Cave* m, int seat, int slot, int lay, Trace* trace
) noexcept nogil:
    """The goal becomes part of the net, and the dwarf stands on its first space."""
    cdef int at = t.goal_cell[slot], entry = side_to(at, m.pawn[seat] & CELL_MASK)
    log(trace, TAKE, GOAL_SLOTS + slot, 0, m.goal[slot], 0)
    m.goal[slot] = NONE
    turn_up(&t.faces, &m.board, 1 + slot, lay)
    add_veins(t, m, at, lay)
    m.pawn[seat] = at | <uint32_t>t.owner[lay][entry] << CELL_BITS


cdef void find_goal(
    const CaveTables* t, Cave* m, int seat, uint32_t start, int slot, Trace* trace
) noexcept nogil:
    """Turn the goal up; the dwarf enters once its orientation is chosen."""
    cdef uint32_t moves[4]
    m.pawn[seat] = start
    m.goal_readers[slot] = ALL
    log(trace, SHOW, GOAL_SLOTS + slot, 0, 0, EVERYBODY)
    if list_orients(t, m, seat, slot, moves) == 1:
        enter_goal(t, m, seat, slot, moves[0] & 255, trace)
    else:
        push(&m.agenda, CHOOSE_TURN, seat, slot, 0, 0)


# -- the end ---------------------------------------------------------------------------------------


cdef void leave(Cave* m, int seat, Trace* trace) noexcept nogil:
    """Take the dwarf off the board and show its clan card to everybody."""
    m.out[m.outs] = seat
    m.outs += 1
    m.lying &= ~(1 << seat)
    m.pawn[seat] = 0
    unmask(m, seat, trace)
    if m.outs == 1 and m.roles_left:
        m.role_pile_readers |= 1 << seat
        log(trace, SHOW, ROLE_PILE, 0, 0, 1 << seat)
    push(&m.agenda, CALL_END, CHANCE, seat, 0, 0)


cdef int complete_side(const CaveTables* t, const Cave* m, int leaver) noexcept nogil:
    """The side of a dwarf that left, if it was the last of its side; else 0."""
    cdef int seat, side = t.side_of[m.role[leaver]]
    for seat in range(m.seats):
        if m.pawn[seat] and t.side_of[m.role[seat]] == side:
            return 0
    return side


cdef void end_game(Cave* m, Trace* trace) noexcept nogil:
    """Show all clan cards and return the gold inside the cave."""
    cdef int seat, i
    cdef bint is_out
    m.agenda.items = 0
    for seat in range(m.seats):
        m.role_readers[seat] = ALL
        log(trace, SHOW, ROLES + seat, 0, 0, EVERYBODY)
    m.role_pile_readers = ALL
    log(trace, SHOW, ROLE_PILE, 0, 0, EVERYBODY)
    for seat in range(m.seats):
        is_out = False
        for i in range(m.outs):
            is_out = is_out or m.out[i] == seat
        if not is_out:
            m.pool += m.gold[seat]
            m.gold[seat] = 0


cdef int winning_side(const CaveTables* t, const Cave* m) noexcept nogil:
    """The side of the better treasure; of equal ones the side that left first, or 0."""
    cdef int heads[3]
    cdef int saved[3]
    cdef int seat, i, one, two
    for i in range(3):
        heads[i] = saved[i] = 0
    for seat in range(m.seats):
        heads[t.side_of[m.role[seat]]] += 1
    for i in range(m.outs):
        saved[t.side_of[m.role[m.out[i]]]] += m.gold[m.out[i]]
    one = saved[1] * heads[2]
    two = saved[2] * heads[1]
    if one != two:
        return 1 if one > two else 2
    return t.side_of[m.role[m.out[0]]] if m.outs else 0


# -- chance ----------------------------------------------------------------------------------------


cdef uint8_t* source_of(Cave* m, Item item, uint8_t** size) noexcept nogil:
    """The cards that chance takes one of, and their number."""
    if item.kind == LOSE_CARD:
        size[0] = &m.held[item.a]
        return m.hand[item.a]
    if item.a >= STOCKS:
        size[0] = &m.stocked[item.a - STOCKS]
        return m.stock[item.a - STOCKS]
    if item.a == GOAL_PILE:
        size[0] = &m.goals_left
        return m.goal_pile
    size[0] = &m.roles_left
    return m.role_pile


cdef void deal(Cave* m, Item item, int index, Trace* trace) noexcept nogil:
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
    else:
        m.goal[slot] = card


cdef void choose_clan(const CaveTables* t, Cave* m, int clan, Trace* trace) noexcept nogil:
    """Put the cards of the other clan openly back into the box."""
    cdef int i
    for i in range(m.roles_left - 1, -1, -1):
        if t.clan_of[m.role_pile[i]] != clan:
            log(trace, MOVE, ROLE_PILE, BOX, m.role_pile[i], 0)
            m.box[m.boxed] = m.role_pile[i]
            m.boxed += 1
            take_at(m.role_pile, &m.roles_left, i)


cdef void push_deals(const CaveTables* t, Cave* m, int starter) noexcept nogil:
    """Push the deals of the game, from the seat that begins; the last pushed is the first dealt."""
    cdef int i, group
    m.starter = starter
    push(&m.agenda, NEXT_TURN, NOBODY, (starter + m.seats - 1) % m.seats, 0, 0)
    for i in range(m.seats - 1, -1, -1):
        for group in range(2, -1, -1):
            if t.hand_size[group]:
                push(
                    &m.agenda, DEAL_TO, CHANCE, STOCKS + group, HANDS + (starter + i) % m.seats,
                    t.hand_size[group],
                )
    for i in range(m.seats - 1, -1, -1):
        push(&m.agenda, DEAL_TO, CHANCE, ROLE_PILE, ROLES + (starter + i) % m.seats, 1)
    for i in range(GOALS - 1, -1, -1):
        push(&m.agenda, DEAL_TO, CHANCE, GOAL_PILE, GOAL_SLOTS + i, 1)
    if t.has_clan_choice:
        push(&m.agenda, CHOOSE_CLAN, CHANCE, 0, 0, 0)


# -- the loop --------------------------------------------------------------------------------------


cdef void decide_chance(
    const CaveTables* t, Cave* m, Item item, int c, Trace* trace
) noexcept nogil:
    """Do what chance decided."""
    cdef uint8_t* size
    cdef uint8_t* cards
    if item.kind == DEAL_TO:
        cards = source_of(m, item, &size)
        deal(m, item, find_card(cards, size[0], c), trace)
    elif item.kind == LOSE_CARD:
        discard_hidden(m, item.a, c, trace)
    elif item.kind == CHOOSE_STARTER:
        push_deals(t, m, c)
    elif item.kind == CHOOSE_CLAN:
        choose_clan(t, m, c, trace)
    elif c:
        end_game(m, trace)


cdef void decide(
    const CaveTables* t, Cave* m, Item item, uint32_t action, Trace* trace
) noexcept nogil:
    """Do what an actor decided."""
    if item.seat == CHANCE:
        decide_chance(t, m, item, action & 255, trace)
    elif item.kind == TURN:
        take_turn(t, m, item, action, trace)
    elif item.kind == WALK:
        walk(t, m, item, action, trace)
    elif item.kind == PROWL:
        prowl(t, m, item, action)
    elif item.kind == ASK_AXE:
        answer(t, m, item, action, trace)
    elif item.kind == CHOOSE_TURN:
        enter_goal(t, m, item.seat, item.a, action & 255, trace)
    elif action >> 24 == CUT:
        cut(t, m, item.seat, action, trace)
        linger(t, m, item.seat)


cdef void do_duties(const CaveTables* t, Cave* m, Trace* trace) noexcept nogil:
    """Do what nobody decides."""
    cdef Item item
    while m.agenda.items and next_actor(&m.agenda) == NOBODY:
        m.agenda.items -= 1
        item = m.agenda.item[m.agenda.items]
        if item.kind == NEXT_TURN:
            next_turn(t, m, item.a, trace)
        elif item.kind == SET_OUT:
            set_out(t, m, item.a)
        elif item.kind == BEGIN_WALK:
            walk_on(t, m, item.a, t.steps + t.stride * count_boots(t, m, item.a), 0)
        elif item.kind == WALK_ON:
            walk_on(t, m, item.a, item.b, item.c)
        elif item.kind == END_WALK:
            linger(t, m, item.a)
            if item.b:
                take_vein(m, item.a, trace)
        elif item.kind == BITE:
            bite(m, item)
        else:
            leave(m, item.a, trace)


# -- functions for every game ----------------------------------------------------------------------


cdef int actor(const void* position) noexcept nogil:
    return next_actor(&(<const Cave*>position).agenda)


cdef int list_chance(
    const CaveTables* t, const Cave* m, Item item, uint32_t* moves
) noexcept nogil:
    """Every outcome of the chance that is due."""
    cdef uint8_t* size
    cdef uint8_t* cards
    cdef int i
    if item.kind == CHOOSE_STARTER:
        for i in range(m.seats):
            moves[i] = number(BEGIN, 0, 0, i)
        return m.seats
    if item.kind == CHOOSE_CLAN:
        moves[0] = number(PLAY_CLAN, 0, 0, 1)
        moves[1] = number(PLAY_CLAN, 0, 0, 2)
        return 2
    if item.kind == CALL_END:
        moves[0] = number(ANNOUNCE, 0, 0, complete_side(t, m, item.a))
        return 1
    cards = source_of(<Cave*>m, item, &size)
    return list_kinds(LOSE if item.kind == LOSE_CARD else DEAL, cards, size[0], moves)


cdef int list_answers(const Cave* m, Item item, uint32_t* moves) noexcept nogil:
    """Driving away one of the creatures, or enduring the attack."""
    cdef int kind, n = 0
    for kind in range(3):
        if item.a >> kind & 1:
            moves[n] = number(STRIKE, 0, 0, kind)
            n += 1
    moves[n] = number(ENDURE, 0, 0, 0)
    return n + 1


cdef int legal(const void* tables, const void* position, uint32_t* moves) noexcept nogil:
    cdef const CaveTables* t = <const CaveTables*>tables
    cdef const Cave* m = <const Cave*>position
    cdef Item item
    cdef int n = 0
    if not m.agenda.items:
        return 0
    item = m.agenda.item[m.agenda.items - 1]
    if item.seat == CHANCE:
        return list_chance(t, m, item, moves)
    if item.kind == TURN:
        return list_turn(t, m, item.seat, moves)
    if item.kind == CHOOSE_TURN:
        return list_orients(t, m, item.seat, item.a, moves)
    if item.kind == ASK_AXE:
        return list_answers(m, item, moves)
    if item.kind == PROWL:
        n = list_steps(t, m, m.beast[beast_of(m, item.a)].at, False, moves)
    elif item.kind == WALK:
        n = list_steps(t, m, m.pawn[item.seat], True, moves)
    if item.kind != PROWL:
        n += list_cuts(t, m, item.seat, moves + n)
    moves[n] = number(STOP, 0, 0, 0)
    return n + 1


cdef void step(const void* tables, void* position, uint32_t action, Trace* trace) noexcept nogil:
    cdef const CaveTables* t = <const CaveTables*>tables
    cdef Cave* m = <Cave*>position
    m.agenda.items -= 1
    decide(t, m, m.agenda.item[m.agenda.items], action, trace)
    do_duties(t, m, trace)


cdef uint32_t draw(const void* tables, const void* position, Dice* dice) noexcept nogil:
    cdef Cave* m = <Cave*>position
    cdef Item item = m.agenda.item[m.agenda.items - 1]
    cdef uint8_t* size
    cdef uint8_t* cards
    if item.kind == CHOOSE_STARTER:
        return number(BEGIN, 0, 0, below(dice, m.seats))
    if item.kind == CHOOSE_CLAN:
        return number(PLAY_CLAN, 0, 0, 1 + below(dice, 2))
    if item.kind == CALL_END:
        return number(ANNOUNCE, 0, 0, complete_side(<const CaveTables*>tables, m, item.a))
    cards = source_of(m, item, &size)
    return number(LOSE if item.kind == LOSE_CARD else DEAL, 0, 0, cards[below(dice, size[0])])


cdef int advance(
    const void* tables, void* position, uint32_t action, Dice* dice
) noexcept nogil:
    cdef const CaveTables* t = <const CaveTables*>tables
    cdef Cave* m = <Cave*>position
    cdef uint8_t* size
    cdef Item item
    step(t, m, action, NULL)
    while next_actor(&m.agenda) == CHANCE:
        item = m.agenda.item[m.agenda.items - 1]
        if item.kind == DEAL_TO:
            m.agenda.items -= 1
            source_of(m, item, &size)
            deal(m, item, below(dice, size[0]), NULL)
            do_duties(t, m, NULL)
        else:
            step(t, m, draw(t, m, dice), NULL)
    return next_actor(&m.agenda)


cdef void scores(const void* tables, const void* position, int32_t* points) noexcept nogil:
    cdef const CaveTables* t = <const CaveTables*>tables
    cdef const Cave* m = <const Cave*>position
    cdef int seat, winner = 0
    if not m.agenda.items:
        winner = winning_side(t, m)
    for seat in range(m.seats):
        points[seat] = winner != 0 and t.side_of[m.role[seat]] == winner


cdef bint fits(const void* position) noexcept nogil:
    cdef const Cave* m = <const Cave*>position
    return not (m.broken or m.board.outside)


cdef int phase(const void* position) noexcept nogil:
    cdef const Cave* m = <const Cave*>position
    return phase_of(&m.agenda, 1)


cdef uint32_t thumb(
    const void* tables, const void* position, const uint32_t* moves, int count,
    const double* suspicion, Dice* dice,
) noexcept nogil:
    return by_thumb(
        <const CaveTables*>tables, <const Cave*>position, actor(position), moves, count,
        suspicion, dice,
    )


cdef class DarkCaveTables(CaveSource):
    """The tables of The Dark Cave, filled from a ruleset."""

    def __cinit__(self):
        self.code.size = sizeof(Cave)
        self.code.actor = actor
        self.code.legal = legal
        self.code.step = step
        self.code.draw = draw
        self.code.scores = scores
        self.code.fits = fits
        self.code.advance = advance
        self.code.phase = phase
        self.code.thumb = thumb
