"""The error of the kernel."""


class KernelError(ValueError):
    """The kernel is not there, does not know an option, or was given something that cannot be."""
