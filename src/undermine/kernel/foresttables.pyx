# cython: language_level=3
"""Filling the tables and positions of The Lost Mines from plain numbers."""

from libc.stdint cimport uint8_t, uint16_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from undermine.kernel.game cimport add_hot
from undermine.kernel.filling cimport (
    dumped_agenda,
    dumped_tiles,
    fill_agenda,
    fill_faces,
    filled,
    filled_wide,
    listed,
    listed_wide,
)
from undermine.kernel.forest cimport *
from undermine.kernel.grid cimport (
    CELLS,
    CENTRE,
    FACES,
    SPAN,
    WALL,
    add_tile,
    clear_board,
    fence,
    regrow,
)

from undermine.kernel.errors import KernelError


cdef class ForestSource(GameTables):
    """The tables of the game, and its positions as plain numbers."""

    def __cinit__(self, dict tables, dict first):
        self.forest = <ForestTables*>calloc(1, sizeof(ForestTables))
        if self.forest == NULL:
            raise MemoryError
        self.tables = self.forest
        self.first = &self.forest.first
        self.name = tables["name"]
        self.seats = tables["seats"]
        self.area = tables["area"]
        self.read_cards(tables)
        self.read_numbers(tables)
        self.read_area()
        self.fill(&self.forest.first, first)
        self.mark_hot()

    cdef void mark_hot(self):
        """Tell batches which parts of a position every step reads."""
        cdef Forest* m = &self.forest.first
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
        free(self.forest)

    def read_cards(self, dict tables):
        """What cards and lays are and can do."""
        cdef ForestTables* t = self.forest
        fill_faces(&t.faces, tables)
        memset(t.obstacle, NONE, sizeof(t.obstacle))
        filled(t.card_of, tables["card_of"], FACES - 1, "lays")
        filled(t.traits, tables["traits"], FACES - 1, "lays")
        filled(t.obstacle, tables["obstacle"], FACES - 1, "lays")
        filled(t.holds, tables["holds"], FACES - 1, "lays")
        filled_wide(t.plays, tables["plays"], CARDS)
        filled_wide(t.start_of, tables["start_of"], CARDS)
        filled(t.first_lay, tables["first_lay"], CARDS, "kinds of cards")
        filled(t.lays, tables["lays"], CARDS, "kinds of cards")
        filled(t.is_dragon, tables["is_dragon"], CARDS, "kinds of cards")
        filled(t.kind, tables["kind"], CARDS, "kinds of cards")
        filled(t.value, tables["value"], CARDS, "kinds of cards")
        filled(t.supply, tables["supply"], CARDS, "kinds of cards")
        filled(t.clan_of, tables["clan_of"], CARDS, "kinds of cards")
        filled(t.side_of, tables["side_of"], CARDS, "kinds of cards")

    def read_numbers(self, dict tables):
        """The numbers of the game's sheet."""
        cdef ForestTables* t = self.forest
        t.seats = self.seats
        t.rounds = tables["rounds"]
        t.spare = tables["spare"]
        t.steps = tables["steps"]
        t.campfire_steps = tables["campfire"]
        t.dragon_cost = tables["dragon"]
        t.hand_size = tables["hand"]
        t.starts = tables["starts"]
        t.mines = filled_wide(t.mine_cell, tables["mine_cell"], MINES)
        t.trap = tables["trap"]
        t.troll = tables["troll"]
        t.storm = tables["storm"]

    def read_area(self):
        """The printed board."""
        cdef ForestTables* t = self.forest
        left, top, right, bottom = self.area
        if right - left >= COLUMNS or bottom - top >= ROWS:
            raise KernelError(f"the kernel has room for a board of {COLUMNS} by {ROWS} fields")
        t.corner = top * SPAN + left
        t.columns = right - left + 1
        t.rows = bottom - top + 1

    cdef void fill(self, void* position, dict fields) except *:
        cdef Forest* m = <Forest*>position
        memset(m, 0, sizeof(Forest))
        self.fill_board(<size_t>m, fields["tiles"])
        fill_agenda(&m.agenda, fields["agenda"])
        fill_seats(m, fields)
        fill_piles(m, fields)
        for at, side, card, owner in fields["tokens"]:
            fill_token(m, at, side, card, owner)
        m.round = fields["round"]
        m.starter = fields["starter"]
        m.last = fields["last"]
        m.dragon = fields["dragon"]
        m.out = fields["out"]

    def fill_board(self, position, tiles):
        """Lay the start cards, the mines and the rest on the printed board."""
        cdef Forest* m = <Forest*><size_t>position
        cdef int at
        clear_board(&m.board)
        left, top, right, bottom = self.area
        fence(&m.board, left, top, right, bottom)
        for at, face in tiles:
            if not 0 <= at < CELLS or m.board.cell[at] >= WALL:
                raise KernelError("a card of the position lies outside the printed board")
            add_tile(&self.forest.faces, &m.board, at, face)
        regrow(&self.forest.faces, &m.board)

    cdef dict dump(self, const void* position):
        cdef Forest* m = <Forest*>position
        cdef int i
        return {
            "tiles": dumped_tiles(&m.board),
            "agenda": dumped_agenda(&m.agenda),
            "tokens": [
                (m.token[i].at, m.token[i].side, m.token[i].card, m.token[i].owner)
                for i in range(m.tokens)
            ],
            **dumped_seats(m),
            **dumped_piles(m),
            "round": m.round,
            "starter": m.starter,
            "last": m.last,
            "dragon": m.dragon,
            "out": m.out,
        }


# -- from plain numbers ----------------------------------------------------------------------------


cdef int fill_token(Forest* m, int at, int side, int card, int owner) except -1:
    if m.tokens == TOKENS:
        raise KernelError(f"the kernel has room for {TOKENS} tokens")
    m.token[m.tokens].at = at
    m.token[m.tokens].side = side
    m.token[m.tokens].card = card
    m.token[m.tokens].owner = owner
    m.tokens += 1
    return 0


cdef int fill_seats(Forest* m, dict fields) except -1:
    cdef int seat
    m.seats = len(fields["hands"])
    for seat in range(m.seats):
        m.held[seat] = filled(m.hand[seat], fields["hands"][seat], HAND - 2, "cards of a hand")
        m.hoarded[seat] = filled(m.hoard[seat], fields["hoards"][seat], HOARD, "treasures")
        m.points[seat] = fields["points"][seat]
    filled_wide(m.pawn, fields["pawn"], 12)
    filled(m.trolls, fields["trolls"], 12, "seats")
    filled(m.role, fields["role"], 12, "seats")
    filled_wide(m.role_readers, fields["role_readers"], 12)
    filled_wide(m.hoard_readers, fields["hoard_readers"], 12)
    filled(m.treasure, fields["treasure"], 12, "treasures")
    filled_wide(m.treasure_readers, fields["treasure_readers"], 12)
    return 0


cdef int fill_piles(Forest* m, dict fields) except -1:
    m.stocked = filled(m.stock, fields["stock"], STOCK_SIZE, "cards of the stock")
    m.discarded = filled(m.discard, fields["discard"], STOCK_SIZE, "discarded cards")
    m.mines_left = filled(m.mine_pile, fields["mine_pile"], MINES, "mines")
    m.treasures_left = filled(m.treasure_pile, fields["treasure_pile"], HOARD, "treasures")
    m.roles_left = filled(m.role_pile, fields["role_pile"], 16, "dwarf cards")
    filled(m.mine, fields["mine"], MINES, "mines")
    filled_wide(m.mine_readers, fields["mine_readers"], MINES)
    return 0


# -- to plain numbers ------------------------------------------------------------------------------


cdef dict dumped_seats(Forest* m):
    cdef int seat
    return {
        "hands": [listed(m.hand[seat], m.held[seat]) for seat in range(m.seats)],
        "hoards": [listed(m.hoard[seat], m.hoarded[seat]) for seat in range(m.seats)],
        "points": [m.points[seat] for seat in range(m.seats)],
        "pawn": listed_wide(m.pawn, m.seats),
        "trolls": listed(m.trolls, m.seats),
        "role": listed(m.role, m.seats),
        "role_readers": listed_wide(m.role_readers, m.seats),
        "hoard_readers": listed_wide(m.hoard_readers, m.seats),
        "treasure": listed(m.treasure, m.seats),
        "treasure_readers": listed_wide(m.treasure_readers, m.seats),
    }


cdef dict dumped_piles(Forest* m):
    return {
        "stock": listed(m.stock, m.stocked),
        "discard": listed(m.discard, m.discarded),
        "mine": listed(m.mine, MINES),
        "mine_readers": listed_wide(m.mine_readers, MINES),
        "mine_pile": listed(m.mine_pile, m.mines_left),
        "treasure_pile": listed(m.treasure_pile, m.treasures_left),
        "role_pile": listed(m.role_pile, m.roles_left),
    }
