# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""Many games at once, stepped in threads without the GIL, into arrays that the caller gave."""

from concurrent.futures import ThreadPoolExecutor

from libc.stdint cimport int8_t, int32_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcpy, memset

from undermine.kernel.dice cimport Dice, dice_of
from undermine.kernel.game cimport (
    CHANCE,
    MOVES,
    NOBODY,
    SEATS,
    Code,
    GameTables,
    fetch_ahead,
)
from undermine.kernel.policies cimport THUMB, choose, policy_number
from undermine.kernel.window cimport NO_SLOT, VerbSlots, Window, slot_of

from undermine.kernel.errors import KernelError

cdef extern from *:
    """
    #include <stdlib.h>
    #if defined(__linux__)
    #include <sys/mman.h>
    /* Positions of a large batch lie far apart: large pages spare most look-ups of addresses. */
    static void* in_large_pages(size_t size) {
        void* place = NULL;
        if (posix_memalign(&place, 1 << 21, size)) return NULL;
        madvise(place, size, MADV_HUGEPAGE);
        return place;
    }
    #else
    static void* in_large_pages(size_t size) { return malloc(size); }
    #endif
    """
    void* in_large_pages(size_t size) noexcept nogil

SHAPES = {
    "actor": "one for each game, of type b (int8)",
    "counts": "one for each game, of type i (int32)",
    "moves": "games x width, of type I (uint32)",
    "masks": "games x bytes for all slots, of type B (uint8)",
    "rewards": "games x seats, of type i (int32)",
    "scores": "games x seats, of type i (int32)",
    "ended": "one for each game, of type B (uint8)",
}
"""The arrays that a batch can fill."""


cdef struct Arrays:
    int8_t* actor
    int32_t* counts
    uint32_t* moves
    int width
    uint8_t* masks
    int mask_bytes
    int32_t* rewards
    int32_t* scores
    uint8_t* ended


cdef class Batch:
    """Thousands of games of one kernel. A game that ends is dealt again."""

    cdef readonly object kernel
    cdef readonly int games
    cdef readonly int threads
    cdef GameTables source
    cdef Code code
    cdef char* positions
    cdef Dice* dice
    cdef int32_t* faults
    cdef Arrays arrays
    cdef Window window
    cdef dict views
    cdef object workers

    def __cinit__(self, object kernel, int games, seed=0, int threads=1, Window window=None):
        if games < 1 or threads < 1:
            raise KernelError(f"a batch needs games and threads, not {games} and {threads}")
        if window is not None and window.kernel is not kernel:
            raise KernelError("the window belongs to another kernel")
        self.kernel = kernel
        self.games = games
        self.threads = min(threads, games)
        self.window = window
        self.source = kernel.tables
        self.code = self.source.code
        self.views = {}
        self.positions = <char*>in_large_pages(<size_t>games * self.code.size)
        self.dice = <Dice*>malloc(games * sizeof(Dice))
        self.faults = <int32_t*>calloc(games, sizeof(int32_t))
        if self.positions == NULL or self.dice == NULL or self.faults == NULL:
            raise MemoryError
        self.workers = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self.reset(seed)

    def __dealloc__(self):
        free(self.positions)
        free(self.dice)
        free(self.faults)

    def close(self):
        """End the threads."""
        if self.workers is not None:
            self.workers.shutdown()

    def bind(self, **arrays):
        """Fill these arrays from now on; each is a buffer of the right type and shape."""
        for name, given in arrays.items():
            if name not in SHAPES:
                known = ", ".join(SHAPES)
                raise KernelError(f"a batch has no array {name!r}; its arrays are: {known}")
            self.views[name] = self.checked(name, given)
        self.point()
        self.refresh()

    def checked(self, str name, given):
        """A flat view of an array, or an error that says what is wrong with it."""
        count = self.wanted_count(name)
        wanted = SHAPES[name].partition("type ")[2][0]
        try:
            view = memoryview(given)
        except TypeError:
            view = None
        if view is None or view.readonly or not view.c_contiguous or view.format != wanted:
            raise KernelError(f"array {name} must be writable, {SHAPES[name]}")
        there = view.nbytes // view.itemsize
        if there != count and (name != "moves" or not there or there % self.games):
            raise KernelError(f"array {name} must be {SHAPES[name]}, not {there} numbers in all")
        return view if view.ndim == 1 else view.cast("B").cast(wanted)

    def wanted_count(self, str name):
        """The numbers that an array holds; moves may be as wide as one likes."""
        if name == "masks":
            return self.games * self.mask_bytes()
        if name in ("rewards", "scores"):
            return self.games * self.source.seats
        return self.games

    def mask_bytes(self):
        """The bytes of one mask."""
        if self.window is None:
            raise KernelError("masks need a window: make the batch with one")
        return (self.window.size + 7) // 8

    def point(self):
        """Take the addresses of the arrays."""
        cdef int8_t[::1] actor
        cdef uint8_t[::1] small
        cdef int32_t[::1] whole
        cdef uint32_t[::1] moves
        if "actor" in self.views:
            actor = self.views["actor"]
            self.arrays.actor = &actor[0]
        if "counts" in self.views:
            whole = self.views["counts"]
            self.arrays.counts = &whole[0]
        if "moves" in self.views:
            moves = self.views["moves"]
            self.arrays.moves = &moves[0]
            self.arrays.width = moves.shape[0] // self.games
        if "masks" in self.views:
            small = self.views["masks"]
            self.arrays.masks = &small[0]
            self.arrays.mask_bytes = self.mask_bytes()
        if "rewards" in self.views:
            whole = self.views["rewards"]
            self.arrays.rewards = &whole[0]
        if "scores" in self.views:
            whole = self.views["scores"]
            self.arrays.scores = &whole[0]
        if "ended" in self.views:
            small = self.views["ended"]
            self.arrays.ended = &small[0]

    # -- playing -----------------------------------------------------------------

    def reset(self, seed=0):
        """Deal all games; each has dice of its own, so threads change nothing."""
        cdef uint64_t start = seed % (1 << 64)
        cdef int i
        for i in range(self.games):
            self.dice[i] = dice_of(start, i)
            with nogil:
                deal_anew(self.code, self.source.tables, self.source.first, self.at(i), &self.dice[i])
        self.refresh()

    cdef void* at(self, int game) noexcept nogil:
        return self.positions + <size_t>game * self.code.size

    def refresh(self):
        """Write actors, legal moves and scores of all games without a step."""
        self.spread(None, -1)

    def step(self, actions):
        """Play one action in every game; illegal ones are an error that names game and action.

        Where an action is illegal its game is left as it is, and all others are played.
        """
        cdef const uint32_t[::1] given = self.numbers(actions)
        self.spread(given, -1)
        self.raise_faults(given)

    def play(self, int steps, policy="random"):
        """Let a policy choose for all games, so many times; the arrays show the last step."""
        cdef int kind = policy_number(policy)
        if kind == THUMB:
            raise KernelError("a batch has no suspicion: the policy 'thumb' is for single games")
        for _ in range(steps):
            self.spread(None, kind)

    cdef const uint32_t[::1] numbers(self, object actions):
        cdef const uint32_t[::1] given
        try:
            given = actions
        except (BufferError, TypeError, ValueError):
            raise KernelError("actions are an array of type I (uint32)") from None
        if given.shape[0] != self.games:
            raise KernelError(f"{self.games} games need as many actions, not {given.shape[0]}")
        return given

    def raise_faults(self, actions):
        """Raise an error for the first game that could not be played."""
        cdef int i
        for i in range(self.games):
            if self.faults[i] == 1:
                raise KernelError(f"action {actions[i]} is not legal in game {i}")
            if self.faults[i] == 2:
                raise KernelError(f"game {i} has grown out of the window of the kernel")

    def spread(self, actions, int policy):
        """Give each thread a part of the games."""
        if self.workers is None:
            self.run(actions, policy, 0, self.games)
            return
        part = -(-self.games // self.threads)
        starts = range(0, self.games, part)
        done = [
            self.workers.submit(self.run, actions, policy, start, min(start + part, self.games))
            for start in starts
        ]
        for each in done:
            each.result()

    def run(self, actions, int policy, int first, int last):
        """Step and write some of the games, without the GIL."""
        cdef const uint32_t[::1] given
        cdef const uint32_t* numbers = NULL
        cdef uint32_t* scratch = <uint32_t*>malloc(MOVES * sizeof(uint32_t))
        cdef VerbSlots* slots = NULL if self.window is None else self.window.verb
        cdef int i, line
        if scratch == NULL:
            raise MemoryError
        if actions is not None:
            given = actions
            numbers = &given[0]
        with nogil:
            for i in range(first, last):
                if i + 1 < last:
                    for line in range(self.code.hots):
                        fetch_ahead(self.positions + <size_t>(i + 1) * self.code.size + self.code.hot[line])
                self.faults[i] = step_game(
                    self.code, self.source.tables, self.source.first, self.at(i), &self.dice[i],
                    numbers, policy, i, self.source.seats, scratch, &self.arrays, slots,
                )
        free(scratch)

    def write(self, int game):
        """The engine's state of one game, without notes."""
        if not 0 <= game < self.games:
            raise KernelError(f"there is no game {game} in a batch of {self.games}")
        return self.kernel.codec.state(self.source.dump(self.at(game)))


cdef void deal_anew(
    Code code, const void* tables, const void* first, void* position, Dice* dice
) noexcept nogil:
    """A game in which a seat decides next."""
    memcpy(position, first, code.size)
    while code.actor(position) == CHANCE:
        code.step(tables, position, code.draw(tables, position, dice), NULL)


cdef bint is_listed(const uint32_t* moves, int count, uint32_t action) noexcept nogil:
    cdef int i
    for i in range(count):
        if moves[i] == action:
            return True
    return False


cdef int step_game(
    Code code, const void* tables, const void* first, void* position, Dice* dice,
    const uint32_t* actions, int policy, int game, int seats, uint32_t* moves,
    const Arrays* arrays, const VerbSlots* slots,
) noexcept nogil:
    """Play in one game and write what follows; 1: the action is illegal, 2: out of the window."""
    cdef int32_t before[SEATS]
    cdef int32_t after[SEATS]
    cdef int seat, count
    cdef bint ended = False
    code.scores(tables, position, before)
    memcpy(after, before, sizeof(before))
    if actions != NULL or policy >= 0:
        count = code.legal(tables, position, moves)
        if actions == NULL:
            code.advance(
                tables, position,
                choose(&code, tables, position, policy, NULL, moves, count, dice), dice,
            )
        elif is_listed(moves, count, actions[game]):
            code.advance(tables, position, actions[game], dice)
        else:
            return 1
        if not code.fits(position):
            return 2
        code.scores(tables, position, after)
        ended = code.actor(position) == NOBODY
    if arrays.rewards != NULL:
        for seat in range(seats):
            arrays.rewards[game * seats + seat] = after[seat] - before[seat]
    if arrays.scores != NULL:
        memcpy(arrays.scores + game * seats, after, seats * sizeof(int32_t))
    if arrays.ended != NULL:
        arrays.ended[game] = ended
    if ended:
        deal_anew(code, tables, first, position, dice)
    write_legal(code, tables, position, game, moves, arrays, slots)
    return 0


cdef void write_legal(
    Code code, const void* tables, const void* position, int game, uint32_t* moves,
    const Arrays* arrays, const VerbSlots* slots,
) noexcept nogil:
    """Write the actor of a game and its legal moves, as a list and as a mask."""
    cdef int i, count
    cdef uint32_t slot
    cdef uint8_t* mask
    if arrays.actor != NULL:
        arrays.actor[game] = code.actor(position)
    if arrays.counts == NULL and arrays.moves == NULL and arrays.masks == NULL:
        return
    count = code.legal(tables, position, moves)
    if arrays.counts != NULL:
        arrays.counts[game] = count
    if arrays.moves != NULL:
        memcpy(
            arrays.moves + <size_t>game * arrays.width, moves,
            min(count, arrays.width) * sizeof(uint32_t),
        )
    if arrays.masks != NULL:
        mask = arrays.masks + <size_t>game * arrays.mask_bytes
        memset(mask, 0, arrays.mask_bytes)
        for i in range(count):
            slot = slot_of(slots, moves[i])
            if slot != NO_SLOT:
                mask[slot >> 3] |= 1 << (slot & 7)
