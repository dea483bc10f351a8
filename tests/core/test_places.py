"""Names of places."""

import pytest

from undermine.core.places import cell_named


@pytest.mark.parametrize("name", ["", "A", "7", "A0", "A100", "A7x", "AA7", " A7"])
def test_what_is_no_name_names_no_cell(name: str) -> None:
    assert cell_named(name, origin=(0, 0), near=(0, 0)) is None
