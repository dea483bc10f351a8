"""The real server, with a wall clock that a file sets and sweeps that come every half second.

Arguments: a file with the seconds to add to the date (none: 0), and a file that gets a byte for
every sweep.
"""

from __future__ import annotations

import sys
from pathlib import Path

from undermine.cli.main import main as undermine
from undermine.server import main as server
from undermine.server import tables
from undermine.server.services import RealTime


def main(set_by: Path, swept: Path) -> int:
    """Serve until a signal to stop arrives."""

    class SetTime(RealTime):
        """A wall clock that can be set; the other clock goes on."""

        def date(self) -> int:
            return super().date() + int(set_by.read_text() if set_by.exists() else 0)

    sweep = tables.Tables.sweep

    async def counted(self: tables.Tables) -> None:
        await sweep(self)
        with swept.open("a") as file:
            file.write(".")

    setattr(server, "RealTime", SetTime)  # noqa: B010 (it is not exported)
    tables.SWEEP = 0.5  # type: ignore[misc]
    tables.Tables.sweep = counted  # type: ignore[method-assign]
    return undermine(["serve"])


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
