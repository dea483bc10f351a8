"""What tests of the command line ask for."""

import pytest

from tests.cli.shell import Shell


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """Return a shell that speaks English unless it is told otherwise."""
    monkeypatch.setenv("LC_ALL", "C")
    return Shell(capsys)
