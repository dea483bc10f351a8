from collections.abc import Sequence
from typing import Any

from undermine.core.state import State
from undermine.kernel.interface import Kernel
from undermine.kernel.observer import Observer
from undermine.kernel.window import Window

SHAPES: dict[str, str]

class Batch:
    kernel: Kernel
    games: int
    threads: int
    observer: Observer | None
    def __init__(
        self,
        kernel: Kernel,
        games: int,
        seed: int = 0,
        threads: int = 1,
        window: Window | None = None,
        observer: Observer | None = None,
        rounds: int = 0,
        bots: Sequence[str | None] | None = None,
    ) -> None: ...
    def bind(self, **arrays: object) -> None: ...
    def reset(self, seed: int = 0) -> None: ...
    def refresh(self) -> None: ...
    def step(self, actions: object, by: str = "number") -> None: ...
    def play(self, steps: int, policy: str = "random") -> None: ...
    def mask_bytes(self) -> int: ...
    def write(self, game: int) -> State[Any]: ...
    def close(self) -> None: ...
