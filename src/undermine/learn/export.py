"""Nets as files of weights, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from undermine.core.ruleset import Ruleset
from undermine.net.weights import read, written


def write_net(path: Path, rules: Ruleset[Any, Any], width: int, net: nn.Module) -> None:
    """Write the weights of a net, as numbers of 16 bits."""
    tensors = [
        (name, tuple(tensor.shape), tensor.detach().cpu().half().numpy().tobytes())
        for name, tensor in net.state_dict().items()
    ]
    scratch = path.with_suffix(".part")
    scratch.write_bytes(written(rules, width, tensors))
    scratch.replace(path)


def read_net(path: Path, rules: Ruleset[Any, Any]) -> dict[str, Tensor]:
    """The weights of a net as a state that it loads."""
    weights = read(path, rules)
    return {
        name: torch.frombuffer(bytearray(numbers), dtype=torch.float16)
        .view(weights.header.tensors[name])
        .float()
        for name, numbers in weights.tensors.items()
    }
