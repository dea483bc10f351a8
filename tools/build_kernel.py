"""Compile the kernel, unless it was compiled from the same sources before.

Cython writes C, and the machine's compiler compiles it; where there is none, the compiler of the
`ziglang` package does, if it is installed. `hatch_build.py` uses the same functions for wheels.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "src/undermine/kernel"
STAMP = "build/kernel/stamp"
OPTIMIZED = ("-O3", "-DNDEBUG", "-fno-strict-aliasing", "-ffp-contract=off", "-w")
CHECKED = ("-O1", "-g", "-fsanitize=bounds", "-fno-sanitize-recover", "-w")


class BuildError(Exception):
    """The kernel cannot be compiled here; the text says why."""


def modules(root: Path) -> list[Path]:
    """The sources that become modules."""
    return sorted((root / PACKAGE).glob("*.pyx"))


def suffix() -> str:
    """The end of the file name of a compiled module, for this Python."""
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def compiled(root: Path) -> list[Path]:
    """The files that a build makes."""
    return [source.with_name(source.stem + suffix()) for source in modules(root)]


def content_stamp(root: Path) -> str:
    """A checksum of everything that the compiled modules depend on."""
    kinds = ("*.pyx", "*.pxd", "*.pxi")
    sources = [path for kind in kinds for path in sorted((root / PACKAGE).glob(kind))]
    contents = [(path.name, path.read_bytes()) for path in (*sources, Path(__file__))]
    told = (contents, suffix(), os.environ.get("CC", ""))
    return hashlib.sha256(repr(told).encode()).hexdigest()


def is_built(root: Path) -> bool:
    """The compiled modules are there and belong to these sources."""
    stamp = root / STAMP
    there = all(path.is_file() for path in compiled(root))
    return there and stamp.is_file() and stamp.read_text() == content_stamp(root)


def compiler() -> list[str]:
    """The command of a C compiler."""
    if os.environ.get("CC"):
        return os.environ["CC"].split()
    for name in ("cc", "gcc", "clang"):
        found = shutil.which(name)
        if found:
            return [found]
    if find_spec("ziglang") is not None:
        return [sys.executable, "-m", "ziglang", "cc"]
    raise BuildError("there is no C compiler here, and the package ziglang is not installed")


def has_compiler() -> bool:
    """The machine can compile C without a package."""
    return bool(os.environ.get("CC")) or any(map(shutil.which, ("cc", "gcc", "clang")))


def header_folder() -> Path:
    """The folder of Python's own C headers."""
    folder = Path(sysconfig.get_path("include"))
    if not (folder / "Python.h").is_file():
        raise BuildError("the C headers of this Python are missing (package python3-dev)")
    return folder


def linking() -> tuple[str, ...]:
    """Flags that make a module of compiled C, by system."""
    if sys.platform == "darwin":
        return ("-bundle", "-undefined", "dynamic_lookup")
    if os.name == "nt":
        version = "".join(map(str, sys.version_info[:2]))
        return ("-shared", f"-L{Path(sys.base_prefix, 'libs')}", f"-lpython{version}")
    return ("-shared", "-fPIC")


def run(*words: str | Path) -> None:
    """Run a program; what it says is told only if it fails."""
    done = subprocess.run(list(map(str, words)), capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"{Path(words[0]).name} failed:\n{done.stdout}{done.stderr}")


def build_module(
    root: Path, folder: Path, flags: tuple[str, ...], directives: tuple[str, ...], source: Path
) -> Path:
    """Compile one module into a folder."""
    code = folder / f"{source.stem}.c"
    module = folder / (source.stem + suffix())
    cython = (sys.executable, "-m", "cython", "-3", *directives, "-I", str(root / "src"))
    run(*cython, source, "-o", code)
    run(*compiler(), *flags, *linking(), f"-I{header_folder()}", code, "-o", module)
    return module


def build(
    root: Path,
    folder: Path,
    flags: tuple[str, ...] = OPTIMIZED,
    directives: tuple[str, ...] = (),
) -> list[Path]:
    """Compile all modules into a folder."""
    if find_spec("Cython") is None:
        raise BuildError("the package Cython is not installed")
    compiler()
    header_folder()
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        work = partial(build_module, root, folder, flags, directives)
        return list(workers.map(work, modules(root)))


def build_in_place(root: Path) -> None:
    """Compile all modules and put them beside their sources."""
    stamp = root / STAMP
    stamp.unlink(missing_ok=True)
    for module in build(root, stamp.parent):
        shutil.move(module, root / PACKAGE / module.name)
    stamp.write_text(content_stamp(root))


def main() -> int:
    """Build, and say in one sentence why it cannot be."""
    if os.environ.get("UNDERMINE_NO_KERNEL") or is_built(ROOT):
        return 0
    print("compiling the kernel", flush=True)
    try:
        build_in_place(ROOT)
    except BuildError as error:
        print(f"the kernel is not built: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
