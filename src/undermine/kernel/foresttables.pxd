"""The tables of The Lost Mines, filled from a ruleset."""

from undermine.kernel.forest cimport ForestTables
from undermine.kernel.game cimport GameTables

cdef class ForestSource(GameTables):
    cdef ForestTables* forest
    cdef object area

    cdef void mark_hot(self)
