# cython: language_level=3
"""A window of the board in which every action has a dense number, its slot."""

from cpython.array cimport array

from undermine.kernel.slots import VERSION


cdef class Window:
    """Slots of the actions on the cells from the first column and row to the last."""

    def __cinit__(self, object kernel, tuple area, list verbs, int size):
        cdef array table
        self.kernel = kernel
        self.area = area
        self.size = size
        self.version = VERSION
        self.kept = []
        for number, base, bag, fields in verbs:
            self.verb[number].base = base
            self.verb[number].bag = bag
            self.verb[number].fields = len(fields)
            for i, (shift, bits, count, values) in enumerate(fields):
                table = array("H", values)
                self.kept.append(table)
                self.verb[number].field[i].shift = shift
                self.verb[number].field[i].mask = (1 << bits) - 1
                self.verb[number].field[i].size = count
                self.verb[number].field[i].dense = table.data.as_ushorts

    def slot(self, uint32_t action):
        """The slot of an action number, or None outside the window."""
        cdef uint32_t slot = slot_of(self.verb, action)
        return None if slot == NO_SLOT else slot
