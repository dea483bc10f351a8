"""`CITATION.cff` names the version of the package, its authors and its licence."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_citation_agrees_with_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    told = dict(re.findall(r"^(?:  - )?([\w-]+): (\S.*)$", citation, re.MULTILINE))

    assert told["cff-version"] == "1.2.0"
    assert told["version"] == project["version"]
    assert told["license"] == project["license"]
    assert told["name"] == project["authors"][0]["name"]
