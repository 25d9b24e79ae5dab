"""How all tests run."""

import os

from hypothesis import settings

from tests.effort import effort

# In CI the same examples every time: a failure there must be one that anybody can repeat.
settings.register_profile(
    "alhambra",
    max_examples=effort(100),
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    print_blob=True,
)
settings.load_profile("alhambra")
