"""One game of a batch: how it is played and watched, and what of it is written into arrays."""

from libc.stdint cimport int8_t, int32_t, uint8_t, uint32_t
from libc.string cimport memcpy, memset

from undermine.kernel.dice cimport Dice
from undermine.kernel.doubts cimport doubt
from undermine.kernel.game cimport CHANCE, NOBODY, SEATS, Code, fetch_ahead
from undermine.kernel.grid cimport Board
from undermine.kernel.history cimport turn_page
from undermine.kernel.memory cimport Memory, MemoryTables, Note, Pile
from undermine.kernel.observation cimport (
    FEATURES,
    ObservationTables,
    is_inside,
    observe,
    write_features,
    write_labels,
)
from undermine.kernel.policies cimport THUMB, choose
from undermine.kernel.window cimport NO_SLOT, VerbSlots, slot_of
from undermine.kernel.witness cimport witness

cdef enum:
    BY_NUMBER = 0   # how actions are given
    BY_SLOT = 1
    BY_CHOICE = 2
    ASKED = -1      # in the place of a policy: the caller decides for the seat
    ILLEGAL = 1     # faults of a game
    OUTSIDE = 2
    FORGETFUL = 3
    ENDED = -1      # in the place of a number of legal moves: the game is over,
    LEFT = -2       # or it has left the window
    LINE = 64       # the bytes that are fetched at once
    USUAL_NOTES = 4 # so many notes are fetched ahead

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
    uint8_t* truncated
    uint8_t* illegal
    uint8_t* observations
    uint8_t* finals
    uint8_t* labels
    uint8_t* features
    int feature_width
    int32_t* listed         # the rows of moves and features that hold something, by game
    int32_t* thumbs

cdef struct Play:
    Code code               # how a game is played
    const void* tables
    const void* first
    int seats
    int rounds              # a game ends after so many; 0: after all
    int bot[SEATS]          # the policy of each seat, or ASKED
    double even[SEATS]      # what rules of thumb go by where no history is kept
    const MemoryTables* memory
    const ObservationTables* observation
    const VerbSlots* slots
    bint is_listing         # an array wants the legal moves


cdef inline void fetch_lines(const void* start, size_t size) noexcept nogil:
    """Ask for memory that is needed soon."""
    cdef size_t offset = 0
    while offset < size:
        fetch_ahead(<const char*>start + offset)
        offset += LINE


cdef inline void fetch_game(
    const Play* rules, const void* position, const Memory* memory
) noexcept nogil:
    """Ask for the parts of the next game that every step reads."""
    cdef int i
    for i in range(rules.code.hots):
        fetch_ahead(<const char*>position + rules.code.hot[i])
    if memory != NULL:
        fetch_lines(memory.pile, rules.memory.piles * sizeof(Pile))
        fetch_lines(memory.note, USUAL_NOTES * sizeof(Note))


cdef inline int advance(
    const Play* rules, void* position, Memory* memory, uint32_t action, Dice* dice
) noexcept nogil:
    """Play an action and all chance that follows; who decides then."""
    if memory == NULL:
        return rules.code.advance(rules.tables, position, action, dice)
    witness(&rules.code, rules.tables, position, rules.memory, memory, action)
    while rules.code.actor(position) == CHANCE:
        action = rules.code.draw(rules.tables, position, dice)
        witness(&rules.code, rules.tables, position, rules.memory, memory, action)
    return rules.code.actor(position)


cdef inline void deal_anew(
    const Play* rules, void* position, Memory* memory, Dice* dice
) noexcept nogil:
    """A game in which a seat decides next."""
    cdef uint32_t action
    memcpy(position, rules.first, rules.code.size)
    if memory != NULL:
        memcpy(memory, &rules.memory.first, sizeof(Memory))
        turn_page(&memory.history, rules.code.phase(position) >> 2)
    while rules.code.actor(position) == CHANCE:
        action = rules.code.draw(rules.tables, position, dice)
        if memory == NULL:
            rules.code.step(rules.tables, position, action, NULL)
        else:
            witness(&rules.code, rules.tables, position, rules.memory, memory, action)


cdef inline int find_move(
    const Play* rules, const uint32_t* moves, int count, uint32_t given, int way
) noexcept nogil:
    """The place of an action in the list of legal moves, or -1."""
    cdef int i
    if way == BY_CHOICE:
        return given if given < <uint32_t>count else -1
    for i in range(count):
        if given == (slot_of(rules.slots, moves[i]) if way == BY_SLOT else moves[i]):
            return i
    return -1


cdef inline bint has_ended(const Play* rules, const void* position) noexcept nogil:
    """The game is over, or the rounds that are played of it."""
    if rules.code.actor(position) == NOBODY:
        return True
    return rules.rounds > 0 and rules.code.phase(position) >> 2 > rules.rounds


cdef inline bint has_left(const Play* rules, const void* position) noexcept nogil:
    """A card lies outside the window of the observer."""
    return rules.observation != NULL and not is_inside(
        rules.observation, <const Board*>(<const char*>position + rules.code.board)
    )


cdef inline int fault_of(
    const Play* rules, const void* position, const Memory* memory
) noexcept nogil:
    """Why a game cannot go on in the kernel, or 0."""
    if not rules.code.fits(position):
        return OUTSIDE
    return FORGETFUL if memory != NULL and memory.is_full else 0


cdef inline bint is_bots_turn(const Play* rules, const void* position) noexcept nogil:
    """A seat decides that a policy plays for."""
    cdef int seat = rules.code.actor(position)
    return seat >= 0 and rules.bot[seat] != ASKED


cdef inline uint32_t choose_by(
    const Play* rules, const void* position, const Memory* memory, int policy, uint32_t* moves,
    int count, Dice* dice,
) noexcept nogil:
    """The action that a policy chooses; rules of thumb doubt seats for what they did."""
    cdef double doubts[SEATS]
    cdef const double* suspicion = rules.even
    if policy == THUMB and memory != NULL:
        doubt(&rules.memory.actions, &memory.history, rules.seats, doubts)
        suspicion = doubts
    return choose(
        &rules.code, rules.tables, position, policy, suspicion, moves, count, dice
    )


cdef inline int let_bots_play(
    const Play* rules, void* position, Memory* memory, Dice* dice, uint32_t* moves
) noexcept nogil:
    """Play up to the next decision of the caller, or to the end; the fault, or 0."""
    cdef int count, fault = fault_of(rules, position, memory)
    cdef uint32_t action
    while not fault and is_bots_turn(rules, position):
        if has_ended(rules, position) or has_left(rules, position):
            break
        count = rules.code.legal(rules.tables, position, moves)
        action = choose_by(
            rules, position, memory, rules.bot[rules.code.actor(position)], moves, count, dice
        )
        advance(rules, position, memory, action, dice)
        fault = fault_of(rules, position, memory)
    return fault


cdef inline int list_decision(
    const Play* rules, const void* position, uint32_t* moves
) noexcept nogil:
    """The number of legal moves of the seat that decides; ENDED or LEFT where none does."""
    if has_ended(rules, position):
        return ENDED
    if has_left(rules, position):
        return LEFT
    return rules.code.legal(rules.tables, position, moves) if rules.is_listing else 0


cdef inline int deal_until_asked(
    const Play* rules, void* position, Memory* memory, Dice* dice, uint32_t* moves, int* count
) noexcept nogil:
    """A new game, or the first of several, in which the caller decides next; the fault, or 0."""
    cdef int fault = 0
    count[0] = ENDED
    while not fault and count[0] < 0:
        deal_anew(rules, position, memory, dice)
        fault = let_bots_play(rules, position, memory, dice, moves)
        count[0] = list_decision(rules, position, moves)
    return fault


cdef inline int find_action(
    const Play* rules, const void* position, const Memory* memory, Dice* dice,
    const uint32_t* actions, int way, int policy, int game, uint32_t* moves, uint32_t* action,
) noexcept nogil:
    """The action that the caller gave for a game, or that a policy chooses; the fault, or 0."""
    cdef int count = rules.code.legal(rules.tables, position, moves), chosen
    if actions == NULL:
        action[0] = choose_by(rules, position, memory, policy, moves, count, dice)
        return 0
    chosen = find_move(rules, moves, count, actions[game], way)
    if chosen < 0:
        return ILLEGAL
    action[0] = moves[chosen]
    return 0


cdef inline int step_game(
    const Play* rules, void* position, Memory* memory, Dice* dice, const uint32_t* actions,
    int way, int policy, int game, uint32_t* moves, const Arrays* arrays,
) noexcept nogil:
    """Play in one game and write what follows; the fault, or 0."""
    cdef int32_t before[SEATS]
    cdef int32_t after[SEATS]
    cdef uint32_t action
    cdef int count, fault = 0, seat = rules.code.actor(position)
    rules.code.scores(rules.tables, position, before)
    memcpy(after, before, sizeof(before))
    if actions != NULL or policy >= 0:
        fault = find_action(
            rules, position, memory, dice, actions, way, policy, game, moves, &action
        )
        if fault:
            return write_illegal(rules, game, before, arrays)
        advance(rules, position, memory, action, dice)
        fault = let_bots_play(rules, position, memory, dice, moves)
        if fault:
            return fault
        rules.code.scores(rules.tables, position, after)
    count = list_decision(rules, position, moves)
    write_results(rules, game, before, after, count, arrays)
    if count < 0:
        write_final(rules, position, memory, game, seat, arrays)
        fault = deal_until_asked(rules, position, memory, dice, moves, &count)
    write_decision(rules, position, memory, dice, game, moves, count, arrays)
    return fault


cdef inline int write_illegal(
    const Play* rules, int game, const int32_t* scores, const Arrays* arrays
) noexcept nogil:
    """Nothing has changed in a game; a fault, unless the caller wants to be told otherwise."""
    write_results(rules, game, scores, scores, 0, arrays)
    if arrays.illegal == NULL:
        return ILLEGAL
    arrays.illegal[game] = 1
    return 0


cdef inline void write_final(
    const Play* rules, const void* position, const Memory* memory, int game, int seat,
    const Arrays* arrays,
) noexcept nogil:
    """Write what a seat may know of the end of a game."""
    if arrays.finals != NULL:
        observe(
            rules.observation, &rules.code, rules.tables, position, memory, seat,
            arrays.finals + <size_t>game * rules.observation.layout.size,
        )


cdef inline void write_results(
    const Play* rules, int game, const int32_t* before, const int32_t* after, int count,
    const Arrays* arrays,
) noexcept nogil:
    """Write what a step has brought; the number of legal moves tells whether it was the last."""
    cdef int seat
    if arrays.rewards != NULL:
        for seat in range(rules.seats):
            arrays.rewards[game * rules.seats + seat] = after[seat] - before[seat]
    if arrays.scores != NULL:
        memcpy(arrays.scores + game * rules.seats, after, rules.seats * sizeof(int32_t))
    if arrays.ended != NULL:
        arrays.ended[game] = count == ENDED
    if arrays.truncated != NULL:
        arrays.truncated[game] = count == LEFT
    if arrays.illegal != NULL:
        arrays.illegal[game] = 0


cdef inline void write_decision(
    const Play* rules, const void* position, const Memory* memory, Dice* dice, int game,
    uint32_t* moves, int count, const Arrays* arrays,
) noexcept nogil:
    """Write who decides in a game, what this seat may know, and its legal moves."""
    cdef int seat = rules.code.actor(position)
    if arrays.actor != NULL:
        arrays.actor[game] = seat
    if arrays.observations != NULL:
        observe(
            rules.observation, &rules.code, rules.tables, position, memory, seat,
            arrays.observations + <size_t>game * rules.observation.layout.size,
        )
    if arrays.labels != NULL:
        write_labels(
            rules.observation, memory, seat,
            arrays.labels + <size_t>game * rules.observation.layout.labels,
        )
    write_moves(rules, game, moves, count, arrays)
    if arrays.features != NULL:
        write_features(
            rules.observation, &rules.code, rules.tables, position, moves,
            min(count, arrays.feature_width), seat,
            arrays.features + <size_t>game * arrays.feature_width * FEATURES,
        )
    clear_rest(game, count, arrays)
    if arrays.thumbs != NULL and count > 0:
        arrays.thumbs[game] = thumb_in(rules, position, memory, dice, moves, count)


cdef inline void clear_rest(int game, int count, const Arrays* arrays) noexcept nogil:
    """Blank the rows of the last decision: they would show the hand of another seat."""
    cdef int last = min(arrays.listed[game], arrays.width)
    if last > count and arrays.moves != NULL:
        memset(
            arrays.moves + <size_t>game * arrays.width + count, 0, (last - count) * sizeof(uint32_t)
        )
    last = min(arrays.listed[game], arrays.feature_width)
    if last > count and arrays.features != NULL:
        memset(
            arrays.features + (<size_t>game * arrays.feature_width + count) * FEATURES, 0,
            (last - count) * FEATURES,
        )
    arrays.listed[game] = count


cdef inline int thumb_in(
    const Play* rules, const void* position, const Memory* memory, Dice* dice, uint32_t* moves,
    int count,
) noexcept nogil:
    """The place in the list of legal moves of the one that rules of thumb choose."""
    cdef uint32_t action = choose_by(rules, position, memory, THUMB, moves, count, dice)
    cdef int i = 0
    while moves[i] != action:
        i += 1
    return i


cdef inline void write_moves(
    const Play* rules, int game, const uint32_t* moves, int count, const Arrays* arrays
) noexcept nogil:
    """Write the legal moves of a game, as a list and as a mask."""
    cdef int i
    cdef uint32_t slot
    cdef uint8_t* mask
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
            slot = slot_of(rules.slots, moves[i])
            if slot != NO_SLOT:
                mask[slot >> 3] |= 1 << (slot & 7)
