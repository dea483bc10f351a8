"""The tables of Saboteur and Saboteur 2, filled from a ruleset."""

from undermine.kernel.game cimport GameTables
from undermine.kernel.mine cimport MineTables

cdef class MineSource(GameTables):
    cdef MineTables* mine

    cdef void mark_hot(self)
