"""A position of The Dark Cave as one flat struct, and the tables that its rules read.

A spot is a number: the cell, and the space on its card fourteen bits higher. 0 is no spot.
"""

from libc.stdint cimport int8_t, uint8_t, uint16_t, uint32_t

from undermine.kernel.agenda cimport Agenda
from undermine.kernel.grid cimport FACES, Board, Faces

cdef enum:
    CARDS = 128
    NONE = 255
    HAND = 16
    STOCK_SIZE = 64
    DISCARD_SIZE = 160
    GOALS = 4
    WEBS = 8
    VEINS = 32
    BEASTS = 4
    FRONT = 16
    SPACES = 8
    ALL = 0xFFFF        # the readers of an open pile, in sixteen bits
    CELL_BITS = 14
    CELL_MASK = 16383

    DISCARD = 0         # piles
    GOAL_PILE = 1
    ROLE_PILE = 2
    BOX = 3
    HANDS = 16          # and a seat
    ROLES = 32
    GOAL_SLOTS = 48     # and a slot
    STOCKS = 64         # and a group

    CHOOSE_STARTER = 1  # agenda items
    DEAL_TO = 2         # a: source, b: target, c: count
    TURN = 3
    NEXT_TURN = 4       # a: after
    CHOOSE_TURN = 6     # a: goal
    BEGIN_WALK = 12     # a: walker
    WALK_ON = 13        # a: walker, b: left, c: made
    WALK = 14           # a: left, b: made
    END_WALK = 15       # a: walker, b: made
    LOSE_CARD = 16      # a: victim
    CHOOSE_CLAN = 20
    SET_OUT = 21        # a: walker
    LINGER = 22
    PROWL = 23          # a: creature, b: left
    ASK_AXE = 24        # a: creatures and, four bits higher, the active seat; b: victims; c: then
    BITE = 25           # a: creatures and the active seat; b: victims
    LEAVE = 26          # a: leaver
    CALL_END = 27       # a: leaver

    PLACE = 1           # actions, in the highest byte of their number
    PASS = 6
    ORIENT = 7
    BEGIN = 9
    DEAL = 10
    STEP = 32
    STOP = 33
    LOSE = 34
    SPY_GOAL = 35
    SPY_DWARF = 36
    COLLAPSE = 37
    TRADE_HANDS = 38
    SPIN = 39
    EQUIP = 40
    LURE = 41
    PLAY_CLAN = 42
    CUT = 43
    STRIKE = 44
    ENDURE = 45
    ANNOUNCE = 46

    HOLE = 1            # traits of a space
    LADDER = 2
    TUNNEL = 4
    VEIN = 8
    EXIT = 16

    SPY_PLAY = 1        # what an action card is
    COLLAPSE_PLAY = 2
    TRADE_PLAY = 3
    SPIN_PLAY = 4
    EQUIP_PLAY = 5
    LURE_PLAY = 6
    PATH_PLAY = 7

    RAT = 0             # creatures, in the order in which they attack
    LINDWORM = 1
    GOBLIN = 2
    BOOTS = 1           # tools
    AXE = 2

cdef struct Web:
    uint16_t at         # on the east (2) or south (4) side of a cell
    uint8_t side
    uint8_t card
    int8_t owner
    uint8_t left

cdef struct Beast:
    uint8_t kind
    int8_t owner
    uint32_t at

cdef struct Cave:
    uint8_t held[12]            # what every step reads stands together
    uint8_t hand[12][HAND]      # in order
    Agenda agenda
    Board board
    uint8_t front[12][FRONT]    # in order
    uint8_t fronts[12]
    uint8_t stock[3][STOCK_SIZE]
    uint8_t stocked[3]
    uint8_t discard[DISCARD_SIZE]
    uint8_t discarded
    uint8_t goal[GOALS]
    uint16_t goal_readers[GOALS]
    uint8_t goal_pile[GOALS]
    uint8_t goals_left
    uint8_t role[12]
    uint16_t role_readers[12]
    uint8_t role_pile[16]
    uint8_t roles_left
    uint16_t role_pile_readers
    uint8_t box[16]
    uint8_t boxed
    Web web[WEBS]
    uint8_t webs
    uint32_t vein[VEINS]        # spots with gold
    uint8_t veins
    Beast beast[BEASTS]
    uint8_t beasts
    uint32_t pawn[12]
    uint8_t gold[12]
    uint8_t pool
    uint8_t out[12]             # seats in the order in which they left
    uint8_t outs
    uint16_t lying
    uint16_t fresh
    int8_t still
    int8_t starter
    uint8_t seats
    uint8_t broken              # a list overflowed: nothing here is right any more

cdef struct CaveTables:
    Faces faces
    uint8_t seats
    uint8_t spare
    uint8_t steps
    uint8_t stride
    uint8_t web_strength
    uint8_t hand_size[3]
    uint16_t goal_cell[GOALS]
    uint8_t has_clan_choice
    uint8_t play[CARDS]
    uint8_t first_lay[CARDS]
    uint8_t lays[CARDS]
    uint8_t tool[CARDS]
    uint8_t creature[CARDS]     # NONE: the card shows none
    uint8_t prowls[CARDS]       # the steps of the creature
    uint8_t side_of[CARDS]      # 1: yellow, 2: blue
    uint8_t clan_of[CARDS]
    uint8_t card_of[FACES]
    uint8_t spaces[FACES]
    uint8_t owner[FACES][16]    # by side: the space that opens to it
    uint8_t mouths[FACES][SPACES]
    uint8_t links[FACES][SPACES]    # bit mask of the spaces one step away on the card
    uint8_t tolls[FACES][SPACES]    # and of those a step to which costs a card
    uint8_t traits[FACES][SPACES]
    uint8_t all_traits[FACES]
    Cave first                  # the table that the engine sets out

ctypedef Cave Position
ctypedef CaveTables Tables
