"""A wheel carries the built client and the kernel; an editable install leaves them alone."""

import tarfile
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import hatch_build
from tools.build_kernel import BuildError

ROOT = Path(__file__).parents[2]


@pytest.fixture
def hook() -> hatch_build.BuiltParts:
    builder = WheelBuilder(str(ROOT))
    return hatch_build.BuiltParts(
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
    hook: hatch_build.BuiltParts, called: list[tuple[Path, str]]
) -> None:
    hook.initialize("editable", {"artifacts": []})

    assert called == []


def test_wheel_is_built_with_the_client(
    hook: hatch_build.BuiltParts,
    called: list[tuple[Path, str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("UNDERMINE_NO_KERNEL", "1")
    wheel: dict[str, Any] = {"artifacts": []}

    hook.initialize("standard", wheel)

    assert called == [(ROOT / "web", "ci"), (ROOT / "web", "run build")]
    assert wheel == {"artifacts": ["/src/undermine/server/static/"]}


def test_failing_npm_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hatch_build.nodejs.npm", lambda *_words, **_options: 1)

    with pytest.raises(SystemExit, match=r"npm run build failed \(exit code 1\)"):
        hatch_build.npm(ROOT / "web", "run", "build")


def test_wheel_carries_the_compiled_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    made = [ROOT / "build/wheel/saboteur.so"]
    monkeypatch.setattr("hatch_build.build_kernel.build", lambda *_words: made)
    wheel: dict[str, Any] = {"force_include": {}}

    hatch_build.add_kernel(ROOT, wheel)

    assert wheel["force_include"] == {str(made[0]): "undermine/kernel/saboteur.so"}
    assert (wheel["pure_python"], wheel["infer_tag"]) == (False, True)


def test_wheel_without_a_compiler_is_pure_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_words: object) -> None:
        raise BuildError("no compiler")

    monkeypatch.setattr("hatch_build.build_kernel.build", fail)
    wheel: dict[str, Any] = {"force_include": {}}

    hatch_build.add_kernel(ROOT, wheel)

    assert wheel == {"force_include": {}}
    assert "without its kernel: no compiler" in capsys.readouterr().err


def test_a_compiler_is_asked_for_where_there_is_none(
    hook: hatch_build.BuiltParts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hatch_build.build_kernel.has_compiler", lambda: False)

    assert hook.dependencies() == ["ziglang"]

    monkeypatch.setenv("UNDERMINE_NO_KERNEL", "1")
    assert hook.dependencies() == []


def test_sources_carry_what_a_wheel_is_built_from_and_how_to_cite(tmp_path: Path) -> None:
    archive = next(SdistBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"]))

    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {
        "CITATION.cff",
        "hatch_build.py",
        "tools/build_kernel.py",
        "web/package-lock.json",
        "src/undermine/kernel/batch.pyx",
        "src/undermine/net/weights/saboteur.net",
    } <= names
    assert not any(name.startswith(("src/undermine/server/static", "docs/")) for name in names)
