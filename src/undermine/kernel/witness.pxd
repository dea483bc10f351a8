"""A step that seats watch: it changes the position, their memory and the history."""

from libc.stdint cimport uint32_t

from undermine.kernel.game cimport CHANCE, Code
from undermine.kernel.grid cimport Board
from undermine.kernel.history cimport log_action, turn_page
from undermine.kernel.memory cimport Memory, MemoryTables, remember
from undermine.kernel.reach cimport Reach, gained, reach_now
from undermine.kernel.trace cimport Trace


cdef inline void witness(
    const Code* code, const void* tables, void* position, const MemoryTables* t, Memory* m,
    uint32_t action
) noexcept nogil:
    """Do a legal action, or an outcome of chance, before the eyes of all seats."""
    cdef const Board* board = <const Board*>(<const char*>position + code.board)
    cdef Trace trace
    cdef Reach before, after
    cdef int seat = code.actor(position)
    trace.entries = 0
    if seat < 0:
        code.step(tables, position, action, &trace)
    else:
        before = reach_now(&t.goals, board)
        code.step(tables, position, action, &trace)
        after = reach_now(&t.goals, board)
        log_action(
            &t.actions, &m.history, seat, action, gained(&before, &after, t.goals.count)
        )
    remember(t, m, &trace)
    turn_page(&m.history, code.phase(position) >> 2)
