"""House rules: named changes of the ruleset."""

from __future__ import annotations

from typing import Any, Final

from undermine.core.ruleset import Option

OPTIONS: Final[dict[str, Option[Any]]] = {}
