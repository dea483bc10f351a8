# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""Many games at once, stepped in threads without the GIL, into arrays that the caller gave."""

from concurrent.futures import ThreadPoolExecutor

from libc.stdint cimport int8_t, int32_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc

from undermine.kernel.batch_game cimport (
    ASKED,
    BY_NUMBER,
    ILLEGAL,
    OUTSIDE,
    Arrays,
    Play,
    deal_until_asked,
    fetch_game,
    step_game,
)
from undermine.kernel.dice cimport Dice, dice_of
from undermine.kernel.game cimport MOVES, SEATS, Code, GameTables
from undermine.kernel.memory cimport Memory, MemorySource
from undermine.kernel.observation cimport FEATURES
from undermine.kernel.observer cimport Observer
from undermine.kernel.policies cimport policy_number
from undermine.kernel.window cimport Window

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

WAYS = ("number", "slot", "choice")
"""How actions can be given."""
SHAPES = {
    "actor": "one for each game, of type b (int8)",
    "counts": "one for each game, of type i (int32)",
    "moves": "games x width, of type I (uint32)",
    "masks": "games x bytes for all slots, of type B (uint8)",
    "rewards": "games x seats, of type i (int32)",
    "scores": "games x seats, of type i (int32)",
    "ended": "one for each game, of type B (uint8)",
    "truncated": "one for each game, of type B (uint8)",
    "illegal": "one for each game, of type B (uint8)",
    "observations": "games x bytes of an observation, of type B (uint8)",
    "finals": "games x bytes of an observation, of type B (uint8)",
    "labels": "games x bytes of the labels, of type B (uint8)",
    "features": "games x width x 16, of type B (uint8)",
    "thumbs": "one for each game, of type i (int32)",
}
"""The arrays that a batch can fill."""
EVEN_DOUBT = 0.5
"""How likely the policy `thumb` holds every other seat to be a saboteur without an observer."""
MOVE_ARRAYS = frozenset({"counts", "moves", "masks", "features", "thumbs"})
"""Those that tell legal moves."""
OBSERVED = ("truncated", "observations", "finals", "labels", "features")
"""Those that need an observer."""


cdef class Batch:
    """Thousands of games of one kernel. A game that ends is dealt again."""

    cdef readonly object kernel
    cdef readonly int games
    cdef readonly int threads
    cdef GameTables source
    cdef Code code
    cdef Play rules
    cdef char* positions
    cdef Memory* memories
    cdef readonly Observer observer
    cdef Dice* dice
    cdef int32_t* faults
    cdef Arrays arrays
    cdef Window window
    cdef dict views
    cdef object workers

    def __cinit__(
        self, object kernel, int games, seed=0, int threads=1, Window window=None,
        Observer observer=None, int rounds=0, object bots=None,
    ):
        if games < 1 or threads < 1:
            raise KernelError(f"a batch needs games and threads, not {games} and {threads}")
        if window is not None and window.kernel is not kernel:
            raise KernelError("the window belongs to another kernel")
        self.kernel = kernel
        self.games = games
        self.threads = min(threads, games)
        if observer is not None and observer.kernel is not kernel:
            raise KernelError("the observer belongs to another kernel")
        self.observer = observer
        self.window = observer.window if window is None and observer is not None else window
        self.source = kernel.tables
        self.code = self.source.code
        self.views = {}
        self.positions = <char*>in_large_pages(<size_t>games * self.code.size)
        self.dice = <Dice*>malloc(games * sizeof(Dice))
        self.faults = <int32_t*>calloc(games, sizeof(int32_t))
        self.arrays.listed = <int32_t*>calloc(games, sizeof(int32_t))
        if self.positions == NULL or self.dice == NULL or self.faults == NULL:
            raise MemoryError
        if self.arrays.listed == NULL:
            raise MemoryError
        self.prepare(kernel.remembering, rounds)
        self.seat_bots(bots)
        self.workers = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self.reset(seed)

    def __dealloc__(self):
        free(self.positions)
        free(self.dice)
        free(self.faults)
        free(self.arrays.listed)
        free(self.memories)

    cdef int prepare(self, MemorySource remembering, int rounds) except -1:
        """Tell the threads how games are played and watched."""
        self.rules.code = self.code
        self.rules.tables = self.source.tables
        self.rules.first = self.source.first
        self.rules.seats = self.source.seats
        self.rules.rounds = rounds
        self.rules.slots = NULL if self.window is None else self.window.verb
        if self.observer is None:
            return 0
        self.rules.memory = &remembering.tables
        self.rules.observation = &self.observer.tables
        self.memories = <Memory*>in_large_pages(self.games * sizeof(Memory))
        if self.memories == NULL:
            raise MemoryError
        return 0

    cdef int seat_bots(self, object bots) except -1:
        """Tell which policies play for which seats; the caller is asked for all others."""
        cdef int seat
        named = [None] * self.source.seats if bots is None else list(bots)
        if len(named) != self.source.seats or all(name is not None for name in named):
            raise KernelError(
                f"bots are {self.source.seats} names of policies, one for each seat, with None "
                f"for at least one seat that is asked, not {bots!r}"
            )
        for seat in range(self.source.seats):
            self.rules.bot[seat] = ASKED if named[seat] is None else policy_number(named[seat])
            self.rules.even[seat] = EVEN_DOUBT
        return 0

    def close(self):
        """End the threads."""
        if self.workers is not None:
            self.workers.shutdown()

    def bind(self, **arrays):
        """Fill these arrays from now on; each is a buffer of the right type and shape.

        Rows behind the legal moves are 0. `finals` gets what the last actor of a game saw of its end. Where `illegal` is bound, an
        illegal action is told there and is no error.
        """
        for name, given in arrays.items():
            if name not in SHAPES:
                known = ", ".join(SHAPES)
                raise KernelError(f"a batch has no array {name!r}; its arrays are: {known}")
            if name in OBSERVED and self.observer is None:
                raise KernelError(f"array {name} needs an observer: make the batch with one")
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
        is_wide = name in ("moves", "features")
        if there != count and (not is_wide or not there or there % count):
            raise KernelError(f"array {name} must be {SHAPES[name]}, not {there} numbers in all")
        return view if view.ndim == 1 else view.cast("B").cast(wanted)

    def wanted_count(self, str name):
        """The numbers that an array holds; moves may be as wide as one likes."""
        if name == "masks":
            return self.games * self.mask_bytes()
        if name in ("rewards", "scores"):
            return self.games * self.source.seats
        if name in ("observations", "finals"):
            return self.games * self.observer.size
        if name == "labels":
            return self.games * self.observer.labels_size
        if name == "features":
            return self.games * FEATURES
        return self.games

    def mask_bytes(self):
        """The bytes of one mask."""
        if self.window is None:
            raise KernelError("masks need a window: make the batch with one")
        return (self.window.size + 7) // 8

    cdef void* address(self, str name) except? NULL:
        """Where the numbers of an array are, or NULL if it is not bound."""
        cdef uint8_t[::1] numbers
        if name not in self.views:
            return NULL
        numbers = self.views[name].cast("B")
        return &numbers[0]

    cdef int width_of(self, str name, int unit) except -1:
        """The entries of an array for each game, of so many numbers each."""
        return len(self.views[name]) // self.games // unit if name in self.views else 0

    cdef int point(self) except -1:
        """Take the addresses of the arrays."""
        cdef int i
        self.arrays.actor = <int8_t*>self.address("actor")
        self.arrays.counts = <int32_t*>self.address("counts")
        self.arrays.moves = <uint32_t*>self.address("moves")
        self.arrays.width = self.width_of("moves", 1)
        self.arrays.masks = <uint8_t*>self.address("masks")
        self.arrays.mask_bytes = self.width_of("masks", 1)
        self.arrays.rewards = <int32_t*>self.address("rewards")
        self.arrays.scores = <int32_t*>self.address("scores")
        self.arrays.ended = <uint8_t*>self.address("ended")
        self.arrays.truncated = <uint8_t*>self.address("truncated")
        self.arrays.illegal = <uint8_t*>self.address("illegal")
        self.arrays.observations = <uint8_t*>self.address("observations")
        self.arrays.finals = <uint8_t*>self.address("finals")
        self.arrays.labels = <uint8_t*>self.address("labels")
        self.arrays.features = <uint8_t*>self.address("features")
        self.arrays.feature_width = self.width_of("features", FEATURES)
        self.arrays.thumbs = <int32_t*>self.address("thumbs")
        self.rules.is_listing = not MOVE_ARRAYS.isdisjoint(self.views)
        for i in range(self.games):
            self.arrays.listed[i] = MOVES       # nobody knows what is in a new array
        return 0

    # -- playing -----------------------------------------------------------------

    def reset(self, seed=0):
        """Deal all games; each has dice of its own, so threads change nothing."""
        cdef uint64_t start = seed % (1 << 64)
        cdef uint32_t* scratch = <uint32_t*>malloc(MOVES * sizeof(uint32_t))
        cdef int i, count
        if scratch == NULL:
            raise MemoryError
        for i in range(self.games):
            self.dice[i] = dice_of(start, i)
            with nogil:
                self.faults[i] = deal_until_asked(
                    &self.rules, self.at(i), self.memory_of(i), &self.dice[i], scratch, &count
                )
        free(scratch)
        self.raise_faults(None, "number")
        self.refresh()

    cdef void* at(self, int game) noexcept nogil:
        return self.positions + <size_t>game * self.code.size

    cdef Memory* memory_of(self, int game) noexcept nogil:
        return NULL if self.memories == NULL else &self.memories[game]

    def refresh(self):
        """Write actors, legal moves and scores of all games without a step."""
        self.spread(None, -1, BY_NUMBER)

    def step(self, actions, str by="number"):
        """Play one action in every game; illegal ones are an error that names game and action.

        An action is given by its number, its slot in the window, or its place in the list of legal
        moves ("choice"). Where it is illegal its game is left as it is, and all others are played.
        """
        cdef const uint32_t[::1] given = self.numbers(actions)
        if by not in WAYS:
            raise KernelError(f"actions are given by {', '.join(WAYS)}, not by {by!r}")
        if by == "slot" and self.window is None:
            raise KernelError("slots need a window: make the batch with one")
        self.spread(given, -1, WAYS.index(by))
        self.raise_faults(given, by)

    def play(self, int steps, policy="random"):
        """Let a policy choose for all games, so many times; the arrays show the last step."""
        cdef int kind = policy_number(policy)
        for _ in range(steps):
            self.spread(None, kind, BY_NUMBER)
            self.raise_faults(None, "number")

    cdef const uint32_t[::1] numbers(self, object actions):
        cdef const uint32_t[::1] given
        try:
            given = actions
        except (BufferError, TypeError, ValueError):
            raise KernelError("actions are an array of type I (uint32)") from None
        if given.shape[0] != self.games:
            raise KernelError(f"{self.games} games need as many actions, not {given.shape[0]}")
        return given

    def raise_faults(self, actions, str by):
        """Raise an error for the first game that could not be played."""
        cdef int game = 0
        while game < self.games and not self.faults[game]:
            game += 1
        if game == self.games:
            return
        if self.faults[game] == ILLEGAL:
            what = "action" if by == "number" else by
            raise KernelError(f"{what} {actions[game]} is not legal in game {game}")
        if self.faults[game] == OUTSIDE:
            raise KernelError(f"game {game} has grown out of the window of the kernel")
        raise KernelError(f"seats of game {game} remember more than the kernel keeps")

    def spread(self, actions, int policy, int way):
        """Give each thread a part of the games."""
        if self.workers is None:
            self.run(actions, policy, way, 0, self.games)
            return
        part = -(-self.games // self.threads)
        starts = range(0, self.games, part)
        done = [
            self.workers.submit(
                self.run, actions, policy, way, start, min(start + part, self.games)
            )
            for start in starts
        ]
        for each in done:
            each.result()

    def run(self, actions, int policy, int way, int first, int last):
        """Step and write some of the games, without the GIL."""
        cdef const uint32_t[::1] given
        cdef const uint32_t* numbers = NULL
        cdef uint32_t* scratch = <uint32_t*>malloc(MOVES * sizeof(uint32_t))
        cdef int i
        if scratch == NULL:
            raise MemoryError
        if actions is not None:
            given = actions
            numbers = &given[0]
        with nogil:
            for i in range(first, last):
                if i + 1 < last:
                    fetch_game(&self.rules, self.at(i + 1), self.memory_of(i + 1))
                self.faults[i] = step_game(
                    &self.rules, self.at(i), self.memory_of(i), &self.dice[i],
                    numbers, way, policy, i, scratch, &self.arrays,
                )
        free(scratch)

    def write(self, int game):
        """The engine's state of one game, without notes."""
        if not 0 <= game < self.games:
            raise KernelError(f"there is no game {game} in a batch of {self.games}")
        return self.kernel.codec.state(self.source.dump(self.at(game)))
