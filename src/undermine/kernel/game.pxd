"""What every game gives to the parts that play it: its functions, as a table of C pointers."""

from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t

from undermine.kernel.action_fields cimport ActionTables, Fronts
from undermine.kernel.dice cimport Dice
from undermine.kernel.memory cimport Memory, MemorySource
from undermine.kernel.reach cimport Goals
from undermine.kernel.trace cimport Trace

cdef enum:
    MOVES = 8192    # the most legal actions of a position
    SEATS = 12      # the most seats of a game
    HOT_LINES = 40  # cache lines that are fetched ahead
    CHANCE = -1
    NOBODY = -3

cdef struct Code:
    size_t size
    # the bytes of a position
    int (*actor)(const void* position) noexcept nogil
    # who decides: a seat, CHANCE, or NOBODY when the game is over
    int (*legal)(const void* tables, const void* position, uint32_t* moves) noexcept nogil
    # lists all legal actions; at most MOVES
    void (*step)(const void* tables, void* position, uint32_t action, Trace* trace) noexcept nogil
    # does a legal action and everything that follows without a decision
    uint32_t (*draw)(const void* tables, const void* position, Dice* dice) noexcept nogil
    # one outcome of chance, by its odds
    void (*scores)(const void* tables, const void* position, int32_t* scores) noexcept nogil
    # the points of each seat so far
    bint (*fits)(const void* position) noexcept nogil
    # nothing has left the window or the lists
    int (*advance)(
        const void* tables, void* position, uint32_t action, Dice* dice
    ) noexcept nogil
    # `step`, then all chance that follows, without a trace; who decides then
    int (*phase)(const void* position) noexcept nogil
    # `phase_of` the agenda and the round
    uint32_t (*thumb)(
        const void* tables, const void* position, const uint32_t* moves, int count,
        const double* suspicion, Dice* dice
    ) noexcept nogil
    # the action that rules of thumb choose
    void (*table)(
        const void* tables, const void* position, const ActionTables* actions,
        const Fronts* fronts, int viewer, uint8_t* unseen, uint8_t* out
    ) noexcept nogil
    # the open table of an observation; cards before seats are taken from the unseen ones
    void (*marks)(
        const void* position, const ActionTables* actions, uint8_t* planes
    ) noexcept nogil
    # the planes of tokens in an observation
    size_t board
    size_t agenda
    # the places of the board and the agenda in a position
    size_t hot[HOT_LINES]
    # offsets of bytes that every step reads, for prefetching in batches
    int hots

cdef extern from *:
    """
    #define fetch_ahead(address) __builtin_prefetch(address)
    """
    void fetch_ahead(const void* address) noexcept nogil


cdef inline void add_hot(Code* code, const void* position, const void* part, size_t size) noexcept nogil:
    """Fetch a part of a position ahead, line by line."""
    cdef size_t start = <const char*>part - <const char*>position, offset = 0
    while offset < size and code.hots < HOT_LINES:
        code.hot[code.hots] = start + offset
        code.hots += 1
        offset += 64


cdef class GameTables:
    cdef Code code
    cdef const void* tables
    cdef void* first
    cdef readonly int seats
    cdef readonly str name

    cdef dict dump(self, const void* position)
    cdef void fill(self, void* position, dict fields) except *

cdef class KernelGame:
    cdef GameTables source
    cdef void* position
    cdef Dice dice
    cdef readonly object kernel
    cdef MemorySource remembering
    cdef Memory* memory
    cdef uint32_t* moves
    cdef int listed

    cdef int list_moves(self) except -1
    cdef int perform(self, uint32_t action) except -1
    cdef int begin_memory(self, dict fields) except -1
    cdef int require(self, uint32_t action) except -1
    cdef int read_policies(
        self, object policies, object suspicion, int* kinds, double* doubts
    ) except -1
