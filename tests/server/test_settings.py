"""Settings come from the environment; a wrong one is quoted, with what would be right."""

from pathlib import Path

import pytest

from undermine.server.settings import (
    Settings,
    all_settings,
    read_settings,
    settings_table,
    unknown_variables,
    variable_name,
)

NODE = {
    "UNDERMINE_DATABASE": "postgresql://db.example/undermine",
    "UNDERMINE_NODE_ADDRESS": "http://10.0.0.1:8321",
    "UNDERMINE_NODE_SECRET": "0123456789abcdef",
}
"""What a node needs, if it is one of several."""
PAGE = Path(__file__).resolve().parents[2] / "docs" / "hosting.md"


def test_without_a_word_everything_has_its_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/srv/share")

    settings = read_settings({})

    assert settings == Settings()
    assert (settings.host, settings.port, settings.url) == ("127.0.0.1", 8321, "")
    assert settings.database_file == Path("/srv/share/undermine/undermine.db")


def test_data_lies_in_the_home_folder_where_nothing_else_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", "/home/ada")

    assert read_settings({}).data == Path("/home/ada/.local/share/undermine")


def test_an_empty_variable_is_no_setting() -> None:
    assert read_settings({"UNDERMINE_PORT": "", "UNDERMINE_URL": ""}) == Settings()


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("host", "::", "::"),
        ("port", "0", 0),
        ("data", "/srv/mine", Path("/srv/mine")),
        ("database", "postgresql://ada:pw@db/undermine", "postgresql://ada:pw@db/undermine"),
        ("database", "sqlite:///srv/mine.db", "/srv/mine.db"),
        ("database", "/srv/mine.db", "/srv/mine.db"),
        ("url", "https://mine.example/", "https://mine.example"),
        ("url", "https://example.org/undermine/", "https://example.org/undermine"),
        ("url", "http://10.0.0.7:8321", "http://10.0.0.7:8321"),
        ("bots", "4", 4),
        ("bot_pause", "0", 0.0),
        ("bot_pause", "1.5", 1.5),
        ("park_days", "60", 60),
        ("remove_days", "7", 7),
        ("tables_per_hour", "1", 1),
        ("misses_per_hour", "50", 50),
        ("messages_per_second", "40", 40),
        ("sockets_per_address", "5", 5),
        ("joins_per_minute", "7", 7),
        ("watchers_per_table", "8", 8),
        ("sockets_per_minute", "9", 9),
        ("connections_per_address", "10", 10),
        ("request_seconds", "2.5", 2.5),
        ("hosts", "Mine.example, [::1]", "mine.example,[::1]"),
        ("trust_proxy", "on", True),
        ("trust_proxy", "No", False),
        ("log", "DEBUG", "debug"),
        ("log_format", "json", "json"),
        ("node_address", "http://10.0.0.2:8321", "http://10.0.0.2:8321"),
        ("node_name", "west-1", "west-1"),
        ("node_secret", "sixteen-letters!", "sixteen-letters!"),
    ],
)
def test_each_setting_is_read(name: str, text: str, value: object) -> None:
    others = NODE if name.startswith("node_") else {}

    assert getattr(read_settings({**others, variable_name(name): text}), name) == value


def test_a_certificate_and_its_key_are_read() -> None:
    settings = read_settings(
        {variable_name("tls_cert"): __file__, variable_name("tls_key"): __file__}
    )

    assert (settings.tls_cert, settings.tls_key, settings.tls) == (__file__, __file__, True)


def test_each_setting_is_tested() -> None:
    (mark,) = test_each_setting_is_read.pytestmark  # type: ignore[attr-defined]

    tested = {name for name, *_ in mark.args[1]} | {"tls_cert", "tls_key"}
    assert tested == set(all_settings())


@pytest.mark.parametrize(
    ("name", "text", "right"),
    [
        ("host", "two words", "an address of this machine"),
        ("port", "65536", "a port from 0 to 65535"),
        ("port", "-1", "a port"),
        ("port", "٣", "a port"),
        ("port", "9" * 5000, "a port"),
        ("data", __file__, "a folder"),
        ("data", "~nobody-at-all/x", "a folder"),
        ("url", "mine.example", "such as https://mine.example"),
        ("url", "ftp://mine.example", "an address"),
        ("url", "https://mine.example/games?x=1", "an address such as"),
        ("url", "https://mine.example/<b>", "an address such as"),
        ("url", "https://mine.example//x", "an address such as"),
        ("url", "https://mine.example:port", "an address"),
        ("url", "https://[half", "an address"),
        ("hosts", "https://mine.example", "names without scheme"),
        ("hosts", "mine.example:80", "names without scheme"),
        ("request_seconds", "0", "a number of seconds"),
        ("bots", "0", "from 1 to 64"),
        ("bot_pause", "nan", "a number of seconds"),
        ("bot_pause", "1e9", "a number of seconds"),
        ("bot_pause", "61", "from 0 to 60"),
        ("park_days", "0", "at least 1"),
        ("trust_proxy", "maybe", "on or off"),
        ("log", "loud", "debug, info, warning or error"),
        ("log_format", "xml", "text or json"),
        ("node_address", "http://10.0.0.2:8321/undermine", "such as http://10.0.0.2:8321"),
        ("node_address", "10.0.0.2:8321", "such as http://10.0.0.2:8321"),
        ("node_name", "west one", "at most 40 letters"),
        ("database", "mysql://db/undermine", "postgresql://user:password@host/name, or"),
        ("database", "postgresql://db", "or the path of a file"),
        ("database", "/", "or the path of a file"),
    ],
)
def test_a_wrong_value_is_quoted_with_what_would_be_right(name: str, text: str, right: str) -> None:
    with pytest.raises(ValueError, match=variable_name(name)) as error:
        read_settings({variable_name(name): text})

    assert repr(text) in str(error.value)
    assert right in str(error.value)


@pytest.mark.parametrize("scheme", ["mysql", "postgresql"])
def test_a_wrong_address_of_a_database_is_quoted_without_its_password(scheme: str) -> None:
    with pytest.raises(ValueError, match="UNDERMINE_DATABASE") as error:
        read_settings(
            {"UNDERMINE_DATABASE": f"{scheme}://ada:SEC@RET@db.example?password=SECRET&a=b"}
        )

    assert f"'{scheme}://ada@db.example?a=b'" in str(error.value)


def test_a_database_elsewhere_is_a_file_unless_it_is_in_postgresql(tmp_path: Path) -> None:
    data, file = str(tmp_path), str(tmp_path / "mine.db")

    elsewhere = read_settings({"UNDERMINE_DATA": data, "UNDERMINE_DATABASE": file})
    in_postgres = read_settings({"UNDERMINE_DATA": data, "UNDERMINE_DATABASE": "postgres://db/a"})

    assert elsewhere.database_file == tmp_path / "mine.db"
    assert in_postgres.database_file == tmp_path / "undermine.db"


@pytest.mark.parametrize("missing", sorted(NODE))
def test_a_node_needs_an_address_a_secret_and_a_database_to_share(missing: str) -> None:
    with pytest.raises(ValueError, match=missing):
        read_settings({name: text for name, text in NODE.items() if name != missing})


def test_a_name_alone_makes_no_node() -> None:
    with pytest.raises(ValueError, match="NODE_NAME is 'west-1', but UNDERMINE_NODE_ADDRESS"):
        read_settings({"UNDERMINE_NODE_NAME": "west-1"})


def test_a_secret_is_not_quoted() -> None:
    with pytest.raises(ValueError, match="NODE_SECRET is 8 characters long") as error:
        read_settings({**NODE, "UNDERMINE_NODE_SECRET": "too-easy"})

    assert "at least 16" in str(error.value)
    assert "too-easy" not in str(error.value)


def test_nothing_is_removed_before_it_is_parked() -> None:
    with pytest.raises(ValueError, match=r"REMOVE_DAYS is '3'.*PARK_DAYS, which is 7"):
        read_settings({"UNDERMINE_REMOVE_DAYS": "3"})


def test_a_misspelt_setting_is_noticed() -> None:
    environ = {"UNDERMINE_PROT": "1", "UNDERMINE_PAUSE": "0", "UNDERMINE_PORT": "1", "HOME": "/"}

    assert list(unknown_variables(environ)) == [
        "there is no setting UNDERMINE_PROT; did you mean UNDERMINE_PORT?",
    ]
    assert list(unknown_variables({"UNDERMINE_QQQ": ""})) == ["there is no setting UNDERMINE_QQQ"]


def test_the_page_for_hosts_shows_every_setting() -> None:
    assert settings_table() in PAGE.read_text(encoding="utf-8"), settings_table()
