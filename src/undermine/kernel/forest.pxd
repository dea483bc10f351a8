"""A position of The Lost Mines as one flat struct, and the tables that its rules read."""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint16_t

from undermine.kernel.agenda cimport Agenda
from undermine.kernel.grid cimport FACES, Board, Faces

cdef enum:
    CARDS = 128
    NONE = 255
    HAND = 16
    STOCK_SIZE = 128
    MINES = 8
    TOKENS = 32
    HOARD = 16
    ROWS = 12           # of a printed board, at most,
    COLUMNS = 20        # and its columns
    ALL = 0xFFFF        # the readers of an open pile, in sixteen bits

    STOCK = 0           # piles
    DISCARD = 1
    MINE_PILE = 2
    TREASURE_PILE = 3
    ROLE_PILE = 4
    HANDS = 16          # and a seat
    ROLES = 32
    HOARDS = 48
    TREASURES = 64      # and a slot
    MINE_SLOTS = 80

    CHOOSE_STARTER = 1  # agenda items
    DEAL_TO = 2         # a: source, b: target, c: count
    TURN = 3
    NEXT_TURN = 4       # a: after
    NEXT_ROUND = 9
    SET_OFF = 11
    BEGIN_WALK = 12     # a: walker
    WALK_ON = 13        # a: walker, b: left, c: made
    WALK = 14           # a: left, b: made
    END_WALK = 15       # a: walker, b: made
    LOSE_CARD = 16      # a: victim
    OPEN_MINE = 17      # a: finder, b: mine, c: the side of the mine it is entered by
    LAY_MINE = 18       # a: mine, b: the side of the mine it is entered by
    TAKE_TREASURE = 19  # a: optional

    PLACE = 1           # actions, in the highest byte of their number
    PASS = 6
    BEGIN = 9
    DEAL = 10
    BRIDGE = 22
    SCOUT = 23
    APPRAISE = 24
    SPY = 25
    SNARE = 26
    LURE = 27
    STORM = 28
    ALIGN = 29
    PICK = 30
    LEAVE = 31
    STEP = 32
    STOP = 33
    LOSE = 34

    ROCK = 1            # traits of a card: room for one dwarf,
    CAMPFIRE = 2        # a place to rest,
    OBSTACLE = 4        # something that must be bridged

cdef struct Token:
    uint16_t at         # on a card, or on the east (2) or south (4) side of a cell
    uint8_t side
    uint8_t card
    int8_t owner

cdef struct Forest:
    uint8_t held[12]            # what every step reads stands together
    uint8_t hand[12][HAND]      # in order
    Agenda agenda
    Board board
    uint8_t stock[STOCK_SIZE]
    uint8_t discard[STOCK_SIZE]
    uint8_t stocked
    uint8_t discarded
    uint8_t mine[MINES]
    uint16_t mine_readers[MINES]
    uint8_t mine_pile[MINES]
    uint8_t mines_left
    uint8_t treasure[12]
    uint16_t treasure_readers[12]
    uint8_t treasure_pile[HOARD]
    uint8_t treasures_left
    uint8_t role[12]
    uint16_t role_readers[12]
    uint8_t role_pile[16]
    uint8_t roles_left
    uint8_t hoard[12][HOARD]    # in order
    uint8_t hoarded[12]
    uint16_t hoard_readers[12]
    Token token[TOKENS]
    uint8_t tokens
    uint16_t pawn[12]           # the cell of a dwarf; 0 before the clans are dealt
    uint8_t trolls[12]          # troll cards before a seat
    int16_t points[12]
    uint16_t out
    uint8_t round
    int8_t starter
    int8_t last
    int8_t dragon
    uint8_t seats
    uint8_t broken              # a list overflowed: nothing here is right any more

cdef struct ForestTables:
    Faces faces
    uint8_t seats
    uint8_t rounds
    uint8_t spare
    uint8_t steps
    uint8_t campfire_steps
    uint8_t dragon_cost
    uint8_t hand_size
    uint16_t corner             # the first cell of the printed board,
    uint8_t columns             # its columns,
    uint8_t rows                # and its rows
    uint8_t starts              # start cards: the first tiles; then come the mines
    uint8_t mines
    uint16_t mine_cell[MINES]
    uint16_t plays[CARDS]       # bit mask of the plays of a card, by verb less BRIDGE; 15: path
    uint8_t first_lay[CARDS]
    uint8_t lays[CARDS]
    uint8_t card_of[FACES]
    uint8_t traits[FACES]
    uint8_t obstacle[FACES]     # the card that bridges the obstacle on a face, or NONE
    uint8_t holds[FACES]        # the kind of treasure in a mine; 0: none
    uint8_t is_dragon[CARDS]
    uint8_t kind[CARDS]         # the kind of a treasure
    uint8_t value[CARDS]
    uint8_t supply[CARDS]       # forest tiles of a kind
    uint16_t start_of[CARDS]    # the start cell of a dwarf card
    uint8_t clan_of[CARDS]      # the clan that a dwarf belongs to, which its back shows
    uint8_t side_of[CARDS]      # the clan that a dwarf works for; 0: for itself
    uint8_t trap
    uint8_t troll
    uint8_t storm
    Forest first                # the table that the engine sets out

ctypedef Forest Position
ctypedef ForestTables Tables
