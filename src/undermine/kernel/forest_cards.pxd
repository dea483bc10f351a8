# cython: cdivision=True
"""Cards of The Lost Mines that leave hands."""


from undermine.kernel.bags cimport put_in, take_out
from undermine.kernel.forest cimport *
from undermine.kernel.trace cimport GIVE, MOVE, TAKE, Trace, log

include "hands.pxi"
