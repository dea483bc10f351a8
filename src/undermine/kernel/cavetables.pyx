# cython: language_level=3
"""Filling the tables and positions of The Dark Cave from plain numbers."""

from libc.stdint cimport uint8_t, uint16_t, uint32_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from undermine.kernel.game cimport add_hot
from undermine.kernel.cave cimport *
from undermine.kernel.filling cimport (
    dumped_agenda,
    dumped_tiles,
    fill_agenda,
    fill_faces,
    fill_maze,
    filled,
    filled_wide,
    listed,
    listed_wide,
)
from undermine.kernel.grid cimport CENTRE, FACES, SPAN, clear_board

from undermine.kernel.errors import KernelError


cdef class CaveSource(GameTables):
    """The tables of the game, and its positions as plain numbers."""

    def __cinit__(self, dict tables, dict first):
        self.cave = <CaveTables*>calloc(1, sizeof(CaveTables))
        if self.cave == NULL:
            raise MemoryError
        self.tables = self.cave
        self.first = &self.cave.first
        self.name = tables["name"]
        self.seats = tables["seats"]
        self.read_faces(tables)
        self.read_cards(tables)
        self.read_numbers(tables)
        self.fill(&self.cave.first, first)
        self.mark_hot()

    cdef void mark_hot(self):
        """Tell batches which parts of a position every step reads."""
        cdef Cave* m = &self.cave.first
        cdef int row
        add_hot(&self.code, m, &m.held, 64)
        add_hot(&self.code, m, &m.hand, sizeof(m.hand[0]) * self.seats)
        add_hot(&self.code, m, &m.agenda, 1)
        add_hot(&self.code, m, &m.board, 128)
        add_hot(&self.code, m, &m.stock, 128)
        add_hot(&self.code, m, &m.board.tile, 128)
        for row in range(-4, 7):
            add_hot(&self.code, m, &m.board.cell[CENTRE + row * SPAN], 1)

    def __dealloc__(self):
        free(self.cave)

    def read_faces(self, dict tables):
        """Lays: their sides and their spaces."""
        cdef CaveTables* t = self.cave
        cdef int face
        fill_faces(&t.faces, tables)
        filled(t.card_of, tables["card_of"], FACES - 1, "lays")
        filled(t.spaces, tables["spaces"], FACES - 1, "lays")
        filled(t.all_traits, tables["all_traits"], FACES - 1, "lays")
        for face in range(len(tables["spaces"])):
            filled(t.owner[face], tables["owner"][face], 16, "sides")
            filled(t.mouths[face], tables["mouths"][face], SPACES, "spaces of a card")
            filled(t.links[face], tables["links"][face], SPACES, "spaces of a card")
            filled(t.tolls[face], tables["tolls"][face], SPACES, "spaces of a card")
            filled(t.traits[face], tables["traits"][face], SPACES, "spaces of a card")

    def read_cards(self, dict tables):
        """What cards are and can do."""
        cdef CaveTables* t = self.cave
        filled(t.play, tables["play"], CARDS, "kinds of cards")
        filled(t.first_lay, tables["first_lay"], CARDS, "kinds of cards")
        filled(t.lays, tables["lays"], CARDS, "kinds of cards")
        filled(t.tool, tables["tool"], CARDS, "kinds of cards")
        filled(t.creature, tables["creature"], CARDS, "kinds of cards")
        filled(t.prowls, tables["prowls"], CARDS, "kinds of cards")
        filled(t.side_of, tables["side_of"], CARDS, "kinds of cards")
        filled(t.clan_of, tables["clan_of"], CARDS, "kinds of cards")

    def read_numbers(self, dict tables):
        """The numbers of the game's sheet."""
        cdef CaveTables* t = self.cave
        t.seats = self.seats
        t.spare = tables["spare"]
        t.steps = tables["steps"]
        t.stride = tables["stride"]
        t.web_strength = tables["web"]
        t.has_clan_choice = tables["has_clan_choice"]
        filled(t.hand_size, tables["hand"], 3, "groups of cards")
        filled_wide(t.goal_cell, tables["goal_cell"], GOALS)

    cdef void fill(self, void* position, dict fields) except *:
        cdef Cave* m = <Cave*>position
        memset(m, 0, sizeof(Cave))
        self.fill_board(<size_t>m, fields["tiles"])
        fill_agenda(&m.agenda, fields["agenda"])
        fill_seats(m, fields)
        fill_piles(m, fields)
        fill_pieces(m, fields)
        m.pool = fields["pool"]
        m.lying = fields["lying"]
        m.fresh = fields["fresh"]
        m.still = fields["still"]
        m.starter = fields["starter"]

    def fill_board(self, position, tiles):
        """Lay the start, the goals and the rest."""
        cdef Cave* m = <Cave*><size_t>position
        clear_board(&m.board)
        fill_maze(&self.cave.faces, &m.board, tiles)

    cdef dict dump(self, const void* position):
        cdef Cave* m = <Cave*>position
        return {
            "tiles": dumped_tiles(&m.board),
            "agenda": dumped_agenda(&m.agenda),
            **dumped_seats(m),
            **dumped_piles(m),
            **dumped_pieces(m),
            "pool": m.pool,
            "lying": m.lying,
            "fresh": m.fresh,
            "still": m.still,
            "starter": m.starter,
        }


# -- from plain numbers ----------------------------------------------------------------------------


cdef int fill_seats(Cave* m, dict fields) except -1:
    cdef int seat
    m.seats = len(fields["hands"])
    for seat in range(m.seats):
        m.held[seat] = filled(m.hand[seat], fields["hands"][seat], HAND - 2, "cards of a hand")
        m.fronts[seat] = filled(m.front[seat], fields["fronts"][seat], FRONT, "cards before a seat")
        m.pawn[seat] = fields["pawn"][seat]
    filled(m.gold, fields["gold"], 12, "seats")
    filled(m.role, fields["role"], 12, "seats")
    filled_wide(m.role_readers, fields["role_readers"], 12)
    m.outs = filled(m.out, fields["out"], 12, "seats")
    return 0


cdef int fill_piles(Cave* m, dict fields) except -1:
    cdef int group
    for group in range(3):
        m.stocked[group] = filled(
            m.stock[group], fields["stocks"][group], STOCK_SIZE, "cards of a stock"
        )
    m.discarded = filled(m.discard, fields["discard"], DISCARD_SIZE, "discarded cards")
    m.goals_left = filled(m.goal_pile, fields["goal_pile"], GOALS, "goals")
    filled(m.goal, fields["goal"], GOALS, "goals")
    filled_wide(m.goal_readers, fields["goal_readers"], GOALS)
    m.roles_left = filled(m.role_pile, fields["role_pile"], 16, "clan cards")
    m.role_pile_readers = fields["role_pile_readers"]
    m.boxed = filled(m.box, fields["box"], 16, "clan cards")
    return 0


cdef int fill_pieces(Cave* m, dict fields) except -1:
    if len(fields["webs"]) > WEBS // 2 or len(fields["beasts"]) >= BEASTS:
        raise KernelError("the kernel has no room for so many webs and creatures")
    if len(fields["veins"]) > VEINS // 2:
        raise KernelError("the kernel has no room for so many veins")
    for at, side, card, owner, left in fields["webs"]:
        m.web[m.webs].at = at
        m.web[m.webs].side = side
        m.web[m.webs].card = card
        m.web[m.webs].owner = owner
        m.web[m.webs].left = left
        m.webs += 1
    for spot in fields["veins"]:
        m.vein[m.veins] = spot
        m.veins += 1
    for kind, at, owner in fields["beasts"]:
        m.beast[m.beasts].kind = kind
        m.beast[m.beasts].at = at
        m.beast[m.beasts].owner = owner
        m.beasts += 1
    return 0


# -- to plain numbers ------------------------------------------------------------------------------


cdef dict dumped_seats(Cave* m):
    cdef int seat
    return {
        "hands": [listed(m.hand[seat], m.held[seat]) for seat in range(m.seats)],
        "fronts": [listed(m.front[seat], m.fronts[seat]) for seat in range(m.seats)],
        "pawn": [m.pawn[seat] for seat in range(m.seats)],
        "gold": listed(m.gold, m.seats),
        "role": listed(m.role, m.seats),
        "role_readers": listed_wide(m.role_readers, m.seats),
        "out": listed(m.out, m.outs),
    }


cdef dict dumped_piles(Cave* m):
    cdef int group
    return {
        "stocks": [listed(m.stock[group], m.stocked[group]) for group in range(3)],
        "discard": listed(m.discard, m.discarded),
        "goal": listed(m.goal, GOALS),
        "goal_readers": listed_wide(m.goal_readers, GOALS),
        "goal_pile": listed(m.goal_pile, m.goals_left),
        "role_pile": listed(m.role_pile, m.roles_left),
        "role_pile_readers": m.role_pile_readers,
        "box": listed(m.box, m.boxed),
    }


cdef dict dumped_pieces(Cave* m):
    cdef int i
    return {
        "webs": [
            (m.web[i].at, m.web[i].side, m.web[i].card, m.web[i].owner, m.web[i].left)
            for i in range(m.webs)
        ],
        "veins": [m.vein[i] for i in range(m.veins)],
        "beasts": [(m.beast[i].kind, m.beast[i].at, m.beast[i].owner) for i in range(m.beasts)],
    }
