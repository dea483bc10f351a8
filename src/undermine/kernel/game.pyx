# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""One game in the kernel, as Python sees it, and playouts."""

from libc.stdint cimport int32_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy

from undermine.kernel.dice cimport Dice, dice_of
from undermine.kernel.policies cimport THUMB, choose, policy_number, read_suspicion
from undermine.kernel.history cimport recall, turn_page
from undermine.kernel.memory cimport Memory
from undermine.kernel.witness cimport witness

from undermine.kernel.errors import KernelError


cdef uint32_t action_number(object action) except? 0:
    """A number that Python gave; anything else is an error that quotes it."""
    if not isinstance(action, int) or not 0 <= action <= 0xFFFFFFFF:
        raise KernelError(f"an action is one of the numbers of legal(), not {action!r}")
    return action


cdef class GameTables:
    """The functions of a game and the tables that they read."""

    cdef dict dump(self, const void* position):
        raise NotImplementedError

    cdef void fill(self, void* position, dict fields) except *:
        raise NotImplementedError


cdef class KernelGame:
    """One game, changed in place: `legal` lists action numbers, `apply` plays one.

    Made by `Kernel.deal` and `Kernel.read`.
    """

    def __cinit__(self, GameTables source, object kernel, uint64_t seed=0):
        self.source = source
        self.kernel = kernel
        self.remembering = kernel.remembering
        self.dice = dice_of(seed, 0)
        self.listed = -1
        self.position = malloc(source.code.size)
        self.moves = <uint32_t*>malloc(MOVES * sizeof(uint32_t))
        if self.position == NULL or self.moves == NULL:
            raise MemoryError
        memcpy(self.position, source.first, source.code.size)

    def __dealloc__(self):
        free(self.position)
        free(self.moves)
        free(self.memory)

    # -- questions ---------------------------------------------------------------

    @property
    def actor(self):
        """Who decides next: a seat, -1 for chance, -3 when the game is over."""
        return self.source.code.actor(self.position)

    @property
    def is_over(self):
        """Nothing is left to decide."""
        return self.source.code.actor(self.position) == NOBODY

    @property
    def scores(self):
        """The points of each seat so far."""
        cdef int32_t points[SEATS]
        self.source.code.scores(self.source.tables, self.position, points)
        return tuple([points[seat] for seat in range(self.source.seats)])

    @property
    def round(self):
        """The number of the round, from 1; it grows when the next one is dealt."""
        return self.source.code.phase(self.position) >> 2

    @property
    def is_paying(self):
        """The round has ended, and what it is worth is being paid."""
        return self.source.code.phase(self.position) & 2 != 0

    def legal(self):
        """The numbers of all legal actions; outcomes of chance, where it decides."""
        cdef int i, count = self.list_moves()
        return [self.moves[i] for i in range(count)]

    cdef int list_moves(self) except -1:
        """List the legal actions, unless they are listed already."""
        if self.listed < 0:
            self.listed = self.source.code.legal(self.source.tables, self.position, self.moves)
        return self.listed

    # -- changes -----------------------------------------------------------------

    def apply(self, action, draw=None):
        """Play a legal action. Chance is drawn inside, or `draw` gives its outcomes.

        `draw` is a card, an action number, or several of them; then nothing else is drawn, and
        chance waits as an actor where more is due.
        """
        cdef uint32_t number = action_number(action)
        self.require(number)
        if draw is None and self.memory == NULL:
            self.listed = -1
            self.source.code.advance(self.source.tables, self.position, number, &self.dice)
            self.check_window()
            return
        self.perform(number)
        if draw is None:
            self.settle()
            return
        for outcome in (draw,) if isinstance(draw, (str, int)) else draw:
            self.apply(self.kernel.outcome(outcome), ())

    def settle(self):
        """Draw everything that chance decides now."""
        while self.source.code.actor(self.position) == CHANCE:
            self.perform(self.source.code.draw(self.source.tables, self.position, &self.dice))

    cdef int perform(self, uint32_t action) except -1:
        """One step of the engine: an action and its duties, with a trace for notes."""
        self.listed = -1
        if self.memory == NULL:
            self.source.code.step(self.source.tables, self.position, action, NULL)
        else:
            witness(
                &self.source.code, self.source.tables, self.position, &self.remembering.tables,
                self.memory, action,
            )
        self.check_window()
        return 0

    cdef int require(self, uint32_t action) except -1:
        """Raise an error for an action that is not legal now."""
        cdef int i, count = self.list_moves()
        for i in range(count):
            if self.moves[i] == action:
                return 0
        raise KernelError(f"action {action} is not legal now; legal() lists {count} actions")

    def check_window(self):
        """Raise an error where the board has left the window of the kernel."""
        if not self.source.code.fits(self.position):
            raise KernelError("the board has grown out of the window of the kernel; use the engine")

    def copy(self, seed=None):
        """The same position again; with a seed, chance goes another way in it."""
        other = KernelGame.__new__(KernelGame, self.source, self.kernel)
        memcpy((<KernelGame>other).position, self.position, self.source.code.size)
        (<KernelGame>other).dice = self.dice if seed is None else dice_of(seed, 0)
        if self.memory != NULL:
            (<KernelGame>other).begin_memory(None)
            memcpy((<KernelGame>other).memory, self.memory, sizeof(Memory))
        return other

    def noting(self, fields=None):
        """The same game, which keeps notes from now on: those given, or none yet."""
        self.begin_memory(fields)
        return self

    cdef int begin_memory(self, dict fields) except -1:
        """Keep notes from now on."""
        if self.memory == NULL:
            self.memory = <Memory*>malloc(sizeof(Memory))
            if self.memory == NULL:
                raise MemoryError
        if fields is None:
            memcpy(self.memory, &self.remembering.tables.first, sizeof(Memory))
        else:
            self.remembering.fill(self.memory, fields)
        turn_page(&self.memory.history, self.source.code.phase(self.position) >> 2)
        return 0

    def recall(self, KernelGame other, int seat):
        """Take over what was done in another game, as a seat of it saw that.

        Cards that the seat did not see stay unseen, to everybody: in this world they may be others.
        """
        if other.source is not self.source:
            raise KernelError("the other game belongs to another kernel")
        if self.memory == NULL or other.memory == NULL:
            raise KernelError("only games that keep notes recall what was done")
        if not 0 <= seat < self.source.seats:
            raise KernelError(
                f"seats of this game are 0 to {self.source.seats - 1}; there is no seat {seat}"
            )
        recall(
            &self.remembering.tables.actions, &self.memory.history, &other.memory.history, seat
        )

    def set_to(self, KernelGame other):
        """Become the position of another game of the same kernel; notes are left alone."""
        if other.source is not self.source:
            raise KernelError("the other game belongs to another kernel")
        memcpy(self.position, other.position, self.source.code.size)
        self.listed = -1

    # -- playouts ----------------------------------------------------------------

    cdef int read_policies(
        self, object policies, object suspicion, int* kinds, double* doubts
    ) except -1:
        """A policy for each seat, and the suspicion where one of them goes by it."""
        cdef int seat
        cdef bint needs_it = False
        if len(policies) != self.source.seats:
            raise KernelError(f"{self.source.seats} seats need as many policies: {policies!r}")
        for seat in range(self.source.seats):
            kinds[seat] = policy_number(policies[seat])
            needs_it = needs_it or kinds[seat] == THUMB
        if needs_it or suspicion is not None:
            read_suspicion(suspicion, self.source.seats, doubts)
        return 0

    def choice(self, policy="random", *, suspicion=None):
        """The action that a policy chooses now; only the dice change."""
        cdef int kinds[SEATS]
        cdef double doubts[SEATS]
        self.read_policies([policy] * self.source.seats, suspicion, kinds, doubts)
        if self.source.code.actor(self.position) < 0:
            raise KernelError(f"a policy chooses for a seat, but {self.actor} decides now")
        return choose(
            &self.source.code, self.source.tables, self.position, kinds[0], doubts, self.moves,
            self.list_moves(), &self.dice,
        )

    def playout(self, policy="random", int limit=1_000_000, *, suspicion=None):
        """Play to the end without notes and return the number of actions of seats.

        The policy `thumb` needs a suspicion: how likely each seat is a saboteur, from 0 to 1.
        """
        cdef int kinds[SEATS]
        cdef double doubts[SEATS]
        cdef int plies
        self.read_policies([policy] * self.source.seats, suspicion, kinds, doubts)
        if self.memory != NULL:
            raise KernelError("a game that keeps notes cannot be played out; copy it without them")
        self.listed = -1
        self.settle()
        with nogil:
            plies = play_out(
                self.source.code, self.source.tables, self.position, self.moves, &self.dice,
                kinds[0], doubts, limit,
            )
        self.listed = -1
        self.check_window()
        return plies

    def playouts(self, int count, policy="random", int limit=1_000_000, *, suspicion=None):
        """Play so many copies to the end: the plies of all, and the sum of each seat's points."""
        cdef int kinds[SEATS]
        cdef double doubts[SEATS]
        cdef int i, seat
        cdef long plies = 0
        cdef size_t size = self.source.code.size
        cdef int32_t points[SEATS]
        cdef long totals[SEATS]
        cdef bint fits = True
        cdef void* scratch
        self.read_policies([policy] * self.source.seats, suspicion, kinds, doubts)
        scratch = malloc(size)
        if scratch == NULL:
            raise MemoryError
        for seat in range(SEATS):
            totals[seat] = 0
        self.listed = -1
        with nogil:
            for i in range(count):
                memcpy(scratch, self.position, size)
                plies += play_out(
                    self.source.code, self.source.tables, scratch, self.moves, &self.dice,
                    kinds[0], doubts, limit,
                )
                self.source.code.scores(self.source.tables, scratch, points)
                for seat in range(self.source.seats):
                    totals[seat] += points[seat]
                fits = fits and self.source.code.fits(scratch)
        free(scratch)
        if not fits:
            self.check_window()
            raise KernelError("a playout has grown out of the window of the kernel")
        return plies, tuple([totals[seat] for seat in range(self.source.seats)])

    def play_round(self, policies, uint64_t plays, *, suspicion=None):
        """Let a policy for each seat play up to the end of the round, or of its payments.

        The action that ends it is returned, and left to the caller, after the number of plies and
        of turns; both count it. A turn is one of the verbs that are bits of `plays`.
        """
        cdef int kinds[SEATS]
        cdef double doubts[SEATS]
        cdef int plies = 0, turns = 0
        cdef uint32_t last
        cdef void* before = malloc(self.source.code.size)
        try:
            if before == NULL:
                raise MemoryError
            self.read_policies(policies, suspicion, kinds, doubts)
            if self.memory != NULL or self.source.code.actor(self.position) < 0:
                raise KernelError("a round needs a seat that decides, and a game without notes")
            self.listed = -1
            with nogil:
                last = play_to_phase(
                    self.source.code, self.source.tables, self.position, before, self.moves,
                    &self.dice, kinds, doubts, plays, &plies, &turns,
                )
            self.check_window()
        finally:
            free(before)
        return plies, turns, last

    def copies(self, int count):
        """Copy the position so often inside, for measurements; the last byte of the copy."""
        cdef size_t size = self.source.code.size
        cdef char* scratch = <char*>malloc(size)
        cdef int i
        cdef long total = 0
        if scratch == NULL:
            raise MemoryError
        with nogil:
            for i in range(count):
                memcpy(scratch, self.position, size)
                total += scratch[(i * 64) % size]
        free(scratch)
        return total

    # -- between both worlds -----------------------------------------------------

    def fields(self):
        """The position as plain numbers, for the codec."""
        return self.source.dump(self.position)

    def fill(self, dict fields):
        """Become the position that the codec describes."""
        self.source.fill(self.position, fields)
        self.listed = -1
        self.check_window()

    def write(self):
        """The engine's state; notes are empty where they are switched off."""
        return self.kernel.write(self)

    @property
    def notes(self):
        """What seats remember, as the engine notes it; None where it is switched off."""
        if self.memory == NULL:
            return None
        return self.kernel.notes_of(self.remembering.dump(self.memory))

    def drawn(self):
        """One outcome of the chance that is due; nothing changes."""
        if self.source.code.actor(self.position) != CHANCE:
            raise KernelError(f"nothing is decided by chance now, but by {self.actor}")
        return self.source.code.draw(self.source.tables, self.position, &self.dice)


cdef int play_out(
    Code code, const void* tables, void* position, uint32_t* moves, Dice* dice, int policy,
    const double* suspicion, int limit,
) noexcept nogil:
    """Play to the end, or so many plies, by a policy; the number of plies."""
    cdef int plies = 0, count
    cdef uint32_t action
    while code.actor(position) == CHANCE:
        code.step(tables, position, code.draw(tables, position, dice), NULL)
    while plies < limit and code.actor(position) != NOBODY:
        count = code.legal(tables, position, moves)
        action = choose(&code, tables, position, policy, suspicion, moves, count, dice)
        code.advance(tables, position, action, dice)
        plies += 1
    return plies


cdef uint32_t play_to_phase(
    Code code, const void* tables, void* position, void* before, uint32_t* moves, Dice* dice,
    const int* policies, const double* suspicion, uint64_t plays, int* plies, int* turns,
) noexcept nogil:
    """Play until an action ends the round or its payments; that action, taken back."""
    cdef int count, seat, phase = code.phase(position)
    cdef uint32_t action
    while True:
        memcpy(before, position, code.size)
        count = code.legal(tables, position, moves)
        seat = code.actor(position)
        action = choose(
            &code, tables, position, policies[seat], suspicion, moves, count, dice
        )
        plies[0] += 1
        turns[0] += code.phase(position) & plays >> (action >> 24) & 1
        if code.advance(tables, position, action, dice) == NOBODY or (
            code.phase(position) >> 1 != phase >> 1
        ):
            memcpy(position, before, code.size)
            return action
