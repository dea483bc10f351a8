"""Without compiled modules the kernel says so in one sentence."""

import pytest

from undermine import load
from undermine.kernel import KernelError, kernel


def test_missing_kernel_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undermine.kernel.available", lambda: False)

    with pytest.raises(KernelError, match=r"^the kernel is not built here: .* compiler is$"):
        kernel(load("saboteur"), 3)
