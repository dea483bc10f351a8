"""Tests of the kernel need its compiled modules."""

import pytest

from undermine.kernel import MISSING, available


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the tests of this folder, and say why, where the kernel is not built."""
    if available():
        return
    for item in items:
        if "tests/kernel" in item.path.as_posix() and "test_missing" not in item.name:
            item.add_marker(pytest.mark.skip(reason=MISSING))
