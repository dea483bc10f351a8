"""Examples in the docstrings of environments."""

import doctest
import importlib
import pkgutil

import pytest

from undermine import envs

MODULES = [module.name for module in pkgutil.iter_modules(envs.__path__, f"{envs.__name__}.")]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_run(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))

    assert failed == 0


def test_environments_show_how_they_are_used() -> None:
    shown = {name for name in MODULES if ">>>" in (importlib.import_module(name).__doc__ or "")}

    assert {name for name in MODULES if name.endswith(("_env", "_game", "vector"))} <= shown
