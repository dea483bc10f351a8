# cython: language_level=3
"""The names of policies, and the suspicion that rules of thumb go by."""

from undermine.kernel.errors import KernelError

POLICIES = {"random": RANDOM, "path-first": PATH_FIRST, "thumb": THUMB}


cdef int policy_number(object name) except -1:
    """The number of a policy by its name."""
    if not isinstance(name, str) or name not in POLICIES:
        known = ", ".join(POLICIES)
        raise KernelError(f"there is no policy {name!r}; policies are: {known}")
    return POLICIES[name]


cdef int read_suspicion(object given, int seats, double* suspicion) except -1:
    """The probability of each seat to be a saboteur; anything else is an error that quotes it."""
    cdef int seat
    wanted = f"suspicion must be {seats} numbers from 0 to 1, one for each seat, not {given!r}"
    try:
        numbers = [float(number) for number in given if not isinstance(number, str)]
        is_right = len(numbers) == len(given) == seats
    except (OverflowError, TypeError, ValueError):
        raise KernelError(wanted) from None
    if not is_right or not all(0 <= number <= 1 for number in numbers):
        raise KernelError(wanted)
    for seat in range(seats):
        suspicion[seat] = numbers[seat]
    return 0
