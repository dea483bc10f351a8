from collections.abc import Sequence

from undermine.kernel.game import KernelGame
from undermine.kernel.net import CriticNet, PolicyNet
from undermine.kernel.observer import Observer

TOGETHER: int

def worth_of_points(kind: int, points: Sequence[int], seat: int) -> float: ...

class Search:
    nodes: int
    def __init__(
        self, observer: Observer, policy: PolicyNet, critic: CriticNet | None, reward: int
    ) -> None: ...
    def worths(
        self,
        world: KernelGame,
        actions: Sequence[int],
        styles: Sequence[float],
        seed: int = 0,
        most_plies: int = 24,
        own: int = 0,
    ) -> list[float]: ...
