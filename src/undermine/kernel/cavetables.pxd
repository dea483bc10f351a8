"""The tables of The Dark Cave, filled from a ruleset."""

from undermine.kernel.cave cimport CaveTables
from undermine.kernel.game cimport GameTables

cdef class CaveSource(GameTables):
    cdef CaveTables* cave

    cdef void mark_hot(self)
