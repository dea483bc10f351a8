from typing import Any

from undermine.kernel.interface import Kernel

class Window:
    kernel: Kernel
    area: tuple[int, int, int, int]
    size: int
    version: int
    def __init__(
        self, kernel: Kernel, area: tuple[int, ...], verbs: list[Any], size: int
    ) -> None: ...
    def slot(self, action: int) -> int | None: ...
