from collections.abc import Mapping, Sequence
from typing import Any

class TrunkNet:
    least_seats: int
    most_seats: int
    labels: int
    def __init__(self, plan: dict[str, Any], tensors: Mapping[str, object]) -> None: ...
    def has_seats(self, seats: int) -> bool: ...
    def add_seats(
        self, seats: int, spread: Sequence[int], spread_labels: Sequence[int]
    ) -> None: ...

class PolicyNet(TrunkNet):
    def answer(
        self, observed: bytes, features: bytes, seats: int, styles: Sequence[float]
    ) -> tuple[list[float], list[list[float]], float]: ...

class CriticNet(TrunkNet):
    def value(
        self, observed: bytes, labels: bytes, seats: int, styles: Sequence[float]
    ) -> float: ...
