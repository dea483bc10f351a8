"""The types of a game's table and facts for the web client, read from the engine's own types."""

from __future__ import annotations

import importlib
import re
from collections.abc import Mapping
from types import ModuleType, NoneType, UnionType
from typing import Any, Final, get_args, get_origin, get_type_hints

from undermine.core.board import Board
from undermine.core.grid import Area, Spot
from undermine.core.state import Table
from undermine.games import REGISTRY

SHARED: Final[Mapping[type, str]] = {Area: "Area", Board: "Board", Spot: "Spot"}
"""Types that `view.ts` describes for all games."""
PLAIN: Final[Mapping[type, str]] = {bool: "boolean", int: "number", str: "string"}


def view_types(game: str) -> list[str]:
    """The blocks of `view.gen.ts` of a game: imports, its table and its facts."""
    package = REGISTRY[game]
    aids = importlib.import_module(f"{package}.aids")
    table = _table_type(importlib.import_module(f"{package}.table"))
    facts = getattr(aids, aids.facts.__annotations__["return"])
    view = table.__name__.removesuffix("Table") + "View"
    alias = f"export type {view} = View<{table.__name__}, {facts.__name__}>;"
    blocks = [_interface(table), _interface(facts), alias]
    text = "\n".join(blocks)
    used = sorted(
        name for name in (*SHARED.values(), "View") if re.search(rf"\b{name}\b(?!:)", text)
    )
    return [f"import type {{ {', '.join(used)} }} from '../../base/protocol/view.ts';", *blocks]


def _table_type(module: ModuleType) -> type[Table]:
    """The one subclass of `Table` that the module defines."""
    (found,) = [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Table) and each.__module__ == module.__name__
    ]
    return found


def _interface(kind: type) -> str:
    """The interface of a struct or typed dictionary, with the first line of its docstring."""
    fields = [f"  {name}: {_written(hint)};" for name, hint in get_type_hints(kind).items()]
    doc = (kind.__doc__ or "").partition("\n")[0]
    return "\n".join([f"/** {doc} */", f"export interface {kind.__name__} {{", *fields, "}"])


def _written(hint: Any) -> str:  # noqa: ANN401 (a type form)
    """A type of the engine as the JSON of a view is typed."""
    if hint in SHARED or hint in PLAIN:
        return {**SHARED, **PLAIN}[hint]
    if isinstance(hint, type) and hasattr(hint, "_fields"):
        return _named_tuple(hint)
    return _generic(get_origin(hint), get_args(hint))


def _named_tuple(kind: type) -> str:
    fields = get_type_hints(kind).items()
    return f"[{', '.join(f'{name}: {_written(hint)}' for name, hint in fields)}]"


def _generic(origin: object, parts: tuple[Any, ...]) -> str:
    if origin is UnionType:
        return " | ".join("null" if part is NoneType else _written(part) for part in parts)
    if origin is dict:
        return f"Record<{', '.join(map(_written, parts))}>"
    element = _written(parts[0])
    return f"({element})[]" if " | " in element else f"{element}[]"
