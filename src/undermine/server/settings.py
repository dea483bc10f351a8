"""The settings of the server, read from environment variables.

The table in `docs/hosting.md` is made from the descriptions in the `Settings` struct.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple, TypeVar, get_type_hints
from urllib.parse import urlsplit

from msgspec import Struct, field

T = TypeVar("T")

PREFIX: Final = "UNDERMINE_"
DATABASE: Final = "undermine.db"
_OTHER_VARIABLES: Final = frozenset(
    f"UNDERMINE_{name}" for name in ("PAUSE", "CHROMIUM", "CHROMIUM_ARGS", "NO_APT")
)
"""Variables that other commands read."""


class Setting(NamedTuple):
    """A parser of a setting and its documentation; `read` raises `ValueError`."""

    read: Callable[[str], object]
    expected: str
    """A description of valid values, for error messages."""
    description: str
    """A sentence for the table in `docs/hosting.md`."""
    default: str = ""
    """The default in that table, where it is not a plain value."""


# -- readers -------------------------------------------------------------------------------------


def _whole(low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        _require(text.isascii() and text.isdigit() and low <= int(text) <= high)
        return int(text)

    return read


def _fraction(low: float, high: float) -> Callable[[str], float]:
    def read(text: str) -> float:
        _require(re.fullmatch(r"[0-9]+(\.[0-9]+)?", text) and low <= float(text) <= high)
        return float(text)

    return read


def _one_of(*words: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        _require(text.lower() in words)
        return text.lower()

    return read


def _switch(text: str) -> bool:
    on, off = ("1", "on", "true", "yes"), ("0", "off", "false", "no")
    _require(text.lower() in (*on, *off))
    return text.lower() in on


def _word(text: str) -> str:
    _require(not re.search(r"\s", text))
    return text


def _names(text: str) -> str:
    names = text.lower().split(",")
    _require(all(re.fullmatch(r"\s*([a-z0-9_.-]+|\[[0-9a-f:]+\])\s*", name) for name in names))
    return ",".join(name.strip() for name in names)


def _folder(text: str) -> Path:
    path = Path(text).expanduser()
    _require(not path.exists() or path.is_dir())
    return path.absolute()


def _file(text: str) -> str:
    path = Path(text).expanduser()
    _require(path.is_file())
    return str(path.absolute())


def _address(text: str) -> str:
    parts = urlsplit(_word(text))
    _require(parts.scheme in ("http", "https") and parts.hostname and parts.port != 0)
    _require(re.fullmatch(r"(/[\w.~-]+)*/?", parts.path, re.ASCII))
    _require(not parts.query and not parts.fragment)
    return text.rstrip("/")


def _require(ok: object) -> None:
    if not ok:
        raise ValueError


def _data_folder() -> Path:
    """The default data folder of the user who runs the server."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or "~/AppData/Local").expanduser() / "undermine"
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "undermine"


# -- the settings --------------------------------------------------------------------------------

_DAYS: Final = _whole(1, 36500)
_COUNT: Final = _whole(1, 1_000_000)


class Settings(Struct, frozen=True, kw_only=True):
    """All settings of the server."""

    host: Annotated[
        str,
        Setting(
            _word,
            "an address of this machine, such as 127.0.0.1 or 0.0.0.0",
            "The address to listen on; `0.0.0.0` lets other machines in.",
        ),
    ] = "127.0.0.1"
    port: Annotated[
        int,
        Setting(
            _whole(0, 65535),
            "a port from 0 to 65535",
            "The port to listen on; 0 chooses a free one.",
        ),
    ] = 8321
    data: Annotated[
        Path,
        Setting(
            _folder,
            "a folder",
            "The folder of the database; it is created if it does not exist.",
            "`$XDG_DATA_HOME/undermine`, `~/.local/share/undermine`, "
            "on Windows `%LOCALAPPDATA%\\undermine`",
        ),
    ] = field(default_factory=_data_folder)
    url: Annotated[
        str,
        Setting(
            _address,
            "an address such as https://mine.example or https://example.org/undermine",
            "The public URL of the server, for links and QR codes; "
            "its path is the prefix of all pages.",
            "the address that it listens on",
        ),
    ] = ""
    hosts: Annotated[
        str,
        Setting(
            _names,
            "names without scheme or port, with commas between them, such as mine.example",
            "More host names of this server, separated by commas. "
            "Once this or `UNDERMINE_URL` is set, requests for any other host are refused.",
            "any name",
        ),
    ] = ""
    tls_cert: Annotated[
        str,
        Setting(
            _file,
            "a file",
            "A certificate with its chain (PEM), to serve https without a proxy.",
            "none",
        ),
    ] = ""
    tls_key: Annotated[
        str,
        Setting(_file, "a file", "The key of that certificate (PEM).", "none"),
    ] = ""
    bots: Annotated[
        int,
        Setting(
            _whole(1, 64),
            "a number from 1 to 64",
            "The number of processes that compute moves of bots.",
        ),
    ] = 1
    bot_pause: Annotated[
        float,
        Setting(
            _fraction(0, 60),
            "a number of seconds from 0 to 60",
            "Seconds between the turns of bots at their normal pace; "
            "slow is twice as long, fast less than a third.",
        ),
    ] = 1.1
    park_days: Annotated[
        int,
        Setting(
            _DAYS,
            "a number of days, at least 1",
            "Days after which an unused table is parked.",
        ),
    ] = 7
    remove_days: Annotated[
        int,
        Setting(
            _DAYS,
            "a number of days, at least 1",
            "Days after which an unused table is removed, with its games.",
        ),
    ] = 60
    tables_per_hour: Annotated[
        int,
        Setting(_COUNT, "a number, at least 1", "Tables that one address may open in an hour."),
    ] = 300
    misses_per_hour: Annotated[
        int,
        Setting(
            _COUNT,
            "a number, at least 1",
            "Requests for tables that do not exist, from one address in an hour; "
            "after that it finds only listed tables and those at which it has a seat.",
        ),
    ] = 600
    messages_per_second: Annotated[
        int,
        Setting(
            _COUNT,
            "a number, at least 1",
            "Messages that one WebSocket may send in a second, "
            "and as many pings and pongs; three times as many in a burst.",
        ),
    ] = 15
    joins_per_minute: Annotated[
        int,
        Setting(
            _COUNT,
            "a number, at least 1",
            "Joins and requests for a seat that one WebSocket may send in a minute.",
        ),
    ] = 30
    watchers_per_table: Annotated[
        int,
        Setting(
            _COUNT,
            "a number, at least 1",
            "Connections without a seat at one table: people who watch or have not sat down yet.",
        ),
    ] = 200
    sockets_per_address: Annotated[
        int,
        Setting(
            _COUNT,
            "a number, at least 1",
            "Open WebSockets of one address.",
        ),
    ] = 400
    sockets_per_minute: Annotated[
        int,
        Setting(
            _COUNT,
            "a number, at least 1",
            "WebSockets that one address may open in a minute.",
        ),
    ] = 600
    connections_per_address: Annotated[
        int,
        Setting(
            _COUNT,
            "a number, at least 1",
            "Open HTTP connections of one address; "
            "not limited with `UNDERMINE_TRUST_PROXY`, where all come from the proxy.",
        ),
    ] = 1000
    request_seconds: Annotated[
        float,
        Setting(
            _fraction(0.1, 3600),
            "a number of seconds from 0.1 to 3600",
            "Seconds within which a client must complete a request, read an answer, "
            "and join the table of a new WebSocket.",
        ),
    ] = 15.0
    trust_proxy: Annotated[
        bool,
        Setting(
            _switch,
            "on or off",
            "Take the client's address from the end of the last `X-Forwarded-For`; "
            "only behind a proxy that adds it.",
        ),
    ] = False
    log: Annotated[
        Literal["debug", "info", "warning", "error"],
        Setting(
            _one_of("debug", "info", "warning", "error"),
            "debug, info, warning or error",
            "The least important lines to log: `debug`, `info`, `warning` or `error`.",
        ),
    ] = "info"
    log_format: Annotated[
        Literal["text", "json"],
        Setting(
            _one_of("text", "json"),
            "text or json",
            "Log lines for people (`text`) or for programs (`json`).",
        ),
    ] = "text"

    @property
    def prefix(self) -> str:
        """The path prefix of all pages, such as `/undermine`; empty by default."""
        return urlsplit(self.url).path

    @property
    def tls(self) -> bool:
        """Whether the server itself serves https."""
        return bool(self.tls_cert)

    @property
    def database(self) -> Path:
        """The file of the database."""
        return self.data / DATABASE


def read_settings(environ: Mapping[str, str] = os.environ) -> Settings:
    """Read all settings; raises `ValueError` with a sentence that describes a valid value."""
    chosen = {
        name: _read(setting, variable_name(name), environ[variable_name(name)])
        for name, setting in all_settings().items()
        if environ.get(variable_name(name))
    }
    settings = Settings(**chosen)  # type: ignore[arg-type]  # each by its own reader
    if settings.remove_days < settings.park_days:
        raise ValueError(
            f"UNDERMINE_REMOVE_DAYS is '{settings.remove_days}'; it should be at least "
            f"UNDERMINE_PARK_DAYS, which is {settings.park_days}"
        )
    if bool(settings.tls_cert) != bool(settings.tls_key):
        raise ValueError("UNDERMINE_TLS_CERT and UNDERMINE_TLS_KEY must be set together")
    return settings


def _read(setting: Setting, name: str, text: str) -> object:
    try:
        return setting.read(text)
    except (ValueError, OSError, RuntimeError) as error:  # the last one: no such home folder
        raise ValueError(f"{name} is {text!r}; it should be {setting.expected}") from error


def unknown_variables(environ: Mapping[str, str] = os.environ) -> Iterator[str]:
    """A sentence for each variable that has the prefix of settings and is none."""
    strange = {name for name in environ if name.startswith(PREFIX)} - _OTHER_VARIABLES
    for name in sorted(strange - {variable_name(name) for name in all_settings()}):
        close = get_close_matches(name.removeprefix(PREFIX).lower(), all_settings(), n=1)
        hint = f"; did you mean {variable_name(close[0])}?" if close else ""
        yield f"there is no setting {name}{hint}"


def all_settings() -> dict[str, Setting]:
    """All settings by the name of their field."""
    hints = get_type_hints(Settings, include_extras=True)
    return {name: hint.__metadata__[0] for name, hint in hints.items()}


def variable_name(name: str) -> str:
    """The environment variable of a field."""
    return PREFIX + name.upper()


# -- documentation -------------------------------------------------------------------------------


def settings_table() -> str:
    """All settings as a table in Markdown."""
    rows = [
        f"| `{variable_name(name)}` | {setting.default or _shown(name)} | {setting.description} |"
        for name, setting in all_settings().items()
    ]
    return "\n".join(["| Variable | Default | What it does |", "|---|---|---|", *rows])


def _shown(name: str) -> str:
    value = getattr(Settings(), name)
    return f"`{'off' if value is False else value}`"
