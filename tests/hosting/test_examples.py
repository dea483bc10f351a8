"""The files of `examples/hosting` agree with the server and with the pages that quote them."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from textwrap import dedent, indent

import pytest
from starlette.routing import BaseRoute, Route, WebSocketRoute

from tests.hosting.proxies import EXAMPLES, NODES, ROOT, SUFFIXES, example
from tests.server.room_harness import room_harness
from undermine.server.http.app import make_app
from undermine.server.main import PING_SECONDS
from undermine.server.nodes import other_nodes
from undermine.server.settings import Settings, all_settings, read_settings, variable_name

FILES = sorted(path for path in EXAMPLES.rglob("*") if path.is_file())
PROXIES = [example(program, variant) for program in SUFFIXES for variant in ("whole-host", "nodes")]
SUB_PATHS = [example(program, "sub-path") for program in SUFFIXES]
PAGES = [ROOT / "docs" / "hosting.md", *sorted((ROOT / "docs" / "hosting").glob("*.md"))]
_FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_QUOTED = {"caddy", "haproxy", "ini", "nginx", "yaml"}
CODE = "brave-tin-lamp-7"


def _id(path: Path) -> str:
    return str(path.relative_to(EXAMPLES))


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _routes(folder: Path) -> list[BaseRoute]:
    found: list[BaseRoute] = []

    async def look() -> None:
        async with room_harness(folder) as harness:
            found.extend(make_app(harness.tables.services).routes)

    asyncio.run(look())
    return found


def _paths(folder: Path) -> list[str]:
    """The paths of the server, with a code where they name a table, and something elsewhere."""
    paths = [route.path for route in _routes(folder) if isinstance(route, (Route, WebSocketRoute))]
    named = [path.replace("/t/{rest:path}", f"/t/{CODE}") for path in paths]
    return [re.sub(r"\{\w+(:path)?\}", "other", path.replace("{code}", CODE)) for path in named]


# -- where a balancer sends a path -----------------------------------------------------------------


def _hashed_by_nginx(text: str, path: str) -> str:
    (pattern,) = re.findall(r'"~(\S+)" \$undermine_code;', text)
    found = re.search(pattern.replace("(?<", "(?P<"), path)
    return found["undermine_code"] if found else ""


def _hashed_by_caddy(text: str, path: str) -> str:
    (pattern,) = re.findall(r"path_regexp table (\S+)\n", text)
    found = re.search(pattern, path)
    return found[1] if found else ""


def _hashed_by_haproxy(text: str, path: str) -> str:
    for number, beginnings in re.findall(r"path,field\((\d),/\) if \{ path_beg (.*) \}", text):
        if path.startswith(tuple(beginnings.split())):
            return path.split("/")[int(number) - 1]
    return ""


HASHED = {"nginx": _hashed_by_nginx, "caddy": _hashed_by_caddy, "haproxy": _hashed_by_haproxy}


@pytest.mark.parametrize("program", SUFFIXES)
def test_balancers_find_the_code_in_every_path_that_names_a_table(
    program: str, tmp_path: Path
) -> None:
    text = _text(example(program, "nodes"))
    found = {path: HASHED[program](text, path) for path in _paths(tmp_path)}

    assert len([path for path in found if CODE in path]) == 4
    assert found == {path: CODE if CODE in path else "" for path in found}


@pytest.mark.parametrize("program", SUFFIXES)
def test_balancers_hash_what_they_find(program: str) -> None:
    words = {
        "nginx": ["map $uri $undermine_table {", "hash $undermine_table consistent;"],
        "caddy": ["request_header @table X-Table {re.table.1}", "lb_policy header X-Table"],
        "haproxy": ["balance hash var(txn.table)", "hash-type consistent"],
    }
    text = _text(example(program, "nodes"))

    assert [word for word in words[program] if word not in text] == []
    assert re.findall(r"10\.\d+\.\d+\.\d+:\d+", text) == list(NODES)
    assert {node.rpartition(":")[2] for node in NODES} == {str(Settings().port)}


# -- what the server is told and what stays hidden -------------------------------------------------


@pytest.mark.parametrize("file", [*PROXIES, *SUB_PATHS], ids=_id)
def test_proxies_hide_what_is_for_the_operator(file: Path, tmp_path: Path) -> None:
    prefix = "/undermine" if file in SUB_PATHS else ""
    nodes = [other_nodes.BRIEFS.rpartition("/")[0] + "/"] if "nodes" in file.name else []
    paths = re.findall(
        r"location =? ?(\S+) \{\n +return 404|@operator path (.*)\n|respond (\S+) 404"
        r"|deny_status 404 if \{ path,url_dec -i(?: -m beg)? (\S+) \}",
        _text(file),
    )
    hidden = {path.rstrip("*") for line in paths for path in " ".join(line).split()}

    assert hidden - {"@operator"} == {f"{prefix}/metrics", *nodes}
    assert "/metrics" in _paths(tmp_path)


@pytest.mark.parametrize("file", [*PROXIES, *SUB_PATHS], ids=_id)
def test_proxies_pass_on_who_asks_and_name_the_settings_for_it(file: Path) -> None:
    text = _text(file)
    told = {
        "conf": "X-Forwarded-For $proxy_add_x_forwarded_for;",
        "cfg": "option forwardfor",
        "Caddyfile": "reverse_proxy ",
    }
    url = "https://example.org/undermine" if file in SUB_PATHS else "https://mine.example"

    assert told[file.suffix.removeprefix(".")] in text
    assert "trusted_proxies" not in text  # Caddy would then believe what clients say
    assert f"UNDERMINE_URL={url}" in text
    assert "UNDERMINE_TRUST_PROXY=on" in text
    if "nodes" not in file.name:
        assert f"127.0.0.1:{Settings().port}" in text


@pytest.mark.parametrize("file", SUB_PATHS, ids=_id)
def test_sub_paths_are_passed_on_as_they_are(file: Path) -> None:
    text = _text(file)
    passing = {
        "conf": "location /undermine/ {\n        proxy_pass         http://undermine;",
        "cfg": "use_backend undermine if { path_beg /undermine/ }",
        "Caddyfile": "handle /undermine/* {",
    }

    assert passing[file.suffix.removeprefix(".")] in text
    assert read_settings({"UNDERMINE_URL": "https://example.org/undermine"}).prefix == "/undermine"


@pytest.mark.parametrize("program", ["nginx", "haproxy"])
@pytest.mark.parametrize("variant", ["whole-host", "sub-path", "nodes"])
def test_proxies_limit_clients_as_the_server_would(program: str, variant: str) -> None:
    """Behind a proxy the server limits no connections: all of them come from there."""
    text = _text(example(program, variant))
    settings = Settings()

    most = re.findall(r"limit_conn +undermine (\d+);|sc0_conn_cur gt (\d+) ", text)
    assert [int("".join(one)) for one in most] == [settings.connections_per_address]
    seconds = re.findall(
        r"client_(?:header|body)_timeout +(\d+)s|timeout http-request (\d+)s", text
    )
    assert {float("".join(one)) for one in seconds} == {settings.request_seconds}
    silent = re.findall(r"proxy_read_timeout +(\d+)s|timeout tunnel (\d+)s", text)
    assert [int("".join(one)) > 2 * PING_SECONDS for one in silent] == [True]


def test_every_variable_in_examples_and_pages_is_a_setting() -> None:
    names = {variable_name(name) for name in all_settings()}
    texts = [_text(path) for path in [*FILES, *PAGES]]
    used = {name for text in texts for name in re.findall(r"UNDERMINE_[A-Z_]+[A-Z]", text)}

    assert used - names == set()


# -- services --------------------------------------------------------------------------------------


def _environment(*texts: str) -> dict[str, str]:
    lines = [re.sub(r"^Environment=", "", line) for text in texts for line in text.splitlines()]
    return dict(line.split("=", 1) for line in lines if line.startswith("UNDERMINE_"))


def _state_directory(unit: str) -> Path:
    (folder,) = re.findall(r"^StateDirectory=(\S+)", unit, re.MULTILINE)
    return Path("/var/lib", folder)


def test_the_server_can_read_what_its_unit_tells_it() -> None:
    unit = _text(EXAMPLES / "systemd" / "undermine.service")
    settings = read_settings(_environment(unit))

    assert settings.trust_proxy
    assert settings.data == _state_directory(unit)


def test_a_node_can_read_what_its_unit_and_its_files_tell_it() -> None:
    folder = EXAMPLES / "systemd"
    unit = _text(folder / "undermine@.service").replace("%i", "one")
    files = re.findall(r"^EnvironmentFile=/etc/undermine/(\S+)", unit, re.MULTILINE)
    settings = read_settings(_environment(unit, *(_text(folder / file) for file in files)))

    assert (settings.node_name, settings.trust_proxy) == ("one", True)
    assert settings.node_address == f"http://{settings.host}:{settings.port}"
    assert settings.host in settings.hosts
    assert settings.node_address.removeprefix("http://") in NODES
    assert settings.data == _state_directory(unit)


# -- pages -----------------------------------------------------------------------------------------


def test_pages_quote_the_files_as_they_are() -> None:
    files = [_text(path) for path in FILES]
    quotes = [
        (page.name, block)
        for page in PAGES
        for label, block in _FENCE.findall(_text(page))
        if label in _QUOTED
    ]
    depths = ("", "    ", "\t")

    assert len(quotes) > 5
    assert [
        f"{page}:\n{block}"
        for page, block in quotes
        if not any(indent(dedent(block), depth) in file for depth in depths for file in files)
    ] == []


def test_every_file_is_linked_from_a_page() -> None:
    pages = "".join(_text(page) for page in PAGES)

    assert [_id(path) for path in FILES if f"examples/hosting/{_id(path)})" not in pages] == []
