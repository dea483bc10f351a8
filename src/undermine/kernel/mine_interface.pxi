# What the modules of Saboteur and Saboteur 2 have in the same words.
#
# The module that includes this file has `legal`, `decide`, `next_turn` and `end_round` of its own.


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


cdef uint32_t draw(const void* tables, const void* position, Dice* dice) noexcept nogil:
    return drawn(<const MineTables*>tables, <const Mine*>position, dice)


cdef void scores(const void* tables, const void* position, int32_t* points) noexcept nogil:
    count_gold(<const MineTables*>tables, <const Mine*>position, points)


cdef int phase(const void* position) noexcept nogil:
    cdef const Mine* m = <const Mine*>position
    return phase_of(&m.agenda, m.round)


include "game_interface.pxi"
