# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""Observations, labels, masks and features of single games."""

from libc.stdint cimport uint8_t, uint32_t
from libc.string cimport memset

from undermine.kernel.filling cimport filled
from undermine.kernel.game cimport MOVES, KernelGame
from undermine.kernel.grid cimport Board
from undermine.kernel.observation cimport (
    FEATURES,
    ITEM_KINDS,
    ZONES,
    is_inside,
    observe,
    write_features,
    write_labels,
)
from undermine.kernel.memory cimport KINDS, MemorySource
from undermine.kernel.window cimport NO_SLOT, slot_of

from undermine.kernel.errors import KernelError
from undermine.kernel.observation_layout import VERSION


cdef class Observer:
    """What seats may know of the games of a kernel, on a window of the board.

    Made by `Kernel.observer`; games must have been begun with `notes=True`.
    """

    def __cinit__(self, object kernel, object layout, Window window, dict tables):
        cdef MemorySource remembering = kernel.remembering
        self.kernel = kernel
        self.layout = layout
        self.window = window
        self.source = kernel.tables
        self.version = VERSION
        memset(&self.tables, 0, sizeof(ObservationTables))
        self.tables.actions = remembering.tables.actions
        self.tables.goals = remembering.tables.goals
        self.tables.piles = remembering.tables.piles
        self.tables.kinds = remembering.tables.kinds
        self.tables.actions.left = tables["left"]
        self.tables.actions.top = tables["top"]
        self.tables.actions.width = tables["width"]
        self.tables.actions.height = tables["height"]
        self.read_cards(tables)
        self.read_zones(tables["zones"])
        self.read_offsets(tables["offsets"])
        self.size = self.tables.layout.size
        self.labels_size = self.tables.layout.labels

    def read_cards(self, dict tables):
        """Cards of the box, cards before seats, agenda items and effects on the board."""
        filled(self.tables.box, tables["box"], KINDS, "kinds of cards")
        self.tables.fronts.kinds = len(tables["fronts"])
        for column, card in enumerate(tables["fronts"]):
            self.tables.fronts.column[card] = column
        for kind, words in tables["items"].items():
            if kind >= ITEM_KINDS:
                raise KernelError(f"the kernel observes {ITEM_KINDS} kinds of agenda items")
            filled(self.tables.item_word[kind], words, 3, "fields of an item")
        for verb, effect in tables["effects"].items():
            self.tables.effect[verb] = effect

    def read_zones(self, list zones):
        """Piles in their order, and the kinds of cards of each zone."""
        cdef int first = 0
        if len(zones) > ZONES:
            raise KernelError(f"the kernel observes {ZONES} zones of piles, not {len(zones)}")
        self.tables.zones = len(zones)
        for i, (piles, is_by_seat, kinds) in enumerate(zones):
            self.tables.zone[i].first = first
            self.tables.zone[i].piles = piles
            self.tables.zone[i].is_by_seat = is_by_seat
            self.tables.zone[i].kinds = filled(
                self.tables.zone[i].kind, kinds, KINDS, "kinds of cards"
            )
            first += piles

    def read_offsets(self, dict offsets):
        """Where the parts of an observation begin."""
        self.tables.layout = offsets

    # -- one game ----------------------------------------------------------------

    cdef int require(self, KernelGame game, int seat) except -1:
        """Raise an error for a game that cannot be observed."""
        if game.source is not self.source:
            raise KernelError("the game belongs to another kernel")
        if game.memory == NULL:
            raise KernelError("an observed game keeps notes: deal it with notes=True")
        if not 0 <= seat < self.source.seats:
            raise KernelError(
                f"seats of this game are 0 to {self.source.seats - 1}; there is no seat {seat}"
            )
        if game.memory.is_full:
            raise KernelError("seats remember more notes than the kernel keeps")
        return 0

    def observe_into(self, KernelGame game, int seat, uint8_t[::1] buffer):
        """Write what a seat may know into a buffer of `size` bytes."""
        self.require(game, seat)
        if buffer.shape[0] != self.size:
            raise KernelError(f"an observation has {self.size} bytes, not {buffer.shape[0]}")
        observe(
            &self.tables, &self.source.code, self.source.tables, game.position, game.memory, seat,
            &buffer[0],
        )

    def observe(self, KernelGame game, int seat):
        """What a seat may know."""
        made = bytearray(self.size)
        self.observe_into(game, seat, made)
        return bytes(made)

    def labels(self, KernelGame game, int seat):
        """The true cards of all piles, as a seat counts seats; no seat may know them."""
        self.require(game, seat)
        made = bytearray(self.labels_size)
        cdef uint8_t[::1] view = made
        write_labels(&self.tables, game.memory, seat, &view[0])
        return bytes(made)

    def features(self, KernelGame game):
        """Sixteen bytes for each legal action, in the order of `legal()`."""
        cdef int seat = game.actor, count
        cdef uint8_t[::1] view
        self.require(game, seat)
        count = game.list_moves()
        made = bytearray(count * FEATURES)
        view = made
        if count:
            write_features(
                &self.tables, &self.source.code, self.source.tables, game.position, game.moves,
                count, seat, &view[0],
            )
        return bytes(made)

    def features_of(self, KernelGame game, object actions):
        """Sixteen bytes for each of these actions of the seat that decides."""
        cdef int i, count = len(actions)
        cdef uint8_t[::1] view
        self.require(game, game.actor)
        if not 0 < count <= MOVES:
            raise KernelError(f"features are those of up to {MOVES} actions, not of {count}")
        for i in range(count):
            game.moves[i] = actions[i]
        game.listed = -1
        made = bytearray(count * FEATURES)
        view = made
        write_features(
            &self.tables, &self.source.code, self.source.tables, game.position, game.moves, count,
            game.actor, &view[0],
        )
        return bytes(made)

    def mask_into(self, KernelGame game, mask):
        """Write 1 for each slot of a legal action into a buffer of as many bytes, 0 elsewhere."""
        cdef uint8_t[::1] view = memoryview(mask).cast("B")
        cdef int i, count
        cdef uint32_t slot
        if view.shape[0] != self.window.size:
            raise KernelError(f"a mask has {self.window.size} bytes, not {view.shape[0]}")
        count = game.list_moves()
        memset(&view[0], 0, self.window.size)
        for i in range(count):
            slot = slot_of(self.window.verb, game.moves[i])
            if slot != NO_SLOT:
                view[slot] = 1

    def slots(self, KernelGame game):
        """The legal actions that have a slot, by slot."""
        cdef int i, count = game.list_moves()
        cdef uint32_t slot
        found = {}
        for i in range(count):
            slot = slot_of(self.window.verb, game.moves[i])
            if slot != NO_SLOT:
                found[slot] = game.moves[i]
        return found

    def holds(self, KernelGame game):
        """All cards on the board lie in the window."""
        if game.source is not self.source:
            raise KernelError("the game belongs to another kernel")
        return is_inside(
            &self.tables, <const Board*>(<const char*>game.position + self.source.code.board)
        )
