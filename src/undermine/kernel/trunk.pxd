"""The trunk of a net: from the bytes of an observation to one vector, by way of the board.

`undermine.net.plan` says which bytes become which numbers. Most of them are zero, and cells of the
board are mostly empty: only what is there is added up.
"""

from libc.stdint cimport uint8_t
from libc.string cimport memcpy, memset

from undermine.kernel.layers cimport (
    MOST_WIDTH,
    Linear,
    Norm,
    Residual,
    add_residual,
    add_row,
    add_scaled,
    normalise,
    rectify,
    start,
)
from undermine.kernel.reckoning cimport NEAR, Places, Reckoned, reckon

cdef enum:
    SCALED = 0          # what a byte becomes: one number,
    BITS = 1            # its lowest bits,
    CLASSES = 2         # or one of several classes
    SPECIAL = 3         # the last classes: 254, 255, and all that is too large
    MOST_CHANNELS = 64  # numbers of a patch of the board
    KERNEL_CELLS = 9    # cells of a patch
    MOST_BLOCKS = 4
    BOARD_PLANES = 8
    FACES = 256
    FACE_NUMBERS = 64
    PAWNS = 32
    END = -2

cdef struct Entry:
    int kind
    int byte
    int to                  # the first of its numbers
    int count               # bits or classes; the largest value of a scaled byte
    float factor

cdef struct Pawn:
    int byte                # of its column; that of its row follows
    int channel

cdef struct TrunkPlan:
    int bytes               # of a canonical observation
    int rows                # of the board
    int columns
    int planes              # besides the plane of faces, each with the bits of a byte:
    int plane_channel[BOARD_PLANES]
    int plane_bits[BOARD_PLANES]
    int face_numbers
    uint8_t face[FACES][FACE_NUMBERS]
    int pawns
    Pawn pawn[PAWNS]
    int entries
    Entry* entry
    int least_seats
    int seats_to            # the numbers of the number of seats,
    int styles_to           # of the styles,
    int styles
    int more_to             # and of the labels
    Places places

cdef struct Trunk:
    TrunkPlan plan
    int width
    int channels            # of the board; 0: this net does not look at cells
    int blocks
    int patch_rows
    int patch_columns
    Linear patches          # a row for each cell of a patch and channel
    Linear from_patches     # a row for each patch and channel
    Linear from_numbers
    float* bare             # the sum of all patches of an empty board
    Residual block[MOST_BLOCKS]
    Norm norm

cdef struct Scratch:
    uint8_t* observed       # canonical bytes
    float* patch            # patches x channels
    uint8_t* touched        # patches with something in them
    Reckoned reckoned


cdef inline int class_of(int value, int count) noexcept nogil:
    """The class of a byte."""
    if value < count - SPECIAL:
        return value
    if value == 254:
        return count - 2
    return count - 1 if value == 255 else count - 3


cdef inline void place_bytes(const int* source, const uint8_t* given, uint8_t* out) noexcept nogil:
    """Spread the bytes of a number of seats over the canonical ones; -1: zero, -2: the end."""
    while source[0] != END:
        out[0] = given[source[0]] if source[0] >= 0 else 0
        out += 1
        source += 1


# -- the board -------------------------------------------------------------------------------------


cdef inline void add_to_patches(
    const Trunk* t, Scratch* s, int row, int column, int channel
) noexcept nogil:
    """A number of a cell is 1: add it to all patches that the cell is part of."""
    cdef int down, right, above, left, patch, cell
    for down in range(3):
        above = row + 1 - down
        if above < 0 or above & 1 or above >> 1 >= t.patch_rows:
            continue
        for right in range(3):
            left = column + 1 - right
            if left < 0 or left & 1 or left >> 1 >= t.patch_columns:
                continue
            patch = (above >> 1) * t.patch_columns + (left >> 1)
            cell = (down * 3 + right) * (t.patches.inputs // KERNEL_CELLS) + channel
            if not s.touched[patch]:
                s.touched[patch] = 1
                start(&t.patches, s.patch + patch * t.channels)
            add_row(
                s.patch + patch * t.channels, t.patches.rows + cell * t.channels, t.channels
            )


cdef inline void add_bits(
    const Trunk* t, Scratch* s, int row, int column, int plane, int value
) noexcept nogil:
    """The bits of a byte of a plane."""
    cdef int bit
    for bit in range(t.plan.plane_bits[plane]):
        if value >> bit & 1:
            add_to_patches(t, s, row, column, t.plan.plane_channel[plane] + bit)


cdef inline void add_cells(const Trunk* t, Scratch* s) noexcept nogil:
    """All planes of the board."""
    cdef int row, column, plane, number, cells = t.plan.rows * t.plan.columns
    cdef const uint8_t* at = s.observed
    cdef const uint8_t* face
    for row in range(t.plan.rows):
        for column in range(t.plan.columns):
            if at[0]:
                face = t.plan.face[at[0]]
                for number in range(t.plan.face_numbers):
                    if face[number]:
                        add_to_patches(t, s, row, column, number)
            for plane in range(t.plan.planes):
                if at[(plane + 1) * cells]:
                    add_bits(t, s, row, column, plane, at[(plane + 1) * cells])
            at += 1


cdef inline void add_pawns(const Trunk* t, Scratch* s) noexcept nogil:
    """Figures on the board."""
    cdef int i, column, row
    for i in range(t.plan.pawns):
        column = s.observed[t.plan.pawn[i].byte]
        row = s.observed[t.plan.pawn[i].byte + 1]
        if 0 < column <= t.plan.columns and 0 < row <= t.plan.rows:
            add_to_patches(t, s, row - 1, column - 1, t.plan.pawn[i].channel)


cdef inline void write_patches(const Trunk* t, Scratch* s, float* out) noexcept nogil:
    """The patches of the board, and their part of the vector: what differs from an empty board."""
    cdef int patch, channel, patches = t.patch_rows * t.patch_columns
    cdef float* values
    cdef float apart, bare
    memset(s.touched, 0, patches)
    add_cells(t, s)
    add_pawns(t, s)
    add_row(out, t.bare, t.width)
    for patch in range(patches):
        values = s.patch + patch * t.channels
        if not s.touched[patch]:
            start(&t.patches, values)
            rectify(values, t.channels)
            continue
        rectify(values, t.channels)
        for channel in range(t.channels):
            bare = t.patches.bias[channel]
            apart = values[channel] - (bare if bare > 0 else 0)
            if apart != 0:
                add_scaled(
                    out, t.from_patches.rows + <size_t>(patch * t.channels + channel) * t.width,
                    apart, t.width,
                )


# -- numbers behind the board ----------------------------------------------------------------------


cdef inline void add_entry(const Trunk* t, const Entry* entry, int value, float* out) noexcept nogil:
    """What a byte becomes."""
    cdef const float* rows = t.from_numbers.rows + <size_t>entry.to * t.width
    cdef int bit
    if entry.kind == CLASSES:
        add_row(out, rows + <size_t>class_of(value, entry.count) * t.width, t.width)
    elif entry.kind == SCALED:
        if value:
            add_scaled(out, rows, min(value, entry.count) * entry.factor, t.width)
    else:
        for bit in range(entry.count):
            if value >> bit & 1:
                add_row(out, rows + <size_t>bit * t.width, t.width)


cdef inline void add_numbers(
    const Trunk* t, const Scratch* s, int seats, const float* styles, float* out
) noexcept nogil:
    """All bytes behind the board, the number of seats from the least on, and the styles."""
    cdef int i
    for i in range(t.plan.entries):
        add_entry(t, &t.plan.entry[i], s.observed[t.plan.entry[i].byte], out)
    add_row(out, t.from_numbers.rows + <size_t>(t.plan.seats_to + seats) * t.width, t.width)
    for i in range(t.plan.styles):
        add_scaled(
            out, t.from_numbers.rows + <size_t>(t.plan.styles_to + i) * t.width, styles[i], t.width
        )


cdef inline void add_reckoned(const Trunk* t, const Reckoned* r, float* out) noexcept nogil:
    """Suspicion, and the distance to the nearest hopeful goal."""
    cdef const float* rows = t.from_numbers.rows + <size_t>t.plan.places.to * t.width
    cdef int seat, near = t.plan.places.seats + class_of(r.before, NEAR)
    for seat in range(t.plan.places.seats):
        if r.suspicion[seat] != 0:
            add_scaled(out, rows + <size_t>seat * t.width, r.suspicion[seat], t.width)
    add_row(out, rows + <size_t>near * t.width, t.width)


cdef inline void add_labels(
    const Trunk* t, const uint8_t* labels, int count, float factor, float* out
) noexcept nogil:
    """The true cards of all piles."""
    cdef int i
    for i in range(count):
        if labels[i]:
            add_scaled(
                out, t.from_numbers.rows + <size_t>(t.plan.more_to + i) * t.width,
                min(labels[i], 12) * factor, t.width,
            )


cdef inline void begin(
    const Trunk* t, Scratch* s, int seats, const float* styles, float* out
) noexcept nogil:
    """The sum of all inputs of the observation in the scratch."""
    start(&t.from_numbers, out)
    if t.channels:
        write_patches(t, s, out)
    add_numbers(t, s, seats, styles, out)
    if t.plan.places.goals:
        s.reckoned = reckon(&t.plan.places, s.observed, seats + t.plan.least_seats)
        add_reckoned(t, &s.reckoned, out)


cdef inline void finish(const Trunk* t, float* values, int count) noexcept nogil:
    """From the sums of all inputs to the vectors of several decisions."""
    cdef float normal[MOST_WIDTH]
    cdef int i, k
    for k in range(count):
        rectify(values + k * MOST_WIDTH, t.width)
    for i in range(t.blocks):
        add_residual(&t.block[i], values, count)
    for k in range(count):
        normalise(&t.norm, values + k * MOST_WIDTH, normal)
        rectify(normal, t.width)
        memcpy(values + k * MOST_WIDTH, normal, t.width * sizeof(float))
