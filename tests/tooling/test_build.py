"""A wheel carries the built web client; an editable install leaves it alone."""

from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.wheel import WheelBuilder

import hatch_build

ROOT = Path(__file__).parents[2]


@pytest.fixture
def hook() -> hatch_build.WebClient:
    builder = WheelBuilder(str(ROOT))
    return hatch_build.WebClient(
        str(ROOT), {}, builder.config, builder.metadata, "dist", builder.PLUGIN_NAME
    )


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Path, str]]:
    calls: list[tuple[Path, str]] = []

    def npm(folder: Path, *words: str) -> None:
        calls.append((folder, " ".join(words)))

    monkeypatch.setattr(hatch_build, "npm", npm)
    return calls


def test_editable_install_builds_nothing(
    hook: hatch_build.WebClient, called: list[tuple[Path, str]]
) -> None:
    hook.initialize("editable", {"artifacts": []})

    assert called == []


def test_wheel_is_built_with_the_client(
    hook: hatch_build.WebClient, called: list[tuple[Path, str]]
) -> None:
    wheel: dict[str, Any] = {"artifacts": []}

    hook.initialize("standard", wheel)

    assert called == [(ROOT / "web", "ci"), (ROOT / "web", "run build")]
    assert wheel == {"artifacts": ["/src/undermine/server/static/"]}


def test_failing_npm_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hatch_build.nodejs.npm", lambda *_words, **_options: 1)

    with pytest.raises(SystemExit, match=r"npm run build failed \(exit code 1\)"):
        hatch_build.npm(ROOT / "web", "run", "build")
