"""The settings of the server, read from environment variables.

The table in `docs/hosting.md` is made from the descriptions in the `Settings` struct.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Final, Literal, TypeVar, get_type_hints
from urllib.parse import urlsplit

from msgspec import Struct, field

from undermine.server.setting_readers import (
    SHORTEST_SECRET,
    Setting,
    address,
    database,
    file,
    folder,
    fraction,
    is_postgres,
    names,
    node_address,
    node_name,
    one_of,
    secret,
    switch,
    whole,
    without_password,
    word,
)

T = TypeVar("T")

PREFIX: Final = "UNDERMINE_"
DATABASE: Final = "undermine.db"
_OTHER_VARIABLES: Final = frozenset(
    f"UNDERMINE_{name}" for name in ("PAUSE", "CHROMIUM", "CHROMIUM_ARGS", "NO_APT")
)
"""Variables that other commands read."""


def _data_folder() -> Path:
    """The default data folder of the user who runs the server."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or "~/AppData/Local").expanduser() / "undermine"
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "undermine"


# -- the settings --------------------------------------------------------------------------------

_DAYS: Final = whole(1, 36500)
_COUNT: Final = whole(1, 1_000_000)


class Settings(Struct, frozen=True, kw_only=True):
    """All settings of the server."""

    host: Annotated[
        str,
        Setting(
            word,
            "an address of this machine, such as 127.0.0.1 or 0.0.0.0",
            "The address to listen on; `0.0.0.0` lets other machines in.",
        ),
    ] = "127.0.0.1"
    port: Annotated[
        int,
        Setting(
            whole(0, 65535),
            "a port from 0 to 65535",
            "The port to listen on; 0 chooses a free one.",
        ),
    ] = 8321
    data: Annotated[
        Path,
        Setting(
            folder,
            "a folder",
            "The folder of the database; it is created if it does not exist.",
            "`$XDG_DATA_HOME/undermine`, `~/.local/share/undermine`, "
            "on Windows `%LOCALAPPDATA%\\undermine`",
        ),
    ] = field(default_factory=_data_folder)
    database: Annotated[
        str,
        Setting(
            database,
            "postgresql://user:password@host/name, or the path of a file",
            "The database: the address of one in PostgreSQL, "
            "or the path of a SQLite file elsewhere than in `UNDERMINE_DATA`.",
            f"`{DATABASE}` in `UNDERMINE_DATA`",
        ),
    ] = ""
    url: Annotated[
        str,
        Setting(
            address,
            "an address such as https://mine.example or https://example.org/undermine",
            "The public URL of the server, for links and QR codes; "
            "its path is the prefix of all pages.",
            "the address that it listens on",
        ),
    ] = ""
    hosts: Annotated[
        str,
        Setting(
            names,
            "names without scheme or port, with commas between them, such as mine.example",
            "More host names of this server, separated by commas. "
            "Once this or `UNDERMINE_URL` is set, requests for any other host are refused.",
            "any name",
        ),
    ] = ""
    tls_cert: Annotated[
        str,
        Setting(
            file,
            "a file",
            "A certificate with its chain (PEM), to serve https without a proxy.",
            "none",
        ),
    ] = ""
    tls_key: Annotated[
        str,
        Setting(file, "a file", "The key of that certificate (PEM).", "none"),
    ] = ""
    bots: Annotated[
        int,
        Setting(
            whole(1, 64),
            "a number from 1 to 64",
            "The number of processes that compute moves of bots.",
        ),
    ] = 1
    bot_pause: Annotated[
        float,
        Setting(
            fraction(0, 60),
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
            fraction(0.1, 3600),
            "a number of seconds from 0.1 to 3600",
            "Seconds within which a client must complete a request, read an answer, "
            "and join the table of a new WebSocket.",
        ),
    ] = 15.0
    trust_proxy: Annotated[
        bool,
        Setting(
            switch,
            "on or off",
            "Take the client's address from the end of the last `X-Forwarded-For`; "
            "only behind a proxy that adds it.",
        ),
    ] = False
    node_address: Annotated[
        str,
        Setting(
            node_address,
            "an address such as http://10.0.0.2:8321",
            "The address at which other nodes of the same database reach this one; "
            "it belongs in a network of their own.",
            "none: there is one node",
        ),
    ] = ""
    node_name: Annotated[
        str,
        Setting(
            node_name,
            "at most 40 letters, digits, dots, hyphens and underscores",
            "The name of this node; no two nodes of a database have the same.",
            "its address",
        ),
    ] = ""
    node_secret: Annotated[
        str,
        Setting(
            secret,
            f"at least {SHORTEST_SECRET} letters, digits and signs without spaces",
            "The secret that all nodes of a database share, "
            f"of at least {SHORTEST_SECRET} characters.",
            "none",
        ),
    ] = ""
    log: Annotated[
        Literal["debug", "info", "warning", "error"],
        Setting(
            one_of("debug", "info", "warning", "error"),
            "debug, info, warning or error",
            "The least important lines to log: `debug`, `info`, `warning` or `error`.",
        ),
    ] = "info"
    log_format: Annotated[
        Literal["text", "json"],
        Setting(
            one_of("text", "json"),
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
    def database_file(self) -> Path:
        """The file of the database, also where PostgreSQL holds what would be in it."""
        has_file = self.database and not is_postgres(self.database)
        return Path(self.database) if has_file else self.data / DATABASE


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
    if bool(settings.node_address) != bool(settings.node_secret):
        raise ValueError("UNDERMINE_NODE_ADDRESS and UNDERMINE_NODE_SECRET must be set together")
    if settings.node_address and not is_postgres(settings.database):
        raise ValueError(
            f"UNDERMINE_NODE_ADDRESS is {settings.node_address!r}, but UNDERMINE_DATABASE names no "
            "PostgreSQL, which several nodes need to share; it should be "
            "postgresql://user:password@host/name"
        )
    if settings.node_name and not settings.node_address:
        raise ValueError(
            f"UNDERMINE_NODE_NAME is {settings.node_name!r}, but UNDERMINE_NODE_ADDRESS is not "
            "set; it should say where the other nodes reach this one"
        )
    return settings


def _read(setting: Setting, name: str, text: str) -> object:
    try:
        return setting.read(text)
    except (ValueError, OSError, RuntimeError) as error:  # the last one: no such home folder
        shown = (
            f"{len(text)} characters long"
            if name.endswith("_SECRET")
            else repr(without_password(text))
        )
        raise ValueError(f"{name} is {shown}; it should be {setting.expected}") from error


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
