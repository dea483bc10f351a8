# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""Search: what some actions are worth in one world, played on by a net and judged by another.

All actions are tried at once, in copies of the world with the same dice, so that luck is common to
them and each row of weights is read once for all. Other seats choose by what they observe in their
copy: they know no more of the searching seat than they would at the table.
"""

from libc.math cimport exp, tanh
from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcpy

from undermine.kernel.dice cimport Dice, dice_of, roll
from undermine.kernel.game cimport CHANCE, MOVES, NOBODY, SEATS, GameTables, KernelGame
from undermine.kernel.layers cimport MOST_WIDTH, TOGETHER as AT_ONCE, dense
from undermine.kernel.memory cimport Memory, MemorySource
from undermine.kernel.net cimport CriticNet, PolicyNet
from undermine.kernel.observation cimport FEATURES, observe, write_features, write_labels
from undermine.kernel.observer cimport Observer
from undermine.kernel.rewards cimport reward
from undermine.kernel.scoring cimport Heads, run_heads, scored
from undermine.kernel.trunk cimport (
    Scratch,
    add_labels,
    begin,
    finish,
    place_bytes,
)
from undermine.kernel.witness cimport witness

from undermine.kernel.errors import KernelError

TOGETHER = AT_ONCE
"""The most actions that are tried at once."""

cdef enum:
    STYLES = 8
    PLAYED = 0      # what a copy waits for: a seat that is played by the net,
    JUDGED = 1      # a judgement,
    DONE = 2        # or nothing

cdef struct Copy:
    void* position
    Memory* memory
    Dice dice
    Scratch scratch
    int plies
    int own                 # decisions of the searching seat that are left
    int waits
    double value


def worth_of_points(int kind, object points, int seat):
    """What the points of a round are worth to a seat, by the kind of reward."""
    cdef int32_t given[SEATS]
    cdef int k, seats = len(points)
    if not 0 <= seat < seats <= SEATS:
        raise KernelError(f"there are up to {SEATS} seats, and {seat} is one of them")
    for k in range(seats):
        given[k] = points[k]
    return reward(kind, given, seats, seat)


cdef class Search:
    """Plays copies of worlds on until the searching seat decides again, or the round is over."""

    cdef Observer observer
    cdef GameTables source
    cdef MemorySource remembering
    cdef PolicyNet policy
    cdef CriticNet critic
    cdef int reward
    cdef readonly long nodes
    cdef int seat
    cdef int round
    cdef int most_plies
    cdef int32_t before[SEATS]
    cdef float styles[STYLES]
    cdef float plain[STYLES]
    cdef Copy copy[AT_ONCE]
    cdef Heads heads[AT_ONCE]
    cdef float vectors[AT_ONCE * MOST_WIDTH]
    cdef uint8_t* observed
    cdef uint8_t* labels
    cdef uint8_t* canonical_labels
    cdef uint8_t* features
    cdef uint32_t* moves
    cdef float* logits

    def __cinit__(self, Observer observer, PolicyNet policy, CriticNet critic, int reward):
        cdef int k, patches = policy.policy.trunk.patch_rows * policy.policy.trunk.patch_columns
        cdef int channels = policy.policy.trunk.channels
        if critic is not None:
            channels = max(channels, critic.trunk.channels)
        self.observer, self.policy, self.critic = observer, policy, critic
        self.source, self.remembering = observer.source, observer.kernel.remembering
        self.reward = reward
        for net in (policy, critic):
            if net is not None and not net.has_seats(self.source.seats):
                raise KernelError(f"the nets have not learned where {self.source.seats} seats are")
        self.observed = <uint8_t*>calloc(observer.size, 1)
        self.labels = <uint8_t*>calloc(observer.labels_size, 1)
        self.canonical_labels = <uint8_t*>calloc(policy.labels + 1, 1)
        self.features = <uint8_t*>calloc(MOVES, FEATURES)
        self.moves = <uint32_t*>calloc(MOVES, sizeof(uint32_t))
        self.logits = <float*>calloc(MOVES, sizeof(float))
        for k in range(AT_ONCE):
            self.copy[k].position = malloc(self.source.code.size)
            self.copy[k].memory = <Memory*>malloc(sizeof(Memory))
            self.copy[k].scratch.observed = <uint8_t*>calloc(policy.policy.trunk.plan.bytes, 1)
            self.copy[k].scratch.patch = <float*>calloc(patches * channels + 1, sizeof(float))
            self.copy[k].scratch.touched = <uint8_t*>calloc(patches, 1)
            if self.copy[k].scratch.touched == NULL or self.copy[k].memory == NULL:
                raise MemoryError

    def __dealloc__(self):
        cdef int k
        for k in range(AT_ONCE):
            free(self.copy[k].position)
            free(self.copy[k].memory)
            free(self.copy[k].scratch.observed)
            free(self.copy[k].scratch.patch)
            free(self.copy[k].scratch.touched)
        free(self.observed)
        free(self.labels)
        free(self.canonical_labels)
        free(self.features)
        free(self.moves)
        free(self.logits)

    def worths(
        self, KernelGame world, object actions, object styles, seed=0, int most_plies=24, int own=0
    ):
        """What each action is worth to the seat that decides in a world, from -1 to 1.

        The seat decides so many more times itself, then its position is judged.
        """
        cdef uint32_t given[AT_ONCE]
        cdef int k, count = len(actions)
        if world.source is not self.source or world.memory == NULL:
            raise KernelError("a world is a game of the same kernel, read with notes=True")
        if not 0 < count <= AT_ONCE or world.actor < 0:
            raise KernelError(f"1 to {AT_ONCE} actions of a seat are tried at once, not {count}")
        if len(styles) != self.policy.policy.trunk.plan.styles:
            raise KernelError(f"these are not the styles of the nets: {styles!r}")
        for k, style in enumerate(styles):
            self.styles[k] = style
        for k, action in enumerate(actions):
            world.require(action)
            given[k] = action
        self.seat, self.round, self.most_plies = world.actor, world.round, most_plies
        self.source.code.scores(self.source.tables, world.position, self.before)
        for k in range(count):
            memcpy(self.copy[k].position, world.position, self.source.code.size)
            memcpy(self.copy[k].memory, world.memory, sizeof(Memory))
            self.copy[k].dice = dice_of(seed, 1)
            self.copy[k].plies, self.copy[k].own = 0, own
        with nogil:
            self.play(given, count)
        return [self.copy[k].value for k in range(count)]

    cdef void play(self, const uint32_t* actions, int count) noexcept nogil:
        """Try the actions, and play all copies on until each has a value."""
        cdef int k, left = count
        for k in range(count):
            self.advance(&self.copy[k], actions[k])
        while left:
            left = self.let_play(count)
            left += self.let_judge(count)

    cdef void advance(self, Copy* copy, uint32_t action) noexcept nogil:
        """Do an action and all chance after it; what the copy waits for then."""
        cdef int actor
        self.witness(copy, action)
        while self.source.code.actor(copy.position) == CHANCE:
            self.witness(
                copy, self.source.code.draw(self.source.tables, copy.position, &copy.dice)
            )
        actor = self.source.code.actor(copy.position)
        copy.waits = PLAYED
        if actor == NOBODY or self.source.code.phase(copy.position) >> 2 > self.round:
            copy.value = self.reward_of(copy)
            copy.waits = DONE
        elif actor == self.seat and not copy.own:
            copy.waits = JUDGED
        elif copy.plies >= self.most_plies or not self.is_sound(copy):
            copy.waits = JUDGED

    cdef void witness(self, Copy* copy, uint32_t action) noexcept nogil:
        witness(
            &self.source.code, self.source.tables, copy.position, &self.remembering.tables,
            copy.memory, action,
        )

    cdef bint is_sound(self, const Copy* copy) noexcept nogil:
        """The kernel has room for what follows."""
        return self.source.code.fits(copy.position) and not copy.memory.is_full

    cdef double reward_of(self, const Copy* copy) noexcept nogil:
        """What the round has brought to the searching seat."""
        cdef int32_t points[SEATS]
        cdef int seat
        self.source.code.scores(self.source.tables, copy.position, points)
        for seat in range(self.source.seats):
            points[seat] -= self.before[seat]
        return reward(self.reward, points, self.source.seats, self.seat)

    cdef void look(self, Copy* copy, int seat, const int* spread) noexcept nogil:
        """What a seat observes in a copy."""
        observe(
            &self.observer.tables, &self.source.code, self.source.tables, copy.position,
            copy.memory, seat, self.observed,
        )
        place_bytes(spread, self.observed, copy.scratch.observed)

    # -- other seats -------------------------------------------------------------

    cdef int let_play(self, int count) noexcept nogil:
        """Let the policy decide in all copies that wait for it; how many still wait."""
        cdef int asked[AT_ONCE]
        cdef int i, k, seat, asking = 0, waiting = 0, seats = self.source.seats
        for k in range(count):
            if self.copy[k].waits == PLAYED:
                seat = self.source.code.actor(self.copy[k].position)
                self.copy[k].own -= seat == self.seat
                self.look(&self.copy[k], seat, self.policy.spread[seats])
                begin(
                    &self.policy.policy.trunk, &self.copy[k].scratch,
                    seats - self.policy.least_seats,
                    &self.styles[0] if seat == self.seat else &self.plain[0],
                    self.vectors + asking * MOST_WIDTH,
                )
                asked[asking] = k
                asking += 1
        if not asking:
            return 0
        finish(&self.policy.policy.trunk, self.vectors, asking)
        run_heads(&self.policy.policy, self.vectors, self.heads, asking)
        self.nodes += asking
        for i in range(asking):
            self.decide(&self.copy[asked[i]], &self.heads[i])
            waiting += self.copy[asked[i]].waits == PLAYED
        return waiting

    cdef void decide(self, Copy* copy, const Heads* heads) noexcept nogil:
        """Choose for a seat by the probabilities of the policy."""
        cdef int i, count = self.source.code.legal(
            self.source.tables, copy.position, self.moves
        )
        write_features(
            &self.observer.tables, &self.source.code, self.source.tables, copy.position,
            self.moves, count, self.source.code.actor(copy.position), self.features,
        )
        for i in range(count):
            self.logits[i] = scored(
                &self.policy.policy, &copy.scratch, heads, self.features + i * FEATURES
            )
        copy.plies += 1
        self.advance(copy, self.moves[self.drawn(&copy.dice, count)])

    cdef int drawn(self, Dice* dice, int count) noexcept nogil:
        """One of the actions, by the probabilities that their logits mean."""
        cdef double total = 0, left
        cdef float top = self.logits[0]
        cdef int i
        for i in range(count):
            top = self.logits[i] if self.logits[i] > top else top
        for i in range(count):
            self.logits[i] = exp(self.logits[i] - top)
            total += self.logits[i]
        left = (roll(dice) >> 11) * (1.0 / 9007199254740992.0) * total
        for i in range(count - 1):
            left -= self.logits[i]
            if left < 0:
                return i
        return count - 1

    # -- judgements --------------------------------------------------------------

    cdef int let_judge(self, int count) noexcept nogil:
        """Judge all copies that wait for it, when none is played any more; how many still wait."""
        cdef int k, judged = 0
        for k in range(count):
            if self.copy[k].waits == PLAYED:
                return 0
        for k in range(count):
            if self.copy[k].waits == JUDGED:
                self.begin_judgement(&self.copy[k], self.vectors + judged * MOST_WIDTH)
                judged += 1
        if judged:
            self.nodes += judged
            self.end_judgements(count, judged)
        return 0

    cdef void begin_judgement(self, Copy* copy, float* vector) noexcept nogil:
        """The inputs of the critic, or of the policy where there is none."""
        cdef int seats = self.source.seats
        if self.critic is None:
            self.look(copy, self.seat, self.policy.spread[seats])
            begin(
                &self.policy.policy.trunk, &copy.scratch, seats - self.policy.least_seats,
                self.styles, vector,
            )
            return
        self.look(copy, self.seat, self.critic.spread[seats])
        begin(
            &self.critic.trunk, &copy.scratch, seats - self.critic.least_seats, self.styles, vector
        )
        write_labels(&self.observer.tables, copy.memory, self.seat, self.labels)
        place_bytes(self.critic.spread_labels[seats], self.labels, self.canonical_labels)
        add_labels(
            &self.critic.trunk, self.canonical_labels, self.critic.labels,
            self.critic.label_factor, vector,
        )

    cdef void end_judgements(self, int count, int judged) noexcept nogil:
        """The values of all copies that are judged."""
        cdef float value
        cdef int i = 0, k
        if self.critic is None:
            finish(&self.policy.policy.trunk, self.vectors, judged)
        else:
            finish(&self.critic.trunk, self.vectors, judged)
        for k in range(count):
            if self.copy[k].waits == JUDGED:
                if self.critic is None:
                    dense(&self.policy.policy.to_value, self.vectors + i * MOST_WIDTH, &value)
                else:
                    dense(&self.critic.to_value, self.vectors + i * MOST_WIDTH, &value)
                self.copy[k].value = tanh(value)
                self.copy[k].waits = DONE
                i += 1
