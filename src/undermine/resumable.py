"""Folders of work that can be interrupted: what is written is there as a whole or not at all.

The first file of a folder holds the parameters that decide all others. The same parameters go on
with a folder, others are refused with both values.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct, json, to_builtins

HALF: Final = ".part"
"""Files and folders that are being written end like this."""
_VERSIONS: Final = "versions"
"""The field of parameters that maps names of parts to their versions."""


def open_folder(folder: Path, name: str, parameters: Struct) -> None:
    """Begin a folder with its file of parameters, or go on with one that has the same."""
    file = folder / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if file.exists():
            _refuse_others(parameters, file.read_bytes(), str(file))
        elif any(each.name != f"{name}{HALF}" for each in folder.iterdir()):
            raise ValueError(f"{str(folder)!r} is not empty, and it has no {name}")
        else:
            write_whole(file, written(parameters))
    except OSError as error:
        raise cannot_write(folder, error) from None


def cannot_write(folder: Path, error: OSError) -> ValueError:
    """The error of a folder that does not take what is written."""
    return ValueError(f"cannot write into {str(folder)!r}: {error}")


def written(parameters: Struct) -> bytes:
    """The text of a file of parameters."""
    return json.format(json.encode(parameters), indent=2) + b"\n"


def write_whole(path: Path, contents: bytes) -> None:
    """Write a file under another name, then rename it: it is there as a whole or not at all."""
    half = path.with_name(f"{path.name}{HALF}")
    with half.open("wb") as file:
        file.write(contents)
        file.flush()
        os.fsync(file.fileno())
    half.replace(path)


def remove(path: Path) -> None:
    """Remove a file or a folder, if it is there."""
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def _refuse_others(parameters: Struct, text: bytes, place: str) -> None:
    """Refuse to go on with a folder of other parameters; the error quotes both."""
    try:
        kept = json.decode(text, type=type(parameters))
    except ValueError as error:
        raise ValueError(f"cannot read {place!r}: {error}") from None
    ours, theirs = _flat(parameters), _flat(kept)
    differences = [
        f"{name} {theirs.get(name)!r}, not {ours.get(name)!r}"
        for name in dict.fromkeys([*theirs, *ours])
        if theirs.get(name) != ours.get(name)
    ]
    if differences:
        raise ValueError(
            f"{place!r} was begun with {'; '.join(differences)}; "
            "give the same parameters, or another folder"
        )


def _flat(parameters: Struct) -> dict[str, object]:
    fields: dict[str, object] = to_builtins(parameters)
    versions = fields.pop(_VERSIONS, {})
    assert isinstance(versions, dict)
    return {**fields, **{f"version of {name}": value for name, value in versions.items()}}


def refuse_other_versions(wanted: Mapping[str, str], here: Mapping[str, str]) -> None:
    """Refuse parameters that were made by another installation than this one."""
    differences = [
        f"{name} {wanted.get(name)!r} is wanted, {here.get(name)!r} is installed"
        for name in sorted({*wanted, *here})
        if wanted.get(name) != here.get(name)
    ]
    if differences:
        raise ValueError(f"a worker differs: {'; '.join(differences)}")
