"""Hypothesis tries the same examples everywhere; `--hypothesis-profile=hunt` tries many others.

Tests of PostgreSQL have its name in theirs. They run wherever there is a server for tests.
"""

from hypothesis import HealthCheck, settings

from tests.postgres_server import IS_SUPPORTED

collect_ignore_glob = [] if IS_SUPPORTED else ["*postgres*"]

settings.register_profile(
    "ci",
    deadline=None,
    derandomize=True,
    max_examples=50,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],  # that is the machine, not the test
)
settings.register_profile("hunt", settings.get_profile("ci"), derandomize=False, max_examples=1_000)
settings.load_profile("ci")


def pytest_report_header() -> str | None:
    """What is not tested here."""
    return None if IS_SUPPORTED else "PostgreSQL: there is no server for tests on this system"
