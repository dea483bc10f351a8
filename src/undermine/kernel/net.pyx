# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""Nets that play: they are filled with weights of 16 bits, and answer one decision at a time."""

from libc.math cimport INFINITY, isfinite, ldexp, tanh
from libc.stdint cimport uint8_t, uint16_t

from cpython.mem cimport PyMem_Calloc, PyMem_Free

from undermine.kernel.layers cimport MOST_WIDTH, add_scaled, dense, rectify
from undermine.kernel.reckoning cimport (
    GAINS,
    MOST_GOALS,
    MOST_SEATS,
    MOST_STONES,
    NEAR,
    Odds,
    Places,
)
from undermine.kernel.scoring cimport (
    FEATURES,
    HEADS,
    MOST_FIRST,
    MOST_SECOND,
    SPANS,
    run_heads,
    scored,
)
from undermine.kernel.trunk cimport (
    BOARD_PLANES,
    END,
    FACE_NUMBERS,
    FACES,
    KERNEL_CELLS,
    MOST_BLOCKS,
    MOST_CHANNELS,
    PAWNS,
    Entry,
    add_labels,
    begin,
    finish,
    place_bytes,
)

from undermine.kernel.errors import KernelError

STYLES = 8


cdef float of_half(uint16_t half) noexcept nogil:
    """A number of 16 bits: a sign, five bits of exponent, ten of fraction."""
    cdef int exponent = half >> 10 & 31, fraction = half & 1023
    cdef double made
    if exponent == 31:
        made = INFINITY
    elif exponent:
        made = ldexp(1024 + fraction, exponent - 25)
    else:
        made = ldexp(fraction, -24)
    return -made if half >> 15 else made


cdef class Room:
    """A piece of memory that belongs to a net."""

    cdef void* start

    def __cinit__(self, size_t size):
        self.start = PyMem_Calloc(size, 1)
        if self.start == NULL:
            raise MemoryError

    def __dealloc__(self):
        PyMem_Free(self.start)


cdef class TrunkNet:
    """What policy and critic share: weights that are read by name, and the numbers of seats."""

    def __cinit__(self, dict plan, object tensors):
        self.kept = []
        self.tensors = tensors
        self.least_seats, self.most_seats = plan["seats"]
        self.labels = plan["labels"]
        if not 0 < self.most_seats <= SEATS:
            raise KernelError(f"nets play up to {SEATS} seats, not {self.most_seats}")
        self.scratch.observed = <uint8_t*>self.room(plan["bytes"])
        self.canonical_labels = <uint8_t*>self.room(self.labels + 1)

    # -- weights -----------------------------------------------------------------

    cdef void* room(self, size_t size) except NULL:
        """Memory that lives as long as the net."""
        made = Room(size)
        self.kept.append(made)
        return (<Room>made).start

    cdef const uint16_t* halves(self, str name, size_t count) except NULL:
        """The numbers of a tensor."""
        cdef const uint8_t[::1] content
        if name not in self.tensors:
            raise KernelError(f"these weights lack {name}")
        content = self.tensors[name]
        if content.shape[0] != 2 * count:
            found = content.shape[0] // 2
            raise KernelError(f"{name} has {found} numbers in these weights, not {count}")
        return <const uint16_t*>&content[0]

    cdef float* vector(self, str name, int count) except NULL:
        """A tensor in the order of the file."""
        cdef const uint16_t* halves = self.halves(name, count)
        cdef float* made = <float*>self.room(count * sizeof(float))
        cdef int i
        for i in range(count):
            made[i] = of_half(halves[i])
            if not isfinite(made[i]):
                raise KernelError(f"{name} has a number that is not finite")
        return made

    cdef int read_linear(
        self, Linear* layer, str name, int inputs, int width, bint has_bias, list order=None
    ) except -1:
        """A layer, turned so that it has a row for each input, in an order of its own."""
        cdef const uint16_t* halves = self.halves(f"{name}.weight", <size_t>inputs * width)
        cdef int i, j, row
        cdef bint is_finite = True
        layer.inputs, layer.width = inputs, width
        layer.rows = <float*>self.room(<size_t>inputs * width * sizeof(float))
        layer.bias = self.vector(f"{name}.bias", width) if has_bias else NULL
        for i in range(inputs):
            row = i if order is None else order[i]
            for j in range(width):
                layer.rows[<size_t>row * width + j] = of_half(halves[<size_t>j * inputs + i])
                is_finite = is_finite and isfinite(layer.rows[<size_t>row * width + j])
        if not is_finite:
            raise KernelError(f"{name}.weight has a number that is not finite")
        return 0

    cdef int read_norm(self, Norm* norm, str name, int width) except -1:
        """A normalisation."""
        norm.width = width
        norm.weight = self.vector(f"{name}.weight", width)
        norm.bias = self.vector(f"{name}.bias", width)
        return 0

    # -- the trunk ---------------------------------------------------------------

    cdef int read_plan(self, Trunk* trunk, dict plan) except -1:
        """What bytes become."""
        cdef int i, j
        trunk.plan.bytes = plan["bytes"]
        trunk.plan.rows, trunk.plan.columns = plan["rows"], plan["columns"]
        trunk.plan.seats_to, trunk.plan.styles_to = plan["seats_to"], plan["styles_to"]
        trunk.plan.styles, trunk.plan.more_to = plan["styles"], plan["more_to"]
        trunk.plan.planes = len(plan["planes"])
        trunk.plan.pawns, trunk.plan.entries = len(plan["pawns"]), len(plan["entries"])
        trunk.plan.face_numbers = len(plan["faces"][0])
        if trunk.plan.face_numbers > FACE_NUMBERS or trunk.plan.pawns > PAWNS:
            raise KernelError(f"nets know {FACE_NUMBERS} numbers of a face and {PAWNS} figures")
        if trunk.plan.planes > BOARD_PLANES or trunk.plan.styles > STYLES:
            raise KernelError(f"nets know {BOARD_PLANES} planes and {STYLES} styles")
        for i, (channel, bits) in enumerate(plan["planes"]):
            trunk.plan.plane_channel[i], trunk.plan.plane_bits[i] = channel, bits
        for i in range(FACES):
            for j in range(trunk.plan.face_numbers):
                trunk.plan.face[i][j] = plan["faces"][i][j]
        for i, (byte, channel) in enumerate(plan["pawns"]):
            trunk.plan.pawn[i].byte, trunk.plan.pawn[i].channel = byte, channel
        trunk.plan.entry = <Entry*>self.room(trunk.plan.entries * sizeof(Entry))
        for i, (kind, byte, to, count, factor) in enumerate(plan["entries"]):
            trunk.plan.entry[i] = Entry(kind, byte, to, count, factor)
        trunk.plan.least_seats = self.least_seats
        if plan["places"] is not None:
            self.read_places(&trunk.plan.places, plan["places"])
        return 0

    cdef int read_places(self, Places* places, dict plan) except -1:
        """Where an observation says what is reckoned with."""
        cdef int i, j
        places.seats, places.gains = plan["seats"], plan["gains"]
        places.broke, places.mended = plan["broke"], plan["mended"]
        places.to = plan["to"]
        prior, nearer, farther, broke, mended, most = plan["odds"]
        places.odds = Odds(prior, nearer, farther, broke, mended, most)
        if places.seats > MOST_SEATS or len(plan["goals"]) > MOST_GOALS:
            raise KernelError(f"nets reckon with {MOST_SEATS} seats and {MOST_GOALS} goals")
        places.goals = len(plan["goals"])
        for i, (distance, treasure, stones) in enumerate(plan["goals"]):
            places.goal[i].distance, places.goal[i].treasure = distance, treasure
            places.goal[i].stones = len(stones[:MOST_STONES])
            for j in range(places.goal[i].stones):
                places.goal[i].stone[j] = stones[j]
        return 0

    cdef int size_of(self, str name, int most, int least=1) except -1:
        """How many numbers a tensor has, which says how large a layer is."""
        cdef int size = len(self.tensors[name]) // 2 if name in self.tensors else 0
        if not least <= size <= most:
            raise KernelError(f"{name} has {least} to {most} numbers, not {size}")
        return size

    cdef int read_trunk(self, Trunk* trunk, dict plan, int more) except -1:
        """The weights of a trunk that gets so many more numbers."""
        cdef int channels = plan["channels"], patches, i, j
        self.read_plan(trunk, plan)
        trunk.width = self.size_of("trunk.norm.bias", MOST_WIDTH)
        trunk.channels = self.size_of("trunk.patches.bias", MOST_CHANNELS, 0)
        trunk.blocks = 0
        while f"trunk.blocks.{trunk.blocks}.norm.bias" in self.tensors:
            trunk.blocks += 1
        if trunk.blocks > MOST_BLOCKS:
            raise KernelError(f"nets have up to {MOST_BLOCKS} blocks, not {trunk.blocks}")
        trunk.patch_rows = (trunk.plan.rows + 1) // 2
        trunk.patch_columns = (trunk.plan.columns + 1) // 2
        patches = trunk.patch_rows * trunk.patch_columns
        if trunk.channels:
            self.read_patches(trunk, channels, patches)
        self.read_linear(
            &trunk.from_numbers, "trunk.from_numbers", trunk.plan.more_to + more, trunk.width, True
        )
        for i in range(trunk.blocks):
            name = f"trunk.blocks.{i}"
            self.read_norm(&trunk.block[i].norm, f"{name}.norm", trunk.width)
            self.read_linear(&trunk.block[i].first, f"{name}.first", trunk.width, trunk.width, True)
            self.read_linear(
                &trunk.block[i].second, f"{name}.second", trunk.width, trunk.width, True
            )
        self.read_norm(&trunk.norm, "trunk.norm", trunk.width)
        return 0

    cdef int read_patches(self, Trunk* trunk, int channels, int patches) except -1:
        """The weights of the cells of the board."""
        cdef int i, made = trunk.channels
        self.scratch.patch = <float*>self.room(patches * made * sizeof(float))
        self.scratch.touched = <uint8_t*>self.room(patches)
        cells = [cell * channels + ch for ch in range(channels) for cell in range(KERNEL_CELLS)]
        self.read_linear(
            &trunk.patches, "trunk.patches", channels * KERNEL_CELLS, made, True, cells
        )
        turned = [patch * made + ch for ch in range(made) for patch in range(patches)]
        self.read_linear(
            &trunk.from_patches, "trunk.from_patches", patches * made, trunk.width, False, turned
        )
        trunk.bare = <float*>self.room(trunk.width * sizeof(float))
        for i in range(patches * made):
            add_scaled(
                trunk.bare, trunk.from_patches.rows + <size_t>i * trunk.width,
                max(trunk.patches.bias[i % made], 0), trunk.width,
            )
        return 0

    # -- numbers of seats --------------------------------------------------------

    def has_seats(self, int seats):
        """Observations at so many seats can be read."""
        return 0 <= seats <= SEATS and self.spread[seats] != NULL

    def add_seats(self, int seats, object spread, object spread_labels):
        """Learn where the canonical bytes are in observations and labels at so many seats."""
        if not self.least_seats <= seats <= self.most_seats:
            raise KernelError(
                f"this net plays {self.least_seats} to {self.most_seats} seats, not {seats}"
            )
        self.size[seats] = max(spread) + 1
        self.labels_size[seats] = max(spread_labels) + 1
        self.spread[seats] = self.source(spread)
        self.spread_labels[seats] = self.source(spread_labels)

    cdef int* source(self, object spread) except NULL:
        """A list of places, and its end."""
        cdef int* made = <int*>self.room((len(spread) + 1) * sizeof(int))
        cdef int i
        for i in range(len(spread)):
            made[i] = spread[i]
        made[len(spread)] = END
        return made

    cdef int require(self, int seats, const uint8_t[::1] observed, object styles, int count) except -1:
        """Raise an error for what cannot be answered."""
        if not self.has_seats(seats):
            raise KernelError(f"add_seats({seats}, …) comes before decisions at {seats} seats")
        if observed.shape[0] < self.size[seats]:
            raise KernelError(
                f"an observation at {seats} seats has {self.size[seats]} bytes, "
                f"not {observed.shape[0]}"
            )
        if len(styles) != count or not all(0 <= style <= 1 for style in styles):
            raise KernelError(f"styles are {count} numbers from 0 to 1, not {styles!r}")
        return 0


cdef class PolicyNet(TrunkNet):
    """Scores legal moves from what a seat may know."""

    def __init__(self, dict plan, object tensors):
        cdef Policy* p = &self.policy
        cdef int width, numbers
        self.read_trunk(&p.trunk, plan, 0)
        width = p.trunk.width
        p.seats, p.role_kinds = self.most_seats, plan["role_kinds"]
        moves = plan["moves"]
        for i, (byte, count, to) in enumerate(moves["spans"][:SPANS]):
            p.span[i].byte, p.span[i].count, p.span[i].to = byte, count, to
        p.card_span = moves["card_span"]
        p.parity_to, p.count_to = moves["parity_to"], moves["count_to"]
        p.ends_to, p.faces_to = moves["ends_to"], moves["faces_to"]
        p.first = self.size_of("to_first.bias", MOST_FIRST)
        p.second_size = self.size_of("to_second.bias", MOST_SECOND)
        p.seat_size = self.size_of("to_seats.bias", HEADS) // p.seats
        p.has_factor = "to_factor.bias" in self.tensors
        if p.seats * p.role_kinds > HEADS:
            raise KernelError(f"heads of nets have up to {HEADS} numbers")
        p.reckoned_to = p.faces_to + p.trunk.plan.face_numbers
        numbers = p.reckoned_to + (NEAR + GAINS + 1 if p.trunk.plan.places.goals else 0)
        self.read_linear(&p.to_seats, "to_seats", width, p.seats * p.seat_size, True)
        self.read_linear(&p.to_roles, "to_roles", width, p.seats * p.role_kinds, True)
        self.read_linear(&p.to_value, "to_value", width, 1, True)
        self.read_linear(&p.to_first, "to_first", width, p.first, True)
        if p.has_factor:
            self.read_linear(&p.to_factor, "to_factor", width, p.first, True)
        self.read_linear(&p.to_second, "to_second", width, p.second_size, True)
        self.read_linear(&p.from_move, "from_move", numbers, p.first, False)
        if p.trunk.channels:
            self.read_linear(&p.from_patch, "from_patch", p.trunk.channels, p.first, False)
        self.read_linear(&p.from_seat, "from_seat", p.seat_size, p.first, False)
        self.read_linear(&p.second, "second", p.first, p.second_size, True)
        self.read_linear(&p.score, "score", p.second_size, 1, False)
        self.tensors = None

    cdef void look(self, const uint8_t* observed, int seats, const float* styles) noexcept nogil:
        """Everything of a decision that depends on no move."""
        cdef float vector[MOST_WIDTH]
        place_bytes(self.spread[seats], observed, self.scratch.observed)
        begin(&self.policy.trunk, &self.scratch, seats - self.least_seats, styles, vector)
        finish(&self.policy.trunk, vector, 1)
        run_heads(&self.policy, vector, &self.heads, 1)

    def answer(
        self, const uint8_t[::1] observed, const uint8_t[::1] features, int seats, object styles
    ):
        """The logit of each move, the roles of all seats from the own one on, and the value."""
        cdef float given[8]
        cdef int i, kinds = self.policy.role_kinds, moves = features.shape[0] // FEATURES
        self.require(seats, observed, styles, self.policy.trunk.plan.styles)
        for i, style in enumerate(styles):
            given[i] = style
        self.look(&observed[0], seats, given)
        logits = [
            scored(&self.policy, &self.scratch, &self.heads, &features[i * FEATURES])
            for i in range(moves)
        ]
        roles = [
            [self.heads.roles[seat * kinds + kind] for kind in range(kinds)]
            for seat in range(seats)
        ]
        return logits, roles, self.heads.value[0]


cdef class CriticNet(TrunkNet):
    """Tells the expected reward of a seat from everything, also what is hidden."""

    def __init__(self, dict plan, object tensors):
        self.read_trunk(&self.trunk, plan, self.labels)
        self.read_linear(&self.to_value, "to_value", self.trunk.width, 1, True)
        self.label_factor = plan["label_factor"]
        self.tensors = None

    cdef float judge(
        self, const uint8_t* observed, const uint8_t* labels, int seats, const float* styles
    ) noexcept nogil:
        """The value of a position for the seat that observes it."""
        cdef float vector[MOST_WIDTH]
        cdef float value
        place_bytes(self.spread[seats], observed, self.scratch.observed)
        place_bytes(self.spread_labels[seats], labels, self.canonical_labels)
        begin(&self.trunk, &self.scratch, seats - self.least_seats, styles, vector)
        add_labels(&self.trunk, self.canonical_labels, self.labels, self.label_factor, vector)
        finish(&self.trunk, vector, 1)
        dense(&self.to_value, vector, &value)
        return tanh(value)

    def value(
        self, const uint8_t[::1] observed, const uint8_t[::1] labels, int seats, object styles
    ):
        """The expected reward, from -1 to 1."""
        cdef float given[8]
        cdef int i
        self.require(seats, observed, styles, self.trunk.plan.styles)
        if labels.shape[0] < self.labels_size[seats]:
            raise KernelError(f"labels at {seats} seats have {self.labels_size[seats]} bytes")
        for i, style in enumerate(styles):
            given[i] = style
        return self.judge(&observed[0], &labels[0], seats, given)
