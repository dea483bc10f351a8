"""What `./run` has done already: stamps by content, and one `./run` at a time.

Needs nothing but Python: what is done with it installs everything else.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tools.steps import ROOT

if sys.platform != "win32":
    import fcntl

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def digest(*parts: Path | str) -> str:
    """Sum up texts and contents of files."""
    contents = [part.read_bytes() if isinstance(part, Path) else part for part in parts]
    return hashlib.sha256(repr(contents).encode()).hexdigest()


def contents(folder: Path) -> Iterator[Path | str]:
    """Return names and files of a folder for a checksum, without packages that npm installed."""
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(set(folders) - {"node_modules"})
        for path in (Path(place, name) for name in sorted(names)):
            yield from (path.relative_to(folder.parent).as_posix(), path)


def once(stamp: Path, wanted: str, work: Callable[[], None]) -> None:
    """Do some work, unless the stamp says that it has been done for the same input."""
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    work()
    stamp.write_text(wanted)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let only one `run` at a time prepare environments, where the system can lock a folder."""
    if sys.platform == "win32":
        yield
        return
    folder = os.open(ROOT, os.O_RDONLY)
    with contextlib.suppress(OSError):
        fcntl.flock(folder, fcntl.LOCK_EX)
    try:
        yield
    finally:
        os.close(folder)
