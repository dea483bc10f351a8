"""Hypothesis tries the same examples everywhere; `--hypothesis-profile=hunt` tries many others."""

from hypothesis import HealthCheck, settings

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
