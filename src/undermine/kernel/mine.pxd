"""A position of Saboteur and Saboteur 2 as one flat struct, and the tables that rules read.

Cards are numbers: their places in the alphabetical list of the card set. Lays (a card and its
turn) are faces of the grid. What a card can do is in `MineTables`, filled from the ruleset.
"""

from libc.stdint cimport int8_t, uint8_t, uint16_t

from undermine.kernel.agenda cimport Agenda
from undermine.kernel.grid cimport CELLS, FACES, Board, Faces

cdef enum:
    CARDS = 128         # kinds of cards
    NONE = 255          # no card
    HAND = 16           # the most cards of a hand
    STOCK_SIZE = 160
    GOALS = 8
    GOLD_KINDS = 4
    WAYS = 32
    EARNINGS = 96
    ALL = 0xFFFF        # the readers of an open pile, in sixteen bits
    FRONT_KINDS = 8     # kinds of cards that lie before seats

    STOCK = 0           # piles
    DISCARD = 1
    GOAL_PILE = 2
    ROLE_PILE = 3
    BANK = 4
    OFFER = 5
    OLD_HATS = 6
    HANDS = 16          # and a seat
    ROLES = 32
    LOOTS = 48
    GOAL_SLOTS = 64     # and a slot

    CHOOSE_STARTER = 1  # agenda items
    DEAL_TO = 2         # a: source, b: target, c: count
    TURN = 3
    NEXT_TURN = 4       # a: after
    REVEAL = 5          # a: finder, b and c: the cell of the card laid last
    CHOOSE_TURN = 6     # a: goal
    SHARE_GOLD = 7      # the seats after it wait in the queue
    PAY_GOLD = 8        # a: to, b: value
    NEXT_ROUND = 9
    STEAL_GOLD = 10     # the seats after it wait in the queue

    PLACE = 1           # actions, in the highest byte of their number
    BREAK = 2
    MEND = 3
    ROCKFALL = 4
    PEEK = 5
    PASS = 6
    ORIENT = 7
    TAKE_GOLD = 8
    BEGIN = 9
    DEAL = 10
    PAY = 11
    THEFT = 12
    HANDS_OFF = 13
    SWAP_HATS = 14
    INSPECT = 15
    SWAP_HANDS = 16
    TRAP = 17
    FREE = 18
    LIFT = 19
    STEAL = 20
    DECLINE = 21

cdef struct Earning:
    int8_t seat
    uint8_t value
    uint8_t cards

cdef struct Mine:
    uint8_t held[12]            # what every step reads stands together
    uint8_t front[12]           # bit mask of the cards before a seat
    uint8_t stocked
    uint8_t discarded
    uint8_t seats
    uint8_t broken              # a list overflowed: nothing here is right any more
    int8_t last
    int8_t starter
    int8_t finder
    uint8_t round
    uint8_t hand[12][HAND]      # in order
    uint8_t loot[12][GOLD_KINDS]
    uint8_t credit[12]
    Agenda agenda
    Board board
    uint8_t stock[STOCK_SIZE]
    uint8_t discard[STOCK_SIZE]
    uint8_t goal[GOALS]
    uint16_t goal_readers[GOALS]
    uint8_t goal_pile[GOALS]
    uint8_t goals_left
    uint8_t role[12]
    uint16_t role_readers[12]
    uint8_t role_pile[16]
    uint8_t roles_left
    uint16_t role_pile_readers
    uint8_t old_hats[16]
    uint8_t hats
    uint8_t bank[GOLD_KINDS]
    uint8_t offer[GOLD_KINDS]
    uint16_t offer_readers
    uint8_t loot_open           # at the end all gold is shown
    Earning earned[EARNINGS]
    uint8_t earnings
    uint8_t queue[16]
    uint8_t queued
    uint8_t thieves[12]
    uint8_t thief_count
    uint16_t out

cdef struct MineTables:
    Faces faces
    uint8_t seats
    uint8_t rounds
    uint8_t hand_size
    uint8_t goals
    uint8_t goal_order[GOALS]   # slots in the order of their cells
    uint16_t goal_cell[GOALS]
    uint8_t play[CARDS]         # the action that a card serves for
    uint8_t first_lay[CARDS]
    uint8_t lays[CARDS]
    uint8_t card_of[FACES]
    uint8_t is_path[FACES]      # a path card from a hand: a rockfall can take it
    uint8_t tools[CARDS]        # bit mask of the tools that a card shows
    uint8_t front_bit[CARDS]    # the bit of a card that lies before seats
    uint8_t front_card[FRONT_KINDS]
    uint8_t broken_tools[256]   # by the cards before a seat: bit mask of its broken tools
    uint8_t hindrances          # the bits of cards that keep a seat from laying paths
    uint8_t is_treasure[CARDS]
    uint8_t card_for[32]        # the card of an action that names none
    uint8_t gold_kinds
    uint8_t gold_card[GOLD_KINDS]
    uint8_t gold_value[GOLD_KINDS]
    uint8_t gold_slot[CARDS]
    uint8_t digger
    uint8_t saboteur
    uint8_t gold_drawn          # gold cards on offer; 0: one for each digger
    uint8_t pay[16]             # gold of each winner, by their number
    uint8_t way_count[16]
    uint8_t ways[16][WAYS][GOLD_KINDS]  # the ways to pay a value, the best one first
    uint8_t spare               # cards of the stock that are never drawn
    uint8_t is_ladder[CARDS]
    uint8_t near_goal[CELLS]
    uint8_t role_kind[CARDS]
    uint8_t penalty[CARDS]
    uint8_t door[FACES][3]      # by team: ports behind which a door of the other team is shut
    uint8_t crystals[FACES]
    uint8_t has_tricks          # the fields of the expansion are part of the table
    uint8_t most_paid           # the largest number of winners with pay of its own
    Mine first                  # the table that the engine sets out

ctypedef Mine Position
ctypedef MineTables Tables
