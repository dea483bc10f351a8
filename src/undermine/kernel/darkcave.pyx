# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""The Dark Cave in the kernel. Rules are explained in the engine."""

from libc.stdint cimport int32_t, uint8_t, uint32_t

from undermine.kernel.action_fields cimport ActionTables, Fronts
from undermine.kernel.agenda cimport Item, next_actor, phase_of
from undermine.kernel.bags cimport find_card, list_kinds, number
from undermine.kernel.cave cimport *
from undermine.kernel.cave_cards cimport count_boots, discard_hidden
from undermine.kernel.cave_chance cimport choose_clan, deal, deal_by_chance, push_deals, source_of
from undermine.kernel.cave_creatures cimport answer, beast_of, bite, prowl
from undermine.kernel.cave_end cimport complete_side, end_game, leave, winning_side
from undermine.kernel.cave_goals cimport enter_goal, list_orients
from undermine.kernel.cave_steps cimport list_steps
from undermine.kernel.cave_thumb cimport by_thumb
from undermine.kernel.cave_turn cimport list_turn, next_turn, take_turn
from undermine.kernel.cave_view cimport write_marks, write_table
from undermine.kernel.cave_walking cimport linger, set_out, take_vein, walk, walk_on
from undermine.kernel.cave_webs cimport cut, list_cuts
from undermine.kernel.cavetables cimport CaveSource
from undermine.kernel.dice cimport Dice, below
from undermine.kernel.game cimport CHANCE, NOBODY, Code
from undermine.kernel.trace cimport Trace


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


include "game_interface.pxi"


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


cdef void scores(const void* tables, const void* position, int32_t* points) noexcept nogil:
    cdef const CaveTables* t = <const CaveTables*>tables
    cdef const Cave* m = <const Cave*>position
    cdef int seat, winner = 0
    if not m.agenda.items:
        winner = winning_side(t, m)
    for seat in range(m.seats):
        points[seat] = winner != 0 and t.side_of[m.role[seat]] == winner


cdef int phase(const void* position) noexcept nogil:
    cdef const Cave* m = <const Cave*>position
    return phase_of(&m.agenda, 1)


cdef class DarkCaveTables(CaveSource):
    """The tables of The Dark Cave, filled from a ruleset."""

    def __cinit__(self):
        fill_code(&self.code)
