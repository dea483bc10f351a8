"""Hypothesis tries the same examples everywhere; `--hypothesis-profile=hunt` tries many others."""

from hypothesis import settings

settings.register_profile("ci", deadline=None, derandomize=True, max_examples=50, print_blob=True)
settings.register_profile("hunt", deadline=None, max_examples=1_000, print_blob=True)
settings.load_profile("ci")
