"""What the web client takes from Python is fresh, small and complete."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from undermine.server.protocol import messages
from undermine.words import LANGUAGES, catalogue

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tools" / "gen_protocol.py"
I18N = ROOT / "web" / "src" / "base" / "i18n"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """Load the script as a module."""
    spec = spec_from_file_location("gen_protocol", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["gen_protocol", "gen_samples"])
def test_generated_files_are_fresh(name: str) -> None:
    script = SCRIPT.with_stem(name)

    done = subprocess.run(
        [sys.executable, script, "--check"], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr


def test_a_stale_file_is_named_and_left_alone(
    tool: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    stale = tmp_path / "old.ts"
    stale.write_text("old", encoding="utf-8")
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "files", lambda: iter([(stale, "new")]))
    monkeypatch.setattr(sys, "argv", ["gen_protocol.py", "--check"])

    assert tool.main() == 1
    assert "old.ts" in capsys.readouterr().err
    assert stale.read_text(encoding="utf-8") == "old"


def test_every_message_is_in_its_union(tool: ModuleType) -> None:
    text = tool.types()
    told = dict(re.findall(r"export interface (\w+) \{\n  t: '([\w-]+)';", text))
    kinds = [*get_args(messages.Asks), *get_args(messages.Tells)]

    assert {kind.__name__: kind.__struct_config__.tag for kind in kinds} == told
    for name in told:
        assert re.search(rf"^  \| {name}[;\n]", text, re.MULTILINE), name


def test_what_has_a_default_may_be_left_out_by_a_client_only(tool: ModuleType) -> None:
    text = tool.types()
    act = text.partition("export interface Act {")[2].partition("}")[0]
    wrong = text.partition("export interface Wrong {")[2].partition("}")[0]

    assert "  staged?: number;" in act
    assert "  seq: number;" in act
    assert "?" not in re.sub(r"/\*\*.*?\*/", "", wrong)


def test_every_message_is_on_the_page() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    kinds = [*get_args(messages.Asks), *get_args(messages.Tells)]

    assert not [kind for kind in kinds if f"| `{kind.__struct_config__.tag}` |" not in page]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wrong_has_a_sentence(language: str) -> None:
    keys = catalogue(language).keys()
    told = {key for key in keys if key.startswith("wrong-")}

    assert {"wrong-line", *(f"wrong-{why}" for why in get_args(messages.Why))} == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_has_a_sentence(language: str) -> None:
    keys = catalogue(language).keys()

    assert {key for key in keys if key.startswith("notice-")} == {
        f"notice-{what}" for what in get_args(messages.What)
    }


def test_samples_are_many_and_small() -> None:
    file = I18N / "words.fixture.json"
    samples = json.loads(file.read_text(encoding="utf-8"))["samples"]

    assert file.stat().st_size < 1_000_000
    assert len(samples) > 300
    assert {each["sort"] for each in samples} == {"event", "action", "refusal"}
