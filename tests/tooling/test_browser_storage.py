"""What pages store in a browser is told to those who host them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_every_key_of_the_local_storage_is_documented() -> None:
    sources = [
        source.read_text(encoding="utf-8")
        for pattern in ("*.ts", "*.svelte")
        for source in (ROOT / "web/src").rglob(pattern)
        if not re.search(r"\.test(kit)?\b", source.name)
    ]
    used = {key for text in sources for key in re.findall(r"'(undermine\.[a-z]+)'", text)}
    page = (ROOT / "docs/hosting/privacy.md").read_text(encoding="utf-8")
    told = set(re.findall(r"^\| `(undermine\.[a-z]+)` \|", page, flags=re.MULTILINE))
    assert used == told
