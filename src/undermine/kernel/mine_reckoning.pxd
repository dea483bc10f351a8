# cython: cdivision=True
"""The gold of Saboteur 2: who wins, what is paid, who steals."""

from libc.stdint cimport uint8_t, uint16_t, uint32_t
from libc.string cimport memmove

from undermine.kernel.agenda cimport push
from undermine.kernel.bags cimport number
from undermine.kernel.game cimport NOBODY
from undermine.kernel.grid cimport ACROSS, COVERED, FIRST_TILE, SIDE_STEP, TILES, is_tile
from undermine.kernel.mine cimport *
from undermine.kernel.trace cimport GIVE, TAKE, Trace, log

cdef enum:
    BLUE = 1            # what a dwarf card is
    GREEN = 2
    BOSS = 3
    PROFITEER = 4
    GEOLOGIST = 5
    SABOTEUR = 6


# -- who wins --------------------------------------------------------------------------------------


cdef inline bint has_way(const MineTables* t, const Mine* m, int team) noexcept nogil:
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


cdef inline int winning_teams(const MineTables* t, const Mine* m) noexcept nogil:
    """Bit mask: the builder's own team if it can get there, else every team that can."""
    cdef int ways, own
    if m.finder == NOBODY:
        return 0
    ways = has_way(t, m, BLUE) << BLUE | has_way(t, m, GREEN) << GREEN
    own = ways & (1 << t.role_kind[m.role[m.finder]])
    return own if own else ways


cdef inline bint is_at_large(const MineTables* t, const Mine* m, int seat, int kind) noexcept nogil:
    """A seat has this dwarf and is not trapped."""
    cdef int trapped = t.front_bit[t.card_for[TRAP]]
    return t.role_kind[m.role[seat]] == kind and not m.front[seat] & trapped


cdef inline int count_free(const MineTables* t, const Mine* m, int kind) noexcept nogil:
    cdef int seat, count = 0
    for seat in range(m.seats):
        count += is_at_large(t, m, seat, kind)
    return count


cdef inline bint shares(const MineTables* t, const Mine* m, int seat, int teams) noexcept nogil:
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


# -- gold ------------------------------------------------------------------------------------------


cdef inline int count_crystals(const MineTables* t, const Mine* m) noexcept nogil:
    """Every crystal on the table counts, joined to the start or not."""
    cdef int i, count = 0
    for i in range(m.board.tiles):
        if m.board.tile[i].face != COVERED:
            count += t.crystals[m.board.tile[i].face]
    return count


cdef inline void pay_coins(Mine* m, int card, int seat, int gold, Trace* trace) noexcept nogil:
    """Pay gold out of the bank, as far as it goes."""
    while gold > 0 and m.bank[0]:
        m.bank[0] -= 1
        m.loot[seat][0] += 1
        log(trace, TAKE, BANK, 0, card, 0)
        log(trace, GIVE, LOOTS + seat, 0, card, 0)
        gold -= 1


cdef inline void share_gold(const MineTables* t, Mine* m, Trace* trace) noexcept nogil:
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


# -- thefts ----------------------------------------------------------------------------------------


cdef inline void queue_thieves(const MineTables* t, Mine* m) noexcept nogil:
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


cdef inline int list_victims(const Mine* m, int thief, uint32_t* moves) noexcept nogil:
    """Every other seat that owns gold."""
    cdef int seat, n = 0
    for seat in range(m.seats):
        if seat != thief and m.loot[seat][0]:
            moves[n] = number(STEAL, 0, 0, seat)
            n += 1
    return n


cdef inline void next_thief(Mine* m) noexcept nogil:
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


cdef inline void steal(
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
