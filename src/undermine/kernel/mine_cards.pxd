# cython: cdivision=True
"""Cards of Saboteur and Saboteur 2 that leave hands."""


from undermine.kernel.bags cimport put_in, take_out
from undermine.kernel.mine cimport *
from undermine.kernel.trace cimport GIVE, MOVE, TAKE, Trace, log

include "hands.pxi"
