# What every game gives to the parts that play it, as far as the words are the same.
#
# The module that includes this file knows a `Position` and its `Tables`, and has `legal`, `draw`,
# `scores`, `phase`, `decide`, `do_duties`, `deal_by_chance`, `by_thumb`,
# `write_table` and `write_marks` of its own.


cdef int actor(const void* position) noexcept nogil:
    return next_actor(&(<const Position*>position).agenda)


cdef void step(const void* tables, void* position, uint32_t action, Trace* trace) noexcept nogil:
    cdef const Tables* t = <const Tables*>tables
    cdef Position* m = <Position*>position
    m.agenda.items -= 1
    decide(t, m, m.agenda.item[m.agenda.items], action, trace)
    do_duties(t, m, trace)


cdef int advance(
    const void* tables, void* position, uint32_t action, Dice* dice
) noexcept nogil:
    cdef const Tables* t = <const Tables*>tables
    cdef Position* m = <Position*>position
    cdef Item item
    step(t, m, action, NULL)
    while next_actor(&m.agenda) == CHANCE:
        item = m.agenda.item[m.agenda.items - 1]
        if item.kind == DEAL_TO:
            m.agenda.items -= 1
            deal_by_chance(t, m, item, dice)
            do_duties(t, m, NULL)
        else:
            step(t, m, draw(t, m, dice), NULL)
    return next_actor(&m.agenda)


cdef bint fits(const void* position) noexcept nogil:
    cdef const Position* m = <const Position*>position
    return not (m.broken or m.board.outside)


cdef uint32_t thumb(
    const void* tables, const void* position, const uint32_t* moves, int count,
    const double* suspicion, Dice* dice,
) noexcept nogil:
    return by_thumb(
        <const Tables*>tables, <const Position*>position, actor(position), moves, count, suspicion,
        dice,
    )


cdef void table(
    const void* tables, const void* position, const ActionTables* actions, const Fronts* fronts,
    int viewer, uint8_t* unseen, uint8_t* out,
) noexcept nogil:
    write_table(
        <const Tables*>tables, <const Position*>position, actions, fronts, viewer, unseen, out
    )


cdef void marks(const void* position, const ActionTables* actions, uint8_t* planes) noexcept nogil:
    write_marks(<const Position*>position, actions, planes)


cdef void fill_code(Code* code) noexcept:
    """Tell the parts that play a game where its functions are."""
    cdef Position* nowhere = NULL
    code.size = sizeof(Position)
    code.actor = actor
    code.legal = legal
    code.step = step
    code.draw = draw
    code.scores = scores
    code.fits = fits
    code.advance = advance
    code.phase = phase
    code.thumb = thumb
    code.table = table
    code.marks = marks
    code.board = <size_t>&nowhere.board
    code.agenda = <size_t>&nowhere.agenda
