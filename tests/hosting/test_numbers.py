"""Numbers of the server, the dashboard and the rules that ask for them, and the page about them."""

from __future__ import annotations

import json
import re
import sys
from itertools import combinations
from typing import Any, Final

import pytest
from prometheus_client import generate_latest
from prometheus_client.metrics import MetricWrapperBase

from tests.hosting.proxies import EXAMPLES, ROOT
from undermine.server import metrics
from undermine.server.settings import Settings

DASHBOARD: Final[dict[str, Any]] = json.loads(
    (EXAMPLES / "grafana-dashboard.json").read_text(encoding="utf-8")
)
RULES: Final = (EXAMPLES / "undermine-alerts.yml").read_text(encoding="utf-8")
SCRAPE: Final = (EXAMPLES / "prometheus.yml").read_text(encoding="utf-8")
OWN: Final = {"up"}
"""What Prometheus counts itself."""
COLUMNS: Final = 24
"""The width of a dashboard."""
_NAME: Final = re.compile(r"\b((?:undermine|process|python)_\w+|up)\b(?!=)")


def _questions() -> list[str]:
    return [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]


def _rules() -> list[str]:
    return re.findall(r"expr: (.*?)\n +for:", RULES, re.DOTALL)


def _asked(questions: list[str]) -> set[str]:
    without_labels = [re.sub(r"\{[^}]*\}|by \([^)]*\)", "", one) for one in questions]
    return {name for one in without_labels for name in _NAME.findall(one)}


def _families() -> dict[str, set[str]]:
    """The numbers of the server, each with the names under which Prometheus keeps it."""
    own = [number for number in vars(metrics).values() if isinstance(number, MetricWrapperBase)]
    return {
        family.name: {one.name for one in family.samples if not one.name.endswith("_created")}
        for number in own
        for family in number.collect()
    }


@pytest.mark.skipif(sys.platform != "linux", reason="only there a process counts its memory")
@pytest.mark.parametrize("questions", [_questions(), _rules()], ids=["dashboard", "rules"])
def test_every_number_that_is_asked_for_exists(questions: list[str]) -> None:
    served = set(re.findall(r"^(\w+)", generate_latest().decode(), re.MULTILINE))

    assert questions
    assert _asked(questions) - OWN - served == set()


def test_every_number_of_the_server_is_on_the_dashboard_and_on_the_page() -> None:
    page = (ROOT / "docs" / "hosting" / "watching.md").read_text(encoding="utf-8")
    families = _families()

    assert len(families) > 4
    assert [name for name, names in families.items() if not names & _asked(_questions())] == []
    assert [
        name for name in families if not re.search(rf"^\| `{name}(_total)?` ", page, re.MULTILINE)
    ] == []


def test_the_dashboard_can_be_imported() -> None:
    """It has what Grafana asks of a file, and names no data source of somebody else."""
    panels = DASHBOARD["panels"]
    variables = {one["name"] for one in DASHBOARD["templating"]["list"]}

    assert (DASHBOARD["uid"], DASHBOARD["title"]) == ("undermine", "Undermine")
    assert DASHBOARD["schemaVersion"] >= 36  # data sources are objects since then
    assert "id" not in DASHBOARD, "an id belongs to the Grafana that gave it"
    assert len({panel["id"] for panel in panels}) == len(panels)
    used = set(re.findall(r"\$\{?(\w+)", json.dumps(DASHBOARD)))
    assert used - {"__rate_interval"} == variables
    sources = re.findall(r'"datasource": (\{[^}]*\}?[^}]*\})', json.dumps(DASHBOARD))
    assert {source.replace(" ", "") for source in sources} == {
        '{"type":"prometheus","uid":"${datasource}"}'
    }


def test_no_panel_of_the_dashboard_lies_on_another() -> None:
    places = [panel["gridPos"] for panel in DASHBOARD["panels"]]

    assert [place for place in places if place["x"] + place["w"] > COLUMNS] == []
    assert [(one, two) for one, two in combinations(places, 2) if _meet(one, two)] == []


def _meet(one: dict[str, int], two: dict[str, int]) -> bool:
    return (
        one["x"] < two["x"] + two["w"]
        and two["x"] < one["x"] + one["w"]
        and one["y"] < two["y"] + two["h"]
        and two["y"] < one["y"] + one["h"]
    )


def test_prometheus_asks_where_the_server_answers() -> None:
    assert f'targets: ["{Settings().host}:{Settings().port}"]' in SCRAPE
    assert "metrics_path: /metrics" in SCRAPE
    assert "- undermine-alerts.yml" in SCRAPE
    (job,) = re.findall(r"job_name: (\w+)", SCRAPE)
    assert set(re.findall(r'job="(\w+)"', RULES)) == {job}
