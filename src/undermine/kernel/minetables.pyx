# cython: language_level=3
"""Filling the tables and positions of Saboteur and Saboteur 2 from plain numbers."""

from libc.stdint cimport int8_t, uint8_t, uint16_t
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from undermine.kernel.game cimport add_hot
from undermine.kernel.filling cimport (
    dumped_agenda,
    dumped_tiles,
    fill_agenda,
    fill_faces,
    fill_maze,
    filled,
    filled_wide,
    listed,
)
from undermine.kernel.grid cimport CENTRE, FACES, SPAN, clear_board
from undermine.kernel.mine cimport *

from undermine.kernel.errors import KernelError


cdef class MineSource(GameTables):
    """The tables of a game with a maze, and its positions as plain numbers."""

    def __cinit__(self, dict tables, dict first):
        self.mine = <MineTables*>calloc(1, sizeof(MineTables))
        if self.mine == NULL:
            raise MemoryError
        self.tables = self.mine
        self.first = &self.mine.first
        self.name = tables["name"]
        self.seats = tables["seats"]
        self.read_faces(tables)
        self.read_cards(tables)
        self.read_numbers(tables)
        self.fill(&self.mine.first, first)
        self.mark_hot()

    cdef void mark_hot(self):
        """Tell batches which parts of a position every step reads."""
        cdef Mine* m = &self.mine.first
        cdef int row
        add_hot(&self.code, m, &m.held, 64)
        add_hot(&self.code, m, &m.hand, sizeof(m.hand[0]) * self.seats)
        add_hot(&self.code, m, &m.agenda, 1)
        add_hot(&self.code, m, &m.board, 128)
        add_hot(&self.code, m, &m.loot, 64)
        add_hot(&self.code, m, &m.stock, 128)
        add_hot(&self.code, m, &m.board.tile, 128)
        for row in range(-4, 7):
            add_hot(&self.code, m, &m.board.cell[CENTRE + row * SPAN], 1)

    def __dealloc__(self):
        free(self.mine)

    def read_faces(self, dict tables):
        """Lays and what fits where."""
        cdef MineTables* t = self.mine
        fill_faces(&t.faces, tables)
        filled(t.card_of, tables["card_of"], FACES - 1, "lays")
        filled(t.is_path, tables["is_path"], FACES - 1, "lays")
        filled(t.crystals, tables["crystals"], FACES - 1, "lays")
        for face, doors in enumerate(tables["doors"]):
            filled(t.door[face], doors, 3, "teams")

    def read_cards(self, dict tables):
        """What cards are and can do."""
        cdef MineTables* t = self.mine
        filled(t.play, tables["play"], CARDS, "kinds of cards")
        filled(t.first_lay, tables["first_lay"], CARDS, "kinds of cards")
        filled(t.lays, tables["lays"], CARDS, "kinds of cards")
        filled(t.tools, tables["tools"], CARDS, "kinds of cards")
        filled(t.front_bit, tables["front_bit"], CARDS, "kinds of cards")
        memset(t.front_card, 0, sizeof(t.front_card))
        filled(t.front_card, tables["front_card"], FRONT_KINDS, "kinds of cards before a seat")
        for front in range(256):
            for bit, card in enumerate(tables["front_card"]):
                if front >> bit & 1:
                    t.broken_tools[front] |= t.tools[card]
        filled(t.is_treasure, tables["is_treasure"], CARDS, "kinds of cards")
        filled(t.is_ladder, tables["is_ladder"], CARDS, "kinds of cards")
        filled(t.card_for, tables["card_for"], 32, "actions")
        filled(t.gold_slot, tables["gold_slot"], CARDS, "kinds of cards")
        filled(t.penalty, tables["penalty"], CARDS, "kinds of cards")
        filled(t.role_kind, tables["role_kind"], CARDS, "kinds of cards")
        t.gold_kinds = filled(t.gold_card, tables["gold_card"], GOLD_KINDS, "kinds of gold")
        filled(t.gold_value, tables["gold_value"], GOLD_KINDS, "kinds of gold")

    def read_numbers(self, dict tables):
        """The numbers of the game's sheet."""
        cdef MineTables* t = self.mine
        t.seats = self.seats
        t.rounds = tables["rounds"]
        t.hand_size = tables["hand"]
        t.spare = tables["spare"]
        t.hindrances = tables["hindrances"]
        t.digger = tables["digger"]
        t.saboteur = tables["saboteur"]
        t.gold_drawn = tables["gold_drawn"]
        t.has_tricks = tables["has_tricks"]
        t.goals = filled(t.goal_order, tables["goal_order"], GOALS, "goals")
        filled_wide(t.goal_cell, tables["goal_cell"], GOALS)
        t.most_paid = filled(t.pay, tables["pay"], 16, "numbers of winners") - 1
        for cell in tables["near_goal"]:
            t.near_goal[cell] = 1
        for value, ways in enumerate(tables["ways_to_pay"]):
            t.way_count[value] = len(ways)
            for number, coins in enumerate(ways):
                filled(t.ways[value][number], coins, GOLD_KINDS, "kinds of gold")

    # -- positions ---------------------------------------------------------------

    cdef void fill(self, void* position, dict fields) except *:
        cdef Mine* m = <Mine*>position
        memset(m, 0, sizeof(Mine))
        self.fill_board(position_of(m), fields["tiles"])
        fill_agenda(&m.agenda, fields["agenda"])
        fill_seats(m, fields)
        fill_piles(m, fields)
        fill_gold(m, fields)
        m.round = fields["round"]
        m.starter = fields["starter"]
        m.last = fields["last"]
        m.finder = fields["finder"]
        m.queued = filled(m.queue, fields["queue"], 16, "seats that wait")

    def fill_board(self, position, tiles):
        """Lay the start, the goals and the rest."""
        cdef Mine* m = <Mine*><size_t>position
        clear_board(&m.board)
        m.board.rooted = 1
        fill_maze(&self.mine.faces, &m.board, tiles)

    cdef dict dump(self, const void* position):
        cdef Mine* m = <Mine*>position
        cdef int i
        return {
            "tiles": dumped_tiles(&m.board),
            "agenda": dumped_agenda(&m.agenda),
            **dumped_seats(m),
            **dumped_piles(m),
            **dumped_gold(m),
            "round": m.round,
            "starter": m.starter,
            "last": m.last,
            "finder": m.finder,
            "queue": [m.queue[i] for i in range(m.queued)],
        }


cdef object position_of(Mine* m):
    return <size_t>m


# -- from plain numbers ----------------------------------------------------------------------------


cdef int fill_seats(Mine* m, dict fields) except -1:
    cdef int seat
    m.seats = len(fields["hands"])
    for seat in range(m.seats):
        m.held[seat] = filled(m.hand[seat], fields["hands"][seat], HAND - 1, "cards of a hand")
    filled(m.front, fields["front"], 12, "seats")
    filled(m.role, fields["role"], 12, "seats")
    filled_wide(m.role_readers, fields["role_readers"], 12)
    m.thief_count = filled(m.thieves, fields["thieves"], 12, "thieves")
    m.out = fields["out"]
    return 0


cdef int fill_piles(Mine* m, dict fields) except -1:
    m.stocked = filled(m.stock, fields["stock"], STOCK_SIZE, "cards of the stock")
    m.discarded = filled(m.discard, fields["discard"], STOCK_SIZE, "discarded cards")
    filled(m.goal, fields["goal"], GOALS, "goals")
    filled_wide(m.goal_readers, fields["goal_readers"], GOALS)
    m.goals_left = filled(m.goal_pile, fields["goal_pile"], GOALS, "goals")
    m.roles_left = filled(m.role_pile, fields["role_pile"], 16, "dwarf cards")
    m.role_pile_readers = fields["role_pile_readers"]
    m.hats = filled(m.old_hats, fields["old_hats"], 16, "dwarf cards")
    return 0


cdef int fill_gold(Mine* m, dict fields) except -1:
    cdef int seat
    filled(m.bank, fields["bank"], GOLD_KINDS, "kinds of gold")
    filled(m.offer, fields["offer"], GOLD_KINDS, "kinds of gold")
    m.offer_readers = fields["offer_readers"]
    m.loot_open = fields["loot_open"]
    for seat in range(m.seats):
        filled(m.loot[seat], fields["loot"][seat], GOLD_KINDS, "kinds of gold")
    filled(m.credit, fields["credit"], 12, "seats")
    if len(fields["earned"]) > EARNINGS // 2:
        raise KernelError(f"the kernel has room for {EARNINGS // 2} earlier payments")
    for seat, value, cards in fields["earned"]:
        m.earned[m.earnings].seat = seat
        m.earned[m.earnings].value = value
        m.earned[m.earnings].cards = cards
        m.earnings += 1
    return 0


# -- to plain numbers ------------------------------------------------------------------------------


cdef dict dumped_seats(Mine* m):
    cdef int seat
    return {
        "hands": [listed(m.hand[seat], m.held[seat]) for seat in range(m.seats)],
        "front": listed(m.front, m.seats),
        "role": listed(m.role, m.seats),
        "role_readers": [m.role_readers[seat] for seat in range(m.seats)],
        "thieves": listed(m.thieves, m.thief_count),
        "out": m.out,
    }


cdef dict dumped_piles(Mine* m):
    cdef int slot
    return {
        "stock": listed(m.stock, m.stocked),
        "discard": listed(m.discard, m.discarded),
        "goal": listed(m.goal, GOALS),
        "goal_readers": [m.goal_readers[slot] for slot in range(GOALS)],
        "goal_pile": listed(m.goal_pile, m.goals_left),
        "role_pile": listed(m.role_pile, m.roles_left),
        "role_pile_readers": m.role_pile_readers,
        "old_hats": listed(m.old_hats, m.hats),
    }


cdef dict dumped_gold(Mine* m):
    cdef int seat
    return {
        "bank": listed(m.bank, GOLD_KINDS),
        "offer": listed(m.offer, GOLD_KINDS),
        "offer_readers": m.offer_readers,
        "loot": [listed(m.loot[seat], GOLD_KINDS) for seat in range(m.seats)],
        "loot_open": m.loot_open,
        "earned": [
            (m.earned[seat].seat, m.earned[seat].value, m.earned[seat].cards)
            for seat in range(m.earnings)
        ],
        "credit": listed(m.credit, m.seats),
    }
